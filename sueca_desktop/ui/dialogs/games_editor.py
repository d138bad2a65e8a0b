"""The rules of all games, one game at a time."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.rules_editor import RulesEditor


class GameChoice(Segmented):
    """The games side by side, each by its name; `chosen` tells the id of the one chosen."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(tuple(GAME_TEXTS), parent)
        self.set_value(game)

    def retranslate(self) -> None:
        """Puts all words anew."""
        texts = GAME_TEXTS.values()
        self.set_words(
            translate("Games", "Game"), [text.name() for text in texts], [text.tagline() for text in texts]
        )


class GamesEditor(Panel):
    """Edits the rules of each game; `game` is the one that shows. `changed` tells the new rules of that game
    after each choice of the person, `game_changed` the id of another game chosen.

    The fields of a game are made when it shows for the first time.
    """

    changed = Signal(object)
    game_changed = Signal(str)

    def __init__(self, rules: Mapping[str, Any], game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = dict(rules)
        self._editors: dict[str, RulesEditor] = {}
        self._choice = GameChoice(game, self)
        self._choice.chosen.connect(self._choose)
        self._stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._stack, 1)
        self.show_game(game)
        self.retranslate()

    @property
    def game(self) -> str:
        """The id of the game that shows."""
        game: str = self._choice.value()
        return game

    def rules(self) -> Any:
        """The rules of the game that shows, as they stand now."""
        return self._rules[self.game]

    def set_rules(self, rules: Mapping[str, Any]) -> None:
        """Shows other rules, without telling of a change."""
        self._rules = dict(rules)
        for game, editor in self._editors.items():
            editor.set_rules(self._rules[game])

    def show_game(self, game: str) -> None:
        """Shows the rules of a game."""
        self._choice.set_value(game)
        if game not in self._editors:
            editor = self._editors[game] = RulesEditor(self._rules[game])
            editor.changed.connect(self._take)
            self._stack.addWidget(editor)
            self._put_in_tab_order(editor)
        self._stack.setCurrentWidget(self._editors[game])

    def go_to(self, game: str, field: str | None) -> None:
        """Shows a field of a game's rules, or its ways of playing, and gives it the keyboard."""
        self.show_game(game)
        self._editors[game].go_to(field)

    def retranslate(self) -> None:
        self._choice.retranslate()

    def _put_in_tab_order(self, editor: RulesEditor) -> None:
        """What is made later comes last in its window, behind its buttons: brings it back among the rest."""
        before: list[QWidget] = []
        fields: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            if self.isAncestorOf(widget) and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                (fields if editor.isAncestorOf(widget) else before).append(widget)
            widget = widget.nextInFocusChain()
        for one, other in pairwise([*before[-1:], *fields]):
            QWidget.setTabOrder(one, other)

    def _choose(self, game: str) -> None:
        self.show_game(game)
        self.game_changed.emit(game)

    def _take(self, rules: Any) -> None:
        self._rules[self.game] = rules
        self.changed.emit(rules)
