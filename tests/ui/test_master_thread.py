"""The master who plays the hand of the day in the person's place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest

from sueca_desktop.bots.player import Limit
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.ui.annals import master_thread
from sueca_desktop.ui.annals.master_thread import MasterThread, Question
from tests.conftest import AllowedLogs

OTHERS = dict.fromkeys((Seat.E, Seat.N, Seat.W), Level.INTERMEDIATE)


def question(number: int = 20261231) -> Question:
    return Question(str(number), Rules(), number, OTHERS)


@pytest.fixture
def thread(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[MasterThread]:
    monkeypatch.setattr(master_thread, "WORLDS", Limit(iterations=2))
    made = MasterThread()
    yield made
    made.close()


def test_two_days_are_answered_in_order_and_the_same_each_time(thread: MasterThread) -> None:
    heard: list[tuple[str, int]] = []
    thread.played.connect(lambda day, points: heard.append((day, points)))
    for number in (1, 2, 1):
        thread.ask(question(number))
    assert thread.asked("1") and not thread.asked("3")
    for _ in range(5000):
        if len(heard) == 3:
            break
        QTest.qWait(2)
    assert [day for day, _ in heard] == ["1", "2", "1"]
    assert heard[0] == heard[2] and all(0 <= points <= 120 for _, points in heard)
    assert not thread.asked("1")


def test_a_hand_that_cannot_be_played_is_logged_and_not_awaited(
    thread: MasterThread, monkeypatch: pytest.MonkeyPatch, allowed_logs: AllowedLogs
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no cards")

    allowed_logs("the hand of the day cannot be played")
    monkeypatch.setattr(master_thread, "first_hand", fail)
    thread.ask(question())
    for _ in range(5000):
        if not thread.asked("20261231"):
            break
        QTest.qWait(2)
    assert not thread.asked("20261231")


def test_closed_it_says_nothing_more(thread: MasterThread) -> None:
    heard: list[int] = []
    thread.played.connect(lambda _, points: heard.append(points))
    for number in range(20):
        thread.ask(question(number))
    thread.close()
    QTest.qWait(5)
    assert heard == [] and not thread.asked("19")
