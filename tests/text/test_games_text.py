"""What every game says of its rules: words for each preset, field and value, and no two alike."""

import pytest
from msgspec.structs import replace

from sueca_desktop.rules import GAMES
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.games import GAME_TEXTS, text_of

FIELDS = [(text, field) for text in GAME_TEXTS.values() for field in text.game.field_values]


def named(case: object) -> str:
    return case.game.id if isinstance(case, GameText) else str(case)


def test_every_game_has_its_words() -> None:
    assert {*GAME_TEXTS} == {*GAMES}
    names = [text.name() for text in GAME_TEXTS.values()]
    taglines = [text.tagline() for text in GAME_TEXTS.values()]
    assert len({*names}) == len({*taglines}) == len(GAMES)
    assert all(
        text_of(preset) is text for text in GAME_TEXTS.values() for preset in text.game.presets.values()
    )


@pytest.mark.parametrize("text", GAME_TEXTS.values(), ids=named)
def test_presets_and_labels_differ(text: GameText) -> None:
    presets = text.game.presets
    assert len({text.preset_name(preset) for preset in presets}) == len(presets)
    assert len({text.preset_sentence(preset) for preset in presets}) == len(presets)
    assert sorted(text.fields) == sorted(text.game.field_values)
    labels = [text.field_label(field) for field in text.fields]
    letters = {label[label.index("&") + 1].lower() for label in labels}
    assert len({*labels}) == len(letters) == len(labels)
    for preset, rules in presets.items():
        assert text.preset_of(rules) == text.nearest_preset(rules) == preset


@pytest.mark.parametrize(("text", "field"), FIELDS, ids=named)
def test_values_of_a_field_differ_in_name_and_sentence(text: GameText, field: str) -> None:
    values, rules = text.game.field_values[field], text.game.rules()
    names = {text.value_name(field, value) for value in values}
    sentences = {text.value_sentence(field, replace(rules, **{field: value})) for value in values}
    assert len(names) == len(sentences) == len(values)
    assert all(sentence.endswith(".") for sentence in sentences)
    assert set(text.numbers.get(field, ())) <= set(values)


@pytest.mark.parametrize("text", GAME_TEXTS.values(), ids=named)
def test_what_is_no_rule_has_no_words(text: GameText) -> None:
    for say in (text.field_label, text.preset_name, text.preset_sentence):
        with pytest.raises(KeyError):
            say("colour")
    with pytest.raises(KeyError):
        text.value_name("colour", "red")
    with pytest.raises(KeyError):
        text.value_sentence("colour", text.game.rules())
