# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rule player's judgement, as `rule_player.py` explains it, by the same weights and at native speed.

It knows a little less of the unseen cards: chances are alike for all cards of a suit.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.native.world import (
    World,
    different_cards,
    highest,
    how_many,
    lowest,
    points_of,
    strength,
)

from sueca_desktop.bots.sueca import weights
from sueca_desktop.bots.sueca.knowledge import SURE

Guess = cython.struct(
    # What one player knows of the others' cards.
    me=cython.int,
    unseen=cython.int[4],
    chance=cython.double[16],  # [4 * player + suit]: to hold one card of the suit that is not seen
)

_LOADED = cython.declare(cython.double, weights.LOADED)
_GIVEN = cython.declare(cython.double, weights.GIVEN)
_LATER = cython.declare(cython.double, weights.LATER)
_SECOND_WINNER = cython.declare(cython.double, weights.SECOND_WINNER)
_GUARDED = cython.declare(cython.double, weights.GUARDED_MANILHA)
_WELL_GUARDED = cython.declare(cython.double, weights.WELL_GUARDED_MANILHA)
_GUARD = cython.declare(cython.double, weights.GUARD)
_VOID = cython.declare(cython.double, weights.VOID)
_HONOUR = cython.declare(cython.double, weights.HONOUR)
_MARK_60 = cython.declare(cython.double, weights.MARKS[60])
_MARK_90 = cython.declare(cython.double, weights.MARKS[90])
_DRAW = cython.declare(cython.double, weights.DRAW_PER_TRUMP)
_USUAL_TRUMPS = cython.declare(cython.double, weights.USUAL_TRUMPS)
_LEAD_TO_VOID_PARTNER = cython.declare(cython.double, weights.LEAD_TO_VOID_PARTNER)
_LEAD_LENGTH = cython.declare(cython.double, weights.LEAD_LENGTH)
_THROW_LENGTH = cython.declare(cython.double, weights.THROW_LENGTH)
_SURE = cython.declare(cython.double, SURE)

_lead = cython.declare(cython.double[20])  # side suits, then trumps
_trump_kept = cython.declare(cython.double[10])
_keep = cython.declare(cython.double[10])


def _prepare():
    bit: cython.int
    for bit in range(10):
        _trump_kept[bit] = weights.TRUMPS[bit]
        _keep[bit] = weights.KEEP[bit]
        _lead[bit] = weights.LEAD[bit]
        _lead[10 + bit] = weights.LEAD_TRUMP[bit]


