"""The whole program in a window: starting, leaving at any moment, files, languages."""

from __future__ import annotations

import gc
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMenu

from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules import GAMES, truco
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.sueca.result_text import ResultInfo
from sueca_desktop.ui import app
from sueca_desktop.ui.commands import Commands
from sueca_desktop.ui.dialogs.games_editor import GameChoice
from sueca_desktop.ui.dialogs.new_match import NewMatchDialog
from sueca_desktop.ui.dialogs.notice import Notice, Question
from sueca_desktop.ui.dialogs.rules_reader import RulesReader
from sueca_desktop.ui.journal import SafeJournal
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.start_tables import ContinueButton, GameTable
from tests.sample_match import walked
from tests.samples import diagonal
from tests.ui.conftest import Person, Start, commands
from tests.ui.live_words import settle
from tests.ui.scene.pixels import contrast


def notices() -> list[Notice]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, Notice) and widget.isVisible()
    ]


def matches(data_dir: Path) -> list[Path]:
    return sorted((data_dir / "matches").glob("*.sueca"))


def test_first_start_offers_a_table_and_no_match_to_continue(start: Start) -> None:
    window = start()
    assert window.presenter.table is None
    assert not window.offers_match


def test_sitting_down_begins_a_match_that_is_on_disk_with_each_action(start: Start, data_dir: Path) -> None:
    window = start()
    window.begin(PRESETS["portugal"])
    person = Person(window.presenter)
    chance = Random(1)
    for _ in range(8):
        person.decide(chance)
        table = person.table
        written = [file.read_bytes() for file in matches(data_dir)]
        assert written == ([record_lines(table.header, table.actions)] if table.actions else [])


def test_starting_again_continues_at_the_very_card(start: Start) -> None:
    first = start()
    first.begin(PRESETS["cafe"])
    person = Person(first.presenter)
    for _ in range(7):
        person.decide(Random(2))
    actions = person.table.actions
    first.close()
    second = start()
    assert second.offers_match
    second.continue_match()
    assert second.presenter.table is not None
    assert second.presenter.table.actions[: len(actions)] == actions


@pytest.mark.parametrize("phase", [Phase.DEALER, Phase.CUT, Phase.TRUMP, Phase.PLAY, Phase.OVER])
def test_closing_in_any_phase_leaves_a_match_that_opens_again(
    start: Start, phase: Phase, data_dir: Path
) -> None:
    window = start()
    window.begin(replace(PRESETS["portugal"], target=1))
    person = Person(window.presenter)
    chance = Random(3)
    while True:
        person.my_turn()
        if person.table.state.phase is phase or (
            phase in (Phase.CUT, Phase.TRUMP) and person.table.state.phase is Phase.PLAY
        ):
            break
        person.decide(chance)
    actions = person.table.actions
    window.close()
    if actions:
        [file] = matches(data_dir)
        assert parse_record(file.read_bytes()).actions == actions


def test_closing_with_a_dialog_open_and_a_bot_thinking(start: Start) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 12)
    window.show_settings()
    window.close()
    assert window.presenter.table is None
    assert not window.presenter.thinking


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is not a match"),
        (b"\xff\xfe\x00garbage", "is not a match"),
        (b'{"record":"sueca-desktop","version":99}\n', "newer version"),
        (b'{"record":"sueca-desktop","version":1,"game":"whist","rules":{},"seats":{}}\n', "does not play"),
        (b'{"record":"something else"}\n', "is not a match"),
        (b"x" * 5_000_000, "too large"),
    ],
)
def test_file_that_is_no_match_is_explained_and_left_alone(
    start: Start, tmp_path: Path, content: bytes, words: str
) -> None:
    file = tmp_path / "strange.sueca"
    file.write_bytes(content)
    window = start()
    window.begin(PRESETS["portugal"], 5)
    running = window.presenter.table
    window.resume(file)
    [notice] = notices()
    assert any(words in label.text() for label in notice.findChildren(QLabel)), [
        label.text() for label in notice.findChildren(QLabel)
    ]
    assert file.read_bytes() == content
    assert window.presenter.table is running
    notice.close()


