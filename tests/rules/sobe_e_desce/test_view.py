"""What one seat may know, by view and by event, and that nothing leads to the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, cards_text, parse_cards
from sueca_desktop.rules.actions import Enter, SitOut, Template
from sueca_desktop.rules.events import Dealt, Entered
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import (
    Duty,
    Hand,
    HandView,
    PlayerView,
    Rules,
    State,
    completed,
    view,
    visible,
)
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W, random_match

HANDS = {E: "AS 7S KS 2D QS", N: "AH 7H KH JH QH", W: "AD 7D KD JD QD", S: "AC 7C KC JC QC"}


def hand_view(match: Match, seat: Seat) -> HandView:
    seen = view(match.state, seat).hand
    assert seen is not None
    return seen


def test_ones_own_cards_and_the_others_numbers() -> None:
    match = Match().deal(HANDS)
    assert [cards_text(hand_view(match, seat).cards) for seat in (E, S)] == ["AS 7S KS", "AC 7C KC"]
    assert hand_view(match, N).counts == (3, 3, 3, 3)
    match.trump("S")
    assert hand_view(match, N).counts == (5, 5, 5, 5)


def test_the_card_turned_up_is_seen_by_all_and_lies_open_until_the_chooser_exchanges() -> None:
    match = Match().deal(HANDS).trump("up")
    for seat in SEATS:
        seen = hand_view(match, seat)
        assert (str(seen.turned_up), seen.trump, seen.turned_up_is_open) == ("2D", "D", True)
    match.do(Enter(E, ()))
    assert not hand_view(match, N).turned_up_is_open
    assert str(hand_view(match, N).turned_up) == "2D"


def test_nobody_else_sees_whether_the_turned_card_was_thrown_away() -> None:
    match = Match().deal(HANDS).trump("up")
    seen = []
    for thrown in ("2D", "QS"):
        other = Match().do(*match.actions[1:], Enter(E, parse_cards(thrown)))
        seen.append([view(other.state, seat) for seat in (N, W, S)])
    assert seen[0] == seen[1]


def test_how_many_were_exchanged_is_known_and_which_only_to_oneself() -> None:
    match = Match().deal(HANDS, "2S 3S").trump("S").do(Enter(E, parse_cards("2D QS")))
    assert cards_text(hand_view(match, E).cards) == "AS 7S KS 3S 2S"
    assert cards_text(hand_view(match, E).thrown) == "2D QS"
    for seat in (N, W, S):
        seen = hand_view(match, seat)
        assert (seen.exchanged, seen.stock, seen.thrown) == ((0, 2, 0, 0), 18, ())
    entered = match.events[-1]
    assert visible(entered, E, match.state) == entered
    assert visible(entered, N, match.state) == Entered(E, (None, None), (None, None))


def test_a_packet_is_seen_by_its_owner_only_but_for_the_turned_card() -> None:
    match = Match().deal(HANDS).trump("up")
    first, second = (event for event in match.events if isinstance(event, Dealt))
    for seat in SEATS:
        for event, count in ((first, 3), (second, 2)):
            seen = visible(event, seat, match.state)
            assert isinstance(seen, Dealt)
            for (to, cards), (_, real) in zip(seen.packets, event.packets, strict=True):
                known = [card for card in real if to is seat or str(card) == "2D"]
                assert len(cards) == count
                assert [card for card in cards if card is not None] == known


def test_the_cards_of_those_who_sit_out_stay_unseen() -> None:
    match = Match().deal(HANDS).trump("S").enter("EW")
    seen = hand_view(match, S)
    assert (seen.entered, seen.sat_out) == ((E, W), (N, S))
    assert set(cards_in(seen)) == set(match.hand.of(S))


def test_actions_and_turns_are_the_seats_own() -> None:
    match = Match().deal(HANDS)
    assert [view(match.state, seat).my_turn for seat in SEATS] == [False, True, False, False]
    match.trump("S")
    assert view(match.state, E).actions == (Template("enter", E),)
    match.do(Enter(E, ()))
    assert view(match.state, E).actions == ()
    assert view(match.state, N).actions == (Template("enter", N), SitOut(N))
    match.enter("SW")
    assert view(match.state, E).playable == parse_cards("AS")


def test_why_somebody_must_enter() -> None:
    between = Match(Rules(start=50))
    assert view(between.state, S).duty_of(E) is None
    duties = [view(Match().deal(HANDS).trump("S").state, W).duty_of(seat) for seat in (E, N)]
    assert duties == [Duty.CHOSE_TRUMPS, None]
    assert view(Match().deal(HANDS).trump("H").state, W).duty_of(N) is Duty.HEARTS
    assert view(Match(Rules(start=5)).deal(HANDS).trump("S").state, W).duty_of(N) is Duty.NEAR_ZERO
    match = Match(Rules(start=50)).deal(HANDS).trump("S").enter("E")
    match.deal(HANDS).trump("S").enter("N")
    match.deal(HANDS).trump("S")
    assert [view(match.state, E).duty_of(seat) for seat in SEATS] == [
        Duty.SAT_OUT_TWICE,
        None,
        None,
        Duty.CHOSE_TRUMPS,
    ]


@pytest.mark.parametrize("entering", ["SENW", "EW", "E"])
def test_a_hand_seen_is_completed_by_what_ended_it(entering: str) -> None:
    match = Match().deal(HANDS).trump("S")
    before = match
    while match.state.hand is not None:
        before = Match().do(*match.actions[1:])
        if match.state.phase.value == "enter":
            [seat] = view(match.state, E).to_act
            match.do(Enter(seat, ()) if seat.value in entering else SitOut(seat))
        else:
            [seat] = view(match.state, E).to_act
            match.do(view(match.state, seat).actions[0])  # type: ignore[arg-type]
    done = len(before.events)
    for seat in SEATS:
        seen = completed(hand_view(before, seat), tuple(match.events[done:]))
        assert seen.taken == match.result.tricks
        assert (seen.entered, len(seen.tricks)) == (match.result.entered, 0 if entering == "E" else 5)
        played = () if entering == "E" else match.result.entered
        assert seen.counts == tuple(0 if other in played else 5 for other in SEATS)


@pytest.mark.soak
@pytest.mark.parametrize("direction", ["anticlockwise", "clockwise"])
def test_what_a_seat_has_not_seen_does_not_change_its_view(direction: str) -> None:
    chance = Random(direction)
    changed = 0
    for number in range(12):
        rules = Rules(direction=direction, start=5 + number)  # type: ignore[arg-type]
        for state in random_match(rules, chance, 80):
            for seat in SEATS:
                other = with_unseen_cards_moved(state, seat, chance)
                changed += other != state
                assert view(other, seat) == view(state, seat)
                assert set(cards_in(view(state, seat).hand)) <= known_to(seat, state)
                assert not [part for part in parts_of(view(state, seat)) if isinstance(part, State | Hand)]
    assert changed > 1000


def test_a_view_has_no_field_for_what_nobody_may_see() -> None:
    names = {name for kind in (PlayerView, HandView) for name in kind.__struct_fields__}
    assert not names & {"held", "hands", "state", "deck"}


def known_to(seat: Seat, state: State) -> set[Card]:
    """Its own cards, what it threw away, the card turned up, and those played."""
    if state.hand is None:
        return set()
    tricks = (*state.hand.tricks, state.hand.trick)
    turned = [] if state.hand.turned_up is None else [state.hand.turned_up]
    played = [card for trick in tricks for card in trick.cards]
    return {*state.hand.of(seat), *state.hand.thrown[seat.place], *turned, *played}


def with_unseen_cards_moved(state: State, seat: Seat, chance: Random) -> State:
    """The state with the cards that the seat does not know dealt anew among the places where they lie."""
    hand = state.hand
    if hand is None:
        return state
    hidden = [card for card in state.rules.pack if card not in known_to(seat, state)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(moved.get(card, card) for card in cards)

    held = tuple(tuple(sorted(other(cards), key=state.rules.sort_key)) for cards in hand.held)
    thrown = tuple(map(other, hand.thrown))
    return replace(state, hand=replace(hand, held=held, thrown=thrown, stock=other(hand.stock)))


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
