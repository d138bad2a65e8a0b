"""How the table stands, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from sueca_desktop.cards import parse_cards
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, State, view
from sueca_desktop.rules.sueca.view import HandView
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.languages import LanguageSwitch
from sueca_desktop.text.lists import listed
from sueca_desktop.text.state_text import hand_sentences
from sueca_desktop.text.sueca.heard_text import own_card_detail, plate_detail, turn_call
from sueca_desktop.text.sueca.state_text import state_sentences
from tests.sample_match import HEADER, NAMES, table_after

pytestmark = pytest.mark.usefixtures("english")

FAN = parse_cards("AS 7S QH")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[LanguageSwitch]:
    """English with its plurals, whatever other tests have left; may be changed."""
    switch = LanguageSwitch(qapp)
    switch.use("en")
    yield switch
    switch.use("en")


def playing(cards: int, deal: int = 7) -> tuple[PlayerView, Header, HandView]:
    table = table_after(cards, deal)
    seen = table.view(Seat.S)
    assert seen.hand is not None
    return seen, table.header, seen.hand


def test_lists_are_joined_as_people_say_them() -> None:
    assert [listed(words) for words in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_the_hand_is_told_in_order_and_each_suit_once() -> None:
    assert hand_sentences(FAN) == ["You hold 3 cards.", "Spades: ace and seven.", "Hearts: queen."]


def test_state_tells_trick_trump_points_and_score() -> None:
    for cards in range(39):
        seen, header, hand = playing(cards)
        told = " ".join(state_sentences(seen, header, seen.hand.cards if seen.hand else ()))
        plays = hand.trick.plays()
        assert told.count(" led ") == min(1, len(plays))
        assert told.count(" played the ") == max(0, len(plays) - 1)
        assert ("winning the trick" in told) == bool(plays)
        assert f"{hand.points[0]} points in " in told.replace("point ", "points ")
        assert f"{hand.points[1]} points in " in told.replace("point ", "points ")
        assert "Trumps are" in told and "it goes to 4" in told
        assert ("has been played" in told) == (not hand.trump_is_open)
        assert ("your turn" in told) == seen.my_turn


def test_the_winner_of_the_trick_is_named() -> None:
    seen, header, hand = playing(0)
    trick = Trick(Seat.E, hand.trick.direction, parse_cards("2S AS 3S"))
    told = state_sentences(
        replace(seen, hand=replace(hand, trick=trick, trump=parse_cards("2H")[0])), header, ()
    )
    assert told[1:5] == [
        "Bruno led the two of spades.",
        "Amélia played the ace of spades.",
        "Tiago played the three of spades.",
        "Amélia is winning the trick so far: 11 points.",
    ]


def test_between_two_steps_nobody_has_the_turn() -> None:
    seen, header, _ = playing(3)
    told = state_sentences(replace(seen, to_act=(), actions=()), header, ())
    assert not any("turn" in sentence.split() for sentence in told)


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("seat", SEATS)
def test_every_moment_has_words(phase: Phase, seat: Seat) -> None:
    seen = replace(view(State(HEADER.rules), Seat.S), phase=phase, to_act=(seat,), score=(4, 1), carry=1)
    told = state_sentences(seen, HEADER, ())
    assert all(sentence.endswith((".", "!", "?")) for sentence in told)
    assert "After a tie this hand is worth 1 game more." in told
    if seat is not Seat.S and phase in (Phase.CUT, Phase.TRUMP, Phase.SPOIL, Phase.PLAY):
        assert NAMES[seat.place] in told[0]


def test_the_draw_is_told_by_its_prompt() -> None:
    seen = view(State(HEADER.rules), Seat.S)
    assert state_sentences(seen, HEADER, (), DealerDraw.start(HEADER.rules))[0].startswith("Draw a card")
    assert turn_call(replace(seen, phase=Phase.CUT), HEADER).startswith("Cut where you like")


def test_a_plate_says_team_turn_deal_cards_and_level() -> None:
    seen, _, hand = playing(2)
    for seat in SEATS:
        said = plate_detail(seen, seat, {Seat.E: Level.BEGINNER})
        assert f"{hand.counts[seat.place]} cards" in said
        assert ("Level: Beginner." in said) == (seat is Seat.E)
        assert ("ealt." in said) == (seat is seen.dealer)
        assert ("turn." in said) == (seat in seen.to_act)
    assert plate_detail(seen, Seat.N, {}).startswith("Your partner.")
    assert plate_detail(seen, Seat.W, {}).startswith("An opponent.")


def test_a_card_says_why_it_cannot_be_played() -> None:
    reasons = set()
    for cards in range(39):
        seen, _, hand = playing(cards)
        for card in hand.cards:
            detail = own_card_detail(seen, hand, card)
            if card in seen.playable:
                assert "must" not in detail and "not your turn" not in detail
            else:
                assert ("must follow suit" in detail) == seen.my_turn
                reasons.add(seen.my_turn)
    assert reasons == {True, False}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["1 trick,", "21 points", "3 tricks", "You hold"]),
        ("pt_PT", ["em 1 vaza;", "21 pontos", "3 vazas", "Tens"]),
        ("pt_BR", ["em 1 vaza;", "21 pontos", "3 vazas", "Você tem"]),
    ],
)
def test_numbers_have_their_plurals_in_every_language(
    english: LanguageSwitch, language: str, words: list[str]
) -> None:
    seen, header, hand = playing(0)
    shown = replace(seen, hand=replace(hand, points=(11, 21), taken=(1, 3)))
    english.use(language)
    told = " ".join(state_sentences(shown, header, FAN))
    for word in words:
        assert word in told
    assert "(s)" not in told


def test_presets_with_another_length_say_how_far_the_match_goes() -> None:
    seen = view(State(PRESETS["tournament"]), Seat.S)
    assert state_sentences(seen, replace(HEADER, rules=PRESETS["tournament"]), ())[-1].endswith(
        "it goes to 10."
    )
