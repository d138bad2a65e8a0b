"""What a match of two pairs keeps for each of them, as `sueca-lab replay` prints it."""

from __future__ import annotations

from sueca_desktop.rules.results import Pair
from sueca_desktop.rules.seats import Team


def by_team(pair: Pair) -> dict[str, int]:
    """The numbers under the names of their teams."""
    return {team.value: pair[team.place] for team in Team}
