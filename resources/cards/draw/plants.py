"""Leaves, flowers and fruit."""

import math

from geometry import Path, moved, place
from palette import BRICK, BROWN, CORAL, CREAM, DEEP, GOLD, GREEN, INK, OCHRE, PAPER, SAGE, SKY
from penwork import FINE, tapered
from shapes import dot, ellipse
from sheet import Sheet


def leaf(sheet: Sheet, x: float, y: float, turn: float, length: float) -> None:
    """A leaf growing from (x, y)."""
    with sheet.at(x, y, turn):
        sheet.contour(
            f"M 0 0 C {length * 0.45} {-length * 0.25} {length * 0.4} {-length * 0.75} 0 {-length} "
            f"C {-length * 0.4} {-length * 0.75} {-length * 0.45} {-length * 0.25} 0 0 Z",
            GREEN,
            FINE,
        )
        sheet.stroke(f"M 0 {-length * 0.12} L 0 {-length * 0.82}", SAGE, 0.9)


def vine_leaf(sheet: Sheet, x: float, y: float, turn: float, scale: float) -> None:
    """A leaf of the vine."""
    with sheet.at(x, y, turn, scale):
        sheet.contour(
            "M 0 4 C -4 9 -12 8 -11 2 C -17 2 -19 -5 -13 -8 C -16 -13 -10 -18 -5 -14 "
            "C -4 -20 4 -20 5 -14 C 10 -18 16 -13 13 -8 "
            "C 19 -5 17 2 11 2 C 12 8 4 9 0 4 Z",
            GREEN,
            FINE,
        )
        sheet.stroke("M 0 3 L 0 -13 M 0 0 L -9 -7 M 0 0 L 9 -7", SAGE, 0.9)


def rose(sheet: Sheet, x: float, y: float, r: float, fill: str = BRICK, light: str = CORAL) -> None:
    """A rose from the front."""
    with sheet.at(x, y):
        for i in range(5):
            t = math.radians(i * 72 - 90)
            sheet.contour(ellipse(math.cos(t) * r * 0.56, math.sin(t) * r * 0.56, r * 0.54), fill, FINE)
        sheet.fill(ellipse(0, 0, r * 0.58), fill)
        sheet.contour(ellipse(0, 0, r * 0.46), light, 0.9)
        sheet.stroke(
            f"M {-r * 0.3} {r * 0.05} "
            f"C {-r * 0.2} {-r * 0.4} {r * 0.35} {-r * 0.3} {r * 0.22} {r * 0.1} "
            f"C {r * 0.1} {r * 0.3} {-r * 0.12} {r * 0.2} {-r * 0.06} {-r * 0.02}",
            INK,
            0.9,
        )


def posy(sheet: Sheet) -> None:
    """Three roses on their stems."""
    stems = (
        "M 186 146 C 187 120 184 104 181 84 M 186 124 C 189 112 192 104 194 94 M 186 122 "
        "C 180 110 170 104 165 98"
    )
    sheet.stroke(stems, INK, 3)
    sheet.stroke(stems, GREEN, 1.5)
    leaf(sheet, 183, 104, 58, 14)
    leaf(sheet, 178, 110, -78, 14)
    rose(sheet, 180, 68, 13)
    rose(sheet, 194, 91, 9.5, CORAL, PAPER)
    rose(sheet, 163, 94, 9.5)


def grapes(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """A bunch of grapes."""
    with sheet.at(x, y, 0, scale):
        pts = [
            (-11, 0),
            (-4, -2),
            (4, -2),
            (11, 0),
            (-8, 7),
            (0, 6),
            (8, 7),
            (-4.5, 14),
            (4, 14),
            (0, 21),
            (-11, 6),
            (11, 6),
            (0, 27),
        ]
        for px, py in pts:
            sheet.contour(dot(px, py, 5), DEEP, FINE)
        for px, py in pts:
            sheet.fill(dot(px - 1.6, py - 1.8, 1.3), SKY)
        sheet.stroke("M 0 -4 C 0 -9 1 -12 3 -16", INK, 3.2)
        sheet.stroke("M 0 -4 C 0 -9 1 -12 3 -16", BROWN, 1.6)


def pomegranate(sheet: Sheet, x: float, y: float, r: float) -> None:
    """A pomegranate cut open."""
    with sheet.at(x, y):
        sheet.contour(
            f"M -5 {-r + 3} L -8 {-r - 8} L -3 {-r - 4} L 0 {-r - 10} L 3 {-r - 4} L 8 {-r - 8} "
            f"L 5 {-r + 3} Z",
            OCHRE,
            FINE,
        )
        sheet.contour(ellipse(0, 0, r), BRICK)
        sheet.contour(
            f"M {-r * 0.5} {-r * 0.5} "
            f"C {r * 0.1} {-r * 0.75} {r * 0.62} {-r * 0.1} {r * 0.42} {r * 0.62} "
            f"C {-r * 0.2} {r * 0.55} {-r * 0.6} {r * 0.1} {-r * 0.5} {-r * 0.5} Z",
            CREAM,
            FINE,
        )
        for px, py in (
            (-0.28, -0.3),
            (0.06, -0.32),
            (-0.14, -0.02),
            (0.2, -0.02),
            (0.02, 0.26),
            (0.3, 0.28),
            (-0.3, 0.02),
        ):
            sheet.fill(ellipse(px * r, py * r, r * 0.13), BRICK)
        sheet.fill(
            tapered(
                f"M {-r * 0.8} {-r * 0.2} C {-r * 0.75} {r * 0.3} {-r * 0.5} {r * 0.65} {-r * 0.2} {r * 0.8}",
                2,
            ),
            CORAL,
        )


def wheat(sheet: Sheet, x: float, y: float, turn: float, length: float) -> None:
    """An ear of wheat on its stalk."""
    stalk = f"M 0 {length * 0.5} C 1 0 0 {-length * 0.2} 0 {-length * 0.5}"
    grain = "M 0 0 C 3.4 -2 3.4 -6 0 -9 C -3.4 -6 -3.4 -2 0 0 Z"
    ear: Path = []
    for i in range(4):
        for side in (-1, 1):
            ear += moved(grain, place(side, -length * 0.14 - i * length * 0.14, side * 30, 1.3))
    ear += moved(grain, place(0, -length * 0.66, 0, 1.3))
    with sheet.at(x, y, turn):
        sheet.stroke(stalk, INK, 3.2)
        sheet.stroke(stalk, OCHRE, 1.7)
        sheet.contour(ear, GOLD, 0.9)
