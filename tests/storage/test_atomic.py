"""A file is replaced whole or not at all, and nothing but a file is ever opened."""

from __future__ import annotations

import errno
import os
import signal
import stat
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from sueca_desktop.storage.atomic import read_file, write_file
from sueca_desktop.storage.errors import StorageError, Trouble
from tests.storage.conftest import Start

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files or signals")


def test_what_is_written_is_read_again_and_nothing_else_stays(data_dir: Path) -> None:
    path = data_dir / "file"
    for data in (b"", b"one\r\ntwo\x1a\x00", b"x" * 100_000):
        write_file(path, data)
        assert read_file(path, 100_000) == data
    assert list(data_dir.iterdir()) == [path]


def test_no_more_is_read_than_tells_that_a_file_is_too_large(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"0123456789")
    assert read_file(tmp_path / "file", 10) == b"0123456789"
    assert read_file(tmp_path / "file", 4) == b"01234"


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
def test_a_write_that_fails_at_any_step_leaves_the_old_content_and_no_trace(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = data_dir / "file"
    path.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(Path if call == "replace" else os, call, fail)
        with pytest.raises(StorageError) as caught:
            write_file(path, b"new")
    assert (caught.value.trouble, caught.value.path) == (Trouble.DISK_FULL, path)
    assert path.read_bytes() == b"old"
    assert list(data_dir.iterdir()) == [path]


def test_a_write_in_small_steps_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: whole(descriptor, data[:3]))
    write_file(tmp_path / "file", b"0123456789")
    assert (tmp_path / "file").read_bytes() == b"0123456789"


@posix_only
@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_killed_before_the_new_content_is_in_place_the_old_one_is(
    tmp_path: Path, start: Start, call: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    process = start(
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from sueca_desktop.storage.atomic import write_file\n"
        "path, call = Path(sys.argv[1]), sys.argv[2]\n"
        "die = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "setattr(Path if call == 'replace' else os, call, die)\n"
        "write_file(path, b'new')\n",
        path,
        call,
    )
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("name", ["missing", "missing/file", "file/below", "null\0character"])
def test_what_does_not_exist_is_not_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        read_file(tmp_path / name, 10)
    assert caught.value.trouble is Trouble.NOT_FOUND
    if name != "missing":
        with pytest.raises(StorageError) as caught:
            write_file(tmp_path / name, b"new")
        below_a_file = name == "file/below"
        assert caught.value.trouble is (Trouble.NOT_A_FOLDER if below_a_file else Trouble.NOT_FOUND)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        read_file(tmp_path, 10)
    assert caught.value.trouble is Trouble.NOT_A_FILE
    with pytest.raises(StorageError) as caught:
        write_file(tmp_path, b"new")
    assert caught.value.trouble is Trouble.NOT_A_FILE


@posix_only
@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_is_refused_without_waiting(tmp_path: Path, linked: bool) -> None:
    pipe, path = tmp_path / "pipe", tmp_path / "pipe"
    os.mkfifo(pipe)
    if linked:
        path = tmp_path / "link"
        path.symlink_to(pipe)
    with pytest.raises(StorageError) as caught:
        read_file(path, 10)
    assert caught.value.trouble is Trouble.NOT_A_FILE
    with pytest.raises(StorageError) as caught:
        write_file(path, b"new")
    assert caught.value.trouble is Trouble.NOT_A_FILE
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@posix_only
def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/dev/zero")
    for path in (Path("/dev/zero"), tmp_path / "link"):
        with pytest.raises(StorageError) as caught:
            read_file(path, 10)
        assert caught.value.trouble is Trouble.NOT_A_FILE


@posix_only
def test_a_file_that_turns_into_a_pipe_while_it_is_opened_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"content")
    really_open = os.open

    def swap(name: Path, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        return really_open(name, flags)

    monkeypatch.setattr(os, "open", swap)
    with pytest.raises(StorageError) as caught:
        read_file(path, 10)
    assert caught.value.trouble is Trouble.NOT_A_FILE


@posix_only
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "file", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_file(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_where_a_file_is_held_for_a_moment_replacing_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    refusals = [PermissionError(errno.EACCES, "held by a virus scanner")] * 2
    really_replace = Path.replace

    def replace(source: Path, target: Path) -> None:
        if refusals:
            raise refusals.pop()
        really_replace(source, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr("sueca_desktop.storage.atomic._REPLACE_PAUSES", (0.0, 0.0, 0.0))
    write_file(path, b"new")
    assert path.read_bytes() == b"new"
