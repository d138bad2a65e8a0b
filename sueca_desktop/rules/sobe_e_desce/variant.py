"""The rules that differ from table to table, as one frozen value, and the named presets.

Source of every field and value: the project's specification of sobe e desce.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules.results import Four
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.tricks import Order
from sueca_desktop.rules.variants import check_fields, field_values, hand_order

START_RANGE = range(5, 51)

TRICKS = 5
"""Tricks of a hand, and cards in each player's hand."""

FIRST_PACKET = 3
"""Cards dealt to each before trumps are chosen; the rest follow together."""

NEAR_ZERO = 5
"""Whoever has so many points or fewer must enter."""

MOST_SAT_OUT = 2
"""Hands running that a player may sit out."""

NO_TRICK = 5
"""What whoever entered and won no trick goes up by, in tricks."""

_WEAKEST_FIRST = "23456QJK7A"


class Rules(Struct, frozen=True, dict=True):
    """One table's way of playing sobe e desce. The defaults are the usual game.

    Raises ValueError or TypeError on construction if a field has a value it cannot have.
    """

    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"  # order of play
    start: int = 20  # points that everyone starts with; whoever comes down to 0 ends the match

    def __post_init__(self) -> None:
        check_fields(self, FIELD_VALUES)

    @property
    def order_of_play(self) -> Direction:
        return Direction(self.direction)

    @cached_property
    def order(self) -> Order:
        """How strong each rank is within its suit: A 7 K J Q 6 5 4 3 2."""
        return {Rank(letter): strength for strength, letter in enumerate(_WEAKEST_FIRST)}

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The forty cards, suits S H D C, strongest first."""
        return tuple(Card(Rank(letter), suit) for suit in Suit for letter in reversed(_WEAKEST_FIRST))

    def height(self, card: Card) -> int:
        """How high a card is where only ranks count, as in the draw for the first deal."""
        return self.order[card.rank]

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand by suits S H D C, within a suit the strongest first."""
        return hand_order(card, self.order[card.rank])

    def worth(self, trump: Suit) -> int:
        """What a trick counts: 1, or 2 with clubs as trumps."""
        return 2 if trump is Suit.CLUBS else 1

    def change(self, trump: Suit, entered: tuple[Seat, ...], taken: Four) -> Four:
        """What a finished hand does to each score: down for tricks, up for having entered in vain."""
        south, east, north, west = (
            0 if seat not in entered else self.worth(trump) * (-taken[seat.place] or NO_TRICK)
            for seat in SEATS
        )
        return south, east, north, west


FIELD_VALUES = field_values(Rules, {"start": START_RANGE})

PRESETS: Mapping[str, Rules] = {"standard": Rules()}
