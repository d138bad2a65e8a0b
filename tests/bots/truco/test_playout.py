"""Hands played out by strengths go and end as the rules say."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from sueca_desktop.bots.truco.playout import choice, lying, outcome, play_out
from sueca_desktop.bots.truco.worlds import strengths
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco import Rules
from sueca_desktop.rules.truco.trick import Laid, Trick, hand_decided, hand_winner
from sueca_desktop.rules.truco.variant import PACK, STRENGTH
from tests.rules.truco.hands import Match

SIDES = {1: Team.NS, -1: Team.EW, 0: None}
NUMBER = {team: side for side, team in SIDES.items()}
PATTERNS = [
    pattern
    for length in (1, 2, 3)
    for pattern in product((1, -1, 0), repeat=length)
    if not any(hand_decided(tuple(SIDES[side] for side in pattern[:played])) for played in range(length))
]
"""The results of the tricks of a hand, as far as one can come."""

ORDER = tuple(Rules().order_of_play.from_seat(Seat.S))


@pytest.mark.parametrize("results", PATTERNS, ids=str)
def test_41_the_outcome_of_all_patterns_is_that_of_the_rules(results: tuple[int, ...]) -> None:
    won = tuple(SIDES[side] for side in results)
    assert outcome(results) == (NUMBER[hand_winner(won)] if hand_decided(won) else None)


def test_who_has_the_highest_card_is_as_in_the_rules() -> None:
    chance = Random(1)
    for _ in range(500):
        cards = chance.sample(PACK, chance.randint(1, 4))
        leader = chance.choice(ORDER)
        laid = tuple(Laid(card, covered=chance.random() < 0.3) for card in cards)
        trick = Trick(leader, Rules().order_of_play, laid)
        top, side, best = lying(ORDER.index(leader), [card.strength for card in laid])
        assert top == max(card.strength for card in laid)
        assert SIDES[side] is trick.winner()
        assert ORDER[best] is trick.best()


def test_a_hand_played_out_goes_as_the_same_hand_by_the_rules() -> None:
    chance = Random(2)
    ends = set()
    for _ in range(300):
        cards = chance.sample(PACK, 12)
        hands = {seat: " ".join(map(str, cards[3 * i : 3 * i + 3])) for i, seat in enumerate(SEATS)}
        match = Match().deal(hands)
        held = [strengths(match.hand.of(seat)) for seat in ORDER]
        end = play_out(held, 0, (), ())
        while not match.state.results:
            play_plainly(match)
        assert match.result.winner is SIDES[end]
        ends.add(end)
    assert ends >= {1, -1}


def play_plainly(match: Match) -> None:
    """Lays the card that a plain player would."""
    hand = match.hand
    seat = hand.trick.to_play
    cards = sorted(hand.of(seat), key=STRENGTH.__getitem__)
    top, side, _ = lying(ORDER.index(hand.trick.leader), [laid.strength for laid in hand.trick.laid])
    results = [NUMBER[team] for team in hand.won]
    place = choice(strengths(cards), NUMBER[seat.team], 3 - len(hand.trick.laid), top, side, results)
    match.do(Play(seat, cards[place if len(cards) > 1 else 0]))
