"""The settings, page by page or found by their words; each choice takes effect at once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
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
from sueca_desktop.storage.settings import RULES_FIELDS, Settings
from sueca_desktop.text import settings_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.access.announce import announce
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import fill, label, rule, scroll_area, scrolled
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.controls.search_field import SearchField
from sueca_desktop.ui.dialogs.games_editor import GamesEditor
from sueca_desktop.ui.dialogs.notice import Question
from sueca_desktop.ui.dialogs.players_editor import PlayersEditor
from sueca_desktop.ui.dialogs.settings_page import ROWS, SettingsPage
from sueca_desktop.ui.dialogs.settings_search import FoundSettings
from sueca_desktop.ui.sound import Silence

TABLE_PAGE, PLAY_PAGE, PLAYERS_PAGE, RULES_PAGE, LANGUAGE_PAGE = range(5)

_PAGES = ("table", "play", "players", "rules", "language")
_PLAYERS = ("name_s", "name_e", "name_n", "name_w", "level_e", "level_n", "level_w")
_ALL = (*(name for names in ROWS.values() for name in names), *_PLAYERS, *RULES_FIELDS.values())

_WIDTH, _HEIGHT = 1000, 700  # logical pixels at the usual text size
_MARGIN = 24
_FIELD_WIDTH = 380  # logical pixels at the usual text size


class SettingsDialog(Dialog):
    """Edits the settings live: `changed` brings the new ones after each choice. Where there is `silence`, the
    volume cannot be set, and the reason stands beside it."""

    changed = Signal(object)

    def __init__(
        self, settings: Settings, silence: Silence | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._silence = silence
        self._title = label("shout")
        # The keyboard goes through what stands in the window in the order in which it came there.
        self._search = SearchField(self)
        self._list = QListWidget(self)
        self._list.setObjectName("pages")
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget(self)
        table, play, language = areas = [scroll_area(self._stack) for _ in ROWS]
        self._forms = [
            SettingsPage(names, settings, silence, parent=area.viewport())
            for names, area in zip(ROWS.values(), areas, strict=True)
        ]
        for area, form in zip(areas, self._forms, strict=True):
            fill(area, form)
        self._players = PlayersEditor(*_players(settings), defaults=_players(Settings())[1])
        self._players_note = label("muted", wrap=True)
        self._rules_note = label("muted", wrap=True)
        players = scrolled(_noted(self._players_note, self._players), self._stack)
        rules = QWidget(self._stack)
        self._rules = GamesEditor(_rules(settings), settings.game, rules)
        column = QVBoxLayout(rules)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._rules_note)
        column.addSpacing(8)
        column.addWidget(self._rules, 1)
        for page in (table, play, players, rules, language):
            self._stack.addWidget(page)
            self._list.addItem(QListWidgetItem())
        self._found: FoundSettings | None = None  # made for the first search
        self._restore_all = QPushButton()
        self._defaults = QPushButton()
        self._close = QPushButton()
        self._footer = Footer([self._restore_all, self._defaults, self._close])
        self._lay_out()
        self._list.currentRowChanged.connect(self.show_page)
        self._list.itemPressed.connect(lambda item: self.show_page(self._list.row(item)))
        for form in self._forms:
            form.chosen.connect(self._choose)
        self._players.changed.connect(lambda: self._take_players(self._players))
        self._rules.changed.connect(lambda rules: self._change(self._settings.with_rules(rules)))
        self._search.textChanged.connect(self._look_for)
        self._search.left.connect(self._go_to_found)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.take_focus)
        self._restore_all.clicked.connect(self._ask_restore_all)
        self._defaults.clicked.connect(self._restore_page)
        self._close.clicked.connect(self.accept)
        self.show_page(TABLE_PAGE)
        self.retranslate()
        self._close.setDefault(True)
        self._list.setFocus()
        self.open_at(_WIDTH, _HEIGHT)

    def settings(self) -> Settings:
        """The settings as they stand now."""
        return self._settings

    def set_settings(self, settings: Settings) -> None:
        """Shows settings that were changed elsewhere, without telling of a change."""
        self._settings = settings
        self._show_settings()
        for editor in self._player_editors():
            editor.set_players(*_players(settings))
        self._rules.set_rules(_rules(settings))

    def show_page(self, page: int) -> None:
        """Opens one of the pages; a search is over."""
        self._list.setCurrentRow(page)
        self._search.clear()
        self._show(page)

    def search(self, words: str) -> None:
        """Shows the settings that have all these words; without words the page from before."""
        self._search.setText(words)

    def retranslate(self) -> None:
        title = translate("Settings", "Settings")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._list.setAccessibleName(translate("Settings", "Pages of the settings"))
        for place, page in enumerate(_PAGES):
            self._list.item(place).setText(settings_text.page_name(page))
        self._search.setPlaceholderText(translate("Find", "Search (Ctrl+F)"))
        self._search.setAccessibleName(translate("Settings", "Search the settings"))
        self._search.setToolTip(
            translate("Settings", "Finds settings by any word; Enter goes to the first, Esc ends the search")
        )
        self._players_note.setText(translate("Settings", "Levels change at once, names with the next match."))
        self._rules_note.setText(
            translate("Settings", "The rules hold from the next match; this one ends as it began.")
        )
        self._restore_all.setText(translate("Settings", "Set all bac&k…"))
        self._restore_all.setToolTip(
            translate("Settings", "Sets all pages as they were at first, after asking")
        )
        self._defaults.setText(translate("Settings", "Restore t&his page"))
        self._defaults.setToolTip(translate("Settings", "Sets everything on this page as it was at first"))
        self._close.setText(translate("Settings", "&Close"))
        self._close.setToolTip(translate("Settings", "Closes the settings (Esc)"))
        if self._search.text():
            self._look_for(self._search.text())
        else:
            self._show(self._stack.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """The pictures are drawn for the screen on which the window shows."""
        super().showEvent(event)
        self._paint_pictures()
        self.fit()

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(self._list)
        body.addWidget(rule(vertical=True))
        body.addWidget(self._stack, 1)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._search, 100)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(6)
        layout.addLayout(top)
        layout.addSpacing(6)
        layout.addLayout(body, 1)
        layout.addSpacing(4)
        layout.addWidget(rule())
        layout.addSpacing(8)
        layout.addWidget(self._footer)

    def fit(self) -> None:
        """Makes the list of pages as wide as its words, and the field for the search not too wide."""
        scale = text_scale(self)
        frame = round(8 * scale) + self._list.verticalScrollBar().sizeHint().width()
        self._search.setMaximumWidth(round(_FIELD_WIDTH * scale))
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + frame)

    def _show(self, page: int) -> None:
        self._stack.setCurrentIndex(page)
        self._defaults.setVisible(page in range(len(_PAGES)))
        at_once = page not in (PLAYERS_PAGE, RULES_PAGE)
        self._footer.set_note(translate("Settings", "Every choice takes effect at once.") if at_once else "")

    def _look_for(self, words: str) -> None:
        """Shows what is found; the list of pages has none chosen meanwhile."""
        if not words.strip():
            self._list.item(self._list.currentRow()).setSelected(True)
            self._show(self._list.currentRow())
            return
        if self._found is None:
            self._found = self._make_found()
        self._list.clearSelection()
        announce(self, self._found.look_for(words))
        self._show(self._stack.indexOf(self._found))
        self._paint_pictures()

    def _make_found(self) -> FoundSettings:
        found = FoundSettings(self._settings, self._silence, self._stack)
        found.page.chosen.connect(self._choose)
        found.players.changed.connect(lambda: self._take_players(found.players))
        found.rule_wanted.connect(self._go_to_rule)
        self._forms.append(found.page)
        self._stack.addWidget(found)
        return found

    def _go_to_found(self) -> None:
        if self._found is not None and self._search.text().strip():
            self._found.go_to_first()

    def _go_to_rule(self, game: str, field: str | None) -> None:
        self.show_page(RULES_PAGE)
        self._rules.go_to(game, field)

    def _choose(self, name: str, value: Any) -> None:
        self._change(replace(self._settings, **{name: value}))

    def _take_players(self, editor: PlayersEditor) -> None:
        settings = self._settings
        for seat, name in editor.names().items():
            settings = settings.with_name(seat, name or "")
        levels = editor.levels()
        east, north, west = (levels[seat] for seat in (Seat.E, Seat.N, Seat.W))
        self._change(replace(settings, level_e=east, level_n=north, level_w=west))
        for other in self._player_editors():
            if other is not editor:
                other.set_players(*_players(self._settings))

    def _player_editors(self) -> list[PlayersEditor]:
        return [self._players] if self._found is None else [self._players, self._found.players]

    def _restore_page(self) -> None:
        page = _PAGES[self._stack.currentIndex()]
        others = {"players": _PLAYERS, "rules": (RULES_FIELDS[self._rules.game],)}
        self._restore(others[page] if page in others else ROWS[page])

    def _ask_restore_all(self) -> None:
        question = Question(
            lambda: translate("Settings", "Restore all settings?"),
            lambda: translate(
                "Settings",
                "Every page will be as it was at first: table, play, players, rules and language. "
                "Your matches stay as they are.",
            ),
            lambda: translate("Settings", "&Set all back"),
            lambda: translate("Settings", "&Keep them"),
            parent=self,
        )
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.accepted.connect(lambda: self._restore(_ALL))
        question.open()

    def _restore(self, names: tuple[str, ...]) -> None:
        usual = Settings()
        settings = replace(self._settings, **{name: getattr(usual, name) for name in names})
        self.set_settings(settings)
        self._change(settings)
        announce(self, translate("Settings", "The defaults are restored."))

    def _change(self, settings: Settings) -> None:
        self._settings = settings
        self._show_settings()
        self.changed.emit(settings)
        self._paint_pictures()

    def _show_settings(self) -> None:
        for form in self._forms:
            form.show_settings(self._settings)
        if self._found is not None:
            self._found.show_rules(_rules(self._settings))
        self._paint_pictures()

    def _paint_pictures(self) -> None:
        for form in self._forms:
            form.paint_pictures()


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
