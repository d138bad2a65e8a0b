"""A player that searches: deals the unseen cards in many ways that fit what it saw, tries each of its cards
in each of them, and plays the one that promises most for the match.

Monte Carlo search over deals is how the strong programs for bridge and skat play; to believe the deals that
explain the plays seen is Kermit's idea (Buro et al., "Improving state evaluation, inference, and search in
trick-based card games", 2009).
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sueca.encoding import Encoding
from sueca_desktop.bots.sueca.habits import honest_cards, proven_claim
from sueca_desktop.bots.sueca.race import Race
from sueca_desktop.bots.sueca.rule_player import RulePlayer, sensible_cards
from sueca_desktop.bots.sueca.stakes import Values, match_values
from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.sueca.variant import ALL_POINTS

if TYPE_CHECKING:
    from sueca_desktop.bots.sueca.native.foresight import Foresight

log = logging.getLogger(__name__)

_MEGABYTES = 4
"""Memory of each thread for exact endings: of few tricks, so little will do."""

_FIRST_ROUND = 64
"""After so many worlds, and twice as many, and so on, cards that fall far behind are left."""

_NICENESS = 19
"""By how much searching threads step back behind all others on Unix's scale, 0 to 19: the table must move
smoothly meanwhile, also where there are no more processors than searching threads."""

_SEEDS = 1 << 53
"""Of worlds: as many as the dice tell apart."""

_POLICY_UNIT = 0.015
"""How much more of all that can be won a card brings that the policy values higher by one: it was taught that
three card points, of 120 and twenty for each of four games, are so much."""


class Thought(Struct, frozen=True):
    """How a thinker thinks.

    `worlds` it looks at when no time is set, and never more; `seconds` it takes at most; `exact_from` so many
    tricks to play it solves the rest exactly; `among`: worlds are chosen out of so many times as many by how
    well they explain the plays seen; `learnt`: thinks that others play on as the policy or the rule player
    does, whoever explains their plays, and not all as rule players; `opinion`: what the policy thinks of the
    cards counts as so many worlds; `certainty`: by how many standard errors a card must be behind to be left,
    infinitely many if all are to be tried in all worlds; `values` says what each end of the hand is worth.
    """

    worlds: int
    seconds: float | None
    exact_from: int
    among: int
    learnt: bool = True
    opinion: int = 100
    certainty: float = 3.0
    values: Callable[[PlayerView], Values] = match_values


class Thinker:
    """Searches. The same seed and the same limit in iterations give the same choices on any machine.

    Where the search is not compiled it plays by rules, and says so in the log once.
    """

    def __init__(self, seed: int, thought: Thought) -> None:
        self._seed = seed
        self._thought = thought
        self._by_rules = RulePlayer(seed, forgetful=False)
        self._searches: list[Foresight] = []

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        to_play = view.phase is Phase.PLAY and view.my_turn
        if not to_play or proven_claim(view) is not None or len(honest_cards(view)) == 1 or not self._ready():
            return self._by_rules.choose(view, limit, cancelled)
        cards = sensible_cards(view)
        return Play(view.seat, cards[0] if len(cards) == 1 else self._best(view, cards, limit, cancelled))

    def _ready(self) -> bool:
        """Whether there are searches, one for each thread, made when they are first needed."""
        if not self._searches:
            try:
                from sueca_desktop.bots.sueca.native.foresight import Foresight
            except ImportError as error:
                _say_once(str(error))
                return False
            self._searches = [Foresight(_MEGABYTES) for _ in range(min(4, os.cpu_count() or 1))]
        return True

    def _best(self, view: PlayerView, cards: Sequence[Card], limit: Limit, cancelled: Cancelled) -> Card:
        """The card that promises most; among equals the first."""
        seed = dice_for(self._seed, view).below(_SEEDS)
        encoding = Encoding(view)
        for search in self._searches:
            encoding.load(search, seed)
        worlds = self._thought.worlds if limit.iterations is None else limit.iterations
        seconds = limit.seconds if limit.seconds is not None else self._thought.seconds
        if limit.iterations is not None and limit.seconds is None:
            seconds = None
        codes = [encoding.code(card) for card in cards]
        values = self._thought.values(view)
        opinions = _opinions(self._searches[0], codes) if self._thought.opinion else [0.0] * len(codes)
        unit = self._thought.opinion * _POLICY_UNIT * (values[ALL_POINTS] - values[0])
        race = Race([unit * opinion for opinion in opinions], self._thought.opinion, self._thought.certainty)
        size = _FIRST_ROUND
        with ThreadPoolExecutor(
            len(self._searches), thread_name_prefix="worlds", initializer=_let_others_go_first
        ) as pool:
            decision = _Decision(pool, self._searches, codes, seconds, self._thought, cancelled)
            while len(race.runners) > 1 and race.worlds < worlds and not decision.over:
                for outcomes in decision.look_at(range(race.worlds, min(size, worlds)), race.runners):
                    race.go_on([values[outcome] for outcome in outcomes])
                race.leave_behind()
                size *= 2
        return cards[race.best]


def _opinions(search: Foresight, codes: Sequence[int]) -> list[float]:
    """What the policy thinks of cards; of cards alike it names the lowest only."""
    named = search.values()
    return [named[max(card for card in named if card >> 4 == code >> 4 and card <= code)] for code in codes]


class _Decision:
    """The searches for one decision take turns at lots of worlds, each in a thread of `pool`."""

    def __init__(
        self,
        pool: ThreadPoolExecutor,
        searches: Sequence[Foresight],
        cards: Sequence[int],
        seconds: float | None,
        thought: Thought,
        cancelled: Cancelled,
    ) -> None:
        self._pool = pool
        self._searches = searches
        self._cards = cards
        self._until = None if seconds is None else time.monotonic() + seconds
        self._thought = thought
        self._cancelled = cancelled
        self._begun = False

    @property
    def over(self) -> bool:
        """Whether the time is up or nobody wants to know any more. There is always time for one lot."""
        late = self._begun and self._until is not None and time.monotonic() >= self._until
        return late or self._cancelled()

    def look_at(self, worlds: range, places: Sequence[int]) -> list[bytes]:
        """How the hand ends in the worlds, whoever looked at them, with each of the cards at `places`, lot by
        lot; in some of the lots only, if the decision is over before."""
        size = self._searches[0].lot_size
        lots = [worlds[i : i + size] for i in range(0, len(worlds), size)]
        cards = [self._cards[place] for place in places]
        waiting = deque(enumerate(lots))
        found = [self._pool.submit(self._work, search, waiting, cards) for search in self._searches]
        return [outcomes for _, outcomes in sorted(lot for future in found for lot in future.result())]

    def _work(
        self, search: Foresight, waiting: deque[tuple[int, range]], cards: Sequence[int]
    ) -> list[tuple[int, bytes]]:
        """Looks at one lot after the other, some ten milliseconds of work each, until none waits or the
        decision is over. Returns the place of each and how the hand ends."""
        thought = self._thought
        done: list[tuple[int, bytes]] = []
        while not self.over:
            try:
                place, lot = waiting.popleft()
            except IndexError:
                break
            self._begun = True
            outcomes = search.outcomes(
                lot.start, len(lot), cards, thought.exact_from, thought.among, thought.learnt
            )
            done.append((place, outcomes))
        return done


def _let_others_go_first() -> None:
    """Lowers the priority of this thread, where the system can do that to one thread alone."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)


_said: set[str] = set()


def _say_once(reason: str) -> None:
    if reason not in _said:
        _said.add(reason)
        log.warning("the strong players play by rules only: %s", reason)
