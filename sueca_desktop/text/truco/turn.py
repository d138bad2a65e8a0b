"""Of whom the table says that he is to decide, where the rules let either of a team answer."""

from __future__ import annotations

from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import PlayerView


def decider(view: PlayerView) -> Seat | None:
    """Who decides next: the person for his team; of the others whoever comes next in the order of play. None
    where nobody does."""
    if view.my_turn:
        return view.seat
    if len(view.to_act) > 1 and view.hand is not None:
        order = view.rules.order_of_play.from_seat(view.hand.trick.to_play)
        return next(seat for seat in order if seat in view.to_act)
    return next(iter(view.to_act), None)
