"""Players for tests of the interface: quick, legal, and the same each time."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.rules import sobe_e_desce
from sueca_desktop.rules.actions import Action, Cut, Enter, Play, SitOut, Spoil
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.tricks import follows

BOTS = (Seat.E, Seat.N, Seat.W)


class AnyCard:
    """Plays any card that follows suit, from a generator of its own; cuts, turns and plays on at random."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        return any_action(view, self._chance)


class Slow(AnyCard):
    """Thinks until it is told to go on, or cancelled."""

    def __init__(self, go: Event) -> None:
        super().__init__()
        self._go = go

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        while not self._go.wait(0.005) and not cancelled():
            pass
        return super().choose(view, limit, cancelled)


def any_action(view: PlayerView | sobe_e_desce.PlayerView, chance: Random) -> Action | None:
    """A sensible enough action of a seat whose turn it is; None where it has only claims."""
    if isinstance(view, sobe_e_desce.PlayerView):
        return _any_of_sobe(view, chance)
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


def _any_of_sobe(view: sobe_e_desce.PlayerView, chance: Random) -> Action:
    if view.phase is sobe_e_desce.Phase.ENTER:
        assert view.hand is not None
        if SitOut(view.seat) in view.actions and chance.random() < 0.5:
            return SitOut(view.seat)
        held = view.hand.cards
        return Enter(view.seat, tuple(chance.sample(held, chance.randint(0, len(held)))))
    action = chance.choice(view.actions)
    assert not hasattr(action, "verb")
    return action


def bots(seed: int = 0) -> dict[Seat, AnyCard]:
    """A player for each seat but the person's."""
    return {seat: AnyCard(seed + seat.place) for seat in BOTS}
