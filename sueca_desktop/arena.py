"""One player against another over the same cards again and again, with the seats swapped.

What the cards give to one side they give to the other in the next playing, so that little but the
difference between the players is left: a deal of sueca is played twice, with the teams swapped, and so is a
whole match of truco; a match of sobe e desce is played four times, with A in each seat in turn among three B.
In each playing a seat gets the same seed, so that a player against itself is level.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil, inf, isfinite, sqrt
from statistics import NormalDist, fmean, median, stdev
from time import perf_counter
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.bots.sueca.habits import honest_cards
from sueca_desktop.bots.yardsticks import PLAYERS
from sueca_desktop.processes import run_all
from sueca_desktop.rules import GAMES, sueca
from sueca_desktop.rules.actions import Action, Score, Shuffle
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.table.deals import MAX_DEAL_NUMBER, SplitMix64, numbered_deal, numbered_deck


class Contest(Struct, frozen=True):
    """Who meets whom in which game, by names of `PLAYERS`, under which of its presets, and what a choice may
    cost."""

    game: str
    preset: str
    a: str
    b: str
    limit: Limit = field(default_factory=Limit)

    @property
    def rules(self) -> Any:
        return GAMES[self.game].presets[self.preset]


class Sample(Struct, frozen=True):
    """A deal or match played in all seats, a mean of all playings.

    points: A's card points (sueca) or mark (sobe e desce), None in truco. wins: A's share of the hands or
    matches, a tie being half. a_ms, b_ms: the milliseconds that each choice among several actions took.
    """

    points: float | None
    wins: float
    a_ms: tuple[float, ...]
    b_ms: tuple[float, ...]


def deal_numbers(seed: int, count: int) -> tuple[int, ...]:
    """The numbers of the deals that a seed stands for. More of them begin with the same ones."""
    chance = SplitMix64(seed)
    return tuple(chance.below(MAX_DEAL_NUMBER + 1) for _ in range(count))


def play_in_all_seats(contest: Contest, number: int) -> Sample:
    """Plays deal `number` with A in each place in turn."""
    players = PLAYERS[contest.game]
    a, b = _Side(players[contest.a], contest.limit), _Side(players[contest.b], contest.limit)
    points, wins = _PLAYINGS[contest.game](contest, number, a, b)
    return Sample(points, wins, tuple(a.spent_ms), tuple(b.spent_ms))


def play_all(
    contest: Contest, numbers: Sequence[int], jobs: int, progress: Callable[[int], None]
) -> list[Sample]:
    """Plays each deal in all seats, in so many processes; what comes out does not depend on how many, but for
    the times. `progress` is told how many deals are done. Raises what a player raises."""
    return run_all(partial(play_in_all_seats, contest), numbers, jobs, progress)


def summary(contest: Contest, samples: Sequence[Sample]) -> dict[str, Any]:
    """What the samples say of A, with intervals of 95 percent, and the times of both."""
    points = [sample.points for sample in samples if sample.points is not None]
    wins = [sample.wins for sample in samples]
    low, high = (0, ALL_POINTS) if contest.game == "sueca" else (-inf, inf)
    return {
        "a_points": round(fmean(points), 2) if points else None,
        "a_points_ci95": _rounded(interval(points, low, high), 2) if points else None,
        "a_wins": round(fmean(wins), 4),
        "a_wins_ci95": _rounded(interval(wins, 0, 1), 4),
        "decision_ms": {
            "a": _times([spent for sample in samples for spent in sample.a_ms]),
            "b": _times([spent for sample in samples for spent in sample.b_ms]),
        },
    }


def interval(values: Sequence[float], least: float, most: float) -> tuple[float, float]:
    """Where the true mean of values between `least` and `most` lies, with 95 percent certainty, from their
    spread.

    One value says nothing of the spread: then it may lie anywhere.
    """
    if len(values) < 2:
        return least, most
    mean = fmean(values)
    away = NormalDist().inv_cdf(0.975) * stdev(values) / sqrt(len(values))
    return max(least, mean - away), min(most, mean + away)


def _choices(view: Any) -> int:
    """Among how many actions a player chooses who does not revoke."""
    in_trick = isinstance(view, sueca.PlayerView) and view.phase is sueca.Phase.PLAY
    return len(honest_cards(view) if in_trick else view.actions)


class _Side(Struct):
    """One of the two who meet: makes its players, and notes how long they think."""

    player: Callable[[int], Player]
    limit: Limit
    spent_ms: list[float] = field(default_factory=list)

    def decide(self, player: Player, view: Any) -> Action:
        begun = perf_counter()
        action = player.choose(view, self.limit, lambda: False)
        spent = perf_counter() - begun
        if _choices(view) > 1:
            self.spent_ms.append(1000 * spent)
        assert action is not None, f"no action from {view.seat} in phase {view.phase}"
        return action


def _play(contest: Contest, number: int, sides: Mapping[Seat, _Side], hands: int | None) -> Any:
    """The state after so many hands (None: the whole match) of the match that deal `number` begins."""
    game = GAMES[contest.game]
    players = {seat: sides[seat].player(number + seat.place) for seat in SEATS}
    state = game.start(contest.rules)
    while state.phase != "over" and not _enough(state.results, hands):
        action = _given(contest.rules, number, state)
        if action is None:
            seat = game.to_act(state)[0]
            action = sides[seat].decide(players[seat], game.view(state, seat))
        state, _ = game.apply(state, action)
    return state


def _given(rules: Any, number: int, state: Any) -> Action | None:
    """What no player decides: how the cards lie, and that a hand is scored, since nobody revokes. A deal of
    sueca that is thrown in is dealt again with the next pack of its number, cut alike."""
    if state.phase == "score":
        return Score()
    hand = len(state.results)
    if hand > 0 and not isinstance(state, sueca.State):
        return Shuffle(numbered_deck(rules, number, hand)) if state.phase == "shuffle" else None
    deal = numbered_deal(rules, number)
    return (replace(deal, deck=numbered_deck(rules, number, hand)) if hand else deal).next_action(state)


def _enough(results: Sequence[Any], hands: int | None) -> bool:
    counted = [result for result in results if result.reason != HandReason.SPOILED.value]
    return hands is not None and len(counted) >= hands


def _teams(a: _Side, b: _Side, team: Team) -> dict[Seat, _Side]:
    """A at the places of `team`, B at the others."""
    return {seat: a if seat.team is team else b for seat in SEATS}


def _sueca(contest: Contest, number: int, a: _Side, b: _Side) -> tuple[float, float]:
    """A hand at 0–0, twice: A's mean card points, and its share of the hands."""
    hands = [(team, _play(contest, number, _teams(a, b, team), 1).results[-1]) for team in Team]
    points = fmean(hand.points[team.place] for team, hand in hands)
    return points, fmean(_won(hand, team) for team, hand in hands)


