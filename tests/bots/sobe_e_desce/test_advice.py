"""Advice comes with a reason that is true."""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sobe_e_desce.advice import HintReason, advise, explain
from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.events import TrickTaken
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import Duty, Phase, apply, legal_actions, may, view
from tests.bots.sobe_e_desce.positions import decisions, never
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W, filled

LIMIT = Limit(iterations=30)


def reason(match: Match, action: Action, seat: Seat) -> HintReason:
    return explain(view(match.state, seat), action).reason


@pytest.mark.parametrize("matches", [3, pytest.param(6, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", [Level.INTERMEDIATE, Level.EXPERT, Level.MASTER])
def test_every_decision_gets_a_legal_hint(level: HintLevel, matches: int) -> None:
    found = set()
    for state, seat in [decision for seed in range(matches) for decision in decisions(seed)]:
        advice = advise(view(state, seat), level, LIMIT, never)
        assert advice is not None
        assert may(state, advice.action)
        assert advice == advise(view(state, seat), level, LIMIT, never)
        assert (advice.duty is not None) == (advice.reason is HintReason.MUST_ENTER)
        found.add(advice.reason)
    assert len(found) > 8


def test_nothing_to_advise_where_one_is_not_asked() -> None:
    assert advise(view(Match().state, S), Level.EXPERT, LIMIT, never) is None


def test_trumps() -> None:
    match = Match().deal({E: "AS 7S 2H"})
    assert reason(match, NameTrump(E, Suit.SPADES), E) is HintReason.NAME_STRONGEST
    assert reason(match, NameTrump(E, Suit.HEARTS), E) is HintReason.WEIGHED
    assert reason(match, TurnUp(E), E) is HintReason.TURN_UP


def test_in_or_out() -> None:
    hands = {E: "AS 7S KS JS QS", N: "6S 5S 4S AD AH", W: "2H 3H 4D 5D 2C"}
    match = Match().deal(hands).trump("S")
    must = explain(view(match.state, E), Enter(E, ()))
    assert (must.reason, must.duty) == (HintReason.MUST_ENTER, Duty.CHOSE_TRUMPS)
    match.do(Enter(E, ()))
    assert reason(match, Enter(N, ()), N) is HintReason.GOOD_HAND
    assert reason(match, SitOut(N), N) is HintReason.WEIGHED
    match.do(SitOut(N))
    assert reason(match, Enter(W, ()), W) is HintReason.WEIGHED
    assert reason(match, SitOut(W), W) is HintReason.POOR_HAND


def test_cards() -> None:
    hands = {E: "2H KH 7S AD 3D", N: "AH 3H 4H KS 2D", W: "5H 6H 4D 5D JD", S: "QH JH 7H 3S 4S"}
    match = Match().deal(hands).trump("S").enter("SENW")
    assert reason(match, card(E, "7S"), E) is HintReason.LEAD_HIGH
    assert reason(match, card(E, "AD"), E) is HintReason.LEAD_HIGH
    assert reason(match, card(E, "2H"), E) is HintReason.LEAD_LOW
    match.plays("E KH")
    assert reason(match, card(N, "AH"), N) is HintReason.TAKE_LIKELY
    assert reason(match, card(N, "3H"), N) is HintReason.SAVE_WINNER
    match.plays("N AH")
    assert reason(match, card(W, "5H"), W) is HintReason.CANNOT_WIN
    match.plays("W 5H, S JH")
    assert reason(match, card(N, "KS"), N) is HintReason.LEAD_HIGH
    match.plays("N 2D, W 4D")
    assert reason(match, card(S, "3S"), S) is HintReason.TAKE_LIKELY
    match.plays("S 3S")
    assert reason(match, card(E, "3D"), E) is HintReason.CANNOT_WIN
    match = Match().deal({E: "AS 2H", N: "3S 4S"}).trump("S").enter("EN")
    assert reason(match, card(E, "AS"), E) is HintReason.ONLY_CARD


@pytest.mark.parametrize(("matches", "least"), [(25, 40), pytest.param(60, 100, marks=pytest.mark.soak)])
def test_what_is_called_sure_is_so_whatever_the_others_play(matches: int, least: int) -> None:
    chance = Random(4)
    sure = 0
    for start, seat in [decision for seed in range(matches) for decision in decisions(seed)]:
        if start.phase is not Phase.PLAY:
            continue
        for action in legal_actions(start):
            assert isinstance(action, Play)
            if explain(view(start, seat), action).reason not in (HintReason.LEAD_SURE, HintReason.TAKE_SURE):
                continue
            sure += 1
            state, events = apply(start, action)
            while not any(isinstance(event, TrickTaken) for event in events):
                state, events = apply(state, filled(chance.choice(legal_actions(state)), state, chance))
            [taken] = [event for event in events if isinstance(event, TrickTaken)]
            assert taken.by is seat
    assert sure > least


def card(seat: Seat, text: str) -> Play:
    return Play(seat, Card.parse(text))
