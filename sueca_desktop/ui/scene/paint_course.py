"""Which way play goes, told by arrows: on the ground before the first trick, and around the dealer's chip."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sueca_desktop.rules.seats import Direction, Seat
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import Layout
from sueca_desktop.ui.scene.paint_shapes import faded, saved
from sueca_desktop.ui.scene.theme import Theme

_WIDE, _HIGH = 1.30, 0.84  # half the ring on the ground, in widths and heights of a card of the trick
_BETWEEN = 17.0  # degrees left free before each seat
_LINE, _HEAD = 2.2, 9.0  # units of k
_DRAWN = 0.75  # of the time: from then on the arrows fade
_FAINT, _STRONG = 0.50, 0.95
_CHIP_FROM, _CHIP_SPAN = -35.0, 250.0  # the arc over the chip, degrees
_CHIP_LINE, _CHIP_HEAD = 1.8, 6.0  # units of k
_BARB = 2.6  # radians from the way of an arrow to its barbs

_ANGLES = {Seat.E: 0.0, Seat.N: 90.0, Seat.W: 180.0, Seat.S: 270.0}  # anticlockwise from the right


def course_bounds(lay: Layout) -> Rect:
    """What the arrows on the ground may take."""
    return _ring(lay).grown(2 * _HEAD * lay.k)


def draw_course(
    painter: QPainter, theme: Theme, lay: Layout, direction: Direction, leader: Seat, drawn: float
) -> None:
    """Four arrows around the place of the trick, from the leader on.

    drawn: how much of the time to draw them has passed, 0 to 1; once all are drawn they fade to a faint mark.
    """
    ring, k = _ring(lay), lay.k
    sign = _sign(direction)
    length = min(1.0, drawn / _DRAWN)
    strength = _STRONG + (_FAINT - _STRONG) * max(0.0, drawn - _DRAWN) / (1 - _DRAWN)
    colour = faded(theme.palette.text_muted, 1.0 if theme.flat else strength)
    for i in range(4):
        share = min(1.0, max(0.0, 4 * length - i))
        if share > 0:
            start = _ANGLES[leader] + sign * (90 * i + _BETWEEN)
            _draw_arrow(
                painter, ring, start, sign * share * (90 - 2 * _BETWEEN), colour, _LINE * k, _HEAD * k
            )


def draw_chip_course(
    painter: QPainter, direction: Direction, cx: float, cy: float, radius: float, k: float, colour: QColor
) -> None:
    """An arrow around the dealer's chip, `radius` from its middle."""
    ring = Rect(cx - radius, cy - radius, 2 * radius, 2 * radius)
    sign = _sign(direction)
    start = _CHIP_FROM if sign > 0 else 180 - _CHIP_FROM
    _draw_arrow(painter, ring, start, sign * _CHIP_SPAN, colour, _CHIP_LINE * k, _CHIP_HEAD * k)


def _ring(lay: Layout) -> Rect:
    card = lay.trick[Seat.S]
    half_w, half_h = _WIDE * card.w, _HIGH * card.h
    return Rect(lay.play.cx - half_w, lay.trick[Seat.W].cy - half_h, 2 * half_w, 2 * half_h)


def _sign(direction: Direction) -> int:
    return 1 if direction is Direction.ANTICLOCKWISE else -1


def _draw_arrow(
    painter: QPainter, ring: Rect, start: float, span: float, colour: QColor, width: float, head: float
) -> None:
    """An arc along `ring` with a head at its end; degrees anticlockwise, from the right. While the arc is
    short the head is no longer than it, so that no head stands there alone."""
    path = QPainterPath()
    box = QRectF(ring.x, ring.y, ring.w, ring.h)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, span)
    tip = path.currentPosition()
    head = min(head, path.length())
    end, sign = math.radians(start + span), math.copysign(1.0, span)
    along = math.atan2(-sign * ring.h * math.cos(end), -sign * ring.w * math.sin(end))
    with saved(painter):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for side in (_BARB, -_BARB):
            path.moveTo(tip)
            path.lineTo(
                QPointF(tip.x() + head * math.cos(along + side), tip.y() + head * math.sin(along + side))
            )
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
