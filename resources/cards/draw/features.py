"""Features of faces, in the head's own box (see heads): eyes, noses, mouths and the marks of age."""

from typing import Literal, NamedTuple, TypeAlias

from geometry import Point
from heads import Jaw, Profile, Skin, View, face, profile
from palette import INK, PAPER
from penwork import tapered
from shapes import ellipse
from sheet import Sheet

Nose: TypeAlias = Literal["straight", "long", "hooked", "snub", "bulb"]
Age: TypeAlias = Literal["young", "middle", "old"]
Mouth: TypeAlias = Literal["man", "lady", "grin"]

_MAN_LIPS, _LADY_LIPS = "#c0664f", "#c24a3a"


class Visage(NamedTuple):
    """What makes a face its owner's."""

    view: View
    iris: str
    brow: str
    jaw: Jaw = "oval"
    nose: Nose = "straight"
    age: Age = "young"
    mouth: Mouth = "man"
    smile: float = 1.0
    glance: Point = (0.0, 0.0)  # where the pupils go, in shares of the eye's half-width
    lid: float = 0.0  # how far the upper lid has come down, as a share of the eye's height
    brow_width: float = 2.2
    frown: float = 0.0  # how much lower than at ease the brows are at the nose


class _Eye(NamedTuple):
    x: float
    half_width: float
    side: int  # -1 left, 1 right


class _Plan(NamedTuple):
    """Where the features of a view lie."""

    eyes: tuple[_Eye, _Eye]
    cheeks: tuple[tuple[float, float], ...]  # x and half-width
    nose_x: float
    mouth_x: float
    mouth_breadth: float


_PLANS: dict[View, _Plan] = {
    "front": _Plan((_Eye(-12.5, 6.4, -1), _Eye(12.5, 6.4, 1)), ((-17, 5.5), (17, 5.5)), 0, 0, 1),
    "quarter": _Plan((_Eye(-9.5, 6.6, -1), _Eye(16.2, 5.5, 1)), ((-14, 6), (20, 4.4)), 8, 6, 1),
    "turned": _Plan((_Eye(-4.4, 6.4, -1), _Eye(18, 3.7, 1)), ((-10, 6.4), (20.6, 2.8)), 11.4, 11, 0.86),
}


class _NoseLines(NamedTuple):
    shade: str
    line: str


_FRONT_NOSES: dict[Nose, _NoseLines] = {
    "long": _NoseLines(
        "M 2.6 -20 C 1.6 -12 0 -3 .6 3 C 3 4.4 5 3.6 5.4 1.4 C 4 -6 3 -13 2.6 -20 Z",
        "M 3.4 -17 C 3 -10 4.4 -4 5.4 .4 C 5 3.6 2.4 5 0 5 C -2.4 5 -5 3.6 -5.4 .4",
    ),
    "hooked": _NoseLines(
        "M 3 -20 C 2.4 -12 0 -3 .6 4 C 3.6 4.6 6.4 3 6.8 .4 C 5 -6 4.4 -13 3 -20 Z",
        "M 4.4 -15 C 3.4 -9 5 -5 7 -1.6 C 7.6 1.4 4.6 2.6 3 2.4 "
        "C 1.4 5.4 -1.4 5.4 -3 2.4 C -5 2.6 -7.6 1 -7 -1.4",
    ),
}
_TURNED_NOSES: dict[Nose, _NoseLines] = {
    "straight": _NoseLines(
        "M 1.6 -19 C -.4 -12 -2.4 -5 -1.4 0 C 1 2 4 1.5 5.5 0 C 4 -7 2.4 -13 1.6 -19 Z",
        "M 3.8 -11.5 C 5.4 -7.5 8.2 -4.4 7.6 -1.6 C 6.6 1.8 1.4 2 -1.2 .4",
    ),
    "long": _NoseLines(
        "M 1.6 -20 C -.4 -12 -3 -4 -1.6 2 C 1 4 4.6 3.6 6.4 1.6 C 4.4 -7 2.8 -13 1.6 -20 Z",
        "M 3 -17 C 4.6 -11 8.4 -4 8.6 0 C 8.2 3.4 3.6 4.6 1.4 3 C -.4 3.4 -2 2.6 -2 .8",
    ),
    "hooked": _NoseLines(
        "M 1.4 -19 C -1 -12 -3 -4 -1.8 1.4 C 1 3.6 5 3.4 6 1 C 6.4 -6 3.6 -13 1.4 -19 Z",
        "M 2.4 -16 C 7.4 -14 9.6 -7 10.4 -1 C 10.4 3 6.6 3.4 4.6 1.6 C 2.6 3.6 -1.6 3 -1.8 0",
    ),
    "snub": _NoseLines(
        "M 2 -12 C 0 -8 -1.6 -3 -1 -.4 C 1 1.2 4 1 5 -.6 C 4 -5 3 -9 2 -12 Z",
        "M 4.4 -8 C 4.2 -5.6 9 -4.8 8.2 -2 C 7.2 .6 4 .4 2.8 -.4 C 1 .9 -1.4 .5 -1.6 -1.4",
    ),
    "bulb": _NoseLines(
        "M 1.6 -17 C -.4 -12 -4 -5 -3 1 C 0 4 7 3.4 8.4 0 C 6 -6 3 -12 1.6 -17 Z",
        "M 3.4 -11 C 4 -8 10.6 -7.6 10.6 -2 C 10 2.4 5.6 3 3.6 1.4 "
        "C 1 3.8 -4 2.8 -3.8 -.8 C -3.6 -2.4 -2.6 -3.4 -1.6 -3.8",
    ),
}


