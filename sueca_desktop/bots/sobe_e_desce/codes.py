"""Cards as small numbers, for players that try out many hands.

A code is ten times the suit (S H D C) plus the rank from the two, 0, to the ace, 9. A set of cards is an int
with a bit for each code. Players are numbered in the order of play from the one who thinks, who is 0.
"""

from __future__ import annotations

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.sobe_e_desce import Rules

_RULES = Rules()
_SUITS = tuple(Suit)

CARDS: tuple[Card, ...] = tuple(card for suit in Suit for card in reversed(_RULES.pack) if card.suit is suit)
"""The card of each code."""

CODES = {card: code for code, card in enumerate(CARDS)}
"""The code of each card."""

ACE = 9
ALL = (1 << 40) - 1
SUIT = tuple(code // 10 for code in range(40))
RANK = tuple(code % 10 for code in range(40))
OF_SUIT = tuple(((1 << 10) - 1) << (10 * suit) for suit in range(4))
HIGHER = tuple(OF_SUIT[SUIT[code]] & ~((1 << (code + 1)) - 1) for code in range(40))
"""The cards of its suit that beat each."""

STRENGTH = tuple(
    tuple(
        tuple(
            100 + RANK[code] if SUIT[code] == trump else RANK[code] if SUIT[code] == led else -1
            for code in range(40)
        )
        for led in range(4)
    )
    for trump in range(4)
)
"""How strong a card is in a trick, by trumps, the suit led and the code; -1 cannot win."""


def suit_code(suit: Suit) -> int:
    """The number of a suit."""
    return _SUITS.index(suit)


def suit_of(code: int) -> Suit:
    """The suit of a number; mirror of `suit_code`."""
    return _SUITS[code]


def bits(codes: tuple[int, ...] | list[int]) -> int:
    """The set of some cards."""
    together = 0
    for code in codes:
        together |= 1 << code
    return together


def playable(hand: list[int], lying: list[int], trump: int) -> list[int]:
    """The cards of a hand that may be played to those that lie."""
    if not lying:
        ace = 10 * trump + ACE
        return [ace] if ace in hand else hand
    led = SUIT[lying[0]]
    follow = [code for code in hand if SUIT[code] == led]
    if follow:
        return follow
    highest = max((code for code in lying if SUIT[code] == trump), default=-1)
    over = [code for code in hand if SUIT[code] == trump and code > highest]
    return over or hand
