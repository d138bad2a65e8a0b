"""Only one running program holds a file, and none that has ended does."""

from __future__ import annotations

import shutil
import signal
import sys
from pathlib import Path

import pytest

from sueca_desktop.storage import lock as lock_module
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.lock import Lock, is_locked
from tests.storage.conftest import Start

HOLD = (
    "import sys, time\n"
    "from pathlib import Path\n"
    "from sueca_desktop.storage.lock import Lock\n"
    "lock = Lock.acquire(Path(sys.argv[1]))\n"
    "print('held', flush=True)\n"
    "time.sleep(60)\n"
)


def test_a_lock_is_held_by_one_until_it_is_released(data_dir: Path) -> None:
    path = data_dir / "file"
    assert not is_locked(path)
    lock = Lock.acquire(path)
    assert is_locked(path)
    with pytest.raises(StorageError) as caught:
        Lock.acquire(path)
    assert (caught.value.trouble, caught.value.path) == (Trouble.IN_USE, path)
    lock.release()
    assert not is_locked(path)
    assert list(data_dir.iterdir()) == []
    Lock.acquire(path).release()


def test_looking_whether_a_lock_is_held_does_not_take_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    Lock.acquire(path).release()
    (tmp_path / ".file.lock").write_bytes(b"")  # as a killed program leaves it
    assert not is_locked(path)
    Lock.acquire(path).release()


def test_a_killed_program_leaves_no_lock(tmp_path: Path, start: Start) -> None:
    path = tmp_path / "file"
    process = start(HOLD, path)
    assert process.stdout
    assert process.stdout.readline() == "held\n"
    assert is_locked(path)
    with pytest.raises(StorageError):
        Lock.acquire(path)
    process.kill()
    process.communicate()
    assert not is_locked(path)
    Lock.acquire(path).release()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_a_lock_whose_file_was_removed_holds_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    lost = Lock.acquire(folder / "file")
    shutil.rmtree(folder)
    assert not lost.is_valid()
    folder.mkdir()
    lock = Lock.acquire(folder / "file")
    lost.release()
    assert lock.is_valid()
    assert is_locked(folder / "file")
    lock.release()


def test_a_folder_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    assert not is_locked(tmp_path / "missing" / "file")
    with pytest.raises(FileNotFoundError):
        Lock.acquire(tmp_path / "missing" / "file")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_stopped_program_keeps_its_lock(tmp_path: Path, start: Start) -> None:
    process = start(HOLD, tmp_path / "file")
    assert process.stdout
    process.stdout.readline()
    process.send_signal(signal.SIGSTOP)
    assert is_locked(tmp_path / "file")
    process.kill()
    process.communicate()


def test_a_lock_that_is_held_for_an_instant_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = [Lock.acquire(tmp_path / "file")]
    monkeypatch.setattr("time.sleep", lambda _: held.pop().release())
    lock = Lock.acquire(tmp_path / "file")
    assert held == []
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_a_lock_file_removed_by_its_last_holder_at_the_wrong_moment_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = [Lock.acquire(tmp_path / "file")]

    def try_late(descriptor: int) -> bool:
        if last:
            last.pop().release()
        return really_try(descriptor)

    really_try = lock_module._try
    monkeypatch.setattr(lock_module, "_try", try_late)
    lock = Lock.acquire(tmp_path / "file")
    assert lock.is_valid()
    with pytest.raises(StorageError):
        Lock.acquire(tmp_path / "file")
    lock.release()
