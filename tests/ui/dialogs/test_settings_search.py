"""Settings are found by any of their words, and each can be given its default back."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.levels import Level
from sueca_desktop.rules import truco
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.settings import CHOICES, Settings, SettingsFile
from sueca_desktop.text import settings_text
from sueca_desktop.text.languages import LanguageSwitch
from sueca_desktop.ui.controls import restore_button
from sueca_desktop.ui.controls.form import Form
from sueca_desktop.ui.controls.gallery import Gallery
from sueca_desktop.ui.controls.restore_button import RestoreButton
from sueca_desktop.ui.controls.search_field import SearchField
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs import settings_dialog as dialog_module
from sueca_desktop.ui.dialogs.notice import Question
from sueca_desktop.ui.dialogs.settings_dialog import (
    LANGUAGE_PAGE,
    PLAY_PAGE,
    PLAYERS_PAGE,
    RULES_PAGE,
    TABLE_PAGE,
    SettingsDialog,
)
from sueca_desktop.ui.dialogs.settings_page import ROWS
from sueca_desktop.ui.dialogs.settings_search import has_words
from sueca_desktop.ui.preferences import Preferences
from sueca_desktop.ui.sound import Silence
from tests.ui.live_words import settle

PAGES = {"table": TABLE_PAGE, "play": PLAY_PAGE, "language": LANGUAGE_PAGE}
ROW_SETTINGS = [name for names in ROWS.values() for name in names]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that are announced."""
    sentences: list[str] = []
    for module in (restore_button, dialog_module):
        monkeypatch.setattr(module, "announce", lambda by, sentence: sentences.append(sentence))
    return sentences


def opened(qtbot: QtBot, settings: Settings | None = None, silence: Silence | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), silence)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    settle()
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    return opened(qtbot)


@pytest.fixture(scope="module")
def searched(dressed: None) -> Iterator[SettingsDialog]:
    """One dialog in which one thing is sought after the other, and nothing is changed."""
    dialog = SettingsDialog(Settings(), None)
    dialog.show()
    yield dialog
    dialog.close()
    dialog.deleteLater()


def spoken(name: str) -> str:
    return settings_text.setting_label(name).replace("&", "")


def names_shown(dialog: QWidget) -> list[str]:
    """The names of the rows that show, as they are spoken."""
    labels = [part for part in dialog.findChildren(QLabel) if part.property("role") == "name"]
    return [part.text().replace("&", "") for part in labels if part.isVisible()]


def words_shown(dialog: QWidget) -> list[str]:
    return [part.text() for part in dialog.findChildren(QLabel) if part.isVisible()]


def field(dialog: QWidget) -> SearchField:
    [found] = dialog.findChildren(SearchField)
    return found


def visible_choice(dialog: QWidget, name: str) -> Segmented | Gallery:
    parts: list[Segmented | Gallery] = [*dialog.findChildren(Segmented), *dialog.findChildren(Gallery)]
    [found] = [part for part in parts if part.isVisible() and part.accessibleName() == spoken(name)]
    return found


def restorers(dialog: QWidget) -> list[RestoreButton]:
    """The buttons that show."""
    return [button for button in dialog.findChildren(RestoreButton) if button.isVisible()]


# ---------------------------------------------------------------- to search


@pytest.mark.parametrize(
    ("sought", "name", "page"),
    [
        ("speed", "speed", "play"),  # by the label
        ("SPEED", "speed", "play"),
        ("how fast the cards move", "speed", "play"),  # by a sentence
        ("finishes clìck", "speed", "play"),  # words in any order, with a stray accent
        ("cafe table", "theme", "table"),  # by a value
        ("evening", "appearance", "table"),  # by the sentence of a value that is not chosen
        ("portugues (brasil)", "language", "language"),
        ("loud", "volume", "play"),
    ],
)
def test_a_setting_is_found_by_any_of_its_words(
    searched: SettingsDialog, sought: str, name: str, page: str
) -> None:
    searched.search(sought)
    settle()
    assert spoken(name) in names_shown(searched)
    assert len(names_shown(searched)) < 5
    assert settings_text.page_name(page) in words_shown(searched)
    visible_choice(searched, name)


def test_every_setting_is_found_by_its_name(searched: SettingsDialog) -> None:
    for name in ROW_SETTINGS:
        searched.search(spoken(name))
        settle()
        assert spoken(name) in names_shown(searched)


def test_all_words_must_be_there_from_their_beginning() -> None:
    texts = ["&Língua", "Muda logo"]
    for sought in ("lingua", "LOGO língua", "lin", " mud, "):
        assert has_words(texts, sought), sought
    for sought in ("lingua cartas", "gua", "", "?!"):
        assert not has_words(texts, sought), sought


