"""The keyboard goes through a window as the eye does: head, pages, foot."""

from collections.abc import Callable, Iterator
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.keeper.book import Book
from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.settings import Settings
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.games_editor import GameChoice, GamesEditor
from sueca_desktop.ui.dialogs.new_match import RULES_PAGE, MatchSetup, NewMatchDialog
from sueca_desktop.ui.dialogs.settings_dialog import RULES_PAGE as RULES_PAGE_OF_SETTINGS
from sueca_desktop.ui.dialogs.settings_dialog import SettingsDialog
from sueca_desktop.ui.keeper.window import KeeperWindow
from sueca_desktop.ui.scene.theme import load_theme
from tests.ui.live_words import settle


def new_match() -> QDialog:
    levels = dict.fromkeys((Seat.E, Seat.N, Seat.W), Level.BEGINNER)
    return NewMatchDialog(MatchSetup(PRESETS["cafe"], {}, levels), match_running=False)


def keeper() -> QDialog:
    return KeeperWindow(Book.new(), load_theme("felt", dark=False))


def stops(window: QDialog) -> Iterator[QWidget]:
    """Where Tab halts, from the first on."""
    widget = window.nextInFocusChain()
    while widget is not None and widget is not window:
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
        widget = widget.nextInFocusChain()


@pytest.mark.parametrize(
    ("make", "head"),
    [
        (lambda: SettingsDialog(Settings()), [QLineEdit, QListWidget]),
        (new_match, [Segmented]),
        (keeper, [Segmented]),
    ],
    ids=["settings", "new match", "score keeper"],
)
def test_head_then_page_then_foot(qtbot: QtBot, make: Callable[[], QDialog], head: list[type]) -> None:
    window = make()
    qtbot.addWidget(window)
    window.show()
    settle()
    assert parts(window, head) == [*(f"head {place}" for place in range(len(head))), "page", "foot"]


@pytest.mark.parametrize(
    ("make", "rules", "head"),
    [
        (lambda: SettingsDialog(Settings()), RULES_PAGE_OF_SETTINGS, [QLineEdit, QListWidget]),
        (new_match, RULES_PAGE, [Segmented]),
    ],
    ids=["settings", "new match"],
)
def test_rules_of_a_game_shown_later_are_of_the_page_too(
    qtbot: QtBot, make: Callable[[], SettingsDialog | NewMatchDialog], rules: int, head: list[type]
) -> None:
    window = make()
    qtbot.addWidget(window)
    window.show()
    window.show_page(rules)
    editor = window.findChild(GamesEditor)
    assert isinstance(editor, GamesEditor)
    for game in (*GAMES, *GAMES):
        editor.show_game(game)
        settle()
        assert parts(window, head) == [*(f"head {place}" for place in range(len(head))), "page", "foot"]
        inside = [stop for stop in stops(window) if editor.isAncestorOf(stop)]
        assert len(inside) > 5 and isinstance(inside[0].parent(), GameChoice)


def parts(window: QDialog, head: list[type]) -> list[str]:
    """Through which parts of the window Tab goes."""
    pages = next(stack for stack in window.findChildren(QStackedWidget) if stack.parent() is window)

    def part(widget: QWidget) -> str:
        if pages.isAncestorOf(widget):
            return "page"
        for place, kind in enumerate(head):
            if isinstance(widget, kind) or isinstance(widget.parent(), kind):
                return f"head {place}"
        return "foot"

    return [name for name, _ in groupby(map(part, stops(window)))]
