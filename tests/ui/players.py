"""Players for tests of the interface: quick, legal, and the same each time."""

from __future__ import annotations

from random import Random
from threading import Event

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.rules.actions import Action, Cut, Play, Spoil
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.tricks import follows

BOTS = (Seat.E, Seat.N, Seat.W)


class AnyCard:
    """Plays any card that follows suit, from a generator of its own; cuts, turns and plays on at random."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        return any_action(view, self._chance)


class Slow(AnyCard):
    """Thinks until it is told to go on, or cancelled."""

    def __init__(self, go: Event) -> None:
        super().__init__()
        self._go = go

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        while not self._go.wait(0.005) and not cancelled():
            pass
        return super().choose(view, limit, cancelled)


def any_action(view: PlayerView, chance: Random) -> Action | None:
    """A sensible enough action of a seat whose turn it is; None where it has only claims."""
    match view.phase:
        case Phase.CUT:
            return Cut(view.seat, chance.randint(1, 39))
        case Phase.SPOIL:
            return Spoil(view.seat, chance.random() < 0.5)
        case Phase.PLAY if view.hand is not None:
            led, held = view.hand.trick.led, view.hand.cards
            return Play(
                view.seat, chance.choice([card for card in view.playable if follows(card, led, held)])
            )
        case Phase.TRUMP:
            action = chance.choice(view.actions)
            assert not hasattr(action, "verb")
            return action
        case _:
            return None


def bots(seed: int = 0) -> dict[Seat, AnyCard]:
    """A player for each seat but the person's."""
    return {seat: AnyCard(seed + seat.place) for seat in BOTS}
