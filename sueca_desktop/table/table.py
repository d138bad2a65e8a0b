"""One match at the table: accepts actions, hands out events, takes back.

The table is always ahead of the picture: an action is written down, then it counts, and what the scene
makes of the events is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.record import DEAL_MARK, HINTS_MARK, UNDO_MARK, Header, mark_number, marked
from sueca_desktop.rules.actions import Action, Cut, DealFrom, DrawDealer, Shuffle, Signal, TurnTrump
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.game import MatchState
from sueca_desktop.rules.reasons import IllegalAction, Reason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.table.deals import moved_seat, numbered_deal, numbered_deck, shuffled_pack, turned

LAST_LINE_FOR_SIGNALS = 40_000
"""No more signals once a record has so many lines, so that no match can outgrow its file."""


class Journal(Protocol):
    """Where a match is written down as it is played."""

    def append(self, action: Action) -> None:
        """Puts one more action on disk before it returns."""
        ...

    def rewrite(self, header: Header, actions: tuple[Action, ...]) -> None:
        """Replaces the whole record."""
        ...


class Happening(Struct, frozen=True):
    """One event, and the match as it stood when it had happened."""

    event: Event
    after: MatchState


class Table:
    """A match from its header on. `actions` are those of a record that is taken up again.

    States and views are of the types of the game that is played.

    front: who of the record sits at S of this table, which is turned so far that he does. It is written down
    as if it were not.
    """

    def __init__(
        self,
        header: Header,
        actions: Iterable[Action] = (),
        journal: Journal | None = None,
        front: Seat = Seat.S,
    ) -> None:
        self.header = _turned_header(header, front)
        self._front = front
        self._back = moved_seat(Seat.S, front)  # who sits here where S of the record does
        self._journal = journal
        self._game = header.game
        self._states: list[Any] = [self._game.start(header.rules)]
        self._actions: list[Action] = []
        self._events: list[tuple[Event, ...]] = []
        self._decks: dict[int, tuple[Card, ...]] = {}
        self._viewed: Any = None  # the state of which these are views
        self._views: dict[Seat, Any] = {}
        for action in turned(actions, front):
            self._fold(action)

    @classmethod
    def numbered(cls, header: Header, number: int, journal: Journal | None = None) -> Table:
        """A match that begins with deal `number`, dealt and ready for the first decision of play. Later
        hands are shuffled from the same number. Raises ValueError for a number that is no deal."""
        deal = numbered_deal(header.rules, number)
        table = cls(marked(header, **{DEAL_MARK: number}), (), journal)
        if journal is not None:
            journal.rewrite(table.header, ())
        for action in deal.actions(header.rules):
            table.act(action)
        return table

    def turned(self, seat: Seat) -> Table:
        """The same match with the table turned so that S is who sits at `seat` here. It is written down as it
        was, from now on by that table alone. Source: the rules make no difference between seats."""
        front = moved_seat(seat, self._back)
        table = Table(*self.written, self._journal, front)
        table._decks = dict(self._decks)
        return table

    @property
    def written(self) -> tuple[Header, tuple[Action, ...]]:
        """Header and actions as the record has them, however this table is turned."""
        return _turned_header(self.header, self._back), self.as_written(self._actions)

    def as_written(self, actions: Iterable[Action]) -> tuple[Action, ...]:
        """Actions at this table with the seats that the record gives them."""
        return turned(actions, self._back)

    def seat_of(self, seat: Seat) -> Seat:
        """Where who sits at `seat` in the record sits here."""
        return moved_seat(seat, self._front)

    def seat_in_record(self, seat: Seat) -> Seat:
        """Where who sits at `seat` here sits in the record."""
        return moved_seat(seat, self._back)

    @property
    def state(self) -> Any:
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(self._actions)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, uncensored: `rules` says what a seat may see of it."""
        return tuple(event for events in self._events for event in events)

    @property
    def deal_number(self) -> int | None:
        """The number of the deal that the match began with, if it has one."""
        return mark_number(self.header, DEAL_MARK)

    @property
    def helped(self) -> bool:
        """Whether the person took a hint or an action back in this match."""
        return any(self.header.extra.get(mark) for mark in (HINTS_MARK, UNDO_MARK))

    def view(self, seat: Seat) -> Any:
        """What a seat knows now. It is asked for many times between two actions, and made once."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if seat not in self._views:
            self._views[seat] = self._view(seat)
        return self._views[seat]

    def _view(self, seat: Seat) -> Any:
        view: Any = self._game.view(self.state, seat)
        if self._takes_signals:
            return view
        return replace(view, actions=tuple(one for one in view.actions if not isinstance(one, Signal)))

    def last_hand(self, seat: Seat) -> Any:
        """The hand in play as `seat` sees it, or the last one as it was when its last card lay."""
        for place in range(len(self._states) - 1, -1, -1):
            hand = self._game.view(self._states[place], seat).hand
            if hand is not None:
                return self._game.completed(hand, self._events[place] if place < len(self._events) else ())
        return None

    def why_not(self, action: Action) -> Reason | None:
        if isinstance(action, Signal) and not self._takes_signals:
            return Reason.CANNOT_SIGNAL
        return self._game.why_not(self.state, action)

    @property
    def _takes_signals(self) -> bool:
        return len(self._actions) + 1 < LAST_LINE_FOR_SIGNALS

    def act(self, action: Action) -> tuple[Happening, ...]:
        """Does an action. Raises IllegalAction, with nothing changed or written, if it cannot come next."""
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        state, events = self._game.apply(self.state, action)
        if self._journal is not None:
            self._journal.append(*self.as_written([action]))
        self._remember(action, state, events)
        return tuple(Happening(event, state) for event in events)

    def shuffle(self) -> tuple[Happening, ...]:
        """Shuffles for the next hand. A hand that was taken back gets the same pack again, so that undo
        cannot be used to look for better cards."""
        return self.act(Shuffle(self._next_deck()))

    def can_undo(self, seat: Seat) -> bool:
        return self._last_decision(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Takes back everything from the last decision of `seat` on, and marks the match.

        Raises ValueError if there is none.
        """
        place = self._last_decision(seat)
        if place is None:
            raise ValueError(f"nothing to take back for {seat}")
        del self._actions[place:]
        del self._states[place + 1 :]
        del self._events[place:]
        self._mark(UNDO_MARK)

    def mark_hint(self) -> None:
        """Marks the match as one in which the person took a hint."""
        self._mark(HINTS_MARK)

    def mark(self, **marks: Any) -> None:
        """Puts keys of our own into the header of the match."""
        self.header = marked(self.header, **marks)
        if self._journal is not None:
            self._journal.rewrite(*self.written)

    def same_cards(self, seat: Seat = Seat.S) -> tuple[Action, ...]:
        """The deal of the hand being played, or of the last one, as the first actions of another match:
        its first dealer is who dealt that hand. Empty before the first deal.

        With another `seat` the whole table is turned, so that S holds what that seat held.
        """
        shuffles = [i for i, action in enumerate(self._actions) if isinstance(action, Shuffle)]
        for start in reversed(shuffles):
            rest = takewhile(lambda a: isinstance(a, Cut | TurnTrump | DealFrom), self._actions[start + 1 :])
            deal = (self._actions[start], *rest)
            dealer = self._states[start].dealer
            dealt = len(deal) > 1 or self._states[start + 1].hand is not None
            if dealt and dealer is not None:
                return turned((DrawDealer(dealer), *deal), seat)
        return ()

    def _mark(self, mark: str) -> None:
        self.mark(**{mark: (mark_number(self.header, mark) or 0) + 1})

    def _fold(self, action: Action) -> None:
        self._remember(action, *self._game.apply(self.state, action))

    def _remember(self, action: Action, state: MatchState, events: tuple[Event, ...]) -> None:
        if isinstance(action, Shuffle):
            self._decks[len(self.state.results)] = action.deck
        self._actions.append(action)
        self._states.append(state)
        self._events.append(events)

    def _next_deck(self) -> tuple[Card, ...]:
        hand = len(self.state.results)
        if hand in self._decks:
            return self._decks[hand]
        rules = self.header.rules
        if self.deal_number is None:
            return shuffled_pack(rules)
        return numbered_deck(rules, self.deal_number, hand)

    def _last_decision(self, seat: Seat) -> int | None:
        places = range(len(self._actions) - 1, -1, -1)
        return next((i for i in places if _decides(self._actions[i], seat)), None)


def _turned_header(header: Header, front: Seat) -> Header:
    """The header with the names where everybody sits once `front` is at S."""
    south, east, north, west = (header.name(moved_seat(seat, moved_seat(Seat.S, front))) for seat in SEATS)
    return replace(header, names=(south, east, north, west))


def _decides(action: Action, seat: Seat) -> bool:
    """Whether an action is a decision of the seat: a sign changes nothing."""
    return getattr(action, "by", None) is seat and not isinstance(action, Signal)
