"""What holds in every match of sueca: points, tricks, the score, packets and claims."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace

from sueca_desktop.rules.events import MatchWon, RevokeClaimed
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import Phase, legal_actions, view, visible
from tests.rules.walks import RULES, walk

each_kind = pytest.mark.parametrize("name", RULES)


def test_the_random_matches_meet_every_phase_and_end() -> None:
    walks = [walk(name) for name in RULES]
    states = list(chain.from_iterable(w.states for w in walks))
    assert {state.phase for state in states} == set(Phase)
    reasons = Counter(result.reason.value for w in walks for result in w.last.results)
    assert {"points", "revoke", "spoiled"} <= set(reasons)
    claimed = {
        event.proven
        for w in walks
        for events in w.events
        for event in events
        if isinstance(event, RevokeClaimed)
    }
    assert claimed == {True, False}


@each_kind
def test_a_played_out_hand_has_120_points_and_ten_tricks(name: str) -> None:
    for result in walk(name).last.results:
        if result.reason.value in ("points", "sweep", "tie"):
            assert sum(result.points) == 120
            assert sum(result.tricks) == 10
        else:
            assert sum(result.points) <= 120
            assert sum(result.tricks) <= 10


@each_kind
def test_the_score_is_the_sum_of_the_games(name: str) -> None:
    for state in walk(name).states:
        games = [sum(result.games[team] for result in state.results) for team in (0, 1)]
        assert list(state.score) == games


@each_kind
def test_the_match_ends_at_the_target_and_not_before(name: str) -> None:
    played = walk(name)
    for state, _, events, after in played.steps:
        assert max(state.score) < played.rules.target
        won = [event for event in events if isinstance(event, MatchWon)]
        assert len(won) == (after.phase is Phase.OVER) == (max(after.score) >= played.rules.target)
        assert all(event.team is after.winner for event in won)
    assert played.last.phase is not Phase.OVER or not legal_actions(played.last)


@each_kind
def test_a_dealt_packet_shows_ten_cards_to_its_owner_only(name: str) -> None:
    for _, _, events, after in walk(name).steps:
        for event in events:
            for seat in SEATS:
                seen = visible(event, seat, after)
                packets = getattr(seen, "packets", ())
                assert [len(cards) for _, cards in packets] in ([], [10] * 4)
                for to, cards in packets:
                    open_trump = [after.hand.trump] if after.hand and after.hand.holder is to else []
                    shown = [card for card in cards if card is not None]
                    assert len(shown) == 10 if to is seat else shown == open_trump


@each_kind
def test_claims_say_nothing_in_views(name: str) -> None:
    for state in walk(name).states[::2]:
        if state.hand is not None:
            for revoked in (frozenset[Seat](), state.hand.off_suit):
                other = replace(state, hand=replace(state.hand, revoked=revoked))
                assert [view(other, seat) for seat in SEATS] == [view(state, seat) for seat in SEATS]
                assert legal_actions(other) == legal_actions(state)
