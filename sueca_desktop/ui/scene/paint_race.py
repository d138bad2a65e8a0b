"""The way down in sobe e desce: a chalk line for each player from the points at the start to zero."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from sueca_desktop.text.sobe_e_desce.result_text import number_words
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_text, shrunk, text_width
from sueca_desktop.ui.scene.paint_slate import FOOT, draw_chalk, draw_foot, draw_slate_ground
from sueca_desktop.ui.scene.theme import Role, Theme, font

_EDGE = 12  # units of k, as is a dot's radius
_DOT = 6.5
_STEP = 5  # points from tick to tick


def draw_race_slate(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    names: Sequence[str],
    scores: Sequence[int],
    foot: str,
    *,
    start: int,
) -> None:
    """The whole slate: for each player the name, the points, and how far down the way is behind him.

    All lines have one scale: it begins at the highest score if somebody has more than at the start, and who
    is below zero stands at its end.
    """
    inner = draw_slate_ground(painter, theme, k, rect)
    palette = theme.palette
    top_score = max(start, *scores)
    room = Rect(inner.x + _EDGE * k, inner.y + 6 * k, inner.w - 2 * _EDGE * k, inner.h - (FOOT + 8) * k)
    height = room.h / len(names)
    bold = font(Role.BODY, k, weight=font(Role.TITLE).weight())
    for place, (name, points) in enumerate(zip(names, scores, strict=True)):
        row = Rect(room.x, room.y + place * height, room.w, height)
        number = number_words(points)
        wide = text_width(number, bold) + 4 * k
        words = Rect(row.x, row.y + height * 0.08, row.w - wide - 6 * k, height * 0.5)
        draw_text(
            painter, words, name, shrunk(name, bold, words.w), palette.chalk, Qt.AlignmentFlag.AlignLeft
        )
        at = Rect(row.right - wide, words.y, wide, words.h)
        draw_text(painter, at, number, bold, palette.chalk, Qt.AlignmentFlag.AlignRight)
        line = Rect(row.x + _DOT * k, row.y + height * 0.76, row.w - 2 * _DOT * k, 0)
        draw_run(painter, theme, k, line, points, top_score, radius=_DOT * k, seed=7 * place + 1)
    draw_foot(painter, theme, k, inner, foot)


def draw_run(
    painter: QPainter,
    theme: Theme,
    k: float,
    line: Rect,
    points: float,
    top_score: float,
    *,
    radius: float,
    seed: int,
) -> None:
    """The way in chalk, and how far one player has come on it; `radius` is his dot's."""
    palette = theme.palette
    draw_way(painter, k, line, top_score, palette.chalk_muted, seed=seed)
    x = place_on(line, points, top_score)
    draw_chalk(painter, (line.x, line.y), (x, line.y), palette.chalk, 3 * k, seed=seed)
    draw_place(painter, line, points, top_score, radius, palette.chalk)


def draw_way(painter: QPainter, k: float, line: Rect, top_score: float, colour: QColor, *, seed: int) -> None:
    """The way from `top_score` at the left to 0 at the right, with a tick every five points."""
    for points in range(0, int(top_score) + 1, _STEP):
        x, half = place_on(line, points, top_score), (5 if points == 0 else 3) * k
        draw_chalk(painter, (x, line.y - half), (x, line.y + half), colour, 1.4 * k, seed=seed + points)
    draw_chalk(painter, (line.x, line.y), (line.right, line.y), colour, 1.6 * k, seed=seed)


def draw_place(
    painter: QPainter, line: Rect, points: float, top_score: float, radius: float, colour: QColor
) -> None:
    """A dot where a player with so many points stands."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(place_on(line, points, top_score), line.y), radius, radius)


def place_on(line: Rect, points: float, top_score: float) -> float:
    """Where so many points are on the way; below zero is its end."""
    return line.right - line.w * min(max(points, 0), top_score) / top_score
