"""The sheet for the wall: everything on one page, in letters as large as it has room for."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from sueca_desktop.text.booklet import Grid, Point, WallSheet
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.booklet.paper import (
    BREADTH,
    FOOT,
    MARGIN,
    PER_MM,
    Inks,
    Paragraph,
    Table,
    draw_badge,
    draw_cards,
    draw_foot,
    draw_head,
    draw_line,
    one_line,
)

LARGEST, LEAST = 430, 250
"""Sizes of the text, hundredths of a millimetre: 12 and 7 points."""

_STEP = 5
_GUTTER = 7 * PER_MM
_COLUMN = (BREADTH - _GUTTER) / 2
_COUNTING = 0.43  # of the breadth: what counts, beside the score
_LEAST_GRID = 52 * PER_MM
_PITCH, _MOST_PITCH = 4.0 * PER_MM, 6 * PER_MM  # from mark to mark
_MARK = 0.39  # of that: the radius of one
_ROW = 6.5 * PER_MM  # of the score, at least
_GAP = 4 * PER_MM
_MOST_SPREAD = 1.1  # of the size of the text, between two points
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def draw_sheet(painter: QPainter, sheet: WallSheet, inks: Inks) -> None:
    """Draws the page. Raises ValueError if its words are too many for it."""
    y = draw_head(painter, inks, sheet.title, sheet.lead) + 2.4 * PER_MM
    title = Paragraph(sheet.cards_title, 380, BREADTH, bold=True)
    title.draw(painter, MARGIN, y, inks.cobalt)
    y = draw_cards(painter, inks, sheet.cards, y + title.height + 50) + 2.5 * PER_MM
    draw_line(painter, inks.rule, MARGIN, y, MARGIN + BREADTH, y)
    y += 2.5 * PER_MM
    size = text_size(sheet, FOOT - y)
    columns = _columns([_Told(number, point, size) for number, point in enumerate(sheet.points, 1)])
    height = max(map(_height, columns))
    for told, x in zip(columns, (MARGIN, MARGIN + _COLUMN + _GUTTER), strict=True):
        _draw_points(painter, inks, told, x, y, height)
    bottom = y + height + _GAP - PER_MM
    width = _COUNTING * BREADTH
    Table(sheet.counting_title, sheet.counting, size, width).draw(painter, inks, MARGIN, bottom)
    left = MARGIN + width + _GUTTER
    _draw_grid(painter, inks, sheet.grid, QRectF(left, bottom, MARGIN + BREADTH - left, FOOT - bottom - 150))
    draw_foot(painter, inks, translate("Window", "Sueca Desktop"), "")


def text_size(sheet: WallSheet, room: float) -> int:
    """The largest size at which the points, what counts and a score fit `room`. Raises ValueError if they
    fit at none."""
    for size in range(LARGEST, LEAST - 1, -_STEP):
        columns = _columns([_Told(number, point, size) for number, point in enumerate(sheet.points, 1)])
        points = max(map(_height, columns))
        table = Table(sheet.counting_title, sheet.counting, size, _COUNTING * BREADTH)
        if points + _GAP + max(table.height, _LEAST_GRID) + 150 <= room:
            return size
    raise ValueError("the rules do not fit the page")


class _Told:
    """A point as it stands on the page: its number, its title, its sentences."""

    def __init__(self, number: int, point: Point, size: float) -> None:
        self.number, self.size = number, size
        self.indent = 2.0 * size
        self.title = Paragraph(point.title, 1.14 * size, _COLUMN - self.indent, bold=True)
        self.text = Paragraph(" ".join(point.sentences), size, _COLUMN - self.indent)

    @property
    def height(self) -> float:
        return self.title.height + self.text.height + 0.55 * self.size

    def draw(self, painter: QPainter, inks: Inks, x: float, y: float) -> None:
        badge = 1.5 * self.size
        draw_badge(painter, inks, self.number, x, y + (self.title.height - badge) / 2, badge)
        self.title.draw(painter, x + self.indent, y, inks.cobalt)
        self.text.draw(painter, x + self.indent, y + self.title.height, inks.text)


def _columns(told: Sequence[_Told]) -> tuple[Sequence[_Told], Sequence[_Told]]:
    """The points in two columns, as nearly equally high as can be."""
    cut = min(range(1, len(told)), key=lambda cut: max(_height(told[:cut]), _height(told[cut:])))
    return told[:cut], told[cut:]


def _height(told: Sequence[_Told]) -> float:
    return sum(point.height for point in told)


def _draw_points(
    painter: QPainter, inks: Inks, told: Sequence[_Told], x: float, y: float, height: float
) -> None:
    """Draws a column; a shorter one is spread so that both end alike, unless that would tear it apart."""
    spread = min((height - _height(told)) / max(1, len(told) - 1), _MOST_SPREAD * told[0].size)
    for point in told:
        point.draw(painter, inks, x, y)
        y += point.height + spread


# ---------------------------------------------------------------- the score


def _draw_grid(painter: QPainter, inks: Inks, grid: Grid, rect: QRectF) -> None:
    title = Paragraph(grid.title, one_line(grid.title, 380, rect.width(), bold=True), rect.width(), bold=True)
    title.draw(painter, rect.x(), rect.y(), inks.cobalt)
    room = rect.adjusted(0, title.height + 60, 0, 0)
    if grid.marks:
        _draw_marks(painter, inks, grid, room)
    elif all(grid.sides):
        blocks, gap = 3, 3 * PER_MM
        width = (room.width() - (blocks - 1) * gap) / blocks
        for block in range(blocks):
            left = room.x() + block * (width + gap)
            _draw_columns(painter, inks, grid, QRectF(left, room.y(), width, room.height()))
    else:
        _draw_columns(painter, inks, grid, room)


def _draw_columns(painter: QPainter, inks: Inks, grid: Grid, rect: QRectF) -> None:
    """A column for each side, blank rows below its head."""
    head = 7.5 * PER_MM
    rows = max(1, int((rect.height() - head) / _ROW))
    height = (rect.height() - head) / rows
    width = rect.width() / len(grid.sides)
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), head), inks.tint)
    for place, side in enumerate(grid.sides):
        x = rect.x() + place * width
        words = Paragraph(side, one_line(side, 420, width - 100, bold=True), width, bold=True, align=_CENTRE)
        words.draw(painter, x, rect.y() + (head - words.height) / 2, inks.cobalt)
        if grid.first:
            words = Paragraph(grid.first, 380, width, align=_CENTRE)
            words.draw(painter, x, rect.y() + head + (height - words.height) / 2, inks.muted)
        if place:
            painter.setPen(QPen(inks.cobalt, 40))
            painter.drawLine(QPointF(x, rect.y()), QPointF(x, rect.bottom()))
    for row in range(1, rows):
        y = rect.y() + head + row * height
        draw_line(painter, inks.rule, rect.x(), y, rect.right(), y)
    _draw_frame(painter, inks, rect)


def _draw_marks(painter: QPainter, inks: Inks, grid: Grid, rect: QRectF) -> None:
    """A row for each match, in it a circle for each tento of each side, in lines of equal length."""
    head = 6.5 * PER_MM
    width = rect.width() / len(grid.sides)
    pad = 1.4 * PER_MM
    lines = math.ceil(grid.marks * _PITCH / (width - 2 * pad))
    across = math.ceil(grid.marks / lines)
    pitch = min((width - 2 * pad) / across, _MOST_PITCH)
    height = lines * pitch + 2 * pad
    rows = max(1, int((rect.height() - head) / height))
    height = (rect.height() - head) / rows
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), head), inks.tint)
    for place, side in enumerate(grid.sides):
        x = rect.x() + place * width
        words = Paragraph(side, one_line(side, 420, width - 100, bold=True), width, bold=True, align=_CENTRE)
        words.draw(painter, x, rect.y() + (head - words.height) / 2, inks.cobalt)
        for row in range(rows):
            top = rect.y() + head + row * height + (height - lines * pitch) / 2
            for mark in range(grid.marks):
                line, column = divmod(mark, across)
                left = x + (width - across * pitch) / 2 + column * pitch
                spot = QPointF(left + pitch / 2, top + (line + 0.5) * pitch)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(inks.cobalt, 22))
                painter.drawEllipse(spot, _MARK * pitch, _MARK * pitch)
        if place:
            painter.setPen(QPen(inks.cobalt, 40))
            painter.drawLine(QPointF(x, rect.y()), QPointF(x, rect.bottom()))
    for row in range(rows):
        y = rect.y() + head + row * height
        draw_line(painter, inks.rule, rect.x(), y, rect.right(), y)
    _draw_frame(painter, inks, rect)


def _draw_frame(painter: QPainter, inks: Inks, rect: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.cobalt, 30))
    painter.drawRect(rect)
