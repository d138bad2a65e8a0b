"""Drawing for the first deal: the highest card deals, ties draw again."""

from __future__ import annotations

from collections import Counter

import pytest

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.table.draw import DealerDraw


def draw_of(cards: str, rules: Rules | None = None) -> DealerDraw:
    """A draw from a pack that begins with these cards, each taking the first that lies there."""
    rules = rules or Rules()
    first = tuple(map(Card.parse, cards.split()))
    pack = first + tuple(card for card in rules.pack if card not in first)
    draw = DealerDraw(rules, pack, tuple(rules.order_of_play.from_seat(Seat.S)))
    while draw.to_draw is not None:
        draw = draw.take(draw.places[0])
    return draw


def test_highest_in_the_order_of_sueca_deals() -> None:
    assert draw_of("KS 7H QD 6C").winner is Seat.E  # the manilha beats the king
    assert draw_of("QS JH 2D 6C").winner is Seat.E  # the jack beats the queen
    assert draw_of("TS KH 2D 6C", Rules(manilha="10")).winner is Seat.S


def test_clockwise_west_draws_second() -> None:
    assert draw_of("2S AH 3D 6C", Rules(direction="clockwise")).winner is Seat.W


def test_tied_players_draw_again_and_nobody_else() -> None:
    draw = draw_of("AS 2H AD 6C")
    assert draw.winner is None
    assert draw.tied == (Seat.S, Seat.N)
    again = draw.again()
    assert again.rivals == (Seat.S, Seat.N)
    assert again.to_draw is Seat.S
    assert len(again.places) == 36


def test_draw_that_is_not_tied_has_no_next_round() -> None:
    with pytest.raises(ValueError, match="not tied"):
        draw_of("AS 2H 3D 6C").again()


def test_card_that_is_gone_cannot_be_taken() -> None:
    draw = DealerDraw.start(Rules())
    with pytest.raises(ValueError, match="place 5"):
        draw.take(5).take(5)


def test_persons_draw_by_hand_and_the_program_for_the_others() -> None:
    draw = DealerDraw.start(Rules(), frozenset({Seat.S, Seat.N}))
    by_hand = []
    while draw.to_draw is not None:
        by_hand.append((draw.to_draw, draw.by_hand))
        draw = draw.take(draw.places[0])
    assert [seat for seat, is_person in by_hand if is_person] == [Seat.S, Seat.N]
    assert len(by_hand) == 4 and not draw.by_hand


def test_ties_that_use_up_the_pack_go_on_with_a_fresh_one() -> None:
    rules = Rules()
    pack = tuple(sorted(rules.pack, key=lambda card: card.rank))  # always four of a kind
    draw = DealerDraw(rules, pack, tuple(rules.order_of_play.from_seat(Seat.S)))
    for _ in range(11):
        while draw.to_draw is not None:
            draw = draw.take(draw.places[0])
        if draw.winner is not None:
            return
        draw = draw.again()
    assert len(draw.earlier) < 40


def test_each_seat_is_drawn_about_as_often() -> None:
    wins: Counter[Seat | None] = Counter()
    for _ in range(800):
        draw = DealerDraw.start(Rules())
        while draw.winner is None:
            draw = draw.again() if draw.tied else draw.take(draw.places[0])
        wins[draw.winner] += 1
    assert all(130 < wins[seat] < 280 for seat in Seat)
