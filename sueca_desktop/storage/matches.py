"""Matches on disk: the running one, written action by action, and those of the past."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from msgspec import Struct

from sueca_desktop.record import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    SUFFIX,
    Header,
    Record,
    RecordError,
    action_line,
    parse_record,
    record_lines,
)
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Action
from sueca_desktop.storage.atomic import OPEN_FLAGS, read_file, write_all, write_file
from sueca_desktop.storage.errors import StorageError, Trouble, reading, writing
from sueca_desktop.storage.lock import Lock, is_locked
from sueca_desktop.storage.paths import create_folder

LOOK_BACK = 20
"""How many of the latest matches of each game are searched for one to go on with. An unfinished match that
lies further back was left on purpose, and reading a record takes long enough to be felt at the start."""

_MOST_FILES = 10 * LOOK_BACK
"""Of how many files at most the game is looked up."""


class MatchFile:
    """The file of the match on the table.

    What could not be written is kept, and every later call tries again to write all of it: once a call
    returns, all that happened so far is on disk. `path` may still change until the first of it is, should
    another match have taken the name.
    """

    def __init__(
        self,
        path: Path,
        header: Header,
        actions: Iterable[Action],
        *,
        is_new: bool,
        size: int | None = None,
        lock: Lock | None = None,
    ) -> None:
        """A match that is yet to be written, or one that lies on disk, held by `lock`. `size` is its length
        in bytes if the file ends as it should, so that it can be appended to. See `MatchStore`."""
        self.path = path
        self.unsaved = False
        """Whether the last attempt to write failed, so that something on the table is not on disk."""
        self._header = header
        self._actions = list(actions)
        self._is_new = is_new
        self._size = size
        self._saved = len(self._actions)
        self._lock = lock

    def append(self, action: Action) -> None:
        """Writes one more action and waits until it is on disk.

        Raises StorageError, having kept the action: the match goes on, and it must not be appended again.
        """
        self._actions.append(action)
        self.unsaved = True
        self.flush()

    def rewrite(self, header: Header, actions: Iterable[Action]) -> None:
        """Replaces the match at one stroke, e.g. by a shorter one after undo, or to mark its header.

        Raises StorageError, having kept the new content, while the file has the old.
        """
        self._header = header
        self._actions = list(actions)
        self._size = None
        self.unsaved = True
        self.flush()

    def flush(self) -> None:
        """Writes whatever is not on disk yet. Raises StorageError."""
        with writing(self.path):
            if not self._append_unsaved():
                create_folder(self.path.parent)
                self._hold()
                data = record_lines(self._header, tuple(self._actions))
                write_file(self.path, data)
                self._size, self._saved = len(data), len(self._actions)
        self.unsaved = False

    def close(self) -> None:
        """Tries once more to write what is not on disk yet, and lets other programs have the match.

        Raises StorageError if that fails; then only the caller still has the whole match.
        """
        try:
            if self.unsaved:
                self.flush()
        finally:
            self._let_go()

    def _append_unsaved(self) -> bool:
        """Appends to the file what it lacks; False if it is gone or is not as we left it. Raises OSError."""
        size = self._size
        if size is None or self._lock is None or not self._lock.is_valid():
            return False
        try:
            descriptor = os.open(self.path, os.O_WRONLY | OPEN_FLAGS)
        except FileNotFoundError:
            return False
        try:
            if os.lseek(descriptor, 0, os.SEEK_END) != size:
                return False
            data = "".join(map(action_line, self._actions[self._saved :])).encode()
            try:
                write_all(descriptor, data)
            except OSError:
                os.ftruncate(descriptor, size)  # should this fail too, the size will tell
                raise
            os.fsync(descriptor)
            self._size, self._saved = size + len(data), len(self._actions)
        finally:
            os.close(descriptor)
        return True

    def _hold(self) -> None:
        """Sees to it that the match is ours alone, a new one under a name of its own."""
        if self._lock is not None and self._lock.is_valid():
            return
        self._let_go()
        if not self._is_new:
            self._lock = Lock.acquire(self.path)
            return
        for path in _names(self.path):
            try:
                lock = Lock.acquire(path)
            except StorageError:
                continue
            if not path.exists():
                self.path, self._lock, self._is_new = path, lock, False
                return
            lock.release()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class Saved(Struct, frozen=True):
    """A match on disk."""

    path: Path
    record: Record


class Unreadable(Struct, frozen=True):
    """A file that should be a match and cannot be read. It is left alone."""

    path: Path
    error: RecordError | StorageError


class Waiting(Struct, frozen=True):
    """The matches to go on with, of each game the one played last, and of those the one played last first;
    and the files that could not be read on the way to the first of them."""

    matches: tuple[Saved, ...]
    unreadable: tuple[Unreadable, ...]

    @property
    def latest(self) -> Saved | None:
        """The match that was played last."""
        return next(iter(self.matches), None)


class MatchStore:
    """The folder of all matches, the running one among them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def create(self, header: Header, actions: Iterable[Action] = ()) -> MatchFile:
        """The file of a new match, named by the time. Nothing is written before its first `append` or
        `flush`."""
        name = datetime.now(UTC).strftime("%Y-%m-%d_%H-%M-%S-%f")
        return MatchFile(self.folder / (name + SUFFIX), header, actions, is_new=True)

    def resume(self, path: Path) -> tuple[MatchFile, Record]:
        """Reads a match and goes on with it.

        A match of this folder is appended to; whatever is wrong with its end (see `Record.dropped`) is put
        right with the first thing written. Any other is left as it is and goes on as a new match here.
        Raises RecordError, and StorageError, `in_use` if the match is being played already.
        """
        if not self._holds(path):
            record = load_record(path)
            return self.create(record.header, record.actions), record
        lock = None
        with suppress(OSError):  # in a folder that cannot be written the match can still be played
            lock = Lock.acquire(path)
        try:
            data = _read(path)
            record = parse_record(data)
        except (RecordError, StorageError):
            if lock is not None:
                lock.release()
            raise
        size = len(data) if data.endswith(b"\n") else None
        return MatchFile(path, record.header, record.actions, is_new=False, size=size, lock=lock), record

    def waiting(self) -> Waiting:
        """Of each game the match that was played last of those that are not finished and that nobody is
        playing.

        Nothing is changed on disk. Raises StorageError if the folder cannot be read.
        """
        found: dict[str, Saved] = {}
        unreadable: list[Unreadable] = []
        looked = Counter[str | None]()
        for path in self.paths()[:_MOST_FILES]:
            game = _game_in(path)
            if game in found or looked[game] == LOOK_BACK:
                continue
            looked[game] += 1
            match = _load(path)
            if isinstance(match, Unreadable):
                unreadable += [] if found else [match]
            elif match.record.state.winner is None and not is_locked(path):
                found[match.record.header.game.id] = match
            if len(found) == len(GAMES):
                break
        return Waiting(tuple(found.values()), tuple(unreadable))

    def finished(self) -> Iterator[Saved]:
        """The finished matches, those played last first. Raises StorageError if the folder cannot be read."""
        for path in self.paths():
            found = load_finished(path)
            if found is not None:
                yield found

    def paths(self) -> list[Path]:
        """Every file that should be a match, the one written last first."""
        found: list[tuple[int, str]] = []
        try:
            with reading(self.folder), os.scandir(self.folder) as entries:
                for entry in entries:
                    if entry.name.endswith(SUFFIX):
                        with suppress(FileNotFoundError):  # removed meanwhile
                            found.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.name))
        except StorageError as error:
            if error.trouble is Trouble.NOT_FOUND:
                return []
            raise
        return [self.folder / name for _, name in sorted(found, reverse=True)]

    def _holds(self, path: Path) -> bool:
        """Whether the match itself, and not only a link to it, lies in this folder."""
        try:
            return path.suffix == SUFFIX and Path(os.path.realpath(path)).parent.samefile(self.folder)
        except OSError:
            return False


