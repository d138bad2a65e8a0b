"""How a hand ended: the outcome and its reason as ids; the words come later."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat, Team

Pair = tuple[int, int]
"""A number for each team: (NS, EW)."""


def plus(pair: Pair, team: Team, number: int) -> Pair:
    """The pair with `number` more for one team."""
    return (pair[0] + number, pair[1]) if team is Team.NS else (pair[0], pair[1] + number)


class HandReason(StrEnum):
    """Why a hand of sueca scored as it did."""

    POINTS = "points"
    SWEEP = "sweep"
    TIE = "tie"
    REVOKE = "revoke"
    SPOILED = "spoiled"


@dataclass(frozen=True, slots=True)
class HandResult:
    """A finished hand of sueca.

    `points` and `tricks` count finished tricks only; `games` includes a carried bonus.
    """

    dealer: Seat
    trump: Card
    points: Pair
    tricks: Pair
    games: Pair
    reason: HandReason
