"""A match of sobe e desce as `sueca-lab replay` prints it. Source: the specification of match records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.results import Four, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import GAME_ID, Hand, State, to_act


def replay_object(state: State) -> dict[str, Any]:
    """The state after the last action and every finished hand, seen from behind all four players."""
    return {
        "game": GAME_ID,
        "phase": state.phase.value,
        "to_act": _seats(to_act(state)),
        "finished": state.winner is not None,
        "winner": None if state.winner is None else state.winner.value,
        "score": _by_seat(state.score),
        "riscos": None if state.riscos is None else _by_seat(state.riscos),
        "hand": None if state.hand is None else _hand_object(state.hand),
        "hands": [_result_object(result) for result in state.results],
    }


def _hand_object(hand: Hand) -> dict[str, Any]:
    return {
        "dealer": hand.dealer.value,
        "chooser": hand.chooser.value,
        "trump": None if hand.trump is None else hand.trump.value,
        "turned_up": None if hand.turned_up is None else str(hand.turned_up),
        "entered": _seats(hand.entered),
        "sat_out": _seats(hand.sat_out),
        "hands": {seat.value: cards_text(hand.of(seat)) for seat in SEATS},
        "trick": {"leader": hand.trick.leader.value, "cards": [str(card) for card in hand.trick.cards]},
        "tricks": _by_seat(hand.taken),
    }


def _result_object(result: SobeResult) -> dict[str, Any]:
    return {
        "dealer": result.dealer.value,
        "chooser": result.chooser.value,
        "trump": result.trump.value,
        "entered": _seats(result.entered),
        "tricks": _by_seat(result.tricks),
        "change": _by_seat(result.change),
        "reason": result.reason.value,
    }


def _seats(seats: Iterable[Seat]) -> list[str]:
    return [seat.value for seat in seats]


def _by_seat(four: Four) -> dict[str, int]:
    return {seat.value: four[seat.place] for seat in SEATS}
