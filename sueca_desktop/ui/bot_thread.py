"""One thread in which the other seats think.

The worker holds no Qt object: it hands its answer to a callback that passes it on. Whatever a player does,
the match goes on: for one that breaks down, or answers what cannot be, a stopgap answers.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal

from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.game import MatchView
from sueca_desktop.rules.seats import Seat

log = logging.getLogger(__name__)


class Answers(Struct, frozen=True):
    """What may be answered in a game, both by what the asked seat knows: `fits` tells whether an answer can
    be, None meaning that the seat need not act; `stopgap` is an answer without any thought."""

    fits: Callable[[Any, Action | None], bool]
    stopgap: Callable[[Any], Action | None]


class Question(Struct, frozen=True, eq=False):
    """What a player is asked. Only the very question that waits can be answered: after undo another one may
    come from the same seat at the same number of actions."""

    view: MatchView
    dropped: threading.Event = field(default_factory=threading.Event)


class BotThread(QObject):
    """Asks players in a thread of its own. `answered` comes in the thread of the interface, with the seat
    and an action that it may take (None where it need not act)."""

    answered = Signal(object, object)
    _came = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._waiting: Question | None = None
        self._came.connect(self._receive)

    @property
    def thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._waiting is not None

    def ask(self, player: Player, view: MatchView, limit: Limit, answers: Answers) -> None:
        """Asks one player; an earlier question is dropped."""
        self.cancel()
        self._waiting = Question(view)
        self._worker.submit(_think, player, self._waiting, limit, answers, self._came.emit)

    def cancel(self) -> None:
        """Drops the question that waits, if any; its player stops thinking soon."""
        if self._waiting is not None:
            self._waiting.dropped.set()
            self._waiting = None

    def close(self) -> None:
        """Cancels and waits until the thread has ended."""
        self.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _receive(self, question: Question, action: Action | None, error: Exception | None) -> None:
        if question is not self._waiting:
            return
        self._waiting = None
        seat: Seat = question.view.seat
        if error is not None:
            log.error("a player failed at seat %s", seat, exc_info=error)
        self.answered.emit(seat, action)


def _think(
    player: Player,
    question: Question,
    limit: Limit,
    answers: Answers,
    deliver: Callable[[Question, Action | None, Exception | None], None],
) -> None:
    view: Any = question.view
    cancelled = question.dropped.is_set
    try:
        action, error = _checked(player.choose(view, limit, cancelled), view, answers), None
    except Exception as failure:  # noqa: BLE001 - whatever a player does, the match goes on
        action, error = answers.stopgap(view), failure
    if not cancelled():
        deliver(question, action, error)


def _checked(action: Action | None, view: Any, answers: Answers) -> Action | None:
    """The action, if the seat may take it. Raises ValueError if not."""
    if not answers.fits(view, action):
        raise ValueError(f"{action} is no answer of {view.seat} in phase {view.phase}")
    return action
