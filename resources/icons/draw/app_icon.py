"""The icon of the program: ace and seven, the two best cards, on a tile.

Three drawings, because what is clear at 256 pixels is mud at 16. Each smaller one leaves something out and
draws what remains heavier, with its edges on whole pixels of the sizes it is for.
"""

from collections.abc import Callable

from document import icon
from glyphs import glyph, pip
from palette import COBALT, CREAM, DEEP, GOLD, INK, OCHRE, PAPER, SKY, TWO_COLOURS
from shapes import ellipse, rounded
from sheet import Sheet

LARGE, MIDDLE, SMALL = 256, 96, 48  # sides of the three squares
RED, BLACK = TWO_COLOURS["H"], TWO_COLOURS["S"]
CORNERS = (0, 90, 180, 270)

PETAL = "M 0 -3 C 16 -14 14 -36 0 -50 C -14 -36 -16 -14 0 -3 Z"


def large() -> str:
    """For 64 pixels and more."""
    sheet = Sheet()
    half = LARGE / 2
    sheet.fill(rounded(4, 4, 248, 248, 34), DEEP)
    sheet.fill(rounded(9, 9, 238, 238, 30), CREAM)
    sheet.fill(rounded(15, 15, 226, 226, 25), COBALT)
    for turn in CORNERS:
        with sheet.at(half, half, turn):
            _medallion(sheet, 113)
            _bud(sheet, 113)
    with sheet.at(half, half):
        _card(sheet, -37, 5, -14, _seven)
        _card(sheet, 33, 5, 10, _ace)
    return icon(LARGE, sheet)


def _bud(sheet: Sheet, edge: float) -> None:
    """Half a flower in the middle of a side."""
    with sheet.at(0, -edge):
        sheet.fill("M -30 0 C -18 2 -8 8 0 20 C 8 8 18 2 30 0 Z", CREAM)
        sheet.fill("M -9 0 C -5 2 -2 6 0 11 C 2 6 5 2 9 0 Z", OCHRE)


def _medallion(sheet: Sheet, edge: float) -> None:
    """A quarter of a flower in the corner of the tile; four tiles make it whole."""
    r = 58
    with sheet.at(-edge, -edge):
        for share, paint in ((1.0, CREAM), (0.9, SKY), (0.78, CREAM)):
            sheet.fill(_quarter(r * share), paint)
        sheet.fill(_quarter(r * 0.7), COBALT)
        with sheet.at(0, 0, 135, 0.86):
            sheet.fill(PETAL, CREAM)
        sheet.fill(_quarter(15), OCHRE)


def _quarter(r: float) -> str:
    """A quarter of a disc about the origin, to the lower right."""
    k = r * 0.5523
    return f"M 0 0 L {r} 0 C {r} {k} {k} {r} 0 {r} Z"


def _card(sheet: Sheet, x: float, y: float, turn: float, face: Callable[[Sheet], None]) -> None:
    with sheet.at(x, y, turn):
        sheet.contour(rounded(-54, -77, 108, 154, 9), PAPER, 3, INK)
        face(sheet)


def _seven(sheet: Sheet) -> None:
    sheet.fill(glyph("7", -38, -68, 34, 25), BLACK, keep_winding=True)
    sheet.fill(pip("S", -38, -19, 21), BLACK)
    for y, turned in ((-42, False), (1, False), (44, True)):
        sheet.fill(pip("S", -9, y, 26, turned), BLACK)


def _ace(sheet: Sheet) -> None:
    sheet.fill(glyph("A", -35, -68, 34, 28), RED, keep_winding=True)
    with sheet.at(3, 12):
        sheet.fill(pip("H", 0, 0, 90), RED)
        with sheet.at(0, -8):
            _rose(sheet)


def _rose(sheet: Sheet) -> None:
    """The rose that the ace of hearts has in its heart, drawn simpler."""
    for turn in range(36, 396, 72):
        with sheet.at(0, 0, turn):
            sheet.fill("M 0 -8 C 3 -12 3 -17 0 -22 C -3 -17 -3 -12 0 -8 Z", GOLD)
    for turn in range(0, 360, 72):
        with sheet.at(0, 0, turn):
            sheet.fill("M 0 -3 C 10 -6 10 -18 0 -20 C -10 -18 -10 -6 0 -3 Z", CREAM)
    sheet.fill(ellipse(0, 0, 5.5), GOLD)


def middle() -> str:
    """For 32 to 63 pixels: no flowers, letters or pips but the ones that tell the cards apart."""
    sheet = Sheet()
    half = MIDDLE / 2
    sheet.fill(rounded(0, 0, 96, 96, 15), DEEP)
    sheet.fill(rounded(3, 3, 90, 90, 12), CREAM)
    sheet.fill(rounded(6, 6, 84, 84, 9), COBALT)
    for turn in CORNERS:
        with sheet.at(half, half, turn), sheet.at(-42, -42):
            sheet.fill(_quarter(21), CREAM)
            sheet.fill(_quarter(15), COBALT)
            sheet.fill(_quarter(9), OCHRE)
    with sheet.at(half, half):
        with sheet.at(-13, 1, -14):
            sheet.contour(rounded(-21, -30, 42, 60, 4), PAPER, 3, INK)
            sheet.fill(glyph("7", -10, -25, 22, 19), BLACK, keep_winding=True)
            sheet.fill(pip("S", -10, 10, 17), BLACK)
        with sheet.at(14, 1, 8):
            sheet.contour(rounded(-21, -31, 42, 62, 4), PAPER, 3, INK)
            sheet.fill(pip("H", 0, 1, 37), RED)
    return icon(MIDDLE, sheet)


def small() -> str:
    """For less than 32 pixels: one card with one pip on a plain tile. All edges are even at 16 and at 24."""
    sheet = Sheet()
    sheet.fill(rounded(0, 0, 48, 48, 7), COBALT)
    for turn in CORNERS:
        with sheet.at(24, 24, turn), sheet.at(-24, -24):
            sheet.fill("M 7 0 L 11 0 C 11 6 6 11 0 11 L 0 7 C 0 3.1 3.1 0 7 0 Z", OCHRE)
    sheet.fill(rounded(9, 3, 30, 42, 4), PAPER)
    sheet.fill(pip("H", 24, 24, 26), RED)
    return icon(SMALL, sheet)


def app_icons() -> dict[str, str]:
    """The SVG documents by name, which ends with the least size in pixels that each is for."""
    return {"app-16": small(), "app-32": middle(), "app-64": large()}
