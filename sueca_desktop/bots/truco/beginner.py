"""A beginner at truco: counts on his own cards, looks at the trick on the table and nothing else."""

from __future__ import annotations

from math import fsum

from sueca_desktop.bots.dice import Dice
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.truco.dice import dice_for
from sueca_desktop.bots.truco.playout import lying
from sueca_desktop.bots.truco.worlds import WORTH, strengths
from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Accept, Action, DealFrom, Discard, Keep, Play, Raise, Run
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.rules.truco.variant import STRENGTH

_OVERSIGHT = 0.2
"""How often it does not look at the trick at all and plays any card."""

_POOR = -0.6
_GOOD = 1.2
_FAIR = 0.4
"""Cards worth less are thrown away, worth more raised with, accepted with."""

_DARES = 0.08
"""How often it raises, or accepts, with anything."""


class Beginner:
    """The level `beginner`. The same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if not view.my_turn:
            return None
        dice, seat = dice_for(self._seed, view), view.seat
        if view.phase is Phase.DEAL_FROM or view.hand is None:
            return DealFrom(seat, "top" if dice.happens(0.5) else "bottom")
        worth = fsum(WORTH[strength] for strength in strengths(view.hand.cards))
        worth += sum(1 if team is seat.team else -1 for team in view.hand.won if team is not None)
        dares = dice.happens(_DARES)
        if view.phase is Phase.RECEIVE:
            poor = worth < _POOR and Discard(seat) in view.actions
            return Discard(seat) if poor else Keep(seat)
        if view.phase is not Phase.PLAY:
            return Accept(seat) if worth > _FAIR or dares else Run(seat)
        if view.may_raise and (worth > _GOOD or dares):
            return Raise(seat)
        return Play(seat, _card(view.hand, dice))


def _card(hand: HandView, dice: Dice) -> Card:
    cards = sorted(hand.cards, key=STRENGTH.__getitem__)
    if dice.happens(_OVERSIGHT):
        return cards[dice.below(len(cards))]
    laid = [card.strength for card in hand.trick.laid]
    if not laid:
        return cards[-1]
    leader = hand.trick.leader
    top, side, _ = lying(0 if leader.team is hand.seat.team else 1, laid)
    if side == 1:
        return cards[0]
    return next((card for card in cards if STRENGTH[card] > top), cards[0])
