"""Revokes: what is accepted, who may claim, when, what it costs, and what it must not tell."""

from typing import Literal

import pytest

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Claim, Play, Score
from sueca_desktop.rules.events import HandScored, MatchWon, RevokeClaimed
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import Phase, Rules, legal_actions, may, to_act, view, why_not
from tests.rules.sueca.hands import E, Match, N, S, W, first

Penalty = Literal["two_games", "four_games"]

HANDS = {E: "AH 2H 2D 3D", N: "KH 5H 4D 4C", W: "2C 3C 4S 5C 6C QC JC KC 7C AC", S: "3H 5D 6D"}


def in_play(revoke: Penalty = "two_games") -> Match:
    """S has dealt spades; E leads. W has no heart; everybody else has."""
    return Match(Rules(revoke=revoke, target=10)).deal(HANDS, "2S")


def claims(match: Match) -> set[str]:
    """Claims that may come next, as accuser and accused."""
    listed = {a.by + a.against for a in legal_actions(match.state) if isinstance(a, Claim)}
    accepted = {a + b for a in SEATS for b in SEATS if may(match.state, Claim(a, b))}
    assert listed == accepted
    return listed


def test_an_illegal_card_is_refused_only_where_revokes_are_prevented() -> None:
    for revoke, reason in (("prevented", Reason.MUST_FOLLOW), ("two_games", None), ("four_games", None)):
        match = Match(Rules(revoke=revoke)).deal(HANDS, "2S").plays("E AH")  # type: ignore[arg-type]
        assert why_not(match.state, Play(N, Card.parse("4D"))) is reason


def test_every_card_held_is_listed() -> None:
    match = in_play().plays("E AH")
    assert match.legal(N) == match.held(N)


def test_a_revoke_is_won_by_the_usual_rule() -> None:
    match = in_play().plays("E AH, N 4D, W 2C, S 2S")
    assert (match.hand.points, match.hand.trick.leader) == ((11, 0), S)


def test_nobody_can_be_accused_who_always_followed() -> None:
    match = in_play().plays("E AH, N 5H")
    assert claims(match) == set()
    assert why_not(match.state, Claim(E, N)) is Reason.NOTHING_TO_CLAIM


def test_leading_is_never_a_revoke() -> None:
    match = in_play().plays("E AH, N KH, W 2C, S 3H, E 2D")
    assert claims(match) == {"SW", "NW"}


def test_each_opponent_may_claim_at_once_whoevers_turn_it_is() -> None:
    match = in_play().plays("E AH, N 4D")
    assert claims(match) == {"EN", "WN"}
    assert to_act(match.state) == (W,)
    match.plays("W 2C")
    assert claims(match) == {"EN", "WN", "SW", "NW"}
    match.plays("S 3H")
    assert claims(match) == {"EN", "WN", "SW", "NW"}


def test_nobody_claims_against_himself_or_partner() -> None:
    match = in_play().plays("E AH, N 4D")
    for by in (N, S):
        assert why_not(match.state, Claim(by, N)) is Reason.NOTHING_TO_CLAIM


def test_discards_of_an_earlier_trick_can_still_be_claimed() -> None:
    match = in_play().plays("E AH, N 4D, W 2C, S 3H, E 2D, N 5H, W 3C, S 5D")
    assert claims(match) == {"EN", "WN", "SW", "NW"}


def test_with_revokes_prevented_nobody_claims() -> None:
    match = Match().deal(HANDS, "2S").plays("E AH, N 5H, W 2C")
    assert claims(match) == set()
    assert why_not(match.state, Claim(S, W)) is Reason.NOTHING_TO_CLAIM


@pytest.mark.parametrize(("revoke", "games"), [("two_games", 2), ("four_games", 4)])
@pytest.mark.parametrize("by", [E, W])
def test_a_true_claim_pays_the_accusers(revoke: Penalty, games: int, by: Seat) -> None:
    match = in_play(revoke).plays("E AH, N 4D")
    result = match.claim(by, N)
    assert (result.games, result.reason) == ((0, games), HandReason.REVOKE)
    assert match.events[-2] == RevokeClaimed(by, N, proven=True)
    assert match.events[-1] == HandScored(result, (0, games), 0)


@pytest.mark.parametrize(("revoke", "games"), [("two_games", 2), ("four_games", 4)])
@pytest.mark.parametrize("by", [N, S])
def test_a_false_claim_pays_the_accused(revoke: Penalty, games: int, by: Seat) -> None:
    match = in_play(revoke).plays("E AH, N 4D, W 2C")
    result = match.claim(by, W)
    assert (result.games, result.reason) == ((0, games), HandReason.REVOKE)
    assert match.events[-2] == RevokeClaimed(by, W, proven=False)


def test_it_is_the_accused_who_must_have_revoked() -> None:
    # N has, but W is accused, who could not follow.
    match = in_play().plays("E AH, N 4D, W 2C")
    assert match.claim(S, W).games == (0, 2)


