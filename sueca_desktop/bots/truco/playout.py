"""A hand of truco played to its end by a plain way of playing, with all cards known: thousands of times a
second, to see how often it is won.

Cards are their strengths only, for suits do not count; players are numbered in the order of play, the seat
that thinks is 0 and its partner 2.
"""

from __future__ import annotations

from collections.abc import Sequence

NOTHING = -2
"""Below every card, covered ones too, whose strength is -1."""

_BIG = 10  # the manilhas


def play_out(hands: Sequence[list[int]], leader: int, laid: Sequence[int], won: Sequence[int]) -> int:
    """1 if players 0 and 2 get the hand, -1 if the others do, 0 if nobody does.

    `hands` are the strengths that each player still holds, weakest first, and are used up. `laid` lies in the
    trick that `leader` led; `won` tells of the finished tricks with the same three numbers.
    """
    results = list(won)
    trick: Sequence[int] = laid
    while True:
        top, side, best = lying(leader, trick)
        for place in range(len(trick), 4):
            by = leader + place & 3
            hand = hands[by]
            mine = _SIDE[by]
            strength = hand.pop(0 if len(hand) == 1 else choice(hand, mine, 3 - place, top, side, results))
            if strength > top:
                top, side, best = strength, mine, by
            elif strength == top and side != mine:
                side = 0
        trick = ()
        leader = best
        results.append(side)
        decided = outcome(results)
        if decided is not None:
            return decided


_SIDE = (1, -1, 1, -1)


def lying(leader: int, laid: Sequence[int]) -> tuple[int, int, int]:
    """Of the cards that lie: the highest strength, whose side it is (0 for both), and who laid it first."""
    top, side, best = NOTHING, 0, leader
    for place, strength in enumerate(laid):
        by = leader + place & 3
        if strength > top:
            top, side, best = strength, _SIDE[by], by
        elif strength == top and side != _SIDE[by]:
            side = 0
    return top, side, best


def outcome(results: Sequence[int]) -> int | None:
    """Who has the hand after these tricks; None if they do not decide it."""
    first = results[0]
    if len(results) == 1:
        return None
    if len(results) == 2:
        if first == results[1] or results[1] == 0:
            return first or None
        return None if first else results[1]
    return results[2] or first


def choice(hand: Sequence[int], mine: int, behind: int, top: int, side: int, results: Sequence[int]) -> int:
    """The place in `hand` (weakest first) of the card that a plain player lays.

    `mine` is his side; `behind` players follow him; the highest card that lies, `top`, is of `side` (0: the
    trick is tied so far).
    """
    last = len(hand) - 1
    first = results[0] if results else None
    if top == NOTHING:
        # The best is kept for those who play later, or for the third trick; a tied one must be won at once.
        return last - 1 if first is None else last if first == 0 else 0
    if first == 0:
        if side == mine and behind == 0:
            return 0
        better = hand[last] > top or (hand[last] == top and side == -mine)
        return last if better else 0
    if side == mine:
        return 0
    tie_wins = first == mine
    if side == 0 and tie_wins and behind == 0:
        return 0
    if first is None and hand[last] >= _BIG and top in hand:
        return hand.index(top)  # a tie, and then the big one
    for place, strength in enumerate(hand):
        if strength > top or (strength == top and tie_wins):
            return place
    return 0
