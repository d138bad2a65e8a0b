"""How many ways there are to end some fixed deals: the tree of legal play, counted.

The numbers were counted twice, by the engine and by the counter below, which shares nothing with it.
A change of one is a change of the rules.
"""

from __future__ import annotations

import pytest

from sueca_desktop.rules.actions import DrawDealer, Spoil, Template
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import PRESETS, Phase, State, apply, legal_actions
from sueca_desktop.table.deals import numbered_deal
from tests.rules.sueca.hands import Match

Hands = dict[str, list[str]]
Ways = tuple[int, int]
"""The number of sequences of actions, and the card points that NS make in all of them together."""

WAYS: dict[tuple[str, int, int], Ways] = {
    # preset, number of the deal, tricks left
    ("portugal", 2, 3): (120, 7052),
    ("portugal", 4, 3): (696, 28976),
    ("portugal", 5, 3): (520, 32146),
    ("online", 2, 3): (208, 13360),
    ("online", 4, 3): (696, 28280),
    ("online", 5, 3): (520, 32146),
    ("cafe", 2, 2): (776, 36616),
    ("cafe", 4, 2): (770, 31380),
    ("cafe", 5, 2): (776, 38653),
    ("tournament", 2, 2): (748, 45136),
    ("tournament", 4, 2): (746, 29698),
    ("tournament", 5, 2): (776, 38653),
    ("cutter_leads", 2, 3): (208, 13360),
    ("cutter_leads", 4, 3): (696, 28280),
    ("cutter_leads", 5, 3): (520, 32146),
    ("brazil", 2, 3): (120, 7052),
    ("brazil", 4, 3): (696, 28976),
    ("brazil", 5, 3): (520, 32146),
    ("azores", 2, 3): (120, 7052),
    ("azores", 4, 3): (696, 28976),
    ("azores", 5, 3): (520, 32146),
}
MANY_WAYS: dict[tuple[str, int, int], Ways] = {
    ("portugal", 3, 4): (2112, 69440),
    ("brazil", 3, 4): (2112, 69440),
    ("online", 6, 4): (16352, 846948),
    ("azores", 5, 4): (13200, 847360),
    ("cafe", 1, 3): (51400, 1863004),
}


@pytest.mark.parametrize("row", WAYS, ids=str)
def test_ways_to_end_a_deal(row: tuple[str, int, int]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == WAYS[row]


@pytest.mark.soak
@pytest.mark.parametrize("row", MANY_WAYS, ids=str)
def test_many_ways_to_end_a_deal(row: tuple[str, int, int]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == MANY_WAYS[row]


def before_the_last(preset: str, number: int, tricks: int) -> Match:
    """A numbered deal, played somehow but honestly until so many tricks are left."""
    rules = PRESETS[preset]
    draw, *deal = numbered_deal(rules, number).actions(rules)
    assert isinstance(draw, DrawDealer)
    match = Match(rules, draw.seat).do(*deal)
    if match.state.phase is Phase.SPOIL:
        match.do(Spoil(match.hand.trick.leader, False))
    return match.play_on(lambda _, follow: follow[len(follow) // 2], 40 - 4 * tricks)


def ways(start: State) -> Ways:
    """Counted by the engine: from here to the end of the hand."""

    def count(state: State) -> Ways:
        if len(state.results) > len(start.results):
            return 1, state.results[-1].points[0]
        following = [
            count(apply(state, action)[0])
            for action in legal_actions(state)
            if not isinstance(action, Template)
        ]
        return sum(number for number, _ in following), sum(points for _, points in following)

    return count(start)


def plain_ways(match: Match) -> Ways:
    """Counted from the words of the rules: letters and lists only."""
    rules = match.rules
    order = "SENW" if rules.direction == "anticlockwise" else "SWNE"
    ranks = "A7KJQ65432" if rules.manilha == "7" else "ATKJQ65432"
    trump = str(match.hand.trump)[1]
    revokes = rules.revoke != "prevented"

    def winner(trick: list[str]) -> str:
        rivals = [p for p in trick if p[2] == trump] or [p for p in trick if p[2] == trick[0][2]]
        return min(rivals, key=lambda play: ranks.index(play[1]))[0]

    def points(trick: list[str]) -> int:
        return sum((11, 10, 4, 3, 2, 0, 0, 0, 0, 0)[ranks.index(play[1])] for play in trick)

    def count(hands: Hands, trick: list[str], leader: str, off_suit: str, made: int) -> Ways:
        if len(trick) == 4:
            leader = winner(trick)
            made += points(trick) if leader in "NS" else 0
            trick = []
        ends = 2 * len(set(off_suit)) if revokes else 0  # each of two opponents may claim against each
        seat = order[(order.index(leader) + len(trick)) % 4]
        held = hands[seat]
        if not held:
            return ends + 1, (ends + 1) * made
        led = trick[0][2] if trick else ""
        follow = [card for card in held if card[1] == led]
        number, total = ends, ends * made
        for card in held if revokes else follow or held:
            rest = {**hands, seat: [other for other in held if other != card]}
            thrown = seat if led and card[1] != led else ""
            more, points_more = count(rest, [*trick, seat + card], leader, off_suit + thrown, made)
            number, total = number + more, total + points_more
        return number, total

    hands = {seat.value: match.held(seat).split() for seat in SEATS}
    off_suit = "".join(match.hand.off_suit)
    return count(hands, [], match.hand.trick.leader.value, off_suit, match.hand.points[0])
