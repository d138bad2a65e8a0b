"""Statistics, the list of matches, replays, deals and the hand of the day, from the program's window."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from sueca_desktop.annals.book import Annals
from sueca_desktop.annals.entry import Entry
from sueca_desktop.bots.player import Limit
from sueca_desktop.levels import Level
from sueca_desktop.record import DAY_MARK, LEVELS_MARK, MATCH_MARK, PERSONS_MARK, Header
from sueca_desktop.rules import sueca
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage import annals as annals_storage
from sueca_desktop.storage.annals import AnnalsFile
from sueca_desktop.storage.atomic import Source
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.matches import load_record, save_record
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.table.deals import number_of_day
from sueca_desktop.table.table import Table
from sueca_desktop.ui.annals import master_thread
from sueca_desktop.ui.annals.day_window import DayWindow
from sueca_desktop.ui.annals.window import StatisticsWindow
from sueca_desktop.ui.dialogs.about import AboutDialog
from sueca_desktop.ui.dialogs.deal_dialog import DealDialog
from sueca_desktop.ui.dialogs.notice import Notice, Question
from sueca_desktop.ui.library.replay import ReplayWindow
from sueca_desktop.ui.library.window import LibraryWindow
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.windows import Windows
from tests.rules.walks import random_walk
from tests.sample_match import NAMES
from tests.samples import sampled
from tests.ui.conftest import Person, Start, eyes_closed

QUICK = replace(PRESETS["portugal"], target=1)
"""A match of one hand, or of a few if they tie."""

AnyWindow = TypeVar("AnyWindow", bound=QWidget)


def book(data_dir: Path) -> Annals:
    return AnnalsFile(DataFolder(data_dir).annals).read()[0]


def entries(data_dir: Path) -> list[Entry]:
    return list(book(data_dir).entries.values())


def opened(window: QWidget, kind: type[AnyWindow]) -> AnyWindow:
    """The window of that kind that is open."""
    QTest.qWait(1)
    return [one for one in window.findChildren(kind) if one.isVisible()][-1]


def until(done: Callable[[], bool]) -> None:
    for _ in range(5000):
        if done():
            return
        QTest.qWait(2)
    raise AssertionError("it never came")


def finish(window: MainWindow) -> None:
    """Plays the match on the table to its end."""
    person, chance = Person(window.presenter), Random(3)
    with eyes_closed(person.board):
        while window.presenter.table is not None and window.presenter.table.state.winner is None:
            person.decide(chance)
        person.my_turn()


def keep(data_dir: Path, name: str, seed: int = 1, names: tuple[str, ...] = NAMES, **marks: Any) -> Path:
    """A finished match in the folder of matches."""
    folder = DataFolder(data_dir)
    folder.create()
    walk = random_walk(PRESETS["cafe"], Random(seed), 9999)
    path = folder.matches / f"{name}.sueca"
    header = Header(PRESETS["cafe"], names, extra={MATCH_MARK: name, **marks})  # type: ignore[arg-type]
    save_record(path, header, walk.actions)
    return path


def press(button: QPushButton) -> None:
    assert button.isEnabled(), button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def button(window: QWidget, text: str) -> QPushButton:
    (found,) = (one for one in window.findChildren(QPushButton) if one.text().replace("&", "") == text)
    return found


def control(window: MainWindow, key: Qt.Key) -> None:
    window.activateWindow()
    QTest.qWait(1)
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


def library(window: MainWindow) -> LibraryWindow:
    control(window, Qt.Key.Key_B)
    found = opened(window, LibraryWindow)
    until(lambda: not found._catalogue.working)
    return found


# ---------------------------------------------------------------- counting


def test_a_match_is_counted_once_when_it_ends_and_not_again_at_the_next_start(
    start: Start, data_dir: Path
) -> None:
    window = start()
    window.begin(QUICK, 5)
    assert entries(data_dir) == []
    finish(window)
    (entry,) = entries(data_dir)
    table = window.presenter.table
    assert table is not None
    assert (entry.won, entry.level, entry.deal, entry.rules) == (
        table.state.winner is Seat.S.team,
        Level.INTERMEDIATE.value,
        5,
        "own",
    )
    window.close()
    again = start()
    library(again).accept()
    again.show_start()
    assert entries(data_dir) == [entry]


def test_a_match_that_is_left_is_no_loss_and_counts_when_it_is_resumed_and_ends(
    start: Start, data_dir: Path
) -> None:
    window = start()
    window.begin(QUICK, 5)
    Person(window.presenter).decide(Random(1))
    window.show_start()
    assert entries(data_dir) == []
    window.continue_match()
    finish(window)
    assert len(entries(data_dir)) == 1


def test_an_end_that_is_taken_back_is_no_end_and_the_match_then_is_practice(
    start: Start, data_dir: Path
) -> None:
    window = start()
    window.begin(QUICK, 5)
    finish(window)
    window.presenter.undo()
    assert entries(data_dir) == []
    finish(window)
    (entry,) = entries(data_dir)
    assert entry.helped and entry.undone == 1


def test_killed_before_the_entry_a_match_is_counted_at_the_next_look(
    start: Start, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StorageError(Trouble.DISK_FULL, data_dir, "no space left")

    window = start()
    window.begin(QUICK, 5)
    with monkeypatch.context() as full:
        full.setattr(annals_storage, "write_with_backup", refuse)
        finish(window)
        assert len(window.findChildren(Notice)) == 1
        window.close()
    assert entries(data_dir) == []
    library(start()).accept()
    assert len(entries(data_dir)) == 1


def test_a_damaged_book_is_told_and_counted_anew(start: Start, data_dir: Path) -> None:
    keep(data_dir, "one")
    path = DataFolder(data_dir).annals
    path.write_bytes(b'{"version":1,"matches":[{"id"')
    window = start()
    assert str(path) in opened(window, Notice)._text_words()
    window._shelf.show_statistics("sueca")
    until(lambda: len(entries(data_dir)) == 1)
    assert AnnalsFile(path).read()[1] is Source.FILE


def test_better_opponents_halfway_do_not_make_the_match_harder(start: Start, data_dir: Path) -> None:
    window = start(level_e=Level.BEGINNER)
    window.begin(QUICK, 5)
    window.change(level_e=Level.INTERMEDIATE)
    table = window.presenter.table
    assert table is not None and table.header.extra[LEVELS_MARK]["E"] == "beginner"
    window.change(level_w=Level.BEGINNER)
    assert table.header.extra[LEVELS_MARK]["W"] == "beginner"
    finish(window)
    assert entries(data_dir)[0].level == "beginner"


# ---------------------------------------------------------------- statistics


def numbers(window: StatisticsWindow) -> dict[str, str]:
    return {
        name.text(): number.text()
        for name, number in zip(window._names, window._numbers, strict=True)
        if not name.isHidden()
    }


def test_the_statistics_show_each_game_apart_and_practice_apart(start: Start, data_dir: Path) -> None:
    for number in range(4):
        keep(data_dir, f"m{number}", number, hints=number // 3)
    window = start()
    control(window, Qt.Key.Key_T)
    statistics = opened(window, StatisticsWindow)
    until(lambda: numbers(statistics)["Matches"] == "3")
    assert int(numbers(statistics)["Won"]) == sum(e.won for e in entries(data_dir) if not e.helped)
    QTest.keyClick(statistics._games.button("sueca"), Qt.Key.Key_Right)
    assert statistics.game == "sobe-e-desce" and numbers(statistics)["Matches"] == "0"
    statistics.show_game("sueca")
    press(statistics._help.button(True))  # type: ignore[arg-type]
    assert numbers(statistics)["Matches"] == "1"


def test_choices_narrow_what_is_counted(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1, (NAMES[0], *NAMES[1:]), levels={"E": "master", "W": "expert"})
    keep(data_dir, "b", 2, ("Zé", *NAMES[1:]))
    window = start()
    window._shelf.show_statistics("sueca")
    statistics = opened(window, StatisticsWindow)
    until(lambda: len(statistics.entries()) == 2)
    box = statistics._person._box
    box.setCurrentIndex(box.findText("Zé"))
    statistics.show_book()
    assert [entry.id for entry in statistics.entries()] == ["b"]
    box.setCurrentIndex(0)
    levels = statistics._level._box
    assert [levels.itemText(i) for i in range(levels.count())] == ["All", "Expert", "Not known"]
    levels.setCurrentIndex(1)
    assert [entry.id for entry in statistics.entries()] == ["a"]


def test_names_of_the_choices_stand_in_one_line(start: Start) -> None:
    window = start()
    window._shelf.show_statistics("sueca")
    statistics = opened(window, StatisticsWindow)
    names = [
        statistics._help_name,
        *(c.name for c in (statistics._rules, statistics._level, statistics._person)),
    ]
    assert len({name.mapTo(statistics, QPoint(0, 0)).y() for name in names}) == 1


def test_what_is_forgotten_does_not_come_back(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1)
    keep(data_dir, "b", 2)
    window = start()
    window._shelf.show_statistics("sueca")
    statistics = opened(window, StatisticsWindow)
    until(lambda: len(statistics.entries()) == 2)
    press(statistics._reset)
    opened(window, Question).reject()
    assert len(entries(data_dir)) == 2
    press(statistics._reset_all)
    opened(window, Question).accept()
    assert entries(data_dir) == [] and numbers(statistics)["Matches"] == "0"
    assert not statistics._reset_all.isEnabled()
    statistics.accept()
    shown = library(window)
    assert shown._table.rowCount() == 2  # the matches are still there
    assert entries(data_dir) == []


def test_windows_that_are_closed_hear_of_no_change(start: Start, data_dir: Path) -> None:
    window = start()
    window._shelf.show_statistics("sueca")
    opened(window, StatisticsWindow).accept()
    window._shelf.show_day()
    opened(window, DayWindow).accept()
    QTest.qWait(5)
    keep(data_dir, "a", 1)
    library(window).accept()
    assert len(entries(data_dir)) == 1


def test_the_table_for_spreadsheets(
    start: Start, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(data_dir, "a", 1, ("=1+1", *NAMES[1:]))
    target = tmp_path / "table.csv"
    monkeypatch.setattr(Windows, "table_to_save", lambda *_: target)
    for language, separator in (("en", ","), ("pt_PT", ";")):
        window = start(language=language)
        window._shelf.show_statistics("sueca")
        statistics = opened(window, StatisticsWindow)
        until(lambda shown=statistics: len(shown.entries()) == 1)  # type: ignore[misc]
        press(statistics._export)
        head, line = target.read_text(encoding="utf-8-sig").splitlines()
        assert head.split(separator)[:3] == ["ended", "game", "rules"]
        assert "'=1+1" in line.split(separator)
        window.change(language="en")
        window.close()


def test_a_review_is_counted_for_the_persons_cards(start: Start, data_dir: Path) -> None:
    pytest.importorskip("sueca_desktop.solver.solver")
    window = start()
    window.begin(QUICK, 3)  # soon judged
    finish(window)
    window.show_review()
    review = opened(window, ReviewWindow)
    until(lambda: bool(book(data_dir).reviews))
    (hands,) = book(data_dir).reviews.values()
    (reviewed,) = hands.values()
    mine = [one for place in range(40) if (one := review.review.at(place)) and one.by is Seat.S]
    assert reviewed.lost == sum(one.cost or 0 for one in mine)
    assert reviewed.cards == sum(len(one.values) > 1 for one in mine)
    assert reviewed.sound == sum(len(one.values) > 1 and not one.cost for one in mine)


# ---------------------------------------------------------------- the list of matches


def test_the_list_is_searched_without_regard_to_accents(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1, ("Rosa", "Zé", "Conceição", "Rui"))
    keep(data_dir, "b", 2)
    shown = library(start())
    QTest.keyClick(shown, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(shown._search, "CONCEICAO sueca")
    found = shown.chosen
    assert found is not None and found.header.names[2] == "Conceição"
    assert [shown._table.isRowHidden(row) for row in range(2)].count(False) == 1
    shown.search("nobody")
    assert shown.chosen is None and not shown._replay.isEnabled()


def test_unfinished_and_unreadable_files_are_not_in_the_list(start: Start, data_dir: Path) -> None:
    whole = keep(data_dir, "a", 1)
    lines = whole.read_bytes().splitlines(keepends=True)
    whole.with_name("half.sueca").write_bytes(b"".join(lines[:40]).replace(b'"match":"a"', b'"match":"h"'))
    whole.with_name("broken.sueca").write_bytes(b"{")
    # A copy that was taken up before its end has the same word, but is not over.
    whole.with_name("copy.sueca").write_bytes(b"".join(lines[:60]))
    shown = library(start())
    assert [found.path for found in shown._found] == [whole]


def test_a_match_of_several_people_is_in_the_list_and_in_no_statistics(start: Start, data_dir: Path) -> None:
    path = keep(data_dir, "a", 1, NAMES, **{PERSONS_MARK: ["S", "E", "W"]})
    state = load_record(path).state
    window = start()
    shown = library(window)
    cells = [shown._item(0, column).text() for column in range(shown._table.columnCount())]
    winners = {NAMES[seat.place] for seat in SEATS if seat.team is state.winner}
    assert all(name in cells[3] for name in NAMES)
    assert all((name in cells[4]) == (name in winners) for name in NAMES)
    press(shown._delete)
    opened(window, Question).accept()
    assert not path.exists()
    assert not entries(data_dir)


def test_a_match_is_deleted_after_a_question_and_stays_counted(start: Start, data_dir: Path) -> None:
    path = keep(data_dir, "a", 1)
    window = start()
    shown = library(window)
    QTest.keyClick(shown._table, Qt.Key.Key_Delete)
    opened(window, Question).reject()
    assert path.exists()
    press(shown._delete)
    opened(window, Question).accept()
    assert not path.exists() and shown._table.rowCount() == 0
    assert [entry.id for entry in entries(data_dir)] == ["a"]


def test_a_copy_is_the_same_match(
    start: Start, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = keep(data_dir, "a", 1), tmp_path / "copy.sueca"
    monkeypatch.setattr(Windows, "file_to_save", lambda *_: target)
    press(library(start())._export)
    assert target.read_bytes() == path.read_bytes()


def test_a_match_is_opened_at_the_table(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1)
    window = start()
    press(library(window)._open)
    table = window.presenter.table
    assert table is not None and table.state.winner is not None


def test_what_was_deleted_by_others_is_told(start: Start, data_dir: Path) -> None:
    path = keep(data_dir, "a", 1)
    window = start()
    shown = library(window)
    path.unlink()
    press(shown._replay)
    assert str(path) in opened(window, Notice)._text_words()


def test_a_match_is_reviewed_from_the_list(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1)
    window = start()
    press(library(window)._review)
    opened(window, ReviewWindow).accept()


# ---------------------------------------------------------------- replays


def test_a_replay_goes_through_every_step_both_ways_and_changes_nothing(start: Start, data_dir: Path) -> None:
    path = keep(data_dir, "a", 1)
    before = path.read_bytes()
    window = start()
    press(library(window)._replay)
    replay = opened(window, ReplayWindow)
    record = load_record(path)
    table = Table(record.header)
    QTest.keyClick(replay, Qt.Key.Key_Home)
    assert replay.step == 0
    seen = [replay.board.table_scene.picture]
    for number, action in enumerate(record.actions[:60], start=1):
        QTest.keyClick(replay, Qt.Key.Key_Right)
        table.act(action)
        replay._director.drain()
        assert replay.step == number
        picture = replay.board.table_scene.picture
        hand = table.view(Seat.S).hand
        assert picture is not None and picture.own == (() if hand is None else hand.cards)
        seen.append(picture)
    for number in range(59, -1, -1):
        QTest.keyClick(replay, Qt.Key.Key_Left)
        assert replay.step == number and replay.board.table_scene.picture == seen[number]
    QTest.keyClick(replay, Qt.Key.Key_End)
    assert replay.step == len(record.actions) and not replay._next.isEnabled()
    QTest.keyClick(replay, Qt.Key.Key_PageUp)
    assert record.actions[replay.step - 1].__class__.__name__ == "Shuffle"
    QTest.mouseClick(replay.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, 400))
    replay.accept()
    assert path.read_bytes() == before


def test_a_replay_shows_no_others_cards(start: Start, data_dir: Path) -> None:
    keep(data_dir, "a", 1)
    window = start()
    press(library(window)._replay)
    replay = opened(window, ReplayWindow)
    for step in range(0, replay._replay.steps, 3):
        replay.show_step(step)
        assert replay._replay.view(step).seat is Seat.S


# ---------------------------------------------------------------- deals


@pytest.mark.parametrize("seat", sampled(SEATS, lambda seat: seat in (Seat.S, Seat.W)))
def test_the_same_cards_from_any_seat(start: Start, seat: Seat) -> None:
    window = start()
    window.begin(QUICK, 5)
    old = window.presenter.table
    assert old is not None
    assert not window._commands.deal_again.isEnabled()  # or it would tell the cards
    held = old.state.hand.of(seat)
    finish(window)
    control(window, Qt.Key.Key_R)
    dialog = opened(window, DealDialog)
    press(dialog._copy)
    assert QGuiApplication.clipboard().text() == "5"
    press(dialog._seats.button(seat))  # type: ignore[arg-type]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    new = window.presenter.table
    assert new is not None and new is not old
    Person(window.presenter).my_turn()
    assert new.state.hand.of(Seat.S) == held


# ---------------------------------------------------------------- the hand of the day


def test_the_hand_of_the_day_is_compared_with_a_master(
    start: Start, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(master_thread, "WORLDS", Limit(iterations=2))
    window = start()
    control(window, Qt.Key.Key_D)
    shown = opened(window, DayWindow)
    number = shown.number
    press(shown._play)
    table = window.presenter.table
    assert table is not None and table.deal_number == number
    day = table.header.extra[DAY_MARK]
    assert number == number_of_day(date.fromisoformat(day))
    assert table.header.rules == sueca.Rules()
    person, chance = Person(window.presenter), Random(3)
    person.my_turn()
    while not window.presenter.showing_result:
        person.decide(chance)
        person.my_turn()
    ours = table.state.results[0].points[0]
    until(lambda: book(data_dir).days[day].master is not None)
    played = book(data_dir).days[day]
    assert (played.points, played.helped) == (ours, False)
    panel = window.result_panel
    assert panel is not None
    row = panel.result.words().rows[-1]
    assert row.numbers == (str(played.master), str(120 - (played.master or 0)))


# ---------------------------------------------------------------- help when stuck


def test_the_report_has_versions_settings_and_the_match_but_no_names(start: Start) -> None:
    window = start(name_s="Hermengarda")
    window.begin(QUICK, 5)
    Person(window.presenter).decide(Random(1))
    window._show_about()
    dialog = opened(window, AboutDialog)
    press(dialog._copy)
    text = QGuiApplication.clipboard().text()
    assert "Hermengarda" not in text and "Bruno" not in text and "window_geometry" not in text
    for wanted in ("Sueca Desktop: ", "Python: ", "Qt: ", "System: ", "Compiled modules: ", '"language"'):
        assert wanted in text
    header, *actions = text.partition("Match:\n")[2].splitlines()
    assert json.loads(header)["seats"] == {"S": "S", "E": "E", "N": "N", "W": "W"}
    assert "match" not in json.loads(header)
    table = window.presenter.table
    assert table is not None and len(actions) == len(table.actions)