def test_what_is_no_file_is_explained(start: Start, tmp_path: Path) -> None:
    window = start()
    circle = tmp_path / "circle.sueca"
    circle.symlink_to(circle)
    for path in (tmp_path, tmp_path / "nothing.sueca", circle):
        window.resume(path)
        [notice] = notices()
        notice.close()
        notice.deleteLater()
        QApplication.processEvents()


def test_match_whose_end_was_cut_goes_on_and_that_is_told(start: Start, tmp_path: Path) -> None:
    window = start()
    match = walked(PRESETS["portugal"], 20)
    file = tmp_path / "cut.sueca"
    file.write_bytes(record_lines(match.header, match.actions) + b'{"do":"pl')
    window.resume(file)
    [notice] = notices()
    assert "cut.sueca" in notice.accessibleDescription()
    table = window.presenter.table
    assert table is not None
    assert table.actions[: len(match.actions)] == match.actions
    notice.close()


def test_damaged_match_in_the_folder_does_not_hide_the_good_one(start: Start, data_dir: Path) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    window.close()
    bad = data_dir / "matches" / "2999-01-01.sueca"
    bad.write_bytes(b"{not json\n{}\n")
    again = start()
    assert again.offers_match
    [notice] = notices()
    notice.close()
    assert bad.read_bytes() == b"{not json\n{}\n"


