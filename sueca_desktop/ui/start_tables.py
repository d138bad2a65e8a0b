"""The tables on the start screen: one for each game, seen from above, with its rules and a seat to take."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.cards import Card
from sueca_desktop.text.game_text import GameText, own_mix_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.key_button import key_name
from sueca_desktop.ui.controls.labels import label, repolish, set_role
from sueca_desktop.ui.scene.card_art import CardArt, Index
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_beans import draw_bean
from sueca_desktop.ui.scene.paint_race import draw_place, draw_way
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_shadow, qrect, saved
from sueca_desktop.ui.scene.theme import RADIUS_PLATE, Palette, Shadow, Theme, load_theme

OWN_MIX = "own mix"
"""Stands for rules that are no preset, where a preset's id is expected."""

_TABLE_SHADOW = Shadow(3, 8, 0.3)
_LEAST_PICTURE = 90  # units of k; a smaller one is left out

Place = tuple[str, float, float, float]  # a card, its middle from that of the table, its angle in degrees
"""Lengths in tables' sides."""

_SUECA_TRICK: tuple[Place, ...] = (
    ("7H", 0.0, -0.22, 3.0),
    ("AS", -0.265, 0.0, -6.0),
    ("KD", 0.265, 0.0, 5.0),
    ("JC", 0.0, 0.22, -3.0),
)
_SOBE_HAND: tuple[Place, ...] = (
    ("AH", -0.24, 0.17, -16.0),
    ("KS", -0.12, 0.14, -8.0),
    ("7D", 0.0, 0.13, 0.0),
    ("6C", 0.12, 0.14, 8.0),
    ("2S", 0.24, 0.17, 16.0),
)
_TRUCO_HAND: tuple[Place, ...] = (("4C", -0.2, 0.14, -9.0), ("7H", 0.0, 0.12, 0.0), ("AS", 0.2, 0.14, 9.0))
_WAY_LENGTH = 20
_WAY = (17, 12, 9, 4)  # points of four players, the last of them ours
_BEANS = 6

_CARDS: Mapping[str, tuple[Place, ...]] = {
    "sueca": _SUECA_TRICK,
    "sobe-e-desce": _SOBE_HAND,
    "truco": _TRUCO_HAND,
}
_TOPS = {"sueca": "felt", "sobe-e-desce": "azulejo", "truco": "cafe"}
"""What each table is made of, by the name of the theme."""


