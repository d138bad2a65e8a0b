"""Reading and writing whole files, so that a crash leaves the old content or the new one, never half of it.

A file with a backup (`settings.json.bak`) survives even being damaged by others: its last good version is
kept beside it.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import TypeVar

from sueca_desktop.storage.errors import StorageError, Trouble, reading, writing

BACKUP_SUFFIX = ".bak"
DAMAGED_SUFFIX = ".damaged"

OPEN_FLAGS: int = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""To be added whenever a file is opened. Only Windows has O_BINARY, and needs it; only the others have
O_NONBLOCK, without which opening a pipe would wait for its other end."""

# On Windows a virus scanner or indexer may hold a file for a moment, and it cannot be replaced meanwhile.
_REPLACE_PAUSES = (0.02, 0.05, 0.1, 0.2) if sys.platform == "win32" else ()  # seconds

_Parsed = TypeVar("_Parsed")


def read_file(path: Path, limit: int) -> bytes:
    """The content of a regular file, or its first `limit` + 1 bytes if it is larger than `limit`.

    Raises StorageError; a folder, device or pipe is refused without touching it.
    """
    with reading(path):
        _refuse_special(path)
        descriptor = os.open(path, os.O_RDONLY | OPEN_FLAGS)
        with os.fdopen(descriptor, "rb") as file:
            _refuse_special(path, descriptor)
            return file.read(limit + 1)


def write_file(path: Path, data: bytes) -> None:
    """Replaces the content of `path` at one stroke and waits until it is on disk.

    A link is followed, and what it points to replaced. Raises StorageError, with the old content in place.
    """
    with writing(path):
        with suppress(FileNotFoundError):
            _refuse_special(path)
        target = Path(os.path.realpath(path))
        temporary = target.with_name(f".sueca-{os.urandom(6).hex()}.tmp")
        try:
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | OPEN_FLAGS, 0o666)
            try:
                write_all(descriptor, data)
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            _replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
        _sync_folder(target.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """Writes all of `data` to an open file. Raises OSError, with a part of it written perhaps."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


class NewerVersionError(ValueError):
    """A parser's word for content that a newer program wrote."""


class Source(Enum):
    """What `read_with_backup` found."""

    FILE = auto()
    BACKUP = auto()  # the file is damaged or gone
    NEWER = auto()  # the file belongs to a newer program
    DAMAGED = auto()  # neither the file nor a backup can be used
    NOTHING = auto()  # no file, as on the first start


def read_with_backup(
    path: Path, limit: int, parse: Callable[[bytes], _Parsed]
) -> tuple[_Parsed | None, Source]:
    """The parsed content of the file or, if that fails, of its backup, and which of them it was.

    `parse` raises NewerVersionError, or any other ValueError for damaged content. Raises nothing.
    """
    nothing = True
    for candidate, source in ((path, Source.FILE), (_backup(path), Source.BACKUP)):
        try:
            return parse(_read_all(candidate, limit)), source
        except NewerVersionError:
            return None, Source.NEWER
        except ValueError:
            nothing = False
        except StorageError as error:
            nothing = nothing and error.trouble is Trouble.NOT_FOUND
    return None, Source.NOTHING if nothing else Source.DAMAGED


def write_with_backup(path: Path, data: bytes, limit: int, parse: Callable[[bytes], object]) -> None:
    """Like `write_file`, after the present content became the backup, or was set aside if it is damaged.

    Raises StorageError, also if the present content cannot be read or belongs to a newer program: it stays.
    The error names `path`, also where there was no room for the backup, of which nobody knows.
    """
    try:
        present = _read_all(path, limit)
        parse(present)
    except NewerVersionError as error:
        raise StorageError(Trouble.NEWER_VERSION, path, str(error)) from None
    except ValueError:
        with writing(path):
            _replace(path, path.with_name(path.name + DAMAGED_SUFFIX))
    except StorageError as error:
        if error.trouble is not Trouble.NOT_FOUND:
            raise
    else:
        _back_up(path, present)
    write_file(path, data)


def _back_up(path: Path, present: bytes) -> None:
    try:
        write_file(_backup(path), present)
    except StorageError as error:
        if error.trouble is Trouble.NOT_A_FILE:  # what stands in the place of the backup is what is wrong
            raise
        raise StorageError(error.trouble, path, error.detail) from error


def _backup(path: Path) -> Path:
    return path.with_name(path.name + BACKUP_SUFFIX)


def _read_all(path: Path, limit: int) -> bytes:
    data = read_file(path, limit)
    if len(data) > limit:
        raise ValueError(f"larger than {limit} bytes")
    return data


def _refuse_special(path: Path, descriptor: int | None = None) -> None:
    """Raises StorageError if `path`, or what was opened under that name, is no regular file."""
    try:
        status = path.stat() if descriptor is None else os.fstat(descriptor)
    except ValueError as error:  # a name that no file can have
        raise StorageError(Trouble.NOT_FOUND, path, str(error)) from None
    if not stat.S_ISREG(status.st_mode):
        raise StorageError(Trouble.NOT_A_FILE, path, "not a regular file")


def _replace(source: Path, target: Path) -> None:
    for pause in _REPLACE_PAUSES:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Makes the new name last through a power cut, where the system can do that."""
    if sys.platform != "win32":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
