"""Where finished matches are entered in the book, whatever way they end.

A match is entered when it ends on the table, and taken out again if its end is taken back. The records of
matches are entered too whenever they are gone through (see `library.catalogue`): so a match that ended just
when the program was killed is missed for no longer than that.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sueca_desktop.annals.book import Annals, Day, Reviewed
from sueca_desktop.annals.entry import PERSON, Entry, counts, day_of, entry_of, hand_of, levels_of, match_id
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.storage.annals import AnnalsFile, Change
from sueca_desktop.storage.atomic import Source
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.table.deals import number_of_day
from sueca_desktop.table.table import Table
from sueca_desktop.text.problems import annals_not_saved, annals_notice

if TYPE_CHECKING:
    from sueca_desktop.solver.review import HandReview
    from sueca_desktop.ui.annals.master_thread import MasterThread

log = logging.getLogger(__name__)

DAY_RULES = Rules()
"""By what rules the hand of the day is played: everywhere the same."""

_OTHERS = (Seat.E, Seat.N, Seat.W)


class AnnalsDesk(QObject):
    """`changed`: the book has changed. `notice` brings what to tell the person, as words that follow the
    language."""

    changed = Signal()
    notice = Signal(object)

    def __init__(self, file: AnnalsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._book, self._source = file.read()
        self._told = False
        self._undone: list[Change] = []  # changes that are not on disk yet
        self._table: Table | None = None
        self._over = False
        self._hands = 0
        self._masters: MasterThread | None = None

    @property
    def book(self) -> Annals:
        return self._book

    @property
    def path(self) -> Path:
        return self._file.path

    def tell_damage(self) -> None:
        """Says what was wrong with the book when it was read, if anything was."""
        if self._source not in (Source.FILE, Source.NOTHING):
            self.notice.emit(partial(annals_notice, self._source, self.path))

    def close(self) -> None:
        """Writes what is not written yet, and ends the thread."""
        self._write()
        if self._masters is not None:
            self._masters.close()

    # ------------------------------------------------------------ what happens at the table

    def follow(self, table: Table | None) -> None:
        """To be called whenever something may have happened on the table: counts what has ended since. A
        match of several people at one screen counts for nobody."""
        if table is not None and not counts(table.header):
            table = None
        state = None if table is None else table.state
        over = state is not None and state.winner is not None
        hands = 0 if state is None else sum(hand_of(result) is not None for result in state.results)
        before, was_over, had = self._table, self._over, self._hands
        self._table, self._over, self._hands = table, over, hands
        if table is None or (over == was_over and hands == had and table is before):
            return
        match = match_id(table.header, table.actions)
        if table is not before:
            if not over:  # its end may have been taken back just when the program was killed
                self.change(lambda book: book.without(match))
            return
        if hands < had:
            self.change(lambda book: book.without_reviews_after(match, hands))
        if over and not was_over:
            self.enter(entry_of(table.header, table.actions, table.state, _now()))
        elif was_over and not over:
            self.change(lambda book: book.without(match))
        if had == 0 and hands == 1:
            self._enter_day(table)

    def enter(self, *entries: Entry | None) -> None:
        """Enters finished matches; those that are entered already stay as they are."""
        found = [entry for entry in entries if entry is not None]

        def change(book: Annals) -> Annals:
            for entry in found:
                book = book.with_entry(entry)
            return book

        self.change(change)

    def reset(self, matches: Collection[str]) -> None:
        """Forgets matches for good."""
        gone = frozenset(matches)
        self.change(lambda book: book.reset(gone))

    def enter_review(self, match: str, review: HandReview) -> None:
        """Enters what a review said of the person's cards in a hand."""
        number, reviewed = review.hand.number, reviewed_hand(review)
        self.change(lambda book: book.with_review(match, number, reviewed))

    def change(self, change: Change) -> None:
        """Changes the book and writes it. What the disk refuses counts all the same, and is written with the
        next change."""
        before = self._book
        self._book = change(before)
        if self._book != before:
            self._undone.append(change)
            self._write()
            self.changed.emit()

    def _write(self) -> None:
        if not self._undone:
            return
        changes = tuple(self._undone)

        def all_of(book: Annals) -> Annals:
            for change in changes:
                book = change(book)
            return book

        try:
            self._book = self._file.change(all_of)
        except StorageError as error:
            log.info("the statistics cannot be written: %s", error)
            if not self._told and error.trouble is not Trouble.IN_USE:
                self._told = True
                self.notice.emit(partial(annals_not_saved, error))
        else:
            self._told = False
            self._undone.clear()

    # ------------------------------------------------------------ the hand of the day

    def _enter_day(self, table: Table) -> None:
        day, levels = day_of(table.header), levels_of(table.header)
        if day is None or table.header.rules != DAY_RULES or table.deal_number != deal_of_day(day):
            return
        hand = next(one for result in table.state.results if (one := hand_of(result)) is not None)
        if hand.points is not None and all(seat in levels for seat in _OTHERS):
            east, north, west = (levels[seat].value for seat in _OTHERS)
            played = Day(hand.points, table.helped, (east, north, west))
            self.change(lambda book: book.with_day(day, played))
            self.ask_master(day)

    def ask_master(self, day: str) -> None:
        """Has a master play the hand of a day in the person's place, unless that is known already."""
        played, number = self._book.days.get(day), deal_of_day(day)
        if played is None or played.master is not None or number is None:
            return
        # With its players it is only loaded on days whose hand is played.
        from sueca_desktop.ui.annals.master_thread import MasterThread, Question

        if self._masters is None:
            self._masters = MasterThread(self)
            self._masters.played.connect(self._master_played)
        if self._masters.asked(day):
            return
        levels = {seat: Level(level) for seat, level in zip(_OTHERS, played.levels, strict=True)}
        self._masters.ask(Question(day, DAY_RULES, number, levels))

    def _master_played(self, day: str, points: int) -> None:
        self.change(lambda book: book.with_master(day, points))


def deal_of_day(day: str) -> int | None:
    """The number of the deal of a date (ISO 8601); None if it is no date."""
    try:
        return number_of_day(date.fromisoformat(day))
    except ValueError:
        return None


def reviewed_hand(review: HandReview) -> Reviewed:
    """What a review says of the person's cards, those apart that were the only ones he could play."""
    judged = [review.at(place) for place in range(review.cards)]
    chosen = [one for one in judged if one is not None and one.by is PERSON and len(one.values) > 1]
    return Reviewed(
        cards=len(chosen),
        sound=sum(one.cost == 0 for one in chosen),
        lost=sum(one.cost or 0 for one in chosen),
    )


def _now() -> str:
    return datetime.now().astimezone().isoformat("T", "seconds")
