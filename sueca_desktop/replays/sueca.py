"""A match of sueca as `sueca-lab replay` prints it."""

from __future__ import annotations

from typing import Any

from sueca_desktop.cards import cards_text
from sueca_desktop.replays.teams import by_team
from sueca_desktop.rules.results import HandResult
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import Hand, State, to_act


def replay_object(state: State) -> dict[str, Any]:
    """The state after the last action and every finished hand, seen from behind all four players."""
    return {
        "game": "sueca",
        "phase": state.phase.value,
        "to_act": [seat.value for seat in to_act(state)],
        "finished": state.winner is not None,
        "winner": None if state.winner is None else state.winner.value,
        "score": by_team(state.score),
        "carry": state.carry,
        "hand": None if state.hand is None else _hand_object(state.hand),
        "hands": [_result_object(result) for result in state.results],
    }


def _hand_object(hand: Hand) -> dict[str, Any]:
    return {
        "dealer": hand.dealer.value,
        "trump": str(hand.trump),
        "holder": hand.holder.value,
        "hands": {seat.value: cards_text(hand.of(seat)) for seat in SEATS},
        "trick": {"leader": hand.trick.leader.value, "cards": [str(card) for card in hand.trick.cards]},
        "points": by_team(hand.points),
        "tricks": by_team(hand.taken),
    }


def _result_object(result: HandResult) -> dict[str, Any]:
    return {
        "dealer": result.dealer.value,
        "trump": str(result.trump),
        "points": by_team(result.points),
        "tricks": by_team(result.tricks),
        "games": by_team(result.games),
        "reason": result.reason.value,
    }
