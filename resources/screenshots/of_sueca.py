"""Pictures of sueca at the table."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from studio import (
    LARGE,
    SMALL,
    USUAL,
    NotReached,
    Studio,
    ask_hint,
    at_end,
    at_result,
    dialog,
    my_turn,
    my_turn_at_trick,
    play,
    wait,
)

from sueca_desktop.rules.actions import Cut
from sueca_desktop.rules.events import CardPlayed, Dealt, Event
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.scene.celebration import MOTIONS, Feast
from sueca_desktop.ui.scene.motion import Speed


def table(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, my_turn_at_trick(3))
    ask_hint(window)
    return window


def cut(studio: Studio) -> QWidget:
    return _before_the_cut(studio)


def dealing(studio: Studio) -> QWidget:
    window = _before_the_cut(studio)
    window.change(speed="slow")
    window.presenter.decide(Cut(Seat.S, 20))
    _shown_for(window, Dealt, 1100)
    return window


def trick(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="cafe", name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, my_turn_at_trick(6))
    window.change(speed="slow")
    window.presenter.play(window.presenter.view.playable[0])
    _shown_for(window, CardPlayed, 420)
    return window


def small(studio: Studio) -> QWidget:
    window = studio.open("en", SMALL)
    window.begin(PRESETS["cafe"], 5)
    play(window, my_turn_at_trick(2))
    return window


def large(studio: Studio) -> QWidget:
    window = studio.open("en", LARGE, theme="cafe", appearance="dark")
    window.begin(PRESETS["portugal"], 20)
    play(window, my_turn_at_trick(4))
    return window


def four_colours(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="azulejo", four_colours=True, back=3)
    window.begin(PRESETS["portugal"], 15)
    play(window, my_turn_at_trick(3))
    return window


def large_index(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", large_index="on", text_size=1.3, left_handed=True)
    window.begin(PRESETS["brazil"], 6)
    play(window, my_turn_at_trick(2))
    return window


def contrast(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="contrast", appearance="dark", four_colours=True)
    window.begin(PRESETS["azores"], 8)
    play(window, my_turn_at_trick(2))
    return window


def portugal_end(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", name_s="Rosa")
    window.begin(PRESETS["portugal"], 2)
    play(window, at_end)
    window.change(speed="slow")
    window.presenter.board.table_scene.celebrate(Feast.MATCH)
    QTest.qWait(MOTIONS[Feast.MATCH].duration(Speed.SLOW) * 2 // 3)
    return window


def brazil_end(studio: Studio) -> QWidget:
    window = studio.open("pt_BR")
    window.begin(replace(PRESETS["brazil"], spoil=False), 3)
    play(window, at_end)
    return window


def review(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", name_s="Rosa")
    window.begin(PRESETS["portugal"], 11)
    play(window, at_result)
    window.show_review()
    opened = dialog(USUAL)
    assert isinstance(opened, ReviewWindow)
    wait(lambda: opened.review.complete, "the end of the review")
    mistake = opened.review.next_mistake(12)
    if mistake is None:
        raise NotReached("no mistake is left to be looked at")
    opened.show_card(mistake)
    return dialog()


def _before_the_cut(studio: Studio) -> MainWindow:
    window = studio.open("pt_BR", theme="azulejo")
    window.begin(PRESETS["portugal"], 4)
    play(window, my_turn(lambda view: view.phase is Phase.CUT))
    return window


def _shown_for(window: MainWindow, event: type[Event], ms: int) -> None:
    """Hurries to the movement that shows such an event, and lets it go on for so long. Raises NotReached if
    it is over by then."""
    director = window.presenter.director

    def shows_it() -> bool:
        return bool(director.pending) and isinstance(director.pending[0].happened, event)

    wait(shows_it, f"a movement for {event.__name__}", window.presenter.hurry)
    QTest.qWait(ms)
    if not shows_it():
        raise NotReached(f"the movement for {event.__name__} was over too soon")


PICTURES = (
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
)
