"""What a seat can tell from its view of the hand in play.

Everything is worked out afresh from the view on each call, so nothing can outlive a deal. Chances are
estimates: each unseen card is spread over the seats that may still hold it, so that every seat gets as
many cards as it holds. They are made by the four basic operations alone, in a fixed order, and are
therefore the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import fsum

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import HandView, PlayerView
from sueca_desktop.rules.tricks import strength

SURE = 0.999
"""A chance from here on is called sure: sums of fractions do not always reach 1."""

_DOUBT = 0.02
"""Where revokes are possible: weight of a seat for a suit that it did not follow."""

_SPREADS = 8
"""Rounds of evening out the chances; more change nothing that matters."""


class Knowledge:
    """What `view.seat` knows about the cards of the hand in play.

    Raises ValueError if the view has no hand.
    """

    def __init__(self, view: PlayerView) -> None:
        if view.hand is None:
            raise ValueError("there is no hand to know anything about")
        self.view = view
        self.rules = view.rules
        self.hand: HandView = view.hand
        self.seat = view.seat
        self.partner = view.seat.partner
        self.trump = view.hand.trump_suit
        self.mine = view.hand.cards
        self.trick = view.hand.trick
        self.led = view.hand.trick.led
        self.shown_out, self.revokers = suits_not_followed(view.hand)
        self._spread = self._spread_cards()

    @cached_property
    def played(self) -> tuple[Card, ...]:
        """Every card played in this hand, in the order played."""
        return tuple(card for trick in (*self.hand.tricks, self.trick) for card in trick.cards)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other three hands, in the order of the pack; the open trump is one of them."""
        seen = {*self.played, *self.mine}
        return tuple(card for card in self.rules.pack if card not in seen)

    @cached_property
    def _unseen_of(self) -> dict[Suit, tuple[Card, ...]]:
        return {suit: tuple(card for card in self.unseen if card.suit is suit) for suit in Suit}

    def unseen_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit in the other three hands, strongest first."""
        return self._unseen_of[suit]

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """Who plays to this trick after this seat, in order."""
        turn = self.trick.direction.from_seat(self.trick.leader)
        return tuple(turn)[len(self.trick.cards) + 1 :]

    @property
    def lying(self) -> int:
        """Card points of the cards that lie in the trick."""
        return self.rules.points(self.trick.cards)

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the trick as it lies; None before the first card."""
        if not self.trick.cards:
            return None
        return dict(self.trick.plays())[self.trick.winner(self.trump, self.rules.order)]

    @cached_property
    def partner_winning(self) -> bool:
        """Whether the trick as it lies is the partner's."""
        if not self.trick.cards:
            return False
        return self.trick.winner(self.trump, self.rules.order) is self.partner

    def points(self, card: Card) -> int:
        """Card points of one card."""
        return self.rules.card_points[card.rank]

    def beats(self, card: Card, other: Card, led: Suit) -> bool:
        """Whether `card` takes a trick of suit `led` from `other`."""
        order = self.rules.order
        return strength(card, led, self.trump, order) > strength(other, led, self.trump, order)

    def takes(self, card: Card) -> bool:
        """Whether `card`, played now, would win the trick as it then lies."""
        return self.best is None or self.led is None or self.beats(card, self.best, self.led)

    def is_master(self, card: Card) -> bool:
        """Whether no stronger card of its suit is in another hand."""
        strongest = next(iter(self.unseen_of(card.suit)), None)
        return strongest is None or self.rules.order[card.rank] > self.rules.order[strongest.rank]

    def chance_holds(self, seat: Seat, card: Card) -> float:
        """How likely another seat holds an unseen card; 0 for a card that is seen."""
        spread = self._spread.get(card)
        return 0.0 if spread is None else spread[seat.place]

    def chance_holds_one(self, seat: Seat, cards: Sequence[Card]) -> float:
        """How likely another seat holds at least one of the cards."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self.chance_holds(seat, card)
        return 1.0 - none

    def chance_void(self, seat: Seat, suit: Suit) -> float:
        """How likely another seat holds no card of a suit."""
        return 1.0 - self.chance_holds_one(seat, self.unseen_of(suit))

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to be void: it did not follow, or no card of the suit is left for it.
        Where revokes are possible the first is only very likely."""
        return suit in self.shown_out[seat] or self.chance_void(seat, suit) >= SURE

    def expects(self, seat: Seat, suit: Suit) -> float:
        """How many cards of a suit another seat is expected to hold."""
        return fsum(self.chance_holds(seat, card) for card in self.unseen_of(suit))

    def chance_to_win(self, best: Card, ours: bool, led: Suit, to_come: Sequence[Seat]) -> float:
        """How likely this seat's team takes a trick of suit `led` that `best` wins so far (`ours` tells
        for whom), if the players to come do what `takers` says."""
        if not to_come:
            return 1.0 if ours else 0.0
        seat, later = to_come[0], to_come[1:]
        chance, kept = 0.0, 1.0
        for likely, card in self.takers(seat, best, ours, led, later):
            chance += likely * self.chance_to_win(card, seat is self.partner, led, later)
            kept -= likely
        return chance + max(kept, 0.0) * self.chance_to_win(best, ours, led, later)

    def holds_surely(self, best: Card, led: Suit, to_come: Sequence[Seat]) -> bool:
        """Whether a best card of this seat's team keeps the trick whatever is played after it."""
        return all(
            chance <= 1.0 - SURE
            for seat in to_come
            if seat is not self.partner
            for chance, _ in self.takers(seat, best, True, led, to_come)
        )

    def takers(
        self, seat: Seat, best: Card, ours: bool, led: Suit, later: Sequence[Seat]
    ) -> list[tuple[float, Card]]:
        """How another seat may take the trick over from the best card, each way with its chance and the
        card to expect: by the suit led, or by a trump. Its own side's card it raises while somebody still
        plays after it, and with a trump only if a higher card of the suit led is out."""
        from_partner = ours is (seat is self.partner)
        if from_partner and not later:
            return []
        ways = []
        if best.suit is led:
            higher = self._stronger(best)
            chance = self.chance_holds_one(seat, higher)
            if chance > 0:
                ways.append((chance, self._expected_highest(seat, higher)))
        spares_trump = from_partner and not (best.suit is led and self._stronger(best))
        if led is not self.trump and not spares_trump:
            trumps = self._stronger(best) if best.suit is self.trump else self.unseen_of(self.trump)
            chance = self.chance_void(seat, led) * self.chance_holds_one(seat, trumps)
            if chance > 0:
                ways.append((chance, self._expected_lowest(seat, trumps)))
        return ways

    def _stronger(self, card: Card) -> tuple[Card, ...]:
        order = self.rules.order
        least = order[card.rank]
        return tuple(other for other in self.unseen_of(card.suit) if order[other.rank] > least)

    def _expected_highest(self, seat: Seat, cards: Sequence[Card]) -> Card:
        """The highest card that the seat more likely than not holds at least, of those it may hold."""
        half = self.chance_holds_one(seat, cards) / 2
        for last in range(1, len(cards)):
            if self.chance_holds_one(seat, cards[:last]) >= half:
                return cards[last - 1]
        return cards[-1]

    def _expected_lowest(self, seat: Seat, cards: Sequence[Card]) -> Card:
        weakest_first = cards[::-1]
        return self._expected_highest(seat, weakest_first)

    def _spread_cards(self) -> dict[Card, list[float]]:
        """For each unseen card the chance of each seat, in `SEATS` order, to hold it."""
        doubt = 0.0 if self.rules.revoke == "prevented" else _DOUBT
        rooms = [0 if seat is self.seat else self.hand.counts[seat.place] for seat in SEATS]
        spread = {}
        for card in self.unseen:
            if card == self.hand.trump:
                row = [1.0 if seat is self.hand.holder else 0.0 for seat in SEATS]
            else:
                row = [
                    float(rooms[seat.place]) * (doubt if card.suit in self.shown_out[seat] else 1.0)
                    for seat in SEATS
                ]
            spread[card] = row
        for _ in range(_SPREADS):
            for place, room in enumerate(rooms):
                total = fsum(row[place] for row in spread.values())
                if total > 0:
                    for row in spread.values():
                        row[place] *= room / total
            for row in spread.values():
                total = row[0] + row[1] + row[2] + row[3]
                if total > 0:
                    for place in range(len(SEATS)):
                        row[place] /= total
        return spread


def suits_not_followed(hand: HandView) -> tuple[dict[Seat, tuple[Suit, ...]], tuple[Seat, ...]]:
    """The suits that each seat did not follow and has not shown since, and the seats that have proven
    by a card shown later, or by the turned trump open before them, that they should have followed."""
    missing: dict[Seat, list[Suit]] = {seat: [] for seat in SEATS}
    revokers: list[Seat] = []
    trump_open = True
    for trick in (*hand.tricks, hand.trick):
        for seat, card in trick.plays():
            if card.suit in missing[seat]:
                missing[seat].remove(card.suit)
                revokers.append(seat)
            if trick.led is not None and card.suit is not trick.led:
                if trick.led is hand.trump_suit and seat is hand.holder and trump_open:
                    revokers.append(seat)
                elif trick.led not in missing[seat]:
                    missing[seat].append(trick.led)
            if card == hand.trump:
                trump_open = False
    return (
        {seat: tuple(suits) for seat, suits in missing.items()},
        tuple(seat for seat in SEATS if seat in revokers),
    )
