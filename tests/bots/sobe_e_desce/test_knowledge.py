"""What a view tells about unseen cards, and worlds that fit it."""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.bots.sobe_e_desce.codes import CARDS, CODES, bits
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge, known
from sueca_desktop.bots.sobe_e_desce.worlds import sample
from sueca_desktop.cards import parse_cards
from sueca_desktop.rules.actions import Enter
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import State, view
from tests.bots.sobe_e_desce.positions import decisions
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W


def knowledge(state: State, seat: Seat) -> Knowledge:
    seen = view(state, seat)
    assert seen.hand is not None
    return known(seen, seen.hand)


def codes(text: str) -> int:
    return bits([CODES[card] for card in parse_cards(text)])


@pytest.mark.parametrize("seed", range(6))
def test_what_is_thought_impossible_is_so(seed: int) -> None:
    """In random matches nobody ever holds a card that he is thought not to be able to hold."""
    learnt = 0
    for state, seat in decisions(seed):
        mine = knowledge(state, seat)
        seats = list(state.rules.order_of_play.from_seat(seat))
        assert state.hand is not None
        for player, other in enumerate(seats):
            assert not bits([CODES[card] for card in state.hand.of(other)]) & mine.cannot[player]
            learnt += mine.cannot[player].bit_count()
    assert learnt


def test_a_leader_who_leads_another_card_does_not_hold_the_ace_of_trumps() -> None:
    match = Match().deal({E: "2H", N: "3H", W: "4H"}).trump("S").enter("SENW").plays("E 2H, N 3H")
    mine = knowledge(match.state, W)
    assert mine.cannot[2] == codes("AS")  # E, two seats after W
    assert mine.cannot[3] == 0  # N followed suit


def test_what_not_following_and_not_trumping_tell() -> None:
    hands = {E: "KH 2H 3H 4H", N: "4S AD 3D 4D 2D", W: "5D 6D AC KC QC"}
    match = Match().deal(hands).trump("S").enter("SENW").plays("E KH, N 4S, W 5D")
    mine = knowledge(match.state, S)
    hearts, high_trumps = codes(HEARTS), codes("AS 7S KS JS QS 6S 5S")
    assert mine.cannot[2] == hearts
    assert mine.cannot[3] == hearts | high_trumps


HEARTS = "AH 7H KH JH QH 6H 5H 4H 3H 2H"


@pytest.mark.parametrize("guessing", [False, True])
def test_worlds_fit_what_was_seen(guessing: bool) -> None:
    chance = Random(8)
    worlds = 0
    for state, seat in [decision for seed in range(8) for decision in decisions(seed)]:
        mine = knowledge(state, seat)
        for _ in range(2):
            hands, stock = sample(mine, chance.random, guessing=guessing)
            assert state.hand is not None
            assert hands[0] == mine.cards
            assert [len(hand) for hand in hands] == mine.counts
            assert len(stock) == len(state.hand.stock)
            dealt = [code for cards in (*hands[1:], stock) for code in cards]
            assert len(set(dealt)) == len(dealt)
            assert set(dealt) <= set(mine.unseen)
            for player in mine.entered:
                assert not player or not bits(hands[player]) & mine.cannot[player]
            worlds += 1
    assert worlds > 500


def test_the_card_turned_up_lies_with_the_chooser_until_he_has_thrown_five() -> None:
    match = Match().deal({E: "2S 2H 2D 2C 3S"}).trump("up")
    turned_up = CODES[parse_cards("2C")[0]]
    for _ in range(20):
        hands, _ = sample(knowledge(match.state, N), Random(1).random, guessing=False)
        assert turned_up in hands[3]


def test_whoever_kept_cards_is_thought_to_have_kept_good_ones() -> None:
    match = Match().deal({}).trump("S")
    match.do(Enter(E, match.hand.of(E)[:2]))
    mine = knowledge(match.state, N)
    chance = Random(2)
    for _ in range(50):
        hands, _ = sample(mine, chance.random, guessing=True)
        good = [CARDS[code] for code in hands[3] if CARDS[code].suit == "S" or CARDS[code].rank == "A"]
        assert len(good) >= 3


def test_players_are_numbered_in_the_order_of_play() -> None:
    match = Match().deal({}).trump("S").enter("ENS")
    mine = knowledge(match.state, E)
    assert (mine.chooser, mine.entered, mine.out) == (0, [0, 1, 3], [2])
    assert mine.following == [1, 3, -1, 0]
    assert mine.after == 2
