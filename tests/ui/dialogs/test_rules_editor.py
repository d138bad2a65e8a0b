"""Presets and fields follow each other, and say what they are."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from sueca_desktop.rules import GAMES, truco
from sueca_desktop.rules.sueca import PRESETS, Rules
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from sueca_desktop.text.game_text import own_mix_name, your_choice
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.sueca import rules_text
from sueca_desktop.text.sueca.game import TEXT
from sueca_desktop.ui.controls.choice_card import ChoiceCard
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.games_editor import GamesEditor
from sueca_desktop.ui.dialogs.rules_editor import NumberChoice, RulesEditor
from tests.ui.live_words import settle


def opened(qtbot: QtBot, rules: Rules, width: int = 1100) -> RulesEditor:
    editor = RulesEditor(rules)
    qtbot.addWidget(editor)
    editor.resize(width, 700)
    editor.show()
    settle()
    return editor


def card(editor: RulesEditor, name: str) -> ChoiceCard:
    return next(card for card in editor.findChildren(ChoiceCard) if card.accessibleName() == name)


def choice(editor: RulesEditor, field: str) -> Segmented:
    name = rules_text.field_label(field).replace("&", "")
    return next(part for part in editor.findChildren(Segmented) if part.accessibleName() == name)


def shown_notes(editor: RulesEditor) -> list[str]:
    notes = [part for part in editor.findChildren(QLabel) if part.property("role") == "note"]
    return [note.text() for note in notes if note.text()]


def test_choosing_a_preset_sets_all_fields(qtbot: QtBot) -> None:
    editor = opened(qtbot, Rules(tie="carry", target=7))
    for preset, rules in PRESETS.items():
        with qtbot.waitSignal(editor.changed) as told:
            card(editor, rules_text.preset_name(preset)).click()
        assert told.args == [rules] == [editor.rules()]
        for field in FIELD_VALUES:
            assert choice(editor, field).value() == getattr(rules, field)


def test_changing_a_field_makes_an_own_mix(qtbot: QtBot) -> None:
    editor = opened(qtbot, PRESETS["cafe"])
    own = card(editor, own_mix_name())
    assert not own.isVisible()
    with qtbot.waitSignal(editor.changed) as told:
        choice(editor, "sweep").button("all_points").click()
    assert told.args == [replace(PRESETS["cafe"], sweep="all_points")]
    assert own.isVisible() and own.isChecked()
    assert rules_text.preset_name("cafe") in own.accessibleDescription()
    assert your_choice() in shown_notes(editor)


def test_changing_it_back_is_the_preset_again(qtbot: QtBot) -> None:
    editor = opened(qtbot, PRESETS["cafe"])
    choice(editor, "sweep").button("all_points").click()
    choice(editor, "sweep").button("all_tricks").click()
    assert editor.rules() == PRESETS["cafe"]
    assert card(editor, rules_text.preset_name("cafe")).isChecked()
    assert not card(editor, own_mix_name()).isVisible()


def test_what_a_preset_brings_is_marked_as_its_own(qtbot: QtBot) -> None:
    editor = opened(qtbot, PRESETS["cafe"])
    assert shown_notes(editor) == [TEXT.belongs_to("cafe")] * 2
    editor.set_rules(PRESETS["portugal"])
    assert shown_notes(editor) == []


def test_sentences_follow_the_choices(qtbot: QtBot) -> None:
    editor = opened(qtbot, Rules())
    choice(editor, "direction").button("clockwise").click()
    words = [part.text() for part in editor.findChildren(QLabel)]
    assert rules_text.value_sentence("direction", editor.rules()) in words
    assert rules_text.value_sentence("cutter", editor.rules()) in words  # who cuts sits elsewhere now


def test_any_number_of_games_can_be_typed(qtbot: QtBot) -> None:
    editor = opened(qtbot, Rules())
    target = editor.findChild(NumberChoice)
    assert isinstance(target, NumberChoice) and not target.number.isVisible()
    target.segments.button(None).click()
    assert target.number.isVisible() and target.number.hasFocus()
    assert editor.rules().target == 4
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(target.number, key)
    assert editor.rules().target == 7
    target.segments.button(10).click()
    assert editor.rules().target == 10 and not target.number.isVisible()


def test_rules_with_an_unusual_target_open_with_its_number(qtbot: QtBot) -> None:
    editor = opened(qtbot, Rules(target=13))
    target = editor.findChild(NumberChoice)
    assert isinstance(target, NumberChoice)
    assert target.segments.value() is None and target.number.value() == 13
    assert (target.number.minimum(), target.number.maximum()) == (1, 20)


def test_arrow_keys_change_a_value(qtbot: QtBot) -> None:
    editor = opened(qtbot, Rules())
    tie = choice(editor, "tie")
    tie.button("no_score").setFocus()
    QTest.keyClick(tie.button("no_score"), Qt.Key.Key_Right)
    assert editor.rules().tie == "carry"
    assert tie.button("carry").hasFocus()


def test_a_narrow_editor_offers_the_presets_in_a_box(qtbot: QtBot) -> None:
    editor = opened(qtbot, PRESETS["portugal"], width=640)
    box = editor.findChild(QComboBox)
    assert isinstance(box, QComboBox) and box.isVisible()
    assert not card(editor, rules_text.preset_name("cafe")).isVisible()
    box.setCurrentIndex(box.findData("brazil"))
    box.activated.emit(box.currentIndex())
    assert editor.rules() == PRESETS["brazil"]
    choice(editor, "spoil").button(False).click()
    assert box.currentText() == own_mix_name()
    editor.resize(1200, 700)
    settle()
    assert not box.isVisible() and card(editor, rules_text.preset_name("cafe")).isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_every_game_can_be_chosen(qtbot: QtBot, game: str) -> None:
    editor = RulesEditor(GAMES[game].rules())
    qtbot.addWidget(editor)
    editor.resize(1100, 700)
    editor.show()
    settle()
    text = GAME_TEXTS[game]
    for field in text.fields:
        name = text.field_label(field).replace("&", "")
        segments = next(part for part in editor.findChildren(Segmented) if part.accessibleName() == name)
        for value in segments.values:
            if value is not None:
                segments.button(value).click()
                assert getattr(editor.rules(), field) == value
                said = [part.text() for part in editor.findChildren(QLabel)]
                assert text.value_sentence(field, editor.rules()) in said


def test_a_number_typed_leaves_the_other_numbers_alone(qtbot: QtBot) -> None:
    editor = RulesEditor(truco.Rules())
    qtbot.addWidget(editor)
    editor.show()
    target, rejects = editor.findChildren(NumberChoice)
    assert (target.number.minimum(), target.number.maximum()) == (3, 30)
    assert (rejects.number.minimum(), rejects.number.maximum()) == (0, 9)
    rejects.segments.button(None).click()
    rejects.number.setValue(5)
    assert editor.rules() == truco.Rules(rejects=5)
    assert rejects.number.isVisible() and not target.number.isVisible()


def test_each_game_keeps_its_own_rules(qtbot: QtBot) -> None:
    editor = GamesEditor({game.id: game.rules() for game in GAMES.values()}, "truco")
    qtbot.addWidget(editor)
    editor.resize(1100, 700)
    editor.show()
    settle()
    games = next(part for part in editor.findChildren(Segmented) if part.accessibleName() == "Game")
    assert games.value() == editor.game == "truco"
    shown = editor.findChild(RulesEditor)
    assert isinstance(shown, RulesEditor)
    with qtbot.waitSignal(editor.changed) as told:
        card(shown, "Truco mineiro").click()
    assert told.args == [truco.PRESETS["mineiro"]]
    games.button("sueca").click()
    assert editor.rules() == Rules()
    games.button("truco").click()
    assert editor.rules() == truco.PRESETS["mineiro"]
    editor.set_rules({game.id: game.rules() for game in GAMES.values()})
    assert editor.rules() == truco.Rules() and card(shown, "Manilha velha").isChecked()
