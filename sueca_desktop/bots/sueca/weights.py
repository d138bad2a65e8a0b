"""The weights of the rule player, in card points unless it says otherwise.

They were tuned in duplicate play of the native twin, 6,000 deals at a time: a change was kept if it paid on
those and on 12,000 others. Against the weights set by hand before, they take 61.2 of 120 points.
Both the player that explains itself (`rule_player.py`) and its native twin in the search
(`native/rule_twin.py`) weigh cards by them.
"""

from __future__ import annotations

# What others add to a trick that they do not win.
LOADED = 3.5
GIVEN = 1.0

# What a card brings later if it is kept, from the two to the ace: trumps, and a little for other suits.
TRUMPS = (3.9, 4.51, 4.65, 4.7, 4.75, 5.79, 6.29, 6.79, 11.76, 31.36)
KEEP = (-0.62, -0.72, 0.04, 0.06, 0.08, -0.34, -1.04, -0.93, 0.16, 0.18)
LATER = 0.58  # a winner kept is not always cashed
SECOND_WINNER = 0.6  # the suit may be trumped before it comes to a second round
GUARDED_MANILHA = 6.26
WELL_GUARDED_MANILHA = 5.0
GUARD = -0.23
VOID = 2.85
HONOUR = 0.23  # of its points

# What it is worth to win more than so many card points, or to keep them from it.
MARKS = {60: 3.78, 90: 4.81}

# Drawing trumps pays with a long suit of them.
DRAW_PER_TRUMP = 1.11
USUAL_TRUMPS = 3.59

# Leads, from the two to the ace; then to a void partner, and for each card of the suit in the hand.
LEAD_TRUMP = (3.96, 3.96, 1.84, 0.15, 0.12, -5.26, 0.0, 0.0, 0.0, 0.0)
LEAD = (-0.03, -0.19, 0.85, 0.0, -1.91, 1.21, 1.21, 1.21, 1.21, 4.09)
LEAD_TO_VOID_PARTNER = 0.79
LEAD_LENGTH = -0.69

THROW_LENGTH = -0.75  # a card that cannot win, for each card of its suit in the hand

# How others' choices are guessed: as the policy's, tuned to make the hands that searching players really held
# as likely as can be.
CARELESS = 0.1  # how often a card is played for a reason that nobody sees
SHARPNESS = 1.5  # how many times as clearly as by the policy's values the better card is played

# Some think as the rule player does instead; tuned alike on the hands of intermediate players.
RULE_PLAYERS = 0.2  # how many of all players, before they have played a card
RULE_CARELESS = 0.05
RULE_SHARPNESS = 3.0  # by how much clearer the better card is played for each card point it is better
