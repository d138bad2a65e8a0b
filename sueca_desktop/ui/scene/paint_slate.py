"""The slate: a frame, two heads, and the games each side has won, in chalk.

In the Portuguese manner games are strokes, in fives where there are many. In the Brazilian manner they
are dots about a cross, and a match won 4-0 earns the losers a cat, 4-1 an umbrella.

Scores may be fractions while a mark is being drawn: 2.4 is two strokes and the first part of a third.
"""

from __future__ import annotations

import math
import random
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sueca_desktop.rules.sueca.cross import CROSS_TARGET
from sueca_desktop.ui.scene.geometry import Point, Rect
from sueca_desktop.ui.scene.paint_shapes import (
    Size,
    draw_box,
    draw_shadow,
    draw_text,
    faded,
    qrect,
    saved,
    shrunk,
)
from sueca_desktop.ui.scene.theme import LINE_CHALK, RADIUS_SLATE, SHADOW_SLATE, Role, Theme, font

_GROUP = 5
_RULE_WIDTH = 1.6  # of the lines that divide the slate, units of k
HEAD, FOOT = 27, 25  # heights, units of k


class Marks(StrEnum):
    """How games are chalked up."""

    STROKES = "strokes"
    CROSS = "cross"
    BEANS = "beans"  # see paint_beans
    LINES = "lines"  # see paint_lines


def draw_slate(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    heads: tuple[str, ...],
    score: tuple[float, ...],
    foot: str,
    *,
    target: int = 4,
    marks: Marks = Marks.STROKES,
    omen: float = 1.0,
) -> Size:
    """The whole slate: what the two sides are called, their games, and one quiet line.

    score: ours and theirs; may pass the target.
    target: games that win the match. A cross is drawn for a target of 4 only, strokes for any other.
    omen: how much of the cat or umbrella is drawn, 0 to 1.
    Returns the size the slate needs for its words; they end in an ellipsis where `rect` is smaller.
    """
    inner = draw_slate_ground(painter, theme, k, rect)
    palette = theme.palette
    half = inner.w / 2
    needed_width = 0.0
    for i, head in enumerate(heads):
        room = Rect(inner.x + i * half + 3 * k, inner.y + 3 * k, half - 6 * k, HEAD * k)
        fitting = shrunk(head, font(Role.BODY, k, weight=font(Role.TITLE).weight()), room.w)
        size = draw_text(painter, room, head, fitting, palette.chalk, Qt.AlignmentFlag.AlignHCenter)
        needed_width = max(needed_width, 2 * (size.w + 6 * k))
    foot_room = Rect(inner.x + 4 * k, inner.bottom - FOOT * k, inner.w - 8 * k, (FOOT - 3) * k)
    foot_size = draw_text(
        painter, foot_room, foot, font(Role.SMALL, k), palette.chalk_muted, Qt.AlignmentFlag.AlignHCenter
    )
    body = Rect(inner.x, inner.y + (HEAD + 3) * k, inner.w, inner.h - (HEAD + FOOT + 3) * k)
    if marks is Marks.CROSS and target == CROSS_TARGET:
        draw_cross(painter, theme, k, body.grown(-1 * k), (score[0], score[1]), omen=omen)
    else:
        _draw_two_columns(painter, theme, k, inner, body, score, target)
    frame = rect.w - inner.w
    return Size(max(needed_width, foot_size.w + 8 * k) + frame, rect.h)


def draw_slate_ground(painter: QPainter, theme: Theme, k: float, rect: Rect) -> Rect:
    """The frame and the empty slate. Returns the part to write on."""
    palette = theme.palette
    if theme.flat:
        draw_box(painter, rect, RADIUS_SLATE * k, palette.slate_frame)
        inner = rect.grown(-2.5 * k)
    else:
        shadow = SHADOW_SLATE
        draw_shadow(
            painter, qrect(rect).translated(0, shadow.dy * k), RADIUS_SLATE * k, shadow.blur * k, shadow.alpha
        )
        draw_box(painter, rect, RADIUS_SLATE * k, palette.slate_frame)
        inner = rect.grown(-6 * k)
    draw_box(painter, inner, 4 * k, palette.slate)
    return inner


