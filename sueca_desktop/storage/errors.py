"""The one error of this package, with an id that the interface puts into words."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path


class Trouble(StrEnum):
    """Why a file or folder cannot be used."""

    READ_ONLY = "read_only"  # may not be written
    NO_ACCESS = "no_access"  # may not be read
    DISK_FULL = "disk_full"
    NOT_FOUND = "not_found"  # no such file or folder
    NOT_A_FILE = "not_a_file"  # a folder, a device, a pipe
    NOT_A_FOLDER = "not_a_folder"  # a file stands where a folder is wanted
    IN_USE = "in_use"  # another running program holds it
    NEWER_VERSION = "newer_version"  # written by a newer program, so it must not be overwritten
    OTHER = "other"


class StorageError(Exception):
    """A file or folder that cannot be read or written. `detail` is the operating system's own message."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.trouble = trouble
        self.path = path
        self.detail = detail


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turns whatever the system refuses while `path` is read into a StorageError."""
    with _translated(path, forbidden=Trouble.NO_ACCESS, no_folder=Trouble.NOT_FOUND):
        yield


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns whatever the system refuses while `path` is written into a StorageError."""
    with _translated(path, forbidden=Trouble.READ_ONLY, no_folder=Trouble.NOT_A_FOLDER):
        yield


@contextmanager
def _translated(path: Path, *, forbidden: Trouble, no_folder: Trouble) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        trouble = _trouble(error, forbidden, no_folder)
        raise StorageError(trouble, path, error.strerror or str(error)) from error


def _trouble(error: OSError, forbidden: Trouble, no_folder: Trouble) -> Trouble:
    windows_code = getattr(error, "winerror", None)
    if windows_code in _WINDOWS_SHARING:
        return Trouble.IN_USE
    if windows_code in _WINDOWS_FULL:
        return Trouble.DISK_FULL
    if error.errno in _FORBIDDEN:
        return forbidden
    if error.errno == errno.ENOTDIR:
        return no_folder
    return _TROUBLES.get(error.errno or 0, Trouble.OTHER)


_FORBIDDEN = (errno.EACCES, errno.EPERM)
_TROUBLES = {
    errno.EROFS: Trouble.READ_ONLY,
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EFBIG: Trouble.DISK_FULL,  # a limit on the size of files: for the player, no room
    errno.ENOENT: Trouble.NOT_FOUND,
    errno.EISDIR: Trouble.NOT_A_FILE,
    errno.ELOOP: Trouble.NOT_A_FILE,  # links that lead in a circle
}

_WINDOWS_SHARING = (32, 33)  # ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION
_WINDOWS_FULL = (39, 112)  # ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL


def not_a_folder(path: Path) -> OSError:
    """What the system should say, but does not, where a file stands in the place of a folder."""
    return NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
