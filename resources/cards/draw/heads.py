"""Faces and hair. A head has a box of its own: eyes near y = -4, chin at 44, crown of the skull at -48."""

from contextlib import AbstractContextManager
from typing import Literal, NamedTuple, TypeAlias

from palette import INK, PAPER
from penwork import FINE, LINE, tapered
from shapes import dot, ellipse
from sheet import Sheet

View: TypeAlias = Literal["front", "quarter", "profile"]


class Skin(NamedTuple):
    """The paints of a skin."""

    tone: str
    shade: str
    blush: str


FAIR = Skin("#f6d9bb", "#e8b892", "#e79c80")
OLIVE = Skin("#eec79c", "#d6a173", "#d98a66")
BROWN_SKIN = Skin("#a9714a", "#8a5636", "#a85c40")
_MAN_LIPS, _LADY_LIPS = "#c0664f", "#c24a3a"


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


_CONTOURS: dict[View, str] = {
    "quarter": "M -27 -32 C -14 -48 16 -48 25 -32 C 28 -24 28 -15 26 -9 C 25 -5 28 1 27.5 8 "
    "C 27 20 22 33 14 40 C 9 45 -1 45 -8 40 "
    "C -18 33 -27 24 -29.5 8 C -31 -8 -31 -22 -27 -32 Z",
    "front": "M -27 -32 C -22 -48 22 -48 27 -32 C 30 -18 30 -2 28 9 C 26 25 13 44 0 44 "
    "C -13 44 -26 25 -28 9 C -30 -2 -30 -18 -27 -32 Z",
    "profile": "M -16 -42 C 2 -52 19 -42 22 -26 C 23 -20 21 -17 22 -12 C 24 -6 29 2 31.5 7 "
    "C 33 10.5 30 12.5 25 13 C 24.5 15 27 17 27 19.5 "
    "C 27 21.5 25 22 24 23 C 25 24 26.5 26 25.5 28.5 C 24.5 30 24 31 24.5 34 "
    "C 25.5 41 19 45 12 44 C 2 43 -8 36 -14 27 "
    "C -21 18 -24 4 -24 -10 C -25 -26 -23 -36 -16 -42 Z",
}


def face(sheet: Sheet, view: View, skin: Skin) -> None:
    """The bare face."""
    sheet.contour(_CONTOURS[view], skin.tone)


class _Eye(NamedTuple):
    x: float
    half_width: float
    side: int  # -1 left, 1 right


class _Plan(NamedTuple):
    """Where the features of a view lie."""

    eyes: tuple[_Eye, _Eye]
    glance: float
    cheeks: tuple[tuple[float, float], ...]  # x and half-width
    nose_x: float
    nose_shade: str
    nose_line: str
    mouth_x: float


_PLANS = {
    "front": _Plan(
        eyes=(_Eye(-12.5, 6.4, -1), _Eye(12.5, 6.4, 1)),
        glance=0,
        cheeks=((-17, 5.5), (17, 5.5)),
        nose_x=0,
        nose_shade="M 2 -19 C 1 -11 -1 -4 1 1 C 4 2.5 6 1.5 6.5 -.5 C 5 -7 3 -13 2 -19 Z",
        nose_line="M 3.6 -12 C 4.6 -7 7.4 -4 6.4 -.4 C 5 2.6 -2.6 2.6 -5 -.2",
        mouth_x=0,
    ),
    "quarter": _Plan(
        eyes=(_Eye(-9.5, 6.6, -1), _Eye(16.2, 5.5, 1)),
        glance=0.55,
        cheeks=((-14, 6), (20, 4.4)),
        nose_x=8,
        nose_shade="M 1.6 -19 C -.4 -12 -2.4 -5 -1.4 0 C 1 2 4 1.5 5.5 0 C 4 -7 2.4 -13 1.6 -19 Z",
        nose_line="M 3.8 -11.5 C 5.4 -7.5 8.2 -4.4 7.6 -1.6 C 6.6 1.8 1.4 2 -1.2 .4",
        mouth_x=6,
    ),
}


