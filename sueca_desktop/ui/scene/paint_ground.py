"""The ground of the table: cloth, tiles, planks, or nothing but an edge."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_box, faded, qrect, saved
from sueca_desktop.ui.scene.theme import LINE_RULE, RADIUS_PLATE, Ground, Palette, Theme

_EDGE = 5  # from the border of the ground to the line around it, units of k
_TILE = 72  # units of k
_PLANKS = 7
_GRAIN_SIZE = 128  # pixels
_GRAIN_ALPHA = 7  # of 255: felt, not noise; it also hides the steps of the gradient


def ground_pixmap(theme: Theme, k: float, width: float, height: float, ratio: float = 1.0) -> QPixmap:
    """The ground as a picture of `width` by `height` logical pixels, to be kept by the caller."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    draw_ground(painter, theme, k, Rect(0, 0, pixmap.width() / ratio, pixmap.height() / ratio))
    painter.end()
    return pixmap


def draw_ground(painter: QPainter, theme: Theme, k: float, rect: Rect) -> None:
    """Fill `rect` with the theme's ground under one soft light."""
    palette = theme.palette
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(qrect(rect), Qt.ClipOperation.IntersectClip)
        _draw_light(painter, palette, rect)
        inner = rect.grown(-_EDGE * k)
        match theme.ground:
            case Ground.CLOTH:
                painter.fillRect(qrect(rect), QBrush(QPixmap.fromImage(_grain())))
                draw_box(painter, inner, RADIUS_PLATE * k, line=palette.line, line_width=LINE_RULE * k)
            case Ground.TILES:
                _draw_tiles(painter, palette, k, rect)
                draw_box(painter, inner, 4 * k, line=palette.line, line_width=2 * k)
            case Ground.PLANKS:
                _draw_planks(painter, palette, k, rect)
            case Ground.PLAIN:
                draw_box(painter, inner, 0, line=palette.line, line_width=2 * k)


def _draw_light(painter: QPainter, palette: Palette, rect: Rect) -> None:
    light = QRadialGradient(QPointF(rect.cx, rect.y + rect.h * 0.46), max(rect.w, rect.h) * 0.62)
    light.setColorAt(0, palette.felt_light)
    light.setColorAt(0.55, palette.felt)
    light.setColorAt(1, palette.felt_edge)
    painter.fillRect(qrect(rect), light)


@cache
def _grain() -> QImage:
    """The nap of the cloth: a tile of faint light and dark specks."""
    dice = random.Random(1)
    image = QImage(_GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_ARGB32)
    for y in range(_GRAIN_SIZE):
        for x in range(_GRAIN_SIZE):
            tone = 255 if dice.random() < 0.5 else 0
            image.setPixelColor(x, y, QColor(tone, tone, tone, dice.randrange(_GRAIN_ALPHA + 1)))
    return image


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


def _draw_tiles(painter: QPainter, palette: Palette, k: float, rect: Rect) -> None:
    """Whole tiles around the middle of `rect`, cut at its edges like a tiler's."""
    ratio = painter.device().devicePixelRatioF()
    pixels = max(8, round(_TILE * k * ratio))
    side = pixels / ratio
    columns, rows = math.ceil(rect.w / side), math.ceil(rect.h / side)
    left, top = rect.cx - columns * side / 2, rect.cy - rows * side / 2
    field = QRectF(left, top, columns * side, rows * side)
    painter.drawTiledPixmap(field, _tile_pixmap(palette, pixels, ratio))


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


def _draw_planks(painter: QPainter, palette: Palette, k: float, rect: Rect) -> None:
    dice = random.Random(4)
    height = rect.h / _PLANKS
    for plank in range(_PLANKS):
        top = rect.y + plank * height
        shade = QColor(0, 0, 0, 14) if dice.uniform(-1, 1) < 0 else QColor(255, 220, 170, 7)
        painter.fillRect(QRectF(rect.x, top, rect.w, height + 1), shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(palette.line, 0.34), 1.2 * k))
        for _ in range(5):
            painter.drawPath(_vein(dice, rect, top, height))
        if plank:
            painter.setPen(QPen(faded(palette.line, 0.9), 2 * k))
            painter.drawLine(QPointF(rect.x, top), QPointF(rect.right, top))


def _vein(dice: random.Random, rect: Rect, top: float, height: float) -> QPainterPath:
    """One line of the wood's grain, running the whole length of a plank."""
    y = top + height * dice.uniform(0.12, 0.88)
    sway = height * dice.uniform(0.02, 0.07)
    path = QPainterPath(QPointF(rect.x, y))
    x = rect.x
    while x < rect.right:
        step = rect.w * dice.uniform(0.18, 0.32)
        first, second = y + sway * dice.uniform(-1, 1), y + sway * dice.uniform(-1, 1)
        path.cubicTo(x + step * 0.35, first, x + step * 0.65, second, x + step, y)
        x += step
    return path
