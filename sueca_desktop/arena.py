"""Duplicate play of one player against another: every deal twice, with the teams swapped.

What the cards give to one side they give to the other in the second playing, so that little but the
difference between the players is left. Only what happens in one hand counts, from the deal to its score, at
0–0 in a new match. In both playings a seat gets the same seed, so that a player against itself is level in
every deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil, sqrt
from statistics import NormalDist, fmean, median, stdev
from time import perf_counter
from typing import Any

from sueca_desktop.bots.habits import honest_cards
from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.bots.yardsticks import PLAYERS
from sueca_desktop.processes import run_all
from sueca_desktop.rules.actions import Action, Score
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import PRESETS, Phase, State, apply, to_act, view
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.table.deals import MAX_DEAL_NUMBER, SplitMix64, numbered_deal, numbered_deck


@dataclass(frozen=True)
class Contest:
    """Who meets whom, by names of `PLAYERS`, under which of the `PRESETS`, and what a choice may cost."""

    preset: str
    a: str
    b: str
    limit: Limit = field(default_factory=Limit)


@dataclass(frozen=True)
class Sample:
    """A deal played twice, a mean of both hands.

    points: A's card points. wins: A's share of the hands, a tie being half. a_ms, b_ms: the milliseconds
    that each choice among several cards took.
    """

    points: float
    wins: float
    a_ms: tuple[float, ...]
    b_ms: tuple[float, ...]


def deal_numbers(seed: int, count: int) -> tuple[int, ...]:
    """The numbers of the deals that a seed stands for. More of them begin with the same ones."""
    chance = SplitMix64(seed)
    return tuple(chance.below(MAX_DEAL_NUMBER + 1) for _ in range(count))


def play_twice(contest: Contest, number: int) -> Sample:
    """Plays deal `number` with A as NS and B as EW, then the other way round."""
    a, b = _Side(PLAYERS[contest.a], contest.limit), _Side(PLAYERS[contest.b], contest.limit)
    hands = (_play(contest.preset, number, (a, b)), _play(contest.preset, number, (b, a)))
    pairs = tuple(zip(hands, Team, strict=True))
    return Sample(
        points=fmean(hand.points[team.place] for hand, team in pairs),
        wins=fmean(_won(hand, team) for hand, team in pairs),
        a_ms=tuple(a.spent_ms),
        b_ms=tuple(b.spent_ms),
    )


def play_all(
    contest: Contest, numbers: Sequence[int], jobs: int, progress: Callable[[int], None]
) -> list[Sample]:
    """Plays each deal twice, in so many processes; what comes out does not depend on how many, but for the
    times. `progress` is told how many deals are done. Raises what a player raises."""
    return run_all(partial(play_twice, contest), numbers, jobs, progress)


def summary(samples: Sequence[Sample]) -> dict[str, Any]:
    """What the samples say of A, with intervals of 95 percent, and the times of both."""
    points = [sample.points for sample in samples]
    wins = [sample.wins for sample in samples]
    return {
        "a_points": round(fmean(points), 2),
        "a_points_ci95": [round(end, 2) for end in interval(points, ALL_POINTS)],
        "a_wins": round(fmean(wins), 4),
        "a_wins_ci95": [round(end, 4) for end in interval(wins, 1)],
        "decision_ms": {
            "a": _times([spent for sample in samples for spent in sample.a_ms]),
            "b": _times([spent for sample in samples for spent in sample.b_ms]),
        },
    }


def interval(values: Sequence[float], most: float) -> tuple[float, float]:
    """Where the true mean of values from 0 to `most` lies, with 95 percent certainty, from their spread.

    One value says nothing of the spread: then it may lie anywhere.
    """
    if len(values) < 2:
        return 0, most
    mean = fmean(values)
    away = NormalDist().inv_cdf(0.975) * stdev(values) / sqrt(len(values))
    return max(0, mean - away), min(most, mean + away)


@dataclass
class _Side:
    """One of the two who meet: makes the players of its team, and notes how long they think."""

    player: Callable[[int], Player]
    limit: Limit
    spent_ms: list[float] = field(default_factory=list)

    def decide(self, player: Player, state: State, seat: Seat) -> Action:
        seen = view(state, seat)
        begun = perf_counter()
        action = player.choose(seen, self.limit, lambda: False)
        spent = perf_counter() - begun
        if len(honest_cards(seen)) > 1:
            self.spent_ms.append(1000 * spent)
        assert action is not None, f"no action from {seat} in phase {state.phase}"
        return action


def _play(preset: str, number: int, sides: tuple[_Side, _Side]) -> HandResult:
    """One hand, with `sides` as NS and EW. A deal that is thrown in is dealt again, as often as need be,
    with the next pack of its number, cut alike."""
    rules = PRESETS[preset]
    deal = numbered_deal(rules, number)
    players = {seat: sides[seat.team.place].player(number + seat.place) for seat in SEATS}
    state = State(rules)
    while not state.results or state.results[-1].reason is HandReason.SPOILED:
        if state.phase is Phase.SHUFFLE and state.results:
            deal = replace(deal, deck=numbered_deck(rules, number, len(state.results)))
        action = deal.next_action(state)
        if action is None and state.phase is Phase.SCORE:
            action = Score()  # nobody has revoked: no player does
        if action is None:
            (seat,) = to_act(state)
            action = sides[seat.team.place].decide(players[seat], state, seat)
        state, _ = apply(state, action)
    return state.results[-1]


def _won(hand: HandResult, team: Team) -> float:
    ours, theirs = hand.games[team.place], hand.games[team.other.place]
    return 0.5 if ours == theirs else float(ours > theirs)


def _times(spent_ms: Sequence[float]) -> dict[str, float]:
    slowest = sorted(spent_ms)
    return {
        "median": round(median(slowest), 3),
        "p95": round(slowest[ceil(0.95 * len(slowest)) - 1], 3),
        "max": round(slowest[-1], 3),
    }
