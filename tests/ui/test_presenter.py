"""A person at the table: whole matches, impatience, taking back, claims."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Event
from time import sleep

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.cards import Card
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Action, Claim, Cut, DrawDealer, Play, Score
from sueca_desktop.rules.events import Dealt
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, Rules, State
from sueca_desktop.table.table import Table
from sueca_desktop.ui.scene.director import Step
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Picture, places
from tests.conftest import AllowedLogs
from tests.samples import diagonal, sampled
from tests.ui.conftest import Room
from tests.ui.players import BOTS, AnyCard, Slow, bots

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
    room.click(room.presenter.view.playable[0])
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


@pytest.mark.parametrize("seed", sampled(range(3), lambda seed: seed == 1))
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
        if room.presenter.director.holding:  # a full trick goes on lying
            room.presenter.director.drain()
        assert lies_as_its_picture_says(room)
    room.my_turn()
    assert len(played(table)) >= 4


def full_trick(room: Room) -> None:
    """Plays until four cards lie and the person is to go on."""
    chance = Random(3)
    for _ in range(10_000):
        if room.presenter.director.holding:
            return
        if room.at_rest:
            room.decide(chance)
        else:
            room.presenter.hurry()
            QTest.qWait(1)
    raise AssertionError("no trick was full")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_trick_lies_until_the_click_whatever_changes_about_the_window(
    make_room: MakeRoom, speed: Speed
) -> None:
    room = make_room(trick_pause="click", speed=speed.value)
    sentences: list[str] = []
    room.presenter.log_changed.connect(lambda told: sentences.__setitem__(slice(None), told))
    room.presenter.logged.connect(sentences.append)
    room.sit(deal=3)
    full_trick(room)
    lying = {key: item.slot for key, item in room.scene._items.items() if isinstance(key, Card)}
    told = list(sentences)
    for size in ((900, 640), (1280, 752)):
        room.board.resize(*size)
        QTest.qWait(5)
        assert room.presenter.director.holding
        assert sum(item.ringed for item in room.scene._items.values()) == 1
        assert room.scene.furniture._note.isVisible()
        assert sentences == told
    assert {key: item.slot for key, item in room.scene._items.items() if isinstance(key, Card)} == lying
    room.presenter.hurry()
    room.my_turn()
    assert lies_as_its_picture_says(room)
    assert sentences == room.presenter._sentences()


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


def test_the_turned_trump_is_marked_while_it_lies_still(make_room: MakeRoom, quick_fingers: None) -> None:
    room = make_room(speed="slow")
    header = Header(Rules(), ("A", "B", "C", "D"))
    views = ((deal, Table.numbered(header, deal)) for deal in range(99))
    deal = next(deal for deal, table in views if table.state.dealer is Seat.S)
    room.sit(deal=deal)
    hand = None
    while hand is None or not hand.tricks:
        room.decide(Random(1))
        hand = room.table.view(Seat.S).hand
    room.my_turn()
    tag = room.scene.furniture._tag
    assert room.scene.fan[-1] == hand.trump
    assert tag.isVisible()
    room.click(next(card for card in room.table.view(Seat.S).playable if card != hand.trump))
    assert room.presenter.director.busy
    assert not tag.isVisible()
    room.my_turn()
    assert tag.isVisible()


def test_card_pressed_while_another_thinks_is_refused_before_the_eyes(room: Room) -> None:
    go = Event()
    table = Table.numbered(Header(Rules(), ("A", "B", "C", "D")), 2)
    room.presenter.open(table, dict.fromkeys(BOTS, Slow(go)))
    while table.state.phase is not Phase.PLAY or table.view(Seat.S).my_turn:
        go.set()
        room.decide(Random(1))
        go.clear()
    assert room.presenter.thinking
    room.presenter.play(room.scene.fan[0])
    assert [words for _, words, _ in room.scene.furniture.words()] == ["It is not your turn to play."]
    go.set()
    room.my_turn()
    assert room.scene.furniture.words() == []


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


# ---------------------------------------------------------------- players that fail


class Breaks(AnyCard):
    """Breaks down, or answers what cannot be, at every question."""

    def __init__(self, answer: Action | Exception | None) -> None:
        super().__init__()
        self._answer = answer

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


@pytest.mark.parametrize(
    ("preset", "answer"),
    diagonal(["portugal", "cafe", "azores"], [RuntimeError("no idea"), None, Play(Seat.S, Card.parse("AS"))]),
)
def test_match_goes_on_when_players_break_down(
    room: Room, preset: str, answer: Action | Exception | None, allowed_logs: AllowedLogs
) -> None:
    allowed_logs("a player failed")
    table = Table(Header(PRESETS[preset], ("A", "B", "C", "D")))
    room.presenter.open(table, dict.fromkeys(BOTS, Breaks(answer)))
    chance = Random(2)
    while not hand_is_over(room):
        room.decide(chance)
    assert table.state.results


# ---------------------------------------------------------------- claims at any moment


class Accuses(AnyCard):
    """Plays any card, and claims what it can after the tenth trick, when it is told to go on."""

    def __init__(self, go: Event) -> None:
        super().__init__()
        self._go = go

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if view.phase is not Phase.SCORE or not view.claimable:
            return super().choose(view, limit, cancelled)
        while not self._go.wait(0.005) and not cancelled():
            pass
        return Claim(view.seat, view.claimable[0])


def all_tricks_played(room: Room, go: Event) -> Table:
    """A hand after its tenth trick in which the others may claim, and think about it."""
    for deal in range(30):
        table = Table.numbered(Header(PRESETS["cafe"], ("A", "B", "C", "D")), deal)
        room.presenter.open(table, dict.fromkeys(BOTS, Accuses(go)))
        chance = Random(deal)
        while table.state.phase is Phase.PLAY:
            room.decide(chance)
            for _ in range(2000):
                if room.at_rest or table.state.phase is not Phase.PLAY:
                    break
                room.presenter.hurry()
                QTest.qWait(1)
        if table.view(Seat.E).claimable and table.view(Seat.S).claimable:
            room.presenter.director.drain()
            return table
    raise AssertionError("no deal with anything to claim")


def test_hand_cannot_be_closed_before_the_others_had_their_say(room: Room) -> None:
    go = Event()
    table = all_tricks_played(room, go)
    assert room.presenter.thinking
    assert not [b for b in room.board.buttons if b.spec.action == "score"]
    room.presenter.decide(Score())
    assert table.state.phase is Phase.SCORE
    go.set()
    room.my_turn()
    assert isinstance(table.actions[-1], Claim)
    assert room.presenter.showing_result


def test_own_claim_while_another_thinks_about_his(room: Room) -> None:
    table = all_tricks_played(room, Event())
    assert room.presenter.thinking
    press(room, "accuse")
    press(room, f"claim:{table.view(Seat.S).claimable[0]}")
    room.my_turn()
    assert isinstance(table.actions[-1], Claim)
    assert table.actions[-1].by is Seat.S
    assert room.presenter.showing_result


@pytest.mark.usefixtures("quick_fingers")
def test_nothing_goes_on_while_the_person_thinks_about_a_claim(make_room: MakeRoom) -> None:
    room = make_room(speed="fast")
    table = revoked_table(room)
    while table.view(Seat.S).my_turn:
        room.my_turn()
        room.click(table.view(Seat.S).playable[0])
    assert table.view(Seat.S).claimable
    count = len(table.actions)
    press(room, "accuse")
    QTest.qWait(400)
    assert len(table.actions) == count
    assert {b.spec.action.partition(":")[0] for b in room.board.buttons} == {"claim", "withdraw"}
    assert lies_as_its_picture_says(room)
    press(room, "withdraw")
    room.my_turn()
    assert len(table.actions) > count


def test_question_before_a_claim_stays_when_the_window_changes(room: Room) -> None:
    revoked_table(room)
    press(room, "accuse")
    assert room.scene.furniture._hint.isVisible()
    room.presenter.refresh()
    QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 300))
    assert room.scene.furniture._hint.isVisible()
    assert {b.spec.action.partition(":")[0] for b in room.board.buttons} == {"claim", "withdraw"}


# ---------------------------------------------------------------- no press is lost


def test_button_pressed_while_the_cards_rearrange_counts(make_room: MakeRoom) -> None:
    room = make_room(speed="slow")
    dealer = next(seat for seat in SEATS if State(Rules(), dealer=seat).cutter is Seat.S)
    table = Table(Header(Rules(), ("A", "B", "C", "D")), (DrawDealer(dealer),))
    room.presenter.open(table, bots())
    while not room.board.buttons:
        QTest.qWait(5)
    assert room.sees_movement()
    QTest.mouseClick(room.board.buttons[0], Qt.MouseButton.LeftButton)
    assert isinstance(table.actions[-1], Cut)


def test_card_dragged_while_it_flies_is_no_trouble(make_room: MakeRoom, quick_fingers: None) -> None:
    room = make_room(speed="off")
    table = room.sit(deal=5)
    chance = Random(5)
    while len(table.view(Seat.S).hand.cards) > 1:
        room.decide(chance)
    room.my_turn()
    room.set_speed(Speed.SLOW)
    [last] = table.view(Seat.S).hand.cards
    start, viewport = room.point_of(last), room.board.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -60))
    room.presenter.play(last)
    assert room.sees_movement()
    QTest.mouseMove(viewport, start + QPoint(0, -90))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(0, -90))
    room.set_speed(Speed.OFF)
    room.my_turn()
    assert len(table.state.results) == 1


def test_refused_card_that_is_dragged_and_let_go_lies_in_the_hand_again(room: Room) -> None:
    for deal in range(40):
        table = room.sit(deal=deal)
        room.my_turn()
        view = table.view(Seat.S)
        barred = [card for card in room.scene.fan if card not in view.playable]
        if barred:
            break
    room.click(barred[0])
    start, viewport = room.point_of(barred[0]), room.board.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -300))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(0, -20))
    assert lies_as_its_picture_says(room)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -300))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(0, -300))
    item, place = room.scene.item_of(barred[0]), room.scene.place_of(barred[0])
    assert item is not None and place is not None
    assert item.zValue() == place.z
    assert item.slot.cx == pytest.approx(place.slot.cx)


def test_mouse_over_a_card_that_flies_does_not_pull_it_back(
    make_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = make_room(speed="slow")
    table = room.sit(deal=5)
    room.my_turn()
    card = table.view(Seat.S).playable[0]
    room.click(card)
    item = room.scene.item_of(card)
    assert item is not None
    pulled: list[Slot] = []
    monkeypatch.setattr(item, "place", pulled.append)
    for _ in range(4):
        room.scene.hover(card)
        room.scene.set_focus(card)
        room.scene.hover(None)
        QTest.qWait(15)
    assert room.sees_movement()
    assert not pulled


def test_taken_back_words_are_unsaid(room: Room) -> None:
    table = revoked_table(room)
    press(room, "accuse")
    press(room, f"claim:{table.view(Seat.S).claimable[0]}")
    bubbles = room.scene.furniture._speech.values()
    assert any(bubble.isVisible() for bubble in bubbles)
    room.presenter.undo()
    assert not any(bubble.isVisible() for bubble in bubbles)


# ---------------------------------------------------------------- which way play goes


@pytest.mark.parametrize(("preset", "word"), [("portugal", "right"), ("brazil", "left")])
def test_the_way_of_play_is_shown_before_the_first_trick_and_told_in_words(
    make_room: MakeRoom, quick_fingers: None, preset: str, word: str
) -> None:
    room = make_room(speed="normal")
    sentences: list[str] = []
    room.presenter.logged.connect(sentences.append)
    room.sit(PRESETS[preset])
    furniture = room.scene.furniture
    chance = Random(1)
    while room.table.state.hand is None:
        assert not furniture._course.isVisible()
        room.decide(chance)
    room.my_turn()
    assert furniture._course.isVisible()
    assert furniture._coursed < 1.0  # it is being drawn
    assert any(f"to the {word}" in sentence for sentence in sentences)
    told = [plate.toolTip() for plate in furniture._plates.values() if f"to the {word}" in plate.toolTip()]
    assert len(told) == 1
    room.presenter.refresh()
    while not room.presenter.view or not room.presenter.view.hand or not room.presenter.view.hand.tricks:
        room.decide(chance)
        room.presenter.director.drain()
    assert not furniture._course.isVisible()


def test_arrows_are_not_drawn_anew_for_a_match_that_is_taken_up_again(make_room: MakeRoom) -> None:
    room = make_room(speed="normal")
    room.presenter.open(Table.numbered(Header(Rules(), ("A", "B", "C", "D")), 3), bots())
    assert room.scene.furniture._course.isVisible()
    assert room.scene.furniture._coursed == 1.0
