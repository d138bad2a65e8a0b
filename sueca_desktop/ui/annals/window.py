"""The statistics: numbers and pictures of the finished matches of a game, by rules, opponents, person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.annals.book import Annals
from sueca_desktop.annals.entry import Entry
from sueca_desktop.annals.sheet import csv_bytes
from sueca_desktop.annals.tally import histogram, tally
from sueca_desktop.levels import Level
from sueca_desktop.text import annals_text
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.annals.charts import BalanceChart, HistogramChart
from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label, rule, scrolled
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT, _MARGIN = 1060, 740, 24  # logical pixels at the usual text size, as all lengths here
_ROOMY = 860  # from this width on numbers and pictures stand side by side
_MOST_FIGURES = 11

_COUNTED, _PRACTICE = False, True
_ALL = None


class Choice(QWidget):
    """A combo box under its name."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = label("small")
        self._box = QComboBox()
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.name.setBuddy(self._box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.name)
        column.addWidget(self._box)
        column.addStretch()  # names of neighbours stand in one line, however high their choices are
        self._box.activated.connect(self.chosen)

    def put(self, name: str, everything: str, values: Sequence[tuple[object, str]]) -> None:
        """Offers everything, or one of some values with their words. What was chosen stays so if it is still
        there."""
        before = self.value()
        self.name.setText(name)
        self._box.setAccessibleName(name.replace("&", ""))
        with QSignalBlocker(self._box):
            self._box.clear()
            self._box.addItem(everything, _ALL)
            for value, words in values:
                self._box.addItem(words, (value,))
            places = range(self._box.count())
            self._box.setCurrentIndex(next((i for i in places if self._box.itemData(i) == before), 0))

    def value(self) -> tuple[object] | None:
        """The chosen value as the only one of a tuple; None for everything."""
        data: tuple[object] | None = self._box.currentData()
        return data

    def takes(self, value: object) -> bool:
        """Whether the choice lets a value through."""
        chosen = self.value()
        return chosen is None or chosen[0] == value


