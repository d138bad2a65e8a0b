"""One thread in which a finished hand is judged, card by card.

Like `bot_thread`: the worker holds no Qt object, and hands each answer to a callback that passes it on.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal

from sueca_desktop.rules.sueca import Rules

if TYPE_CHECKING:
    from sueca_desktop.rules.sueca.played import PlayedHand
    from sueca_desktop.solver.review import CardValues, Judgement

log = logging.getLogger(__name__)

OpenSolver = Callable[[Callable[[], bool]], "CardValues"]
"""Gives what judges positions until the function that it gets says stop. Raises ImportError if it cannot."""


def _native_values(stop: Callable[[], bool]) -> CardValues:
    # Imported with the first review: whoever starts the program does not wait for it.
    from sueca_desktop.solver.review import native_values

    return native_values(stop)


class Ending(Enum):
    """How a review ended."""

    DONE = auto()
    NO_SOLVER = auto()  # it is not compiled
    BROKEN = auto()


class _Task(Struct, frozen=True, eq=False):
    """One review. Only the very one that is waited for is heard: another may be about the same hand."""

    hand: PlayedHand
    rules: Rules
    dropped: threading.Event = field(default_factory=threading.Event)


class ReviewThread(QObject):
    """Judges hands in a thread of its own. In the thread of the interface come `judged`, with a Judgement for
    each card from the last to the first, and then `ended` with an Ending."""

    judged = Signal(object)
    ended = Signal(object)
    _came = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None, open_solver: OpenSolver = _native_values) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="review")
        self._open_solver = open_solver
        self._waiting: _Task | None = None
        self._came.connect(self._receive)

    @property
    def working(self) -> bool:
        """Whether a review is under way."""
        return self._waiting is not None

    def start(self, hand: PlayedHand, rules: Rules) -> None:
        """Judges a hand; an earlier review is dropped."""
        self.cancel()
        self._waiting = _Task(hand, rules)
        self._worker.submit(_judge, self._waiting, self._open_solver, self._came.emit)

    def cancel(self) -> None:
        """Drops the review that is under way, if any; the worker stops soon."""
        if self._waiting is not None:
            self._waiting.dropped.set()
            self._waiting = None

    def close(self) -> None:
        """Cancels and waits until the thread has ended."""
        self.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _receive(self, task: _Task, answer: Judgement | Ending, error: Exception | None) -> None:
        if task is not self._waiting:
            return
        if not isinstance(answer, Ending):
            self.judged.emit(answer)
            return
        self._waiting = None
        if answer is Ending.NO_SOLVER:
            log.info("no review: %s", error)
        elif error is not None:
            log.error("a review failed", exc_info=error)
        self.ended.emit(answer)


def _judge(
    task: _Task,
    open_solver: OpenSolver,
    deliver: Callable[[_Task, Judgement | Ending, Exception | None], None],
) -> None:
    from sueca_desktop.solver.review import judgements

    dropped = task.dropped.is_set
    error: Exception | None = None
    try:
        if dropped():
            return
        for judgement in judgements(task.hand, task.rules, open_solver(dropped)):
            if dropped():
                return
            deliver(task, judgement, None)
        ending = Ending.DONE
    except ImportError as failure:
        ending, error = Ending.NO_SOLVER, failure
    except Exception as failure:  # noqa: BLE001 - whatever breaks here, the table goes on
        ending, error = Ending.BROKEN, failure
    if not dropped():
        deliver(task, ending, error)
