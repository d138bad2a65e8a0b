"""What a booklet and a sheet for the wall are made of, and what all games say alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.cards import few
from sueca_desktop.text.game_text import at_the_right
from sueca_desktop.text.translate import translate

POINTS = 10
"""Points of a sheet for the wall, and chapters of a booklet that say the same at more length."""


class Rows(Struct, frozen=True):
    """A table of words and numbers. The heads may be empty; every row has as many cells."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def number_columns(self) -> tuple[bool, ...]:
        """Which columns hold numbers: those after the first in which nearly every cell says one."""
        return tuple(
            column > 0 and sum(_has_digit(row[column]) for row in self.rows) > len(self.rows) / 2
            for column in range(len(self.heads))
        )

    @property
    def has_numbers(self) -> bool:
        return any(self.number_columns)


def _has_digit(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


class Point(Struct, frozen=True):
    """One thing to know: what the wall says of it, what the booklet says beyond that, and its table there."""

    title: str
    sentences: tuple[str, ...]
    more: tuple[str, ...] = ()
    table: Rows | None = None


class ShownCard(Struct, frozen=True):
    """A card among those of a game, strongest first: its picture, the suits in which it is as strong, and
    what it is worth or called."""

    card: Card
    suits: tuple[Suit, ...]
    note: str


class Grid(Struct, frozen=True):
    """A blank sheet to keep the score on. Sides without a name get a line to write one on.

    `first` is written in the first row already. `marks` are circles to fill for each side and match, instead
    of rows for numbers.
    """

    title: str
    sides: tuple[str, ...]
    first: str = ""
    marks: int = 0


class WallSheet(Struct, frozen=True):
    """All that stands on the one page for the wall."""

    title: str
    lead: str
    cards_title: str
    cards: tuple[ShownCard, ...]
    points: tuple[Point, ...]
    counting_title: str
    counting: Rows
    grid: Grid


class Chapter(Struct, frozen=True):
    """A part of a booklet, with a table below its sentences if any."""

    title: str
    sentences: tuple[str, ...]
    table: Rows | None = None


class Booklet(Struct, frozen=True):
    """The rules at length."""

    title: str
    lead: str
    chapters: tuple[Chapter, ...]


class GameBooklet(Struct, frozen=True):
    """How one game's rules are told. The functions take rules of that game; `words` explains the words that
    players use."""

    points: Callable[[Any], tuple[Point, ...]]
    cards: Callable[[Any], tuple[ShownCard, ...]]
    counting_title: Callable[[], str]
    counting: Callable[[Any], Rows]
    grid: Callable[[Any], Grid]
    words: Callable[[], Rows]


def pairs() -> str:
    """Who plays with whom, where two play against two."""
    return translate("Summary", "Four play in two pairs; partners sit opposite each other.")


def way_round(rules: MatchRules) -> str:
    """Which way play goes, as players and as clocks say it."""
    if at_the_right(rules, 1):
        return translate("Booklet", "Play goes to the right (anticlockwise).")
    return translate("Booklet", "Play goes to the left (clockwise).")


def pack(cards: int, each: int) -> str:
    """How many cards there are."""
    return translate(
        "Summary", "The pack has {cards} cards, {tricks} for each player.", cards=cards, tricks=few(each)
    )


def first_deal() -> str:
    """Who deals first."""
    return translate("Summary", "For the first deal everybody draws a card, and the highest card deals.")


def next_deal() -> str:
    """Who deals afterwards."""
    return translate("Summary", "After each hand the deal passes on in the order of play.")


def highest_takes() -> str:
    """Who takes a trick where there are trumps."""
    return translate("Summary", "The highest trump takes the trick, else the highest card of the suit led.")


def winner_leads() -> str:
    """Who leads after a trick."""
    return translate("Summary", "Whoever takes a trick leads to the next one.")
