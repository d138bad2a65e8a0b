"""The review in the whole program: where it opens, what it never shows, and leaving while it works."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.record import UNDO_MARK, mark_number, record_lines
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.solver.position import Position
from sueca_desktop.solver.review import HandReview
from sueca_desktop.ui.dialogs.notice import Question
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.review_window import ReviewWindow
from tests.ui.conftest import Person, Start, commands
from tests.ui.test_review_thread import Stuck, even


def reviews() -> list[ReviewWindow]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, ReviewWindow) and w.isVisible()]


def questions() -> list[Question]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, Question) and w.isVisible()]


def to_result(window: MainWindow) -> Person:
    """Plays until the result of the next hand lies on the table."""
    person, chance = Person(window.presenter), Random(4)
    done = len(person.table.state.results)
    while len(person.table.state.results) == done or not window.presenter.showing_result:
        person.decide(chance)
        person.my_turn()
    return person


def test_it_opens_from_the_result_from_the_menu_and_with_its_key(start: Start, qtbot: QtBot) -> None:
    window = start()
    window._reviewer._open_solver = even
    window.activateWindow()
    window.begin(PRESETS["portugal"], 5)
    person = to_result(window)
    panel = window.result_panel
    assert panel is not None
    button = next(b for b in panel.findChildren(QPushButton) if "Review" in b.text())

    def key() -> None:
        window.activateWindow()
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_V)

    for opens in (button.click, commands(window).review.trigger, key):
        opens()
        [review] = reviews()
        assert len(review.review.hand.plays) == 40
        assert review.review.hand.result == person.table.state.results[-1]
        qtbot.waitUntil(lambda shown=review.review: shown.complete)  # type: ignore[misc]
        review.close()
        assert reviews() == []
    assert window.result_panel is panel
    QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Return)  # the table goes on
    assert window.result_panel is None


def test_the_hand_in_play_is_never_among_those_shown(start: Start, data_dir: Path) -> None:
    window = start()
    window._reviewer._open_solver = even
    window.begin(PRESETS["cafe"], 5)
    person, chance = Person(window.presenter), Random(4)
    assert not commands(window).review.isEnabled()
    for _ in range(6):
        person.decide(chance)
        window.show_review()
        assert reviews() == []
    to_result(window)
    first = person.table.state.results[0]
    window.presenter.go_on_after_result()
    while (hand := person.table.state.hand) is None or not hand.tricks:
        person.decide(chance)
    file = data_dir / "copy.sueca"
    file.write_bytes(record_lines(person.table.header, person.table.actions))
    for _ in range(2):  # the same from the file of the match
        commands(window).review.trigger()
        [review] = reviews()
        choice = review.findChild(QComboBox)
        assert isinstance(choice, QComboBox) and choice.count() == 1
        assert review.review.hand.result == first
        review.close()
        window.resume(file)


def test_a_match_from_a_file_offers_all_its_hands(start: Start, tmp_path: Path) -> None:
    window = start()
    window._reviewer._open_solver = even
    window.begin(replace(PRESETS["portugal"], target=2))
    person = to_result(window)
    while person.table.state.winner is None:
        window.presenter.go_on_after_result()
        person = to_result(window)
    results = person.table.state.results
    file = tmp_path / "from a friend.sueca"
    file.write_bytes(record_lines(person.table.header, person.table.actions))
    window.show_start()
    assert not commands(window).review.isEnabled()
    window.resume(file)
    commands(window).review.trigger()
    [review] = reviews()
    choice = review.findChild(QComboBox)
    assert isinstance(choice, QComboBox) and choice.count() == len(results)
    for index, result in enumerate(results):
        review.show_hand(index)
        assert review.review.hand.result == result
    review.close()


def test_the_hand_goes_on_from_the_card_looked_at(start: Start) -> None:
    window = start()
    window._reviewer._open_solver = even
    window.begin(PRESETS["portugal"], 5)
    table = to_result(window).table
    commands(window).review.trigger()
    [review] = reviews()
    QTest.keyClick(review, Qt.Key.Key_P)
    questions()[0].reject()  # a match that is being played is not left by one key
    assert reviews() == [] and window.presenter.table is table
    commands(window).review.trigger()
    [review] = reviews()
    place = next(i for i, (seat, _) in enumerate(review.review.hand.plays) if i > 20 and seat is Seat.S)
    before = review.review.positions[place]
    review.show_card(place)
    QTest.keyClick(review, Qt.Key.Key_P)
    assert reviews() == []
    questions()[0].accept()
    again = Person(window.presenter)
    again.my_turn()
    assert again.table is not table and again.table.header.rules == table.header.rules
    hand = again.table.state.hand
    assert hand is not None
    assert Position.of(hand, table.header.rules) == before
    assert mark_number(again.table.header, UNDO_MARK) == 1  # he knows all cards: such a match is practice
    to_result(window)


def test_leaving_the_program_while_it_works(start: Start) -> None:
    stuck = Stuck(after=3)
    window = start()
    window._reviewer._open_solver = stuck
    window.begin(PRESETS["portugal"], 5)
    to_result(window)
    commands(window).review.trigger()
    assert stuck.reached.wait(10)
    window.close()
    assert stuck.stopped.is_set()


def test_the_open_review_follows_the_language(start: Start, qtbot: QtBot) -> None:
    window = start("en")
    window._reviewer._open_solver = even
    window.begin(PRESETS["portugal"], 5)
    to_result(window)
    commands(window).review.trigger()
    [review] = reviews()
    known: HandReview = review.review
    qtbot.waitUntil(lambda: known.complete)
    review.show_card(6)
    titles = set()
    for language in ("en", "pt_PT", "pt_BR"):
        window.change(language=language)
        QApplication.processEvents()
        titles.add((review.windowTitle(), review._play.text()))
        assert review.place == 6 and review.review is known
    assert len({title for title, _ in titles}) >= 2
    window.change(language="en")
    review.close()
