"""The players of every game; a game's own are imported when the first of them is wanted."""

from __future__ import annotations

from sueca_desktop.bots.player import Player
from sueca_desktop.levels import Level


def seated(game: str, level: Level, seed: int) -> Player:
    """A player as it sits at a table, where it also gives the signs that its game knows."""
    player = player_for(game, level, seed)
    if game != "truco":
        return player
    from sueca_desktop.bots.truco import Signing

    return Signing(player, level, seed)


def player_for(game: str, level: Level, seed: int) -> Player:
    """A player of the game with that id, at a level; the same seed gives the same choices.

    Raises KeyError for a game that nobody plays.
    """
    match game:
        case "sueca":
            from sueca_desktop.bots import sueca

            return sueca.player_for(level, seed)
        case "sobe-e-desce":
            from sueca_desktop.bots import sobe_e_desce

            return sobe_e_desce.player_for(level, seed)
        case "truco":
            from sueca_desktop.bots import truco

            return truco.player_for(level, seed)
    raise KeyError(game)
