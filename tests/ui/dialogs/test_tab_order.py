"""The keyboard goes through a window as the eye does: head, pages, foot."""

from collections.abc import Callable, Iterator
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.keeper.book import Book
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.settings import Settings
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.new_match import MatchSetup, NewMatchDialog
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
    pages = next(stack for stack in window.findChildren(QStackedWidget) if stack.parent() is window)

    def part(widget: QWidget) -> str:
        if pages.isAncestorOf(widget):
            return "page"
        for place, kind in enumerate(head):
            if isinstance(widget, kind) or isinstance(widget.parent(), kind):
                return f"head {place}"
        return "foot"

    parts = [name for name, _ in groupby(map(part, stops(window)))]
    assert parts == [*(f"head {place}" for place in range(len(head))), "page", "foot"]
