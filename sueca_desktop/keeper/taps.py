"""What can be tapped in every game, and how a tap is refused."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.results import Pair
from sueca_desktop.rules.seats import Seat, Team


class IllegalTap(ValueError):
    """A tap that means nothing as the score stands."""


class NewMatch(Struct, frozen=True):
    """The slate is wiped. A match that was won is kept among the matches; one that was not is dropped."""


class SetDealer(Struct, frozen=True):
    """Says who deals the next hand; from there on the deal goes round as ever."""

    seat: Seat


def leader(score: Pair, target: int) -> Team | None:
    """The side that has won: it has `target` or more, and more than the other side."""
    if max(score) < target or score[0] == score[1]:
        return None
    return Team.NS if score[0] > score[1] else Team.EW
