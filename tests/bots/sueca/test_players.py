"""Players of every level: always legal, the same each time, blind to what they may not see."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from sueca_desktop.arena import Contest, deal_numbers, play_all, summary
from sueca_desktop.bots import yardsticks
from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.advice import Advice, HintReason
from sueca_desktop.bots.sueca.adviser import Adviser
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.bots.sueca.rule_player import advise, explain
from sueca_desktop.cards import parse_cards
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.processes import usable_cores
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Action, Claim, Play, Score, Spoil
from sueca_desktop.rules.events import TrickTaken
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Hand, Phase, PlayerView, Rules, State
from sueca_desktop.rules.tricks import follows
from tests.bots.positions import dealt, position
from tests.rules.walks import RULES, Walk, walk
from tests.samples import diagonal

PLAYERS = yardsticks.PLAYERS["sueca"]
LIMIT = Limit(iterations=2)
"""Few, for what holds however long anybody thinks."""


def never() -> bool:
    return False


def choice(player: str, state: State, seat: Seat, seed: int = 0) -> Action | None:
    action: Action | None = PLAYERS[player](seed).choose(sueca.view(state, seat), LIMIT, never)
    return action


def decisions(match: Walk) -> list[tuple[State, Seat]]:
    return [(state, seat) for state in match.states for seat in sueca.to_act(state)]


@pytest.mark.parametrize(("player", "name"), diagonal(PLAYERS, RULES))
def test_choice_is_always_one_of_the_seats_own_and_follows_suit(name: str, player: str) -> None:
    """Positions of random play, among them seats void in everything: some 2,000 in all in the soak."""
    for state, seat in decisions(walk(name)):
        action = choice(player, state, seat)
        assert action is not None
        assert sueca.may(state, action)
        assert getattr(action, "by", None) is seat
        if isinstance(action, Play) and state.hand is not None:
            assert follows(action.card, state.hand.trick.led, state.hand.of(seat))


@pytest.mark.soak
@pytest.mark.parametrize("player", PLAYERS)
def test_five_thousand_positions_leave_no_player_without_a_card(player: str) -> None:
    for seed in range(12):
        for name in PRESETS:
            for state, seat in decisions(walk(name, seed + 1)):
                action = choice(player, state, seat, seed)
                assert action is not None
                assert sueca.may(state, action)


@pytest.mark.parametrize(("player", "name"), diagonal(PLAYERS, PRESETS))
def test_same_view_and_seed_give_the_same_choice(name: str, player: str) -> None:
    for state, seat in decisions(walk(name))[::5]:
        assert choice(player, state, seat, 7) == choice(player, state, seat, 7)


@pytest.mark.parametrize(("player", "name"), diagonal(PLAYERS, PRESETS))
def test_choice_does_not_change_when_unseen_cards_change_hands(name: str, player: str) -> None:
    chance = Random(name)
    changed = 0
    for state, seat in decisions(walk(name))[::2]:
        if state.hand is None:
            continue
        other = replace(state, hand=permuted(state.hand, seat, chance))
        if sueca.view(other, seat) == sueca.view(state, seat):
            changed += other.hand != state.hand
            assert choice(player, other, seat, 3) == choice(player, state, seat, 3)
    assert changed > 10


def permuted(hand: Hand, seat: Seat, chance: Random) -> Hand:
    """The hand with the cards that `seat` cannot see dealt out anew, each seat with as many as before."""
    fixed = hand.trump if hand.trump_is_open else None
    unseen = [card for other in SEATS if other is not seat for card in hand.of(other) if card != fixed]
    chance.shuffle(unseen)
    held = []
    for other in SEATS:
        if other is seat:
            held.append(hand.of(other))
            continue
        kept = [card for card in hand.of(other) if card == fixed]
        count = len(hand.of(other)) - len(kept)
        held.append((*kept, *(unseen.pop() for _ in range(count))))
    return replace(hand, held=tuple(held))


@pytest.mark.parametrize("actions", [110, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", Level)
def test_memory_does_not_outlive_the_deal(level: Level, actions: int) -> None:
    """The same player object chooses as a fresh one in the next deals."""
    old = player_for(level, 5)
    match = walk("portugal", 3, actions)
    for state, seat in decisions(match):
        fresh = player_for(level, 5).choose(sueca.view(state, seat), LIMIT, never)
        assert old.choose(sueca.view(state, seat), LIMIT, never) == fresh


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rules", [PRESETS["cafe"], PRESETS["tournament"]])
@pytest.mark.parametrize("deals", [3, pytest.param(8, marks=pytest.mark.soak)])
def test_bots_never_revoke_on_purpose(deals: int, rules: Rules, level: Level) -> None:
    for number in range(deals):
        state = dealt(rules, number)
        while state.phase is Phase.PLAY:
            seat = sueca.to_act(state)[0]
            action = choice(level, state, seat, number)
            assert isinstance(action, Play)
            state, _ = sueca.apply(state, action)
        assert state.hand is not None
        assert not state.hand.revoked


@pytest.mark.parametrize("deals", [10, pytest.param(16, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", [Level.INTERMEDIATE, Level.EXPERT])
def test_proven_revoke_is_claimed_and_an_unproven_one_is_not(level: Level, deals: int) -> None:
    """Hands in which E breaks the duty to follow where it can: a bot claims only once E has shown a card of
    that suit, and every claim is true. A hint is still about a card."""
    claims = 0
    for number in range(deals):
        state = dealt(PRESETS["cafe"], number)
        chance = Random(number)
        while state.phase is Phase.PLAY:
            seat = sueca.to_act(state)[0]
            if seat is Seat.E and state.hand is not None:
                card = chance.choice(state.hand.of(seat))
                state, _ = sueca.apply(state, Play(seat, card))
                continue
            action = choice(level, state, seat, number)
            assert action is not None
            if isinstance(action, Claim):
                claims += 1
                assert isinstance(Adviser(Level.EXPERT).choose(sueca.view(state, seat), LIMIT, never), Play)
            state, events = sueca.apply(state, action)
            if isinstance(action, Claim):
                assert events[0].proven  # type: ignore[union-attr]
        if state.phase is Phase.SCORE:
            for seat in (Seat.N, Seat.S):
                action = choice(level, state, seat, number)
                assert action is None or (isinstance(action, Claim) and sueca.may(state, action))
            assert sueca.may(state, Score())
    assert claims > 5


@pytest.mark.parametrize(
    ("cards", "throws"),
    [("KS 6S 5S 4H 3H 2H 6D 5D 4C 2C", True), ("KS JS 6S 5S 4S 3S 6H 5D 4C 2C", False)],
)
@pytest.mark.parametrize("level", [Level.INTERMEDIATE, Level.EXPERT, Level.MASTER])
def test_poor_hand_is_thrown_in_unless_it_has_many_trumps(cards: str, throws: bool, level: Level) -> None:
    offered = replace(position(cards, "", Seat.S, "2S", rules=PRESETS["brazil"]), phase=Phase.SPOIL)
    action = player_for(level, 0).choose(offered, LIMIT, never)
    assert action == Spoil(Seat.S, throws)


@pytest.mark.parametrize("name", PRESETS)
def test_advice_is_what_a_sharp_player_does(name: str) -> None:
    reasons = set()
    for state, seat in decisions(walk(name)):
        advice = advise(sueca.view(state, seat))
        if advice is not None:
            assert sueca.may(state, advice.action)
            reasons.add(advice.reason)
    assert len(reasons) >= 6


def hint(view: PlayerView, level: HintLevel) -> Advice:
    """What an adviser of the level advises, and why."""
    action = Adviser(level).choose(view, LIMIT, never)
    assert isinstance(action, Play)
    return explain(view, action.card)


LITTLE = {
    HintReason.PARTNER_MAY_WIN,
    HintReason.SAVE_TRUMP,
    HintReason.SAVE_WINNER,
    HintReason.CHEAPEST,
}
"""Reasons for giving as little as possible."""


@pytest.mark.parametrize("deals", [8, pytest.param(14, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", [Level.INTERMEDIATE, Level.EXPERT])
def test_what_a_hint_says_of_its_card_is_true(level: HintLevel, deals: int) -> None:
    """Seen without the rule player's eyes, in games in which the hints are followed."""
    given: Counter[HintReason] = Counter()
    for number in range(deals):
        state = dealt(PRESETS["portugal"], number)
        while state.phase is Phase.PLAY:
            [seat] = sueca.to_act(state)
            view = sueca.view(state, seat)
            assert view.hand is not None
            advice = hint(view, level)
            assert isinstance(advice.action, Play)
            reason, card = advice.reason, advice.action.card
            points, trump = view.rules.card_points, view.hand.trump_suit
            given[reason] += 1
            if reason in LITTLE:
                same_kind = [c for c in view.playable if (c.suit is trump) <= (card.suit is trump)]
                assert points[card.rank] == min(points[c.rank] for c in same_kind)
            elif reason is HintReason.LEAD_LOW:
                assert points[card.rank] == 0
            elif reason in (HintReason.TRUMP_IN, HintReason.OVERTRUMP):
                assert card.suit is trump
                assert view.hand.trick.with_card(card).winner(trump, view.rules.order) is seat
            elif reason in (HintReason.MAKE_VOID, HintReason.LEAD_LAST_OF_SUIT):
                assert [c for c in view.hand.cards if c.suit is card.suit] == [card]
                assert any(c.suit is trump for c in view.hand.cards)
            elif reason in (HintReason.LOAD, HintReason.LOAD_LIKELY, HintReason.LOAD_PARTNER_TO_COME):
                assert points[card.rank] > 0
            elif reason is HintReason.LEAD_WINNER:
                played = {c for trick in view.hand.tricks for c in trick.cards}
                higher = view.rules.order[card.rank]
                left = {c for c in view.rules.pack if c.suit is card.suit} - played - {*view.hand.cards}
                assert all(view.rules.order[c.rank] < higher for c in left)
            state, _ = sueca.apply(state, advice.action)
    assert len(given) > 15
    assert given[HintReason.WEIGHED] < 0.15 * given.total()


