"""Learns the policy from decisions that `play.py` wrote.

    python resources/policy/learn.py DECISIONS.npz... --into WEIGHTS [--rounds N]

Two networks, for side suits and for trumps, see `sueca_desktop/bots/sueca/native/policy.py`. Their values, of
all cards of a decision taken together, become chances (softmax), and these are drawn towards the chances that
the cards' worths give, a card `SOFTNESS` worse being played a third as often. Adam, in batches of decisions.
The last decisions are held back, to see what the policy loses on what it has not learnt from.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

SUITS, RANKS = 4, 10
SIDE_INPUTS, TRUMP_INPUTS = 333, 271
FIRST, SECOND = 128, 32
UNITS = (512, 512, 1024, 1024, 4096, 4096)
"""By what each layer's weights and offsets are multiplied to be whole numbers."""

SOFTNESS = 3.0
BATCH = 1024
RATE = 0.002
MEMORY = (0.9, 0.999)  # of Adam, for the slope and its square
HELD_BACK = 10_000
LARGEST = 6.0  # of a first weight, so that sums stay in 16 bits


@dataclass
class Decisions:
    """What `play.py` stored, of several files; the questions in the order of their decisions."""

    lit: Array
    suit: Array
    begin: Array  # where the questions of each decision begin, and the end
    worths: Array

    @property
    def targets(self) -> Array:
        """How often each card should be played."""
        worths = np.where(np.isnan(self.worths), -np.inf, self.worths)
        return softmax(worths / SOFTNESS)


def read(files: Sequence[Path]) -> Decisions:
    """Reads what `play.py` stored."""
    stored = [np.load(file) for file in files]
    most = max(part["lit"].shape[1] for part in stored)
    lit = [
        np.pad(part["lit"], ((0, 0), (0, most - part["lit"].shape[1])), constant_values=-1) for part in stored
    ]
    counts = [np.bincount(part["decision"], minlength=len(part["worths"])) for part in stored]
    return Decisions(
        np.concatenate(lit),
        np.concatenate([part["suit"] for part in stored]),
        np.concatenate([[0], np.cumsum(np.concatenate(counts))]),
        np.concatenate([part["worths"] for part in stored]),
    )


def softmax(values: Array) -> Array:
    """Values of the rows as chances."""
    shares = np.exp(values - values.max(axis=1, keepdims=True))
    chances: Array = shares / shares.sum(axis=1, keepdims=True)
    return chances


class Net:
    """A network of three layers, and how it learns."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.inputs = inputs
        sizes = (inputs, FIRST, SECOND, RANKS)
        self.weights: list[Array] = []
        for before, after in pairwise(sizes):
            # About thirty inputs in a hundred are lit at a time, of the later layers half.
            reach = before**-0.5
            self.weights.append(chance.uniform(-reach, reach, (before, after)).astype(np.float32))
            self.weights.append(np.zeros(after, dtype=np.float32))
        self._slopes = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._layers: list[Array] = []

    def values(self, lit: Array) -> Array:
        """The values of a suit's ten cards for each question."""
        w1, b1, w2, b2, w3, b3 = self.weights
        rows, columns = np.nonzero(lit >= 0)
        places = rows * self.inputs + lit[rows, columns]
        inputs = np.bincount(places, minlength=len(lit) * self.inputs)
        x = inputs.reshape(len(lit), self.inputs).astype(np.float32)
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        self._layers = [x, first, second]
        values: Array = second @ w3 + b3
        return values

    def learn(self, errors: Array, rate: float, step: int) -> None:
        """Moves the weights against the errors of the values last asked for."""
        slopes: list[Array] = []
        for layer in (2, 1, 0):
            below = self._layers[layer]
            slopes[:0] = [below.T @ errors, errors.sum(axis=0)]
            errors = (errors @ self.weights[2 * layer].T) * (below > 0)
        slow, slower = MEMORY
        for weight, slope, mean, square in zip(
            self.weights, slopes, self._slopes, self._squares, strict=True
        ):
            mean += (1 - slow) * (slope - mean)
            square += (1 - slower) * (slope * slope - square)
            step_size = rate * (1 - slower**step) ** 0.5 / (1 - slow**step)
            weight -= step_size * mean / (np.sqrt(square) + 1e-8)
        np.clip(self.weights[0], -LARGEST, LARGEST, out=self.weights[0])

    def whole_numbers(self) -> Array:
        """All weights as the program reads them."""
        w1, b1, w2, b2, w3, b3 = self.weights
        numbers = [
            np.rint(part.ravel() * unit) for part, unit in zip((w1, b1, w2.T, b2, w3, b3), UNITS, strict=True)
        ]
        whole: Array = np.clip(np.concatenate(numbers), -32767, 32767).astype("<i2")
        return whole


