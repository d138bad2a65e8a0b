"""A beginner: knows the rules and likes trumps and aces, looks at the trick on the table and remembers
nothing."""

from __future__ import annotations

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.sobe_e_desce import HandView, Phase, PlayerView
from sueca_desktop.rules.tricks import strength

_OVERSIGHT = 0.25
"""How often it does not look at the trick at all and plays any card."""

_TURNS_UP = 0.25
"""How often it leaves trumps to chance."""

_COURT = (Rank.ACE, Rank.SEVEN, Rank.KING)


class Beginner:
    """The level `beginner`. The same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        hand = view.hand
        if hand is None or not view.my_turn:
            return None
        dice = dice_for(self._seed, view)
        match view.phase:
            case Phase.TRUMP:
                return TurnUp(view.seat) if dice.happens(_TURNS_UP) else NameTrump(view.seat, _longest(hand))
            case Phase.ENTER:
                good = [card for card in hand.cards if card.suit is hand.trump or card.rank in _COURT]
                if SitOut(view.seat) in view.actions and len(good) < 2:
                    return SitOut(view.seat)
                return Enter(view.seat, tuple(card for card in hand.cards if card not in good))
            case _:
                cards = view.playable
                if dice.happens(_OVERSIGHT):
                    return Play(view.seat, cards[dice.below(len(cards))])
                return Play(view.seat, _card(view, hand))


def _longest(hand: HandView) -> Suit:
    """The suit of which it has most cards; among equals the first."""
    return max(Suit, key=lambda suit: [card.suit for card in hand.cards].count(suit))


def _card(view: PlayerView, hand: HandView) -> Card:
    """Takes the trick with its best card if it can, and else throws the lowest."""
    assert hand.trump is not None
    cards, order, trump = view.playable, view.rules.order, hand.trump
    led = hand.trick.led
    if led is None:
        return max(cards, key=lambda card: order[card.rank])
    best = max(strength(card, led, trump, order) for card in hand.trick.cards)
    takers = [card for card in cards if strength(card, led, trump, order) > best]
    if takers:
        return max(takers, key=lambda card: strength(card, led, trump, order))
    return min(cards, key=lambda card: (card.suit is trump, order[card.rank]))
