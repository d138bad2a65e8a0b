# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A hand in the middle of play, and what may be played in it."""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")


def _prepare():
    bit: cython.int
    cards: cython.int
    for bit in range(10):
        points_of[bit] = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)[bit]
    for cards in range(1024):
        highest[cards] = cards.bit_length() - 1
        lowest[cards] = (cards & -cards).bit_length() - 1
        how_many[cards] = cards.bit_count()


_prepare()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clear(world: cython.pointer(World)) -> cython.void:
    i: cython.int
    for i in range(16):
        world.hand[i] = 0
        world.void[i] = 0
    for i in range(4):
        world.played[i] = 0
        world.count[i] = 10
    world.open_card = -1
    world.holder = 0
    world.lying = 0
    world.led = 0
    world.best = 0
    world.winner = 0
    world.worth_lying = 0
    world.points[0] = world.points[1] = 0
    world.taken[0] = world.taken[1] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def different_cards(
    world: cython.pointer(cython.const[World]), me: cython.int, cards: cython.p_int
) -> cython.int:
    suit: cython.int
    from_suit: cython.int = 0
    to_suit: cython.int = 4
    left: cython.int
    others: cython.int
    bit: cython.int
    before: cython.int
    n: cython.int = 0
    if world.lying > 0 and world.hand[4 * me + world.led]:
        from_suit = world.led
        to_suit = world.led + 1
    for suit in range(from_suit, to_suit):
        left = world.hand[4 * me + suit]
        others = 1023 & ~(world.played[suit] | left)
        if world.lying > 0 and world.best >> 4 == suit:
            others |= 1 << (world.best & 15)
        before = -1
        while left:
            bit = lowest[left]
            left ^= 1 << bit
            # Of worthless cards side by side the lowest stands for all.
            if before >= 0 and bit < 5 and not others & ((1 << bit) - 1) & ~((1 << before) - 1):
                before = bit
                continue
            before = bit
            cards[n] = 16 * suit + bit
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(world: cython.pointer(World), me: cython.int, card: cython.int) -> cython.int:
    suit: cython.int = card >> 4
    bit: cython.int = 1 << (card & 15)
    team: cython.int
    world.hand[4 * me + suit] &= ~bit
    world.played[suit] |= bit
    world.count[me] -= 1
    world.void[4 * me + suit] = 0
    if card == world.open_card:
        world.open_card = -1
    if world.lying == 0:
        world.led = suit
        world.best = card
        world.winner = me
    else:
        if suit != world.led:
            world.void[4 * me + world.led] = 1
        if strength(card, world.led) > strength(world.best, world.led):
            world.best = card
            world.winner = me
    world.worth_lying += points_of[card & 15]
    world.lying += 1
    if world.lying < 4:
        return (me + 1) & 3
    team = world.winner & 1
    world.points[team] += world.worth_lying
    world.taken[team] += 1
    world.lying = 0
    world.worth_lying = 0
    return world.winner
