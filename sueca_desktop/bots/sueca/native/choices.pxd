# What players of both kinds choose.

from sueca_desktop.bots.sueca.native.policy cimport Sight
from sueca_desktop.bots.sueca.native.world cimport World

# What a player sees who is to play.
cdef void look(const World* world, int me, Sight* sight) noexcept nogil

# The card that the policy plays.
cdef int choose_by_policy(const World* world, int me) noexcept nogil

# How likely each kind of player plays a card.
cdef double probability_by_policy(const World* world, int me, int card) noexcept nogil
cdef double probability_by_rules(const World* world, int me, int card) noexcept nogil
