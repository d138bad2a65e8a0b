"""A sensible partner: what the program's users complained about elsewhere, and what it does for reasons."""

from __future__ import annotations

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.advice import HintReason
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.bots.sueca.rule_player import advise
from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PlayerView, Rules
from sueca_desktop.text.hints import hint_sentence
from tests.bots.positions import position


def card(view: PlayerView) -> str:
    advice = advise(view)
    assert advice is not None
    assert isinstance(advice.action, Play)
    for seed in range(25):  # a forgetful moment never costs what these rows are about
        action = player_for(Level.INTERMEDIATE, seed).choose(view, Limit(), lambda: False)
        assert action == advice.action
    return str(advice.action.card)


def reason(view: PlayerView) -> HintReason:
    advice = advise(view)
    assert advice is not None
    return advice.reason


# Fault 23.
def test_partners_winning_ace_is_not_trumped_by_the_last_player() -> None:
    view = position("2S 3C", "4H AH 5H", Seat.E, "6S")
    assert card(view) == "3C"


# Fault 24.
def test_no_ace_is_thrown_on_a_trick_of_the_opponents() -> None:
    view = position("AC 3C", "4H 5H AH", Seat.E, "6S")
    assert card(view) == "3C"


# Fault 25.
def test_points_are_loaded_on_the_partners_trick_and_kept_from_the_opponents() -> None:
    assert card(position("7D 2D", "4H AH 5H", Seat.E, "6S")) == "7D"
    assert card(position("7D 2D", "4H 5H AH", Seat.E, "6S")) == "2D"


# Fault 17: the order of the cards is sueca's.
def test_seven_beats_the_king_and_takes_the_trick() -> None:
    assert card(position("7S 2S", "4S 5S KS", Seat.E, "6H")) == "7S"


# Fault 11: and in the Azores the ten is what the seven is elsewhere.
def test_ten_is_the_manilha_in_the_azores() -> None:
    assert card(position("TS 2S", "4S 5S KS", Seat.E, "6H", rules=Rules(manilha="10"))) == "TS"


# Fault 1: the first card of the pack, as the only one.
@pytest.mark.parametrize("only", ["AS", "2C", "AC", "2S"])
def test_only_card_is_played(only: str) -> None:
    view = position(only, "4H 5H 6H", Seat.E, "6D")
    assert card(view) == only
    assert reason(view) is HintReason.ONLY_CARD


def test_ace_that_runs_is_led() -> None:
    finished = ((Seat.S, "2H 3H 4H 5H"),)
    view = position("AD 2C 3C", "", Seat.S, "6S", finished=finished)
    assert card(view) == "AD"


def test_bare_manilha_is_not_led_under_an_ace_that_is_out() -> None:
    assert card(position("7D 2C 3C 4H", "", Seat.S, "6S")) != "7D"


def test_rich_trick_is_trumped_with_the_cheapest_trump_that_holds() -> None:
    view = position("AS 2S 4D", "7H 4H AH", Seat.E, "6S")
    assert card(view) == "2S"
    assert reason(view) is HintReason.TRUMP_IN


def test_low_trump_is_not_thrown_under_a_higher_one() -> None:
    assert card(position("2S 3C", "7H 4H KS", Seat.E, "6S")) == "3C"


def test_points_are_not_thrown_on_a_trick_that_their_third_player_can_raise() -> None:
    """W has led low and E, its partner, plays before N."""
    finished = ((Seat.S, "AD 2D 4D 6D"), (Seat.S, "5C 4C 6C AC"))
    view = position("2S 7D JD QD 3D 7C KC 3C", "2H", Seat.W, "JS", holder=Seat.N, finished=finished)
    advice = advise(view)
    assert advice is not None
    assert advice.action != Play(Seat.S, Card.parse("7D"))


def test_last_player_is_not_told_that_they_could_still_beat_the_partner() -> None:
    view = position("7H 4H 2D", "QH KH 3H", Seat.E, "6S")
    assert card(view) == "7H"
    assert reason(view) is HintReason.LOAD


def test_guard_of_the_manilha_is_kept() -> None:
    view = position("7D 4D 3C 2C", "4H 5H AS", Seat.E, "6S")
    assert card(view) in {"2C", "3C"}
    assert reason(view) is HintReason.KEEP_GUARD


def test_trick_that_wins_the_hand_is_said_to() -> None:
    finished = ((Seat.S, "AH 2H 7H 3H"), (Seat.S, "AC 2C 7C 3C"), (Seat.S, "KS 2S QS 3S"))
    view = position("AD 2D 5C", "KD 3D 4D", Seat.E, "6S", finished=finished)
    advice = advise(view)
    assert advice is not None
    assert advice.reason is HintReason.WINS_HAND
    assert advice.points == 42 + 6 + 15


def test_worthless_trick_is_not_trumped() -> None:
    view = position("2S 3D", "4H 2H 5H", Seat.E, "6S")
    assert card(view) == "3D"


def test_last_player_takes_with_the_highest_points_that_win() -> None:
    assert card(position("AD 3D", "4D 5D 6D", Seat.E, "6S")) == "AD"


def test_turned_trump_is_known_to_be_with_its_holder() -> None:
    """W plays last and holds the open ace of trumps: no king of trumps can be sure."""
    view = position("KS 2H", "4S 5S", Seat.N, "AS", holder=Seat.E)
    assert card(view) in {"KS", "2H"}
    advice = advise(view)
    assert advice is not None
    assert advice.reason is not HintReason.TAKE_SURE


def test_every_reason_has_a_sentence_with_the_card_in_it() -> None:
    header = Header(Rules(), ("Rosa", "Bruno", "Amélia", "Tiago"))
    view = position("7D 2D", "4H AH 5H", Seat.E, "6S")
    advice = advise(view)
    assert advice is not None
    sentence = hint_sentence(advice, header)
    assert "seven of diamonds" in sentence
    assert "Amélia" in sentence
