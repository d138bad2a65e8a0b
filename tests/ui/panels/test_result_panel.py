"""The result over the table: right numbers, right buttons, and the keys that press them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.text.sueca.result_text import ResultInfo
from sueca_desktop.ui.panels.result_panel import ResultPanel
from sueca_desktop.ui.panels.slate_picture import SlatePicture
from sueca_desktop.ui.scene.theme import load_theme
from tests.sample_match import HEADER, NAMES, RESULTS, hand
from tests.ui.live_words import settle

THEME = load_theme("felt", dark=False)
HAND = ResultInfo(HEADER, hand((20, 100), (2, 8), (0, 3)), (1, 3), earlier=RESULTS[:3])
OVER = ResultInfo(Header(PRESETS["brazil"], NAMES), hand((93, 27), (8, 2), (2, 0)), (4, 0), 0, Team.NS)
ROOM = QRect(203, 112, 874, 626)  # in a window of 1280 by 800


Opener = Callable[..., ResultPanel]


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    """Shows results over boards that live as long as the test."""
    boards: list[QWidget] = []

    def show(info: ResultInfo, room: QRect = ROOM, k: float = 1.0) -> ResultPanel:
        board = QWidget()
        boards.append(board)
        board.resize(room.x() + room.right(), room.bottom() + 14)
        qtbot.addWidget(board)
        panel = ResultPanel(info, THEME, board)
        board.show()
        panel.show()
        panel.place(room, k)
        panel.setFocus()
        settle()
        return panel

    return show


def words(panel: ResultPanel) -> list[str]:
    return [part.text() for part in panel.findChildren(QLabel) if part.isVisible() and part.text()]


def buttons(panel: ResultPanel) -> dict[str, QPushButton]:
    return {part.text(): part for part in panel.findChildren(QPushButton) if part.isVisible()}


def test_hand_shows_both_sides_with_the_bonus_apart(opened: Opener) -> None:
    shown = words(opened(HAND))
    assert "They win: 100–20" in shown
    table = shown[shown.index("Us") : shown.index("Enter")]
    assert table == [
        *("Us", "Them"),
        *("Card points", "20", "100"),
        *("Tricks", "2", "8"),
        *("Games", "0", "3"),
        *("of these from a tie", "+1"),
        *("Match", "1", "3"),
    ]


def test_hand_offers_the_next_one_and_a_review(qtbot: QtBot, opened: Opener) -> None:
    panel = opened(HAND)
    assert list(buttons(panel)) == ["&Next hand", "&Review the hand"]
    for name, signal in (("&Next hand", panel.next_clicked), ("&Review the hand", panel.review_clicked)):
        with qtbot.waitSignal(signal):
            buttons(panel)[name].click()


def test_end_of_the_match_offers_another_a_review_the_same_cards_and_the_door(
    qtbot: QtBot, opened: Opener
) -> None:
    panel = opened(OVER)
    signals = {
        "&Play another": panel.next_clicked,
        "&Review the hand": panel.review_clicked,
        "&Same cards": panel.same_cards_clicked,
        "&Leave the table": panel.leave_clicked,
    }
    assert list(buttons(panel)) == list(signals)
    for name, signal in signals.items():
        with qtbot.waitSignal(signal):
            buttons(panel)[name].click()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_go_on_once(qtbot: QtBot, opened: Opener, key: Qt.Key) -> None:
    panel = opened(HAND)
    told: list[bool] = []
    panel.next_clicked.connect(lambda: told.append(True))
    assert panel.focusWidget() is buttons(panel)["&Next hand"]
    QTest.keyClick(panel.focusWidget(), key)
    QTest.keyClick(panel, key)
    assert told == [True, True]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_that_has_the_keyboard(
    qtbot: QtBot, opened: Opener, key: Qt.Key
) -> None:
    panel = opened(OVER)
    went_on: list[None] = []
    panel.next_clicked.connect(lambda: went_on.append(None))
    leave = buttons(panel)["&Leave the table"]
    leave.setFocus()
    with qtbot.waitSignal(panel.leave_clicked):
        QTest.keyClick(leave, key)
    assert not went_on


def test_panel_stays_in_its_room_where_it_can(opened: Opener) -> None:
    panel = opened(OVER)
    assert ROOM.adjusted(-20, -20, 20, 20).contains(panel.geometry())
    assert panel.findChild(SlatePicture).isVisible()  # type: ignore[union-attr]


def test_small_room_has_no_slate(opened: Opener) -> None:
    room = QRect(171, 86, 458, 453)  # in a window of 800 by 600
    panel = opened(OVER, room, 0.92)
    assert not panel.findChild(SlatePicture).isVisible()  # type: ignore[union-attr]
    assert room.adjusted(-20, -20, 20, 20).contains(panel.geometry())


def test_panel_grows_with_the_unit(opened: Opener) -> None:
    room = QRect(370, 202, 1820, 1166)  # in a window of 2560 by 1440
    small, large = opened(OVER).size(), opened(OVER, room, 1.6).size()
    assert large.width() > 1.5 * small.width() and large.height() > 1.5 * small.height()


def test_panel_takes_another_theme(opened: Opener) -> None:
    panel = opened(HAND)
    dark = load_theme("cafe", dark=True)
    panel.set_theme(dark)
    settle()
    middle = panel.grab().toImage().pixelColor(panel.width() - 40, panel.height() // 2)
    assert QColor(middle.rgb()) == dark.palette.surface
