"""The start screen: what it says, and what its buttons ask for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.record import MAX_NAME_LENGTH
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.ui.controls.language_buttons import LanguageButtons
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.start_screen import ContinueInfo, StartScreen
from sueca_desktop.ui.start_tables import OWN_MIX, ContinueButton, GameTable
from tests.sample_match import table_after, walked
from tests.ui.live_words import cut_words, settle

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
    screen.set_waiting([info])
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


def table_of(screen: StartScreen, game: str) -> GameTable:
    return next(table for table in screen.findChildren(GameTable) if table.game == game)


@pytest.mark.parametrize("game", GAMES)
def test_sitting_down_brings_the_game_and_the_chosen_preset(qtbot: QtBot, game: str) -> None:
    screen = opened(qtbot)
    text, table = GAME_TEXTS[game], table_of(screen, game)
    box = table.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    for preset in GAMES[game].presets:
        screen.set_preset(game, preset)
        assert box.currentText() == text.preset_name(preset)
        assert box.toolTip() == box.accessibleDescription() == text.preset_sentence(preset)
        with qtbot.waitSignal(screen.sit) as told:
            table.seat.click()
        assert told.args == [game, preset]
    assert box.findData(OWN_MIX) < 0
    screen.set_preset(game, OWN_MIX)
    with qtbot.waitSignal(screen.sit) as told:
        table.seat.click()
    assert told.args == [game, OWN_MIX]


@pytest.mark.parametrize(("game", "letter"), [("sueca", "S"), ("sobe-e-desce", "B"), ("truco", "T")])
def test_a_letter_of_its_name_sits_down_at_a_table(qtbot: QtBot, game: str, letter: str) -> None:
    screen = opened(qtbot)
    screen.activateWindow()
    key = getattr(Qt.Key, f"Key_{letter}")
    with qtbot.waitSignal(screen.sit) as told:
        QTest.keyClick(screen, key, Qt.KeyboardModifier.AltModifier)
    assert told.args == [game, next(iter(GAMES[game].presets))]


def test_unknown_preset_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="no such preset"):
        opened(qtbot).set_preset("sueca", "velha")


def continue_button(screen: StartScreen) -> ContinueButton:
    return next(part for part in screen.findChildren(ContinueButton) if part.objectName() == "primary")


def test_match_to_continue_says_where_it_stands(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    go_on = continue_button(screen)
    assert not go_on.isVisible()
    for cards in range(8, 12):
        info = offer(screen, cards)
        assert go_on.isVisible()
        (turn,) = info.view.to_act
        said = "it is your turn" if turn is Seat.S else f"{info.header.name(turn)} is to play"
        assert go_on.accessibleDescription() == f"0–0 in games, trick 3, {said}"
    with qtbot.waitSignal(screen.go_on) as told:
        go_on.click()
    assert told.args == ["sueca"]
    screen.set_waiting([])
    assert not go_on.isVisible()


def test_between_two_hands_no_trick_is_named(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    info = offer(screen, 40)
    us, them = info.view.score
    assert continue_button(screen).accessibleDescription() == f"{us}–{them} in games, a new hand begins"


def test_a_match_of_each_game_may_wait_at_its_table(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    tables = {game: walked(GAMES[game].rules(), 45) for game in ("truco", "sobe-e-desce")}
    screen.set_waiting([ContinueInfo(table.header, table.view(Seat.S)) for table in tables.values()])
    settle()
    assert continue_button(screen).accessibleName() == "Continue: Truco"
    for game in GAMES:
        waiting = table_of(screen, game).findChild(ContinueButton)
        assert isinstance(waiting, ContinueButton)
        assert waiting.isVisible() is (game in tables)
        if game in tables:
            view = tables[game].view(Seat.S)
            standing = GAME_TEXTS[game].standing(tables[game].header, view)
            assert waiting.accessibleDescription() == standing
            with qtbot.waitSignal(screen.go_on) as told:
                waiting.click()
            assert told.args == [game]


def test_enter_sits_down_at_the_table_of_the_last_match(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    screen.set_game("truco")
    screen.focus_first()
    assert table_of(screen, "truco").seat.hasFocus()
    with qtbot.waitSignal(screen.sit) as told:
        QTest.keyClick(screen, Qt.Key.Key_Enter)
    assert told.args == ["truco", "velha"]


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
    with qtbot.waitSignal(screen.go_on if with_match else screen.sit):
        QTest.keyClick(bright[0], Qt.Key.Key_Return)
    screen.setFocus()
    with qtbot.waitSignal(screen.go_on if with_match else screen.sit):
        QTest.keyClick(screen, Qt.Key.Key_Enter)


def test_language_switch_tells_the_one_chosen(qtbot: QtBot) -> None:
    switch = LanguageButtons("en")
    qtbot.addWidget(switch)
    for language in LANGUAGES:
        with qtbot.waitSignal(switch.chosen) as told:
            switch.button(language).click()
        assert told.args == [language]
    wide = switch.sizeHint().width()
    switch.set_short(True)
    assert switch.sizeHint().width() < wide and switch.button("pt_PT").toolTip() == LANGUAGES["pt_PT"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_takes_no_room_from_the_tables(
    qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest, language: str
) -> None:
    languages = LanguageSwitch(qapp)
    request.addfinalizer(lambda: languages.use("en"))
    languages.use(language)
    screen = opened(qtbot)
    tables = [table_after(9), *(walked(GAMES[game].rules(), 45) for game in ("truco", "sobe-e-desce"))]
    for name in (
        "Maria da Conceição Albuquerque e Vascon",
        "Bartolomeu-Guilhermino de Magalhães Lopes"[:MAX_NAME_LENGTH],
    ):
        screen.set_name(name)
        for waiting in ([], [ContinueInfo(table.header, table.view(Seat.S)) for table in tables]):
            screen.set_waiting(waiting)
            for text_size in (1.0, 1.5):
                screen.set_theme(THEME, text_size=text_size)
                for size in ((800, 552), (1024, 652)):
                    screen.resize(*size)
                    settle()
                    assert cut_words(screen) == [], (name, text_size, size)
