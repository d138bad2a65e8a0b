"""How fast the solver is, beside the bridge solver DDS on as many random boards in the same run.

    python -m tests.bench.solver [DEALS]

Prints milliseconds, the tables of both cold for each deal: median, mean, 95th percentile, longest. Nothing is
asserted: compare figures of the same run. DDS comes with the extra `bench`; without it its line is left out.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from sueca_desktop.solver.position import Position
from sueca_desktop.solver.solver import Solver
from tests.solver.endings import full_deal

DEALS = 300
RANKS = "AKQJT98765432"


def played_down(number: int, tricks: int) -> Position:
    """A numbered deal after legal cards at random, with so many tricks to play."""
    dice = random.Random(number)
    position = full_deal(number)
    while len(position.legal) == 0 or max(map(len, position.held)) > tricks or position.trick.cards:
        position = position.after(dice.choice(position.legal))
    return position


def timed(work: Callable[[Position], object], solver: Solver, positions: Sequence[Position]) -> list[float]:
    """Milliseconds for each position, the solver's memory empty before each."""
    times = []
    for position in positions:
        solver.forget()
        start = time.perf_counter()
        work(position)
        times.append((time.perf_counter() - start) * 1e3)
    return times


def show(name: str, times: Sequence[float]) -> None:
    """One line of figures."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    print(
        f"{name:<36} median {statistics.median(ordered):9.2f}  mean {statistics.mean(ordered):9.2f}"
        f"  p95 {late:9.2f}  max {ordered[-1]:9.2f}",
        flush=True,
    )


def bridge_times(boards: int) -> list[float]:
    """Milliseconds that DDS takes for the best card of random boards in spades. Raises ImportError."""
    types = importlib.import_module("endplay.types")
    dds = importlib.import_module("endplay.dds.solve")
    dice = random.Random(1)
    times = []
    for _ in range(boards):
        pack = [(suit, rank) for suit in range(4) for rank in RANKS]
        dice.shuffle(pack)
        hands = (
            ".".join("".join(rank for rank in RANKS if (suit, rank) in hand) for suit in range(4))
            for hand in (pack[place::4] for place in range(4))
        )
        deal = types.Deal(f"N:{' '.join(hands)}", first=types.Player.north, trump=types.Denom.spades)
        start = time.perf_counter()
        dds.solve_board(deal, dds.SolveMode.OptimalOne)
        times.append((time.perf_counter() - start) * 1e3)
    return times


def main() -> None:
    """Prints all figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    positions = [full_deal(number) for number in range(1, deals + 1)]
    solver = Solver()
    try:
        show("bridge, DDS, best card", bridge_times(deals))
    except ImportError as error:
        print(f"DDS is not here: {error}")
    before = solver.nodes
    exact = timed(solver.value, solver, positions)
    show("sueca, exact points", exact)
    print(f"{(solver.nodes - before) / sum(exact) / 1e3:.2f} million positions a second")
    show("sueca, 61 points or more", timed(lambda p: solver.reaches(p, 61), solver, positions))
    show("sueca, 91 points or more", timed(lambda p: solver.reaches(p, 91), solver, positions))
    show("sueca, all ten tricks", timed(solver.takes_all_tricks, solver, positions))
    for tricks in range(10, 4, -1):
        some = [played_down(number, tricks) for number in range(1, max(10, deals // 6) + 1)]
        show(f"sueca, each legal card, {tricks} tricks", timed(solver.card_values, solver, some))


if __name__ == "__main__":
    main()
