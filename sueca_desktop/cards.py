"""Suits, ranks and cards, and their short text (`AS`, `7H`, `TD`).

Cards have no order here: which card beats which belongs to a game, not to a card.
"""

from __future__ import annotations

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

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as rank and suit, e.g. `"TD"`. Raises ValueError for anything else."""
        if len(text) != 2:
            raise ValueError(f"not a card: {text!r}")
        try:
            return cls(Rank(text[0]), Suit(text[1]))
        except ValueError:
            raise ValueError(f"not a card: {text!r}") from None


def same_cards(some: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether both are the same cards, in whatever order."""
    return sorted(some, key=str) == sorted(others, key=str)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as one string with single spaces between them, `""` for none; mirror of `parse_cards`."""
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a string such as `"AS 7H TD"`. Raises ValueError unless it is exactly what
    `cards_text` writes (single spaces, nothing at the ends)."""
    return tuple(Card.parse(word) for word in text.split(" ")) if text else ()
