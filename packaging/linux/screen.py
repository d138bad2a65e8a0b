"""A screen without glass, and a person before it who has a keyboard and eyes.

The tests of the packages see the program from outside only, as it is installed.
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

WIDTH, HEIGHT = 1280, 800

_ALL_PLANES = 0xFFFFFFFF
_Z_PIXMAP = 2
_VIEWABLE = 2
_REVERT_TO_PARENT = 2
_SAMPLED = 997  # every so manieth pixel is looked at: a prime, so that columns are not
_ALL_CARDS = 13  # tries; ten cards, and some that came too early
_COLOURS = 40  # a picture with that many is no empty window


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
    )


class _Attributes(ctypes.Structure):
    """Xlib's XWindowAttributes."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "border_width", "depth")),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("class_", "bit_gravity", "win_gravity", "backing_store")),
        *((name, ctypes.c_ulong) for name in ("backing_planes", "backing_pixel")),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("map_installed", "map_state")),
        *((name, ctypes.c_long) for name in ("all_event_masks", "your_event_mask", "do_not_propagate_mask")),
        ("override_redirect", ctypes.c_int),
        ("screen", ctypes.c_void_p),
    )


class Screen:
    """A running X server; `display` is its name."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._x.XGetImage.argtypes = [
            ctypes.c_void_p,
            ctypes.c_ulong,
            *[ctypes.c_int] * 2,
            *[ctypes.c_uint] * 2,
        ]
        self._x.XGetImage.argtypes += [ctypes.c_ulong, ctypes.c_int]
        self._x.XDestroyImage.argtypes = [ctypes.POINTER(_Image)]
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self._x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_void_p] * 4]
        self._x.XGetWindowAttributes.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]
        self._x.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
        self._x.XFree.argtypes = [ctypes.c_void_p]
        self._x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self._test.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self._handle = self._x.XOpenDisplay(display.encode())
        if not self._handle:
            raise OSError(f"no screen {display}")
        self._root = self._x.XDefaultRootWindow(self._handle)

    def press(self, *names: str) -> None:
        """Presses keys one after the other, by their names in X; those joined by "+" together. They go to the
        window that came last, as a window manager would have it."""
        self._give_keyboard()
        for name in names:
            codes = [self._x.XKeysymToKeycode(self._handle, self._symbol(part)) for part in name.split("+")]
            for code in codes:
                self._test.XTestFakeKeyEvent(self._handle, code, 1, 0)
            for code in reversed(codes):
                self._test.XTestFakeKeyEvent(self._handle, code, 0, 0)
        self._x.XSync(self._handle, 0)

    def pixels(self) -> bytes:
        """All pixels in rows, four bytes each: blue, green, red, nothing."""
        image = self._x.XGetImage(self._handle, self._root, 0, 0, WIDTH, HEIGHT, _ALL_PLANES, _Z_PIXMAP)
        data = ctypes.string_at(image.contents.data, WIDTH * HEIGHT * 4)
        self._x.XDestroyImage(image)
        return data

    def shows_something(self) -> bool:
        """Whether there is a picture, and not an empty window or none."""
        return len(set(struct.unpack(f"{WIDTH * HEIGHT}I", self.pixels())[::_SAMPLED])) >= _COLOURS

    def wait_for_picture(self, seconds: float = 60) -> float:
        """Waits until there is a picture; returns how many seconds that took. Raises TimeoutError."""
        begun = time.monotonic()
        while not self.shows_something():
            if time.monotonic() - begun > seconds:
                raise TimeoutError("nothing has come to the screen")
            time.sleep(0.002)
        return time.monotonic() - begun

    def save(self, file: Path) -> None:
        """Writes what is seen to a PNG file."""
        data, rows = self.pixels(), []
        for row in range(HEIGHT):
            line = data[row * WIDTH * 4 : (row + 1) * WIDTH * 4]
            colours = bytearray(WIDTH * 3)
            colours[0::3], colours[1::3], colours[2::3] = line[2::4], line[1::4], line[0::4]
            rows.append(b"\0" + bytes(colours))
        chunks = (
            (b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(b"".join(rows))),
            (b"IEND", b""),
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("wb") as out:
            out.write(b"\x89PNG\r\n\x1a\n")
            for kind, body in chunks:
                out.write(struct.pack(">I", len(body)) + kind + body)
                out.write(struct.pack(">I", zlib.crc32(kind + body)))

    def _give_keyboard(self) -> None:
        """Lets the window on top have the keyboard: there is no window manager to see to it."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        windows = ctypes.POINTER(ctypes.c_ulong)()
        outs = (ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows), ctypes.byref(count))
        self._x.XQueryTree(self._handle, self._root, *outs)
        seen = _Attributes()
        for window in reversed(windows[: count.value]):
            self._x.XGetWindowAttributes(self._handle, window, ctypes.byref(seen))
            if seen.map_state == _VIEWABLE and seen.width > 1:
                self._x.XSetInputFocus(self._handle, window, _REVERT_TO_PARENT, 0)
                break
        if count.value:
            self._x.XFree(windows)

    def _symbol(self, name: str) -> int:
        symbol: int = self._x.XStringToKeysym(name.encode())
        if not symbol:
            raise ValueError(f"no such key: {name}")
        return symbol


@contextmanager
def screen() -> Iterator[Screen]:
    """An X server of our own (Xvfb) as long as it is needed. It listens on no network."""
    reading, writing = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        yield Screen(f":{number}")
    finally:
        server.terminate()
        server.wait()


class Keyboard:
    """Plays with keys alone, knowing nothing but whether the match's file grows: it tries card after card, as
    somebody does who does not know which one is allowed."""

    def __init__(self, seen: Screen, matches: Path) -> None:
        self._screen = seen
        self._matches = matches
        self._vain = 0  # tries since something happened

    @property
    def files(self) -> list[Path]:
        """The matches on disk, the one that was begun first in front: their names are times."""
        return sorted(self._matches.glob("*.sueca"))

    def written(self) -> int:
        """How many bytes all matches have."""
        return sum(file.stat().st_size for file in self.files)

    def plays(self) -> int:
        """How many cards have been played in all matches."""
        return sum(file.read_bytes().count(b'"do":"play"') for file in self.files)

    def play_cards(self, count: int, seconds: float) -> None:
        """Goes on until so many more cards lie, those of the others counted. Raises TimeoutError."""
        until = self.plays() + count
        self._go_on(lambda: self.plays() >= until, seconds)

    def play_matches(self, count: int, seconds: float) -> None:
        """Goes on until so many matches have been begun in all. Raises TimeoutError."""
        self._go_on(lambda: len(self.files) >= count, seconds)

    def _go_on(self, done: Callable[[], bool], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                raise TimeoutError("the match does not go on")
            before = self.written()
            if self._vain < _ALL_CARDS:
                # A digit points at a card of the hand or of the pack; a result is left as well.
                self._screen.press(str(self._vain % 10), "Return")
            else:
                # No card is wanted, but a button below them; whatever else that opened is closed.
                self._screen.press("Down", "Return", "Escape")
                self._vain = 0
            for _ in range(8):
                if self.written() != before:
                    self._vain = 0
                    break
                time.sleep(0.01)
            else:
                self._vain += 1