def visage(sheet: Sheet, looks: Visage, skin: Skin) -> None:
    """A face with all its features, but for ears and hair."""
    plan = _PLANS[looks.view]
    lady = looks.mouth == "lady"
    slim = 0.84 if lady else 1
    face(sheet, looks.view, looks.jaw, skin)
    for x, half_width in plan.cheeks:
        sheet.fill(ellipse(x, 13, half_width, half_width * 0.75), skin.blush)
    nose = (_FRONT_NOSES if looks.view == "front" else _TURNED_NOSES)[looks.nose]
    with sheet.at(plan.nose_x, 13, scale=slim, scale_y=1):
        sheet.fill(nose.shade, skin.blush if looks.nose == "bulb" else skin.shade)
    for eye in plan.eyes:
        _eye(sheet, eye, looks, skin)
        _brow(sheet, eye, looks)
    with sheet.at(plan.nose_x, 13, scale=slim, scale_y=1):
        sheet.stroke(nose.line, INK, 1)
    with sheet.at(plan.mouth_x, 0, scale=plan.mouth_breadth, scale_y=1):
        _MOUTHS[looks.mouth](sheet, looks.smile)
        sheet.fill(tapered("M -3.6 32.4 C -1 33.6 2 33.6 4 32.2", 1.2), skin.shade)
        if looks.age != "young":
            _laugh_lines(sheet, skin, 1.5 if looks.age == "old" else 1.1)
    if looks.age != "young":
        for eye in plan.eyes:
            _pouch(sheet, eye, skin)
    if looks.age == "old":
        for eye in plan.eyes if looks.view == "front" else plan.eyes[:1]:
            _crows_foot(sheet, eye, skin)
        middle = (plan.eyes[0].x + plan.eyes[1].x) / 2
        for y, reach in ((-25, 11), (-21, 8)):
            line = f"M {middle - reach} {y} C {middle - 3} {y - 2} {middle + 3} {y - 2} {middle + reach} {y}"
            sheet.fill(tapered(line, 1.1), skin.shade)


