"""What windows about a match show, whatever the game: each game fills these in its own words."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat, Team


class Column(Struct, frozen=True):
    """A column of numbers: its head, and the side whose colour it has."""

    head: str
    side: Team | None = None


class Row(Struct, frozen=True):
    """What is counted, and a number for each column."""

    name: str
    numbers: tuple[str, ...]


class ResultWords(Struct, frozen=True):
    """How a hand ended, and the match with it: in a few words, in a sentence, and in a little table."""

    title: str
    detail: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Result(Protocol):
    """A finished hand, and the match as it stands after it. Equal results say the same."""

    @property
    def header(self) -> Header: ...

    @property
    def match_over(self) -> bool: ...

    def words(self) -> ResultWords:
        """What there is to say, in the current language."""
        ...


class TrickMarks(Struct, frozen=True):
    """Who took the tricks of a hand, one after the other; None for a tie."""

    winners: tuple[Team | None, ...]
    spoken: str


Cell = str | Card | Suit | TrickMarks


class Sheet(Struct, frozen=True):
    """All hands of a match: a line above them, a row each, and a note below."""

    lead: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str


class SeenTrick(Struct, frozen=True):
    """A finished trick as all saw it. A card is None where it lay face down. `winner` is whose card took it;
    None for a tie."""

    plays: tuple[tuple[Seat, Card | None], ...]
    winner: Seat | None
    points: int = 0

    @property
    def leader(self) -> Seat:
        return self.plays[0][0]


class Tricks(Protocol):
    """The finished tricks of one hand."""

    @property
    def header(self) -> Header: ...

    @property
    def tricks(self) -> tuple[SeenTrick, ...]: ...

    def lead(self) -> str:
        """How the hand stands, above the tricks."""
        ...

    def columns(self) -> tuple[str, ...]:
        """The heads of what is told of each trick beside its cards."""
        ...

    def told(self, place: int) -> tuple[str, ...]:
        """What stands in those columns for one trick."""
        ...

    def sentence(self, place: int) -> str:
        """Who led one trick, and who took it."""
        ...
