"""One thread in which the other seats think.

The worker holds no Qt object: it hands its answer to a callback that passes it on. Whatever a player does,
the match goes on: for one that breaks down, or answers what cannot be, `stopgap` answers.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from sueca_desktop.bots.habits import honest_cards
from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.rules.actions import Action, Cut, Play, Spoil, TurnTrump
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class Question:
    """What a player is asked. Only the very question that waits can be answered: after undo another one may
    come from the same seat at the same number of actions."""

    view: PlayerView
    dropped: threading.Event = field(default_factory=threading.Event)


class BotThread(QObject):
    """Asks players in a thread of its own. `answered` comes in the thread of the interface, with the seat
    and an action that it may take (None, after the last trick: nothing to claim)."""

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

    def ask(self, player: Player, view: PlayerView, limit: Limit) -> None:
        """Asks one player; an earlier question is dropped."""
        self.cancel()
        self._waiting = Question(view)
        self._worker.submit(_think, player, self._waiting, limit, self._came.emit)

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


def stopgap(view: PlayerView) -> Action | None:
    """An action that a seat may take, chosen without any thought; None where it need not act."""
    match view.phase:
        case Phase.CUT:
            return Cut(view.seat, len(view.rules.pack) // 2)
        case Phase.SPOIL:
            return Spoil(view.seat, False)
        case Phase.TRUMP:
            return TurnTrump(view.seat, "top")
        case Phase.PLAY:
            return Play(view.seat, honest_cards(view)[0])
    return None


def _think(
    player: Player,
    question: Question,
    limit: Limit,
    deliver: Callable[[Question, Action | None, Exception | None], None],
) -> None:
    view, cancelled = question.view, question.dropped.is_set
    try:
        action, error = _checked(player.choose(view, limit, cancelled), view), None
    except Exception as failure:  # noqa: BLE001 - whatever a player does, the match goes on
        action, error = stopgap(view), failure
    if not cancelled():
        deliver(question, action, error)


def _checked(action: Action | None, view: PlayerView) -> Action | None:
    """The action, if the seat may take it. Raises ValueError if not."""
    match action:
        case None:
            fits = not view.my_turn
        case Cut(by, at):
            fits = view.phase is Phase.CUT and view.my_turn and by is view.seat
            fits = fits and 1 <= at < len(view.rules.pack)
        case _:
            fits = action in view.actions
    if not fits:
        raise ValueError(f"{action} is no answer of {view.seat} in phase {view.phase}")
    return action
