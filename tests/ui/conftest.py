"""A table on the screen (offscreen), and a person with a mouse and a keyboard."""

from __future__ import annotations

import gc
import os
import random
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.bots.player import Player
from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, Rules
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.storage.settings import Settings
from sueca_desktop.table import draw as draw_module
from sueca_desktop.table import table as table_module
from sueca_desktop.table.deals import SplitMix64
from sueca_desktop.table.table import Journal, Table
from sueca_desktop.ui import appearance, board
from sueca_desktop.ui.app import build
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.commands import Commands
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.scene import card_art
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Key
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.theme import Theme, load_theme
from tests.ui.players import any_action, bots

PLAIN_PLAYERS = {f"level_{seat}": Level.INTERMEDIATE for seat in "enw"}
"""Players who choose at once, and the same on any machine."""

NAMES = ("Rosa", "Bruno", "Amélia", "Tiago")


@contextmanager
def eyes_closed(board: Board) -> Iterator[None]:
    """Nothing on the board is painted meanwhile; all of it is afterwards."""
    painted = board.viewport().updatesEnabled()
    board.viewport().setUpdatesEnabled(False)
    try:
        yield
    finally:
        board.viewport().setUpdatesEnabled(painted)


class Person:
    """Sits before a board: waits for his turn, and does what he is asked for with mouse and keys."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.board = presenter.board
        self.scene = presenter.board.table_scene

    @property
    def table(self) -> Table:
        assert self.presenter.table is not None
        return self.presenter.table

    def point_of(self, key: Key) -> QPoint:
        """A point of the board at which nothing covers the card."""
        item = self.scene.item_of(key)
        assert item is not None, f"{key} is not on the table"
        rect = item.card_rect()
        for share in (0.12, 0.06, 0.5, 0.88):
            point = item.mapToScene(rect.left() + share * rect.width(), rect.center().y())
            if self.scene.key_at(point) == key:
                return self.board.mapFromScene(point)
        raise AssertionError(f"{key} is covered")

    def click(self, key: Key) -> None:
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point_of(key))

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.board, key)

    def sees_movement(self) -> bool:
        """Whether something on the table still moves."""
        return self.presenter.director.busy

    @property
    def at_rest(self) -> bool:
        """Nothing happens before he decides something."""
        return self.presenter.waits_for_person

    def my_turn(self) -> None:
        """Waits until he is to decide, hurrying everything on the way, with his eyes closed: what is seen
        then is not painted. tests/ui/scene looks at what moves, tests/ui/test_monkey.py at all there is."""
        with eyes_closed(self.board):
            for _ in range(10_000):
                if self.at_rest:
                    return
                self.presenter.hurry()
                QTest.qWait(1)
        raise AssertionError("the table came to no rest")

    def ask_for_hint(self) -> None:
        """Asks, and waits until the hint is there."""
        self.presenter.hint()
        for _ in range(10_000):
            if not self.presenter.hint_is_coming:
                return
            QTest.qWait(1)
        raise AssertionError("no hint came")

    def decide(self, chance: Random) -> None:
        """Does whatever he is asked for, with the mouse."""
        self.my_turn()
        view = self.presenter.view
        assert view is not None
        if view.phase is Phase.OVER:
            return
        if self.presenter.showing_result:
            self.presenter.go_on_after_result()
        elif view.phase in (Phase.DEALER, Phase.CUT):
            self.click(chance.choice(self.scene.pack_keys()))
        elif view.phase is Phase.PLAY:
            action = any_action(view, chance)
            assert isinstance(action, Play)
            self.click(action.card)
        else:
            QTest.mouseClick(chance.choice(self.board.buttons), Qt.MouseButton.LeftButton)


class Room(Person):
    """A board and its presenter in a window of the usual size, without the rest of the program."""

    def __init__(self, qtbot: QtBot, settings: Settings) -> None:
        self.settings = settings
        scene = TableScene(self._look())
        scene.set_look(
            self._look(),
            order=settings.sort_order,
            text_size=1.0,
            card_size=1.0,
            left_handed=settings.left_handed,
        )
        board = Board(scene)
        board.set_theme(self._look().theme)
        board.set_hand_click(settings.hand_click)
        board.resize(1280, 752)
        qtbot.addWidget(board)
        self.heard: list[Sound] = []
        super().__init__(Presenter(board, lambda: self.settings, self.heard.append))
        board.show()
        board.setFocus()

    def sit(
        self,
        rules: Any = None,
        *,
        deal: int | None = None,
        journal: Journal | None = None,
        players: Mapping[Seat, Player] | None = None,
    ) -> Table:
        """Begins a match, by a deal's number or from the draw on, usually of sueca against players of it."""
        header = Header(rules or Rules(), NAMES)
        table = Table(header, (), journal) if deal is None else Table.numbered(header, deal, journal)
        self.presenter.open(table, players or bots(deal or 0))
        return table

    def set_speed(self, speed: Speed) -> None:
        self.settings = replace(self.settings, speed=speed.value)
        self.scene.set_look(self._look(), order=self.settings.sort_order, text_size=1.0, card_size=1.0)

    def end(self) -> None:
        self.presenter.shut_down()

    def _look(self) -> Look:
        theme = load_theme("felt", dark=False)
        return Look(theme, pack(theme), four_colours=False, speed=Speed(self.settings.speed))


