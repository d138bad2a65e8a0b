"""Every game's words by its id."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.rules import game_of
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.sobe_e_desce.game import TEXT as SOBE_E_DESCE
from sueca_desktop.text.sueca.game import TEXT as SUECA
from sueca_desktop.text.truco.game import TEXT as TRUCO

GAME_TEXTS: Mapping[str, GameText] = {text.game.id: text for text in (SUECA, SOBE_E_DESCE, TRUCO)}
"""In the order in which the games are offered."""


def text_of(rules: MatchRules) -> GameText:
    """The words of the game that these are rules of."""
    return GAME_TEXTS[game_of(rules).id]
