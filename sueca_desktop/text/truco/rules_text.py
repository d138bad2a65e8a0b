"""The rules of truco in words. The game's own words stay Brazilian in every language."""

from __future__ import annotations

from sueca_desktop.rules.truco.variant import PRESETS, Rules
from sueca_desktop.text.game_text import (
    RuleValue,
    direction_label,
    direction_name,
    direction_sentence,
    yes_or_no,
)
from sueca_desktop.text.lists import any_of, listed
from sueca_desktop.text.translate import Counted, translate

FIELDS = ("ladder", "target", "special_hand", "face_down", "pass_", "rejects", "signals", "direction")

NUMBERS = {"target": (12, 15), "rejects": (0, 3)}


def preset_name(preset: str) -> str:
    """What players call a preset. Raises KeyError for an unknown id."""
    return {
        "velha": translate("Truco rules", "Manilha velha"),
        "velha_onze": translate("Truco rules", "With mão de onze"),
        "mineiro": translate("Truco rules", "Truco mineiro"),
    }[preset]


def preset_sentence(preset: str) -> str:
    """What is special about a preset, in a few words. Raises KeyError for an unknown id."""
    rules = PRESETS[preset]
    steps = any_of([str(step) for step in rules.steps])
    return {
        "velha": translate("Truco rules", "A hand is worth {steps} tentos.", steps=steps),
        "velha_onze": translate(
            "Truco rules",
            "Manilha velha; at {border} you play for {stake} or run.",
            border=rules.target - rules.steps[0],
            stake=rules.steps[1],
        ),
        "mineiro": translate("Truco rules", "{steps} tentos; mão de dez.", steps=steps),
    }[preset]


def field_label(field: str) -> str:
    """The label of a field, with its mnemonic. Raises KeyError for an unknown field."""
    return {
        "direction": direction_label(),
        "target": translate("Rules", "M&atch to"),
        "rejects": translate("Truco rules", "Sets thro&wn away"),
        "pass_": translate("Truco rules", "Passi&ng to the partner"),
        "face_down": translate("Truco rules", "Carta co&berta"),
        "special_hand": translate("Truco rules", "Mão de &onze (de dez)"),
        "signals": translate("Truco rules", "&Signs"),
        "ladder": translate("Truco rules", "&Tentos of a hand"),
    }[field]


def value_name(field: str, value: RuleValue) -> str:
    """A value of a field in two or three words. Raises KeyError for one that cannot be."""
    if field == "direction":
        return direction_name(value)
    if field == "rejects" and value == 0:
        return translate("Truco rules", "None")
    if field in ("target", "rejects"):
        return str(value)
    if field == "ladder":
        return {
            "1-3-6-9-12": translate("Truco rules", "Manilha velha"),
            "2-4-6-10-12": translate("Truco rules", "Mineiro"),
        }[str(value)]
    return {flag: yes_or_no(bool(value)) for flag in ("pass_", "face_down", "special_hand", "signals")}[field]


def value_sentence(field: str, rules: Rules) -> str:
    """What the value of a field means at the table, in one sentence. Raises KeyError for an unknown field."""
    return {
        "direction": direction_sentence,
        "target": _target,
        "rejects": _rejects,
        "pass_": _pass,
        "face_down": _face_down,
        "special_hand": _special_hand,
        "signals": _signals,
        "ladder": _ladder,
    }[field](rules)


def special_name(rules: Rules) -> str:
    """What the hand is called in which a side has nearly won."""
    border = rules.target - rules.steps[0]
    if border == 11:
        return translate("Truco rules", "mão de onze")
    if border == 10:
        return translate("Truco rules", "mão de dez")
    return translate("Truco rules", "special hand")


def _target(rules: Rules) -> str:
    tentos = Counted().tentos(rules.target)
    return translate("Truco rules", "The first side with {tentos} wins the match.", tentos=tentos)


def _rejects(rules: Rules) -> str:
    if rules.rejects == 0:
        return translate("Truco rules", "Nobody may throw three cards away and take others.")
    return translate(
        "Truco rules",
        "Whoever does not like his three cards may take others: {times} in the match, all players together.",
        times=Counted().times(rules.rejects),
    )


def _pass(rules: Rules) -> str:
    if rules.pass_:
        return translate(
            "Truco rules",
            "Once a hand somebody may give his three cards to the partner, unseen, and take three others.",
        )
    return translate("Truco rules", "Nobody gives cards to the partner.")


def _face_down(rules: Rules) -> str:
    if rules.face_down:
        return translate(
            "Truco rules", "From the second trick on a card may lie face down: it loses to every open card."
        )
    return translate("Truco rules", "All cards are played face up.")


def _special_hand(rules: Rules) -> str:
    border = Counted().tentos(rules.target - rules.steps[0])
    if rules.special_hand:
        return translate(
            "Truco rules",
            "With {tentos} partners see each other’s cards: they play for {stake} or run, and nobody raises.",
            tentos=border,
            stake=rules.steps[1],
        )
    return translate("Truco rules", "With {tentos} a hand is played like any other.", tentos=border)


def _signals(rules: Rules) -> str:
    if rules.signals:
        return translate("Truco rules", "Partners may give each other signs, which need not be true.")
    return translate("Truco rules", "Signs are not allowed.")


def _ladder(rules: Rules) -> str:
    first, *raises = rules.steps
    return translate(
        "Truco rules",
        "A hand is worth {tentos}; the raises ask for {steps}.",
        tentos=Counted().tentos(first),
        steps=listed([str(step) for step in raises]),
    )
