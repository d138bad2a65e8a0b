# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How a strong player plays, learnt from a searching one: a small network that looks at a hand as the player
who is to play sees it, and says how good each of his cards is.

It looks at one suit after the other, always with the same eyes: this suit, the trumps, the two other suits
taken together, and the trick. What it learns of one side suit it so knows of all; trumps have a network of
their own. Each network has inputs that are lit or not, two hidden layers, and a value for each of the ten
cards of the suit.

The weights are in `policy.weights`; `resources/policy` makes them. They are whole numbers, the first layer is
added up in whole numbers and the others in a fixed order, so that the same view gives the same everywhere.
"""

import sys
from array import array
from bisect import bisect
from pathlib import Path

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.world import highest, how_many

# The inputs of a suit.
_OWN = cython.declare(cython.int, 0)  # each card that the player holds
_GONE = cython.declare(cython.int, 10)  # each that lies or has been taken
_VOID = cython.declare(cython.int, 20)  # each of the others that is void of it
_LENGTH = cython.declare(cython.int, 23)  # how many the player holds
_UNSEEN = cython.declare(cython.int, 34)  # how many the others hold
_HIGHEST = cython.declare(cython.int, 45)  # the highest that they hold; 10: none
_MASTERS = cython.declare(cython.int, 56)  # how many higher ones the player holds, 4 or more as one
_LED = cython.declare(cython.int, 61)
_SUIT = cython.declare(cython.int, 62)

# The inputs of the suit in question only.
_TAKES = cython.declare(cython.int, 0)  # the lowest that takes the trick as it lies; 10: none
_BEST = cython.declare(cython.int, 11)  # the highest that the player holds
_QUESTION = cython.declare(cython.int, 22)

# The inputs of the trick and the hand.
_WINNER = cython.declare(cython.int, 0)  # the card that wins; 10 more if led, 20 more if the partner's
_LYING = cython.declare(cython.int, 40)  # how many cards lie
_HIGHER = cython.declare(cython.int, 44)  # how many unseen ones beat the best in its suit, 5 or more as one
_RICH = cython.declare(cython.int, 50)  # the points that lie, in eight steps
_OPEN = cython.declare(cython.int, 58)  # the turned trump while it lies open, 10 for each other holder
_MINE = cython.declare(cython.int, 88)  # it is the player's
_TRICK = cython.declare(cython.int, 89)
_US = cython.declare(cython.int, 99)  # points taken, in tens
_THEM = cython.declare(cython.int, 112)
_TABLE = cython.declare(cython.int, 125)

_SIDE_INPUTS = cython.declare(cython.int, 3 * 62 + 22 + 125)
_TRUMP_INPUTS = cython.declare(cython.int, 2 * 62 + 22 + 125)
_SECOND_UNIT = cython.declare(cython.float, 1.0 / (512 * 1024))
_UNIT = cython.declare(cython.float, 1.0 / 4096)

Net = cython.struct(
    into_first=cython.short[128 * (3 * 62 + 22 + 125 + 1)],  # the last one is nothing
    nothing=cython.short,
    first=cython.short[128],
    into_second=cython.short[128 * 32],  # [128 * to + from]
    second=cython.int[32],
    into_cards=cython.float[12 * 32],  # [12 * from + to], the last two for nothing
    cards=cython.float[12],
)

_side = cython.declare(Net)
_trump = cython.declare(Net)
_steps = cython.declare(cython.int[64])  # of the points that lie, see `_RICH`


@cython.cfunc
def read_net(net: cython.pointer(Net), inputs: cython.int, values, at: cython.int) -> cython.int:
    """Takes one network's weights from place `at` of all; returns where the next begin."""
    i: cython.int
    for i in range(128 * inputs):
        net.into_first[i] = values[at + i]
    for i in range(128):
        net.into_first[128 * inputs + i] = 0
    net.nothing = inputs
    at += 128 * inputs
    for i in range(128):
        net.first[i] = values[at + i]
    at += 128
    for i in range(32 * 128):
        net.into_second[i] = values[at + i]
    at += 32 * 128
    for i in range(32):
        net.second[i] = 512 * values[at + i]
    at += 32
    for i in range(12 * 32):
        net.into_cards[i] = values[at + i // 12 * 10 + i % 12] * _UNIT if i % 12 < 10 else 0.0
    at += 10 * 32
    for i in range(12):
        net.cards[i] = values[at + i] * _UNIT if i < 10 else 0.0
    return at + 10


def _prepare():
    file = Path(__file__).with_name("policy.weights")
    try:
        values = array("h", file.read_bytes())
    except OSError as error:
        raise ImportError(f"the search lacks what it has learnt: {error}") from error
    if sys.byteorder == "big":
        values.byteswap()
    read_net(
        cython.address(_trump),
        _TRUMP_INPUTS,
        values,
        read_net(cython.address(_side), _SIDE_INPUTS, values, 0),
    )
    points: cython.int
    for points in range(64):
        _steps[points] = bisect((1, 4, 7, 10, 13, 17, 22), points)


_prepare()


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def light_suit(
    sight: cython.pointer(cython.const[Sight]),
    suit: cython.int,
    base: cython.int,
    lit: cython.pointer(cython.short),
    n: cython.int,
) -> cython.int:
    own: cython.int = sight.own[suit]
    gone: cython.int = sight.gone[suit]
    unseen: cython.int = 1023 & ~(own | gone)
    high: cython.int = highest[unseen]
    masters: cython.int = how_many[own >> (high + 1)]
    bit: cython.int
    player: cython.int
    left: cython.int = own
    while left:
        bit = highest[left]
        left ^= 1 << bit
        lit[n] = base + _OWN + bit
        n += 1
    left = gone
    while left:
        bit = highest[left]
        left ^= 1 << bit
        lit[n] = base + _GONE + bit
        n += 1
    for player in range(1, 4):
        if sight.void[4 * player + suit]:
            lit[n] = base + _VOID + player - 1
            n += 1
    lit[n] = base + _LENGTH + how_many[own]
    lit[n + 1] = base + _UNSEEN + how_many[unseen]
    lit[n + 2] = base + _HIGHEST + (high if high >= 0 else 10)
    lit[n + 3] = base + _MASTERS + (masters if masters < 4 else 4)
    n += 4
    if sight.lying > 0 and sight.led == suit:
        lit[n] = base + _LED
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def light(
    sight: cython.pointer(cython.const[Sight]), suit: cython.int, lit: cython.pointer(cython.short)
) -> cython.int:
    n: cython.int
    other: cython.int
    base: cython.int = _SUIT
    best: cython.int = sight.best
    own: cython.int = sight.own[suit]
    higher: cython.int
    n = light_suit(sight, suit, 0, lit, 0)
    if suit != 0:
        n = light_suit(sight, 0, base, lit, n)
        base += _SUIT
    for other in range(1, 4):
        if other != suit:
            n = light_suit(sight, other, base, lit, n)
    base += _SUIT
    # A trump takes what is no trump; of its own suit a card takes the lower ones.
    higher = own
    if sight.lying > 0:
        if best >> 4 == suit:
            higher = own & ~((2 << (best & 15)) - 1)
        elif suit != 0:
            higher = 0
    lit[n] = base + _TAKES + (highest[higher & -higher] if higher else 10)
    lit[n + 1] = base + _BEST + (highest[own] if own else 10)
    n += 2
    base += _QUESTION
    if sight.lying > 0:
        lit[n] = base + _WINNER + (best & 15) + (10 if best >= 16 else 0) + (20 if sight.winner == 2 else 0)
        higher = how_many[1023 & ~(sight.own[best >> 4] | sight.gone[best >> 4]) & ~((2 << (best & 15)) - 1)]
        lit[n + 1] = base + _HIGHER + (higher if higher < 5 else 5)
        lit[n + 2] = base + _RICH + _steps[sight.worth_lying]
        n += 3
    lit[n] = base + _LYING + sight.lying
    n += 1
    if sight.open_card >= 0:
        lit[n] = base + (_MINE if sight.holder == 0 else _OPEN + 10 * (sight.holder - 1) + sight.open_card)
        n += 1
    lit[n] = base + _TRICK + sight.taken
    lit[n + 1] = base + _US + sight.us // 10
    lit[n + 2] = base + _THEM + sight.them // 10
    return n + 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_rows(
    sums: cython.p_short, a: cython.p_short, b: cython.p_short, c: cython.p_short, d: cython.p_short
) -> cython.void:
    j: cython.int
    for j in range(128):
        sums[j] += a[j] + b[j] + c[j] + d[j]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge_suit(
    sight: cython.pointer(cython.const[Sight]), suit: cython.int, values: cython.pointer(cython.float)
) -> cython.void:
    """The values of the ten cards of a suit."""
    lit: cython.short[MOST_LIT]
    sums: cython.short[128]
    total: cython.int
    sum_up: cython.float[12]
    net: cython.pointer(Net) = cython.address(_side) if suit else cython.address(_trump)
    from_first: cython.p_short
    row: cython.pointer(cython.float)
    n: cython.int = light(sight, suit, lit)
    i: cython.int
    j: cython.int
    x: cython.float
    for j in range(128):
        sums[j] = net.first[j]
    while n & 3:
        lit[n] = net.nothing
        n += 1
    for i in range(0, n, 4):
        add_rows(
            sums,
            cython.address(net.into_first[128 * lit[i]]),
            cython.address(net.into_first[128 * lit[i + 1]]),
            cython.address(net.into_first[128 * lit[i + 2]]),
            cython.address(net.into_first[128 * lit[i + 3]]),
        )
    for i in range(128):
        sums[i] = sums[i] if sums[i] > 0 else 0
    for j in range(12):
        sum_up[j] = net.cards[j]
    for i in range(32):
        from_first = cython.address(net.into_second[128 * i])
        total = net.second[i]
        for j in range(128):
            total += cython.cast(cython.int, sums[j]) * cython.cast(cython.int, from_first[j])
        if total > 0:
            x = total * _SECOND_UNIT
            row = cython.address(net.into_cards[12 * i])
            for j in range(12):
                sum_up[j] += x * row[j]
    for j in range(10):
        values[j] = sum_up[j]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prefer(
    sight: cython.pointer(cython.const[Sight]),
    cards: cython.pointer(cython.const[cython.int]),
    n: cython.int,
    into: cython.pointer(cython.float),
) -> cython.void:
    values: cython.float[10]
    i: cython.int
    suit: cython.int = -1
    for i in range(n):
        if cards[i] >> 4 != suit:
            suit = cards[i] >> 4
            judge_suit(sight, suit, values)
        into[i] = values[cards[i] & 15]
