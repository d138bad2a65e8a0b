"""What tentos are worth: the chance to win the match from a score."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum

from sueca_desktop.rules.truco import PlayerView, Rules

Value = Callable[[int, int], float]
"""What a score is worth to a team: its own tentos, the other team's."""

_STAKES = (0.45, 0.4, 0.1, 0.03, 0.02)
"""How often a hand that somebody wins pays each step of the ladder, by self-play."""

_SPECIAL_PLAYED = 0.6
_SPECIAL_WON = 0.6
"""How often a special hand is accepted, and then won by those who accepted it, by self-play."""


def match_value(view: PlayerView) -> Value:
    """The chance of the seat's team to win the match, between equal teams."""
    rules = view.rules
    return lambda ours, theirs: _chance(rules, ours, theirs)


def tento_value(view: PlayerView) -> Value:
    """For those who do not mind the score: a tento is a tento."""
    target = view.rules.target
    return lambda ours, theirs: (min(ours, target) - min(theirs, target)) / target


@cache
def _chance(rules: Rules, ours: int, theirs: int) -> float:
    if ours >= rules.target or theirs >= rules.target:
        return 1.0 if ours >= rules.target else 0.0
    border = rules.target - rules.steps[0]
    near = (ours >= border, theirs >= border)
    if rules.special_hand and near == (True, True):
        return 0.5
    if rules.special_hand and near == (False, True):
        return 1 - _chance(rules, theirs, ours)
    if rules.special_hand and near == (True, False):
        first, second = rules.steps[:2]
        played = _SPECIAL_WON + (1 - _SPECIAL_WON) * _chance(rules, ours, theirs + second)
        return _SPECIAL_PLAYED * played + (1 - _SPECIAL_PLAYED) * _chance(rules, ours, theirs + first)
    return fsum(
        share * (_chance(rules, ours + step, theirs) + _chance(rules, ours, theirs + step)) / 2
        for share, step in zip(_STAKES, rules.steps, strict=True)
    )
