"""What players of every level do alike: keep to the rules, cut, turn trumps, claim what is proven."""

from __future__ import annotations

from sueca_desktop.bots.dice import Dice
from sueca_desktop.bots.sueca.knowledge import suits_not_followed
from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Claim, Cut, TurnTrump
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.sueca.variant import SWEEP_GAMES
from sueca_desktop.rules.tricks import follows

_LEAST_CUT, _MOST_CUT = 4, 36
"""Nobody cuts off a sliver."""


def honest_cards(view: PlayerView) -> tuple[Card, ...]:
    """The cards that the seat may play without revoking: where revokes are possible the view lists every
    card held, and a bot never breaks the duty to follow suit."""
    if view.hand is None:
        return ()
    led, held = view.hand.trick.led, view.hand.cards
    return tuple(card for card in view.playable if follows(card, led, held))


def cut(view: PlayerView, dice: Dice) -> Cut:
    """Cuts somewhere in the middle."""
    return Cut(view.seat, _LEAST_CUT + dice.below(_MOST_CUT - _LEAST_CUT + 1))


def turn_trump(view: PlayerView, dice: Dice) -> TurnTrump:
    """Either end is as good: nobody has seen a card."""
    return TurnTrump(view.seat, "top" if dice.happens(0.5) else "bottom")


def proven_claim(view: PlayerView) -> Claim | None:
    """The claim of a revoke that this seat has seen proven, if it pays.

    It waits while its team takes every trick, where a sweep is worth more than the penalty: a claim stays
    possible until the hand is scored.
    """
    if view.hand is None or not view.claimable:
        return None
    _, revokers = suits_not_followed(view.hand)
    against = next((seat for seat in view.claimable if seat in revokers), None)
    if against is None or _worth_without_claim(view) >= view.rules.revoke_games:
        return None
    return Claim(view.seat, against)


def _worth_without_claim(view: PlayerView) -> int:
    """The games that the hand is known to bring, or still may if every trick so far was won."""
    if view.hand is None or not view.hand.tricks:
        return 0
    team = view.seat.team
    if view.phase is Phase.SCORE:
        winners, games, _ = view.rules.outcome(view.hand.points, view.hand.taken)
        return games if winners is team else 0
    return SWEEP_GAMES if view.hand.taken[team.other.place] == 0 else 0
