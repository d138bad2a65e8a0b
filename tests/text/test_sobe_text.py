"""Sobe e desce in words: what a hand does to each player, and the marks at the end."""

import pytest

from sueca_desktop.cards import Suit
from sueca_desktop.record import Header
from sueca_desktop.rules.results import Four, SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, Rules
from sueca_desktop.text.sobe_e_desce.game import TEXT
from sueca_desktop.text.sobe_e_desce.match_text import SobeTricks, score_sheet
from sueca_desktop.text.sobe_e_desce.result_text import SobeResultInfo
from tests.sample_match import NAMES, walked

HEADER = Header(Rules(), NAMES)


def hand(
    tricks: Four,
    change: Four,
    entered: tuple[Seat, ...] = SEATS,
    trump: Suit = Suit.DIAMONDS,
    reason: SobeReason = SobeReason.PLAYED,
) -> SobeResult:
    return SobeResult(Seat.W, Seat.S, trump, entered, tricks, change, reason)


CLUBS = hand((2, 3, 0, 0), (-4, -6, 10, 0), (Seat.S, Seat.E, Seat.N), Suit.CLUBS)
ALONE = hand((0, 5, 0, 0), (0, -5, 0, 0), (Seat.E,), reason=SobeReason.ALONE)
IN_VAIN = hand((0, 3, 0, 2), (5, -3, 0, -2), (Seat.S, Seat.E, Seat.W))


@pytest.mark.parametrize(
    ("result", "title", "detail"),
    [
        (CLUBS, "You go down by 4", "Trumps were clubs: everything counts 2 time(s)."),
        (IN_VAIN, "You go up by 5", "Trumps were diamonds."),
        (ALONE, "You sat this hand out", "Bruno played alone and has all 5 tricks."),
        (
            hand((5, 0, 0, 0), (-5, 0, 0, 0), (Seat.S,), reason=SobeReason.ALONE),
            "You go down by 5",
            "You played alone: all 5 tricks are yours.",
        ),
    ],
)
def test_hand_says_what_it_did_to_the_person(result: SobeResult, title: str, detail: str) -> None:
    words = SobeResultInfo(HEADER, result, (16, 14, 30, 20)).words()
    assert (words.title, words.detail) == (title, detail)


def test_numbers_are_a_row_for_each_player() -> None:
    words = SobeResultInfo(HEADER, CLUBS, (16, 14, 30, 20)).words()
    assert [column.head for column in words.columns] == ["Tricks", "Hand", "Points"]
    assert [(row.name, row.numbers) for row in words.rows] == [
        ("Rosa", ("2", "−4", "16")),
        ("Bruno", ("3", "−6", "14")),
        ("Amélia", ("0", "+10", "30")),
        ("Tiago", ("–", "–", "20")),
    ]


@pytest.mark.parametrize(
    ("winner", "title", "detail"),
    [
        (Seat.S, "You win the match!", "You are at −2; the others pay you 18 risco(s)."),
        (Seat.N, "Amélia wins the match.", "Amélia is at −2; the others pay 18 risco(s)."),
    ],
)
def test_end_of_a_match_tells_the_marks(winner: Seat, title: str, detail: str) -> None:
    scores = dict(zip(SEATS, (11, 2, 5, 0), strict=True)) | {winner: -2}
    marks = {seat: -number for seat, number in scores.items()} | {winner: 18}
    south, east, north, west = (scores[seat] for seat in SEATS)
    riscos = (marks[Seat.S], marks[Seat.E], marks[Seat.N], marks[Seat.W])
    words = SobeResultInfo(HEADER, CLUBS, (south, east, north, west), winner, riscos).words()
    assert (words.title, words.detail) == (title, detail)
    assert words.columns[-1].head == "Riscos" and words.rows[winner.place].numbers[-1] == "+18"


def test_sheet_goes_up_and_down_with_every_hand() -> None:
    sheet = score_sheet(HEADER, (CLUBS, ALONE), None)
    assert sheet.rows[0] == ("1", "Rosa", Suit.CLUBS, "16 (−4)", "14 (−6)", "30 (+10)", "20 (–)")
    assert sheet.rows[1][3:] == ("16 (–)", "9 (−5)", "30 (–)", "20 (–)")
    over = score_sheet(HEADER, (CLUBS, ALONE), (-16, 66, -30, -20))
    assert over.rows[:2] == sheet.rows
    assert over.rows[2][1:] == ("Riscos", "", "−16", "+66", "−30", "−20")


@pytest.mark.parametrize("seed", range(6))
def test_match_played_tells_what_its_state_holds(seed: int) -> None:
    table = walked(Rules(), 5000, seed)
    state = table.state
    assert state.phase is Phase.OVER
    told = TEXT.result(table)
    assert isinstance(told, SobeResultInfo) and told.match_over
    assert (told.winner, told.riscos, told.score) == (state.winner, state.riscos, state.score)
    sheet = TEXT.sheet(table)
    assert len(sheet.rows) == len(state.results) + 1
    last = [str(cell).split(" ")[0] for cell in sheet.rows[-2][3:]]
    assert last == [str(points).replace("-", "−") for points in state.score]


def test_tricks_leave_out_who_sits_out() -> None:
    told = 0
    for actions in range(10, 90):
        tricks = TEXT.tricks(walked(Rules(), actions, 3))
        if tricks is None:
            continue
        assert isinstance(tricks, SobeTricks)
        for place, (seen, trick) in enumerate(zip(tricks.tricks, tricks.hand.tricks, strict=True)):
            assert seen.plays == trick.plays() and seen.winner in tricks.hand.entered
            assert {seat for seat, _ in seen.plays} == {*tricks.hand.entered}
            assert tricks.told(place) == (str(seen.points),)
            assert f"{seen.points} point" in tricks.sentence(place)
            told += 1
    assert told


def test_standing_says_what_the_person_has_to_do() -> None:
    said = set()
    for actions in range(2, 120):
        table = walked(Rules(), actions, 2)
        view = table.view(Seat.S)
        words = TEXT.standing(table.header, view)
        assert words.startswith(f"You have {view.score[0]} point")
        said.add((view.phase, view.my_turn))
    assert {(Phase.PLAY, True), (Phase.PLAY, False), (Phase.ENTER, True)} <= said
