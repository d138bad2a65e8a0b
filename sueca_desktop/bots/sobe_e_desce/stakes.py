"""What the scores after a hand are worth to a player: his chance to win the match, and a little for marks.

The numbers were fitted to 350 matches of rule players: who won from which scores, and with which marks.
"""

from __future__ import annotations

from functools import cache
from math import fsum

Scores = tuple[int, int, int, int]
"""Points of the players, numbered in the order of play from the one who decides, who is 0."""

MARK = 0.004
"""What a mark counts beside the chance to win."""


@cache
def standing(scores: Scores, first: int) -> float:
    """What it is worth to player 0 that the players stand so; `first` is the chooser of the hand just ended,
    who comes first among equals."""
    others = sum(scores[1:])
    lowest = min(scores)
    if lowest > 0:
        chances = [(points + 8) ** -3 for points in scores]
        chance = chances[0] / fsum(chances)
        return chance + MARK * (chance * (0.7 * others + 12) - (1 - chance) * (0.75 * scores[0] + 4))
    winner = next(player % 4 for player in range(first, first + 4) if scores[player % 4] == lowest)
    if winner != 0:
        return -MARK * max(0, scores[0])
    return 1 + MARK * sum(max(0, points) for points in scores[1:])
