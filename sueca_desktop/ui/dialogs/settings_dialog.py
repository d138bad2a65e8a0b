"""The settings; each choice takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.rules.seats import Seat
from sueca_desktop.storage.settings import CHOICES, RULES_FIELDS, Settings
from sueca_desktop.text import settings_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.gallery import Gallery
from sueca_desktop.ui.controls.labels import label, rule, scrolled
from sueca_desktop.ui.controls.live import Dialog, Panel, text_scale
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.games_editor import GamesEditor
from sueca_desktop.ui.dialogs.players_editor import PlayersEditor
from sueca_desktop.ui.dialogs.swatches import back_swatch, table_swatch
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.sound import Silence

TABLE_PAGE, PLAY_PAGE, PLAYERS_PAGE, RULES_PAGE, LANGUAGE_PAGE = range(5)

TEXT_SIZES = (1.0, 1.15, 1.3, 1.5)
VOLUMES = (0, 25, 50, 75, 100)

_PICTURES: dict[str, QSize] = {"theme": QSize(120, 78), "back": QSize(66, 92)}
_TABLE_SETTINGS = (
    "theme",
    "appearance",
    "back",
    "text_size",
    "card_size",
    "four_colours",
    "large_index",
    "index_letters",
)
_PLAY_SETTINGS = (
    "hand_click",
    "speed",
    "trick_pause",
    "sort_order",
    "left_handed",
    "hint_level",
    "reduced_motion",
    "volume",
    "show_log",
)
_STEPS: dict[str, tuple[float, ...]] = {"text_size": TEXT_SIZES, "volume": VOLUMES}
"""What is offered of a setting that is any number between two; the nearest is shown."""

_WIDTH, _HEIGHT = 1000, 700  # logical pixels at the usual text size
_MARGIN = 24


class SettingsPage(Panel):
    """Some settings, a row each: a choice and one sentence on what the chosen value does."""

    chosen = Signal(str, object)

    def __init__(
        self,
        names: tuple[str, ...],
        settings: Settings,
        silence: Silence | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._silence = silence
        self._form = Form()
        self._rows: dict[str, FormRow] = {}
        self._painted: tuple[str, bool, float] | None = None
        for name in names:
            choice = self._make_choice(name)
            choice.chosen.connect(partial(self.chosen.emit, name))
            self._rows[name] = self._form.add_row(choice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.addWidget(self._form)
        layout.addStretch()
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Shows other settings, without telling of a choice."""
        self._settings = settings
        for name, row in self._rows.items():
            value = getattr(settings, name)
            shown = min(_STEPS[name], key=lambda step: abs(step - value)) if name in _STEPS else value
            assert isinstance(row.control, Segmented | Gallery)
            row.control.set_value(shown)
            silence = self._silence if name == "volume" else None
            row.control.setEnabled(silence is None)
            row.sentence.setText(
                settings_text.value_sentence(name, shown)
                if silence is None
                else settings_text.silence_sentence(silence)
            )
        self._form.fit()

    def paint_pictures(self) -> None:
        """Draws the pictures of themes and backs where they would look other than before."""
        look = (self._settings.theme, _is_dark(), self.devicePixelRatioF())
        if look == self._painted:
            return
        self._painted = look
        for row in self._rows.values():
            if isinstance(row.control, Gallery):
                row.control.paint_pictures()

    def retranslate(self) -> None:
        for name, row in self._rows.items():
            row.label.setText(settings_text.setting_label(name))
            texts = [settings_text.value_name(name, value) for value in _values(name)]
            spoken = settings_text.setting_label(name).replace("&", "")
            if isinstance(row.control, Gallery):
                row.control.set_words(spoken, texts)
            elif isinstance(row.control, Segmented):
                tips = [settings_text.value_sentence(name, value) for value in _values(name)]
                row.control.set_words(spoken, texts, tips)
        self.show_settings(self._settings)

    def _make_choice(self, name: str) -> Segmented | Gallery:
        if name not in _PICTURES:
            return Segmented(_values(name))
        paint: Callable[[Any, QSize, float], QPixmap] = (
            self._paint_table if name == "theme" else self._paint_back
        )
        gallery = Gallery(_values(name), _PICTURES[name], paint)
        gallery.show_names(name == "theme")
        return gallery

    def _paint_table(self, name: str, size: QSize, ratio: float) -> QPixmap:
        return table_swatch(load_theme(name, _is_dark()), size, ratio)

    def _paint_back(self, back: int, size: QSize, ratio: float) -> QPixmap:
        return back_swatch(load_theme(self._settings.theme, _is_dark()), back, size, ratio)


