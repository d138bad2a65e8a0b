"""Truco on the slate: tentos, raises and answers."""

from __future__ import annotations

import pytest
from hypothesis import given

from sueca_desktop.keeper.book import Sheet, Tap
from sueca_desktop.keeper.taps import IllegalTap, NewMatch
from sueca_desktop.keeper.truco import Accept, Raise, Run, SetRules, State, TrucoRules, Won
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.truco.variant import Ladder
from tests.keeper.taps import sheets

NS, EW = Team.NS, Team.EW
SPECIAL = TrucoRules(special_hand=True)


def after(*taps: Tap, rules: TrucoRules | None = None) -> State:
    state = Sheet(rules or TrucoRules(), taps).state
    assert isinstance(state, State)
    return state


def may(state_taps: tuple[Tap, ...], tap: Tap, rules: TrucoRules | None = None) -> bool:
    return Sheet(rules or TrucoRules(), state_taps).may(tap)


@pytest.mark.parametrize(
    ("ladder", "steps"), [("1-3-6-9-12", (1, 3, 6, 9, 12)), ("2-4-6-10-12", (2, 4, 6, 10, 12))]
)
def test_the_ladder_from_step_to_step_and_running_pays_the_stake_in_force(
    ladder: Ladder, steps: tuple[int, ...]
) -> None:
    rules = TrucoRules(target=30, ladder=ladder)
    taps: tuple[Tap, ...] = ()
    sides = (NS, EW) * 2
    for step, side in zip(steps, sides, strict=False):
        assert after(*taps, Won(EW), rules=rules).score == (0, step)
        asked = (*taps, Raise(side))
        ran = after(*asked, Run(), rules=rules)
        assert ran.score == ((step, 0) if side is NS else (0, step))
        assert (ran.stake, ran.hands[-1].ran) == (steps[0], True)
        taps = (*asked, Accept())
    assert after(*taps, Won(NS), rules=rules).score == (12, 0)
    assert not may(taps, Raise(NS), rules) and not may(taps, Raise(EW), rules)


def test_raising_as_an_answer_accepts_first() -> None:
    asked = (Raise(NS), Raise(EW))
    assert (after(*asked).stake, after(*asked).asked) == (3, 6)
    assert after(*asked, Run()).score == (0, 3)  # truco, six, run
    assert after(*asked, Accept(), Won(NS)).score == (6, 0)


def test_who_raised_last_may_not_raise_next() -> None:
    assert not may((Raise(NS), Accept()), Raise(NS))
    assert may((Raise(NS), Accept()), Raise(EW))
    assert not may((Raise(NS),), Raise(NS))
    assert may((Raise(NS), Accept(), Won(EW)), Raise(NS))


def test_an_answer_comes_before_anything_else_and_only_to_a_question() -> None:
    for tap in (Won(NS), Won(None)):
        assert not may((Raise(NS),), tap)
    for answer in (Accept(), Run()):
        assert not may((), answer)


def test_a_hand_of_ties_brings_nothing_and_the_deal_passes_on() -> None:
    state = after(Won(None))
    assert (state.score, state.dealer) == ((0, 0), state.rules.direction.after(after().dealer))


def test_the_match_ends_at_twelve() -> None:
    eleven: list[Tap] = [Won(NS)] * 11
    assert after(*eleven).winner is None
    state = after(*eleven, Won(NS))
    assert state.winner is NS
    assert after(*eleven, Won(NS), NewMatch()).matches == ((12, 0),)
    for tap in (Won(EW), Raise(EW), Accept(), Run()):
        with pytest.raises(IllegalTap):
            _ = Sheet(TrucoRules(), (*eleven, Won(NS), tap)).state


def test_the_hand_of_eleven_is_played_for_the_second_step_or_run_from() -> None:
    eleven: tuple[Tap, ...] = (Won(EW),) * 11
    state = after(*eleven, rules=SPECIAL)
    assert (state.special, state.asked, state.asked_by) == (True, 3, NS)
    assert after(*eleven, Run(), rules=SPECIAL).score == (1, 11)
    played = (*eleven, Accept())
    assert after(*played, Won(NS), rules=SPECIAL).score == (3, 11)
    assert after(*played, Won(EW), rules=SPECIAL).winner is EW
    for side in Team:
        assert not may(eleven, Raise(side), SPECIAL) and not may(played, Raise(side), SPECIAL)
    assert not after(*eleven).special


def test_at_eleven_all_nobody_raises_and_the_hand_is_worth_the_first_step() -> None:
    both: tuple[Tap, ...] = (*(Won(NS),) * 11, *(Run(),) * 11)  # EW gains one each time that NS runs
    state = after(*both, rules=SPECIAL)
    assert (state.score, state.special, state.asked, state.stake) == ((11, 11), True, None, 1)
    assert not may(both, Raise(NS), SPECIAL)


def test_other_rules_leave_the_hand_in_play_alone() -> None:
    rules = TrucoRules(ladder="2-4-6-10-12", special_hand=True, target=15)
    state = after(Raise(NS), Accept(), SetRules(rules))
    assert (state.stake, state.raiser) == (4, NS)
    eleven: tuple[Tap, ...] = (Won(EW),) * 11
    assert after(*eleven, SetRules(SPECIAL)).asked == 3
    assert after(*eleven, SetRules(SPECIAL), SetRules(TrucoRules())).asked is None


@given(sheets(2))
def test_the_score_is_the_sum_of_the_hands_and_each_was_a_step(sheet: Sheet) -> None:
    for state in sheet.states:
        assert isinstance(state, State)
        for side in Team:
            won = [hand.tentos for hand in state.hands if hand.winner is side]
            assert state.score[side.place] == sum(won)
        assert all((hand.tentos > 0) == (hand.winner is not None) for hand in state.hands)
        assert state.asked is None or state.asked > state.stake


def test_nobody_cannot_raise() -> None:
    with pytest.raises(TypeError):
        Raise(None)  # type: ignore[arg-type]
