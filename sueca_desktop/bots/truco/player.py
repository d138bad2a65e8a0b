"""A player of truco: looks at ways in which the unseen cards may lie, plays each of its cards out in them,
and raises, accepts or runs by what that promises for the match."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from sueca_desktop.bots.dice import Dice
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.truco.dice import dice_for
from sueca_desktop.bots.truco.outlook import Outlook, Prospects
from sueca_desktop.bots.truco.playout import choice, lying, play_out
from sueca_desktop.bots.truco.scores import Value
from sueca_desktop.bots.truco.worlds import Hands, Worlds
from sueca_desktop.rules.actions import Accept, Action, DealFrom, Discard, Keep, Pass, Play, Raise, Run
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.rules.truco.variant import SET, STRENGTH

_GLANCE = 16
"""How many worlds are looked at between two looks at the clock and at whether anybody still waits."""

_NO_WORSE = 0.004
"""Of cards that promise as much as the best but for this share of the hand, the lowest is played."""

_BLUFF = 0.35
"""How much less than none a raise may promise that is a bluff, in shares of what the hand is worth."""

_WORTH_A_SET = 0.03
"""By how much the chance to win a hand must rise for a set to be thrown away or passed: rejects are few, and
a partner likes to decide about his cards himself."""


class Thought(Struct, frozen=True):
    """How a player thinks.

    It looks at `worlds` when no time is set, never at more, and takes `seconds` at most. `searches`: plays
    each of its cards out rather than the one that a plain player would lay. `weighted`: believes some worlds
    more than others. `value` says what a score is worth. `trust` (0 to 1) is how much it makes of raises. A
    raise must promise `margin` more than none, in shares of what the hand is worth; `bluff` is how often it
    may promise less.
    """

    worlds: int
    seconds: float | None
    searches: bool
    weighted: bool
    value: Callable[[PlayerView], Value]
    trust: float
    margin: float
    bluff: float


class Thinker:
    """The same seed and the same limit in iterations give the same choices on any machine."""

    def __init__(self, seed: int, thought: Thought) -> None:
        self._seed = seed
        self._thought = thought

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if not view.my_turn:
            return None
        dice = dice_for(self._seed, view)
        if view.phase is Phase.DEAL_FROM or view.hand is None:
            return DealFrom(view.seat, "top" if dice.happens(0.5) else "bottom")
        return _Decision(view, view.hand, self._thought, dice, _Clock(self._thought, limit, cancelled)).made()


class _Clock:
    """Counts worlds until there have been enough, time is up, or nobody waits any more."""

    def __init__(self, thought: Thought, limit: Limit, cancelled: Cancelled) -> None:
        seconds = limit.seconds
        if seconds is None and limit.iterations is None:
            seconds = thought.seconds
        self._end = None if seconds is None else time.monotonic() + seconds
        self._worlds = thought.worlds if limit.iterations is None else limit.iterations
        self._cancelled = cancelled

    def worlds(self) -> Iterator[int]:
        """Numbers of worlds to look at; at least one."""
        for number in range(max(1, self._worlds)):
            if number % _GLANCE == 0 and number:
                late = self._end is not None and time.monotonic() >= self._end
                if late or self._cancelled():
                    return
            yield number


class _Decision:
    """One choice of a seat."""

    def __init__(self, view: PlayerView, hand: HandView, thought: Thought, dice: Dice, clock: _Clock) -> None:
        self._view = view
        self._hand = hand
        self._seat = view.seat
        self._thought = thought
        self._dice = dice
        self._clock = clock
        self._worlds = Worlds(view, hand, dice.random, weighted=thought.weighted)
        self._prospects = Prospects(view, hand, thought.value(view))

    def made(self) -> Action:
        match self._view.phase:
            case Phase.RECEIVE:
                return self._receive()
            case Phase.SPECIAL:
                outlook = self._outlook()
                return Accept(self._seat) if self._prospects.special_pays(outlook) else Run(self._seat)
            case Phase.RESPOND:
                return self._answer()
            case _:
                return self._play()

    def _play(self) -> Action:
        strength, outlook = self._best_card()
        bluffs = self._dice.happens(self._thought.bluff)
        if self._view.may_raise and self._raise_promises(
            -_BLUFF if bluffs else self._thought.margin, outlook
        ):
            return Raise(self._seat)
        card = next(card for card in self._hand.cards if STRENGTH[card] == strength)
        return Play(self._seat, card, face_down=self._hides(strength))

    def _hides(self, strength: int) -> bool:
        """A card that can do nothing to the trick is nobody's business, while others are to come."""
        laid = self._worlds.laid
        return self._view.may_cover and len(self._hand.cards) > 1 and bool(laid) and strength < max(laid)

    def _best_card(self) -> tuple[int, Outlook]:
        mine = self._worlds.mine
        options = sorted(set(mine))
        if not self._thought.searches or self._worlds.won[:1] == (0,):
            options = [mine[self._plain_choice()]] if len(mine) > 1 else options
        if len(options) == 1 and not self._view.may_raise:
            return options[0], Outlook(1, 0, 1)
        outlooks = self._outlooks(options)
        worth = [self._prospects.worth(outlook) for outlook in outlooks]
        least = max(worth) - _NO_WORSE * self._prospects.unit
        best = next(place for place, promised in enumerate(worth) if promised >= least)
        return options[best], outlooks[best]

    def _plain_choice(self) -> int:
        top, side, _ = lying(self._worlds.leader, self._worlds.laid)
        behind = SET - len(self._worlds.laid)
        return choice(self._worlds.mine, 1, behind, top, side, self._worlds.won)

    def _answer(self) -> Action:
        outlook = self._prospects.after_their_raise(self._outlook(), self._thought.trust)
        if self._view.may_raise and self._raise_promises(self._thought.margin, outlook):
            return Raise(self._seat)
        return Accept(self._seat) if self._prospects.accepting_pays(outlook) else Run(self._seat)

    def _raise_promises(self, margin: float, outlook: Outlook) -> bool:
        prospects = self._prospects
        least = 0.0 if prospects.nothing_to_lose else margin * prospects.unit
        return prospects.gain_of_raise(outlook) > least

    def _outlooks(self, options: list[int]) -> list[Outlook]:
        """How the hand ends with each of these cards played now."""
        worlds = self._worlds
        outlooks = [Outlook() for _ in options]
        for _ in self._clock.worlds():
            hands, weight = worlds.deal()
            for option, outlook in zip(options, outlooks, strict=True):
                copies = _copied(hands)
                copies[0].remove(option)
                end = play_out(copies, worlds.leader, (*worlds.laid, option), worlds.won)
                outlook.add(end, weight)
        return outlooks

    def _outlook(self) -> Outlook:
        """How the hand ends from here."""
        worlds = self._worlds
        outlook = Outlook()
        for _ in self._clock.worlds():
            hands, weight = worlds.deal()
            outlook.add(play_out(_copied(hands), worlds.leader, worlds.laid, worlds.won), weight)
        return outlook

    def _receive(self) -> Action:
        """Keeps, passes or discards by how often each wins the hand."""
        keep, give, discard = Keep(self._seat), Pass(self._seat), Discard(self._seat)
        possible = [action for action in (keep, give, discard) if action in self._view.actions]
        if possible == [keep]:
            return keep
        outlooks: dict[Action, Outlook] = {action: Outlook() for action in possible}
        for _ in self._clock.worlds():
            for action, hands in self._sets(discard in possible):
                if action in outlooks:
                    outlooks[action].add(play_out(hands, self._worlds.leader, (), ()), 1.0)
        chances = {action: outlook.chance for action, outlook in outlooks.items()}
        best = max(possible, key=chances.__getitem__)
        return best if chances[best] > chances[keep] + _WORTH_A_SET else keep

    def _sets(self, may_discard: bool) -> Iterator[tuple[Action, Hands]]:
        """What all hold in one world after each action, the others with any cards. No more are drawn than
        are needed: with many sets thrown away there are not many left."""
        worlds, seat = self._worlds, self._seat
        pool = worlds.pool.copy()
        right, left = self._set(pool), self._set(pool)

        def hands(mine: list[int], partners: list[int]) -> Hands:
            return mine.copy(), right.copy(), partners.copy(), left.copy()

        if worlds.partner:
            yield Keep(seat), hands(worlds.mine, worlds.partner)
            if may_discard:
                yield Discard(seat), hands(self._set(pool), worlds.partner)
            return
        other = self._set(pool)
        yield Keep(seat), hands(worlds.mine, other)
        yield Pass(seat), hands(other, worlds.mine)
        if may_discard:
            yield Discard(seat), hands(self._set(pool), other)

    def _set(self, pool: list[int]) -> list[int]:
        return sorted(self._worlds.drawn(pool, SET))


def _copied(hands: Hands) -> Hands:
    return hands[0].copy(), hands[1].copy(), hands[2].copy(), hands[3].copy()