class SettingsDialog(Dialog):
    """Edits the settings live: `changed` brings the new ones after each choice. Where there is `silence`, the
    volume cannot be set, and the reason stands beside it."""

    changed = Signal(object)

    def __init__(
        self, settings: Settings, silence: Silence | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._title = label("shout")
        self._list = QListWidget()
        self._list.setObjectName("pages")
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        self._forms = [
            SettingsPage(names, settings, silence)
            for names in (_TABLE_SETTINGS, _PLAY_SETTINGS, ("language",))
        ]
        self._table_form, _, _ = self._forms
        self._players = PlayersEditor(*_players(settings))
        self._rules = GamesEditor(_rules(settings), settings.game)
        self._players_note = label("muted", wrap=True)
        self._rules_note = label("muted", wrap=True)
        table, play, language = (scrolled(form) for form in self._forms)
        players, rules = _noted(self._players_note, self._players), QWidget()
        column = QVBoxLayout(rules)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._rules_note)
        column.addSpacing(8)
        column.addWidget(self._rules, 1)
        for page in (table, play, scrolled(players), rules, language):
            self._stack.addWidget(page)
            self._list.addItem(QListWidgetItem())
        self._defaults = QPushButton()
        self._close = QPushButton()
        self._footer = Footer([self._defaults, self._close])
        self._lay_out()
        self._list.currentRowChanged.connect(self._show_page)
        for form in self._forms:
            form.chosen.connect(self._choose)
        self._players.changed.connect(self._take_players)
        self._rules.changed.connect(lambda rules: self._change(self._settings.with_rules(rules)))
        self._defaults.clicked.connect(self._restore)
        self._close.clicked.connect(self.accept)
        self._list.setCurrentRow(TABLE_PAGE)
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)

    def settings(self) -> Settings:
        """The settings as they stand now."""
        return self._settings

    def set_settings(self, settings: Settings) -> None:
        """Shows settings that were changed elsewhere, without telling of a change."""
        self._settings = settings
        for form in self._forms:
            form.show_settings(settings)
        self._players.set_players(*_players(settings))
        self._rules.set_rules(_rules(settings))
        self._table_form.paint_pictures()

    def show_page(self, page: int) -> None:
        """Opens one of the pages."""
        self._list.setCurrentRow(page)

    def retranslate(self) -> None:
        title = translate("Settings", "Settings")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._list.setAccessibleName(translate("Settings", "Pages of the settings"))
        pages = (
            translate("Settings", "Table"),
            translate("Settings", "Play"),
            translate("Settings", "Players"),
            translate("Settings", "Rules"),
            translate("Settings", "Language"),
        )
        for place, name in enumerate(pages):
            self._list.item(place).setText(name)
        self._players_note.setText(translate("Settings", "Levels change at once, names with the next match."))
        self._rules_note.setText(
            translate("Settings", "The rules hold from the next match; this one ends as it began.")
        )
        self._defaults.setText(translate("Settings", "Restore t&he defaults"))
        self._defaults.setToolTip(translate("Settings", "Sets everything on this page as it was at first"))
        self._close.setText(translate("Settings", "&Close"))
        self._close.setToolTip(translate("Settings", "Closes the settings (Esc)"))
        self._show_page(self._stack.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """The pictures are drawn for the screen on which the window shows."""
        super().showEvent(event)
        self._table_form.paint_pictures()
        self.fit()

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(self._list)
        body.addWidget(rule(vertical=True))
        body.addWidget(self._stack, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addSpacing(6)
        layout.addLayout(body, 1)
        layout.addSpacing(4)
        layout.addWidget(rule())
        layout.addSpacing(8)
        layout.addWidget(self._footer)

    def fit(self) -> None:
        """Makes the list of pages as wide as its words."""
        frame = round(8 * text_scale(self))
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + frame)

    def _show_page(self, page: int) -> None:
        self._stack.setCurrentIndex(page)
        at_once = page not in (PLAYERS_PAGE, RULES_PAGE)
        self._footer.set_note(translate("Settings", "Every choice takes effect at once.") if at_once else "")

    def _choose(self, name: str, value: Any) -> None:
        self._change(replace(self._settings, **{name: value}))

    def _take_players(self) -> None:
        settings = self._settings
        for seat, name in self._players.names().items():
            settings = settings.with_name(seat, name or "")
        levels = self._players.levels()
        east, north, west = (levels[seat] for seat in (Seat.E, Seat.N, Seat.W))
        self._change(replace(settings, level_e=east, level_n=north, level_w=west))

    def _restore(self) -> None:
        usual = Settings()
        names: tuple[str, ...] = {
            TABLE_PAGE: _TABLE_SETTINGS,
            PLAY_PAGE: _PLAY_SETTINGS,
            PLAYERS_PAGE: ("name_s", "name_e", "name_n", "name_w", "level_e", "level_n", "level_w"),
            RULES_PAGE: (RULES_FIELDS[self._rules.game],),
            LANGUAGE_PAGE: ("language",),
        }[self._stack.currentIndex()]
        settings = replace(self._settings, **{name: getattr(usual, name) for name in names})
        self.set_settings(settings)
        self._change(settings)

    def _change(self, settings: Settings) -> None:
        self._settings = settings
        for form in self._forms:
            form.show_settings(settings)
        self.changed.emit(settings)
        self._table_form.paint_pictures()


def _is_dark() -> bool:
    """Whether the windows of the program are dark now."""
    return QGuiApplication.palette().window().color().lightness() < 128


def _values(name: str) -> tuple[Any, ...]:
    return _STEPS[name] if name in _STEPS else CHOICES[name]


def _players(settings: Settings) -> tuple[dict[Seat, str | None], dict[Seat, Any]]:
    names = dict(zip(Seat, settings.names, strict=True))
    return names, {seat: settings.level(seat) for seat in Seat if seat is not Seat.S}


def _rules(settings: Settings) -> dict[str, Any]:
    return {game: settings.rules(game) for game in RULES_FIELDS}


def _noted(note: QLabel, editor: QWidget) -> QWidget:
    """A page with a note above what it is about."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 12, 0)
    column.addWidget(note)
    column.addSpacing(8)
    column.addWidget(editor)
    column.addStretch()
    return page
