"""Players of every level: always legal, the same each time, blind to what they may not see."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sobe_e_desce import player_for
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Action, DrawDealer, Shuffle
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, State, apply, begin, may, to_act, view
from tests.bots.sobe_e_desce.positions import Decision, decisions, never, rearranged
from tests.rules.sobe_e_desce.hands import Match

LIMIT = Limit(iterations=12)
"""Few, for what holds however long anybody thinks."""

each_level = pytest.mark.parametrize("level", Level)


def choice(level: Level, state: State, seat: Seat, seed: int = 0, limit: Limit = LIMIT) -> Action | None:
    return player_for(level, seed).choose(view(state, seat), limit, never)


def positions(count: int, most: int = 120) -> list[Decision]:
    """So many decisions of random matches."""
    found: list[Decision] = []
    seed = 0
    while len(found) < count:
        found += decisions(seed, most)
        seed += 1
    return found[:count]


@each_level
def test_28_ten_thousand_random_positions_have_a_legal_choice(level: Level) -> None:
    """Ten thousand over all levels."""
    for number, (state, seat) in enumerate(positions(2500)):
        action = choice(level, state, seat, number)
        assert action is not None
        assert may(state, action)


@pytest.mark.soak
@each_level
def test_28_a_hundred_thousand_random_positions_have_a_legal_choice(level: Level) -> None:
    """A hundred thousand over all levels."""
    for number, (state, seat) in enumerate(positions(25_000, 400)):
        action = choice(level, state, seat, number, Limit(iterations=20))
        assert action is not None
        assert may(state, action)


@each_level
def test_whoever_is_not_asked_says_nothing(level: Level) -> None:
    state = begin(Rules())
    assert choice(level, state, Seat.S) is None
    for state, seat in positions(40):
        for other in SEATS:
            assert (choice(level, state, other) is None) == (other is not seat)


@each_level
def test_same_view_and_seed_give_the_same_choice(level: Level) -> None:
    for state, seat in positions(300)[::3]:
        assert choice(level, state, seat, 7) == choice(level, state, seat, 7)


@each_level
def test_31_choice_does_not_change_when_unseen_cards_change_hands(level: Level) -> None:
    chance = Random(31)
    changed = 0
    for state, seat in positions(300)[::2]:
        other = rearranged(state, seat, chance)
        changed += other != state
        assert view(other, seat) == view(state, seat)
        assert choice(level, other, seat, 3) == choice(level, state, seat, 3)
    assert changed > 100


@each_level
def test_21_memory_does_not_outlive_the_deal(level: Level) -> None:
    """The same player object chooses as a fresh one in later hands."""
    old = player_for(level, 5)
    for state, seat in positions(160):
        assert old.choose(view(state, seat), LIMIT, never) == choice(level, state, seat, 5)


@each_level
def test_matches_among_themselves_come_to_an_end(level: Level) -> None:
    chance = Random(1)
    for number in range(3):
        rules = Rules(start=10)
        state, _ = apply(begin(rules), DrawDealer(SEATS[number]))
        players = {seat: player_for(level, number + seat.place) for seat in SEATS}
        while state.phase is not Phase.OVER and len(state.results) < 200:
            if state.phase is Phase.SHUFFLE:
                state, _ = apply(state, Shuffle(tuple(chance.sample(rules.pack, 40))))
                continue
            [seat] = to_act(state)
            action = players[seat].choose(view(state, seat), LIMIT, never)
            assert action is not None
            state, _ = apply(state, action)
        assert state.phase is Phase.OVER


@pytest.mark.parametrize("level", [Level.EXPERT, Level.MASTER])
def test_a_cancelled_search_answers_after_one_world_a_round(level: Level) -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return True

    state = Match().deal({}).state
    [seat] = to_act(state)
    action = player_for(level, 0).choose(view(state, seat), Limit(), cancelled)
    assert action is not None and may(state, action)
    assert 0 < asked <= 3


def test_choices_do_not_depend_on_the_order_of_hashes() -> None:
    program = (
        "from tests.bots.sobe_e_desce.test_players import choice, positions\n"
        "from sueca_desktop.levels import Level\n"
        "for level in Level:\n"
        "    for state, seat in positions(60):\n"
        "        print(choice(level, state, seat, 1))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert outputs != {""}
