"""Cards and their text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import Card, Rank, Suit, cards_text, parse_cards

ALL = [Card(rank, suit) for suit in Suit for rank in Rank]


def test_there_are_52_cards_with_texts_of_their_own() -> None:
    assert {str(card) for card in ALL} == {r + s for r in "AKQJT98765432" for s in "SHDC"}


@pytest.mark.parametrize("card", ALL, ids=str)
def test_a_card_is_what_its_text_says(card: Card) -> None:
    assert Card.parse(str(card)) == card


@pytest.mark.parametrize("card", ALL, ids=str)
def test_no_card_counts_as_nothing(card: Card) -> None:
    assert bool(card) is True  # nor does `if card` take one for "no card"


def test_letters_of_suits_and_the_ten() -> None:
    assert [suit.value for suit in Suit] == ["S", "H", "D", "C"]
    assert Card.parse("TD") == Card(Rank.TEN, Suit.DIAMONDS)


@pytest.mark.parametrize(
    "text", ["", "A", "AS ", " AS", "as", "aS", "10S", "1S", "0S", "AE", "SA", "A\u0405", "??", "A\nS", "🂡"]
)
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@given(st.lists(st.sampled_from(ALL), max_size=60))
def test_a_list_is_what_its_text_says(cards: list[Card]) -> None:
    text = cards_text(cards)
    assert parse_cards(text) == tuple(cards)
    assert len(text) == max(0, 3 * len(cards) - 1)


@pytest.mark.parametrize(
    "text", ["AS  7H", " AS", "AS ", "AS\t7H", "AS\n7H", "AS,7H", "AS7H", " ", "AS\u00a07H"]
)
def test_a_list_has_single_spaces_and_nothing_else(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_cards(text)


@given(st.text(max_size=8))
def test_no_text_is_read_that_would_not_be_written(text: str) -> None:
    try:
        cards = parse_cards(text)
    except ValueError:
        return
    assert cards_text(cards) == text
