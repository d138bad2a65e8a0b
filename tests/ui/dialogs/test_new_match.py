"""The dialog for a new match gives back what was chosen in it."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES, truco
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.table.deals import MAX_DEAL_NUMBER
from sueca_desktop.text import settings_text
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.new_match import PLAYERS_PAGE, MatchSetup, NewMatchDialog
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.style import style_sheet
from tests.ui.live_words import settle

SETUP = MatchSetup(
    PRESETS["cafe"],
    {Seat.S: "Rosa", Seat.E: None, Seat.N: None, Seat.W: None},
    {Seat.E: Level.BEGINNER, Seat.N: Level.INTERMEDIATE, Seat.W: Level.EXPERT},
)


def opened(
    qtbot: QtBot,
    setup: MatchSetup = SETUP,
    *,
    match_running: bool = False,
    rules: Mapping[str, Any] | None = None,
) -> NewMatchDialog:
    dialog = NewMatchDialog(setup, match_running, rules=rules)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    return dialog


def segments(dialog: NewMatchDialog, name: str) -> Segmented:
    return next(part for part in dialog.findChildren(Segmented) if part.accessibleName() == name)


def field(dialog: NewMatchDialog, name: str) -> QLineEdit:
    return next(part for part in dialog.findChildren(QLineEdit) if part.accessibleName() == name)


def to_players(dialog: NewMatchDialog) -> None:
    segments(dialog, "What to choose").button(PLAYERS_PAGE).click()
    settle()


def test_untouched_dialog_gives_back_its_setup(qtbot: QtBot) -> None:
    assert opened(qtbot).setup() == SETUP


def test_names_levels_and_deal_come_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    to_players(dialog)
    field(dialog, settings_text.seat_name_field(Seat.S)).clear()
    QTest.keyClicks(field(dialog, settings_text.seat_name_field(Seat.E)), "  Ze da Esquina ")
    segments(dialog, settings_text.seat_level_field(Seat.E)).button(Level.MASTER).click()
    QTest.keyClicks(field(dialog, "Deal number"), "2026")
    names = dict.fromkeys(SEATS) | {Seat.E: "Ze da Esquina"}
    levels = {**SETUP.levels, Seat.E: Level.MASTER}
    assert dialog.setup() == MatchSetup(SETUP.rules, names, levels, 2026)


def test_field_names_show_the_usual_names_in_grey(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    to_players(dialog)
    partner = field(dialog, settings_text.seat_name_field(Seat.N))
    assert partner.text() == "" and partner.placeholderText() == "Amelia"


def test_names_end_where_a_record_ends_them(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    to_players(dialog)
    QTest.keyClicks(field(dialog, settings_text.seat_name_field(Seat.W)), "x" * 60)
    assert dialog.setup().names[Seat.W] == "x" * 40


@pytest.mark.parametrize("typed", ["-1", "seven", str(MAX_DEAL_NUMBER) + "0"])
def test_what_is_no_deal_number_cannot_be_typed(qtbot: QtBot, typed: str) -> None:
    dialog = opened(qtbot)
    to_players(dialog)
    QTest.keyClicks(field(dialog, "Deal number"), typed)
    number = dialog.setup().deal_number
    assert number is None or 0 <= number <= MAX_DEAL_NUMBER


def test_play_accepts_and_cancel_rejects(qtbot: QtBot) -> None:
    for words, result in (("&Play with these rules", QDialog.DialogCode.Accepted), ("&Cancel", 0)):
        dialog = opened(qtbot)
        button = next(part for part in dialog.findChildren(QPushButton) if part.text() == words)
        button.click()
        assert dialog.result() == int(result)


def test_enter_plays(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("running", [True, False])
def test_a_running_match_is_said_to_stay_saved(qtbot: QtBot, running: bool) -> None:
    dialog = opened(qtbot, match_running=running)
    words = [part.text() for part in dialog.findChildren(QLabel)]
    assert any("stays saved" in text for text in words) is running


def test_rules_chosen_come_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    segments(dialog, "Revoke").button("four_games").click()
    assert dialog.setup() == replace(SETUP, rules=replace(PRESETS["cafe"], revoke="four_games"))


@pytest.mark.parametrize("game", GAMES)
def test_a_new_match_is_of_the_game_it_was_asked_for(qtbot: QtBot, game: str) -> None:
    setup = replace(SETUP, rules=GAMES[game].rules())
    dialog = opened(qtbot, setup)
    assert segments(dialog, "Game").value() == game
    assert dialog.setup() == setup


def test_another_game_begins_with_its_own_last_rules(qtbot: QtBot) -> None:
    dialog = opened(qtbot, rules={"truco": truco.PRESETS["mineiro"]})
    segments(dialog, "Game").button("truco").click()
    assert dialog.setup().rules == truco.PRESETS["mineiro"]
    segments(dialog, "Game").button("sobe-e-desce").click()
    assert dialog.setup().rules == GAMES["sobe-e-desce"].rules()
    segments(dialog, "Game").button("sueca").click()
    assert dialog.setup() == SETUP


def test_every_level_and_a_person_show_in_large_letters_in_the_smallest_window(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.setStyleSheet(style_sheet(load_theme("felt", dark=False).palette, 1.5))
    dialog.resize(600, 600)
    to_players(dialog)
    levels = segments(dialog, settings_text.seat_level_field(Seat.E))
    places = [levels.button(value).geometry() for value in levels.values]
    assert len({place.y() for place in places}) > 1  # they do not fit in one line
    assert all(levels.rect().contains(place) for place in places)
