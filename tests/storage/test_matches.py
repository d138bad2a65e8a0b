"""No card that was on the table is ever lost, and no file of others ever harmed."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from sueca_desktop.record import (
    MAX_FILE_BYTES,
    Fault,
    Header,
    RecordError,
    action_line,
    header_line,
    marked,
    record_lines,
)
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Action
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.matches import (
    LOOK_BACK,
    MatchFile,
    MatchStore,
    Saved,
    load_record,
    save_record,
)
from tests.sample_match import walked
from tests.storage.conftest import Start

Actions = tuple[Action, ...]

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files or signals")


@pytest.fixture
def store(data_dir: Path) -> MatchStore:
    folder = data_dir / "matches"
    folder.mkdir()
    return MatchStore(folder)


@pytest.fixture
def written(store: MatchStore, header: Header, actions: Actions) -> Callable[..., Path]:
    """Writes a file into the folder of matches, each a second newer than the one before; without content,
    an unfinished match of so many actions."""
    time = 1_700_000_000

    def write(name: str, length: int = 0, content: bytes | None = None) -> Path:
        nonlocal time
        time += 1
        path = store.folder / name
        path.write_bytes(record_lines(header, actions[:length]) if content is None else content)
        os.utime(path, (time, time))
        return path

    return write


def refuse(code: int) -> Callable[..., NoReturn]:
    def fail(*_: object) -> NoReturn:
        raise OSError(code, os.strerror(code))

    return fail


def half_written(descriptor: int, data: bytes, write: Callable[[int, Any], int] = os.write) -> int:
    """The disk fills up in the middle of a write."""
    if len(data) < 4:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return write(descriptor, data[: len(data) // 2])


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


# A match from its first card to its last


def test_every_action_is_on_disk_when_append_returns(
    store: MatchStore, header: Header, actions: Actions
) -> None:
    file = store.create(header)
    assert names(store.folder) == []
    lines = record_lines(header, actions).splitlines(keepends=True)
    count = len(lines) - len(actions)
    for action in actions:
        file.append(action)
        count += 1
        assert not file.unsaved
        assert file.path.read_bytes() == b"".join(lines[:count])
    file.close()
    assert names(store.folder) == [file.path.name]


def test_each_line_is_flushed_to_disk_before_append_returns(
    store: MatchStore, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(header, actions[:5])
    file.flush()
    flushed: list[int] = []
    really_sync = os.fsync

    def sync(descriptor: int) -> None:
        flushed.append(os.fstat(descriptor).st_size)
        really_sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    file.append(actions[5])
    assert flushed == [file.path.stat().st_size]
    file.close()


def test_a_match_without_any_action_is_written_only_when_asked(store: MatchStore, header: Header) -> None:
    store.create(header).close()
    assert names(store.folder) == []
    file = store.create(header)
    file.flush()
    file.close()
    assert load_record(file.path).header == header


def test_names_sort_by_time_and_never_collide(store: MatchStore, header: Header) -> None:
    files = [store.create(header) for _ in range(3)]
    assert sorted(file.path.name for file in files) == [file.path.name for file in files]
    first, *others = [MatchFile(files[0].path, header, (), is_new=True) for _ in range(3)]
    for file in (first, *others):
        file.flush()
    first.close()
    late = MatchFile(first.path, header, (), is_new=True)
    late.flush()
    assert len({file.path for file in (first, late, *others)}) == 4
    for file in (late, *others):
        file.close()


def test_undo_and_marks_replace_the_file_and_play_goes_on(
    store: MatchStore, header: Header, actions: Actions
) -> None:
    file = store.create(header, actions[:30])
    file.flush()
    header = marked(header, undo=True)
    file.rewrite(header, actions[:20])
    assert file.path.read_bytes() == record_lines(header, actions[:20])
    for action in actions[20:25]:
        file.append(action)
    file.close()
    assert file.path.read_bytes() == record_lines(header, actions[:25])


# Killed


PLAY = """
import os, signal, sys
from pathlib import Path
from sueca_desktop.record import marked
from sueca_desktop.storage.matches import MatchStore, load_record
source, folder = map(Path, sys.argv[1:3])
record = load_record(source)
file = MatchStore(folder).create(record.header)
"""


@posix_only
@pytest.mark.parametrize("moment", [0, 1, 2, 5, 30, 77, 140])
def test_killed_while_playing_every_acknowledged_action_is_there(
    store: MatchStore, source: Path, actions: Actions, start: Start, moment: int
) -> None:
    process = start(
        PLAY + "print(0, flush=True)\n"
        "for number, action in enumerate(record.actions, 1):\n"
        "    file.append(action)\n"
        "    print(number, flush=True)\n",
        source,
        store.folder,
    )
    assert process.stdout
    while int(process.stdout.readline()) < moment:
        pass
    process.kill()
    last_words = process.communicate()[0].splitlines()
    acknowledged = int(last_words[-1]) if last_words else moment
    latest = store.waiting()
    assert latest.unreadable == ()
    found = latest.latest.record.actions if latest.latest else ()
    assert len(found) >= acknowledged
    assert found == actions[: len(found)]


@posix_only
@pytest.mark.parametrize("moment", ["write", "half", "fsync"])
def test_killed_in_the_middle_of_an_append_the_match_goes_on_from_what_was_acknowledged(
    store: MatchStore, source: Path, actions: Actions, start: Start, moment: str
) -> None:
    process = start(
        PLAY + "for action in record.actions[:20]: file.append(action)\n"
        "write = os.write\n"
        "def die(descriptor, data=b''):\n"
        "    if sys.argv[3] == 'half': write(descriptor, data[:len(data) // 2])\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "setattr(os, 'fsync' if sys.argv[3] == 'fsync' else 'write', die)\n"
        "file.append(record.actions[20])\n",
        source,
        store.folder,
        moment,
    )
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    match = store.waiting().latest
    assert match is not None
    survived = 21 if moment == "fsync" else 20
    assert match.record.actions == actions[:survived]
    assert match.record.dropped == (moment == "half")
    file, record = store.resume(match.path)
    assert record == match.record
    file.append(actions[survived])
    file.close()
    assert load_record(match.path).actions == actions[: survived + 1]
    assert not load_record(match.path).dropped
    assert names(store.folder) == [match.path.name]


@posix_only
def test_killed_while_rewriting_the_match_is_as_it_was(
    store: MatchStore, source: Path, actions: Actions, start: Start
) -> None:
    process = start(
        PLAY + "for action in record.actions[:20]: file.append(action)\n"
        "Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "file.rewrite(marked(record.header, undo=True), record.actions[:10])\n",
        source,
        store.folder,
    )
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    latest = store.waiting()
    assert latest.latest is not None
    assert latest.latest.record.actions == actions[:20]
    assert latest.unreadable == ()


# Full, read-only and vanishing disks


@pytest.fixture
def file(store: MatchStore, header: Header, actions: Actions) -> MatchFile:
    """A match after ten actions."""
    file = store.create(header)
    for action in actions[:10]:
        file.append(action)
    return file


def append_in_vain(file: MatchFile, action: Action) -> StorageError:
    with pytest.raises(StorageError) as caught:
        file.append(action)
    assert file.unsaved
    return caught.value


def test_on_a_full_disk_nothing_half_written_stays_and_all_is_written_once_there_is_space(
    file: MatchFile, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half_written)
        for action in actions[10:13]:
            error = append_in_vain(file, action)
            assert (error.trouble, error.path) == (Trouble.DISK_FULL, file.path)
            assert file.path.read_bytes() == record_lines(header, actions[:10])
        with pytest.raises(StorageError):
            file.flush()
    before = file.path.stat().st_ino
    file.append(actions[13])
    assert not file.unsaved
    assert file.path.read_bytes() == record_lines(header, actions[:14])
    assert file.path.stat().st_ino == before, "the whole file again takes more space than is perhaps there"
    file.close()


@posix_only
def test_a_real_limit_of_space_is_met_in_the_same_way(
    store: MatchStore, source: Path, header: Header, actions: Actions, start: Start
) -> None:
    process = start(
        PLAY + "import resource\n"
        "from sueca_desktop.storage.errors import StorageError\n"
        "for action in record.actions[:10]: file.append(action)\n"
        "_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (file.path.stat().st_size + 10, hard))\n"
        "for action in record.actions[10:13]:\n"
        "    try: file.append(action)\n"
        "    except StorageError as error: print(error.trouble, file.path.stat().st_size)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))\n"
        "file.append(record.actions[13])\n"
        "file.close()\n",
        source,
        store.folder,
    )
    output, errors = process.communicate()
    size = len(record_lines(header, actions[:10]))
    assert (output, errors) == (f"disk_full {size}\n" * 3, "")
    match = store.waiting().latest
    assert match is not None
    assert match.path.read_bytes() == record_lines(header, actions[:14])


def test_where_half_a_line_cannot_be_taken_back_the_file_is_written_anew(
    file: MatchFile, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half_written)
        patch.setattr(os, "ftruncate", refuse(errno.EIO))
        append_in_vain(file, actions[10])
        append_in_vain(file, actions[11])
    assert load_record(file.path).dropped
    assert load_record(file.path).actions == actions[:10]
    file.flush()
    assert file.path.read_bytes() == record_lines(header, actions[:12])
    file.close()


def test_what_the_disk_did_not_confirm_is_written_anew(
    file: MatchFile, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse(errno.EIO))
        assert append_in_vain(file, actions[10]).trouble is Trouble.OTHER
    before = file.path.stat().st_ino
    file.append(actions[11])
    assert file.path.stat().st_ino != before
    assert file.path.read_bytes() == record_lines(header, actions[:12])
    file.close()


def test_a_file_that_may_not_be_written_is_left_and_written_once_it_may(
    file: MatchFile, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse(errno.EROFS))
        assert append_in_vain(file, actions[10]).trouble is Trouble.READ_ONLY
        with pytest.raises(StorageError):
            file.rewrite(header, actions[:5])
        assert append_in_vain(file, actions[5]).trouble is Trouble.READ_ONLY
    assert file.path.read_bytes() == record_lines(header, actions[:10])
    file.close()
    assert file.path.read_bytes() == record_lines(header, actions[:6])


def test_closing_in_vain_says_so_and_still_lets_the_match_go(
    store: MatchStore, file: MatchFile, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half_written)
        append_in_vain(file, actions[10])
        with pytest.raises(StorageError):
            file.close()
    resumed, record = store.resume(file.path)
    assert record.actions == actions[:10]
    resumed.close()


def test_a_folder_that_vanished_comes_back_with_the_whole_match(
    store: MatchStore, file: MatchFile, header: Header, actions: Actions
) -> None:
    shutil.rmtree(store.folder)
    file.append(actions[10])
    assert file.path.read_bytes() == record_lines(header, actions[:11])
    file.path.unlink()
    file.append(actions[11])
    assert file.path.read_bytes() == record_lines(header, actions[:12])
    with pytest.raises(StorageError):
        store.resume(file.path)
    file.close()


def test_a_match_without_a_folder_is_played_and_written_once_there_is_one(
    data_dir: Path, header: Header, actions: Actions
) -> None:
    (data_dir / "matches").write_bytes(b"a file in its place")
    store = MatchStore(data_dir / "matches")
    assert store.waiting().latest is None
    file = store.create(header)
    for action in actions[:3]:
        assert append_in_vain(file, action).trouble is Trouble.NOT_A_FOLDER
    (data_dir / "matches").unlink()
    file.append(actions[3])
    assert file.path.read_bytes() == record_lines(header, actions[:4])
    file.close()


def test_a_file_that_somebody_changed_is_put_right(file: MatchFile, header: Header, actions: Actions) -> None:
    file.path.write_bytes(file.path.read_bytes()[:-3])
    file.append(actions[10])
    assert file.path.read_bytes() == record_lines(header, actions[:11])
    file.close()


# Going on


def test_a_match_goes_on_at_the_very_card(store: MatchStore, file: MatchFile, actions: Actions) -> None:
    file.close()
    match = store.waiting().latest
    assert match is not None
    resumed, record = store.resume(match.path)
    assert (record.actions, record.dropped) == (actions[:10], False)
    before = match.path.read_bytes()
    resumed.append(actions[10])
    assert match.path.read_bytes() == before + action_line(actions[10]).encode()
    resumed.close()


@pytest.mark.parametrize("tail", [b'{"do":"pl', b"\xc3", b'{"do":"shuffle","deck":'])
def test_a_cut_last_line_is_put_right_with_the_first_card_and_not_before(
    store: MatchStore, written: Callable[..., Path], header: Header, actions: Actions, tail: bytes
) -> None:
    cut = record_lines(header, actions[:10]) + tail
    path = written("cut.sueca", content=cut)
    match = store.waiting().latest
    assert match is not None
    assert match.record.dropped
    file, record = store.resume(path)
    assert (record.actions, record.dropped) == (actions[:10], True)
    file.close()
    assert path.read_bytes() == cut
    file, _ = store.resume(path)
    file.append(actions[10])
    file.close()
    assert path.read_bytes() == record_lines(header, actions[:11])


def test_a_missing_last_newline_is_put_right_with_the_first_card_and_not_before(
    store: MatchStore, written: Callable[..., Path], header: Header, actions: Actions
) -> None:
    path = written("cut.sueca", content=record_lines(header, actions[:10])[:-1])
    before = path.read_bytes()
    file, record = store.resume(path)
    assert (record.actions, record.dropped) == (actions[:10], False)
    assert path.read_bytes() == before
    file.append(actions[10])
    file.close()
    assert path.read_bytes() == record_lines(header, actions[:11])


def test_the_match_played_last_is_offered_and_finished_ones_are_listed(
    store: MatchStore, written: Callable[..., Path], actions: Actions
) -> None:
    whole = len(actions)
    older = written("b.sueca", 12)
    first = written("z.sueca", whole)
    newer = written("a.sueca", 9)
    second = written("c.sueca", whole)
    written("not a match.txt", 3)
    assert store.waiting().latest == Saved(newer, load_record(newer))
    assert [match.path for match in store.finished()] == [second, first]
    file, _ = store.resume(older)
    file.append(actions[12])
    file.close()
    match = store.waiting().latest
    assert match is not None
    assert match.path == older


def test_a_match_left_long_ago_is_no_longer_offered_and_stays(
    store: MatchStore, written: Callable[..., Path], actions: Actions
) -> None:
    old = written("old.sueca", 5)
    for number in range(LOOK_BACK - 1):
        written(f"{number}.sueca", len(actions))
    assert store.waiting().latest is not None
    written("last.sueca", len(actions))
    assert store.waiting().latest is None
    assert load_record(old).actions == actions[:5]


def other_match(game: str, actions: int) -> bytes:
    table = walked(GAMES[game].rules(), actions)
    return record_lines(table.header, table.actions)


def test_a_match_of_each_game_waits_however_many_of_another_were_played_since(
    store: MatchStore, written: Callable[..., Path], actions: Actions
) -> None:
    written("older truco.sueca", content=other_match("truco", 20))
    truco = written("truco.sueca", content=other_match("truco", 30))
    sobe = written("sobe.sueca", content=other_match("sobe-e-desce", 30))
    for number in range(LOOK_BACK + 5):
        written(f"{number}.sueca", len(actions))
    waiting = store.waiting()
    assert [saved.path for saved in waiting.matches] == [sobe, truco] and waiting.unreadable == ()
    sueca = written("sueca.sueca", 9)
    waiting = store.waiting()
    assert [saved.path for saved in waiting.matches] == [sueca, sobe, truco]
    assert waiting.latest == Saved(sueca, load_record(sueca))


def test_a_finished_match_of_any_game_does_not_wait(store: MatchStore, written: Callable[..., Path]) -> None:
    for game in ("truco", "sobe-e-desce"):
        written(f"{game}.sueca", content=other_match(game, 5000))
    assert store.waiting().matches == ()


@pytest.mark.parametrize("head", [b"", b"[]\n", b'{"game":7}\n', b"[" * 3000 + b"\n", b"\xff\n", b"x" * 9000])
def test_a_file_whose_game_cannot_be_told_is_named_as_unreadable(
    store: MatchStore, written: Callable[..., Path], head: bytes
) -> None:
    written("good.sueca", 9)
    bad = written("bad.sueca", content=head)
    waiting = store.waiting()
    assert waiting.latest is not None and [found.path for found in waiting.unreadable] == [bad]


def test_without_any_match_there_is_none_to_go_on_with(data_dir: Path) -> None:
    store = MatchStore(data_dir / "missing")
    assert store.waiting().latest is None
    assert list(store.finished()) == []
    assert names(data_dir) == []


def test_a_folder_that_cannot_be_read_is_an_error(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "scandir", refuse(errno.EACCES))
    with pytest.raises(StorageError) as caught:
        store.waiting()
    assert caught.value.trouble is Trouble.NO_ACCESS


def test_in_a_folder_that_cannot_be_written_a_match_can_still_be_played(
    store: MatchStore, written: Callable[..., Path], actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written("mine.sueca", 10)
    really_open = os.open

    def read_only(name: Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return really_open(name, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", read_only)
        file, record = store.resume(path)
        assert record.actions == actions[:10]
        assert append_in_vain(file, actions[10]).trouble is Trouble.READ_ONLY
    file.append(actions[11])
    file.close()
    assert load_record(path).actions == actions[:12]
    assert names(store.folder) == ["mine.sueca"]


# Two programs


def test_a_match_that_is_being_played_is_neither_offered_nor_written_by_another(
    store: MatchStore, file: MatchFile, written: Callable[..., Path], header: Header, actions: Actions
) -> None:
    other_program = MatchStore(store.folder)
    older = written("older.sueca", 4)
    match = other_program.waiting().latest
    assert match is not None
    assert match.path == older
    with pytest.raises(StorageError) as caught:
        other_program.resume(file.path)
    assert (caught.value.trouble, caught.value.path) == (Trouble.IN_USE, file.path)
    file.append(actions[10])
    file.close()
    resumed, record = other_program.resume(file.path)
    assert record.actions == actions[:11]
    resumed.close()


@posix_only
def test_a_match_whose_lock_was_swept_away_is_locked_again_with_the_next_card(
    store: MatchStore, file: MatchFile, actions: Actions
) -> None:
    for entry in store.folder.glob(".*.lock"):
        entry.unlink()
    file.append(actions[10])
    with pytest.raises(StorageError) as caught:
        store.resume(file.path)
    assert caught.value.trouble is Trouble.IN_USE
    file.close()
    assert load_record(file.path).actions == actions[:11]


@posix_only
def test_between_processes_too_until_the_other_is_killed(
    store: MatchStore, source: Path, actions: Actions, start: Start
) -> None:
    process = start(
        PLAY + "for action in record.actions[:10]: file.append(action)\n"
        "print(file.path, flush=True)\n"
        "signal.pause()\n",
        source,
        store.folder,
    )
    assert process.stdout
    path = Path(process.stdout.readline().rstrip("\n"))
    assert store.waiting().latest is None
    with pytest.raises(StorageError) as caught:
        store.resume(path)
    assert caught.value.trouble is Trouble.IN_USE
    process.kill()
    process.communicate()
    match = store.waiting().latest
    assert match is not None
    assert match.record.actions == actions[:10]
    file, _ = store.resume(path)
    file.append(actions[10])
    file.close()
    assert load_record(path).actions == actions[:11]


# Files from elsewhere


def test_a_match_from_elsewhere_goes_on_as_a_new_one_and_stays_as_it_is(
    store: MatchStore, source: Path, header: Header, actions: Actions
) -> None:
    outside = record_lines(header, actions[:10]) + b'{"do"'
    source.write_bytes(outside)
    file, record = store.resume(source)
    assert (record.actions, record.dropped) == (actions[:10], True)
    assert names(store.folder) == []
    file.flush()
    assert load_record(file.path).actions == actions[:10]
    file.append(actions[10])
    file.close()
    assert file.path.parent == store.folder
    assert file.path.read_bytes() == record_lines(header, actions[:11])
    assert source.read_bytes() == outside


@posix_only
def test_a_link_in_the_folder_to_a_match_elsewhere_does_not_harm_that_match(
    store: MatchStore, source: Path, header: Header, actions: Actions
) -> None:
    save_record(source, header, actions[:10])
    before = source.read_bytes()
    (store.folder / "link.sueca").symlink_to(source)
    file, _ = store.resume(store.folder / "link.sueca")
    file.append(actions[10])
    file.close()
    assert source.read_bytes() == before
    assert names(store.folder) == sorted([file.path.name, "link.sueca"])


def test_a_match_is_saved_elsewhere_over_what_was_there(
    data_dir: Path, header: Header, actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data_dir / "Partida do Zé.sueca"
    save_record(path, header, actions[:10])
    save_record(path, header, actions[:7])
    assert path.read_bytes() == record_lines(header, actions[:7])
    monkeypatch.setattr(os, "write", half_written)
    with pytest.raises(StorageError) as caught:
        save_record(path, header, actions)
    assert caught.value.trouble is Trouble.DISK_FULL
    assert path.read_bytes() == record_lines(header, actions[:7])
    assert names(data_dir) == [path.name]


def newer(header: Header) -> bytes:
    return header_line(header).replace('"version":1', '"version":2').encode()


HOSTILE: dict[str, tuple[Callable[[Header], bytes], int, Fault]] = {
    "empty": (lambda _: b"", 1, Fault.EMPTY),
    "binary": (lambda _: bytes(range(256)) * 100, 1, Fault.NOT_JSON),
    "large": (lambda header: header_line(header).encode() + b" " * 5 * 2**20, 1, Fault.TOO_LARGE),
    "endless": (lambda _: b"\x00" * (MAX_FILE_BYTES + 1), 1, Fault.TOO_LARGE),
    "newer": (newer, 1, Fault.NEWER_VERSION),
    "cut header": (lambda header: header_line(header).encode()[:50], 1, Fault.NOT_JSON),
    "cheating": (
        lambda header: header_line(header).encode() + b'{"do":"play","by":"S","card":"AS"}\n',
        2,
        Fault.AGAINST_RULES,
    ),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_file_that_is_no_match_is_named_and_left_alone(
    store: MatchStore, written: Callable[..., Path], header: Header, kind: str
) -> None:
    content, line, fault = HOSTILE[kind]
    good = written("good.sueca", 10)
    bad = written("bad.sueca", content=content(header))
    before = bad.read_bytes()
    latest = store.waiting()
    assert latest.latest is not None
    assert latest.latest.path == good
    (unreadable,) = latest.unreadable
    assert unreadable.path == bad
    assert isinstance(unreadable.error, RecordError)
    assert (unreadable.error.line, unreadable.error.fault) == (line, fault)
    with pytest.raises(RecordError):
        load_record(bad)
    with pytest.raises(RecordError):
        store.resume(bad)
    assert bad.read_bytes() == before
    assert names(store.folder) == ["bad.sueca", "good.sueca"]


@posix_only
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a device", "broken link"])
def test_what_is_not_even_a_file_is_named_and_left_alone(
    store: MatchStore, written: Callable[..., Path], kind: str
) -> None:
    written("good.sueca", 10)
    bad = store.folder / "bad.sueca"
    match kind:
        case "folder":
            bad.mkdir()
        case "pipe":
            os.mkfifo(bad)
        case "link to a device":
            bad.symlink_to("/dev/zero")
        case _:
            bad.symlink_to(store.folder / "missing")
    before = bad.lstat()
    latest = store.waiting()
    assert latest.latest is not None
    assert [(each.path, type(each.error)) for each in latest.unreadable] == [(bad, StorageError)]
    expected = Trouble.NOT_FOUND if kind == "broken link" else Trouble.NOT_A_FILE
    for read in (load_record, store.resume):
        with pytest.raises(StorageError) as caught:
            read(bad)
        assert caught.value.trouble is expected
    assert (bad.lstat().st_ino, bad.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert names(store.folder) == ["bad.sueca", "good.sueca"]
