"""What every game promises, whatever its rules: held against random matches of many kinds of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from sueca_desktop.cards import Card
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules.actions import Action, Claim, Play, Shuffle
from sueca_desktop.rules.events import Event, MatchWon, RevokeClaimed
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import (
    PRESETS,
    Hand,
    Phase,
    State,
    apply,
    legal_actions,
    may,
    to_act,
    view,
    visible,
    why_not,
)
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from tests.rules.walks import FOREIGN_CARD, RULES, Walk, covered, every_action, fold, random_walk, walk

each_kind = pytest.mark.parametrize("name", RULES)


def test_every_value_of_every_field_is_tried() -> None:
    for field, values in FIELD_VALUES.items():
        if field != "target":
            assert {getattr(rules, field) for rules in RULES.values()} == set(values), field


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
def test_replay_equals_play(name: str) -> None:
    played = walk(name)
    assert fold(played.rules, played.actions) == played


@each_kind
def test_a_record_in_text_is_the_match_again(name: str) -> None:
    played = walk(name)
    header = Header(played.rules, ("Zé", "E", "𝔑" * 40, " W "), created="2026-01-02T03:04:05+01:00")
    header = replace(header, extra={"hints": 2, "note": {"deep": [1, [2.5, None, True, "é\ud800\u2028"]]}})
    data = record_lines(header, played.actions)
    record = parse_record(data)
    assert (record.header, record.actions, record.state) == (header, played.actions, played.last)
    assert record_lines(record.header, record.actions) == data


@each_kind
def test_cards_are_conserved(name: str) -> None:
    played = walk(name)
    pack = Counter(played.rules.pack)
    for state in played.states:
        assert Counter(all_cards(state)) in (pack, Counter()), state.phase
        if state.hand is not None:
            counts = [len(held) for held in state.hand.held]
            assert all(count in (min(counts), min(counts) + 1) for count in counts)


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
def test_three_doors_and_the_list_agree(name: str) -> None:
    played = walk(name)
    universe = every_action(played.rules)
    for state in played.states[:: 3 + len(name) % 3]:
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in universe:
            reason = why_not(state, action)
            assert may(state, action) == (reason is None) == covered(action, legal, played.rules)
            if reason is None:
                apply(state, action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.reason is reason


@each_kind
def test_whoever_is_to_act_has_something_to_do_and_nobody_else_but_claims(name: str) -> None:
    for state in walk(name).states:
        deciding = {by for action in legal_actions(state) if (by := decider(action)) is not None}
        assert deciding == set(to_act(state))
        for seat in SEATS:
            seen = view(state, seat)
            assert seen.my_turn == (seat in to_act(state))
            assert seen.actions == tuple(a for a in legal_actions(state) if getattr(a, "by", None) is seat)


@each_kind
def test_an_illegal_action_leaves_the_state_as_it_was(name: str) -> None:
    played = walk(name)
    again = fold(played.rules, played.actions)
    for state in played.states[::10]:
        with pytest.raises(IllegalAction):
            apply(state, Play(Seat.S, FOREIGN_CARD))
    assert played.states == again.states


@each_kind
def test_events_for_a_seat_never_hold_a_hidden_card(name: str) -> None:
    played = walk(name)
    for seat in SEATS:
        for events, after in zip(played.events, played.states[1:], strict=True):
            for event in events:
                known = known_to(seat, after)
                if not (after.hand or after.deck):
                    known |= set(played.rules.pack)  # the hand has ended: its cards were played or are gone
                assert set(cards_in(visible(event, seat, after))) <= known


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
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_sees_does_not_tell_how_unseen_cards_lie(name: str, seat: Seat) -> None:
    """The same match with the cards that the seat has not seen dealt otherwise: all that it is shown, by
    view and event, at every moment, is the same."""
    played = walk(name)
    chance = Random(name + seat)
    tried = 0
    for length in (12, 30, 44, 70):
        prefix = played.actions[:length]
        for _ in range(6):
            other = dealt_otherwise(fold(played.rules, prefix), seat, chance)
            if other is not None:
                assert shown(other, seat) == shown(fold(played.rules, prefix), seat)
                tried += 1
                break
    assert tried


@each_kind
def test_a_view_does_not_tell_who_holds_what(name: str) -> None:
    chance = Random(name)
    for state in walk(name).states[::4]:
        for seat in SEATS:
            assert view(with_unseen_cards_moved(state, seat, chance), seat) == view(state, seat)


@each_kind
def test_a_view_holds_known_cards_only_and_leads_to_nothing_else(name: str) -> None:
    for state in walk(name).states[::3]:
        for seat in SEATS:
            seen = view(state, seat)
            assert set(cards_in(seen.hand)) <= known_to(seat, state)
            assert not [part for part in parts_of(seen) if isinstance(part, State | Hand)]


@each_kind
def test_claims_say_nothing_in_views(name: str) -> None:
    for state in walk(name).states[::2]:
        if state.hand is not None:
            for revoked in (frozenset[Seat](), state.hand.off_suit):
                other = replace(state, hand=replace(state.hand, revoked=revoked))
                assert [view(other, seat) for seat in SEATS] == [view(state, seat) for seat in SEATS]
                assert legal_actions(other) == legal_actions(state)


@each_kind
def test_undo_is_a_shorter_match(name: str) -> None:
    played = walk(name)
    for length in range(0, len(played.actions), 11):
        shorter = fold(played.rules, played.actions[:length])
        assert shorter.states == played.states[: length + 1]
        assert shorter.events == played.events[:length]


@each_kind
def test_a_value_can_be_told_from_another(name: str) -> None:
    states = walk(name).states
    assert len(set(states)) == len(states)


@pytest.mark.soak
@pytest.mark.parametrize("name", PRESETS)
def test_whole_matches(name: str) -> None:
    for seed in range(40):
        played = random_walk(PRESETS[name], Random(seed), 5_000)
        assert played.last.phase is Phase.OVER
        data = record_lines(Header(played.rules, ("S", "E", "N", "W")), played.actions)
        assert parse_record(data).state == played.last


def decider(action: object) -> Seat | None:
    """Whose turn an action is: claims interrupt, and are nobody's turn."""
    return None if isinstance(action, Claim) else getattr(action, "by", None)


