"""What a player of truco may answer, and what is done for one that fails."""

from __future__ import annotations

from sueca_desktop.rules.actions import Action, DealFrom, Keep, Play, Run
from sueca_desktop.rules.truco import Phase, PlayerView
from sueca_desktop.ui.bot_thread import Answers


def fits(view: PlayerView, action: Action | None) -> bool:
    """Whether the seat may answer so: None where it need not act, and only was free to give a sign."""
    return not view.my_turn if action is None else action in view.actions


def stopgap(view: PlayerView) -> Action | None:
    """An action that a seat may take, chosen without any thought; None where it need not act."""
    if not view.my_turn:
        return None
    match view.phase:
        case Phase.DEAL_FROM:
            return DealFrom(view.seat, "top")
        case Phase.RECEIVE:
            return Keep(view.seat)
        case Phase.PLAY:
            return Play(view.seat, view.playable[0])
        case _:
            return Run(view.seat)


ANSWERS = Answers(fits, stopgap)
