"""Worlds that fit what a seat knows."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from sueca_desktop.bots.truco.worlds import SHOWN_BY, Worlds, strengths
from sueca_desktop.rules.actions import Accept, Keep, Pass, Raise, Sign, Signal
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import PRESETS, Phase, Rules, view
from sueca_desktop.rules.truco.variant import PACK
from tests.rules.truco.hands import E, Match, N, S, W
from tests.rules.truco.walks import random_walk


def worlds(match: Match, seat: Seat, *, weighted: bool = False) -> Worlds:
    seen = view(match.state, seat)
    assert seen.hand is not None
    return Worlds(seen, seen.hand, Random(3).random, weighted=weighted)


@pytest.mark.parametrize("weighted", [False, True])
def test_no_card_lies_twice_and_all_hold_as_many_as_they_do(weighted: bool) -> None:
    pack = Counter(strengths(PACK))
    for seed in range(30):
        for state in random_walk(seed).states[::3]:
            if state.phase not in (Phase.PLAY, Phase.RESPOND, Phase.SPECIAL):
                continue
            for seat in SEATS:
                seen = view(state, seat)
                assert seen.hand is not None
                hands, weight = Worlds(seen, seen.hand, Random(seed).random, weighted=weighted).deal()
                order = state.rules.order_of_play.from_seat(seat)
                assert [len(cards) for cards in hands] == [seen.hand.counts[one.place] for one in order]
                assert all(cards == sorted(cards) for cards in hands)
                assert hands[0] == strengths(seen.hand.cards)
                opened = [c for trick in (*seen.hand.tricks, seen.hand.trick) for c in trick.cards if c]
                thrown = [card for _, cards in seen.hand.discarded for card in cards]
                used = Counter(chain(*hands, strengths(opened), strengths(thrown)))
                assert used <= pack
                assert weight > 0


def test_every_unseen_card_may_be_anywhere() -> None:
    match = Match().deal({S: "4C 7H AS"})
    dealer = worlds(match, S)
    met: list[set[int]] = [set(), set(), set()]
    for _ in range(400):
        hands, _ = dealer.deal()
        for place in range(3):
            met[place].update(hands[place + 1])
    assert met == [set(range(11))] * 3


def test_passed_cards_are_the_partners() -> None:
    match = Match().shuffle("4C 7H AS").do(Pass(S), Keep(S), Keep(E), Keep(W))
    for _ in range(20):
        hands, _ = worlds(match, S).deal()
        assert hands[2] == [11, 12, 13]


def test_shown_cards_are_the_partners_and_which_he_covered_is_open() -> None:
    match = Match(PRESETS["velha_onze"], score=(11, 0)).deal({S: "3H 3D 5S", N: "4C QH 5H"}).do(Accept(S))
    match.plays(f"S 3H, E {match.held(E).split()[0]}, N 5H, W {match.held(W).split()[0]}, S 3D")
    match.plays(f"E {match.held(E).split()[0]}, N (QH)")
    dealer = worlds(match, S)
    assert {tuple(dealer.deal()[0][2]) for _ in range(60)} == {(13,), (4,)}


@pytest.mark.parametrize("sign", SHOWN_BY)
def test_a_sign_puts_the_card_into_the_partners_hand(sign: Sign) -> None:
    match = Match().deal({S: "KH KD KS"}).do(Signal(N, sign), Signal(E, Sign.NOTHING))
    dealer = worlds(match, S)
    for _ in range(40):
        assert SHOWN_BY[sign] in dealer.deal()[0][2]


def test_the_sign_of_nothing_leaves_the_partner_without_threes_and_better() -> None:
    match = Match().deal({S: "KH KD KS"}).do(Signal(N, Sign.NOTHING))
    dealer = worlds(match, S)
    assert max(card for _ in range(60) for card in dealer.deal()[0][2]) < SHOWN_BY[Sign.THREE]


def test_a_sign_of_a_card_that_lies_elsewhere_is_not_believed() -> None:
    match = Match().deal({S: "4C KD KS"}).do(Signal(N, Sign.ZAP))
    dealer = worlds(match, S)
    assert all(13 not in dealer.deal()[0][2] for _ in range(40))


def test_worlds_count_for_more_where_a_raiser_has_good_cards() -> None:
    match = Match(Rules(rejects=0)).deal({S: "KH KD KS"}).plays("S KS").do(Raise(E))
    dealer = worlds(match, S, weighted=True)
    good: list[float] = []
    poor: list[float] = []
    for _ in range(300):
        hands, weight = dealer.deal()
        (good if sum(hands[1]) > 28 else poor if sum(hands[1]) < 14 else []).append(weight)
    assert min(good) > max(poor)


def test_a_raise_without_cards_in_hand_is_no_judge() -> None:
    """In answer to a raise even he may raise who has played his last card."""
    hands = {S: "3H 2H 4H", E: "2S 3S 5H", N: "4S 5S 6S", W: "4D 5D 6D"}
    match = Match().deal(hands).plays("S 3H, E 2S, N 4S, W 4D, S 2H, E 3S, N 5S, W 5D, E 5H")
    match.do(Raise(N), Raise(E))
    dealer = worlds(match, S, weighted=True)
    assert dealer.deal()[1] > 0
