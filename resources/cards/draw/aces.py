"""The four aces: a great pip with something inlaid, in a wreath; the ace of spades on a tile panel."""

import math

from card import MID_X, MID_Y
from geometry import along
from glyphs import pip
from ornament import motif
from palette import BRICK, COBALT, CORAL, CREAM, GOLD, INK, OCHRE, SKY, WASH
from penwork import FINE, tapered
from shapes import cross_pattee, dot, ellipse, polygon
from sheet import Sheet


def _wreath(sheet: Sheet, rx: float, ry: float, count: int) -> None:
    """Leaves chasing each other round an oval; half a turn brings it onto itself."""
    sheet.stroke(ellipse(MID_X, MID_Y, rx, ry), COBALT, 1.3)
    for i in range(count):
        t = 2 * math.pi * i / count
        x, y = MID_X + rx * math.cos(t), MID_Y + ry * math.sin(t)
        tangent = math.degrees(math.atan2(ry * math.cos(t), -rx * math.sin(t)))
        for side in (-1, 1):
            with sheet.at(x, y, tangent + 90 + side * 36):
                sheet.fill("M 0 -1 C 5 -4.5 5 -10.5 0 -15 C -5 -10.5 -5 -4.5 0 -1 Z", COBALT)
        t += 2 * math.pi / count * 0.74
        sheet.fill(dot(MID_X + rx * math.cos(t), MID_Y + ry * math.sin(t), 2.5), OCHRE)


def _fleuron(sheet: Sheet) -> None:
    """A sprig above the wreath and its twin below."""
    for turn in (0, 180):
        with sheet.at(MID_X, MID_Y, turn), sheet.at(0, -112):
            sheet.fill("M 0 -20 C 7 -12 7 -3 0 4 C -7 -3 -7 -12 0 -20 Z", COBALT)
            for flip in (False, True):
                with sheet.at(flip=flip):
                    sheet.fill(
                        "M 2 4 C 10 2 20 -2 22 -10 C 24 -17 14 -18 14 -11 C 16 -14 19 -12 17 -9 "
                        "C 14 -4 8 -1 2 4 Z",
                        COBALT,
                    )
                    sheet.fill("M 4 6 C 14 6 26 4 34 8 C 26 12 14 12 4 6 Z", COBALT)
                    sheet.fill(dot(16, -10, 1.8), OCHRE)
            sheet.fill(dot(0, 8, 2.6), OCHRE)


def _rose(sheet: Sheet) -> None:
    """A rose in the heart."""
    with sheet.at(MID_X, MID_Y - 6):
        for i in range(5):
            with sheet.at(0, 0, 72 * i):
                sheet.fill("M 0 -5 C 16 -9 15 -29 0 -31 C -15 -29 -16 -9 0 -5 Z", CREAM)
                sheet.fill(tapered("M 0 -9 C 1 -14 1 -18 0 -25", 2.4), CORAL)
            with sheet.at(0, 0, 72 * i + 36):
                sheet.fill("M 0 -12 C 4 -18 4 -26 0 -33 C -4 -26 -4 -18 0 -12 Z", GOLD)
        sheet.fill(ellipse(0, 0, 8), GOLD)
        sheet.fill(ellipse(0, 0, 4), BRICK)


def _tile_star(sheet: Sheet) -> None:
    """The star of a tile in the diamond."""
    with sheet.at(MID_X, MID_Y):
        for i in range(4):
            with sheet.at(0, 0, 90 * i):
                sheet.fill("M 0 -4 C 9 -12 8 -27 0 -36 C -8 -27 -9 -12 0 -4 Z", CREAM)
                sheet.fill(tapered("M 0 -9 L 0 -28", 2.6), CORAL)
            with sheet.at(0, 0, 90 * i + 45):
                sheet.fill("M 0 -6 C 5 -10 5 -19 0 -25 C -5 -19 -5 -10 0 -6 Z", GOLD)
        sheet.fill(ellipse(0, 0, 6), GOLD)
        sheet.fill(ellipse(0, 0, 3), BRICK)


def _meadow(sheet: Sheet) -> None:
    """A flower in each lobe of the club, a leaf down its stem."""
    for x, y in ((0, -30), (-29, 13), (29, 13)):
        with sheet.at(MID_X + x, MID_Y + y):
            for i in range(6):
                with sheet.at(0, 0, 60 * i):
                    sheet.fill("M 0 -3.5 C 6.4 -7 6.4 -14 0 -18.5 C -6.4 -14 -6.4 -7 0 -3.5 Z", CREAM)
                    sheet.fill(tapered("M 0 -6 L 0 -14", 1.7), SKY)
            sheet.fill(ellipse(0, 0, 4.2), GOLD)
            sheet.fill(dot(0, 0, 2), BRICK)
    with sheet.at(MID_X, MID_Y):
        sheet.fill("M 0 48 C 5 40 5 30 0 21 C -5 30 -5 40 0 48 Z", GOLD)


