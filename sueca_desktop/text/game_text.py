"""What a game says in the windows that serve all games: its rules, how a match stands, how a hand ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from sueca_desktop.record import Header
from sueca_desktop.rules.game import Game, MatchRules
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.table import Table
from sueca_desktop.text.pages import Result, Sheet, Tricks
from sueca_desktop.text.translate import translate

RuleValue = str | int | bool


class GameText(Struct, frozen=True):
    """The words of one game.

    `fields` are those of its rules in the order in which to offer them: what players differ on most comes
    first. Of a field that may be one of many numbers, `numbers` has those to offer at once.
    `label` is its name with a mnemonic. The rules and views handed to its functions are those of the game
    itself, and so are the tables.
    """

    game: Game[Any, Any, Any]
    label: Callable[[], str]
    tagline: Callable[[], str]
    fields: tuple[str, ...]
    numbers: Mapping[str, tuple[int, ...]]
    preset_name: Callable[[str], str]
    preset_sentence: Callable[[str], str]
    field_label: Callable[[str], str]
    value_name: Callable[[str, RuleValue], str]
    value_sentence: Callable[[str, Any], str]
    standing: Callable[[Header, Any], str]
    result: Callable[[Table], Result]
    tricks: Callable[[Table], Tricks | None]
    sheet: Callable[[Table], Sheet]

    def name(self) -> str:
        """What the game is called."""
        return self.label().replace("&", "")

    def preset_of(self, rules: MatchRules) -> str | None:
        """The id of the preset that these rules are, or None for a mix of one's own."""
        return next((preset for preset, named in self.game.presets.items() if named == rules), None)

    def nearest_preset(self, rules: MatchRules) -> str:
        """The id of the preset from which these rules differ in the fewest fields, the first of several."""
        presets = self.game.presets
        return min(presets, key=lambda preset: len(self.differing_fields(rules, presets[preset])))

    def differing_fields(self, rules: MatchRules, other: MatchRules) -> tuple[str, ...]:
        """The fields in which two sets of rules differ."""
        return tuple(name for name in self.game.field_values if getattr(rules, name) != getattr(other, name))

    def rules_name(self, rules: MatchRules) -> str:
        """The preset's name, or that the rules are a mix of one's own."""
        preset = self.preset_of(rules)
        return own_mix_name() if preset is None else self.preset_name(preset)

    def own_mix_sentence(self, base: str) -> str:
        """Which preset a mix of one's own began with."""
        return translate("Rules", "“{preset}” with your changes.", preset=self.preset_name(base))

    def belongs_to(self, preset: str) -> str:
        """The note beside a field in which a preset differs from the usual game."""
        return translate("Rules", "belongs to “{preset}”", preset=self.preset_name(preset))


def own_mix_name() -> str:
    """What rules are called that are no preset."""
    return translate("Rules", "Own mix")


def your_choice() -> str:
    """The note beside a field that the person has changed."""
    return translate("Rules", "your choice")


def direction_label() -> str:
    """The label of the field that every game has."""
    return translate("Rules", "&Direction")


def direction_name(direction: RuleValue) -> str:
    """Which way play goes, as a value to choose. Raises KeyError for one that cannot be."""
    return {
        "anticlockwise": translate("Rules", "To the right"),
        "clockwise": translate("Rules", "To the left"),
    }[str(direction)]


def direction_sentence(rules: MatchRules) -> str:
    """Who plays after whom."""
    if at_the_right(rules, 1):
        return translate("Rules", "After you plays whoever sits at your right.")
    return translate("Rules", "After you plays whoever sits at your left.")


def at_the_right(rules: MatchRules, steps: int) -> bool:
    """Whether the player that many turns after one sits at his right."""
    return rules.order_of_play.after(Seat.S, steps) is Seat.E


def yes_or_no(value: bool) -> str:
    """The value of a field that is on or off."""
    return translate("Rules", "Yes") if value else translate("Rules", "No")
