"""Takes the pictures of the program that the README shows, from fixed deals, without a screen.

python resources/screenshots/take.py FOLDER [NAME ...]
"""

from __future__ import annotations

import os
import sys
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Cut, Play
from sueca_desktop.rules.events import CardPlayed, Dealt, Event
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.ui.app import build
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.scene.celebration import MOTIONS, Feast
from sueca_desktop.ui.scene.motion import Speed

Window = Callable[..., MainWindow]

USUAL, SMALL, LARGE = (1280, 800), (800, 600), (2560, 1440)


def play(window: MainWindow, until: Callable[[MainWindow], bool]) -> None:
    """Lets the person's cards be played by the program until something is to be seen."""
    presenter = window.presenter
    person = player_for(Level.INTERMEDIATE, 1)
    for _ in range(100_000):
        QTest.qWait(1)
        if not presenter.waits_for_person:
            presenter.hurry()
            continue
        view = presenter.view
        if until(window) or view is None or view.phase is Phase.OVER:
            break
        if presenter.showing_result:
            presenter.go_on_after_result()
        elif view.my_turn:
            action = person.choose(view, Limit(), lambda: False)
            if isinstance(action, Play):
                presenter.play(action.card)
            elif action is not None:
                presenter.decide(action)
    QTest.qWait(50)


def my_turn_at_trick(number: int) -> Callable[[MainWindow], bool]:
    """The person is to play to that trick, and two cards or more lie already."""

    def reached(window: MainWindow) -> bool:
        view = window.presenter.view
        hand = None if view is None else view.hand
        return (
            view is not None
            and hand is not None
            and view.my_turn
            and len(hand.tricks) >= number - 1
            and len(hand.trick.cards) >= 2
        )

    return reached


def at_result(window: MainWindow) -> bool:
    """A hand is over."""
    return window.presenter.showing_result


def start(open_window: Window) -> MainWindow:
    return open_window("pt_PT", USUAL, name_s="Rosa")


def table(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, my_turn_at_trick(3))
    window.presenter.hint()
    while window.presenter.hint_is_coming:
        QTest.qWait(1)
    return window


def cut(open_window: Window) -> MainWindow:
    window = open_window("pt_BR", USUAL, theme="azulejo")
    window.begin(PRESETS["portugal"], 4)
    play(window, lambda w: w.presenter.view is not None and w.presenter.view.phase is Phase.CUT)
    return window


def shown_for(window: MainWindow, event: type[Event], ms: int) -> None:
    """Hurries to the movement that shows such an event, and lets it go on for so long."""
    director = window.presenter.director
    while not (director.pending and isinstance(director.pending[0].happened, event)):
        window.presenter.hurry()
        QTest.qWait(1)
    QTest.qWait(ms)


def dealing(open_window: Window) -> MainWindow:
    window = cut(open_window)
    window.change(speed="slow")
    window.presenter.decide(Cut(Seat.S, 20))
    shown_for(window, Dealt, 1100)
    return window


def trick(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, theme="cafe", name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, my_turn_at_trick(6))
    window.change(speed="slow")
    view = window.presenter.view
    assert view is not None
    window.presenter.play(view.playable[0])
    shown_for(window, CardPlayed, 420)
    return window


def portugal_end(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, name_s="Rosa")
    window.begin(PRESETS["portugal"], 2)
    play(window, lambda w: False)
    window.change(speed="slow")
    window.presenter.board.table_scene.celebrate(Feast.MATCH)
    QTest.qWait(MOTIONS[Feast.MATCH].duration(Speed.SLOW) * 2 // 3)
    return window


def four_colours(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, theme="azulejo", four_colours=True, back=3)
    window.begin(PRESETS["portugal"], 15)
    play(window, my_turn_at_trick(3))
    return window


def large_index(open_window: Window) -> MainWindow:
    window = open_window("pt_BR", USUAL, large_index="on", text_size=1.3, left_handed=True)
    window.begin(PRESETS["brazil"], 6)
    play(window, my_turn_at_trick(2))
    return window


def small(open_window: Window) -> MainWindow:
    window = open_window("en", SMALL)
    window.begin(PRESETS["cafe"], 5)
    play(window, my_turn_at_trick(2))
    return window


def large(open_window: Window) -> MainWindow:
    window = open_window("en", LARGE, theme="cafe", appearance="dark")
    window.begin(PRESETS["portugal"], 20)
    play(window, my_turn_at_trick(4))
    return window


def contrast(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, theme="contrast", appearance="dark", four_colours=True)
    window.begin(PRESETS["azores"], 8)
    play(window, my_turn_at_trick(2))
    return window


def brazil_end(open_window: Window) -> MainWindow:
    window = open_window("pt_BR", USUAL)
    window.begin(replace(PRESETS["brazil"], spoil=False), 3)
    play(window, lambda w: False)
    return window


def review(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, at_result)
    window.show_review()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ReviewWindow)
    while not dialog.review.complete:
        QTest.qWait(50)
    dialog.resize(*USUAL)
    mistake = dialog.review.next_mistake(12)
    assert mistake is not None
    dialog.show_card(mistake)
    QTest.qWait(100)
    return window


def settings(open_window: Window) -> MainWindow:
    window = open_window("pt_PT", USUAL, theme="azulejo")
    window.begin(PRESETS["cafe"], 7)
    play(window, my_turn_at_trick(1))
    window.show_settings()
    QTest.qWait(100)
    return window


PICTURES: dict[str, Callable[[Window], MainWindow]] = {
    picture.__name__.replace("_", "-"): picture
    for picture in (
        start,
        table,
        cut,
        dealing,
        trick,
        small,
        large,
        four_colours,
        large_index,
        contrast,
        portugal_end,
        brazil_end,
        review,
        settings,
    )
}


def take(application: QApplication, name: str, folder: Path) -> None:
    """Takes one picture."""
    with tempfile.TemporaryDirectory() as data_dir:

        def open_window(language: str, size: tuple[int, int], **choices: object) -> MainWindow:
            window = build(application, DataFolder.find(Path(data_dir)), language=language)
            # Players whom no clock hurries: the same pictures on any machine.
            quick = {f"level_{seat}": Level.INTERMEDIATE for seat in "enw"}
            window.change(**({"appearance": "light", "speed": "off"} | quick | choices))
            window.resize(*size)
            window.show()
            QTest.qWait(50)
            return window

        window = PICTURES[name](open_window)
        picture = window.grab()
        dialog = application.activeModalWidget()
        if isinstance(dialog, QDialog):
            picture = dialog.grab()
            dialog.close()
        picture.save(str(folder / f"{name}.png"), "PNG", 0)  # as small as can be
        window.change(language="en")  # the words of one window must not linger in the next
        window.close()
        window.deleteLater()


def main(folder: str, *names: str) -> int:
    """Takes the named pictures, or all."""
    application = QApplication([])
    for name in names or PICTURES:
        take(application, name, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