def features(
    sheet: Sheet,
    view: Literal["front", "quarter"],
    skin: Skin,
    *,
    iris: str,
    brow: str,
    brow_width: float = 2.2,
    smile: float = 1.0,
    lady: bool = False,
    old: bool = False,
) -> None:
    """Eyes, nose, mouth and cheeks. A lady's lines are finer; an old face has crow's feet."""
    plan = _PLANS[view]
    slim = 0.82 if lady else 1
    for x, half_width in plan.cheeks:
        sheet.fill(ellipse(x, 13, half_width, half_width * 0.75), skin.blush)
    with sheet.at(plan.nose_x, 13, scale=slim, scale_y=1):
        sheet.fill(plan.nose_shade, skin.shade)
    for eye in plan.eyes:
        _eye(sheet, eye, plan.glance, iris, lady)
    for eye in plan.eyes:
        _brow(sheet, eye, -14.5 if lady else -13.5, brow, brow_width * (0.8 if lady else 1.15))
    with sheet.at(plan.nose_x, 13, scale=slim):
        sheet.stroke(plan.nose_line, INK, 0.95)
    mouth = _lady_mouth if lady else _mouth
    mouth(sheet, plan.mouth_x, smile)
    x = plan.mouth_x
    sheet.fill(tapered(f"M {x - 3.6} 32.4 C {x - 1} 33.6 {x + 2} 33.6 {x + 4} 32.2", 1.2), skin.shade)
    if old:
        for eye in plan.eyes:
            _wrinkles(sheet, eye, skin)


def _eye(sheet: Sheet, eye: _Eye, glance: float, iris: str, lady: bool) -> None:
    w, side = eye.half_width, eye.side
    h = w * 0.62
    pupil = glance * w * 0.3
    lash = f"L {side * w * 1.3} {-h * 0.5}" if lady else ""
    with sheet.at(eye.x, -3.5):
        sheet.fill(
            f"M {-w} {w * 0.12} C {-w * 0.5} {-h} {w * 0.55} {-h * 1.1} {w} {w * 0.02} "
            f"C {w * 0.5} {h * 0.85} {-w * 0.5} {h * 0.85} {-w} {w * 0.12} Z",
            PAPER,
        )
        sheet.fill(ellipse(pupil, -w * 0.02, w * 0.5), iris)
        sheet.fill(ellipse(pupil, -w * 0.02, w * 0.27), INK)
        sheet.fill(ellipse(pupil + w * 0.17, -w * 0.2, w * 0.14), PAPER)
        sheet.stroke(
            f"M {-side * w} {w * 0.08} C {-side * w * 0.5} {-h * 1.02} {side * w * 0.5} {-h * 1.1} "
            f"{side * w * 1.02} {w * 0.04} {lash}",
            INK,
            1.5 if lady else 1.35,
        )
        sheet.stroke(
            f"M {-w * 0.6} {-h * 1.25} C {-w * 0.2} {-h * 1.7} {w * 0.4} {-h * 1.7} {w * 0.75} {-h * 1.2}",
            INK,
            0.55,
        )


def _brow(sheet: Sheet, eye: _Eye, y: float, paint: str, width: float) -> None:
    x, w, side = eye.x, eye.half_width, eye.side
    line = (
        f"M {x - side * w * 1.05} {y + 1.4} C {x - side * w * 0.3} {y - 3.4} "
        f"{x + side * w * 0.7} {y - 3} {x + side * w * 1.35} {y + 2.6}"
    )
    sheet.fill(tapered(line, width, 0.25), paint)


def _mouth(sheet: Sheet, x: float, smile: float) -> None:
    sheet.fill(f"M {x - 6} 25 C {x - 3} {29 + smile} {x + 4} {29 + smile} {x + 6.5} 24.6 Z", _MAN_LIPS)
    sag = 25.6 + smile * 1.4
    sheet.stroke(
        f"M {x - 8.4} {25 - smile} C {x - 4} {sag} {x + 4} {sag} {x + 8.4} {24.4 - smile}", INK, 1.05
    )


def _lady_mouth(sheet: Sheet, x: float, smile: float) -> None:
    sheet.fill(
        f"M {x - 6.5} 23.6 C {x - 3.5} 21 {x - 1.4} 20.2 {x} 21.4 C {x + 1.4} 20.2 {x + 3.5} 21 {x + 6} 23.4 "
        f"C {x + 3.4} 29.6 {x - 3.4} 29.8 {x - 6.5} 23.6 Z",
        _LADY_LIPS,
    )
    sag = 24.6 + smile
    sheet.stroke(
        f"M {x - 7.6} {23.8 - smile} C {x - 3} {sag} {x + 3} {sag} {x + 7.2} {23.4 - smile}", INK, 0.9
    )


