# Deals of the cards that a player does not see.

from sueca_desktop.bots.sueca.native.world cimport World

ctypedef struct Random:
    unsigned long long state

# A fraction from 0 up to 1.
cdef double draw(Random* dice) noexcept nogil

# Gives players 1 to 3 the cards that player 0 does not see, each deal that fits equally likely. doubtful: how
# likely a player who did not follow a suit revoked; without doubt he has none of it. False if no deal fits.
cdef bint deal_unseen(World* world, double doubtful, Random* dice) noexcept nogil
