# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What each card leads to: in each world of a lot each card of player 0 is tried, and all play on as they
are, each seeing his own hand only, down to an ending that is solved exactly.

This is the door of the native search: what Python asks of the modules beside it, it asks here.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.choices import choose_by_policy, look
from cython.cimports.sueca_desktop.bots.sueca.native.lots import (
    LOT,
    MOST_AMONG,
    Lot,
    Seen,
    choose_lot,
    deal,
    likelihood,
)
from cython.cimports.sueca_desktop.bots.sueca.native.policy import MOST_LIT, Sight, light, prefer
from cython.cimports.sueca_desktop.bots.sueca.native.rule_twin import choose_by_rules, judge
from cython.cimports.sueca_desktop.bots.sueca.native.world import World, clear, different_cards, play
from cython.cimports.sueca_desktop.solver.search import Searcher

_ALL_BY_RULES = cython.declare(cython.int, 0b1111)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(
    world: cython.pointer(World),
    player: cython.int,
    exact_from: cython.int,
    by_rules: cython.int,
    searcher: Searcher,
) -> cython.int:
    """How a hand ends, as `Foresight.outcomes` numbers it. The players whose bit is set in `by_rules` play by
    rules, the others as the policy does."""
    left: cython.int
    card: cython.int
    while True:
        left = 10 - world.taken[0] - world.taken[1]
        if left == 0:
            if world.taken[1] == 0:
                return 121
            return 122 if world.taken[0] == 0 else world.points[0]
        if left <= exact_from and world.taken[0] > 0 and world.taken[1] > 0:
            return world.points[0] + searcher.open_points(
                world.hand,
                player,
                world.lying,
                world.led,
                world.winner,
                world.best,
                world.worth_lying,
                left,
            )
        card = choose_by_rules(world, player) if by_rules >> player & 1 else choose_by_policy(world, player)
        player = play(world, player, card)


def check_lot(first: cython.int, among: cython.int):
    if first % LOT or not 1 <= among <= MOST_AMONG:
        raise ValueError(f"worlds come in lots of {LOT}, out of at most {MOST_AMONG} times as many")


@cython.cclass
class Foresight:
    """See `foresight.pyi`."""

    lot_size = LOT

    _seen: Seen
    _lot: Lot
    _cards: cython.int[10]
    _searcher: Searcher

    def __init__(self, megabytes):
        self._searcher = Searcher(megabytes)

    def load(self, seed, own, leader: cython.int, plays, trump, holder: cython.int, doubtful: cython.double):
        now: cython.pointer(World) = cython.address(self._seen.now)
        suit: cython.int
        player: cython.int = leader
        card: cython.int
        self._seen.seed = seed & 0xFFFFFFFFFFFFFFFF
        self._seen.doubtful = doubtful
        clear(now)
        now.open_card = trump
        now.holder = holder
        self._seen.start = now[0]
        self._seen.plays_count = 0
        for card in plays:
            self._seen.plays[self._seen.plays_count] = player << 8 | card
            self._seen.plays_count += 1
            # What is known of the past is known without anybody's hand.
            player = play(now, player, card)
        for suit in range(4):
            now.hand[suit] = own[suit]

    def favourite(self):
        return choose_by_rules(cython.address(self._seen.now), 0)

    def inputs(self):
        sight: Sight
        lit: cython.short[MOST_LIT]
        cards: cython.int[10]
        n: cython.int = different_cards(cython.address(self._seen.now), 0, cards)
        k: cython.int
        found: dict = {}
        look(cython.address(self._seen.now), 0, cython.address(sight))
        for suit in sorted({cards[i] >> 4 for i in range(n)}):
            k = light(cython.address(sight), suit, lit)
            found[suit] = [lit[i] for i in range(k)]
        return found

    def values(self):
        sight: Sight
        cards: cython.int[10]
        values: cython.float[10]
        n: cython.int = different_cards(cython.address(self._seen.now), 0, cards)
        look(cython.address(self._seen.now), 0, cython.address(sight))
        prefer(cython.address(sight), cards, n, values)
        return {cards[i]: values[i] for i in range(n)}

    def worths(self):
        cards: cython.int[10]
        worths: cython.double[10]
        n: cython.int = judge(cython.address(self._seen.now), 0, cards, worths)
        return {cards[i]: worths[i] for i in range(n)}

    def hands(self, index):
        world: World
        if not deal(cython.address(self._seen), index, cython.address(world)):
            raise ValueError("no deal fits what was seen")
        return tuple(world.hand[i] for i in range(16))

    def weight(self, index):
        world: World
        by_rules: cython.double[3]
        if not deal(cython.address(self._seen), index, cython.address(world)):
            raise ValueError("no deal fits what was seen")
        return likelihood(cython.address(self._seen), cython.address(world), by_rules)

    def lot(self, index, among: cython.int):
        check_lot(0, among)
        if not choose_lot(cython.address(self._seen), cython.address(self._lot), index, LOT, among):
            raise ValueError("no deal fits what was seen")
        return [
            (self._lot.worlds[i], {p for p in range(1, 4) if self._lot.by_rules[i] >> p & 1})
            for i in range(LOT)
        ]

    def outcomes(
        self,
        first: cython.int,
        count: cython.int,
        cards,
        exact_from: cython.int,
        among: cython.int,
        learnt: cython.bint,
    ):
        seen: cython.pointer(Seen) = cython.address(self._seen)
        lot: cython.pointer(Lot) = cython.address(self._lot)
        n: cython.int = len(cards)
        i: cython.int
        j: cython.int
        by_rules: cython.int
        fits: cython.bint = True
        world: World
        tried: World
        check_lot(first, among)
        for j in range(n):
            self._cards[j] = cards[j]
        results = bytearray(n * count)
        into: cython.p_uchar = results
        with cython.nogil:
            for i in range(count):
                if i % LOT == 0:
                    fits = choose_lot(seen, lot, (first + i) // LOT, min(LOT, count - i), among)
                fits = fits and deal(seen, lot.worlds[i % LOT], cython.address(world))
                if not fits:
                    break
                by_rules = lot.by_rules[i % LOT] if learnt else _ALL_BY_RULES
                for j in range(n):
                    tried = world
                    into[i * n + j] = play_out(
                        cython.address(tried),
                        play(cython.address(tried), 0, self._cards[j]),
                        exact_from,
                        by_rules,
                        self._searcher,
                    )
        if not fits:
            raise ValueError("no deal fits what was seen")
        return bytes(results)
