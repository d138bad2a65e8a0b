"""Booklets and sheets say what the rules do: every choice and every number comes from them."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from catalogues import HERE, PACKAGE, read, source_texts
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from sueca_desktop.cards import Suit
from sueca_desktop.rules import GAMES, sobe_e_desce, sueca, truco
from sueca_desktop.rules.actions import Raise, Run, Template
from sueca_desktop.rules.game import Game
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce.variant import FIRST_PACKET, MOST_SAT_OUT, NEAR_ZERO, NO_TRICK
from sueca_desktop.rules.sobe_e_desce.variant import TRICKS as SOBE_TRICKS
from sueca_desktop.rules.sueca.variant import ALL_POINTS, SPOIL_BELOW, SWEEP_GAMES, TRICKS
from sueca_desktop.rules.truco.variant import PACK, SET
from sueca_desktop.text.booklet import Booklet, Rows, WallSheet, booklet, wall_sheet
from sueca_desktop.text.booklet.parts import POINTS
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from tests.rules.walks import random_walk

FIELDS = [(game, field) for game in GAMES.values() for field in game.field_values]
NUMBER = re.compile(r"\d+")


def named(value: object) -> str:
    return value.id if isinstance(value, Game) else str(value)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")


@st.composite
def any_rules(draw: st.DrawFn) -> Any:
    """Rules of any game, each field with any value it may have."""
    game = draw(st.sampled_from(tuple(GAMES.values())))
    return game.rules(**{field: draw(st.sampled_from(values)) for field, values in game.field_values.items()})


def table_texts(table: Rows) -> Iterator[str]:
    yield from table.heads
    for row in table.rows:
        assert len(row) == len(table.heads)
        yield from row


def booklet_texts(told: Booklet) -> Iterator[str]:
    for chapter in told.chapters:
        yield chapter.title
        yield from chapter.sentences
        if chapter.table is not None:
            yield from table_texts(chapter.table)


def sheet_texts(sheet: WallSheet) -> Iterator[str]:
    """All words of the sheet but the name of the preset."""
    yield sheet.cards_title
    yield from (shown.note for shown in sheet.cards)
    for point in sheet.points:
        yield point.title
        yield from point.sentences
    yield sheet.counting_title
    yield from table_texts(sheet.counting)
    yield from (sheet.grid.title, sheet.grid.first, *sheet.grid.sides)


def numbers(texts: Iterator[str]) -> Counter[int]:
    return Counter(int(number) for text in texts for number in NUMBER.findall(text))


def numbers_of_the_rules(rules: Any) -> set[int]:
    """Every number that a booklet about these rules may hold."""
    if isinstance(rules, sueca.Rules):
        games = {rules.outcome((n, ALL_POINTS - n), (TRICKS - 1, 1))[1] for n in range(61, ALL_POINTS + 1)}
        steps = {
            n
            for n in range(60, ALL_POINTS)
            if rules.outcome((n, ALL_POINTS - n), (9, 1))
            != rules.outcome((n + 1, ALL_POINTS - n - 1), (9, 1))
        }
        return {
            *games,
            *steps,
            *(step + 1 for step in steps),
            *rules.card_points.values(),
            *{len(rules.pack), TRICKS, ALL_POINTS, ALL_POINTS // len(Suit), rules.target, SWEEP_GAMES},
            *((rules.revoke_games,) if rules.revoke_games else ()),
            *((SPOIL_BELOW,) if rules.spoil else ()),
        }
    if isinstance(rules, truco.Rules):
        return {len(PACK), SET, rules.target, rules.target - rules.steps[0], rules.rejects, *rules.steps}
    worth = {rules.worth(suit) for suit in Suit}
    lengths = {FIRST_PACKET, SOBE_TRICKS - FIRST_PACKET, SOBE_TRICKS}
    up = {NO_TRICK * each for each in worth}
    down = {each * SOBE_TRICKS for each in worth}
    return {0, rules.start, len(rules.pack), NEAR_ZERO, MOST_SAT_OUT, *worth, *lengths, *up, *down}


@settings(max_examples=40)
@given(rules=any_rules())
def test_every_number_is_one_of_the_rules_and_the_same_in_all_languages(
    qapp: QApplication, rules: Any
) -> None:
    languages = LanguageSwitch(qapp)
    counted = []
    for language in LANGUAGES:
        languages.use(language)
        told, sheet = booklet(rules), wall_sheet(rules)
        found = numbers(booklet_texts(told)) + numbers(sheet_texts(sheet))
        assert set(found) <= numbers_of_the_rules(rules)
        counted.append(found)
    assert counted[0] == counted[1] == counted[2]


def test_no_number_is_written_out_in_the_text() -> None:
    texts, _ = source_texts(PACKAGE / "text" / "booklet")
    assert len(texts) > 100
    sources = {(text.context, text.source) for text in texts}
    for language in ("pt_PT", "pt_BR"):
        for message in read(HERE / f"sueca_{language}.ts"):
            if (message.text.context, message.text.source) in sources:
                for text in (message.text.source, *message.forms):
                    assert set(NUMBER.findall(text)) <= {"0"}, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "field"), FIELDS, ids=named)
def test_every_choice_changes_the_booklet_and_the_sheet(
    languages: LanguageSwitch, game: Game[Any, Any, Any], field: str, language: str
) -> None:
    languages.use(language)
    booklets, sheets = set(), set()
    for value in game.field_values[field]:
        rules = replace(game.rules(), **{field: value})
        sheet = wall_sheet(rules)
        booklets.add(tuple(booklet_texts(booklet(rules))))
        sheets.add((tuple(shown.card for shown in sheet.cards), *sheet_texts(sheet)))
    assert len(booklets) == len(sheets) == len(game.field_values[field])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_a_sheet_has_ten_points_and_a_booklet_says_them_all(
    languages: LanguageSwitch, game: Game[Any, Any, Any], language: str
) -> None:
    languages.use(language)
    for rules in game.presets.values():
        sheet, told = wall_sheet(rules), booklet(rules)
        assert len(sheet.points) == POINTS == 10
        titles = [chapter.title for chapter in told.chapters]
        assert len(set(titles)) == len(titles)
        for point, chapter in zip(sheet.points, told.chapters, strict=False):
            assert set(point.sentences) <= set(chapter.sentences)
            assert all(sentence.endswith((".", "!")) for sentence in chapter.sentences)


@pytest.mark.parametrize("rules", [*sueca.PRESETS.values(), sueca.Rules(sweep="all_points")], ids=repr)
def test_the_table_of_games_counts_as_the_engine_does(rules: sueca.Rules) -> None:
    rows = {row[0]: row[1] for row in wall_sheet(rules).counting.rows}
    spans = {
        (int(span[1]), int(span[2])): int(NUMBER.findall(worth)[0])
        for what, worth in rows.items()
        if (span := re.fullmatch(r"(\d+) to (\d+) points", what))
    }
    reached = set()
    for (low, high), games in spans.items():
        for points in range(low, high + 1):
            assert rules.outcome((points, ALL_POINTS - points), (9, 1))[1] == games
            reached.add(points)
    if rules.sweep == "all_points":
        assert rows[f"All {ALL_POINTS} points (bandeira)"].startswith(f"{SWEEP_GAMES} game")
        reached.add(ALL_POINTS)
    else:
        _, games, _ = rules.outcome((ALL_POINTS, 0), (TRICKS, 0))
        assert rows["All ten tricks (bandeira)"].startswith(f"{games} game")
    assert reached == set(range(61, ALL_POINTS + 1))
    assert rules.outcome((60, 60), (5, 5))[1] == 0
    assert rows["60 to 60"] == ("next hand +1" if rules.tie == "carry" else "Nobody scores")
    assert ("Revoke" in rows) == (rules.revoke_games > 0)


@pytest.mark.parametrize("preset", truco.PRESETS)
@pytest.mark.parametrize("raises", [1, 2, 3, 4])
def test_whoever_runs_in_truco_pays_what_the_table_says(preset: str, raises: int) -> None:
    """Played by the engine: so many raises in turn, then the other side runs."""
    rules = truco.PRESETS[preset]
    walk = random_walk(replace(rules, pass_=False, rejects=0), Random(5), 30)
    state = next(state for state in walk.states if state.phase is truco.Phase.PLAY)
    for _ in range(raises):
        state, _ = truco.apply(state, chosen(state, Raise))
    state, _ = truco.apply(state, chosen(state, Run))
    call, asked, run = wall_sheet(rules).counting.rows[raises - 1]
    assert state.results[-1].tentos == int(run)
    assert (rules.steps[raises - 1], rules.steps[raises]) == (int(run), int(asked))
    assert call == {3: "Truco!", 4: "Truco!", 6: "Seis!", 9: "Nove!", 10: "Dez!", 12: "Doze!"}[int(asked)]


def chosen(state: truco.State, kind: type) -> Any:
    return next(
        action
        for action in truco.legal_actions(state)
        if isinstance(action, kind) and not isinstance(action, Template)
    )


def test_up_and_down_in_sobe_e_desce_are_those_of_the_engine() -> None:
    rules = sobe_e_desce.Rules()
    rows = [
        tuple(int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row[1:])
        for row in wall_sheet(rules).counting.rows
    ]
    assert rows == [(-1, -2), (-5, -10), (5, 10), (0, 0)]
    for tricks, row in ((1, rows[0]), (5, rows[1]), (0, rows[2])):
        changes = [rules.change(suit, (Seat.S,), (tricks, 0, 0, 0)) for suit in (Suit.HEARTS, Suit.CLUBS)]
        assert [change[0] for change in changes] == list(row)
        assert all(change[1:] == (0, 0, 0) for change in changes)  # they sat out


def test_the_score_follows_the_rules() -> None:
    assert "7 game" in wall_sheet(sueca.Rules(target=7)).grid.title
    assert wall_sheet(truco.Rules(target=15)).grid.marks == 15
    grid = wall_sheet(sobe_e_desce.Rules(start=33)).grid
    assert (grid.first, len(grid.sides)) == ("33", 4)


def test_cards_stand_from_the_strongest() -> None:
    ranks = [(shown.card.rank.value, shown.note) for shown in wall_sheet(sueca.Rules()).cards]
    assert ranks[:5] == [("A", "11"), ("7", "10"), ("K", "4"), ("J", "3"), ("Q", "2")]
    assert wall_sheet(sueca.PRESETS["azores"]).cards[1].card.rank.value == "T"
    for rules in (sueca.Rules(), sobe_e_desce.Rules()):
        shown = [card.card for card in wall_sheet(rules).cards]
        assert sorted(shown, key=rules.height, reverse=True) == shown and len(shown) == 10
    manilhas = [(str(shown.card), shown.note) for shown in wall_sheet(truco.Rules()).cards[:4]]
    assert manilhas == [("4C", "zap"), ("7H", "escopeta"), ("AS", "espadilha"), ("7D", "pica-fumo")]


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (sueca.Rules(), "60 to 60 is a tie"),
        (sueca.Rules(), "With 61 points of 120"),
        (sueca.Rules(), "Play goes to the right (anticlockwise)."),
        (sueca.PRESETS["brazil"], "Play goes to the left (clockwise)."),
        (sueca.Rules(), "A bandeira is also called capote"),
        (sueca.PRESETS["cafe"], "If the accusation is false"),
        (truco.Rules(), "If all three tricks are tied, nobody scores."),
        (truco.PRESETS["mineiro"], "mão de ferro: it is worth 2"),
        (sobe_e_desce.Rules(), "the ace of trumps must lead it"),
    ],
)
def test_what_players_ask_about_is_told(rules: Any, words: str) -> None:
    assert words in "\n".join(booklet_texts(booklet(rules)))
