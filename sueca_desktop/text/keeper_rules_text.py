"""The rules that the score keeper asks for: names, values, and one plain sentence for each."""

from __future__ import annotations

from collections.abc import Hashable

from sueca_desktop.keeper.book import Rules
from sueca_desktop.keeper.sobe import SobeRules
from sueca_desktop.keeper.sueca import SuecaRules
from sueca_desktop.keeper.truco import TrucoRules
from sueca_desktop.rules.seats import Direction
from sueca_desktop.rules.sueca.variant import SWEEP_GAMES
from sueca_desktop.text.translate import Counted, translate


def field_label(field: str) -> str:
    """The label of a rule, with its mnemonic. Raises KeyError for an unknown one."""
    return {
        "target": translate("Keeper rules", "&Match to"),
        "tie": translate("Keeper rules", "T&ie"),
        "revoke": translate("Keeper rules", "Re&voke"),
        "slate": translate("Keeper rules", "&Slate"),
        "direction": translate("Keeper rules", "The deal &goes"),
        "start": translate("Keeper rules", "&Begin with"),
        "ladder": translate("Keeper rules", "A &hand is worth"),
        "special_hand": translate("Keeper rules", "Hand of &eleven"),
    }[field]


def value_name(field: str, value: Hashable) -> str:
    """A value of a rule in a few words. Raises KeyError for one that is not offered."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if field == "ladder":
        return str(value).replace("-", " · ")
    names: dict[tuple[str, Hashable], str] = {
        ("tie", "no_score"): translate("Keeper rules", "Nobody scores"),
        ("tie", "carry"): translate("Keeper rules", "Carries over"),
        ("slate", "strokes"): translate("Keeper rules", "Strokes"),
        ("slate", "cross"): translate("Keeper rules", "Cross"),
        ("direction", Direction.ANTICLOCKWISE): translate("Keeper rules", "To the right"),
        ("direction", Direction.CLOCKWISE): translate("Keeper rules", "To the left"),
        ("special_hand", False): translate("Keeper rules", "No"),
        ("special_hand", True): translate("Keeper rules", "Yes"),
    }
    return names[field, value]


def value_sentence(field: str, rules: Rules) -> str:
    """What a rule means at the table. Raises KeyError for an unknown one."""
    match rules:
        case SuecaRules():
            return _sueca_sentence(field, rules)
        case SobeRules():
            return {
                "start": translate(
                    "Keeper rules", "Points of each player when a match begins; the first at 0 ends it."
                ),
                "direction": _direction(rules.direction),
            }[field]
        case TrucoRules():
            return {
                "target": translate(
                    "Keeper rules",
                    "The first side with {tentos} wins the match.",
                    tentos=Counted().tentos(rules.target),
                ),
                "ladder": translate("Keeper rules", "Each raise asks for the next step."),
                "special_hand": translate(
                    "Keeper rules",
                    "One step before the end nobody raises: the hand is played for {more}, or costs {less}.",
                    more=Counted().tentos(rules.steps[1]),
                    less=Counted().tentos(rules.steps[0]),
                ),
                "direction": _direction(rules.direction),
            }[field]


def _sueca_sentence(field: str, rules: SuecaRules) -> str:
    return {
        "target": translate(
            "Keeper rules",
            "The first side with {games} wins the match; a sweep is worth {sweep}.",
            games=Counted().games(rules.target),
            sweep=SWEEP_GAMES,
        ),
        "tie": (
            translate("Keeper rules", "After a tie the next hand is worth one game more.")
            if rules.tie == "carry"
            else translate("Keeper rules", "A tied hand counts for nobody.")
        ),
        "revoke": translate(
            "Keeper rules",
            "Who is right about a revoke scores {games}.",
            games=Counted().games(rules.revoke),
        ),
        "slate": (
            translate("Keeper rules", "The Brazilian way, in matches to four: 4–0 is a cat, 4–1 an umbrella.")
            if rules.slate == "cross"
            else translate("Keeper rules", "A stroke of chalk for each game.")
        ),
        "direction": _direction(rules.direction),
    }[field]


def _direction(direction: Direction) -> str:
    if direction is Direction.ANTICLOCKWISE:
        return translate("Keeper rules", "After you deals whoever sits at your right.")
    return translate("Keeper rules", "After you deals whoever sits at your left.")
