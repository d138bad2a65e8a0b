"""Games of searching players against themselves, to learn from: what each sees who has a choice, and what
each of his cards is worth.

    python resources/policy/play.py DECISIONS.npz --decisions N --worlds N [--seed N] [--rules]

A card's worth is the mean over worlds drawn for the decision: card points, and `RESULT` for each game that
the hand brings. The worlds are played out by the policy there is, or with `--rules` by the rule player, with
which it all begins. Cards are numbered as the search numbers them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from sueca_desktop.bots.sueca.native.foresight import Foresight

RESULT = 20.0
"""How many card points a game is worth: as one wants points, but more so those that win."""

MISTAKES = 0.03
"""How often any card is played, so that positions come up which follow no good play."""

WHIMS = (0.35, 0.15)
"""How often, in every second deal, a card nearly as good is played: early and late in the hand."""

WHIM = 6.0
"""By how much worse a card may be and yet be played a third as often."""

POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
SUITS, RANKS, SEATS = 4, 10, 4


def worths_of_ends() -> np.ndarray:
    """What each end of a hand is worth, as `Foresight.outcomes` numbers them."""
    ends = [
        points + RESULT * ((points > 60) - (points < 60) + (points > 90) - (points < 30))
        for points in range(121)
    ]
    return np.array([*ends, 120 + 4 * RESULT, -4 * RESULT], dtype=np.float32)


WORTHS = worths_of_ends()


@dataclass
class Decision:
    """A choice among several cards: the inputs of each suit in question, and what the cards are worth."""

    inputs: dict[int, list[int]]
    worths: dict[int, float]


@dataclass
class Deal:
    """A hand being played. The turned trump is `trump`, and its suit 0."""

    hands: list[list[int]]
    leader: int
    trump: int

    @property
    def holder(self) -> int:
        """The dealer, who turned the trump."""
        return (self.leader + SEATS - 1) % SEATS


def deal(chance: Random) -> Deal:
    """A deal like any other."""
    pack = [16 * suit + bit for suit in range(SUITS) for bit in range(RANKS)]
    chance.shuffle(pack)
    new = Deal([sorted(pack[RANKS * seat : RANKS * (seat + 1)]) for seat in range(SEATS)], 0, 0)
    new.leader = chance.randrange(SEATS)
    turned = chance.choice(new.hands[new.holder])
    new.hands = [sorted(_swapped(card, turned >> 4) for card in hand) for hand in new.hands]
    new.trump = turned & 15
    return new


def _swapped(card: int, trumps: int) -> int:
    """The card if a suit changes places with suit 0."""
    suit = card >> 4
    return (card & 15) + 16 * (0 if suit == trumps else trumps if suit == 0 else suit)


def strength(card: int, led: int) -> int:
    """How a card does in a trick."""
    return card + 16 if card >> 4 == 0 else card & 15 if card >> 4 == led else -1


class Table:
    """Where the searching players meet."""

    def __init__(self, seed: int, worlds: int, learnt: bool) -> None:
        self._chance = Random(seed)
        self._worlds = worlds
        self._learnt = learnt
        self._search = Foresight(1)

    def play(self) -> Iterator[Decision]:
        """Plays a hand."""
        hand = deal(self._chance)
        whims = self._chance.random() < 0.5
        played: list[int] = []
        trick: list[tuple[int, int]] = []
        seat = hand.leader
        while len(played) < SUITS * RANKS:
            cards = list(hand.hands[seat])
            if trick:
                cards = [card for card in cards if card >> 4 == trick[0][1] >> 4] or cards
            card = cards[0]
            if len(cards) > 1:
                decision = self._decide(hand, seat, played)
                if len(decision.worths) > 1:
                    yield decision
                card = self._choose(cards, decision.worths, WHIMS[len(played) >= 16] if whims else 0)
            hand.hands[seat].remove(card)
            played.append(card)
            trick.append((seat, card))
            seat = (seat + 1) % SEATS
            if len(trick) == SEATS:
                led = trick[0][1] >> 4
                seat = max(trick, key=lambda play: strength(play[1], led))[0]
                trick = []

    def _decide(self, hand: Deal, seat: int, played: list[int]) -> Decision:
        own = [0] * SUITS
        for card in hand.hands[seat]:
            own[card >> 4] |= 1 << (card & 15)
        self._search.load(
            self._chance.getrandbits(53),
            own,
            (hand.leader - seat) % SEATS,
            played,
            hand.trump,
            (hand.holder - seat) % SEATS,
            0.0,
        )
        inputs = self._search.inputs()
        cards = list(self._search.values())
        outcomes = self._search.outcomes(0, self._worlds, cards, 0, 1, self._learnt)
        ends = np.frombuffer(outcomes, dtype=np.uint8).reshape(self._worlds, len(cards))
        return Decision(inputs, dict(zip(cards, map(float, WORTHS[ends].mean(axis=0)), strict=True)))

    def _choose(self, cards: list[int], worths: dict[int, float], whims: float) -> int:
        """The best card, mostly."""
        dice = self._chance.random()
        if dice < MISTAKES:
            return self._chance.choice(cards)
        best = max(worths, key=lambda card: (worths[card], -POINTS[card & 15]))
        if dice < whims:
            shares = [np.exp((worth - worths[best]) / WHIM) for worth in worths.values()]
            return self._chance.choices(list(worths), shares)[0]
        return best


def store(file: Path, decisions: list[Decision]) -> None:
    """Writes decisions for `learn.py`: for each suit in question the inputs that are lit, filled up with -1,
    the suit, and the number of the decision; for each decision what 40 cards are worth, or NaN."""
    questions = [
        (number, suit, lit)
        for number, decision in enumerate(decisions)
        for suit, lit in decision.inputs.items()
    ]
    most = max(len(lit) for _, _, lit in questions)
    worths = np.full((len(decisions), SUITS * RANKS), np.nan, dtype=np.float32)
    for number, decision in enumerate(decisions):
        for card, worth in decision.worths.items():
            worths[number, RANKS * (card >> 4) + (card & 15)] = worth
    np.savez(
        file,
        lit=np.array([lit + [-1] * (most - len(lit)) for _, _, lit in questions], dtype=np.int16),
        suit=np.array([suit for _, suit, _ in questions], dtype=np.int8),
        decision=np.array([number for number, _, _ in questions], dtype=np.int32),
        worths=worths,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--decisions", type=int, required=True)
    parser.add_argument("--worlds", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", action="store_true")
    options = parser.parse_args()
    table = Table(options.seed, options.worlds, not options.rules)
    decisions: list[Decision] = []
    while len(decisions) < options.decisions:
        decisions.extend(table.play())
    store(options.file, decisions)


if __name__ == "__main__":
    main()
