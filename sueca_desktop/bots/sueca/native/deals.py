# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals the cards that player 0 does not see, so that they fit what he saw: each such deal is equally likely.

The ways to deal the rest are counted suit by suit, and so many cards of each suit are dealt to each player as
chance chooses among them.
"""

from math import comb

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.world import World, how_many, lowest

Pool = cython.struct(
    # The cards that player 0 does not see, and where they may be.
    unseen=cython.int[4],
    void=cython.int[16],
    room=cython.int[4],
    # [121 * suit + 11 * a + b]: how many ways there are to deal suits `suit` to 3 if players 1 and 2 still
    # take a and b cards; the rest of the suits' cards goes to player 3.
    ways=cython.double[5 * 11 * 11],
)

_choose = cython.declare(cython.double[11 * 11])  # [11 * n + k]: ways to choose k of n


def _prepare():
    n: cython.int
    k: cython.int
    for n in range(11):
        for k in range(11):
            _choose[11 * n + k] = comb(n, k)


_prepare()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw(dice: cython.pointer(Random)) -> cython.double:
    """SplitMix64."""
    dice.state += cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
    z: cython.ulonglong = dice.state
    z = (z ^ (z >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
    z = (z ^ (z >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)
    z ^= z >> 31
    return cython.cast(cython.double, z >> 11) * (1.0 / 9007199254740992.0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_ways(pool: cython.pointer(Pool)) -> cython.double:
    """Counts the ways to deal the unseen cards to players 1 to 3 so that nobody gets a suit he is void of."""
    suit: cython.int
    a: cython.int
    b: cython.int
    i: cython.int
    j: cython.int
    n: cython.int
    left: cython.int = 0
    total: cython.double
    for i in range(5 * 121):
        pool.ways[i] = 0.0
    pool.ways[4 * 121] = 1.0
    for suit in range(3, -1, -1):
        n = how_many[pool.unseen[suit]]
        left += n
        for a in range(pool.room[1] + 1):
            for b in range(pool.room[2] + 1):
                if a + b > left or left - a - b > pool.room[3]:
                    continue
                total = 0.0
                for i in range(min(a, 0 if pool.void[4 + suit] else n) + 1):
                    for j in range(min(b, 0 if pool.void[8 + suit] else n - i) + 1):
                        if pool.void[12 + suit] and i + j < n:
                            continue
                        total += (
                            _choose[11 * n + i]
                            * _choose[11 * (n - i) + j]
                            * pool.ways[121 * (suit + 1) + 11 * (a - i) + b - j]
                        )
                pool.ways[121 * suit + 11 * a + b] = total
    return pool.ways[11 * pool.room[1] + pool.room[2]]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gather(
    world: cython.pointer(cython.const[World]),
    pool: cython.pointer(Pool),
    doubtful: cython.double,
    dice: cython.pointer(Random),
) -> cython.bint:
    """Gathers what player 0 does not see. False if no deal fits."""
    i: cython.int
    for i in range(4):
        pool.unseen[i] = 1023 & ~(world.played[i] | world.hand[i])
        pool.room[i] = world.count[i]
    if world.open_card >= 0 and world.holder != 0:
        pool.unseen[0] &= ~(1 << world.open_card)
        pool.room[world.holder] -= 1
    for i in range(16):
        pool.void[i] = world.void[i]
        if pool.void[i] and doubtful > 0.0 and draw(dice) < doubtful:
            pool.void[i] = 0
    if count_ways(pool) > 0.0:
        return True
    if doubtful <= 0.0:
        return False
    # Somebody must have revoked.
    for i in range(16):
        pool.void[i] = 0
    return count_ways(pool) > 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def some_of(cards: cython.int, n: cython.int, dice: cython.pointer(Random)) -> cython.int:
    """So many of some cards, each choice equally likely."""
    chosen: cython.int = 0
    left: cython.int = how_many[cards]
    bit: cython.int
    while n > 0:
        bit = lowest[cards]
        cards ^= 1 << bit
        if draw(dice) * left < n:
            chosen |= 1 << bit
            n -= 1
        left -= 1
    return chosen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_pool(
    world: cython.pointer(World), pool: cython.pointer(Pool), dice: cython.pointer(Random)
) -> cython.void:
    """Deals what was gathered."""
    suit: cython.int
    i: cython.int
    j: cython.int
    n: cython.int
    first: cython.int
    second: cython.int
    left: cython.int
    a: cython.int = pool.room[1]
    b: cython.int = pool.room[2]
    passed: cython.double
    pick: cython.double
    ways: cython.double
    for suit in range(4):
        n = how_many[pool.unseen[suit]]
        pick = draw(dice) * pool.ways[121 * suit + 11 * a + b]
        passed = 0.0
        first = second = 0
        for i in range(min(a, 0 if pool.void[4 + suit] else n) + 1):
            for j in range(min(b, 0 if pool.void[8 + suit] else n - i) + 1):
                if pool.void[12 + suit] and i + j < n:
                    continue
                ways = (
                    _choose[11 * n + i]
                    * _choose[11 * (n - i) + j]
                    * pool.ways[121 * (suit + 1) + 11 * (a - i) + b - j]
                )
                if ways > 0.0 and passed <= pick:
                    # The last with any ways is taken if rounding leaves their sum short of the pick.
                    first = i
                    second = j
                passed += ways
        left = pool.unseen[suit]
        world.hand[4 + suit] = some_of(left, first, dice)
        left &= ~world.hand[4 + suit]
        world.hand[8 + suit] = some_of(left, second, dice)
        world.hand[12 + suit] = left & ~world.hand[8 + suit]
        a -= first
        b -= second
    if world.open_card >= 0 and world.holder != 0:
        world.hand[4 * world.holder] |= 1 << world.open_card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_unseen(
    world: cython.pointer(World), doubtful: cython.double, dice: cython.pointer(Random)
) -> cython.bint:
    pool: Pool
    if not gather(world, cython.address(pool), doubtful, dice):
        return False
    deal_pool(world, cython.address(pool), dice)
    return True
