"""What somebody sees and does who plays with keys alone, with large letters, or in a small window."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu, QStyle
from pytestqt.qtbot import QtBot

from sueca_desktop.rules.actions import Cut, Play, TurnTrump
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.sueca.table_text import plate_line
from sueca_desktop.ui.commands import Commands
from sueca_desktop.ui.dialogs.notice import Notice
from sueca_desktop.ui.dialogs.settings_dialog import SettingsDialog
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.picture import PACK
from sueca_desktop.ui.tool_strip import ToolStrip
from tests.samples import diagonal
from tests.ui.conftest import Person, Room, Start


def comes_to(room: Room | Person, phase: Phase) -> None:
    """Plays until the person is to decide in a phase."""
    chance = Random(6)
    for _ in range(600):
        room.my_turn()
        view = room.presenter.view
        assert view is not None
        if view.phase is phase and view.my_turn and not room.presenter.showing_result:
            return
        room.decide(chance)
    raise AssertionError(f"no {phase}")


def shown_cut(room: Room) -> int:
    """How many cards lie lifted."""
    assert room.scene.picture is not None and room.scene.picture.cut_at is not None
    return room.scene.picture.cut_at


def last_cut(room: Room) -> Cut:
    return [action for action in room.table.actions if isinstance(action, Cut)][-1]


# ---------------------------------------------------------------- cutting with keys


def test_enter_cuts_where_the_pack_is_shown_cut(room: Room) -> None:
    room.sit(Rules(target=20))  # long enough that everybody cuts
    comes_to(room, Phase.CUT)
    shown = shown_cut(room)
    room.press(Qt.Key.Key_Return)
    room.my_turn()
    assert last_cut(room) == Cut(Seat.S, shown)


def test_each_arrow_moves_the_cut_by_one_card_from_where_it_is_shown(room: Room) -> None:
    room.sit(Rules(target=20))  # long enough that everybody cuts
    comes_to(room, Phase.CUT)
    shown = shown_cut(room)
    room.press(Qt.Key.Key_Left)
    assert shown_cut(room) == shown - 1
    QTest.mouseMove(room.board.viewport(), room.point_of((PACK, 8)))
    assert shown_cut(room) == 9
    room.press(Qt.Key.Key_Right)
    assert shown_cut(room) == 10
    room.press(Qt.Key.Key_Space)
    room.my_turn()
    assert last_cut(room) == Cut(Seat.S, 10)


# ---------------------------------------------------------------- a refused card


def refused_card(room: Room) -> int:
    """Has a card refused, and returns its place in the fan."""
    room.sit()
    for _ in range(40):
        comes_to(room, Phase.PLAY)
        view = room.presenter.view
        assert view is not None
        fan = room.scene.fan
        refused = [place for place, card in enumerate(fan[:-1]) if card not in view.playable]
        if refused:
            room.click(fan[refused[0]])
            return refused[0]
        room.decide(Random(1))
    raise AssertionError("every card could be played")


def test_a_refused_card_is_marked_only_until_another_is_pointed_at(room: Room) -> None:
    place = refused_card(room)
    card, other = room.scene.fan[place], room.scene.fan[place + 1]
    item, resting = room.scene.item_of(card), room.scene.place_of(card)
    assert item is not None and resting is not None
    room.scene.set_focus(other)
    assert not item.ringed
    assert item.slot == resting.slot


def test_arrows_go_on_from_a_refused_card(room: Room) -> None:
    place = refused_card(room)
    room.press(Qt.Key.Key_Right)
    assert room.scene.focus_key == room.scene.fan[place + 1]


# ---------------------------------------------------------------- buttons with Enter


def test_enter_presses_the_button_that_has_the_keyboard(room: Room) -> None:
    room.sit(Rules(target=20))
    comes_to(room, Phase.TRUMP)
    button = next(button for button in room.board.buttons if button.spec.action == "turn:bottom")
    QTest.keyClick(button, Qt.Key.Key_Return)
    room.my_turn()
    assert TurnTrump(Seat.S, "bottom") in room.table.actions


def test_a_tool_gives_the_keyboard_back_to_the_table(start: Start) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    person.my_turn()
    hint = window.tool_buttons[0]
    hint.setFocus()
    QTest.keyClick(hint, Qt.Key.Key_Space)
    assert window.focusWidget() is person.board
    assert person.presenter.hint_is_coming
    person.ask_for_hint()
    QTest.keyClick(person.board, Qt.Key.Key_Return)
    assert any(isinstance(action, Play) and action.by is Seat.S for action in person.table.actions)


# ---------------------------------------------------------------- when a hand is over


def test_nobody_deals_after_the_match(room: Room) -> None:
    room.sit(replace(PRESETS["portugal"], target=1))
    chance = Random(2)
    while room.table.state.winner is None:
        room.decide(chance)
    view = room.presenter.view
    assert view is not None and view.phase is Phase.OVER
    assert {plate_line(view, seat) for seat in SEATS} == {"Us", "Them"}


def test_a_result_lies_on_a_table_without_pack_and_without_words(room: Room) -> None:
    room.sit(PRESETS["cafe"])
    chance = Random(3)
    for _ in range(200):
        room.my_turn()
        if room.presenter.showing_result:
            break
        room.presenter.board.table_scene.furniture.say(Seat.E, "Revoke!")
        room.decide(chance)
    assert room.table.state.results[-1].reason is not HandReason.SPOILED
    assert room.scene.pack_keys() == []
    assert room.scene.furniture.spoken == {}
    room.presenter.go_on_after_result()
    room.my_turn()
    assert room.table.state.phase is not Phase.SHUFFLE


# ---------------------------------------------------------------- the bar above


def bar_is_shared_well(window: MainWindow) -> bool:
    """The corner has what it wants and no more, and all menus are there."""
    bar = window.menuBar()
    corner, menus = bar.cornerWidget(), bar.actions()
    places = [bar.actionGeometry(menu) for menu in menus]
    return (
        corner.width() == corner.sizeHint().width()
        and bar.width() - 24 <= corner.geometry().right() <= bar.width()
        and all(place.right() < corner.x() for place in places)
        and [bar.actionAt(place.center()) for place in places] == menus
    )


@pytest.mark.parametrize(("text_size", "language"), diagonal([1.5, 1.0], LANGUAGES))
def test_menus_and_what_stands_beside_them_have_room_in_every_window(
    start: Start, qtbot: QtBot, text_size: float, language: str
) -> None:
    window = start(language, text_size=text_size)
    for at_table in (False, True):
        if at_table:
            window.begin(PRESETS["portugal"], 5)
        for width, height in ((1024, 768), (800, 600), (2560, 1440), (800, 600), (1280, 800)):
            window.resize(width, height)
            qtbot.waitUntil(lambda: bar_is_shared_well(window))


def tools(window: MainWindow) -> ToolStrip:
    found = window.findChild(ToolStrip)
    assert found is not None
    return found


def test_menus_tools_and_dialogs_grow_with_the_table(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    sizes = []
    for width, height in ((1280, 800), (2560, 1440), (1280, 800)):
        window.resize(width, height)
        qtbot.waitUntil(lambda: bar_is_shared_well(window))
        window.show_settings()
        [dialog] = [found for found in window.findChildren(SettingsDialog) if found.isVisible()]
        k = window.presenter.board.table_scene.lay.k
        menu = window.menuBar().actions()[0].menu()
        assert isinstance(menu, QMenu)
        menu.ensurePolished()
        tool = tools(window).buttons[0]
        letters = [widget.fontInfo().pixelSize() for widget in (window.menuBar(), menu, tool, dialog)]
        for letter in letters:
            assert letter == pytest.approx(17 * k, abs=0.8)
        icon = tool.iconSize().width()
        assert icon == pytest.approx(22 * k, abs=0.8)
        pictured = menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, menu)
        assert pictured == icon
        [drawn] = tool.icon().availableSizes()
        assert drawn.width() == icon
        sizes.append((letters, icon))
        dialog.close()
        dialog.deleteLater()
        QTest.qWait(1)
    assert sizes[0] == sizes[2] != sizes[1]


def test_words_of_tools_are_dropped_from_the_right_and_tips_stay(start: Start, qtbot: QtBot) -> None:
    window = start("pt_PT", text_size=1.5)
    window.begin(PRESETS["portugal"], 5)
    with_words = []
    for width, height in ((2560, 1440), (800, 600)):
        window.resize(width, height)
        qtbot.waitUntil(lambda: bar_is_shared_well(window))
        styles = [button.toolButtonStyle() for button in tools(window).buttons]
        words = [style is Qt.ToolButtonStyle.ToolButtonTextBesideIcon for style in styles]
        assert words == sorted(words, reverse=True)
        assert all(button.toolTip() and button.text() for button in tools(window).buttons)
        with_words.append(sum(words))
    assert with_words[0] == 4 > with_words[1]


# ---------------------------------------------------------------- files


def test_a_damaged_match_is_told_about_once(start: Start, data_dir: Path) -> None:
    (data_dir / "matches").mkdir(parents=True)
    (data_dir / "matches" / "2026-01-01_00-00-00-000000.sueca").write_bytes(b"\xff garbage")
    window = start()
    for expected in (1, 0):
        told = [notice for notice in window.findChildren(Notice) if notice.isVisible()]
        assert len(told) == expected
        for notice in told:
            notice.close()
        window.begin(PRESETS["portugal"], 5)
        window.show_start()


def test_a_name_is_proposed_for_a_match_that_is_saved(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[str] = []

    def looked_at(dialog: QFileDialog) -> int:
        proposed.extend(dialog.selectedFiles())
        return 0

    monkeypatch.setattr(QFileDialog, "exec", looked_at)
    window = start()
    window.begin(PRESETS["portugal"], 5)
    created = Person(window.presenter).table.header.created
    assert created is not None
    commands = window.findChild(Commands)
    assert commands is not None
    commands.save_as.trigger()
    assert [Path(name).name for name in proposed] == [f"sueca-{created[:10]}.sueca"]


def test_enter_alone_draws_a_card_for_the_first_deal(room: Room) -> None:
    room.sit()
    room.my_turn()
    room.press(Qt.Key.Key_Return)
    picture = room.scene.picture
    assert picture is not None
    assert picture.draw is not None
    assert [drawn.seat for drawn in picture.draw.drawn] == [Seat.S]
