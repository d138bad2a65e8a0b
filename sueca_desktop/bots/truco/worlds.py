"""Ways in which the cards that a seat has not seen may lie, as strengths for `playout`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from math import exp, fsum

from msgspec import Struct

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Sign
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import HandView, PlayerView
from sueca_desktop.rules.truco.variant import PACK, SET, STRENGTH

Hands = tuple[list[int], list[int], list[int], list[int]]
"""What each player holds, weakest first; by number."""

WORTH = (-0.36, -0.35, -0.33, -0.33, -0.29, -0.25, -0.14, 0.03, 0.24, 0.57, 0.79, 0.97, 1.17, 1.33)
"""What a card of each strength adds to the odds (as their logarithm) that its player's team wins the hand:
40,000 random hands played out."""

SHOWN_BY = {
    Sign.ZAP: 13,
    Sign.ESCOPETA: 12,
    Sign.ESPADILHA: 11,
    Sign.PICA_FUMO: 10,
    Sign.THREE: 9,
}
"""The strength of the card that each sign tells of."""

_POOR = -0.45
_KEEPS_POOR = 0.3
"""A set of less worth is mostly thrown away where that is possible; how often it is kept all the same."""

_RAISES_ANYHOW = 0.2
_GOOD = 0.6
_STEEPNESS = 2.5
"""How likely a player raises: with any cards, and the more, the more they are above `_GOOD` worth."""


class Worlds:
    """Deals the unseen cards of a hand. Players are numbered in the order of play, from the seat itself on.

    `weighted`: worlds count for more in which others would have kept their cards, and raised, as they did.
    """

    def __init__(
        self, view: PlayerView, hand: HandView, chance: Callable[[], float], *, weighted: bool
    ) -> None:
        order = tuple(view.rules.order_of_play.from_seat(view.seat))
        number = {seat: place for place, seat in enumerate(order)}
        self.leader = number[hand.trick.leader]
        self.laid = tuple(laid.strength for laid in hand.trick.laid)
        self.won = tuple(0 if team is None else 1 if team is view.seat.team else -1 for team in hand.won)
        self.mine = strengths(hand.cards)
        self.pool = strengths(unseen(hand))
        self._random = chance
        self._held = [hand.counts[seat.place] for seat in order]
        self._owned = [hand.counts[seat.place] + _covered(hand, seat) for seat in order]
        self.partner = strengths(hand.partner_cards)
        self._signs = tuple(sign.sign for sign in hand.signs if sign.by is view.seat.partner)
        self._judges = tuple(_judges(view, hand, number)) if weighted else ()

    def deal(self) -> tuple[Hands, float]:
        """One way in which the unseen cards may lie, and how much it counts."""
        pool = self.pool.copy()
        partner = self._partners(pool)
        right, left = self.drawn(pool, self._owned[1]), self.drawn(pool, self._owned[3])
        hands = (self.mine, right, partner, left)
        weight = 1.0
        for judge in self._judges:
            weight *= judge.weight(hands[judge.player])
        held = [sorted(cards[:count]) for cards, count in zip(hands, self._held, strict=True)]
        return (held[0], held[1], held[2], held[3]), weight

    def drawn(self, pool: list[int], wanted: int) -> list[int]:
        """Takes so many cards out of the pool, at random."""
        cards: list[int] = []
        for _ in range(wanted):
            place = int(self._random() * len(pool))
            cards.append(pool[place])
            pool[place] = pool[-1]
            pool.pop()
        return cards

    def _partners(self, pool: list[int]) -> list[int]:
        """What is known of the partner's cards, in any order, or what he showed by signs; the rest drawn."""
        if self.partner:
            return self.drawn(self.partner.copy(), len(self.partner))
        cards: list[int] = []
        for sign in self._signs:
            shown = SHOWN_BY.get(sign)
            if shown is not None and shown in pool and len(cards) < self._held[2]:
                pool.remove(shown)
                cards.append(shown)
        wanted = self._owned[2] - len(cards)
        if cards or Sign.NOTHING not in self._signs:
            return cards + self.drawn(pool, wanted)
        low = [card for card in pool if card < SHOWN_BY[Sign.THREE]]
        cards = self.drawn(low, min(wanted, len(low)))
        for card in cards:
            pool.remove(card)
        return cards + self.drawn(pool, wanted - len(cards))


class _Judge(Struct, frozen=True):
    """Says how likely `player` would have done with some cards what he did: kept his set, or raised.

    `shown` is the worth of those of his cards that are known; `cards` how many he had then.
    """

    player: int
    raised: bool
    shown: float
    cards: int

    def weight(self, unknown: list[int]) -> float:
        worth = self.shown + fsum(WORTH[card] for card in unknown)
        if not self.raised:
            return _KEEPS_POOR if worth < _POOR else 1.0
        return _RAISES_ANYHOW + 1 / (1 + exp(_STEEPNESS * (_GOOD - worth * SET / self.cards)))


def _judges(view: PlayerView, hand: HandView, number: dict[Seat, int]) -> Iterator[_Judge]:
    laid = [
        (place, seat, card)
        for place, (seat, card) in enumerate(
            chain.from_iterable(trick.plays() for trick in (*hand.tricks, hand.trick))
        )
    ]

    def worth_shown(by: Seat, since: int) -> float:
        opened = (card for place, seat, card in laid if seat is by and place >= since and not card.covered)
        return fsum(WORTH[card.strength] for card in opened)

    others = [seat for seat in number if seat is not view.seat]
    if view.rejects < view.rules.rejects:
        asked = [seat for seat in others if hand.passer is None or hand.passer.partner is not seat]
        yield from (_Judge(number[seat], False, worth_shown(seat, 0), SET) for seat in asked)
    for raised in hand.raises:
        if raised.by in others:
            had = SET - sum(seat is raised.by for place, seat, _ in laid if place < raised.laid)
            if had:  # else it is about what he has played, which all have seen
                yield _Judge(number[raised.by], True, worth_shown(raised.by, raised.laid), had)


def strengths(cards: Iterable[Card]) -> list[int]:
    """The strengths of some cards, weakest first."""
    return sorted(STRENGTH[card] for card in cards)


def unseen(hand: HandView) -> list[Card]:
    """The cards of the pack that the seat knows neither to be out nor to be its own or its partner's."""
    seen = {*hand.cards, *hand.partner_cards, *chain.from_iterable(cards for _, cards in hand.discarded)}
    seen.update(
        laid.card for trick in (*hand.tricks, hand.trick) for laid in trick.laid if laid.card is not None
    )
    return [card for card in PACK if card not in seen]


def _covered(hand: HandView, seat: Seat) -> int:
    """How many cards a seat has played face down."""
    plays = chain.from_iterable(trick.plays() for trick in (*hand.tricks, hand.trick))
    return sum(by is seat and laid.covered for by, laid in plays)
