"""The players that search: the same on any machine, gone as soon as nobody asks any more."""

from __future__ import annotations

import os
import sys
import threading
from math import inf

import pytest
from msgspec.structs import replace

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca import thinker
from sueca_desktop.bots.sueca.levels import THOUGHTS, player_for
from sueca_desktop.bots.sueca.rule_player import RulePlayer
from sueca_desktop.bots.sueca.thinker import Thinker
from sueca_desktop.levels import Level
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from tests.bots.positions import dealt, position
from tests.conftest import AllowedLogs
from tests.rules.walks import walk

SEARCHING = tuple(THOUGHTS)


def never() -> bool:
    return False


def decisions(preset: str) -> list[PlayerView]:
    """Some moments at which somebody is to play a card."""
    states = [state for state in walk(preset, 2).states if state.phase is Phase.PLAY]
    return [sueca.view(state, seat) for state in states for seat in sueca.to_act(state)][:60:2]


def choices(level: Level, preset: str) -> list[Action | None]:
    player = player_for(level, 3)
    return [player.choose(view, Limit(iterations=9), never) for view in decisions(preset)]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("preset", ["portugal", "cafe", "brazil"])
def test_choices_do_not_depend_on_the_number_of_threads(
    preset: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for cores in (1, 2, 3, None):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found.append(choices(level, preset))
    assert found[1:] == found[:1] * 3


@pytest.mark.parametrize("level", SEARCHING)
def test_thought_changes_some_of_the_choices_of_the_rule_player(level: Level) -> None:
    rules = RulePlayer(3, forgetful=False)
    by_rules = [rules.choose(view, Limit(), never) for view in decisions("portugal")]
    assert choices(level, "portugal") != by_rules


def endless(level: Level) -> Thinker:
    """A player of the level that thinks until it is told to stop, or for a minute."""
    return Thinker(1, replace(THOUGHTS[level], worlds=10**9, seconds=60.0, certainty=inf))


@pytest.mark.parametrize("level", SEARCHING)
def test_cancelling_leaves_no_thread_behind(level: Level) -> None:
    before = set(threading.enumerate())
    asked = threading.Event()
    answers: list[Action | None] = []
    state = dealt(sueca.Rules(), 4)
    view = sueca.view(state, sueca.to_act(state)[0])

    def choose() -> None:
        answers.append(endless(level).choose(view, Limit(), asked.is_set))

    thinking = threading.Thread(target=choose)
    thinking.start()
    thinking.join(0.1)
    assert thinking.is_alive()
    asked.set()
    thinking.join(20)
    assert answers and answers[0] in view.actions
    assert set(threading.enumerate()) == before


@pytest.mark.parametrize("level", SEARCHING)
def test_who_is_no_longer_asked_does_not_begin_to_think(level: Level) -> None:
    view = decisions("portugal")[0]
    assert endless(level).choose(view, Limit(), lambda: True) in view.actions


def test_without_the_compiled_search_it_plays_by_rules_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, allowed_logs: AllowedLogs, caplog: pytest.LogCaptureFixture
) -> None:
    allowed_logs("play by rules only")
    monkeypatch.setitem(sys.modules, "sueca_desktop.bots.sueca.native.foresight", None)
    monkeypatch.setattr(thinker, "_said", set())
    rules = RulePlayer(3, forgetful=False)
    for level in SEARCHING:
        by_rules = [rules.choose(view, Limit(), never) for view in decisions("portugal")]
        assert choices(level, "portugal") == by_rules
    assert len([record for record in caplog.records if "rules only" in record.message]) == 1


def test_cards_left_behind_are_hardly_ever_those_that_all_worlds_favour() -> None:
    worlds = Limit(iterations=144)
    racing = Thinker(3, THOUGHTS[Level.EXPERT])
    patient = Thinker(3, replace(THOUGHTS[Level.EXPERT], certainty=inf))
    views = decisions("portugal")[::3]
    alike = [racing.choose(view, worlds, never) == patient.choose(view, worlds, never) for view in views]
    assert sum(alike) >= 0.9 * len(views)


@pytest.mark.parametrize("level", SEARCHING)
def test_only_card_needs_no_thought(level: Level) -> None:
    view = position("2C", "4H 5H 6H", Seat.E, "6D")
    assert endless(level).choose(view, Limit(), never) == view.actions[0]
