"""Playing cards: whose turn, what may be played, who takes the trick, what it counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Play, Score
from sueca_desktop.rules.events import CardPlayed, TrickTaken
from sueca_desktop.rules.reasons import IllegalAction, Reason
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, apply, to_act, why_not
from tests.rules.sueca.hands import E, Match, N, S, W


def in_play() -> Match:
    """S has dealt spades; E leads."""
    hands = {E: "AS AH 2H 2D 3D", N: "KH 5H 4D", W: "2C 3C 4C 5C 6C QC JC KC 7C AC", S: "3H 4S 5D"}
    return Match().deal(hands, "2S")


def test_the_leader_may_play_any_card() -> None:
    match = in_play()
    assert match.legal(E) == match.held(E)


def test_suit_is_followed_if_held() -> None:
    match = in_play().plays("E AH")
    assert match.legal(N) == " ".join(str(c) for c in match.hand.of(N) if str(c).endswith("H"))
    other = next(card for card in match.hand.of(N) if not str(card).endswith("H"))
    assert why_not(match.state, Play(N, other)) is Reason.MUST_FOLLOW


def test_without_the_suit_any_card_goes_no_duty_to_trump_or_to_beat() -> None:
    match = in_play().plays("E AH, N 5H")
    assert match.legal(W) == match.held(W)
    match.plays("W 2C")
    assert "3H" in match.legal(S).split()


def test_a_card_not_held_or_out_of_turn_is_refused() -> None:
    match = in_play()
    assert why_not(match.state, Play(E, Card.parse("KH"))) is Reason.NOT_HELD
    assert why_not(match.state, Play(E, Card.parse("TH"))) is Reason.NOT_HELD
    for seat in (S, N, W):
        assert why_not(match.state, Play(seat, match.hand.of(seat)[0])) is Reason.NOT_YOUR_TURN
    match.plays("E AH")
    assert why_not(match.state, Play(E, Card.parse("2H"))) is Reason.NOT_YOUR_TURN
    with pytest.raises(IllegalAction) as refused:
        match.plays("N AH")
    assert refused.value.reason is Reason.NOT_HELD


def test_a_card_is_played_once() -> None:
    match = in_play().plays("E AH, N 5H, W 2C, S 3H")
    assert to_act(match.state) == (E,)
    assert why_not(match.state, Play(E, Card.parse("AH"))) is Reason.NOT_HELD


def test_the_winner_takes_the_points_and_leads() -> None:
    match = in_play().plays("E 2H, N KH, W AC, S 3H")
    assert match.events[-2:] == [
        CardPlayed(S, Card.parse("3H")),
        TrickTaken(N, tuple(map(Card.parse, ("2H", "KH", "AC", "3H"))), 15),
    ]
    assert (match.hand.points, match.hand.taken) == ((15, 0), (1, 0))
    assert (match.hand.trick.leader, match.hand.trick.cards) == (N, ())
    assert to_act(match.state) == (N,)
    assert [str(card) for card in match.hand.tricks[0].cards] == ["2H", "KH", "AC", "3H"]


def test_an_unfinished_trick_does_not_count() -> None:
    match = in_play().plays("E AH, N KH, W AC")
    assert (match.hand.points, match.hand.taken) == ((0, 0), (0, 0))


def test_the_turned_card_is_open_until_it_is_played() -> None:
    match = in_play()
    is_open = []
    for plays in ("E AH, N 5H, W 2C", "S 3H, E 2D, N 4D, W 3C, S 5D", "S 2S", "E AS"):
        is_open.append(match.hand.trump_is_open)
        match.plays(plays)
    assert is_open == [True, True, True, False]
    assert (str(match.hand.trump), match.hand.holder) == ("2S", S)


def test_with_revokes_prevented_the_tenth_trick_closes_the_hand() -> None:
    match = Match(Rules(target=9)).deal({}, "2S").play_on(lambda _, legal: legal[-1], 39)
    assert match.state.phase is Phase.PLAY
    match.play_on(lambda _, legal: legal[-1], 1)
    assert (match.state.phase, match.state.hand) == (Phase.SHUFFLE, None)
    assert why_not(match.state, Score()) is Reason.NOT_NOW


def test_nothing_can_be_done_after_the_match() -> None:
    match = Match(Rules(target=1))
    match.hand_of(65)
    assert why_not(match.state, Play(S, Card.parse("2S"))) is Reason.MATCH_OVER
    with pytest.raises(IllegalAction):
        apply(match.state, Score())


@given(st.data(), st.sampled_from(sorted(PRESETS)), st.integers(0, 2**32))
def test_the_legal_cards_are_those_of_the_suit_led_or_all(data: st.DataObject, name: str, seed: int) -> None:
    rules = PRESETS[name]
    match = Match(rules, SEATS[seed % 4]).deal({}, str(rules.pack[seed % 40]))
    if match.state.phase is Phase.SPOIL:
        return
    match.play_on(lambda _, legal: legal[seed % len(legal)], data.draw(st.integers(0, 39)))
    [seat] = to_act(match.state)
    held, led = match.hand.of(seat), match.hand.trick.led
    following = {card for card in held if card.suit is led}
    expected = held if rules.revoke != "prevented" or not following else following
    assert set(match.legal(seat).split()) == set(map(str, expected))
