"""The slate where each plays for himself: a line for each player, from the points at the start to zero."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter

from sueca_desktop.text.sobe_e_desce.result_text import number_words
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_race import draw_run
from sueca_desktop.ui.scene.paint_shapes import Size, draw_text, shrunk, text_width
from sueca_desktop.ui.scene.paint_slate import draw_slate_ground
from sueca_desktop.ui.scene.theme import Role, Theme, font

_FOOT = 24  # height, units of k
_NAME = 66  # most width, units of k
_DOT = 5  # radius, units of k
_BOLD, _MEDIUM = QFont.Weight.Bold, QFont.Weight.Medium


def draw_lines(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    heads: tuple[str, ...],
    score: tuple[float, ...],
    foot: str,
    *,
    target: int,
    me: int,
) -> Size:
    """The whole slate: each player's name, how far he has come, his points, and one quiet line.

    score: points by player; fractions while a line grows. Whoever has gone up past the start makes all lines
    longer, and whoever is below zero stands at the end.
    target: points at the beginning, which all want to get rid of.
    me: the person's place; his name is bold.
    Returns the size the slate needs for its foot; it is made smaller where `rect` is narrower.
    """
    inner = draw_slate_ground(painter, theme, k, rect)
    most = max(float(target), *score)
    height = (inner.h - (_FOOT + 6) * k) / len(heads)
    number_font = font(Role.NAME, k, weight=_BOLD)
    numbers = [number_words(round(points)) for points in score]
    name_fonts = [
        shrunk(name, font(Role.SMALL, k, weight=_BOLD if place == me else _MEDIUM), _NAME * k)
        for place, name in enumerate(heads)
    ]
    name_width = max(
        min(text_width(name, letters), _NAME * k) for name, letters in zip(heads, name_fonts, strict=True)
    )
    number_width = max(text_width(number, number_font) for number in (*numbers, "00")) + 2 * k
    for place, (name, points) in enumerate(zip(heads, score, strict=True)):
        row = Rect(inner.x + 9 * k, inner.y + 4 * k + place * height, inner.w - 17 * k, height)
        room = Rect(row.x, row.y, name_width, row.h)
        draw_text(painter, room, name, name_fonts[place], theme.palette.chalk)
        left, right = room.right + 11 * k, row.right - number_width - 10 * k
        line = Rect(left, row.cy, right - left, 0)
        draw_run(painter, theme, k, line, points, most, radius=_DOT * k, seed=40 + place)
        room = Rect(row.right - number_width, row.y, number_width, row.h)
        align = Qt.AlignmentFlag.AlignRight
        draw_text(painter, room, numbers[place], number_font, theme.palette.chalk, align)
    room = Rect(inner.x + 6 * k, inner.bottom - (_FOOT + 1) * k, inner.w - 12 * k, (_FOOT - 2) * k)
    small, muted = font(Role.SMALL, k), theme.palette.chalk_muted
    draw_text(painter, room, foot, shrunk(foot, small, room.w), muted, Qt.AlignmentFlag.AlignHCenter)
    return Size(text_width(foot, small) + rect.w - room.w, rect.h)
