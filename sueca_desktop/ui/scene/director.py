"""Plays what happened, one step after the other.

The table is always ahead: events wait here until they are shown. Each step ends with its whole picture,
so skipping a step, skipping all of them, or playing them leaves the same table. Whether something moves
is never stored: it follows from the queue.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from sueca_desktop.cards import Card
from sueca_desktop.ui.scene.choreography import Happened, Track
from sueca_desktop.ui.scene.cues import Cue, cues
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.picture import Key, Picture


class Step(Struct, frozen=True):
    """One thing that happened, and the picture after it."""

    happened: Happened
    picture: Picture


class Pose(Struct, frozen=True):
    """How a moving card stands at an instant: where, what it shows, how far it has turned over."""

    slot: Slot
    face: Card | None
    turning: float


class Stage(Protocol):
    """What the director moves: the scene."""

    def sync(self, picture: Picture) -> None:
        """Shows a picture, whatever was shown before."""
        ...

    def prepare(self, step: Step) -> dict[Key, Track]:
        """Readies the cards that move in a step, and says how."""
        ...

    def pose(self, key: Key, pose: Pose) -> None:
        """Places a moving card."""
        ...

    def hold(self, step: Step) -> None:
        """Shows what is to be seen before the step moves (who takes the trick)."""
        ...


Wait = int | None
"""Milliseconds, or None to wait until the person goes on."""


class Director(QObject):
    """The queue of steps and the one that is being shown. `idle` is emitted when the queue has run dry;
    `began` with each step as it starts to show, `ended` when its picture stands, `sounded` with each sound
    of a step when it is due, at the latest when the step ends. What is dropped makes no sound."""

    idle = Signal()
    began = Signal(object)
    ended = Signal(object)
    sounded = Signal(object)

    def __init__(self, stage: Stage, pause: Callable[[Step], Wait], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._pause_for = pause
        self._queue: deque[Step] = deque()
        self._now: Step | None = None
        self._lying: Picture | None = None
        self._tracks: dict[Key, Track] = {}
        self._cues: deque[Cue] = deque()
        self._waiting = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._move)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._now is not None or bool(self._queue)

    @property
    def holding(self) -> bool:
        """Whether what lies is to be looked at before it moves, for a time or until the person goes on."""
        return self._now is not None and (self._waiting or self._pause.isActive())

    @property
    def pending(self) -> tuple[Step, ...]:
        """The steps whose pictures do not stand yet, the one that is being shown first."""
        return (*(() if self._now is None else (self._now,)), *self._queue)

    def show(self, picture: Picture) -> None:
        """Drops whatever is still to be shown and shows `picture`: after undo or loading."""
        self.clear()
        self._sync(picture)

    def show_again(self) -> None:
        """Shows what is being shown anew, in another size or look: what lies to be looked at goes on lying,
        and movements before that end at once."""
        while self._now is not None and not self.holding:
            self.hurry()
        if self._now is not None and self.holding and self._lying is not None:
            self._stage.sync(self._lying)
            self._stage.hold(self._now)

    def clear(self) -> None:
        """Drops whatever is still to be shown, and leaves the cards where they are."""
        self._queue.clear()
        self._stop()

    def enqueue(self, steps: list[Step]) -> None:
        """Shows some steps after those that wait already."""
        self._queue.extend(steps)
        if self._now is None:
            self._next()

    def hurry(self) -> None:
        """Ends what is being shown at once: a pause, or the movement of the step."""
        if self._now is None:
            return
        if self.holding:
            self._pause.stop()
            self._move()
        else:
            self._clock.stop()
            self._end()

    def drain(self) -> None:
        """Ends everything at once."""
        while self._now is not None:
            self.hurry()

    def _next(self) -> None:
        if not self._queue:
            self._now = None
            self.idle.emit()
            return
        step = self._now = self._queue.popleft()
        self.began.emit(step)
        wait = self._pause_for(step)
        if wait == 0:
            self._move()
            return
        self._stage.hold(step)
        if wait is None:
            self._waiting = True
        else:
            self._pause.start(wait)

    def _move(self) -> None:
        self._waiting = False
        if self._now is None:
            return
        step = self._now
        tracks = self._stage.prepare(step)
        length = max((track.end for track in tracks.values()), default=0)
        self._clock.setStartValue(0)
        self._clock.setEndValue(length)  # a clock that has run out ticks at this: nothing is to sound yet
        self._clock.setDuration(length)
        self._tracks = tracks
        self._cues = deque(cues(step.happened, tracks))
        if length == 0:
            self._end()
        else:
            self._clock.start()

    def _tick(self, now: int) -> None:
        for key, track in self._tracks.items():
            self._stage.pose(key, pose_at(track, now))
        while self._cues and self._cues[0].at <= now:
            self.sounded.emit(self._cues.popleft().sound)

    def _end(self) -> None:
        step = self._now
        if step is None:
            return
        self._tracks = {}
        self._sync(step.picture)
        while self._cues:
            self.sounded.emit(self._cues.popleft().sound)
        self.ended.emit(step)
        if self._now is step:
            self._next()

    def _sync(self, picture: Picture) -> None:
        self._lying = picture
        self._stage.sync(picture)

    def _stop(self) -> None:
        self._pause.stop()
        self._waiting = False
        self._now = None
        self._tracks = {}
        self._cues.clear()
        if self._clock.state() is not QAbstractAnimation.State.Stopped:
            self._clock.stop()


def pose_at(track: Track, now: int) -> Pose:
    """How a card on `track` stands `now` milliseconds after the movement began."""
    slot, face = track.origin.slot, track.origin.face
    for leg in track.legs:
        if now < leg.start:
            break
        share = 1.0 if leg.ms == 0 else min(1.0, (now - leg.start) / leg.ms)
        if share < 1.0:
            eased = QEasingCurve(leg.motion.easing).valueForProgress(share)
            turning = share if face != leg.face else 0.0
            swing = 4 * leg.spin * eased * (1 - eased)
            return Pose(
                slot.towards(leg.slot, eased).moved(turn=swing), leg.face if share >= 0.5 else face, turning
            )
        slot, face = leg.slot, leg.face
    return Pose(slot, face, 0.0)
