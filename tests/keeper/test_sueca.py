"""Sueca on the slate, against the table of games and the rules of ties, revokes and the end of a match."""

from __future__ import annotations

import pytest
from hypothesis import given

from sueca_desktop.keeper.book import Sheet, Tap
from sueca_desktop.keeper.sueca import BRAZIL, Hand, How, SetRules, State, SuecaRules, Target, omen
from sueca_desktop.keeper.taps import IllegalTap, NewMatch
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.sueca.cross import Omen
from tests.keeper.taps import sheets

NS, EW = Team.NS, Team.EW
CARRY = SuecaRules(tie="carry", target=10)


def after(rules: SuecaRules, *taps: Tap) -> State:
    state = Sheet(rules, taps).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("how", "games"), [(How.ONE, 1), (How.TWO, 2), (How.SWEEP, 4), (How.REVOKE, 2), (How.TIE, 0)]
)
def test_what_a_hand_brings(how: How, games: int) -> None:
    if how is How.TIE:
        assert after(SuecaRules(), Hand(how)).score == (0, 0)
        return
    assert after(SuecaRules(), Hand(how, NS)).score == (games, 0)
    assert after(SuecaRules(), Hand(how, EW)).score == (0, games)


def test_a_revoke_costs_four_where_that_is_the_rule() -> None:
    assert after(SuecaRules(revoke=4), Hand(How.REVOKE, EW)).score == (0, 4)


@pytest.mark.parametrize("points", range(121))
def test_counted_points_are_worth_what_the_rules_of_the_table_say(points: int) -> None:
    winner, games, _ = Rules().outcome((points, 120 - points), (5, 5))
    hand = Hand.counted(points)
    assert (hand.winner, after(SuecaRules(), hand).games(hand.how)) == (winner, games)
    score = after(SuecaRules(), hand).score
    assert score == ((0, 0) if winner is None else (games, 0) if winner is NS else (0, games))


@pytest.mark.parametrize("points", [-1, 121])
def test_no_hand_has_other_points(points: int) -> None:
    with pytest.raises(ValueError, match="0 to 120"):
        Hand.counted(points)


@pytest.mark.parametrize(
    ("how", "winner", "points"),
    [
        (How.TIE, NS, None),
        (How.ONE, None, None),
        (How.ONE, NS, 91),
        (How.SWEEP, NS, 120),
        (How.TIE, None, 61),
    ],
)
def test_a_hand_that_contradicts_itself_is_none(how: How, winner: Team | None, points: int | None) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  each part has words of its own
        Hand(how, winner, points)


@pytest.mark.parametrize("how", [How.ONE, How.TWO, How.SWEEP, How.REVOKE])
def test_each_tie_makes_the_next_scored_hand_worth_one_more(how: How) -> None:
    ties = (Hand(How.TIE), Hand(How.TIE))
    plain = after(CARRY, Hand(how, EW)).score[1]
    state = after(CARRY, *ties, Hand(how, EW))
    assert state.score == (0, plain + 2)
    assert (state.bonus, state.hands[-1].bonus) == (0, 2)
    assert after(CARRY, *ties, Hand(how, EW), Hand(how, NS)).score == (plain, plain + 2)


def test_without_carrying_a_tie_leaves_nothing() -> None:
    assert after(SuecaRules(), Hand(How.TIE), Hand(How.ONE, NS)).score == (1, 0)


@given(sheets(0))
def test_the_score_is_the_sum_of_the_hands_and_every_bonus_was_a_tie(sheet: Sheet) -> None:
    for state in sheet.states:
        assert isinstance(state, State)
        assert state.score == tuple(sum(hand.games[side] for hand in state.hands) for side in (0, 1))
        ties = sum(scored.hand.how is How.TIE for scored in state.hands)
        spent = sum(scored.bonus for scored in state.hands)
        assert 0 <= spent + state.bonus <= ties
        if state.rules.tie == "no_score":
            assert state.bonus == 0


@pytest.mark.parametrize("target", [3, 4, 7, 10])
def test_a_match_ends_at_its_target_and_not_before(target: Target) -> None:
    rules = SuecaRules(target=target)
    ones = [Hand(How.ONE, EW)] * target
    assert after(rules, *ones[1:]).winner is None
    state = after(rules, *ones)
    assert (state.winner, state.score) == (EW, (0, target))
    with pytest.raises(IllegalTap):
        _ = Sheet(rules, (*ones, Hand(How.ONE, NS))).state


def test_a_score_may_pass_the_target_and_is_not_cut() -> None:
    state = after(SuecaRules(target=3), Hand(How.TWO, NS), Hand(How.SWEEP, NS), NewMatch())
    assert state.matches == ((6, 0),)


def test_a_target_set_too_low_by_mistake_can_be_raised_again() -> None:
    hands: list[Tap] = [Hand(How.SWEEP, NS), SetRules(SuecaRules(target=10))]
    assert after(SuecaRules(), *hands).winner is None
    assert after(SuecaRules(), *hands, Hand(How.SWEEP, EW), SetRules(SuecaRules(target=3))).winner is None
    assert (
        after(SuecaRules(), *hands, Hand(How.SWEEP, EW), Hand(How.ONE, EW), SetRules(SuecaRules())).winner
        is EW
    )


def test_giving_up_carrying_gives_up_the_bonus() -> None:
    assert after(CARRY, Hand(How.TIE), SetRules(SuecaRules(target=10))).bonus == 0
    assert after(CARRY, Hand(How.TIE), SetRules(SuecaRules(target=7, tie="carry"))).bonus == 1


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([Hand(How.SWEEP, NS)], "cat"),
        ([Hand(How.ONE, NS), Hand(How.TWO, EW), Hand(How.TWO, EW)], "umbrella"),
        ([Hand(How.ONE, NS)] * 3 + [Hand(How.TWO, EW)] * 2, "shiver"),
        ([Hand(How.ONE, NS)] * 2 + [Hand(How.TWO, EW), Hand(How.ONE, NS), Hand(How.TWO, EW)], None),
        ([Hand(How.ONE, NS)] * 3, None),
    ],
)
def test_what_the_cross_calls_the_end(hands: list[Tap], expected: Omen | None) -> None:
    assert omen(after(BRAZIL, *hands)) == expected
    assert omen(after(SuecaRules(), *hands)) is None


def test_the_deal_goes_round_as_the_rules_say() -> None:
    two = [Hand(How.TIE), Hand(How.ONE, NS)]
    assert after(SuecaRules(), *two).dealer is Seat.N
    assert [hand.dealer for hand in after(SuecaRules(), *two).hands] == [Seat.S, Seat.E]
    assert [hand.dealer for hand in after(BRAZIL, *two).hands] == [Seat.S, Seat.W]


def test_rules_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="none of"):
        SuecaRules(target=5)  # type: ignore[arg-type]
