"""What our side has won is celebrated once, quietly, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Suit
from sueca_desktop.record import Header
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Cut, DrawDealer, End, Shuffle, TurnTrump
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, Rules, State
from sueca_desktop.table.table import Table
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import layout
from sueca_desktop.ui.scene.paint_feast import frame_places
from tests.ui.conftest import NAMES, Room
from tests.ui.players import any_action, bots
from tests.ui.scene.quads import overlap

MakeRoom = Callable[..., Room]
LONG = Rules(target=20)  # one sweep does not win it


def all_trumps(seat: Seat, rules: Rules) -> Table:
    """A match in whose first hand `seat`, who deals, holds all ten trumps and so takes every trick."""
    hearts = tuple(card for card in rules.pack if card.suit is Suit.HEARTS)
    others = tuple(card for card in rules.pack if card.suit is not Suit.HEARTS)
    cutter = State(rules, dealer=seat).cutter
    assert cutter is not None
    ends: tuple[End, End] = ("top", "bottom")
    for before in range(0, 40, 10):
        for end in ends:
            table = Table(Header(rules, NAMES))
            deck = others[:before] + hearts + others[before:]
            for action in (DrawDealer(seat), Shuffle(deck), Cut(cutter, 20), TurnTrump(seat, end)):
                if table.why_not(action) is None:
                    table.act(action)
            hand = table.state.hand
            if hand is not None and set(hand.of(seat)) == set(hearts):
                return table
    raise AssertionError("no pack gives him all trumps")


class Feasts:
    """Sits at the table and notes each feast that begins."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room = room
        self.begun: list[Feast] = []
        self.due: list[bool] = []
        self._celebrate = room.scene.celebrate
        monkeypatch.setattr(room.scene, "celebrate", self._begin)
        room.presenter.result_due.connect(self.due.append)

    def play_the_hand(self, table: Table) -> None:
        """Plays the last tricks of the first hand at the table, and stops as soon as it is counted."""
        chance = Random(1)
        while table.state.hand is not None and len(table.state.hand.tricks) < 8:
            action = any_action(table.view(sueca.to_act(table.state)[0]), chance)
            assert action is not None
            table.act(action)
        self.room.presenter.open(table, bots())
        self.due.clear()
        while not table.state.results or self.room.presenter.director.busy:
            if self.room.at_rest:
                self.room.decide(chance)
            else:
                self.room.presenter.hurry()
                QTest.qWait(1)

    def _begin(self, feast: Feast) -> None:
        self.begun.append(feast)
        self._celebrate(feast)

    def now(self) -> Feast | None:
        """What is being celebrated."""
        return self.room.scene.celebration.feast


@pytest.fixture
def feasts(make_room: MakeRoom, quick_fingers: None, monkeypatch: pytest.MonkeyPatch) -> Feasts:
    return Feasts(make_room(speed="slow"), monkeypatch)


def click_the_table(room: Room) -> None:
    QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, 500))


@pytest.mark.parametrize("seat", [Seat.S, Seat.N])
def test_our_sweep_is_celebrated_before_its_result_and_ends_at_a_click(feasts: Feasts, seat: Seat) -> None:
    feasts.play_the_hand(all_trumps(seat, LONG))
    assert feasts.begun == [Feast.SWEEP]
    assert feasts.now() is Feast.SWEEP
    assert not feasts.due
    click_the_table(feasts.room)
    assert feasts.now() is None
    assert len(feasts.due) == 1
    assert feasts.room.presenter.showing_result
    feasts.room.presenter.refresh()
    assert feasts.begun == [Feast.SWEEP]


