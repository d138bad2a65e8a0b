"""One thread in which the other seats think.

A request carries the match and the number of its actions; an answer to anything else is stale and
dropped. The worker holds no Qt object: it hands its answer to a callback that passes it on.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PlayerView

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ticket:
    """Which moment of which match a question is about."""

    match: int
    actions: int
    seat: Seat


class BotThread(QObject):
    """Asks players in a thread of its own. `answered` comes in the thread of the interface, with the
    ticket and the action (None: nothing to do); `failed` when a player broke down."""

    answered = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._pending: Ticket | None = None
        self._cancel = threading.Event()
        self._came.connect(self._receive)

    _came = Signal(object, object, object)

    @property
    def pending(self) -> Ticket | None:
        """The question that waits for its answer."""
        return self._pending

    def ask(self, ticket: Ticket, player: Player, view: PlayerView, limit: Limit) -> None:
        """Asks one player; an earlier question is dropped."""
        self.cancel()
        self._pending = ticket
        cancelled = self._cancel.is_set
        self._worker.submit(_think, player, view, limit, cancelled, ticket, self._came.emit)

    def cancel(self) -> None:
        """Drops the question that waits, if any; its player stops thinking soon."""
        self._cancel.set()
        self._cancel = threading.Event()
        self._pending = None

    def close(self) -> None:
        """Cancels and waits until the thread has ended."""
        self.cancel()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _receive(self, ticket: Ticket, action: Action | None, error: BaseException | None) -> None:
        if ticket != self._pending:
            return
        self._pending = None
        if error is None:
            self.answered.emit(ticket, action)
        else:
            log.error("a player failed at seat %s", ticket.seat, exc_info=error)
            self.failed.emit(ticket)


def _think(
    player: Player,
    view: PlayerView,
    limit: Limit,
    cancelled: Callable[[], bool],
    ticket: Ticket,
    deliver: Callable[[Ticket, Action | None, BaseException | None], None],
) -> None:
    try:
        action, error = player.choose(view, limit, cancelled), None
    except Exception as failure:  # noqa: BLE001 - whatever a player does, the table goes on
        action, error = None, failure
    if not cancelled():
        deliver(ticket, action, error)
