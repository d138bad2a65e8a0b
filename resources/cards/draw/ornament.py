"""Ornament: small motifs, and what is made by repeating them."""

import math
from typing import Literal, TypeAlias

from geometry import Shape, along, bounds, contains, moved, parse
from glyphs import PIPS
from palette import GOLD, INK, PAPER
from penwork import FINE, tapered, tube
from shapes import dot, ellipse, lozenge, polygon
from sheet import Sheet

Motif: TypeAlias = Literal["dot", "lozenge", "quatrefoil", "star", "leaf", "H", "C"]


def motif(kind: Motif, r: float) -> Shape:
    """A motif about the origin that reaches about r from it."""
    match kind:
        case "dot":
            return dot(0, 0, r * 0.55)
        case "lozenge":
            return lozenge(r * 0.62, r)
        case "quatrefoil":
            o = r * 0.5
            return "".join(dot(x, y, r * 0.47) for x, y in ((0, -o), (o, 0), (0, o), (-o, 0)))
        case "star":
            radii = [r if i % 2 == 0 else r * 0.42 for i in range(8)]
            return polygon(
                *((math.cos(i * math.pi / 4) * q, math.sin(i * math.pi / 4) * q) for i, q in enumerate(radii))
            )
        case "leaf":
            bulge = (
                f"{r * 0.8} {-r * 0.3} {r * 0.8} {r * 0.4} 0 {r} C {-r * 0.8} {r * 0.4} {-r * 0.8} {-r * 0.3}"
            )
            return f"M 0 {-r} C {bulge} 0 {-r} Z"
        case "C":  # lighter than the pip, for small work
            lobes = "".join(dot(x * r, y * r, r * 0.46) for x, y in ((0, -0.5), (-0.5, 0.24), (0.5, 0.24)))
            return lobes + polygon((0, -r * 0.1), (r * 0.36, r), (-r * 0.36, r))
        case "H":
            return moved(PIPS["H"], (r / 50, 0, 0, r / 50, 0, 0))


def band(
    sheet: Sheet,
    line: Shape,
    width: float,
    ground: str,
    kind: Motif,
    ink: str,
    step: float | None = None,
    r: float | None = None,
) -> None:
    """A ribbon along a line, so wide, with motifs of radius r a step apart."""
    sheet.contour(tube(line, width, width), ground, FINE)
    for spot in along(line, step or width * 0.95):
        with sheet.at(*spot):
            sheet.fill(motif(kind, r or width * 0.3), ink)


def lattice(sheet: Sheet, shape: Shape, step: float, kind: Motif, r: float, ink: str) -> None:
    """Motifs strewn over a shape in rows that miss each other by half a step; whole ones only."""
    path, margin = parse(shape), r * 1.15
    x0, x1, y0, y1 = bounds(path)
    tile, spots = Sheet(matrix=(*sheet.matrix[:4], 0, 0)), []
    tile.fill(motif(kind, r), ink)
    a, b, c, d, e, f = sheet.matrix
    middle, half, row, y = (x0 + x1) / 2, int((x1 - x0) / step) + 1, 0, y0 + step * 0.4
    while y < y1:
        for i in range(-half, half + 1):
            x = middle + (i + (0.5 if row % 2 else 0)) * step
            if all(
                contains(path, x + margin * math.cos(t), y + margin * math.sin(t))
                for t in (0, 1.57, 3.14, 4.71)
            ):
                spots.append((a * x + c * y + e, b * x + d * y + f))
        y += step * 0.5
        row += 1
    sheet.stamp(tile, [spot for spot in spots if sheet.keep is None or sheet.keep(spot) < 2])


def folds(sheet: Sheet, lines: list[str], ink: str = INK, width: float = 1.6) -> None:
    """Tapered strokes for the folds of cloth."""
    for line in lines:
        sheet.fill(tapered(line, width, pieces=1), ink)


def jewel(
    sheet: Sheet, x: float, y: float, r: float, fill: str, cut: Literal["lozenge", "dot"] = "lozenge"
) -> None:
    """A set stone."""
    with sheet.at(x, y):
        stone = lozenge(r * 0.9, r) if cut == "lozenge" else ellipse(0, 0, r * 0.8)
        sheet.contour(stone, fill, 0.7)


def pearls(sheet: Sheet, line: Shape, step: float, r: float, fill: str = PAPER) -> None:
    """Beads along a line."""
    sheet.contour("".join(dot(x, y, r) for x, y, _ in along(line, step)), fill, 0.7)


def gold_drop(sheet: Sheet, x: float, y: float) -> None:
    """An ear-ring hanging from (x, y)."""
    sheet.contour(ellipse(x, y, 2.2), GOLD, 0.8)
    sheet.contour(
        f"M {x} {y + 2} C {x + 5} {y + 8} {x + 4} {y + 13} {x} {y + 13} "
        f"C {x - 4} {y + 13} {x - 5} {y + 8} {x} {y + 2} Z",
        GOLD,
        0.8,
    )