def draw_foot(painter: QPainter, theme: Theme, k: float, inner: Rect, foot: str) -> None:
    """The one quiet line, in smaller letters where it is long."""
    room = Rect(inner.x + 4 * k, inner.bottom - FOOT * k, inner.w - 8 * k, (FOOT - 3) * k)
    letters = shrunk(foot, font(Role.SMALL, k), room.w)
    draw_text(painter, room, foot, letters, theme.palette.chalk_muted, Qt.AlignmentFlag.AlignHCenter)


def draw_head_rules(
    painter: QPainter, theme: Theme, k: float, inner: Rect, top: float, bottom: float
) -> None:
    """The line under the two heads, at `top`, and the line between the two sides."""
    chalk, width = theme.palette.chalk, _RULE_WIDTH * k
    draw_chalk(painter, (inner.x + 10 * k, top), (inner.right - 10 * k, top + 1), chalk, width, seed=3)
    draw_chalk(painter, (inner.cx, top + 5 * k), (inner.cx + 1, bottom), chalk, width, seed=5)


def _draw_two_columns(
    painter: QPainter,
    theme: Theme,
    k: float,
    inner: Rect,
    body: Rect,
    score: tuple[float, ...],
    target: int,
) -> None:
    top, middle, bottom = body.y, inner.cx, body.bottom - 3 * k
    draw_head_rules(painter, theme, k, inner, top, bottom)
    column = Rect(inner.x + 12 * k, top + 7 * k, inner.w / 2 - 22 * k, bottom - top - 7 * k)
    draw_strokes(painter, theme, k, column, score[0], target, seed=11)
    ours_to_theirs = middle + 10 * k - column.x
    draw_strokes(
        painter,
        theme,
        k,
        Rect(column.x + ours_to_theirs, column.y, column.w, column.h),
        score[1],
        target,
        seed=23,
    )


# ---------------------------------------------------------------- chalk


