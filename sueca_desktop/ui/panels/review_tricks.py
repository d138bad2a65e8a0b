"""The ten tricks of a review: a row each, every card with what it cost."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.solver.review import HandReview
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.review_text import given_away, spoken_play
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.panels.suit_mark import card_icon_size, draw_card_mark
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_text, text_width
from sueca_desktop.ui.scene.theme import Role, font

_PLAY = Qt.ItemDataRole.UserRole
_LEAST_ROW, _MOST_ROW = 25, 44  # logical pixels at the usual text size, as all lengths here
_MARK = 0.84  # size of a card's mark, of that in other lists
_NUMBER, _POINTS = 46, 54  # widths of the outer columns


class _Cell(Struct, frozen=True):
    """A card of a trick, or, without one, what a player gave away in all."""

    card: Card | None
    seat: Seat
    cost: int | None  # None while it is not known, and for a revoke
    revoked: bool = False
    led: bool = False
    won: bool = False
    here: bool = False


class _CellDelegate(QStyledItemDelegate):
    """Draws a card on paper, a dot before the one that led, a frame around the one that won, and beside it
    what it cost; a bar in the accent's colour marks the card that is looked at."""

    def __init__(self, look: Look, parent: QTableWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._look = look

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        cell = index.data(_PLAY)
        if not isinstance(cell, _Cell):
            super().paint(painter, option, index)
            return
        area = option.rect
        room = Rect(area.x(), area.y(), area.width(), area.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, cell, room, text_scale(self._table))
        painter.restore()

    def _draw(self, painter: QPainter, cell: _Cell, room: Rect, scale: float) -> None:
        palette = self._look.theme.palette
        if cell.here:
            box = room.grown(-1.5 * scale)
            draw_box(painter, box, 7 * scale, palette.accent, palette.surface_text, 2 * scale)
        ink = palette.on_accent if cell.here else palette.surface_text
        letters = font(Role.SMALL, scale, weight=font(Role.TITLE).weight())
        words = _cost_words(cell)
        if cell.card is None:
            colour = palette.theirs if cell.seat.team is Team.NS else palette.ours
            draw_text(painter, room, words or "0", letters, colour, Qt.AlignmentFlag.AlignHCenter)
            return
        mark = card_icon_size(scale * _MARK).width()
        cost = text_width("−88", letters) + 4 * scale
        left = room.x + max(11 * scale, (room.w - mark - cost) / 2)
        draw_card_mark(
            painter,
            palette,
            Rect(left, room.y, mark, room.h),
            cell.card,
            self._look.art.index,
            scale * _MARK,
            four_colours=self._look.four_colours,
            framed=cell.won,
        )
        if cell.led:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(left - 6 * scale, room.cy), 3 * scale, 3 * scale)
        if words:
            colour = palette.theirs if cell.seat.team is Team.NS else palette.ours
            place = Rect(left + mark + 5 * scale, room.y, cost, room.h)
            draw_text(painter, place, words, letters, palette.on_accent if cell.here else colour)


