"""Dress, in card units. Figures stand in the middle of the card, with the neck at about y = 113."""

import math
from typing import Literal, NamedTuple, TypeAlias

from card import MID_X
from geometry import Point, Shape, bounds, contains, mix, parse
from heads import Skin
from ornament import Motif, band, folds, motif
from palette import BRICK, CREAM, GOLD, INK, PAPER, SKY
from penwork import FINE, tapered
from shapes import capsule, ellipse, rounded
from sheet import Sheet

Side: TypeAlias = Literal[-1, 1]  # of the card: left or right


def torso(
    sheet: Sheet, fill: str, left: Point, right: Point, waist: tuple[float, float], neck_x: float = MID_X
) -> None:
    """A body between the ends of its shoulders; the waist is given by its left and right, near the seam."""
    (left_x, left_y), (right_x, right_y) = left, right
    waist_left, waist_right = waist
    sheet.contour(
        f"M {neck_x - 14} 112 C {neck_x - 20} 118 {left_x + 18} {left_y - 10} {left_x + 6} {left_y - 6} "
        f"C {left_x - 2} {left_y - 2} {left_x - 3} {left_y + 10} {left_x + 2} {left_y + 26} "
        f"C {left_x + 6} {left_y + 40} {waist_left} 180 {waist_left} 196 L {waist_left - 8} 262 "
        f"L {waist_right + 8} 262 L {waist_right} 196 "
        f"C {waist_right} 180 {right_x - 6} {right_y + 40} {right_x - 2} {right_y + 26} "
        f"C {right_x + 3} {right_y + 10} {right_x + 2} {right_y - 2} {right_x - 6} {right_y - 6} "
        f"C {right_x - 18} {right_y - 10} {neck_x + 20} 118 {neck_x + 14} 112 "
        f"C {neck_x + 6} 120 {neck_x - 6} 120 {neck_x - 14} 112 Z",
        fill,
    )


def decollete(sheet: Sheet, skin: Skin, half_width: float, depth: float, square: bool = False) -> None:
    """The bare neckline: skin that runs on from the neck, with no seam."""
    left, right, low = MID_X - half_width, MID_X + half_width, 116 + depth
    if square:
        edge = f"L {right - 4} {low} C 133 {low + 3} 117 {low + 3} {left + 4} {low} Z"
    else:
        edge = (
            f"C {right - 3} {low - 6} 133 {low + 2} 125 {low + 2} "
            f"C 117 {low + 2} {left + 3} {low - 6} {left} 118 Z"
        )
    sheet.fill(
        f"M {left} 118 C {left + 6} 118 109 114 114 106 L 136 106 "
        f"C 141 114 {right - 6} 118 {right} 118 {edge}",
        skin.tone,
    )
    sheet.fill(tapered("M 122 116 C 119 119 113 121 108 121", 1.4), skin.shade)
    sheet.fill(tapered("M 128 116 C 131 119 137 121 142 121", 1.4), skin.shade)


def cape(
    sheet: Sheet,
    side: Side,
    shoulder: Point,
    fill: str,
    edge: str = GOLD,
    kind: Motif = "lozenge",
    ink: str = BRICK,
    *,
    band_width: float = 10,
    spread: float = 26,
    fall: float = 14,
) -> None:
    """One side of a cloak, over a shoulder that ends so far out from the middle and at that height.

    At the seam its banded hem is the spread from the middle, and its outer edge has fallen a bit farther out
    than the shoulder.
    """
    out, y = shoulder
    with sheet.at(MID_X, flip=side < 0):
        sheet.contour(
            f"M 13 112 C 24 118 {out - 16} {y - 11} {out - 2} {y - 6} "
            f"C {out + 10} {y + 2} {out + fall} {y + 40} {out + fall + 2} 262 "
            f"L {spread + 18} 262 C {spread + 8} 200 {spread} 150 13 112 Z",
            fill,
        )
        middle = (spread + out + fall) / 2 + 6
        folds(
            sheet,
            [
                f"M {out - 8} {y + 2} C {out} {y + 16} {out + fall - 8} {y + 36} {out + fall - 6} {y + 70}",
                f"M {out - 22} {y} C {middle - 8} {y + 14} {middle} {y + 30} {middle + 2} {y + 70}",
            ],
            INK,
            2,
        )
        hem = f"M 15 115 C {spread + 2} 150 {spread + 12} 200 {spread + 22} 262"
        band(sheet, hem, band_width, edge, kind, ink)


def puff(sheet: Sheet, x: float, y: float, fill: str, slash: str, side: Side, scale: float = 1.0) -> None:
    """A puffed sleeve-head with slashes, on the left (-1) or the right (1) of the card."""
    with sheet.at(x, y, 0, scale, side < 0):
        sheet.contour("M -14 -18 C 6 -24 24 -12 26 8 C 28 26 14 36 -2 34 C -16 32 -20 20 -18 4 Z", fill)
        for line in (
            "M -6 -18 C 4 -8 6 12 -2 32",
            "M 4 -19 C 16 -8 18 14 8 32",
            "M -13 -14 C -8 -4 -7 14 -12 28",
        ):
            sheet.fill(tapered(line, 6), slash)
            sheet.stroke(tapered(line, 6), INK, 0.7)


