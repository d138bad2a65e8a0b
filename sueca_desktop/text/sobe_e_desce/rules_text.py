"""The rules of sobe e desce in words."""

from __future__ import annotations

from sueca_desktop.rules.sobe_e_desce.variant import PRESETS, Rules
from sueca_desktop.text.game_text import RuleValue, direction_label, direction_name, direction_sentence
from sueca_desktop.text.translate import Counted, translate

FIELDS = ("start", "direction")

NUMBERS = {"start": (10, 20, 30)}


def preset_name(preset: str) -> str:
    """What players call a preset. Raises KeyError for an unknown id."""
    start = PRESETS[preset].start
    return {"standard": translate("Sobe e Desce rules", "From {start} to 0", start=start)}[preset]


def preset_sentence(preset: str) -> str:
    """What is special about a preset, in a few words. Raises KeyError for an unknown id."""
    return {"standard": translate("Sobe e Desce rules", "Whoever comes down to 0 first wins.")}[preset]


def field_label(field: str) -> str:
    """The label of a field, with its mnemonic. Raises KeyError for an unknown field."""
    return {
        "direction": direction_label(),
        "start": translate("Sobe e Desce rules", "Points &at the start"),
    }[field]


def value_name(field: str, value: RuleValue) -> str:
    """A value of a field in two or three words. Raises KeyError for one that cannot be."""
    return direction_name(value) if field == "direction" else {"start": str(value)}[field]


def value_sentence(field: str, rules: Rules) -> str:
    """What the value of a field means at the table, in one sentence. Raises KeyError for an unknown field."""
    return {"direction": direction_sentence, "start": _start}[field](rules)


def _start(rules: Rules) -> str:
    points = Counted().points(rules.start)
    return translate(
        "Sobe e Desce rules", "Everybody starts with {points} and wants to come down to 0.", points=points
    )
