"""The ground of the café table: planks with grain and knots, pegged together, within a worn rim."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import faded, qrect, saved
from sueca_desktop.ui.scene.theme import Palette

_ROWS = 7
_JOINTS = 2  # planks laid end to end in a row, but for where the row begins
_VEINS = 9  # lines of the grain in a plank
_RIM = 14  # units of k; no text stands on it
_STEP = 24  # between two points of a vein, units of k
_DARK, _LIGHT = QColor(20, 8, 0), QColor(255, 218, 165)


class _Knot(Struct, frozen=True):
    """Where a branch was; the grain flows around it."""

    x: float
    y: float
    r: float


def draw_planks(painter: QPainter, palette: Palette, k: float, rect: Rect) -> None:
    """Fill `rect` with the table's top. The same size gives the same wood."""
    chance = Random(11)
    height = rect.h / _ROWS
    knots = _knots(chance, rect, height)
    with saved(painter):
        for row in range(_ROWS):
            top = rect.y + row * height
            ends = _ends(chance, rect)
            for left, right in pairwise(ends):
                plank = Rect(left, top, right - left, height)
                _draw_plank(painter, palette, k, plank, knots, chance)
        for knot in knots:
            _draw_knot(painter, palette, k, knot)
        _draw_rim(painter, palette, k, rect)


def _ends(chance: Random, rect: Rect) -> list[float]:
    """Where the planks of a row begin and end."""
    inner = sorted(rect.x + rect.w * chance.uniform(0.14, 0.86) for _ in range(_JOINTS))
    if inner[1] - inner[0] < 0.25 * rect.w:
        inner.pop()
    return [rect.x, *inner, rect.right]


def _knots(chance: Random, rect: Rect, height: float) -> list[_Knot]:
    """One to a row, so that they do not crowd."""
    return [
        _Knot(
            rect.x + rect.w * chance.uniform(0.05, 0.95),
            rect.y + (row + chance.uniform(0.35, 0.65)) * height,
            height * chance.uniform(0.045, 0.085),
        )
        for row in range(_ROWS)
    ]


def _draw_plank(
    painter: QPainter, palette: Palette, k: float, plank: Rect, knots: list[_Knot], chance: Random
) -> None:
    shade = chance.uniform(-1, 1)
    tint = faded(_DARK, 0.12 * -shade) if shade < 0 else faded(_LIGHT, 0.025 * shade)
    painter.fillRect(QRectF(plank.x, plank.y, plank.w + 1, plank.h + 1), tint)
    near = [knot for knot in knots if plank.y < knot.y < plank.bottom]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for vein in range(_VEINS):
        share = (vein + chance.uniform(0.15, 0.85)) / _VEINS
        broad = chance.random() < 0.3
        alpha = chance.uniform(0.10, 0.20) if broad else chance.uniform(0.22, 0.42)
        painter.setPen(QPen(faded(palette.line, alpha), (3.2 if broad else 1.1) * k))
        painter.drawPath(_vein(plank, share, near, k, chance))
    painter.setPen(QPen(faded(palette.line, 0.9), 1.8 * k))
    painter.drawLine(QPointF(plank.x, plank.y), QPointF(plank.right, plank.y))
    painter.drawLine(QPointF(plank.right, plank.y), QPointF(plank.right, plank.bottom))
    painter.setPen(QPen(faded(_DARK, 0.18), 1.2 * k))
    painter.drawLine(QPointF(plank.x, plank.y + 1.5 * k), QPointF(plank.right, plank.y + 1.5 * k))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_DARK, 0.42))
    for x in (plank.x + 9 * k, plank.right - 9 * k):
        for y in (plank.y + 0.22 * plank.h, plank.bottom - 0.22 * plank.h):
            painter.drawEllipse(QPointF(x, y), 2.0 * k, 2.0 * k)


def _vein(plank: Rect, share: float, knots: list[_Knot], k: float, chance: Random) -> QPainterPath:
    """One line of the grain along a plank, `share` of its height from its upper edge."""
    swing, wave, phase = chance.uniform(0.01, 0.03), chance.uniform(0.6, 1.6), chance.uniform(0, 6)
    base = plank.y + share * plank.h
    path = QPainterPath()
    steps = max(2, math.ceil(plank.w / (_STEP * k)))
    for i in range(steps + 1):
        x = plank.x + plank.w * i / steps
        y = base + plank.h * swing * math.sin(phase + wave * (x - plank.x) / plank.h)
        for knot in knots:
            y += _around(knot, x, y)
        point = QPointF(x, min(plank.bottom, max(plank.y, y)))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def _around(knot: _Knot, x: float, y: float) -> float:
    """How far a knot pushes the grain aside at a point."""
    along, across = (x - knot.x) / (4.5 * knot.r), (y - knot.y) / knot.r
    push = 1.9 * knot.r * math.exp(-along * along) * math.exp(-abs(across) / 3)
    return push if across >= 0 else -push


def _draw_knot(painter: QPainter, palette: Palette, k: float, knot: _Knot) -> None:
    middle = QPointF(knot.x, knot.y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.line, 0.55))
    painter.drawEllipse(middle, 1.7 * knot.r, knot.r)
    painter.setBrush(faded(_DARK, 0.30))
    painter.drawEllipse(middle, 0.8 * knot.r, 0.5 * knot.r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.line, 0.6), 1.1 * k))
    painter.drawEllipse(middle, 2.4 * knot.r, 1.5 * knot.r)


def _draw_rim(painter: QPainter, palette: Palette, k: float, rect: Rect) -> None:
    """The edge of the table: a darker moulding, rubbed light where arms have lain."""
    breadth = _RIM * k
    inner = rect.grown(-breadth)
    rim = QPainterPath()
    rim.addRect(qrect(rect))
    rim.addRoundedRect(qrect(inner), 0.7 * breadth, 0.7 * breadth)
    painter.fillPath(rim, faded(palette.felt_edge, 0.92))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(_DARK, 0.35), 2.4 * k))
    painter.drawRoundedRect(qrect(inner.grown(0.6 * k)), 0.7 * breadth, 0.7 * breadth)
    painter.setPen(QPen(faded(_LIGHT, 0.10), 1.3 * k))
    painter.drawRoundedRect(qrect(inner.grown(2.6 * k)), 0.8 * breadth, 0.8 * breadth)
    for start, end in (
        (QPointF(rect.x, 0), QPointF(rect.right, 0)),
        (QPointF(0, rect.y), QPointF(0, rect.bottom)),
    ):
        worn = QLinearGradient(start, end)
        for share, alpha in ((0.10, 0.0), (0.5, 0.16), (0.90, 0.0)):
            worn.setColorAt(share, faded(_LIGHT, alpha))
        painter.setPen(QPen(worn, 3 * k))
        edge = inner.grown(0.5 * breadth)
        if start.x() != end.x():
            lines = ((edge.x, edge.y, edge.right, edge.y), (edge.x, edge.bottom, edge.right, edge.bottom))
        else:
            lines = ((edge.x, edge.y, edge.x, edge.bottom), (edge.right, edge.y, edge.right, edge.bottom))
        for x1, y1, x2, y2 in lines:
            painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