def _eye(sheet: Sheet, eye: _Eye, looks: Visage, skin: Skin) -> None:
    w, side = eye.half_width, eye.side
    h = min(w, 6.0) * 0.66
    lady = looks.mouth == "lady"
    pupil_x, pupil_y = looks.glance[0] * w, looks.glance[1] * h
    top = -h + 2 * h * looks.lid
    iris = min(w, 6.0) * 0.5
    with sheet.at(eye.x, -3.5):
        sheet.fill(
            f"M {-w} {w * 0.1} C {-w * 0.5} {-h * 1.05} {w * 0.5} {-h * 1.05} {w} {w * 0.05} "
            f"C {w * 0.5} {h * 0.9} {-w * 0.5} {h * 0.9} {-w} {w * 0.1} Z",
            PAPER,
        )
        sheet.fill(ellipse(pupil_x, pupil_y, iris), looks.iris)
        sheet.fill(ellipse(pupil_x, pupil_y, iris * 0.55), INK)
        sheet.fill(ellipse(pupil_x + iris * 0.32, pupil_y - iris * 0.36, iris * 0.28), PAPER)
        if looks.lid:
            sheet.fill(
                f"M {-w} {w * 0.1} C {-w * 0.6} {-h * 1.5} {w * 0.6} {-h * 1.5} {w} {w * 0.05} "
                f"C {w * 0.5} {top} {-w * 0.5} {top} {-w} {w * 0.1} Z",
                skin.tone,
            )
        lash = f"L {side * w * 1.3} {-h * 0.45}" if lady else ""
        sheet.stroke(
            f"M {-side * w} {w * 0.1} C {-side * w * 0.5} {top} {side * w * 0.5} {top} {side * w * 1.02} "
            f"{w * 0.05} {lash}",
            INK,
            1.5 if lady or looks.lid else 1.35,
        )
        crease = -h * (1.35 - looks.lid * 0.5)
        sheet.stroke(
            f"M {-w * 0.7} {crease * 0.8} C {-w * 0.2} {crease * 1.2} {w * 0.4} {crease * 1.2} "
            f"{w * 0.75} {crease * 0.8}",
            INK,
            0.9 if looks.age == "old" else 0.6,
        )


def _brow(sheet: Sheet, eye: _Eye, looks: Visage) -> None:
    x, w, side = eye.x, eye.half_width, eye.side
    lady = looks.mouth == "lady"
    y = -14.5 if lady else -13.5
    inner, outer = y + 1.4 + looks.frown, y + 2.6 - looks.frown * 0.4
    line = (
        f"M {x - side * w * 1.05} {inner} C {x - side * w * 0.3} {y - 3.4 + looks.frown * 0.5} "
        f"{x + side * w * 0.7} {y - 3} {x + side * w * 1.35} {outer}"
    )
    sheet.fill(tapered(line, looks.brow_width * (0.8 if lady else 1.15), 0.25), looks.brow)


def _mouth(sheet: Sheet, smile: float) -> None:
    sheet.fill(f"M -6 25 C -3 {29 + smile} 4 {29 + smile} 6.5 24.6 Z", _MAN_LIPS)
    sag = 25.6 + smile * 1.4
    sheet.stroke(f"M -8.4 {25 - smile} C -4 {sag} 4 {sag} 8.4 {24.4 - smile}", INK, 1.05)


def _lady_mouth(sheet: Sheet, smile: float) -> None:
    sheet.fill(
        "M -6.5 23.6 C -3.5 21 -1.4 20.2 0 21.4 C 1.4 20.2 3.5 21 6 23.4 C 3.4 29.6 -3.4 29.8 -6.5 23.6 Z",
        _LADY_LIPS,
    )
    sag = 24.6 + smile
    sheet.stroke(f"M -7.6 {23.8 - smile} C -3 {sag} 3 {sag} 7.2 {23.4 - smile}", INK, 0.9)


def _grin(sheet: Sheet, smile: float) -> None:
    low = 29 + smile
    sheet.contour(
        f"M -9 {23 - smile * 0.4} C -4 25.4 4 25.4 9 {22.4 - smile * 0.4} C 6 {low + 2} -5 {low + 2} "
        f"-9 {23 - smile * 0.4} Z",
        PAPER,
        1,
    )
    sheet.fill(tapered(f"M -4 {low + 1.6} C -1 {low + 2.8} 2 {low + 2.8} 4 {low + 1.6}", 1.6), _MAN_LIPS)
    for side in (-1, 1):
        x = side * 9
        sheet.stroke(f"M {x} {20.4 - smile * 0.4} C {x + side * 2} 22 {x + side * 2} 24 {x} 25", INK, 0.8)


