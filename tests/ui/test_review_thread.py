"""The thread that judges a hand: in order, stopped at once, and never heard when nobody waits for it."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Card
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.solver.position import Position
from sueca_desktop.solver.review import CardValues, Judgement
from sueca_desktop.ui.review_thread import Ending, OpenSolver, ReviewThread
from tests.conftest import AllowedLogs
from tests.finished_hands import finished_hand

RULES = PRESETS["portugal"]
HAND = finished_hand(RULES, 9)
OTHER = finished_hand(RULES, 3)

Stop = Callable[[], bool]


def even(stop: Stop) -> CardValues:
    """A judge to whom every card is worth the same."""
    return lambda position: dict.fromkeys(position.legal, 60)


class Stuck:
    """Judges like `even`, but from one position on not before it is stopped."""

    def __init__(self, after: int) -> None:
        self._left = after
        self.reached = threading.Event()
        self.stopped = threading.Event()

    def __call__(self, stop: Stop) -> CardValues:
        def values(position: Position) -> Mapping[Card, int]:
            self._left -= 1
            if self._left < 0:
                self.reached.set()
                while not stop():
                    threading.Event().wait(0.001)
                self.stopped.set()
                raise RuntimeError("stopped, in whatever way")
            return dict.fromkeys(position.legal, 60)

        return values


class Listener:
    def __init__(self, thread: ReviewThread) -> None:
        self.judged: list[Judgement] = []
        self.ended: list[Ending] = []
        self.threads: set[QThread] = set()
        thread.judged.connect(self._judged)
        thread.ended.connect(self._ended)

    def _judged(self, judgement: Judgement) -> None:
        self.threads.add(QThread.currentThread())
        self.judged.append(judgement)

    def _ended(self, ending: Ending) -> None:
        self.ended.append(ending)


@pytest.fixture
def make() -> Iterator[Callable[[OpenSolver], ReviewThread]]:
    threads: list[ReviewThread] = []

    def thread(open_solver: OpenSolver) -> ReviewThread:
        threads.append(ReviewThread(open_solver=open_solver))
        return threads[-1]

    yield thread
    for made in threads:
        made.close()


Make = Callable[[OpenSolver], ReviewThread]


def test_every_card_is_judged_from_the_last_to_the_first(qtbot: QtBot, make: Make) -> None:
    thread = make(even)
    heard = Listener(thread)
    with qtbot.waitSignal(thread.ended):
        thread.start(HAND, RULES)
    assert not thread.working
    assert [judgement.place for judgement in heard.judged] == list(reversed(range(40)))
    assert heard.ended == [Ending.DONE]
    application = QCoreApplication.instance()
    assert application is not None
    assert heard.threads == {application.thread()}


def test_cancel_ends_the_work_and_nothing_more_is_heard(qtbot: QtBot, make: Make) -> None:
    stuck = Stuck(after=5)
    thread = make(stuck)
    heard = Listener(thread)
    thread.start(HAND, RULES)
    qtbot.waitUntil(lambda: len(heard.judged) == 5)
    assert stuck.reached.wait(10)
    thread.cancel()
    assert not thread.working
    thread.close()
    assert stuck.stopped.is_set()
    qtbot.wait(20)
    assert len(heard.judged) == 5 and heard.ended == []


def test_answers_on_their_way_are_dropped_when_another_hand_is_asked_about(qtbot: QtBot, make: Make) -> None:
    stuck = Stuck(after=5)
    thread = make(stuck)
    heard = Listener(thread)
    thread.start(OTHER, RULES)
    assert stuck.reached.wait(10)  # five answers lie in the queue, unheard
    assert heard.judged == []
    thread._open_solver = even
    with qtbot.waitSignal(thread.ended):
        thread.start(HAND, RULES)
    assert [(judgement.by, judgement.card) for judgement in reversed(heard.judged)] == list(HAND.plays)
    assert heard.ended == [Ending.DONE]


def test_the_real_solver_stops_in_the_middle(qtbot: QtBot) -> None:
    thread = ReviewThread()
    heard = Listener(thread)
    hand = finished_hand(PRESETS["azores"], 1)  # takes seconds
    thread.start(hand, PRESETS["azores"])
    qtbot.waitUntil(lambda: len(heard.judged) > 20, timeout=60_000)
    thread.close()
    assert len(heard.judged) < 40 and heard.ended == []


def test_where_the_solver_is_not_compiled_the_review_ends_with_that(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sueca_desktop.solver.solver", None)
    thread = ReviewThread()
    heard = Listener(thread)
    with qtbot.waitSignal(thread.ended):
        thread.start(HAND, RULES)
    thread.close()
    assert heard.ended == [Ending.NO_SOLVER] and heard.judged == []


def test_a_solver_that_breaks_down_is_told_and_logged(
    qtbot: QtBot, make: Make, allowed_logs: AllowedLogs
) -> None:
    allowed_logs("a review failed")

    def broken(stop: Stop) -> CardValues:
        def values(position: Position) -> Mapping[Card, int]:
            raise ValueError("out of order")

        return values

    thread = make(broken)
    heard = Listener(thread)
    with qtbot.waitSignal(thread.ended):
        thread.start(HAND, RULES)
    assert heard.ended == [Ending.BROKEN] and heard.judged == []
    assert not thread.working
