"""Settings found by their words: the very rows of all pages, each with the page on which it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.settings import RULES_FIELDS, Settings
from sueca_desktop.text import settings_text
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.controls.find_bar import plain
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.labels import label, scrolled
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.dialogs.players_editor import PlayersEditor
from sueca_desktop.ui.dialogs.settings_page import ROWS, SettingsPage, offered
from sueca_desktop.ui.sound import Silence

_PAGE_OF = {name: page for page, names in ROWS.items() for name in names}

Rule = tuple[str, str | None]
"""The id of a game and a field of its rules; None stands for its ways of playing."""


def has_words(texts: Iterable[str], sought: str) -> bool:
    """Whether `sought` has words and each begins one in `texts`; accents and capitals make no difference."""
    heap = plain("\n".join(texts).replace("&", ""))
    words = re.findall(r"\w+", plain(sought))
    return bool(words) and all(re.search(rf"\b{word}", heap) for word in words)


class FoundRules(Panel):
    """Rows of rules: what holds now, and a button that goes to where it can be changed (`wanted`)."""

    wanted = Signal(str, object)

    def __init__(self, rules: Mapping[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = dict(rules)
        self._form = Form()
        self._rows: dict[Rule, FormRow] = {}
        for game, text in GAME_TEXTS.items():
            for field in (None, *text.fields):
                button = QPushButton()
                button.setAutoDefault(False)
                button.clicked.connect(lambda _=False, place=(game, field): self.wanted.emit(*place))
                self._rows[game, field] = self._form.add_row(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.addWidget(self._form)
        self.retranslate()

    def matching(self, sought: str) -> list[Rule]:
        """The rules that have all the words."""
        return [place for place in self._rows if has_words(self._words(*place), sought)]

    def show_only(self, places: list[Rule]) -> None:
        """Shows the rows of some rules; the others take no room."""
        self._form.show_only([self._rows[place] for place in places])
        self.setVisible(bool(places))
        self._form.fit()

    def show_rules(self, rules: Mapping[str, Any]) -> None:
        """Says of each row how the rules are now."""
        self._rules = dict(rules)
        for (game, field), row in self._rows.items():
            text, now = GAME_TEXTS[game], self._rules[game]
            if field is None:
                row.sentence.setText(text.rules_name(now))
            else:
                row.sentence.setText(text.value_sentence(field, now))

    def retranslate(self) -> None:
        words = translate("Settings", "Show in the rules")
        for (game, field), row in self._rows.items():
            text = GAME_TEXTS[game]
            row.put_name(_rule_name(text, field))
            row.put_note(translate("Settings", "Rules of {game}", game=text.name()))
            assert isinstance(row.control, QPushButton)
            row.control.setText(words)
            row.control.setToolTip(words)
            row.control.setAccessibleDescription(_rule_name(text, field))
        self.show_rules(self._rules)
        self._form.fit()

    def first(self, places: list[Rule]) -> QWidget:
        """What takes the keyboard in the first of some rows."""
        return self._rows[places[0]].control

    def _words(self, game: str, field: str | None) -> Iterable[str]:
        text = GAME_TEXTS[game]
        yield _rule_name(text, field)
        if field is None:
            yield text.name()
            for preset in text.game.presets:
                yield from (text.preset_name(preset), text.preset_sentence(preset))
            return
        for value in text.game.field_values[field]:
            if field not in text.numbers or value in text.numbers[field]:
                yield text.value_name(field, value)
                yield text.value_sentence(field, replace(self._rules[game], **{field: value}))


class FoundSettings(Panel):
    """What was found, in the order of the pages. Settings and players are changed here as on their pages;
    `rule_wanted` tells that a rule is to be shown where it stands."""

    rule_wanted = Signal(str, object)

    def __init__(self, settings: Settings, silence: Silence | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._counted = Counted()
        self._summary = label("muted", wrap=True)
        names = dict(zip(SEATS, settings.names, strict=True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        rows = QWidget()
        layout.addWidget(scrolled(rows, self))
        self.page = SettingsPage(tuple(_PAGE_OF), settings, silence, _page_of, rows)
        self.players = PlayersEditor(
            names, _levels(settings), defaults=_levels(Settings()), place=_players_page, parent=rows
        )
        self._rules = FoundRules({game: settings.rules(game) for game in RULES_FIELDS}, rows)
        self._rules.wanted.connect(self.rule_wanted)
        self._found: tuple[list[str], list[Seat], list[Rule]] = ([], [], [])
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._summary)
        column.addSpacing(10)
        for part in (self.page, self.players, self._rules):
            column.addWidget(part)
        column.addStretch(1)

    def look_for(self, sought: str) -> str:
        """Shows what has all the words, and returns in a sentence how much that is."""
        settings = [name for name in _PAGE_OF if has_words(_setting_words(name), sought)]
        seats = [
            seat
            for seat in SEATS
            if any(has_words(words, sought) for words in settings_text.seat_words(seat))
        ]
        rules = self._rules.matching(sought)
        self._found = (settings, seats, rules)
        self.page.show_only(settings)
        self.page.setVisible(bool(settings))
        self.players.show_only(seats)
        self.players.setVisible(bool(seats))
        self._rules.show_only(rules)
        count = len(settings) + len(seats) + len(rules)
        said = self._counted.settings_found(count) if count else settings_text.nothing_found(sought.strip())
        self._summary.setText(said)
        return said

    def show_rules(self, rules: Mapping[str, Any]) -> None:
        """Says how the rules are now."""
        self._rules.show_rules(rules)

    def go_to_first(self) -> None:
        """Gives the keyboard to the first thing found, if any."""
        settings, seats, rules = self._found
        if settings:
            control = self.page.control(settings[0])
        elif seats:
            control = self.players.control(seats[0])
        elif rules:
            control = self._rules.first(rules)
        else:
            return
        control.setFocus(Qt.FocusReason.TabFocusReason)


def _levels(settings: Settings) -> dict[Seat, Level]:
    return {seat: settings.level(seat) for seat in SEATS if seat is not Seat.S}


def _setting_words(name: str) -> Iterable[str]:
    yield settings_text.setting_label(name)
    for value in offered(name):
        yield from (settings_text.value_name(name, value), settings_text.value_sentence(name, value))


def _rule_name(text: GameText, field: str | None) -> str:
    name = translate("Rules editor", "Way of pla&ying") if field is None else text.field_label(field)
    return name.replace("&", "")


def _page_of(name: str) -> str:
    return settings_text.page_name(_PAGE_OF[name])


def _players_page() -> str:
    return settings_text.page_name("players")
