"""What the strong players have learnt: it is what the weights say, and better than nothing."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations

import pytest
from msgspec.structs import replace

from sueca_desktop.bots.sueca.encoding import Encoding
from sueca_desktop.bots.sueca.native.foresight import Foresight
from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules import sueca
from sueca_desktop.rules.sueca import Phase, PlayerView
from tests.rules.walks import walk

FIRST, SECOND, CARDS = 128, 32, 10
SIDE_INPUTS, TRUMP_INPUTS = 333, 271


@pytest.fixture
def search() -> Foresight:
    return Foresight(1)


def choices(preset: str = "portugal") -> Iterator[PlayerView]:
    """Where there is a choice in a random match."""
    for state in walk(preset).states:
        if state.phase is Phase.PLAY:
            view = sueca.view(state, sueca.to_act(state)[0])
            if len(view.playable) > 1:
                yield view


def load(search: Foresight, view: PlayerView) -> Encoding:
    encoding = Encoding(view)
    encoding.load(search, seed=1)
    return encoding


class Twin:
    """The networks, one number after the other."""

    def __init__(self) -> None:
        self._numbers = array(
            "h", files("sueca_desktop.bots.sueca.native").joinpath("policy.weights").read_bytes()
        )
        if sys.byteorder == "big":
            self._numbers.byteswap()
        self._at = 0
        self._nets = [self._net(SIDE_INPUTS), self._net(TRUMP_INPUTS)]
        assert self._at == len(self._numbers)

    def _net(self, inputs: int) -> list[array[int]]:
        sizes = (inputs * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND * CARDS, CARDS)
        return [self._next(size) for size in sizes]

    def _next(self, size: int) -> array[int]:
        self._at += size
        return self._numbers[self._at - size : self._at]

    def values(self, suit: int, lit: list[int]) -> list[float]:
        w1, b1, w2, b2, w3, b3 = self._nets[0 if suit else 1]
        first = [max(0, b1[j] + sum(w1[FIRST * i + j] for i in lit)) for j in range(FIRST)]
        second = [
            max(0, 512 * b2[k] + sum(x * w2[FIRST * k + j] for j, x in enumerate(first)))
            for k in range(SECOND)
        ]
        return [
            b3[card] / 4096
            + sum(x / (512 * 1024) * w3[CARDS * k + card] / 4096 for k, x in enumerate(second))
            for card in range(CARDS)
        ]


def test_the_policy_is_what_its_weights_say(search: Foresight) -> None:
    twin = Twin()
    views = list(choices())[::15]
    assert len(views) > 5
    for view in views:
        load(search, view)
        inputs, values = search.inputs(), search.values()
        assert {card >> 4 for card in values} == set(inputs)
        for suit, lit in inputs.items():
            expected = twin.values(suit, lit)
            for card, value in values.items():
                if card >> 4 == suit:
                    assert value == pytest.approx(expected[card & 15], abs=1e-3)


def test_sums_of_the_first_layer_stay_far_from_the_ends_of_their_range() -> None:
    """The native code adds up in 16 bits; at most so many inputs are lit."""
    twin = Twin()
    for net in twin._nets:
        largest = [
            sum(sorted((abs(net[0][i]) for i in range(unit, len(net[0]), FIRST)), reverse=True)[:75])
            for unit in range(FIRST)
        ]
        assert max(largest) + max(map(abs, net[1])) < 1 << 15


def test_it_values_the_cards_that_may_be_played(search: Foresight) -> None:
    for view in choices("azores"):
        encoding = load(search, view)
        playable = {encoding.code(card) for card in view.playable}
        valued = set(search.values())
        assert valued <= playable
        # What is left out is worthless, and stands beside one that is not.
        assert all(
            card & 15 < 5 and {card - 1, card - 2, card - 3, card - 4} & valued for card in playable - valued
        )


def exchanged(card: Card, suits: dict[Suit, Suit]) -> Card:
    return Card(card.rank, suits[card.suit])


def test_side_suits_are_alike(search: Foresight) -> None:
    """In a deal in which side suits have changed places each card is worth what its counterpart was."""
    for view in list(choices())[::10]:
        hand = view.hand
        assert hand is not None
        encoding = load(search, view)
        before = search.values()
        sides = [suit for suit in Suit if suit is not hand.trump_suit]
        for order in permutations(sides):
            suits = {hand.trump_suit: hand.trump_suit, **dict(zip(sides, order, strict=True))}
            other = replace(
                view,
                hand=replace(
                    hand,
                    cards=tuple(exchanged(card, suits) for card in hand.cards),
                    trick=replace(
                        hand.trick, cards=tuple(exchanged(card, suits) for card in hand.trick.cards)
                    ),
                    tricks=tuple(
                        replace(trick, cards=tuple(exchanged(card, suits) for card in trick.cards))
                        for trick in hand.tricks
                    ),
                ),
            )
            load(search, other)
            after = search.values()
            for card in view.playable:
                if encoding.code(card) in before:
                    value = after[encoding.code(exchanged(card, suits))]
                    assert value == pytest.approx(before[encoding.code(card)], abs=1e-4)


def test_its_favourites_lose_little(search: Foresight) -> None:
    """Against the best of the cards by a search, and against any of them."""
    favourites: list[float] = []
    any_of_them: list[float] = []
    for view in list(choices())[::6]:
        load(search, view)
        values = search.values()
        cards = list(values)
        outcomes = search.outcomes(0, 60, cards, 0, among=1, learnt=True)
        means = [sum(outcomes[i :: len(cards)]) / 60 for i in range(len(cards))]
        favourites.append(max(means) - means[cards.index(max(cards, key=values.__getitem__))])
        any_of_them.append(max(means) - sum(means) / len(means))
    assert len(favourites) > 10
    assert sum(favourites) < 0.4 * sum(any_of_them)
