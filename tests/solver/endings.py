"""Positions for the solver's tests and its bench."""

from __future__ import annotations

import random

from sueca_desktop.cards import Suit
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import PRESETS, Rules, State, apply
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.solver.position import Position
from sueca_desktop.table.deals import numbered_deal


def full_deal(number: int) -> Position:
    """The first lead of a numbered deal."""
    rules = PRESETS["portugal"]
    state = State(rules)
    for action in numbered_deal(rules, number).actions(rules):
        state, _ = apply(state, action)
    assert state.hand is not None
    return Position.of(state.hand, rules)


def random_position(dice: random.Random, tricks: int, lying: int | None = None) -> Position:
    """A position with so many tricks to play, of either pack and direction.

    lying: how many cards of the trick have been played; None: nought to three.
    """
    rules = Rules(
        direction=dice.choice(FIELD_VALUES["direction"]), manilha=dice.choice(FIELD_VALUES["manilha"])
    )
    pack = dice.sample(rules.pack, len(SEATS) * tricks)
    held = tuple(tuple(pack[seat.place :: len(SEATS)]) for seat in SEATS)
    trick = Trick(dice.choice(SEATS), rules.order_of_play)
    position = Position(rules, dice.choice(list(Suit)), held, trick)
    for _ in range(dice.randrange(len(SEATS)) if lying is None else lying):
        position = position.after(dice.choice(position.legal))
    return position
