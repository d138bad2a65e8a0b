"""The same game seen in a mirror, or from another chair."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.lab import legal_object
from sueca_desktop.replays.sueca import replay_object
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.verbs import action_object, parse_action
from tests.rules.walks import RULES, fold, walk

MIRROR = {"S": "S", "E": "W", "N": "N", "W": "E", "NS": "NS", "EW": "EW"}
NEXT_CHAIR = {"S": "E", "E": "N", "N": "W", "W": "S", "NS": "EW", "EW": "NS"}
SEATED = {"by", "against", "seat", "to_act", "dealer", "holder", "leader", "winner"}

Places = Mapping[str, str]


def seen(value: Any, places: Places, key: str = "") -> Any:
    """A part of an answer with everybody in his new place."""
    if isinstance(value, dict):
        moved = value.keys() and value.keys() <= places.keys()
        return {places[k] if moved else k: seen(part, places, k) for k, part in value.items()}
    if isinstance(value, list):
        return [seen(part, places, key) for part in value]
    return places[value] if key in SEATED and value is not None else value


def seen_action(action: Action, places: Places) -> Action:
    return parse_action(seen(action_object(action), places), "sueca")


def mirrored(rules: Rules) -> Rules:
    return replace(rules, direction="clockwise" if rules.direction == "anticlockwise" else "anticlockwise")


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize(
    ("places", "change"), [(MIRROR, mirrored), (NEXT_CHAIR, replace)], ids=["mirror", "chair"]
)
def test_everybody_in_his_new_place_gives_the_same_match(
    name: str, places: Places, change: Callable[[Rules], Rules]
) -> None:
    played = walk(name)
    moved = fold(change(played.rules), tuple(seen_action(action, places) for action in played.actions))
    for state, other in zip(played.states, moved.states, strict=True):
        assert replay_object(other) == seen(replay_object(state), places)
        assert in_any_order(legal_object(other)) == in_any_order(seen(legal_object(state), places))


def in_any_order(legal: dict[str, Any]) -> list[str]:
    return [*legal["to_act"], *sorted(json.dumps(action, sort_keys=True) for action in legal["actions"])]


def test_a_card_is_not_taken_for_a_seat() -> None:
    assert seen({"do": "play", "by": "E", "card": str(Card.parse("AS"))}, MIRROR)["card"] == "AS"
