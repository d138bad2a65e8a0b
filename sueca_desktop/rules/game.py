"""What all games have in common, as far as the table, records and the screen need it.

A game is a value that holds its functions; nothing is inherited. Whoever knows which game it is works with
that game's own types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, Template
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Direction, Seat


class MatchRules(Protocol):
    """The rules of a match: a frozen Struct of plain fields, checked on construction."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    @property
    def order_of_play(self) -> Direction: ...

    @property
    def pack(self) -> tuple[Card, ...]:
        """The forty cards, suits S H D C, the strongest of each first."""
        ...

    def height(self, card: Card) -> int:
        """How high a card is where the highest of some wins, as in the draw for the first deal."""
        ...

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand by suits S H D C, within a suit the strongest first."""
        ...


class MatchState(Protocol):
    """A match between two actions. The phases `dealer`, `shuffle`, `play` and `over` are in every game."""

    @property
    def rules(self) -> MatchRules: ...

    @property
    def phase(self) -> StrEnum: ...

    @property
    def dealer(self) -> Seat | None: ...

    @property
    def results(self) -> tuple[Any, ...]:
        """The finished hands."""
        ...


class MatchView(Protocol):
    """A match as one seat sees it. `actions` are those that the seat itself may take now."""

    @property
    def seat(self) -> Seat: ...

    @property
    def rules(self) -> MatchRules: ...

    @property
    def phase(self) -> StrEnum: ...

    @property
    def to_act(self) -> tuple[Seat, ...]: ...

    @property
    def dealer(self) -> Seat | None: ...

    @property
    def results(self) -> tuple[Any, ...]: ...

    @property
    def actions(self) -> tuple[Action | Template, ...]: ...

    @property
    def my_turn(self) -> bool: ...


RulesT = TypeVar("RulesT", bound=MatchRules)
StateT = TypeVar("StateT", bound=MatchState)
ViewT = TypeVar("ViewT", bound=MatchView)


class Game(Struct, Generic[RulesT, StateT, ViewT], frozen=True):
    """A game by its id in records.

    `rules` makes rules from their fields; the first of `presets` holds the defaults; `field_values` has the
    values that each field may take. `start` is a match before its first action. `why_not` says why an action
    cannot come next (None if it can), and `apply` does it or raises IllegalAction. `legal_actions` lists what
    may come next. `visible` is an event as a seat may see it given the state after it; None where the seat
    notices nothing. `completed` is a hand as a seat saw it, with the events that ended it.
    """

    id: str
    rules: type[RulesT]
    presets: Mapping[str, RulesT]
    field_values: Mapping[str, tuple[Any, ...]]
    start: Callable[[RulesT], StateT]
    to_act: Callable[[StateT], tuple[Seat, ...]]
    why_not: Callable[[StateT, Action], Reason | None]
    apply: Callable[[StateT, Action], tuple[StateT, tuple[Event, ...]]]
    legal_actions: Callable[[StateT], tuple[Action | Template, ...]]
    view: Callable[[StateT, Seat], ViewT]
    visible: Callable[[Event, Seat | None, StateT], Event | None]
    completed: Callable[[Any, tuple[Event, ...]], Any]
