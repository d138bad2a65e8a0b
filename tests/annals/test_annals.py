"""What the statistics say is what was played, each match once, from the person's side alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sueca_desktop.annals.book import Annals, Day, Reviewed
from sueca_desktop.annals.entry import OWN_MIX, Entry, Hand, entry_of, hand_of, match_id, weakest
from sueca_desktop.annals.tally import histogram, tally
from sueca_desktop.levels import Level
from sueca_desktop.record import (
    HINTS_MARK,
    LEVELS_MARK,
    MATCH_MARK,
    UNDO_MARK,
    Header,
    marked,
    parse_record,
    record_lines,
)
from sueca_desktop.rules import GAMES, sueca
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.results import HandReason, TrucoReason
from sueca_desktop.rules.seats import Seat, Team
from tests.rules.walks import random_walk
from tests.sample_match import NAMES, hand

LEVELS = ("expert", "beginner", "master")
ENDED = "2026-02-03T22:00:00+00:00"


def match(game: str, seed: int) -> tuple[Header, tuple[Action, ...], Any]:
    """A whole match at random."""
    presets = list(GAMES[game].presets.values())
    rules = presets[seed % len(presets)]
    walk = random_walk(rules, Random(seed), 20_000)
    return Header(rules, NAMES, extra={MATCH_MARK: f"{game}{seed}"}), walk.actions, walk.last


def entered(game: str, seed: int) -> Entry:
    entry = entry_of(*match(game, seed), ENDED)
    assert entry is not None
    return entry


# ---------------------------------------------------------------- one match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_a_match_is_entered_as_it_was_played(game: str, seed: int) -> None:
    header, actions, state = match(game, seed)
    entry = entry_of(header, actions, state, ENDED)
    assert entry is not None
    played = [r for r in state.results if r.reason != HandReason.SPOILED.value]
    assert len(entry.hands) == len(played)
    assert GAMES[game].presets[entry.rules] == header.rules
    if game == "sobe-e-desce":
        assert entry.won is (state.winner is Seat.S)
        assert state.score[0] == header.rules.start + sum(one.ours for one in entry.hands)
        assert entry.score == (state.score[0], min(state.score[1:]))
        assert [one.points for one in entry.hands] == [
            r.tricks[0] if Seat.S in r.entered else None for r in played
        ]
    else:
        assert entry.won is (state.winner is Team.NS)
        assert entry.score == state.score
        assert entry.won is (entry.score[0] > entry.score[1])
        ours, theirs = (sum(getattr(one, side) for one in entry.hands) for side in ("ours", "theirs"))
        if game == "sueca":
            assert (ours, theirs) == entry.score
            assert all(one.points == r.points[0] for one, r in zip(entry.hands, played, strict=True)
                       if one.reason != "revoke")  # fmt: skip
        else:
            assert (ours, theirs) >= entry.score  # a match stops at its target


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_left_is_no_match(game: str) -> None:
    header, actions, _ = match(game, 3)
    for length in range(0, len(actions), 9):
        state = parse_record(record_lines(header, actions[:length])).state
        assert entry_of(header, actions[:length], state, ENDED) is None


@pytest.mark.parametrize("game", GAMES)
def test_resumed_from_its_file_it_is_the_same_entry(game: str) -> None:
    header, actions, state = match(game, 5)
    record = parse_record(record_lines(header, actions))
    again = entry_of(record.header, record.actions, record.state, ENDED)
    assert again == entry_of(header, actions, state, ENDED)


def test_each_end_of_a_hand_is_counted_on_its_side() -> None:
    games = {
        hand((120, 0), (10, 0), (4, 0), HandReason.SWEEP): Hand("sweep", 4, 0, 120),
        hand((0, 120), (0, 10), (0, 4), HandReason.SWEEP): Hand("sweep", 0, 4, 0),
        hand((60, 60), (5, 5), (0, 0), HandReason.TIE): Hand("tie", 0, 0, 60),
        hand((40, 8), (4, 1), (0, 2), HandReason.REVOKE): Hand("revoke", 0, 2, None),
        hand((0, 0), (0, 0), (0, 0), HandReason.SPOILED): None,
    }
    assert {result: hand_of(result) for result in games} == games
    entry = replace(entered("sueca", 1), hands=tuple(one for one in games.values() if one is not None))
    counted = tally("sueca", [entry], {})
    assert (counted.sweeps, counted.ties, counted.revokes, counted.hands) == ((1, 1), 1, (0, 1), 4)
    assert counted.points == 60


def test_runs_of_truco_are_counted_by_who_scored() -> None:
    runs = TrucoReason.RUN.value, TrucoReason.SPECIAL_RUN.value
    tied = Hand("tied", 0, 0, None)
    hands = (
        *(Hand(reason, 3, 0, None) for reason in runs),
        Hand(runs[0], 0, 1, None),
        tied,
    )
    counted = tally("truco", [replace(entered("truco", 1), hands=hands)], {})
    assert (counted.runs, counted.ties, counted.points) == ((2, 1), 1, 1.5)


def test_help_marks_a_match() -> None:
    header, actions, state = match("sueca", 2)
    for marks, helped in (
        ({}, False),
        ({UNDO_MARK: 1}, True),
        ({HINTS_MARK: 3}, True),
        ({HINTS_MARK: "x"}, False),
    ):
        entry = entry_of(marked(header, **marks), actions, state, ENDED)
        assert entry is not None and entry.helped is helped


def test_a_match_counts_against_the_weakest_that_its_opponents_ever_were() -> None:
    header, actions, state = match("sueca", 2)
    levels = {Seat.E: Level.EXPERT, Seat.N: Level.BEGINNER, Seat.W: Level.MASTER}
    first = weakest(levels, None)
    assert first == {"E": "expert", "N": "beginner", "W": "master"}
    later = weakest({**levels, Seat.W: Level.INTERMEDIATE}, first)
    assert weakest(levels, later) == later == {"E": "expert", "N": "beginner", "W": "intermediate"}
    for mark, level in (
        (later, "intermediate"),
        (None, None),
        ({"E": "expert"}, None),
        ({"E": [], "W": 1}, None),
    ):
        entry = entry_of(marked(header, **{LEVELS_MARK: mark}), actions, state, ENDED)
        assert entry is not None and entry.level == level


def test_rules_of_ones_own_are_no_preset() -> None:
    rules = sueca.Rules(target=3)
    walk = random_walk(rules, Random(1), 9999)
    entry = entry_of(Header(rules, NAMES), walk.actions, walk.last, ENDED)
    assert entry is not None and entry.rules == OWN_MIX


def test_a_match_without_a_word_of_its_own_goes_by_its_header_and_cards() -> None:
    header, actions, _ = match("sueca", 2)
    old = replace(header, extra={}, created="2026-02-03T21:00:00+00:00")
    known = match_id(old, actions)
    assert known == match_id(replace(old, extra={UNDO_MARK: 2}), actions[:60]) and len(known) == 16
    assert known != match_id(replace(old, created=None), actions)
    assert known != match_id(old, match("sueca", 9)[1])
    for word in ("", "x" * 65, 7, None):
        assert match_id(replace(old, extra={MATCH_MARK: word}), actions) != word


ENDS = {
    "points": ("sueca", 0),
    "sweep": ("sueca", 7),
    "revoke": ("sueca", 17),
    "tricks": ("truco", 40),
    "run": ("truco", 48),
    "played": ("sobe-e-desce", 0),
    "alone": ("sobe-e-desce", 27),
}
"""Matches by how their last hand ended."""


@pytest.mark.parametrize("end", ENDS)
def test_whatever_ends_a_match_it_counts_once_played_resumed_and_found_again(end: str) -> None:
    """Fault #64: matches that ended otherwise than by points were not counted, or twice."""
    header, actions, state = match(*ENDS[end])
    assert state.results[-1].reason.value == end
    record = parse_record(record_lines(header, actions))
    book = Annals()
    for one in ((header, actions, state), (record.header, record.actions, record.state)):
        for when in (ENDED, "2027-01-01T00:00:00+00:00"):
            book = book.with_entry(entry_of(*one, when))  # type: ignore[arg-type]
    (entry,) = book.entries.values()
    assert entry.hands[-1].reason == end and entry.ended == ENDED
    assert tally(entry.game, [entry], {}).matches == 1


