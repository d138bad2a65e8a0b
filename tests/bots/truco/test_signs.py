"""Signs that players of the program give: true, few and early."""

from __future__ import annotations

from collections import Counter

import pytest

from sueca_desktop.bots.truco import sign_to_give
from sueca_desktop.bots.truco.worlds import SHOWN_BY
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Accept, Keep, Pass, Raise, Sign, Signal
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import PRESETS, Rules, may, view
from sueca_desktop.rules.truco.variant import STRENGTH
from tests.rules.truco.hands import E, Match, N, S, W
from tests.rules.truco.walks import random_walk

SIGNING = (Level.INTERMEDIATE, Level.EXPERT, Level.MASTER)


def sign(match: Match, seat: Seat, seed: int = 0) -> Sign | None:
    given = sign_to_give(view(match.state, seat), Level.EXPERT, seed)
    return None if given is None else given.sign


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("4C 7H 4S", Sign.ZAP),
        ("7H 3S 4S", Sign.ESCOPETA),
        ("AS 7D 4S", Sign.ESPADILHA),
        ("7D 4H 4S", Sign.PICA_FUMO),
    ],
)
def test_the_best_manilha_is_told_before_the_first_card(cards: str, told: Sign) -> None:
    match = Match().deal({N: cards})
    assert sign(match, N) is told
    match.do(Signal(N, told))
    assert sign(match, N) is None


def test_a_second_one_only_when_a_raise_must_be_answered() -> None:
    match = Match().deal({N: "4C 3H 4S", S: "KH"}).do(Signal(N, Sign.ZAP)).plays("S KH")
    assert sign(match, N) is None
    match.do(Raise(E))
    assert sign(match, N) is Sign.THREE
    match.do(Signal(N, Sign.THREE))
    assert sign(match, N) is None


def test_no_sign_after_the_first_card() -> None:
    match = Match().deal({S: "4C 7H KH"}).plays("S KH")
    assert sign(match, S) is None


def test_poor_cards_are_told_when_asked_and_seldom_else() -> None:
    match = Match().deal({N: "4S 5S 6S", S: "KH"}).plays("S KH")
    unasked = Counter(sign(match, N, seed) for seed in range(200))
    assert set(unasked) == {None, Sign.NOTHING}
    assert unasked[None] > unasked[Sign.NOTHING]
    match.do(Raise(E))
    assert {sign(match, N, seed) for seed in range(20)} == {Sign.NOTHING}


def test_asked_again_in_the_same_hand_the_answer_stays_the_same() -> None:
    match = Match().deal({W: "4S 5S 6S", S: "KH", E: "2H", N: "3H"})
    for seed in range(40):
        first = sign(match, W, seed)
        later = Match().deal({W: "4S 5S 6S", S: "KH", E: "2H", N: "3H"}).plays("S KH, E 2H, N 3H")
        assert sign(later, W, seed) is first


def test_no_sign_to_a_partner_who_knows_the_cards() -> None:
    passed = Match().shuffle("4C 7H AS").do(Pass(S), Keep(S), Keep(E), Keep(W))
    assert sign(passed, N) is None
    shown = Match(PRESETS["velha_onze"], score=(11, 0)).deal({N: "4C 7H AS", E: "7D"}).do(Accept(S))
    assert sign(shown, N) is None
    assert sign(shown, E) is Sign.PICA_FUMO


def test_no_sign_by_a_beginner_or_where_the_rules_know_none() -> None:
    match = Match().deal({N: "4C 7H AS"})
    assert sign_to_give(view(match.state, N), Level.BEGINNER, 0) is None
    assert sign(Match(Rules(signals=False)).deal({N: "4C 7H AS"}), N) is None


@pytest.mark.parametrize("level", SIGNING)
def test_signs_are_legal_and_true_at_every_moment(level: Level) -> None:
    told: Counter[Sign] = Counter()
    for seed in range(40):
        for state in random_walk(seed).states:
            for seat in SEATS:
                given = sign_to_give(view(state, seat), level, seed)
                if given is None:
                    continue
                assert state.hand is not None
                assert may(state, given)
                held = [STRENGTH[card] for card in state.hand.of(seat)]
                told[given.sign] += 1
                if given.sign is Sign.NOTHING:
                    assert max(held) < SHOWN_BY[Sign.THREE]
                else:
                    assert SHOWN_BY[given.sign] in held
    assert set(told) == set(Sign)
