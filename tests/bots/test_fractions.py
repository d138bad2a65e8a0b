"""Players choose alike in every version of Python."""

from __future__ import annotations

import builtins
from typing import Any

import pytest

from sueca_desktop.bots.games import player_for
from sueca_desktop.bots.player import Limit
from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Score
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.table.deals import numbered_deal


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_players_add_fractions_in_the_one_way_that_all_versions_share(
    game: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`sum` rounds fractions in another way from Python 3.12 on; `math.fsum` does not."""
    add = sum

    def add_whole_numbers(*given: Any, **named: Any) -> Any:
        total = add(*given, **named)
        assert type(total) is not float, "fractions are added by fsum"
        return total

    monkeypatch.setattr(builtins, "sum", add_whole_numbers)
    room = GAMES[game]
    rules = next(iter(room.presets.values()))
    deal = numbered_deal(rules, 5)
    players = {seat: player_for(game, level, 1) for seat in SEATS}
    state = room.start(rules)
    for _ in range(120):
        action = Score() if state.phase == "score" else deal.next_action(state)
        if action is None:
            seat = room.to_act(state)[0]
            action = players[seat].choose(room.view(state, seat), Limit(iterations=2), lambda: False)
            assert action is not None
        state, _ = room.apply(state, action)
        if state.results:
            break
    assert state.results
