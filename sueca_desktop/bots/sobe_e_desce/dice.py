"""A bot's own chance: the same for the same seed and the same course of the match, on any machine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.sobe_e_desce import PlayerView


def dice(seed: int, view: PlayerView) -> Callable[[], float]:
    """The chance for one decision, from a seed and from what the seat has seen of the match so far.

    Only `random()` is drawn from: its numbers are the same in every version of Python.
    """
    seen = [str(seed), view.seat.value, view.phase.value, str(len(view.results))]
    if view.hand is not None:
        seen.append(cards_text(card for trick in view.hand.tricks for card in trick.cards))
        seen += [cards_text(view.hand.trick.cards), cards_text(view.hand.cards)]
    return Random("/".join(seen)).random