_MOUTHS = {"man": _mouth, "lady": _lady_mouth, "grin": _grin}


def _laugh_lines(sheet: Sheet, skin: Skin, width: float) -> None:
    for side in (-1, 1):
        line = f"M {side * 7.5} 13.5 C {side * 11} 16 {side * 13} 20 {side * 12} 25"
        sheet.fill(tapered(line, width), skin.shade)


def _pouch(sheet: Sheet, eye: _Eye, skin: Skin) -> None:
    x, w = eye.x, eye.half_width
    line = f"M {x - w * 0.8} 3.4 C {x - w * 0.2} 6.2 {x + w * 0.5} 6.2 {x + w} 3"
    sheet.fill(tapered(line, 1.1), skin.shade)


def _crows_foot(sheet: Sheet, eye: _Eye, skin: Skin) -> None:
    x, side = eye.x + eye.side * eye.half_width * 1.35, eye.side
    lines = f"M {x} -3 L {x + side * 4} -6 M {x} -1 L {x + side * 4.6} -.6 M {x} 1 L {x + side * 3.6} 4"
    sheet.fill(tapered(lines, 1.1), skin.shade)


def profile_visage(
    sheet: Sheet,
    kind: Profile,
    skin: Skin,
    *,
    iris: str,
    brow: str,
    brow_width: float,
    age: Age = "young",
    lady: bool = False,
) -> None:
    """A whole face from the side, looking right, but for ear and hair."""
    profile(sheet, kind, skin)
    sheet.fill("M -6 9 C 1 4 9 8 9 14 C 7 20 -3 20 -6 9 Z", skin.blush)
    sheet.fill("M 8.6 -6 C 12 -12 17.4 -12.4 20.2 -9.4 C 19.6 -5 14 -3 8.6 -6 Z", PAPER)
    sheet.fill(ellipse(16.6, -7.4, 2.7, 3.3), iris)
    sheet.fill(ellipse(17.2, -7.4, 1.5, 1.9), INK)
    lash = "L 22.6 -11.6" if lady else ""
    sheet.stroke(f"M 7 -5.6 C 11 -12.6 17 -13.4 20.6 -9.6 {lash}", INK, 1.5)
    sheet.stroke("M 8 -10.6 C 11 -15 16 -15.6 19 -13.6", INK, 0.6)
    sheet.fill(tapered("M 4.6 -16 C 9 -21.4 16 -21.4 21 -17.4", brow_width), brow)
    if lady:
        lips = (
            "M 26 15.6 C 22.6 15 20 17.6 16.6 20.4 C 20 22.4 21.6 25.2 24.4 25.8 "
            "C 25.8 24.4 25.6 22.4 24.2 21.2 "
            "C 25.2 20 27.4 19.6 26.8 18.4 Z"
        )
        sheet.fill(lips, _LADY_LIPS)
        sheet.stroke("M 24.4 21.2 C 21 21 18.4 20.8 15.6 19.4", INK, 0.9)
        sheet.stroke("M 24.6 10.2 C 22.4 8.6 21.6 7.4 22 5.4", INK, 0.9)
    else:
        lips = (
            "M 26 19 C 23 18.6 20.4 21 18 23 C 21 24.6 22.4 27 23.8 27.6 "
            "C 24.8 26 24.6 24 23 22.8 C 24.4 22 26 21 26 19 Z"
        )
        sheet.fill(lips, _MAN_LIPS)
        sheet.stroke("M 23.4 22.8 C 20 22.6 17.4 22.2 14.6 20.6", INK, 0.95)
        sheet.stroke("M 25.6 12.8 C 23 10.6 21.8 9 22.2 6", INK, 0.95)
    if age == "young":
        return
    for line in (
        "M 19 12 C 14 15 12 20 13 25.6",
        "M 9.4 -2.4 C 12 .6 16 .6 19 -1.6",
        "M 5 -8 L .6 -11 M 5 -5.6 L 0 -5.4 M 5.4 -3 L 1.4 .4",
        "M 6 -25 C 10 -27 15 -27 18.6 -24.6",
    ):
        sheet.fill(tapered(line, 1.3), skin.shade)
