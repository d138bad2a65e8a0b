"""The dice of truco: they go by the stake and by what became of the sets too."""

from __future__ import annotations

from sueca_desktop.bots.dice import Dice
from sueca_desktop.cards import cards_text
from sueca_desktop.rules.truco import PlayerView


def dice_for(seed: int, view: PlayerView) -> Dice:
    """The chance for one decision, from a seed and from what the seat sees."""
    rejects, hand = str(view.rejects), view.hand
    if hand is None:
        return Dice(seed, view, rejects)
    cards = [card for trick in (*hand.tricks, hand.trick) for card in trick.cards]
    laid = " ".join("??" if card is None else str(card) for card in cards)
    talk = (str(hand.stake), str(hand.asked), str(len(hand.discarded)), str(hand.passer))
    return Dice(seed, view, rejects, cards_text(hand.cards), laid, *talk)
