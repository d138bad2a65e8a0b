"""A lesson as a value, and a learner's way through it.

A lesson is a match of which everything is prepared: the cards, what the others do, and what the learner is to
do and why. It says in ids what is to be explained; the words are elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct, field

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Enter
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.table import Table

LEARNER = Seat.S


class Say(Struct, frozen=True):
    """Something is explained; the lesson goes on when the learner has read it."""

    what: StrEnum


class Turn(Struct, frozen=True):
    """The learner is to act. `what` explains the task, and each of `accepted` does it, the first best. Why
    another action is not taken stands in `wrong`, else in `otherwise`, which is None where the rules allow no
    other or `wrong` has them all. Every action is given `as_written`."""

    what: StrEnum
    accepted: tuple[Action, ...]
    otherwise: StrEnum | None = None
    wrong: Mapping[Action, StrEnum] = field(default_factory=dict)


class Other(Struct, frozen=True):
    """Somebody else acts."""

    action: Action


Step = Say | Turn | Other


def as_written(action: Action) -> Action:
    """An action as lessons write it: in which order cards were chosen to be exchanged does not matter."""
    if isinstance(action, Enter):
        return Enter(action.by, tuple(sorted(action.exchange, key=str)))
    return action


class Lesson(Struct, frozen=True):
    """One game's lesson. `opening` are the actions before the first step, the deal among them; `steps` lead
    from there to the end, and the last of them is read and then stays."""

    rules: Any
    opening: tuple[Action, ...]
    steps: tuple[Step, ...]


class Course:
    """A learner's way through a lesson, on a table of its own: where he stands, and what may come next."""

    def __init__(self, lesson: Lesson, names: tuple[str, str, str, str]) -> None:
        self.lesson = lesson
        self.table = Table(Header(lesson.rules, names), lesson.opening)
        self._read = 0

    @property
    def step(self) -> Step:
        """What comes next; at the end the last step still."""
        done = len(self.table.actions) - len(self.lesson.opening)
        return self.lesson.steps[min(done + self._read, len(self.lesson.steps) - 1)]

    @property
    def page(self) -> StrEnum | None:
        """What is to be read before anything else happens."""
        return self.step.what if isinstance(self.step, Say) else None

    @property
    def turn(self) -> Turn | None:
        """What the learner is to do now."""
        return self.step if isinstance(self.step, Turn) else None

    @property
    def what(self) -> StrEnum | None:
        """What is explained now, be it to read or to do; None while somebody else acts."""
        return None if isinstance(self.step, Other) else self.step.what

    @property
    def over(self) -> bool:
        """Whether nothing is left but the last page."""
        return self.step is self.lesson.steps[-1]

    def turn_page(self) -> None:
        """The learner has read the page, if there is one; the last one stays."""
        if self.page is not None and not self.over:
            self._read += 1

    @property
    def advised(self) -> tuple[Action, ...]:
        """Those of the accepted actions that can be done now: of alternatives one may be gone."""
        turn = self.turn
        return () if turn is None else tuple(a for a in turn.accepted if self.table.why_not(a) is None)

    def objection(self, action: Action) -> StrEnum | None:
        """Why the lesson does not take an action that the rules allow, or None if it does.

        Raises ValueError while the learner is not to act.
        """
        turn = self.turn
        if turn is None:
            raise ValueError(f"nothing to do for the learner, not even {action}")
        written = as_written(action)
        return None if written in turn.accepted else turn.wrong.get(written, turn.otherwise)

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        """Plays the others' cards: see `bots.player.Player`. None where the seat has nothing to do now."""
        step = self.step
        if isinstance(step, Other) and getattr(step.action, "by", None) is view.seat:
            return step.action
        return None