CERTAIN = {
    HintReason.LEAD_SURE,
    HintReason.TAKE_SURE,
    HintReason.LOAD,
    HintReason.PARTNER_WINS,
    HintReason.WINS_HAND,
}


@pytest.mark.parametrize("deals", [10, pytest.param(20, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", [Level.INTERMEDIATE, Level.EXPERT])
def test_what_is_called_certain_is_so_whatever_the_others_play(level: HintLevel, deals: int) -> None:
    """After such advice the others play at random: the trick is the adviser's team's all the same."""
    chance = Random(4)
    certain = 0
    for number in range(deals):
        state = dealt(PRESETS["portugal"], number)
        promised: Seat | None = None
        while state.phase is Phase.PLAY:
            seat = sueca.to_act(state)[0]
            if promised is not None:
                legal = [action for action in sueca.legal_actions(state) if isinstance(action, Play)]
                action: Action = chance.choice(legal)
            else:
                advice = hint(sueca.view(state, seat), level)
                action = advice.action
                if advice.reason in CERTAIN:
                    promised = seat
                    certain += 1
            state, events = sueca.apply(state, action)
            for event in events:
                if isinstance(event, TrickTaken):
                    assert promised is None or promised.team is event.by.team
                    promised = None
    assert certain > 2 * deals


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_choices_do_not_depend_on_the_order_of_hashes(step: int) -> None:
    program = (
        "from tests.bots.sueca.test_players import choice, decisions\n"
        "from tests.rules.walks import walk\n"
        "from sueca_desktop.bots.yardsticks import PLAYERS\n"
        "for player in PLAYERS['sueca']:\n"
        f"    for state, seat in decisions(walk('cafe'))[::{step}]:\n"
        "        print(choice(player, state, seat, 1))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert outputs != {""}


@pytest.mark.parametrize("deals", [3, pytest.param(8, marks=pytest.mark.soak)])
@pytest.mark.parametrize("player", PLAYERS)
def test_void_everywhere_through_many_deals(player: str, deals: int) -> None:
    """The last tricks of deals, in which everybody is void in almost everything."""
    for number in range(deals):
        state = dealt(PRESETS["azores"], number)
        while state.phase is Phase.PLAY:
            seat = sueca.to_act(state)[0]
            action = choice(player, state, seat, number)
            assert action is not None
            state, _ = sueca.apply(state, action)
        assert sum(state.results[-1].points) == 120


@pytest.mark.soak
@pytest.mark.parametrize(("other", "points"), [("beginner", 63), ("random", 74)])
def test_intermediate_beats_beginner_and_random_play(other: str, points: float) -> None:
    contest = Contest("sueca", "portugal", "intermediate", other)
    samples = play_all(contest, deal_numbers(1, 300), usable_cores(), lambda done: None)
    assert summary(contest, samples)["a_points"] > points


@pytest.mark.parametrize("revokes", [False, True])
def test_random_player_plays_every_card_that_follows_suit_equally_often(revokes: bool) -> None:
    rules = PRESETS["cafe" if revokes else "portugal"]
    view = position("AS 4S 2S AH 7D", "5S", Seat.W, "6H", rules=rules)
    played = Counter(str(PLAYERS["random"](seed).choose(view, LIMIT, never)) for seed in range(600))
    assert set(played) == {str(Play(Seat.S, card)) for card in parse_cards("AS 4S 2S")}
    assert min(played.values()) > 160
