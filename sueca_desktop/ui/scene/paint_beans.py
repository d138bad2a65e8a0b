"""Tentos on the slate as they are counted at a truco table: beans by four, the number beside the head."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sueca_desktop.ui.scene.geometry import Point, Rect
from sueca_desktop.ui.scene.paint_shapes import draw_text, faded, saved, shrunk, text_width
from sueca_desktop.ui.scene.paint_slate import FOOT, HEAD, draw_foot, draw_head_rules, draw_slate_ground
from sueca_desktop.ui.scene.theme import Role, Theme, font

GROUP = 4  # beans that lie together

_LARGEST = 26  # a bean, units of k


def draw_bean_slate(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    heads: tuple[str, ...],
    score: tuple[float, ...],
    foot: str,
    *,
    target: int,
) -> None:
    """The whole slate: what the two sides are called, their tentos as number and beans, and one quiet line.

    score: ours and theirs; may pass the target, for which there is room at least. Fractions are beans that
    are just being laid down.
    """
    inner = draw_slate_ground(painter, theme, k, rect)
    palette = theme.palette
    half = inner.w / 2
    bold = font(Role.BODY, k, weight=font(Role.TITLE).weight())
    for side, (head, tentos) in enumerate(zip(heads, score, strict=True)):
        room = Rect(inner.x + side * half + 7 * k, inner.y + 3 * k, half - 14 * k, HEAD * k)
        number = str(math.ceil(tentos))
        draw_text(painter, room, number, bold, palette.chalk, Qt.AlignmentFlag.AlignRight)
        words = Rect(room.x, room.y, room.w - text_width(number, bold) - 5 * k, room.h)
        draw_text(
            painter, words, head, shrunk(head, bold, words.w), palette.chalk, Qt.AlignmentFlag.AlignLeft
        )
    draw_foot(painter, theme, k, inner, foot)
    top, bottom = inner.y + (HEAD + 3) * k, inner.bottom - (FOOT + 3) * k
    draw_head_rules(painter, theme, k, inner, top, bottom)
    places = max(target, *map(math.ceil, score))
    for side, tentos in enumerate(score):
        column = Rect(inner.x + side * half + 8 * k, top + 8 * k, half - 16 * k, bottom - top - 8 * k)
        draw_beans(painter, column, tentos, places, palette.chalk, faded(palette.chalk_muted, 0.55), k)


def draw_beans(
    painter: QPainter, rect: Rect, count: float, places: int, colour: QColor, free: QColor, k: float
) -> None:
    """So many beans in groups of four, the places still free as dots. The groups stand in as many columns as
    let the beans be large."""
    groups = math.ceil(places / GROUP)
    size, columns = max((_bean_size(rect, groups, columns), -columns) for columns in (1, 2, 3, 4))
    size, columns = min(size, _LARGEST * k), -columns
    width, height = rect.w / columns, rect.h / math.ceil(groups / columns)
    for place in range(places):
        group, bean = divmod(place, GROUP)
        row, column = divmod(group, columns)
        x = rect.x + (column + 0.5) * width + (bean % 2 - 0.5) * size * 1.15
        y = rect.y + (row + 0.5) * height + (bean // 2 - 0.5) * size * 1.05
        if place < count:
            laid = min(1.0, count - place)
            draw_bean(painter, (x, y), size * laid, random.Random(place).uniform(-40, 40), colour)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(free)
            painter.drawEllipse(QPointF(x, y), size * 0.09, size * 0.09)


def _bean_size(rect: Rect, groups: int, columns: int) -> float:
    """How large beans can be where their groups stand in so many columns."""
    return min(rect.w / columns * 0.40, rect.h / math.ceil(groups / columns) * 0.42)


def draw_bean(painter: QPainter, at: Point, size: float, angle: float, colour: QColor) -> None:
    """One bean, `size` long, turned by `angle` degrees."""
    bean = QPainterPath(QPointF(-0.5, 0.04))
    bean.cubicTo(-0.54, -0.44, 0.54, -0.44, 0.5, 0.04)
    bean.cubicTo(0.48, 0.36, 0.22, 0.36, 0.14, 0.17)
    bean.cubicTo(0.08, 0.07, -0.08, 0.07, -0.14, 0.17)
    bean.cubicTo(-0.22, 0.36, -0.48, 0.36, -0.5, 0.04)
    with saved(painter):
        painter.translate(*at)
        painter.rotate(angle)
        painter.scale(size, size)
        painter.setPen(QPen(faded(colour, 0.35), 0.05))
        painter.setBrush(colour)
        painter.drawPath(bean)
