"""Where the person arrives: go on with a match, or sit down at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.cards import Card
from sueca_desktop.record import Header, Record
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, PlayerView, view
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TRICKS
from sueca_desktop.text import rules_text, start_text
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.app_icon import AppPicture
from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.key_button import key_name
from sueca_desktop.ui.controls.labels import label, repolish
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.scene.card_art import CardArt, Index
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import unit
from sueca_desktop.ui.scene.paint_ground import ground_pixmap
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_shadow, qrect, saved
from sueca_desktop.ui.scene.theme import RADIUS_PLATE, Shadow, Theme
from sueca_desktop.ui.style import style_sheet

OWN_MIX = "own mix"
"""Stands for rules that are no preset, where a preset's id is expected."""

_SHORT_NAMES = {"pt_PT": "PT", "pt_BR": "BR", "en": "EN"}
_TRICK = (
    ("7H", 0.0, -0.22, 3.0),
    ("AS", -0.265, 0.0, -6.0),
    ("KD", 0.265, 0.0, 5.0),
    ("JC", 0.0, 0.22, -3.0),
)
_TABLE_SHADOW = Shadow(3, 8, 0.3)
_LINKS = ("new_match", "open_file", "score_keeper", "settings", "rules")
_SIGN = 64  # units of k
_NARROW = 940  # units of k; below it the continue card stands under the greeting


@dataclass(frozen=True)
class ContinueInfo:
    """A match that can be continued, as the person at S sees it."""

    header: Header
    view: PlayerView

    @classmethod
    def of(cls, record: Record) -> ContinueInfo:
        """The match of a record."""
        return cls(record.header, view(record.state, Seat.S))


class LanguageSwitch(Segmented):
    """The languages side by side, each by its own name; `chosen` tells the id of the one chosen."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(tuple(LANGUAGES), parent)
        self.setObjectName("languages")
        self._short = False
        self.set_value(language)
        self._put()

    def set_short(self, short: bool) -> None:
        """Shows two letters for each language, where there is little room."""
        self._short = short
        self._put()

    def _put(self) -> None:
        names = _SHORT_NAMES if self._short else LANGUAGES
        texts = [names[language] for language in LANGUAGES]
        self.set_words("Português / English", texts, list(LANGUAGES.values()))


class TablePicture(QWidget):
    """A table seen from above: four seats, yours lit, and a trick on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = CardArt(theme)
        self._k = 1.0

    def present(self, theme: Theme, index: Index, k: float) -> None:
        """Takes a theme, the letters of the court cards and a size."""
        self._theme, self._k = theme, k
        self._art = CardArt(theme, index=index, large_index=theme.large_index)
        self.setMinimumSize(round(200 * k), round(200 * k))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        side = min(self.width(), self.height())
        cx, cy, table = self.width() / 2, self.height() / 2, side * 0.76
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            self._draw_seat(painter, cx, cy, table, dx, dy)
        self._draw_top(painter, Rect(cx - table / 2, cy - table / 2, table, table))
        height = table * 0.33
        for card, x, y, angle in _TRICK:
            with saved(painter):
                painter.translate(cx + x * table, cy + y * table)
                painter.rotate(angle)
                picture = self._art.picture(
                    Card.parse(card), height * CARD_RATIO, height, self.devicePixelRatioF(), angle=angle
                )
                picture.draw(painter)
        painter.end()

    def _draw_seat(self, painter: QPainter, cx: float, cy: float, table: float, dx: int, dy: int) -> None:
        palette = self._theme.palette
        long, short = table * 0.35, table * 0.175
        w, h = (long, short) if dx == 0 else (short, long)
        x, y = cx + dx * (table / 2 + short * 0.36), cy + dy * (table / 2 + short * 0.36)
        fill = palette.accent if dy == 1 else palette.plate
        outline = palette.line if self._theme.flat else None
        draw_box(painter, Rect(x - w / 2, y - h / 2, w, h), 9 * self._k, fill, outline, 1.5 * self._k)

    def _draw_top(self, painter: QPainter, top: Rect) -> None:
        palette, k = self._theme.palette, self._k
        if self._theme.flat:
            draw_box(painter, top, RADIUS_PLATE * k, palette.felt_light, palette.line, 2 * k)
            return
        fall = qrect(top).translated(0, _TABLE_SHADOW.dy * k)
        draw_shadow(painter, fall, RADIUS_PLATE * k, _TABLE_SHADOW.blur * k, _TABLE_SHADOW.alpha)
        draw_box(painter, top, RADIUS_PLATE * k, palette.felt_light, palette.accent, 3 * k)
        draw_box(painter, top.grown(-8 * k), 7 * k, line=palette.line, line_width=1.4 * k)


