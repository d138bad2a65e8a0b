"""Goes through the folder of matches a little at a time, so that nothing stands still meanwhile.

Of a match that is in the book already only the file's first line is looked at. Any other is read as a whole,
and entered in the book if it is over.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from sueca_desktop.annals.book import Annals
from sueca_desktop.annals.entry import Entry, counts, match_id, summary_of
from sueca_desktop.record import MATCH_MARK, MAX_FILE_BYTES, Header, parse_header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.atomic import read_file
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.matches import MatchStore, load_finished

_SLICE = 0.012  # seconds, then the interface has its turn
_ENTERED_EVERY = 1.0  # seconds: each time the whole book is written


class Found(Struct, frozen=True):
    """A finished match: its file, header and entry. `header` is as its first line says. Where several people
    played, `winners` are the seats that won; their match stands in no book."""

    path: Path
    header: Header
    entry: Entry
    winners: tuple[Seat, ...] = ()


class Catalogue(QObject):
    """`found` brings a finished match, the one played last first; `done`: there are no more; `refused` a
    StorageError, if the folder cannot be read."""

    found = Signal(object)
    done = Signal()
    refused = Signal(object)

    def __init__(
        self,
        store: MatchStore,
        book: Callable[[], Annals],
        enter: Callable[..., None],
        parent: QObject | None = None,
    ) -> None:
        """`enter` is given the entries that were not in the book."""
        super().__init__(parent)
        self._store = store
        self._book = book
        self._enter = enter
        self._work: Iterator[Found | None] = iter(())
        self._fresh: list[Entry] = []
        self._entered = -_ENTERED_EVERY  # when entries were given last; the first need not wait
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def working(self) -> bool:
        """Whether there is more to look at."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begins, or begins anew."""
        try:
            paths = self._store.paths()
        except StorageError as error:
            self.refused.emit(error)
            paths = []
        self._work = map(self._look, paths)
        self._timer.start(0)

    def stop(self) -> None:
        """Drops what has not been looked at."""
        self._timer.stop()
        self._enter_fresh()

    def _go_on(self) -> None:
        until = monotonic() + _SLICE
        for found in self._work:
            if found is not None:
                if counts(found.header) and found.entry.id not in self._book().entries:
                    self._fresh.append(found.entry)
                self.found.emit(found)
            if monotonic() >= until:
                break
        else:
            self._timer.stop()
        if not self._timer.isActive():
            self._enter_fresh()
            self.done.emit()
        elif monotonic() >= self._entered + _ENTERED_EVERY:
            self._enter_fresh()

    def _enter_fresh(self) -> None:
        if self._fresh:
            fresh, self._fresh = self._fresh, []
            self._enter(*fresh)
            self._entered = monotonic()

    def _look(self, path: Path) -> Found | None:
        known = self._known(path)
        if known is not None:
            return known
        saved = load_finished(path)
        if saved is None:
            return None
        record = saved.record
        header, state = record.header, record.state
        entry = summary_of(header, record.actions, state, _last_written(path))
        if entry is None:
            return None
        won = () if counts(header) else tuple(seat for seat in SEATS if state.winner in (seat, seat.team))
        return Found(path, header, entry, won)

    def _known(self, path: Path) -> Found | None:
        """The match, if it stands in the book just as it lies in the file."""
        try:
            data = read_file(path, MAX_FILE_BYTES)
            header = parse_header(json.loads(data.partition(b"\n")[0]))
        except (StorageError, ValueError, TypeError, KeyError, RecursionError):
            return None
        if MATCH_MARK not in header.extra:
            return None
        entry = self._book().entries.get(match_id(header, ()))
        if entry is None or data.count(b"\n") != entry.actions + 1:
            return None
        return Found(path, header, entry)


def _last_written(path: Path) -> str:
    try:
        seconds = path.stat().st_mtime
    except OSError:
        seconds = 0.0
    return datetime.fromtimestamp(seconds, UTC).astimezone().isoformat("T", "seconds")
