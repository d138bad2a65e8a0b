"""The score sheet: every hand of the match, and what it brought."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sueca_desktop.cards import Card, Suit
from sueca_desktop.text.cards import card_name, suit_name
from sueca_desktop.text.pages import Cell, Sheet, TrickMarks
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.panels.suit_mark import card_icon, card_icon_size, suit_icon
from sueca_desktop.ui.panels.trick_marks import marks_icon, marks_icon_size
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT = 1000, 560


class ScoreSheetDialog(ClosingDialog):
    """Shows the hands of a match. `sheet` has them in the current language, whenever it is asked."""

    def __init__(
        self,
        sheet: Callable[[], Sheet],
        theme: Theme,
        *,
        index: Index = "kqj",
        four_colours: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._theme = theme
        self._index: Index = index
        self._four_colours = four_colours
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._table = _table()
        self.stack(self._title, self._lead, self._table, width=_WIDTH, height=_HEIGHT)
        self._table.setFocus()

    def retranslate(self) -> None:
        title, sheet = translate("Score sheet", "Score sheet"), self._sheet()
        self.setWindowTitle(title)
        self._title.setText(title)
        self._lead.setText(sheet.lead)
        self._table.setAccessibleName(title)
        self._table.setColumnCount(len(sheet.columns))
        self._table.setHorizontalHeaderLabels(sheet.columns)
        self._fill()
        self._close.setText(translate("Score sheet", "&Close"))
        self._close.setToolTip(translate("Score sheet", "Closes the score sheet (Esc)"))
        self._footer.set_note(
            sheet.note if sheet.rows else translate("Score sheet", "No hand is finished yet.")
        )

    def showEvent(self, event: QShowEvent) -> None:
        """The cards are drawn for the screen on which the sheet shows."""
        super().showEvent(event)
        self._fill()

    def fit(self) -> None:
        """Makes the rows as high as their letters want."""
        self._fill()

    def _fill(self) -> None:
        scale = text_scale(self)
        rows = self._sheet().rows
        widest = max(
            (len(cell.winners) for row in rows for cell in row if isinstance(cell, TrickMarks)), default=0
        )
        self._table.setIconSize(card_icon_size(scale).expandedTo(marks_icon_size(widest, scale)))
        head = self._table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # or each cell would have all measured again
        self._table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self._table.setItem(row, column, self._item(cell, scale))
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(head.count() - 1, QHeaderView.ResizeMode.Stretch)
        self._table.verticalHeader().setDefaultSectionSize(round(42 * scale))
        self._table.scrollToBottom()

    def _item(self, cell: Cell, scale: float) -> QTableWidgetItem:
        palette, ratio = self._theme.palette, self.devicePixelRatioF()
        match cell:
            case Card():
                icon = card_icon(palette, cell, self._index, scale, ratio, four_colours=self._four_colours)
                return _picture(icon, card_name(cell))
            case Suit():
                icon = suit_icon(palette, cell, scale, ratio, four_colours=self._four_colours)
                return _picture(icon, suit_name(cell))
            case TrickMarks(winners, spoken):
                return _picture(marks_icon(palette, winners, scale, ratio), spoken)
            case str():
                return QTableWidgetItem(cell)


def _picture(icon: QIcon, spoken: str) -> QTableWidgetItem:
    """A cell with a picture, and what it says to those who hear it."""
    item = QTableWidgetItem(icon, "")
    item.setToolTip(spoken)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
    return item


def _table() -> QTableWidget:
    table = QTableWidget()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    head = table.horizontalHeader()
    head.setHighlightSections(False)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table
