# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals that fit what a player has seen, how likely each is, and what each card leads to in them.

Compiled like the solver, whose encoding it shares: suit 0 is trumps, a suit's cards are ten bits, a card is
16 times its suit plus its bit, and the strength of a card in a trick is its bit, 16 more for a trump, -1 if
it cannot win. The player who decides is 0, the others follow in the order of play, 2 is the partner.

A *world* is a deal of the cards that player 0 does not see. All deals that fit are equally often drawn, and
of many drawn together a lot is chosen: the more likely the plays seen so far are in a world, the more often
it. Most players are thought to play as the policy does (`policy.py`), some as the rule player
(`rule_player.py`; `worth` below is its judgement with the same weights), all of them better cards more often
than worse: whose plays look like whose tells which he is. In each world each card of player 0 is tried: all
play on as they are, each seeing his own hand only, down to an ending that is solved exactly.

Only + - * / are done on fractions, in a fixed order, so that the same seed gives the same everywhere.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.sueca_desktop.bots.sueca.policy import Sight, light, prefer
from cython.cimports.sueca_desktop.solver.search import Searcher

from sueca_desktop.bots.sueca import weights
from sueca_desktop.bots.sueca.knowledge import SURE

World = cython.struct(
    # A deal in the middle of play.
    hand=cython.int[16],  # [4 * player + suit]
    played=cython.int[4],  # cards of each suit that lie or have been taken
    void=cython.int[16],  # 1: the player did not follow the suit, and nobody saw him hold it since
    count=cython.int[4],  # cards in each hand
    open_card=cython.int,  # the turned trump while it lies open, else -1
    holder=cython.int,
    lying=cython.int,  # cards of the trick that lie
    led=cython.int,
    best=cython.int,  # the card that wins so far
    winner=cython.int,
    worth_lying=cython.int,  # card points that lie
    points=cython.int[2],
    taken=cython.int[2],
)

Guess = cython.struct(
    # What one player knows of the others' cards.
    me=cython.int,
    unseen=cython.int[4],
    chance=cython.double[16],  # [4 * player + suit]: to hold one card of the suit that is not seen
)

Random = cython.struct(state=cython.ulonglong)

Pool = cython.struct(
    # The cards that player 0 does not see, and where they may be.
    unseen=cython.int[4],
    void=cython.int[16],
    room=cython.int[4],
    # How many ways there are to deal suits `suit` to 3 if players 1 and 2 still take a and b cards: the rest
    # of the suits' cards goes to player 3.
    ways=cython.double[5 * 11 * 11],
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
_CARELESS = cython.declare(cython.double, weights.CARELESS)
_SHARPNESS = cython.declare(cython.double, weights.SHARPNESS)
_RULE_PLAYERS = cython.declare(cython.double, weights.RULE_PLAYERS)
_RULE_CARELESS = cython.declare(cython.double, weights.RULE_CARELESS)
_RULE_SHARPNESS = cython.declare(cython.double, weights.RULE_SHARPNESS)

# Worlds chosen together, and out of how many times as many at most.
_LOT = cython.declare(cython.int, 16)
_MOST_AMONG = cython.declare(cython.int, 64)
_ALL_BY_RULES = cython.declare(cython.int, 0b1111)

_lead = cython.declare(cython.double[20])  # side suits, then trumps
_trump_kept = cython.declare(cython.double[10])
_keep = cython.declare(cython.double[10])
_points = cython.declare(cython.int[10])
_high = cython.declare(cython.int[1024])
_low = cython.declare(cython.int[1024])
_count = cython.declare(cython.int[1024])
_choose = cython.declare(cython.double[11 * 11])


def _prepare():
    mask: cython.int
    bit: cython.int
    for bit in range(10):
        _points[bit] = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)[bit]
        _trump_kept[bit] = weights.TRUMPS[bit]
        _keep[bit] = weights.KEEP[bit]
        _lead[bit] = weights.LEAD[bit]
        _lead[10 + bit] = weights.LEAD_TRUMP[bit]
    for mask in range(1024):
        _high[mask] = -1
        _low[mask] = -1
        _count[mask] = 0
        for bit in range(10):
            if mask >> bit & 1:
                _high[mask] = bit
                if _low[mask] < 0:
                    _low[mask] = bit
                _count[mask] += 1
    for mask in range(11):
        for bit in range(11):
            _choose[11 * mask + bit] = 0.0
        _choose[11 * mask] = 1.0
        for bit in range(1, mask + 1):
            _choose[11 * mask + bit] = _choose[11 * (mask - 1) + bit - 1] + (
                _choose[11 * (mask - 1) + bit] if bit < mask else 0.0
            )


