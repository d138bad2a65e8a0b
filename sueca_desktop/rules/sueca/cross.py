"""The cross about which games are chalked in Brazil, and what a match that ended so is called there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sueca_desktop.rules.results import Pair, plus
from sueca_desktop.rules.seats import Team

CROSS_TARGET = 4
"""The cross has room for a match to four games."""

Omen = Literal["cat", "umbrella", "shiver"]


def omen(winner: Team, score: Pair, scores: Iterable[Pair]) -> Omen | None:
    """What the Brazilian slate calls a match to four games: 4–0, 4–1, or won after being 0–3 behind. None
    for an ordinary end. `scores` are those at which it has stood."""
    losers = winner.other
    if score[losers.place] == 0:
        return "cat"
    if score[losers.place] == 1:
        return "umbrella"
    return "shiver" if plus((0, 0), losers, CROSS_TARGET - 1) in scores else None
