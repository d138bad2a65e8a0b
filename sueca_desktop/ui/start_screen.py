"""Where the person arrives: go on with a match, or sit down at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.record import Header, Record
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text import start_text
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.layout import unit
from sueca_desktop.ui.scene.paint_ground import ground_pixmap
from sueca_desktop.ui.scene.theme import Theme
from sueca_desktop.ui.start_tables import ContinueButton, GameTable
from sueca_desktop.ui.style import style_sheet

_LINKS = (
    "lesson",
    "new_match",
    "day",
    "open_file",
    "statistics",
    "score_keeper",
    "settings",
    "rules",
)
_NARROW = 940  # units of k; below it the tables stand close together
_TIGHT = 300  # units of k; in a narrower table its parts stand one below the other
_CONTINUE = 430  # width of the button that goes on, units of k


class ContinueInfo(Struct, frozen=True):
    """A match that can be continued, as the person at S sees it."""

    header: Header
    view: Any

    @classmethod
    def of(cls, record: Record) -> ContinueInfo:
        """The match of a record."""
        return cls(record.header, record.header.game.view(record.state, Seat.S))

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.header.game.id

    def standing(self) -> str:
        """Where it stands."""
        return GAME_TEXTS[self.game].standing(self.header, self.view)


class StartScreen(Panel):
    """A greeting, the match to go on with, a table of each game, and the way to everything else.

    Whoever has never begun a match is offered a first `lesson` where others go on with theirs.

    `sit` brings the ids of the game and of the chosen preset, or `OWN_MIX` for the person's own rules (see
    `set_preset`); `go_on` the id of the game whose waiting match is wanted.
    """

    go_on = Signal(str)
    sit = Signal(str, str)
    lesson = Signal()
    new_match = Signal()
    day = Signal()
    open_file = Signal()
    statistics = Signal()
    score_keeper = Signal()
    settings = Signal()
    rules = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        hour: Callable[[], int] = lambda: datetime.now().astimezone().hour,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._index: Index = "kqj"
        self._text_size = 1.0
        self._k = 0.0
        self._has_size = False
        self._worn: tuple[Theme, float] | None = None
        self._hour = hour
        self._name: str | None = None
        self._latest: ContinueInfo | None = None
        self._ground = QPixmap()
        self._greeting = label("display", wrap=True)
        self._lead = label("lead", wrap=True)
        self._continue = ContinueButton(Qt.Key.Key_Enter)
        self._continue.setObjectName("primary")
        self._newcomer = False
        self._lesson = ContinueButton()
        self._tables = {game: GameTable(text, theme) for game, text in GAME_TEXTS.items()}
        self._first_table = next(iter(self._tables.values()))
        self._links = {signal: QPushButton() for signal in _LINKS}
        for button in (self._continue, self._lesson, *self._links.values()):
            button.setAutoDefault(True)
        self._continue.clicked.connect(self._go_on_with_latest)
        self._lesson.clicked.connect(self.lesson)
        for game, table in self._tables.items():
            table.sit.connect(partial(self.sit.emit, game))
            table.go_on.connect(partial(self.go_on.emit, game))
        for signal, button in self._links.items():
            button.clicked.connect(getattr(self, signal))
        self._lay_out()
        self.set_waiting(())
        self.retranslate()

    def set_theme(self, theme: Theme, *, index: Index = "kqj", text_size: float = 1.0) -> None:
        """Takes a theme's colours, the letters of the court cards, and the person's text size."""
        self._theme, self._index, self._text_size = theme, index, text_size
        self.fit()

    def set_name(self, name: str | None) -> None:
        """Greets the person by name; None if he has given none."""
        self._name = name
        self._greet()

    def set_waiting(self, matches: Sequence[ContinueInfo]) -> None:
        """Offers to go on with matches, one of a game at most: with the first of them at once, with each at
        its table."""
        self._latest = next(iter(matches), None)
        waiting = {match.game: match.standing for match in matches}
        for game, table in self._tables.items():
            table.set_waiting(waiting.get(game))
        self._continue.setVisible(self._latest is not None)
        self._offer_lesson()
        self._choose_first()
        self._show_continue()
        self.fit()

    def set_newcomer(self, newcomer: bool) -> None:
        """Whether the person has never begun a match."""
        self._newcomer = newcomer
        self._offer_lesson()
        self.fit()

    def set_game(self, game: str) -> None:
        """Makes the table of a game the one to which Enter sits down. Raises KeyError for an unknown one."""
        self._first_table = self._tables[game]
        self._choose_first()

    def set_preset(self, game: str, preset: str) -> None:
        """Chooses the preset at a table; `OWN_MIX` offers the person's own rules too.

        Raises KeyError for an unknown game, ValueError for an unknown preset.
        """
        self._tables[game].set_preset(preset)
        self.fit()

    def focus_first(self) -> None:
        """Brings the keyboard to what the person most likely wants: to go on, else to sit down."""
        self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._greet()
        self._lead.setText(translate("Start", "Sit down at a table."))
        for table in self._tables.values():
            table.retranslate()
        self._lesson.set_words(
            translate("Start", "New here? First lesson"),
            translate("Start", "One hand of sueca, with a word about each card."),
            translate("Start", "Teaches the game at the table"),
        )
        words = {
            "lesson": (
                translate("Start", "First &lesson"),
                translate("Start", "Learn the game at the table"),
            ),
            "new_match": (
                translate("Start", "&New match…"),
                translate("Start", "Choose rules, players and cards"),
            ),
            "day": (
                translate("Start", "Hand of the &day"),
                translate("Start", "The same cards for everybody today"),
            ),
            "statistics": (
                translate("Start", "Stat&istics"),
                translate("Start", "How you have played so far"),
            ),
            "open_file": (translate("Start", "&Open…"), translate("Start", "Open a saved match")),
            "score_keeper": (
                translate("Start", "Score &keeper"),
                translate("Start", "Keep the score of a game with real cards"),
            ),
            "settings": (
                translate("Start", "S&ettings"),
                translate("Start", "The look of the table, names, language"),
            ),
            "rules": (translate("Start", "&Rules"), translate("Start", "How the games are played")),
        }
        for signal, (text, tip) in words.items():
            self._links[signal].setText(text)
            self._links[signal].setToolTip(tip)
        self._show_continue()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """It may be another time of day by now."""
        super().showEvent(event)
        self._greet()

    def hideEvent(self, event: QHideEvent) -> None:
        """The ground is as large as the window: it is not kept while a table is played at."""
        super().hideEvent(event)
        self._ground = QPixmap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out for the new size."""
        super().resizeEvent(event)
        self._has_size = True
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if (
            self._ground.deviceIndependentSize().toSize() != self.size()
            or self._ground.devicePixelRatio() != ratio
        ):
            self._ground = ground_pixmap(self._theme, self._k, self.width(), self.height(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, or sits down, wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._first().click()
        else:
            super().keyPressEvent(event)

    def _first(self) -> QPushButton:
        return self._first_table.seat if self._continue.isHidden() else self._continue

    def _choose_first(self) -> None:
        """Only one button is bright."""
        for table in self._tables.values():
            table.set_first(table is self._first_table and self._latest is None)

    def _offer_lesson(self) -> None:
        """Once: beside the greeting to a newcomer, else among the rest."""
        offered = self._newcomer and self._latest is None
        self._lesson.setVisible(offered)
        self._links["lesson"].setVisible(not offered)

    def _go_on_with_latest(self) -> None:
        if self._latest is not None:
            self.go_on.emit(self._latest.game)

    def _lay_out(self) -> None:
        greeting = QVBoxLayout()
        greeting.setSpacing(0)
        greeting.addWidget(self._greeting)
        greeting.addWidget(self._lead)
        self._head_layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head_layout.addLayout(greeting, 1)
        for offer in (self._continue, self._lesson):
            self._head_layout.addWidget(offer, 0, Qt.AlignmentFlag.AlignVCenter)
        self._tables_layout = QHBoxLayout()
        for table in self._tables.values():
            self._tables_layout.addWidget(table, 1)
        links = QWidget()
        flow = self._links_layout = FlowLayout(links, even=True)
        for button in self._links.values():
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        links.setSizePolicy(policy)
        self._column = QVBoxLayout(self)
        # It is laid out for whatever size it has; what it needed before must not hold it.
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._column.addLayout(self._head_layout)
        self._column.addLayout(self._tables_layout, 1)
        self._column.addWidget(links)

    def fit(self) -> None:
        """Sizes, colours and arrangement for the window's size; nothing before it has one."""
        if not self._has_size:
            return
        k = unit((max(800, self.width()), max(500, self.height())), self._text_size)
        spare = max(0.0, self.width() / k - 1152) / 2  # keeps to the middle of a wide window
        side = max(24.0, min(64.0, self.width() / k * 0.05), spare)
        gap = 28 if self.width() >= _NARROW * k else 12
        tables = len(self._tables)
        width = round((self.width() - 2 * side * k - gap * k * (tables - 1)) / tables)
        self._k = k
        if self._worn != (self._theme, k):  # a style sheet is costly: it dresses every widget anew
            self._worn = (self._theme, k)
            self.setStyleSheet(style_sheet(self._theme.palette, k))
            self._ground = QPixmap()
        self._fit_continue()
        tight = width < _TIGHT * k
        for table in self._tables.values():
            table.fit(self._theme, self._index, k, width, tight=tight)
        in_one_row = not tight and all(table.has_room_for_row() for table in self._tables.values())
        for table in self._tables.values():
            table.set_in_one_row(in_one_row)
        heights = [table.words_height() for table in self._tables.values()]
        tagline, waiting = (max(column) for column in zip(*heights, strict=True))
        for table in self._tables.values():
            table.align(0 if tight and waiting else tagline, waiting)
        high = self.height() >= 700 * k
        top = round((30 if high else 14) * k)
        self._column.setContentsMargins(
            round(side * k), top, round(side * k), round((34 if high else 14) * k)
        )
        self._column.setSpacing(round((28 if high else 12) * k))
        self._tables_layout.setSpacing(round(gap * k))
        self._links_layout.setSpacing(round(12 * k))
        self._head_layout.setSpacing(round(14 * k))
        self._lead.setVisible(high or self._continue.isHidden())

    def _greet(self) -> None:
        self._greeting.setText(start_text.greeting(self._hour(), self._name))

    def _show_continue(self) -> None:
        if self._latest is not None:
            self._continue.set_words(
                translate("Start", "&Continue: {game}", game=GAME_TEXTS[self._latest.game].name()),
                self._latest.standing(),
                translate("Start", "Goes on where you left off (Enter)"),
            )

    def _fit_continue(self) -> None:
        width = round(_CONTINUE * self._k)
        for offer in (self._continue, self._lesson):
            offer.setMinimumWidth(width)
            offer.fit(self._k, width)