def load_record(path: Path) -> Record:
    """Reads a record, changing nothing. Raises RecordError if it is none, StorageError if it cannot be
    read."""
    return parse_record(_read(path))


def load_finished(path: Path) -> Saved | None:
    """Reads a match; None if it is not over, or cannot be read."""
    found = _load(path)
    return found if isinstance(found, Saved) and found.record.state.winner is not None else None


def delete_record(path: Path) -> None:
    """Removes a match for good. Raises StorageError, `in_use` if somebody plays it."""
    if is_locked(path):
        raise StorageError(Trouble.IN_USE, path, "in use by another program")
    with writing(path):
        path.unlink()


def save_record(path: Path, header: Header, actions: Iterable[Action]) -> None:
    """Writes a whole record at one stroke. Raises StorageError, with what was there before still in place."""
    write_file(path, record_lines(header, tuple(actions)))


def _read(path: Path) -> bytes:
    return read_file(path, MAX_FILE_BYTES)


def _load(path: Path) -> Saved | Unreadable:
    try:
        return Saved(path, load_record(path))
    except (RecordError, StorageError) as error:
        return Unreadable(path, error)


def _game_in(path: Path) -> str | None:
    """The game that a file's first line names, without reading the rest; None if it names none."""
    try:
        header = json.loads(read_file(path, MAX_LINE_BYTES).partition(b"\n")[0])
    except (StorageError, ValueError, RecursionError):
        return None
    game = header.get("game") if isinstance(header, dict) else None
    return game if isinstance(game, str) else None


def _names(path: Path) -> Iterator[Path]:
    """The path itself, then others like it."""
    yield path
    for number in count(2):
        yield path.with_stem(f"{path.stem}_{number}")
