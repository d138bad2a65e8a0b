"""One thread in which a master plays the hand of the day in the person's place.

Like `bot_thread`: the worker holds no Qt object, and hands its answer to a callback that passes it on.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.table.stand_in import first_hand

log = logging.getLogger(__name__)

WORLDS = Limit(iterations=600)
"""A limit that gives the same play on any machine, however slow."""


class Question(Struct, frozen=True, eq=False):
    """What a master makes of deal `number`, at S among the levels of the others."""

    day: str
    rules: Rules
    number: int
    levels: Mapping[Seat, Level]
    dropped: threading.Event = field(default_factory=threading.Event)


class MasterThread(QObject):
    """`played` comes in the thread of the interface, with the day and the card points of S's side."""

    played = Signal(str, int)
    _came = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="master")
        self._waiting: list[Question] = []
        self._came.connect(self._receive)

    def asked(self, day: str) -> bool:
        """Whether the answer for a day is on its way."""
        return any(question.day == day for question in self._waiting)

    def ask(self, question: Question) -> None:
        """Plays the hand once all that was asked before is answered."""
        self._waiting.append(question)
        self._worker.submit(_play, question, self._came.emit)

    def close(self) -> None:
        """Drops all questions and waits until the thread has ended."""
        for question in self._waiting:
            question.dropped.set()
        self._waiting.clear()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _receive(self, question: Question, points: int | None, error: Exception | None) -> None:
        if question not in self._waiting:
            return
        self._waiting.remove(question)
        if error is not None:
            log.error("the hand of the day cannot be played", exc_info=error)
        elif points is not None:
            self.played.emit(question.day, points)


def _play(question: Question, deliver: Callable[[Question, int | None, Exception | None], None]) -> None:
    levels = {**question.levels, Seat.S: Level.MASTER}
    points: int | None = None
    error: Exception | None = None
    try:
        players = {seat: player_for(level, question.number + seat.place) for seat, level in levels.items()}
        result = first_hand(question.rules, question.number, players, WORLDS, question.dropped.is_set)
        points = None if result is None else result.points[Seat.S.team.place]
    except Exception as failure:  # noqa: BLE001 - whatever breaks here, the table goes on
        error = failure
    if not question.dropped.is_set():
        deliver(question, points, error)
