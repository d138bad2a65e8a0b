# A hand in the middle of play.

ctypedef struct World:
    # Nothing says who is to play: those who play know.
    int hand[16]  # [4 * player + suit]
    int played[4]  # cards of each suit that lie or have been taken
    int void[16]  # 1: the player did not follow the suit, and nobody saw him hold it since
    int count[4]  # cards in each hand
    int open_card  # the turned trump while it lies open, else -1
    int holder
    int lying  # cards of the trick that lie
    int led
    int best  # the card that wins so far
    int winner
    int worth_lying  # card points that lie
    int points[2]
    int taken[2]

cdef int points_of[10]  # by the card's bit
# Of each set of a suit's cards: the highest and the lowest, -1 if there is none, and how many they are.
cdef int highest[1024]
cdef int lowest[1024]
cdef int how_many[1024]

# The strength of a card in a trick: its bit, 16 more for a trump, -1 if it cannot win.
cdef inline int strength(int card, int led) noexcept nogil:
    if card < 16:
        return card + 16
    return card & 15 if card >> 4 == led else -1

# The beginning of a hand, with nobody's cards.
cdef void clear(World* world) noexcept nogil

# The cards that a player may play, in the order of suits, one of those alike; returns how many.
cdef int different_cards(const World* world, int me, int* cards) noexcept nogil

# Plays a card; returns who is next.
cdef int play(World* world, int me, int card) noexcept nogil
