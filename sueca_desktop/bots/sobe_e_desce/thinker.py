"""A player that tries out: deals the unseen cards in many ways that fit what it saw, goes on from each of its
choices in each of them, and takes the one that promises most for the match.

Choices that do badly are left behind, half of them at a time (sequential halving: Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", 2013). What the rules of thumb say is done unless
another choice is better by more than luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypeVar

from msgspec import Struct

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sobe_e_desce.codes import CARDS, SUIT, playable, suit_of
from sueca_desktop.bots.sobe_e_desce.judgement import (
    SIT_OUT,
    TURN_UP,
    by_worth,
    thumb_keeping,
    thumb_trump,
    worth_keeping,
)
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge, known
from sueca_desktop.bots.sobe_e_desce.playing import thumb_card
from sueca_desktop.bots.sobe_e_desce.stakes import Scores, standing
from sueca_desktop.bots.sobe_e_desce.trial import try_card, try_entering, try_trump
from sueca_desktop.bots.sobe_e_desce.worlds import Hands, sample
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView

_CAUTION = 2.0
"""How many standard errors a choice must do better than the usual one."""

_BREATH = 0.00005
"""Seconds of rest after each world: other threads, above all the table's, get their turn at once."""

Choice = TypeVar("Choice")
Trial = Callable[[Hands, list[int], Choice], Scores]


class Thought(Struct, frozen=True):
    """How a thinker thinks: through at most so many `trials`, in `seconds` at most; `guessing` draws
    conclusions from what others exchanged and said."""

    trials: int
    seconds: float
    guessing: bool


class Thinker:
    """Tries out. The same seed and the same limit in iterations (trials) give the same choices."""

    def __init__(self, seed: int, thought: Thought) -> None:
        self._seed = seed
        self._thought = thought

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if view.hand is None or not view.my_turn:
            return None
        seat, mine = view.seat, known(view, view.hand)
        contest = _Contest(mine, self._thought, limit, dice_for(self._seed, view).random, cancelled)
        match view.phase:
            case Phase.TRUMP:
                suits = [*sorted({SUIT[code] for code in mine.cards}), TURN_UP]
                suit = contest.best(suits, thumb_trump(mine), lambda *world: try_trump(mine, *world))
                return TurnUp(seat) if suit == TURN_UP else NameTrump(seat, suit_of(suit))
            case Phase.ENTER:
                may_sit_out = SitOut(seat) in view.actions
                choices, usual = keepings(mine, may_sit_out), thumb_keeping(mine, may_sit_out)
                keeping = contest.best(choices, usual, lambda *world: try_entering(mine, *world))
                if keeping is SIT_OUT:
                    return SitOut(seat)
                return Enter(seat, tuple(CARDS[code] for code in mine.cards if code not in keeping))
            case _:
                cards = playable(mine.cards, mine.lying, mine.trump)
                usual_card = thumb_card(mine.cards, mine.lying, mine.trump, mine.after, mine.seen)
                code = contest.best(cards, usual_card, lambda hands, _, card: try_card(mine, hands, card))
                return Play(seat, CARDS[code])


def keepings(mine: Knowledge, may_sit_out: bool) -> list[list[int] | None]:
    """What may sensibly be kept: what the rules of thumb say, a card more or a card less; and sitting out."""
    strongest = by_worth(mine.cards, mine.trump)
    usual = len(worth_keeping(strongest, mine.trump))
    choices: list[list[int] | None] = [
        strongest[:kept] for kept in range(max(0, usual - 1), min(len(strongest), usual + 1) + 1)
    ]
    return [*choices, SIT_OUT] if may_sit_out else choices


class _Contest:
    """One decision: choices that are tried in the same worlds, fewer and fewer, until the time is over."""

    def __init__(
        self,
        mine: Knowledge,
        thought: Thought,
        limit: Limit,
        chance: Callable[[], float],
        cancelled: Cancelled,
    ) -> None:
        self._mine = mine
        self._guessing = thought.guessing
        self._chance = chance
        self._cancelled = cancelled
        self._trials = thought.trials if limit.iterations is None else limit.iterations
        seconds = limit.seconds if limit.seconds is not None else thought.seconds
        counted = limit.iterations is not None and limit.seconds is None
        self._begun = time.perf_counter()
        self._seconds = None if counted else seconds

    def best(self, choices: Sequence[Choice], usual: Choice, trial: Trial[Choice]) -> Choice:
        """The choice that promises most, if it surely promises more than the usual one."""
        default = choices.index(usual)
        left = list(range(len(choices)))
        better: list[list[float]] = [[] for _ in choices]
        rounds = max(1, (len(choices) - 1).bit_length())
        for number in range(1, rounds + 1):
            if len(left) == 1:
                break
            worlds = max(1, self._trials // (rounds * len(left)))
            self._compare(choices, left, default, better, worlds, number / rounds, trial)
            left.sort(key=lambda place: (-fmean(better[place]), place))
            left = sorted({default, *left[: (len(left) + 1) // 2]})
        return choices[max(left, key=lambda place: (_surely(better[place]), place == default))]

    def _compare(
        self,
        choices: Sequence[Choice],
        left: Sequence[int],
        default: int,
        better: list[list[float]],
        worlds: int,
        share: float,
        trial: Trial[Choice],
    ) -> None:
        """Notes by how much those left do better than the default, in so many worlds or as long as it may."""
        for _ in range(worlds):
            hands, stock = sample(self._mine, self._chance, guessing=self._guessing)
            usual = 0.0
            for place in (default, *(place for place in left if place != default)):
                value = standing(trial(hands, stock, choices[place]), self._mine.chooser)
                if place == default:
                    usual = value
                better[place].append(value - usual)
            if self._cancelled():
                return
            if self._seconds is not None:
                if time.perf_counter() - self._begun > share * self._seconds:
                    return
                time.sleep(_BREATH)


def _surely(better: Sequence[float]) -> float:
    """By how much a choice does better, less what may be luck."""
    if len(better) < 2:
        return fmean(better) if better else 0.0
    return fmean(better) - _CAUTION * stdev(better) / sqrt(len(better))
