"""A sheet is the fold of its taps: undo without end, redo, and sheets that keep to themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sueca_desktop.keeper import sueca, truco
from sueca_desktop.keeper.book import Book, Game, Sheet, first_state
from sueca_desktop.keeper.sueca import Hand, How, SuecaRules
from sueca_desktop.keeper.taps import IllegalTap, NewMatch, SetDealer
from sueca_desktop.rules.seats import SEATS, Seat, Team
from tests.keeper.taps import books, sheets


@given(sheets())
def test_undo_and_redo_are_each_others_mirror_down_to_the_empty_slate(sheet: Sheet) -> None:
    states = sheet.states
    back = sheet
    for state in states[-2::-1]:
        back = back.undo()
        assert back.state == state
    assert back.state == first_state(sheet.rules) and not back.taps
    with pytest.raises(IllegalTap):
        back.undo()
    for _ in sheet.taps:
        back = back.redo()
    assert back == sheet


@given(sheets())
def test_everything_undone_can_be_brought_again(sheet: Sheet) -> None:
    whole = sheet
    for _ in sheet.undone:
        whole = whole.redo()
    assert whole.taps == sheet.taps + sheet.undone and not whole.undone
    with pytest.raises(IllegalTap):
        whole.redo()


@given(sheets())
def test_a_tap_forgets_what_was_undone_and_is_taken_back_by_one_undo(sheet: Sheet) -> None:
    other = next(seat for seat in SEATS if seat is not sheet.state.dealer)
    tapped = sheet.tap(SetDealer(other))
    assert not tapped.undone
    assert tapped.undo().state == sheet.state


@given(sheets())
def test_the_dealer_moves_on_by_one_with_each_hand_and_with_nothing_else(sheet: Sheet) -> None:
    for tap, before, after in zip(sheet.taps, sheet.states, sheet.states[1:], strict=False):
        hands = len(after.hands) - len(before.hands)
        if hands == 1:
            assert after.dealer is before.rules.direction.after(before.dealer)
            assert after.hands[-1].dealer is before.dealer
        elif not isinstance(tap, SetDealer):
            assert after.dealer is before.dealer


@given(sheets())
def test_after_the_end_only_another_match_other_rules_or_another_dealer_can_be_tapped(sheet: Sheet) -> None:
    for tap, before in zip(sheet.taps, sheet.states, strict=False):
        if before.winner is not None:
            assert type(tap).__name__ in ("NewMatch", "SetDealer", "SetRules")


@given(sheets())
def test_a_won_match_is_kept_by_the_next_and_one_that_was_dropped_is_not(sheet: Sheet) -> None:
    for tap, before, after in zip(sheet.taps, sheet.states, sheet.states[1:], strict=False):
        if isinstance(tap, NewMatch):
            assert len(after.matches) - len(before.matches) == (before.winner is not None)
            assert not after.hands and after.winner is None
        else:
            assert after.matches == before.matches


def test_an_empty_slate_cannot_be_wiped() -> None:
    for game in Game:
        assert not Book.new().sheet_of(game).may(NewMatch())


def test_taps_that_cannot_follow_each_other_are_no_sheet() -> None:
    with pytest.raises(IllegalTap):
        _ = Sheet(SuecaRules(), (NewMatch(),)).state
    with pytest.raises(IllegalTap):
        Sheet(SuecaRules(), (Hand(How.ONE, Team.NS),), (truco.Accept(),))


def test_a_tap_of_another_game_is_refused() -> None:
    assert not Book.new().sueca.may(truco.Won(Team.NS))
    assert not Book.new().truco.may(Hand(How.ONE, Team.NS))


def test_each_game_has_a_sheet_of_its_own() -> None:
    book = Book.new()
    book = book.with_sheet(book.sheet.tap(Hand(How.ONE, Team.NS)))
    book = replace(book, game=Game.TRUCO)
    book = book.with_sheet(book.sheet.tap(truco.Won(Team.EW)))
    assert isinstance(book.sueca.state, sueca.State) and book.sueca.state.score == (1, 0)
    assert isinstance(book.truco.state, truco.State) and book.truco.state.score == (0, 1)
    assert book.sobe == Book.new().sobe


@given(books(), st.text(max_size=60), st.sampled_from(SEATS))
def test_any_typed_name_makes_a_book(book: Book, typed: str, seat: Seat) -> None:
    name = book.with_name(seat, typed).names[seat.place]
    assert name is None or (0 < len(name) <= 40 and name == name.strip())


def test_spaces_are_nobodys_name_and_no_book_has_one_that_is_not_clean() -> None:
    assert Book.new().with_name(Seat.E, "  ").names[Seat.E.place] is None
    with pytest.raises(ValueError, match="not a name"):
        replace(Book.new(), names=(" Rosa", None, None, None))
