"""The hand of the day: the same cards for everybody, and what a master made of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sueca_desktop.annals.book import Annals, Day
from sueca_desktop.table.deals import number_of_day
from sueca_desktop.text import annals_text
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale

_WIDTH, _HEIGHT = 720, 600  # logical pixels at the usual text size
_ROW = 38
_MASTER = 2  # the column with the longest name


class DayWindow(ClosingDialog):
    """`play`: the person wants to play the hand of the day."""

    play = Signal()

    def __init__(self, book: Callable[[], Annals], today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._today = today
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._result = label("name", wrap=True)
        self._table = QTableWidget(0, 4)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setAlternatingRowColors(True)
        self._table.setShowGrid(False)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        head = self._table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(_MASTER, QHeaderView.ResizeMode.ResizeToContents)
        self._play, self._copy = QPushButton(), QPushButton()
        self._play.setObjectName("primary")
        self._play.clicked.connect(self.accept)
        self._play.clicked.connect(self.play)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(self.number)))
        self._footer = Footer([self._copy, self._close, self._play])
        self.stack(self._title, self._lead, self._result, self._table, width=_WIDTH, height=_HEIGHT)
        self._play.setDefault(True)
        self._play.setFocus()

    @property
    def number(self) -> int:
        """The deal of the day."""
        return number_of_day(self._today)

    def retranslate(self) -> None:
        title = translate("Day", "Hand of the day")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._table.setAccessibleName(translate("Day", "Earlier days"))
        self._table.setHorizontalHeaderLabels(
            [
                translate("Day", "Date"),
                translate("Day", "You"),
                translate("Day", "A master in your place"),
                translate("Day", "Help"),
            ]
        )
        self._play.setText(translate("Day", "&Play the hand"))
        self._play.setToolTip(translate("Day", "Begins a match with these cards (Enter)"))
        self._copy.setText(translate("Day", "Copy the &number"))
        self._copy.setToolTip(translate("Day", "Copies the number of the deal, to send it to a friend"))
        self._close.setText(translate("Day", "&Close"))
        self._close.setToolTip(translate("Day", "Closes this window (Esc)"))
        self.show_book()

    def fit(self) -> None:
        self._table.verticalHeader().setDefaultSectionSize(round(_ROW * text_scale(self)))

    def show_book(self) -> None:
        """Shows the days as they stand in the book now."""
        days, today = self._book().days, self._today.isoformat()
        self._lead.setText(
            translate(
                "Day",
                "Today everybody gets the same cards at Sueca: deal {number}, the digits of the date. The "
                "first time that you play it counts.",
                number=self.number,
            )
        )
        self._result.setText(self._words(days.get(today)))
        rows = sorted(days.items(), reverse=True)
        self._table.setRowCount(len(rows))
        for row, (day, played) in enumerate(rows):
            cells = (
                annals_text.short_date(day),
                str(played.points),
                "…" if played.master is None else str(played.master),
                translate("Day", "With help") if played.helped else "",
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self._table.setItem(row, column, item)

    def _words(self, played: Day | None) -> str:
        if played is None:
            return translate("Day", "You have not played it yet.")
        yours = Counted().points(played.points)
        if played.master is None:
            return translate("Day", "You took {points}. A master plays in your place now…", points=yours)
        return translate(
            "Day",
            "You took {points}, a master in your place {master}.",
            points=yours,
            master=Counted().points(played.master),
        )
