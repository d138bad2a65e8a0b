"""A game kept with finger, mouse and keyboard alone, in all languages, themes and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.keeper import sobe, sueca
from sueca_desktop.keeper.book import Book, Game, Tap
from sueca_desktop.keeper.sueca import BRAZIL, Hand, How
from sueca_desktop.keeper.taps import NewMatch
from sueca_desktop.keeper.truco import Accept, Raise, Run, Won
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.text import keeper_text
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.keeper import window as window_module
from sueca_desktop.ui.keeper.slate import Slate
from sueca_desktop.ui.keeper.tap_button import TapButton
from sueca_desktop.ui.keeper.window import PAGES, KeeperWindow
from sueca_desktop.ui.scene.theme import THEMES, load_theme
from sueca_desktop.ui.style import style_sheet
from tests.samples import diagonal
from tests.ui.live_words import cut_words, settle

NS, EW = Team.NS, Team.EW
NAMES = ("Rosa", "Bruno", "Amélia", "Tiago")
THEME = load_theme("felt", dark=False)
PHONE = QSize(480, 640)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    switch.use("en")
    yield switch
    switch.use("en")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sentences: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda by, sentence: sentences.append(sentence))
    return sentences


def book_after(*taps: Tap, game: Game = Game.SUECA) -> Book:
    book = replace(Book.new(), game=game, names=NAMES)
    sheet = book.sheet
    for tap in taps:
        sheet = sheet.tap(tap)
    return book.with_sheet(sheet)


def opened(qtbot: QtBot, *taps: Tap, game: Game = Game.SUECA, size: QSize | None = None) -> KeeperWindow:
    window = KeeperWindow(book_after(*taps, game=game), THEME)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    settle()
    if size is not None:
        window.resize(size)
        settle()
    return window


def score(window: KeeperWindow) -> object:
    state = window.book.sheet.state
    return state.points if isinstance(state, sobe.State) else state.score


def click(button: QWidget) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(window: KeeperWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)
        settle()


# ---------------------------------------------------------------- tapping


def test_a_match_of_sueca_by_mouse_saved_at_each_tap(qtbot: QtBot, heard: list[str]) -> None:
    window = opened(qtbot)
    books: list[Book] = []
    window.changed.connect(books.append)
    for hand, expected in (
        (Hand(How.ONE, NS), (1, 0)),
        (Hand(How.TIE), (1, 0)),
        (Hand(How.REVOKE, EW), (1, 2)),
        (Hand(How.TWO, NS), (3, 2)),
        (Hand(How.SWEEP, EW), (3, 6)),
    ):
        click(window.sueca.buttons[hand])
        assert score(window) == expected
        assert books[-1] == window.book
    assert len(books) == 5
    assert not window.sueca.isVisible() and window.end.isVisible()
    assert "Us 3, Them 6" in heard[-1] and "The match is theirs" in heard[-1]
    click(window.end.again)
    assert score(window) == (0, 0) and window.book.sueca.state.matches == ((3, 6),)


def test_undo_and_redo_to_the_first_tap_and_back(qtbot: QtBot) -> None:
    window = opened(qtbot, Hand(How.ONE, NS), Hand(How.SWEEP, EW), NewMatch(), Hand(How.TWO, NS))
    whole = window.book
    while window.undo_button.isEnabled():
        click(window.undo_button)
    assert window.book.sheet.taps == () and score(window) == (0, 0)
    while window.redo_button.isEnabled():
        click(window.redo_button)
    assert window.book == whole


def test_sueca_by_keyboard_alone(qtbot: QtBot) -> None:
    window = opened(qtbot)
    keys = Qt.Key
    press(window, keys.Key_A, keys.Key_K, keys.Key_E)
    assert score(window) == (1, 2) and window.book.sheet.taps[-1] == Hand(How.TIE)
    press(window, keys.Key_P, keys.Key_9, keys.Key_5, keys.Key_Backspace, keys.Key_4, keys.Key_Return)
    assert window.book.sheet.taps[-1] == Hand.counted(94) and score(window) == (3, 2)
    QTest.keyClick(window, keys.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert score(window) == (1, 2)
    QTest.keyClick(window, keys.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert score(window) == (3, 2)
    press(window, keys.Key_D)
    assert window.end.again.hasFocus()
    press(window, keys.Key_Return)
    assert score(window) == (0, 0)
    press(window, keys.Key_Escape)
    assert not window.isVisible()


def whole(button: QWidget) -> QWidget:
    """The choice that a button is a part of, through which the arrow keys go; else the button."""
    parent = button.parentWidget()
    return parent if isinstance(parent, Segmented) else button


@pytest.mark.parametrize("game", Game)
def test_every_button_is_reached_by_the_keyboard(qtbot: QtBot, game: Game) -> None:
    window = opened(qtbot, game=game)
    for page in PAGES:
        window.show_page(page)
        settle()
        wanted: set[QWidget] = {
            whole(button)
            for button in window.findChildren(QPushButton)
            if button.isVisible() and button.isEnabled()
        }
        seen = set()
        for _ in range(40):
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
            at = QApplication.focusWidget()
            assert at is not None
            seen.add(whole(at))
        assert wanted <= seen


def test_enter_beside_the_buttons_chalks_nothing_up(qtbot: QtBot) -> None:
    window = opened(qtbot)
    window.show_page("history")
    window.history.setFocus()
    press(window, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    assert window.isVisible() and not window.book.sheet.taps


def test_points_of_either_side_and_no_more_than_there_are(qtbot: QtBot) -> None:
    window = opened(qtbot)
    click(window.sueca.points_button)
    assert not window.points.mark.isEnabled()
    for digit in (1, 2, 1):  # the last digit would be too much
        click(window.points.digits[digit])
    assert window.points.hand() == Hand.counted(12)
    side = window.points.findChild(Segmented)
    assert side is not None
    click(side.button(EW))
    assert window.points.hand() == Hand.counted(108)
    click(window.points.mark)
    assert score(window) == (2, 0) and window.sueca.isVisible()


def test_leaving_the_digits_marks_nothing(qtbot: QtBot) -> None:
    window = opened(qtbot)
    press(window, Qt.Key.Key_P, Qt.Key.Key_7, Qt.Key.Key_Escape)
    assert window.isVisible() and window.sueca.isVisible() and not window.book.sheet.taps


def test_a_hand_of_sobe_e_desce_by_mouse(qtbot: QtBot) -> None:
    window = opened(qtbot, game=Game.SOBE)
    pad = window.sobe
    assert not pad.mark.isEnabled()
    for seat, tricks in ((Seat.S, 3), (Seat.E, 0), (Seat.W, 2)):
        click(pad.tricks[seat].button(tricks))
    click(pad.clubs.button(True))
    click(pad.mark)
    assert score(window) == (14, 30, 20, 16)
    assert [pad.tricks[seat].value() for seat in SEATS] == [None] * 4  # ready for the next hand
    click(window.undo_button)
    assert score(window) == (20, 20, 20, 20)


def test_a_hand_of_sobe_e_desce_by_keyboard(qtbot: QtBot) -> None:
    window = opened(qtbot, game=Game.SOBE)
    window.sobe.tricks[Seat.S].setFocus()
    press(window, *(Qt.Key.Key_Right,) * 6, Qt.Key.Key_Return)
    assert score(window) == (15, 20, 20, 20)


def test_what_has_been_given_stays_when_something_else_is_changed(qtbot: QtBot) -> None:
    window = opened(qtbot, game=Game.SOBE)
    click(window.sobe.tricks[Seat.N].button(5))
    window.show_page("setup")
    window.setup.names[Seat.N].setFocus()
    QTest.keyClicks(window.setup.names[Seat.N], "!")
    window.show_page("slate")
    assert window.sobe.hand() == sobe.Hand((None, None, 5, None))


def test_space_pressed_twice_raises_once_and_accepts(qtbot: QtBot) -> None:
    window = opened(qtbot, game=Game.TRUCO)
    window.truco.buttons[Raise(NS)].setFocus()
    press(window, Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert list(window.book.sheet.taps) == [Raise(NS), Accept()]


def test_truco_raised_answered_and_run_from(qtbot: QtBot) -> None:
    window = opened(qtbot, game=Game.TRUCO)
    buttons = window.truco.buttons
    click(buttons[Raise(NS)])
    assert not buttons[Won(NS)].isVisible() and not buttons[Raise(NS)].isVisible()
    click(buttons[Raise(EW)])
    click(buttons[Accept()])
    assert not buttons[Raise(EW)].isEnabled() and buttons[Raise(NS)].isEnabled()
    click(buttons[Won(EW)])
    assert score(window) == (0, 6)
    press(window, Qt.Key.Key_K, Qt.Key.Key_F)  # they ask, we run
    assert score(window) == (0, 7)
    assert window.book.sheet.taps[-1] == Run()


# ---------------------------------------------------------------- names, rules, history


def test_names_dealer_and_rules(qtbot: QtBot) -> None:
    window = opened(qtbot, Hand(How.ONE, NS))
    window.show_page("setup")
    field = window.setup.names[Seat.E]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Manuel Jorge")
    assert window.book.names[1] == "Manuel Jorge"
    click(window.setup.dealer.button(Seat.W))
    assert window.book.sheet.state.dealer is Seat.W
    click(window.setup.fields[Game.SUECA]["target"].button(7))
    assert window.book.sueca.state.rules.target == 7  # type: ignore[union-attr]
    assert score(window) == (1, 0)
    window.undo()
    assert window.setup.fields[Game.SUECA]["target"].value() == 4
    click(window.setup.game.button(Game.TRUCO))
    assert window.book.game is Game.TRUCO and not window.undo_button.isEnabled()
    click(window.setup.game.button(Game.SUECA))
    assert score(window) == (1, 0)


@pytest.mark.parametrize("game", Game)
def test_every_rule_can_be_chosen(qtbot: QtBot, game: Game) -> None:
    window = opened(qtbot, game=game)
    window.show_page("setup")
    settle()
    for field, control in window.setup.fields[game].items():
        for value in control.values:
            control.button(value).click()
            assert getattr(window.book.sheet.state.rules, field) == value


def test_the_history_has_a_line_for_each_tap_the_last_first(qtbot: QtBot) -> None:
    window = opened(qtbot, Hand(How.ONE, NS), Hand.counted(10), Hand(How.TIE))
    window.show_page("history")
    lines = [window.history.item(row).text() for row in range(window.history.count())]
    assert lines == [
        "3. Tie: nobody scores. Score: 1–2",
        "2. They won the hand, 10–110: 2 games. Score: 1–2",
        "1. We won the hand: 1 game. Score: 1–0",
    ]
    window.undo()
    assert window.history.count() == 2


# ---------------------------------------------------------------- seen and heard

STATES: dict[str, tuple[Game, tuple[Tap, ...]]] = {
    "empty": (Game.SUECA, ()),
    "carried tie": (Game.SUECA, (sueca.SetRules(BRAZIL), Hand(How.ONE, EW), Hand(How.TIE))),
    "cat": (Game.SUECA, (sueca.SetRules(BRAZIL), Hand(How.SWEEP, NS))),
    "second match": (Game.SUECA, (Hand(How.SWEEP, EW), NewMatch(), Hand(How.REVOKE, NS), Hand.counted(70))),
    "sobe": (Game.SOBE, (sobe.Hand((3, 2, 0, None)),)),
    "sobe won": (Game.SOBE, (sobe.Hand((5, 0, None, None), clubs=True),) * 2),
    "truco": (Game.TRUCO, (Won(NS), Raise(EW), Accept())),
    "truco asked": (Game.TRUCO, (Raise(EW),)),
}


@pytest.mark.parametrize("name", STATES)
def test_the_slate_says_in_words_what_it_shows(qtbot: QtBot, name: str) -> None:
    game, taps = STATES[name]
    window = opened(qtbot, *taps, game=game)
    slate = window.findChild(Slate)
    assert slate is not None
    said = slate.accessibleName()
    state, names = window.book.sheet.state, window.book.names
    assert keeper_text.standing(state, names) in said
    assert keeper_text.player_name(names, state.dealer) in said
    for button in window.findChildren(QPushButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
            assert button.toolTip() or isinstance(button.parent(), Segmented)


@pytest.mark.parametrize(("name", "language"), diagonal(STATES, LANGUAGES))
def test_nothing_is_cut_on_a_small_upright_screen_at_any_text_size(
    qtbot: QtBot, english: LanguageSwitch, name: str, language: str
) -> None:
    game, taps = STATES[name]
    english.use(language)
    window = opened(qtbot, *taps, game=game, size=PHONE)
    for text_size in (1.0, 1.5):
        window.setStyleSheet(style_sheet(THEME.palette, text_size))
        settle()
        window.resize(PHONE)
        for page in PAGES:
            window.show_page(page)
            settle()
            assert cut_words(window) == []
        window.show_page("slate")
        assert window.size() == PHONE


@pytest.mark.parametrize(("name", "size"), diagonal(STATES, [PHONE, QSize(800, 600), QSize(1280, 800)]))
def test_whatever_is_tapped_is_large_enough_for_a_finger(qtbot: QtBot, name: str, size: QSize) -> None:
    game, taps = STATES[name]
    window = opened(qtbot, *taps, game=game, size=size)
    for button in window.findChildren(QPushButton):
        if button.isVisible():
            least_width = 34 if isinstance(button.parent(), Segmented) else 44
            assert button.height() >= 44 and button.width() >= least_width, button.text()
    assert all(
        button.visibleRegion().boundingRect().height() >= 44
        for button in (window.undo_button, window.redo_button)
    )


def test_an_open_window_follows_the_theme(qtbot: QtBot) -> None:
    window = opened(qtbot, Hand(How.ONE, NS))
    for theme, dark in product(THEMES, (False, True)):
        worn = load_theme(theme, dark)
        window.set_theme(worn)
        settle()
        picture = window.findChild(Slate).grab().toImage()  # type: ignore[union-attr]
        seen = {
            picture.pixelColor(x, y).name()
            for x in range(0, picture.width(), 3)
            for y in range(0, picture.height(), 3)
        }
        assert worn.palette.slate.name() in seen, (theme, dark)
        assert worn.palette.slate_frame.name() in seen, (theme, dark)


@pytest.fixture(scope="module")
def empty_slates(qapp: QApplication) -> Callable[[Game], QImage]:
    """How the slate of each game looks before the first tap."""

    @cache
    def picture(game: Game) -> QImage:
        window = KeeperWindow(book_after(game=game), THEME)
        window.show()
        settle()
        seen = window.findChild(Slate).grab().toImage()  # type: ignore[union-attr]
        window.close()
        window.deleteLater()
        return seen

    return picture


@pytest.mark.parametrize("name", STATES)
def test_each_state_looks_different_from_the_empty_slate(
    qtbot: QtBot, name: str, empty_slates: Callable[[Game], QImage]
) -> None:
    game, taps = STATES[name]
    slate = opened(qtbot, *taps, game=game).findChild(Slate)
    assert slate is not None
    same_score = name in ("empty", "truco asked")
    assert (slate.grab().toImage() == empty_slates(game)) is same_score


def test_words_follow_the_language_while_the_window_is_open(qtbot: QtBot, english: LanguageSwitch) -> None:
    window = opened(qtbot, Hand(How.ONE, NS))
    english.use("pt_PT")
    settle()
    assert window.windowTitle() == "Marcador"
    assert window.undo_button.text() == "&Anular"
    english.use("pt_BR")
    settle()
    assert window.undo_button.text() == "De&sfazer"
    assert window.book.sheet.taps == (Hand(How.ONE, NS),)


@pytest.mark.parametrize("game", Game)
def test_no_two_mnemonics_in_sight_are_the_same(qtbot: QtBot, english: LanguageSwitch, game: Game) -> None:
    window = opened(qtbot, game=game)
    for language, page in product(LANGUAGES, PAGES):
        english.use(language)
        window.show_page(page)
        settle()
        texts = [
            widget.text()
            for widget in window.findChildren(QWidget)
            if widget.isVisible()
            and hasattr(widget, "text")
            and not isinstance(widget, TapButton)
            and "&" in widget.text().replace("&&", "")
        ]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert sorted(set(letters)) == sorted(letters), texts
