"""Random matches of truco under all kinds of rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from sueca_desktop.rules.actions import Action, DrawDealer, Play, Raise, Run, Shuffle, Signal, Template
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.truco import PRESETS, Rules, State, apply, legal_actions
from sueca_desktop.rules.truco.variant import FIELD_VALUES

Happened = tuple[State, Action, tuple[Event, ...], State]


class Walk(Struct, frozen=True):
    """A match, or the beginning of one: `states[i]` is how it stood before `actions[i]`."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def steps(self) -> Iterator[Happened]:
        return zip(self.states, self.actions, self.events, self.states[1:], strict=False)

    @property
    def last(self) -> State:
        return self.states[-1]


def rules_for(seed: int) -> Rules:
    """A preset, or a mixture in which each value of each field occurs."""
    chance = Random(seed)
    if seed < len(PRESETS):
        return tuple(PRESETS.values())[seed]
    mixture = {name: chance.choice(values) for name, values in FIELD_VALUES.items()}
    return Rules(**{**mixture, "target": chance.choice((3, 4, 7, 12))})


def random_walk(seed: int, most: int = 150) -> Walk:
    """A match played at random. Few raise, fewer run or give signs, so that hands are played out; in every
    third match cards are covered wherever they may, so that all three tricks are tied at times."""
    rules = rules_for(seed)
    chance = Random(seed)
    states: list[State] = [State(rules)]
    actions: list[Action] = []
    events: list[tuple[Event, ...]] = []
    while len(actions) < most and (legal := legal_actions(states[-1])):
        action = chosen(legal, rules, chance, coverers=seed % 3 == 0)
        state, happened = apply(states[-1], action)
        states.append(state)
        actions.append(action)
        events.append(happened)
    return Walk(tuple(states), tuple(actions), tuple(events))


def chosen(legal: tuple[Action | Template, ...], rules: Rules, chance: Random, *, coverers: bool) -> Action:
    signs = [action for action in legal if isinstance(action, Signal)]
    if signs and chance.random() < 0.05:
        return chance.choice(signs)
    usual: list[Action | Template] = [a for a in legal if not isinstance(a, Signal | Raise | Run)]
    covered: list[Action | Template] = [
        action for action in usual if isinstance(action, Play) and action.face_down
    ]
    usual = covered if coverers and covered else usual
    rare = [action for action in legal if isinstance(action, Raise | Run)]
    action = chance.choice(rare if rare and chance.random() < 0.1 else usual)
    match action:
        case Template("dealer"):
            return DrawDealer(chance.choice(SEATS))
        case Template():
            return Shuffle(tuple(chance.sample(rules.pack, len(rules.pack))))
        case _:
            return action
