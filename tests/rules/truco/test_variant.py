"""The fields of the rules, their values, the presets, and the order of the cards."""

from typing import Any

import pytest
from msgspec.structs import asdict

from sueca_desktop.cards import cards_text, parse_cards
from sueca_desktop.rules.truco import PRESETS, Rules
from sueca_desktop.rules.truco.variant import FIELD_VALUES, STRENGTH

FIELDS: dict[str, tuple[Any, ...]] = {
    "direction": ("anticlockwise", "clockwise"),
    "target": tuple(range(3, 31)),
    "rejects": tuple(range(10)),
    "pass_": (False, True),
    "face_down": (False, True),
    "special_hand": (False, True),
    "signals": (False, True),
    "ladder": ("1-3-6-9-12", "2-4-6-10-12"),
}

DEFAULTS: dict[str, Any] = {
    "direction": "anticlockwise",
    "target": 12,
    "rejects": 3,
    "pass_": True,
    "face_down": True,
    "special_hand": False,
    "signals": True,
    "ladder": "1-3-6-9-12",
}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "velha": {},
    "velha_onze": {"special_hand": True},
    "mineiro": {"special_hand": True, "ladder": "2-4-6-10-12"},
}


def test_fields_and_their_values() -> None:
    assert FIELD_VALUES == FIELDS
    assert asdict(Rules()) == DEFAULTS


def test_presets() -> None:
    assert list(PRESETS) == list(DIFFERENCES)
    for name, different in DIFFERENCES.items():
        assert asdict(PRESETS[name]) == DEFAULTS | different, name


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in FIELDS for value in FIELDS[name]])
def test_each_value_is_taken(name: str, value: Any) -> None:
    assert getattr(Rules(**{name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [("direction", ""), ("target", 2), ("target", 31), ("rejects", -1), ("rejects", 10), ("ladder", "1-3-6")],
)
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        Rules(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 12.0), ("target", True), ("rejects", "3"), ("pass_", 1), ("signals", None), ("ladder", 1)],
)
def test_nothing_passes_for_a_value_of_another_type(name: str, value: Any) -> None:
    with pytest.raises(TypeError, match=name):
        Rules(**{name: value})


def test_the_order_of_the_cards_with_equal_ones_in_a_row() -> None:
    strongest_first = "4C|7H|AS|7D|3S 3H 3D 3C|2S 2H 2D 2C|AC AH AD|KS KH KD KC|JS JH JD JC|QS QH QD QC"
    strongest_first += "|7S 7C|6S 6H 6D 6C|5S 5H 5D 5C|4H 4S 4D"
    rows = [parse_cards(row) for row in strongest_first.split("|")]
    assert {card: len(rows) - row for row, cards in enumerate(rows) for card in cards} == {
        card: strength + 1 for card, strength in STRENGTH.items()
    }
    assert [Rules().height(card) for card in parse_cards("4C 3S 4H")] == [13, 9, 0]


def test_the_pack_and_hands_list_suits_s_h_d_c_the_strongest_first() -> None:
    pack = "AS 3S 2S KS JS QS 7S 6S 5S 4S 7H 3H 2H AH KH JH QH 6H 5H 4H "
    pack += "7D 3D 2D AD KD JD QD 6D 5D 4D 4C 3C 2C AC KC JC QC 7C 6C 5C"
    assert cards_text(Rules().pack) == pack
    assert cards_text(sorted(set(Rules().pack), key=Rules().sort_key)) == pack


@pytest.mark.parametrize("ladder", [("1-3-6-9-12", (1, 3, 6, 9, 12)), ("2-4-6-10-12", (2, 4, 6, 10, 12))])
def test_each_step_of_the_ladder_asks_for_the_next(ladder: tuple[Any, tuple[int, ...]]) -> None:
    rules = Rules(ladder=ladder[0])
    assert rules.steps == ladder[1]
    assert [rules.step_above(step) for step in rules.steps] == [*rules.steps[1:], None]