def _won(hand: HandResult, team: Team) -> float:
    ours, theirs = hand.games[team.place], hand.games[team.other.place]
    return 0.5 if ours == theirs else float(ours > theirs)


def _truco(contest: Contest, number: int, a: _Side, b: _Side) -> tuple[None, float]:
    """A match, twice: A's share of the two."""
    return None, fmean(_play(contest, number, _teams(a, b, team), None).winner is team for team in Team)


def _sobe_e_desce(contest: Contest, number: int, a: _Side, b: _Side) -> tuple[float, float]:
    """A match with A in each seat in turn: A's mean mark, and its share of the four."""
    ends = [(seat, _play(contest, number, {**dict.fromkeys(SEATS, b), seat: a}, None)) for seat in SEATS]
    marks = fmean(end.riscos[seat.place] for seat, end in ends)
    return marks, fmean(end.winner is seat for seat, end in ends)


_PLAYINGS: Mapping[str, Callable[[Contest, int, _Side, _Side], tuple[float | None, float]]] = {
    "sueca": _sueca,
    "truco": _truco,
    "sobe-e-desce": _sobe_e_desce,
}


def _rounded(ends: tuple[float, float], digits: int) -> list[float | None]:
    """The ends as JSON can hold them: nothing is known of one at infinity."""
    return [round(end, digits) if isfinite(end) else None for end in ends]


def _times(spent_ms: Sequence[float]) -> dict[str, float]:
    slowest = sorted(spent_ms)
    return {
        "median": round(median(slowest), 3),
        "p95": round(slowest[ceil(0.95 * len(slowest)) - 1], 3),
        "max": round(slowest[-1], 3),
    }
