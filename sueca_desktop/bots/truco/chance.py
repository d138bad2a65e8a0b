"""A player's own chance: the same for the same seed and the same view, on any machine.

Only `random()` is drawn from: its numbers are the same in every version of Python.
"""

from __future__ import annotations

from random import Random

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.truco import PlayerView


def chance_for(seed: int, view: PlayerView) -> Random:
    """The chance for one decision, from a seed and from what the seat sees."""
    seen = [str(seed), view.seat.value, view.phase.value, str(len(view.results)), str(view.rejects)]
    if view.hand is not None:
        hand = view.hand
        cards = [card for trick in (*hand.tricks, hand.trick) for card in trick.cards]
        seen += [cards_text(hand.cards), " ".join("??" if card is None else str(card) for card in cards)]
        seen += [str(hand.stake), str(hand.asked), str(len(hand.discarded)), str(hand.passer)]
    return Random("/".join(seen))
