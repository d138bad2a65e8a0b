"""Faults that other card programs had in public, as small inputs for this one.

The numbers are those of the project's list of such faults.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sueca_desktop.rules.actions import Enter, Play, SitOut, Template
from sueca_desktop.rules.events import MatchRanked
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, legal_actions, view, why_not
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W


def test_48_nobody_sits_out_without_limit() -> None:
    match = Match(Rules(start=50), dealer=S)
    match.deal({}).trump("S").enter("E")
    match.deal({}).trump("S").enter("N")
    match.deal({}).trump("S").do(Enter(W, ()))
    assert why_not(match.state, SitOut(S)) is Reason.MUST_ENTER
    assert SitOut(S) not in view(match.state, S).actions


def test_48_nor_at_five_points_or_fewer_nor_as_chooser() -> None:
    match = Match(Rules(start=5), dealer=S).deal({}).trump("D").do(Enter(E, ()))
    assert why_not(match.state, SitOut(N)) is Reason.MUST_ENTER
    match = Match(dealer=S).deal({}).trump("D")
    assert why_not(match.state, SitOut(E)) is Reason.MUST_ENTER


def test_50_of_several_who_come_down_to_zero_at_once_the_lowest_wins() -> None:
    hands = {E: "2S 2H 3H 4H 5H", N: "AS 7S 6H JH QH", W: "KS JS QS AH 7H", S: "6S 5S 4D 3D 2D"}
    match = Match(Rules(start=5), dealer=S).deal(hands).trump("S").enter("SENW")
    match.state = replace(match.state, score=(5, 5, 1, 1))
    assert match.play_out().tricks == (0, 0, 2, 3)
    assert match.state.score == (10, 10, -1, -2)
    assert match.state.winner is W
    assert match.events[-1] == MatchRanked(W, (-10, -10, 0, 20))


@pytest.mark.parametrize(("direction", "first"), [("anticlockwise", N), ("clockwise", W)])
def test_50_equal_the_first_from_the_chooser_wins(direction: str, first: object) -> None:
    match = Match(Rules(direction=direction, start=5), dealer=S)  # type: ignore[arg-type]
    match.deal({}).trump("S").enter("SENW").play_out()
    state = replace(match.state, score=(9, 9, -1, -1))
    assert state.results[-1].chooser in (E, W)
    assert state.winner is first


def test_52_without_trumps_nothing_else_can_be_done() -> None:
    match = Match(dealer=S).deal({E: "AS 7S KS"})
    assert match.state.phase is Phase.TRUMP
    assert {type(action).__name__ for action in legal_actions(match.state)} == {"NameTrump", "TurnUp"}
    for seat in SEATS:
        assert why_not(match.state, Enter(seat, ())) is Reason.NOT_NOW
        assert why_not(match.state, SitOut(seat)) is Reason.NOT_NOW
        for card in match.hand.of(seat):
            assert why_not(match.state, Play(seat, card)) is Reason.NOT_NOW
    assert not any(isinstance(action, Template) for action in legal_actions(match.state))
