"""Line icons for tools and buttons, in any colour and size."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from sueca_desktop.ui.scene.paint_shapes import saved
from sueca_desktop.ui.scene.theme import Palette

_GRID = 24.0  # the square that every icon is drawn in, centred on the origin
_STROKE = 2.0
_SIZES = (16, 20, 24, 32, 48)
_RATIOS = (1.0, 1.5, 2.0)


class Icon(StrEnum):
    """What an icon stands for."""

    HINT = "hint"
    UNDO = "undo"
    LAST_TRICK = "last trick"
    HISTORY = "history"
    SCORE_SHEET = "score sheet"
    LOG = "log"
    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SETTINGS = "settings"
    RULES = "rules"
    BACK = "back"
    NEXT = "next"
    WARNING = "warning"


def draw_icon(painter: QPainter, icon: Icon, cx: float, cy: float, size: float, colour: QColor) -> None:
    """The icon in a square of `size`, centred on (cx, cy)."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(cx, cy)
        painter.scale(size / _GRID, size / _GRID)
        painter.setPen(_pen(colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _DRAWINGS[icon](painter, colour)


def icon_pixmap(icon: Icon, size: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """The icon on a transparent square of `size` logical pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, icon, size / 2, size / 2, size, colour)
    painter.end()
    return pixmap


def make_icon(icon: Icon, palette: Palette) -> QIcon:
    """The icon for tool bars, menus and buttons, in the palette's text colour, paler where disabled."""
    result = QIcon()
    for size in _SIZES:
        for ratio in _RATIOS:
            result.addPixmap(icon_pixmap(icon, size, palette.surface_text, ratio))
            disabled = icon_pixmap(icon, size, palette.surface_muted, ratio)
            result.addPixmap(disabled, QIcon.Mode.Disabled)
    return result


def _pen(colour: QColor) -> QPen:
    return QPen(colour, _STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _lines(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def _hint(painter: QPainter, _: QColor) -> None:
    bulb = QPainterPath()
    bulb.arcMoveTo(QRectF(-6.5, -10, 13, 13), 300)
    bulb.arcTo(QRectF(-6.5, -10, 13, 13), 300, 300)
    bulb.lineTo(-2.6, 5)
    bulb.lineTo(2.6, 5)
    bulb.closeSubpath()
    painter.drawPath(bulb)
    _lines(painter, (-2, 9.5), (2, 9.5))


def _undo(painter: QPainter, _: QColor) -> None:
    path = QPainterPath(QPointF(-8, -2))
    path.lineTo(4, -2)
    path.cubicTo(11, -2, 11, 8, 4, 8)
    path.lineTo(-2, 8)
    painter.drawPath(path)
    _lines(painter, (-4, -7), (-9, -2), (-4, 3))


def _last_trick(painter: QPainter, _: QColor) -> None:
    """Two cards, one half hidden."""
    with saved(painter):
        painter.rotate(-12)
        behind = QPainterPath(QPointF(-3.4, 6))
        behind.lineTo(-7.5, 6)
        behind.quadTo(-9, 6, -9, 4.5)
        behind.lineTo(-9, -6.5)
        behind.quadTo(-9, -8, -7.5, -8)
        behind.lineTo(-0.5, -8)
        painter.drawPath(behind)
    painter.rotate(8)
    painter.drawRoundedRect(QRectF(-1.5, -7, 10.5, 15), 1.5, 1.5)


def _history(painter: QPainter, _: QColor) -> None:
    """A clock running backwards."""
    circle = QRectF(-8.5, -8.5, 17, 17)
    path = QPainterPath()
    path.arcMoveTo(circle, 165)
    path.arcTo(circle, 165, -310)
    painter.drawPath(path)
    _lines(painter, (-9.5, -8), (-8.8, -2.6), (-3.6, -3.4))
    _lines(painter, (0, -4.5), (0, 0.5), (3.5, 2.5))


def _score_sheet(painter: QPainter, _: QColor) -> None:
    painter.drawRoundedRect(QRectF(-8, -9, 16, 18), 2, 2)
    for y in (-4.0, 0.5, 5.0):
        _lines(painter, (-4, y), (4, y))


def _log(painter: QPainter, colour: QColor) -> None:
    for y in (-6.0, 0.0, 6.0):
        _lines(painter, (-3.5, y), (9, y))
        _dot(painter, colour, -8, y, 1.3)


def _new(painter: QPainter, _: QColor) -> None:
    """A sheet of cards to be dealt: a card with a plus."""
    painter.drawRoundedRect(QRectF(-7, -9.5, 14, 19), 2, 2)
    _lines(painter, (-3.5, 0), (3.5, 0))
    _lines(painter, (0, -3.5), (0, 3.5))


def _open(painter: QPainter, _: QColor) -> None:
    _lines(painter, (-9, 8), (-9, -7), (-3, -7), (-0.5, -4), (7, -4), (7, -1))
    painter.drawPolygon(QPolygonF([QPointF(-9, 8), QPointF(-5.5, -1), QPointF(10, -1), QPointF(6.5, 8)]))


def _save(painter: QPainter, _: QColor) -> None:
    """An arrow down into a tray."""
    _lines(painter, (0, -9), (0, 3))
    _lines(painter, (-4.5, -1.5), (0, 3), (4.5, -1.5))
    _lines(painter, (-9, 3), (-9, 8.5), (9, 8.5), (9, 3))


def _settings(painter: QPainter, colour: QColor) -> None:
    """Three sliders."""
    for y, knob in ((-6.5, 3.5), (0.0, -3.5), (6.5, 1.0)):
        _lines(painter, (-9, y), (knob - 2.6, y))
        _lines(painter, (knob + 2.6, y), (9, y))
        painter.drawEllipse(QPointF(knob, y), 2.4, 2.4)


def _rules(painter: QPainter, _: QColor) -> None:
    """An open book."""
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -5.5))
        page.cubicTo(side * 2.5, -8, side * 6.5, -8, side * 9.5, -7)
        page.lineTo(side * 9.5, 6.5)
        page.cubicTo(side * 6.5, 5.5, side * 2.5, 5.5, 0, 8)
        painter.drawPath(page)
    _lines(painter, (0, -5.5), (0, 8))


def _back(painter: QPainter, _: QColor) -> None:
    _lines(painter, (9, 0), (-8, 0))
    _lines(painter, (-2, -6.5), (-8.5, 0), (-2, 6.5))


def _next(painter: QPainter, _: QColor) -> None:
    _lines(painter, (-3, -6.5), (3.5, 0), (-3, 6.5))


def _warning(painter: QPainter, colour: QColor) -> None:
    painter.drawEllipse(QPointF(0, 0), 9.5, 9.5)
    _lines(painter, (0, -5), (0, 0.8))
    _dot(painter, colour, 0, 4.8, 1.3)


def _dot(painter: QPainter, colour: QColor, x: float, y: float, radius: float) -> None:
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), radius, radius)


_DRAWINGS = {
    Icon.HINT: _hint,
    Icon.UNDO: _undo,
    Icon.LAST_TRICK: _last_trick,
    Icon.HISTORY: _history,
    Icon.SCORE_SHEET: _score_sheet,
    Icon.LOG: _log,
    Icon.NEW: _new,
    Icon.OPEN: _open,
    Icon.SAVE: _save,
    Icon.SETTINGS: _settings,
    Icon.RULES: _rules,
    Icon.BACK: _back,
    Icon.NEXT: _next,
    Icon.WARNING: _warning,
}
