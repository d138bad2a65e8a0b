"""Which of some cards promises most, by what each brings in one world after the other: cards that chance no
longer explains to be behind are left, and only the others go on.

Such races are Maron and Moore's ("Hoeffding races", 1993), here with normal intervals of paired differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf, sqrt


class Race:
    """A race of as many cards as there are `starts`: what each has before it begins, in all together, as if
    from `worlds_before` worlds. certainty: by how many standard errors a card must be behind to be left;
    infinitely many if none is.

    `runners` are the places of the cards that may yet turn out the best, `worlds` how many they ran through.
    """

    def __init__(self, starts: Sequence[float], worlds_before: int, certainty: float) -> None:
        self._starts = starts
        self._worlds_before = worlds_before
        self._certainty = certainty
        self._brought: list[list[float]] = [[] for _ in starts]
        self.runners = list(range(len(starts)))

    def go_on(self, values: Sequence[float]) -> None:
        """What the runners brought in some more worlds: in the first one each, in the next, and so on."""
        for place, runner in enumerate(self.runners):
            self._brought[runner].extend(values[place :: len(self.runners)])

    def leave_behind(self) -> None:
        """Drops the runners whose lag chance does not explain."""
        best = self.best
        self.runners = [runner for runner in self.runners if runner == best or self._may_win(runner, best)]

    @property
    def worlds(self) -> int:
        return len(self._brought[self.runners[0]])

    @property
    def best(self) -> int:
        """The runner ahead; among equals the first."""
        return max(self.runners, key=lambda runner: (self._promise(runner), -runner))

    def _promise(self, runner: int) -> float:
        return self._starts[runner] + fsum(self._brought[runner])

    def _may_win(self, runner: int, best: int) -> bool:
        if self.worlds == 0 or self._certainty == inf:
            return True
        leads = [b - a for a, b in zip(self._brought[runner], self._brought[best], strict=True)]
        mean = fsum(leads) / self.worlds
        variance = fsum((lead - mean) * (lead - mean) for lead in leads) / self.worlds
        lead = (self._promise(best) - self._promise(runner)) / (self.worlds + self._worlds_before)
        return lead < self._certainty * sqrt(variance / self.worlds)
