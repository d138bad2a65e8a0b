"""Players of truco for tests of the interface: quick, legal, and the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.rules.actions import Accept, Action, Keep, Play, Raise, Run, Signal
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import PlayerView

BOTS = (Seat.E, Seat.N, Seat.W)


class AnyTruco:
    """Does anything that is allowed, raising and running seldom enough that hands are played out."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        return any_action(view, self._chance)


class Told:
    """Does what it is told, in that order, whenever the action is allowed; else keeps, accepts and plays its
    first card. `asked` are the moments at which it was asked."""

    def __init__(self, *actions: Action) -> None:
        self._actions = list(actions)
        self.asked: list[PlayerView] = []

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        self.asked.append(view)
        if self._actions and self._actions[0] in view.actions:
            return self._actions.pop(0)
        return next(plain_answers(view), None)


def plain_answers(view: PlayerView) -> Iterator[Action]:
    """What a seat may do that changes no more than it must."""
    if view.my_turn:
        for kind in (Keep, Accept, Play):
            yield from (action for action in view.actions if isinstance(action, kind))
        yield from (action for action in view.actions if not hasattr(action, "verb"))


def any_action(view: PlayerView, chance: Random) -> Action | None:
    """An action of a seat whose turn it is; for another perhaps a sign."""
    if not view.my_turn:
        signs = [action for action in view.actions if isinstance(action, Signal)]
        return chance.choice(signs) if signs and chance.random() < 0.5 else None
    weights = {Raise: 0.15, Run: 0.3, Signal: 0.02}
    actions = [action for action in view.actions if not hasattr(action, "verb")]
    [action] = chance.choices(actions, [weights.get(type(action), 1.0) for action in actions])
    return action


def truco_bots(seed: int = 0) -> dict[Seat, AnyTruco]:
    """A player for each seat but the person's."""
    return {seat: AnyTruco(seed + seat.place) for seat in BOTS}
