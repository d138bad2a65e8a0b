"""What holds in every match of truco, whatever is done in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    DealFrom,
    Discard,
    Keep,
    Pass,
    Play,
    Raise,
    Run,
    Sign,
    Signal,
    Template,
)
from sueca_desktop.rules.events import MatchWon, TentosScored
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco import (
    Hand,
    Phase,
    Rules,
    State,
    apply,
    completed,
    legal_actions,
    may,
    to_act,
    view,
    visible,
    why_not,
)
from sueca_desktop.rules.truco.trick import Laid, Trick
from tests.rules.truco.walks import Walk, random_walk, rules_for

any_match = given(st.integers(0, 10_000).map(random_walk))
few = settings(max_examples=20, deadline=None, derandomize=True)


def test_the_random_matches_meet_every_phase_end_and_value() -> None:
    walks = [random_walk(seed) for seed in range(60)]
    assert {state.phase for walk in walks for state in walk.states} == set(Phase)
    assert {result.reason for walk in walks for result in walk.last.results} == set(TrucoReason)
    for field in ("direction", "rejects", "pass_", "face_down", "special_hand", "signals", "ladder"):
        assert len({getattr(rules_for(seed), field) for seed in range(60)}) > 1


@few
@any_match
def test_cards_are_conserved(walk: Walk) -> None:
    pack = Counter(walk.last.rules.pack)
    for state in walk.states:
        assert Counter(all_cards(state)) in (pack, Counter())


@few
@any_match
def test_the_score_is_the_sum_of_the_tentos_of_steps_of_the_ladder(walk: Walk) -> None:
    for state in walk.states:
        for team in Team:
            won = [result.tentos for result in state.results if result.winner is team]
            assert sum(won) == state.score[team.place]
            assert set(won) <= set(state.rules.steps)
        assert all((result.tentos == 0) == (result.winner is None) for result in state.results)


@few
@any_match
def test_the_match_ends_at_the_target_and_once(walk: Walk) -> None:
    for state, _, events, after in walk.steps:
        assert max(state.score) < state.rules.target
        won = [event for event in events if isinstance(event, MatchWon)]
        assert len(won) == (after.phase is Phase.OVER) == (max(after.score) >= after.rules.target)
        closed = [event for event in events if isinstance(event, TentosScored)]
        assert len(closed) == len(after.results) - len(state.results)


@few
@any_match
def test_no_more_is_raised_passed_or_discarded_than_the_rules_allow(walk: Walk) -> None:
    discarded = 0
    for state, action, _, after in walk.steps:
        discarded += isinstance(action, Discard)
        assert after.rejects == discarded <= state.rules.rejects
        if isinstance(action, Raise):
            assert state.hand is not None
            assert after.hand is not None
            assert after.hand.asked in state.rules.steps
            assert after.hand.raised_by is action.by.team is not state.hand.raised_by
            assert not state.near
        if isinstance(action, Play) and action.face_down:
            assert state.hand is not None
            assert state.hand.tricks
            assert state.rules.face_down
    for _, hand in hands(walk):
        assert hand.passer is None or walk.last.rules.pass_


@pytest.mark.soak
@few
@any_match
def test_three_doors_and_the_list_agree(walk: Walk) -> None:
    universe = every_action(walk.last.rules)
    for state in walk.states[::9]:
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in universe:
            reason = why_not(state, action)
            assert may(state, action) == (reason is None) == (action in legal)
            if reason is not None:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.reason is reason


@pytest.mark.soak
@few
@any_match
def test_whoever_is_to_act_has_something_to_do_and_nobody_else_but_signs(walk: Walk) -> None:
    for state in walk.states:
        legal = [a for a in legal_actions(state) if not isinstance(a, Template | Signal)]
        assert {action.by for action in legal if hasattr(action, "by")} == set(to_act(state))
        for seat in SEATS:
            seen = view(state, seat)
            assert seen.my_turn == (seat in to_act(state))
            assert seen.actions == tuple(a for a in legal_actions(state) if getattr(a, "by", None) is seat)


@pytest.mark.soak
@few
@any_match
def test_a_view_does_not_tell_who_holds_what(walk: Walk) -> None:
    chance = Random(len(walk.actions))
    for state in walk.states[::4]:
        for seat in SEATS:
            assert view(with_unseen_cards_moved(state, seat, chance), seat) == view(state, seat)


@pytest.mark.soak
@few
@any_match
def test_views_and_events_hold_known_cards_only(walk: Walk) -> None:
    for seat in SEATS:
        for _, _, events, after in walk.steps:
            seen = view(after, seat)
            assert set(cards_in(seen.hand)) <= known_to(seat, after)
            assert not [part for part in parts_of(seen) if isinstance(part, State | Hand)]
            if after.hand is not None:
                assert set(cards_in([visible(event, seat, after) for event in events])) <= known_to(
                    seat, after
                )


@few
@any_match
def test_a_hand_with_the_events_that_ended_it_shows_its_last_trick(walk: Walk) -> None:
    for state, _, events, after in walk.steps:
        if state.hand is None or after.hand is not None or not after.results:
            continue
        played = after.results[-1].reason in (TrucoReason.TRICKS, TrucoReason.TIED)
        for seat in SEATS:
            seen = view(state, seat).hand
            assert seen is not None
            whole = completed(seen, events)
            assert whole.won == after.results[-1].tricks
            assert len(whole.tricks) == len(seen.tricks) + played
            if played:
                unseen = [laid for by, laid in whole.tricks[-1].plays() if laid.card is None]
                covered = [by for by, laid in whole.tricks[-1].plays() if laid.covered and by is not seat]
                assert len(unseen) == len(covered)
                assert sum(seen.counts) - sum(whole.counts) == 1


@few
@any_match
def test_replay_equals_play(walk: Walk) -> None:
    state = State(walk.last.rules)
    for action, events, expected in zip(walk.actions, walk.events, walk.states[1:], strict=True):
        state, happened = apply(state, action)
        assert (state, happened) == (expected, events)


def hands(walk: Walk) -> Iterator[tuple[State, Hand]]:
    return ((state, state.hand) for state in walk.states if state.hand is not None)


def laid_cards(hand: Hand) -> Iterator[tuple[Seat, Laid]]:
    return chain.from_iterable(trick.plays() for trick in (*hand.tricks, hand.trick))


def all_cards(state: State) -> Iterator[Card]:
    yield from state.deck
    if state.hand is not None:
        yield from chain(*state.hand.held, *(cards for _, cards in state.hand.discarded))
        yield from (laid.card for _, laid in laid_cards(state.hand) if laid.card is not None)


def known_to(seat: Seat, state: State) -> set[Card]:
    """By the words of the rules: his own, open ones, what he passed, what was shown to him."""
    hand = state.hand
    if hand is None:
        return set()
    known = {*hand.of(seat), *chain.from_iterable(cards for _, cards in hand.discarded)}
    partners = set(hand.of(seat.partner))
    for by, laid in laid_cards(hand):
        if laid.card is not None and (not laid.covered or by is seat):
            known.add(laid.card)
        elif laid.card is not None and by is seat.partner:
            partners.add(laid.card)
    special = len(state.near) == 1 and seat.team in state.near and state.phase is not Phase.RECEIVE
    return known | partners if special or hand.passer is seat else known


def with_unseen_cards_moved(state: State, seat: Seat, chance: Random) -> State:
    """The state with the cards that the seat does not know dealt anew among the places where they lie."""
    hidden = [card for card in all_cards(state) if card not in known_to(seat, state)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    deck = tuple(moved.get(card, card) for card in state.deck)
    hand = state.hand
    if hand is None:
        return replace(state, deck=deck)

    def other(trick: Trick) -> Trick:
        laid = tuple(Laid(card.card and moved.get(card.card, card.card), card.covered) for card in trick.laid)
        return replace(trick, laid=laid)

    key = state.rules.sort_key
    held = tuple(tuple(sorted((moved.get(c, c) for c in cards), key=key)) for cards in hand.held)
    tricks = tuple(other(trick) for trick in hand.tricks)
    return replace(state, deck=deck, hand=replace(hand, held=held, trick=other(hand.trick), tricks=tricks))


def parts_of(value: Any) -> Iterator[Any]:
    """A value and all that can be reached from it."""
    yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from parts_of(getattr(value, name))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from parts_of(part)


def cards_in(value: Any) -> Iterator[Card]:
    return (part for part in parts_of(value) if isinstance(part, Card))


def every_action(rules: Rules) -> list[Action]:
    """All that a player could try, sensible or not."""
    actions: list[Action] = []
    for seat in SEATS:
        actions += [DealFrom(seat, "top"), DealFrom(seat, "bottom")]
        actions += [verb(seat) for verb in (Keep, Pass, Discard, Raise, Accept, Run)]
        actions += [Play(seat, card, face_down) for card in rules.pack for face_down in (False, True)]
        actions += [Signal(seat, sign) for sign in Sign]
    return actions
