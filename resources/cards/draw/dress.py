"""Dress, in card units. Figures stand in the middle of the card, with the neck at about y = 113."""

import math
from typing import Literal

from card import MID_X
from geometry import Shape, along, bounds, contains, parse
from heads import Skin
from ornament import Motif, band, folds, motif
from palette import BRICK, CREAM, GOLD, INK, PAPER, SKY
from penwork import FINE, tapered, tube
from shapes import ellipse, rounded
from sheet import Sheet


def torso(sheet: Sheet, fill: str, half_shoulders: float = 60) -> None:
    """Shoulders and body."""
    left, right = MID_X - half_shoulders, MID_X + half_shoulders
    sheet.contour(
        f"M 111 113 C 97 120 {left + 10} 120 {left - 4} 130 "
        f"C {left - 20} 142 {left - 24} 180 {left - 28} 262 L {right + 28} 262 "
        f"C {right + 24} 180 {right + 20} 142 {right + 4} 130 C {right - 10} 120 153 120 139 113 "
        "C 131 120 119 120 111 113 Z",
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


def mantle(
    sheet: Sheet,
    fill: str,
    edge: str = GOLD,
    kind: Motif = "lozenge",
    ink: str = BRICK,
    band_width: float = 10,
    spread: float = 26,
) -> None:
    """A cloak over the shoulders, open in front by its spread; its edges are banded with ornament."""
    for flip in (True, False):
        # Each half is drawn as the right one, from the middle of the card outwards.
        with sheet.at(MID_X, flip=flip):
            sheet.contour(
                "M 13 113 C 30 118 56 118 69 129 C 83 141 89 180 93 262 "
                f"L {spread + 18} 262 C {spread + 8} 200 {spread} 150 13 113 Z",
                fill,
            )
            folds(sheet, ["M 52 128 C 60 150 64 180 66 240", "M 64 140 C 73 160 77 190 78 240"], INK, 2)
            hem = f"M 15 116 C {spread + 3} 150 {spread + 12} 200 {spread + 22} 262"
            band(sheet, hem, band_width, edge, kind, ink)


def puff(
    sheet: Sheet, x: float, y: float, fill: str, slash: str, side: Literal[-1, 1], scale: float = 1.0
) -> None:
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


def sleeve(
    sheet: Sheet,
    line: Shape,
    elbow: float,
    wrist: float,
    fill: str,
    cuff: str,
    cuff_width: float,
    cuff_ink: str | None = None,
    kind: Motif | None = None,
) -> None:
    """A sleeve along a line, so wide at elbow and wrist, with motifs down its middle or folds, and a cuff."""
    sheet.contour(tube(line, elbow, wrist, 3), fill)
    spots = along(line, 3)
    if kind:
        for i in range(6, len(spots) - 4, 5):
            width = elbow + (wrist - elbow) * i / len(spots)
            with sheet.at(*spots[i]):
                sheet.fill(motif(kind, width * 0.24), GOLD)
    else:
        for share, side in ((0.45, 1), (0.62, -1), (0.78, 1)):
            h = (elbow + (wrist - elbow) * share) / 2
            with sheet.at(*spots[int(share * len(spots))], scale_y=side):
                fold = f"M -5 {h - 0.5} C -1 {h * 0.6} 0 {h * 0.3} -1 {-h * 0.1}"
                sheet.fill(tapered(fold, 2), INK)
    with sheet.at(*spots[-1]):
        h = cuff_width / 2
        sheet.contour(rounded(-3.2, -h, 6.6, cuff_width, 2), cuff, FINE)
        if cuff_ink:
            for share in (-0.55, 0, 0.55):
                with sheet.at(0, share * h):
                    sheet.fill(motif("dot", 2), cuff_ink)


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
