"""Whole matches through the real window, in every preset, with languages changed in the middle: the record
is the one that the same play gives without a window."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.levels import Level
from sueca_desktop.record import parse_record
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Action, Cut, DrawDealer, Play, Score, Shuffle
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui import board
from sueca_desktop.ui.app import build
from tests.ui.conftest import PLAIN_PLAYERS, Person


def play_with_keys(person: Person, chance: Random) -> None:
    """Does what the person is asked for, with the keyboard alone."""
    person.my_turn()
    view = person.presenter.view
    assert view is not None
    if view.phase is Phase.OVER:
        return
    if person.presenter.showing_result:
        panel = QApplication.focusWidget()
        assert panel is not None
        QTest.keyClick(panel, Qt.Key.Key_Return)
    elif view.phase in (Phase.DEALER, Phase.CUT):
        for _ in range(chance.randrange(1, 9)):
            person.press(chance.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
        person.press(Qt.Key.Key_Return)
    elif view.phase is Phase.PLAY:
        index = person.scene.fan.index(chance.choice(view.playable))
        person.press(Qt.Key(int(Qt.Key.Key_1) + index) if index < 9 else Qt.Key.Key_0)
        person.press(Qt.Key.Key_Return)
    else:
        QTest.keyClick(chance.choice(person.board.buttons), Qt.Key.Key_Space)


def without_window(rules: Rules, seeds: dict[Seat, int], played: tuple[Action, ...]) -> list[Action]:
    """The same match with no window: chance and the person's decisions from `played`, the bots anew."""
    players = {seat: player_for(Level.INTERMEDIATE, seed) for seat, seed in seeds.items()}
    state = sueca.State(rules)
    actions: list[Action] = []
    for action in played:
        by = getattr(action, "by", None)
        if by in players and not isinstance(action, Cut | DrawDealer | Shuffle | Score):
            chosen = players[by].choose(sueca.view(state, by), Limit(), lambda: False)
            assert chosen is not None
            action = chosen
        state, _ = sueca.apply(state, action)
        actions.append(action)
    return actions


@pytest.mark.soak
@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize("preset", PRESETS)
def test_match_through_the_window_is_the_match_without_it(
    qapp: QApplication, data_dir: Path, monkeypatch: pytest.MonkeyPatch, preset: str, speed: str
) -> None:
    monkeypatch.setattr(board, "GESTURE_MS", 0)
    window = build(qapp, DataFolder.find(data_dir), language="en", speed=speed)
    window.change(**PLAIN_PLAYERS)
    window.show()
    window.begin(PRESETS[preset], 41)
    person, chance = Person(window.presenter), Random(f"{preset} {speed}")
    while person.table.state.winner is None:
        (person.decide if speed == "off" else lambda c: play_with_keys(person, c))(chance)
        if chance.random() < 0.1:
            window.change(language=chance.choice(list(LANGUAGES)))
    person.my_turn()
    table = person.table
    [file] = (data_dir / "matches").glob("*.sueca")
    record = parse_record(file.read_bytes())
    assert record.actions == table.actions
    assert record.state == table.state
    seeds = {seat: 41 + seat.place for seat in (Seat.E, Seat.N, Seat.W)}
    assert without_window(PRESETS[preset], seeds, table.actions) == list(table.actions)
    assert any(isinstance(action, Play) and action.by is Seat.S for action in table.actions)
    window.change(language="en")
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyleSheet("")