class Policy:
    """Both networks."""

    def __init__(self) -> None:
        chance = np.random.default_rng(1)
        self._side, self._trump = Net(SIDE_INPUTS, chance), Net(TRUMP_INPUTS, chance)
        self._asked: list[tuple[Net, Array, Array]] = []

    def chances(self, decisions: Decisions, chosen: Array) -> Array:
        """How often the policy plays each of 40 cards in the decisions chosen."""
        begin, end = decisions.begin[chosen], decisions.begin[chosen + 1]
        questions = np.concatenate([np.arange(a, b) for a, b in zip(begin, end, strict=True)])
        rows = np.repeat(np.arange(len(chosen)), end - begin)
        suits = decisions.suit[questions].astype(np.int64)
        values = np.full((len(chosen), SUITS, RANKS), -np.inf, dtype=np.float32)
        self._asked = []
        for net, asked in ((self._side, suits > 0), (self._trump, suits == 0)):
            if asked.any():
                values[rows[asked], suits[asked]] = net.values(decisions.lit[questions[asked]])
                self._asked.append((net, rows[asked], suits[asked]))
        of_cards = values.reshape(len(chosen), SUITS * RANKS)
        of_cards[np.isnan(decisions.worths[chosen])] = -np.inf
        return softmax(of_cards)

    def learn(self, decisions: Decisions, chosen: Array, targets: Array, rate: float, step: int) -> None:
        """One step towards the targets."""
        errors = (self.chances(decisions, chosen) - targets) / len(chosen)
        errors = errors.reshape(len(chosen), SUITS, RANKS).astype(np.float32)
        for net, rows, suits in self._asked:
            net.learn(errors[rows, suits], rate, step)

    def loss(self, decisions: Decisions, chosen: Array) -> tuple[float, float]:
        """What the policy's favourites lose against the best cards, and how often they are the best."""
        lost: list[Array] = []
        for part in np.array_split(chosen, max(1, len(chosen) // BATCH)):
            favourites = self.chances(decisions, part).argmax(axis=1)
            worths = decisions.worths[part]
            lost.append(np.nanmax(worths, axis=1) - worths[np.arange(len(part)), favourites])
        losses = np.concatenate(lost)
        return float(losses.mean()), float((losses <= 0).mean())

    def whole_numbers(self) -> Array:
        """All weights as the program reads them."""
        return np.concatenate([self._side.whole_numbers(), self._trump.whole_numbers()])


def rate_at(progress: float) -> float:
    """The rate of learning: it rises at first, then falls to nothing."""
    return RATE * min(progress / 0.05, (1 - progress) / 0.95)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=14)
    options = parser.parse_args()
    decisions = read(options.files)
    everything = np.arange(len(decisions.worths))
    known, unknown = everything[:-HELD_BACK], everything[-HELD_BACK:]
    targets = decisions.targets
    policy, chance = Policy(), np.random.default_rng(2)
    batches = len(known) // BATCH
    for turn in range(options.rounds):
        order = chance.permutation(known)
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            step = turn * batches + batch + 1
            rate = rate_at(step / (options.rounds * batches))
            policy.learn(decisions, chosen, targets[chosen], rate, step)
        loss, alike = policy.loss(decisions, unknown)
        print(f"round {turn + 1}: loses {loss:.3f}, plays the best card in {alike:.1%}", flush=True)
    policy.whole_numbers().tofile(options.into)


if __name__ == "__main__":
    main()
