"""The whole way from the start of the program to the end of a hand without a mouse, in every language.

Keys go to whatever has the keyboard, as they do for a person; and it is always seen what has it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QDialog,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from sueca_desktop.record import Header
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Claim, Cut, Play, Spoil, TurnTrump
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui.board import Board, TableButton
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.theme import THEMES
from sueca_desktop.ui.start_screen import StartScreen
from sueca_desktop.ui.start_tables import GameTable
from tests.samples import diagonal, sampled
from tests.ui.conftest import NAMES, Person, Room, Start, commands

LOOKS = diagonal(THEMES, ("light", "dark"))
_HARDLY_SEEN = bytes(range(20))
"""Differences of grey that are too small to tell."""


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def bring_up(window: QWidget) -> None:
    """The window is the one that has the keyboard."""
    window.activateWindow()
    QApplication.processEvents()


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focus(), key)


def tabbed(window: QWidget, most: int = 60) -> list[QWidget]:
    """Everything that Tab comes to, from what has the keyboard on, each once."""
    found: list[QWidget] = []
    for _ in range(most):
        if focus() in found:
            return found
        found.append(focus())
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
    raise AssertionError("Tab goes on for ever")


class Keys(Person):
    """A person with a keyboard and no mouse."""

    def decides(self) -> None:
        """Does what is asked for with keys that go to whatever has the keyboard."""
        self.my_turn()
        view = self.presenter.view
        assert view is not None
        if self.presenter.showing_result:
            press(Qt.Key.Key_Return)
            return
        match view.phase:
            case Phase.DEALER:
                press(Qt.Key.Key_Right, Qt.Key.Key_Return)
            case Phase.CUT:
                press(Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Return)
            case Phase.TRUMP | Phase.SPOIL | Phase.SCORE:
                press(Qt.Key.Key_Down)
                assert isinstance(focus(), TableButton)
                press(Qt.Key.Key_Return)
            case Phase.PLAY:
                self._plays(view)

    def _plays(self, view: PlayerView) -> None:
        place = self.scene.fan.index(view.playable[0])
        press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * place)
        item = self.scene.item_of(view.playable[0])
        assert item is not None and item.ringed
        press(Qt.Key.Key_Return)


@pytest.mark.parametrize("language", sampled(LANGUAGES, lambda language: language == "pt_PT"))
def test_from_the_start_to_the_end_of_a_hand(start: Start, language: str) -> None:
    window = start(language)
    bring_up(window)
    assert isinstance(window.centralWidget().currentWidget(), StartScreen)  # type: ignore[union-attr]
    press(Qt.Key.Key_Return)
    person = Keys(window.presenter)
    assert isinstance(focus(), Board)
    while not window.presenter.showing_result:
        person.decides()
        person.my_turn()
    plays = [action for action in person.table.actions if isinstance(action, Play) and action.by is Seat.S]
    assert len(plays) == 10
    assert isinstance(focus(), QAbstractButton)
    press(Qt.Key.Key_Return)
    assert window.result_panel is None
    person.my_turn()
    assert isinstance(focus(), Board)


def may_throw_in(view: PlayerView) -> bool:
    return view.phase is Phase.SPOIL and view.my_turn


def room_at(room: Room, rules: Rules, wanted: Phase) -> Keys:
    """A table at which the person is to decide in a phase, with the keyboard on the board."""
    keys = Keys(room.presenter)
    bring_up(room.board)
    for _ in range(60):
        room.sit(rules)
        room.board.setFocus()
        for _ in range(30):
            room.my_turn()
            view = room.presenter.view
            assert view is not None
            if view.phase is wanted and view.my_turn:
                return keys
            if view.phase is Phase.PLAY or room.presenter.showing_result:
                break
            keys.decides()
    raise AssertionError(f"no {wanted}")


@pytest.mark.parametrize(
    ("keys", "lifted"),
    [
        ((Qt.Key.Key_Home,), 1),
        ((Qt.Key.Key_End,), 39),
        ((Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left), 37),
        ((Qt.Key.Key_Home, Qt.Key.Key_Right), 2),
    ],
)
def test_the_pack_is_cut_where_keys_say(room: Room, keys: tuple[Qt.Key, ...], lifted: int) -> None:
    room_at(room, PRESETS["portugal"], Phase.CUT)
    press(*keys, Qt.Key.Key_Return)
    room.my_turn()
    assert [action for action in room.table.actions if isinstance(action, Cut)][-1] == Cut(Seat.S, lifted)


@pytest.mark.parametrize(
    ("key", "end"), [(Qt.Key.Key_Up, "top"), (Qt.Key.Key_Right, "top"), (None, "bottom")]
)
def test_the_trump_is_turned_with_keys(room: Room, key: Qt.Key | None, end: str) -> None:
    room_at(room, PRESETS["portugal"], Phase.TRUMP)
    if key is None:
        press(Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    else:
        press(key, Qt.Key.Key_Return)
    room.my_turn()
    turns = [action for action in room.table.actions if isinstance(action, TurnTrump)]
    assert turns == [TurnTrump(Seat.S, end)]  # type: ignore[arg-type]


def test_a_deal_is_thrown_in_with_keys(room: Room) -> None:
    header = Header(PRESETS["brazil"], NAMES)
    deal = next(deal for deal in range(1000) if may_throw_in(Table.numbered(header, deal).view(Seat.S)))
    room.sit(PRESETS["brazil"], deal=deal)
    bring_up(room.board)
    room.board.setFocus()
    room.my_turn()
    press(Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert Spoil(Seat.S, True) in room.table.actions


def test_a_revoke_is_claimed_with_keys(room: Room) -> None:
    keys = Keys(room.presenter)
    room.sit(PRESETS["cafe"], deal=5)
    bring_up(room.board)
    room.board.setFocus()
    while not room.board.buttons:
        keys.decides()
        keys.my_turn()
    press(Qt.Key.Key_Up, Qt.Key.Key_Return)  # the button asks once more
    assert len(room.board.buttons) > 1
    if not isinstance(focus(), TableButton):
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert any(isinstance(action, Claim) for action in room.table.actions)


# ---------------------------------------------------------------- Tab


def test_tab_goes_through_the_start_table_by_table(start: Start) -> None:
    window = start()
    bring_up(window)
    window.begin(PRESETS["portugal"], 5)
    window.show_start()
    screen = window.findChild(StartScreen)
    assert screen is not None
    order = [widget for widget in tabbed(window) if screen.isAncestorOf(widget)]
    tables = [next((t for t in screen.findChildren(GameTable) if t.isAncestorOf(w)), None) for w in order]
    games = [table.game for table in tables if table is not None]
    assert games == [game for game in GAMES for _ in range(games.count(game))]
    for table in {*tables}:
        here = [widget for widget, at in zip(order, tables, strict=True) if at is table]
        heights = [widget.mapTo(screen, QPoint(0, 0)).y() for widget in here]
        assert len(here) >= 2 and heights == sorted(heights)


def test_tab_goes_from_the_cards_to_the_buttons_and_the_tools(start: Start) -> None:
    window = start()
    bring_up(window)
    window.begin(PRESETS["cafe"], 5)
    person = Keys(window.presenter)
    while not person.board.buttons:
        person.decides()
        person.my_turn()
    person.board.setFocus()
    order = tabbed(window)
    assert order[0] is person.board
    assert order[1 : 1 + len(person.board.buttons)] == list(person.board.buttons)
    usable = [button for button in window.tool_buttons if button.isEnabled()]
    tools = [widget for widget in order if widget in usable]
    assert tools == usable


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Each window that can be opened at the table, one after the other."""
    offered = commands(window)
    for action in (
        offered.new,
        offered.settings,
        offered.state,
        offered.last_trick,
        offered.history,
        offered.score_sheet,
        offered.rules,
        offered.keys,
        offered.about,
    ):
        assert action.isEnabled(), action.text()
        action.trigger()
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog), action.text()
        yield dialog
        press(Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert QApplication.activeModalWidget() is None, f"Esc does not close {action.text()}"
        bring_up(window)  # what a screen's window manager does


def at_second_trick(window: MainWindow) -> Keys:
    bring_up(window)
    window.begin(PRESETS["portugal"], 5)
    person = Keys(window.presenter)
    person.decides()
    person.my_turn()
    return person


def test_every_window_opens_with_the_keyboard_in_it_and_gives_it_back(start: Start) -> None:
    window = start()
    person = at_second_trick(window)
    for dialog in dialogs(window):
        assert dialog.isAncestorOf(focus()), type(dialog).__name__
        reached = tabbed(dialog)
        buttons = [button for button in dialog.findChildren(QAbstractButton) if usable(button)]
        missed = [button.text() for button in buttons if not_reached(button, reached)]
        assert missed == [], type(dialog).__name__
    assert focus() is person.board


def usable(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled() and button.focusPolicy() is not Qt.FocusPolicy.NoFocus


def not_reached(button: QAbstractButton, reached: list[QWidget]) -> bool:
    """Neither Tab comes to it nor, from one of the same choice, an arrow."""
    if button in reached:
        return False
    group: QButtonGroup | None = button.group()
    parent = button.parentWidget()
    if group is not None:
        return not any(other in reached for other in group.buttons())
    if parent is not None and button.autoExclusive():
        return not any(other in reached for other in parent.findChildren(QAbstractButton))
    return True


# ---------------------------------------------------------------- the ring


def picture(widget: QWidget) -> QImage:
    return widget.window().grab(widget_rect(widget)).toImage()


def widget_rect(widget: QWidget):  # type: ignore[no-untyped-def]
    rect = widget.rect().translated(widget.mapTo(widget.window(), QPoint(0, 0)))
    return rect.intersected(widget.window().rect())


def changed(before: QImage, after: QImage) -> int:
    """How many pixels are clearly of another colour."""
    if after.isNull():
        return 0  # it is out of sight
    difference = before.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, after)
    painter.end()
    grey = bytes(difference.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
    return len(grey.translate(None, _HARDLY_SEEN))


def unseen(root: QWidget) -> list[str]:
    """Widgets in `root` that Tab comes to and that look no different for it."""
    found = []
    for widget in tabbed(root):
        if isinstance(widget, Board) or not root.isAncestorOf(widget):
            continue
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        show(widget)
        shown = ringed_part(widget)
        after = picture(shown)
        widget.clearFocus()
        QApplication.processEvents()
        if isinstance(widget, QLineEdit):
            widget.deselect()
        before = picture(shown)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if changed(before, after) < 0.5 * (shown.width() + shown.height()):
            found.append(
                f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"
            )
    return found


def show(widget: QWidget) -> None:
    """Scrolls a widget into sight, as Tab does."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    QApplication.processEvents()


def ringed_part(widget: QWidget) -> QWidget:
    """What carries the ring of a widget: a spin box that of its field."""
    parent = widget.parentWidget()
    if isinstance(widget, QLineEdit) and parent is not None and parent.focusProxy() is widget:
        return parent
    return widget


@pytest.mark.parametrize(("theme", "appearance"), LOOKS)
def test_it_is_seen_what_has_the_keyboard_at_the_start(start: Start, theme: str, appearance: str) -> None:
    window = start(theme=theme, appearance=appearance)
    bring_up(window)
    window.begin(PRESETS["portugal"], 5)
    window.show_start()
    QApplication.processEvents()
    assert unseen(window) == []


@pytest.mark.parametrize(("theme", "appearance"), LOOKS)
def test_it_is_seen_what_has_the_keyboard_in_windows(start: Start, theme: str, appearance: str) -> None:
    window = start(theme=theme, appearance=appearance)
    at_second_trick(window)
    faults = {type(dialog).__name__: unseen(dialog) for dialog in dialogs(window)}
    faults["window"] = unseen(window)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(("theme", "appearance"), LOOKS)
def test_it_is_seen_which_card_and_which_button_has_the_keyboard(
    start: Start, theme: str, appearance: str
) -> None:
    window = start(theme=theme, appearance=appearance)
    bring_up(window)
    window.begin(PRESETS["cafe"], 5)
    person = Keys(window.presenter)
    person.my_turn()
    before = person.board.grab().toImage()
    press(Qt.Key.Key_Home)
    item = person.scene.item_of(person.scene.fan[0])
    assert item is not None and item.ringed
    assert changed(before, person.board.grab().toImage()) > 4 * item.slot.w
