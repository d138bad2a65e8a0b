"""What a hand brings, the end of the match, its winner and the marks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Suit
from sueca_desktop.rules.actions import Shuffle
from sueca_desktop.rules.events import MatchRanked, SobeScored
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import Four, SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, begin, legal_actions, to_act, why_not
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W


def result(chooser: Seat = E) -> SobeResult:
    return SobeResult(S, chooser, Suit.SPADES, (E,), (0, 5, 0, 0), (0, -5, 0, 0), SobeReason.ALONE)


@pytest.mark.parametrize(
    ("trump", "entered", "taken", "change"),
    [
        (Suit.SPADES, (E, N, W, S), (3, 2, 0, 0), (-3, -2, 5, 5)),
        (Suit.HEARTS, (E, N, W, S), (0, 5, 0, 0), (5, -5, 5, 5)),
        (Suit.DIAMONDS, (E, W), (0, 1, 0, 4), (0, -1, 0, -4)),
        (Suit.CLUBS, (E, N, W, S), (3, 2, 0, 0), (-6, -4, 10, 10)),
        (Suit.CLUBS, (E,), (0, 5, 0, 0), (0, -10, 0, 0)),
        (Suit.SPADES, (E, N), (0, 0, 5, 0), (0, 5, -5, 0)),
    ],
)
def test_tricks_go_down_none_goes_up_and_clubs_count_double(
    trump: Suit, entered: tuple[Seat, ...], taken: Four, change: Four
) -> None:
    assert Rules().change(trump, entered, taken) == change


def test_a_hand_played_out_is_scored() -> None:
    match = Match(dealer=S).deal({E: "AC 7C KC JC QC", N: "AH", W: "AD"}).trump("C").enter("EN")
    scored = match.play_out()
    assert scored == SobeResult(S, E, Suit.CLUBS, (E, N), (0, 5, 0, 0), (0, -10, 10, 0), SobeReason.PLAYED)
    assert match.state.score == (20, 10, 30, 20)
    assert (match.state.phase, match.state.hand, match.state.dealer) == (Phase.SHUFFLE, None, E)
    assert match.events[-1] == SobeScored(scored, match.state.score)


def test_the_match_ends_when_somebody_is_at_zero() -> None:
    match = Match(Rules(start=5), dealer=S).deal({E: "AS 7S KS JS QS"}).trump("S").enter("SENW")
    match.play_out()
    assert match.state.score == (10, 0, 10, 10)
    assert match.state.phase is Phase.OVER
    assert (match.state.winner, match.state.riscos) == (E, (-10, 30, -10, -10))
    assert match.events[-1] == MatchRanked(E, (-10, 30, -10, -10))
    assert (to_act(match.state), legal_actions(match.state)) == ((), ())
    assert why_not(match.state, Shuffle(match.rules.pack)) is Reason.MATCH_OVER


def test_and_not_before() -> None:
    match = Match(Rules(start=6), dealer=S).deal({E: "AS 7S KS JS QS"}).trump("S").enter("E")
    assert match.state.score == (6, 1, 6, 6)
    assert (match.state.phase, match.state.winner, match.state.riscos) == (Phase.SHUFFLE, None, None)


@pytest.mark.parametrize(
    ("score", "winner", "riscos"),
    [
        ((0, 11, 2, 5), S, (18, -11, -2, -5)),
        ((3, -1, 0, 7), E, (-3, 10, 0, -7)),
        ((-2, 9, -4, 1), N, (0, -9, 10, -1)),
        ((0, 0, 0, 0), E, (0, 0, 0, 0)),
        ((0, 4, 6, 0), W, (0, -4, -6, 10)),
        ((-1, 4, -1, 0), N, (0, -4, 4, 0)),
    ],
)
def test_lowest_wins_and_each_loser_pays_what_he_has_left(score: Four, winner: Seat, riscos: Four) -> None:
    state = replace(begin(Rules()), score=score, results=(result(),))
    assert (state.winner, state.riscos) == (winner, riscos)
    assert sum(riscos) == 0


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("chooser", SEATS)
def test_equal_the_first_from_the_chooser_wins(direction: Direction, chooser: Seat) -> None:
    rules = Rules(direction=direction.value)
    state = replace(begin(rules), score=(-1, -1, -1, -1), results=(result(), result(chooser)))
    assert state.winner is chooser
    others = replace(state, score=tuple(5 if seat is chooser else -1 for seat in SEATS))
    assert others.winner is direction.after(chooser)