def draw_chalk(
    painter: QPainter,
    start: Point,
    end: Point,
    colour: QColor,
    width: float,
    *,
    seed: int,
    part: float = 1.0,
) -> None:
    """One line by hand, slightly bowed; `part` (0 to 1) of it, from the start. Equal seeds bow alike."""
    if part <= 0:
        return
    dice = random.Random(seed)
    (x1, y1), (x2, y2) = start, end
    bow = dice.uniform(-1, 1) * min(0.03, 5 * width / LINE_CHALK / max(1.0, math.hypot(x2 - x1, y2 - y1)))
    turn = QPointF((x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow)
    last = QPointF(x2 + dice.uniform(-1, 1), y2 + dice.uniform(-1, 1))
    first = QPointF(x1, y1)
    part = min(1.0, part)
    # a quadratic curve up to `part` is the curve of the points on its control lines at `part`
    middle = first + (turn - first) * part
    tip = middle + ((turn + (last - turn) * part) - middle) * part
    path = QPainterPath(first)
    path.quadTo(middle, tip)
    _trace(painter, path, colour, width)


def _trace(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """Chalk a path: a firm line on a wider, faint one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for alpha, wide in ((0.16, 1.5), (0.95, 1.0)):
        painter.setPen(
            QPen(
                faded(colour, alpha * colour.alphaF()),
                width * wide,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(path)


# ---------------------------------------------------------------- Portugal: strokes


def stroke_places(score: float, target: int) -> int:
    """How many places the strokes of one side take: the target's, or more if the score has passed it."""
    return max(target, math.ceil(score))


def draw_strokes(
    painter: QPainter, theme: Theme, k: float, rect: Rect, score: float, target: int, *, seed: int
) -> None:
    """The games of one side: upright strokes, the places still free as dots at their feet.

    Up to five places stand in one row; more are gathered in fives, each fifth stroke across its four.
    """
    places = stroke_places(score, target)
    if places <= _GROUP:
        _draw_row(painter, theme, k, rect, score, places, seed)
        return
    groups = math.ceil(places / _GROUP)
    columns = 1 if groups <= 3 else 2
    rows = math.ceil(groups / columns)
    width, height = rect.w / columns, rect.h / rows
    for group in range(groups):
        row, column = divmod(group, columns)
        first = group * _GROUP
        cell = Rect(rect.x + column * width, rect.y + row * height, width, height)
        here = min(_GROUP, places - first)
        _draw_group(painter, theme, k, cell, min(max(score - first, 0.0), here), here, seed + group)


def _draw_row(
    painter: QPainter, theme: Theme, k: float, cell: Rect, score: float, places: int, seed: int
) -> None:
    step = cell.w / places
    for i in range(places):
        _draw_upright(painter, theme, k, cell, cell.x + step * (i + 0.5), step, score - i, seed * 31 + i)


def _draw_group(
    painter: QPainter, theme: Theme, k: float, cell: Rect, score: float, places: int, seed: int
) -> None:
    """Up to four uprights and a fifth stroke across them."""
    step = cell.w / (_GROUP + 0.5)
    for i in range(min(places, _GROUP - 1)):
        _draw_upright(painter, theme, k, cell, cell.x + step * (i + 1), step, score - i, seed * 31 + i)
    if places < _GROUP:
        return
    across = score - (_GROUP - 1)
    if across > 0:
        start = (cell.x + step * 0.35, cell.y + cell.h * 0.70)
        end = (cell.x + step * (_GROUP - 0.35), cell.y + cell.h * 0.26)
        width = _stroke_width(k, step, cell)
        draw_chalk(painter, start, end, theme.palette.chalk, width, seed=seed * 31 + 7, part=across)
    else:
        _draw_free_place(painter, theme, k, cell.x + step * _GROUP, cell)


def _draw_upright(
    painter: QPainter, theme: Theme, k: float, cell: Rect, x: float, step: float, part: float, seed: int
) -> None:
    if part <= 0:
        _draw_free_place(painter, theme, k, x, cell)
        return
    dice = random.Random(seed)
    top, foot = cell.y + cell.h * 0.08, cell.y + cell.h * 0.90
    lean = min(0.4 * step, (foot - top) * 0.09) * dice.uniform(-0.6, 1.0)
    start = (x + lean, top + cell.h * dice.uniform(0, 0.06))
    width = _stroke_width(k, step, cell)
    draw_chalk(painter, start, (x - lean, foot), theme.palette.chalk, width, seed=seed, part=part)


def _draw_free_place(painter: QPainter, theme: Theme, k: float, x: float, cell: Rect) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.palette.chalk_muted, 0.8))
    painter.drawEllipse(QPointF(x, cell.y + cell.h * 0.90 - k), 2 * k, 2 * k)


def _stroke_width(k: float, step: float, cell: Rect) -> float:
    return max(1.8 * k, min(LINE_CHALK * k * max(1.0, cell.h / (90 * k)), step / 4.4))


# ---------------------------------------------------------------- Brazil: the cross


def draw_cross(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    score: tuple[float, float],
    *,
    omen: float = 1.0,
    seed: int = 3,
) -> None:
    """A cross, our games at its left and theirs at its right.

    Once a side has four, losers without a game get a cat on their side, losers with one an umbrella that
    hangs from it; `omen` (0 to 1) is how much of that is drawn.
    """
    palette = theme.palette
    s = min(rect.w, rect.h)
    width = max(1.6 * k, min(LINE_CHALK * k * 1.1, s * 0.026))
    cx, cy = rect.cx, rect.cy
    draw_chalk(painter, (cx, cy - s * 0.46), (cx, cy + s * 0.46), palette.chalk, width, seed=seed)
    draw_chalk(painter, (cx - s * 0.46, cy), (cx + s * 0.46, cy), palette.chalk, width, seed=seed + 1)
    room = rect.w / 2 - s * 0.08
    for games, side in zip(score, (-1, 1), strict=True):
        for x, y, drawn in _cross_dots(games, s, room):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.chalk)
            painter.drawEllipse(QPointF(cx + side * x, cy + y), s * 0.042 * drawn, s * 0.042 * drawn)
    if max(score) >= CROSS_TARGET and omen > 0:
        side = 1 if score[0] > score[1] else -1
        losers = min(score)
        with saved(painter):
            painter.setOpacity(painter.opacity() * min(1.0, omen))
            if losers == 0:
                _draw_cat(painter, theme, (cx + side * s * 0.27, cy + s * 0.02), s * 0.19, width * 0.8)
            elif losers == 1:
                x, y, _ = _cross_dots(1, s, room)[0]
                _draw_umbrella(painter, theme, (cx + side * x, cy + y), s * 0.26, width * 0.8, s * 0.042)


