"""The players of each level."""

from __future__ import annotations

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.truco.beginner import Beginner
from sueca_desktop.bots.truco.player import Thinker, Thought
from sueca_desktop.bots.truco.scores import match_value, tento_value
from sueca_desktop.levels import Level

THOUGHTS = {
    Level.INTERMEDIATE: Thought(
        worlds=80,
        seconds=None,
        searches=False,
        weighted=False,
        value=tento_value,
        trust=0.7,
        margin=0.3,
        bluff=0.0,
    ),
    Level.EXPERT: Thought(
        worlds=120,
        seconds=0.25,
        searches=True,
        weighted=False,
        value=match_value,
        trust=0.8,
        margin=0.3,
        bluff=0.03,
    ),
    Level.MASTER: Thought(
        worlds=2000,
        seconds=0.8,
        searches=True,
        weighted=True,
        value=match_value,
        trust=1.0,
        margin=0.25,
        bluff=0.02,
    ),
}


def player_for(level: Level, seed: int) -> Player:
    """A player of that level; the same seed gives the same choices."""
    return Beginner(seed) if level is Level.BEGINNER else Thinker(seed, THOUGHTS[level])
