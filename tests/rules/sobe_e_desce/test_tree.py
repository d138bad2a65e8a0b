"""How many ways there are to play some fixed hands: the tree of legal play, counted.

The numbers were counted twice, by the engine and by the counter below, which shares nothing with it.
A change of one is a change of the rules.
"""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.rules.actions import Shuffle
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sobe_e_desce import Rules, State, apply, legal_actions
from tests.rules.sobe_e_desce import plain
from tests.rules.sobe_e_desce.hands import Match, S

Hands = dict[str, list[str]]
Ways = tuple[int, ...]
"""The number of sequences of cards, then the tricks of S, E, N and W in all of them together."""

WAYS: dict[tuple[str, int, str, str, int], Ways] = {
    # direction, seed of the shuffle, what the chooser says, who enters if he may, tricks left
    ("anticlockwise", 1, "up", "SENW", 4): (1168, 3312, 712, 1168, 648),
    ("anticlockwise", 2, "S", "SENW", 3): (960, 1248, 0, 3552, 0),
    ("anticlockwise", 3, "H", "SENW", 3): (264, 246, 792, 108, 174),
    ("anticlockwise", 6, "C", "SENW", 3): (32, 16, 36, 64, 44),
    ("anticlockwise", 4, "C", "ENW", 4): (1656, 0, 4752, 528, 3000),
    ("anticlockwise", 4, "C", "WSE", 4): (576, 984, 1104, 0, 792),
    ("anticlockwise", 5, "D", "EW", 5): (448, 0, 2192, 0, 48),
    ("clockwise", 1, "up", "SENW", 4): (1168, 3312, 648, 1168, 712),
    ("clockwise", 2, "S", "SENW", 3): (960, 1248, 0, 3552, 0),
    ("clockwise", 3, "H", "SENW", 3): (264, 246, 174, 108, 792),
    ("clockwise", 6, "C", "SENW", 3): (32, 16, 44, 64, 36),
    ("clockwise", 4, "C", "ENW", 4): (1656, 0, 3000, 528, 4752),
    ("clockwise", 4, "C", "WSE", 4): (576, 984, 792, 0, 1104),
    ("clockwise", 5, "D", "EW", 5): (448, 0, 48, 0, 2192),
}
MANY_WAYS: dict[tuple[str, int, str, str, int], Ways] = {
    ("anticlockwise", 2, "S", "SENW", 5): (129504, 212928, 0, 341952, 92640),
    ("anticlockwise", 3, "H", "SENW", 5): (223380, 159360, 549060, 259260, 149220),
    ("clockwise", 1, "up", "SENW", 5): (87216, 328328, 59872, 23360, 24520),
    ("clockwise", 4, "C", "ENW", 5): (38760, 0, 72576, 32448, 88776),
}


@pytest.mark.parametrize("row", WAYS, ids=str)
def test_ways_to_play_a_hand(row: tuple[str, int, str, str, int]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == WAYS[row]


@pytest.mark.soak
@pytest.mark.parametrize("row", MANY_WAYS, ids=str)
def test_many_ways_to_play_a_hand(row: tuple[str, int, str, str, int]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == MANY_WAYS[row]


def before_the_last(direction: str, seed: int, trump: str, entering: str, tricks: int) -> Match:
    """A hand shuffled from a seed, played somehow until so many tricks are left."""
    rules = Rules(direction=direction, start=50)  # type: ignore[arg-type]
    deck = sorted(rules.pack, key=lambda card: Random(f"{seed} {card}").random())
    match = Match(rules, S).do(Shuffle(tuple(deck))).trump(trump).enter(entering)
    while len(match.hand.tricks) < 5 - tricks:
        match.do(legal_actions(match.state)[0])  # type: ignore[arg-type]
    return match


def ways(start: State) -> Ways:
    """Counted by the engine: from here to the end of the hand."""

    def count(state: State) -> Ways:
        if state.results:
            return 1, *state.results[0].tricks
        following = [count(apply(state, action)[0]) for action in legal_actions(state)]  # type: ignore[arg-type]
        return tuple(map(sum, zip(*following, strict=True)))

    return count(start)


def plain_ways(match: Match) -> Ways:
    """Counted from the words of the rules: letters and lists only."""
    order = "SENW" if match.rules.direction == "anticlockwise" else "SWNE"
    trump = str(match.hand.trump)
    out = "".join(match.hand.sat_out)

    def count(hands: Hands, seats: str, lying: list[str], to_play: str, taken: str) -> Ways:
        if len(lying) == 4 - len(out):
            to_play = seats[plain.winning(lying, trump)]
            taken += to_play
            seats, lying = "", []
        if not hands[to_play]:
            return 1, *(taken.count(seat) for seat in "SENW")
        total = [0] * 5
        for card in plain.playable(hands[to_play], lying, trump):
            rest = {**hands, to_play: [other for other in hands[to_play] if other != card]}
            following = plain.next_player(order, out, to_play)
            more = count(rest, seats + to_play, [*lying, card], following, taken)
            total = [one + other for one, other in zip(total, more, strict=True)]
        return tuple(total)

    hands = {seat.value: match.held(seat).split() for seat in SEATS}
    taken = "".join(seat.value * number for seat, number in zip(SEATS, match.hand.taken, strict=True))
    return count(hands, "", [], match.hand.trick.leader.value, taken)
