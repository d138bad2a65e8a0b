"""What can be done at a table: one frozen class for each verb of the record format.

An action carries plain values only and knows nothing about whether it is allowed: that is the
business of a game's `why_not`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat

End = Literal["top", "bottom"]


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """The draw for the first deal fell on `seat` (verb `dealer`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The whole pack, shuffled, top card first."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """`by` lifts `at` cards (1 to 39) off the top and puts them under the rest."""

    by: Seat
    at: int


@dataclass(frozen=True, slots=True)
class TurnTrump:
    """The dealer turns the top or the bottom card of the pack for trumps (verb `trump`)."""

    by: Seat
    end: End


@dataclass(frozen=True, slots=True)
class Spoil:
    """The first player, holding few points, throws the deal in (`spoil` true) or plays on."""

    by: Seat
    spoil: bool


@dataclass(frozen=True, slots=True)
class Play:
    """`by` plays a card to the trick."""

    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """`by` claims that `against` has revoked in this hand."""

    by: Seat
    against: Seat


@dataclass(frozen=True, slots=True)
class Score:
    """Closes a hand in which revokes could be claimed."""


Action = DrawDealer | Shuffle | Cut | TurnTrump | Spoil | Play | Claim | Score


@dataclass(frozen=True, slots=True)
class Template:
    """Stands for many actions of one kind, too many to list: any shuffle, any first dealer, or any
    cut by `by` between 1 and 39 cards."""

    verb: Literal["dealer", "shuffle", "cut"]
    by: Seat | None = None