def test_file_dropped_on_the_window_is_opened_and_the_original_kept(
    start: Start, tmp_path: Path, data_dir: Path
) -> None:
    window = start()
    window.begin(PRESETS["azores"], 3)
    table = window.presenter.table
    assert table is not None
    file = tmp_path / "from a friend.sueca"
    file.write_bytes(record_lines(table.header, table.actions))
    before = file.read_bytes()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    event = QDropEvent(
        QPointF(100, 100),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    Person(window.presenter).decide(Random(1))
    assert window.presenter.table is not table
    assert file.read_bytes() == before
    assert len(matches(data_dir)) == 2


def test_unwritable_folder_tells_once_and_the_game_goes_on(start: Start, data_dir: Path) -> None:
    (data_dir / "matches").write_text("a file where the folder should be")
    window = start()
    for notice in notices():
        notice.close()
    window.begin(PRESETS["portugal"])
    person = Person(window.presenter)
    for _ in range(5):
        person.decide(Random(1))
    assert len([n for n in notices() if n.isVisible()]) <= 1
    assert person.table.state.phase is Phase.PLAY or person.table.actions
    window.close()
    assert window.isVisible()
    assert len(QApplication.topLevelWidgets()) > 1
    window.close()
    assert not window.isVisible()


def test_result_of_the_last_hand_shows_hand_and_match_once(start: Start) -> None:
    window = start()
    window.begin(replace(PRESETS["portugal"], target=1))
    person = Person(window.presenter)
    shown = 0
    while person.table.state.winner is None:
        person.decide(Random(4))
    person.my_turn()
    panel = window.result_panel
    assert panel is not None
    shown += 1
    assert isinstance(panel.result, ResultInfo)
    assert panel.result.match_winner is person.table.state.winner
    assert sum(panel.result.result.points) == 120
    QTest.qWait(50)
    assert window.result_panel is panel


def test_play_another_begins_a_match_with_the_same_rules(start: Start) -> None:
    window = start()
    rules = replace(PRESETS["brazil"], target=1)
    window.begin(rules)
    person = Person(window.presenter)
    while person.table.state.winner is None:
        person.decide(Random(4))
    person.my_turn()
    old = person.table
    panel = window.result_panel
    assert panel is not None
    panel.next_clicked.emit()
    assert window.presenter.table is not None
    assert window.presenter.table is not old
    assert window.presenter.table.header.rules == rules


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_the_words_of_the_result_stand_out_from_their_sheet(start: Start, appearance: str) -> None:
    window = start(appearance=appearance)
    window.begin(replace(PRESETS["portugal"], target=1), 5)
    person = Person(window.presenter)
    while person.table.state.winner is None:
        person.decide(Random(4))
    person.my_turn()
    panel = window.result_panel
    assert panel is not None
    sheet = load_theme("felt", dark=appearance == "dark").palette.surface
    words = [label for label in panel.findChildren(QLabel) if label.text() and label.objectName() != "key"]
    assert len(words) > 5
    for label in words:
        assert contrast(label.palette().windowText().color(), sheet) > 4.5, label.text()


def test_same_cards_deals_the_last_hand_again(start: Start) -> None:
    window = start()
    window.begin(replace(PRESETS["portugal"], target=1))
    person = Person(window.presenter)
    while person.table.state.winner is None:
        person.decide(Random(4))
    person.my_turn()
    old = person.table
    assert window.result_panel is not None
    window.result_panel.same_cards_clicked.emit()
    new = window.presenter.table
    assert new is not None
    assert new is not old
    assert new.state.hand is not None
    assert new.actions[1:3] == old.same_cards()[1:3]
    assert new.state.hand.dealer is old.state.results[-1].dealer


def test_language_changes_live_and_loses_no_card(start: Start) -> None:
    window = start("pt_PT")
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    chance = Random(1)
    titles = set()
    for language in LANGUAGES:
        person.decide(chance)
        before = person.table.actions
        window.change(language=language)
        assert person.table.actions[: len(before)] == before
        titles.add(window.menuBar().actions()[0].text())
        person.my_turn()
        assert window.presenter.view is not None
    window.change(language="en")


def test_full_trick_lies_on_when_language_and_look_change(start: Start) -> None:
    window = start("en")
    window.change(trick_pause="click")
    window.begin(PRESETS["cafe"], 3)
    person, chance = Person(window.presenter), Random(3)
    director = window.presenter.director
    for _ in range(10_000):
        if director.holding:
            break
        if person.at_rest:
            person.decide(chance)
        else:
            window.presenter.hurry()
            QTest.qWait(1)
    lying = [item for key in person.scene._items if (item := person.scene.item_of(key)) and item.ringed]
    assert len(lying) == 1
    told = window._log.sentences()
    for change in ({"language": "pt_PT"}, {"theme": "azulejo"}, {"text_size": 1.2}, {"speed": "slow"}):
        window.change(**change)
        QApplication.processEvents()
        assert director.holding
        assert sum(item.ringed for item in person.scene._items.values()) == 1
    translated = window._log.sentences()
    assert len(translated) == len(told)
    assert not set(translated) & set(told)
    window.presenter.hurry()
    assert not director.holding
    director.drain()
    assert len(window._log.sentences()) == len(told) + 1
    window.change(language="en")


def test_dialog_that_is_open_follows_the_language(start: Start) -> None:
    window = start("en")
    window.show_settings()
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible())
    english = {label.text() for label in dialog.findChildren(QLabel)}
    title = dialog.windowTitle()
    window.change(language="pt_PT")
    QApplication.processEvents()
    assert dialog.windowTitle() != title
    assert {label.text() for label in dialog.findChildren(QLabel)} != english
    window.change(language="en")
    QApplication.processEvents()
    assert dialog.windowTitle() == title
    assert {label.text() for label in dialog.findChildren(QLabel)} == english


def test_settings_survive_a_restart_and_the_command_line_does_not(start: Start, data_dir: Path) -> None:
    first = start()
    first.change(theme="cafe", name_s="Rosa")
    first.close()
    second = start()
    assert second.settings.theme == "cafe"
    assert second.settings.name_s == "Rosa"
    assert '"speed": "off"' not in (data_dir / "settings.json").read_text(encoding="utf-8")


def test_two_programs_do_not_play_the_same_match(start: Start) -> None:
    first = start()
    first.begin(PRESETS["portugal"], 5)
    second = start()
    assert not second.offers_match


