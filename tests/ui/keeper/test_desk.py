"""Opening the score keeper, and keeping its book on disk whatever the disk does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.keeper.book import Book
from sueca_desktop.keeper.sueca import BRAZIL, Hand, How, SuecaRules
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage import keeper as keeper_storage
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.keeper import KeeperFile, book_bytes, parse_book
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.ui.app import build
from sueca_desktop.ui.dialogs.notice import Notice
from sueca_desktop.ui.keeper.desk import KeeperDesk
from sueca_desktop.ui.keeper.window import KeeperWindow
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.theme import load_theme
from tests.ui.live_words import settle

THEME = load_theme("felt", dark=False)
WON = Hand(How.ONE, Team.NS)


class Desk:
    """A desk, its owner and what it said."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.owner = QWidget()
        qtbot.addWidget(self.owner)
        self.path = path
        self.desk = KeeperDesk(path, self.owner)
        self.said: list[Callable[[], str]] = []
        self.desk.notice.connect(self.said.append)

    def open(self, language: str = "en") -> KeeperWindow:
        self.desk.open(THEME, language, self.owner)
        window = self.desk.window
        assert window is not None
        settle()
        return window

    def close(self) -> None:
        self.desk.close()
        settle()
        assert self.desk.window is None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "score-keeper.json"


@pytest.fixture
def desk(qtbot: QtBot, path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, path)
    yield made
    made.desk.close()


def test_each_tap_is_on_disk_and_there_again_next_time(desk: Desk, path: Path) -> None:
    window = desk.open()
    window.tap(WON)
    assert parse_book(path.read_bytes()) == window.book
    window.undo()
    assert parse_book(path.read_bytes()) == window.book
    kept = window.book
    desk.close()
    assert desk.open().book == kept
    assert desk.said == []


def test_the_open_window_comes_to_the_front_instead_of_a_second_one(desk: Desk) -> None:
    assert desk.open() is desk.open()


def test_in_brazil_the_first_slate_has_a_cross(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    assert desk.open("pt_PT").book.sueca.rules == SuecaRules()
    other = Desk(qtbot, tmp_path / "other.json")
    assert other.open("pt_BR").book.sueca.rules == BRAZIL
    other.close()


def test_a_damaged_book_costs_no_start_and_is_told(desk: Desk, path: Path) -> None:
    path.write_bytes(b"{")
    assert desk.open().book == Book.new()
    (words,) = desk.said
    assert str(path) in words()
    desk.close()


def test_the_last_good_book_is_told_too(desk: Desk, path: Path) -> None:
    window = desk.open()
    window.tap(WON)
    good = window.book
    window.tap(WON)
    desk.close()
    path.write_bytes(path.read_bytes()[:-20])
    assert desk.open().book == good
    assert "damaged" in desk.said[0]()


def test_a_newer_book_is_left_alone_and_told_once_more_when_a_tap_is_not_saved(
    desk: Desk, path: Path
) -> None:
    newer = book_bytes(Book.new()).replace(b'"version":1', b'"version":2')
    path.write_bytes(newer)
    desk.open().tap(WON)
    assert path.read_bytes() == newer
    assert len(desk.said) == 2


def test_a_full_disk_is_told_once_and_the_next_tap_saves_everything(
    desk: Desk, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Trouble.DISK_FULL, path, "no space left")

    window = desk.open()
    with monkeypatch.context() as full:
        full.setattr(keeper_storage, "write_with_backup", refuse)
        window.tap(WON)
        window.tap(WON)
    assert len(desk.said) == 1 and "full" in desk.said[0]()
    window.tap(Hand(How.TIE))
    assert parse_book(path.read_bytes()) == window.book


def test_a_book_that_is_open_elsewhere_is_not_opened_again(desk: Desk, path: Path) -> None:
    elsewhere = KeeperFile(path)
    elsewhere.open(Book.new())
    desk.desk.open(THEME, "en", desk.owner)
    assert desk.desk.window is None and len(desk.said) == 1
    elsewhere.close()
    desk.open()


# ---------------------------------------------------------------- from the program's window


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, data_dir: Path) -> Iterator[MainWindow]:
    folder = DataFolder(data_dir)
    folder.create()
    window = build(qapp, folder, language="en", speed="off")
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    settle()
    yield window
    window.close()


def keeper_of(program: MainWindow) -> KeeperWindow | None:
    settle()
    return next((one for one in program.findChildren(KeeperWindow) if one.isVisible()), None)


def test_a_key_opens_it_and_closing_the_program_closes_it(program: MainWindow) -> None:
    assert keeper_of(program) is None
    QTest.keyClick(program, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    window = keeper_of(program)
    assert window is not None
    window.tap(WON)
    program.close()
    assert keeper_of(program) is None


def test_the_start_screen_leads_to_it(program: MainWindow) -> None:
    (link,) = (button for button in program.findChildren(QPushButton) if button.text() == "Score &keeper")
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert keeper_of(program) is not None


def test_it_stays_open_beside_a_match_and_follows_theme_and_language(program: MainWindow) -> None:
    program.show_keeper()
    window = keeper_of(program)
    assert window is not None
    window.tap(WON)
    before = window.grab().toImage()
    program.begin(PRESETS["portugal"], 7)
    program.change(theme="azulejo", language="pt_PT")
    settle()
    assert keeper_of(program) is window and not window.isModal()
    assert window.windowTitle() == "Marcador"
    assert window.grab().toImage() != before
    program.change(language="en")
    program.presenter.close()


def test_what_went_wrong_is_told_by_a_notice(program: MainWindow, data_dir: Path) -> None:
    DataFolder(data_dir).keeper.write_bytes(b"?")
    program.show_keeper()
    assert keeper_of(program) is not None
    (notice,) = program.findChildren(Notice)
    assert notice.isVisible()
    notice.accept()
