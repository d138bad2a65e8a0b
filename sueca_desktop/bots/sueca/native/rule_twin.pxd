# How a rule player judges cards.

from sueca_desktop.bots.sueca.native.world cimport World

# The cards that a rule player would think of, one of those alike, with their worth; returns how many.
cdef int judge(const World* world, int me, int* cards, double* worths) noexcept nogil

# The card that a rule player plays: of the highest worth, among equals the cheapest.
cdef int choose_by_rules(const World* world, int me) noexcept nogil
