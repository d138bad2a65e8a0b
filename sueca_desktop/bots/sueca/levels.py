"""The players of each level."""

from __future__ import annotations

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.sueca.beginner import Beginner
from sueca_desktop.bots.sueca.rule_player import RulePlayer
from sueca_desktop.bots.sueca.thinker import Thinker, Thought
from sueca_desktop.levels import Level

THOUGHTS = {
    Level.EXPERT: Thought(worlds=200, seconds=0.2, exact_from=3, among=8),
    Level.MASTER: Thought(worlds=2000, seconds=0.9, exact_from=4, among=8),
}


def player_for(level: Level, seed: int) -> Player:
    """A player of that level; the same seed gives the same choices."""
    match level:
        case Level.BEGINNER:
            return Beginner(seed)
        case Level.INTERMEDIATE:
            return RulePlayer(seed, forgetful=True)
        case _:
            return Thinker(seed, THOUGHTS[level])
