"""Each game at the table, in a room of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sueca_desktop.rules.sobe_e_desce import GAME_ID as SOBE_E_DESCE
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO
from sueca_desktop.ui.games.conduct import Conduct
from sueca_desktop.ui.games.sobe_e_desce.conduct import SobeConduct
from sueca_desktop.ui.games.sueca.conduct import SuecaConduct
from sueca_desktop.ui.games.truco.conduct import TrucoConduct

CONDUCTS: Mapping[str, Callable[[], Conduct[Any]]] = {
    SUECA: SuecaConduct,
    SOBE_E_DESCE: SobeConduct,
    TRUCO: TrucoConduct,
}
"""What makes the conduct of a match, by the id of its game."""
