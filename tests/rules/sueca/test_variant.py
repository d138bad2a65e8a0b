"""The fields of the rules, their values, and the presets."""

from typing import Any

import pytest
from msgspec.structs import asdict

from sueca_desktop.cards import Suit, parse_cards
from sueca_desktop.rules.sueca import PRESETS, Rules
from sueca_desktop.rules.sueca.variant import FIELD_VALUES

FIELDS: dict[str, tuple[Any, ...]] = {
    "direction": ("anticlockwise", "clockwise"),
    "manilha": ("7", "10"),
    "cutter": ("before_dealer", "after_dealer"),
    "trump_from": ("dealer", "bottom", "top"),
    "deal_order": ("traditional", "reversed", "in_play"),
    "first_lead": ("after_dealer", "cutter"),
    "tie": ("no_score", "carry"),
    "sweep": ("all_tricks", "all_points"),
    "revoke": ("prevented", "two_games", "four_games"),
    "spoil": (False, True),
    "target": tuple(range(1, 21)),
}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "portugal": {},
    "online": {"deal_order": "in_play"},
    "cafe": {"tie": "carry", "revoke": "two_games"},
    "tournament": {"deal_order": "reversed", "revoke": "four_games", "target": 10},
    "cutter_leads": {"first_lead": "cutter"},
    "brazil": {
        "direction": "clockwise",
        "cutter": "after_dealer",
        "first_lead": "cutter",
        "tie": "carry",
        "spoil": True,
    },
    "azores": {"manilha": "10"},
}


def test_fields_and_their_values() -> None:
    assert FIELD_VALUES == FIELDS


def test_defaults_come_first_but_for_the_target() -> None:
    defaults = {name: values[0] for name, values in FIELDS.items()} | {"target": 4}
    assert asdict(Rules()) == defaults


def test_presets() -> None:
    assert list(PRESETS) == list(DIFFERENCES)
    for name, different in DIFFERENCES.items():
        assert asdict(PRESETS[name]) == asdict(Rules()) | different, name


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in FIELDS for value in FIELDS[name]])
def test_each_value_is_taken(name: str, value: Any) -> None:
    assert getattr(Rules(**{name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("direction", "sideways"),
        ("direction", ""),
        ("manilha", "7 "),
        ("manilha", "9"),
        ("tie", "CARRY"),
        ("target", 0),
        ("target", 21),
        ("target", -4),
    ],
)
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        Rules(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("manilha", 7),
        ("manilha", 10),
        ("target", True),
        ("target", 4.0),
        ("target", "4"),
        ("target", None),
        ("spoil", 0),
        ("spoil", 1),
        ("spoil", "true"),
        ("spoil", None),
        ("direction", None),
        ("direction", ["clockwise"]),
    ],
)
def test_nothing_passes_for_a_value_of_another_type(name: str, value: Any) -> None:
    with pytest.raises(TypeError, match=name):
        Rules(**{name: value})


@pytest.mark.parametrize(
    ("manilha", "ranks", "points"),
    [("7", "A7KJQ65432", (11, 10, 4, 3, 2)), ("10", "ATKJQ65432", (11, 10, 4, 3, 2))],
)
def test_ranks_strongest_first_and_their_points(manilha: Any, ranks: str, points: tuple[int, ...]) -> None:
    rules = Rules(manilha=manilha)
    strongest_first = sorted(rules.order, key=rules.order.__getitem__, reverse=True)
    assert [rank.value for rank in strongest_first] == list(ranks)
    assert [rules.card_points[card.rank] for card in rules.pack[:10]] == [*points, 0, 0, 0, 0, 0]
    assert " ".join(map(str, rules.pack)) == " ".join(rank + suit for suit in "SHDC" for rank in ranks)
    assert rules.points(rules.pack) == 120
    for suit in Suit:
        assert rules.points(tuple(card for card in rules.pack if card.suit is suit)) == 30


def test_a_hand_lists_suits_s_h_d_c_the_strongest_first() -> None:
    cards = parse_cards("2C 7D AC JS QS KS 7S 3H AD")
    in_order = sorted(cards, key=Rules().sort_key)
    assert " ".join(map(str, in_order)) == "7S KS JS QS 3H AD 7D AC 2C"
