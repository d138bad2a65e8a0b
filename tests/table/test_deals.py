"""Numbered deals: the same for ever, fair, and ready to play."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from sueca_desktop.cards import parse_cards
from sueca_desktop.rules.actions import Cut, DrawDealer, Shuffle, TurnTrump
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, State, apply
from sueca_desktop.table.deals import (
    MAX_DEAL_NUMBER,
    SplitMix64,
    number_of_day,
    numbered_deal,
    numbered_deck,
    parse_deal_number,
    shuffled_pack,
)

GOLDEN = [
    line.split()
    for line in (Path(__file__).parent / "deals.golden").read_text(encoding="ascii").splitlines()
    if not line.startswith("#")
]
RULES = {"7": Rules(), "10": Rules(manilha="10")}


@pytest.mark.parametrize(
    "row", [row[1:] for row in GOLDEN if row[0] == "deal"], ids=lambda row: "-".join(row[:2])
)
def test_a_number_is_the_same_deal_for_ever(row: list[str]) -> None:
    manilha, number, dealer, cut, end, *deck = row
    deal = numbered_deal(RULES[manilha], int(number))
    assert (deal.dealer.value, deal.cut, deal.end) == (dealer, int(cut), end)
    assert deal.deck == parse_cards(" ".join(deck))


@pytest.mark.parametrize(
    "row", [row[1:] for row in GOLDEN if row[0] == "deck"], ids=lambda row: "-".join(row[:3])
)
def test_a_later_hand_has_the_same_pack_for_ever(row: list[str]) -> None:
    manilha, number, hand, *deck = row
    assert numbered_deck(RULES[manilha], int(number), int(hand)) == parse_cards(" ".join(deck))


def test_the_golden_file_has_both_packs_and_all_sizes() -> None:
    numbers = Counter((row[0], row[1]) for row in GOLDEN)
    assert set(numbers) == {("deal", "7"), ("deal", "10"), ("deck", "7"), ("deck", "10")}
    assert {0, 1, MAX_DEAL_NUMBER} <= {int(row[2]) for row in GOLDEN if row[0] == "deal"}


def test_the_generator_is_splitmix64() -> None:
    # The numbers that other implementations give for these seeds.
    chance = SplitMix64(1234567)
    assert [chance.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    assert SplitMix64(0).next() == 0xE220A8397B1DCDAF


class Told(SplitMix64):
    """A generator that says what it is told to."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self._words: Iterator[int] = iter(words)

    def next(self) -> int:
        return next(self._words)


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    largest = 2**64 - 1
    assert Told(largest, 5).below(3) == 2  # 2^64 - 1 is a multiple of three: one word is left over
    assert Told(largest).below(2) == 1
    assert Told(largest).below(1) == 0
    assert Told(largest, largest - 15, 7).below(40) == 7
    assert Told(largest - 16).below(40) == 39


def test_every_card_is_equally_likely_at_every_place() -> None:
    deals = 2000
    seen = Counter[tuple[int, str]]()
    for number in range(deals):
        seen.update((place, str(card)) for place, card in enumerate(numbered_deal(Rules(), number).deck))
    expected = deals / 40
    chi_square = sum(
        (seen[place, str(c)] - expected) ** 2 / expected for place in range(40) for c in Rules().pack
    )
    # 39 x 39 degrees of freedom: mean 1521, standard deviation 55.
    assert 1521 - 5 * 55 < chi_square < 1521 + 5 * 55


def test_dealer_cut_and_end_are_equally_likely() -> None:
    deals = [numbered_deal(Rules(), number) for number in range(4000)]
    for drawn, values in (
        (Counter(deal.dealer for deal in deals), set(SEATS)),
        (Counter(deal.cut for deal in deals), set(range(1, 40))),
        (Counter(deal.end for deal in deals), {"top", "bottom"}),
    ):
        assert set(drawn) == values
        expected = len(deals) / len(values)
        assert all(abs(count - expected) < 5 * expected**0.5 for count in drawn.values())


def test_hands_of_one_match_and_of_neighbours_differ() -> None:
    decks = [numbered_deck(Rules(), number, hand) for number in range(20) for hand in range(20)]
    decks += [numbered_deal(Rules(), number).deck for number in range(20)]
    assert len(set(decks)) == len(decks)


@pytest.mark.parametrize("number", [-1, MAX_DEAL_NUMBER + 1, 2**64])
def test_other_numbers_are_no_deals(number: int) -> None:
    with pytest.raises(ValueError, match="deal number"):
        numbered_deal(Rules(), number)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_goes_to_the_first_decision_of_play(preset: str) -> None:
    rules = PRESETS[preset]
    for number in range(40):
        deal = numbered_deal(rules, number)
        state = State(rules)
        for action in deal.actions(rules):
            state, _ = apply(state, action)
        assert state.phase in (Phase.PLAY, Phase.SPOIL)
        cutter = state.cutter
        assert cutter is not None
        assert deal.actions(rules) == (
            DrawDealer(deal.dealer),
            Shuffle(deal.deck),
            Cut(cutter, deal.cut),
            TurnTrump(deal.dealer, deal.end),
        )


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_where_the_end_is_fixed_no_trump_is_turned(end: str) -> None:
    rules = Rules(trump_from="top" if end == "top" else "bottom")
    deal = numbered_deal(rules, 3)
    assert [type(action) for action in deal.actions(rules)] == [DrawDealer, Shuffle, Cut]


@pytest.mark.parametrize("manilha", RULES)
def test_a_fresh_pack_is_the_whole_pack_in_an_order_of_its_own(manilha: str) -> None:
    rules = RULES[manilha]
    packs = {shuffled_pack(rules) for _ in range(20)}
    assert len(packs) == 20
    assert all(sorted(map(str, pack)) == sorted(map(str, rules.pack)) for pack in packs)


def test_the_hand_of_the_day_is_the_dates_digits_on_every_day() -> None:
    assert number_of_day(date(2026, 12, 31)) == 20261231
    days = [date(2024, 1, 1) + timedelta(days=count) for count in range(1000)]
    numbers = [number_of_day(day) for day in days]
    assert numbers == sorted(set(numbers))
    assert all(parse_deal_number(str(number)) == number for number in numbers)