@cache
def pack(theme: Theme, **wanted: Any) -> CardArt:
    """One pack of each kind for all rooms and windows: its cards are drawn once, not for each test."""
    return CardArt(theme, **wanted)


@pytest.fixture(autouse=True)
def same_chance_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same packs, draws and players at each run: what was green stays green."""
    chance = SplitMix64(20_261_129)

    def shuffled(rules: Rules) -> tuple[Card, ...]:
        return chance.shuffled(rules.pack)

    monkeypatch.setattr(table_module, "shuffled_pack", shuffled)
    monkeypatch.setattr(draw_module, "shuffled_pack", shuffled)
    monkeypatch.setattr(secrets, "randbits", lambda bits: 5)
    random.seed(5)


@pytest.fixture(autouse=True)
def disk_that_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is not tested at the pace of a disk; tests/storage holds that all is written through."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


@pytest.fixture(autouse=True, scope="module")
def boards_swept_up() -> Iterator[None]:
    """Boards that are gone take their pictures with them only when Python looks for cycles, which it seldom
    does while so much is loaded."""
    yield
    gc.collect()


@pytest.fixture(autouse=True, scope="session")
def packs_put_away(qapp: QApplication) -> Iterator[None]:
    """Pictures are kept for all tests: more than one table at a time has room for. None outlives the
    application."""
    usual, card_art._KEPT_BYTES = card_art._KEPT_BYTES, 100 * 2**20
    yield
    card_art._KEPT_BYTES = usual
    pack.cache_clear()


@pytest.fixture
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn as fine as the screen and no finer, as they are on a finer screen. That they are sharp
    when turned is dear; tests/ui/scene looks at it."""
    monkeypatch.setattr(card_art, "_FINE", 0)


@pytest.fixture
def make_room(qtbot: QtBot, plain_cards: None) -> Iterator[Callable[..., Room]]:
    rooms: list[Room] = []

    def make(**settings: object) -> Room:
        room = Room(qtbot, replace(Settings(), **{"speed": "off", "trick_pause": "short", **settings}))
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.end()


@pytest.fixture
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who means each of his clicks, however fast they come."""
    monkeypatch.setattr(board, "GESTURE_MS", 0)


@pytest.fixture
def room(make_room: Callable[..., Room], quick_fingers: None) -> Room:
    """A room in which nothing takes time but the pause after a trick."""
    return make_room()


Start = Callable[..., MainWindow]


def commands(window: MainWindow) -> Commands:
    """What the window's menus and tools offer."""
    found = window.findChild(Commands)
    assert found is not None
    return found


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, data_dir: Path, plain_cards: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Starts the program on one data folder, as often as asked."""
    monkeypatch.setattr(board, "GESTURE_MS", 0)
    monkeypatch.setattr(appearance, "CardArt", pack)
    windows: list[MainWindow] = []

    def open_window(language: str = "en", **settings: object) -> MainWindow:
        window = build(qapp, DataFolder.find(data_dir), language=language, speed="off")
        window.change(**{"trick_pause": "short", **PLAIN_PLAYERS, **settings})
        window.resize(1280, 800)
        window.show()
        windows.append(window)
        return window

    yield open_window
    for window in windows:
        window.change(language="en")
        window.close()
        window.close()  # the first may have warned that something is not saved
        window.deleteLater()
    # Windows that linger would be dressed and translated with those of the next test.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyleSheet("")
