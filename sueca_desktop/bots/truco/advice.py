"""What a partner advises where either of the two may answer: the person decides, a bot only advises."""

from __future__ import annotations

from enum import StrEnum

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.rules.actions import Accept, Raise, Run
from sueca_desktop.rules.truco import PlayerView


class Answer(StrEnum):
    """An answer to a raise, or about the special hand."""

    ACCEPT = "accept"
    RUN = "run"
    RAISE = "raise"


def advise(player: Player, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Answer | None:
    """What `player` would answer by its own cards: `view` is its seat's, not the person's. None where there
    is nothing to answer."""
    match player.choose(view, limit, cancelled):
        case Accept():
            return Answer.ACCEPT
        case Run():
            return Answer.RUN
        case Raise() if view.hand is not None and view.hand.asked is not None:
            return Answer.RAISE
        case _:
            return None
