"""Whatever the system refuses becomes one error, with an id that can be put into words."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from sueca_desktop.storage.errors import StorageError, Trouble, reading, writing

PATH = Path("folder") / "file"


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.READ_ONLY),
        (errno.EPERM, Trouble.READ_ONLY),
        (errno.ENOSPC, Trouble.DISK_FULL),
        (errno.EDQUOT, Trouble.DISK_FULL),
        (errno.EFBIG, Trouble.DISK_FULL),
        (errno.ENOENT, Trouble.NOT_FOUND),
        (errno.ENOTDIR, Trouble.NOT_A_FOLDER),
        (errno.EISDIR, Trouble.NOT_A_FILE),
        (errno.ELOOP, Trouble.NOT_A_FILE),
        (errno.EIO, Trouble.OTHER),
    ],
)
def test_every_refusal_to_write_has_an_id_and_the_systems_own_words(code: int, trouble: Trouble) -> None:
    with pytest.raises(StorageError) as caught, writing(PATH):
        raise OSError(code, os.strerror(code))
    assert caught.value.trouble is trouble
    assert caught.value.path == PATH
    assert caught.value.detail == os.strerror(code)


def test_what_may_not_be_read_is_told_from_what_may_not_be_written() -> None:
    with pytest.raises(StorageError) as caught, reading(PATH):
        raise PermissionError(errno.EACCES, "Permission denied")
    assert caught.value.trouble is Trouble.NO_ACCESS


@pytest.mark.parametrize(
    ("windows_code", "trouble"),
    [(32, Trouble.IN_USE), (33, Trouble.IN_USE), (39, Trouble.DISK_FULL), (112, Trouble.DISK_FULL)],
)
def test_windows_own_numbers_are_understood(windows_code: int, trouble: Trouble) -> None:
    error = OSError(errno.EACCES, "Access is denied")
    error.winerror = windows_code  # type: ignore[attr-defined,unused-ignore]
    with pytest.raises(StorageError) as caught, writing(PATH):
        raise error
    assert caught.value.trouble is trouble
