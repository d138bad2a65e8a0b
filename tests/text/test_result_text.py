"""Results in words: whose they are, why, and what the Brazilian slate calls them."""

import pytest
from msgspec.structs import replace

from sueca_desktop.record import Header
from sueca_desktop.rules.events import RevokeClaimed
from sueca_desktop.rules.results import HandReason, HandResult, Pair, running_scores
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import PRESETS, Rules
from sueca_desktop.text.sueca.result_text import (
    ResultInfo,
    carried_bonus,
    reason_words,
    result_detail,
    result_title,
)
from tests.sample_match import NAMES, RESULTS, hand


def info(
    result: HandResult, score: Pair = (1, 0), *, rules: Rules | None = None, carry: int = 0
) -> ResultInfo:
    header = Header(rules or Rules(), NAMES)
    winner = next((team for team in Team if score[team.place] >= header.rules.target), None)
    return ResultInfo(header, result, score, carry, winner)


@pytest.mark.parametrize(
    ("result", "title"),
    [
        (hand((74, 46), (6, 4), (1, 0)), "We win: 74–46"),
        (hand((46, 74), (4, 6), (0, 1)), "They win: 74–46"),
        (hand((60, 60), (5, 5), (0, 0), HandReason.TIE), "A tie: 60–60"),
        (hand((120, 0), (10, 0), (4, 0), HandReason.SWEEP), "Sweep! All for us."),
        (hand((0, 120), (0, 10), (0, 4), HandReason.SWEEP), "Sweep! All for them."),
        (hand((0, 0), (0, 0), (0, 0), HandReason.SPOILED), "The deal is thrown in"),
    ],
)
def test_title_of_a_hand_says_whose_it_is(result: HandResult, title: str) -> None:
    assert result_title(info(result, (0, 0))) == title


@pytest.mark.parametrize(
    ("by", "against", "proven", "games", "title", "detail"),
    [
        (
            Seat.S,
            Seat.E,
            True,
            (2, 0),
            "Revoke! The hand is ours.",
            "You claim a revoke by Bruno: it is true.",
        ),
        (Seat.S, Seat.E, False, (0, 2), "No revoke: the hand is theirs.", "You claim a revoke by Bruno"),
        (Seat.W, Seat.S, True, (0, 2), "Revoke! The hand is theirs.", "Tiago claims that you revoked"),
        (Seat.W, Seat.N, False, (2, 0), "No revoke: the hand is ours.", "Tiago claims a revoke by Amélia"),
    ],
)
def test_revoke_says_who_was_right(
    by: Seat, against: Seat, proven: bool, games: Pair, title: str, detail: str
) -> None:
    result = hand((30, 20), (3, 2), games, HandReason.REVOKE)
    told = replace(info(result, games, rules=PRESETS["cafe"]), claim=RevokeClaimed(by, against, proven))
    assert result_title(told) == title
    assert result_detail(told).startswith(detail)


def test_revoke_without_its_claim_blames_nobody() -> None:
    told = info(hand((30, 20), (3, 2), (2, 0), HandReason.REVOKE), rules=PRESETS["cafe"])
    assert result_title(told) == "A claim: the hand is ours."


def test_tie_says_what_it_carries() -> None:
    tie = RESULTS[1]
    assert "worth 2 game" in result_detail(info(tie, (1, 0), rules=PRESETS["cafe"], carry=2))
    assert result_detail(info(tie, (1, 0))) == "Nobody scores."


@pytest.mark.parametrize(
    ("score", "title"),
    [
        ((4, 0), "The match is ours: cat!"),
        ((0, 5), "The match is theirs: cat!"),
        ((4, 1), "The match is ours: umbrella!"),
        ((1, 4), "The match is theirs: umbrella!"),
        ((4, 2), "The match is ours!"),
        ((2, 4), "The match is theirs."),
    ],
)
def test_brazilian_match_may_end_with_a_cat_or_an_umbrella(score: Pair, title: str) -> None:
    result = hand((74, 46), (6, 4), (1, 0))
    assert result_title(info(result, score, rules=PRESETS["brazil"])) == title
    plain = "The match is ours!" if score[0] > score[1] else "The match is theirs."
    assert result_title(info(result, score)) == plain


def test_coming_back_from_three_behind_is_a_shiver() -> None:
    theirs, ours = hand((46, 74), (4, 6), (0, 1)), hand((74, 46), (6, 4), (1, 0))
    told = info(ours, (4, 3), rules=PRESETS["brazil"])
    back = replace(told, earlier=(theirs,) * 3 + (ours,) * 3)
    assert result_title(back) == "The match is ours: what a shiver!"
    never_behind = replace(told, earlier=(ours,) * 3 + (theirs,) * 3)
    assert result_title(never_behind) == "The match is ours!"


def test_end_of_a_match_tells_the_last_hand_too() -> None:
    detail = result_detail(info(hand((100, 20), (9, 1), (2, 0)), (4, 2)))
    assert detail.startswith("4 to 2. The hand counts 2 game")


@pytest.mark.parametrize(
    ("result", "bonus", "words"),
    [
        (hand((74, 46), (6, 4), (1, 0)), 0, "Points"),
        (hand((20, 100), (2, 8), (0, 3)), 1, "Points, and +1 from a tie"),
        (hand((120, 0), (10, 0), (6, 0), HandReason.SWEEP), 2, "Sweep, and +2 from a tie"),
        (hand((30, 20), (3, 2), (2, 0), HandReason.REVOKE), 0, "Revoke"),
        (hand((30, 20), (3, 2), (0, 3), HandReason.REVOKE), 1, "Revoke, and +1 from a tie"),
        (hand((60, 60), (5, 5), (0, 0), HandReason.TIE), 0, "Tie"),
        (hand((0, 0), (0, 0), (0, 0), HandReason.SPOILED), 0, "Thrown in"),
    ],
)
def test_bonus_is_told_apart_from_the_hand(result: HandResult, bonus: int, words: str) -> None:
    assert carried_bonus(result, PRESETS["cafe"]) == bonus
    assert reason_words(result, PRESETS["cafe"]) == words


def test_running_score_adds_up() -> None:
    assert running_scores(result.games for result in RESULTS) == ((1, 0), (1, 0), (1, 0), (1, 3))
