"""Heads: skin, bare faces, ears and necks. A head has a box of its own.

Its eyes are near y = -4, its chin at 44, the crown of the skull at -48. Faces look to the right;
Head.on can flip them.
"""

from contextlib import AbstractContextManager
from typing import Literal, NamedTuple, TypeAlias

from palette import INK
from penwork import FINE, LINE
from sheet import Sheet

View: TypeAlias = Literal["front", "quarter", "turned"]  # turned goes half-way from quarter to profile
Jaw: TypeAlias = Literal["oval", "square", "round", "pointed"]
Profile: TypeAlias = Literal["bold", "hooked", "gentle"]


class Skin(NamedTuple):
    """The paints of a skin."""

    tone: str
    shade: str
    blush: str


FAIR = Skin("#f6d9bb", "#e3ae86", "#e79c80")
RUDDY = Skin("#f0c09c", "#d0905f", "#db7a5c")
OLIVE = Skin("#eec79c", "#cf9664", "#d98a66")
BROWN_SKIN = Skin("#a9714a", "#855032", "#a85c40")


class Head(NamedTuple):
    """Where a head is on the card, how it leans (degrees), how broad and how long it is."""

    x: float
    y: float
    lean: float
    breadth: float
    length: float

    def on(self, sheet: Sheet, flip: bool = False) -> AbstractContextManager[None]:
        """Paint in the head's own box; flip makes it look the other way."""
        return sheet.at(self.x, self.y, self.lean, self.breadth, flip, self.length)


# A face is a brow, down to the right cheek, and a jaw from there up to the left temple.
_BROWS: dict[View, str] = {
    "front": "M -27 -32 C -22 -48 22 -48 27 -32 C 30 -18 30 -2 28 9 ",
    "quarter": "M -27 -32 C -14 -48 16 -48 25 -32 C 28 -24 28 -15 26 -9 C 25 -5 28 1 27.5 8 ",
    "turned": "M -25 -34 C -12 -50 16 -49 22.5 -34 C 25.5 -27 25.5 -19 23 -12 C 21.6 -8 22.6 -4 25 0 "
    "C 27.6 5 27 10 24.6 16 ",
}
_JAWS: dict[View, dict[Jaw, str]] = {
    "front": {
        "oval": "C 26 25 13 44 0 44 C -13 44 -26 25 -28 9 C -30 -2 -30 -18 -27 -32 Z",
        "pointed": "C 27 23 16 36 8.5 42.6 C 4 46.2 -4 46.2 -8.5 42.6 C -16 36 -27 23 -28 9 "
        "C -30 -2 -30 -18 -27 -32 Z",
    },
    "quarter": {
        "square": "C 27.5 18 26.5 27 22.5 35 C 18.5 43.5 14 46 5 46 C -4 46 -10 43.5 -16 39 "
        "C -24 33 -28 24 -29.5 8 C -31 -8 -31 -22 -27 -32 Z",
        "round": "C 31 22 25 36 14 41 C 5 44.4 -6 44 -13 40 C -26 33 -33 22 -30.5 6 "
        "C -31 -8 -31 -22 -27 -32 Z",
        "pointed": "C 27 20 21.5 33 15 40.4 C 10 46 2.6 46.6 -3.6 42.4 C -15 34 -27 24 -29.5 8 "
        "C -31 -8 -31 -22 -27 -32 Z",
    },
    "turned": {
        "oval": "C 23.6 21 24 27 22 33 C 20 40.4 15.4 44.4 9 44 C 0 43 -10 37 -17 28.6 "
        "C -24 21 -27 10 -28 -4 C -29 -18 -29 -26 -25 -34 Z",
        "square": "C 24 22 26 30 25 36 C 23.6 44 18 46.6 10 46 C -1 45 -12 39 -18 31 "
        "C -24 22 -27 10 -28 -4 C -29 -18 -29 -26 -25 -34 Z",
        "round": "C 26.4 22 25 31 21 36 C 17 42 10 43.6 3 42.6 C -8 41 -17 34 -21.6 25 "
        "C -26 17 -28 8 -28 -4 C -29 -18 -29 -26 -25 -34 Z",
    },
}
_SKULL = "C -21 18 -24 4 -24 -10 C -25 -26 -23 -36 -16 -42 Z"
_PROFILES: dict[Profile, str] = {
    "bold": "M -16 -42 C 2 -52 19 -42 22 -26 C 23 -20 21 -17 22 -12 C 24 -6 29 2 31.5 7 "
    "C 33 10.5 30 12.5 25 13 C 24.5 15 27 17 27 19.5 "
    "C 27 21.5 25 22 24 23 C 25 24 26.5 26 25.5 28.5 C 24.5 30 24 31 24.5 34 "
    "C 25.5 41 19 45 12 44 C 2 43 -8 36 -14 27 ",
    "hooked": "M -16 -42 C 2 -52 19 -44 21.6 -29 C 23 -24 23 -19 21.4 -14 C 26 -13 32 -5 34 5 "
    "C 35.4 11.4 33 15.6 29.6 13.8 C 27 12.6 24.6 13 23.6 14.8 C 24 16.6 25.4 18 25 19.6 "
    "C 24.6 21 23 21.6 22.2 22.6 C 23.4 23.6 24.6 25.6 23.6 27.4 C 22.8 29.2 23 31 25.4 33.6 "
    "C 28.6 38.6 25 44.6 17.6 44.6 C 6 44.4 -6 38 -13 28 ",
    "gentle": "M -16 -42 C 2 -52 17 -44 20.6 -29 C 21.6 -22 20 -16 20.8 -12 C 22.6 -6 26.4 .4 29.6 5 "
    "C 31 7.8 28.6 9.8 25 10.2 C 23.4 10.8 23 12.2 23.4 13.6 C 25.4 15 27.2 16.6 26.8 18.4 "
    "C 26.4 19.8 24.8 20.2 24.2 21.2 C 25.2 22.2 26.2 23.8 25.2 25.6 C 23.8 27.6 22.4 28.6 22.8 31 "
    "C 23.4 37 19 41.8 13.4 41.6 C 5 41.2 -6 36 -13 27 ",
}


