"""What the court holds in its hands, but for plants."""

import math
from itertools import pairwise

from geometry import Point, along
from ornament import motif
from palette import BRICK, BROWN, COBALT, DEEP, GOLD, INK, OCHRE, PAPER, SKY, STRAW
from penwork import FINE, LINE, tapered, tube
from shapes import box, cross_pattee, ellipse, polygon, rounded
from sheet import Sheet


def rod(sheet: Sheet, x0: float, y0: float, x1: float, y1: float, width: float, fill: str = GOLD) -> None:
    """A straight staff."""
    sheet.contour(tube(f"M {x0} {y0} L {x1} {y1}", width, width, 1), fill, FINE)


def _wire(sheet: Sheet, shape: str, width: float = 2.4) -> None:
    """A gold line edged with ink."""
    sheet.stroke(shape, INK, width + 2)
    sheet.stroke(shape, GOLD, width)


def armillary(sheet: Sheet, x: float, y: float, r: float) -> None:
    """The armillary sphere, the badge of King Manuel."""
    ecliptic = f"M {-r * 0.8} {r * 0.58} C {-r * 0.3} {r * 0.35} {r * 0.35} {-r * 0.25} {r * 0.8} {-r * 0.58}"
    with sheet.at(x, y, -8):
        sheet.fill(ellipse(0, 0, r), SKY)
        sheet.contour(ellipse(0, 0, r * 0.34), COBALT, FINE)
        _wire(sheet, ellipse(0, 0, r * 0.5, r), 2.8)
        _wire(sheet, f"M {-r} 0 C {-r * 0.6} {r * 0.42} {r * 0.6} {r * 0.42} {r} 0", 2.8)
        sheet.contour(tube(ecliptic, 7, 7), BRICK, FINE)
        for spot in along(ecliptic, 7):
            sheet.fill(ellipse(spot.x, spot.y, 1.2), STRAW)
        _wire(sheet, ellipse(0, 0, r), 3.6)
        sheet.contour(ellipse(0, -r - 3.8, 3), GOLD, FINE)


