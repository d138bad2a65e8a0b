"""How a hand ended: the outcome and its reason as ids; the words come later."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import Seat, Team

Pair = tuple[int, int]
"""A number for each team: (NS, EW)."""

Four = tuple[int, int, int, int]
"""A number for each seat, in `SEATS` order."""


def plus(pair: Pair, team: Team, number: int) -> Pair:
    """The pair with `number` more for one team."""
    return (pair[0] + number, pair[1]) if team is Team.NS else (pair[0], pair[1] + number)


def running_scores(changes: Iterable[Pair]) -> tuple[Pair, ...]:
    """The score after each of the hands of a match, from what each brought."""
    score: Pair = (0, 0)
    scores = []
    for ours, theirs in changes:
        score = score[0] + ours, score[1] + theirs
        scores.append(score)
    return tuple(scores)


class HandReason(StrEnum):
    """Why a hand of sueca scored as it did."""

    POINTS = "points"
    SWEEP = "sweep"
    TIE = "tie"
    REVOKE = "revoke"
    SPOILED = "spoiled"


class HandResult(Struct, frozen=True):
    """A finished hand of sueca.

    `points` and `tricks` count finished tricks only; `games` includes a carried bonus.
    """

    dealer: Seat
    trump: Card
    points: Pair
    tricks: Pair
    games: Pair
    reason: HandReason


class SobeReason(StrEnum):
    """How a hand of sobe e desce ended."""

    PLAYED = "played"
    ALONE = "alone"  # only one entered: all five tricks are his


class SobeResult(Struct, frozen=True):
    """A finished hand of sobe e desce. `entered` are in the order of speaking; `change` is what the hand does
    to each score, below zero for the better."""

    dealer: Seat
    chooser: Seat
    trump: Suit
    entered: tuple[Seat, ...]
    tricks: Four
    change: Four
    reason: SobeReason


class TrucoReason(StrEnum):
    """How a hand of truco ended."""

    TRICKS = "tricks"
    RUN = "run"
    TIED = "tied"  # all three tricks: nobody scores
    SPECIAL_RUN = "special_run"


class TrucoResult(Struct, frozen=True):
    """A finished hand of truco. `stake` is the one in force at the end; in `tricks` None is a tie."""

    dealer: Seat
    stake: int
    tricks: tuple[Team | None, ...]
    winner: Team | None
    tentos: int
    reason: TrucoReason
