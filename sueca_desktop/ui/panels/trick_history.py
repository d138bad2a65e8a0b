"""All finished tricks of a hand, a row each."""

from __future__ import annotations

from msgspec import Struct
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
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.text.pages import Tricks
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import translate
from sueca_desktop.text.trick_text import laid_name
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.panels.suit_mark import card_icon_size, draw_card_mark, draw_covered_mark
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT = 760, 640
_PLAY = Qt.ItemDataRole.UserRole
_ROW = 40  # logical pixels at the usual text size


class _Cell(Struct, frozen=True):
    """A card of a trick, None where it lay face down, and what was special about it."""

    card: Card | None
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
        palette = self._theme.palette
        if cell.card is None:
            draw_covered_mark(painter, palette, room, scale)
        else:
            draw_card_mark(
                painter,
                palette,
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
            painter.setBrush(palette.surface_text)
            painter.drawEllipse(int(x - radius), int(room.cy - radius), round(2 * radius), round(2 * radius))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if isinstance(index.data(_PLAY), _Cell):
            scale = text_scale(self._table)
            return QSize(card_icon_size(scale).width() + round(36 * scale), round(_ROW * scale))
        return super().sizeHint(option, index)


class TrickHistoryDialog(ClosingDialog):
    """Shows the finished tricks of a hand."""

    def __init__(
        self,
        tricks: Tricks,
        theme: Theme,
        *,
        index: Index = "kqj",
        four_colours: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tricks = tricks
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._table = QTableWidget()
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setShowGrid(False)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        head = self._table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)  # of a long name its beginning shows
        self._table.setItemDelegate(_PlayDelegate(theme, index, four_colours, self._table))
        self.stack(self._title, self._lead, self._table, width=_WIDTH, height=_HEIGHT)
        self._table.setFocus()

    def retranslate(self) -> None:
        title = translate("Trick history", "Tricks of this hand")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._lead.setText(self._tricks.lead())
        players = [shown_name(self._tricks.header, seat) for seat in SEATS]
        columns = [translate("Trick history", "No."), *players, *self._tricks.columns()]
        self._table.setAccessibleName(title)
        self._table.setColumnCount(len(columns))
        self._table.setHorizontalHeaderLabels(columns)
        for column, player in enumerate(players, start=1):
            head = QTableWidgetItem(player)
            head.setToolTip(player)
            self._table.setHorizontalHeaderItem(column, head)
        self._fill()
        self._footer.set_note(
            translate("Trick history", "Dot: led. Frame: took the trick.")
            if self._tricks.tricks
            else translate("Trick history", "No trick is finished yet.")
        )
        self._close.setText(translate("Trick history", "&Close"))
        self._close.setToolTip(translate("Trick history", "Back to the table (Esc)"))

    def fit(self) -> None:
        """Makes the rows as high as their letters want."""
        self._fill()

    def _fill(self) -> None:
        tricks = self._tricks.tricks
        self._table.setRowCount(len(tricks))
        self._table.verticalHeader().setDefaultSectionSize(round(_ROW * text_scale(self)))
        for row, trick in enumerate(tricks):
            self._put(row, 0, str(row + 1))
            for seat, card in trick.plays:
                led, won = seat is trick.leader, seat is trick.winner
                item = self._put(row, 1 + SEATS.index(seat), "")
                item.setData(_PLAY, _Cell(card, led, won))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(card, led=led, won=won))
                item.setToolTip(laid_name(card))
            for column, told in enumerate(self._tricks.told(row), start=1 + len(SEATS)):
                self._put(row, column, told)
        self._table.scrollToBottom()

    def _put(self, row: int, column: int, text: str) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        self._table.setItem(row, column, item)
        return item


def _spoken(card: Card | None, *, led: bool, won: bool) -> str:
    """What a cell says to those who hear it."""
    name = laid_name(card)
    if led and won:
        return translate("Trick history", "{card}, led and took the trick", card=name)
    if led:
        return translate("Trick history", "{card}, led", card=name)
    if won:
        return translate("Trick history", "{card}, took the trick", card=name)
    return name
