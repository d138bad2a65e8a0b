"""What every game promises, whatever its rules: held against random matches of many kinds of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.replays import REPLAY_OBJECTS
from sueca_desktop.rules import GAMES, game_of
from sueca_desktop.rules.actions import Action, Claim, Play, Shuffle, Signal
from sueca_desktop.rules.events import MatchRanked, MatchWon
from sueca_desktop.rules.game import Game, MatchState
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS, Seat
from tests.rules.games import FACTS
from tests.rules.walks import (
    ALL_RULES,
    FOREIGN_CARD,
    Walk,
    covered,
    every_action,
    fold,
    random_walk,
    walk,
)

each_kind = pytest.mark.parametrize("name", ALL_RULES)


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_every_game_is_held_to_the_contract() -> None:
    assert {game_of(rules).id for rules in ALL_RULES.values()} == set(GAMES) == set(REPLAY_OBJECTS)
    assert set(FACTS) == set(GAMES)


@each_game
def test_every_value_of_every_field_is_tried(game: Game[Any, Any, Any]) -> None:
    kinds = [rules for rules in ALL_RULES.values() if game_of(rules) is game]
    for field, values in game.field_values.items():
        tried = {getattr(rules, field) for rules in kinds}
        assert tried == set(values) or (len(values) > 4 and len(tried) > 2), field


@each_game
def test_the_first_preset_holds_the_defaults(game: Game[Any, Any, Any]) -> None:
    assert next(iter(game.presets.values())) == game.rules()


@each_game
def test_the_random_matches_meet_every_phase(game: Game[Any, Any, Any]) -> None:
    walks = [walk(name, most=400) for name, rules in ALL_RULES.items() if game_of(rules) is game]
    phases: type[StrEnum] = type(game.start(game.rules()).phase)
    assert {state.phase for w in walks for state in w.states} == set(phases)


@each_kind
def test_the_match_is_won_once_and_at_its_end(name: str) -> None:
    for _, _, events, after in walk(name, most=400).steps:
        won = [event for event in events if isinstance(event, MatchWon | MatchRanked)]
        assert len(won) == (after.phase == "over")
        for event in won:
            assert after.winner is (event.team if isinstance(event, MatchWon) else event.winner)
            assert not game_of(after.rules).legal_actions(after)


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


@each_kind
def test_the_doors_and_the_list_agree(name: str) -> None:
    played = walk(name)
    game = played.game
    universe = every_action(played.rules)
    for state in played.states[:: 9 + len(name) % 3]:
        legal = game.legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in universe:
            reason = game.why_not(state, action)
            assert (reason is None) == covered(action, legal, state), action
            if reason is None:
                game.apply(state, action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(state, action)
                assert refused.value.reason is reason


@each_kind
def test_whoever_is_to_act_has_something_to_do_and_nobody_else_but_claims_and_signs(name: str) -> None:
    game = walk(name).game
    for state in walk(name).states:
        legal, to_act = game.legal_actions(state), game.to_act(state)
        assert {by for action in legal if (by := decider(action)) is not None} == set(to_act)
        for seat in SEATS:
            seen = game.view(state, seat)
            assert seen.my_turn == (seat in to_act)
            assert seen.actions == tuple(a for a in legal if getattr(a, "by", None) is seat)


@each_kind
def test_an_illegal_action_leaves_the_state_as_it_was(name: str) -> None:
    played = walk(name)
    again = fold(played.rules, played.actions)
    for state in played.states[::10]:
        with pytest.raises(IllegalAction):
            played.game.apply(state, Play(Seat.S, FOREIGN_CARD))
    assert played.states == again.states


@each_kind
def test_events_for_a_seat_never_hold_a_hidden_card(name: str) -> None:
    played = walk(name)
    for seat in SEATS:
        for events, after in zip(played.events, played.states[1:], strict=True):
            for event in events:
                known = known_to(seat, after)
                if after.hand is None:  # the hand has ended: its cards were played or are gone
                    known |= set(played.rules.pack) - set(getattr(after, "deck", ()))
                assert set(cards_in(played.game.visible(event, seat, after))) <= known


@each_kind
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_sees_does_not_tell_how_unseen_cards_lie(name: str, seat: Seat) -> None:
    """The same match with the cards that the seat has not seen dealt otherwise: all that it is shown, by
    view and event, at every moment, is the same."""
    played = walk(name)
    chance = Random(name + seat)
    tried = 0
    for length in (12, 44, 70):
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
    chance, view = Random(name), walk(name).game.view
    for state in walk(name).states[::4]:
        for seat in SEATS:
            other = with_unseen_cards_moved(state, seat, chance)
            assert view(other, seat) == view(state, seat)


@each_kind
def test_a_view_holds_known_cards_only_and_leads_to_nothing_else(name: str) -> None:
    for state in walk(name).states[::3]:
        hidden = (type(state), type(state.hand)) if state.hand is not None else (type(state),)
        for seat in SEATS:
            seen = walk(name).game.view(state, seat)
            assert set(cards_in(seen.hand)) <= known_to(seat, state)
            assert not [part for part in parts_of(seen) if isinstance(part, hidden)]


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
@pytest.mark.parametrize("name", ALL_RULES)
def test_whole_matches(name: str) -> None:
    for seed in range(20):
        played = random_walk(ALL_RULES[name], Random(seed), 20_000)
        assert played.last.phase == "over"
        data = record_lines(Header(played.rules, ("S", "E", "N", "W")), played.actions)
        assert parse_record(data).state == played.last


def decider(action: object) -> Seat | None:
    """Whose turn an action is: claims and signs interrupt, and are nobody's turn."""
    return None if isinstance(action, Claim | Signal) else getattr(action, "by", None)