def test_a_revoke_of_an_earlier_hand_is_forgotten() -> None:
    match = in_play().plays("E AH, N 4D")
    assert match.hand.revoked == {N}
    match.play_out(first)
    games = match.state.score
    hands = {N: "2D 3D 4D 5D 2H 3H 4H 5H 6H QH", W: "AD AC", S: "6D 2C", E: "QD 3C"}
    match.deal(hands, "2S").plays("N 2D, W AD, S 6D, E QD")
    assert claims(match) == set()
    match.plays("W AC, S 2C, E 3C, N 3D")
    assert match.claim(E, N).games == (2, 0)
    assert match.state.score == (games[0] + 2, games[1])


def test_a_claim_ends_the_hand_with_the_finished_tricks() -> None:
    match = in_play().plays("E AH, N KH, W AC, S 3H, E 2D, N 5H, W 7C")
    result = match.claim(E, N)
    assert (result.points, result.tricks, result.games) == ((0, 26), (0, 1), (0, 2))
    assert (match.state.phase, match.state.dealer, match.state.hand) == (Phase.SHUFFLE, E, None)


@pytest.mark.parametrize(("by", "against"), [(E, N), (S, W)])
def test_the_carried_bonus_goes_with_a_claim_true_or_false(by: Seat, against: Seat) -> None:
    match = Match(Rules(revoke="two_games", tie="carry", target=20), N)
    match.hand_of(60)
    match.hand_of(60)
    assert match.state.carry == 2
    match.deal(HANDS, "2S").plays("E AH, N 4D, W 2C")
    assert match.claim(by, against).games == (0, 4)
    assert match.state.carry == 0


def test_after_the_tenth_trick_claim_or_score() -> None:
    match = in_play().plays("E AH, N 4D").play_on(first)
    assert (match.state.phase, to_act(match.state)) == (Phase.SCORE, ())
    assert len(match.hand.tricks) == 10
    assert sum(match.hand.points) == 120
    assert match.hand.trick.cards == ()
    last = match.hand.tricks[-1]
    assert match.hand.trick.leader is last.winner(match.hand.trump_suit, match.rules.order)
    others = [a for a in legal_actions(match.state) if not isinstance(a, Claim)]
    assert others == [Score()]
    assert {"EN", "WN"} <= claims(match)


def test_score_closes_the_hand_by_its_points() -> None:
    match = in_play().plays("E AH, N 4D").play_on(first)
    points = match.hand.points
    match.do(Score())
    assert match.result.points == points
    assert match.result.reason is not HandReason.REVOKE
    assert why_not(match.state, Claim(E, N)) is Reason.NOT_NOW
    assert why_not(match.state, Score()) is Reason.NOT_NOW


def test_a_claim_after_the_tenth_trick_takes_the_place_of_the_points() -> None:
    match = in_play().plays("E AH, N 4D").play_on(first)
    points, tricks = match.hand.points, match.hand.taken
    result = match.claim(W, N)
    assert (result.points, result.tricks) == (points, tricks)
    assert (result.games, result.reason) == ((0, 2), HandReason.REVOKE)


def test_score_cannot_come_before_the_tenth_trick() -> None:
    match = in_play().play_on(first, 39)
    assert why_not(match.state, Score()) is Reason.NOT_NOW


def test_the_very_last_card_can_be_claimed() -> None:
    # The tenth trick: nobody can revoke with his last card, but a discard there is accused as any other.
    match = in_play().play_on(first)
    accused = {claim[1] for claim in claims(match)}
    assert accused == set(match.hand.off_suit)
    assert not match.hand.revoked


def test_a_claim_can_end_the_match() -> None:
    match = Match(Rules(revoke="four_games")).deal(HANDS, "2S").plays("E AH, N 4D")
    match.claim(E, N)
    assert (match.state.phase, match.state.winner) == (Phase.OVER, Team.EW)
    assert match.events[-1] == MatchWon(Team.EW)


def test_a_view_does_not_tell_whether_a_claim_would_be_true() -> None:
    """W throws a club on a heart; in one deal he holds a heart, in the other he does not."""
    rules = Rules(revoke="two_games")
    clubs = "2C 3C 4S 5C 6C QC JC KC 7C"
    guilty = Match(rules).deal({**HANDS, E: "AH 2H 2D AC", W: f"{clubs} 7H"}, "2S")
    honest = Match(rules).deal({**HANDS, E: "AH 2H 2D 7H", W: f"{clubs} AC"}, "2S")
    for match in (guilty, honest):
        match.plays("E AH, N 5H, W 2C")
    assert [sorted(match.hand.revoked) for match in (guilty, honest)] == [[W], []]
    for seat in (S, N):
        assert view(guilty.state, seat) == view(honest.state, seat)
        assert view(guilty.state, seat).claimable == (W,)
    assert guilty.claim(S, W).games == (2, 0)
    assert honest.claim(S, W).games == (0, 2)