def test_hint_points_at_a_card_and_marks_the_match(start: Start) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    person.my_turn()
    person.ask_for_hint()
    view = window.presenter.view
    assert view is not None
    assert window.presenter.table is not None
    assert person.scene.focus_key in view.playable
    assert window.presenter.table.helped
    QTest.keyClick(person.board, Qt.Key.Key_Return)
    assert (
        len([a for a in person.table.actions if getattr(a, "by", None) is Seat.S and hasattr(a, "card")]) == 1
    )


def test_a_hint_stays_in_another_size_look_and_language(start: Start) -> None:
    window = start("en")
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    person.my_turn()

    def told() -> list[str]:
        return [words for name, words, _ in person.scene.furniture.words() if name == "hint"]

    person.ask_for_hint()
    (english,) = told()
    pointed = person.scene.focus_key
    window.resize(900, 640)
    settle()
    window.change(theme="azulejo", text_size=1.5)
    settle()
    assert told() == [english]
    window.change(language="pt_BR")
    settle()
    (portuguese,) = told()
    assert portuguese != english and person.scene.focus_key == pointed
    QTest.keyClick(person.board, Qt.Key.Key_Return)
    assert told() == []


def test_the_table_keeps_its_size_while_a_hint_is_thought_about(start: Start) -> None:
    window = start("pt_BR")
    window.resize(800, 600)
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    person.my_turn()
    for text_size in (1.0, 1.15, 1.3, 1.5):
        window.change(text_size=text_size)
        settle()
        size = person.board.size()
        sizes: list[QSize] = []
        person.board.resized.connect(lambda sizes=sizes: sizes.append(person.board.size()))
        window.presenter.hint()
        assert window.presenter.hint_is_coming
        settle()
        person.ask_for_hint()
        settle()
        assert sizes == [] and person.board.size() == size


@pytest.mark.parametrize(("size", "language"), diagonal([(800, 600), (1280, 800), (2560, 1440)], LANGUAGES))
def test_nothing_in_the_bar_is_cut(start: Start, size: tuple[int, int], language: str) -> None:
    window = start(language)
    window.begin(PRESETS["portugal"], 5)
    window.resize(*size)
    for text_size, left_handed in product((1.0, 1.5), (False, True)):
        window.change(text_size=text_size, left_handed=left_handed)
        QApplication.processEvents()
        bar = window.menuBar()
        menus = [bar.actionGeometry(action) for action in bar.actions()]
        tools = [QRect(tool.mapTo(window, QPoint(0, 0)), tool.size()) for tool in window.tool_buttons]
        in_order = [*tools, *menus] if left_handed else [*menus, *tools]
        assert all(a.right() < b.left() for a, b in pairwise(in_order))
        assert in_order[0].left() >= 0 and in_order[-1].right() < window.width()
        assert min(menu.width() for menu in menus) > 20
        for button in window.tool_buttons:
            assert button.isVisible()
            assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_fits_the_smallest_window(start: Start, language: str) -> None:
    window = start(language)
    window.begin(PRESETS["cafe"], 5)
    window.resize(800, 600)
    for text_size in (1.0, 1.5):
        window.change(text_size=text_size)
        for menu in window.findChildren(QMenu):
            menu.ensurePolished()
            assert menu.sizeHint().height() <= 600, menu.title()
            assert menu.sizeHint().width() <= 800, menu.title()


def test_left_handed_switches_while_a_hand_is_played_and_the_keys_stay(start: Start) -> None:
    window = start()
    window.begin(PRESETS["cafe"], 5)
    person = Person(window.presenter)
    person.my_turn()
    lay, fan = person.scene.lay, person.scene.fan
    window.change(left_handed=True)
    assert person.scene.lay.plates[Seat.S].x > lay.plates[Seat.S].x
    assert person.scene.fan == fan
    for key, card in ((Qt.Key.Key_1, fan[0]), (Qt.Key.Key_Right, fan[1])):
        person.press(key)
        assert person.scene.focus_key == card
    person.click(window.presenter.view.playable[0])
    assert len(person.scene.fan) == len(fan) - 1
    window.change(left_handed=False)
    assert person.scene.lay.plates == lay.plates


