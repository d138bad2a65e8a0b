"""The crowns of kings and queens. They sit on a head drawn in a box of its own: see heads."""

from itertools import pairwise
from typing import Literal, TypeAlias

from ornament import jewel
from palette import BRICK, COBALT, DEEP, GOLD, INK, OCHRE, PAPER
from penwork import FINE, tapered
from shapes import cross_pattee, ellipse
from sheet import Sheet

Tips: TypeAlias = Literal["cross", "leaf", "fleur", "ball"]

_LEAF = (
    "M 0 4 C -7 4 -8 -2 -5 -4 C -4 -2 -3 -2 -2.4 -3 C -3 -6 -1 -8 0 -9.5 C 1 -8 3 -6 2.4 -3 "
    "C 3 -2 4 -2 5 -4 C 8 -2 7 4 0 4 Z"
)
_FLEUR = (
    "M -2 4 C -2 1 -7 2 -7 -2 C -7 -5 -3 -5 -3 -2 C -4 -6 -1 -8 0 -11 C 1 -8 4 -6 3 -2 "
    "C 3 -5 7 -5 7 -2 C 7 2 2 1 2 4 Z"
)


def crown(
    sheet: Sheet,
    tips: Tips,
    y: float = -33,
    half_width: float = 31,
    height: float = 25,
    points: int = 5,
    gems: tuple[str, str] = (BRICK, COBALT),
    lining: str | None = None,
    sag: float = 5,
    flare: float = 1.12,
    band_height: float = 9,
) -> None:
    """A ring of gold on the brow; y is the height of its rim at the sides, sag how much lower it is in front.

    A crown with a lining is closed, with an orb on top.
    """
    w = half_width

    def rim(x: float) -> float:
        return y + sag * (1 - (x / w) ** 2)

    shares = [-1 + 2 * i / (points - 1) for i in range(points)]
    tops = [(w * flare * t, y - height + 5 * t * t + (0 if i % 2 == 0 else 3)) for i, t in enumerate(shares)]
    if lining:
        _cap(sheet, y, w, height, lining)
    else:
        back = y - height * 0.72
        sheet.contour(
            f"M {-w * 1.03} {y - 9} C {-w * 0.5} {back} {w * 0.5} {back} {w * 1.03} {y - 9} Z", OCHRE, FINE
        )
    outline = [f"M {-w} {y} L {tops[0][0]} {tops[0][1]}"]
    for (x0, y0), (x1, y1) in pairwise(tops):
        x = (x0 + x1) / 2
        valley = rim(x / flare) - band_height - height * 0.18
        reach = (x1 - x0) / 2
        outline.append(
            f"C {x0 + reach * 0.35} {y0 + (valley - y0) * 0.75} {x - reach * 0.5} {valley} {x} {valley} "
            f"C {x + reach * 0.5} {valley} {x1 - reach * 0.35} {y1 + (valley - y1) * 0.75} {x1} {y1}"
        )
    outline.append(f"L {w} {y} C {w * 0.5} {y + sag * 1.35} {-w * 0.5} {y + sag * 1.35} {-w} {y} Z")
    sheet.contour(" ".join(outline), GOLD)
    band = y - band_height + 1
    dip = band + sag * 1.35
    sheet.stroke(f"M {-w * 1.02} {band} C {-w * 0.5} {dip} {w * 0.5} {dip} {w * 1.02} {band}", INK, 0.9)
    for i in range(-2, 3):
        x = i * w * 0.4
        stone = rim(x) - band_height * 0.42
        if i % 2 == 0:
            jewel(sheet, x, stone, 3, gems[0])
        else:
            jewel(sheet, x, stone, 2.1, gems[1], "dot")
    for i, (x, top) in enumerate(tops):
        with sheet.at(x, top, shares[i] * 14):
            beneath_orb = lining is not None and i == points // 2
            _tip(sheet, tips, major=i % 2 == 0 and not beneath_orb)
    if lining:
        with sheet.at(0, y - height - 11):
            sheet.contour(ellipse(0, 0, 4.4), GOLD, FINE)
            with sheet.at(0, -9):
                sheet.contour(cross_pattee(5), GOLD, 0.9)


def _cap(sheet: Sheet, y: float, w: float, height: float, lining: str) -> None:
    top = y - height - 14
    sheet.contour(f"M {-w} {y - 8} C {-w * 0.95} {top} {w * 0.95} {top} {w} {y - 8} Z", lining)
    for side in (-w, w):
        fold = (
            f"M {side * 0.5} {y - 9} C {side * 0.45} {y - height} "
            f"{side * 0.2} {y - height - 6} 0 {y - height - 8}"
        )
        sheet.fill(tapered(fold, 2), DEEP)


def _tip(sheet: Sheet, tips: Tips, *, major: bool) -> None:
    """What crowns one point; between the crosses and lilies stand pearls."""
    if tips == "leaf":
        sheet.contour(_LEAF, GOLD, 0.9)
    elif tips == "ball" or not major:
        sheet.contour(ellipse(0, -1.5, 2.8), GOLD if tips == "ball" else PAPER, 0.9)
    elif tips == "fleur":
        sheet.contour(_FLEUR, GOLD, 0.9)
    else:
        with sheet.at(0, -3):
            sheet.contour(cross_pattee(5.2), GOLD, 0.9)
