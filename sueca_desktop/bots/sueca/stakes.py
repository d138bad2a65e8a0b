"""What the end of a hand is worth: for the match, or in card points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum

from sueca_desktop.rules.results import Pair, plus
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import PlayerView
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TRICKS, Rules

Values = Sequence[float]
"""By the end of the hand: card points of the seat's team, 0 to 120; then `SWEPT` and `SWEPT_BY_THEM`."""

SWEPT = ALL_POINTS + 1
SWEPT_BY_THEM = ALL_POINTS + 2

_RESULTS = {1: 0.857, 2: 0.141, 4: 0.002}
"""How often a hand that is no tie brings the winners so many games: 20,000 hands of rule players."""

_POINT = 0.0015
"""What a card point counts beside the chance to win the match: players want points even where nothing hangs
on them, and it decides among cards that lead to the same result."""


def point_values(view: PlayerView) -> Values:
    """Card points, whatever they win."""
    return (*map(float, range(ALL_POINTS + 1)), float(ALL_POINTS), 0.0)


def match_values(view: PlayerView) -> Values:
    """The seat's chance to win the match, and a little for each card point."""
    return _match_values(view.rules, view.score, view.carry, view.seat.team)


@cache
def _match_values(rules: Rules, score: Pair, carry: int, team: Team) -> Values:
    values = []
    for end in range(SWEPT_BY_THEM + 1):
        ours = ALL_POINTS if end == SWEPT else 0 if end == SWEPT_BY_THEM else end
        tricks = TRICKS if end == SWEPT else 0 if end == SWEPT_BY_THEM else TRICKS // 2
        points = (ours, ALL_POINTS - ours) if team is Team.NS else (ALL_POINTS - ours, ours)
        taken = (tricks, TRICKS - tricks) if team is Team.NS else (TRICKS - tricks, tricks)
        winner, games, _ = rules.outcome(points, taken)
        after = score if winner is None else plus(score, winner, games + carry)
        values.append(_chance(rules.target, after[team.place], after[team.other.place]) + _POINT * ours)
    return tuple(values)


@cache
def _chance(target: int, ours: int, theirs: int) -> float:
    """The chance of a team to win the match from a score, between equal players; ties change nothing."""
    if ours >= target or theirs >= target:
        return 1.0 if ours >= target else 0.0
    return fsum(
        share * (_chance(target, ours + games, theirs) + _chance(target, ours, theirs + games)) / 2
        for games, share in _RESULTS.items()
    )
