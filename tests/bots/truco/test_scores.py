"""What a score is worth."""

from __future__ import annotations

import pytest

from sueca_desktop.bots.truco.scores import match_value, tento_value
from sueca_desktop.rules.truco import PRESETS, Rules, State, view
from tests.rules.truco.hands import S

RULES = [
    *PRESETS.values(),
    Rules(target=3),
    Rules(target=30, ladder="2-4-6-10-12"),
    Rules(target=3, special_hand=True),
]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_chance_grows_with_our_tentos_and_falls_with_theirs(rules: Rules) -> None:
    value = match_value(view(State(rules), S))
    span = range(rules.target + 1)
    for ours in span:
        for theirs in span[:-1]:
            assert 0 <= value(ours, theirs) <= 1
            if ours < rules.target:
                assert value(ours, theirs) + value(theirs, ours) == pytest.approx(1)
                assert value(ours + 1, theirs) >= value(ours, theirs)


def test_a_won_match_is_certain_however_many_tentos_are_over() -> None:
    value = match_value(view(State(Rules()), S))
    assert (value(12, 11), value(20, 0), value(0, 12), value(11, 23)) == (1, 1, 0, 0)
    assert [value(score, score) for score in (0, 5, 11)] == pytest.approx([0.5, 0.5, 0.5])


def test_tentos_alone_count_alike_at_every_score_up_to_the_target() -> None:
    value = tento_value(view(State(Rules()), S))
    assert value(3, 0) - value(0, 0) == pytest.approx(value(11, 5) - value(8, 5))
    assert value(12, 4) == value(15, 4)