def _wrinkles(sheet: Sheet, eye: _Eye, skin: Skin) -> None:
    x, side = eye.x, eye.side
    sheet.fill(tapered(f"M {x - 5} 4 C {x - 1} 6.6 {x + 3} 6.6 {x + 6} 3.6", 1), skin.shade)
    crows_feet = f"M {x + side * 9} -2 L {x + side * 13} -4.5 M {x + side * 9} 0 L {x + side * 13} .6"
    sheet.fill(tapered(crows_feet, 0.9), skin.shade)


def profile_features(sheet: Sheet, skin: Skin, *, iris: str, brow: str, brow_width: float) -> None:
    """Eye, mouth and ear of a man's face in profile, looking right."""
    sheet.fill("M -8 8 C 0 4 8 8 8 14 C 6 20 -4 20 -8 8 Z", skin.blush)
    sheet.fill("M 9 -7 C 13 -12 18 -12 21 -9 C 20 -5 14 -3.5 9 -7 Z", PAPER)
    sheet.fill(ellipse(17, -7.5, 2.7, 3.2), iris)
    sheet.fill(ellipse(17.4, -7.6, 1.5, 1.9), INK)
    sheet.stroke("M 8 -7 C 12 -13 18 -13.5 21.5 -10", INK, 1.4)
    sheet.fill(tapered("M 5 -15 C 10 -21 17 -21 22 -17", brow_width), brow)
    sheet.fill(
        "M 27 19.5 C 24 19 21 21 18 23.2 C 22 25 24 27.5 25.5 28 C 26.4 26 25 24 24 23 "
        "C 25 22 27 21.5 27 19.5 Z",
        _MAN_LIPS,
    )
    sheet.stroke("M 25 23 C 21 22.6 18 22.4 15 20.6", INK, 0.9)
    sheet.stroke("M 26.5 12.5 C 24 10 22.6 9 22.8 6.5", INK, 0.9)
    sheet.contour("M -9 -6 C -16 -12 -20 0 -14 8 C -11 12 -7 9 -8 4", skin.shade, 0.9)


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


def strands(sheet: Sheet, lines: list[str], ink: str, width: float = 1.5) -> None:
    """Tapered strokes for hair and feathers."""
    for line in lines:
        sheet.fill(tapered(line, width), ink)


def curls(sheet: Sheet, places: list[tuple[float, float, float]], fill: str, light: str) -> None:
    """Curls (x, y, radius), the later over the earlier."""
    for x, y, r in places:
        sheet.contour(dot(x, y, r), fill, FINE)
    for x, y, r in places:
        sheet.stroke(
            f"M {x - r * 0.5} {y + r * 0.1} "
            f"C {x - r * 0.4} {y - r * 0.7} {x + r * 0.6} {y - r * 0.5} {x + r * 0.4} {y + r * 0.2}",
            light,
            0.9,
        )


def locks(sheet: Sheet, fill: str, light: str, down: float = 62, wave: float = 4) -> None:
    """Long hair behind the head."""
    sheet.contour(
        f"M -30 -30 C -40 -6 -38 16 {-40 - wave} 34 C -46 {down - 12} -40 {down} -32 {down} "
        f"L 32 {down} C 40 {down} 46 {down - 12} {40 + wave} 34 "
        f"C 38 16 38 -8 30 -30 C 22 -56 -24 -56 -30 -30 Z",
        fill,
    )
    strands(
        sheet,
        [
            f"M -35 0 C -37 14 -40 30 -38 {down - 6}",
            f"M -31 10 C -33 26 -36 40 -30 {down - 4}",
            f"M 34 0 C 37 14 40 30 38 {down - 6}",
            f"M 31 10 C 33 26 36 40 30 {down - 4}",
        ],
        light,
        1.8,
    )


def temples(sheet: Sheet, fill: str, light: str, low: float = 16) -> None:
    """Hair coming down beside the face, under a crown."""
    sheet.contour(
        f"M -24 -40 C -36 -36 -37 -8 -34 {low} C -30 {low - 2} -28 {low - 10} -27.5 0 "
        "C -27 -12 -24 -22 -14 -32 Z",
        fill,
        FINE,
    )
    sheet.contour(
        f"M 22 -40 C 33 -36 34 -10 31 {low - 4} C 28.5 {low - 6} 28 {low - 14} 27 -4 "
        "C 26 -16 24 -26 16 -32 Z",
        fill,
        FINE,
    )
    strands(
        sheet,
        [f"M -29 -30 C -33 -16 -33 0 -32 {low - 4}", f"M 27 -30 C 30 -18 31 -6 30 {low - 10}"],
        light,
        1.5,
    )
