"""Rules of thumb: trumps, in or out, what is kept, which card is played; and what scores are worth."""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sobe_e_desce import player_for
from sueca_desktop.bots.sobe_e_desce.codes import CODES
from sueca_desktop.bots.sobe_e_desce.judgement import WORTH, enters, promise, worth_keeping
from sueca_desktop.bots.sobe_e_desce.playing import play_out, thumb_card
from sueca_desktop.bots.sobe_e_desce.rule_player import RulePlayer
from sueca_desktop.bots.sobe_e_desce.stakes import standing
from sueca_desktop.bots.sobe_e_desce.weights import FRESH
from sueca_desktop.cards import Suit, parse_cards
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, State, apply, to_act, view
from tests.bots.sobe_e_desce.positions import never
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W, random_match

SPADES = 0


def codes(text: str) -> list[int]:
    return [CODES[card] for card in parse_cards(text)]


def choice(match: Match, seat: Seat, level: Level = Level.INTERMEDIATE) -> Action | None:
    return player_for(level, 0).choose(view(match.state, seat), Limit(iterations=400), never)


def test_better_cards_are_worth_more() -> None:
    for trump in range(4):
        for suit in range(4):
            worth = WORTH[trump][10 * suit : 10 * suit + 10]
            assert sorted(set(worth)) == list(worth)
            assert min(WORTH[trump][10 * trump : 10 * trump + 10]) > FRESH


def test_trumps_and_aces_are_kept() -> None:
    assert worth_keeping(codes("2S AH 7H KD 3C"), SPADES) == codes("2S AH")


def test_a_hand_promises_no_less_for_a_better_card() -> None:
    assert promise(codes("AS 7S KS 2H 3H"), SPADES) > promise(codes("AS 7S 4D 2H 3H"), SPADES)
    assert promise(codes("KD 7S KS 2H 3H"), SPADES) == promise(codes("5D 7S KS 2H 3H"), SPADES)


def test_the_more_have_entered_the_better_a_hand_must_be() -> None:
    hand = codes("6S 4S 2H 3H 4H")
    assert [enters(hand, SPADES, entered) for entered in (0, 1, 2, 3)] == [True, True, True, False]


@pytest.mark.parametrize("level", Level)
def test_a_splendid_hand_is_named_entered_and_kept(level: Level) -> None:
    for number in range(3):
        match = Match(dealer=S).deal({E: "AS 7S KS JS QS", N: "AH 7H KH JH QH", W: "2D 3D 4D 2H 3C"})
        if level is not Level.BEGINNER:
            assert choice(match, E, level) == NameTrump(E, Suit.SPADES)
        match.trump("S")
        assert choice(match, E, level) == Enter(E, ())
        assert number < 3


@pytest.mark.parametrize("level", Level)
def test_a_hopeless_hand_is_sat_out(level: Level) -> None:
    match = Match(dealer=S).deal({E: "AS 7S KS JS QS", N: "2H 3H 4D 5D 2C"}).trump("S").do(Enter(E, ()))
    assert choice(match, N, level) == SitOut(N)


@pytest.mark.parametrize("level", Level)
def test_what_must_be_entered_is_entered(level: Level) -> None:
    match = Match(Rules(start=5)).deal({N: "2H 3H 4D 5D 2C"}).trump("S").do(Enter(E, ()))
    assert isinstance(choice(match, N, level), Enter)


def test_last_to_play_a_trick_is_taken_as_cheaply_as_may_be() -> None:
    assert thumb_card(codes("AH 7H 2H"), codes("3H KH"), SPADES, 0, 0) == codes("7H")[0]
    assert thumb_card(codes("AH 7H 2H"), codes("3H KH 2S"), SPADES, 0, 0) == codes("2H")[0]
    assert thumb_card(codes("7S 3S 2D"), codes("AH 2H"), SPADES, 0, 0) == codes("3S")[0]


def test_a_card_that_nobody_beats_is_led() -> None:
    assert thumb_card(codes("7S 2D 3D"), [], SPADES, 3, 1 << CODES[parse_cards("AS")[0]]) == codes("7S")[0]


def test_a_trick_that_cannot_be_won_gets_the_weakest_card() -> None:
    assert thumb_card(codes("KD 2C QD"), codes("AH"), SPADES, 2, 0) == codes("2C")[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_played_out_in_numbers_is_a_hand_by_the_rules(seed: int) -> None:
    """Both ways: `play_out` in codes, and the rule player in the engine."""
    compared = 0
    for state in random_match(Rules(start=50), Random(seed), 300):
        if state.phase is Phase.PLAY and state.hand is not None:
            assert by_numbers(state) == by_rules(state)
            compared += 1
    assert compared > 20


def by_rules(state: State) -> tuple[int, ...]:
    done = len(state.results)
    while len(state.results) == done:
        [seat] = to_act(state)
        action = RulePlayer(0, forgetful=False).choose(view(state, seat), Limit(), never)
        assert isinstance(action, Play)
        state, _ = apply(state, action)
    return state.results[-1].tricks


def by_numbers(state: State) -> tuple[int, ...]:
    hand = state.hand
    assert hand is not None and hand.trump is not None
    players = [seat.place for seat in hand.trick.players]
    following = [-1] * 4
    for place, player in enumerate(players):
        following[player] = players[(place + 1) % len(players)]
    hands = [[CODES[card] for card in hand.of(seat)] for seat in SEATS]
    seen = sum(1 << CODES[card] for trick in (*hand.tricks, hand.trick) for card in trick.cards)
    lying = [CODES[card] for card in hand.trick.cards]
    best = hand.trick.winner(hand.trump, state.rules.order) if lying else hand.trick.leader
    taken = list(hand.taken)
    trump = list(Suit).index(hand.trump)
    play_out(hands, following, trump, hand.trick.to_play.place, lying, best.place, taken, seen)
    return tuple(taken)


def test_lower_is_better_and_the_others_higher() -> None:
    assert standing((10, 20, 20, 20), 0) > standing((15, 20, 20, 20), 0) > standing((15, 20, 12, 20), 0)
    assert standing((1, 20, 20, 20), 0) < standing((0, 20, 20, 20), 0)


def test_a_match_that_is_over_is_worth_what_the_rules_say() -> None:
    won, lost = standing((0, 11, 2, 5), 0), standing((11, 0, 2, 5), 0)
    assert won > 1 > 0 > lost
    assert standing((-1, -1, 4, 4), 0) > 1
    assert standing((-1, -1, 4, 4), 1) == 0
    assert standing((-1, 3, -2, 4), 0) == 0


@pytest.mark.parametrize(("three", "says"), [("AS 4D 5C", "S"), ("JH 6H 2C", "H"), ("JS 3D 4C", None)])
def test_trumps_are_named_with_an_ace_or_a_pair_and_else_turned_up(three: str, says: str | None) -> None:
    match = Match().deal({E: three})
    assert choice(match, E) == (TurnUp(E) if says is None else NameTrump(E, Suit(says)))
