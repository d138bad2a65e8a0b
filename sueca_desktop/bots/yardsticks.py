"""Players by name: those to measure others against, and the levels of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from random import Random
from typing import Any

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.games import player_for
from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.bots.sueca.habits import cut, honest_cards, turn_trump
from sueca_desktop.bots.sueca.rule_player import RulePlayer
from sueca_desktop.bots.sueca.stakes import point_values
from sueca_desktop.bots.sueca.thinker import Thinker, Thought
from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Action, Enter, Play, Signal, Spoil, Template
from sueca_desktop.rules.sueca import Phase, PlayerView


class RandomPlayer:
    """Plays any card that follows suit, each equally likely. The same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        dice = dice_for(self._seed, view)
        match view.phase:
            case Phase.CUT:
                return cut(view, dice)
            case Phase.TRUMP:
                return turn_trump(view, dice)
            case Phase.SPOIL:
                return Spoil(view.seat, dice.happens(0.5))
            case Phase.PLAY if view.my_turn:
                cards = honest_cards(view)
                return Play(view.seat, cards[dice.below(len(cards))])
        return None


class AnyAction:
    """Does anything that the rules allow, each equally likely, but gives no signs, and exchanges each card as
    likely as not. The same seed gives the same match."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        open_to_it: list[Action | Template] = [
            action for action in view.actions if not isinstance(action, Signal)
        ]
        chosen = open_to_it[int(self._chance.random() * len(open_to_it))]
        if not isinstance(chosen, Template):
            return chosen
        return Enter(view.seat, tuple(card for card in view.hand.cards if self._chance.random() < 0.5))


_ROLLOUT = Thought(
    worlds=100,
    seconds=None,
    exact_from=0,
    among=1,
    learnt=False,
    opinion=0,
    certainty=inf,
    values=point_values,
)
"""What the best open programs for sueca do: the rule player plays each card out in a hundred deals."""

_YARDSTICKS: Mapping[str, Mapping[str, Callable[[int], Player]]] = {
    "sueca": {
        "random": RandomPlayer,
        "rules": partial(RulePlayer, forgetful=False),
        "rollout": partial(Thinker, thought=_ROLLOUT),
    },
}

PLAYERS: Mapping[str, Mapping[str, Callable[[int], Player]]] = {
    game: {
        **_YARDSTICKS.get(game, {"random": AnyAction}),
        **{level.value: partial(player_for, game, level) for level in Level},
    }
    for game in GAMES
}
"""For each game by its id every player that can be named, and how one is made from a seed."""
