"""Work on several cores: in order, complete, and ended whatever happens."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Iterator

import pytest

from sueca_desktop.processes import run_all, usable_cores


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2, 3, 1000])
def test_results_are_in_the_order_of_the_arguments(jobs: int) -> None:
    told: list[int] = []
    squares = [number * number for number in range(5)]
    assert run_all(math.isqrt, squares, jobs, told.append) == list(range(5))
    assert told == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_to_do(jobs: int) -> None:
    assert run_all(math.isqrt, [], jobs, lambda done: None) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_task_raises_is_raised(jobs: int) -> None:
    with pytest.raises(ValueError, match="nonnegative") as raised:
        run_all(math.isqrt, [4, 9, -1, 16], jobs, lambda done: None)
    where = getattr(raised.value, "__notes__", [])
    assert ("Traceback" in "".join(where)) is (jobs > 1)


def test_a_killed_process_is_told() -> None:
    with pytest.raises(ChildProcessError, match="ended before"):
        run_all(os._exit, [1, 1, 1], 2, lambda done: None)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_the_work(jobs: int) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_all(math.isqrt, range(1000), jobs, interrupt)


def test_there_is_a_core() -> None:
    assert 1 <= usable_cores() <= (os.cpu_count() or 1)
