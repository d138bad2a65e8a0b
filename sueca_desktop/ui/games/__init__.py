"""Each game at the table, in a room of its own.

A room is imported when its game is first played: whoever starts the program waits for none but his own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sueca_desktop.lessons import LESSONS
from sueca_desktop.rules.sobe_e_desce import GAME_ID as SOBE_E_DESCE
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO
from sueca_desktop.ui.games.conduct import Conduct


def _sueca() -> Conduct[Any]:
    from sueca_desktop.ui.games.sueca.conduct import SuecaConduct

    return SuecaConduct()


def _sobe_e_desce() -> Conduct[Any]:
    from sueca_desktop.ui.games.sobe_e_desce.conduct import SobeConduct

    return SobeConduct()


def _truco() -> Conduct[Any]:
    from sueca_desktop.ui.games.truco.conduct import TrucoConduct

    return TrucoConduct()


CONDUCTS: Mapping[str, Callable[[], Conduct[Any]]] = {
    SUECA: _sueca,
    SOBE_E_DESCE: _sobe_e_desce,
    TRUCO: _truco,
}
"""What makes the conduct of a match, by the id of its game."""


def offered_lessons() -> tuple[str, ...]:
    """The ids of the games that can be learnt here: those with a lesson and a table."""
    return tuple(game for game in LESSONS if game in CONDUCTS)
