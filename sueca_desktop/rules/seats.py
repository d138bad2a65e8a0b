"""The four seats around the table, their teams, and the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeVar

ValueT = TypeVar("ValueT")


class Seat(StrEnum):
    """A seat, seen from above with S at the bottom: E is at S's right hand, N opposite."""

    S = "S"
    E = "E"
    N = "N"
    W = "W"

    @property
    def place(self) -> int:
        """Its place in tuples that hold something for each seat, which are always in `SEATS` order."""
        return SEATS.index(self)

    @property
    def partner(self) -> Seat:
        return _PARTNER[self]

    @property
    def team(self) -> Team:
        return Team.NS if self in (Seat.S, Seat.N) else Team.EW

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.team.other.members


class Team(StrEnum):
    """A partnership: S with N, E with W."""

    NS = "NS"
    EW = "EW"

    @property
    def place(self) -> int:
        """Its place in pairs of numbers, which are always (NS, EW)."""
        return 0 if self is Team.NS else 1

    @property
    def members(self) -> tuple[Seat, Seat]:
        return (Seat.S, Seat.N) if self is Team.NS else (Seat.E, Seat.W)

    @property
    def other(self) -> Team:
        return Team.EW if self is Team.NS else Team.NS


class Direction(StrEnum):
    """The order of play: anticlockwise S, E, N, W (as in Portugal) or clockwise S, W, N, E."""

    ANTICLOCKWISE = "anticlockwise"
    CLOCKWISE = "clockwise"

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat that many turns after `seat`; negative steps go back."""
        return _ROUNDS[self][seat][steps % 4]

    def from_seat(self, first: Seat) -> Iterator[Seat]:
        """All four seats in the order of play, beginning with `first`."""
        return iter(_ROUNDS[self][first])


SEATS = (Seat.S, Seat.E, Seat.N, Seat.W)
_PARTNER = {Seat.S: Seat.N, Seat.N: Seat.S, Seat.E: Seat.W, Seat.W: Seat.E}
# Whoever thinks ahead asks a hundred thousand times in whose order cards come.
_ROUNDS = {
    direction: {
        SEATS[first]: tuple(SEATS[(first + sign * step) % 4] for step in range(4)) for first in range(4)
    }
    for direction, sign in ((Direction.ANTICLOCKWISE, 1), (Direction.CLOCKWISE, -1))
}


def put(by_seat: tuple[ValueT, ...], seat: Seat, value: ValueT) -> tuple[ValueT, ...]:
    """What stands for each seat, in `SEATS` order, with `value` put in for one."""
    return tuple(value if other is seat else kept for other, kept in zip(SEATS, by_seat, strict=True))
