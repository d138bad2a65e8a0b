"""Where the pictures are taken: opens the window, and plays fixed deals until there is something to be seen.

All players are ones whom no clock hurries, so that the pictures are the same on any machine, but for
those of cards in motion.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sueca_desktop.bots.games import player_for
from sueca_desktop.bots.player import Limit
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Play, Score
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.ui import start_screen
from sueca_desktop.ui.app import build
from sueca_desktop.ui.main_window import MainWindow

Reached = Callable[[MainWindow], bool]

USUAL, SMALL, LARGE = (1280, 800), (800, 600), (2560, 1440)
SETTLED_MS = 50

_MOST_STEPS = 100_000


class NotReached(Exception):
    """What a picture is to show has not come about, and why."""


class _Evening(datetime):
    """A clock that has stopped: the start screen greets by the time of day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> _Evening:
        return cls(2026, 6, 13, 21, tzinfo=tz)


class Studio:
    """A program with a data folder of its own, for one picture."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.data = DataFolder.find(folder)
        self._application = application
        self._window: MainWindow | None = None
        self._clock = patch.object(start_screen, "datetime", _Evening)
        self._clock.start()

    def open(self, language: str, size: tuple[int, int] = USUAL, **choices: object) -> MainWindow:
        """The window; `choices` are settings."""
        window = self._window = build(self._application, self.data, language=language)
        unhurried = {f"level_{seat}": Level.INTERMEDIATE for seat in "enw"} | {
            "hint_level": Level.INTERMEDIATE
        }
        window.change(**({"appearance": "light", "speed": "off", "text_size": 1.0} | unhurried | choices))
        window.resize(*size)
        window.show()
        QTest.qWait(SETTLED_MS)
        return window

    def close(self) -> None:
        """Closes everything that is open."""
        self._clock.stop()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog):
                widget.close()
        if self._window is not None:
            self._window.change(language="en")  # the words of one window must not linger in the next
            self._window.close()
            self._window.deleteLater()


Picture = Callable[[Studio], QWidget | QImage]
"""Brings up what is to be seen."""


def dialog(size: tuple[int, int] | None = None) -> QDialog:
    """The dialog that has been opened last, made as large as is wanted."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    if size is not None:
        found.resize(*size)
    QTest.qWait(2 * SETTLED_MS)
    return found


def wait(until: Callable[[], bool], for_what: str, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Waits for something, and helps it along. Raises NotReached if it does not come."""
    for _ in range(_MOST_STEPS):
        if until():
            return
        meanwhile()
        QTest.qWait(1)
    raise NotReached(f"{for_what} did not come")


def play(window: MainWindow, until: Reached) -> None:
    """Lets the person's cards be played by the program until something is to be seen. Raises NotReached if
    the match ends before."""
    presenter = window.presenter
    person = player_for(window.game, Level.INTERMEDIATE, 1)
    for _ in range(_MOST_STEPS):
        wait(lambda: presenter.waits_for_person, "a decision of the person's", presenter.hurry)
        if until(window):
            QTest.qWait(SETTLED_MS)
            return
        view = presenter.view
        if view.phase == "over":
            raise NotReached("the match ended, and what is to be seen had not come")
        # What was said before this decision would stand there or not as the machine is slow or quick.
        presenter.board.table_scene.furniture.silence()
        if presenter.showing_result:
            presenter.go_on_after_result()
        elif view.my_turn:
            action = person.choose(view, Limit(), lambda: False)
            if isinstance(action, Play):
                presenter.play(action.card, action.face_down)
            elif action is not None:
                presenter.decide(action)
        else:  # nobody has anything to claim
            presenter.decide(Score())
    raise NotReached("what is to be seen had not come after very many decisions")


def my_turn(where: Callable[[Any], bool]) -> Reached:
    """The person is to decide, and what he sees is as wanted."""

    def reached(window: MainWindow) -> bool:
        view = window.presenter.view
        return view is not None and view.my_turn and not window.presenter.showing_result and where(view)

    return reached


def my_turn_at_trick(number: int, laid: int = 2) -> Reached:
    """The person is to play to that trick, and so many cards or more lie already."""
    return my_turn(
        lambda view: (
            view.phase == "play"
            and len(view.hand.tricks) == number - 1
            and len(view.hand.trick.cards) >= laid
        )
    )


def at_result(window: MainWindow) -> bool:
    """A hand is over."""
    return window.presenter.showing_result


def at_end(window: MainWindow) -> bool:
    """The match is over."""
    return at_result(window) and window.presenter.view.phase == "over"


def ask_hint(window: MainWindow) -> None:
    """Asks for a hint, and waits for it. Raises NotReached if none can be given."""
    presenter = window.presenter
    if not presenter.can_hint:
        raise NotReached("no hint can be given here")
    presenter.hint()
    wait(lambda: not presenter.hint_is_coming, "the hint")
