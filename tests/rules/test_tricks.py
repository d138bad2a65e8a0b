"""Following suit and taking tricks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import Card, Suit, parse_cards
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.tricks import Trick, follows

SEVENS, TENS = Rules(), Rules(manilha="10")
STRONGEST_FIRST = {SEVENS: "A7KJQ65432", TENS: "ATKJQ65432"}

directions = st.sampled_from(Direction)
seats = st.sampled_from(SEATS)
suits = st.sampled_from(Suit)
packs = st.sampled_from([SEVENS, TENS])


def winning_card(cards: str, trump: Suit, rules: Rules = SEVENS) -> str:
    trick = Trick(Seat.S, Direction.ANTICLOCKWISE, parse_cards(cards))
    return {seat: str(card) for seat, card in trick.plays()}[trick.winner(trump, rules.order)]


def beats(challenger: Card, holder: Card, trump: Suit, rules: Rules) -> bool:
    """Whether a card played later takes the trick from one that was winning it: the rule in words."""
    order = STRONGEST_FIRST[rules]
    if challenger.suit is holder.suit:
        return order.index(challenger.rank) < order.index(holder.rank)
    return challenger.suit is trump


@st.composite
def tricks(draw: st.DrawFn) -> tuple[Trick, Suit, Rules]:
    rules = draw(packs)
    cards = draw(st.lists(st.sampled_from(rules.pack), min_size=1, max_size=4, unique=True))
    return Trick(draw(seats), draw(directions), tuple(cards)), draw(suits), rules


@given(tricks())
def test_highest_trump_wins_else_highest_of_the_suit_led(drawn: tuple[Trick, Suit, Rules]) -> None:
    trick, trump, rules = drawn
    plays = trick.plays()
    winner, best = plays[0]
    for seat, card in plays[1:]:
        if beats(card, best, trump, rules):
            winner, best = seat, card
    assert trick.winner(trump, rules.order) is winner


@given(tricks(), directions, seats)
def test_the_winning_card_does_not_depend_on_who_led_or_the_way_round(
    drawn: tuple[Trick, Suit, Rules], direction: Direction, leader: Seat
) -> None:
    trick, trump, rules = drawn
    other = Trick(leader, direction, trick.cards)
    winners = [dict(t.plays())[t.winner(trump, rules.order)] for t in (trick, other)]
    assert winners[0] == winners[1]


@given(tricks())
def test_a_discard_never_wins(drawn: tuple[Trick, Suit, Rules]) -> None:
    trick, trump, rules = drawn
    assert dict(trick.plays())[trick.winner(trump, rules.order)].suit in (trick.led, trump)


@pytest.mark.parametrize(
    ("cards", "trump", "wins"),
    [
        ("4S 7S KS 2S", "H", "7S"),
        ("7S AS KS 2S", "H", "AS"),
        ("2S 3S 4S 5S", "H", "5S"),
        ("JS QS 6S 5S", "H", "JS"),
        ("AS 2H 7S KS", "H", "2H"),
        ("AS 2H 3H KS", "H", "3H"),
        ("2H AS AD AC", "H", "2H"),
        ("2S AH AD AC", "S", "2S"),
        ("2S AH AD AC", "C", "AC"),
    ],
)
def test_examples(cards: str, trump: str, wins: str) -> None:
    assert winning_card(cards, Suit(trump)) == wins


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no winner"):
        Trick(Seat.S, Direction.CLOCKWISE).winner(Suit.SPADES, SEVENS.order)


@given(seats, directions, st.integers(0, 4))
def test_whose_card_comes_next(leader: Seat, direction: Direction, number: int) -> None:
    trick = Trick(leader, direction)
    for card in SEVENS.pack[:number]:
        trick = trick.with_card(card)
    assert trick.to_play is direction.after(leader, number)
    assert trick.led is (SEVENS.pack[0].suit if number else None)
    assert [seat for seat, _ in trick.plays()] == list(direction.from_seat(leader))[:number]


@given(st.lists(st.sampled_from(SEVENS.pack), min_size=1, max_size=10, unique=True), st.none() | suits)
def test_the_suit_led_is_followed_if_held_and_otherwise_any_card_goes(
    hand: list[Card], led: Suit | None
) -> None:
    allowed = {card for card in hand if follows(card, led, hand)}
    of_suit = {card for card in hand if card.suit is led}
    assert allowed == (of_suit or set(hand))
