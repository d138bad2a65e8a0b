"""The hand of eleven (of ten with the other ladder): shown cards, accepted or not, no raises."""

import pytest

from sueca_desktop.rules.actions import Accept, Play, Raise, Run, Sign, Signal
from sueca_desktop.rules.events import HandGivenUp, PartnersShown, SpecialAccepted
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco import PRESETS, Phase, Rules, legal_actions, view, visible, why_not
from tests.rules.truco.hands import E, Match, N, S, W

ELEVEN = PRESETS["velha_onze"]
TEN = PRESETS["mineiro"]
HANDS = {S: "4C 7H 3S", E: "4H 5H 6H", N: "4S 5S 6S", W: "4D 5D 6D"}
NS_WINS = "S 4C, E 4H, N 4S, W 4D, S 7H, E 5H, N 5S, W 5D"


def dealt(rules: Rules, score: tuple[int, int]) -> Match:
    return Match(rules, score=score).deal(HANDS)


@pytest.mark.parametrize(
    ("rules", "score", "special"),
    [
        (ELEVEN, (11, 3), Team.NS),
        (ELEVEN, (0, 11), Team.EW),
        (ELEVEN, (10, 10), None),
        (ELEVEN, (11, 11), None),
        (TEN, (10, 8), Team.NS),
        (TEN, (11, 9), Team.NS),
        (TEN, (8, 10), Team.EW),
        (TEN, (10, 11), None),
        (Rules(), (11, 0), None),
        (Rules(special_hand=True, target=3), (2, 0), Team.NS),
    ],
)
def test_when_exactly_one_team_lacks_no_more_than_the_first_step(
    rules: Rules, score: tuple[int, int], special: Team | None
) -> None:
    match = dealt(rules, score)
    assert match.state.phase is (Phase.PLAY if special is None else Phase.SPECIAL)
    assert match.turn() == ("S" if special is None else " ".join(special.members))


def test_the_players_of_that_team_see_each_others_cards_and_nobody_else() -> None:
    match = dealt(ELEVEN, (0, 11))
    shown = match.events[-1]
    assert shown == PartnersShown(Team.EW, ((E, match.hand.of(E)), (W, match.hand.of(W))))
    for seat in SEATS:
        theirs = seat in (E, W)
        hidden = PartnersShown(Team.EW, ((E, (None,) * 3), (W, (None,) * 3)))
        assert visible(shown, seat, match.state) == (shown if theirs else hidden)
        assert match.seen(seat).partner_cards == (match.hand.of(seat.partner) if theirs else ())


def test_shown_cards_stay_known_until_they_are_played_open() -> None:
    match = dealt(ELEVEN, (11, 0)).do(Accept(S)).plays("S 3S, E 4H, N 4S, W 4D")
    assert " ".join(map(str, match.seen(S).partner_cards)) == "6S 5S"
    assert " ".join(map(str, match.seen(N).partner_cards)) == "7H 4C"
    match.plays("S (7H)")
    assert " ".join(map(str, match.seen(N).partner_cards)) == "7H 4C"
    assert match.seen(N).counts[0] == 1


@pytest.mark.parametrize("seat", [S, N])
@pytest.mark.parametrize(("rules", "worth"), [(ELEVEN, 3), (TEN, 4)])
def test_either_accepts_and_the_hand_is_worth_the_second_step(rules: Rules, worth: int, seat: Seat) -> None:
    match = dealt(rules, (11, 3)).do(Accept(seat))
    assert match.events[-1] == SpecialAccepted(seat, worth)
    assert (match.state.phase, match.turn(), match.hand.stake) == (Phase.PLAY, "S", worth)
    match.plays(NS_WINS)
    assert match.state.score == (11 + worth, 3)


@pytest.mark.parametrize(("rules", "paid"), [(ELEVEN, 1), (TEN, 2)])
def test_running_pays_the_others_the_first_step(rules: Rules, paid: int) -> None:
    match = dealt(rules, (11, 3)).do(Run(N))
    assert match.state.score == (11, 3 + paid)
    assert (match.result.reason, match.result.stake, match.result.tentos) == (
        TrucoReason.SPECIAL_RUN,
        paid,
        paid,
    )
    assert match.result.tricks == ()
    assert HandGivenUp(N) in match.events


def test_only_that_team_decides_and_no_card_is_played_before() -> None:
    match = dealt(ELEVEN, (11, 3))
    assert set(legal_actions(match.state)) == {Accept(S), Run(S), Accept(N), Run(N)}
    assert why_not(match.state, Accept(E)) is Reason.NOT_YOUR_TURN
    assert why_not(match.state, Play(S, match.hand.of(S)[0])) is Reason.NOT_NOW
    assert why_not(match.state, Signal(S, Sign.ZAP)) is Reason.NOT_NOW


def test_35_nobody_may_raise_in_a_special_hand() -> None:
    match = dealt(ELEVEN, (11, 3))
    assert why_not(match.state, Raise(S)) is Reason.CANNOT_RAISE
    match.do(Accept(S))
    for play in NS_WINS.split(", ")[:7]:
        for seat in SEATS:
            assert not match.may(Raise(seat))
            assert not view(match.state, seat).may_raise
        match.plays(play)


def test_35_nor_when_both_teams_are_as_near_and_then_no_cards_are_shown() -> None:
    match = dealt(TEN, (10, 11))
    assert why_not(match.state, Raise(S)) is Reason.CANNOT_RAISE
    assert match.hand.stake == 2
    assert [match.seen(seat).partner_cards for seat in SEATS] == [(), (), (), ()]
    match.plays(NS_WINS)
    assert match.state.score == (12, 11)
    assert match.state.phase is Phase.OVER


def test_without_the_rule_eleven_is_a_hand_like_any_other() -> None:
    match = dealt(Rules(), (11, 3))
    assert match.may(Raise(S))
    assert match.seen(S).partner_cards == ()