def caravel(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """A model of a caravel under sail."""
    with sheet.at(x, y, 0, scale):
        sheet.stroke("M -5 12 L -5 -36 M 13 12 L 13 -22", INK, 2.2)
        sheet.contour("M -26 4 C -16 -6 -6 -26 4 -42 C 8 -24 4 -8 -4 5 C -12 1 -20 1 -26 4 Z", PAPER)
        sheet.contour("M 2 6 C 8 -2 16 -16 22 -27 C 26 -14 24 -2 18 7 C 13 4 8 4 2 6 Z", PAPER)
        with sheet.at(-4, -13, 12):
            sheet.fill(cross_pattee(7), BRICK)
        with sheet.at(15.5, -7, 12):
            sheet.fill(cross_pattee(4.6), BRICK)
        sheet.contour("M -5 -38 C 0 -42 4 -36 9 -40 L 8 -45 C 4 -41 0 -46 -5 -43 Z", BRICK, 0.8)
        sheet.contour(
            "M -32 6 L -24 8 C -8 11 10 11 20 8 L 22 0 L 32 -1 C 32 8 28 18 20 22 L -18 22 "
            "C -26 20 -30 14 -32 6 Z",
            OCHRE,
        )
        sheet.stroke("M -28 13 C -10 17 12 17 28 11", INK, 1)
        for i in (-16, -6, 4, 14):
            sheet.fill(ellipse(i, 12.4, 1.5), INK)
        sheet.contour(
            "M -36 24 C -30 18 -26 18 -21 23 C -16 18 -12 18 -7 23 C -2 18 2 18 7 23 "
            "C 12 18 16 18 21 23 C 26 18 30 18 36 24 "
            "C 28 31 -28 31 -36 24 Z",
            SKY,
            FINE,
        )


def astrolabe(sheet: Sheet, x: float, y: float, r: float, turn: float) -> None:
    """A mariner's astrolabe: a heavy open ring, a cross in it, and the sighting rule."""
    with sheet.at(x, y, turn):
        _wire(sheet, ellipse(0, -r - 5, 4.4), 2.2)
        sheet.contour(ellipse(0, 0, r), GOLD)
        sheet.contour(ellipse(0, 0, r * 0.66), PAPER, FINE)
        for i in range(16):
            t = i * math.pi / 8
            c, s = r * math.cos(t), r * math.sin(t)
            sheet.stroke(f"M {0.76 * c} {0.76 * s} L {0.92 * c} {0.92 * s}", INK, 1)
        cross = box(-2.6, -r * 0.7, 5.2, r * 1.4), box(-r * 0.7, -2.6, r * 1.4, 5.2)
        for bar in cross:
            sheet.contour(bar, GOLD, FINE)
        with sheet.at(0, 0, -38):
            rule = polygon(
                *(
                    (sx * px, sx * py)
                    for sx in (-1, 1)
                    for px, py in ((r, 1), (r, -2), (0, -5), (-r * 0.3, -4))
                )
            )
            sheet.contour(rule, BRICK, FINE)
        sheet.contour(ellipse(0, 0, r * 0.2), GOLD, FINE)


def book(sheet: Sheet, x: float, y: float, turn: float, w: float, h: float) -> None:
    """A bound songbook with a heart on its cover."""
    with sheet.at(x, y, turn):
        sheet.contour(rounded(-w / 2 + 4, -h / 2 + 4, w, h, 2), PAPER, FINE)
        for edge in (1.6, 3):
            sheet.stroke(f"M {-w / 2 + 6} {h / 2 + edge - 0.4} L {w / 2 + 2} {h / 2 + edge - 0.4}", SKY, 0.7)
        sheet.contour(rounded(-w / 2, -h / 2, w, h, 2), DEEP)
        sheet.fill(box(-w / 2 + 1, -h / 2 + 1, 4, h - 2), COBALT)
        sheet.stroke(rounded(-w / 2 + 6.4, -h / 2 + 3.4, w - 9.8, h - 6.8, 1), GOLD, 1.6)
        with sheet.at(1.5, 0):
            sheet.contour(motif("H", 12), GOLD, 0.9)


def quill(sheet: Sheet, x0: float, y0: float, x1: float, y1: float) -> None:
    """A goose quill dyed blue, from nib (x0, y0) to feather tip (x1, y1)."""
    turn = math.degrees(math.atan2(x1 - x0, y0 - y1))
    length = math.hypot(x1 - x0, y1 - y0)

    def barb(side: int, share: float) -> str:
        return f"M {share * 2} {-length * share} L {side * 8 + share * 2} {-length * (share + 0.1)} "

    with sheet.at(x0, y0, turn):
        sheet.contour(
            f"M 0 {-length * 0.34} C 8 {-length * 0.36} 15 {-length * 0.5} 14 {-length * 0.64} "
            f"L 9 {-length * 0.66} L 13.6 {-length * 0.72} "
            f"C 13 {-length * 0.88} 9 {-length * 0.97} 3 {-length} "
            f"C -9 {-length * 0.94} -14 {-length * 0.72} -12 {-length * 0.54} "
            f"L -7 {-length * 0.53} L -11.4 {-length * 0.48} "
            f"C -10 {-length * 0.4} -6 {-length * 0.36} 0 {-length * 0.34} Z",
            COBALT,
        )
        barbs = "".join(barb(side, share) for share in (0.44, 0.54, 0.64, 0.74) for side in (-1, 1))
        sheet.stroke(barbs, SKY, 1.1)
        shaft = f"M 0 0 C 1 {-length * 0.4} 1 {-length * 0.7} 2.6 {-length * 0.93}"
        sheet.fill(tapered(shaft, 4.4, 0.3), INK)
        sheet.fill(tapered(shaft, 2.2, 0.2), PAPER)


def guitarra(sheet: Sheet, x: float, y: float, turn: float, scale: float) -> None:
    """The Portuguese guitarra: pear body, round mouth, fan-shaped head."""
    with sheet.at(x, y, turn, scale):
        sheet.contour("M -4 -22 L -3.4 -70 L 3.4 -70 L 4 -22 Z", BROWN)
        for i in range(7):
            sheet.stroke(f"M -3.6 {-26 - i * 6} L 3.6 {-26 - i * 6}", GOLD, 0.7)
        sheet.contour("M -4 -69 C -6 -74 -13 -80 -13 -88 C -8 -94 8 -94 13 -88 C 13 -80 6 -74 4 -69 Z", OCHRE)
        for i in range(-2, 3):
            sheet.stroke(f"M {i * 1.2} -73 L {i * 5} -86", INK, 0.8)
            sheet.contour(ellipse(i * 5.4, -92 + abs(i), 1.7), GOLD, 0.7)
        sheet.contour(
            "M 0 -26 C 10 -26 12 -16 22 -4 C 32 8 31 30 14 36 C 6 39 -6 39 -14 36 "
            "C -31 30 -32 8 -22 -4 C -12 -16 -10 -26 0 -26 Z",
            OCHRE,
        )
        sheet.stroke(
            "M 0 -22 C 8 -22 10 -12 19 -1 C 27 9 26 27 12 32.5 C 5 35 -5 35 -12 32.5 "
            "C -26 27 -27 9 -19 -1 C -10 -12 -8 -22 0 -22 Z",
            STRAW,
            1,
        )
        sheet.contour(ellipse(0, 4, 8.6), DEEP, FINE)
        sheet.stroke(ellipse(0, 4, 10.8), INK, 0.8)
        sheet.contour(rounded(-11, 20, 22, 4, 1.4), BROWN, 0.9)
        sheet.stroke("M -2.4 21 L -1.6 -72 M 0 21 L 0 -72 M 2.4 21 L 1.6 -72", PAPER, 0.65)


def balance(sheet: Sheet, x: float, y: float, half_beam: float, drop: float, pan: float) -> None:
    """Scales held at (x, y), gold in one pan and a gem in the other; pans of radius pan hang a drop below."""
    tip, low = y + 8, y + 8 + drop
    beam = (
        f"M {x - half_beam} {tip} C {x - half_beam * 0.5} {y} {x + half_beam * 0.5} {y} {x + half_beam} {tip}"
    )
    _wire(sheet, beam, 4)
    for side in (-1, 1):
        middle = x + side * half_beam
        left, right = middle - pan, middle + pan
        sheet.stroke(f"M {left + 1} {low} L {middle} {tip} L {right - 1} {low}", INK, 1.5)
        sheet.contour(ellipse(middle, tip, 2.2), GOLD, 0.9)
        if side < 0:
            for dx, dy in ((-5.4, -2), (5, -2), (0, -3), (-2.8, -6.4), (3, -6.6), (0, -10)):
                sheet.contour(ellipse(middle + dx, low + dy, 5, 2.9), GOLD, 0.8)
        else:
            with sheet.at(middle, low - 6.6):
                sheet.contour(polygon((-9, -2.4), (-5, -8), (5, -8), (9, -2.4), (0, 8)), COBALT, FINE)
                sheet.fill(polygon((-3, -2.4), (0, -7), (3, -2.4), (0, 6)), SKY)
                sheet.stroke("M -9 -2.4 L 9 -2.4", INK, 0.8)
        sheet.contour(
            f"M {left} {low} L {right} {low} "
            f"C {middle + pan} {low + 15} {middle - pan} {low + 15} {left} {low} Z",
            OCHRE,
        )


def fan(sheet: Sheet, x: float, y: float, r: float, turn: float, spread: float, sticks: int) -> None:
    """A painted fan, open by a spread of degrees, held at (x, y)."""

    def point(share: float, degrees: float) -> Point:
        return (r * share * math.cos(math.radians(degrees)), r * share * math.sin(math.radians(degrees)))

    edges = [-90 - spread / 2 + spread * i / sticks for i in range(sticks + 1)]
    with sheet.at(x, y, turn):
        for i, (left, right) in enumerate(pairwise(edges)):
            middle = (left + right) / 2
            paper, leaf_ink, dot_ink = (PAPER, COBALT, BRICK) if i % 2 else (BRICK, STRAW, GOLD)
            corners = (
                point(0.42, left),
                point(1, left),
                point(1.06, middle),
                point(1, right),
                point(0.42, right),
            )
            foot, top, bulge, next_top, next_foot = (f"{px} {py}" for px, py in corners)
            sheet.contour(f"M {foot} L {top} Q {bulge} {next_top} L {next_foot} Z", paper, FINE)
            with sheet.at(*point(0.83, middle), middle + 90):
                sheet.fill(motif("leaf", r * 0.1), leaf_ink)
            with sheet.at(*point(0.62, middle)):
                sheet.fill(motif("dot", r * 0.055), dot_ink)
        for edge in edges:
            px, py = point(0.46, edge)
            sheet.stroke(f"M 0 0 L {px} {py}", INK, 2.6)
            sheet.stroke(f"M 0 0 L {px} {py}", OCHRE, 1.2)
        sheet.contour(ellipse(0, 0, 2.4), GOLD, 0.9)


def tile(sheet: Sheet, x: float, y: float, turn: float, size: float) -> None:
    """An azulejo."""
    with sheet.at(x, y, turn, size / 40):
        sheet.contour(box(-20, -20, 40, 40), PAPER)
        for quarter in range(4):
            with sheet.at(0, 0, 90 * quarter):
                sheet.fill("M -20 -20 L -7 -20 C -7 -12 -12 -7 -20 -7 Z", COBALT)
                sheet.fill("M 0 -2 C 6 -6 6 -13 0 -18 C -6 -13 -6 -6 0 -2 Z", COBALT)
                with sheet.at(0, 0, 45):
                    sheet.fill("M 0 -3 C 4 -6 4 -11 0 -15 C -4 -11 -4 -6 0 -3 Z", OCHRE)
        sheet.fill(ellipse(0, 0, 3), BRICK)
        sheet.stroke(box(-20, -20, 40, 40), INK, LINE)


def brush(sheet: Sheet, x: float, y: float, turn: float, length: float) -> None:
    """A painter's brush."""
    with sheet.at(x, y, turn):
        sheet.contour(
            f"M -1.8 {length * 0.6} L -2.4 {-length * 0.18} L 2.4 {-length * 0.18} L 1.8 {length * 0.6} Z",
            BRICK,
            FINE,
        )
        sheet.contour(
            f"M -2.8 {-length * 0.18} L -3.4 {-length * 0.3} L 3.4 {-length * 0.3} L 2.8 {-length * 0.18} Z",
            GOLD,
            FINE,
        )
        sheet.contour(
            f"M -3.4 {-length * 0.3} C -5 {-length * 0.42} -3 {-length * 0.5} 0.6 {-length * 0.6} "
            f"C 3.6 {-length * 0.5} 5 {-length * 0.4} 3.4 {-length * 0.3} Z",
            COBALT,
            FINE,
        )


def goblet(sheet: Sheet, x: float, y: float, scale: float) -> None:
    """A golden goblet full of wine; (x, y) is the middle of its stem."""
    with sheet.at(x, y, 0, scale):
        sheet.contour("M -3 -8 L -2.4 8 L -10 13 C -10 17 10 17 10 13 L 2.4 8 L 3 -8 Z", GOLD)
        sheet.contour("M -15 -32 C -17 -16 -10 -7 0 -7 C 10 -7 17 -16 15 -32 C 8 -28 -8 -28 -15 -32 Z", GOLD)
        sheet.contour(ellipse(0, -32, 15, 4.4), BRICK)
        sheet.stroke("M -13.6 -22 C -6 -18 6 -18 13.6 -22", INK, 0.9)
        for dx, dy in ((-7.5, -15), (0, -13.6), (7.5, -15)):
            sheet.contour(ellipse(dx, dy, 2.3), COBALT if dx else BRICK, 0.8)
        sheet.fill(tapered("M -10.6 -29 C -10.6 -26 -10 -24 -9 -23", 2), STRAW)