def test_a_sweep_that_nobody_hurries_shows_its_result_by_itself(
    qtbot: QtBot, make_room: MakeRoom, quick_fingers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    feasts = Feasts(make_room(speed="fast"), monkeypatch)
    feasts.play_the_hand(all_trumps(Seat.S, LONG))
    assert feasts.now() is Feast.SWEEP
    qtbot.waitUntil(lambda: feasts.due == [True], timeout=20_000)
    assert feasts.room.presenter.showing_result


def test_a_match_that_is_ours_is_celebrated_around_its_result(feasts: Feasts) -> None:
    table = all_trumps(Seat.S, Rules())
    feasts.play_the_hand(table)
    assert table.state.phase is Phase.OVER
    assert Sound.WIN not in feasts.room.heard
    click_the_table(feasts.room)
    assert feasts.begun == [Feast.SWEEP, Feast.MATCH]
    assert feasts.now() is Feast.MATCH
    assert feasts.due == [True]
    assert feasts.room.heard[-1] is Sound.WIN
    QTest.keyClick(feasts.room.board, Qt.Key.Key_Space)
    assert feasts.now() is None
    assert feasts.room.presenter.showing_result


@pytest.mark.parametrize("seat", [Seat.E, Seat.W])
def test_nothing_is_celebrated_that_they_have_won(feasts: Feasts, seat: Seat) -> None:
    table = all_trumps(seat, Rules())
    feasts.play_the_hand(table)
    assert table.state.phase is Phase.OVER
    assert feasts.begun == []
    assert feasts.due == [True]
    assert Sound.WIN not in feasts.room.heard


def test_nothing_is_celebrated_where_nothing_moves(
    make_room: MakeRoom, quick_fingers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for still in ({"speed": "off"}, {"speed": "slow", "reduced_motion": True}):
        feasts = Feasts(make_room(**still), monkeypatch)
        feasts.room.set_speed(feasts.room.presenter._speed)
        feasts.play_the_hand(all_trumps(Seat.S, Rules()))
        assert feasts.now() is None
        assert feasts.due == [True]
        assert feasts.room.heard[-1] is Sound.WIN, "it is heard all the same"


def test_a_feast_goes_on_through_a_change_of_size_and_is_not_begun_anew(feasts: Feasts) -> None:
    feasts.play_the_hand(all_trumps(Seat.S, Rules()))
    for size in ((900, 640), (1280, 752)):
        feasts.room.board.resize(*size)
        QTest.qWait(5)
        assert feasts.now() is Feast.SWEEP
    click_the_table(feasts.room)
    feasts.room.board.resize(900, 640)
    assert feasts.now() is Feast.MATCH
    assert feasts.begun == [Feast.SWEEP, Feast.MATCH]


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(800, 552), (1024, 720), (1280, 752), (1920, 1032), (3440, 1392)])
def test_the_tiles_of_a_feast_lie_on_nothing_that_is_read(size: tuple[int, int], left_handed: bool) -> None:
    for text, (wide, high) in product((1.0, 1.5), ((1, 0.6), (0.6, 0.8))):
        lay = layout(size, text=text, left_handed=left_handed)
        room = lay.result
        top = room.y + 0.42 * (1 - high) * room.h
        panel = Rect(room.cx - wide * room.w / 2, top, wide * room.w, high * room.h)
        read = (*lay.plates.values(), lay.slate)
        tiles = [tile for tile, _ in frame_places(panel, lay.k, read)]
        assert tiles
        for tile, rect in product(tiles, (panel, *read)):
            assert not overlap(tile.quad(), rect.quad())


def test_a_feast_ends_when_something_is_taken_back_or_the_match_is_left(feasts: Feasts) -> None:
    table = all_trumps(Seat.S, LONG)
    feasts.play_the_hand(table)
    assert feasts.room.presenter.can_undo
    feasts.room.presenter.undo()
    assert feasts.now() is None
    assert not table.state.results
    feasts.play_the_hand(table)
    assert feasts.now() is Feast.SWEEP
    feasts.room.presenter.close()
    assert feasts.now() is None


def test_a_result_that_is_opened_again_is_not_celebrated_again(feasts: Feasts) -> None:
    table = all_trumps(Seat.S, Rules())
    feasts.play_the_hand(table)
    feasts.begun.clear()
    feasts.room.heard.clear()
    feasts.room.presenter.open(Table(table.header, table.actions), bots())
    assert feasts.room.presenter.showing_result
    assert feasts.begun == []
    assert feasts.now() is None
    assert Sound.WIN not in feasts.room.heard
