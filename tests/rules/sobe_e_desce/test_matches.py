"""What holds in every match, whatever is done in it: held against random ones."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import Suit
from sueca_desktop.rules.actions import (
    Action,
    DrawDealer,
    Enter,
    NameTrump,
    Play,
    Shuffle,
    SitOut,
    Template,
    TurnUp,
)
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sobe_e_desce import (
    Phase,
    Rules,
    State,
    apply,
    legal_actions,
    may,
    to_act,
    view,
    why_not,
)
from tests.rules.sobe_e_desce.hands import random_match

some_rules = st.builds(Rules, st.sampled_from(["anticlockwise", "clockwise"]), st.integers(5, 30))
seeds = st.integers(0, 10**6)


@pytest.mark.soak
@given(some_rules, seeds)
def test_cards_are_conserved_and_every_hand_has_five(rules: Rules, seed: int) -> None:
    pack = Counter(rules.pack)
    for state in random_match(rules, Random(seed), 70):
        hand = state.hand
        if hand is None:
            continue
        cards = [*hand.stock, *hand.trick.cards]
        for pile in (*hand.held, *hand.thrown, *(trick.cards for trick in hand.tricks)):
            cards += pile
        assert Counter(cards) == pack
        for seat in SEATS:
            played = [s for trick in (*hand.tricks, hand.trick) for s, _ in trick.plays()].count(seat)
            assert len(hand.of(seat)) + played == (3 if state.phase is Phase.TRUMP else 5)
            assert not (played and seat in hand.sat_out)


@given(some_rules, seeds)
def test_the_score_is_what_the_hands_have_changed(rules: Rules, seed: int) -> None:
    for state in random_match(rules, Random(seed), 150):
        changes = [sum(result.change[seat.place] for result in state.results) for seat in SEATS]
        assert list(state.score) == [rules.start + change for change in changes]
        for result in state.results:
            assert sum(result.tricks) == 5
            assert result.entered[0] is result.chooser
            assert (result.reason.value == "alone") == (len(result.entered) == 1)
            if result.trump is Suit.HEARTS:
                assert len(result.entered) == 4
        assert (state.phase is Phase.OVER) == (min(state.score) <= 0) == (state.riscos is not None)


@pytest.mark.soak
@given(some_rules, seeds)
def test_three_doors_and_the_list_agree(rules: Rules, seed: int) -> None:
    chance = Random(seed)
    for state in random_match(rules, chance, 60)[::7]:
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in every_action(state, chance):
            reason = why_not(state, action)
            assert may(state, action) == (reason is None) == covered(action, legal, state)
            if reason is None:
                apply(state, action)
                continue
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.reason is reason


@pytest.mark.soak
@given(some_rules, seeds)
def test_whoever_is_to_act_has_something_to_do_and_nobody_else(rules: Rules, seed: int) -> None:
    for state in random_match(rules, Random(seed), 60):
        deciding = {action.by for action in legal_actions(state) if hasattr(action, "by")} - {None}
        assert deciding == set(to_act(state))
        assert len(deciding) == (state.phase in (Phase.TRUMP, Phase.ENTER, Phase.PLAY))
        for seat in SEATS:
            assert bool(view(state, seat).actions) == view(state, seat).my_turn == (seat in deciding)


@given(some_rules, seeds)
def test_nobody_sits_out_three_hands_running(rules: Rules, seed: int) -> None:
    results = random_match(rules, Random(seed), 200)[-1].results
    for three in zip(results, results[1:], results[2:], strict=False):
        for seat in SEATS:
            assert any(seat in result.entered for result in three)


def every_action(state: State, chance: Random) -> list[Action]:
    """All that anybody could try, but of shuffles and exchanges only some."""
    pack = state.rules.pack
    decks = (pack, pack[1:], (*pack[1:], pack[1]))
    actions: list[Action] = [*map(DrawDealer, SEATS), *map(Shuffle, decks)]
    for seat in SEATS:
        held = state.hand.of(seat) if state.hand else pack[:5]
        actions += [TurnUp(seat), SitOut(seat), *(NameTrump(seat, suit) for suit in Suit)]
        actions += [Enter(seat, ()), Enter(seat, held), Enter(seat, held[:1] * 2)]
        actions.append(Enter(seat, tuple(chance.sample(pack, 2))))
        actions += [Play(seat, card) for card in pack]
        actions += [Play(seat, card, face_down=True) for card in held[:1]]
    return actions


def covered(action: Action, legal: tuple[Action | Template, ...], state: State) -> bool:
    """Whether `legal` names an action, or has a template that stands for it."""
    match action:
        case DrawDealer():
            return Template("dealer") in legal
        case Shuffle(deck):
            return Template("shuffle") in legal and Counter(deck) == Counter(state.rules.pack)
        case Enter(by, exchange):
            own = state.hand is not None and not Counter(exchange) - Counter(state.hand.of(by))
            return Template("enter", by) in legal and own
        case _:
            return action in legal
