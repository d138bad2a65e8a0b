# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search behind the solver: Cython in its pure Python mode, compiled when the program is installed.

Alpha-beta with a window of one point, in the manner of bridge solvers, on four players who see all cards.
Players 0 and 2 want many card points, 1 and 3 want few; a question is always "do 0 and 2 take at least
`target` of the points to come?". Answers are fail-soft: a number that is at least `target` is a lower bound
of the true value, one below it an upper bound. Three things keep the tree small:

- A table of positions between two tricks, keyed by what matters of them: cards without points are known only
  by their order, and the three side suits may change places.
- Points that a team has for sure, whatever is played (`sure_trumps`, `run`).
- Cards of one hand with none of other hands between win the same tricks. Those without points are one card,
  and so are all of them in a trick that is surely won or lost; of others the second is skipped if even with
  the difference in points it could not change the answer.

The order in which cards are tried is a sum of weights (`weights.py`), tuned until the tree got no smaller.

A suit's cards are ten bits, the ace the highest; suit 0 is trumps. A card is 16 times its suit plus its bit.
In a trick its strength is the bit, 16 more for a trump, -1 if it cannot win.
"""

import cython

if not cython.compiled:
    raise ImportError("the search must be compiled: install the program anew, with a C compiler at hand")

from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

from sueca_desktop.solver import weights

# Of an entry's key: suits 0 and the largest side suit, who leads, kind of question; then what is no key.
_HINT_AT = cython.declare(cython.int, 50)  # the best lead
_TRICKS_AT = cython.declare(cython.int, 56)  # how many tricks are left, never 0 in an entry that is used
_KEY_BITS = cython.declare(cython.ulonglong, (1 << 50) - 1)
# Of its data: the other two suits, then bounds.
_LOW_AT = cython.declare(cython.int, 46)
_HIGH_AT = cython.declare(cython.int, 53)
_DATA_BITS = cython.declare(cython.ulonglong, (1 << 46) - 1)

_FIRST_BUCKETS = cython.declare(cython.ulonglong, 1 << 14)  # 1 MB
_NO_HINT = cython.declare(cython.int, 63)
_POLL_MASK = cython.declare(cython.ulonglong, 4095)  # asks about stopping every so many nodes: about 1 ms

Entry = cython.struct(key=cython.ulonglong, data=cython.ulonglong)

Place = cython.struct(
    # Where the position belongs in the table, and which suit stands in which place of its key.
    key=cython.ulonglong,
    data=cython.ulonglong,
    hash=cython.ulonglong,
    suit_at=cython.int[4],
)

Outlook = cython.struct(
    # What those who play after somebody in a trick can do: us is that player's team.
    top_us=cython.int,
    top_them=cython.int,
    load_us=cython.int,
    load_them=cython.int,
    least_us=cython.int,
    least_them=cython.int,
)

Moves = cython.struct(
    n=cython.int,
    card=cython.int[10],
    score=cython.int[10],
    run=cython.int[10],  # cards of one run are next to each other
    value=cython.int[10],
)

Weights = cython.struct(
    # Eight of a kind: for the first to the fourth card of a trick, each if the trick will be won, and if not.
    keep=cython.int[160],
    higher=cython.int[64],
    won=cython.int[8],
    load=cython.int[8],
    least=cython.int[8],
    over_partner=cython.int[8],
    over_opponent=cython.int[8],
    lead_trump=cython.int,
    lead_alone=cython.int,
    partner_ruffs=cython.int,
    partner_void=cython.int,
    next_ruffs=cython.int,
    next_void=cython.int,
    last_ruffs=cython.int,
    last_void=cython.int,
    lead_length=cython.int,
    lead_top_won=cython.int,
    lead_top_lost=cython.int,
    partner_best=cython.int,
    unbeaten=cython.int,
    throw_length=cython.int,
    throw_last_to_ruff=cython.int,
    throw_last=cython.int,
    throw_partners=cython.int,
    throw_winner=cython.int,
    throw_guard=cython.int,
)

State = cython.struct(
    hand=cython.int[16],  # [4 * player + suit]
    table=cython.int[4],  # by suit, the cards that lie in the trick
    first_hint=cython.int[11],  # by tricks left: the lead to try first
    best_lead=cython.int[11],  # by tricks left: the lead that settled it
    entries=cython.pointer(Entry),
    buckets=cython.ulonglong,
    used=cython.ulonglong,  # buckets in use: a table as small as will do stays near the processor
    filled=cython.ulonglong,  # entries in use
    nodes=cython.ulonglong,
    owner=cython.p_void,
    stopped=cython.bint,
    w=Weights,
    # What depends on a mask alone; small, so that it stays in the processor's nearest cache.
    points_of=cython.uchar[10],
    points=cython.uchar[1024],
    high=cython.schar[1024],
    low=cython.schar[1024],
    count=cython.uchar[1024],
    base3=cython.ushort[1024],
    base5=cython.ushort[32],
    squeezed=cython.uchar[1024],  # [32 * these bits + of that mask], moved together
    sure=cython.uchar[59049],  # by base3: own trumps 1, the opponents' 2
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prepare(s: cython.pointer(State)) -> cython.void:
    """Fills the tables of masks."""
    mask: cython.int
    other: cython.int
    bit: cython.int
    place: cython.int
    power: cython.int
    for bit in range(5):
        s.points_of[bit] = 0
    s.points_of[5] = 2
    s.points_of[6] = 3
    s.points_of[7] = 4
    s.points_of[8] = 10
    s.points_of[9] = 11
    for mask in range(1024):
        s.points[mask] = 0
        s.high[mask] = -1
        s.low[mask] = -1
        s.count[mask] = 0
        s.base3[mask] = 0
        power = 1
        for bit in range(10):
            if mask >> bit & 1:
                s.points[mask] += s.points_of[bit]
                s.high[mask] = bit
                if s.low[mask] < 0:
                    s.low[mask] = bit
                s.count[mask] += 1
                s.base3[mask] += power
            power *= 3
    for mask in range(32):
        s.base5[mask] = 0
        power = 1
        for bit in range(5):
            if mask >> bit & 1:
                s.base5[mask] += power
            power *= 5
        for other in range(32):
            s.squeezed[32 * mask + other] = 0
            place = 0
            for bit in range(5):
                if mask >> bit & 1:
                    s.squeezed[32 * mask + other] |= (other >> bit & 1) << place
                    place += 1
    for mask in range(1024):
        other = 1023 & ~mask
        while True:
            s.sure[s.base3[mask] + 2 * s.base3[other]] = sure_points(s, mask, other)
            if other == 0:
                break
            other = (other - 1) & 1023 & ~mask


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sure_points(s: cython.pointer(State), own: cython.int, theirs: cython.int) -> cython.int:
    """Points of a hand's trumps that the opponents' trumps cannot take: each of theirs beats at most one of
    the hand's, and would beat the dearest that it can."""
    total: cython.int = 0
    killers: cython.int = 0
    bit: cython.int
    for bit in range(9, -1, -1):
        if theirs >> bit & 1:
            killers += 1
        elif own >> bit & 1:
            if killers > 0:
                killers -= 1
            else:
                total += s.points_of[bit]
    return total


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def sure_trumps(s: cython.pointer(State), team: cython.int) -> cython.int:
    """Points that a team's trumps bring it for sure. The two hands add up: a trump that beats one card of
    each in the same trick was counted against both."""
    theirs: cython.int = 2 * s.base3[s.hand[4 - 4 * team] | s.hand[12 - 4 * team]]
    return s.sure[s.base3[s.hand[4 * team]] + theirs] + s.sure[s.base3[s.hand[4 * team + 8]] + theirs]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def run(
    s: cython.pointer(State), leader: cython.int, trumps: cython.int, rest: cython.int, tricks: cython.int
) -> cython.int:
    """Points that the leader's team has for sure: `trumps` from its trumps, and the side-suit winners that
    the leader can lead one after the other. Trumps are drawn first if the leader's highest do so."""
    total: cython.int = trumps
    own: cython.int = s.hand[4 * leader]
    partner: cython.int[4]
    next_at: cython.int = 4 * ((leader + 1) & 3)
    last_at: cython.int = 4 * ((leader + 3) & 3)
    suit: cython.int
    bit: cython.int
    give: cython.int
    for suit in range(4):
        partner[suit] = s.hand[4 * ((leader + 2) & 3) + suit]
    next_ruffs: cython.bint = s.hand[next_at] != 0
    last_ruffs: cython.bint = s.hand[last_at] != 0
    theirs: cython.int = s.hand[next_at] | s.hand[last_at]
    rounds: cython.int = s.count[s.hand[next_at]]
    if s.count[s.hand[last_at]] > rounds:
        rounds = s.count[s.hand[last_at]]
    won: cython.int = 0  # tricks that the leader surely takes
    loads: cython.int = 0  # how often the partner may throw what he likes
    if theirs == 0 or (
        s.count[own & ~((2 << s.high[theirs]) - 1)] >= rounds and s.high[partner[0]] < s.high[own]
    ):
        total = s.points[own | partner[0] | theirs]
        won = s.count[own]
        loads = won - s.count[partner[0]]
        if loads < 0:
            loads = 0
        partner[0] = 0
        next_ruffs = False
        last_ruffs = False
    for suit in range(1, 4):
        own = s.hand[4 * leader + suit]
        a: cython.int = s.hand[next_at + suit]
        b: cython.int = s.hand[last_at + suit]
        while own:
            if (next_ruffs and a == 0) or (last_ruffs and b == 0):
                break
            bit = s.high[own]
            if bit < s.high[a] or bit < s.high[b]:
                break
            own ^= 1 << bit
            total += s.points_of[bit]
            won += 1
            if a:
                give = s.low[a]
                total += s.points_of[give]
                a ^= 1 << give
            if b:
                give = s.low[b]
                total += s.points_of[give]
                b ^= 1 << give
            if partner[suit]:
                give = s.high[partner[suit] & ((1 << bit) - 1)]
                if give < 0:
                    # The partner must take the trick, and what he would lead is not looked at.
                    return total + s.points_of[s.low[partner[suit]]]
                total += s.points_of[give]
                partner[suit] ^= 1 << give
            else:
                loads += 1
    if won >= tricks:
        return rest
    while loads > 0:
        give = -1
        for a in range(1, 4):
            if s.high[partner[a]] > give:
                give = s.high[partner[a]]
                suit = a
        if give < 0 or s.points_of[give] == 0:
            break
        total += s.points_of[give]
        partner[suit] ^= 1 << give
        loads -= 1
    return total


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def suit_code(s: cython.pointer(State), suit: cython.int) -> cython.ulonglong:
    """Who holds what of a suit, in 23 bits: each card with points by itself, the others by their order."""
    a: cython.int = s.hand[suit]
    b: cython.int = s.hand[4 + suit]
    c: cython.int = s.hand[8 + suit]
    d: cython.int = s.hand[12 + suit]
    left: cython.int = (a | b | c | d) & 31
    n: cython.int = s.count[left]
    honours: cython.int = s.base5[a >> 5] + 2 * s.base5[b >> 5] + 3 * s.base5[c >> 5] + 4 * s.base5[d >> 5]
    others: cython.int = (
        1 << 2 * n | s.squeezed[32 * left + ((b | d) & 31)] | s.squeezed[32 * left + ((c | d) & 31)] << n
    )
    return cython.cast(cython.ulonglong, honours * 2048 + others)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def hashed(key: cython.ulonglong, data: cython.ulonglong) -> cython.ulonglong:
    """32 bits that hang on every bit of a position's place."""
    mixed: cython.ulonglong = key * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
    mixed ^= mixed >> 29
    return ((mixed ^ data) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)) >> 32


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def bucket_of(s: cython.pointer(State), hashed_to: cython.ulonglong) -> cython.pointer(Entry):
    """The four entries among which a position may be."""
    return s.entries + 4 * (hashed_to * s.used >> 32)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def is_of(entry: cython.pointer(Entry), at: cython.pointer(Place)) -> cython.bint:
    """Whether an entry is a position's."""
    return (
        entry.key & _KEY_BITS == at.key
        and entry.data & _DATA_BITS == at.data
        and entry.key >> _TRICKS_AT != 0
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find(
    s: cython.pointer(State), at: cython.pointer(Place), leader: cython.int, question: cython.int
) -> cython.pointer(Entry):
    """Finds a position's place in the table, and its entry or NULL; `question` is 0 for points, else 1 for
    whether players 0 and 2 can sweep, 2 for the others."""
    a: cython.ulonglong = suit_code(s, 1)
    b: cython.ulonglong = suit_code(s, 2)
    c: cython.ulonglong = suit_code(s, 3)
    other: cython.ulonglong
    i: cython.int
    at.suit_at[0] = 0
    at.suit_at[1] = 1
    at.suit_at[2] = 2
    at.suit_at[3] = 3
    if a < b:
        other = a
        a = b
        b = other
        at.suit_at[1] = 2
        at.suit_at[2] = 1
    if b < c:
        other = b
        b = c
        c = other
        at.suit_at[3] = at.suit_at[2]
        at.suit_at[2] = 3
        if a < b:
            other = a
            a = b
            b = other
            i = at.suit_at[1]
            at.suit_at[1] = at.suit_at[2]
            at.suit_at[2] = i
    at.key = (
        suit_code(s, 0) << 23
        | a
        | cython.cast(cython.ulonglong, leader) << 46
        | cython.cast(cython.ulonglong, question) << 48
    )
    at.data = b << 23 | c
    at.hash = hashed(at.key, at.data)
    bucket: cython.pointer(Entry) = bucket_of(s, at.hash)
    for i in range(4):
        if is_of(bucket + i, at):
            return bucket + i
    return cython.NULL


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def store(
    s: cython.pointer(State),
    at: cython.pointer(Place),
    hint: cython.int,
    tricks: cython.int,
    low: cython.int,
    high: cython.int,
) -> cython.void:
    """Remembers a position, if need be in place of the one in its bucket with the fewest tricks to play."""
    i: cython.int
    bucket: cython.pointer(Entry) = bucket_of(s, at.hash)
    entry: cython.pointer(Entry) = bucket
    for i in range(4):
        if is_of(bucket + i, at):
            entry = bucket + i
            break
        if bucket[i].key >> _TRICKS_AT < entry.key >> _TRICKS_AT:
            entry = bucket + i
    if entry.key >> _TRICKS_AT == 0:
        s.filled += 1
    entry.key = (
        at.key
        | cython.cast(cython.ulonglong, hint) << _HINT_AT
        | cython.cast(cython.ulonglong, tricks) << _TRICKS_AT
    )
    entry.data = (
        at.data
        | cython.cast(cython.ulonglong, low) << _LOW_AT
        | cython.cast(cython.ulonglong, high) << _HIGH_AT
    )
    if s.filled > 2 * s.used and 2 * s.used <= s.buckets:
        grow(s)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def grow(s: cython.pointer(State)) -> cython.void:
    """Doubles the buckets in use: what lay in one lies in one of the two that take its place."""
    old: cython.ulonglong = s.used
    n: cython.ulonglong
    i: cython.int
    j: cython.int
    moved: Entry[4]
    bucket: cython.pointer(Entry)
    s.used = 2 * old
    for n in range(old):
        bucket = s.entries + 4 * (old - 1 - n)
        for i in range(4):
            moved[i] = bucket[i]
            bucket[i].key = 0
        for i in range(8):
            s.entries[8 * (old - 1 - n) + i].key = 0
        for i in range(4):
            if moved[i].key >> _TRICKS_AT != 0:
                bucket = bucket_of(s, hashed(moved[i].key & _KEY_BITS, moved[i].data & _DATA_BITS))
                for j in range(4):
                    if bucket[j].key == 0:
                        bucket[j] = moved[i]
                        break


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def hint_of(s: cython.pointer(State), at: cython.pointer(Place), card: cython.int) -> cython.int:
    """A lead in terms of the key: place of its suit, and its bit, or its number among the cards without
    points."""
    suit: cython.int = card >> 4
    bit: cython.int = card & 15
    left: cython.int
    i: cython.int
    if bit < 5:
        left = s.hand[suit] | s.hand[4 + suit] | s.hand[8 + suit] | s.hand[12 + suit]
        bit = s.count[left & ((1 << bit) - 1)]
    for i in range(4):
        if at.suit_at[i] == suit:
            suit = i
            break
    return suit << 4 | bit


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def card_of(s: cython.pointer(State), at: cython.pointer(Place), hint: cython.int) -> cython.int:
    """The lead that a hint means; mirror of `hint_of`."""
    suit: cython.int = at.suit_at[hint >> 4]
    bit: cython.int = hint & 15
    left: cython.int
    if bit < 5:
        left = s.hand[suit] | s.hand[4 + suit] | s.hand[8 + suit] | s.hand[12 + suit]
        while bit > 0:
            left &= left - 1
            bit -= 1
        bit = s.low[left]
    return suit << 4 | bit


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def strength_of(suit: cython.int, bit: cython.int, led: cython.int) -> cython.int:
    """How strong a card is in a trick of suit `led`."""
    if suit == 0:
        return bit + 16
    return bit if suit == led else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_ahead(
    s: cython.pointer(State),
    view: cython.pointer(Outlook),
    player: cython.int,
    after: cython.int,
    led: cython.int,
) -> cython.void:
    """What the `after` players behind `player` can do in a trick of suit `led`."""
    i: cython.int
    seat: cython.int
    suit: cython.int
    mask: cython.int
    top: cython.int
    most: cython.int
    least: cython.int
    view.top_us = view.top_them = -1
    view.load_us = view.load_them = view.least_us = view.least_them = 0
    for i in range(1, after + 1):
        seat = 4 * ((player + i) & 3)
        mask = s.hand[seat + led]
        if mask:
            top = s.high[mask]
            most = s.points_of[top]
            least = s.points_of[s.low[mask]]
            if led == 0:
                top += 16
        else:
            top = s.high[s.hand[seat]] + 16 if s.hand[seat] else -1
            most = 0
            least = 11
            for suit in range(4):
                mask = s.hand[seat + suit]
                if mask:
                    if s.points_of[s.high[mask]] > most:
                        most = s.points_of[s.high[mask]]
                    if s.points_of[s.low[mask]] < least:
                        least = s.points_of[s.low[mask]]
        if i == 2:
            if top > view.top_us:
                view.top_us = top
            view.load_us += most
            view.least_us += least
        else:
            if top > view.top_them:
                view.top_them = top
            view.load_them += most
            view.least_them += least


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def promise(
    s: cython.pointer(State),
    view: cython.pointer(Outlook),
    k: cython.int,
    player: cython.int,
    suit: cython.int,
    bit: cython.int,
    strength: cython.int,
    ours_so_far: cython.bint,
    top: cython.int,
    lying: cython.int,
    others: cython.int,
) -> cython.int:
    """How soon a card should be tried: what the trick will bring if all who follow play their highest, less
    what the card is worth when kept."""
    own: cython.int = s.hand[4 * player + suit]
    partner: cython.int = s.hand[4 * ((player + 2) & 3) + suit]
    us: cython.int = view.top_us
    them: cython.int = view.top_them
    higher: cython.int = s.count[others & ~((1 << bit) - 1)]
    score: cython.int
    kind: cython.int
    takes: cython.bint = strength > top
    if takes:
        if strength > us:
            us = strength
    elif ours_so_far:
        if top > us:
            us = top
    elif top > them:
        them = top
    if us > them:
        kind = 2 * k
        score = (
            s.w.won[kind] * (lying + s.points_of[bit])
            + s.w.load[kind] * view.load_us
            + s.w.least[kind] * view.least_them
        )
    else:
        kind = 2 * k + 1
        score = -(
            s.w.won[kind] * (lying + s.points_of[bit])
            + s.w.load[kind] * view.load_them
            + s.w.least[kind] * view.least_us
        )
    if higher > 3:
        higher = 3
    score -= s.w.keep[20 * kind + (bit if suit == 0 else 10 + bit)]
    score -= s.w.higher[8 * kind + (higher if suit == 0 else 4 + higher)]
    if k == 0:
        if suit == 0:
            score += s.w.lead_trump
        else:
            if others == 0:
                score += s.w.lead_alone
            if partner == 0:
                score += s.w.partner_ruffs if s.hand[4 * ((player + 2) & 3)] else s.w.partner_void
            if s.hand[4 * ((player + 1) & 3) + suit] == 0:
                score += s.w.next_ruffs if s.hand[4 * ((player + 1) & 3)] else s.w.next_void
            if s.hand[4 * ((player + 3) & 3) + suit] == 0:
                score += s.w.last_ruffs if s.hand[4 * ((player + 3) & 3)] else s.w.last_void
        score += s.w.lead_length * s.count[own]
        if strength > view.top_us:
            score += s.w.lead_top_won if us > them else s.w.lead_top_lost
        if s.high[partner] > s.high[others & ~partner]:
            score += s.w.partner_best
    elif takes:
        score += s.w.over_partner[kind] if ours_so_far else s.w.over_opponent[kind]
        if strength > view.top_them:
            score += s.w.unbeaten
    elif strength < 0:
        score += s.w.throw_length * s.count[own]
        if own == 1 << bit:
            score += s.w.throw_last_to_ruff if s.hand[4 * player] else s.w.throw_last
        if s.high[partner] > s.high[others & ~partner]:
            score += s.w.throw_partners
        if s.high[own] > s.high[others]:
            score += s.w.throw_winner
        elif s.count[own] == 2 and s.high[own] > 6:
            score += s.w.throw_guard
    return score


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def alike(
    rivals: cython.int, suit: cython.int, bit: cython.int, lower: cython.int, led: cython.int, top: cython.int
) -> cython.bint:
    """Whether two cards of one hand take the same tricks: no card in other hands lies between, and both beat
    the best card of the trick, of strength `top`, or neither. Of the cards that lie no other matters."""
    return not rivals & ((1 << bit) - 1) & ~((1 << lower) - 1) and (
        (strength_of(suit, bit, led) > top) == (strength_of(suit, lower, led) > top)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_moves(
    s: cython.pointer(State),
    moves: cython.pointer(Moves),
    k: cython.int,
    player: cython.int,
    led: cython.int,
    winner: cython.int,
    top: cython.int,
    lying: cython.int,
    first: cython.int,
) -> cython.void:
    """The cards worth trying as the k-th (from 0) of a trick, most promising first; `first` before all."""
    view: Outlook
    suit: cython.int
    from_suit: cython.int = 0
    to_suit: cython.int = 4
    left: cython.int
    others: cython.int
    bit: cython.int
    before: cython.int
    strength: cython.int
    score: cython.int
    card: cython.int
    n: cython.int = 0
    run_number: cython.int = 0
    i: cython.int
    rivals: cython.int  # the suit's cards in the other hands; `others` are those and what lies in the trick
    takes: cython.bint
    won: cython.bint
    lost: cython.bint
    joined: cython.bint  # alike with the card of the hand above it
    joins: cython.bint  # with the one below it
    ours_so_far: cython.bint = (winner ^ player) & 1 == 0
    if k > 0:
        look_ahead(s, cython.address(view), player, 3 - k, led)
        if s.hand[4 * player + led]:
            from_suit = led
            to_suit = led + 1
    for suit in range(from_suit, to_suit):
        left = s.hand[4 * player + suit]
        if left == 0:
            continue
        rivals = (s.hand[suit] | s.hand[4 + suit] | s.hand[8 + suit] | s.hand[12 + suit]) & ~left
        others = rivals | s.table[suit]
        if k == 0:
            look_ahead(s, cython.address(view), player, 3, suit)
        before = -1
        joins = False
        while left:
            bit = s.high[left]
            left ^= 1 << bit
            strength = strength_of(suit, bit, suit if k == 0 else led)
            takes = strength > top
            won = (takes or ours_so_far) and (strength if takes else top) > view.top_them
            lost = not takes and not ours_so_far and top > view.top_us
            joined = joins
            joins = left != 0 and alike(rivals, suit, bit, s.high[left], suit if k == 0 else led, top)
            if not joined:
                run_number += 1
            # Once a trick is surely won, whatever those behind play, the dearest card of a run will do, once
            # it is lost the cheapest: all of them win or lose it, and what one is dearer than the other it
            # also is when it is kept.
            if joins if lost else joined and (won or before < 5):
                before = bit
                continue
            before = bit
            card = 16 * suit + bit
            score = promise(
                s, cython.address(view), k, player, suit, bit, strength, ours_so_far, top, lying, others
            )
            if card == first:
                score += 1 << 20
            i = n
            while i > 0 and moves.score[i - 1] < score:
                moves.score[i] = moves.score[i - 1]
                moves.card[i] = moves.card[i - 1]
                moves.run[i] = moves.run[i - 1]
                i -= 1
            moves.score[i] = score
            moves.card[i] = card
            moves.run[i] = run_number
            n += 1
    moves.n = n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def between_tricks(
    s: cython.pointer(State),
    leader: cython.int,
    target: cython.int,
    rest: cython.int,
    tricks: cython.int,
) -> cython.int:
    """Whether players 0 and 2 take `target` of the `rest` points in the tricks to come: a number that is at
    least `target` and at most what they take, or one below it and at least what they take."""
    if target <= 0:
        return 0
    if target > rest:
        return rest
    if tricks == 1:
        return last_trick(s, leader)
    s.nodes += 1
    if s.nodes & _POLL_MASK == 0:
        poll(s)
    if s.stopped:
        return 0
    low: cython.int = sure_trumps(s, 0)
    high: cython.int = sure_trumps(s, 1)
    if leader & 1 == 0:
        low = run(s, leader, low, rest, tricks)
    else:
        high = run(s, leader, high, rest, tricks)
    high = rest - high
    if low >= target:
        return low
    if high < target:
        return high
    at: Place
    entry: cython.pointer(Entry) = find(s, cython.address(at), leader, 0)
    hint: cython.int = _NO_HINT
    known: cython.int
    if entry != cython.NULL:
        known = cython.cast(cython.int, entry.data >> _LOW_AT & 127)
        if known > low:
            low = known
        known = cython.cast(cython.int, entry.data >> _HIGH_AT & 127)
        if known < high:
            high = known
        if low >= target:
            return low
        if high < target:
            return high
        hint = cython.cast(cython.int, entry.key >> _HINT_AT & 63)
    s.first_hint[tricks] = -1 if hint == _NO_HINT else card_of(s, cython.address(at), hint)
    value: cython.int = in_trick(s, 0, leader, 0, leader, -1, 0, target, rest, tricks)
    if s.stopped:
        return 0
    if value >= target:
        if value > low:
            low = value
    elif value < high:
        high = value
    hint = hint_of(s, cython.address(at), s.best_lead[tricks])
    store(s, cython.address(at), hint, tricks, low, high)
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def last_trick(s: cython.pointer(State), leader: cython.int) -> cython.int:
    """What players 0 and 2 take when everybody has one card."""
    total: cython.int = 0
    top: cython.int = -1
    led: cython.int = 0
    winner: cython.int = leader
    player: cython.int
    strength: cython.int
    suit: cython.int
    bit: cython.int
    i: cython.int
    for i in range(4):
        player = (leader + i) & 3
        for suit in range(4):
            if s.hand[4 * player + suit]:
                break
        bit = s.high[s.hand[4 * player + suit]]
        if i == 0:
            led = suit
        total += s.points_of[bit]
        strength = strength_of(suit, bit, led)
        if strength > top:
            top = strength
            winner = player
    return total if winner & 1 == 0 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def in_trick(
    s: cython.pointer(State),
    k: cython.int,
    player: cython.int,
    led: cython.int,
    winner: cython.int,
    top: cython.int,
    lying: cython.int,
    target: cython.int,
    rest: cython.int,
    tricks: cython.int,
) -> cython.int:
    """The same question before the k-th card (from 0) of a trick; `lying` points lie in it, and `rest` and
    the answer include them. `winner` has it so far with a card of strength `top`."""
    moves: Moves
    list_moves(
        s,
        cython.address(moves),
        k,
        player,
        led,
        winner,
        top,
        lying,
        s.first_hint[tricks] if k == 0 else -1,
    )
    wants_many: cython.bint = player & 1 == 0
    found: cython.int = -1 if wants_many else 1 << 10
    value: cython.int
    suit: cython.int
    bit: cython.int
    strength: cython.int
    points: cython.int
    i: cython.int
    for i in range(moves.n):
        suit = moves.card[i] >> 4
        bit = moves.card[i] & 15
        value = foreseen(s, cython.address(moves), i, target, wants_many)
        if value < 0:
            points = lying + s.points_of[bit]
            if k == 0:
                led = suit
            strength = strength_of(suit, bit, led)
            s.hand[4 * player + suit] ^= 1 << bit
            if k < 3:
                s.table[suit] |= 1 << bit
                if strength > top:
                    value = in_trick(
                        s, k + 1, (player + 1) & 3, led, player, strength, points, target, rest, tricks
                    )
                else:
                    value = in_trick(
                        s, k + 1, (player + 1) & 3, led, winner, top, points, target, rest, tricks
                    )
                s.table[suit] ^= 1 << bit
            else:
                value = taken(s, player if strength > top else winner, points, target, rest, tricks)
            s.hand[4 * player + suit] ^= 1 << bit
            if s.stopped:
                return 0
        moves.value[i] = value
        if wants_many:
            if value > found:
                found = value
                if k == 0:
                    s.best_lead[tricks] = moves.card[i]
            if found >= target:
                break
        else:
            if value < found:
                found = value
                if k == 0:
                    s.best_lead[tricks] = moves.card[i]
            if found < target:
                break
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def foreseen(
    s: cython.pointer(State),
    moves: cython.pointer(Moves),
    i: cython.int,
    target: cython.int,
    wants_many: cython.bint,
) -> cython.int:
    """A bound for the i-th move that settles it without a search, or -1: next to a card tried before, it can
    change the outcome by no more than the two cards' points differ."""
    difference: cython.int
    j: cython.int
    for j in range(i):
        if moves.run[j] == moves.run[i]:
            difference = s.points_of[moves.card[i] & 15] - s.points_of[moves.card[j] & 15]
            if difference < 0:
                difference = -difference
            if wants_many and moves.value[j] + difference < target:
                return moves.value[j] + difference
            if not wants_many and moves.value[j] - difference >= target:
                return moves.value[j] - difference
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def taken(
    s: cython.pointer(State),
    winner: cython.int,
    points: cython.int,
    target: cython.int,
    rest: cython.int,
    tricks: cython.int,
) -> cython.int:
    """The same question once `winner` has taken a trick of so many points."""
    a: cython.int = s.table[0]
    b: cython.int = s.table[1]
    c: cython.int = s.table[2]
    d: cython.int = s.table[3]
    s.table[0] = s.table[1] = s.table[2] = s.table[3] = 0
    value: cython.int
    if winner & 1 == 0:
        value = points + between_tricks(s, winner, target - points, rest - points, tricks - 1)
    else:
        value = between_tricks(s, winner, target, rest - points, tricks - 1)
    s.table[0] = a
    s.table[1] = b
    s.table[2] = c
    s.table[3] = d
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sweep(
    s: cython.pointer(State),
    k: cython.int,
    player: cython.int,
    led: cython.int,
    winner: cython.int,
    top: cython.int,
    team: cython.int,
    tricks: cython.int,
) -> cython.bint:
    """Whether a team takes this trick, of which `k` cards lie, and all that follow."""
    at: Place
    if k == 0:
        if tricks == 0:
            return True
        s.nodes += 1
        if s.nodes & _POLL_MASK == 0:
            poll(s)
        if s.stopped:
            return False
        # Whoever has the highest trump takes a trick with it.
        if (
            s.high[s.hand[4 * team] | s.hand[4 * team + 8]]
            < s.high[s.hand[4 - 4 * team] | s.hand[12 - 4 * team]]
        ):
            return False
        entry: cython.pointer(Entry) = find(s, cython.address(at), player, 1 + team)
        if entry != cython.NULL:
            return entry.data >> _LOW_AT & 1 == 1
    wins: cython.bint = player & 1 == team
    answer: cython.bint = not wins
    next_answer: cython.bint
    from_suit: cython.int = 0
    to_suit: cython.int = 4
    suit: cython.int
    left: cython.int
    rivals: cython.int
    bit: cython.int
    before: cython.int
    strength: cython.int
    best: cython.int
    if k > 0 and s.hand[4 * player + led]:
        from_suit = led
        to_suit = led + 1
    for suit in range(from_suit, to_suit):
        left = s.hand[4 * player + suit]
        rivals = (s.hand[suit] | s.hand[4 + suit] | s.hand[8 + suit] | s.hand[12 + suit]) & ~left
        before = -1
        while left and answer != wins:
            bit = s.high[left]
            left ^= 1 << bit
            if before >= 0 and alike(rivals, suit, before, bit, suit if k == 0 else led, top):
                before = bit
                continue
            before = bit
            strength = strength_of(suit, bit, suit if k == 0 else led)
            best = player if strength > top else winner
            s.hand[4 * player + suit] ^= 1 << bit
            if k < 3:
                s.table[suit] |= 1 << bit
                next_answer = sweep(
                    s,
                    k + 1,
                    (player + 1) & 3,
                    suit if k == 0 else led,
                    best,
                    strength if strength > top else top,
                    team,
                    tricks,
                )
                s.table[suit] ^= 1 << bit
            elif best & 1 == team:
                next_answer = swept_on(s, best, team, tricks - 1)
            else:
                next_answer = False
            s.hand[4 * player + suit] ^= 1 << bit
            if s.stopped:
                return False
            answer = next_answer
        if answer == wins:
            break
    if k == 0:
        store(s, cython.address(at), _NO_HINT, tricks, answer, answer)
    return answer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swept_on(
    s: cython.pointer(State), leader: cython.int, team: cython.int, tricks: cython.int
) -> cython.bint:
    """The same question before the next trick."""
    a: cython.int = s.table[0]
    b: cython.int = s.table[1]
    c: cython.int = s.table[2]
    d: cython.int = s.table[3]
    s.table[0] = s.table[1] = s.table[2] = s.table[3] = 0
    answer: cython.bint = sweep(s, 0, leader, 0, leader, -1, team, tricks)
    s.table[0] = a
    s.table[1] = b
    s.table[2] = c
    s.table[3] = d
    return answer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def poll(s: cython.pointer(State)) -> cython.void:
    """Asks whether to stop."""
    if s.owner != cython.NULL:
        with cython.gil:
            s.stopped = cython.cast(Searcher, s.owner).asked_to_stop()


class Stopped(Exception):
    """A search was given up because it was told to stop."""


@cython.cclass
class Searcher:
    """See `search.pyi`; its fields stand in `search.pxd`."""

    def __cinit__(self, megabytes: cython.int):
        s: cython.pointer(State) = cython.cast(cython.pointer(State), calloc(1, cython.sizeof(State)))
        self._owned = s
        if s == cython.NULL:
            raise MemoryError
        s.buckets = cython.cast(cython.ulonglong, megabytes) << 14
        self._memory = calloc(s.buckets + 1, 4 * cython.sizeof(Entry))
        if self._memory == cython.NULL:
            raise MemoryError
        # A bucket fills a line of the processor's cache.
        s.entries = cython.cast(
            cython.pointer(Entry),
            (cython.cast(cython.size_t, self._memory) + 63) & ~cython.cast(cython.size_t, 63),
        )
        s.used = min(s.buckets, _FIRST_BUCKETS)
        prepare(s)
        self._weigh()

    def __dealloc__(self):
        free(self._memory)
        free(self._owned)

    def _weigh(self):
        w: cython.pointer(Weights) = cython.address(cython.cast(cython.pointer(State), self._owned).w)
        i: cython.int
        for i in range(160):
            w.keep[i] = weights.KEEP[i // 20][i % 20]
        for i in range(64):
            w.higher[i] = weights.HIGHER[i // 8][i % 8]
        for i in range(8):
            w.won[i] = weights.WON[i]
            w.load[i] = weights.LOAD[i]
            w.least[i] = weights.LEAST[i]
            w.over_partner[i] = weights.OVER_PARTNER[i]
            w.over_opponent[i] = weights.OVER_OPPONENT[i]
        w.lead_trump = weights.LEAD_TRUMP
        w.lead_alone = weights.LEAD_ALONE
        w.partner_ruffs = weights.PARTNER_RUFFS
        w.partner_void = weights.PARTNER_VOID
        w.next_ruffs = weights.NEXT_RUFFS
        w.next_void = weights.NEXT_VOID
        w.last_ruffs = weights.LAST_RUFFS
        w.last_void = weights.LAST_VOID
        w.lead_length = weights.LEAD_LENGTH
        w.lead_top_won = weights.LEAD_TOP_WON
        w.lead_top_lost = weights.LEAD_TOP_LOST
        w.partner_best = weights.PARTNER_BEST
        w.unbeaten = weights.UNBEATEN
        w.throw_length = weights.THROW_LENGTH
        w.throw_last_to_ruff = weights.THROW_LAST_TO_RUFF
        w.throw_last = weights.THROW_LAST
        w.throw_partners = weights.THROW_PARTNERS
        w.throw_winner = weights.THROW_WINNER
        w.throw_guard = weights.THROW_GUARD

    @property
    def nodes(self):
        return cython.cast(cython.pointer(State), self._owned).nodes

    def clear(self):
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        memset(s.entries, 0, s.used * 4 * cython.sizeof(Entry))
        s.used = min(s.buckets, _FIRST_BUCKETS)
        s.filled = 0

    def load(self, hands, leader: cython.int, trick):
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        i: cython.int
        suit: cython.int
        bit: cython.int
        strength: cython.int
        held: cython.int = 0
        self._rest = 0
        for i in range(16):
            s.hand[i] = hands[i]
            self._rest += s.points[s.hand[i]]
            held += s.count[s.hand[i]]
        s.table[0] = s.table[1] = s.table[2] = s.table[3] = 0
        self._k = 0
        self._led = 0
        self._winner = leader
        self._top = -1
        self._lying = 0
        for suit, bit in trick:
            if self._k == 0:
                self._led = suit
            strength = strength_of(suit, bit, self._led)
            if strength > self._top:
                self._top = strength
                self._winner = (leader + self._k) & 3
            self._lying += s.points_of[bit]
            s.table[suit] |= 1 << bit
            self._k += 1
        self._rest += self._lying
        self._player = (leader + self._k) & 3
        self._tricks = (held + self._k) // 4

    def exact(self, guess: cython.int, stop):
        low: cython.int = 0
        high: cython.int = self._rest
        step: cython.int = 4
        value: cython.int
        target: cython.int = guess
        while low < high:
            # Outward from the guess in growing steps, then halving.
            target = min(max(target, low + 1), high)
            value = self._ask(target, stop)
            if value >= target:
                low = value
                target = min(low + step, (low + high + 1) // 2)
            else:
                high = value
                target = max(high - step + 1, (low + high + 1) // 2)
            step *= 2
        return low

    def reaches(self, target: cython.int, stop):
        return self._ask(target, stop) >= target

    def sweeps(self, team: cython.int, stop):
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        answer: cython.bint
        self._begin(stop)
        with cython.nogil:
            answer = sweep(s, self._k, self._player, self._led, self._winner, self._top, team, self._tricks)
        self._end()
        return answer

    def _ask(self, target: cython.int, stop):
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        value: cython.int
        self._begin(stop)
        with cython.nogil:
            if self._k == 0:
                value = between_tricks(s, self._player, target, self._rest, self._tricks)
            else:
                value = in_trick(
                    s,
                    self._k,
                    self._player,
                    self._led,
                    self._winner,
                    self._top,
                    self._lying,
                    target,
                    self._rest,
                    self._tricks,
                )
        self._end()
        return value

    def _begin(self, stop):
        self._stop = stop
        self._error = None
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        s.stopped = False
        s.owner = cython.NULL if stop is None else cython.cast(cython.p_void, self)

    def _end(self):
        self._stop = None
        if self._error is not None:
            raise self._error
        if cython.cast(cython.pointer(State), self._owned).stopped:
            raise Stopped

    def asked_to_stop(self):
        try:
            return bool(self._stop())
        except BaseException as error:  # noqa: BLE001 - handed on by `_end`
            self._error = error
            return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_points(
        self,
        hands: cython.p_int,
        player: cython.int,
        k: cython.int,
        led: cython.int,
        winner: cython.int,
        best: cython.int,
        lying: cython.int,
        tricks: cython.int,
    ) -> cython.int:
        s: cython.pointer(State) = cython.cast(cython.pointer(State), self._owned)
        i: cython.int
        rest: cython.int = lying
        low: cython.int = 0
        high: cython.int
        target: cython.int
        value: cython.int
        for i in range(16):
            s.hand[i] = hands[i]
            rest += s.points[hands[i]]
        s.owner = cython.NULL
        s.stopped = False
        s.table[0] = s.table[1] = s.table[2] = s.table[3] = 0
        top: cython.int = -1
        if k > 0:
            # Of the cards that lie only the best can still make a difference.
            s.table[best >> 4] = 1 << (best & 15)
            top = strength_of(best >> 4, best & 15, led)
        high = rest
        while low < high:
            target = (low + high + 1) // 2
            if k == 0:
                value = between_tricks(s, player, target, rest, tricks)
            else:
                value = in_trick(s, k, player, led, winner, top, lying, target, rest, tricks)
            if value >= target:
                low = value
            else:
                high = value
        return low
