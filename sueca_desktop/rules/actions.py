"""What can be done at a table: one frozen class for each verb of the record format.

An action carries plain values only and knows nothing about whether it is allowed: that is the
business of a game's `why_not`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import Seat

End = Literal["top", "bottom"]


class DrawDealer(Struct, frozen=True):
    """The draw for the first deal fell on `seat` (verb `dealer`)."""

    seat: Seat


class Shuffle(Struct, frozen=True):
    """The whole pack, shuffled, top card first."""

    deck: tuple[Card, ...]


class Cut(Struct, frozen=True):
    """`by` lifts `at` cards (1 to 39) off the top and puts them under the rest."""

    by: Seat
    at: int


class TurnTrump(Struct, frozen=True):
    """The dealer turns the top or the bottom card of the pack for trumps (verb `trump`)."""

    by: Seat
    end: End


class Spoil(Struct, frozen=True):
    """The first player, holding few points, throws the deal in (`spoil` true) or plays on."""

    by: Seat
    spoil: bool


class Play(Struct, frozen=True):
    """`by` plays a card to the trick; in truco perhaps face down."""

    by: Seat
    card: Card
    face_down: bool = False


class Claim(Struct, frozen=True):
    """`by` claims that `against` has revoked in this hand."""

    by: Seat
    against: Seat


class Score(Struct, frozen=True):
    """Closes a hand in which revokes could be claimed."""


class NameTrump(Struct, frozen=True):
    """The chooser of sobe e desce names trumps (verb `trump`)."""

    by: Seat
    suit: Suit


class TurnUp(Struct, frozen=True):
    """The chooser of sobe e desce has his next card turned up for trumps."""

    by: Seat


class Enter(Struct, frozen=True):
    """`by` plays this hand of sobe e desce, exchanging these cards of his for as many off the stock."""

    by: Seat
    exchange: tuple[Card, ...]


class SitOut(Struct, frozen=True):
    """`by` sits this hand of sobe e desce out."""

    by: Seat


class DealFrom(Struct, frozen=True):
    """The mão of truco says from which end of the pack cards are dealt."""

    by: Seat
    end: End


class Keep(Struct, frozen=True):
    """`by` keeps the three cards just received."""

    by: Seat


class Pass(Struct, frozen=True):
    """`by` gives the three cards just received to the partner, face down."""

    by: Seat


class Discard(Struct, frozen=True):
    """`by` throws the three cards just received away, face up."""

    by: Seat


class Raise(Struct, frozen=True):
    """`by` asks for the next step of the ladder: truco, six, nine, twelve."""

    by: Seat


class Accept(Struct, frozen=True):
    """`by` accepts what the other team asked for, or the special hand."""

    by: Seat


class Run(Struct, frozen=True):
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


class Signal(Struct, frozen=True):
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


class Template(Struct, frozen=True):
    """Stands for many actions of one kind, too many to list: any shuffle, any first dealer, any cut by `by`
    between 1 and 39 cards, or `by` entering with any exchange of cards held."""

    verb: Literal["dealer", "shuffle", "cut", "enter"]
    by: Seat | None = None
