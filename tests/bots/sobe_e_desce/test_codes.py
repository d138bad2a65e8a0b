"""Cards as numbers, and the duties of play in numbers."""

from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.bots.sobe_e_desce.codes import (
    CARDS,
    CODES,
    HIGHER,
    OF_SUIT,
    STRENGTH,
    bits,
    playable,
    suit_code,
    suit_of,
)
from sueca_desktop.cards import Suit
from sueca_desktop.rules.seats import Direction, Seat
from sueca_desktop.rules.sobe_e_desce import Rules
from sueca_desktop.rules.sobe_e_desce.play import why_not_card
from sueca_desktop.rules.tricks import Trick, strength

ORDER = Rules().order


def test_each_card_has_one_code() -> None:
    assert [str(CARDS[code]) for code in (0, 9, 10, 39)] == ["2S", "AS", "2H", "AC"]
    assert set(CARDS) == set(Rules().pack)
    assert [CODES[card] for card in CARDS] == list(range(40))
    assert [suit_of(suit_code(suit)) for suit in Suit] == list(Suit)


def test_sets_of_cards() -> None:
    for code, card in enumerate(CARDS):
        for other_code, other in enumerate(CARDS):
            same = card.suit is other.suit
            assert bool(OF_SUIT[code // 10] >> other_code & 1) == same
            assert bool(HIGHER[code] >> other_code & 1) == (same and ORDER[other.rank] > ORDER[card.rank])


def test_strength_orders_cards_as_the_rules_do() -> None:
    for trump in range(4):
        for led in range(4):
            of_rules = [strength(card, suit_of(led), suit_of(trump), ORDER) for card in CARDS]
            assert list(STRENGTH[trump][led]) == of_rules


@given(
    st.lists(st.integers(0, 39), min_size=1, max_size=8, unique=True), st.integers(0, 3), st.integers(0, 3)
)
def test_playable_cards_are_those_of_the_rules(codes: list[int], number: int, trump: int) -> None:
    number = min(number, len(codes) - 1)
    lying, hand = codes[:number], codes[number:]
    held = tuple(CARDS[code] for code in hand)
    trick = Trick(Seat.S, Direction.CLOCKWISE, tuple(CARDS[code] for code in lying))
    allowed = {code for code in hand if why_not_card(CARDS[code], held, trick, suit_of(trump), ORDER) is None}
    assert set(playable(hand, lying, trump)) == allowed
    assert bits(hand) & bits(lying) == 0
