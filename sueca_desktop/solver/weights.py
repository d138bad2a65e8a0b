"""What makes a card promising to the search: see `promise` in `search.py`.

Tuned by trying: a change was kept if positions of seven and eight tricks, solved exactly, needed fewer nodes.
The unit is about an eighth of a card point.
"""

from __future__ import annotations

KEEP = (
    # first card, trick will be won: trumps from the two to the ace, then other suits
    (168, 63, 16, 91, 76, 92, 106, 98, 150, 202, 22, 14, 30, 14, 30, 28, 18, 18, 66, 34),
    # first card, lost: trumps from the two to the ace, then other suits
    (46, 33, 6, -13, 40, 4, 14, 24, 86, 88, 84, 220, 76, 116, 250, 104, 52, 120, 152, 72),
    # second card, won: trumps from the two to the ace, then other suits
    (76, 21, 76, 67, 76, -16, 76, 106, 126, 186, -50, -88, 24, 72, -80, -100, -100, -100, -64, -72),
    # second card, lost: trumps from the two to the ace, then other suits
    (54, 7, 54, 65, 58, 96, 84, 110, 98, 162, 30, 26, 22, 20, 26, 70, 74, 74, 110, 58),
    # third card, won: trumps from the two to the ace, then other suits
    (42, -7, 30, 27, 50, 36, 28, 118, 144, 222, -68, -36, -34, -80, -68, -106, -98, -102, -86, -46),
    # third card, lost: trumps from the two to the ace, then other suits
    (126, 119, 120, 205, 134, 202, 152, 166, 342, 234, 28, 12, 32, 16, 32, 64, 68, 64, 92, -8),
    # fourth card, won: trumps from the two to the ace, then other suits
    (76, 21, 62, 63, 80, -44, 80, 114, 152, 202, -16, -184, -192, -172, -140, -268, -278, -258, -268, -248),
    # fourth card, lost: trumps from the two to the ace, then other suits
    (36, 37, -10, 31, 142, 116, 150, 118, 178, 154, 26, 26, 10, 20, 26, 56, 32, 86, 96, 28),
)
"""What a card is worth when it is kept, for each card of the trick, won and lost."""

HIGHER = (
    (0, 4, 24, 0, -10, 0, 0, 0),
    (0, -10, -4, 0, -98, -58, -98, -18),
    (8, -6, -26, -6, 0, 4, 0, -4),
    (-12, -16, -8, -12, 60, 56, 92, 48),
    (0, 0, 0, 0, -58, -78, -78, -78),
    (6, 10, 6, -74, 48, 22, 12, 12),
    (-2, -26, -6, -10, -16, -8, -4, 0),
    (6, 26, 16, 6, 32, 12, 12, 12),
)
"""The same by how many higher cards of the suit are out: 0 to 3 or more, trumps and other suits."""

WON = (8, 9, 8, 5, 7, 6, 8, 12)
"""What a point that lies in the trick counts."""

LOAD = (7, 8, 2, 5, 8, 7, 8, 8)
"""What a point counts that those who win it may add."""

LEAST = (6, 4, 8, 7, 11, 8, 8, 8)
"""What a point counts that those who lose it must add."""

OVER_PARTNER = (0, 0, 44, 44, 44, -126, 40, 44)
"""Taking the trick over from the partner."""

OVER_OPPONENT = (0, 0, 48, 40, 100, 200, 54, 40)
"""Taking the trick over from an opponent."""

# Leads.
LEAD_TRUMP = -10  # a trump
LEAD_ALONE = -144  # a suit that nobody else has
PARTNER_RUFFS = 0  # the partner is void and has trumps
PARTNER_VOID = 50  # the partner is void and has none
NEXT_RUFFS = -96  # so the next player
NEXT_VOID = 0
LAST_RUFFS = -244  # so the last player
LAST_VOID = -10
LEAD_LENGTH = -4  # for each card of the suit in the hand
LEAD_TOP_WON = -12  # beats all that the partner has, the trick will be won
LEAD_TOP_LOST = -40  # the same, lost
PARTNER_BEST = -10  # the partner has the best card of the suit

# Following.
UNBEATEN = 0  # takes the trick, and no opponent behind can beat it

# Cards thrown on a trick that they cannot win.
THROW_LENGTH = 0  # for each card of the suit in the hand
THROW_LAST_TO_RUFF = 4  # the last of its suit, with trumps in the hand
THROW_LAST = 4  # the last of its suit, without trumps
THROW_PARTNERS = 8  # the partner has the best card of the suit
THROW_WINNER = -40  # the hand has the best card of the suit
THROW_GUARD = 0  # one of two cards of which the higher may win later
