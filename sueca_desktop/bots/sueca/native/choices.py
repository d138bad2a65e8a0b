# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What players choose who play as the policy or as the rule player does, and how likely they play each
card: better cards more often than worse, and now and then any.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.policy import Sight, prefer
from cython.cimports.sueca_desktop.bots.sueca.native.rule_twin import judge
from cython.cimports.sueca_desktop.bots.sueca.native.world import World, different_cards

from sueca_desktop.bots.sueca import weights

_CARELESS = cython.declare(cython.double, weights.CARELESS)
_SHARPNESS = cython.declare(cython.double, weights.SHARPNESS)
_RULE_CARELESS = cython.declare(cython.double, weights.RULE_CARELESS)
_RULE_SHARPNESS = cython.declare(cython.double, weights.RULE_SHARPNESS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look(
    world: cython.pointer(cython.const[World]), me: cython.int, sight: cython.pointer(Sight)
) -> cython.void:
    suit: cython.int
    player: cython.int
    for suit in range(4):
        sight.own[suit] = world.hand[4 * me + suit]
        sight.gone[suit] = world.played[suit]
    for player in range(1, 4):
        for suit in range(4):
            sight.void[4 * player + suit] = world.void[4 * ((me + player) & 3) + suit]
    sight.open_card = world.open_card
    sight.holder = (world.holder - me) & 3
    sight.lying = world.lying
    sight.led = world.led
    sight.best = world.best
    sight.winner = (world.winner - me) & 3
    sight.worth_lying = world.worth_lying
    sight.us = world.points[me & 1]
    sight.them = world.points[1 - (me & 1)]
    sight.taken = world.taken[0] + world.taken[1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_by_policy(world: cython.pointer(cython.const[World]), me: cython.int) -> cython.int:
    sight: Sight
    cards: cython.int[10]
    values: cython.float[10]
    n: cython.int = different_cards(world, me, cards)
    i: cython.int
    best: cython.int = 0
    if n == 1:
        return cards[0]
    look(world, me, cython.address(sight))
    prefer(cython.address(sight), cards, n, values)
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return cards[best]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def share_of(behind: cython.double) -> cython.double:
    """About e to the power of minus `behind`, of basic arithmetic only."""
    x: cython.double = 1.0 + behind / 256.0
    _: cython.int
    for _ in range(8):
        x *= x
    return 1.0 / x


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def share_of_card(
    card: cython.int,
    cards: cython.p_int,
    behind: cython.pointer(cython.double),
    n: cython.int,
) -> cython.double:
    """How often a card is played, of some by how far each is behind any one of them."""
    i: cython.int
    share: cython.double
    shares: cython.double = 0.0
    mine: cython.double = 0.0
    least: cython.double = behind[0]
    for i in range(1, n):
        if behind[i] < least:
            least = behind[i]
    for i in range(n):
        share = share_of(behind[i] - least)
        shares += share
        # A card that stands for its equals below it is met by the first not above.
        if cards[i] >> 4 == card >> 4 and cards[i] <= card:
            mine = share
    return mine / shares


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def probability_by_policy(
    world: cython.pointer(cython.const[World]), me: cython.int, card: cython.int
) -> cython.double:
    sight: Sight
    cards: cython.int[10]
    values: cython.float[10]
    behind: cython.double[10]
    n: cython.int = different_cards(world, me, cards)
    i: cython.int
    if n == 1:
        return 1.0
    look(world, me, cython.address(sight))
    prefer(cython.address(sight), cards, n, values)
    for i in range(n):
        behind[i] = -_SHARPNESS * values[i]
    return (1.0 - _CARELESS) * share_of_card(card, cards, behind, n) + _CARELESS / n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def probability_by_rules(
    world: cython.pointer(cython.const[World]), me: cython.int, card: cython.int
) -> cython.double:
    cards: cython.int[10]
    behind: cython.double[10]
    n: cython.int = different_cards(world, me, cards)
    thought_of: cython.int
    i: cython.int
    if n == 1:
        return 1.0
    thought_of = judge(world, me, cards, behind)
    for i in range(thought_of):
        behind[i] *= -_RULE_SHARPNESS
    return (1.0 - _RULE_CARELESS) * share_of_card(card, cards, behind, thought_of) + _RULE_CARELESS / n
