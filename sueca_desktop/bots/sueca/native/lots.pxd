# Worlds that fit what a player saw, one by one and in lots.

from sueca_desktop.bots.sueca.native.world cimport World

cdef enum:
    LOT = 16  # worlds chosen together
    MOST_AMONG = 64  # out of at most so many times as many

ctypedef struct Seen:
    # What player 0 saw of a hand.
    unsigned long long seed  # of the worlds
    double doubtful  # how likely somebody who did not follow suit revoked
    World start  # before the first card, without hands
    World now  # with his own hand only
    int plays[40]  # cards in the order played, 256 more for each player's number
    int plays_count

ctypedef struct Lot:
    unsigned long long worlds[LOT]
    int by_rules[LOT]  # bits of the players who play by rules
    # Of the worlds that it was chosen among: how likely the plays are, and that each of players 1 to 3 is a
    # rule player.
    double likely[LOT * MOST_AMONG]
    double rule_players[3 * LOT * MOST_AMONG]

# Deals a world. False if no deal fits.
cdef bint deal(const Seen* seen, unsigned long long index, World* world) noexcept nogil

# How likely the others' plays so far are in a world. Into `by_rules` goes how likely each of the others, from
# player 1 on, is a rule player then.
cdef double likelihood(const Seen* seen, const World* world, double* by_rules) noexcept nogil

# Chooses the first `size` worlds of a lot out of so many times as many. False if no deal fits.
cdef bint choose_lot(
    const Seen* seen, Lot* lot, unsigned long long number, int size, int among
) noexcept nogil
