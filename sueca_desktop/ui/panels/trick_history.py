"""All finished tricks of a hand, a row each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
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
from sueca_desktop.rules.sueca import HandView
from sueca_desktop.text.cards import card_name, suit_name
from sueca_desktop.text.people import shown_name, side_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.panels.suit_mark import card_icon_size, draw_card_mark
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT = 760, 640
_PLAY = Qt.ItemDataRole.UserRole
_ROW = 40  # logical pixels at the usual text size


@dataclass(frozen=True)
class _Cell:
    """A card of a trick, and what was special about it."""

    card: Card
    led: bool
    won: bool


class _PlayDelegate(QStyledItemDelegate):
    """Draws a card on paper, a dot before the one that led, a frame around the one that won."""

    def __init__(self, theme: Theme, index: Index, four_colours: bool, parent: QTableWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._theme = theme
        self._index: Index = index
        self._four_colours = four_colours

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        cell = index.data(_PLAY)
        if not isinstance(cell, _Cell):
            super().paint(painter, option, index)
            return
        scale = text_scale(self._table)
        area = option.rect
        room = Rect(area.x() + 6 * scale, area.y(), area.width() - 6 * scale, area.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card_mark(
            painter,
            self._theme.palette,
            room,
            cell.card,
            self._index,
            scale,
            four_colours=self._four_colours,
            framed=cell.won,
        )
        if cell.led:
            radius = 4 * scale
            x = room.cx - card_icon_size(scale).width() / 2 - 2 * radius
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.palette.surface_text)
            painter.drawEllipse(int(x - radius), int(room.cy - radius), round(2 * radius), round(2 * radius))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if isinstance(index.data(_PLAY), _Cell):
            scale = text_scale(self._table)
            return QSize(card_icon_size(scale).width() + round(36 * scale), round(_ROW * scale))
        return super().sizeHint(option, index)


class TrickHistoryDialog(ClosingDialog):
    """Shows the finished tricks of a hand; `show_hand` follows it while the window is open."""

    def __init__(
        self,
        header: Header,
        hand: HandView,
        theme: Theme,
        *,
        index: Index = "kqj",
        four_colours: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._header = header
        self._hand = hand
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._table = QTableWidget()
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setShowGrid(False)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.setItemDelegate(_PlayDelegate(theme, index, four_colours, self._table))
        self.stack(self._title, self._lead, self._table, width=_WIDTH, height=_HEIGHT)
        self._table.setFocus()

    def show_hand(self, header: Header, hand: HandView) -> None:
        """Shows a hand as it stands now."""
        self._header, self._hand = header, hand
        self.retranslate()

    def retranslate(self) -> None:
        title = translate("Trick history", "Tricks of this hand")
        self.setWindowTitle(title)
        self._title.setText(title)
        us, them = self._hand.points
        self._lead.setText(
            translate(
                "Trick history",
                "Trumps are {suit}. So far we have {us} points, they have {them}.",
                suit=suit_name(self._hand.trump_suit),
                us=us,
                them=them,
            )
        )
        players = [shown_name(self._header, seat) for seat in SEATS]
        columns = [translate("Trick history", "No."), *players, *(side_name(team) for team in Team)]
        self._table.setAccessibleName(title)
        self._table.setColumnCount(len(columns))
        self._table.setHorizontalHeaderLabels(columns)
        self._fill()
        self._footer.set_note(
            translate("Trick history", "Dot: led. Frame: took the trick.")
            if self._hand.tricks
            else translate("Trick history", "No trick is finished yet.")
        )
        self._close.setText(translate("Trick history", "&Close"))
        self._close.setToolTip(translate("Trick history", "Back to the table (Esc)"))

    def fit(self) -> None:
        """Makes the rows as high as their letters want."""
        self._fill()

    def _fill(self) -> None:
        rules = self._header.rules
        self._table.setRowCount(len(self._hand.tricks))
        self._table.verticalHeader().setDefaultSectionSize(round(_ROW * text_scale(self)))
        for row, trick in enumerate(self._hand.tricks):
            winner = trick.winner(self._hand.trump_suit, rules.order)
            points = rules.points(trick.cards)
            self._put(row, 0, str(row + 1))
            for seat, card in trick.plays():
                item = self._put(row, 1 + SEATS.index(seat), "")
                item.setData(_PLAY, _Cell(card, led=seat is trick.leader, won=seat is winner))
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, self._spoken(seat, card, trick.leader, winner)
                )
                item.setToolTip(card_name(card))
            for column, team in enumerate(Team, start=1 + len(SEATS)):
                self._put(row, column, str(points) if winner.team is team else "")
        self._table.scrollToBottom()

    def _put(self, row: int, column: int, text: str) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        self._table.setItem(row, column, item)
        return item

    def _spoken(self, seat: Seat, card: Card, leader: Seat, winner: Seat) -> str:
        """What a cell says to those who hear it."""
        name = card_name(card)
        if seat is leader is winner:
            return translate("Trick history", "{card}, led and took the trick", card=name)
        if seat is leader:
            return translate("Trick history", "{card}, led", card=name)
        if seat is winner:
            return translate("Trick history", "{card}, took the trick", card=name)
        return name
