"""The score keeper's book survives whatever happens to its file, and every tap is on disk."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from sueca_desktop.keeper import truco
from sueca_desktop.keeper.book import Book
from sueca_desktop.keeper.sueca import Hand, How
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.storage.atomic import NewerVersionError, Source
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.keeper import KeeperFile, book_bytes, parse_book
from tests.keeper.taps import books
from tests.storage.conftest import Start

FRESH = Book.new()
ONE = FRESH.with_name(Seat.S, "Zé").with_sheet(FRESH.sheet.tap(Hand(How.ONE, Team.NS)))
TWO = ONE.with_sheet(ONE.sheet.tap(Hand.counted(12)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "score-keeper.json"


def save(path: Path, *versions: Book) -> None:
    file = KeeperFile(path)
    file.open(FRESH)
    for book in versions:
        file.save(book)
    file.close()


def load(path: Path) -> tuple[Book, Source]:
    file = KeeperFile(path)
    found = file.open(FRESH)
    file.close()
    return found


@given(books())
def test_a_book_is_read_as_it_was_written(book: Book) -> None:
    assert parse_book(book_bytes(book)) == book


def test_the_first_time_the_book_is_fresh_and_nothing_is_written(path: Path) -> None:
    assert load(path) == (FRESH, Source.NOTHING)
    assert not path.exists()


def test_each_save_is_on_disk_at_once(path: Path) -> None:
    file = KeeperFile(path)
    file.open(FRESH)
    for book in (ONE, TWO, ONE):
        file.save(book)
        assert parse_book(path.read_bytes()) == book
    file.close()


def test_what_has_not_changed_is_not_written_again(path: Path) -> None:
    save(path, TWO)
    before = path.stat().st_ino, path.stat().st_mtime_ns
    save(path, TWO)
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == before


def test_a_file_cut_anywhere_gives_the_tap_before(path: Path) -> None:
    save(path, ONE, TWO)
    whole = path.read_bytes()
    for length in range(0, len(whole) - 1, 7):
        path.write_bytes(whole[:length])
        assert load(path) == (ONE, Source.BACKUP)


def test_a_damaged_file_and_backup_leave_an_empty_slate_that_can_be_written_on(path: Path) -> None:
    save(path, ONE, TWO)
    path.write_bytes(b"\xff\x00")
    path.with_name(path.name + ".bak").write_bytes(b"[]")
    assert load(path) == (FRESH, Source.DAMAGED)
    save(path, ONE)
    assert load(path) == (ONE, Source.FILE)
    assert path.with_name(path.name + ".damaged").read_bytes() == b"\xff\x00"


def test_a_newer_programs_book_is_left_alone(path: Path) -> None:
    save(path, ONE)
    value = json.loads(path.read_text(encoding="utf-8")) | {"version": 2}
    path.write_text(json.dumps(value), encoding="utf-8")
    newer = path.read_bytes()
    with pytest.raises(NewerVersionError):
        parse_book(newer)
    assert load(path) == (FRESH, Source.NEWER)
    with pytest.raises(StorageError) as refused:
        save(path, TWO)
    assert refused.value.trouble is Trouble.NEWER_VERSION
    assert path.read_bytes() == newer


def changed(book: Book, *keys: str | int, to: Any) -> bytes:
    value = json.loads(book_bytes(book))
    at = value
    for key in keys[:-1]:
        at = at[key]
    at[keys[-1]] = to
    return json.dumps(value).encode()


HAND = {"tap": "hand", "how": "one", "winner": "NS", "points": None}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"{}",
        b"[" * 100_000,
        b'{"version": true}',
        changed(ONE, "game", to="poker"),
        changed(ONE, "names", to=["Rosa"]),
        changed(ONE, "names", to=[1, None, None, None]),
        changed(ONE, "names", to=["", None, None, None]),
        changed(ONE, "sheets", to=[]),
        changed(ONE, "sheets", "truco", to=None),
        changed(ONE, "sheets", "sueca", "taps", to=[HAND] * 5),  # the match is over after four
        changed(ONE, "sheets", "sueca", "taps", to=[HAND | {"how": "two", "points": 61}]),
        changed(ONE, "sheets", "sueca", "taps", to=[HAND | {"more": 1}]),
        changed(ONE, "sheets", "sueca", "taps", to=[{"tap": "won", "side": "NS"}]),
        changed(ONE, "sheets", "sueca", "undone", to=[{"tap": "accept"}]),
        changed(ONE, "sheets", "sueca", "undone", to=[[]]),
        changed(ONE, "sheets", "sueca", "rules", "target", to=5),
        changed(ONE, "sheets", "sueca", "rules", "target", to="4"),
        changed(ONE, "sheets", "sobe_e_desce", "rules", "start", to=20.0),
        changed(ONE, "sheets", "sobe_e_desce", "taps", to=[{"tap": "hand", "took": [5], "clubs": False}]),
        changed(ONE, "sheets", "truco", "taps", to=[{"tap": "raise", "side": None}]),
        changed(ONE, "sheets", "truco", "rules", "special_hand", to=1),
    ],
)
def test_what_is_no_book_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  each has words of its own
        parse_book(data)
    assert not isinstance(refused.value, NewerVersionError)


def test_two_programs_never_keep_the_same_book(path: Path) -> None:
    save(path, ONE)
    first, second = KeeperFile(path), KeeperFile(path)
    first.open(FRESH)
    with pytest.raises(StorageError) as refused:
        second.open(FRESH)
    assert refused.value.trouble is Trouble.IN_USE
    first.close()
    assert second.open(FRESH) == (ONE, Source.FILE)
    second.close()


WRITER = """
import sys
from pathlib import Path
from sueca_desktop.keeper import truco
from sueca_desktop.keeper.book import Book, Game
from sueca_desktop.rules.seats import Team
from sueca_desktop.storage.keeper import KeeperFile
from msgspec.structs import replace

file = KeeperFile(Path(sys.argv[1]))
book, _ = file.open(replace(Book.new(), game=Game.TRUCO))
number = 0
while True:
    book = book.with_sheet(book.sheet.tap(truco.Won(None)))
    file.save(book)
    number += 1
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("taps", [1, 7, 20])
def test_a_program_killed_while_it_writes_loses_no_tap_that_was_saved(
    path: Path, start: Start, taps: int
) -> None:
    path.parent.mkdir()
    writer = start(WRITER, path)
    assert writer.stdout is not None
    for line in writer.stdout:
        if int(line) == taps:
            break
    writer.send_signal(signal.SIGKILL)
    writer.communicate()
    book, source = load(path)
    assert source is Source.FILE
    assert isinstance(book.truco.state, truco.State)
    assert len(book.truco.state.hands) >= taps
