"""How the system's memory is used, where that can be said."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3  # mallopt(3)
_LARGE = 128 * 1024  # bytes; with what the C library begins


def give_back_pictures() -> None:
    """Has the pictures of cards taken from the system one by one, so that each is given back as soon as it is
    dropped.

    The GNU C library begins so, but once a large picture has been dropped it takes those that are smaller
    from its heap, whose holes stay with the program: about 10 MB. Other systems need no telling.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # another C library has none
        if mallopt is not None:
            mallopt(_M_MMAP_THRESHOLD, _LARGE)
