"""Suits, ranks and cards, and their short text (`AS`, `7H`, `TD`).

Cards have no order here: which card beats which belongs to a game, not to a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct


class Suit(StrEnum):
    """A suit; the value is its letter in records (`S` espadas, `H` copas, `D` ouros, `C` paus)."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """A rank; the value is its letter in records (`T` is the ten)."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


class Card(Struct, frozen=True):
    """One card of a pack."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as rank and suit, e.g. `"TD"`. Raises ValueError for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card


_BY_TEXT = {str(card): card for card in (Card(rank, suit) for rank in Rank for suit in Suit)}


def same_cards(some: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether both are the same cards, in whatever order."""
    return Counter(some) == Counter(others)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as one string with single spaces between them, `""` for none; mirror of `parse_cards`."""
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a string such as `"AS 7H TD"`. Raises ValueError unless it is exactly what
    `cards_text` writes (single spaces, nothing at the ends)."""
    return tuple(Card.parse(word) for word in text.split(" ")) if text else ()
