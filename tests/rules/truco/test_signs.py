"""Signs to the partner: when, by whom, and who sees them."""

import pytest

from sueca_desktop.rules.actions import Raise, Sign, Signal
from sueca_desktop.rules.events import SignGiven
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import Rules, legal_actions, to_act, view, visible, why_not
from tests.rules.truco.hands import E, Match, N, S, W

EVERY_SIGN = {Signal(seat, sign) for seat in SEATS for sign in Sign}


def signs(match: Match) -> set[object]:
    return {action for action in legal_actions(match.state) if isinstance(action, Signal)}


def test_anybody_may_give_any_sign_while_cards_are_played_or_a_raise_is_answered() -> None:
    match = Match().deal({})
    assert signs(match) == EVERY_SIGN
    match.do(Raise(S))
    assert signs(match) == EVERY_SIGN


def test_no_signs_while_sets_are_received_or_nothing_is_dealt() -> None:
    match = Match()
    assert why_not(match.state, Signal(S, Sign.ZAP)) is Reason.NOT_NOW
    match.shuffle()
    assert why_not(match.state, Signal(S, Sign.ZAP)) is Reason.NOT_NOW


def test_no_signs_where_the_rules_know_none() -> None:
    match = Match(Rules(signals=False)).deal({})
    assert why_not(match.state, Signal(S, Sign.ZAP)) is Reason.CANNOT_SIGNAL
    assert signs(match) == set()


@pytest.mark.parametrize("seat", SEATS)
def test_only_the_partner_sees_a_sign(seat: Seat) -> None:
    match = Match().deal({}).do(Signal(seat, Sign.NOTHING))
    event = match.events[-1]
    assert event == SignGiven(seat, Sign.NOTHING)
    for other in SEATS:
        ours = other in (seat, seat.partner)
        assert visible(event, other, match.state) == (event if ours else None)
        assert match.seen(other).signs == ((Signal(seat, Sign.NOTHING),) if ours else ())


def test_a_sign_changes_nothing_else() -> None:
    match = Match().deal({})
    before = match.state
    opponent_saw = view(before, E)
    match.do(Signal(N, Sign.THREE))
    assert to_act(match.state) == to_act(before)
    assert set(legal_actions(match.state)) == set(legal_actions(before))
    assert view(match.state, E) == opponent_saw
    assert (match.state.score, match.state.phase) == (before.score, before.phase)


def test_signs_may_lie_and_be_repeated_the_latest_last() -> None:
    match = Match().deal({N: "4H 4S 4D"})
    match.do(Signal(N, Sign.ZAP), Signal(N, Sign.NOTHING), Signal(N, Sign.ZAP))
    assert match.seen(S).signs == (Signal(N, Sign.NOTHING), Signal(N, Sign.ZAP))


def test_signs_end_with_the_hand() -> None:
    match = Match().deal({}).do(Signal(W, Sign.ZAP), Signal(S, Sign.ZAP))
    for seat in (W, E):
        assert match.seen(seat).signs == (Signal(W, Sign.ZAP),)
    hands = {S: "4C 7H", E: "5H 6H", N: "4S 5S", W: "4D 5D"}
    again = Match().deal(hands).do(Signal(S, Sign.ZAP))
    again.plays("S 4C, E 5H, N 4S, W 4D, S 7H, E 6H, N 5S, W 5D").deal({})
    assert again.seen(N).signs == ()
