"""A match of truco as `sueca-lab replay` prints it, all cards open but those that lie face down.

Source of the keys: the project's specification of match records.
"""

from __future__ import annotations

from typing import Any

from sueca_desktop.cards import cards_text
from sueca_desktop.replays.teams import by_team
from sueca_desktop.rules.results import TrucoResult
from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.rules.truco import GAME_ID, Hand, Phase, State, to_act
from sueca_desktop.rules.truco.trick import Won

_FACE_DOWN = "??"


def replay_object(state: State) -> dict[str, Any]:
    """The state after the last action, and every finished hand, as JSON values."""
    return {
        "game": GAME_ID,
        "phase": state.phase.value,
        "to_act": [seat.value for seat in to_act(state)],
        "finished": state.phase is Phase.OVER,
        "winner": _team(state.winner),
        "score": by_team(state.score),
        "rejects": state.rejects,
        "hand": None if state.hand is None else _hand_object(state.hand),
        "hands": [_result_object(result) for result in state.results],
    }


def _hand_object(hand: Hand) -> dict[str, Any]:
    cards = [_FACE_DOWN if card is None else str(card) for card in hand.trick.cards]
    return {
        "dealer": hand.dealer.value,
        "mao": hand.mao.value,
        "hands": {seat.value: cards_text(hand.of(seat)) for seat in SEATS},
        "stake": hand.stake,
        "pending": hand.asked,
        "tricks": _tricks(hand.won),
        "trick": {"leader": hand.trick.leader.value, "cards": cards},
        "passed": hand.passer is not None,
        "discarded": [cards_text(cards) for _, cards in hand.discarded],
    }


def _result_object(result: TrucoResult) -> dict[str, Any]:
    return {
        "dealer": result.dealer.value,
        "stake": result.stake,
        "tricks": _tricks(result.tricks),
        "winner": _team(result.winner),
        "tentos": result.tentos,
        "reason": result.reason.value,
    }


def _team(team: Team | None) -> str | None:
    return None if team is None else team.value


def _tricks(won: Won) -> list[str]:
    return ["tie" if team is None else team.value for team in won]
