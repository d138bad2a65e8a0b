"""Hands, each about an origin of its own: what it holds along the y axis, the arm from below."""

from heads import Skin
from palette import INK
from penwork import FINE
from shapes import capsule
from sheet import Sheet


def fist(
    sheet: Sheet, x: float, y: float, turn: float, skin: Skin, flip: bool = False, scale: float = 1.0
) -> None:
    """A hand closed about a rod."""
    with sheet.at(x, y, turn, scale, flip):
        sheet.contour(
            "M -1 -10 C 8 -13 14 -8 14.5 0 C 15 6 13 11 10 14 L 1 14 C -4 10 -5 -4 -1 -10 Z", skin.tone, FINE
        )
        for i in range(4):
            fy = -7.4 + i * 5
            sheet.contour(capsule(-6.6 + 0.5 * abs(i - 1), fy, 4.6, fy + 0.6, 2.8), skin.tone, FINE)
        sheet.contour(capsule(9, -7.5, -2.6, -12.2, 2.9), skin.tone, FINE)
        sheet.stroke("M 6 -7.8 C 8 -6.4 10 -5.4 12 -5.2", skin.tone, 2.6)


def cradle(
    sheet: Sheet, x: float, y: float, turn: float, skin: Skin, flip: bool = False, scale: float = 1.0
) -> None:
    """A hand cupped under something, fingers round its far side, thumb before it."""
    with sheet.at(x, y, turn, scale, flip):
        sheet.contour(
            "M 3 2 C 9 -2 16 2 15.5 10 C 15 16 11 19 8.5 24 L -4 24 C -5 20 -3 8 3 2 Z", skin.tone, FINE
        )
        for finger in (
            "M 2 17.6 C -3 18.6 -8 16.4 -11.6 12",
            "M 3 13.8 C -3 15.6 -10.6 12.6 -14.4 7",
            "M 4 9.6 C -3 11.8 -11 8.4 -14.6 1.6",
            "M 5 5 C -2 7.4 -9.4 4.4 -12.4 -3.4",
        ):
            sheet.stroke(finger, INK, 7.4)
            sheet.stroke(finger, skin.tone, 5.2)
        sheet.stroke("M 4 6 C 6 11 4 18 1 22", skin.tone, 5)
        sheet.contour(capsule(12, 7, 7.4, -6.4, 3), skin.tone, FINE)
        sheet.stroke("M 11 9.6 L 12.4 12", skin.tone, 4.4)


def palm(
    sheet: Sheet, x: float, y: float, turn: float, skin: Skin, flip: bool = False, scale: float = 1.0
) -> None:
    """A hand laid flat, fingers pointing up the y axis."""
    with sheet.at(x, y, turn, scale, flip):
        sheet.contour(capsule(7, 8, 11.5, -1, 2.9), skin.tone, FINE)
        for dx, top in ((-7.5, -9), (-2.8, -12.5), (2, -12), (6.4, -8.5)):
            sheet.contour(capsule(dx * 0.8, 3, dx, top, 2.7), skin.tone, FINE)
        sheet.fill("M -8.6 2 C -9 10 -7 14 -6 18 L 6 18 C 8 14 10 8 8.6 2 C 4 5 -4 5 -8.6 2 Z", skin.tone)
        sheet.stroke("M -8.4 3 C -9 10 -7 14 -6 18 M 8.6 8 C 8.6 12 7 14 6 18", INK, FINE)
