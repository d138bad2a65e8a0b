"""Who is asked for a hint in sobe e desce."""

from __future__ import annotations

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sobe_e_desce.advice import advise
from sueca_desktop.levels import HintLevel
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.sobe_e_desce import PlayerView


class Adviser:
    """Chooses what a player of a level would choose, without oversights."""

    def __init__(self, level: HintLevel) -> None:
        self._level: HintLevel = level

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        advice = advise(view, self._level, limit, cancelled)
        return None if advice is None else advice.action