_prepare()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def guess_hands(
    world: cython.pointer(cython.const[World]), guess: cython.pointer(Guess), me: cython.int
) -> cython.void:
    """What player `me` knows: which cards are not seen, and how likely each of the others holds one of them.

    The chances of a suit's cards are alike; they are evened out until each hand is expected to hold as many
    cards as it does (iterative proportional fitting)."""
    player: cython.int
    suit: cython.int
    step: cython.int
    total: cython.double
    room: cython.double[4]
    free: cython.double[4]
    guess.me = me
    for suit in range(4):
        guess.unseen[suit] = 1023 & ~(world.played[suit] | world.hand[4 * me + suit])
        free[suit] = how_many[guess.unseen[suit]]
    if world.open_card >= 0 and world.holder != me:
        free[0] -= 1.0
    for player in range(4):
        room[player] = 0.0 if player == me else world.count[player]
        if player == world.holder and player != me and world.open_card >= 0:
            room[player] -= 1.0
        for suit in range(4):
            guess.chance[4 * player + suit] = 0.0 if world.void[4 * player + suit] else room[player]
    for step in range(4):
        for suit in range(4):
            total = 0.0
            for player in range(4):
                total += guess.chance[4 * player + suit]
            if total > 0.0:
                for player in range(4):
                    guess.chance[4 * player + suit] /= total
        if step == 3:
            break  # The last that is evened out is that each card lies somewhere.
        for player in range(4):
            if player == me:
                continue
            total = 0.0
            for suit in range(4):
                total += guess.chance[4 * player + suit] * free[suit]
            if total > 0.0:
                for suit in range(4):
                    guess.chance[4 * player + suit] *= room[player] / total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds_one(
    world: cython.pointer(cython.const[World]),
    guess: cython.pointer(Guess),
    player: cython.int,
    suit: cython.int,
    cards: cython.int,
) -> cython.double:
    """How likely a player holds at least one of some unseen cards of a suit."""
    if suit == 0 and world.open_card >= 0 and cards >> world.open_card & 1:
        if player == world.holder:
            return 1.0
        cards ^= 1 << world.open_card
    left: cython.int = how_many[cards]
    none: cython.double = 1.0
    not_one: cython.double = 1.0 - guess.chance[4 * player + suit]
    while left > 0:
        none *= not_one
        left -= 1
    return 1.0 - none


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def lacks(
    world: cython.pointer(cython.const[World]),
    guess: cython.pointer(Guess),
    player: cython.int,
    suit: cython.int,
) -> cython.double:
    """How likely a player holds no card of a suit."""
    return 1.0 - holds_one(world, guess, player, suit, guess.unseen[suit])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expected(
    world: cython.pointer(cython.const[World]),
    guess: cython.pointer(Guess),
    player: cython.int,
    suit: cython.int,
    cards: cython.int,
    from_top: cython.bint,
    chance: cython.double,
) -> cython.int:
    """The highest (or lowest) of the cards that the player more likely than not holds at least (at most), of
    those it may hold; `chance` is how likely it holds any."""
    some: cython.int = 0
    bit: cython.int = 0
    while cards:
        bit = highest[cards] if from_top else lowest[cards]
        cards ^= 1 << bit
        some |= 1 << bit
        if not cards or holds_one(world, guess, player, suit, some) >= chance / 2:
            break
    return 16 * suit + bit


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swing(
    world: cython.pointer(cython.const[World]),
    guess: cython.pointer(Guess),
    best: cython.int,
    ours: cython.bint,
    led: cython.int,
    player: cython.int,
    to_come: cython.int,
    points: cython.double,
    as_chance: cython.bint,
) -> cython.double:
    """Card points of a trick, for or against, as those still to play will probably complete it; or, as a
    chance, how likely the trick is ours. Who takes it over from whom is as in `Knowledge.takers`."""
    if to_come == 0:
        if as_chance:
            return 1.0 if ours else 0.0
        return points if ours else -points
    after: cython.int = (player + 1) & 3
    with_partner: cython.bint = (player ^ guess.me) == 2
    own_side: cython.bint = ours == with_partner
    total: cython.double = 0.0
    kept: cython.double = 1.0
    chance: cython.double
    holds: cython.double
    card: cython.int
    higher: cython.int
    trumps: cython.int
    spares_trump: cython.bint
    if not own_side or to_come > 1:
        higher = guess.unseen[best >> 4] & ~((2 << (best & 15)) - 1)
        if best >> 4 == led:
            chance = holds_one(world, guess, player, led, higher)
            if chance > 0.0:
                card = expected(world, guess, player, led, higher, True, chance)
                total += chance * swing(
                    world,
                    guess,
                    card,
                    with_partner,
                    led,
                    after,
                    to_come - 1,
                    points + points_of[card & 15],
                    as_chance,
                )
                kept -= chance
        spares_trump = own_side and not (best >> 4 == led and higher != 0)
        if led != 0 and not spares_trump:
            trumps = higher if best < 16 else guess.unseen[0]
            holds = holds_one(world, guess, player, 0, trumps)
            chance = holds * lacks(world, guess, player, led)
            if chance > 0.0:
                card = expected(world, guess, player, 0, trumps, False, holds)
                total += chance * swing(
                    world,
                    guess,
                    card,
                    with_partner,
                    led,
                    after,
                    to_come - 1,
                    points + points_of[card & 15],
                    as_chance,
                )
                kept -= chance
    if kept > 0.0:
        total += kept * swing(
            world,
            guess,
            best,
            ours,
            led,
            after,
            to_come - 1,
            points + (_LOADED if own_side else _GIVEN),
            as_chance,
        )
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def kept_worth(
    world: cython.pointer(cython.const[World]), guess: cython.pointer(Guess), card: cython.int
) -> cython.double:
    """What a card of the player is worth if it is kept for later, in card points."""
    suit: cython.int = card >> 4
    bit: cython.int = card & 15
    if suit == 0:
        return _trump_kept[bit]
    own: cython.int = world.hand[4 * guess.me + suit]
    points: cython.int = points_of[bit]
    value: cython.double = _HONOUR * points + _keep[bit]
    master: cython.bint = bit > highest[guess.unseen[suit]]
    length: cython.int = how_many[own]
    if master and guess.unseen[suit]:
        value = _LATER * swing(world, guess, card, True, suit, (guess.me + 1) & 3, 3, points, False)
        if own >> (bit + 1):
            value *= _SECOND_WINNER
        if points and value < 1.0:
            value = 1.0
    elif bit == 8:
        value = 0.0 if length == 1 else _GUARDED if length == 2 else _WELL_GUARDED
    if length == 2 and points < 10 and own >> 8 & 1 and not highest[guess.unseen[suit]] < 8:
        value += _GUARD
    if length == 1 and world.hand[4 * guess.me]:
        value -= _VOID
    return value


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def drawing_worth(world: cython.pointer(cython.const[World]), guess: cython.pointer(Guess)) -> cython.double:
    """What leading a trump is worth for the trumps that it draws."""
    player: cython.int
    expected_trumps: cython.double
    drawn: cython.double = 0.0
    for player in range(4):
        if player == guess.me:
            continue
        expected_trumps = guess.chance[4 * player] * how_many[guess.unseen[0]]
        if expected_trumps > 1.0:
            expected_trumps = 1.0
        drawn += -expected_trumps if (player ^ guess.me) == 2 else expected_trumps
    return _DRAW * (how_many[world.hand[4 * guess.me]] - _USUAL_TRUMPS) * drawn


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(
    world: cython.pointer(cython.const[World]), guess: cython.pointer(Guess), card: cython.int
) -> cython.double:
    """What playing a card brings the player in the eyes of a rule player, in card points."""
    me: cython.int = guess.me
    suit: cython.int = card >> 4
    led: cython.int = suit if world.lying == 0 else world.led
    to_come: cython.int = 3 - world.lying
    after: cython.int = (me + 1) & 3
    points: cython.int = world.worth_lying + points_of[card & 15]
    takes: cython.bint = world.lying == 0 or strength(card, led) > strength(world.best, led)
    best: cython.int = card if takes else world.best
    ours: cython.bint = takes or (world.winner ^ me) == 2
    value: cython.double = swing(world, guess, best, ours, led, after, to_come, points, False)
    value -= kept_worth(world, guess, card)
    length: cython.int = how_many[world.hand[4 * me + suit]]
    if world.lying > 0:
        if strength(card, led) < 0:
            value += _THROW_LENGTH * length
    elif suit == 0:
        value += _lead[10 + (card & 15)]
    else:
        value += _lead[card & 15] + _LEAD_LENGTH * length
        if world.void[4 * (me ^ 2) + suit]:
            value += _LEAD_TO_VOID_PARTNER
    if world.lying == 0 and suit == 0:
        value += drawing_worth(world, guess)
    us: cython.int = world.points[me & 1]
    them: cython.int = world.points[1 - (me & 1)]
    chance: cython.double = -1.0
    mark: cython.int
    weight: cython.double
    for mark in range(60, 91, 30):
        weight = _MARK_60 if mark == 60 else _MARK_90
        if us <= mark < us + points:
            if chance < 0.0:
                chance = swing(world, guess, best, ours, led, after, to_come, points, True)
            value += weight * chance
        if them <= mark < them + points:
            if chance < 0.0:
                chance = swing(world, guess, best, ours, led, after, to_come, points, True)
            value -= weight * (1.0 - chance)
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def partner_surely_wins(
    world: cython.pointer(cython.const[World]), guess: cython.pointer(Guess)
) -> cython.bint:
    """Whether the trick as it lies is the partner's, and no opponent to come can take it."""
    if world.lying < 2 or (world.winner ^ guess.me) != 2:
        return False
    if world.lying == 3:
        return True
    player: cython.int = (guess.me + 1) & 3
    higher: cython.int = guess.unseen[world.best >> 4] & ~((2 << (world.best & 15)) - 1)
    trumps: cython.int
    chance: cython.double = 0.0
    if world.best >> 4 == world.led:
        chance = holds_one(world, guess, player, world.led, higher)
    if chance > 1.0 - _SURE:
        return False
    if world.led != 0:
        trumps = higher if world.best < 16 else guess.unseen[0]
        chance = holds_one(world, guess, player, 0, trumps) * lacks(world, guess, player, world.led)
    return chance <= 1.0 - _SURE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge(
    world: cython.pointer(cython.const[World]),
    me: cython.int,
    cards: cython.p_int,
    worths: cython.pointer(cython.double),
) -> cython.int:
    guess: Guess
    i: cython.int
    thought_of: cython.int
    n: cython.int = different_cards(world, me, cards)
    if n == 1:
        worths[0] = 0.0
        return 1
    guess_hands(world, cython.address(guess), me)
    if (
        (world.lying == 0 or cards[0] >> 4 != world.led)
        and cards[n - 1] >= 16
        and partner_surely_wins(world, cython.address(guess))
    ):
        # No trump goes on a trick that is the partner's.
        thought_of = 0
        for i in range(n):
            if cards[i] >= 16:
                cards[thought_of] = cards[i]
                thought_of += 1
        n = thought_of
    for i in range(n):
        worths[i] = worth(world, cython.address(guess), cards[i])
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_by_rules(world: cython.pointer(cython.const[World]), me: cython.int) -> cython.int:
    cards: cython.int[10]
    worths: cython.double[10]
    n: cython.int = judge(world, me, cards, worths)
    i: cython.int
    best: cython.int = 0
    better: cython.double
    for i in range(1, n):
        better = worths[i] - worths[best]
        if better > 1e-9 or (better > -1e-9 and points_of[cards[i] & 15] < points_of[cards[best] & 15]):
            best = i
    return cards[best]
