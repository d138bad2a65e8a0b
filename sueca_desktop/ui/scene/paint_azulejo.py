"""The azulejo ground: a wall of tiles, closed by a frieze along its edge."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import faded, qrect, saved
from sueca_desktop.ui.scene.theme import Palette

_TILE = 72  # units of k
_FRIEZE = 24  # breadth of the band along the edge, units of k
_INK = 0.58  # a light line that text can still be read on
_RULE = 0.07  # of that breadth: the lines that close the band


def draw_azulejos(painter: QPainter, palette: Palette, k: float, rect: Rect) -> None:
    """Whole tiles around the middle of `rect`, cut like a tiler's where the frieze covers the cuts."""
    ratio = painter.device().devicePixelRatioF()
    pixels = max(8, round(_TILE * k * ratio))
    side = pixels / ratio
    columns, rows = math.ceil(rect.w / side), math.ceil(rect.h / side)
    left, top = rect.cx - columns * side / 2, rect.cy - rows * side / 2
    field = QRectF(left, top, columns * side, rows * side)
    painter.drawTiledPixmap(field, _tile_pixmap(palette, pixels, ratio))
    _draw_frieze(painter, palette, _FRIEZE * k, rect)


# ---------------------------------------------------------------- the field


@cache
def _tile_path() -> QPainterPath:
    """One azulejo, a unit wide and centred on the origin: an eight-pointed wheel of stems and leaves."""
    tile = QPainterPath()
    for quarter in range(4):
        turn = QTransform()
        turn.rotate(90 * quarter)
        stem = QPainterPath(QPointF(0, -0.5))
        stem.cubicTo(0.05, -0.28, 0.28, -0.05, 0.5, 0)
        leaf = QPainterPath(QPointF(0.08, -0.08))
        leaf.quadTo(0.30, -0.12, 0.40, -0.40)
        leaf.quadTo(0.12, -0.30, 0.08, -0.08)
        tile.addPath(turn.map(stem))
        tile.addPath(turn.map(leaf))
    return tile


def _tile_pixmap(palette: Palette, pixels: int, ratio: float) -> QPixmap:
    tile = QPixmap(pixels, pixels)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    joint = 1.2 * ratio  # half of it on each of two neighbours
    painter.setPen(QPen(faded(palette.felt_edge, 0.4), joint))
    painter.drawRect(QRectF(0, 0, pixels, pixels))
    painter.translate(pixels / 2, pixels / 2)
    painter.scale(pixels, pixels)
    painter.setPen(QPen(faded(palette.line, 0.30), 1.5 / _TILE))
    painter.drawPath(_tile_path())
    painter.end()
    tile.setDevicePixelRatio(ratio)
    return tile


# ---------------------------------------------------------------- the frieze


def _draw_frieze(painter: QPainter, palette: Palette, breadth: float, rect: Rect) -> None:
    """A darker band of small tiles with arches that open inwards, a flower at each corner."""
    with saved(painter):
        band = QPainterPath()
        band.addRect(qrect(rect))
        band.addRect(qrect(rect.grown(-breadth)))
        painter.fillPath(band, faded(palette.felt_edge, 0.85))
        lines, seeds = QPainterPath(), QPainterPath()
        for to_edge, length in _edges(rect):
            count = max(1, round(length / breadth) - 2)
            step = (length - 2 * breadth) / count
            for i in range(count):
                place = QTransform.fromScale(step, breadth) * QTransform.fromTranslate(breadth + i * step, 0)
                lines.addPath((place * to_edge).map(_arch()))
                seeds.addPath((place * to_edge).map(_seed()))
            lines.addPath((QTransform.fromScale(breadth, breadth) * to_edge).map(_corner()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(palette.line, _INK), 0.06 * breadth))
        painter.drawPath(lines)
        painter.fillPath(seeds, faded(palette.line, _INK))
        painter.setPen(QPen(faded(palette.line, _INK), _RULE * breadth))
        for inset in (0.10, 0.96):
            painter.drawRect(qrect(rect.grown(-inset * breadth)))


def draw_frieze_band(painter: QPainter, rect: Rect, ground: QColor, line: QColor) -> None:
    """A straight piece of the frieze, a tile high, its arches open downwards and a flower at each end."""
    breadth = rect.h
    count = max(1, round(rect.w / breadth) - 2)
    step = (rect.w - 2 * breadth) / count
    lines, seeds = QPainterPath(), QPainterPath()
    for i in range(count):
        place = QTransform.fromScale(step, breadth) * QTransform.fromTranslate(
            rect.x + breadth + i * step, rect.y
        )
        lines.addPath(place.map(_arch()))
        seeds.addPath(place.map(_seed()))
    for x in (rect.x, rect.right - breadth):
        place = QTransform.fromTranslate(-0.53, -0.53) * QTransform.fromScale(breadth, breadth)
        lines.addPath((place * QTransform.fromTranslate(x + breadth / 2, rect.cy)).map(_corner()))
    with saved(painter):
        painter.fillRect(qrect(rect), ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, 0.05 * breadth))
        painter.drawPath(lines)
        painter.fillPath(seeds, line)
        painter.setPen(QPen(line, 0.035 * breadth))
        painter.drawRect(qrect(rect.grown(-0.06 * breadth)))


def _edges(rect: Rect) -> list[tuple[QTransform, float]]:
    """For each edge of `rect` how to lay on it what is drawn along the x axis with y pointing inwards."""
    corners = ((rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom))
    return [
        (QTransform().rotate(90 * i) * QTransform.fromTranslate(*corner), rect.w if i % 2 == 0 else rect.h)
        for i, corner in enumerate(corners)
    ]


@cache
def _arch() -> QPainterPath:
    """One tile of the frieze, a unit wide and high: an arch on the outer edge, a leaf under it."""
    path = QPainterPath(QPointF(0, 0.16))
    path.cubicTo(0.06, 0.92, 0.94, 0.92, 1, 0.16)
    path.moveTo(0.5, 0.16)
    path.quadTo(0.28, 0.30, 0.5, 0.58)
    path.quadTo(0.72, 0.30, 0.5, 0.16)
    return path


@cache
def _seed() -> QPainterPath:
    """A lozenge where two arches meet."""
    path = QPainterPath(QPointF(0, 0.58))
    for x, y in ((0.11, 0.73), (0, 0.88), (-0.11, 0.73)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


@cache
def _corner() -> QPainterPath:
    """The corner piece: a flower of four petals in a ring."""
    path = QPainterPath()
    path.addEllipse(QPointF(0.53, 0.53), 0.36, 0.36)
    for quarter in range(4):
        petal = QPainterPath(QPointF(0, -0.05))
        petal.quadTo(0.14, -0.16, 0, -0.31)
        petal.quadTo(-0.14, -0.16, 0, -0.05)
        turn = QTransform().rotate(90 * quarter + 45) * QTransform.fromTranslate(0.53, 0.53)
        path.addPath(turn.map(petal))
    return path