def test_in_portuguese_accents_make_no_difference(qtbot: QtBot, qapp: QApplication) -> None:
    languages = LanguageSwitch(qapp)
    languages.use("pt_PT")
    try:
        dialog = opened(qtbot)
        dialog.search("lingua")
        settle()
        assert spoken("language") in names_shown(dialog)
        languages.use("en")  # the search goes on in the other language
        settle()
        assert names_shown(dialog) == []
        assert settings_text.nothing_found("lingua") in words_shown(dialog)
    finally:
        languages.use("en")


def test_what_is_not_found_is_said(dialog: SettingsDialog, heard: list[str]) -> None:
    dialog.search("xyzzy")
    settle()
    assert names_shown(dialog) == []
    assert settings_text.nothing_found("xyzzy") in words_shown(dialog)
    assert heard == [settings_text.nothing_found("xyzzy")]


def test_without_words_the_page_from_before_shows(dialog: SettingsDialog) -> None:
    dialog.show_page(PLAY_PAGE)
    before = names_shown(dialog)
    ends: list[Callable[[], None]] = [
        lambda: dialog.search(""),
        lambda: dialog.search("  "),
        lambda: dialog.show_page(PLAY_PAGE),
    ]
    for end in ends:
        dialog.search("language")
        settle()
        assert names_shown(dialog) != before
        end()
        settle()
        assert names_shown(dialog) == before


def test_another_page_ends_the_search(dialog: SettingsDialog) -> None:
    dialog.search("language")
    dialog.show_page(PLAYERS_PAGE)
    settle()
    assert field(dialog).text() == "" and "Your partner" in names_shown(dialog)


