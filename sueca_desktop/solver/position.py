"""A hand with all cards open, as the solver is asked about it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.results import Pair, plus
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import Hand, Rules
from sueca_desktop.rules.tricks import Trick, follows


class Position(Struct, frozen=True):
    """A hand of sueca between two cards, all cards open.

    `held` has the cards of each seat in `SEATS` order; `trick` is the one being played, with three cards at
    most; `points` and `taken` are the card points and the tricks of the finished tricks.

    Raises ValueError on construction if the hands do not fit the trick, or a card is in two places.
    """

    rules: Rules
    trump: Suit
    held: tuple[tuple[Card, ...], ...]
    trick: Trick
    points: Pair = (0, 0)
    taken: Pair = (0, 0)

    def __post_init__(self) -> None:
        played = dict(self.trick.plays())
        sizes = {len(self.held[seat.place]) + (seat in played) for seat in SEATS}
        if len(played) == len(SEATS) or len(sizes) != 1:
            raise ValueError("the hands do not fit the trick")
        cards = [*(card for hand in self.held for card in hand), *self.trick.cards]
        if len(set(cards)) < len(cards):
            raise ValueError("a card is in two places")

    @classmethod
    def of(cls, hand: Hand, rules: Rules) -> Position:
        """The position of a hand in play."""
        return cls(rules, hand.trump_suit, hand.held, hand.trick, hand.points, hand.taken)

    @property
    def to_act(self) -> Seat:
        return self.trick.to_play

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may come next, none once all are played; suit is followed even where revokes are
        possible."""
        hand = self.held[self.to_act.place]
        return tuple(card for card in hand if follows(card, self.trick.led, hand))

    def after(self, card: Card) -> Position:
        """The position once the player to act has played `card`, one of the legal cards."""
        by, trick = self.to_act, self.trick.with_card(card)
        held = tuple(
            tuple(other for other in cards if other != card) if seat is by else cards
            for seat, cards in zip(SEATS, self.held, strict=True)
        )
        if len(trick.cards) < len(SEATS):
            return replace(self, held=held, trick=trick)
        winner = trick.winner(self.trump, self.rules.order)
        return replace(
            self,
            held=held,
            trick=Trick(winner, trick.direction),
            points=plus(self.points, winner.team, self.rules.points(trick.cards)),
            taken=plus(self.taken, winner.team, 1),
        )