class TablePicture(QWidget):
    """A table seen from above: four seats, yours lit, the cards of its game, and how it is counted."""

    def __init__(self, game: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._theme = theme
        self._art = CardArt(theme)
        self._k = 1.0
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)

    def present(self, theme: Theme, index: Index, k: float) -> None:
        """Takes a theme, the letters of the court cards and a size."""
        self._theme, self._k = theme, k
        self._art = CardArt(theme, index=index, large_index=theme.large_index)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Its cards are not kept while a table is played at."""
        super().hideEvent(event)
        self._art.drop_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        if side < _LEAST_PICTURE * self._k:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        cx, cy, table = self.width() / 2, self.height() / 2, side * 0.76
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            self._draw_seat(painter, cx, cy, table, dx, dy)
        top = Rect(cx - table / 2, cy - table / 2, table, table)
        palette = self._draw_top(painter, top)
        height = table * 0.33
        for card, x, y, angle in _CARDS[self._game]:
            with saved(painter):
                painter.translate(cx + x * table, cy + y * table)
                painter.rotate(angle)
                picture = self._art.picture(
                    Card.parse(card), height * CARD_RATIO, height, self.devicePixelRatioF(), angle=angle
                )
                picture.draw(painter)
        counted = Rect(top.x + table * 0.14, top.y + table * 0.2, table * 0.72, table * 0.12)
        _COUNTED[self._game](painter, palette, counted, table / 220)
        painter.end()

    def _draw_seat(self, painter: QPainter, cx: float, cy: float, table: float, dx: int, dy: int) -> None:
        palette = self._theme.palette
        long, short = table * 0.35, table * 0.175
        w, h = (long, short) if dx == 0 else (short, long)
        x, y = cx + dx * (table / 2 + short * 0.36), cy + dy * (table / 2 + short * 0.36)
        fill = palette.accent if dy == 1 else palette.plate
        outline = palette.line if self._theme.flat else None
        draw_box(painter, Rect(x - w / 2, y - h / 2, w, h), 9 * self._k, fill, outline, 1.5 * self._k)

    def _draw_top(self, painter: QPainter, top: Rect) -> Palette:
        """The table itself. Returns the palette of what lies on it."""
        palette, k = self._theme.palette, self._k
        if self._theme.flat:
            draw_box(painter, top, RADIUS_PLATE * k, palette.felt_light, palette.line, 2 * k)
            return palette
        made_of = load_theme(_TOPS[self._game], self._theme.dark).palette
        fall = qrect(top).translated(0, _TABLE_SHADOW.dy * k)
        draw_shadow(painter, fall, RADIUS_PLATE * k, _TABLE_SHADOW.blur * k, _TABLE_SHADOW.alpha)
        draw_box(painter, top, RADIUS_PLATE * k, made_of.felt_light, made_of.felt_edge, 1.5 * k)
        draw_box(painter, top.grown(-7 * k), 7 * k, line=made_of.line, line_width=1.4 * k)
        return made_of


def _draw_nothing(painter: QPainter, palette: Palette, rect: Rect, k: float) -> None:
    """The trick fills the table of sueca."""


def _draw_ways(painter: QPainter, palette: Palette, rect: Rect, k: float) -> None:
    line = Rect(rect.x, rect.cy, rect.w, 0)
    draw_way(painter, k, line, _WAY_LENGTH, palette.text, seed=1)
    for points in _WAY[:-1]:
        draw_place(painter, line, points, _WAY_LENGTH, 6.5 * k, palette.text)
    draw_place(painter, line, _WAY[-1], _WAY_LENGTH, 9 * k, palette.accent)


def _draw_beans(painter: QPainter, palette: Palette, rect: Rect, k: float) -> None:
    dice = random.Random(5)
    for place in range(_BEANS):
        x = rect.x + rect.w * (place + 0.5) / _BEANS
        draw_bean(
            painter, (x, rect.cy + dice.uniform(-3, 3) * k), 19 * k, dice.uniform(-45, 45), palette.text
        )


_COUNTED: Mapping[str, Callable[[QPainter, Palette, Rect, float], None]] = {
    "sueca": _draw_nothing,
    "sobe-e-desce": _draw_ways,
    "truco": _draw_beans,
}


class ContinueButton(QPushButton):
    """A button that goes on with a match that was left, and says where it stands; `key` also presses it."""

    def __init__(self, key: Qt.Key | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label("name")
        self._line = label("small", wrap=True)
        self._key = QLabel()
        self._key.setObjectName("key")
        self._key.setVisible(key is not None)
        self._pressed_by = key
        self._name.setBuddy(self)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._line)
        words.addStretch()
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
        if self._pressed_by is not None:
            self._key.setText(key_name(self._pressed_by))
        self.setAccessibleName(name.replace("&", ""))
        self.setAccessibleDescription(line)
        self.setToolTip(tip)

    def fit(self, k: float, width: int) -> None:
        """Takes the height that its words need where it is so wide."""
        row = self.layout()
        assert row is not None
        row.setContentsMargins(*(round(edge * k) for edge in (18, 10, 14, 10)))
        self.setMinimumHeight(row.totalHeightForWidth(width))


class GameTable(QFrame):
    """One table: its picture, its name, how it is played there, and a seat to take.

    `sit` brings the id of the chosen preset, or `OWN_MIX` for the person's own rules; `go_on` asks for the
    match that waits here.
    """

    sit = Signal(str)
    go_on = Signal()

    def __init__(self, text: GameText, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("place")
        self._text = text
        self._own_mix = False
        self._inner_width = 0
        self._standing: Callable[[], str] | None = None
        self._picture = TablePicture(text.game.id, theme)
        self._name = label("display")
        self._tagline = label("small", wrap=True)
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._presets = QComboBox()
        self._presets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._presets.setMinimumContentsLength(6)
        self.seat = QPushButton()
        self.seat.setObjectName("sit")
        self._waiting = ContinueButton()
        for button in (self.seat, self._waiting):
            button.setAutoDefault(True)
        self._name.setBuddy(self.seat)
        self.seat.clicked.connect(lambda: self.sit.emit(self._presets.currentData()))
        self._waiting.clicked.connect(self.go_on)
        self._presets.currentIndexChanged.connect(self._show_tip)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self._presets, 1)
        self._row.addWidget(self.seat)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._picture, 1)
        for part in (self._name, self._tagline):
            self._column.addWidget(part)
        self._column.addLayout(self._row)
        self._column.addWidget(self._waiting)
        self.set_waiting(None)

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self._text.game.id

    def set_preset(self, preset: str) -> None:
        """Chooses the preset; `OWN_MIX` offers the person's own rules too. Raises ValueError for an unknown
        one."""
        if preset != OWN_MIX and preset not in self._text.game.presets:
            raise ValueError(f"no such preset: {preset!r}")
        self._own_mix = self._own_mix or preset == OWN_MIX
        self._show_presets(preset)

    def set_waiting(self, standing: Callable[[], str] | None) -> None:
        """Offers to go on with a match; `standing` says how it stands. None if there is none."""
        self._standing = standing
        self._waiting.setVisible(standing is not None)
        self._show_waiting()

    def set_first(self, first: bool) -> None:
        """Makes the seat here the one bright button of the screen."""
        self.seat.setObjectName("primary" if first else "sit")
        repolish(self.seat)

    def retranslate(self) -> None:
        """Puts every word anew."""
        name = self._text.name()
        self._name.setText(self._text.label())
        self._tagline.setText(self._text.tagline())
        self._presets.setAccessibleName(translate("Start", "How {game} is played", game=name))
        self.seat.setText(translate("Start", "Sit down"))
        self.seat.setAccessibleName(translate("Start", "Sit down: {game}", game=name))
        self.seat.setToolTip(translate("Start", "Begins a match at this table"))
        self._show_presets(self._presets.currentData() or next(iter(self._text.game.presets)))
        self._show_waiting()

    def fit(self, theme: Theme, index: Index, k: float, width: int, *, tight: bool) -> None:
        """Takes a theme and a size: `width` logical pixels, of which there are few where it is `tight`."""
        self._picture.present(theme, index, k)
        edge, gap = round((14 if tight else 22) * k), round(7 * k)
        self._inner_width = max(1, width - 2 * edge)
        self._column.setContentsMargins(edge, round(10 * k), edge, round(14 * k))
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        set_role(self._name, "shout" if tight else "display")
        self._waiting.fit(k, self._inner_width)
        role = QPalette.ColorRole
        palette, colours = theme.palette, QPalette(self.palette())
        for text in (role.Text, role.ButtonText, role.WindowText):
            colours.setColor(text, palette.text)
        colours.setColor(role.Base, palette.plate)
        colours.setColor(role.Dark, palette.plate_muted)
        colours.setColor(role.Link, palette.focus)
        self._presets.setPalette(colours)  # as dark as its plate, with light lines

    def has_room_for_row(self) -> bool:
        """Whether the longest preset can be read with the seat beside it."""
        box, option = self._presets, QStyleOptionComboBox()
        box.initStyleOption(option)
        metrics = box.fontMetrics()
        longest = max(metrics.horizontalAdvance(box.itemText(item)) for item in range(box.count()))
        wanted = QSize(longest, metrics.height())
        width = box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, wanted, box).width()
        return width + self._row.spacing() + self.seat.sizeHint().width() <= self._inner_width

    def set_in_one_row(self, in_one_row: bool) -> None:
        """Sets the seat beside the presets, or below them."""
        way = QBoxLayout.Direction.LeftToRight if in_one_row else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)

    def words_height(self) -> tuple[int, int]:
        """How high the line under the name, which may need two, and the waiting match want to be."""
        self._tagline.setMinimumHeight(0)  # else it wants no less than it was given before
        tagline = self._tagline.heightForWidth(self._inner_width)
        tagline = max(tagline, 2 * self._tagline.fontMetrics().lineSpacing())
        waiting = 0 if self._standing is None else self._waiting.minimumHeight()
        return tagline, waiting

    def align(self, tagline: int, waiting: int) -> None:
        """Gives the line under the name (0: left out) and the waiting match so much height, that all tables
        stand alike."""
        self._tagline.setVisible(tagline > 0)
        self._tagline.setMinimumHeight(tagline)
        policy = self._waiting.sizePolicy()
        policy.setRetainSizeWhenHidden(waiting > 0)
        self._waiting.setSizePolicy(policy)
        self._waiting.setMinimumHeight(waiting)

    def _show_waiting(self) -> None:
        if self._standing is not None:
            self._waiting.set_words(
                translate("Start", "Go on"),
                self._standing(),
                translate("Start", "Goes on with the match that waits at this table"),
            )

    def _show_presets(self, chosen: str) -> None:
        presets = self._text.game.presets
        offered = [*presets, OWN_MIX] if self._own_mix else [*presets]
        with QSignalBlocker(self._presets):
            self._presets.clear()
            for preset in offered:
                name = own_mix_name() if preset == OWN_MIX else self._text.preset_name(preset)
                self._presets.addItem(name, preset)
                self._presets.setItemData(
                    self._presets.count() - 1, self._sentence(preset), Qt.ItemDataRole.ToolTipRole
                )
            self._presets.setCurrentIndex(offered.index(chosen))
        self._show_tip()

    def _show_tip(self) -> None:
        self._presets.setToolTip(self._sentence(self._presets.currentData()))
        self._presets.setAccessibleDescription(self._presets.toolTip())

    def _sentence(self, preset: str) -> str:
        if preset == OWN_MIX:
            return translate("Start", "The rules that you have chosen.")
        return self._text.preset_sentence(preset)