def test_keys_of_the_search(qtbot: QtBot, dialog: SettingsDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is field(dialog))
    QTest.keyClicks(field(dialog), "left-handed")
    settle()
    QTest.keyClick(field(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter goes to what is found, and closes nothing"
    chosen = visible_choice(dialog, "left_handed").button(False)
    assert QApplication.focusWidget() is chosen
    QTest.keyClick(chosen, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field(dialog), Qt.Key.Key_Escape)
    assert field(dialog).text() == "" and dialog.isVisible()
    QTest.keyClick(field(dialog), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_is_found_can_be_set_there_and_its_page_knows(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.search("speed of the cards")
    settle()
    with qtbot.waitSignal(dialog.changed) as told:
        visible_choice(dialog, "speed").button("slow").click()
    assert told.args == [Settings(speed="slow")]
    dialog.show_page(PLAY_PAGE)
    assert visible_choice(dialog, "speed").value() == "slow"


def test_a_player_is_found_and_edited_in_both_places(dialog: SettingsDialog) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.search("name of your partner")
    settle()
    assert names_shown(dialog) == ["Your partner"]
    for name in ("Ze", "Zeca"):
        edit = named_field(dialog, Seat.N)
        edit.setFocus()
        edit.selectAll()
        QTest.keyClicks(edit, name)
        assert told[-1] == Settings(name_n=name)
        dialog.show_page(PLAYERS_PAGE)
        settle()
        assert named_field(dialog, Seat.N).text() == name


def named_field(dialog: QWidget, seat: Seat) -> QLineEdit:
    name = settings_text.seat_name_field(seat)
    fields = [part for part in dialog.findChildren(QLineEdit) if part.accessibleName() == name]
    [found] = [part for part in fields if part.isVisible()]
    return found


@pytest.mark.parametrize(("game", "sought"), [("sueca", "tie 60"), ("truco", "mineiro")])
def test_a_rule_is_found_and_shown_where_it_stands(dialog: SettingsDialog, game: str, sought: str) -> None:
    dialog.search(sought)
    settle()
    button = next(part for part in shown_buttons(dialog) if part.text() == "Show in the rules")
    name = button.accessibleDescription()
    button.click()
    settle()
    assert field(dialog).text() == ""
    assert name in names_shown(dialog)
    focus = QApplication.focusWidget()
    assert focus is not None and dialog.isAncestorOf(focus) and focus.isVisible()
    games = [part for part in dialog.findChildren(Segmented) if part.accessibleName() == "Game"]
    assert [part.value() for part in games if part.isVisible()] == [game]


def shown_buttons(dialog: QWidget) -> list[QPushButton]:
    return [part for part in dialog.findChildren(QPushButton) if part.isVisible()]


# ---------------------------------------------------------------- defaults one by one


def other_value(name: str) -> Any:
    usual = getattr(Settings(), name)
    values = {"text_size": (1.0, 1.3), "volume": (25, 75)}.get(name) or CHOICES[name]
    return next(value for value in values if value != usual)


def test_the_default_of_each_setting_can_be_restored_while_it_is_another(
    qtbot: QtBot, heard: list[str]
) -> None:
    dialog = opened(qtbot)
    for name in ROW_SETTINGS:
        heard.clear()
        dialog.show_page(PAGES[next(page for page in ROWS if name in ROWS[page])])
        settle()
        assert restorers(dialog) == []
        visible_choice(dialog, name).button(other_value(name)).click()
        [button] = restorers(dialog)
        assert button.accessibleName() == button.toolTip() == f"Restore the default of {spoken(name)}"
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        button.setFocus()
        with qtbot.waitSignal(dialog.changed) as told:
            QTest.keyClick(button, Qt.Key.Key_Space)
        assert told.args == [Settings()]
        assert restorers(dialog) == []
        assert heard == [f"{spoken(name)}: as it was at first."]
        choice = visible_choice(dialog, name)
        assert QApplication.focusWidget() is choice.button(choice.value()), "the keyboard is not lost"


def test_a_button_that_comes_moves_nothing(dialog: SettingsDialog) -> None:
    dialog.show_page(PLAY_PAGE)
    settle()
    [form] = [part for part in dialog.findChildren(Form) if part.isVisible()]
    choices = [part for part in form.findChildren(Segmented) if part.isVisible()]
    before = [part.geometry() for part in choices]
    visible_choice(dialog, "left_handed").button(True).click()
    settle()
    assert len(restorers(dialog)) == 1
    assert [part.geometry() for part in choices] == before


def test_found_settings_have_their_buttons_too(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(speed="slow", theme="cafe"))
    dialog.search("speed of the cards")
    settle()
    [button] = restorers(dialog)
    button.click()
    assert dialog.settings() == Settings(theme="cafe")
    assert restorers(dialog) == []


def test_volume_that_cannot_be_set_offers_no_default(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(volume=75), Silence.NO_DEVICE)
    dialog.show_page(PLAY_PAGE)
    settle()
    assert restorers(dialog) == []


def test_a_player_gets_his_usual_name_and_level_back(qtbot: QtBot, heard: list[str]) -> None:
    mine = Settings(name_s="Rosa", name_w="Rui", level_w=Level.MASTER)
    dialog = opened(qtbot, mine)
    dialog.show_page(PLAYERS_PAGE)
    settle()
    you, west = restorers(dialog)
    west.click()
    assert dialog.settings() == Settings(name_s="Rosa")
    you.click()
    assert dialog.settings() == Settings()
    assert restorers(dialog) == []
    assert heard == ["At your left: as it was at first.", "You: as it was at first."]


def test_a_rule_gets_the_value_of_the_way_of_playing_back(qtbot: QtBot) -> None:
    brazil = PRESETS["brazil"]
    dialog = opened(qtbot, Settings(sueca_rules=replace(brazil, target=7)))
    dialog.show_page(RULES_PAGE)
    settle()
    [button] = restorers(dialog)
    button.click()
    assert dialog.settings() == Settings(sueca_rules=brazil)
    assert restorers(dialog) == []


# ---------------------------------------------------------------- all at once


@pytest.fixture
def mine() -> Settings:
    return Settings(
        theme="cafe",
        volume=75,
        language="en",
        name_s="Rosa",
        level_e=Level.BEGINNER,
        sueca_rules=PRESETS["brazil"],
        truco_rules=truco.PRESETS["mineiro"],
        game="truco",
        window_geometry="AAAA",
    )


def asked(dialog: SettingsDialog) -> Question:
    next(part for part in shown_buttons(dialog) if part.text() == "Set all bac&k…").click()
    settle()
    [question] = [part for part in dialog.findChildren(Question) if part.isVisible()]
    return question


def test_everything_is_restored_after_a_question(qtbot: QtBot, mine: Settings, heard: list[str]) -> None:
    dialog = opened(qtbot, mine)
    with qtbot.waitSignal(dialog.changed) as told:
        asked(dialog).accept()
    assert told.args == [Settings(game="truco", window_geometry="AAAA")] == [dialog.settings()]
    assert heard == ["The defaults are restored."]


def test_nothing_is_restored_without_a_yes(qtbot: QtBot, mine: Settings) -> None:
    dialog = opened(qtbot, mine)
    with qtbot.assertNotEmitted(dialog.changed):
        asked(dialog).reject()
    assert dialog.settings() == mine


# ---------------------------------------------------------------- saved as you go


@pytest.fixture
def stored(dialog: SettingsDialog, tmp_path: Path) -> Path:
    preferences = Preferences(SettingsFile(tmp_path / "settings.json"), dialog)
    dialog.changed.connect(preferences.set)
    return tmp_path / "settings.json"


def test_every_choice_is_on_the_disk_at_once(dialog: SettingsDialog, stored: Path) -> None:
    def on_disk() -> Settings:
        settings, notices = SettingsFile(stored).load()
        assert notices == ()
        return settings

    for page, names in ROWS.items():
        dialog.show_page(PAGES[page])
        settle()
        for name in names:
            value = other_value(name)
            visible_choice(dialog, name).button(value).click()
            assert getattr(on_disk(), name) == value
            assert on_disk() == dialog.settings()
    dialog.show_page(PLAYERS_PAGE)
    settle()
    QTest.keyClicks(named_field(dialog, Seat.S), "Ze")
    assert on_disk().name_s == "Ze"
    dialog.search("speed of the cards")
    settle()
    restorers(dialog)[0].click()
    assert on_disk().speed == "normal"
    asked(dialog).accept()
    assert on_disk() == Settings()
