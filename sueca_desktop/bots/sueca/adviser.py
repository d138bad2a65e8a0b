"""Who is asked for a hint."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.bots.sueca.rule_player import RulePlayer
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.sueca import PlayerView

_SEED = 0  # the same question gets the same hint


class Adviser:
    """Chooses the card that a player of a level would choose, but never lets one slip and claims no revoke:
    a hint is about a card."""

    def __init__(self, level: HintLevel) -> None:
        slips = level is Level.INTERMEDIATE
        self._player: Player = RulePlayer(_SEED, forgetful=False) if slips else player_for(level, _SEED)

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        plays = tuple(action for action in view.actions if isinstance(action, Play))
        return self._player.choose(replace(view, actions=plays), limit, cancelled)
