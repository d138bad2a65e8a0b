"""The solver against its plain twin, against itself, and under pressure."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.solver.position import Position
from sueca_desktop.solver.solver import Solver, Stopped
from sueca_desktop.solver.twin import plain_values
from tests.solver.endings import full_deal, random_position

GOLDEN = Path(__file__).parent / "full-deals.golden"


@pytest.fixture
def solver() -> Solver:
    return Solver(megabytes=4)


def check_against_twin(solver: Solver, dice: random.Random, tricks: int, count: int) -> None:
    for _ in range(count):
        position = random_position(dice, tricks)
        plain = plain_values(position)
        assert solver.card_values(position) == plain, position
        assert solver.value(position) == max(plain.values()), position


@pytest.mark.parametrize(("tricks", "count"), [(1, 50), (2, 200), (3, 150), (4, 30)])
def test_every_card_of_an_ending_is_worth_what_plain_minimax_says(
    solver: Solver, tricks: int, count: int
) -> None:
    check_against_twin(solver, random.Random(tricks), tricks, count)


@pytest.mark.soak
@pytest.mark.parametrize(("tricks", "count"), [(2, 4000), (3, 3500), (4, 2000), (5, 500)])
def test_every_card_of_ten_thousand_endings(solver: Solver, tricks: int, count: int) -> None:
    check_against_twin(solver, random.Random(100 + tricks), tricks, count)


def test_thresholds_agree_with_the_exact_value(solver: Solver) -> None:
    dice = random.Random(5)
    for _ in range(25):
        position = random_position(dice, 6)
        value = solver.value(position)
        solver.forget()
        assert [solver.reaches(position, points) for points in range(122)] == [
            points <= value for points in range(122)
        ]


def sweeps(position: Position, team: Team) -> bool:
    """Whether `team` can take every trick, by trying everything."""
    if position.taken[team.other.place]:
        return False
    if not position.legal:
        return True
    quantor = any if position.to_act.team is team else all
    return quantor(sweeps(position.after(card), team) for card in position.legal)


def test_sweeps_agree_with_trying_everything(solver: Solver) -> None:
    dice = random.Random(8)
    outcomes = {True: 0, False: 0}
    while min(outcomes.values()) < 30:
        position = random_position(dice, 3)
        can = sweeps(position, position.to_act.team)
        assert solver.takes_all_tricks(position) is can, position
        outcomes[can] += 1


def test_nobody_sweeps_after_losing_a_trick(solver: Solver) -> None:
    position = random_position(random.Random(1), 1, lying=3)
    lost = Position(position.rules, position.trump, position.held, position.trick, taken=(1, 1))
    assert not solver.takes_all_tricks(lost)


def test_points_taken_before_count(solver: Solver) -> None:
    position = random_position(random.Random(2), 3)
    fresh = solver.value(position)
    later = Position(position.rules, position.trump, position.held, position.trick, points=(17, 30))
    assert solver.value(later) == fresh + later.points[later.to_act.team.place]
    assert solver.reaches(later, solver.value(later))
    assert not solver.reaches(later, solver.value(later) + 1)


def by_bisection(solver: Solver, position: Position) -> int:
    low, high = 0, 120
    while low < high:
        middle = (low + high + 1) // 2
        if solver.reaches(position, middle):
            low = middle
        else:
            high = middle - 1
    return low


def golden() -> dict[int, int]:
    lines = GOLDEN.read_text().splitlines()
    return {int(number): int(value) for number, value in (line.split() for line in lines)}


@pytest.mark.parametrize("number", sorted(golden())[1:6])
def test_full_deals_keep_their_value_in_two_searches(number: int) -> None:
    position = full_deal(number)
    assert Solver().value(position) == golden()[number]
    assert by_bisection(Solver(), position) == golden()[number]


@pytest.mark.soak
@pytest.mark.parametrize("number", [1, *sorted(golden())[6:]])
def test_more_full_deals_keep_their_value_in_two_searches(number: int) -> None:
    test_full_deals_keep_their_value_in_two_searches(number)


def test_a_small_memory_gives_the_same_answers() -> None:
    dice, small, large = random.Random(4), Solver(1), Solver(32)
    for _ in range(10):
        position = random_position(dice, 7)
        assert small.card_values(position) == large.card_values(position)


@pytest.mark.parametrize("megabytes", [0, 257, -1])
def test_memory_is_bounded(megabytes: int) -> None:
    with pytest.raises(ValueError, match="1 to 256 MB"):
        Solver(megabytes)


def test_a_search_stops_when_told_and_the_next_is_right(solver: Solver) -> None:
    position = full_deal(5)
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) == 3

    with pytest.raises(Stopped):
        solver.value(position, stop)
    assert len(asked) == 3
    assert solver.value(position) == golden()[5]


def test_an_error_of_the_stop_function_comes_through(solver: Solver) -> None:
    def stop() -> bool:
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        solver.value(full_deal(6), stop)
    assert solver.value(full_deal(6)) == golden()[6]


def test_two_solvers_work_at_once() -> None:
    dice = random.Random(6)
    positions = [random_position(dice, 7) for _ in range(30)]
    alone = [Solver(4).value(position) for position in positions]
    found: list[list[int]] = [[], []]

    def work(into: list[int]) -> None:
        solver = Solver(4)
        into.extend(solver.value(position) for position in positions)

    threads = [threading.Thread(target=work, args=(into,)) for into in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone, alone]


def test_hands_that_do_not_fit_are_refused() -> None:
    rules = Rules()
    three, four = rules.pack[:3], rules.pack[10:14]
    with pytest.raises(ValueError, match="fit"):
        Position(rules, three[0].suit, (three, four, three, four), Trick(SEATS[0], rules.order_of_play))
    with pytest.raises(ValueError, match="two places"):
        Position(rules, three[0].suit, (three, three, three, three), Trick(SEATS[0], rules.order_of_play))


def test_a_finished_hand_keeps_its_points(solver: Solver) -> None:
    position = random_position(random.Random(3), 1, lying=3)
    over = position.after(position.legal[0])
    assert over.legal == ()
    assert solver.value(over) == over.points[over.to_act.team.place]
