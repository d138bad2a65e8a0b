"""What the rules of all games have in common: fields with a few values each, and how hands are laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

from sueca_desktop.cards import Card, Suit

FieldValues = Mapping[str, tuple[Any, ...]]
"""The values that each field of some rules may take, the default first where values are named."""

_KINDS = {bool: "true or false", int: "a whole number", str: "a string"}
_SUIT_PLACE = {suit: place for place, suit in enumerate(Suit)}


def field_values(rules: type[Any], numbers: Mapping[str, range]) -> FieldValues:
    """The values of the fields of `rules`, a Struct: those that a field's type names, or true and false.
    `numbers` has the ranges of the fields that are whole numbers."""
    hints = get_type_hints(rules)
    values: dict[str, tuple[Any, ...]] = {}
    for name in rules.__struct_fields__:
        hint = hints[name]
        if get_origin(hint) is Literal:
            values[name] = get_args(hint)
        else:
            values[name] = (False, True) if hint is bool else tuple(numbers[name])
    return values


def check_fields(rules: object, values: FieldValues) -> None:
    """Raises TypeError or ValueError if a field has a value it cannot have."""
    for name, allowed in values.items():
        value = getattr(rules, name)
        if type(value) is not type(allowed[0]):
            raise TypeError(f"{name} must be {_KINDS[type(allowed[0])]}, not {value!r}")
        if value not in allowed:
            raise ValueError(f"{name} cannot be {value!r}")


def hand_order(card: Card, height: int) -> tuple[int, int]:
    """Sorts cards, of which each is so high, by suits S H D C, within a suit the highest first."""
    return _SUIT_PLACE[card.suit], -height
