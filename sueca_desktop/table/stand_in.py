"""A hand that players of the program play among themselves, to see what comes of it."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Score
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import Phase, Rules
from sueca_desktop.table.table import Table

_NAMES = ("S", "E", "N", "W")


def first_hand(
    rules: Rules, number: int, players: Mapping[Seat, Player], limit: Limit, cancelled: Cancelled
) -> HandResult | None:
    """How the first hand of the match of sueca that deal `number` begins ends between these players. None if
    nobody wants to know any more. Raises what a player raises."""
    table = Table.numbered(Header(rules, _NAMES), number)
    while not (results := [r for r in table.state.results if r.reason is not HandReason.SPOILED]):
        if cancelled():
            return None
        phase = table.state.phase
        if phase is Phase.SHUFFLE:
            table.shuffle()
        elif phase is Phase.SCORE:
            _claim_or_count(table, players, limit, cancelled)
        else:
            (seat,) = table.view(Seat.S).to_act
            action = players[seat].choose(table.view(seat), limit, cancelled)
            assert action is not None, f"no action from {seat} in phase {phase}"
            table.act(action)
    result: HandResult = results[0]
    return result


def _claim_or_count(table: Table, players: Mapping[Seat, Player], limit: Limit, cancelled: Cancelled) -> None:
    """After the last trick: who can prove a revoke claims it, else the points are counted."""
    claims = (players[seat].choose(table.view(seat), limit, cancelled) for seat in SEATS)
    table.act(next((claim for claim in claims if claim is not None), Score()))
