"""The book of finished matches on disk: written whole at one stroke, with a backup."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import asdict

from sueca_desktop.annals.book import Annals, Day, Reviewed
from sueca_desktop.annals.entry import Entry, Hand
from sueca_desktop.storage.atomic import Source, read_with_backup, write_with_backup
from sueca_desktop.storage.json_object import exactly, parse_object
from sueca_desktop.storage.lock import Lock
from sueca_desktop.storage.paths import create_folder

VERSION = 1
MAX_FILE_BYTES = 64 * 1024 * 1024
"""More than a hundred thousand matches."""

Change = Callable[[Annals], Annals]


class AnnalsFile:
    """The book's file. Programs that run at the same time may all write: each change is made on what the
    file holds at that moment, under a lock."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._parsed: tuple[bytes, Annals] | None = None

    def read(self) -> tuple[Annals, Source]:
        """The book that can be had, and where it comes from; an empty one where there is none."""
        found, source = read_with_backup(self.path, MAX_FILE_BYTES, self._parse)
        return found or Annals(), source

    def change(self, change: Change) -> Annals:
        """Changes the book, and returns it as it stands now; nothing is written where nothing changes.

        Raises StorageError, `in_use` if another program is writing right now: the file stays as it was, and
        the same change can be made later.
        """
        create_folder(self.path.parent)
        lock = self._lock()
        try:
            before, source = self.read()
            after = change(before)
            if after != before or source is Source.BACKUP:
                write_with_backup(self.path, annals_bytes(after), MAX_FILE_BYTES, self._parse)
            return after
        finally:
            if lock is not None:
                lock.release()

    def _parse(self, data: bytes) -> Annals:
        """`parse_annals`, done once for the same bytes: one change needs them twice, and a book of some
        years takes long enough to be felt at the table."""
        if self._parsed is None or self._parsed[0] != data:
            self._parsed = data, parse_annals(data)
        return self._parsed[1]

    def _lock(self) -> Lock | None:
        try:
            return Lock.acquire(self.path)
        except OSError:
            return None  # a folder that cannot be written says so when the file is


def annals_bytes(annals: Annals) -> bytes:
    """The book as the bytes of a file, a line for each match; mirror of `parse_annals`."""
    parts = [
        _json(VERSION),
        _lines(_entry_object(entry) for entry in annals.entries.values()),
        _lines(
            {"id": match, "hands": {str(number): list(_values(one)) for number, one in hands.items()}}
            for match, hands in annals.reviews.items()
        ),
        _json(sorted(annals.forgotten)),
        _json({date: asdict(day) for date, day in annals.days.items()}),
    ]
    names = ("version", "matches", "reviews", "forgotten", "days")
    return ("{" + ",\n".join(f'"{n}":{part}' for n, part in zip(names, parts, strict=True)) + "}\n").encode()


def parse_annals(data: bytes) -> Annals:
    """The book in a file's bytes.

    Raises NewerVersionError for a newer program's file, another ValueError if this is no such book.
    """
    value = parse_object(data, VERSION, "a book of matches")
    try:
        entries = [_parse_entry(entry) for entry in exactly(list, value["matches"])]
        return Annals(
            entries={entry.id: entry for entry in entries},
            reviews={
                exactly(str, one["id"]): _parse_hands(one["hands"]) for one in exactly(list, value["reviews"])
            },
            forgotten=frozenset(exactly(str, match) for match in exactly(list, value["forgotten"])),
            days={date: _parse_day(day) for date, day in exactly(dict, value["days"]).items()},
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a book of matches: {error!r}") from error


def _json(value: object) -> str:
    """As short as JSON can be; what UTF-8 cannot hold, a lone surrogate, stays escaped."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _lines(values: Any) -> str:
    return "[" + ",\n".join(map(_json, values)) + "]"


def _values(value: Hand | Reviewed) -> tuple[Any, ...]:
    return tuple(getattr(value, name) for name in value.__struct_fields__)


def _entry_object(entry: Entry) -> dict[str, Any]:
    return {
        **{name: getattr(entry, name) for name in entry.__struct_fields__},
        "hands": [_values(hand) for hand in entry.hands],
    }


def _parse_entry(value: Any) -> Entry:
    ours, theirs = exactly(list, value["score"])
    hands = tuple(_parse_row(Hand, hand) for hand in exactly(list, value["hands"]))
    return _parse(Entry, {**exactly(dict, value), "score": (ours, theirs), "hands": hands})


def _parse_hands(value: Any) -> Mapping[int, Reviewed]:
    return {int(number): _parse_row(Reviewed, hand) for number, hand in exactly(dict, value).items()}


def _parse_day(value: Any) -> Day:
    east, north, west = (exactly(str, level) for level in exactly(list, value["levels"]))
    return _parse(Day, {**exactly(dict, value), "levels": (east, north, west)})


_Made = TypeVar("_Made", Entry, Hand, Reviewed, Day)
_NAMES: Mapping[type, tuple[str, ...]] = {
    made: made.__struct_fields__ for made in (Entry, Hand, Reviewed, Day)
}


def _parse_row(made: type[_Made], row: Any) -> _Made:
    return _parse(made, dict(zip(_NAMES[made], exactly(list, row), strict=True)))


def _parse(made: type[_Made], value: Any) -> _Made:
    """An object from its fields. Raises ValueError, KeyError or TypeError."""
    names = _NAMES[made]
    if exactly(dict, value).keys() != set(names):
        raise ValueError(f"{made.__name__} has the fields {names}")
    for name, kept in value.items():
        _check(name, kept)
    return made(**value)


def _check(name: str, value: Any) -> None:
    if type(value) not in _KINDS.get(name, (int,)):
        raise TypeError(f"{name} cannot be {value!r}")
    if name == "score" and any(type(part) is not int for part in value):
        raise TypeError(f"not a score: {value!r}")


_NONE = type(None)
_KINDS: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(("id", "game", "rules", "name", "ended", "reason"), (str,)),
    **dict.fromkeys(("won", "helped"), (bool,)),
    **dict.fromkeys(("score", "hands", "levels"), (tuple,)),
    **dict.fromkeys(("points", "deal", "master"), (int, _NONE)),
    "level": (str, _NONE),
}
"""Of what types the fields may be that are not plain numbers."""
