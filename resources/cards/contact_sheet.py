"""Lay drawn cards out on felt to be looked at.

`python resources/cards/contact_sheet.py OUT.png "K?*" "back-*" --height 60` shows the kings and the backs as
they look when small. Needs Qt, unlike the drawing script.
"""

import argparse
import pathlib

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SVG = pathlib.Path(__file__).parent / "svg"
FELT = QColor("#2a6147")
GAP = 6
RANKS, SUITS = "AKQJT765432", "SHDC"


def sort_key(drawing: pathlib.Path) -> tuple[int, int, str]:
    """Suit by suit, rank by rank, the backs last."""
    rank, suit = drawing.stem[0], drawing.stem[1]
    return SUITS.find(suit) % len(RANKS), RANKS.find(rank), drawing.stem


def contact_sheet(drawings: list[pathlib.Path], height: int, columns: int) -> QImage:
    """The drawings, so many pixels high, in rows."""
    width = round(height * 5 / 7)
    rows = -(-len(drawings) // columns)
    sheet = QImage(
        columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, QImage.Format.Format_ARGB32_Premultiplied
    )
    sheet.fill(FELT)
    painter = QPainter(sheet)
    for i, drawing in enumerate(drawings):
        row, column = divmod(i, columns)
        place = QRectF(GAP + column * (width + GAP), GAP + row * (height + GAP), width, height)
        QSvgRenderer(str(drawing)).render(painter, place)
    painter.end()
    return sheet


def main() -> None:
    """Read the command line, write the picture."""
    parser = argparse.ArgumentParser(description="Lay drawn cards out to be looked at.")
    parser.add_argument("picture", help="PNG file to write")
    parser.add_argument("patterns", nargs="*", default=["??", "back-*"], help="names of drawings")
    parser.add_argument("--height", type=int, default=196, help="of a card, in pixels")
    parser.add_argument("--columns", type=int, default=11)
    options = parser.parse_args()
    found = {drawing for pattern in options.patterns for drawing in SVG.glob(f"{pattern}.svg")}
    if not found:
        parser.error("no drawing has such a name")
    sheet = contact_sheet(sorted(found, key=sort_key), options.height, options.columns)
    if not sheet.save(options.picture):
        parser.error(f"cannot write {options.picture}")


if __name__ == "__main__":
    main()
