"""A finished hand judged card by card: held against the plain twin, and against what must be true."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, Claim, Play, Spoil
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, State, apply
from sueca_desktop.rules.sueca.played import PlayedHand, played_hands
from sueca_desktop.solver.position import Position
from sueca_desktop.solver.review import HandReview, Judgement, judgements, native_values
from sueca_desktop.solver.twin import plain_values
from sueca_desktop.table.deals import numbered_deal
from tests.finished_hands import actions_of_a_hand, finished_hand
from tests.solver.endings import random_position

PORTUGAL, CAFE, BRAZIL = PRESETS["portugal"], PRESETS["cafe"], PRESETS["brazil"]


def never() -> bool:
    return False


def native(hand: PlayedHand, rules: Rules) -> list[Judgement]:
    return list(judgements(hand, rules, native_values(never)))


# Deals that the solver opens in well under a second.
QUICK = [(PORTUGAL, 3), (PORTUGAL, 9), (replace(BRAZIL, spoil=False), 9), (PRESETS["azores"], 9)]


@pytest.mark.parametrize(("rules", "deal"), QUICK)
def test_every_point_that_changes_hands_is_the_cost_of_a_card(rules: Rules, deal: int) -> None:
    hand = finished_hand(rules, deal)
    found = native(hand, rules)
    assert [judgement.place for judgement in found] == list(reversed(range(40)))
    assert [(judgement.by, judgement.card) for judgement in reversed(found)] == list(hand.plays)
    assert found[0].after == hand.result.points[Team.NS.place]
    for judgement in found:
        assert judgement.cost is not None and judgement.cost >= 0
        lost = judgement.before - judgement.after
        assert judgement.cost == (lost if judgement.by.team is Team.NS else -lost)
        assert (judgement.cost == 0) == (judgement.card in judgement.best)
        assert judgement.better(rules) in judgement.best
    review = HandReview(hand, rules)
    for judgement in found:
        review.add(judgement)
    ours, theirs = (review.given_away(*team.members) for team in Team)
    start = review.points_at(0)
    assert start is not None
    assert start - ours + theirs == hand.result.points[Team.NS.place]
    assert ours + theirs == sum(judgement.cost or 0 for judgement in found)
    assert ours + theirs > 0  # nobody looked where he was going


@pytest.mark.parametrize(("rules", "deal"), QUICK)
def test_endings_are_judged_as_the_plain_twin_does(rules: Rules, deal: int) -> None:
    hand = finished_hand(rules, deal)
    for judgement, position in zip(
        native(hand, rules), reversed(HandReview(hand, rules).positions[:-1]), strict=True
    ):
        if judgement.place >= 29:
            assert dict(judgement.values) == plain_values(position)


def ending(seed: int, tricks: int) -> PlayedHand:
    """The end of a hand as if it had been dealt so, everybody playing at random."""
    dice = random.Random(seed)
    position = first = random_position(dice, tricks, lying=0)
    plays = []
    while position.legal:
        card = dice.choice(position.legal)
        plays.append((position.to_act, card))
        position = position.after(card)
    whole = finished_hand(PORTUGAL, 9)
    dealt = replace(whole.dealt, trump=Card(first.held[0][0].rank, first.trump), held=first.held)
    dealt = replace(dealt, trick=first.trick, points=(120 - sum(points_of(first)), 0), tricks=())
    return replace(whole, dealt=dealt, plays=tuple(plays))


def points_of(position: Position) -> list[int]:
    return [position.rules.points(cards) for cards in position.held]


@pytest.mark.parametrize("seed", range(20))
def test_random_endings_need_no_native_code(seed: int) -> None:
    """The judge takes its values from wherever they come, here from the twin."""
    hand = ending(seed, 3)
    rules = Rules(
        direction=hand.dealt.trick.direction.value,
        manilha="10" if any(card.rank.value == "T" for held in hand.dealt.held for card in held) else "7",
    )
    found = list(judgements(hand, rules, plain_values))
    assert len(found) == 12
    assert found[0].after == HandReview(hand, rules).positions[-1].points[0]
    for judgement in found:
        lost = judgement.before - judgement.after
        assert judgement.cost == (lost if judgement.by.team is Team.NS else -lost)


def test_a_revoke_has_no_cost_and_the_rest_is_judged() -> None:
    hand = finished_hand(CAFE, 9, revoke_at=12)
    found = native(hand, CAFE)
    revokes = [judgement for judgement in found if judgement.revoked]
    assert len(revokes) == 1
    assert revokes[0].cost is None and revokes[0].card not in revokes[0].best
    assert all(judgement.cost is not None for judgement in found if not judgement.revoked)
    assert found[0].after == hand.result.points[0]
    review = HandReview(hand, CAFE)
    for judgement in found:
        review.add(judgement)
    assert review.next_mistake(revokes[0].place - 1) == revokes[0].place


def test_a_hand_that_a_claim_ended_is_judged_as_far_as_it_went() -> None:
    actions = list(actions_of_a_hand(CAFE, 9, revoke_at=12))
    state, until = State(CAFE), []
    for action in actions:
        state, _ = apply(state, action)
        until.append(action)
        if state.hand is not None and state.hand.revoked and isinstance(action, Play):
            (against,) = state.hand.revoked
            until.append(Claim(against.opponents[0], against))
            break
    (hand,) = played_hands(CAFE, until)
    assert hand.result.reason is HandReason.REVOKE
    assert 12 < len(hand.plays) < 40
    found = native(hand, CAFE)
    assert len(found) == len(hand.plays)
    end = HandReview(hand, CAFE).positions[-1]
    most = max(native_values(never)(end).values())
    assert found[0].after == (most if end.to_act.team is Team.NS else 120 - most)


def test_only_finished_hands_are_given_out() -> None:
    actions = actions_of_a_hand(PORTUGAL, 9)
    assert played_hands(PORTUGAL, ()) == ()
    assert played_hands(PORTUGAL, actions[:-1]) == ()
    (hand,) = played_hands(PORTUGAL, actions)
    assert hand.number == 1 and len(hand.plays) == 40
    assert sorted(map(str, (card for held in hand.dealt.held for card in held))) == sorted(
        map(str, PORTUGAL.pack)
    )
    cafe = actions_of_a_hand(CAFE, 9)
    assert played_hands(CAFE, cafe[:-1]) == ()  # revokes can still be claimed
    assert len(played_hands(CAFE, cafe)) == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_can_be_had_as_it_stood_before_any_of_its_cards(preset: str) -> None:
    rules = PRESETS[preset]
    state, actions = State(rules), actions_of_a_hand(rules, 11)
    (hand,) = played_hands(rules, actions)
    played: list[Play] = []
    for action in actions:
        if isinstance(action, Play):
            again = replayed(rules, hand.up_to(len(played)))
            assert again.hand == state.hand and again.phase is Phase.PLAY
            played.append(action)
        state, _ = apply(state, action)
    assert [(play.by, play.card) for play in played] == list(hand.plays)
    with pytest.raises(IndexError):
        hand.up_to(len(hand.plays))


def replayed(rules: Rules, actions: Iterable[Action]) -> State:
    state = State(rules)
    for action in actions:
        state, _ = apply(state, action)
    return state


def test_deals_thrown_in_are_no_hands() -> None:
    for deal in range(1, 400):
        state, actions = State(BRAZIL), list(numbered_deal(BRAZIL, deal).actions(BRAZIL))
        for action in actions:
            state, _ = apply(state, action)
        if state.phase is Phase.SPOIL:
            assert state.first_leader is not None
            assert played_hands(BRAZIL, [*actions, Spoil(state.first_leader, True)]) == ()
            return
    raise AssertionError("no poor hand in so many deals")


def test_points_are_known_from_the_end_on() -> None:
    hand = finished_hand(PORTUGAL, 9)
    review = HandReview(hand, PORTUGAL)
    assert [review.points_at(place) for place in range(41)] == [None] * 41
    review.add(next(judgements(hand, PORTUGAL, native_values(never))))
    assert review.points_at(40) == hand.result.points[0]
    assert review.points_at(39) is not None and review.points_at(38) is None
    assert review.judged == 1 and not review.complete


def test_next_mistake_goes_round() -> None:
    hand = finished_hand(PORTUGAL, 9)
    review = HandReview(hand, PORTUGAL)
    assert review.next_mistake(0) is None
    for judgement in native(hand, PORTUGAL):
        review.add(judgement)
    costly = [place for place in range(40) if (judged := review.at(place)) and judged.cost]
    assert review.next_mistake(-1) == costly[0]
    assert review.next_mistake(costly[0]) == (costly[1] if len(costly) > 1 else costly[0])
    assert review.next_mistake(39) == costly[0]
