"""The players of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sueca_desktop.bots import sobe_e_desce, sueca, truco
from sueca_desktop.bots.player import Player
from sueca_desktop.levels import Level

_MAKERS: Mapping[str, Callable[[Level, int], Player]] = {
    "sueca": sueca.player_for,
    "sobe-e-desce": sobe_e_desce.player_for,
    "truco": truco.player_for,
}


def seated(game: str, level: Level, seed: int) -> Player:
    """A player as it sits at a table, where it also gives the signs that its game knows."""
    player = player_for(game, level, seed)
    return truco.Signing(player, level, seed) if game == "truco" else player


def player_for(game: str, level: Level, seed: int) -> Player:
    """A player of the game with that id, at a level; the same seed gives the same choices."""
    return _MAKERS[game](level, seed)
