"""A lock between running programs, so that two of them never write the same file.

It lies in the operating system: however a program ends, its locks end with it. The hidden file beside the
guarded one is only what the lock is put on; the guarded file itself may be replaced at any time.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from sueca_desktop.storage.atomic import OPEN_FLAGS
from sueca_desktop.storage.errors import StorageError, Trouble

# Another program that only looks whether a lock is held holds it for an instant itself.
_ATTEMPTS = 5
_PAUSE = 0.01  # seconds


class Lock:
    """A held lock."""

    def __init__(self, holder: Path, descriptor: int) -> None:
        self._holder = holder
        self._descriptor = descriptor

    @classmethod
    def acquire(cls, path: Path) -> Lock:
        """The lock for the file `path`, which need not exist.

        Raises StorageError (`in_use`) if it is held already, by another program or this one; OSError if its
        folder cannot be written.
        """
        holder = _holder(path)
        for attempt in range(_ATTEMPTS):
            if attempt:
                time.sleep(_PAUSE)
            descriptor = os.open(holder, os.O_RDWR | os.O_CREAT | OPEN_FLAGS, 0o666)
            lock = cls(holder, descriptor)
            if _try(descriptor) and lock.is_valid():
                return lock
            os.close(descriptor)
        raise StorageError(Trouble.IN_USE, path, "in use by another program")

    def is_valid(self) -> bool:
        """Whether the lock is still what others will find. It is not if its file was removed: by a program
        that released it just when we took it, or together with its folder."""
        return _is_open_as(self._holder, self._descriptor)

    def release(self) -> None:
        """Gives the lock up and removes its file."""
        if sys.platform != "win32" and self.is_valid():
            self._remove()  # first, or it might be removed under whoever takes the lock next
        _unlock(self._descriptor)
        os.close(self._descriptor)
        if sys.platform == "win32":
            self._remove()  # fails, as it should, if somebody has it open

    def _remove(self) -> None:
        with suppress(OSError):
            self._holder.unlink()


def is_locked(path: Path) -> bool:
    """Whether somebody holds the lock for the file `path`."""
    try:
        descriptor = os.open(_holder(path), os.O_RDONLY | OPEN_FLAGS)
    except OSError:
        return False
    try:
        if not _try(descriptor):
            return True
        _unlock(descriptor)
        return False
    finally:
        os.close(descriptor)


def _holder(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


if sys.platform == "win32":
    import msvcrt

    def _try(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _unlock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

    def _is_open_as(path: Path, descriptor: int) -> bool:
        return True  # an open file cannot be removed

else:
    import fcntl

    def _try(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # this file system has no locks: better to play than to refuse
        return True

    def _unlock(descriptor: int) -> None:
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_UN)

    def _is_open_as(path: Path, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), path.stat())
        except OSError:
            return False