# ---------------------------------------------------------------- counting laws

POOL = [entered(game, seed) for game in GAMES for seed in range(3)]
steps = st.lists(st.tuples(st.sampled_from(["enter", "again", "undo", "reset"]), st.sampled_from(POOL)))


@given(steps)
def test_whatever_happens_in_whatever_order_each_match_counts_once(told: Sequence[tuple[str, Entry]]) -> None:
    book = Annals()
    on: set[str] = set()
    gone: set[str] = set()
    for what, entry in told:
        match what:
            case "enter" | "again":
                book = book.with_entry(entry if what == "enter" else replace(entry, ended="later"))
                on |= {entry.id} - gone
            case "undo":
                book = book.without(entry.id)
                on -= {entry.id}
            case "reset":
                gone |= {entry.id} & on
                on -= {entry.id}
                book = book.reset({entry.id})
        assert set(book.entries) == on and book.forgotten == gone
    for game in GAMES:
        mine = [entry for entry in book.entries.values() if entry.game == game]
        counted = tally(game, mine, {})
        assert counted.matches == len(mine) == counted.won + counted.lost
        assert counted.hands == sum(len(entry.hands) for entry in mine)


@given(st.permutations(POOL), st.integers(0, len(POOL)))
def test_parts_add_up_to_the_whole(pool: Sequence[Entry], cut: int) -> None:
    for game in GAMES:
        whole = [entry for entry in pool if entry.game == game]
        parts = [[e for e in part if e.game == game] for part in (pool[:cut], pool[cut:])]
        total, first, second = (tally(game, part, {}) for part in (whole, *parts))
        assert (total.won, total.ties) == (first.won + second.won, first.ties + second.ties)
        assert total.streak <= first.streak + second.streak
        assert total.streak >= max(first.streak, second.streak)
        bars = histogram(game, whole)
        assert sum(count for _, count in bars) == sum(
            one.points is not None or game != "sueca" for entry in whole for one in entry.hands
        )
        if total.curve:
            assert total.curve[-1] == total.won - total.lost


