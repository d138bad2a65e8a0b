# How good the policy finds cards.

cdef enum:
    MOST_LIT = 160  # more inputs than are ever lit

ctypedef struct Sight:
    # What a player who is to play knows; players are counted from him, who is 0, in the order of play.
    int own[4]
    int gone[4]  # cards of each suit that lie or have been taken
    int void[16]  # [4 * player + suit]: 1 if he did not follow the suit, and nobody saw him hold it since
    int open_card  # the turned trump while it lies open, else -1
    int holder
    int lying  # cards of the trick that lie
    int led
    int best  # the card that wins so far
    int winner
    int worth_lying  # card points that lie
    int us  # card points taken
    int them
    int taken  # tricks

# How good each of some cards is, in natural logarithms of how often it is played; `cards` are in the order of
# suits, 16 times the suit plus the bit.
cdef void prefer(const Sight* sight, const int* cards, int n, float* into) noexcept nogil

# The inputs that are lit for the cards of a suit; returns how many.
cdef int light(const Sight* sight, int suit, short* lit) noexcept nogil