def face(sheet: Sheet, view: View, jaw: Jaw, skin: Skin) -> None:
    """The bare face."""
    sheet.contour(_BROWS[view] + _JAWS[view][jaw], skin.tone)


def profile(sheet: Sheet, kind: Profile, skin: Skin) -> None:
    """The bare face from the side."""
    sheet.contour(_PROFILES[kind] + _SKULL, skin.tone)


def ear(sheet: Sheet, x: float, y: float, skin: Skin) -> None:
    """An ear, seen on the left of a face."""
    with sheet.at(x, y):
        sheet.contour("M 3 -8 C -5 -12 -8 -3 -5 4 C -3 9 1 11 4 8", skin.tone, FINE)
        sheet.stroke("M 0 -4 C -4 -4 -4 2 -1 5", skin.shade, 1)


def neck(sheet: Sheet, skin: Skin, half_width: float = 13, x: float = 0) -> None:
    """A neck that widens to the shoulders, with the shadow of the chin."""
    left, right = x - half_width, x + half_width
    sheet.contour(
        f"M {left} 26 C {left} 44 {left - 3} 54 {left - 10} 62 "
        f"L {right + 10} 62 C {right + 3} 54 {right} 44 {right} 26 Z",
        skin.tone,
    )
    sheet.fill(
        f"M {left + 0.7} 32 C {left + 6} 48 {right - 4} 50 {right - 0.7} 34 "
        f"L {right - 0.7} 26 L {left + 0.7} 26 Z",
        skin.shade,
    )


def bare_neck(sheet: Sheet, skin: Skin) -> None:
    """A lady's neck over a neckline: no seam at its foot."""
    for side in (-1, 1):
        sheet.stroke(f"M {side * 11} 26 C {side * 11} 40 {side * 11} 46 {side * 18} 51", INK, LINE)
    sheet.fill("M -10.3 30 C -5 47 7 49 10.3 32 L 10.3 26 L -10.3 26 Z", skin.shade)
