"""Sobe e Desce on the slate."""

from __future__ import annotations

import pytest
from hypothesis import given

from sueca_desktop.keeper.book import Sheet, Tap
from sueca_desktop.keeper.sobe import Hand, SetRules, SobeRules, State, Took
from sueca_desktop.keeper.taps import NewMatch, SetDealer
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce.state import marks
from tests.keeper.taps import sheets


def after(*taps: Tap, start: int = 20) -> State:
    state = Sheet(SobeRules(start), taps).state
    assert isinstance(state, State)
    return state


def test_tricks_are_subtracted_none_costs_five_and_who_sat_out_stays() -> None:
    assert after(Hand((3, 2, 0, None))).points == (17, 18, 25, 20)


def test_clubs_count_double() -> None:
    assert after(Hand((3, 2, 0, None), clubs=True)).points == (14, 16, 30, 20)


def test_one_who_plays_alone_has_all_tricks() -> None:
    assert after(Hand((None, None, 5, None))).points == (20, 20, 15, 20)


@pytest.mark.parametrize("took", [(3, 3, None, None), (None, None, None, None), (6, -1, 0, 0), (4, 0, 0, 0)])
def test_a_hand_has_five_tricks(took: Took) -> None:
    with pytest.raises(ValueError, match="trick"):
        Hand(took)


def test_the_example_of_the_rules() -> None:
    assert marks((0, 11, 2, 5), Seat.S) == (18, -11, -2, -5)


def test_the_match_is_over_at_nought_and_riscos_add_up_over_matches() -> None:
    four = [Hand((5, None, None, 0))] * 4
    assert after(*four[1:]).winner is None
    won = after(*four)
    assert (won.winner, won.points, won.riscos) == (Seat.S, (0, 20, 20, 40), (80, -20, -20, -40))
    again = after(*four, NewMatch(), *[Hand((None, 5, None, None))] * 4)
    assert again.riscos == (60, 40, -40, -60)


def test_of_equals_the_first_from_the_chooser_wins_and_who_is_below_nought_loses_nothing() -> None:
    taps: list[Tap] = [Hand((2, 2, 1, None), clubs=True)] * 4  # 4, 4, 12, 20
    last = Hand((2, 2, 1, 0), clubs=True)
    for dealer, winner in ((Seat.W, Seat.S), (Seat.S, Seat.E), (Seat.E, Seat.S)):
        now = after(*taps)
        chosen: list[Tap] = [] if now.dealer is dealer else [SetDealer(dealer)]
        state = after(*taps, *chosen, last)
        assert state.points == (0, 0, 10, 30)
        assert state.winner is winner
    assert marks((-2, 0, 7, -1), Seat.S) == (7, 0, -7, 0)


def test_who_has_to_play() -> None:
    state = after(Hand((5, 0, None, None)), Hand((5, 0, None, None)), SetDealer(Seat.S))
    assert [state.must_play(seat) for seat in SEATS] == [False, True, True, True]  # E chooses trumps
    state = after(Hand((5, None, 0, None)), Hand((5, None, None, 0)), Hand((5, None, 0, None)))
    assert state.points[Seat.S.place] == 5
    assert state.must_play(Seat.S) and state.must_play(Seat.E) and not state.must_play(Seat.N)


def test_another_start_counts_at_once_only_on_an_empty_slate() -> None:
    assert after(SetRules(SobeRules(30))).points == (30, 30, 30, 30)
    hand = Hand((5, None, None, 0))
    assert after(hand, SetRules(SobeRules(30))).points == (15, 20, 20, 25)
    assert after(hand, SetRules(SobeRules(30)), NewMatch()).points == (30, 30, 30, 30)


@given(sheets(1))
def test_riscos_are_only_passed_from_one_to_the_other(sheet: Sheet) -> None:
    for state in sheet.states:
        assert isinstance(state, State)
        assert sum(state.riscos) == 0
        assert (state.winner is not None) == (min(state.points) <= 0)
        if state.winner is not None:
            assert state.points[state.winner.place] == min(state.points)
