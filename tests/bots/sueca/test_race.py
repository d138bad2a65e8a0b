"""Races of cards through worlds."""

from __future__ import annotations

from math import inf

from sueca_desktop.bots.sueca.race import Race

LUCK = [world % 8 / 8 for world in range(64)]


def run(race: Race) -> Race:
    """Four cards: the second is always worse than the first, the third mostly, the last by far."""
    for luck in LUCK:
        race.go_on([luck, luck - 0.5, 0.8 - luck, luck - 1.0])
    race.leave_behind()
    return race


def test_what_chance_does_not_explain_is_left_behind() -> None:
    race = run(Race([0.0, 0.0, 0.0, 5.0], 0, 3.0))
    assert race.best == 0
    assert race.runners == [0, 2]
    race.go_on([0.0, 9.0])
    assert race.best == 2
    assert race.worlds == len(LUCK) + 1


def test_a_start_counts_as_worlds_before() -> None:
    assert run(Race([0.0, 0.0, 0.0, 500.0], 100, 3.0)).best == 3
    assert run(Race([0.0, 0.0, -500.0, 0.0], 100, 3.0)).runners == [0]


def test_all_go_on_where_that_is_asked_for() -> None:
    assert run(Race([0.0] * 4, 0, inf)).runners == [0, 1, 2, 3]


def test_nobody_is_left_behind_before_the_first_world() -> None:
    race = Race([0.0, -9.0], 100, 3.0)
    race.leave_behind()
    assert race.runners == [0, 1]


def test_the_first_among_equals_is_the_best() -> None:
    race = Race([1.0, 2.0, 2.0], 0, 3.0)
    race.go_on([1.0, 0.0, 0.0])
    assert race.best == 0


def test_worlds_may_come_one_by_one_or_together() -> None:
    together = Race([0.0] * 4, 0, 3.0)
    together.go_on([value for luck in LUCK for value in (luck, luck - 0.5, 0.8 - luck, luck - 1.0)])
    together.leave_behind()
    one_by_one = run(Race([0.0] * 4, 0, 3.0))
    assert together.runners == one_by_one.runners
    assert together.worlds == one_by_one.worlds
