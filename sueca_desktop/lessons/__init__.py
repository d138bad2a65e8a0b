"""First lessons at the table: prepared deals, and which action comes next and why.

A lesson is imported when it is first given: whoever starts the program waits for none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from sueca_desktop.rules.sobe_e_desce import GAME_ID as SOBE_E_DESCE
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO

if TYPE_CHECKING:
    from sueca_desktop.lessons.lesson import Lesson


def _sueca() -> Lesson:
    from sueca_desktop.lessons.sueca import SUECA_LESSON

    return SUECA_LESSON


def _sobe_e_desce() -> Lesson:
    from sueca_desktop.lessons.sobe_e_desce import SOBE_E_DESCE_LESSON

    return SOBE_E_DESCE_LESSON


def _truco() -> Lesson:
    from sueca_desktop.lessons.truco import TRUCO_LESSON

    return TRUCO_LESSON


LESSONS: Mapping[str, Callable[[], Lesson]] = {
    SUECA: _sueca,
    SOBE_E_DESCE: _sobe_e_desce,
    TRUCO: _truco,
}
"""What gives the first lesson of each game that has one, by the id of the game, in the order in which they
are offered."""
