"""Line icons for tools, menus and bubbles, in any colour and size.

They are SVG files (see resources/icons) drawn with one line, whose colour is put in when they are loaded.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.resources import resource_path
from sueca_desktop.ui.scene.paint_shapes import saved
from sueca_desktop.ui.scene.theme import Palette

_INK = "currentColor"  # stands in the files for the colour


class Icon(StrEnum):
    """What an icon stands for; its value is the name of its file."""

    HINT = "hint"
    UNDO = "undo"
    LAST_TRICK = "last-trick"
    TRICKS = "tricks"
    SCORE_SHEET = "score-sheet"
    SCORE_KEEPER = "score-keeper"
    STATISTICS = "statistics"
    LIBRARY = "library"
    DAY = "day"
    DEAL_AGAIN = "deal-again"
    STATE = "state"
    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SETTINGS = "settings"
    RULES = "rules"
    LESSON = "lesson"
    LEAVE = "leave"
    QUIT = "quit"
    THEME = "theme"
    SPEED = "speed"
    LANGUAGE = "language"
    KEYS = "keys"
    ABOUT = "about"
    REVIEW = "review"
    FIRST = "first"
    PREVIOUS = "previous"
    NEXT = "next"
    LAST = "last"
    WARNING = "warning"
    EYE = "eye"
    PRINT = "print"
    DOCUMENT = "document"
    EXCHANGE = "exchange"


def draw_icon(painter: QPainter, icon: Icon, cx: float, cy: float, size: float, colour: QColor) -> None:
    """The icon in a square of `size`, centred on (cx, cy).

    Raises FileNotFoundError or ValueError if the drawing is missing or not sound.
    """
    drawing = QSvgRenderer(QByteArray(_svg(icon).replace(_INK, colour.name()).encode("ascii")))
    if not drawing.isValid():
        raise ValueError(f"{icon}.svg is not a drawing")
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(cx - size / 2, cy - size / 2, size, size))


def icon_pixmap(icon: Icon, size: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """The icon on a transparent square of `size` logical pixels."""
    side = round(size * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, icon, side / 2, side / 2, side, colour)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def make_icon(icon: Icon, palette: Palette, size: int, ratio: float) -> QIcon:
    """The icon for tools and menus at the one size at which it will be seen: in the palette's text colour,
    paler where disabled, in the colour of the letters beside it where a menu highlights it."""
    drawn = icon_pixmap(icon, size, palette.surface_text, ratio)
    result = QIcon(drawn)
    for mode, colour in (
        (QIcon.Mode.Disabled, palette.surface_muted),
        (QIcon.Mode.Active, palette.on_accent),
    ):
        result.addPixmap(_inked(drawn, colour), mode)
    return result


def _inked(drawn: QPixmap, colour: QColor) -> QPixmap:
    """The same lines in another colour, which is sooner done than to draw them once more."""
    result = QPixmap(drawn)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(result.rect(), colour)
    painter.end()
    return result


@cache
def _svg(icon: Icon) -> str:
    path = resource_path("icons", "svg", f"{icon}.svg")
    if not path.is_file():
        raise FileNotFoundError(f"the icons lack {path.name}")
    return path.read_text(encoding="ascii")
