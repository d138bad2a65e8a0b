"""The score keeper's book on disk: written whole at each tap, with a backup, under a lock."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sueca_desktop.keeper import sobe, sueca, taps, truco
from sueca_desktop.keeper.book import Book, Game, Rules, Sheet, Tap
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.storage.atomic import Source, read_with_backup, write_with_backup
from sueca_desktop.storage.json_object import exactly, parse_object
from sueca_desktop.storage.lock import Lock
from sueca_desktop.storage.paths import create_folder

VERSION = 1
MAX_FILE_BYTES = 16 * 1024 * 1024
"""Some two hundred thousand taps."""


class KeeperFile:
    """The book's file. What was read or written last is remembered, so that only changes are written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Lock | None = None
        self._on_disk: Book | None = None

    def open(self, fresh: Book) -> tuple[Book, Source]:
        """The book that can be had, else `fresh`; and where it comes from. Holds the file until `close`.

        Raises StorageError (`in_use`) if another program holds it. Nothing but the lock is written.
        """
        if self._lock is None:
            with suppress(OSError):  # without a folder there is nothing yet to be held
                self._lock = Lock.acquire(self.path)
        found, source = read_with_backup(self.path, MAX_FILE_BYTES, parse_book)
        self._on_disk = found if source is Source.FILE else None
        return found or fresh, source

    def save(self, book: Book) -> None:
        """Writes the book if it has changed.

        Raises StorageError, and the file stays as it was; so does a newer program's file.
        """
        if book == self._on_disk:
            return
        create_folder(self.path.parent)
        write_with_backup(self.path, book_bytes(book), MAX_FILE_BYTES, parse_book)
        self._on_disk = book

    def close(self) -> None:
        """Lets go of the file."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def book_bytes(book: Book) -> bytes:
    """The book as the bytes of a file; mirror of `parse_book`."""
    sheets = {game.value: _sheet_object(book.sheet_of(game)) for game in Game}
    value = {"version": VERSION, "game": book.game.value, "names": list(book.names), "sheets": sheets}
    return (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def parse_book(data: bytes) -> Book:
    """The book in a file's bytes.

    Raises NewerVersionError for a newer program's file, another ValueError if this is no book or its taps
    cannot follow each other.
    """
    value = parse_object(data, VERSION, "a book of the score keeper")
    try:
        sheets = {game: _parse_sheet(game, value["sheets"][game]) for game in Game}
        south, east, north, west = (_name(name) for name in value["names"])
        return Book(
            sheets[Game.SUECA],
            sheets[Game.SOBE],
            sheets[Game.TRUCO],
            Game(value["game"]),
            (south, east, north, west),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a book of the score keeper: {error}") from error


# ---------------------------------------------------------------- sheets, rules, taps

_RULES: dict[Game, type[Rules]] = {
    Game.SUECA: sueca.SuecaRules,
    Game.SOBE: sobe.SobeRules,
    Game.TRUCO: truco.TrucoRules,
}

_COMMON: dict[str, type[Tap]] = {"new_match": taps.NewMatch, "dealer": taps.SetDealer}

_TAPS: dict[Game, dict[str, type[Tap]]] = {
    Game.SUECA: _COMMON | {"hand": sueca.Hand, "rules": sueca.SetRules},
    Game.SOBE: _COMMON | {"hand": sobe.Hand, "rules": sobe.SetRules},
    Game.TRUCO: _COMMON
    | {
        "raise": truco.Raise,
        "accept": truco.Accept,
        "run": truco.Run,
        "won": truco.Won,
        "rules": truco.SetRules,
    },
}
_KINDS = {made: kind for kinds in _TAPS.values() for kind, made in kinds.items()}


def _sheet_object(sheet: Sheet) -> dict[str, Any]:
    return {
        "rules": _object(sheet.rules),
        "taps": [_tap_object(tap) for tap in sheet.taps],
        "undone": [_tap_object(tap) for tap in sheet.undone],
    }


def _parse_sheet(game: Game, value: Mapping[str, Any]) -> Sheet:
    parsed = [
        tuple(_parse_tap(game, tap) for tap in exactly(list, value[part])) for part in ("taps", "undone")
    ]
    return Sheet(_parse_rules(game, value["rules"]), *parsed)


def _tap_object(tap: Tap) -> dict[str, Any]:
    return {"tap": _KINDS[type(tap)], **_object(tap)}


def _parse_tap(game: Game, value: Mapping[str, Any]) -> Tap:
    made = _TAPS[game][value["tap"]]
    parts = {name: part for name, part in exactly(dict, value).items() if name != "tap"}
    if "rules" in parts:
        return made(_parse_rules(game, parts["rules"]))  # type: ignore[arg-type]
    return made(**_fields(made, parts))


def _parse_rules(game: Game, value: Mapping[str, Any]) -> Rules:
    made = _RULES[game]
    return made(**_fields(made, value))


def _object(value: Rules | Tap) -> dict[str, Any]:
    return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, sueca.SuecaRules | sobe.SobeRules | truco.TrucoRules):
        return _object(value)
    return value


def _fields(made: type[Rules | Tap], value: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of something as its class takes them. Raises ValueError, KeyError or TypeError."""
    names = set(made.__struct_fields__)
    if set(exactly(dict, value)) != names:
        raise ValueError(f"{made.__name__} has the fields {sorted(names)}")
    return {name: _PARSERS[name](value[name]) for name in names}


def _name(value: Any) -> str | None:
    return None if value is None else exactly(str, value)


def _number_or_none(value: Any) -> int | None:
    return None if value is None else exactly(int, value)


def _side(value: Any) -> Team | None:
    return None if value is None else Team(value)


def _took(value: Any) -> sobe.Took:
    south, east, north, west = map(_number_or_none, exactly(list, value))
    return south, east, north, west


_text = partial(exactly, str)
_number = partial(exactly, int)
_truth = partial(exactly, bool)

_PARSERS: dict[str, Callable[[Any], Any]] = {
    "target": _number,
    "tie": _text,
    "revoke": _number,
    "direction": Direction,
    "slate": _text,
    "start": _number,
    "ladder": _text,
    "special_hand": _truth,
    "how": sueca.How,
    "winner": _side,
    "points": _number_or_none,
    "took": _took,
    "clubs": _truth,
    "seat": Seat,
    "side": _side,
}
