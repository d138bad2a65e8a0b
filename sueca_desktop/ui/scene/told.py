"""What a picture is called in words and numbers: each game says it of its own moments.

All of it is asked for whenever it is shown or read out, so that it comes in the language of that time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.game import MatchView
from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.scene.layout import Keeper

if TYPE_CHECKING:  # what is painted needs Qt; what is told does not
    from sueca_desktop.ui.scene.paint_slate import Marks


class Taker(Enum):
    """Whose a trick is."""

    OURS = "ours"
    THEIRS = "theirs"
    NOBODY = "nobody"


class TrickMark(Struct, frozen=True):
    """The mark for one trick of a hand: its letter or number, and whose the trick is; None before it is
    over."""

    word: str
    taker: Taker | None = None


class Badge(Struct, frozen=True):
    """The badge in the upper corner: a suit or a number on its tile, two lines of words, and all of it as a
    sentence. `marks` tell of the tricks of a hand where each of them counts by itself."""

    tile: Suit | int
    word: str
    name: str
    said: str
    marks: tuple[TrickMark, ...] = ()


class Slate(Struct, frozen=True):
    """The slate: how it is chalked, what stands above it, the score (chalked up bit by bit), the score that
    ends the match, and the quiet line at its foot; `said` is the score as a sentence."""

    marks: Marks
    heads: tuple[str, ...]
    score: tuple[int, ...]
    target: int
    foot: str
    said: str


class Taken(Struct, frozen=True):
    """Who takes the trick that lies (None where nobody does), in words for the eye."""

    by: Seat | None
    words: str


class Saying(Struct, frozen=True):
    """What a player goes on saying as long as the moment lasts. With a `detail` only the person notices it,
    and that is what the detail says."""

    by: Seat
    words: str
    detail: str = ""


class Told(Protocol):
    """What is said of one moment at the table."""

    @property
    def view(self) -> MatchView:
        """What the person knows at this moment."""
        ...

    def badge(self) -> Badge | None: ...

    def slate(self, header: Header) -> Slate: ...

    def plate_line(self, seat: Seat) -> str:
        """The line under a player's name."""
        ...

    def chip(self) -> str:
        """The letter on the dealer's chip."""
        ...

    def sayings(self, header: Header) -> tuple[Saying, ...]:
        """What players go on saying at this moment, at most one thing each."""
        ...

    def prompt(self, header: Header) -> tuple[str, str] | None:
        """What the person is asked to do with the pack, if anything, and a second, quieter line."""
        ...

    def tag(self) -> str:
        """The word on the open card in the person's own hand."""
        ...

    def taken(self, event: Event, header: Header) -> Taken | None:
        """Who takes the trick that lies, where `event` is the end of a trick."""
        ...

    # ------------------------------------------------------------ for the ears

    def state(self, header: Header, fan: Sequence[Card]) -> list[str]:
        """How the table stands, in sentences; `fan` are the person's cards as they lie."""
        ...

    def turn(self, header: Header) -> str:
        """Who is to do what."""
        ...

    def own_card(self, card: Card) -> str:
        """What is to be said about a card of the person's besides its name: why it cannot be played now."""
        ...

    def may_choose(self, card: Card) -> bool:
        """Whether the person can do something with a card of his now."""
        ...

    def thrown(self, header: Header, place: int) -> tuple[str, str]:
        """The card that lies in the trick as number `place`, from 0: who laid it, and whether it wins."""
        ...

    def open_card(self, header: Header, card: Card) -> str:
        """A card of the partner's open hand, or one that was thrown away, and whose it is or was."""
        ...

    def turned_card(self, header: Header) -> str:
        """The open card before one of the players."""
        ...

    def pile(self, keeper: Keeper) -> str:
        """The tricks that lie before a side or a player."""
        ...

    def plate_detail(self, seat: Seat, levels: Mapping[Seat, Level]) -> str:
        """What a nameplate shows besides the name, in sentences."""
        ...
