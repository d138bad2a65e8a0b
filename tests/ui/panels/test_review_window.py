"""The review of a hand: by mouse and keys, in words, and with whatever is known of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.solver.review import HandReview
from sueca_desktop.ui.panels.review_curve import ReviewCurve
from sueca_desktop.ui.panels.review_picture import ReviewPicture, open_table
from sueca_desktop.ui.panels.review_tricks import ReviewTricks
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.review_thread import OpenSolver, ReviewThread
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.theme import load_theme
from tests.finished_hands import finished_hand
from tests.ui.live_words import settle
from tests.ui.test_review_thread import Stuck

THEME = load_theme("felt", dark=False)
LOOK = Look(THEME, CardArt(THEME), four_colours=False, speed=Speed.OFF)
CAFE = PRESETS["cafe"]
HEADER = Header(CAFE, ("Rosa", "Bruno", "Amélia", "Tiago"))
HAND = finished_hand(CAFE, 9)
REVOKED = finished_hand(CAFE, 9, revoke_at=20)


@pytest.fixture
def open_review(qtbot: QtBot) -> Iterator[Callable[..., ReviewWindow]]:
    threads: list[ReviewThread] = []

    def open_window(
        *hands: object, solver: OpenSolver | None = None, size: tuple[int, int] = (1240, 790)
    ) -> ReviewWindow:
        thread = ReviewThread() if solver is None else ReviewThread(open_solver=solver)
        threads.append(thread)
        window = ReviewWindow(HEADER, hands or (HAND,), LOOK, thread)  # type: ignore[arg-type]
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        window.resize(*size)
        settle()
        if solver is None:
            qtbot.waitUntil(lambda: not thread.working, timeout=60_000)
        return window

    yield open_window
    for thread in threads:
        thread.close()


Open = Callable[..., ReviewWindow]


def words(window: ReviewWindow) -> str:
    return "\n".join(part.text() for part in window.findChildren(QLabel) if part.isVisible())


def picture(window: ReviewWindow) -> ReviewPicture:
    found = window.findChild(ReviewPicture)
    assert isinstance(found, ReviewPicture)
    return found


def curve(window: ReviewWindow) -> ReviewCurve:
    found = window.findChild(ReviewCurve)
    assert isinstance(found, ReviewCurve)
    return found


def tricks(window: ReviewWindow) -> ReviewTricks:
    found = window.findChild(ReviewTricks)
    assert isinstance(found, ReviewTricks)
    return found


def button(window: ReviewWindow, name: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if name in (b.accessibleName(), b.text()))


def costly(window: ReviewWindow) -> list[int]:
    return [place for place in range(40) if (judged := window.review.at(place)) and judged.cost]


def spoken(window: ReviewWindow, row: int, column: int) -> str:
    item = tricks(window).item(row, column)
    return "" if item is None else str(item.data(Qt.ItemDataRole.AccessibleTextRole))


def test_keys_go_from_card_to_card_and_from_trick_to_trick(open_review: Open) -> None:
    window = open_review()
    assert window.place == 0
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Space, 2),
        (Qt.Key.Key_Return, 3),
        (Qt.Key.Key_PageDown, 4),
        (Qt.Key.Key_PageDown, 8),
        (Qt.Key.Key_Right, 9),
        (Qt.Key.Key_PageUp, 8),
        (Qt.Key.Key_PageUp, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_End, 39),
        (Qt.Key.Key_Right, 39),
        (Qt.Key.Key_PageDown, 39),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_PageUp, 0),
    ):
        QTest.keyClick(tricks(window), key)
        assert window.place == place, key


def test_a_button_that_has_the_keyboard_leaves_the_arrows_to_the_window(open_review: Open) -> None:
    window = open_review()
    close = button(window, "&Close")
    close.setFocus()
    QTest.keyClick(close, Qt.Key.Key_Right)
    assert window.place == 1 and close.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_V])
def test_escape_and_the_key_that_opened_it_close_the_window(open_review: Open, key: Qt.Key) -> None:
    window = open_review()
    QTest.keyClick(tricks(window), key)
    assert not window.isVisible()


def test_buttons_step_and_are_off_at_the_ends(open_review: Open) -> None:
    window = open_review()
    first, previous = button(window, "First card"), button(window, "Card before")
    following, last = button(window, "Next card"), button(window, "Last card")
    assert not first.isEnabled() and not previous.isEnabled()
    following.click()
    assert window.place == 1
    last.click()
    assert window.place == 39
    assert not following.isEnabled() and not last.isEnabled()
    previous.click()
    assert window.place == 38
    first.click()
    assert window.place == 0


def test_mistakes_are_found_one_after_the_other(open_review: Open) -> None:
    window = open_review()
    window.show_card(39)
    found = []
    for _ in costly(window):
        QTest.keyClick(tricks(window), Qt.Key.Key_M)
        found.append(window.place)
    assert found == costly(window)
    button(window, "Next &mistake").click()
    assert window.place == found[0]


def test_a_mistake_is_told_in_words_with_its_points_and_a_better_card_is_marked(open_review: Open) -> None:
    window = open_review()
    for place in costly(window):
        window.show_card(place)
        judgement = window.review.at(place)
        assert judgement is not None
        assert f"−{judgement.cost}: the " in words(window) and " was better." in words(window)
        assert set(picture(window).marked_best()) == set(judgement.best)
        held = picture(window).hands()[judgement.by]
        assert set(judgement.best) <= set(held)
    good = next(place for place in range(40) if place not in costly(window))
    window.show_card(good)
    assert picture(window).marked_best() == ()
    assert "was better" not in words(window)


def test_the_table_holds_every_card_that_is_still_to_come(open_review: Open) -> None:
    window = open_review()
    for place in range(40):
        window.show_card(place)
        held = [card for cards in picture(window).hands().values() for card in cards]
        lying = picture(window).trick().cards
        assert len(lying) == place % 4 + 1 and len(held) == 39 - place
        assert lying[-1] == HAND.plays[place][1]
        assert {card for _, card in HAND.plays[place + 1 :]} == set(held)


def test_totals_say_who_gave_away_what(open_review: Open) -> None:
    window = open_review()
    review = window.review
    last = tricks(window).rowCount() - 1
    for seat, name in zip(SEATS, HEADER.names, strict=True):
        cost = review.given_away(seat)
        who = "You" if seat is Seat.S else name
        assert spoken(window, last, 1 + seat.place).startswith(f"{who} gave away {cost} point")
    ours, theirs = (review.given_away(*team.members) for team in Team)
    assert f"Our side gave away {ours} point" in words(window) and f"theirs {theirs} point" in words(window)


def test_every_cell_says_its_card_and_its_cost(open_review: Open) -> None:
    window = open_review()
    for place, (seat, _) in enumerate(HAND.plays):
        said = spoken(window, place // 4, 1 + seat.place)
        judgement = window.review.at(place)
        assert judgement is not None
        assert said.startswith(f"{HEADER.name(seat)}: ")
        assert (f"cost {judgement.cost} point" in said) == bool(judgement.cost)


def test_clicks_on_list_table_and_curve(open_review: Open) -> None:
    window = open_review()
    seat = HAND.plays[22][0]
    grid = tricks(window)
    rect = grid.visualItemRect(grid.item(5, 1 + seat.place))  # type: ignore[arg-type]
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert window.place == 22
    rect = grid.visualItemRect(grid.item(3, 0))  # type: ignore[arg-type]
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert window.place == 12
    QTest.mouseClick(picture(window), Qt.MouseButton.LeftButton)
    assert window.place == 13
    line = curve(window)
    for place in (0, 17, 39):
        at = QPoint(round(line.x_of(place)), line.height() // 2)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
        assert window.place == place


def test_the_hand_can_be_chosen(qtbot: QtBot, open_review: Open) -> None:
    window = open_review(HAND, REVOKED)
    choice = window.findChild(QComboBox)
    assert isinstance(choice, QComboBox) and choice.isVisible()
    assert window.review.hand is REVOKED and choice.currentIndex() == 1
    window.show_card(30)
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    qtbot.waitUntil(lambda: window.review.complete, timeout=60_000)
    assert window.review.hand is HAND and window.place == 0
    us, them = HAND.result.points
    assert choice.itemText(0) == f"Hand 1: {us}–{them}"


def test_a_single_hand_needs_no_choice(open_review: Open) -> None:
    choice = open_review().findChild(QComboBox)
    assert isinstance(choice, QComboBox) and not choice.isVisible()


def test_a_revoke_is_named_and_costs_nothing(open_review: Open) -> None:
    window = open_review(REVOKED)
    places = [place for place in range(40) if (judged := window.review.at(place)) and judged.revoked]
    assert len(places) == 1
    window.show_card(places[0])
    assert "A revoke" in words(window) and "was better" not in words(window)
    seat = REVOKED.plays[places[0]][0]
    assert spoken(window, places[0] // 4, 1 + seat.place).endswith("a revoke")


def test_progress_is_told_and_can_be_stopped_and_taken_up_again(qtbot: QtBot, open_review: Open) -> None:
    stuck = Stuck(after=5)
    window = open_review(solver=stuck)
    qtbot.waitUntil(lambda: window.review.judged == 5)
    assert "Working it out: 5 of 40 cards" in words(window)
    assert window.review.points_at(0) is None
    stop = window.findChild(QToolButton)
    assert isinstance(stop, QToolButton) and stop.isVisible()
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert stuck.stopped.wait(10)
    assert "Stopped: 5 of 40 cards" in words(window)
    window.show_card(20)  # the tricks can be gone through meanwhile
    assert window.review.at(20) is None and "was better" not in words(window)
    window._thread._open_solver = lambda stop: lambda position: dict.fromkeys(position.legal, 60)
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.review.complete)
    qtbot.waitUntil(lambda: "Nobody gave away a single point" in words(window))
    assert not stop.isVisible()


def test_closing_the_window_stops_the_work(open_review: Open) -> None:
    stuck = Stuck(after=5)
    window = open_review(solver=stuck)
    assert stuck.reached.wait(10)
    window.close()
    assert stuck.stopped.wait(10)
    assert not window._thread.working


def test_without_the_solver_it_says_so_and_the_tricks_are_shown(
    qtbot: QtBot, open_review: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sueca_desktop.solver.solver", None)
    window = open_review()
    qtbot.waitUntil(lambda: "was not built" in words(window))
    QTest.keyClick(tricks(window), Qt.Key.Key_PageDown)
    assert window.place == 4
    assert not button(window, "Next &mistake").isEnabled()
    window.grab()


@pytest.mark.parametrize("theme", ["felt", "azulejo", "cafe", "contrast"])
def test_it_can_be_drawn_while_half_is_known(open_review: Open, qtbot: QtBot, theme: str) -> None:
    stuck = Stuck(after=20)
    window = open_review(REVOKED, solver=stuck)
    qtbot.waitUntil(lambda: window.review.judged == 20)
    window.show_card(21)
    known = window.grab().toImage()
    window.show_card(3)
    assert window.grab().toImage() != known


def test_small_windows_show_one_thing_at_a_time(open_review: Open) -> None:
    window = open_review(size=(760, 570))
    for page, shown in (("table", picture), ("tricks", tricks), ("curve", curve)):
        window.show_page(page)  # type: ignore[arg-type]
        settle()
        visible = [kind for kind in (picture, tricks, curve) if kind(window).isVisible()]
        assert visible == [shown]
    window.resize(1240, 790)
    settle()
    assert all(kind(window).isVisible() for kind in (picture, tricks, curve))


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right - 0.01 and b.x < a.right - 0.01 and a.y < b.bottom - 0.01 and b.y < a.bottom - 0.01


@pytest.mark.parametrize("size", [(580, 350), (627, 421), (728, 300), (1100, 500), (1400, 900)])
@pytest.mark.parametrize("k", [0.8, 1.0, 1.5])
def test_nothing_on_the_table_covers_a_hand_a_name_or_the_trumps(size: tuple[int, int], k: float) -> None:
    k = min(k, size[0] / 600, size[1] / 310)  # as the picture has it
    for counts in ((10, 10, 10, 9), (5, 4, 4, 4), (0, 0, 1, 0)):
        table = open_table(*size, k, dict(zip(SEATS, counts, strict=True)))
        hands = [around(cards) for cards in table.hands.values() if cards]
        pieces = [*hands, *table.names.values(), table.badge]
        for a, b in combinations(pieces, 2):
            assert not overlap(a, b), (a, b)
        for piece in pieces:
            assert piece.x >= 0 and piece.y >= 0 and piece.right <= size[0] and piece.bottom <= size[1]
        for lying in table.trick.values():
            assert not any(overlap(lying, piece) for piece in hands)
            assert not any(overlap(lying, name) for name in table.names.values())


def around(cards: tuple[Rect, ...]) -> Rect:
    return Rect(cards[0].x, cards[0].y, cards[-1].right - cards[0].x, cards[-1].bottom - cards[0].y)


def test_the_curve_begins_and_ends_where_the_hand_does(open_review: Open) -> None:
    window = open_review()
    review: HandReview = window.review
    assert review.points_at(40) == HAND.result.points[0]
    assert str(review.points_at(0)) in curve(window).accessibleDescription()
    assert str(review.points_at(40)) in curve(window).accessibleDescription()
    assert [curve(window).place_at(curve(window).x_of(place)) for place in range(40)] == list(range(40))
    assert curve(window).place_at(-50) == 0 and curve(window).place_at(9999) == 39
