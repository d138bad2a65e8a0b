"""The library: all finished matches, to look for one, and what can be done with it."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.text import annals_text
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.clear_button import ClearButton
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.library.catalogue import Catalogue, Found

_WIDTH, _HEIGHT, _MARGIN = 1080, 680, 24  # logical pixels at the usual text size, as all lengths here
_ROW, _SEARCH = 40, 300
_ROOMY, _SNUG = 900, 640  # from these widths on there are columns for the rules, and for help
_RULES, _WITH, _HELP = 2, 3, 5  # columns
_PLACE = Qt.ItemDataRole.UserRole


class LibraryWindow(Dialog):
    """Lists what a catalogue finds. The signals bring the match that the person has chosen: to be replayed,
    reviewed, opened at the table, dealt again, copied to another file, or deleted."""

    replay = Signal(object)
    review = Signal(object)
    open_match = Signal(object)
    deal_again = Signal(object)
    export = Signal(object)
    delete = Signal(object)

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._found: list[Found] = []
        self._title = label("shout", wrap=True)
        self._search = QLineEdit()
        ClearButton(self._search)
        self._search_name = label("name")
        self._search_name.setBuddy(self._search)
        self._lead = label("muted", wrap=True)
        self._table = _table()
        self._replay, self._review, self._open, self._again, self._export, self._delete, self._close = (
            QPushButton() for _ in range(7)
        )
        self._replay.setObjectName("primary")
        self._replay.setDefault(True)
        self._actions = {
            self._replay: self.replay,
            self._review: self.review,
            self._open: self.open_match,
            self._again: self.deal_again,
            self._export: self.export,
            self._delete: self.delete,
        }
        for button, signal in self._actions.items():
            button.clicked.connect(lambda _=False, signal=signal: self._choose(signal))
        self._close.clicked.connect(self.accept)
        self._search.textChanged.connect(self._filter)
        self._table.itemSelectionChanged.connect(self._selected)
        self._table.cellDoubleClicked.connect(lambda *_: self._replay.click())
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self._table, self._delete.click)
        catalogue.found.connect(self._take)
        catalogue.done.connect(self._tell)
        self._lay_out()
        self.retranslate()
        self.open_at(_WIDTH, _HEIGHT)
        self._table.setFocus()
        self._selected()
        catalogue.start()
        self._tell()

    @property
    def chosen(self) -> Found | None:
        """The match that is chosen."""
        rows = self._table.selectionModel().selectedRows()
        if not rows or self._table.isRowHidden(rows[0].row()):
            return None
        found: Found = self._found[self._item(rows[0].row(), 0).data(_PLACE)]
        return found

    def search(self, words: str) -> None:
        """Shows only the matches in whose line all these words stand."""
        self._search.setText(words)

    def remove(self, gone: Found) -> None:
        """Takes a match off the list."""
        for row in range(self._table.rowCount()):
            if self._found[self._item(row, 0).data(_PLACE)] is gone:
                self._table.removeRow(row)
                break
        self._selected()
        self._tell()

    def retranslate(self) -> None:
        title = translate("Library", "Matches played")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._search_name.setText(translate("Library", "&Search"))
        self._search.setAccessibleName(translate("Library", "Search"))
        self._search.setPlaceholderText(translate("Library", "Name, game, date…"))
        self._search.setToolTip(translate("Library", "Shows the matches with these words (Ctrl+F)"))
        self._table.setAccessibleName(title)
        self._table.setHorizontalHeaderLabels(
            [
                translate("Library", "Date"),
                translate("Library", "Game"),
                translate("Library", "Rules"),
                translate("Library", "With"),
                translate("Library", "Result"),
                translate("Library", "Help"),
            ]
        )
        words = {
            self._replay: (
                translate("Library", "&Replay"),
                translate("Library", "Plays the match again step by step (Enter)"),
            ),
            self._review: (
                translate("Library", "Re&view"),
                translate("Library", "Goes through its hands with all cards open"),
            ),
            self._open: (translate("Library", "&Open"), translate("Library", "Opens the match at the table")),
            self._again: (
                translate("Library", "Same &cards…"),
                translate("Library", "Plays the cards of its last hand again, from any seat"),
            ),
            self._export: (
                translate("Library", "Save a co&py…"),
                translate("Library", "Saves the match to another file"),
            ),
            self._delete: (translate("Library", "&Delete…"), translate("Library", "Deletes the match (Del)")),
            self._close: (translate("Library", "C&lose"), translate("Library", "Closes the list (Esc)")),
        }
        for button, (text, tip) in words.items():
            button.setText(text)
            button.setToolTip(tip)
        for row in range(self._table.rowCount()):
            self._put_row(row, self._found[self._item(row, 0).data(_PLACE)])
        self._filter()
        self._tell()

    def fit(self) -> None:
        """Makes rows as high, and the search as wide, as their letters want."""
        scale = text_scale(self)
        self._table.verticalHeader().setDefaultSectionSize(round(_ROW * scale))
        self._search.setMinimumWidth(round(_SEARCH / max(1.0, scale)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the players are worth more than the rules, and than what help was
        taken."""
        super().resizeEvent(event)
        for column, width in ((_RULES, _ROOMY), (_HELP, _SNUG)):
            self._table.setColumnHidden(column, self.width() < width * text_scale(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leads from the search to the list."""
        if event.key() == Qt.Key.Key_Down and self._search.hasFocus():
            self._table.setFocus()
            self._choose_first()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Closes the window; nothing more is looked for."""
        self._catalogue.stop()
        super().done(result)

    def _take(self, found: Found) -> None:
        row, place = self._table.rowCount(), len(self._found)
        self._found.append(found)
        self._table.insertRow(row)
        for column in range(self._table.columnCount()):
            self._table.setItem(row, column, QTableWidgetItem())
        self._item(row, 0).setData(_PLACE, place)
        self._put_row(row, found)
        self._table.setRowHidden(row, not self._fits(row))
        if not self._table.selectedItems():
            self._choose_first()

    def _put_row(self, row: int, found: Found) -> None:
        entry = found.entry
        cells = (
            annals_text.short_date(entry.ended),
            GAME_TEXTS[entry.game].name(),
            annals_text.rules_name(entry.game, entry.rules),
            annals_text.with_whom(found.header),
            annals_text.result_line(found.header, entry, found.winners),
            annals_text.help_words(entry),
        )
        for column, text in enumerate(cells):
            item = self._item(row, column)
            item.setText(text)
            item.setToolTip(text)

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self._table.item(row, column)
        assert item is not None
        return item

    def _fits(self, row: int) -> bool:
        cells = (self._item(row, column).text() for column in range(self._table.columnCount()))
        line = _plain(" ".join(cells))
        return all(word in line for word in _plain(self._search.text()).split())

    def _filter(self) -> None:
        for row in range(self._table.rowCount()):
            self._table.setRowHidden(row, not self._fits(row))
        if self.chosen is None:
            self._choose_first()
        self._selected()
        self._tell()

    def _choose_first(self) -> None:
        rows = range(self._table.rowCount())
        shown = next((row for row in rows if not self._table.isRowHidden(row)), None)
        if shown is None:
            self._table.clearSelection()
        elif self.chosen is None:
            self._table.selectRow(shown)

    def _selected(self) -> None:
        chosen = self.chosen
        for button in self._actions:
            button.setEnabled(chosen is not None)
        if chosen is not None:
            self._replay.setEnabled(chosen.entry.game in CONDUCTS)
            self._review.setEnabled(chosen.entry.game == "sueca")

    def _choose(self, signal: Signal) -> None:
        if self.chosen is not None:
            signal.emit(self.chosen)  # type: ignore[attr-defined]

    def _tell(self) -> None:
        shown = sum(not self._table.isRowHidden(row) for row in range(self._table.rowCount()))
        if self._catalogue.working:
            self._lead.setText(translate("Library", "Looking through the matches…"))
        elif not self._table.rowCount():
            self._lead.setText(annals_text.nothing_yet())
        elif not shown:
            self._lead.setText(translate("Library", "No match has these words."))
        else:
            self._lead.setText(annals_text.matches_shown(shown))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title, 1)
        head.addWidget(self._search_name)
        head.addWidget(self._search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._lead)
        layout.addWidget(self._table, 1)
        buttons = [self._delete, self._export, self._again, self._open, self._review, self._replay]
        layout.addWidget(Footer([*buttons, self._close]))


def _table() -> QTableWidget:
    table = QTableWidget(0, 6)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    head = table.horizontalHeader()
    head.setHighlightSections(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(_WITH, QHeaderView.ResizeMode.Stretch)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table


def _plain(text: str) -> str:
    """Small letters without accents, by which people look for words."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))
