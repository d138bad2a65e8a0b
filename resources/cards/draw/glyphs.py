"""Pips and index letters, as paths.

Pips are about 100 high and centred on the origin. Letters stand in a box 100 high and are made with a broad
pen and slab serifs.
"""

from typing import NamedTuple

from geometry import Path, Shape, hole, moved, place, solid
from penwork import nib
from shapes import box, ellipse, polygon

PIPS = {
    "H": "M 0 49 C -7 31 -47 9 -47 -20 C -47 -38 -36 -48 -23 -48 C -11 -48 -3 -40 0 -29 C 3 -40 "
    "11 -48 23 -48 C 36 -48 47 -38 47 -20 C 47 9 7 31 0 49 Z",
    "S": "M 0 -51 C 7 -31 46 -9 46 17 C 46 32 36 40 25 40 C 15 40 8 34 4 25 C 5 37 10 46 19 50 L -19 50 "
    "C -10 46 -5 37 -4 25 C -8 34 -15 40 -25 40 C -36 40 -46 32 -46 17 C -46 -9 -7 -31 0 -51 Z",
    "D": "M 0 -53 C 10 -33 25 -13 41 0 C 25 13 10 33 0 53 C -10 33 -25 13 -41 0 C -25 -13 -10 -33 0 -53 Z",
    "C": ellipse(0, -26, 23)
    + ellipse(-25, 11, 22.5)
    + ellipse(25, 11, 22.5)
    + "M -10 -10 L 10 -10 L 14 8 L -14 8 Z M -5 4 L 5 4 C 5 28 9 44 19 50 L -19 50 C -9 44 -5 28 -5 4 Z",
}

HALF_THICK, HALF_THIN, SERIF = 9.5, 5.2, 9


class Glyph(NamedTuple):
    """A letter in its box, 100 high."""

    width: float
    path: Path


def _slant(x0: float, y0: float, x1: float, y1: float, half_width: float) -> str:
    return polygon((x0 - half_width, y0), (x0 + half_width, y0), (x1 + half_width, y1), (x1 - half_width, y1))


def _pen(line: str) -> Path:
    return nib(line, HALF_THICK, HALF_THIN)


def _ink(*shapes: Shape) -> Path:
    return [run for shape in shapes for run in solid(shape)]


def _ring(x: float, rx: float, hole_rx: float) -> Path:
    return solid(ellipse(x, 50, rx, 51.5)) + hole(ellipse(x, 50, hole_rx, 42))


def _stem(x: float) -> Path:
    """An upright with serifs at head and foot."""
    half = 18
    return _ink(
        box(x - HALF_THICK, 0, 2 * HALF_THICK, 100),
        box(x - half, 100 - SERIF, 2 * half, SERIF),
        box(x - half, 0, 2 * half, SERIF),
    )


