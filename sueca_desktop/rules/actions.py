"""What can be done at a table: one frozen class for each verb of the record format.

An action carries plain values only and knows nothing about whether it is allowed: that is the
business of a game's `why_not`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from sueca_desktop.cards import Card, Suit
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
    """`by` plays a card to the trick; in truco perhaps face down."""

    by: Seat
    card: Card
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """`by` claims that `against` has revoked in this hand."""

    by: Seat
    against: Seat


@dataclass(frozen=True, slots=True)
class Score:
    """Closes a hand in which revokes could be claimed."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The chooser of sobe e desce names trumps (verb `trump`)."""

    by: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The chooser of sobe e desce has his next card turned up for trumps."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Enter:
    """`by` plays this hand of sobe e desce, exchanging these cards of his for as many off the stock."""

    by: Seat
    exchange: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SitOut:
    """`by` sits this hand of sobe e desce out."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DealFrom:
    """The mão of truco says from which end of the pack cards are dealt."""

    by: Seat
    end: End


@dataclass(frozen=True, slots=True)
class Keep:
    """`by` keeps the three cards just received."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """`by` gives the three cards just received to the partner, face down."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """`by` throws the three cards just received away, face up."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Raise:
    """`by` asks for the next step of the ladder: truco, six, nine, twelve."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Accept:
    """`by` accepts what the other team asked for, or the special hand."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Run:
    """`by` gives the hand up instead of accepting."""

    by: Seat


class Sign(StrEnum):
    """What a sign to the partner says. Truth is not required."""

    ZAP = "zap"
    ESCOPETA = "escopeta"
    ESPADILHA = "espadilha"
    PICA_FUMO = "pica-fumo"
    THREE = "three"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Signal:
    """`by` gives the partner a sign."""

    by: Seat
    sign: Sign


Action = (
    DrawDealer
    | Shuffle
    | Cut
    | TurnTrump
    | Spoil
    | Play
    | Claim
    | Score
    | NameTrump
    | TurnUp
    | Enter
    | SitOut
    | DealFrom
    | Keep
    | Pass
    | Discard
    | Raise
    | Accept
    | Run
    | Signal
)


@dataclass(frozen=True, slots=True)
class Template:
    """Stands for many actions of one kind, too many to list: any shuffle, any first dealer, any cut by `by`
    between 1 and 39 cards, or `by` entering with any exchange of cards held."""

    verb: Literal["dealer", "shuffle", "cut", "enter"]
    by: Seat | None = None
