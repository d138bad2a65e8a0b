"""Finished hands of a match as they were played, all cards open."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, DrawDealer, Play, Shuffle
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca.play import apply
from sueca_desktop.rules.sueca.state import Hand, State
from sueca_desktop.rules.sueca.variant import Rules


class PlayedHand(Struct, frozen=True):
    """A hand that has been scored.

    `number` counts the hands of the match from 1, without deals thrown in; `dealt` is the hand before its
    first card; `actions` are all from the pack on; `plays` says who played which card, in order: fewer than
    forty where a claim ended it.
    """

    number: int
    dealt: Hand
    actions: tuple[Action, ...]
    plays: tuple[tuple[Seat, Card], ...]
    result: HandResult

    def up_to(self, place: int) -> tuple[Action, ...]:
        """The hand until card `place` (from 0) is to be played, as the first actions of another match.

        Raises IndexError if no such card was played.
        """
        plays = [i for i, action in enumerate(self.actions) if isinstance(action, Play)]
        return DrawDealer(self.dealt.dealer), *self.actions[: plays[place]]


def played_hands(rules: Rules, actions: Iterable[Action]) -> tuple[PlayedHand, ...]:
    """The hands of a match that are finished; the one in play is not among them, for its cards are secret.

    Raises IllegalAction if the actions are not a match by these rules.
    """
    state = State(rules)
    hands: list[PlayedHand] = []
    dealt: Hand | None = None
    since_pack: list[Action] = []
    for action in actions:
        before = state
        if isinstance(action, Shuffle):
            since_pack = []
        since_pack.append(action)
        state, _ = apply(state, action)
        if before.hand is None and state.hand is not None:
            dealt = state.hand
        if len(state.results) > len(before.results) and dealt is not None:
            result = state.results[-1]
            if result.reason is not HandReason.SPOILED:
                plays = tuple((action.by, action.card) for action in since_pack if isinstance(action, Play))
                hands.append(PlayedHand(len(hands) + 1, dealt, tuple(since_pack), plays, result))
    return tuple(hands)
