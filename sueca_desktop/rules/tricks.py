"""Following suit and taking tricks. The order of cards is passed in: it belongs to a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules.seats import SEATS, Direction, Seat

Order = Mapping[Rank, int]
"""How strong each rank of a game is within its suit; higher beats lower."""


class Trick(Struct, frozen=True):
    """A trick, finished or not: who led, and the cards in the order played.

    Before the first card `leader` is the seat that will lead. `out` are those who sit the hand out: they are
    skipped.
    """

    leader: Seat
    direction: Direction
    cards: tuple[Card, ...] = ()
    out: frozenset[Seat] = frozenset()

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays to the trick, in order."""
        order = self.direction.from_seat(self.leader)
        return tuple(seat for seat in order if seat not in self.out) if self.out else tuple(order)

    @property
    def complete(self) -> bool:
        """Whether everybody has played to it."""
        return len(self.cards) + len(self.out) == len(SEATS)

    @property
    def led(self) -> Suit | None:
        return self.cards[0].suit if self.cards else None

    @property
    def to_play(self) -> Seat:
        """Whose card comes next (the leader again once the trick is complete)."""
        players = self.players
        return players[len(self.cards) % len(players)]

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card, in the order played."""
        return tuple(zip(self.players, self.cards, strict=False))

    def with_card(self, card: Card) -> Trick:
        return Trick(self.leader, self.direction, (*self.cards, card), self.out)

    def without(self, seat: Seat) -> Trick:
        """The trick with one more who sits the hand out."""
        return Trick(self.leader, self.direction, self.cards, self.out | {seat})

    def next_led_by(self, leader: Seat) -> Trick:
        """The trick that follows, among the same players."""
        return Trick(leader, self.direction, (), self.out)

    def winner(self, trump: Suit | None, order: Order) -> Seat:
        """Who wins with the cards that lie: the highest trump, else the highest of the suit led.

        Raises ValueError for a trick without cards.
        """
        if not self.cards:
            raise ValueError("an empty trick has no winner")
        best = max(
            range(len(self.cards)),
            key=lambda i: strength(self.cards[i], self.cards[0].suit, trump, order),
        )
        return self.players[best]


def strength(card: Card, led: Suit, trump: Suit | None, order: Order) -> int:
    """How strong a card is in a trick: trumps above the suit led, anything else below all."""
    if card.suit is trump:
        return 100 + order[card.rank]
    return order[card.rank] if card.suit is led else -1


def follows(card: Card, led: Suit | None, hand: Iterable[Card]) -> bool:
    """Whether `card` keeps the duty to follow the suit led, if the hand is able to."""
    return led is None or card.suit is led or all(held.suit is not led for held in hand)