class ReviewTricks(QTableWidget):
    """`cellClicked` tells what was clicked at; see `place_of`. Its arrow keys belong to the window."""

    def __init__(self, header: Header, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._look = look
        self._review: HandReview | None = None
        self._place = 0
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(10)
        self.setItemDelegate(_CellDelegate(look, self))

    def present(self, review: HandReview, place: int) -> None:
        """Shows what is known of a hand, and which card is looked at."""
        if self._review is not review:
            self.clearContents()
        self._review, self._place = review, place
        self._fill(review)
        row, column = place // len(SEATS), 1 + SEATS.index(review.hand.plays[place][0])
        self.setCurrentCell(row, column)
        self.scrollTo(self.currentIndex())

    def place_of(self, row: int, column: int) -> int | None:
        """Which card of the hand stands in a cell; the first of its trick where there is none."""
        if self._review is None or not 0 <= row * len(SEATS) < self._review.cards:
            return None
        first = row * len(SEATS)
        for place in range(first, min(first + len(SEATS), self._review.cards)):
            if 1 + SEATS.index(self._review.hand.plays[place][0]) == column:
                return place
        return first

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the window."""
        event.ignore()

    def fit(self) -> None:
        """Makes rows and columns as large as their letters want."""
        scale = text_scale(self)
        self.verticalHeader().setMinimumSectionSize(round(_LEAST_ROW * scale))
        self.verticalHeader().setMaximumSectionSize(round(_MOST_ROW * scale))
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((0, _NUMBER), (1 + len(SEATS), _POINTS)):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, round(max(width * scale, self._wanted(column))))

    def wanted_width(self) -> int:
        """How wide it is with room for every card and its cost."""
        scale = text_scale(self)
        letters = font(Role.SMALL, scale, weight=font(Role.TITLE).weight())
        cell = card_icon_size(scale * _MARK).width() + text_width("−88", letters) + 19 * scale
        outer = max(_NUMBER * scale, self._wanted(0)) + max(_POINTS * scale, self._wanted(1 + len(SEATS)))
        return round(len(SEATS) * cell + outer) + 2 * self.frameWidth() + 4

    def minimumSizeHint(self) -> QSize:
        scale = text_scale(self)
        return QSize(round(240 * scale), round(4 * _LEAST_ROW * scale))

    def _wanted(self, column: int) -> float:
        """How wide the words at the head and the foot of a column are."""
        head, foot = self.horizontalHeaderItem(column), self.item(self.rowCount() - 1, column)
        letters = font(Role.BODY, text_scale(self))
        words = [item.text() for item in (head, foot) if item is not None]
        return max((text_width(text, letters) for text in words), default=0.0) + 32

    def _fill(self, review: HandReview) -> None:
        names = [shown_name(self._header, seat) for seat in SEATS]
        heads = [translate("Review", "No."), *names, translate("Review", "Points")]
        tricks = -(-review.cards // len(SEATS))
        self.setColumnCount(len(heads))
        self.setRowCount(tricks + 1)
        self.setHorizontalHeaderLabels(heads)
        for column, text in enumerate(heads):
            if (head := self.horizontalHeaderItem(column)) is not None:
                head.setToolTip(text)
        for row in range(tricks):
            self._fill_trick(review, row)
        self._put(tricks, 0, translate("Review", "Total"))
        for seat in SEATS:
            cost = review.given_away(seat)
            self._put_cell(
                tricks, _Cell(None, seat, cost), given_away(self._header, seat, cost) if review.judged else ""
            )
        self._put(tricks, 1 + len(SEATS), "")

    def _fill_trick(self, review: HandReview, row: int) -> None:
        rules, trump = review.rules, review.hand.dealt.trump_suit
        first = row * len(SEATS)
        plays = review.hand.plays[first : first + len(SEATS)]
        trick = review.positions[first].trick
        for _, card in plays:
            trick = trick.with_card(card)
        finished = len(plays) == len(SEATS)
        winner = trick.winner(trump, rules.order) if finished else None
        self._put(row, 0, str(row + 1))
        for place, (seat, card) in enumerate(plays, start=first):
            judgement = review.at(place)
            cost = None if judgement is None else judgement.cost
            revoked = judgement is not None and judgement.revoked
            cell = _Cell(
                card, seat, cost, revoked, seat is trick.leader, seat is winner, place == self._place
            )
            self._put_cell(row, cell, spoken_play(self._header, seat, card, cost, revoked=revoked))
        self._put(row, 1 + len(SEATS), str(rules.points(trick.cards)) if finished else "")

    def _put_cell(self, row: int, cell: _Cell, spoken: str) -> None:
        item = self._put(row, 1 + SEATS.index(cell.seat), "")
        item.setData(_PLAY, cell)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(spoken)

    def _put(self, row: int, column: int, text: str) -> QTableWidgetItem:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, column, item)
        item.setText(text)
        return item


def _cost_words(cell: _Cell) -> str:
    if cell.revoked:
        return "!"
    return translate("Review", "−{cost}", cost=cell.cost) if cell.cost else ""
