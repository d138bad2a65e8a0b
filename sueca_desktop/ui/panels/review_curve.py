"""The curve of a review: the points that our side could expect before each card and after the last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.solver.review import HandReview, Judgement
from sueca_desktop.text.review_text import curve_summary, curve_title
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_text, faded, text_height, text_width
from sueca_desktop.ui.scene.theme import RADIUS_PLATE, Role, Theme, font

_HEIGHT = 168  # logical pixels at the usual text size, as all lengths here
_PAD = 14
_AXIS = 24  # below the curve, for the numbers of the tricks
_HALF = ALL_POINTS // 2
_GRID = 20  # points between two lines
_AROUND = 16  # points left free above and below the curve, for the marks


class ReviewCurve(QWidget):
    """`chosen`: the person has clicked at a card."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._review: HandReview | None = None
        self._place = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def present(self, review: HandReview, place: int) -> None:
        """Shows what is known of a hand, and which card is looked at."""
        self._review, self._place = review, place
        self.setAccessibleName(curve_title())
        self.setAccessibleDescription(curve_summary(review))
        self.setToolTip(translate("Review", "A click goes to that card"))
        self.update()

    def place_at(self, x: float) -> int:
        """The card nearest to a point of the curve, so many logical pixels from its left edge."""
        assert self._review is not None
        plot = self._plot()
        share = (x - plot.x) / plot.w
        return max(0, min(self._review.cards - 1, int(share * self._slots)))

    def x_of(self, place: int) -> float:
        """Where the middle of a card is."""
        plot = self._plot()
        return plot.x + (place + 0.5) / self._slots * plot.w

    def sizeHint(self) -> QSize:
        scale = text_scale(self)
        return QSize(round(420 * scale), round(_HEIGHT * scale))

    def minimumSizeHint(self) -> QSize:
        scale = min(1.0, text_scale(self))
        return QSize(round(240 * scale), round(0.75 * _HEIGHT * scale))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._review is not None:
            self.chosen.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drawing the mouse along the curve plays the hand."""
        if event.buttons() & Qt.MouseButton.LeftButton and self._review is not None:
            self.chosen.emit(self.place_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, palette = text_scale(self), self._theme.palette
        outline = palette.surface_line if self._theme.flat else None
        draw_box(
            painter, Rect(0, 0, self.width(), self.height()), RADIUS_PLATE * k, palette.surface_alt, outline
        )
        self._draw_title(painter, k)
        if self._review is not None:
            low, high = self._range(self._review)
            self._draw_axes(painter, k, low, high)
            self._draw_unknown(painter, self._review)
            self._draw_here(painter, k)
            self._draw_steps(painter, k, self._review, low, high)
            self._draw_marks(painter, k, self._review, low, high)
        painter.end()

    @property
    def _slots(self) -> int:
        """Cards on the axis: forty also where a claim ended the hand early."""
        return len(SEATS) * 10

    def _plot(self) -> Rect:
        k = text_scale(self)
        left = text_width("000", font(Role.SMALL, k)) + _PAD * k + 8 * k
        top = self._title_height(k) + 16 * k
        return Rect(left, top, self.width() - left - _PAD * k, self.height() - top - _AXIS * k - 8 * k)

    def _title_height(self, k: float) -> float:
        return min(
            text_height(curve_title(), font(Role.SMALL, k), self.width() - 2 * _PAD * k), self.height() * 0.4
        )

    def _draw_title(self, painter: QPainter, k: float) -> None:
        painter.setFont(font(Role.SMALL, k))
        painter.setPen(self._theme.palette.surface_muted)
        room = Rect(_PAD * k, 10 * k, self.width() - 2 * _PAD * k, self._title_height(k))
        painter.drawText(
            int(room.x),
            int(room.y),
            int(room.w) + 1,
            int(room.h) + 2,
            int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft),
            curve_title(),
        )

    def _range(self, review: HandReview) -> tuple[int, int]:
        """The lowest and the highest number on the axis: all that is known, and the half of all points."""
        known = [p for place in range(review.cards + 1) if (p := review.points_at(place)) is not None]
        low, high = min([_HALF - _GRID, *known]), max([_HALF + _GRID, *known])
        return low - _AROUND, high + _AROUND

    def _y(self, points: float, low: int, high: int) -> float:
        plot = self._plot()
        return plot.bottom - (points - low) / (high - low) * plot.h

    def _x(self, boundary: float) -> float:
        """Where the gap before a card is."""
        plot = self._plot()
        return plot.x + boundary / self._slots * plot.w

    def _draw_axes(self, painter: QPainter, k: float, low: int, high: int) -> None:
        plot, palette = self._plot(), self._theme.palette
        letters = font(Role.SMALL, k)
        line = text_height("0", letters, 100)
        room_for = int((high - low) / _GRID) * line * 0.85 < plot.h
        for points in range(0, ALL_POINTS + 1, _GRID):
            if not low < points < high or (points != _HALF and not room_for and (points - _HALF) % 40):
                continue
            y = self._y(points, low, high)
            half = points == _HALF
            pen = QPen(palette.surface_text if half else palette.surface_line, 1.6 * k if half else 1.0)
            if half:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.x, y), QPointF(plot.right, y))
            number = Rect(0, y - line, plot.x - 8 * k, 2 * line)
            colour = palette.surface_text if half else palette.surface_muted
            draw_text(painter, number, str(points), letters, colour, Qt.AlignmentFlag.AlignRight)
        here = self._place // len(SEATS)
        for trick in range(self._slots // len(SEATS)):
            left, right = self._x(trick * len(SEATS)), self._x((trick + 1) * len(SEATS))
            painter.setPen(QPen(faded(palette.surface_line, 0.6), 1.0))
            if trick:
                painter.drawLine(QPointF(left, plot.y), QPointF(left, plot.bottom))
            bold = font(Role.SMALL, k, weight=font(Role.TITLE).weight()) if trick == here else letters
            room = Rect(left - 4 * k, plot.bottom + 2 * k, right - left + 8 * k, _AXIS * k)
            colour = palette.surface_text if trick == here else palette.surface_muted
            draw_text(painter, room, str(trick + 1), bold, colour, Qt.AlignmentFlag.AlignHCenter)

    def _draw_unknown(self, painter: QPainter, review: HandReview) -> None:
        """Hatches what is still to be worked out."""
        known = review.cards - review.judged
        if known > 0:
            plot = self._plot()
            right = self._x(known)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(self._theme.palette.surface_line, Qt.BrushStyle.BDiagPattern))
            painter.drawRect(int(plot.x), int(plot.y), int(right - plot.x), int(plot.h))

    def _draw_here(self, painter: QPainter, k: float) -> None:
        """The card that is looked at."""
        plot, palette = self._plot(), self._theme.palette
        left, right = self._x(self._place), self._x(self._place + 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.accent, 0.45))
        painter.drawRect(int(left), int(plot.y), max(2, int(right - left)), int(plot.h))
        painter.setPen(QPen(palette.surface_text, 2 * k))
        middle = (left + right) / 2
        painter.drawLine(QPointF(middle, plot.y - 4 * k), QPointF(middle, plot.bottom + 4 * k))

    def _draw_steps(self, painter: QPainter, k: float, review: HandReview, low: int, high: int) -> None:
        line = QPolygonF()
        for place in range(review.cards):
            before, after = review.points_at(place), review.points_at(place + 1)
            if before is None or after is None:
                continue
            middle = (self._x(place) + self._x(place + 1)) / 2
            line.append(QPointF(self._x(place), self._y(before, low, high)))
            line.append(QPointF(middle, self._y(before, low, high)))
            line.append(QPointF(middle, self._y(after, low, high)))
            line.append(QPointF(self._x(place + 1), self._y(after, low, high)))
        pen = QPen(self._theme.palette.ours, 3 * k)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)

    def _draw_marks(self, painter: QPainter, k: float, review: HandReview, low: int, high: int) -> None:
        """A triangle at each card that cost something, downwards where it was ours; with its points where
        there is room, the dearest first."""
        palette = self._theme.palette
        letters = font(Role.SMALL, k, weight=font(Role.TITLE).weight())
        costly = [j for place in range(review.cards) if (j := review.at(place)) is not None and j.cost]
        places: dict[int, tuple[float, float]] = {}
        for judgement in costly:
            below = judgement.by.team is Team.NS
            y = self._y(judgement.after, low, high) + (13 * k if below else -13 * k)
            places[judgement.place] = self.x_of(judgement.place), y
            colour = palette.theirs if below else palette.ours
            self._draw_triangle(painter, *places[judgement.place], 6 * k, colour, down=below)
        taken = [Rect(x - 7 * k, y - 7 * k, 14 * k, 14 * k) for x, y in places.values()]
        for judgement in sorted(costly, key=lambda j: -(j.cost or 0)):
            x, y = places[judgement.place]
            words, height = self._mark_words(judgement), 18 * k
            width = text_width(words, letters) + 2 * k
            for left in (x + 8 * k, x - 8 * k - width):
                room = Rect(left, y - height / 2, width, height)
                if (
                    self._plot().x <= room.x
                    and room.right < self.width()
                    and not any(_overlap(room, other) for other in taken)
                ):
                    colour = palette.theirs if judgement.by.team is Team.NS else palette.ours
                    clear = Rect(room.x, y - 6 * k, width, 12 * k)  # no line goes through the words
                    draw_box(painter, clear, 3 * k, palette.surface_alt)
                    draw_text(painter, room, words, letters, colour)
                    taken.append(room)
                    break

    def _mark_words(self, judgement: Judgement) -> str:
        if judgement.by.team is Team.NS:
            return translate("Review", "−{cost}", cost=judgement.cost)
        return translate("Review", "+{cost}", cost=judgement.cost)

    def _draw_triangle(
        self, painter: QPainter, x: float, y: float, size: float, colour: QColor, *, down: bool
    ) -> None:
        tip = size * 0.8 if down else -size * 0.8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF([QPointF(x - size, y - tip), QPointF(x + size, y - tip), QPointF(x, y + tip)])
        )


def _overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
