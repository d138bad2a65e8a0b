"""Hands that the program plays with itself."""

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.table.stand_in import first_hand


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_is_played_to_its_end_and_the_same_each_time(preset: str) -> None:
    def play() -> object:
        players = {seat: player_for(Level.INTERMEDIATE, seat.place) for seat in SEATS}
        return first_hand(PRESETS[preset], 20261231, players, Limit(), lambda: False)

    result = play()
    assert result is not None and result == play()
    assert sum(result.points) == ALL_POINTS  # type: ignore[attr-defined]


def test_who_does_not_want_to_know_gets_nothing() -> None:
    players = {seat: player_for(Level.BEGINNER, 1) for seat in SEATS}
    assert first_hand(PRESETS["portugal"], 1, players, Limit(), lambda: True) is None
