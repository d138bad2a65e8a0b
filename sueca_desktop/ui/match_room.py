"""Where matches begin, are taken up again, and are put away: the presenter's table and its file. A lesson has
no file."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from sueca_desktop.annals.entry import weakest
from sueca_desktop.bots.games import Seated
from sueca_desktop.bots.player import Player
from sueca_desktop.levels import Level
from sueca_desktop.record import (
    DAY_MARK,
    LEVELS_MARK,
    MATCH_MARK,
    PERSONS_MARK,
    UNDO_MARK,
    Header,
    Record,
    clean_name,
    persons_of,
)
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.matches import MatchFile, MatchStore, Waiting, save_record
from sueca_desktop.storage.settings import Settings
from sueca_desktop.table.deals import any_number
from sueca_desktop.table.table import Table
from sueca_desktop.text.people import default_names
from sueca_desktop.ui.journal import SafeJournal
from sueca_desktop.ui.preferences import Preferences
from sueca_desktop.ui.presenter import Presenter

BOTS = (Seat.E, Seat.N, Seat.W)


class MatchRoom(QObject):
    """`trouble`: the match cannot be written, for now; `recovered`: all of it is on disk again."""

    trouble = Signal(object)
    recovered = Signal()

    def __init__(
        self, store: MatchStore, presenter: Presenter, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._presenter = presenter
        self._preferences = preferences
        self._journal: SafeJournal | None = None
        self._seed = 0
        preferences.changed.connect(self._settings_changed)

    @property
    def table(self) -> Table | None:
        return self._presenter.table

    @property
    def store(self) -> MatchStore:
        """The folder of all matches."""
        return self._store

    def waiting(self) -> Waiting:
        """The matches to go on with, and what could not be read. Raises StorageError."""
        return self._store.waiting()

    def start(
        self,
        rules: MatchRules,
        deal_number: int | None = None,
        cards: tuple[Action, ...] = (),
        day: str | None = None,
        seated: Header | None = None,
    ) -> None:
        """A new match, with the names and levels of the settings: by a deal's number, with given `cards`
        (see `Table.same_cards`), or from the draw for the first deal on. Where some of the cards have been
        played, those that followed are taken back. `day`: the date of which the first hand is the hand of the
        day. `seated`: of another match, whose players sit down again where they sat."""
        self.leave()
        created = datetime.now().astimezone().isoformat("T", "seconds")
        if seated is not None:
            persons, names = persons_of(seated), seated.names
        else:
            persons = self._preferences.now.persons if day is None else frozenset({Seat.S})
            names = self._names(alone=len(persons) == 1)
        marks: dict[str, Any] = {MATCH_MARK: os.urandom(8).hex()}
        marks[LEVELS_MARK] = weakest(self._levels(persons), None)
        if day is not None:
            marks[DAY_MARK] = day
        if any(isinstance(action, Play) for action in cards):
            marks[UNDO_MARK] = 1
        if len(persons) > 1:
            marks[PERSONS_MARK] = [seat.value for seat in SEATS if seat in persons]
        header = Header(rules, names, created, marks)
        journal = self._open(self._store.create(header))
        if deal_number is not None:
            table = Table.numbered(header, deal_number, journal)
        else:
            table = Table(header, (), journal)
            for action in cards:
                table.act(action)
        self._play(table)

    def resume(self, path: Path) -> Record:
        """Goes on with a match from a file, and gives what was read. Raises RecordError or StorageError, and
        the match on the table stays."""
        file, record = self._store.resume(path)
        self.leave()
        self._play(Table(record.header, record.actions, self._open(file)))
        return record

    def teach(self, game: str) -> None:
        """Begins the lesson of a game, which leaves nothing behind. Raises KeyError for one that has none."""
        from sueca_desktop.ui.lesson_guide import LessonGuide

        self.leave()
        self._presenter.teach(LessonGuide(game, self._names()))

    @property
    def unsaved(self) -> bool:
        """Whether the match on the table would lose something if it were left now."""
        return self._journal is not None and self._journal.unsaved

    def save_as(self, path: Path) -> None:
        """Writes the match on the table to another file. Raises StorageError."""
        table = self._presenter.table
        if table is not None:
            save_record(path, *table.written)

    def leave(self) -> None:
        """Puts the match away; it can be taken up again."""
        self._presenter.close()
        if self._journal is not None:
            self._journal.close()
            self._journal.deleteLater()
            self._journal = None

    def _open(self, file: MatchFile) -> SafeJournal:
        self._journal = SafeJournal(file, self)
        self._journal.trouble.connect(self.trouble)
        self._journal.recovered.connect(self.recovered)
        return self._journal

    def _play(self, table: Table) -> None:
        # A numbered deal is played the same way each time, so that friends can compare; only where a clock
        # cuts a master's thinking short it may differ.
        self._seed = any_number(32) if table.deal_number is None else table.deal_number
        self._note_levels(table)
        self._presenter.open(table, self._players(table))

    def _players(self, table: Table) -> Mapping[Seat, Player]:
        game = table.header.game.id
        levels = self._levels(persons_of(table.header))
        return {seat: Seated(game, level, self._seed + seat.place) for seat, level in levels.items()}

    def _levels(self, persons: Collection[Seat]) -> dict[Seat, Level]:
        return {seat: self._preferences.now.level(seat) for seat in BOTS if seat not in persons}

    def _note_levels(self, table: Table) -> None:
        """Writes down how well the others play, should they have played better up to now. A match that never
        said goes on saying nothing."""
        before = table.header.extra.get(LEVELS_MARK)
        if before is not None and table.state.winner is None:
            now = weakest(self._levels(persons_of(table.header)), before)
            if now != before:
                table.mark(**{LEVELS_MARK: now})

    def _names(self, *, alone: bool = True) -> tuple[str, str, str, str]:
        usual = default_names(alone=alone)
        chosen = self._preferences.now.names
        south, east, north, west = (
            clean_name(name or usual[seat]) for seat, name in zip(SEATS, chosen, strict=True)
        )
        return south, east, north, west

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        table = self._presenter.table
        if table is None or self._presenter.teaching:
            return
        if any(before.level(seat) != now.level(seat) for seat in BOTS):
            self._note_levels(table)
            self._presenter.set_players(self._players(table))
