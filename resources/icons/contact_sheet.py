"""Lay the icons out on light and dark grounds to be looked at.

`python resources/icons/contact_sheet.py OUT.png` shows the program's icon at all its sizes, and the line
icons. Needs Qt, unlike the drawing script.
"""

import argparse
import pathlib

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SVG = pathlib.Path(__file__).parent / "svg"
GROUNDS = (("#ffffff", "#221d16"), ("#e8e4da", "#221d16"), ("#3c3f45", "#f3eee3"), ("#15171a", "#f3eee3"))
APP_SIZES = (512, 256, 128, 64, 48, 32, 24, 22, 16)
LINE_SIZES = (48, 32, 24, 20, 16)
GAP = 16


def drawing_for(size: int) -> str:
    """The program's icon as it is drawn for so many pixels."""
    return f"app-{max(least for least in (16, 32, 64) if least <= size)}"


def rows() -> list[tuple[int, list[str]]]:
    """What stands in each row, and how large."""
    lines = sorted(file.stem for file in SVG.glob("*.svg") if not file.stem.startswith("app-"))
    return [(size, lines) for size in LINE_SIZES]


def draw(painter: QPainter, name: str, ink: str, x: float, y: float, size: int) -> None:
    """One icon with its upper left corner at (x, y)."""
    svg = (SVG / f"{name}.svg").read_text(encoding="ascii").replace("currentColor", ink)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(x, y, size, size))


def contact_sheet(sizes: tuple[int, ...]) -> QImage:
    """All icons on each ground, one ground below the other."""
    app_width = sum(size + GAP for size in sizes) + GAP
    width = max([app_width] + [len(names) * (size + GAP) + GAP for size, names in rows()])
    height = max(sizes) + GAP + sum(size + GAP for size, _ in rows()) + GAP
    sheet = QImage(width, height * len(GROUNDS), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    for i, (ground, ink) in enumerate(GROUNDS):
        painter.fillRect(0, i * height, width, height, QColor(ground))
        x, y = GAP, i * height + GAP
        for size in sizes:
            draw(painter, drawing_for(size), ink, x, y, size)
            x += size + GAP
        y += max(sizes) + GAP
        for size, names in rows():
            for place, name in enumerate(names):
                draw(painter, name, ink, GAP + place * (size + GAP), y, size)
            y += size + GAP
    painter.end()
    return sheet


def main() -> None:
    """Read the command line, write the picture."""
    parser = argparse.ArgumentParser(description="Lay the icons out to be looked at.")
    parser.add_argument("picture", help="PNG file to write")
    parser.add_argument(
        "--sizes", type=int, nargs="+", default=APP_SIZES, help="of the program's icon, pixels"
    )
    options = parser.parse_args()
    if not contact_sheet(tuple(options.sizes)).save(options.picture):
        parser.error(f"cannot write {options.picture}")


if __name__ == "__main__":
    main()