def all_cards(state: MatchState) -> Iterator[Card]:
    return FACTS[game_of(state.rules).id].cards(state)


def known_to(seat: Seat, state: MatchState) -> set[Card]:
    return FACTS[game_of(state.rules).id].known(state, seat)


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


def with_unseen_cards_moved(state: Any, seat: Seat, chance: Random) -> Any:
    """The state with the cards that the seat does not know dealt anew among the places where they lie."""
    hidden = [card for card in all_cards(state) if card not in known_to(seat, state)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    lying = {name: getattr(state, name) for name in ("hand", "deck") if hasattr(state, name)}
    other = replace(state, **{name: with_cards_moved(value, moved) for name, value in lying.items()})
    if other.hand is None:
        return other
    held = tuple(tuple(sorted(cards, key=state.rules.sort_key)) for cards in other.hand.held)
    return replace(other, hand=replace(other.hand, held=held))


def with_cards_moved(value: Any, moved: dict[Card, Card]) -> Any:
    """The value with each card, wherever in it, replaced."""
    if isinstance(value, Card):
        return moved.get(value, value)
    if isinstance(value, tuple):
        return tuple(with_cards_moved(part, moved) for part in value)
    if isinstance(value, Struct):
        parts = {name: with_cards_moved(getattr(value, name), moved) for name in value.__struct_fields__}
        return replace(value, **parts)
    return value


def dealt_otherwise(played: Walk, seat: Seat, chance: Random) -> Walk | None:
    """The match with its last pack laid so that the cards still hidden from the seat lie elsewhere; None if
    the same play would then be against the rules."""
    shuffles = [i for i, action in enumerate(played.actions) if isinstance(action, Shuffle)]
    hidden = [card for card in all_cards(played.last) if card not in known_to(seat, played.last)]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    since = played.actions[shuffles[-1] :]
    actions: list[Action] = [*played.actions[: shuffles[-1]], *(with_cards_moved(a, moved) for a in since)]
    try:
        return fold(played.rules, tuple(actions))
    except IllegalAction:
        return None


def shown(played: Walk, seat: Seat) -> list[Any]:
    """All that a seat is shown of a match, in order."""
    game = played.game
    return [
        (tuple(game.visible(event, seat, after) for event in events), game.view(after, seat))
        for _, _, events, after in played.steps
    ]
