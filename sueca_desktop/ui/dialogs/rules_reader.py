"""The rules that are played at the table: to read, to search, to look at as they will hang on the wall."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QTextBrowser, QVBoxLayout, QWidget

from sueca_desktop.text.booklet import Booklet, Chapter, Rows, booklet
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print
from sueca_desktop.ui.booklet.sheet_view import SheetView
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.find_bar import FindBar
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.games_editor import GameChoice

_WIDTH, _HEIGHT = 780, 720
_SPACING = (
    "h3 { margin-top: 16px; margin-bottom: 4px } li { margin-bottom: 5px } "
    "table { margin-left: 22px; margin-top: 6px }"
)


class RulesReader(ClosingDialog):
    """`rules` are those of each game to read about, `game` is the one that shows; of several games the person
    chooses. `print_asked` and `pdf_asked` tell the rules and what of them the person wants."""

    print_asked = Signal(object, object)
    pdf_asked = Signal(object, object)

    def __init__(
        self, rules: Mapping[str, Any], game: str, inks: Inks | None = None, parent: QWidget | None = None
    ) -> None:
        self._print = QPushButton()
        self._pdf = QPushButton()
        super().__init__(parent, beside=(self._print, self._pdf))
        self._rules = rules
        self._game = GameChoice(game)
        self._game.setVisible(len(rules) > 1)
        self._game.chosen.connect(self.retranslate)
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._what = Segmented(tuple(Print))
        self._what.set_value(Print.BOOKLET)
        self._what.chosen.connect(self._show_page)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDefaultStyleSheet(_SPACING)
        self._find = FindBar(self._text)
        self._sheet = SheetView(inks or Inks())
        self._pages = QStackedWidget()
        for page in (self._text, self._sheet):
            self._pages.addWidget(page)
        self._print.clicked.connect(lambda: self.print_asked.emit(self.rules, self.what))
        self._pdf.clicked.connect(lambda: self.pdf_asked.emit(self.rules, self.what))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self, self._print.click)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search)
        top = QWidget()
        row = QHBoxLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._what, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch()
        row.addWidget(self._find, 2)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(top)
        column.addWidget(self._pages, 1)
        self.stack(self._game, self._title, self._lead, body, width=_WIDTH, height=_HEIGHT)
        self._show_page()
        self._text.setFocus()

    @property
    def rules(self) -> Any:
        """The rules that show."""
        return self._rules[self._game.value()]

    @property
    def what(self) -> Print:
        """What of them shows."""
        what: Print = self._what.value()
        return what

    def show_page(self, what: Print) -> None:
        """Shows the booklet or the sheet."""
        self._what.set_value(what)
        self._show_page()

    def retranslate(self) -> None:
        self._game.retranslate()
        told = booklet(self.rules)
        self.setWindowTitle(told.title)
        self._title.setText(told.title)
        self._lead.setText(told.lead)
        self._what.set_words(
            translate("Reader", "What to show"),
            [translate("Reader", "To read"), translate("Reader", "For the wall")],
            [
                translate("Reader", "The rules at length, to read and to search"),
                translate("Reader", "The rules in ten points on one page"),
            ],
        )
        self._text.setAccessibleName(told.title)
        self._text.setToolTip(translate("Summary", "The rules at this table; can be selected and copied"))
        self._text.setHtml(html(told))
        self._find.retranslate()
        self._sheet.set_rules(self.rules)
        self._print.setText(translate("Reader", "&Print…"))
        self._print.setToolTip(translate("Reader", "Prints what shows on A4 (Ctrl+P)"))
        self._pdf.setText(translate("Reader", "&Save as PDF…"))
        self._pdf.setToolTip(translate("Reader", "Puts what shows into a file to print or to send"))
        self._close.setText(translate("Summary", "&Close"))
        self._close.setToolTip(translate("Summary", "Back to the table (Esc)"))

    def _show_page(self) -> None:
        reading = self.what is Print.BOOKLET
        self._pages.setCurrentWidget(self._text if reading else self._sheet)
        self._find.setVisible(reading)

    def _search(self) -> None:
        self.show_page(Print.BOOKLET)
        self._find.take_focus()


def html(told: Booklet) -> str:
    """The chapters as a text to read."""
    return "".join(_chapter(number, chapter) for number, chapter in enumerate(told.chapters, 1))


def _chapter(number: int, chapter: Chapter) -> str:
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in chapter.sentences)
    points = f"<ul>{sentences}</ul>" if sentences else ""
    table = "" if chapter.table is None else _table(chapter.table)
    return f"<h3>{number}. {escape(chapter.title)}</h3>{points}{table}"


def _table(table: Rows) -> str:
    sides = ["right" if number else "left" for number in table.number_columns]
    head = "".join(
        f"<th align='{side}'>{escape(text)}</th>" for side, text in zip(sides, table.heads, strict=True)
    )
    rows = "".join(f"<tr>{_cells(row, sides)}</tr>" for row in table.rows)
    return f"<table cellpadding='4' cellspacing='0'><tr>{head}</tr>{rows}</table>"


def _cells(row: tuple[str, ...], sides: list[str]) -> str:
    return "".join(
        f"<td align='{side}'>{f'<b>{escape(text)}</b>' if side == 'right' else escape(text)}</td>"
        for side, text in zip(sides, row, strict=True)
    )
