"""The layout of the court cards: a tiled window, a half figure and its twin, and a sash over the seam."""

import math
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import clubs
import diamonds
import hearts
import spades
from card import HEIGHT, MID_X, MID_Y, WIDTH, twice
from geometry import Point
from glyphs import pip
from palette import COBALT, GOLD, INK, OCHRE, PAPER, SKY, WINDOW_GRID, WINDOW_GROUNDS, WINDOW_STUDS
from penwork import tapered
from shapes import box, ellipse, lozenge, polygon, rounded
from sheet import Sheet

LEFT, RIGHT, TOP, FOOT = 42, 208, 15, 335  # the window
SEAM_SLOPE = 0.27  # how steeply the halves meet
NOTCH_X, NOTCH_Y = 64, 125  # how far a large index reaches into the card, from its corner


LARGE_SCALE, LARGE_ASIDE = 0.9, 5  # beside a large index: how small the figure is, how far to the right


class Court(NamedTuple):
    """A figure, drawn as an upper half."""

    figure: Callable[[Sheet], None]
    tilt: int  # which way the seam slants: 1 up to the right, -1 down
    mirrored: bool  # whether what it holds must go to the right, out of the way of a large index


COURTS = {
    "KS": Court(spades.king, 1, True),
    "QS": Court(spades.queen, 1, True),
    "JS": Court(spades.jack, 1, True),
    "KH": Court(hearts.king, -1, False),
    "QH": Court(hearts.queen, -1, False),
    "JH": Court(hearts.jack, -1, False),
    "KD": Court(diamonds.king, 1, True),
    "QD": Court(diamonds.queen, 1, True),
    "JD": Court(diamonds.jack, 1, True),
    "KC": Court(clubs.king, 1, True),
    "QC": Court(clubs.queen, -1, False),
    "JC": Court(clubs.jack, -1, False),
}


def court(card: str, colour: str, large_index: bool) -> str:
    """The middle of a court card, as SVG elements."""
    suit = card[1]
    _, tilt, mirrored = COURTS[card]
    if large_index and mirrored:
        tilt = -tilt
    return (
        _tiles(WINDOW_GROUNDS[suit])
        + twice("h", _half(card, tilt, large_index))
        + _sash(suit, colour, tilt)
        + _mat(large_index)
    )


@cache
def _tiles(paint: str) -> str:
    """The wall of tiles behind the figures."""
    sheet = Sheet()
    sheet.fill(box(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), paint)
    xs, ys = [MID_X + 33 * i for i in range(-2, 3)], [MID_Y + 33 * i for i in range(-4, 5)]
    joints = "".join(f"M {x} {TOP} L {x} {FOOT} " for x in xs)
    joints += "".join(f"M {LEFT} {y} L {RIGHT} {y} " for y in ys)
    sheet.stroke(joints, WINDOW_GRID, 1)
    for x in xs:
        for y in ys:
            with sheet.at(x, y):
                sheet.fill(lozenge(4, 4), WINDOW_STUDS)
    return sheet.body()


@cache  # for its index in two languages and in colours
def _half(card: str, tilt: int, large_index: bool) -> str:
    """The upper spandrels and the figure down to the seam; beside a large index it is smaller and aside."""
    figure, _, mirrored = COURTS[card]

    def below_seam(p: Point) -> float:
        return (p[1] - MID_Y) + tilt * SEAM_SLOPE * (p[0] - MID_X)

    sheet = Sheet("h")
    left = NOTCH_X if large_index else LEFT
    for x, turn in ((left + 2, 0), (RIGHT - 2, 90)):
        with sheet.at(x, TOP + 2, turn):
            _spandrel(sheet, WINDOW_GROUNDS[card[1]])
    sheet.keep = below_seam
    if large_index:
        middle = MID_X * (-LARGE_SCALE if mirrored else LARGE_SCALE)
        top = MID_Y - 5 - MID_Y * LARGE_SCALE
        with sheet.at(MID_X + LARGE_ASIDE - middle, top, scale=LARGE_SCALE, flip=mirrored):
            figure(sheet)
    else:
        figure(sheet)
    return sheet.body()


def _spandrel(sheet: Sheet, paper: str) -> None:
    """A quarter flower and two tendrils in the window's corner, as on the frame of a tile panel."""
    sheet.fill("M 0 0 L 17 0 C 17 9.4 9.4 17 0 17 Z", COBALT)
    sheet.fill("M 0 0 L 13.6 0 C 13.6 7.5 7.5 13.6 0 13.6 Z", paper)
    for turn in (107, 135, 163):
        with sheet.at(turn=turn):
            petal = "M 0 -2 C 2.6 -5 2.6 -8.6 0 -12 C -2.6 -8.6 -2.6 -5 0 -2 Z"
            sheet.fill(petal, OCHRE if turn == 135 else COBALT)
    for turn, scale_y in ((0, 1), (90, -1)):
        with sheet.at(turn=turn, scale_y=scale_y):
            sheet.fill(tapered("M 17 6 C 25 4 33 8 33 14 C 33 19 26 19 27 14", 2.6, 0.2), SKY)
            sheet.fill("M 22 5 C 30 2 38 3 44 7 C 37 9 29 9 22 5 Z", SKY)


def _sash(suit: str, colour: str, tilt: int) -> str:
    """A ribbon in the suit's colour that hides the seam, set with pips that stand upright for either half."""
    sheet = Sheet()
    with sheet.at(MID_X, MID_Y, -tilt * math.degrees(math.atan(SEAM_SLOPE))):
        sheet.contour(box(-100, -9, 200, 18), colour, 1.3)
        sheet.contour(box(-100, -9.6, 200, 3.4) + box(-100, 6.2, 200, 3.4), GOLD, 0.9)
        for i in range(-5, 6):
            x = i * 15.5
            if i == 0:
                sheet.fill(ellipse(0, 0, 4), GOLD)
            elif i % 2:
                with sheet.at(x):
                    sheet.fill(lozenge(3, 4), GOLD)
            else:
                sheet.fill(pip(suit, x, 0, 10.5, i > 0), PAPER)
    return sheet.body()


def _mat(large_index: bool) -> str:
    """The paper about the window, which hides what sticks out, and the gold frame."""
    if large_index:
        window = polygon(
            (NOTCH_X, TOP),
            (RIGHT, TOP),
            (RIGHT, HEIGHT - NOTCH_Y),
            (WIDTH - NOTCH_X, HEIGHT - NOTCH_Y),
            (WIDTH - NOTCH_X, FOOT),
            (LEFT, FOOT),
            (LEFT, NOTCH_Y),
            (NOTCH_X, NOTCH_Y),
        )
    else:
        window = box(LEFT, TOP, RIGHT - LEFT, FOOT - TOP)
    sheet = Sheet()
    sheet.fill(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 14.3) + window, PAPER, evenodd=True)
    sheet.stroke(window, INK, 4.6)
    sheet.stroke(window, GOLD, 2.2)
    return sheet.body()
