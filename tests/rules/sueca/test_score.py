"""Games for points, sweeps and ties, the carried bonus, and the end of a match."""

import pytest

from sueca_desktop.rules.events import CardPlayed, HandScored, MatchWon, TrickTaken
from sueca_desktop.rules.results import HandReason, Pair
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from tests.rules.sueca.hands import E, Match, N, S, W


def games_for(points: int) -> int:
    """Games of a team without sweep, by the table of the specification."""
    if points <= 60:
        return 0
    return 1 if points <= 90 else 2


@pytest.mark.parametrize("points", range(121))
def test_games_by_points(points: int) -> None:
    team, games, reason = Rules().outcome((points, 120 - points), (5, 5))
    won = {None: (0, 0), Team.NS: (games, 0), Team.EW: (0, games)}[team]
    assert won == (games_for(points), games_for(120 - points))
    assert (reason is HandReason.TIE) == (points == 60) == (team is None)


@pytest.mark.parametrize("rules", [Rules(), Rules(sweep="all_points")])
def test_all_ten_tricks_are_four_games(rules: Rules) -> None:
    assert rules.outcome((120, 0), (10, 0)) == (Team.NS, 4, HandReason.SWEEP)
    assert rules.outcome((0, 120), (0, 10)) == (Team.EW, 4, HandReason.SWEEP)


@pytest.mark.parametrize("points", [(120, 0), (0, 120)])
def test_120_points_with_a_trick_lost(points: Pair) -> None:
    tricks = (9, 1) if points[0] else (1, 9)
    team = Team.NS if points[0] else Team.EW
    assert Rules().outcome(points, tricks) == (team, 2, HandReason.POINTS)
    assert Rules(sweep="all_points").outcome(points, tricks) == (team, 4, HandReason.SWEEP)


@pytest.mark.parametrize("points", [119, 91])
def test_fewer_than_120_points_are_no_sweep(points: int) -> None:
    outcome = Rules(sweep="all_points").outcome((points, 120 - points), (9, 1))
    assert outcome == (Team.NS, 2, HandReason.POINTS)


@pytest.mark.parametrize("points", [29, 30, 59, 60, 61, 90, 91])
def test_a_hand_played_out_scores_by_the_table(points: int) -> None:
    match = Match(Rules(target=9))
    result = match.hand_of(points)
    assert result.games == (games_for(points), games_for(120 - points)) == match.state.score
    assert result.reason is (HandReason.TIE if points == 60 else HandReason.POINTS)


@pytest.mark.parametrize("points", [0, 120])
def test_a_hand_swept(points: int) -> None:
    match = Match(Rules(target=9))
    result = match.hand_of(points, swept=True)
    assert result.games == ((4, 0) if points else (0, 4))
    assert result.reason is HandReason.SWEEP
    assert result.tricks == ((10, 0) if points else (0, 10))


def test_without_carry_a_tie_is_forgotten() -> None:
    match = Match(Rules())
    assert match.hand_of(60).games == (0, 0)
    assert match.state.carry == 0
    assert match.hand_of(65).games == (1, 0)


def test_each_tie_adds_one_to_what_the_next_winners_get() -> None:
    match = Match(Rules(tie="carry", target=20))
    carried = []
    for points in (60, 60, 60, 30, 65, 60, 91):
        match.hand_of(points)
        carried.append(match.state.carry)
    assert carried == [1, 2, 3, 0, 0, 1, 0]
    assert [r.games for r in match.state.results] == [(0, 0)] * 3 + [(0, 4), (1, 0), (0, 0), (3, 0)]
    assert match.state.score == (4, 4)


@pytest.mark.parametrize("swept", [False, True])
def test_the_bonus_comes_on_top_of_a_sweep(swept: bool) -> None:
    match = Match(Rules(tie="carry", target=20, sweep="all_points"))
    match.hand_of(60)
    result = match.hand_of(0, swept=swept)
    assert (result.games, result.reason) == ((0, 5), HandReason.SWEEP)


@pytest.mark.parametrize("points", [25, 95])
def test_the_bonus_goes_to_the_winners_whoever_they_are(points: int) -> None:
    match = Match(Rules(tie="carry", target=20))
    match.hand_of(60)
    assert match.hand_of(points).games == ((3, 0) if points == 95 else (0, 3))


@pytest.mark.parametrize("target", range(1, 21))
def test_the_match_ends_at_the_target_uncut(target: int) -> None:
    match = Match(Rules(target=target))
    hands = 0
    while match.state.phase is not Phase.OVER:
        assert match.state.winner is None
        match.hand_of(91)
        hands += 1
    assert hands == (target + 1) // 2
    assert match.state.score == (2 * hands, 0)
    assert match.state.winner is Team.NS
    assert match.state.hand is None


def test_games_of_both_teams_are_kept_apart() -> None:
    match = Match(PRESETS["portugal"])
    for points in (65, 55, 95, 55, 30, 61):
        match.hand_of(points)
    assert match.state.score == (4, 3)
    assert match.state.winner is Team.NS


def test_what_is_told_of_the_last_trick_and_in_which_order() -> None:
    match = Match(Rules(target=1))
    match.hand_of(65)
    played, taken, scored, won = match.events[-4:]
    assert isinstance(played, CardPlayed)
    assert isinstance(taken, TrickTaken)
    assert taken.cards[-1] == played.card
    assert scored == HandScored(match.result, (1, 0), 0)
    assert won == MatchWon(Team.NS)


def test_the_deal_passes_on_after_ties_and_sweeps_too() -> None:
    match = Match(Rules(target=20))
    for points, swept in ((60, False), (120, True), (55, False), (60, False), (65, False)):
        match.hand_of(points, swept=swept)
    assert [result.dealer for result in match.state.results] == [S, E, N, W, S]