def _cross_dots(games: float, s: float, room: float) -> list[tuple[float, float, float]]:
    """Where one side's games stand from the middle of the cross outwards, and how much of each is drawn.

    The first four fill the two rows, upper first; more than four, which only a last hand can bring, go on
    outwards in columns.
    """
    count = math.ceil(games)
    columns = max(2, math.ceil(count / 2))
    step = min(0.18 * s, (room - 0.15 * s) / (columns - 1))
    dots = []
    for i in range(count):
        row, column = divmod(i, 2) if i < CROSS_TARGET else (i % 2, i // 2)
        dots.append((0.15 * s + column * step, s * (0.18 if row else -0.16), min(1.0, games - i)))
    return dots


def _draw_cat(painter: QPainter, theme: Theme, at: Point, u: float, width: float) -> None:
    """A cat's head, `u` from its middle to its cheek."""
    chalk = theme.palette.chalk
    x, y = at
    head = QPainterPath(QPointF(x - u, y - u * 0.1))
    for px, py in ((-0.95, -1.25), (-0.42, -0.78), (0.42, -0.78), (0.95, -1.25), (1.0, -0.1)):
        head.lineTo(x + px * u, y + py * u)
    head.cubicTo(x + u, y + u * 0.75, x - u, y + u * 0.75, x - u, y - u * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.slate)
    painter.drawPath(head)
    _trace(painter, head, chalk, width)
    face = QPainterPath()
    for side in (-1, 1):
        for (x1, y1), (x2, y2) in (((0.45, 0.16), (1.35, 0.05)), ((0.45, 0.27), (1.30, 0.38))):
            face.moveTo(x + side * u * x1, y + u * y1)
            face.lineTo(x + side * u * x2, y + u * y2)
    face.moveTo(x - u * 0.09, y + u * 0.08)
    face.lineTo(x, y + u * 0.16)
    face.lineTo(x + u * 0.09, y + u * 0.08)
    _trace(painter, face, chalk, width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(chalk)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(x + side * u * 0.38, y - u * 0.22), u * 0.12, u * 0.16)


def _draw_umbrella(painter: QPainter, theme: Theme, at: Point, u: float, width: float, dot: float) -> None:
    """An umbrella whose tip is the dot at `at`; `u` is half its width."""
    chalk = theme.palette.chalk
    x, top = at
    hem = top + u * 0.85
    canopy = QPainterPath(QPointF(x - u, hem))
    canopy.cubicTo(x - u * 0.9, top - u * 0.05, x + u * 0.9, top - u * 0.05, x + u, hem)
    for i in range(3):
        to = x + u - (i + 1) * 2 * u / 3
        canopy.quadTo(QPointF(to + u / 3, top + u * 0.62), QPointF(to, hem))
    stick = QPainterPath(QPointF(x, top + u * 0.72))
    stick.lineTo(x, top + u * 1.75)
    stick.cubicTo(x, top + u * 2.05, x - u * 0.38, top + u * 2.05, x - u * 0.38, top + u * 1.72)
    tip = QPainterPath(QPointF(x, top))
    tip.lineTo(x, top + u * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.slate)
    painter.drawPath(canopy)
    for path in (canopy, stick, tip):
        _trace(painter, path, chalk, width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(chalk)
    painter.drawEllipse(QRectF(x - dot, top - dot, 2 * dot, 2 * dot))
