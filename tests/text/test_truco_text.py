"""Truco in words: its rules by their numbers, and how hands and matches ended."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from sueca_desktop.record import Header
from sueca_desktop.rules.events import HandGivenUp
from sueca_desktop.rules.results import Pair, TrucoReason, TrucoResult
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import PRESETS, Rules
from sueca_desktop.rules.truco.variant import PACK
from sueca_desktop.text.booklet.truco import strength
from sueca_desktop.text.languages import LanguageSwitch
from sueca_desktop.text.pages import TrickMarks
from sueca_desktop.text.truco.game import TEXT
from sueca_desktop.text.truco.match_text import TrucoTricks, score_sheet
from sueca_desktop.text.truco.result_text import TrucoResultInfo
from sueca_desktop.text.truco.rules_text import special_name, value_sentence
from tests.sample_match import NAMES, walked

US, THEM = Team.NS, Team.EW


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> LanguageSwitch:
    """English with its plurals, whatever other tests have spoken."""
    switch = LanguageSwitch(qapp)
    switch.use("en")
    return switch


def hand(
    winner: Team | None,
    tentos: int,
    tricks: tuple[Team | None, ...] = (US, US),
    reason: TrucoReason = TrucoReason.TRICKS,
    stake: int = 1,
) -> TrucoResult:
    return TrucoResult(Seat.W, stake, tricks, winner, tentos, reason)


def info(result: TrucoResult, score: Pair = (3, 1), ran: Seat | None = None) -> TrucoResultInfo:
    winner = next((team for team in Team if score[team.place] >= 12), None)
    return TrucoResultInfo(Header(Rules(), NAMES), result, score, winner, ran)


@pytest.mark.parametrize(
    ("result", "ran", "title", "detail"),
    [
        (hand(US, 3), None, "The hand is ours: 3 tentos", "We took two tricks."),
        (hand(THEM, 1, (US, THEM, THEM)), None, "The hand is theirs: 1 tento", "They took two tricks."),
        (hand(US, 1, (None, US)), None, "The hand is ours", "After the tie the next trick was ours."),
        (hand(THEM, 1, (THEM, None)), None, "The hand is theirs", "tied, and the first one was theirs."),
        (hand(US, 1, (US, THEM, None)), None, "The hand is ours", "tied, and the first one was ours."),
        (hand(THEM, 1, (None, None, THEM)), None, "The hand is theirs", "the next trick was theirs."),
        (
            hand(None, 0, (None,) * 3, TrucoReason.TIED),
            None,
            "Tied three times",
            "All three tricks were tied, and nobody scores.",
        ),
        (
            hand(US, 3, (), TrucoReason.RUN, 3),
            Seat.E,
            "They ran: 3 tentos for us",
            "Bruno ran; the hand was worth 3 tentos.",
        ),
        (
            hand(THEM, 1, (), TrucoReason.RUN),
            Seat.S,
            "We ran: 1 tento for them",
            "You ran; the hand was worth 1 tento.",
        ),
        (
            hand(THEM, 1, (), TrucoReason.SPECIAL_RUN),
            Seat.N,
            "We ran",
            "Amélia did not play the mão de onze.",
        ),
        (hand(THEM, 1, (), TrucoReason.SPECIAL_RUN), Seat.S, "We ran", "You did not play the mão de onze."),
    ],
)
def test_hand_says_whose_it_is_and_why(
    result: TrucoResult, ran: Seat | None, title: str, detail: str
) -> None:
    words = info(result, ran=ran).words()
    assert words.title.startswith(title) and words.detail.endswith(detail)


def test_numbers_are_ours_and_theirs() -> None:
    words = info(hand(THEM, 3, (THEM, US, THEM)), (4, 7)).words()
    assert [column.side for column in words.columns] == [US, THEM]
    assert [row.numbers for row in words.rows] == [("1", "2"), ("0", "3"), ("4", "7")]


def test_end_of_a_match_is_told_first() -> None:
    words = info(hand(US, 6), (13, 9)).words()
    assert words.title == "The match is ours!" and words.detail == "13 to 9. We took two tricks."
    assert info(hand(THEM, 6), (9, 12)).words().title == "The match is theirs."


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (PRESETS["velha_onze"], "mão de onze"),
        (PRESETS["mineiro"], "mão de dez"),
        (Rules(target=15), "special hand"),
    ],
)
def test_special_hand_has_the_name_of_its_score(rules: Rules, name: str) -> None:
    assert special_name(rules) == name


def test_sentences_hold_the_numbers_of_the_ladder() -> None:
    assert value_sentence("ladder", Rules()).startswith("A hand is worth 1 tento")
    assert "4, 6, 10 and 12" in value_sentence("ladder", PRESETS["mineiro"])
    assert "With 10 tentos" in value_sentence("special_hand", PRESETS["mineiro"])
    assert "play for 4 or run" in value_sentence("special_hand", PRESETS["mineiro"])
    assert "With 14 tentos" in value_sentence("special_hand", Rules(target=15))


def test_strength_has_every_card_once_with_the_manilhas_on_top() -> None:
    rows = strength().rows
    assert rows[:4] == (
        ("Four", "clubs", "zap"),
        ("Seven", "hearts", "escopeta"),
        ("Ace", "spades", "espadilha"),
        ("Seven", "diamonds", "pica-fumo"),
    )
    assert rows[4] == ("Three", "every suit", "") and rows[-1][0] == "Four"
    suits = [row[1] for row in rows]
    counts = [4 if named == "every suit" else 1 + named.count(",") + named.count(" and ") for named in suits]
    assert sum(counts) == len(PACK)


def test_sheet_adds_up_and_marks_the_tricks() -> None:
    results = (
        hand(US, 3, (US, None), stake=3),
        hand(None, 0, (None,) * 3, TrucoReason.TIED),
        hand(THEM, 1, (), TrucoReason.RUN),
    )
    sheet = score_sheet(Header(Rules(), NAMES), results, "Manilha velha")
    assert [row[0] for row in sheet.rows] == ["1", "2", "3"]
    assert sheet.rows[0][2] == TrickMarks((US, None), "ours and tied")
    assert [row[4:] for row in sheet.rows] == [
        ("3–0", "3–0", "By tricks"),
        ("0–0", "3–0", "All tied"),
        ("0–1", "3–1", "We ran"),
    ]
    assert all(len(row) == len(sheet.columns) for row in sheet.rows)


@pytest.mark.parametrize("seed", range(6))
def test_match_played_tells_what_its_state_holds(seed: int) -> None:
    table = walked(PRESETS["mineiro"], 5000, seed)
    state = table.state
    assert state.winner is not None
    told = TEXT.result(table)
    assert isinstance(told, TrucoResultInfo) and told.match_over and told.match_winner is state.winner
    if state.results[-1].reason in (TrucoReason.RUN, TrucoReason.SPECIAL_RUN):
        ran = [event.by for event in table.events if isinstance(event, HandGivenUp)]
        assert told.ran is ran[-1]
    sheet = TEXT.sheet(table)
    assert len(sheet.rows) == len(state.results)
    assert sheet.rows[-1][5] == f"{state.score[0]}–{state.score[1]}"


def test_tricks_hide_what_lies_face_down_and_say_who_took_them() -> None:
    covered = told = 0
    for actions in range(10, 120):
        tricks = TEXT.tricks(walked(Rules(), actions, 3))
        if tricks is None:
            continue
        assert isinstance(tricks, TrucoTricks)
        for place, (seen, trick) in enumerate(zip(tricks.tricks, tricks.hand.tricks, strict=True)):
            for (seat, card), (by, laid) in zip(seen.plays, trick.plays(), strict=True):
                assert seat is by and (card is None) is laid.covered
                covered += laid.covered
            won = tricks.hand.won[place]
            assert (seen.winner.team if seen.winner else None) is won
            assert tricks.told(place) == ({US: "ours", THEM: "theirs", None: "tied"}[won],)
            sentence = tricks.sentence(place)
            assert ("tied" in sentence) is (won is None)
            told += 1
    assert covered and told


@pytest.mark.parametrize("seed", range(3))
def test_standing_names_the_score_and_what_comes_next(seed: int) -> None:
    said = set()
    for actions in range(3, 150, 2):
        table = walked(replace(Rules(), target=30), actions, seed)
        view = table.view(Seat.S)
        words = TEXT.standing(table.header, view)
        assert words.startswith(f"{view.score[0]}–{view.score[1]} in tentos, ")
        said.add(words.split(", ", 1)[1].split(" ")[0])
    assert {"trick", "a"} <= said