def cutting_match(window: MainWindow) -> Person:
    """A match in which the person is to cut."""
    person = Person(window.presenter)
    for _ in range(20):
        window.begin(PRESETS["portugal"])
        while True:
            person.my_turn()
            if person.table.state.phase is not Phase.DEALER:
                break
            person.decide(Random(1))
        if person.table.state.phase is Phase.CUT:
            return person
    raise AssertionError("the person never cuts")


def test_keyboard_comes_back_to_the_table_when_a_button_goes(start: Start) -> None:
    window = start()
    window.activateWindow()
    person = cutting_match(window)
    [button] = person.board.buttons
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    person.my_turn()
    assert person.board.hasFocus()


def finished_match(window: MainWindow) -> Person:
    window.begin(replace(PRESETS["portugal"], target=1))
    person = Person(window.presenter)
    while person.table.state.winner is None:
        person.decide(Random(4))
    person.my_turn()
    return person


def test_result_of_a_match_from_a_file_is_answered_with_enter(start: Start, data_dir: Path) -> None:
    window = start()
    window.activateWindow()
    finished_match(window)
    window.show_start()
    [file] = matches(data_dir)
    window.resume(file)
    assert window.result_panel is not None
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.result_panel is None


@pytest.mark.parametrize("resumed", [False, True])
def test_end_of_a_match_can_be_taken_back(start: Start, data_dir: Path, resumed: bool) -> None:
    window = start()
    person = finished_match(window)
    [file] = matches(data_dir)
    if resumed:
        window.show_start()
        window.resume(file)
    commands(window).undo.trigger()
    assert window.result_panel is None
    assert person.table.state.phase is Phase.PLAY
    assert file.read_bytes() == record_lines(person.table.header, person.table.actions)
    while person.table.state.winner is None:
        person.decide(Random(5))
    person.my_turn()
    assert window.result_panel is not None


def test_match_of_others_keeps_their_names_and_its_rules(start: Start, tmp_path: Path) -> None:
    window = start(name_s="Rosa")
    header = Header(replace(PRESETS["cafe"], target=20), ("Ana & <b>Zé</b>", "B", "C", "D"))
    file = tmp_path / "theirs.sueca"
    file.write_bytes(record_lines(header, ()))
    window.resume(file)
    person = Person(window.presenter)
    for _ in range(30):
        person.decide(Random(6))
    assert person.table.header.names == header.names
    assert person.table.header.rules == header.rules
    assert window.settings.name_s == "Rosa"


