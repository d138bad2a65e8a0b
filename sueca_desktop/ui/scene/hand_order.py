"""How the cards of a hand are sorted in the fan: pure, no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.storage.settings import SortOrder

_BLACK = (Suit.SPADES, Suit.CLUBS)
_USUAL = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(
    cards: Iterable[Card], rules: MatchRules, trump: Suit | None, order: SortOrder, last: Card | None = None
) -> tuple[Card, ...]:
    """The cards from left to right, each suit from its strongest down, red and black suits in turn as far
    as can be. `last` (the turned trump, which lies aside) closes the fan whatever the order."""
    held = tuple(cards)
    suits = {card.suit for card in held}
    place = {suit: i for i, suit in enumerate(_suit_order(suits, trump, order))}
    return tuple(sorted(held, key=lambda card: (card == last, place[card.suit], rules.sort_key(card))))


def by_height(cards: Iterable[Card], rules: MatchRules, order: SortOrder) -> tuple[Card, ...]:
    """The cards by their height alone, the highest at the end where the person wants trumps."""
    highest_first = order == "trumps_left"
    return tuple(sorted(cards, key=lambda card: (rules.height(card), str(card)), reverse=highest_first))


def _suit_order(suits: set[Suit], trump: Suit | None, order: SortOrder) -> tuple[Suit, ...]:
    """The best order of the suits held: trumps at their end, then as many changes of colour as possible,
    then the usual order."""

    def faults(candidate: tuple[Suit, ...]) -> tuple[bool, int]:
        ends = {"trumps_left": candidate[:1], "trumps_right": candidate[-1:]}
        misplaced = trump in suits and order in ends and ends[order] != (trump,)
        same_colour = sum((a in _BLACK) == (b in _BLACK) for a, b in pairwise(candidate))
        return misplaced, same_colour

    return min(permutations(suit for suit in _USUAL if suit in suits), key=faults)
