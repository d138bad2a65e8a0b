"""What a player of sueca may answer, and what is done for one that fails."""

from __future__ import annotations

from sueca_desktop.bots.sueca.habits import honest_cards
from sueca_desktop.rules.actions import Action, Cut, Play, Spoil, TurnTrump
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.ui.bot_thread import Answers


def fits(view: PlayerView, action: Action | None) -> bool:
    """Whether the seat may answer so: None where it need not act, after the last trick."""
    match action:
        case None:
            return not view.my_turn
        case Cut(by, at):
            mine = view.phase is Phase.CUT and view.my_turn and by is view.seat
            return mine and 1 <= at < len(view.rules.pack)
        case _:
            return action in view.actions


def stopgap(view: PlayerView) -> Action | None:
    """An action that a seat may take, chosen without any thought; None where it need not act."""
    match view.phase:
        case Phase.CUT:
            return Cut(view.seat, len(view.rules.pack) // 2)
        case Phase.SPOIL:
            return Spoil(view.seat, False)
        case Phase.TRUMP:
            return TurnTrump(view.seat, "top")
        case Phase.PLAY:
            return Play(view.seat, honest_cards(view)[0])
    return None


ANSWERS = Answers(fits, stopgap)
