"""What a player of sobe e desce may answer, and what is done for one that fails."""

from __future__ import annotations

from sueca_desktop.rules.actions import Action, Enter, TurnUp
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView
from sueca_desktop.ui.bot_thread import Answers


def fits(view: PlayerView, action: Action | None) -> bool:
    """Whether the seat may answer so: None where it need not act."""
    match action:
        case None:
            return not view.my_turn
        case Enter(by, exchange):
            mine = view.phase is Phase.ENTER and view.my_turn and by is view.seat
            held = set() if view.hand is None else set(view.hand.cards)
            return mine and len(set(exchange)) == len(exchange) and held.issuperset(exchange)
        case _:
            return action in view.actions


def stopgap(view: PlayerView) -> Action | None:
    """An action that a seat may take, chosen without any thought; None where it need not act."""
    if not view.my_turn:
        return None
    match view.phase:
        case Phase.TRUMP:
            return TurnUp(view.seat)
        case Phase.ENTER:
            return Enter(view.seat, ())
        case _:
            action = view.actions[0]
            assert not hasattr(action, "verb")
            return action


ANSWERS = Answers(fits, stopgap)
