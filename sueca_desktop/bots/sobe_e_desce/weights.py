"""The weights of the rules of thumb, in tricks.

They were fitted to tricks won in 6,000 hands of rule players, three times over.
"""

from __future__ import annotations

# What a card brings, from the two to the ace: a trump, and any other.
TRUMP = (0.53, 0.55, 0.57, 0.61, 0.71, 0.77, 0.92, 1.07, 1.18, 1.54)
SIDE = (0.0, 0.002, 0.004, 0.006, 0.008, 0.01, 0.012, 0.016, 0.05, 0.31)
FRESH = 0.24  # a card off the stock

# From what a hand is entered after exchanging, by how many have entered before.
ENTER_FROM = (0.0, 1.45, 1.85, 2.05)
WORTH_TURNING_UP = 1.3  # what the best suit of three cards must bring, or the next card is turned up

# How likely a card must be to hold: to be led in order to win, and to be spent on a trick.
LEAD_TO_WIN = 0.5
TAKE = 0.3
