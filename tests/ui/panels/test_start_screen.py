"""The start screen: what it says, and what its buttons ask for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.text import rules_text
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.start_screen import OWN_MIX, ContinueButton, ContinueInfo, LanguageSwitch, StartScreen
from tests.sample_match import table_after
from tests.ui.live_words import settle

THEME = load_theme("felt", dark=False)


def opened(qtbot: QtBot, hour: int = 15) -> StartScreen:
    screen = StartScreen(THEME, hour=lambda: hour)
    qtbot.addWidget(screen)
    screen.resize(1280, 752)
    screen.show()
    settle()
    return screen


def offer(screen: StartScreen, cards: int) -> ContinueInfo:
    table = table_after(cards)
    info = ContinueInfo(table.header, table.view(Seat.S))
    screen.set_continue(info)
    settle()
    return info


def button(screen: StartScreen, words: str) -> QPushButton:
    return next(part for part in screen.findChildren(QPushButton) if part.text() == words)


def words(screen: StartScreen) -> list[str]:
    return [part.text() for part in screen.findChildren(QLabel) if part.isVisible()]


@pytest.mark.parametrize(
    ("hour", "greeting"),
    [
        (4, "Good evening, Rosa."),
        (5, "Good morning, Rosa."),
        (12, "Good afternoon, Rosa."),
        (20, "Good evening, Rosa."),
    ],
)
def test_greeting_knows_the_time_of_day(qtbot: QtBot, hour: int, greeting: str) -> None:
    screen = opened(qtbot, hour)
    screen.set_name("Rosa")
    assert greeting in words(screen)
    screen.set_name(None)
    assert greeting.replace(", Rosa", "") in words(screen)


def test_buttons_ask_for_what_they_say(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    signals = {
        "&New match…": screen.new_match,
        "&Open…": screen.open_file,
        "S&ettings": screen.settings,
        "&Rules": screen.rules,
    }
    for name, signal in signals.items():
        with qtbot.waitSignal(signal):
            button(screen, name).click()


def test_sitting_down_brings_the_chosen_preset(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    box = screen.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    for preset in PRESETS:
        screen.set_preset(preset)
        assert box.currentText() == rules_text.preset_name(preset)
        assert rules_text.preset_sentence(preset) in words(screen)
        with qtbot.waitSignal(screen.sit) as told:
            button(screen, "&Sit down").click()
        assert told.args == [preset]
    assert box.findData(OWN_MIX) < 0
    screen.set_preset(OWN_MIX)
    with qtbot.waitSignal(screen.sit) as told:
        button(screen, "&Sit down").click()
    assert told.args == [OWN_MIX]


def test_unknown_preset_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="no such preset"):
        opened(qtbot).set_preset("poker")


def test_match_to_continue_says_where_it_stands(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    go_on = screen.findChild(ContinueButton)
    assert isinstance(go_on, ContinueButton) and not go_on.isVisible()
    for cards in range(8, 12):
        info = offer(screen, cards)
        assert go_on.isVisible()
        (turn,) = info.view.to_act
        said = "it is your turn" if turn is Seat.S else f"{info.header.name(turn)} is to play"
        assert go_on.accessibleDescription() == f"0–0 in games, trick 3, {said}"
    with qtbot.waitSignal(screen.continue_clicked):
        go_on.click()
    screen.set_continue(None)
    assert not go_on.isVisible()


def test_between_two_hands_no_trick_is_named(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    info = offer(screen, 40)
    us, them = info.view.score
    go_on = screen.findChild(ContinueButton)
    assert isinstance(go_on, ContinueButton)
    assert go_on.accessibleDescription() == f"{us}–{them} in games, a new hand begins"


@pytest.mark.parametrize("with_match", [True, False])
def test_enter_does_what_the_one_bright_button_does(qtbot: QtBot, with_match: bool) -> None:
    screen = opened(qtbot)
    if with_match:
        offer(screen, 9)
    bright = [
        part
        for part in screen.findChildren(QPushButton)
        if part.objectName() == "primary" and part.isVisible()
    ]
    assert len(bright) == 1
    screen.focus_first()
    assert bright[0].hasFocus()
    with qtbot.waitSignal(screen.continue_clicked if with_match else screen.sit):
        QTest.keyClick(bright[0], Qt.Key.Key_Return)
    screen.setFocus()
    with qtbot.waitSignal(screen.continue_clicked if with_match else screen.sit):
        QTest.keyClick(screen, Qt.Key.Key_Enter)


def test_language_switch_tells_the_one_chosen(qtbot: QtBot) -> None:
    switch = LanguageSwitch("en")
    qtbot.addWidget(switch)
    for language in LANGUAGES:
        with qtbot.waitSignal(switch.chosen) as told:
            switch.button(language).click()
        assert told.args == [language]
    wide = switch.sizeHint().width()
    switch.set_short(True)
    assert switch.sizeHint().width() < wide and switch.button("pt_PT").toolTip() == LANGUAGES["pt_PT"]
