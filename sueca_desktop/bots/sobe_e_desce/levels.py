"""The players of each level."""

from __future__ import annotations

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.sobe_e_desce.beginner import Beginner
from sueca_desktop.bots.sobe_e_desce.rule_player import RulePlayer
from sueca_desktop.bots.sobe_e_desce.thinker import Thinker, Thought
from sueca_desktop.levels import Level

THOUGHTS = {
    Level.EXPERT: Thought(trials=1500, seconds=0.2, guessing=True),
    Level.MASTER: Thought(trials=10_000, seconds=0.8, guessing=True),
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
