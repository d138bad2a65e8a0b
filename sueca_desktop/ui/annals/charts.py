"""The pictures of the statistics: a curve and bars in the colours of the theme."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sueca_desktop.text import annals_text
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import (
    draw_box,
    draw_paragraph,
    draw_text,
    faded,
    text_height,
    text_width,
)
from sueca_desktop.ui.scene.theme import RADIUS_PLATE, Role, Theme, font

_SIZE, _LEAST = QSize(420, 210), QSize(240, 130)  # logical pixels at the usual text size, as all lengths here
_PAD, _AXIS = 14, 22


class Chart(QWidget):
    """A sheet with a title; what stands on it is drawn by subclasses, and said in `accessibleDescription`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = ""

    def put(self, title: str, summary: str) -> None:
        """Puts the title, and what the picture says in words."""
        self._title = title
        self.setAccessibleName(title)
        self.setAccessibleDescription(summary)
        self.setToolTip(summary)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return _SIZE * text_scale(self)

    def minimumSizeHint(self) -> QSize:
        return _LEAST * min(1.0, text_scale(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, palette = text_scale(self), self._theme.palette
        outline = palette.surface_line if self._theme.flat else None
        sheet = Rect(0, 0, self.width(), self.height())
        draw_box(painter, sheet, RADIUS_PLATE * k, palette.surface_alt, outline)
        letters = font(Role.SMALL, k)
        width = self.width() - 2 * _PAD * k
        height = text_height(self._title, letters, width)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        draw_paragraph(
            painter, Rect(_PAD * k, 9 * k, width, height), self._title, letters, palette.surface_muted, top
        )
        above = 9 * k + height + 8 * k
        plot = Rect(_PAD * k, above, width, self.height() - above - (_AXIS + 8) * k)
        if plot.h > 20 * k:
            self.draw(painter, k, plot)
        painter.end()

    def draw(self, painter: QPainter, k: float, plot: Rect) -> None:
        """Draws into `plot`; below it there is room for a line of numbers."""
        raise NotImplementedError


class BalanceChart(Chart):
    """How matches won and lost add up in the course of time."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._curve: tuple[int, ...] = ()

    def present(self, curve: tuple[int, ...]) -> None:
        """Shows the balance after each match."""
        self._curve = curve
        self.put(annals_text.curve_title(), annals_text.curve_summary(curve))

    def draw(self, painter: QPainter, k: float, plot: Rect) -> None:
        palette, letters = self._theme.palette, font(Role.SMALL, k)
        points = (0, *self._curve)
        low, high = min(-1, *points), max(1, *points)
        left = plot.x + text_width(f"−{max(-low, high)}", letters) + 8 * k
        width = plot.right - left

        def at(match: int, value: float) -> QPointF:
            share = match / max(1, len(points) - 1)
            return QPointF(left + share * width, plot.bottom - (value - low) / (high - low) * plot.h)

        for value in sorted({low, 0, high}):
            y = at(0, value).y()
            zero = value == 0
            colour = palette.surface_muted if zero else palette.surface_line
            painter.setPen(QPen(colour, (1.6 if zero else 1) * k))
            painter.drawLine(QPointF(left, y), QPointF(plot.right, y))
            number = Rect(plot.x, y - 10 * k, left - plot.x - 8 * k, 20 * k)
            words = str(value).replace("-", "−")
            draw_text(painter, number, words, letters, palette.surface_muted, Qt.AlignmentFlag.AlignRight)
        self._draw_axis(painter, k, plot, left)
        if len(points) == 1:
            return
        for (match, before), (_, after) in pairwise(enumerate(points)):
            colour = palette.ours if after > before else palette.theirs
            painter.setPen(QPen(colour, 3 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF([at(match, before), at(match + 1, after)]))

    def _draw_axis(self, painter: QPainter, k: float, plot: Rect, left: float) -> None:
        letters, muted = font(Role.SMALL, k), self._theme.palette.surface_muted
        room = Rect(left, plot.bottom + 5 * k, plot.right - left, _AXIS * k)
        draw_text(painter, room, "0", letters, muted)
        if self._curve:
            draw_text(painter, room, str(len(self._curve)), letters, muted, Qt.AlignmentFlag.AlignRight)


class HistogramChart(Chart):
    """How many hands brought how much."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._game = "sueca"
        self._bars: list[tuple[int, int]] = []

    def present(self, game: str, bars: list[tuple[int, int]]) -> None:
        """Shows the bars of a game (see `annals.tally.histogram`)."""
        self._game, self._bars = game, bars
        self.put(annals_text.histogram_title(game), annals_text.histogram_summary(bars))

    def draw(self, painter: QPainter, k: float, plot: Rect) -> None:
        palette, letters = self._theme.palette, font(Role.SMALL, k)
        most = max((count for _, count in self._bars), default=0)
        painter.setPen(QPen(palette.surface_muted, 1.6 * k))
        painter.drawLine(QPointF(plot.x, plot.bottom), QPointF(plot.right, plot.bottom))
        slot = plot.w / max(1, len(self._bars))
        line = 18 * k
        free = -1.0  # where the last number of the axis ended
        for place, (value, count) in enumerate(self._bars):
            x = plot.x + place * slot
            if count and most:
                height = max(2 * k, count / most * (plot.h - line))
                bar = Rect(x + 0.12 * slot, plot.bottom - height, 0.76 * slot, height)
                draw_box(painter, bar, min(4 * k, bar.w / 4), self._colour(value))
                room = Rect(x - slot, bar.y - line, 3 * slot, line)
                if text_width(str(count), letters) <= slot:
                    draw_text(
                        painter,
                        room,
                        str(count),
                        letters,
                        palette.surface_text,
                        Qt.AlignmentFlag.AlignHCenter,
                    )
            words = str(value).replace("-", "−")
            width = text_width(words, letters)
            middle = x + slot / 2
            if middle - width / 2 > free + 4 * k and middle + width / 2 <= self.width():
                free = middle + width / 2
                room = Rect(middle - width, plot.bottom + 5 * k, 2 * width, _AXIS * k)
                draw_text(painter, room, words, letters, palette.surface_muted, Qt.AlignmentFlag.AlignHCenter)

    def _colour(self, value: int) -> QColor:
        """Good hands in our colour, bad ones in theirs, those between in a faint one."""
        palette = self._theme.palette
        match self._game:
            case "sueca":
                good, bad = value >= 60, value < 60
            case "truco":
                good, bad = value > 0, False
            case _:
                good, bad = value < 0, value > 0
        return palette.ours if good else palette.theirs if bad else faded(palette.surface_muted, 0.6)
