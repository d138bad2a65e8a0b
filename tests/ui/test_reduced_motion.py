"""Who wants no movement sees none, whatever the speed; and the system may have said so before."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QToolBar

from sueca_desktop.rules.sueca import PRESETS, Phase
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.ui import app as app_module
from sueca_desktop.ui.appearance import wants_no_movement
from sueca_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Person, Start


def moving(window: MainWindow) -> list[QAbstractAnimation]:
    """The animations that run anywhere in the window."""
    return [
        animation
        for animation in window.findChildren(QAbstractAnimation)
        if animation.state() is QAbstractAnimation.State.Running
    ]


def plays_a_hand(window: MainWindow) -> int:
    """Plays a hand with mouse and refusals; returns how often something was seen to move."""
    person, chance, seen = Person(window.presenter), Random(4), 0
    window.begin(PRESETS["portugal"], 5)
    for _ in range(3000):
        seen += len(moving(window))
        if window.presenter.showing_result:
            return seen
        if not window.presenter.waits_for_person:
            window.presenter.hurry()
            seen += len(moving(window))
            QTest.qWait(1)
            continue
        view = window.presenter.view
        assert view is not None
        if view.phase is Phase.PLAY:
            for card in person.scene.fan:
                QTest.mouseMove(person.board.viewport(), person.point_of(card))
                seen += len(moving(window))
                if card not in view.playable:
                    person.click(card)
                    seen += len(moving(window))
        person.decide(chance)
        seen += len(moving(window))
    raise AssertionError("the hand has no end")


def test_without_movement_nothing_moves(start: Start) -> None:
    window = start(reduced_motion=True)
    window.change(speed="slow")
    assert plays_a_hand(window) == 0


def test_with_movement_something_does(start: Start) -> None:
    window = start(reduced_motion=False)
    window.change(speed="slow")
    assert plays_a_hand(window) > 20


def test_menus_and_tips_do_not_slide_in(start: Start, qapp: QApplication) -> None:
    effects = [effect for effect in Qt.UIEffect if effect is not Qt.UIEffect.UI_General]
    for effect in Qt.UIEffect:
        qapp.setEffectEnabled(effect, True)
    window = start()
    try:
        assert all(qapp.isEffectEnabled(effect) for effect in effects)
        window.change(reduced_motion=True)
        assert not any(qapp.isEffectEnabled(effect) for effect in effects)
        window.change(reduced_motion=False)
        assert all(qapp.isEffectEnabled(effect) for effect in effects)
        for widget in (window, *window.findChildren(QToolBar), *window.findChildren(QPushButton)):
            assert widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget) == 0
    finally:
        for effect in Qt.UIEffect:
            qapp.setEffectEnabled(effect, False)


def hints(name: str | None) -> QStyleHints:
    """Style hints of a Qt that knows of movement, and of one that does not."""
    known: dict[str, Any] = {}
    if name is not None:
        known = {"motionPreference": lambda: SimpleNamespace(name=name)}
    return cast(QStyleHints, SimpleNamespace(accessibility=lambda: SimpleNamespace(**known)))


@pytest.mark.parametrize(
    ("name", "still"), [(None, False), ("NoPreference", False), ("ReducedMotion", True), ("Reduce", True)]
)
def test_the_system_may_want_no_movement(name: str | None, still: bool) -> None:
    assert wants_no_movement(hints(name)) is still


def test_this_qt_can_be_asked() -> None:
    assert wants_no_movement(QGuiApplication.styleHints()) in (True, False)


@pytest.mark.usefixtures("start")
def test_the_system_is_followed_at_the_first_start_only(
    qapp: QApplication, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "wants_no_movement", lambda _: True)
    for expected in (True, False):
        window = app_module.build(qapp, DataFolder.find(data_dir), language="en")
        assert window.settings.reduced_motion is expected
        window.change(reduced_motion=False)
        window.close()
        window.deleteLater()
