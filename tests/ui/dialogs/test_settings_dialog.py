"""Every choice in the settings is told at once, and nothing else is."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.levels import Level
from sueca_desktop.rules import truco
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.settings import CHOICES, TEXT_SIZES, Settings
from sueca_desktop.text import settings_text
from sueca_desktop.text.sueca import rules_text
from sueca_desktop.ui.controls.choice_card import ChoiceCard
from sueca_desktop.ui.controls.form import Form
from sueca_desktop.ui.controls.gallery import Gallery
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.settings_dialog import (
    LANGUAGE_PAGE,
    PLAY_PAGE,
    PLAYERS_PAGE,
    RULES_PAGE,
    TABLE_PAGE,
    SettingsDialog,
)
from sueca_desktop.ui.dialogs.settings_page import VOLUMES
from sueca_desktop.ui.sound import Silence
from tests.ui.live_words import settle

#: Settings that are no choice of their own in the dialog.
ELSEWHERE = {*(f"{what}_{seat}" for what in ("level", "person") for seat in "enw"), "game"}
OFFERED = [name for name in CHOICES if name not in ELSEWHERE]
CASES = [(name, value) for name in OFFERED for value in CHOICES[name]]
STEPS = [("text_size", size) for size in TEXT_SIZES] + [("volume", volume) for volume in VOLUMES]


def opened(qtbot: QtBot, settings: Settings | None = None, silence: Silence | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), silence)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    return dialog


def choice(dialog: SettingsDialog, name: str) -> Segmented | Gallery:
    label = settings_text.setting_label(name).replace("&", "")
    parts: list[Segmented | Gallery] = [*dialog.findChildren(Segmented), *dialog.findChildren(Gallery)]
    return next(part for part in parts if part.accessibleName() == label)


def pick(dialog: SettingsDialog, name: str, value: Any) -> None:
    choice(dialog, name).button(value).click()


def press(dialog: SettingsDialog, words: str) -> None:
    next(part for part in dialog.findChildren(QPushButton) if part.text() == words).click()


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    return opened(qtbot)


def test_each_value_is_told_when_it_is_chosen(dialog: SettingsDialog) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    for name, value in CASES:
        expected = replace(dialog.settings(), **{name: value})
        pick(dialog, name, value)
        assert told[-1:] == [expected] == [dialog.settings()], name
    for name, value in STEPS:
        pick(dialog, name, value)
        assert getattr(told[-1], name) == value


def test_every_value_has_a_sentence() -> None:
    for name, value in [*CASES, *STEPS]:
        assert settings_text.value_sentence(name, value).endswith(".")
        assert settings_text.value_name(name, value)


@pytest.mark.parametrize("silence", Silence)
def test_where_no_sound_can_be_had_the_volume_is_off_limits_and_the_reason_stands_there(
    qtbot: QtBot, silence: Silence
) -> None:
    dialog = opened(qtbot, silence=silence)
    dialog.show_page(PLAY_PAGE)
    assert not choice(dialog, "volume").isEnabled()
    assert choice(dialog, "speed").isEnabled()
    sentences = [part.text() for part in dialog.findChildren(QLabel) if part.isVisible()]
    assert settings_text.silence_sentence(silence) in sentences
    assert settings_text.value_sentence("volume", 25) not in sentences
    with qtbot.assertNotEmitted(dialog.changed):
        pick(dialog, "volume", 100)


def test_where_sound_can_be_had_the_volume_can_be_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(volume=60))
    dialog.show_page(PLAY_PAGE)
    part = choice(dialog, "volume")
    assert isinstance(part, Segmented) and part.isEnabled()
    assert part.value() == 50, "the nearest of those offered"
    assert dialog.settings().volume == 60


def test_words_of_a_page_have_different_letters(dialog: SettingsDialog) -> None:
    for page in (TABLE_PAGE, PLAY_PAGE, PLAYERS_PAGE, RULES_PAGE, LANGUAGE_PAGE):
        dialog.show_page(page)
        settle()
        labels = [part for part in dialog.findChildren(QLabel) if part.buddy() is not None]
        words = [part.text() for part in labels if part.isVisible()]
        words += [part.text() for part in dialog.findChildren(QPushButton) if part.isVisible()]
        letters = [text[text.index("&") + 1].lower() for text in words if "&" in text]
        assert len(letters) > 2 and len(letters) == len(set(letters)), sorted(letters)


def test_showing_other_settings_tells_nothing(qtbot: QtBot, dialog: SettingsDialog) -> None:
    other = Settings(
        theme="cafe", speed="slow", name_e="Ze", level_n=Level.BEGINNER, sueca_rules=PRESETS["brazil"]
    )
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.set_settings(other)
    assert dialog.settings() == other


def test_a_name_is_told_letter_by_letter(qtbot: QtBot, dialog: SettingsDialog) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.show_page(PLAYERS_PAGE)
    name = settings_text.seat_name_field(Seat.S)
    edit = next(part for part in dialog.findChildren(QLineEdit) if part.accessibleName() == name)
    QTest.keyClicks(edit, "Ze")
    assert [settings.name_s for settings in told] == ["Z", "Ze"]
    edit.clear()
    QTest.keyClicks(edit, " ")
    assert told[-1].name_s is None


def test_a_level_is_told(dialog: SettingsDialog) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    name = settings_text.seat_level_field(Seat.W)
    part = next(part for part in dialog.findChildren(Segmented) if part.accessibleName() == name)
    part.button(Level.BEGINNER).click()
    assert told == [Settings(level_w=Level.BEGINNER)]


def test_rules_are_told(dialog: SettingsDialog) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    name = rules_text.preset_name("azores")
    next(part for part in dialog.findChildren(ChoiceCard) if part.accessibleName() == name).click()
    assert told == [Settings(sueca_rules=PRESETS["azores"])]


def test_defaults_are_restored_page_by_page(qtbot: QtBot) -> None:
    mine = Settings(
        theme="cafe",
        speed="slow",
        volume=75,
        name_s="Rosa",
        level_e=Level.BEGINNER,
        sueca_rules=PRESETS["brazil"],
        language="en",
        window_geometry="AAAA",
    )
    changes: dict[int, dict[str, object]] = {
        TABLE_PAGE: {"theme": "felt"},
        PLAY_PAGE: {"speed": "normal", "volume": 25},
        PLAYERS_PAGE: {"name_s": None, "level_e": Level.EXPERT},
        RULES_PAGE: {"sueca_rules": None},
        LANGUAGE_PAGE: {"language": None},
    }
    dialog = opened(qtbot, mine)
    for page, change in changes.items():
        dialog.show_page(page)
        with qtbot.waitSignal(dialog.changed) as told:
            press(dialog, "Restore t&his page")
        mine = replace(mine, **change)
        assert told.args == [mine]
    assert mine == Settings(window_geometry="AAAA")


def test_close_keeps_everything(dialog: SettingsDialog) -> None:
    pick(dialog, "theme", "azulejo")
    press(dialog, "&Close")
    assert not dialog.isVisible() and dialog.settings().theme == "azulejo"


def test_defaults_of_the_rules_are_those_of_the_game_that_shows(qtbot: QtBot) -> None:
    mine = Settings(sueca_rules=PRESETS["brazil"], truco_rules=truco.PRESETS["mineiro"], game="truco")
    dialog = opened(qtbot, mine)
    dialog.show_page(RULES_PAGE)
    button = next(part for part in dialog.findChildren(QPushButton) if part.text() == "Restore t&his page")
    with qtbot.waitSignal(dialog.changed) as told:
        button.click()
    assert told.args == [replace(mine, truco_rules=None)]


@pytest.mark.parametrize("width", [380, 760])
def test_no_line_is_left_empty_below_the_last_row_that_shows(qtbot: QtBot, width: int) -> None:
    form = Form(restorable=True)
    qtbot.addWidget(form)
    rows = [form.add_row(QLineEdit()) for _ in range(3)]
    for row in rows:
        row.put_name("Speed")
        row.sentence.setText("How fast cards move.")
    form.resize(width, 100)
    form.show()
    for shown in (rows, rows[:2], rows[1:]):
        form.show_only(shown)
        form.fit()
        settle()
        form.resize(width, form.heightForWidth(width))
        settle()
        assert form.height() - shown[-1].sentence.geometry().bottom() <= 6
        assert shown[1].control.y() - shown[0].sentence.geometry().bottom() >= 18
