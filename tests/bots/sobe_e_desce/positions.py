"""Positions for tests of the players of sobe e desce: those of random matches, in which a player decides."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import Rules, State, to_act
from tests.rules.sobe_e_desce.hands import random_match

Decision = tuple[State, Seat]


def never() -> bool:
    """Nobody has cancelled."""
    return False


@cache
def decisions(seed: int, most: int = 120) -> tuple[Decision, ...]:
    """The decisions of a random match of at most so many actions."""
    chance = Random(seed)
    rules = Rules(chance.choice(["anticlockwise", "clockwise"]), chance.randint(5, 30))
    return tuple((state, seat) for state in random_match(rules, chance, most) for seat in to_act(state))


def rearranged(state: State, seat: Seat, chance: Random) -> State:
    """The state with the cards that the seat does not know dealt anew among the places where they lie.

    The card turned up stays with the chooser or among what he threw.
    """
    hand = state.hand
    assert hand is not None
    tricks = (*hand.tricks, hand.trick)
    known = {*hand.of(seat), *hand.thrown[seat.place], *(card for trick in tricks for card in trick.cards)}
    if hand.turned_up is not None:
        known.add(hand.turned_up)
    hidden = [card for card in state.rules.pack if card not in known]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(moved.get(card, card) for card in cards)

    held = tuple(tuple(sorted(other(cards), key=state.rules.sort_key)) for cards in hand.held)
    thrown = tuple(map(other, hand.thrown))
    return replace(state, hand=replace(hand, held=held, thrown=thrown, stock=other(hand.stock)))
