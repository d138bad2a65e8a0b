"""Score sheet, trick history, last trick and log show what happened, in words that can be heard."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTableWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.rules.results import HandResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.text.sueca.match_text import SuecaTricks, score_sheet
from sueca_desktop.ui.panels.last_trick import LastTrickDialog, TrickPicture
from sueca_desktop.ui.panels.log_panel import LogPanel
from sueca_desktop.ui.panels.score_sheet import ScoreSheetDialog
from sueca_desktop.ui.panels.suit_mark import rank_letter
from sueca_desktop.ui.panels.trick_history import TrickHistoryDialog
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.theme import load_theme
from tests.sample_match import HEADER, RESULTS, table_after
from tests.ui.live_words import settle

THEME = load_theme("felt", dark=False)


def cells(table: QTableWidget, row: int) -> list[str]:
    items = (table.item(row, column) for column in range(table.columnCount()))
    return [
        str(item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text()) if item else "" for item in items
    ]


def sheet_of(results: tuple[HandResult, ...]) -> ScoreSheetDialog:
    return ScoreSheetDialog(lambda: score_sheet(HEADER, results, "Café"), THEME)


def test_score_sheet_has_every_hand(qtbot: QtBot) -> None:
    sheet = sheet_of(RESULTS[:2])
    qtbot.addWidget(sheet)
    table = sheet.findChild(QTableWidget)
    assert isinstance(table, QTableWidget)
    assert cells(table, 0) == ["1", "Tiago", "seven of hearts", "74–46", "6–4", "1–0", "1–0", "Points"]
    assert cells(table, 1) == ["2", "Rosa", "ace of spades", "60–60", "5–5", "0–0", "1–0", "Tie"]
    sheet = sheet_of(RESULTS)
    qtbot.addWidget(sheet)
    table = sheet.findChild(QTableWidget)
    assert isinstance(table, QTableWidget) and table.rowCount() == 4
    assert cells(table, 2) == ["–", "Bruno", "king of diamonds", "", "", "", "1–0", "Thrown in"]
    assert cells(table, 3)[0] == "3"  # a deal thrown in is no hand
    assert cells(table, 3)[-2:] == ["1–3", "Points, and +1 from a tie"]


def test_score_sheet_is_as_wide_as_its_window(qtbot: QtBot) -> None:
    sheet = sheet_of(RESULTS[:1])
    qtbot.addWidget(sheet)
    sheet.show()
    settle()
    table = sheet.findChild(QTableWidget)
    assert table is not None
    assert table.horizontalHeader().length() >= table.viewport().width()


def test_trick_history_says_who_led_and_who_took(qtbot: QtBot) -> None:
    table = table_after(12)
    hand = table.view(Seat.S).hand
    assert hand is not None and len(hand.tricks) == 3
    window = TrickHistoryDialog(SuecaTricks(table.header, hand), THEME)
    qtbot.addWidget(window)
    grid = window.findChild(QTableWidget)
    assert isinstance(grid, QTableWidget) and grid.rowCount() == 3
    for row, trick in enumerate(hand.tricks):
        said = cells(grid, row)
        players = said[1:5]
        winner = trick.winner(hand.trump_suit, table.header.rules.order)
        assert [Seat.S, Seat.E, Seat.N, Seat.W][
            [", led" in text for text in players].index(True)
        ] is trick.leader
        assert ("took the trick" in players[winner.place]) and sum("took" in text for text in players) == 1
        points = [text for text in said[5:] if text]
        assert points == [str(table.header.rules.points(trick.cards))]


def test_of_a_long_name_its_beginning_heads_the_tricks_and_the_whole_is_told(qtbot: QtBot) -> None:
    name = "Wenceslau Wanderley Wolfgang Magalhães"
    table = table_after(30)
    hand = table.view(Seat.S).hand
    assert hand is not None
    header = replace(HEADER, names=(*HEADER.names[:3], name))
    history = TrickHistoryDialog(SuecaTricks(header, hand), THEME)
    qtbot.addWidget(history)
    found = history.findChild(QTableWidget)
    assert isinstance(found, QTableWidget)
    head = found.horizontalHeader()
    assert head.textElideMode() is Qt.TextElideMode.ElideRight
    item = found.horizontalHeaderItem(1 + SEATS.index(Seat.W))
    assert item is not None and item.text() == item.toolTip() == name


@pytest.mark.parametrize("deal", range(4))
def test_last_trick_names_leader_and_winner(qtbot: QtBot, deal: int) -> None:
    table = table_after(4, deal)
    hand = table.view(Seat.S).hand
    assert hand is not None
    (trick,) = hand.tricks
    art = CardArt(THEME)
    window = LastTrickDialog(SuecaTricks(table.header, hand), THEME, art)
    qtbot.addWidget(window)
    words = " ".join(part.text() for part in window.findChildren(QLabel))
    for seat in (trick.leader, trick.winner(hand.trump_suit, table.header.rules.order)):
        assert ("ou" if seat is Seat.S else table.header.name(seat)) in words
    assert f"{table.header.rules.points(trick.cards)} point" in words
    picture = window.findChild(TrickPicture)
    assert isinstance(picture, TrickPicture)
    assert len(picture.accessibleDescription().split("\n")) == 4


def test_the_key_that_opened_the_last_trick_closes_it(qtbot: QtBot) -> None:
    table = table_after(4)
    hand = table.view(Seat.S).hand
    assert hand is not None
    window = LastTrickDialog(SuecaTricks(table.header, hand), THEME, CardArt(THEME))
    qtbot.addWidget(window)
    window.show()
    settle()
    QTest.keyClick(window, Qt.Key.Key_L)
    assert not window.isVisible()


def test_letters_follow_the_index() -> None:
    table = table_after(0)
    letters = {
        index: {rank_letter(card.rank, index) for card in table.header.rules.pack} for index in ("kqj", "rdv")
    }
    assert letters["kqj"] == set("AKQJ765432") and letters["rdv"] == set("ARDV765432")


def test_log_grows_and_can_be_replaced(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.append("Bruno plays the ace of hearts.")
    log.append("You play the two of hearts.")
    assert log.sentences() == ["Bruno plays the ace of hearts.", "You play the two of hearts."]
    log.set_sentences(["O Bruno joga o ás de copas."])
    assert log.sentences() == ["O Bruno joga o ás de copas."]
    log.set_sentences([])
    assert log.sentences() == []


def test_log_can_be_read_and_copied_but_not_written_by_keyboard(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.show()
    log.append("Bruno plays the ace of hearts.")
    log.setFocus()
    text = log.findChild(QPlainTextEdit)
    assert isinstance(text, QPlainTextEdit)
    QTest.keyClicks(text, "x")
    assert log.sentences() == ["Bruno plays the ace of hearts."]
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert text.textCursor().selectedText() == "Bruno plays the ace of hearts."