class Sleeve(NamedTuple):
    """The cloth about an arm."""

    fill: str
    cuff: str
    cuff_width: float
    cuff_ink: str | None = None
    kind: Motif | None = None  # in gold along the forearm
    upper: float = 30
    elbow: float = 25
    wrist: float = 17
    set_in: bool = True  # with a seam at the shoulder, unless it is one with the dress


def arm(sheet: Sheet, sleeve: Sleeve, shoulder: Point, elbow: Point, wrist: Point) -> None:
    """A bent arm: upper arm and forearm in one outline, creases in the crook, a cuff."""
    upper = capsule(*shoulder, *elbow, sleeve.upper / 2, sleeve.elbow / 2)
    # The round end of the forearm stays within the cuff.
    end = mix(wrist, elbow, 0.45 * sleeve.wrist / math.dist(elbow, wrist))
    fore = capsule(*elbow, *end, sleeve.elbow / 2, sleeve.wrist / 2)
    sheet.stroke(upper + fore, INK, 2 * FINE)
    sheet.fill(upper + fore, sleeve.fill)
    if not sleeve.set_in:
        inwards = math.copysign(4, MID_X - shoulder[0])
        sheet.fill(ellipse(shoulder[0] + inwards, shoulder[1], sleeve.upper / 2 + 1.5), sleeve.fill)
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    _creases(sheet, shoulder, elbow, wrist, sleeve.elbow / 2)
    if sleeve.kind:
        length = math.dist(elbow, wrist)
        for i in range(int((length - 8) / 12)):
            with sheet.at(*mix(wrist, elbow, (12 + 12 * i) / length), turn):
                sheet.fill(motif(sleeve.kind, 5), GOLD)
    with sheet.at(*wrist, turn):
        h = sleeve.cuff_width / 2
        sheet.contour(rounded(-3.6, -h, 7.6, sleeve.cuff_width, 2.4), sleeve.cuff, FINE)
        if sleeve.cuff_ink:
            for share in (-0.55, 0, 0.55):
                with sheet.at(0.2, share * h):
                    sheet.fill(motif("dot", 2.4), sleeve.cuff_ink)


def _creases(sheet: Sheet, shoulder: Point, elbow: Point, wrist: Point, r: float) -> None:
    """Folds that fan out from the crook of the elbow, where cloth is pressed together."""
    to_shoulder = math.atan2(shoulder[1] - elbow[1], shoulder[0] - elbow[0])
    to_wrist = math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
    opening = math.remainder(to_wrist - to_shoulder, math.tau)
    inward = to_shoulder + opening / 2
    reach = min(r / max(abs(math.sin(opening / 2)), 0.3), 2.2 * r)
    with sheet.at(
        elbow[0] + reach * math.cos(inward), elbow[1] + reach * math.sin(inward), math.degrees(inward) + 180
    ):
        for turn, length in ((-42, 1.0), (-8, 1.25), (26, 0.9)):
            with sheet.at(0, 0, turn):
                end = r * length + reach - r
                sheet.fill(tapered(f"M 0 0 C {end * 0.3} 1.6 {end * 0.7} 1.6 {end} -1", 2.2), INK)


def ruff(sheet: Sheet, x: float, y: float, rx: float, ry: float) -> None:
    """A pleated collar."""
    sheet.contour(ellipse(x, y, rx, ry), PAPER)
    for i in range(26):
        t = i * math.pi / 13
        c, s = math.cos(t), math.sin(t)
        pleat = f"M {x + rx * 0.46 * c} {y + ry * 0.4 * s} L {x + rx * 0.93 * c} {y + ry * 0.93 * s}"
        sheet.stroke(pleat, INK if i % 2 else SKY, 0.8)


def ermine(sheet: Sheet, shape: Shape) -> None:
    """White fur with its black tails, in rows that miss each other by half a step."""
    sheet.contour(shape, CREAM)
    path, step = parse(shape), 13
    x0, x1, y0, y1 = bounds(path)
    row, y = 0, y0 + 6
    while y < y1:
        x = x0 + (step / 2 if row % 2 else 0)
        while x < x1:
            if all(contains(path, x + dx, y + dy) for dx, dy in ((-3, 0), (3, 0), (0, -4), (0, 5))):
                with sheet.at(x, y):
                    sheet.fill("M 0 -3 L 1.2 -1 C 1.8 1 1.4 3 0 4.6 C -1.4 3 -1.8 1 -1.2 -1 Z", INK)
            x += step
        y += step * 0.62
        row += 1