def test_enter_goes_on_after_a_click_beside_the_result(start: Start) -> None:
    window = start()
    window.activateWindow()
    person = finished_match(window)
    QTest.mouseClick(person.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.result_panel is None


def test_faults_that_come_together_are_told_once(start: Start, tmp_path: Path) -> None:
    window = start()
    for _ in range(3):
        window.tell_fault(tmp_path / "log")
    [notice] = notices()
    notice.accept()
    window.tell_fault(tmp_path / "log")
    [notice] = notices()
    notice.accept()


def test_settings_that_cannot_be_written_before_there_is_a_window_are_told(
    start: Start, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_dir.rmdir()
    data_dir.write_text("a file where the folder should be")
    monkeypatch.setattr(app, "wanted_text_size", lambda *_: 1.3)
    start()
    [notice] = notices()
    assert "should be a folder" in notice.accessibleDescription()
    notice.close()


def test_match_that_the_disk_refuses_is_not_left_without_a_word(start: Start, data_dir: Path) -> None:
    (data_dir / "matches").write_text("a file where the folder should be")
    window = start()
    window.begin(PRESETS["portugal"], 5)
    table = window.presenter.table
    for leave in (window.show_start, lambda: window.begin(PRESETS["azores"], 6)):
        for notice in notices():
            notice.reject()
        leave()
        assert window.presenter.table is table
        assert [notice for notice in notices() if isinstance(notice, Question)]
        leave()
        assert window.presenter.table is not table
        window.begin(PRESETS["portugal"], 5)
        table = window.presenter.table


def test_journals_of_matches_that_were_left_are_gone(start: Start) -> None:
    window = start()
    for deal in range(5):
        window.begin(PRESETS["portugal"], deal)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert len([thing for thing in gc.get_objects() if isinstance(thing, SafeJournal)]) == 1


def test_full_screen_is_ticked_however_it_came_about(start: Start) -> None:
    window = start()
    full_screen = commands(window).full_screen
    window.showFullScreen()
    QApplication.processEvents()
    assert full_screen.isChecked()
    full_screen.trigger()
    QApplication.processEvents()
    assert not window.isFullScreen()
    assert not full_screen.isChecked()


def test_save_as_completes_the_name_before_asking_about_a_file_that_is_there(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[list[str]] = []

    def choose(dialog: QFileDialog) -> int:
        dialog.selectFile(str(tmp_path / "holiday"))
        names.append(dialog.selectedFiles())
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QFileDialog, "exec", choose)
    window = start()
    window.begin(PRESETS["portugal"], 5)
    commands(window).save_as.trigger()
    assert names == [[str(tmp_path / "holiday.sueca")]]
    table = window.presenter.table
    assert table is not None
    assert parse_record((tmp_path / "holiday.sueca").read_bytes()).header == table.header


def test_matches_of_other_games_wait_at_their_tables(start: Start, data_dir: Path) -> None:
    folder = data_dir / "matches"
    folder.mkdir()
    for game in ("truco", "sobe-e-desce"):
        match = walked(GAMES[game].rules(), 45)
        (folder / f"{game}.sueca").write_bytes(record_lines(match.header, match.actions))
    window = start()
    assert window.offers_match
    waiting = {
        table.game: table.findChild(ContinueButton).isVisible()  # type: ignore[union-attr]
        for table in window.findChildren(GameTable)
    }
    assert waiting == {"sueca": False, "sobe-e-desce": True, "truco": True}


def asked_for(window: MainWindow) -> NewMatchDialog:
    commands = window.findChild(Commands)
    assert isinstance(commands, Commands)
    commands.new.trigger()
    [dialog] = [part for part in window.findChildren(NewMatchDialog) if part.isVisible()]
    return dialog


def test_new_match_is_of_the_game_one_is_in(start: Start) -> None:
    window = start(game="truco", truco_rules=truco.PRESETS["mineiro"])
    dialog = asked_for(window)
    assert dialog.setup().rules == truco.PRESETS["mineiro"]
    dialog.reject()
    window.begin(PRESETS["cafe"], 5)
    assert window.game == window.settings.game == "sueca"
    window.change(game="truco", sueca_rules=PRESETS["azores"])  # at another window, say
    dialog = asked_for(window)
    assert dialog.setup().rules == PRESETS["cafe"]
    dialog.reject()


def test_title_names_the_game_at_the_table(start: Start) -> None:
    window = start()
    assert window.windowTitle() == "Sueca Desktop"
    window.begin(PRESETS["portugal"], 5)
    assert window.windowTitle() == "Sueca – deal 5 – Sueca Desktop"
    window.show_start()
    assert window.windowTitle() == "Sueca Desktop"


def test_rules_at_the_start_are_those_of_all_games(start: Start) -> None:
    window = start(game="truco")
    commands = window.findChild(Commands)
    assert isinstance(commands, Commands)
    for at_table in (False, True):
        if at_table:
            window.begin(PRESETS["portugal"], 5)
        commands.rules.trigger()
        [dialog] = [part for part in window.findChildren(RulesReader) if part.isVisible()]
        choice = dialog.findChild(GameChoice)
        assert isinstance(choice, GameChoice) and choice.isVisible() is not at_table
        assert dialog.windowTitle() == ("Rules of Sueca" if at_table else "Rules of Truco")
        dialog.reject()
        QApplication.processEvents()
