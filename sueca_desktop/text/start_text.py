"""What the start screen says."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import translate

_MORNING, _AFTERNOON, _EVENING = 5, 12, 20  # hours at which they begin


def greeting(hour: int, name: str | None) -> str:
    """A greeting for the time of day, by name if the person has given one."""
    if _MORNING <= hour < _AFTERNOON:
        return (
            translate("Start", "Good morning, {name}.", name=name)
            if name
            else translate("Start", "Good morning.")
        )
    if _AFTERNOON <= hour < _EVENING:
        return (
            translate("Start", "Good afternoon, {name}.", name=name)
            if name
            else translate("Start", "Good afternoon.")
        )
    return (
        translate("Start", "Good evening, {name}.", name=name)
        if name
        else translate("Start", "Good evening.")
    )


def standing(header: Header, view: PlayerView) -> str:
    """Where a match stands: its score, and what comes next."""
    us, them = view.score
    if view.phase is not Phase.PLAY or view.hand is None:
        if view.phase is Phase.SCORE:
            return translate("Start", "{us}–{them} in games, a hand is to be counted", us=us, them=them)
        return translate("Start", "{us}–{them} in games, a new hand begins", us=us, them=them)
    trick = len(view.hand.tricks) + 1
    if view.my_turn:
        return translate(
            "Start", "{us}–{them} in games, trick {trick}, it is your turn", us=us, them=them, trick=trick
        )
    (seat,) = view.to_act
    return translate(
        "Start",
        "{us}–{them} in games, trick {trick}, {name} is to play",
        us=us,
        them=them,
        trick=trick,
        name=shown_name(header, seat),
    )
