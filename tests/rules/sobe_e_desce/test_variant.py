"""The fields of the rules, their values, and the preset."""

from typing import Any

import pytest
from msgspec.structs import asdict

from sueca_desktop.cards import Card, Suit, cards_text
from sueca_desktop.rules.sobe_e_desce import FIELD_VALUES, PRESETS, Rules


def test_fields_and_their_values() -> None:
    assert {"direction": ("anticlockwise", "clockwise"), "start": tuple(range(5, 51))} == FIELD_VALUES


def test_defaults() -> None:
    assert asdict(Rules()) == {"direction": "anticlockwise", "start": 20}
    assert {"standard": Rules()} == PRESETS


VALUES = [(name, value) for name in FIELD_VALUES for value in FIELD_VALUES[name]]
OTHER_VALUES = [("direction", "left"), ("start", 4), ("start", 51), ("start", -20)]
OTHER_KINDS = [("direction", 1), ("start", "20"), ("start", 20.0), ("start", True)]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_each_value_is_taken(name: str, value: Any) -> None:
    assert getattr(Rules(**{name: value}), name) == value


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        Rules(**{name: value})


@pytest.mark.parametrize(("name", "value"), OTHER_KINDS)
def test_other_kinds_are_refused(name: str, value: Any) -> None:
    with pytest.raises(TypeError, match=name):
        Rules(**{name: value})


def test_the_pack_and_its_order() -> None:
    pack = Rules().pack
    assert cards_text(pack[:10]) == "AS 7S KS JS QS 6S 5S 4S 3S 2S"
    assert [card.suit.value for card in pack[::10]] == ["S", "H", "D", "C"]
    assert len(set(pack)) == 40
    assert sorted(sorted(pack, key=str), key=Rules().sort_key) == list(pack)
    assert Rules().height(Card.parse("7H")) > Rules().height(Card.parse("KS"))


def test_a_trick_counts_double_with_clubs() -> None:
    assert [Rules().worth(suit) for suit in Suit] == [1, 1, 1, 2]
