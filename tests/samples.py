"""Grids of cases of which a sample is tested each time, and the whole grid in the soak."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], kept: Callable[..., bool]) -> list[Any]:
    """All cases, for `parametrize`: those that `kept` names come in every run, the others in the soak alone.

    A case that is a tuple gives `kept` its parts. Raises AssertionError if the sample is empty.
    """
    marked, count = [], 0
    for case in cases:
        values = case if isinstance(case, tuple) else (case,)
        now = kept(*values)
        count += now
        marked.append(pytest.param(*values, marks=() if now else pytest.mark.soak))
    assert count, "nothing is tested"
    return marked


def diagonal(first: Iterable[Any], second: Iterable[Any]) -> list[Any]:
    """All pairs; those of the diagonal come in every run, so that each value on either side is met, the
    others in the soak alone."""
    rows, columns = list(first), list(second)
    places = [(row, column) for row in range(len(rows)) for column in range(len(columns))]
    longer = max(len(rows), len(columns))
    kept = {(place % len(rows), place % len(columns)) for place in range(longer)}
    return [
        pytest.param(rows[row], columns[column], marks=() if (row, column) in kept else pytest.mark.soak)
        for row, column in places
    ]
