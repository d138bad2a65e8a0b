"""The players of every game; a game's own are imported when the first of them is wanted."""

from __future__ import annotations

from typing import Any

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Action


class Seated:
    """A player as it sits at a table, where it also gives the signs that its game knows.

    It is made when it is first asked, in the thread in which it thinks: the table is laid without waiting
    for it.
    """

    def __init__(self, game: str, level: Level, seed: int) -> None:
        self._game, self._level, self._seed = game, level, seed
        self._player: Player | None = None

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        if self._player is None:
            self._player = self._made()
        return self._player.choose(view, limit, cancelled)

    def _made(self) -> Player:
        player = player_for(self._game, self._level, self._seed)
        if self._game != "truco":
            return player
        from sueca_desktop.bots.truco import Signing

        return Signing(player, self._level, self._seed)


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