def _caravel(sheet: Sheet) -> None:
    """A caravel under sail, light on the dark pip."""
    with sheet.at(MID_X + 1, MID_Y + 6, scale=0.98):
        sheet.stroke("M -4 12 L -4 -40 M 15 12 L 15 -24", GOLD, 2)
        sheet.fill("M -28 5 C -18 -6 -7 -28 5 -46 C 10 -26 5 -8 -3 6 C -12 2 -21 2 -28 5 Z", CREAM)
        sheet.fill("M 4 7 C 10 -2 18 -18 24 -30 C 29 -15 26 -2 20 8 C 15 5 10 5 4 7 Z", CREAM)
        with sheet.at(-4, -14, 12):
            sheet.fill(cross_pattee(8.5), BRICK)
        with sheet.at(17, -7, 12):
            sheet.fill(cross_pattee(5.4), BRICK)
        sheet.fill("M -4 -42 C 2 -46 6 -40 12 -44 L 11 -50 C 6 -46 1 -50 -4 -47 Z", BRICK)
        sheet.fill(
            "M -34 7 L -25 9 C -8 12 10 12 21 9 L 23 1 L 34 0 C 34 9 29 17 22 21 L -19 21 "
            "C -28 19 -32 14 -34 7 Z",
            GOLD,
        )
        sheet.fill(tapered("M -30 13.5 C -10 17 12 17 30 11.5", 1.8), INK)
        for i in (0, 8):
            sheet.fill(
                tapered(
                    f"M {-30 + i} {27 + i} C {-24 + i} {21 + i} {-19 + i} {21 + i} -14 {26 + i} "
                    f"C -9 {31 + i} -5 {31 + i} 0 {26 + i} C 5 {21 + i} 9 {21 + i} 14 {26 + i} "
                    f"C 19 {31 + i} 24 {31 + i} {30 - i} {25 + i}",
                    3.2,
                    0.3,
                    3,
                ),
                SKY,
            )


def _frame(inset: float) -> str:
    """The panel's twelve-sided outline, so far inside its edge."""
    corners = (
        (78 - inset, 40 - inset * 0.4),
        (54 - inset, 92 - inset * 0.6),
        (30 - inset * 0.7, 122 - inset),
    )
    right = [(x, -y) for x, y in corners]
    upper = right + [(-x, y) for x, y in right[::-1]]
    points = upper + [(-x, -y) for x, y in upper]
    return polygon(*((round(MID_X + x, 2), round(MID_Y + y, 2)) for x, y in points))


def _panel(sheet: Sheet) -> None:
    """The tiles behind the ace of spades."""
    sheet.contour(_frame(0), COBALT)
    sheet.stroke(_frame(3), GOLD, 1.2)
    sheet.contour(_frame(14), CREAM, FINE)
    sheet.stroke(_frame(16.5), COBALT, 1)
    for spot in along(_frame(8.5), 13.1):
        with sheet.at(*spot):
            sheet.fill(motif("leaf", 3.6), WASH)
    for turn in (0, 180):
        with sheet.at(MID_X, MID_Y, turn):
            with sheet.at(0, -88):
                for degrees in (-90, -45, 0, 45, 90):
                    with sheet.at(0, 8, degrees):
                        sheet.fill(
                            "M 0 -3 C 5 -8 5 -15 0 -20 C -5 -15 -5 -8 0 -3 Z",
                            COBALT if degrees % 90 == 0 else OCHRE,
                        )
                sheet.fill(ellipse(0, 8, 3.2), BRICK)
            for flip in (False, True):
                with sheet.at(flip=flip):
                    sheet.fill(
                        "M 12 -72 C 26 -76 36 -66 33 -56 C 30 -48 20 -52 24 -58 C 26 -56 28 -58 26 -62 "
                        "C 22 -66 16 -64 12 -72 Z",
                        COBALT,
                    )
                    sheet.fill("M 34 -58 C 40 -52 46 -44 47 -34 C 40 -38 34 -46 34 -58 Z", SKY)
                    sheet.fill("M 36 -64 C 44 -66 50 -60 52 -52 C 44 -52 38 -56 36 -64 Z", SKY)
                    sheet.fill(dot(27, -44, 2), BRICK)
                    sheet.fill(dot(50, -26, 2), BRICK)
                    sheet.fill(dot(22, -82, 2), BRICK)


_INLAYS = {"H": _rose, "D": _tile_star, "C": _meadow}


def ace(suit: str, colour: str) -> str:
    """The middle of an ace, as SVG elements."""
    sheet = Sheet()
    if suit == "S":
        _panel(sheet)
        sheet.fill(pip("S", MID_X, MID_Y - 2, 130), colour)
        _caravel(sheet)
    else:
        _wreath(sheet, 72, 86, 22)
        _fleuron(sheet)
        sheet.fill(pip(suit, MID_X, MID_Y + (2 if suit == "H" else 0), 110), colour)
        _INLAYS[suit](sheet)
    return sheet.body()