@given(st.lists(st.booleans()))
def test_the_longest_run_is_the_longest_row_of_wins(won: list[bool]) -> None:
    rows = "".join("W" if one else "l" for one in won).split("l")
    counted = tally("sueca", [replace(POOL[0], won=one) for one in won], {})
    assert counted.streak == max(map(len, rows))


def test_a_histogram_has_no_gaps() -> None:
    hands = tuple(Hand("points", 1, 0, points) for points in (0, 9, 61, 119, 120))
    bars = histogram("sueca", [replace(POOL[0], hands=hands)])
    assert [value for value, _ in bars] == list(range(0, 121, 10))
    assert [count for _, count in bars] == [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1]
    sobe = tuple(Hand("played", change, 0, None) for change in (-4, 5, 5))
    assert histogram("sobe-e-desce", [replace(POOL[0], hands=sobe)])[0] == (-4, 1)
    assert histogram("truco", []) == [(0, 0)]


# ---------------------------------------------------------------- reviews and days


def test_accuracy_is_of_the_matches_that_are_looked_at() -> None:
    first, second = (replace(POOL[0], id=one) for one in ("a", "b"))
    book = (
        Annals()
        .with_entry(first)
        .with_review("a", 1, Reviewed(8, 6, 10))
        .with_review("b", 1, Reviewed(2, 2, 0))
    )
    accuracy = tally("sueca", [first], book.reviews).accuracy
    assert accuracy is not None and (accuracy.cards, accuracy.sound, accuracy.lost) == (8, 0.75, 1.25)
    accuracy = tally("sueca", [first, second], book.reviews).accuracy
    assert accuracy is not None and (accuracy.cards, accuracy.sound, accuracy.lost) == (10, 0.8, 1.0)
    assert tally("sueca", [], book.reviews).accuracy is None


def test_a_hand_reviewed_again_counts_once_and_one_taken_back_not_at_all() -> None:
    book = Annals().with_review("a", 1, Reviewed(8, 6, 10)).with_review("a", 1, Reviewed(8, 6, 10))
    book = book.with_review("a", 3, Reviewed(1, 0, 4))
    assert book.without_reviews_after("a", 2).reviews == {"a": {1: Reviewed(8, 6, 10)}}
    assert book.without_reviews_after("a", 0).reviews == {}
    assert book.without_reviews_after("a", 3) == book == book.without_reviews_after("b", 0)
    assert book.reset({"a"}).with_review("a", 1, Reviewed(1, 1, 0)).reviews == {}


def test_the_hand_of_a_day_counts_the_first_time() -> None:
    book = Annals().with_day("2026-12-31", Day(50, False, LEVELS))
    assert book.with_day("2026-12-31", Day(120, False, LEVELS)) == book
    assert book.with_master("2026-12-31", 71).days == {"2026-12-31": Day(50, False, LEVELS, 71)}
    assert book.with_master("2026-12-30", 71) == book
