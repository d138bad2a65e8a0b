"""Which sign a player gives its partner, and when.

Signs are nobody's turn, so `choose` never gives one: whoever runs a match asks each player of the program
for a sign before the match goes on.
"""

from __future__ import annotations

from random import Random

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.bots.truco.worlds import SHOWN_BY, strengths
from sueca_desktop.cards import cards_text
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Action, Sign, Signal
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.rules.truco.variant import SET

_MOST_WHEN_ASKED = 2
"""Signs that a player has given in a hand when its team has answered a raise; before, one."""

_TELLS_POVERTY = 0.35
"""How often a player without a three or better says so where no raise makes it worth knowing."""


def sign_to_give(view: PlayerView, level: Level, seed: int) -> Signal | None:
    """The sign that a player of that level and seed gives now; most often None.

    May be asked for at any moment and for any seat. Signs are true, and told early in the hand: before the
    player's first card, or when its team must answer a raise. A beginner gives none.
    """
    hand = view.hand
    if hand is None or level is Level.BEGINNER or not _may_sign(view) or _partner_knows(view, hand):
        return None
    asked = view.phase is Phase.RESPOND and hand.raised_by is not view.seat.team
    early = view.phase is Phase.PLAY and len(hand.cards) == SET
    given = [sign.sign for sign in hand.signs if sign.by is view.seat]
    if not (asked or early) or len(given) >= (_MOST_WHEN_ASKED if asked else 1):
        return None
    held = strengths(hand.cards)
    sign = next((sign for sign, shown in SHOWN_BY.items() if shown in held and sign not in given), None)
    if sign is not None:
        return Signal(view.seat, sign)
    poor = bool(held) and not given and held[-1] < SHOWN_BY[Sign.THREE]
    # Not the chance of a decision: asked again and again in one hand, the answer stays the same.
    chance = Random(f"{seed}/{view.seat}/{len(view.results)}/{cards_text(hand.cards)}").random()
    return Signal(view.seat, Sign.NOTHING) if poor and (asked or chance < _TELLS_POVERTY) else None


class Signing:
    """A player that gives its signs too, where a match asks each seat one thing only: what it does next."""

    def __init__(self, player: Player, level: Level, seed: int) -> None:
        self._player, self._level, self._seed = player, level, seed

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        """A sign, or else what the player does."""
        sign = sign_to_give(view, self._level, self._seed)
        return self._player.choose(view, limit, cancelled) if sign is None else sign


def _may_sign(view: PlayerView) -> bool:
    return any(isinstance(action, Signal) for action in view.actions)


def _partner_knows(view: PlayerView, hand: HandView) -> bool:
    """Whether the partner passed the seat's cards to it, or sees them in the special hand."""
    return hand.passer is view.seat.partner or view.near == (view.seat.team,)