def all_cards(state: State) -> Iterator[Card]:
    yield from state.deck
    if state.hand is not None:
        yield from chain(*state.hand.held, state.hand.trick.cards, *(t.cards for t in state.hand.tricks))


def known_to(seat: Seat, state: State) -> set[Card]:
    """The cards of this hand that a seat may know: its own, the turned one, those played."""
    if state.hand is None:
        return set()
    played = chain(state.hand.trick.cards, *(trick.cards for trick in state.hand.tricks))
    return {*state.hand.of(seat), state.hand.trump, *played}


def parts_of(value: Any) -> Iterator[Any]:
    """A value and all that can be reached from it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from parts_of(part)


def cards_in(value: Any) -> Iterator[Card]:
    return (part for part in parts_of(value) if isinstance(part, Card))


def with_unseen_cards_moved(state: State, seat: Seat, chance: Random) -> State:
    """The state with the cards that the seat does not know dealt anew among the places where they lie."""
    hidden = [card for card in all_cards(state) if card not in known_to(seat, state)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    if state.hand is None:
        return replace(state, deck=tuple(moved[card] for card in state.deck))
    key = state.rules.sort_key
    held = tuple(tuple(sorted((moved.get(c, c) for c in cards), key=key)) for cards in state.hand.held)
    return replace(state, hand=replace(state.hand, held=held))


def dealt_otherwise(played: Walk, seat: Seat, chance: Random) -> Walk | None:
    """The match with its last pack laid so that the cards still hidden from the seat lie elsewhere; None if
    the same play would then be against the rules."""
    shuffles = [i for i, action in enumerate(played.actions) if isinstance(action, Shuffle)]
    hidden = [card for card in all_cards(played.last) if card not in known_to(seat, played.last)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    actions: list[Action] = list(played.actions)
    shuffle = actions[shuffles[-1]]
    assert isinstance(shuffle, Shuffle)
    actions[shuffles[-1]] = Shuffle(tuple(moved.get(card, card) for card in shuffle.deck))
    try:
        return fold(played.rules, tuple(actions))
    except IllegalAction:
        return None


def shown(played: Walk, seat: Seat) -> list[tuple[Event, ...] | Any]:
    """All that a seat is shown of a match, in order."""
    return [
        (tuple(visible(event, seat, after) for event in events), view(after, seat))
        for _, _, events, after in played.steps
    ]
