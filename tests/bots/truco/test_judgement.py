"""Decisions that nobody who knows the game would take otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.truco import Answer, advise, player_for
from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Accept, Action, Discard, Keep, Pass, Play, Raise, Run, Sign, Signal
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import PRESETS, Phase, Rules, view
from tests.rules.truco.hands import E, Match, N, S, W

COUNTING = (Level.INTERMEDIATE, Level.EXPERT, Level.MASTER)
LIMIT = Limit(iterations=120)
each = pytest.mark.parametrize("level", COUNTING)
strong = pytest.mark.parametrize("level", [Level.EXPERT, Level.MASTER])
SEEDS = range(6)


def chosen(level: Level, match: Match, seat: Seat) -> list[Action | None]:
    """What players of that level choose, one for each of some seeds."""
    seen = view(match.state, seat)
    return [player_for(level, seed).choose(seen, LIMIT, lambda: False) for seed in SEEDS]


def cards(actions: Sequence[Action | None]) -> set[str]:
    return {str(action.card) for action in actions if isinstance(action, Play)}


@each
@pytest.mark.parametrize(
    "before", ["S 2H, E 2S, N 4H, W 4S", "W 4S, S 2H, E 2S, N 4H", "E 2S, N 4H, W 4S, S 2H"]
)
def test_39_the_best_card_is_played_after_a_tied_first_trick(level: Level, before: str) -> None:
    leader = Seat(before[0])
    rules = Rules(signals=False)
    match = Match(rules, dealer=rules.order_of_play.after(leader, -1))
    match.deal({S: "2H 3H QH", E: "2S 5H 5S", N: "4H 6H 6S", W: "4S 7S 5D"}).plays(before)
    if match.turn() == "E":
        match.plays("E 5H, N 6H, W 7S")
    played = [action for action in chosen(level, match, S) if not isinstance(action, Raise)]
    assert cards(played) <= {"3H"}
    match.do(Raise(S), Accept(E))
    assert cards(chosen(level, match, S)) == {"3H"}


@each
def test_a_partners_sure_trick_is_left_to_him(level: Level) -> None:
    match = Match(dealer=S).deal({S: "7H AS 4S", E: "5H", N: "4C 3H", W: "5S"})
    match.plays("E 5H, N 4C, W 5S")
    assert cards(chosen(level, match, S)) | {"4S"} == {"4S"}


@each
def test_no_more_is_spent_than_takes_the_trick(level: Level) -> None:
    match = Match(Rules(signals=False), dealer=S).deal({S: "4C 3H 5D", E: "KH", N: "4S", W: "QH"})
    match.plays("E KH, N 4S, W QH")
    match.do(Raise(S), Accept(E))
    assert cards(chosen(level, match, S)) == {"3H"}


@strong
def test_a_card_that_can_do_nothing_is_covered_from_the_second_trick_on(level: Level) -> None:
    match = Match(Rules(signals=False)).deal({S: "3H 5D 6S", E: "2S 4C", N: "4H 4S", W: "4D 5H"})
    match.plays("S 3H, E 2S, N 4H, W 4D").do(Raise(S), Accept(E)).plays("S 6S")
    match.plays("E 4C")
    assert {action for action in chosen(level, match, N) if isinstance(action, Play)} <= {
        Play(N, card, face_down=True) for card in match.hand.of(N)
    }


@each
def test_the_sure_winner_of_the_hand_never_runs(level: Level) -> None:
    match = Match().deal({S: "4C 7H AS", E: "4H", N: "4S", W: "4D"}).plays("S AS").do(Raise(E))
    assert Run(S) not in chosen(level, match, S)


@each
def test_the_sure_loser_of_the_hand_runs(level: Level) -> None:
    match = Match().deal({S: "4S 5S 6S", E: "4C 7H AS", N: "4H 5H 6H", W: "4D 5D 6D"})
    match.plays("S 6S, E AS, N 6H, W 6D").do(Raise(E))
    assert set(chosen(level, match, S)) == {Run(S)}


@strong
def test_running_that_loses_the_match_is_no_answer(level: Level) -> None:
    """At 11-11 whoever runs has lost: any chance is better than none."""
    match = Match(score=(11, 11)).deal({S: "4S 5S 6S", E: "4C 7H AS"}).plays("S 6S").do(Raise(E))
    assert set(chosen(level, match, S)) == {Accept(S)}
    match = Match(score=(3, 11)).deal({S: "4S 5S 6S", E: "4C 7H AS"}).plays("S 6S").do(Raise(E))
    assert Run(S) not in chosen(level, match, S)


@strong
def test_no_raise_where_it_can_win_no_more(level: Level) -> None:
    for score in ((11, 11), (11, 3)):
        match = Match(score=score).deal({S: "4C 7H AS"})
        assert not any(isinstance(action, Raise) for action in chosen(level, match, S))


@strong
def test_who_has_nothing_left_to_lose_raises(level: Level) -> None:
    """At 0-11 the hand decides the match for the others at any stake: more is better for us."""
    match = Match(score=(0, 11)).deal({S: "3H 2S KD"})
    assert set(chosen(level, match, S)) == {Raise(S)}


@each
def test_the_special_hand_is_played_with_good_cards_and_not_with_bad_ones(level: Level) -> None:
    rules = PRESETS["velha_onze"]
    good = Match(rules, score=(11, 5)).deal({S: "4C 7H 3S", N: "AS 3H 2H"})
    bad = Match(rules, score=(11, 5)).deal({S: "4S 5S 6S", N: "4H 5H 6H"})
    assert good.state.phase is bad.state.phase is Phase.SPECIAL
    assert set(chosen(level, good, N)) == {Accept(N)}
    assert set(chosen(level, bad, S)) == {Run(S)}


@pytest.mark.parametrize("level", Level)
def test_good_sets_are_not_thrown_away_and_bad_ones_are(level: Level) -> None:
    good = chosen(level, Match().shuffle("4C 7H AS"), S)
    bad = chosen(level, Match().shuffle("4S 5S 4H"), S)
    assert set(good) <= {Keep(S), Pass(S)}
    assert set(bad) == {Discard(S)}


@strong
def test_a_partners_sign_is_believed(level: Level) -> None:
    hands = {S: "3H KD QH", N: "4C 3D 4H", E: "7S 5H 5S", W: "6H 6S 6D"}
    answers = {}
    for sign in (Sign.ZAP, Sign.NOTHING):
        match = Match().deal(hands).plays("S KD").do(Raise(E), Signal(N, sign))
        answers[sign] = chosen(level, match, S)
    assert answers[Sign.ZAP].count(Run(S)) < answers[Sign.NOTHING].count(Run(S))


@pytest.mark.parametrize("level", Level)
def test_34_a_bot_partner_only_advises(level: Level) -> None:
    hands = {S: "3H 2H KD", E: "4C 5S 6S", N: "7H AS 7D", W: "4H 5H 6H"}
    match = Match().deal(hands).plays("S KD").do(Raise(E))
    before = match.state
    advice = advise(player_for(level, 0), view(match.state, N), LIMIT, lambda: False)
    assert advice in (Answer.ACCEPT, Answer.RAISE)
    assert match.state is before
    assert advise(player_for(level, 0), view(match.state, W), LIMIT, lambda: False) is None
    playing = Match().deal(hands)
    assert advise(player_for(level, 0), view(playing.state, S), LIMIT, lambda: False) is None


def test_cards_of_equal_strength_are_one_choice() -> None:
    match = Match(Rules(signals=False)).deal({S: "3H 3D 3S"}).do(Raise(S), Accept(E))
    assert cards(chosen(Level.MASTER, match, S)) == {str(Card.parse("3S"))}
