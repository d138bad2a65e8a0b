"""The engine against the specification told a second time, see `plain`."""

import json
from random import Random
from typing import Any

import pytest

from sueca_desktop.lab import legal_object
from sueca_desktop.record import rules_object
from sueca_desktop.replays.sueca import replay_object
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.verbs import action_object
from tests.rules.sueca.plain import PlainMatch
from tests.rules.walks import RULES, Walk, random_walk, walk


def compare(played: Walk) -> None:
    plain = PlainMatch(rules_object(played.rules))
    for state, action, _, after in played.steps:
        assert in_any_order(plain.legal()) == in_any_order(legal_object(state)["actions"])
        assert legal_object(state)["to_act"] == plain.to_act
        plain.take(action_object(action))
        assert plain.replay() == replay_object(after), action


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", RULES)
def test_every_step_of_a_random_match(name: str, seed: int) -> None:
    compare(walk(name, seed))


@pytest.mark.soak
@pytest.mark.parametrize("name", PRESETS)
def test_every_step_of_many_matches(name: str) -> None:
    for seed in range(100):
        compare(random_walk(RULES[name], Random(seed), 600))
