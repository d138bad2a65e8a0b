"""The search of the strong players, compiled: what the unseen hands may be, and what comes of a card.

From the ground up: `world` is a hand in the middle of play, `deals` deals the unseen cards, `policy` and
`rule_twin` judge cards as the two kinds of player do, `choices` says what such players choose, `lots` chooses
worlds by what has been played, and `foresight` plays cards out in them. Python sees `foresight` alone; each
module's `.pxd` says what it offers to the others.

All share the solver's encoding: suit 0 is trumps, a suit's cards are ten bits, the ace the highest, a card is
16 times its suit plus its bit. The player who decides is 0, the others follow in the order of play, 2 is the
partner. A *world* is a deal of the cards that player 0 does not see.

Only + - * / are done on fractions, in a fixed order, so that the same seed gives the same everywhere.
"""
