"""The score sheet: every hand of the match, and what it brought."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sueca_desktop.record import Header
from sueca_desktop.rules.results import HandReason, HandResult, Pair
from sueca_desktop.text.cards import card_name
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.result_text import reason_words, running_scores
from sueca_desktop.text.rules_text import rules_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.panels.suit_mark import card_icon, card_icon_size
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT = 1000, 560
_TRUMP = 2  # the column of the turned cards


class ScoreSheetDialog(ClosingDialog):
    """Shows the hands of a match; `show_match` follows it while the sheet is open."""

    def __init__(
        self,
        header: Header,
        results: tuple[HandResult, ...],
        theme: Theme,
        *,
        index: Index = "kqj",
        four_colours: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._header = header
        self._results = results
        self._theme = theme
        self._index: Index = index
        self._four_colours = four_colours
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._table = _table()
        self.stack(self._title, self._lead, self._table, width=_WIDTH, height=_HEIGHT)
        self._table.setFocus()

    def show_match(self, header: Header, results: tuple[HandResult, ...]) -> None:
        """Shows the hands of a match as they stand now."""
        self._header, self._results = header, results
        self.retranslate()

    def retranslate(self) -> None:
        title = translate("Score sheet", "Score sheet")
        self.setWindowTitle(title)
        self._title.setText(title)
        rules = self._header.rules
        self._lead.setText(
            translate(
                "Score sheet",
                "Rules: {rules}. The first side with {games} wins the match.",
                rules=rules_name(rules),
                games=Counted().games(rules.target),
            )
        )
        columns = (
            translate("Score sheet", "Hand"),
            translate("Score sheet", "Dealer"),
            translate("Score sheet", "Trump"),
            translate("Score sheet", "Points"),
            translate("Score sheet", "Tricks"),
            translate("Score sheet", "Games"),
            translate("Score sheet", "Match"),
            translate("Score sheet", "How"),
        )
        self._table.setAccessibleName(title)
        self._table.setColumnCount(len(columns))
        self._table.setHorizontalHeaderLabels(columns)
        last = len(columns) - 1
        self._table.horizontalHeader().setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
        self._fill()
        self._close.setText(translate("Score sheet", "&Close"))
        self._close.setToolTip(translate("Score sheet", "Closes the score sheet (Esc)"))
        self._footer.set_note(
            translate("Score sheet", "The first number is always ours, the second theirs.")
            if self._results
            else translate("Score sheet", "No hand is finished yet.")
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
        self._table.setIconSize(card_icon_size(scale))
        self._table.setRowCount(len(self._results))
        number = 0
        for row, (result, score) in enumerate(zip(self._results, running_scores(self._results), strict=True)):
            counted = result.reason is not HandReason.SPOILED
            number += counted
            cells = (
                str(number) if counted else "–",
                shown_name(self._header, result.dealer),
                "",
                _pair(result.points) if counted else "",
                _pair(result.tricks) if counted else "",
                _pair(result.games) if counted else "",
                _pair(score),
                reason_words(result, self._header.rules),
            )
            for column, text in enumerate(cells):
                self._table.setItem(row, column, QTableWidgetItem(text))
            mark = card_icon(
                self._theme.palette,
                result.trump,
                self._index,
                scale,
                self.devicePixelRatioF(),
                four_colours=self._four_colours,
            )
            trump = QTableWidgetItem(mark, "")
            trump.setToolTip(card_name(result.trump))
            trump.setData(Qt.ItemDataRole.AccessibleTextRole, card_name(result.trump))
            self._table.setItem(row, _TRUMP, trump)
        self._table.verticalHeader().setDefaultSectionSize(round(42 * scale))
        self._table.scrollToBottom()


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
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table


def _pair(numbers: Pair) -> str:
    return f"{numbers[0]}–{numbers[1]}"