GLYPHS = {
    "A": Glyph(
        86,
        _ink(
            _slant(40, 0, 12, 100, 5.5),
            _slant(45, 0, 72, 100, 10.5),
            box(22, 61, 40, 9.5),
            box(-1, 91, 28, SERIF),
            box(53, 91, 34, SERIF),
        ),
    ),
    "K": Glyph(
        84,
        _stem(20)
        + _ink(
            _slant(67, 0, 24, 62, 6.5),
            _slant(38, 38, 69, 100, 11.5),
            box(50, 0, 32, SERIF),
            box(51, 91, 33, SERIF),
        ),
    ),
    "Q": Glyph(82, _ring(41, 41, 22.5) + _ink("M 35 70 C 53 66 60 90 84 94 L 86 108 C 63 114 52 92 35 80 Z")),
    "J": Glyph(
        66,
        _ink(
            box(24, 0, 42, SERIF),
            _pen("M 45 4 L 45 64 C 45 88 36 96 24 96 C 14 96 9 90 9 81"),
            ellipse(11, 80, 11.5),
        ),
    ),
    "T": Glyph(
        86,
        _ink(
            box(6, 6, 18, 94),
            box(-3, 91, 36, SERIF),
            "M 24 0 L 24 26 L -2 26 L -2 18 C 8 16 13 9 15 0 Z",
        )
        + _ring(62, 26, 9),
    ),
    "7": Glyph(
        78,
        _ink(
            box(0, 0, 78, 12),
            box(0, 0, 9, 27),
            "M 78 0 L 78 12 C 58 40 49 66 47 100 L 26 100 C 28 66 40 38 62 12 Z",
        ),
    ),
    "6": Glyph(
        82,
        _ink(
            _pen(
                "M 70 17 C 65 8 57 4.5 49 4.5 C 23 4.5 10 30 10 58 C 10 84 24 95.5 42 95.5 "
                "C 61 95.5 73 84 73 66 C 73 49 61 39 45 39 C 31 39 16 45 10.5 59"
            ),
            ellipse(68.6, 19, 10.5),
        ),
    ),
    "5": Glyph(
        80,
        _ink(
            box(15, 0, 56, 12.5),
            _slant(20, 0, 16, 52, 5),
            _pen(
                "M 24 47 C 29 41.5 35 39 41 39 C 60 39 71 50 71 66 C 71 85 57 95.5 37 95.5 "
                "C 24 95.5 14 90 10 81"
            ),
            ellipse(11.2, 80, 10.5),
        ),
    ),
    "4": Glyph(
        86,
        _ink(
            box(49, 0, 19, 100),
            box(38, 91, 42, SERIF),
            _slant(58, 0, 8, 66, 7),
            box(0, 62, 86, 11),
        ),
    ),
    "3": Glyph(
        80,
        _ink(
            _pen("M 13 22 C 16 9 28 4.5 40 4.5 C 57 4.5 67 13 67 25 C 67 39 55 47.5 33 48"),
            _pen("M 33 48 C 60 48 71 58 71 71 C 71 87 58 95.5 38 95.5 C 24 95.5 12 90 9 79"),
            ellipse(14, 23, 10.5),
            ellipse(10.2, 78, 10.5),
        ),
    ),
    "2": Glyph(
        80,
        _ink(
            _pen("M 12 25 C 14 11 25 4.5 39 4.5 C 57 4.5 69 14 69 29 C 69 52 38 66 13 94"),
            box(4, 87.5, 72, 12.5),
            box(67, 73, 9, 27),
            ellipse(13, 26, 10.5),
        ),
    ),
    "R": Glyph(
        84,
        _stem(20)
        + _ink(
            _pen("M 20 5 L 42 5 C 62 5 69 16 69 28 C 69 42 60 53 42 53 L 20 53"),
            _slant(44, 52, 70, 100, 11.5),
            box(53, 91, 31, SERIF),
        ),
    ),
    "D": Glyph(84, _stem(20) + _ink(_pen("M 20 5 L 36 5 C 66 5 75 26 75 50 C 75 74 66 95 36 95 L 20 95"))),
    "V": Glyph(
        84,
        _ink(
            _slant(17, 0, 41, 100, 10.5),
            _slant(70, 0, 45, 100, 5.5),
            box(0, 0, 34, SERIF),
            box(54, 0, 30, SERIF),
        ),
    ),
}


def glyph(name: str, x: float, top: float, height: float, widest: float) -> Path:
    """A letter centred on x, so high, narrowed if it would be wider than widest.

    Fill it with keep_winding: its rings have holes.
    """
    width, path = GLYPHS[name]
    scale = height / 100
    width *= scale
    letter = moved(path, place(x - width / 2, top, 0, scale))
    if width <= widest:
        return letter
    squeeze = widest / width
    return moved(letter, (squeeze, 0, 0, 1, x - x * squeeze, 0))


def pip(suit: str, x: float, y: float, size: float, turned: bool = False) -> Path:
    """A pip about so high, centred on (x, y)."""
    return moved(PIPS[suit], place(x, y, 180 if turned else 0, size / 100))
