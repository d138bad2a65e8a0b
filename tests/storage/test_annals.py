"""The book of finished matches: nothing counts twice or never, and no crash costs more than it must."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sueca_desktop.annals.book import Annals, Day, Reviewed
from sueca_desktop.annals.entry import Entry, Hand
from sueca_desktop.storage import annals as annals_module
from sueca_desktop.storage import atomic
from sueca_desktop.storage.annals import AnnalsFile, annals_bytes, parse_annals
from sueca_desktop.storage.atomic import NewerVersionError, Source
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.lock import Lock
from tests.storage.conftest import Start

ENTRY = Entry(
    id="a1",
    actions=171,
    game="sueca",
    rules="cafe",
    name="Zé \ud800",
    level="expert",
    ended="2026-02-03T22:00:00+00:00",
    won=True,
    score=(4, 1),
    hands=(Hand("points", 1, 0, 71), Hand("sweep", 4, 0, 120), Hand("revoke", 0, 2, None)),
    hints=2,
    deal=77,
)
LEVELS = ("expert", "beginner", "master")
OTHER = replace(ENTRY, id="b2", won=False, score=(0, 4), level=None, deal=None)
FULL = (
    Annals()
    .with_entry(ENTRY)
    .with_entry(OTHER)
    .with_review("a1", 2, Reviewed(7, 5, 11))
    .with_day("2026-02-03", Day(71, False, LEVELS))
    .with_master("2026-02-03", 80)
)

counts = st.integers(-200, 200)
some = st.none() | counts
hands = st.builds(Hand, st.text(max_size=9), counts, counts, some)
entries = st.builds(
    Entry,
    id=st.text(min_size=1, max_size=5),
    actions=counts,
    game=st.sampled_from(["sueca", "truco", "sobe-e-desce"]),
    rules=st.text(max_size=5),
    name=st.text(max_size=5),
    level=st.none() | st.text(max_size=5),
    ended=st.text(max_size=5),
    won=st.booleans(),
    score=st.tuples(counts, counts),
    hands=st.lists(hands, max_size=4).map(tuple),
    undone=counts,
    hints=counts,
    deal=some,
)
words = st.text(st.characters(codec="utf-8"), max_size=4)
books = st.builds(
    Annals,
    entries=st.lists(entries, max_size=4).map(lambda found: {entry.id: entry for entry in found}),
    reviews=st.dictionaries(
        words, st.dictionaries(st.integers(1, 30), st.builds(Reviewed, counts, counts, counts)), max_size=2
    ),
    forgotten=st.frozensets(words, max_size=3),
    days=st.dictionaries(
        words, st.builds(Day, counts, st.booleans(), st.tuples(words, words, words), some), max_size=2
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.json"


def _with(entry: Entry, book: Annals) -> Annals:
    return book.with_entry(entry)


def enter(path: Path, *found: Entry) -> Annals:
    file = AnnalsFile(path)
    for entry in found:
        file.change(partial(_with, entry))
    return file.read()[0]


@given(books)
def test_a_book_is_read_as_it_was_written(book: Annals) -> None:
    assert parse_annals(annals_bytes(book)) == book


def test_the_first_time_the_book_is_empty_and_nothing_is_written(path: Path) -> None:
    assert AnnalsFile(path).read() == (Annals(), Source.NOTHING)
    assert AnnalsFile(path).change(lambda book: book) == Annals()
    assert not path.exists()


def test_the_same_match_entered_again_writes_nothing(path: Path) -> None:
    enter(path, ENTRY)
    before = path.stat().st_ino, path.stat().st_mtime_ns
    assert enter(path, ENTRY, replace(ENTRY, ended="2027-01-01T00:00:00+00:00")).entries == {"a1": ENTRY}
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == before


def test_a_file_cut_anywhere_gives_the_match_before_and_is_whole_again_with_the_next(path: Path) -> None:
    enter(path, ENTRY, OTHER)
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, 31):
        path.write_bytes(whole[:length])
        book, source = AnnalsFile(path).read()
        assert (list(book.entries), source) == (["a1"], Source.BACKUP)
    assert list(enter(path, OTHER).entries) == ["a1", "b2"]
    assert AnnalsFile(path).read()[1] is Source.FILE


def test_a_damaged_file_and_backup_leave_an_empty_book_and_are_kept_aside(path: Path) -> None:
    enter(path, ENTRY, OTHER)
    path.write_bytes(b"\xff\x00")
    path.with_name(path.name + ".bak").write_bytes(b"[]")
    assert AnnalsFile(path).read() == (Annals(), Source.DAMAGED)
    assert list(enter(path, OTHER).entries) == ["b2"]
    assert path.with_name(path.name + ".damaged").read_bytes() == b"\xff\x00"


def test_a_newer_programs_book_is_left_alone(path: Path) -> None:
    enter(path, ENTRY)
    newer = path.read_bytes().replace(b'"version":1', b'"version":2')
    path.write_bytes(newer)
    with pytest.raises(NewerVersionError):
        parse_annals(newer)
    with pytest.raises(StorageError) as refused:
        enter(path, OTHER)
    assert refused.value.trouble is Trouble.NEWER_VERSION
    assert path.read_bytes() == newer


def test_who_writes_at_the_same_time_is_waited_for_or_refused(path: Path) -> None:
    enter(path, ENTRY)
    held = Lock.acquire(path)
    with pytest.raises(StorageError) as refused:
        enter(path, OTHER)
    assert refused.value.trouble is Trouble.IN_USE
    held.release()
    assert list(enter(path, OTHER).entries) == ["a1", "b2"]


def test_two_programs_lose_nothing_of_each_other(path: Path) -> None:
    first, second = AnnalsFile(path), AnnalsFile(path)
    assert first.read() == second.read()
    first.change(lambda book: book.with_entry(ENTRY))
    assert list(second.change(lambda book: book.with_entry(OTHER)).entries) == ["a1", "b2"]


@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_killed_between_write_and_rename_leaves_the_book_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Fault #62: the moment between the new file and its name."""
    enter(path, ENTRY)

    class Killed(BaseException):
        pass

    def die(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as dying:
        if step == "replace":
            dying.setattr(atomic, "_replace", die)
        else:
            dying.setattr(annals_module, "write_with_backup", _writes_until(dying, step, die))
        with pytest.raises(Killed):
            enter(path, OTHER)
    assert AnnalsFile(path).read()[0].entries == {"a1": ENTRY}
    assert list(enter(path, OTHER).entries) == ["a1", "b2"]


def _writes_until(monkeypatch: pytest.MonkeyPatch, step: str, die: Any) -> Any:
    """Writes as ever, but dies at a call of the system."""

    def write(*arguments: Any) -> None:
        real = getattr(os, step)
        try:
            monkeypatch.setattr(os, step, die)
            atomic.write_file(arguments[0], arguments[1])
        finally:
            monkeypatch.setattr(os, step, real)

    return write


WRITER = """
import sys
from msgspec.structs import replace
from functools import partial
from pathlib import Path
from sueca_desktop.storage.annals import AnnalsFile
from tests.storage.test_annals import ENTRY

file = AnnalsFile(Path(sys.argv[1]))
number = 0
while True:
    entry = replace(ENTRY, id=str(number))
    file.change(lambda book: book.with_entry(entry))
    number += 1
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("matches", [1, 9])
def test_a_program_killed_while_it_writes_loses_no_match_that_was_entered(
    path: Path, start: Start, matches: int
) -> None:
    path.parent.mkdir()
    writer = start(WRITER, path)
    assert writer.stdout is not None
    for line in writer.stdout:
        if int(line) == matches:
            break
    writer.send_signal(signal.SIGKILL)
    writer.communicate()
    book, source = AnnalsFile(path).read()
    assert source is Source.FILE
    assert list(book.entries) == [str(number) for number in range(len(book.entries))]
    assert len(book.entries) >= matches


def changed(*keys: str | int, to: Any) -> bytes:
    value = json.loads(annals_bytes(FULL))
    at = value
    for key in keys[:-1]:
        at = at[key]
    at[keys[-1]] = to
    return json.dumps(value).encode()


def broken() -> Iterator[bytes]:
    yield from (b"", b"null", b"{}", b"[" * 100_000, b'{"version": true}', b'{"version": 1}')
    for key, wrong in (
        ("id", 1),
        ("won", 1),
        ("actions", True),
        ("level", 3),
        ("deal", "7"),
        ("score", [1]),
        ("score", [1, 2.5]),
        ("hands", [["points", 1, 0]]),
        ("hands", [["points", 1, None, 71]]),
        ("hands", {}),
        ("more", 1),
    ):
        yield changed("matches", 0, key, to=wrong)
    yield changed("matches", to={})
    yield changed("reviews", 0, "hands", to={"x": [1, 1, 1]})
    yield changed("forgotten", to=[1])
    yield changed("days", "2026-02-03", to={"points": 7})
    yield changed("days", "2026-02-03", "helped", to=0)
    yield changed("days", "2026-02-03", "levels", to=["expert"])


@pytest.mark.parametrize("data", list(broken()))
def test_what_is_no_book_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  each has words of its own
        parse_annals(data)
    assert not isinstance(refused.value, NewerVersionError)
