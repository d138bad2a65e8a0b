"""A bot's own chance: the same for the same seed and the same course of the match, on any machine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sueca_desktop.cards import cards_text
from sueca_desktop.rules import sobe_e_desce, sueca
from sueca_desktop.rules.game import MatchView


class Dice:
    """The chance for one decision, from a seed, from how far the match is, and from what else the seat has
    `seen` of it.

    Only `random()` is drawn from: its numbers are the same in every version of Python.
    """

    def __init__(self, seed: int, view: MatchView, *seen: str) -> None:
        stage = (str(seed), view.seat.value, view.phase.value, str(len(view.results)))
        self.random: Callable[[], float] = Random("/".join((*stage, *seen))).random

    def happens(self, chance: float) -> bool:
        """True with the chance given, 0 to 1."""
        return self.random() < chance

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return int(self.random() * limit)


def dice_for(seed: int, view: sueca.PlayerView | sobe_e_desce.PlayerView) -> Dice:
    """The dice of a game in which the cards of all tricks lie open: it goes by them and by the seat's own."""
    hand = view.hand
    if hand is None:
        return Dice(seed, view)
    finished = cards_text(card for trick in hand.tricks for card in trick.cards)
    return Dice(seed, view, finished, cards_text(hand.trick.cards), cards_text(hand.cards))
