"""Every preset, field and value of the rules has its words, and the sentences say what the rules do."""

import pytest
from msgspec.structs import replace

from sueca_desktop.rules.sueca import PRESETS, Rules
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from sueca_desktop.text.game_text import own_mix_name
from sueca_desktop.text.sueca import rules_text
from sueca_desktop.text.sueca.game import TEXT

CHOICES = [(field, value) for field, values in FIELD_VALUES.items() for value in values]


def changed(rules: Rules, **values: object) -> Rules:
    return replace(rules, **values)


def test_presets_have_different_names_and_sentences() -> None:
    names = [rules_text.preset_name(preset) for preset in PRESETS]
    sentences = [rules_text.preset_sentence(preset) for preset in PRESETS]
    assert len(set(names)) == len(set(sentences)) == len(PRESETS)
    assert all(names) and all(sentences)


def test_fields_are_all_offered_each_with_its_own_label_and_letter() -> None:
    assert sorted(TEXT.fields) == sorted(FIELD_VALUES)
    labels = [rules_text.field_label(field) for field in TEXT.fields]
    letters = [label[label.index("&") + 1].lower() for label in labels]
    assert len(set(labels)) == len(set(letters)) == len(FIELD_VALUES)


@pytest.mark.parametrize("field", FIELD_VALUES)
def test_values_of_a_field_have_different_names_and_sentences(field: str) -> None:
    values = FIELD_VALUES[field]
    names = {rules_text.value_name(field, value) for value in values}
    sentences = {rules_text.value_sentence(field, changed(Rules(), **{field: value})) for value in values}
    assert len(names) == len(sentences) == len(values)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(("field", "value"), [("target", 0), ("tie", "twice"), ("colour", "red")])
def test_what_is_no_rule_has_no_words(field: str, value: str | int) -> None:
    if field == "target":
        assert rules_text.value_name(field, value) == "0"  # a number says itself
    else:
        with pytest.raises(KeyError):
            rules_text.value_name(field, value)


def test_right_and_left_follow_the_direction_of_play() -> None:
    portugal, brazil = PRESETS["portugal"], PRESETS["brazil"]
    assert "left cuts" in rules_text.value_sentence("cutter", portugal)
    assert "left cuts" in rules_text.value_sentence("cutter", brazil)  # after the dealer, clockwise
    assert "right cuts" in rules_text.value_sentence("cutter", changed(portugal, cutter="after_dealer"))
    assert "right leads" in rules_text.value_sentence("first_lead", portugal)
    left_leads = rules_text.value_sentence("first_lead", changed(portugal, direction="clockwise"))
    assert "left leads" in left_leads


@pytest.mark.parametrize(
    ("deal_order", "trump_from", "words"),
    [
        ("traditional", "bottom", "against the order of play."),
        ("traditional", "top", "the others in the order of play."),
        ("reversed", "bottom", "go round in the order of play."),
        ("reversed", "top", "the others against the order of play."),
        ("in_play", "bottom", "go round in the order of play."),
        ("in_play", "top", "the others in the order of play."),
        ("in_play", "dealer", "go round in the order of play."),
        ("traditional", "dealer", "if the top card is turned; if the bottom card is, against it."),
        ("reversed", "dealer", "if the bottom card is turned; if the top card is, against it."),
    ],
)
def test_sentence_on_dealing_says_how_the_packets_go(deal_order: str, trump_from: str, words: str) -> None:
    rules = changed(Rules(), deal_order=deal_order, trump_from=trump_from)
    assert rules_text.value_sentence("deal_order", rules).endswith(words)


def test_sentences_hold_the_numbers_of_the_rules() -> None:
    assert "2 game" in rules_text.value_sentence("revoke", PRESETS["cafe"])
    assert "4 game" in rules_text.value_sentence("revoke", PRESETS["tournament"])
    assert "10 game" in rules_text.value_sentence("target", PRESETS["tournament"])
    assert "fewer than 10 points" in rules_text.value_sentence("spoil", PRESETS["brazil"])
    assert "4 game" in rules_text.value_sentence("sweep", Rules(sweep="all_points"))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_nearest_to_itself(preset: str) -> None:
    assert TEXT.preset_of(PRESETS[preset]) == preset
    assert TEXT.nearest_preset(PRESETS[preset]) == preset


def test_a_mix_is_near_the_preset_it_came_from() -> None:
    mix = replace(PRESETS["brazil"], target=7)
    assert TEXT.preset_of(mix) is None
    assert TEXT.nearest_preset(mix) == "brazil"
    assert TEXT.rules_name(mix) == own_mix_name()