class StatisticsWindow(Dialog):
    """Shows what the book tells. `export` brings the bytes of a table and a name for the file; `reset` the
    ids of the matches that the person wants forgotten; `library` asks for the list of matches."""

    export = Signal(bytes, str)
    reset = Signal(object)
    library = Signal()

    def __init__(
        self, book: Callable[[], Annals], game: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._book = book
        self._title = label("shout")
        self._games = Segmented(tuple(GAME_TEXTS))
        self._games.set_value(game)
        self._rules, self._level, self._person = Choice(), Choice(), Choice()
        self._help = Segmented((_COUNTED, _PRACTICE))
        self._help.set_value(_COUNTED)
        self._help_name = label("small")
        self._help_name.setBuddy(self._help)
        self._lead = label("muted", wrap=True)
        self._names = [label("body", wrap=True) for _ in range(_MOST_FIGURES)]
        self._numbers = [label("title") for _ in range(_MOST_FIGURES)]
        self._lines = [rule() for _ in range(_MOST_FIGURES)]
        self._balance, self._histogram = BalanceChart(theme), HistogramChart(theme)
        self._export, self._reset, self._reset_all, self._library, self._close = (
            QPushButton() for _ in range(5)
        )
        self._footer = Footer([self._library, self._export, self._reset, self._reset_all, self._close])
        self._lay_out()
        self._games.chosen.connect(self.show_book)
        self._help.chosen.connect(self.show_book)
        for choice in (self._rules, self._level, self._person):
            choice.chosen.connect(self.show_book)
        self._export.clicked.connect(self._ask_export)
        self._reset.clicked.connect(lambda: self.reset.emit({entry.id for entry in self.entries()}))
        self._reset_all.clicked.connect(lambda: self.reset.emit(set(self._book().entries)))
        self._library.clicked.connect(self.library)
        self._close.clicked.connect(self.accept)
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)
        self._arrange()
        self._games.setFocus()

    @property
    def game(self) -> str:
        """The id of the game that shows."""
        game: str = self._games.value()
        return game

    def show_game(self, game: str) -> None:
        """Shows another game."""
        self._games.set_value(game)
        self.show_book()

    def set_theme(self, theme: Theme) -> None:
        """Takes another theme's colours."""
        for chart in (self._balance, self._histogram):
            chart.set_theme(theme)

    def entries(self) -> list[Entry]:
        """The matches that the numbers are about, in the order in which they ended."""
        found = [
            entry
            for entry in self._of_game()
            if entry.helped is self._help.value()
            and self._rules.takes(entry.rules)
            and self._level.takes(entry.level)
            and self._person.takes(annals_text.person_name(entry.name))
        ]
        return sorted(found, key=lambda entry: entry.ended)

    def show_book(self) -> None:
        """Shows the book as it stands now."""
        self._offer()
        game, entries, book = self.game, self.entries(), self._book()
        counted = tally(game, entries, book.reviews)
        figures = annals_text.figures(game, counted)
        for place in range(_MOST_FIGURES):
            shown = place < len(figures)
            for part in (self._names[place], self._numbers[place]):
                part.setVisible(shown)
            self._lines[place].setVisible(shown and place > 0)
            if shown:
                figure = figures[place]
                self._names[place].setText(figure.name)
                self._numbers[place].setText(figure.number)
                for part in (self._names[place], self._numbers[place]):
                    part.setToolTip(figure.tip)
                self._numbers[place].setAccessibleName(figure.name)
                self._numbers[place].setAccessibleDescription(figure.tip)
        self._balance.present(counted.curve)
        self._histogram.present(game, histogram(game, entries))
        self._lead.setText(
            translate("Statistics", "Only matches played to their end count, and only your side.")
            if entries
            else annals_text.nothing_yet()
        )
        self._export.setEnabled(bool(entries))
        self._reset.setEnabled(bool(entries))
        self._reset_all.setEnabled(bool(book.entries))

    def retranslate(self) -> None:
        title = translate("Statistics", "Statistics")
        self.setWindowTitle(title)
        self._title.setText(title)
        texts = list(GAME_TEXTS.values())
        self._games.set_words(
            translate("Statistics", "Game"),
            [text.name() for text in texts],
            [text.tagline() for text in texts],
        )
        self._help_name.setText(translate("Statistics", "&How played"))
        self._help.set_words(
            translate("Statistics", "How played"),
            [translate("Statistics", "Without help"), translate("Statistics", "Practice")],
            [
                translate("Statistics", "Matches without hints and without taking back"),
                translate("Statistics", "Matches with hints, or in which something was taken back"),
            ],
        )
        words = (
            (
                self._library,
                translate("Statistics", "&Matches…"),
                translate("Statistics", "The list of all matches"),
            ),
            (
                self._export,
                translate("Statistics", "&Save as table…"),
                translate("Statistics", "Saves these matches for a spreadsheet (CSV)"),
            ),
            (
                self._reset,
                translate("Statistics", "&Forget these…"),
                translate("Statistics", "Counts the matches that are shown no more"),
            ),
            (
                self._reset_all,
                translate("Statistics", "Forget &all…"),
                translate("Statistics", "Begins the statistics of all games anew"),
            ),
            (
                self._close,
                translate("Statistics", "&Close"),
                translate("Statistics", "Closes the statistics (Esc)"),
            ),
        )
        for button, text, tip in words:
            button.setText(text)
            button.setToolTip(tip)
        self.show_book()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Numbers and pictures stand side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def fit(self) -> None:
        self._arrange()

    def _of_game(self) -> list[Entry]:
        return [entry for entry in self._book().entries.values() if entry.game == self.game]

    def _offer(self) -> None:
        """Puts what can be chosen: what occurs in the matches of the game."""
        entries, game = self._of_game(), self.game
        everything = translate("Statistics", "All")
        rules = {entry.rules for entry in entries}
        known = [preset for preset in GAME_TEXTS[game].game.presets if preset in rules]
        offered = known + sorted(rules - set(known))
        self._rules.put(
            translate("Statistics", "&Rules"),
            everything,
            [(preset, annals_text.rules_name(game, preset)) for preset in offered],
        )
        levels = {entry.level for entry in entries}
        self._level.put(
            translate("Statistics", "&Opponents"),
            everything,
            [(level, annals_text.level_of(level)) for level in sorted(levels, key=_level_order)],
        )
        names = sorted({annals_text.person_name(entry.name) for entry in entries})
        self._person.put(
            translate("Statistics", "&Person"),
            everything,
            [(name, name) for name in names],
        )

    def _ask_export(self) -> None:
        separator = ";" if QLocale().decimalPoint() == "," else ","  # what spreadsheets expect there
        self.export.emit(csv_bytes(self.entries(), separator), self.game)

    def _arrange(self) -> None:
        roomy = self.width() >= _ROOMY * text_scale(self)
        way = QBoxLayout.Direction.LeftToRight if roomy else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(way)

    def _lay_out(self) -> None:
        choices = QWidget()
        flow = FlowLayout(choices, spacing=18)
        kinds = QWidget()
        named = QVBoxLayout(kinds)
        named.setContentsMargins(0, 0, 0, 0)
        named.setSpacing(2)
        named.addWidget(self._help_name)
        named.addWidget(self._help)
        named.addStretch()
        for choice in (kinds, self._rules, self._level, self._person):
            flow.addWidget(choice)
        _high_as_needed(choices)
        top = QWidget()
        head = FlowLayout(top, spacing=18)
        head.addWidget(self._title)
        head.addWidget(self._games)
        _high_as_needed(top)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place in range(_MOST_FIGURES):
            grid.addWidget(self._lines[place], 2 * place, 0, 1, 2)
            grid.addWidget(self._names[place], 2 * place + 1, 0)
            grid.addWidget(self._numbers[place], 2 * place + 1, 1, right)
        numbers, pictures = QVBoxLayout(), QVBoxLayout()
        numbers.addLayout(grid)
        numbers.addStretch()
        pictures.setSpacing(12)
        pictures.addWidget(self._balance, 1)
        pictures.addWidget(self._histogram, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(26)
        self._body.addLayout(numbers, 2)
        self._body.addLayout(pictures, 3)
        page = QWidget()  # all of it scrolls: with large letters a small window has no room above it
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        for part in (choices, self._lead):
            column.addWidget(part)
        column.addLayout(self._body, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(10)
        layout.addWidget(top)
        layout.addWidget(scrolled(page), 1)
        layout.addWidget(self._footer)


def _level_order(level: str | None) -> tuple[bool, int]:
    order = [one.value for one in Level]
    return level is None, order.index(level) if level in order else len(order)


def _high_as_needed(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
