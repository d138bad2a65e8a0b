"""The ground of the table: cloth, tiles, planks, or nothing but an edge."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient, qRgba

from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_azulejo import draw_azulejos
from sueca_desktop.ui.scene.paint_shapes import draw_box, qrect, saved
from sueca_desktop.ui.scene.paint_wood import draw_planks
from sueca_desktop.ui.scene.theme import LINE_RULE, RADIUS_PLATE, Ground, Palette, Theme

_EDGE = 5  # from the border of the ground to the line around it, units of k
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
                draw_azulejos(painter, palette, k, rect)
            case Ground.PLANKS:
                draw_planks(painter, palette, k, rect)
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
    specks = [qRgba(tone, tone, tone, alpha) for tone in (0, 255) for alpha in range(_GRAIN_ALPHA + 1)]
    # Of bytes, not of calls: one for each speck takes longer than all the rest of the ground.
    pixels = random.Random(1).randbytes(_GRAIN_SIZE**2)
    image = QImage(pixels, _GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_Indexed8)
    image.setColorTable([specks[byte % len(specks)] for byte in range(256)])
    return image.convertToFormat(QImage.Format.Format_ARGB32)
