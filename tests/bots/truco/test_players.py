"""Players of truco at every level: always legal, the same each time, blind to what they may not see."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from sueca_desktop.arena import Contest, deal_numbers, play_all, summary
from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.truco import player_for
from sueca_desktop.levels import Level
from sueca_desktop.processes import usable_cores
from sueca_desktop.rules.actions import Action, Discard, Pass, Raise
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import PRESETS, Phase, Rules, State, may, to_act, view
from tests.rules.truco.hands import E, Match, N, S, W
from tests.rules.truco.test_properties import with_unseen_cards_moved
from tests.rules.truco.walks import random_walk

LIMIT = Limit(iterations=2)
"""Few, for what holds however long anybody thinks."""

each_level = pytest.mark.parametrize("level", Level)


def never() -> bool:
    return False


def choice(level: Level, state: State, seat: Seat, seed: int = 0, limit: Limit = LIMIT) -> Action | None:
    return player_for(level, seed).choose(view(state, seat), limit, never)


def decisions(first: int = 0) -> Iterator[tuple[State, Seat]]:
    """Every decision of random matches of all kinds of rules, without end."""
    for seed in count(first):
        yield from ((state, seat) for state in random_walk(seed).states for seat in to_act(state))


def check_choices(level: Level, positions: int) -> None:
    for state, seat in islice(decisions(1000 * list(Level).index(level)), positions):
        action = choice(level, state, seat)
        assert action is not None
        assert may(state, action)
        assert getattr(action, "by", None) is seat


@each_level
def test_28_each_choice_is_legal(level: Level) -> None:
    """In 10,000 random positions in all."""
    check_choices(level, 2_500)


@pytest.mark.soak
@each_level
def test_28_each_of_many_choices_is_legal(level: Level) -> None:
    check_choices(level, 25_000)


@each_level
def test_28_sets_are_judged_also_where_nearly_all_cards_are_out(level: Level) -> None:
    for passing in (False, True):
        match = Match(Rules(rejects=9)).shuffle()
        while match.state.rejects < 8 and match.may(Discard(S)):
            match.do(Discard(S))
        if passing:
            match.do(Pass(S))
        for _ in range(3):
            seat = to_act(match.state)[0]
            action = choice(level, match.state, seat, limit=Limit(iterations=30))
            assert action is not None
            assert match.may(action)
            match.do(Discard(seat) if match.may(Discard(seat)) else action)


@each_level
def test_nobody_acts_out_of_turn(level: Level) -> None:
    for state in random_walk(5).states:
        for seat in SEATS:
            if seat not in to_act(state):
                assert choice(level, state, seat) is None


@each_level
def test_31_unseen_cards_swapped_change_no_choice(level: Level) -> None:
    chance = Random(level)
    limit = Limit(iterations=20)
    for state, seat in islice(decisions(), 0, 1_200, 5):
        other = with_unseen_cards_moved(state, seat, chance)
        assert choice(level, other, seat, 7, limit) == choice(level, state, seat, 7, limit)


@each_level
def test_the_same_seed_gives_the_same_choices_and_another_seed_other_ones(level: Level) -> None:
    positions = list(islice(decisions(), 0, 1_500, 5))
    chosen = [[choice(level, state, seat, seed) for state, seat in positions] for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] != chosen[2]


def test_choices_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    program = (
        "from itertools import islice\n"
        "from sueca_desktop.levels import Level\n"
        "from tests.bots.truco.test_players import choice, decisions\n"
        "print([str(choice(l, s, p)) for l in Level for s, p in islice(decisions(), 0, 600, 10)])"
    )
    top = Path(__file__).parents[3]
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=top,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(top)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@each_level
def test_whoever_is_cancelled_answers_at_once(level: Level) -> None:
    looks = 0

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return True

    match = Match().deal({})
    action = player_for(level, 0).choose(view(match.state, S), Limit(iterations=10_000_000), cancelled)
    assert action is not None
    assert match.may(action)
    assert looks <= 1


@each_level
def test_35_no_raise_in_the_special_hand(level: Level) -> None:
    hands = {S: "4C 7H AS", E: "4H 4S 5H", N: "3H 3S 7D", W: "4D 5S 5D"}
    for preset, score in (("velha_onze", (11, 11)), ("mineiro", (10, 11)), ("velha_onze", (11, 2))):
        match = Match(PRESETS[preset], score=score).deal(hands)
        while match.state.phase in (Phase.SPECIAL, Phase.PLAY):
            seat = to_act(match.state)[0]
            action = choice(level, match.state, seat, limit=Limit(iterations=30))
            assert action is not None
            assert not isinstance(action, Raise)
            match.do(action)


@each_level
@pytest.mark.parametrize("preset", PRESETS)
def test_46_whole_matches_are_played_to_one_end(level: Level, preset: str) -> None:
    chance = Random(preset)
    match = Match(PRESETS[preset])
    while match.state.phase is not Phase.OVER:
        if match.state.phase is Phase.SHUFFLE:
            match.shuffle(" ".join(map(str, chance.sample(match.rules.pack, 40))))
            continue
        action = choice(level, match.state, to_act(match.state)[0], 3, Limit(iterations=8))
        assert action is not None
        match.do(action)
    assert max(match.state.score) >= match.rules.target


@pytest.mark.soak
@pytest.mark.parametrize(
    ("better", "other", "wins"),
    [("master", "beginner", 0.65), ("intermediate", "beginner", 0.5), ("expert", "intermediate", 0.5)],
)
def test_better_levels_win_more_matches(better: str, other: str, wins: float) -> None:
    contest = Contest("truco", "velha", better, other, Limit(iterations=100))
    samples = play_all(contest, deal_numbers(1, 150), usable_cores(), lambda done: None)
    assert summary(contest, samples)["a_wins"] > wins
