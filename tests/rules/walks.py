"""Random matches of every kind of rules, for the contracts that each game must keep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import (
    Action,
    Claim,
    Cut,
    DrawDealer,
    Play,
    Score,
    Shuffle,
    Spoil,
    Template,
    TurnTrump,
)
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Rules, State
from sueca_desktop.rules.sueca.variant import FIELD_VALUES

FOREIGN_CARD = Card(Rank.EIGHT, Suit.SPADES)
"""In no pack of forty."""


@dataclass(frozen=True)
class Walk:
    """A match, or the beginning of one: `states[i]` is how it stood before `actions[i]`, which led to
    `events[i]`."""

    rules: Rules
    actions: tuple[Action, ...]
    states: tuple[State, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def steps(self) -> Iterator[tuple[State, Action, tuple[Event, ...], State]]:
        return zip(self.states, self.actions, self.events, self.states[1:], strict=False)

    @property
    def last(self) -> State:
        return self.states[-1]


def spread() -> dict[str, Rules]:
    """The presets, and mixtures in which each value of each field occurs."""
    mixtures = {}
    for number in range(8):
        chance = Random(number)
        values = {name: chance.choice(values) for name, values in FIELD_VALUES.items()}
        mixtures[f"mixture{number}"] = Rules(**{**values, "target": 1 + number % 4})
    return PRESETS | mixtures


RULES = spread()


@cache
def walk(name: str, seed: int = 0, most: int = 120) -> Walk:
    """A match of the rules of that name in `RULES`, of at most so many actions."""
    return random_walk(RULES[name], Random(f"{name} {seed}"), most)


def random_walk(rules: Rules, chance: Random, most: int) -> Walk:
    """A match played at random. Most cards follow suit even where they need not and few claims are made, so
    that hands are played out, and that claims are true or false."""

    def choose(state: State, actions: tuple[Action | Template, ...]) -> Action | Template:
        claims = [a for a in actions if isinstance(a, Claim)]
        if claims and chance.random() < 0.02:
            return chance.choice(claims)
        led = state.hand.trick.led if state.hand else None
        following = [a for a in actions if isinstance(a, Play) and a.card.suit is led]
        if following and chance.random() < 0.97:
            return chance.choice(following)
        return chance.choice([a for a in actions if not isinstance(a, Claim)])

    state = State(rules)
    states, events = [state], []
    actions: list[Action] = []
    while len(actions) < most and (legal := sueca.legal_actions(state)):
        action = filled(choose(state, legal), rules, chance)
        state, happened = sueca.apply(state, action)
        actions.append(action)
        states.append(state)
        events.append(happened)
    return Walk(rules, tuple(actions), tuple(states), tuple(events))


def fold(rules: Rules, actions: tuple[Action, ...]) -> Walk:
    """The match that these actions give; raises IllegalAction if they do not."""
    states, events = [State(rules)], []
    for action in actions:
        state, happened = sueca.apply(states[-1], action)
        states.append(state)
        events.append(happened)
    return Walk(rules, actions, tuple(states), tuple(events))


def filled(action: Action | Template, rules: Rules, chance: Random) -> Action:
    """One of the many actions that a template stands for."""
    match action:
        case Template("dealer"):
            return DrawDealer(chance.choice(SEATS))
        case Template("shuffle"):
            return Shuffle(shuffled(rules, chance))
        case Template("cut", Seat() as by):
            return Cut(by, chance.randint(1, 39))
        case Template():
            raise AssertionError(f"no such template: {action}")
        case _:
            return action


def shuffled(rules: Rules, chance: Random) -> tuple[Card, ...]:
    """A pack: some lie in order of strength, so that hands without points or trumps occur."""
    deck = chance.sample(rules.pack, len(rules.pack))
    if chance.random() < (0.6 if rules.spoil else 0.2):
        deck.sort(key=lambda card: rules.order[card.rank])
    return tuple(deck)


def covered(action: Action, legal: tuple[Action | Template, ...], rules: Rules) -> bool:
    """Whether `legal` names an action, or has a template that stands for it."""
    match action:
        case DrawDealer():
            return Template("dealer") in legal
        case Shuffle(deck):
            return Template("shuffle") in legal and sorted(map(str, deck)) == sorted(map(str, rules.pack))
        case Cut(by, at):
            return Template("cut", by) in legal and 1 <= at <= 39
        case _:
            return action in legal


def every_action(rules: Rules) -> tuple[Action, ...]:
    """All that anybody could try, sensible or not; of shuffles and cuts, those at the borders."""
    pack = rules.pack
    thirty_nine = pack[:-1]
    decks = [pack, pack[::-1], thirty_nine, (*pack, pack[0]), (*thirty_nine, pack[0]), ()]
    decks.append((*thirty_nine, FOREIGN_CARD))
    actions: list[Action] = [Score(), *map(DrawDealer, SEATS), *map(Shuffle, decks)]
    for seat in SEATS:
        actions += [Cut(seat, at) for at in (-1, 0, 1, 20, 39, 40)]
        actions += [TurnTrump(seat, "top"), TurnTrump(seat, "bottom"), Spoil(seat, True), Spoil(seat, False)]
        actions += [Play(seat, card) for card in (*pack, FOREIGN_CARD)]
        actions += [Claim(seat, against) for against in SEATS]
    return tuple(actions)
