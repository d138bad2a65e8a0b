"""A bot's own chance: the same for the same seed and the same course of the match, on any machine.

Only `random()` is drawn from: its numbers are the same in every version of Python.
"""

from __future__ import annotations

from random import Random

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.sueca import PlayerView


class Dice:
    """The chance for one decision, from a seed and from what the seat has seen of the match so far."""

    def __init__(self, seed: int, view: PlayerView) -> None:
        seen = [str(seed), view.seat.value, view.phase.value, str(len(view.results))]
        if view.hand is not None:
            seen.append(cards_text(card for trick in view.hand.tricks for card in trick.cards))
            seen.append(cards_text(view.hand.trick.cards))
            seen.append(cards_text(view.hand.cards))
        self._random = Random("/".join(seen))

    def happens(self, chance: float) -> bool:
        """True with the chance given, 0 to 1."""
        return self._random.random() < chance

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return int(self._random.random() * limit)