_prepare()


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def draw(dice: cython.pointer(Random)) -> cython.double:
    """A fraction from 0 up to 1, by SplitMix64."""
    dice.state += cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
    z: cython.ulonglong = dice.state
    z = (z ^ (z >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
    z = (z ^ (z >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)
    z ^= z >> 31
    return cython.cast(cython.double, z >> 11) * (1.0 / 9007199254740992.0)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def strength(card: cython.int, led: cython.int) -> cython.int:
    if card < 16:
        return card + 16
    return card & 15 if card >> 4 == led else -1


# ---------------------------------------------------------------- what a rule player thinks


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def guess(w: cython.pointer(World), g: cython.pointer(Guess), me: cython.int) -> cython.void:
    """What player `me` knows: which cards are not seen, and how likely each of the others holds one of them.

    The chances of a suit's cards are alike; they are evened out until each hand is expected to hold as many
    cards as it does (iterative proportional fitting)."""
    p: cython.int
    suit: cython.int
    i: cython.int
    total: cython.double
    n: cython.double
    room: cython.double[4]
    free: cython.double[4]
    g.me = me
    for suit in range(4):
        g.unseen[suit] = 1023 & ~(w.played[suit] | w.hand[4 * me + suit])
        free[suit] = _count[g.unseen[suit]]
    if w.open_card >= 0 and w.holder != me:
        free[0] -= 1.0
    for p in range(4):
        room[p] = 0.0 if p == me else w.count[p]
        if p == w.holder and p != me and w.open_card >= 0:
            room[p] -= 1.0
        for suit in range(4):
            g.chance[4 * p + suit] = 0.0 if w.void[4 * p + suit] else room[p]
    for i in range(4):
        for suit in range(4):
            total = 0.0
            for p in range(4):
                total += g.chance[4 * p + suit]
            if total > 0.0:
                for p in range(4):
                    g.chance[4 * p + suit] /= total
        if i == 3:
            break
        for p in range(4):
            if p == me:
                continue
            n = 0.0
            for suit in range(4):
                n += g.chance[4 * p + suit] * free[suit]
            if n > 0.0:
                for suit in range(4):
                    g.chance[4 * p + suit] *= room[p] / n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds_one(
    w: cython.pointer(World), g: cython.pointer(Guess), p: cython.int, suit: cython.int, cards: cython.int
) -> cython.double:
    """How likely player `p` holds at least one of some unseen cards of a suit."""
    if suit == 0 and w.open_card >= 0 and cards >> w.open_card & 1:
        if p == w.holder:
            return 1.0
        cards ^= 1 << w.open_card
    n: cython.int = _count[cards]
    none: cython.double = 1.0
    lacks: cython.double = 1.0 - g.chance[4 * p + suit]
    while n > 0:
        none *= lacks
        n -= 1
    return 1.0 - none


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expected(
    w: cython.pointer(World),
    g: cython.pointer(Guess),
    p: cython.int,
    suit: cython.int,
    cards: cython.int,
    highest: cython.bint,
    chance: cython.double,
) -> cython.int:
    """The highest (or lowest) of the cards that the player more likely than not holds at least (at most), of
    those it may hold; `chance` is how likely it holds any."""
    some: cython.int = 0
    bit: cython.int = 0
    while cards:
        bit = _high[cards] if highest else _low[cards]
        cards ^= 1 << bit
        some |= 1 << bit
        if not cards or holds_one(w, g, p, suit, some) >= chance / 2:
            break
    return 16 * suit + bit


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swing(
    w: cython.pointer(World),
    g: cython.pointer(Guess),
    best: cython.int,
    ours: cython.bint,
    led: cython.int,
    next_player: cython.int,
    to_come: cython.int,
    points: cython.double,
    as_chance: cython.bint,
) -> cython.double:
    """Card points of a trick, for or against, as those still to play will probably complete it; or, as a
    chance, how likely the trick is ours."""
    if to_come == 0:
        if as_chance:
            return 1.0 if ours else 0.0
        return points if ours else -points
    p: cython.int = next_player
    after: cython.int = (p + 1) & 3
    with_partner: cython.bint = (p ^ g.me) == 2
    own_side: cython.bint = ours == with_partner
    total: cython.double = 0.0
    kept: cython.double = 1.0
    chance: cython.double
    card: cython.int
    higher: cython.int
    spares: cython.bint
    if not own_side or to_come > 1:
        higher = g.unseen[best >> 4] & ~((2 << (best & 15)) - 1)
        if best >> 4 == led:
            chance = holds_one(w, g, p, led, higher)
            if chance > 0.0:
                card = expected(w, g, p, led, higher, True, chance)
                total += chance * swing(
                    w, g, card, with_partner, led, after, to_come - 1, points + _points[card & 15], as_chance
                )
                kept -= chance
        spares = own_side and not (best >> 4 == led and higher != 0)
        if led != 0 and not spares:
            if best >= 16:
                higher = g.unseen[0]
            chance = holds_one(w, g, p, 0, higher) * (1.0 - holds_one(w, g, p, led, g.unseen[led]))
            if chance > 0.0:
                card = expected(w, g, p, 0, higher, False, holds_one(w, g, p, 0, higher))
                total += chance * swing(
                    w, g, card, with_partner, led, after, to_come - 1, points + _points[card & 15], as_chance
                )
                kept -= chance
    if kept > 0.0:
        total += kept * swing(
            w,
            g,
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
def kept_worth(w: cython.pointer(World), g: cython.pointer(Guess), card: cython.int) -> cython.double:
    """What a card of the player is worth if it is kept for later, in card points."""
    suit: cython.int = card >> 4
    bit: cython.int = card & 15
    if suit == 0:
        return _trump_kept[bit]
    own: cython.int = w.hand[4 * g.me + suit]
    points: cython.int = _points[bit]
    value: cython.double = _HONOUR * points + _keep[bit]
    master: cython.bint = bit > _high[g.unseen[suit]]
    length: cython.int = _count[own]
    if master and g.unseen[suit]:
        value = _LATER * swing(w, g, card, True, suit, (g.me + 1) & 3, 3, points, False)
        if own >> (bit + 1):
            value *= _SECOND_WINNER
        if points and value < 1.0:
            value = 1.0
    elif bit == 8:
        value = 0.0 if length == 1 else _GUARDED if length == 2 else _WELL_GUARDED
    if length == 2 and points < 10 and own >> 8 & 1 and not _high[g.unseen[suit]] < 8:
        value += _GUARD
    if length == 1 and w.hand[4 * g.me]:
        value -= _VOID
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(w: cython.pointer(World), g: cython.pointer(Guess), card: cython.int) -> cython.double:
    """What playing a card brings the player in the eyes of a rule player, in card points."""
    me: cython.int = g.me
    suit: cython.int = card >> 4
    led: cython.int = suit if w.lying == 0 else w.led
    to_come: cython.int = 3 - w.lying
    after: cython.int = (me + 1) & 3
    points: cython.int = w.worth_lying + _points[card & 15]
    takes: cython.bint = w.lying == 0 or strength(card, led) > strength(w.best, led)
    best: cython.int = card if takes else w.best
    ours: cython.bint = takes or (w.winner ^ me) == 2
    value: cython.double = swing(w, g, best, ours, led, after, to_come, points, False)
    value -= kept_worth(w, g, card)
    length: cython.int = _count[w.hand[4 * me + suit]]
    if w.lying > 0:
        if strength(card, led) < 0:
            value += _THROW_LENGTH * length
    elif suit == 0:
        value += _lead[10 + (card & 15)]
    else:
        value += _lead[card & 15] + _LEAD_LENGTH * length
        if w.void[4 * (me ^ 2) + suit]:
            value += _LEAD_TO_VOID_PARTNER
    p: cython.int
    n: cython.double
    drawn: cython.double = 0.0
    if w.lying == 0 and suit == 0:
        for p in range(4):
            if p == me:
                continue
            n = g.chance[4 * p] * _count[g.unseen[0]]
            if n > 1.0:
                n = 1.0
            drawn += -n if (p ^ me) == 2 else n
        value += _DRAW * (_count[w.hand[4 * me]] - _USUAL_TRUMPS) * drawn
    us: cython.int = w.points[me & 1]
    them: cython.int = w.points[1 - (me & 1)]
    chance: cython.double = -1.0
    mark: cython.int
    weight: cython.double
    for p in range(2):
        mark = 60 if p == 0 else 90
        weight = _MARK_60 if p == 0 else _MARK_90
        if us <= mark < us + points:
            if chance < 0.0:
                chance = swing(w, g, best, ours, led, after, to_come, points, True)
            value += weight * chance
        if them <= mark < them + points:
            if chance < 0.0:
                chance = swing(w, g, best, ours, led, after, to_come, points, True)
            value -= weight * (1.0 - chance)
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def partner_surely_wins(w: cython.pointer(World), g: cython.pointer(Guess)) -> cython.bint:
    """Whether the trick as it lies is the partner's, and no opponent to come can take it."""
    if w.lying < 2 or (w.winner ^ g.me) != 2:
        return False
    if w.lying == 3:
        return True
    p: cython.int = (g.me + 1) & 3
    higher: cython.int = g.unseen[w.best >> 4] & ~((2 << (w.best & 15)) - 1)
    chance: cython.double = 0.0
    if w.best >> 4 == w.led:
        chance = holds_one(w, g, p, w.led, higher)
    if chance > 1.0 - _SURE:
        return False
    if w.led != 0:
        if w.best >= 16:
            higher = g.unseen[0]
        chance = holds_one(w, g, p, 0, higher) * (1.0 - holds_one(w, g, p, w.led, g.unseen[w.led]))
    return chance <= 1.0 - _SURE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def different_cards(w: cython.pointer(World), me: cython.int, cards: cython.p_int) -> cython.int:
    """The cards that a player may play, in the order of suits, one of those alike; returns how many."""
    suit: cython.int
    from_suit: cython.int = 0
    to_suit: cython.int = 4
    left: cython.int
    others: cython.int
    bit: cython.int
    before: cython.int
    n: cython.int = 0
    if w.lying > 0 and w.hand[4 * me + w.led]:
        from_suit = w.led
        to_suit = w.led + 1
    for suit in range(from_suit, to_suit):
        left = w.hand[4 * me + suit]
        others = 1023 & ~(w.played[suit] | left)
        if w.lying > 0 and w.best >> 4 == suit:
            others |= 1 << (w.best & 15)
        before = -1
        while left:
            bit = _low[left]
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
def judge(
    w: cython.pointer(World), me: cython.int, cards: cython.p_int, worths: cython.pointer(cython.double)
) -> cython.int:
    """The cards that a rule player would think of, one of those alike, with their worth; returns how many."""
    g: Guess
    suit: cython.int
    before: cython.int
    n: cython.int = different_cards(w, me, cards)
    if n == 1:
        worths[0] = 0.0
        return 1
    guess(w, cython.address(g), me)
    if (
        (w.lying == 0 or cards[0] >> 4 != w.led)
        and cards[n - 1] >= 16
        and partner_surely_wins(w, cython.address(g))
    ):
        # No trump goes on a trick that is the partner's.
        before = 0
        for suit in range(n):
            if cards[suit] >= 16:
                cards[before] = cards[suit]
                before += 1
        n = before
    for suit in range(n):
        worths[suit] = worth(w, cython.address(g), cards[suit])
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def favourite(w: cython.pointer(World), me: cython.int) -> cython.int:
    """The card that a rule player plays: of the highest worth, among equals the cheapest."""
    cards: cython.int[10]
    worths: cython.double[10]
    n: cython.int = judge(w, me, cards, worths)
    i: cython.int
    best: cython.int = 0
    better: cython.double
    for i in range(1, n):
        better = worths[i] - worths[best]
        if better > 1e-9 or (better > -1e-9 and _points[cards[i] & 15] < _points[cards[best] & 15]):
            best = i
    return cards[best]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def look(w: cython.pointer(World), me: cython.int, s: cython.pointer(Sight)) -> cython.void:
    """What a player sees who is to play."""
    suit: cython.int
    p: cython.int
    for suit in range(4):
        s.own[suit] = w.hand[4 * me + suit]
        s.gone[suit] = w.played[suit]
    for p in range(1, 4):
        for suit in range(4):
            s.void[4 * p + suit] = w.void[4 * ((me + p) & 3) + suit]
    s.open_card = w.open_card
    s.holder = (w.holder - me) & 3
    s.lying = w.lying
    s.led = w.led
    s.best = w.best
    s.winner = (w.winner - me) & 3
    s.worth_lying = w.worth_lying
    s.us = w.points[me & 1]
    s.them = w.points[1 - (me & 1)]
    s.taken = w.taken[0] + w.taken[1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def preferred(w: cython.pointer(World), me: cython.int) -> cython.int:
    """The card that the policy plays."""
    s: Sight
    cards: cython.int[10]
    values: cython.float[10]
    n: cython.int = different_cards(w, me, cards)
    i: cython.int
    best: cython.int = 0
    if n == 1:
        return cards[0]
    look(w, me, cython.address(s))
    prefer(cython.address(s), cards, n, values)
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
def probability(w: cython.pointer(World), me: cython.int, card: cython.int) -> cython.double:
    """How likely the policy plays a card."""
    s: Sight
    cards: cython.int[10]
    values: cython.float[10]
    behind: cython.double[10]
    n: cython.int = different_cards(w, me, cards)
    i: cython.int
    if n == 1:
        return 1.0
    look(w, me, cython.address(s))
    prefer(cython.address(s), cards, n, values)
    for i in range(n):
        behind[i] = -_SHARPNESS * values[i]
    return (1.0 - _CARELESS) * share_of_card(card, cards, behind, n) + _CARELESS / n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rule_probability(w: cython.pointer(World), me: cython.int, card: cython.int) -> cython.double:
    """How likely the rule player plays a card."""
    cards: cython.int[10]
    behind: cython.double[10]
    n: cython.int = different_cards(w, me, cards)
    thought_of: cython.int
    i: cython.int
    if n == 1:
        return 1.0
    thought_of = judge(w, me, cards, behind)
    for i in range(thought_of):
        behind[i] *= -_RULE_SHARPNESS
    return (1.0 - _RULE_CARELESS) * share_of_card(card, cards, behind, thought_of) + _RULE_CARELESS / n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(w: cython.pointer(World), me: cython.int, card: cython.int) -> cython.int:
    """Plays a card; returns who is next."""
    suit: cython.int = card >> 4
    bit: cython.int = 1 << (card & 15)
    team: cython.int
    w.hand[4 * me + suit] &= ~bit
    w.played[suit] |= bit
    w.count[me] -= 1
    w.void[4 * me + suit] = 0
    if card == w.open_card:
        w.open_card = -1
    if w.lying == 0:
        w.led = suit
        w.best = card
        w.winner = me
    else:
        if suit != w.led:
            w.void[4 * me + w.led] = 1
        if strength(card, w.led) > strength(w.best, w.led):
            w.best = card
            w.winner = me
    w.worth_lying += _points[card & 15]
    w.lying += 1
    if w.lying < 4:
        return (me + 1) & 3
    team = w.winner & 1
    w.points[team] += w.worth_lying
    w.taken[team] += 1
    w.lying = 0
    w.worth_lying = 0
    return w.winner


# ---------------------------------------------------------------- worlds


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
        n = _count[pool.unseen[suit]]
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
    w: cython.pointer(World),
    pool: cython.pointer(Pool),
    doubtful: cython.double,
    dice: cython.pointer(Random),
) -> cython.bint:
    """Gathers what player 0 does not see.

    doubtful: how likely a player who did not follow a suit revoked. Without doubt a player who did not follow
    has none of the suit. False if no deal fits."""
    i: cython.int
    for i in range(4):
        pool.unseen[i] = 1023 & ~(w.played[i] | w.hand[i])
        pool.room[i] = w.count[i]
    if w.open_card >= 0 and w.holder != 0:
        pool.unseen[0] &= ~(1 << w.open_card)
        pool.room[w.holder] -= 1
    for i in range(16):
        pool.void[i] = w.void[i]
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
    left: cython.int = _count[cards]
    bit: cython.int
    while n > 0:
        bit = _low[cards]
        cards ^= 1 << bit
        if draw(dice) * left < n:
            chosen |= 1 << bit
            n -= 1
        left -= 1
    return chosen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_world(
    w: cython.pointer(World), pool: cython.pointer(Pool), dice: cython.pointer(Random)
) -> cython.void:
    """Gives players 1 to 3 the cards that player 0 does not see, each deal that fits equally likely."""
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
        n = _count[pool.unseen[suit]]
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
        w.hand[4 + suit] = some_of(left, first, dice)
        left &= ~w.hand[4 + suit]
        w.hand[8 + suit] = some_of(left, second, dice)
        w.hand[12 + suit] = left & ~w.hand[8 + suit]
        a -= first
        b -= second
    if w.open_card >= 0 and w.holder != 0:
        w.hand[4 * w.holder] |= 1 << w.open_card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def likelihood(
    w: cython.pointer(World),
    start: cython.pointer(World),
    plays: cython.p_int,
    n: cython.int,
    by_rules: cython.pointer(cython.double),
) -> cython.double:
    """How likely the others' plays so far are in a world; `plays` are the cards in the order played, `start`
    the beginning of the hand with nobody's cards. Into `by_rules` goes how likely each of the others, from
    player 1 on, is a rule player then."""
    first: World = start[0]
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
        first.hand[i] = w.hand[i]
    for i in range(n):
        first.hand[4 * (plays[i] >> 8) + ((plays[i] >> 4) & 3)] |= 1 << (plays[i] & 15)
    for i in range(n):
        player = plays[i] >> 8
        card = plays[i] & 63
        if player != 0:
            by_policy[player - 1] *= probability(cython.address(first), player, card)
            by_rules[player - 1] *= rule_probability(cython.address(first), player, card)
        play(cython.address(first), player, card)
    for i in range(3):
        either = by_policy[i] + by_rules[i]
        total *= either
        by_rules[i] /= either
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(
    w: cython.pointer(World),
    player: cython.int,
    exact_from: cython.int,
    by_rules: cython.int,
    searcher: Searcher,
) -> cython.int:
    """How a hand ends: card points of players 0 and 2; 121 if they take all tricks, 122 if the others do. The
    players whose bit is set in `by_rules` play by rules, the others as the policy does."""
    left: cython.int
    while True:
        left = 10 - w.taken[0] - w.taken[1]
        if left == 0:
            if w.taken[1] == 0:
                return 121
            return 122 if w.taken[0] == 0 else w.points[0]
        if left <= exact_from and w.taken[0] > 0 and w.taken[1] > 0:
            return w.points[0] + searcher.open_points(
                w.hand,
                player,
                w.lying,
                w.led,
                w.winner,
                w.best,
                w.worth_lying,
                left,
            )
        player = play(w, player, favourite(w, player) if by_rules >> player & 1 else preferred(w, player))


def check_lot(first: cython.int, among: cython.int):
    if first % _LOT or not 1 <= among <= _MOST_AMONG:
        raise ValueError(f"worlds come in lots of {_LOT}, out of at most {_MOST_AMONG} times as many")


@cython.cclass
class Foresight:
    """See `foresight.pyi`."""

    _now: World
    _start: World
    _plays: cython.int[40]
    _n: cython.int
    _cards: cython.int[10]
    _choices: cython.int
    _seed: cython.ulonglong
    _doubtful: cython.double
    _searcher: Searcher
    # Of the worlds drawn for a lot: how likely the plays are, and that each of the others is a rule player.
    _likely: cython.double[16 * 64]
    _rule_players: cython.double[16 * 64 * 3]
    # Of the worlds of the lot: their index, and who plays by rules.
    _chosen: cython.ulonglong[16]
    _by_rules: cython.int[16]

    def __init__(self, megabytes):
        self._searcher = Searcher(megabytes)

    def load(self, seed, own, leader: cython.int, plays, trump, holder: cython.int, doubtful: cython.double):
        w: cython.pointer(World) = cython.address(self._now)
        i: cython.int
        player: cython.int
        card: cython.int
        self._seed = seed & 0xFFFFFFFFFFFFFFFF
        self._doubtful = doubtful
        clear_world(w)
        w.open_card = trump
        w.holder = holder
        self._start = w[0]
        self._n = 0
        player = leader
        for card in plays:
            self._plays[self._n] = player << 8 | card
            self._n += 1
            # What is known of the past is known without anybody's hand.
            player = play(w, player, card)
        for i in range(4):
            w.hand[i] = own[i]

    def favourite(self):
        w: World = self._now
        return favourite(cython.address(w), 0)

    def inputs(self):
        w: World = self._now
        s: Sight
        lit: cython.short[160]
        cards: cython.int[10]
        n: cython.int = different_cards(cython.address(w), 0, cards)
        k: cython.int
        found: dict = {}
        look(cython.address(w), 0, cython.address(s))
        for suit in sorted({cards[i] >> 4 for i in range(n)}):
            k = light(cython.address(s), suit, lit)
            found[suit] = [lit[i] for i in range(k)]
        return found

    def values(self):
        w: World = self._now
        s: Sight
        cards: cython.int[10]
        values: cython.float[10]
        n: cython.int = different_cards(cython.address(w), 0, cards)
        look(cython.address(w), 0, cython.address(s))
        prefer(cython.address(s), cards, n, values)
        return {cards[i]: values[i] for i in range(n)}

    def worths(self):
        w: World = self._now
        cards: cython.int[10]
        worths: cython.double[10]
        n: cython.int = judge(cython.address(w), 0, cards, worths)
        return {cards[i]: worths[i] for i in range(n)}

    def hands(self, index):
        w: World = self._now
        if not self._deal(cython.address(w), index):
            raise ValueError("no deal fits what was seen")
        return tuple(w.hand[i] for i in range(16))

    def weight(self, index):
        w: World = self._now
        by_rules: cython.double[3]
        if not self._deal(cython.address(w), index):
            raise ValueError("no deal fits what was seen")
        return likelihood(cython.address(w), cython.address(self._start), self._plays, self._n, by_rules)

    def lot(self, index, among: cython.int):
        check_lot(0, among)
        if not self._choose_lot(index, _LOT, among):
            raise ValueError("no deal fits what was seen")
        return [
            (self._chosen[i], {p for p in range(1, 4) if self._by_rules[i] >> p & 1}) for i in range(_LOT)
        ]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self, w: cython.pointer(World), index: cython.ulonglong) -> cython.bint:
        dice: Random
        dice.state = self._seed + index * cython.cast(cython.ulonglong, 0xD1342543DE82EF95)
        draw(cython.address(dice))
        dice.state ^= index << 32
        pool: Pool
        if not gather(w, cython.address(pool), self._doubtful, cython.address(dice)):
            return False
        deal_world(w, cython.address(pool), cython.address(dice))
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose_lot(self, lot: cython.ulonglong, size: cython.int, among: cython.int) -> cython.bint:
        """Chooses a lot of at most `_LOT` worlds out of so many times as many, the likelier ones more often:
        systematic resampling (Kitagawa 1996), which takes marks at even distances along the sum of what is
        likely."""
        i: cython.int
        p: cython.int
        worlds: cython.int = size * among
        first: cython.ulonglong = lot * _LOT * among
        taken: cython.int = 0
        dice: Random
        w: World
        start: cython.double
        passed: cython.double
        total: cython.double = 0.0
        if among == 1:
            for i in range(size):
                self._chosen[i] = first + i
                self._by_rules[i] = 0
            return True
        for i in range(worlds):
            w = self._now
            if not self._deal(cython.address(w), first + i):
                return False
            self._likely[i] = likelihood(
                cython.address(w),
                cython.address(self._start),
                self._plays,
                self._n,
                cython.address(self._rule_players[3 * i]),
            )
            total += self._likely[i]
        dice.state = self._seed ^ (lot * cython.cast(cython.ulonglong, 0xA0761D6478BD642F))
        start = draw(cython.address(dice))
        passed = 0.0
        for i in range(worlds):
            passed += self._likely[i]
            # The last world is taken if rounding leaves the sum short of a mark.
            while taken < size and (total * (start + taken) < passed * size or i == worlds - 1):
                self._chosen[taken] = first + i
                self._by_rules[taken] = 0
                for p in range(3):
                    if draw(cython.address(dice)) < self._rule_players[3 * i + p]:
                        self._by_rules[taken] |= 2 << p
                taken += 1
        return True

    def outcomes(
        self,
        first: cython.int,
        count: cython.int,
        cards,
        exact_from: cython.int,
        among: cython.int,
        learnt: cython.bint,
    ):
        n: cython.int = len(cards)
        i: cython.int
        j: cython.int
        fits: cython.bint = True
        w: World
        tried: World
        check_lot(first, among)
        for j in range(n):
            self._cards[j] = cards[j]
        results = bytearray(n * count)
        into: cython.p_uchar = results
        with cython.nogil:
            for i in range(count):
                if i % _LOT == 0:
                    fits = self._choose_lot((first + i) // _LOT, min(_LOT, count - i), among)
                    if not fits:
                        break
                w = self._now
                self._deal(cython.address(w), self._chosen[i % _LOT])
                for j in range(n):
                    tried = w
                    into[i * n + j] = play_out(
                        cython.address(tried),
                        play(cython.address(tried), 0, self._cards[j]),
                        exact_from,
                        self._by_rules[i % _LOT] if learnt else _ALL_BY_RULES,
                        self._searcher,
                    )
        if not fits:
            raise ValueError("no deal fits what was seen")
        return bytes(results)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clear_world(w: cython.pointer(World)) -> cython.void:
    """The beginning of a hand, with nobody's cards."""
    empty: World
    i: cython.int
    for i in range(16):
        empty.hand[i] = 0
        empty.void[i] = 0
    for i in range(4):
        empty.played[i] = 0
        empty.count[i] = 10
    empty.open_card = -1
    empty.holder = 0
    empty.lying = 0
    empty.led = 0
    empty.best = 0
    empty.winner = 0
    empty.worth_lying = 0
    empty.points[0] = empty.points[1] = 0
    empty.taken[0] = empty.taken[1] = 0
    w[0] = empty
