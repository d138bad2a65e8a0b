"""Raises and their answers, and what the winners of a hand score."""

import pytest

from sueca_desktop.rules.actions import Accept, Play, Raise, Run
from sueca_desktop.rules.events import HandGivenUp, MatchWon, RaiseAccepted, StakeRaised, TentosScored
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.rules.truco import Phase, Raised, Rules, legal_actions, why_not
from tests.rules.truco.hands import E, Match, N, S, W

QUIET = Rules(signals=False)
BOTH = pytest.mark.parametrize("rules", [QUIET, Rules(signals=False, ladder="2-4-6-10-12")], ids=["1", "2"])
NS_WINS = "S 4C, E 4H, N 4S, W 4D, S 7H, E 5H, N 5S, W 5D"


def dealt(rules: Rules = QUIET) -> Match:
    return Match(rules).deal({S: "4C 7H", E: "4H 5H", N: "4S 5S", W: "4D 5D"})


def test_a_hand_is_worth_the_first_step() -> None:
    match = dealt().plays(NS_WINS)
    assert (match.result.stake, match.result.tentos, match.state.score) == (1, 1, (1, 0))
    match = dealt(Rules(ladder="2-4-6-10-12")).plays(NS_WINS)
    assert (match.result.stake, match.result.tentos, match.state.score) == (2, 2, (2, 0))


@BOTH
def test_the_caller_still_plays_his_card_once_accepted(rules: Rules) -> None:
    match = dealt(rules).do(Raise(S))
    assert StakeRaised(S, rules.steps[1]) in match.events
    assert match.state.phase is Phase.RESPOND
    assert match.turn() == "E W"
    match.do(Accept(W))
    assert match.events[-1] == RaiseAccepted(W, rules.steps[1])
    assert (match.turn(), match.hand.stake, match.hand.asked) == ("S", rules.steps[1], None)
    match.plays(NS_WINS)
    assert match.state.score == (rules.steps[1], 0)


def test_either_of_the_other_team_answers_and_nobody_else() -> None:
    match = dealt().do(Raise(S))
    expected = {action(seat) for seat in (E, W) for action in (Accept, Run, Raise)}
    assert set(legal_actions(match.state)) == expected
    for seat in (S, N):
        for action in (Accept, Run, Raise):
            assert why_not(match.state, action(seat)) is Reason.NOT_YOUR_TURN


def test_32_pressing_truco_twice_asks_for_three_once() -> None:
    match = dealt().do(Raise(S))
    assert not match.may(Raise(S))
    assert match.hand.asked == 3


def test_only_the_player_on_turn_may_raise() -> None:
    match = dealt()
    for seat in (E, N, W):
        assert why_not(match.state, Raise(seat)) is Reason.NOT_YOUR_TURN
    match.plays("S 4C")
    assert match.may(Raise(E))
    assert why_not(match.state, Raise(S)) is Reason.NOT_YOUR_TURN


def test_nobody_raises_whose_team_raised_last() -> None:
    match = dealt().do(Raise(S), Accept(E))
    assert why_not(match.state, Raise(S)) is Reason.CANNOT_RAISE
    match.plays("S 4C")
    assert match.may(Raise(E))
    match.plays("E 4H")
    assert why_not(match.state, Raise(N)) is Reason.CANNOT_RAISE
    match.plays("N 4S").do(Raise(W))
    assert (match.hand.stake, match.hand.asked, match.turn()) == (3, 6, "S N")
    assert match.seen(E).raises == (Raised(S, 3, 0), Raised(W, 6, 3))
    match.do(Accept(N)).plays("W 4D")
    assert match.hand.stake == 6
    assert match.may(Raise(S))


@BOTH
def test_a_raise_in_answer_accepts_what_was_asked_and_asks_for_more(rules: Rules) -> None:
    match = dealt(rules)
    for place, (seat, answering) in enumerate([(S, "E W"), (E, "S N"), (N, "E W"), (W, "S N")]):
        match.do(Raise(seat))
        assert (match.hand.stake, match.hand.asked) == (rules.steps[place], rules.steps[place + 1])
        assert match.turn() == answering
    for seat in (S, N):
        assert why_not(match.state, Raise(seat)) is Reason.CANNOT_RAISE
    match.do(Accept(S))
    assert (match.turn(), match.hand.stake) == ("S", 12)
    assert why_not(match.state, Raise(S)) is Reason.CANNOT_RAISE
    match.plays(NS_WINS)
    assert match.state.score == (12, 0)


@BOTH
@pytest.mark.parametrize("raises", [1, 2, 3, 4])
def test_46_running_pays_the_stake_in_force(rules: Rules, raises: int) -> None:
    match = dealt(rules).do(*(Raise(seat) for seat in (S, E, S, E)[:raises]))
    match.do(Run(S if raises % 2 == 0 else W))
    paid = rules.steps[raises - 1]
    winner = Team.NS if raises % 2 else Team.EW
    assert match.result.reason is TrucoReason.RUN
    assert (match.result.stake, match.result.tentos, match.result.winner) == (paid, paid, winner)
    assert match.state.score[winner.place] == paid
    assert isinstance(match.events[-2], HandGivenUp)


def test_running_in_the_second_trick_keeps_the_tricks_in_the_result() -> None:
    match = dealt().plays("S 4C, E 4H, N 4S, W 4D").do(Raise(S), Run(W))
    assert match.result.tricks == (Team.NS,)
    assert match.result.tentos == 1


def test_an_unanswered_raise_stops_the_cards() -> None:
    match = dealt().do(Raise(S))
    for seat in SEATS:
        assert {why_not(match.state, Play(seat, card)) for card in match.hand.of(seat)} == {Reason.NOT_NOW}


def test_nothing_is_answered_before_anything_is_asked() -> None:
    match = dealt()
    for action in (Accept(S), Run(S), Accept(E), Run(E)):
        assert why_not(match.state, action) is Reason.NOT_NOW


@pytest.mark.parametrize("score", [(11, 11), (10, 3), (11, 0)])
def test_scores_are_not_cut_at_the_target_and_the_match_ends_once(score: tuple[int, int]) -> None:
    match = Match(QUIET, score=score).deal({S: "4C 7H", E: "4H 5H", N: "4S 5S", W: "4D 5D"})
    match.do(Raise(S), Accept(E)).plays(NS_WINS)
    assert match.state.score == (score[0] + 3, score[1])
    assert match.state.phase is Phase.OVER
    assert match.state.winner is Team.NS
    assert [type(event) for event in match.events[-2:]] == [TentosScored, MatchWon]
    assert legal_actions(match.state) == ()
    assert why_not(match.state, Raise(S)) is Reason.MATCH_OVER
    assert match.turn() == ""


def test_a_match_is_won_by_running_too() -> None:
    match = Match(QUIET, score=(0, 11)).deal({S: "4C"}).plays("S 4C")
    match.do(Raise(E), Run(N))
    assert match.state.winner is Team.EW
    assert [event for event in match.events if isinstance(event, MatchWon)] == [MatchWon(Team.EW)]


def test_the_ladder_does_not_depend_on_the_target() -> None:
    match = dealt(Rules(target=3)).do(Raise(S), Raise(E), Raise(S), Raise(E), Accept(S))
    assert match.hand.stake == 12
    assert all(match.seen(seat).stake == 12 for seat in SEATS)
