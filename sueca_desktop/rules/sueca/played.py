"""Finished hands of a match as they were played, all cards open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca.play import apply
from sueca_desktop.rules.sueca.state import Hand, State
from sueca_desktop.rules.sueca.variant import Rules


@dataclass(frozen=True)
class PlayedHand:
    """A hand that has been scored.

    `number` counts the hands of the match from 1, without deals thrown in; `dealt` is the hand before its
    first card; `plays` says who played which card, in order: fewer than forty where a claim ended it.
    """

    number: int
    dealt: Hand
    plays: tuple[tuple[Seat, Card], ...]
    result: HandResult


def played_hands(rules: Rules, actions: Iterable[Action]) -> tuple[PlayedHand, ...]:
    """The hands of a match that are finished; the one in play is not among them, for its cards are secret.

    Raises IllegalAction if the actions are not a match by these rules.
    """
    state = State(rules)
    hands: list[PlayedHand] = []
    dealt: Hand | None = None
    plays: list[tuple[Seat, Card]] = []
    for action in actions:
        before = state
        state, _ = apply(state, action)
        if before.hand is None and state.hand is not None:
            dealt, plays = state.hand, []
        if isinstance(action, Play):
            plays.append((action.by, action.card))
        if len(state.results) > len(before.results) and dealt is not None:
            result = state.results[-1]
            if result.reason is not HandReason.SPOILED:
                hands.append(PlayedHand(len(hands) + 1, dealt, tuple(plays), result))
    return tuple(hands)
