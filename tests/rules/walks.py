"""Random matches of every kind of rules, for the contracts that each game must keep."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules import GAMES, game_of
from sueca_desktop.rules.actions import Action, Cut, DrawDealer, Enter, Play, Shuffle, Template
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.game import Game
from sueca_desktop.rules.seats import SEATS, Seat
from tests.rules.games import FACTS

FOREIGN_CARD = Card(Rank.EIGHT, Suit.SPADES)
"""In no pack of forty."""


class Walk(Struct, frozen=True):
    """A match, or the beginning of one: `states[i]` is how it stood before `actions[i]`, which led to
    `events[i]`."""

    rules: Any
    actions: tuple[Action, ...]
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def game(self) -> Game[Any, Any, Any]:
        return game_of(self.rules)

    @property
    def steps(self) -> Iterator[tuple[Any, Action, tuple[Event, ...], Any]]:
        return zip(self.states, self.actions, self.events, self.states[1:], strict=False)

    @property
    def last(self) -> Any:
        return self.states[-1]


def spread(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """The presets of a game, and mixtures in which each value of each field occurs."""
    mixtures = {}
    for number in range(8 if game.id == "sueca" else 4):
        chance = Random(number)
        values = {name: chance.choice(values) for name, values in game.field_values.items()}
        few = {"target": 1 + number % 4} if game.id == "sueca" else {}  # so that matches end
        mixtures[f"mixture{number}"] = game.rules(**{**values, **few})
    return {**game.presets, **mixtures}


RULES = spread(GAMES["sueca"])
"""Many kinds of sueca."""

ALL_RULES = RULES | {
    f"{game.id} {name}": rules
    for game in GAMES.values()
    if game.id != "sueca"
    for name, rules in spread(game).items()
}
"""Many kinds of every game."""


@cache
def walk(name: str, seed: int = 0, most: int = 120) -> Walk:
    """A match of the rules of that name in `ALL_RULES`, of at most so many actions."""
    return random_walk(ALL_RULES[name], Random(f"{name} {seed}"), most)


def random_walk(rules: Any, chance: Random, most: int) -> Walk:
    """A match played at random, in the way that the game's facts say."""
    game = game_of(rules)
    choose = FACTS[game.id].choose
    state = game.start(rules)
    states, events = [state], []
    actions: list[Action] = []
    while len(actions) < most and (legal := game.legal_actions(state)):
        action = filled(choose(state, legal, chance), state, chance)
        state, happened = game.apply(state, action)
        actions.append(action)
        states.append(state)
        events.append(happened)
    return Walk(rules, tuple(actions), tuple(states), tuple(events))


def fold(rules: Any, actions: tuple[Action, ...]) -> Walk:
    """The match that these actions give; raises IllegalAction if they do not."""
    game = game_of(rules)
    states, events = [game.start(rules)], []
    for action in actions:
        state, happened = game.apply(states[-1], action)
        states.append(state)
        events.append(happened)
    return Walk(rules, actions, tuple(states), tuple(events))


def filled(action: Action | Template, state: Any, chance: Random) -> Action:
    """One of the many actions that a template stands for."""
    match action:
        case Template("dealer"):
            return DrawDealer(chance.choice(SEATS))
        case Template("shuffle"):
            return Shuffle(shuffled(state.rules, chance))
        case Template("cut", Seat() as by):
            return Cut(by, chance.randint(1, 39))
        case Template("enter", Seat() as by):
            held = state.hand.of(by)
            return Enter(by, tuple(chance.sample(held, chance.randint(0, len(held)))))
        case Template():
            raise AssertionError(f"no such template: {action}")
        case _:
            return action


def shuffled(rules: Any, chance: Random) -> tuple[Card, ...]:
    """A pack: some lie in order of strength, so that hands without points or trumps occur."""
    deck = chance.sample(rules.pack, len(rules.pack))
    if chance.random() < (0.6 if getattr(rules, "spoil", False) else 0.2):
        deck.sort(key=rules.height)
    return tuple(deck)


def covered(action: Action, legal: tuple[Action | Template, ...], state: Any) -> bool:
    """Whether `legal` names an action, or has a template that stands for it."""
    match action:
        case DrawDealer():
            return Template("dealer") in legal
        case Shuffle(deck):
            return Template("shuffle") in legal and sorted(map(str, deck)) == sorted(
                map(str, state.rules.pack)
            )
        case Cut(by, at):
            return Template("cut", by) in legal and 1 <= at <= 39
        case Enter(by, exchange):
            held = state.hand.of(by) if state.hand else ()
            possible = len(set(exchange)) == len(exchange) and set(exchange) <= set(held)
            return Template("enter", by) in legal and possible
        case _:
            return action in legal


def every_action(rules: Any) -> tuple[Action, ...]:
    """All that anybody could try, sensible or not; of shuffles, cuts and exchanges, those at the borders."""
    pack = rules.pack
    thirty_nine = pack[:-1]
    decks = [pack, pack[::-1], thirty_nine, (*pack, pack[0]), (*thirty_nine, pack[0]), ()]
    decks.append((*thirty_nine, FOREIGN_CARD))
    actions: list[Action] = [*map(DrawDealer, SEATS), *map(Shuffle, decks)]
    for seat in SEATS:
        actions += [Play(seat, card) for card in (*pack, FOREIGN_CARD)]
        for facts in FACTS.values():  # also what belongs to other games
            actions += facts.tries(rules, seat)
    return tuple(dict.fromkeys(actions))
