"""The games: pure rules, standard library only, without clock, chance or text for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sueca_desktop.rules import sobe_e_desce, sueca, truco
from sueca_desktop.rules.game import Game, MatchRules

GAMES: Mapping[str, Game[Any, Any, Any]] = {
    game.id: game for game in (sueca.GAME, sobe_e_desce.GAME, truco.GAME)
}
"""Every game by its id."""


def game_of(rules: MatchRules) -> Game[Any, Any, Any]:
    """The game that these are rules of."""
    return next(game for game in GAMES.values() if type(rules) is game.rules)