class ContinueButton(QPushButton):
    """The one button that goes on with the match that was left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("primary")
        self._name = label("name")
        self._line = label("small", wrap=True)
        self._key = QLabel()
        self._key.setObjectName("key")
        self._name.setBuddy(self)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._line)
        row = QHBoxLayout(self)
        row.addLayout(words, 1)
        row.addWidget(self._key, 0, Qt.AlignmentFlag.AlignVCenter)
        for part in (self._name, self._line, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def set_words(self, name: str, line: str, tip: str) -> None:
        """Puts what is continued, and where it stands."""
        self._name.setText(name)
        self._line.setText(line)
        self._key.setText(key_name(Qt.Key.Key_Enter))
        self.setAccessibleName(name.replace("&", ""))
        self.setAccessibleDescription(line)
        self.setToolTip(tip)

    def fit(self, k: float) -> None:
        """Takes the size its words need."""
        row = self.layout()
        assert row is not None
        row.setContentsMargins(*(round(edge * k) for edge in (18, 12, 14, 12)))
        self.setMinimumWidth(round(430 * k))
        self.setMinimumHeight(row.totalHeightForWidth(round(430 * k)))


class StartScreen(Panel):
    """A greeting, the match to go on with, one table to sit down at, and the way to everything else.

    `sit` brings the id of the chosen preset, or `OWN_MIX` for the person's own rules (see `set_preset`).
    """

    continue_clicked = Signal()
    sit = Signal(str)
    new_match = Signal()
    open_file = Signal()
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
        self._hour = hour
        self._name: str | None = None
        self._continue_info: ContinueInfo | None = None
        self._own_mix = False
        self._ground = QPixmap()
        self._greeting = label("display", wrap=True)
        self._lead = label("lead", wrap=True)
        self._continue = ContinueButton()
        self._picture = TablePicture(theme)
        self._sign = AppPicture()
        self._game = label("display")
        self._tagline = label("body", wrap=True)
        self._preset_label = label("muted")
        self._presets = QComboBox()
        self._preset_label.setBuddy(self._presets)
        self._preset_line = label("muted", wrap=True)
        self._sit = QPushButton()
        self._sit.setObjectName("sit")
        self._links = {signal: QPushButton() for signal in _LINKS}
        for button in (self._continue, self._sit, *self._links.values()):
            button.setAutoDefault(True)
        self._continue.clicked.connect(self.continue_clicked)
        self._sit.clicked.connect(lambda: self.sit.emit(self._presets.currentData()))
        self._presets.currentIndexChanged.connect(self._show_preset_line)
        for signal, button in self._links.items():
            button.clicked.connect(getattr(self, signal))
        self._lay_out()
        self.set_continue(None)
        self.retranslate()

    def set_theme(self, theme: Theme, *, index: Index = "kqj", text_size: float = 1.0) -> None:
        """Takes a theme's colours, the letters of the court cards, and the person's text size."""
        self._theme, self._index, self._text_size = theme, index, text_size
        self._k = 0.0
        self.fit()

    def set_name(self, name: str | None) -> None:
        """Greets the person by name; None if he has given none."""
        self._name = name
        self._greet()

    def set_continue(self, info: ContinueInfo | None) -> None:
        """Offers to go on with a match; None if there is none."""
        self._continue_info = info
        self._continue.setVisible(info is not None)
        self._sit.setObjectName("primary" if info is None else "sit")  # only one button is ochre
        repolish(self._sit)
        self._show_continue()

    def set_preset(self, preset: str) -> None:
        """Chooses the preset at the table; `OWN_MIX` offers the person's own rules too.

        Raises ValueError for an unknown one.
        """
        if preset != OWN_MIX and preset not in PRESETS:
            raise ValueError(f"no such preset: {preset!r}")
        self._own_mix = self._own_mix or preset == OWN_MIX
        self._show_presets(preset)

    def focus_first(self) -> None:
        """Brings the keyboard to what the person most likely wants: to go on, else to sit down."""
        self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._greet()
        self._lead.setText(translate("Start", "Sit down at the table."))
        self._game.setText(translate("Start", "Sueca"))
        self._tagline.setText(
            translate(
                "Start",
                "Two against two, {cards} cards each, {points} points.",
                cards=TRICKS,
                points=ALL_POINTS,
            )
        )
        self._preset_label.setText(translate("Start", "How it is &played"))
        self._presets.setAccessibleName(translate("Start", "How it is played"))
        self._presets.setToolTip(translate("Start", "The rules at this table"))
        self._sit.setText(translate("Start", "&Sit down"))
        self._sit.setToolTip(translate("Start", "Begins a match at this table"))
        words = {
            "new_match": (
                translate("Start", "&New match…"),
                translate("Start", "Choose rules, players and cards"),
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
            "rules": (translate("Start", "&Rules"), translate("Start", "How sueca is played")),
        }
        for signal, (text, tip) in words.items():
            self._links[signal].setText(text)
            self._links[signal].setToolTip(tip)
        self._show_presets(self._presets.currentData() or next(iter(PRESETS)))
        self._show_continue()

    def showEvent(self, event: QShowEvent) -> None:
        """It may be another time of day by now."""
        super().showEvent(event)
        self._greet()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out for the new size."""
        super().resizeEvent(event)
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
        return self._sit if self._continue.isHidden() else self._continue

    def _lay_out(self) -> None:
        greeting = QVBoxLayout()
        greeting.setSpacing(0)
        greeting.addWidget(self._greeting)
        greeting.addWidget(self._lead)
        self._head_layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head_layout.addLayout(greeting, 1)
        self._head_layout.addWidget(self._continue, 0, Qt.AlignmentFlag.AlignVCenter)

        self._place = QFrame()
        self._place.setObjectName("place")
        choice = QVBoxLayout()
        choice.addStretch(2)
        self._title_layout = QHBoxLayout()
        self._title_layout.addWidget(self._sign)
        self._title_layout.addWidget(self._game, 1)
        choice.addLayout(self._title_layout)
        choice.addWidget(self._tagline)
        choice.addStretch(1)
        choice.addWidget(self._preset_label)
        choice.addWidget(self._presets)
        choice.addWidget(self._preset_line)
        choice.addStretch(1)
        choice.addWidget(self._sit)
        choice.addStretch(2)
        self._choice_layout = choice
        self._place_layout = QHBoxLayout(self._place)
        self._place_layout.addWidget(self._picture, 5)
        self._place_layout.addLayout(choice, 4)

        links = QWidget()
        flow = self._links_layout = FlowLayout(links)
        for button in self._links.values():
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        links.setSizePolicy(policy)

        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head_layout)
        self._column.addWidget(self._place, 1)
        self._column.addWidget(links)

    def fit(self) -> None:
        """Sizes, colours and arrangement for the window's size."""
        k = unit((max(800, self.width()), max(500, self.height())), self._text_size)
        if k != self._k:
            self._k = k
            self.setStyleSheet(style_sheet(self._theme.palette, k))
            self._ground = QPixmap()
            self._picture.present(self._theme, self._index, k)
            self._sign.fit(round(_SIGN * k))
            self._continue.fit(k)
            self._dress_presets()
        spare = max(0.0, self.width() / k - 1152) / 2  # keeps to the middle of a wide window
        side = round(max(36.0, min(64.0, self.width() / k * 0.05), spare) * k)
        high = self.height() >= 700 * k
        top = round((30 if high else 10) * k)
        self._column.setContentsMargins(side, top, side, round((34 if high else 12) * k))
        self._column.setSpacing(round((28 if high else 10) * k))
        edge = 14 if high else 8
        self._place_layout.setContentsMargins(*(round(part * k) for part in (20, edge, 36, edge)))
        self._place_layout.setSpacing(round(32 * k))
        self._choice_layout.setSpacing(round(6 * k))
        self._title_layout.setSpacing(round(14 * k))
        self._links_layout.setSpacing(round((12 if high else 8) * k))
        self._head_layout.setSpacing(round((14 if high else 8) * k))
        narrow = self.width() < _NARROW * k
        self._lead.setVisible(high or not narrow or self._continue.isHidden())
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._head_layout.setDirection(way)

    def _dress_presets(self) -> None:
        """A combo box on the ground: as dark as its plate, with light lines."""
        palette = self._theme.palette
        role = QPalette.ColorRole
        colours = QPalette(self.palette())
        for text in (role.Text, role.ButtonText, role.WindowText):
            colours.setColor(text, palette.text)
        colours.setColor(role.Base, palette.plate)
        colours.setColor(role.Dark, palette.plate_muted)
        colours.setColor(role.Link, palette.focus)
        self._presets.setPalette(colours)

    def _greet(self) -> None:
        self._greeting.setText(start_text.greeting(self._hour(), self._name))

    def _show_continue(self) -> None:
        if self._continue_info is not None:
            self._continue.set_words(
                translate("Start", "&Continue the match"),
                start_text.standing(self._continue_info.header, self._continue_info.view),
                translate("Start", "Goes on where you left off (Enter)"),
            )
            if self._k:
                self._continue.fit(self._k)

    def _show_presets(self, chosen: str) -> None:
        offered = [*PRESETS, OWN_MIX] if self._own_mix else [*PRESETS]
        with QSignalBlocker(self._presets):
            self._presets.clear()
            for preset in offered:
                name = rules_text.own_mix_name() if preset == OWN_MIX else rules_text.preset_name(preset)
                self._presets.addItem(name, preset)
            self._presets.setCurrentIndex(offered.index(chosen))
        self._show_preset_line()

    def _show_preset_line(self) -> None:
        preset = self._presets.currentData()
        if preset == OWN_MIX:
            self._preset_line.setText(translate("Start", "The rules that you have chosen."))
        else:
            self._preset_line.setText(rules_text.preset_sentence(preset))
