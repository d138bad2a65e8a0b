"""Pictures of each phase of sobe e desce."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from studio import LARGE, SETTLED_MS, SMALL, Studio, at_end, at_result, my_turn, play

from sueca_desktop.bots.games import player_for
from sueca_desktop.bots.player import Limit
from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Enter
from sueca_desktop.rules.sobe_e_desce import GAME_ID, PRESETS, Phase, PlayerView

_RULES = PRESETS["standard"]


def sobe_trumps(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="azulejo", name_s="Rosa")
    window.begin(_RULES, 5)
    play(window, my_turn(lambda view: view.phase is Phase.TRUMP))
    return window


def sobe_turned(studio: Studio) -> QWidget:
    window = studio.open("en", SMALL)
    window.begin(_RULES, 18)
    play(window, my_turn(lambda view: view.phase is Phase.ENTER and view.hand.turned_up_is_open))
    return window


def sobe_enter(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", theme="cafe")
    window.begin(_RULES, 11)
    play(window, my_turn(lambda view: len(_to_exchange(view)) == 2 and bool(view.hand.sat_out)))
    for card in _to_exchange(window.presenter.view):
        window.presenter.play(card)
    QTest.qWait(SETTLED_MS)
    return window


def sobe_play(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", LARGE, appearance="dark", name_s="Rosa")
    window.begin(_RULES, 17)
    play(
        window,
        my_turn(
            lambda view: view.phase is Phase.PLAY and bool(view.hand.sat_out) and bool(view.hand.trick.cards)
        ),
    )
    return window


def sobe_result(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", theme="contrast")
    window.begin(_RULES, 4)
    play(window, at_result)
    return window


def sobe_end(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", name_s="Rosa")
    window.begin(_RULES, 14)
    play(window, at_end)
    return window


def _to_exchange(view: PlayerView) -> tuple[Card, ...]:
    """The cards that a player of the program would exchange now."""
    if view.phase is not Phase.ENTER:
        return ()
    action = player_for(GAME_ID, Level.INTERMEDIATE, 1).choose(view, Limit(), lambda: False)
    return action.exchange if isinstance(action, Enter) else ()


PICTURES = (sobe_trumps, sobe_turned, sobe_enter, sobe_play, sobe_result, sobe_end)
