"""A person at the table: whole matches, impatience, taking back, claims."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event
from time import sleep

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sueca_desktop.cards import Card
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Action, Claim, Play
from sueca_desktop.rules.events import Dealt
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.ui.scene.director import Step
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Picture, places
from tests.ui.conftest import Room
from tests.ui.players import Slow, bots

MakeRoom = Callable[..., Room]


def played(table: Table) -> list[Action]:
    return [action for action in table.actions if isinstance(action, Play)]


def lies_as_its_picture_says(room: Room) -> bool:
    """Every card of the scene is where a fresh look at the table would put it."""
    view = room.presenter.view
    assert view is not None
    picture = room.scene.picture
    assert isinstance(picture, Picture)
    fresh = places(picture, room.scene.lay, room.settings.sort_order)
    shown = {key: item for key in fresh if (item := room.scene.item_of(key)) is not None}
    return (
        picture.view == view
        and len(shown) == len(fresh)
        and all(item.slot == fresh[key].slot and item.face == fresh[key].face for key, item in shown.items())
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_short_match_with_the_mouse_is_the_match_of_its_record(room: Room, preset: str) -> None:
    table = room.sit(replace(PRESETS[preset], target=1))
    chance = Random(preset)
    while table.state.winner is None:
        room.decide(chance)
    room.my_turn()
    assert room.presenter.showing_result
    record = parse_record(record_lines(table.header, table.actions))
    assert record.state == table.state
    assert sum(table.state.score) == sum(sum(result.games) for result in table.state.results)


def test_hand_with_the_keyboard_alone(room: Room) -> None:
    table = room.sit()
    while not hand_is_over(room):
        view = room.presenter.view
        assert view is not None
        if view.phase in (Phase.DEALER, Phase.CUT):
            room.press(Qt.Key.Key_Right)
            room.press(Qt.Key.Key_Return)
        elif view.phase is Phase.TRUMP:
            QTest.keyClick(room.board.buttons[0], Qt.Key.Key_Space)
        else:
            card = view.playable[0]
            room.press(
                Qt.Key(int(Qt.Key.Key_1) + room.scene.fan.index(card))
                if room.scene.fan.index(card) < 9
                else Qt.Key.Key_0
            )
            assert room.scene.focus_key == card
            room.press(Qt.Key.Key_Space)
            assert Play(Seat.S, card) in table.actions
    assert sum(table.state.results[0].points) == 120


def test_five_quick_clicks_on_two_cards_during_an_animation_play_one(make_room: MakeRoom) -> None:
    room = make_room(speed="normal")
    table = room.sit(deal=5)
    room.my_turn()
    before = len([a for a in played(table) if a.by is Seat.S])  # type: ignore[union-attr]
    first, second = room.scene.fan[0], room.scene.fan[-1]
    for card in (first, second, first, second, first):
        point = room.board.mapFromScene(
            room.scene.lay.hand[0 if card == first else -1].cx, room.scene.lay.hand[0].cy
        )
        QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=point)
        QTest.qWait(15)
    room.my_turn()
    mine = [a for a in played(table) if a.by is Seat.S]  # type: ignore[union-attr]
    assert len(mine) == before + 1


def test_click_while_a_card_flies_ends_the_flight_and_nothing_else(make_room: MakeRoom) -> None:
    room = make_room(speed="slow")
    table = room.sit(deal=5)
    room.my_turn()
    room.click(room.presenter.view.playable[0])  # type: ignore[union-attr]
    assert room.sees_movement()
    count = len(table.actions)
    QTest.mouseClick(
        room.board.viewport(), Qt.MouseButton.LeftButton, pos=room.board.viewport().rect().center()
    )
    assert not room.sees_movement()
    assert len(table.actions) == count
    assert lies_as_its_picture_says(room)


def test_refused_card_says_why_and_stays(room: Room) -> None:
    for deal in range(40):
        table = room.sit(deal=deal)
        for _ in range(3):
            room.my_turn()
            view = room.presenter.view
            assert view is not None and view.hand is not None
            barred = [card for card in view.hand.cards if card not in view.playable]
            if barred and view.phase is Phase.PLAY:
                count = len(table.actions)
                room.click(barred[0])
                assert len(table.actions) == count
                assert barred[0] in room.scene.fan
                return
            room.click(view.playable[0])
    raise AssertionError("no deal tried a refusal")


@pytest.mark.usefixtures("quick_fingers")
def test_undo_ten_times_while_cards_fly(make_room: MakeRoom) -> None:
    room = make_room(speed="normal")
    table = room.sit(deal=9)
    chance = Random(9)
    for _ in range(4):
        room.decide(chance)
    for _ in range(10):
        room.presenter.undo()
        QTest.qWait(10)
        assert lies_as_its_picture_says(room) or room.presenter.director.busy
    room.presenter.director.drain()
    record = parse_record(record_lines(table.header, table.actions))
    assert record.state == table.state
    assert table.header.extra["undo"] >= 4


@pytest.mark.parametrize("seed", range(3))
def test_drained_queue_equals_a_fresh_look(make_room: MakeRoom, seed: int) -> None:
    room = make_room(speed="fast")
    room.sit(PRESETS["cafe"], deal=seed)
    chance = Random(seed)
    for _ in range(14):
        room.decide(chance)
        QTest.qWait(chance.randrange(60))
        room.presenter.director.drain()
        assert lies_as_its_picture_says(room)


def test_speed_changed_in_the_middle_loses_nothing(make_room: MakeRoom) -> None:
    room = make_room(speed="slow")
    table = room.sit(deal=3)
    chance = Random(3)
    for speed in (Speed.OFF, Speed.SLOW, Speed.FAST, Speed.OFF):
        room.decide(chance)
        room.set_speed(speed)
        room.presenter.refresh()
        assert lies_as_its_picture_says(room)
    room.my_turn()
    assert len(played(table)) >= 4


def test_answer_to_an_earlier_moment_is_dropped(room: Room) -> None:
    go = Event()
    header = Header(Rules(), ("A", "B", "C", "D"))
    table = Table.numbered(header, 2)
    room.presenter.open(table, dict.fromkeys((Seat.E, Seat.N, Seat.W), Slow(go)))
    waiting = len(table.actions)
    if room.presenter.view is not None and room.presenter.view.my_turn:
        room.click(room.presenter.view.playable[0])
        waiting = len(table.actions)
    QTest.qWait(30)
    other = room.sit(deal=4)
    go.set()
    room.my_turn()
    assert len(table.actions) == waiting
    assert parse_record(record_lines(other.header, other.actions)).state == other.state


def test_leaving_while_a_player_thinks_ends_the_thread(make_room: MakeRoom) -> None:
    room = make_room()
    table = Table.numbered(Header(Rules(), ("A", "B", "C", "D")), 2)
    room.presenter.open(table, dict.fromkeys((Seat.E, Seat.N, Seat.W), Slow(Event())))
    if table.view(Seat.S).my_turn:
        room.click(table.view(Seat.S).playable[0])
    sleep(0.02)
    room.presenter.shut_down()
    assert not room.presenter.thinking


def test_revoke_is_claimed_with_a_button_and_a_second_thought(room: Room) -> None:
    table = revoked_table(room)
    view = room.presenter.view
    assert view is not None
    accused = view.claimable[0]
    press(room, "accuse")
    assert not any(isinstance(action, Claim) for action in table.actions)
    press(room, "withdraw")
    assert not any(isinstance(action, Claim) for action in table.actions)
    press(room, "accuse")
    press(room, f"claim:{accused}")
    assert Claim(Seat.S, accused) in table.actions
    assert table.state.results[0].reason.value == "revoke"


def test_claim_button_shows_only_where_a_claim_can_mean_something(room: Room) -> None:
    room.sit(PRESETS["cafe"], deal=8)
    chance = Random(8)
    while not hand_is_over(room):
        view = room.presenter.view
        assert view is not None
        offered = [b for b in room.board.buttons if b.spec.action.startswith("accuse")]
        assert len(offered) == bool(view.claimable)
        if view.phase is Phase.SCORE:
            press(room, "score")
        else:
            room.decide(chance)


def hand_is_over(room: Room) -> bool:
    """Waits until the person is to decide, and tells whether that is about the next hand."""
    room.my_turn()
    return bool(room.table.state.results)


def press(room: Room, action: str) -> None:
    button = next(button for button in room.board.buttons if button.spec.action == action)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def revoked_table(room: Room) -> Table:
    """A match in which an opponent has played another suit than the one led."""
    for deal in range(30):
        table = room.sit(PRESETS["cafe"], deal=deal)
        chance = Random(deal)
        for _ in range(9):
            room.my_turn()
            if table.view(Seat.S).claimable:
                return table
            room.decide(chance)
    raise AssertionError("nobody ran out of a suit")


def test_the_first_card_of_each_kind_can_be_played(room: Room) -> None:
    """No card is taken for 'no card': each of the forty is played by a click as the only one left."""
    seen: set[Card] = set()
    for deal in range(200):
        table = Table.numbered(Header(Rules(), ("A", "B", "C", "D")), deal)
        room.presenter.open(table, bots(deal))
        room.my_turn()
        wanted = [card for card in table.view(Seat.S).playable if card not in seen]
        if wanted:
            room.click(wanted[0])
            assert Play(Seat.S, wanted[0]) in table.actions
            seen.add(wanted[0])
        if len(seen) == 40:
            break
    assert len(seen) == 40


def test_hidden_cards_are_in_no_event_that_the_scene_gets(room: Room) -> None:
    steps: list[Step] = []
    room.presenter.director.began.connect(steps.append)
    room.sit()
    chance = Random(1)
    while not room.table.state.results:
        room.decide(chance)
    packets = [step.happened for step in steps if isinstance(step.happened, Dealt)]
    assert packets
    for dealt in packets:
        for seat, cards in dealt.packets:
            known = [card for card in cards if card is not None]
            assert seat is Seat.S or len(known) <= 1
    assert sueca.why_not(room.table.state, Play(Seat.S, Card.parse("AS"))) is not None
