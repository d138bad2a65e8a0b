"""How many ways there are to end some hands: the tree of legal play, counted.

The numbers were counted twice, by the engine and by the counters below, which share nothing with it.
A change of one is a change of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.actions import Accept, Action, Template
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.truco import PRESETS, Phase, Rules, State, apply, legal_actions
from tests.rules.truco.hands import E, Match, N, S, W

Hands = dict[str, list[str]]
Ways = tuple[int, int, int]
"""The number of sequences of actions, and the tentos that NS and EW score in all of them together."""

HANDS = {
    "strong": {S: "4C 3H 2S", E: "7H 3S QS", N: "AS KH 4H", W: "7D 2H KD"},
    "weak": {S: "QH QD 5S", E: "JS QC 5H", N: "KS 4S 5D", W: "QS JD 5C"},
    "even": {S: "3H 3D 2S", E: "3S 3C 2H", N: "KS KH KD", W: "AC AH AD"},
}

WAYS: dict[tuple[str, str, int, tuple[int, int]], Ways] = {
    # preset, hands, cards left to play, score
    ("velha", "strong", 3, (0, 0)): (3930, 19646, 19940),
    ("velha", "weak", 3, (11, 0)): (3930, 23577, 16009),
    ("velha", "even", 3, (11, 11)): (3930, 19940, 19646),
    ("mineiro", "strong", 3, (0, 0)): (3930, 20348, 20736),
    ("mineiro", "weak", 3, (9, 9)): (3930, 24366, 16718),
    ("velha_onze", "strong", 4, (11, 0)): (16, 30, 18),
    ("velha_onze", "weak", 6, (11, 11)): (256, 192, 64),
    ("velha_onze", "even", 6, (11, 11)): (136, 40, 96),
    ("mineiro", "strong", 6, (11, 11)): (196, 232, 160),
    ("mineiro", "even", 4, (11, 0)): (16, 20, 44),
}
MANY_WAYS: dict[tuple[str, str, int, tuple[int, int]], Ways] = {
    ("velha", "even", 5, (0, 0)): (42824, 134300, 312724),
    ("mineiro", "weak", 5, (0, 0)): (85374, 690960, 229780),
    ("velha", "even", 6, (11, 11)): (255606, 877340, 1820274),
}
RECEIVING: dict[tuple[int, bool], int] = {
    # sets that may be discarded, whether one may be passed
    (0, False): 1,
    (0, True): 3,
    (1, False): 5,
    (1, True): 15,
    (3, False): 35,
    (3, True): 105,
}


@pytest.mark.parametrize("row", WAYS, ids=str)
def test_ways_to_end_a_hand(row: tuple[str, str, int, tuple[int, int]]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == WAYS[row]


@pytest.mark.soak
@pytest.mark.parametrize("row", MANY_WAYS, ids=str)
def test_many_ways_to_end_a_hand(row: tuple[str, str, int, tuple[int, int]]) -> None:
    match = before_the_last(*row)
    assert ways(match.state) == plain_ways(match) == MANY_WAYS[row]


@pytest.mark.parametrize("row", RECEIVING, ids=str)
def test_ways_to_receive(row: tuple[int, bool]) -> None:
    rejects, passing = row
    match = Match(Rules(rejects=rejects, pass_=passing)).shuffle()
    assert ways_to_receive(match.state) == plain_ways_to_receive(rejects, passing) == RECEIVING[row]


def before_the_last(preset: str, hands: str, cards: int, score: tuple[int, int]) -> Match:
    """A hand of quiet players, played in the order in which they hold their cards until so many are left."""
    match = Match(quiet(PRESETS[preset]), score=score).deal(HANDS[hands])
    if match.state.phase is Phase.SPECIAL:
        match.do(Accept(match.state.near[0].members[0]))
    for _ in range(12 - cards):
        seat = match.hand.trick.to_play
        match.plays(f"{seat} {match.held(seat).split()[0]}")
    return match


def total(parts: Iterable[Ways]) -> Ways:
    number, ns, ew = zip(*parts, strict=True)
    return sum(number), sum(ns), sum(ew)


def ways(start: State) -> Ways:
    """Counted by the engine: from here to the end of the hand."""

    def count(state: State) -> Ways:
        if len(state.results) > len(start.results):
            ns, ew = (state.score[team] - start.score[team] for team in (0, 1))
            return 1, ns, ew
        return total(count(apply(state, action)[0]) for action in actions(state))

    return count(start)


def actions(state: State) -> list[Action]:
    return [action for action in legal_actions(state) if not isinstance(action, Template)]


def quiet(rules: Rules) -> Rules:
    """Without signs, which may be given without end."""
    return replace(rules, signals=False)


def ways_to_receive(start: State) -> int:
    """Counted by the engine: from here to the first card."""

    def count(state: State) -> int:
        if state.phase is Phase.PLAY:
            return 1
        return sum(count(apply(state, action)[0]) for action in actions(state))

    return count(start)


def plain_ways_to_receive(rejects: int, passing: bool) -> int:
    """Counted from the words of the rules: seats S, E, N, W speak in this order."""

    def count(seat: int, served: frozenset[int], rejects: int, passing: bool) -> int:
        if seat == 4:
            return 1
        if seat in served:
            return count(seat + 1, served, rejects, passing)
        number = count(seat + 1, served | {seat}, rejects, passing)
        partner = (seat + 2) % 4
        if passing and partner not in served:
            number += count(seat, served | {partner}, rejects, False)
        if rejects:
            number += count(seat, served, rejects - 1, passing)
        return number

    return count(0, frozenset(), rejects, passing)


def plain_ways(match: Match) -> Ways:
    """Counted from the words of the rules: letters and lists only."""
    rules, hand = match.rules, match.hand
    order = "SENW" if rules.direction == "anticlockwise" else "SWNE"
    ladder = [int(step) for step in rules.ladder.split("-")]
    calm = rules.special_hand and any(score >= 12 - ladder[0] for score in match.state.score)
    rows = ["4C", "7H", "AS", "7D", *"32AKJQ7654"]

    def height(card: str) -> int:
        return rows.index(card) if card in rows else rows.index(card[0])

    def side(seat: str) -> str:
        return "NS" if seat in "NS" else "EW"

    def settle(trick: list[str]) -> tuple[str, str]:
        """The side that takes a trick of plays such as `S3H`, or "", and who leads the next."""
        open_ones = [play for play in trick if play[1] != "?"] or trick
        top = min(height(play[1:]) if play[1] != "?" else 99 for play in open_ones)
        best = [play[0] for play in open_ones if play[1] == "?" or height(play[1:]) == top]
        sides = {side(seat) for seat in best}
        return (sides.pop() if len(sides) == 1 else ""), best[0]

    def end(results: list[str]) -> str | None:
        """The side that has the hand, "" if nobody ever will, None if it goes on."""
        for one in ("NS", "EW"):
            if results.count(one) == 2:
                return one
            if results in ([one, ""], ["", one], ["", "", one]):
                return one
        if len(results) == 3 and results[0]:
            return results[0]  # one trick each, the third tied
        return "" if len(results) == 3 else None

    def score(winner: str, stake: int) -> Ways:
        return 1, stake if winner == "NS" else 0, stake if winner == "EW" else 0

    def answer(hands: Hands, trick: list[str], leader: str, results: list[str], stake: int, by: str) -> Ways:
        """After `by`'s side asked for the step above `stake`: two players may each do what follows."""
        asked = ladder[ladder.index(stake) + 1]
        others = "EW" if by == "NS" else "NS"
        each = [score(by, stake), count(hands, trick, leader, results, asked, by)]
        if asked < ladder[-1]:
            each.append(answer(hands, trick, leader, results, asked, others))
        return total([*each, *each])

    def count(hands: Hands, trick: list[str], leader: str, results: list[str], stake: int, last: str) -> Ways:
        if len(trick) == 4:
            winner, leader = settle(trick)
            results, trick = [*results, winner], []
            winning = end(results)
            if winning is not None:
                return score(winning, stake)
        seat = order[(order.index(leader) + len(trick)) % 4]
        found = []
        for card in hands[seat]:
            rest = {**hands, seat: [other for other in hands[seat] if other != card]}
            for shown in (card, "??") if results and rules.face_down else (card,):
                found.append(count(rest, [*trick, seat + shown], leader, results, stake, last))
        if last != side(seat) and stake < ladder[-1] and not calm:
            found.append(answer(hands, trick, leader, results, stake, side(seat)))
        return total(found)

    hands = {seat.value: cards_text(hand.of(seat)).split() for seat in SEATS}
    trick = [seat.value + str(laid.card) for seat, laid in hand.trick.plays()]
    results = [team.value if team else "" for team in hand.won]
    return count(hands, trick, hand.trick.leader.value, results, hand.stake, "")
