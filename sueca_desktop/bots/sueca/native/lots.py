# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Chooses worlds by what has been played in them.

All deals that fit are equally often drawn, and of many drawn together a lot is chosen: the more likely the
plays seen so far are in a world, the more often it. Most players are thought to play as the policy does, some
as the rule player: whose plays look like whose tells which he is.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.choices import (
    probability_by_policy,
    probability_by_rules,
)
from cython.cimports.sueca_desktop.bots.sueca.native.deals import Random, deal_unseen, draw
from cython.cimports.sueca_desktop.bots.sueca.native.world import World, play

from sueca_desktop.bots.sueca import weights

_RULE_PLAYERS = cython.declare(cython.double, weights.RULE_PLAYERS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal(
    seen: cython.pointer(cython.const[Seen]), index: cython.ulonglong, world: cython.pointer(World)
) -> cython.bint:
    dice: Random
    dice.state = seen.seed + index * cython.cast(cython.ulonglong, 0xD1342543DE82EF95)
    draw(cython.address(dice))
    dice.state ^= index << 32
    world[0] = seen.now
    return deal_unseen(world, seen.doubtful, cython.address(dice))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def likelihood(
    seen: cython.pointer(cython.const[Seen]),
    world: cython.pointer(cython.const[World]),
    by_rules: cython.pointer(cython.double),
) -> cython.double:
    past: World = seen.start
    i: cython.int
    card: cython.int
    player: cython.int
    total: cython.double = 1.0
    either: cython.double
    by_policy: cython.double[3]
    for i in range(3):
        by_policy[i] = 1.0 - _RULE_PLAYERS
        by_rules[i] = _RULE_PLAYERS
    for i in range(16):
        past.hand[i] = world.hand[i]
    for i in range(seen.plays_count):
        player = seen.plays[i] >> 8
        card = seen.plays[i] & 63
        past.hand[4 * player + (card >> 4)] |= 1 << (card & 15)
    for i in range(seen.plays_count):
        player = seen.plays[i] >> 8
        card = seen.plays[i] & 63
        if player != 0:
            by_policy[player - 1] *= probability_by_policy(cython.address(past), player, card)
            by_rules[player - 1] *= probability_by_rules(cython.address(past), player, card)
        play(cython.address(past), player, card)
    for i in range(3):
        either = by_policy[i] + by_rules[i]
        total *= either
        by_rules[i] /= either
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_lot(
    seen: cython.pointer(cython.const[Seen]),
    lot: cython.pointer(Lot),
    number: cython.ulonglong,
    size: cython.int,
    among: cython.int,
) -> cython.bint:
    """Systematic resampling (Kitagawa 1996): takes marks at even distances along the sum of what is
    likely."""
    i: cython.int
    player: cython.int
    drawn: cython.int = size * among
    first: cython.ulonglong = number * LOT * among
    taken: cython.int = 0
    dice: Random
    world: World
    start: cython.double
    passed: cython.double = 0.0
    total: cython.double = 0.0
    if among == 1:
        for i in range(size):
            lot.worlds[i] = first + i
            lot.by_rules[i] = 0
        return True
    for i in range(drawn):
        if not deal(seen, first + i, cython.address(world)):
            return False
        lot.likely[i] = likelihood(seen, cython.address(world), cython.address(lot.rule_players[3 * i]))
        total += lot.likely[i]
    dice.state = seen.seed ^ (number * cython.cast(cython.ulonglong, 0xA0761D6478BD642F))
    start = draw(cython.address(dice))
    for i in range(drawn):
        passed += lot.likely[i]
        # The last world is taken if rounding leaves the sum short of a mark.
        while taken < size and (total * (start + taken) < passed * size or i == drawn - 1):
            lot.worlds[taken] = first + i
            lot.by_rules[taken] = 0
            for player in range(1, 4):
                if draw(cython.address(dice)) < lot.rule_players[3 * i + player - 1]:
                    lot.by_rules[taken] |= 1 << player
            taken += 1
    return True
