"""The duties of play, whose turn it is, and who takes the trick."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import Card, Suit, cards_text, parse_cards
from sueca_desktop.rules.actions import Enter, Play, SitOut
from sueca_desktop.rules.events import CardPlayed, TrickTaken
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, to_act, why_not
from sueca_desktop.rules.sobe_e_desce.play import why_not_card
from sueca_desktop.rules.tricks import Trick
from tests.rules.sobe_e_desce import plain
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W

PACK = Rules().pack


def at_play(hands: dict[Seat, str], trump: str, entering: str = "SENW") -> Match:
    match = Match().deal(hands).trump(trump)
    return match.enter(entering)


def test_the_chooser_leads_first() -> None:
    match = at_play({}, "S")
    assert match.state.phase is Phase.PLAY
    assert to_act(match.state) == (E,)
    assert why_not(match.state, Play(N, match.hand.of(N)[0])) is Reason.NOT_YOUR_TURN


def test_the_winner_leads_the_next_trick() -> None:
    match = at_play({E: "2H", N: "3H", W: "AH", S: "4H"}, "S").plays("E 2H, N 3H, W AH, S 4H")
    assert to_act(match.state) == (W,)
    assert match.hand.taken == (0, 0, 0, 1)
    assert match.events[-1] == TrickTaken(W, parse_cards("2H 3H AH 4H"), 1)
    assert match.hand.trick == Trick(W, Direction.ANTICLOCKWISE)


def test_those_who_sit_out_are_skipped() -> None:
    match = at_play({E: "2H 2D", W: "AH 3D", N: "AS"}, "S", "EW").plays("E 2H, W AH")
    assert match.events[-2:] == [CardPlayed(W, Card.parse("AH")), TrickTaken(W, parse_cards("2H AH"), 1)]
    assert to_act(match.state) == (W,)
    match.plays("W 3D, E 2D")
    assert to_act(match.state) == (W,)
    assert [len(match.hand.of(seat)) for seat in SEATS] == [5, 3, 5, 3]
    assert why_not(match.state, Play(N, Card.parse("AS"))) is Reason.NOT_YOUR_TURN


def test_a_leader_who_holds_the_ace_of_trumps_leads_it() -> None:
    match = at_play({E: "AS 7S AH KH 2D"}, "S")
    assert match.legal(E) == "AS"
    assert match.refusal(E, "7S") is Reason.MUST_LEAD_ACE


def test_and_so_in_any_later_trick() -> None:
    match = at_play({E: "2H 3H 4H", N: "3D 3C 4D", W: "AH AS 7D"}, "S", "EW").plays("E 2H, W AH")
    assert match.legal(W) == "AS"
    assert match.refusal(W, "7D") is Reason.MUST_LEAD_ACE


def test_only_the_leader_owes_the_ace_of_trumps() -> None:
    match = at_play({E: "2S", N: "AS 3S"}, "S").plays("E 2S")
    assert set(match.legal(N).split()) >= {"AS", "3S"}


def test_follow_suit_without_a_duty_to_beat() -> None:
    match = at_play({E: "KH", N: "AH 2H AS 3S 4D"}, "S").plays("E KH")
    assert match.legal(N) == "AH 2H"
    assert match.refusal(N, "AS") is Reason.MUST_FOLLOW


def test_following_trumps_one_need_not_beat_either() -> None:
    match = at_play({E: "KS", N: "7S 2S AH 3H 4D"}, "S").plays("E KS")
    assert match.legal(N) == "7S 2S"


def test_void_one_trumps_a_trick_in_which_no_trump_lies() -> None:
    match = at_play({E: "KH", N: "7S 2S AD 3D 4D"}, "S").plays("E KH")
    assert match.legal(N) == "7S 2S"
    assert match.refusal(N, "AD") is Reason.MUST_TRUMP


def test_void_one_overtrumps_if_able() -> None:
    match = at_play({E: "KH", N: "4S AD 3D 4D 5D", W: "7S 5S 3S AC KC"}, "S").plays("E KH, N 4S")
    assert match.legal(W) == "7S 5S"
    assert match.refusal(W, "3S") is Reason.MUST_OVERTRUMP
    assert match.refusal(W, "AC") is Reason.MUST_OVERTRUMP


def test_unable_to_overtrump_any_card_goes() -> None:
    match = at_play({E: "KH", N: "KS AD 3D 4D 5D", W: "5S 3S AC KC QC"}, "S").plays("E KH, N KS")
    assert match.legal(W) == "5S 3S AC KC QC"


def test_the_highest_of_several_trumps_is_the_one_to_beat() -> None:
    hands = {E: "KH", N: "4S AD 3D 4D 5D", W: "6S AC KC QC JC", S: "QS 5S 7D KD QD"}
    match = at_play(hands, "S").plays("E KH, N 4S, W 6S")
    assert match.legal(S) == "QS"


def test_void_without_trumps_any_card_goes() -> None:
    match = at_play({E: "KH", N: "AD 3D 4D AC 2C"}, "S").plays("E KH")
    assert match.legal(N) == "AD 4D 3D AC 2C"


def test_refusals_of_cards_that_are_not_held_or_face_down() -> None:
    match = at_play({E: "KH", N: "AH"}, "S")
    assert match.refusal(E, "AH") is Reason.NOT_HELD
    assert why_not(match.state, Play(E, Card.parse("KH"), face_down=True)) is Reason.CANNOT_COVER
    assert why_not(match.state, Enter(E, ())) is Reason.NOT_NOW
    assert why_not(match.state, SitOut(E)) is Reason.NOT_NOW


hands = st.lists(st.sampled_from(PACK), min_size=1, max_size=8, unique=True)
suits = st.sampled_from(Suit)


@given(hands, st.integers(0, 3), suits)
def test_the_duties_are_those_of_the_words(cards: list[Card], number: int, trump: Suit) -> None:
    lying, held = tuple(cards[: min(number, len(cards) - 1)]), tuple(cards[min(number, len(cards) - 1) :])
    trick = Trick(Seat.S, Direction.ANTICLOCKWISE, lying)
    allowed = {str(card) for card in held if why_not_card(card, held, trick, trump, Rules().order) is None}
    words = plain.playable(cards_text(held).split(), cards_text(lying).split(), trump.value)
    assert allowed == set(words)
    assert allowed


@given(
    st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True),
    suits,
    st.sampled_from(SEATS),
    st.sampled_from(Direction),
    st.frozensets(st.sampled_from(SEATS), max_size=2),
)
def test_tricks_of_fewer_players(
    cards: list[Card], trump: Suit, leader: Seat, direction: Direction, out: frozenset[Seat]
) -> None:
    out -= {leader}
    cards = cards[: 4 - len(out)]
    trick = Trick(leader, direction)
    for seat in out:
        trick = trick.without(seat)
    order = "SENW" if direction is Direction.ANTICLOCKWISE else "SWNE"
    players = [leader.value]
    for card in cards:
        assert trick.to_play == players[-1]
        assert not trick.complete
        trick = trick.with_card(card)
        players.append(plain.next_player(order, "".join(out), players[-1]))
    assert trick.complete == (len(cards) == 4 - len(out))
    won = plain.winning(cards_text(cards).split(), trump.value)
    assert trick.winner(trump, Rules().order) == players[won]
    assert [seat.value for seat, _ in trick.plays()] == players[:-1]
    assert trick.next_led_by(trick.players[-1]).players[0] == trick.players[-1]


@pytest.mark.parametrize(
    ("cards", "trump", "wins"),
    [("4S 7S KS 2S", "H", "7S"), ("JS KD", "H", "JS"), ("AH 2C", "C", "2C"), ("2C AH 3C", "C", "3C")],
)
def test_highest_trump_else_highest_of_the_suit_led(cards: str, trump: str, wins: str) -> None:
    trick = Trick(Seat.E, Direction.CLOCKWISE, parse_cards(cards))
    assert str(dict(trick.plays())[trick.winner(Suit(trump), Rules().order)]) == wins
