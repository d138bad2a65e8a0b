"""A beginner: knows the rules and a few habits, looks at the trick on the table and remembers nothing."""

from __future__ import annotations

from sueca_desktop.bots.dice import Dice, dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sueca.habits import cut, honest_cards, proven_claim, turn_trump
from sueca_desktop.cards import Card, Rank
from sueca_desktop.rules.actions import Action, Play, Spoil
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView
from sueca_desktop.rules.tricks import strength

_OVERSIGHT = 0.25
"""How often it does not look at the trick at all and plays any card."""

_NOTICES_REVOKE = 0.5


class Beginner:
    """The level `beginner`. The same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        dice = dice_for(self._seed, view)
        claim = proven_claim(view)
        if claim is not None and dice.happens(_NOTICES_REVOKE):
            return claim
        match view.phase:
            case Phase.CUT:
                return cut(view, dice)
            case Phase.TRUMP:
                return turn_trump(view, dice)
            case Phase.SPOIL:
                return Spoil(view.seat, True)
            case Phase.PLAY if view.hand is not None:
                return Play(view.seat, _choose_card(view, view.hand, dice))
        return None


def _choose_card(view: PlayerView, hand: HandView, dice: Dice) -> Card:
    cards = honest_cards(view)
    if dice.happens(_OVERSIGHT):
        return cards[dice.below(len(cards))]
    points, order = view.rules.card_points, view.rules.order

    def cheapness(card: Card) -> tuple[bool, int, int]:
        return card.suit is hand.trump_suit, points[card.rank], order[card.rank]

    side = [card for card in cards if card.suit is not hand.trump_suit]
    led = hand.trick.led
    if led is None:
        aces = [card for card in side if card.rank is Rank.ACE]
        return aces[0] if aces else min(cards, key=cheapness)
    if hand.trick.winner(hand.trump_suit, order) is view.seat.partner:
        return max(side or cards, key=lambda card: points[card.rank])
    best = max(strength(card, led, hand.trump_suit, order) for card in hand.trick.cards)
    takers = [card for card in cards if strength(card, led, hand.trump_suit, order) > best]
    return max(takers, key=lambda card: order[card.rank]) if takers else min(cards, key=cheapness)
