"""What a screen reader finds on the table, and what it is told."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from sueca_desktop.rules.actions import Cut, Play
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.table.table import Table
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.ui import main_window as main_window_module
from sueca_desktop.ui.access import tree
from sueca_desktop.ui.app import build
from sueca_desktop.ui.dialogs.state_dialog import StateDialog
from tests.ui.conftest import NAMES, Person, Room, Start, commands

NAME, DETAIL = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> LanguageSwitch:
    """English with its plurals, whatever other tests have left."""
    switch = LanguageSwitch(qapp)
    switch.use("en")
    return switch  # as long as it lives its words are known


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QObject, QAccessible.Event]]:
    """What the screen reader is told about things of the table."""
    told: list[tuple[QObject, QAccessible.Event]] = []
    update = QAccessible.updateAccessibility

    def note(event: QAccessibleEvent) -> None:
        told.append((event.object(), event.type()))
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return told


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that are announced."""
    sentences: list[str] = []
    monkeypatch.setattr(main_window_module, "announce", lambda by, sentence: sentences.append(sentence))
    return sentences


def ground(person: Person) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(person.board.viewport())


def children(person: Person) -> list[QAccessibleInterface]:
    """What a screen reader goes through: everything that is there."""
    parent = ground(person)
    found = [parent.child(i) for i in range(parent.childCount())]
    return [child for child in found if not child.state().invisible]


def names(person: Person) -> list[str]:
    return [child.text(NAME) for child in children(person)]


def named(person: Person, name: str) -> QAccessibleInterface:
    return next(child for child in children(person) if child.text(NAME) == name)


def cards(person: Person) -> list[QAccessibleInterface]:
    """The person's cards, as they are heard."""
    return [child for child in children(person) if child.state().selectable]


def press(thing: QAccessibleInterface) -> None:
    thing.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def comes_to_trick(room: Room | Person) -> None:
    """Plays on until the person is to play to a trick in which he cannot play everything."""
    chance = Random(3)
    for _ in range(200):
        room.my_turn()
        view = room.presenter.view
        assert view is not None
        hand = view.hand
        if (
            hand is not None
            and view.my_turn
            and len(hand.trick.cards) > 1
            and 0 < len(view.playable) < len(hand.cards)
        ):
            return
        room.decide(chance)
    raise AssertionError("everything could always be played")


# ---------------------------------------------------------------- what is there


def test_everything_on_the_table_has_a_name(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    view = room.presenter.view
    assert view is not None and view.hand is not None
    heard = names(room)
    assert len(cards(room)) == len(view.hand.cards)
    assert heard[: len(view.hand.cards)] == [thing.text(NAME) for thing in cards(room)]
    for name in ("Rosa", "Bruno", "Amélia", "Tiago"):
        assert name in heard
    assert sum(" led " in name for name in heard) == 1
    assert sum(" played the " in name for name in heard) == len(view.hand.trick.cards) - 1
    assert any(name.startswith("Trumps are") for name in heard)
    assert any(name.startswith("In the match we have 0 games") for name in heard)
    assert all(heard)


def test_children_know_their_parent_and_their_place_in_it(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    parent = ground(room)
    for place in range(parent.childCount()):
        child = parent.child(place)
        assert parent.indexOfChild(child) == place
        assert child.parent().object() is room.board.viewport()
    assert parent.child(parent.childCount()) is None
    board = QAccessible.queryAccessibleInterface(room.board)
    assert any(board.child(i).object() is room.board.viewport() for i in range(board.childCount()))


def test_a_card_that_may_not_be_played_says_so_and_why(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    view = room.presenter.view
    assert view is not None
    for card, thing in zip(room.scene.fan, cards(room), strict=True):
        assert thing.state().disabled == (card not in view.playable)
        assert ("must follow suit" in thing.text(DETAIL)) == (card not in view.playable)


def test_only_what_can_be_pressed_has_an_action(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    for thing in children(room):
        if isinstance(thing.object(), QWidget):
            continue
        role, actions = thing.role(), thing.actionInterface()
        assert (actions is not None) == (role is QAccessible.Role.Button)
        assert role in (QAccessible.Role.Button, QAccessible.Role.StaticText)
        others: tuple[object, ...] = (
            thing.textInterface(),
            thing.editableTextInterface(),
            thing.valueInterface(),
            thing.selectionInterface(),
            thing.tableCellInterface(),
            thing.attributesInterface(),
        )
        assert others == (None,) * 6


@pytest.mark.parametrize("size", [(800, 560), (1280, 752), (1920, 1040)])
def test_places_on_the_screen_are_those_of_the_picture(room: Room, size: tuple[int, int]) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    room.board.resize(*size)
    room.my_turn()
    whole = QRect(room.board.viewport().mapToGlobal(QPoint(0, 0)), room.board.viewport().size())
    for thing in children(room):
        assert whole.intersects(thing.rect()), thing.text(NAME)
    for card, thing in zip(room.scene.fan, cards(room), strict=True):
        point = room.board.viewport().mapToGlobal(room.point_of(card))
        assert thing.rect().contains(point)
        assert ground(room).childAt(point.x(), point.y()).object() is thing.object()
        item = room.scene.item_of(card)
        assert item is not None
        bounds = item.slot.bounds()
        assert abs(thing.rect().width() - bounds.w) <= 2 and abs(thing.rect().height() - bounds.h) <= 2


@pytest.mark.parametrize("left_handed", [False, True])
def test_furniture_is_found_where_it_lies(make_room: Callable[..., Room], left_handed: bool) -> None:
    room = make_room(left_handed=left_handed)
    room.sit(deal=5)
    while not (room.table.state.hand and len(room.table.state.hand.tricks) > 2):
        room.decide(Random(3))
    room.my_turn()
    lay, hand = room.scene.lay, room.table.view(Seat.S).hand
    assert lay.left_handed == left_handed and hand is not None
    expected = {f"{name}$": lay.plates[seat] for name, seat in zip(NAMES, SEATS, strict=True)}
    expected |= {"Our tricks": lay.piles[Team.NS]} if hand.taken[0] else {}
    expected |= {"Their tricks": lay.piles[Team.EW]} if hand.taken[1] else {}
    expected |= {"Trumps are": lay.badge, "In the match": lay.slate}
    for words, place in expected.items():
        thing = next(child for child in children(room) if re.match(words, child.text(NAME)))
        point = room.board.viewport().mapToGlobal(room.board.mapFromScene(place.cx, place.cy))
        assert thing.rect().contains(point), words
        assert ground(room).childAt(point.x(), point.y()).object() is thing.object()


def test_the_card_with_the_keyboard_is_the_focused_one(
    room: Room, listening: None, events: list[object]
) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    room.board.activateWindow()
    room.board.setFocus()
    room.scene.set_focus(room.scene.fan[2])
    [focused] = [thing for thing in cards(room) if thing.state().focused]
    assert focused.object() is cards(room)[2].object()
    assert ground(room).focusChild().object() is focused.object()
    assert events[-1] == (focused.object(), QAccessible.Event.Focus)
    room.scene.set_focus(None)
    assert not any(thing.state().focused for thing in cards(room))


def test_who_listens_is_told_what_comes_and_goes(
    room: Room, listening: None, events: list[tuple[QObject, QAccessible.Event]]
) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    view = room.presenter.view
    assert view is not None
    gone = cards(room)[room.scene.fan.index(view.playable[0])].object()
    events.clear()
    room.presenter.play(view.playable[0])
    room.my_turn()
    kinds = {kind for thing, kind in events if thing is gone}
    assert QAccessible.Event.ObjectHide in kinds
    everything = {kind for _, kind in events}
    assert {QAccessible.Event.ObjectShow, QAccessible.Event.StateChanged} <= everything
    assert QAccessible.queryAccessibleInterface(gone).state().invisible


# ---------------------------------------------------------------- pressing


def test_pressing_a_card_plays_it_and_one_that_may_not_be_played_is_refused(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    view = room.presenter.view
    assert view is not None
    refused = next(card for card in room.scene.fan if card not in view.playable)
    press(cards(room)[room.scene.fan.index(refused)])
    assert room.scene.pointed_key == refused
    assert any("must follow suit" in name for name in names(room))
    played = view.playable[-1]
    before = len(room.table.actions)
    press(cards(room)[room.scene.fan.index(played)])
    assert room.table.actions[before] == Play(Seat.S, played)


def test_a_card_that_is_gone_cannot_be_pressed(room: Room) -> None:
    room.sit(deal=5)
    comes_to_trick(room)
    view = room.presenter.view
    assert view is not None
    thing = cards(room)[room.scene.fan.index(view.playable[0])]
    press(thing)
    actions = room.table.actions
    press(thing)
    assert room.table.actions == actions


def test_a_card_is_drawn_and_the_pack_cut_by_pressing_it(room: Room) -> None:
    room.sit(Rules(target=20))
    room.my_turn()
    pack = cards(room)
    assert [thing.text(NAME) for thing in pack[:2]] == ["Card 1 of 40, face down", "Card 2 of 40, face down"]
    press(pack[7])
    assert room.scene.picture is not None and room.scene.picture.draw is not None
    assert [drawn.place for drawn in room.scene.picture.draw.drawn] == [7]
    chance = Random(6)
    while True:
        room.my_turn()
        view = room.presenter.view
        assert view is not None
        if view.phase is Phase.CUT and view.my_turn:
            break
        room.decide(chance)
    places = cards(room)
    assert len(places) == 39
    assert [thing.text(NAME) for thing in places if thing.state().focused or thing.state().selected] == [
        f"You lift {room.scene.picture.cut_at} cards"
    ]
    press(places[11])
    room.my_turn()
    assert [action for action in room.table.actions if isinstance(action, Cut)][-1] == Cut(Seat.S, 12)


def test_buttons_beside_the_hand_are_among_the_children(room: Room) -> None:
    room.sit()
    room.my_turn()
    assert named(room, "Draw any card").role() is QAccessible.Role.Button


# ---------------------------------------------------------------- staying alive


@pytest.mark.parametrize(
    "presets", [["cafe", "brazil"], pytest.param(["portugal", "cafe", "brazil"], marks=pytest.mark.soak)]
)
def test_whole_matches_can_be_listened_to(
    make_room: Callable[..., Room], quick_fingers: None, listening: None, presets: list[str]
) -> None:
    """Undo, new matches and thousands of changes leave no dead interface behind."""
    room = make_room()
    kept: list[QAccessibleInterface] = []
    for seed, preset in enumerate(presets):
        chance = Random(seed)
        room.sit(PRESETS[preset], deal=seed)
        for turn in range(25):
            room.decide(chance)
            if turn % 7 == 6:
                room.presenter.undo()
            room.my_turn()
            kept += [thing for thing in children(room) if isinstance(thing, tree.StandInterface)]
            for thing in kept[-60:]:
                assert thing.isValid() and thing.text(NAME)
            if turn % 10 == 0:
                gc.collect()
    assert len({id(thing.object()) for thing in kept}) < 150  # a card is the same thing each time it comes


@pytest.mark.usefixtures("listening")
def test_matches_that_were_left_are_not_kept(start: Start) -> None:
    window = start()
    tables: list[weakref.ref[Table]] = []
    for deal in range(6):
        window.begin(PRESETS["portugal"], deal)
        person = Person(window.presenter)
        person.my_turn()
        assert len(names(person)) > 10
        tables.append(weakref.ref(person.table))
    del person
    gc.collect()
    assert [table() is not None for table in tables] == [False] * 5 + [True]


@pytest.mark.usefixtures("listening")
def test_windows_that_are_gone_are_not_kept(qapp: QApplication, data_dir: Path) -> None:
    gone: list[weakref.ref[QObject]] = []
    for deal in range(3):
        window = build(qapp, DataFolder.find(data_dir), language="en", speed="off")
        window.show()
        window.begin(PRESETS["portugal"], deal)
        person = Person(window.presenter)
        person.my_turn()
        assert len(names(person)) > 10
        gone += [weakref.ref(part) for part in (window, person.presenter, person.board, person.scene)]
        window.close()
        window.deleteLater()
        del window, person
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyleSheet("")
    gc.collect()
    assert [kept for part in gone if (kept := part()) is not None] == []


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.ui.app import build
application = QApplication([])
QAccessible.setActive(True)
window = build(application, DataFolder.find(Path(sys.argv[1])), language="pt_PT", speed="fast")
window.show()
window.begin(PRESETS["portugal"], 3)
QTest.qWait(300)
ground = QAccessible.queryAccessibleInterface(window.presenter.board.viewport())
kept = [ground.child(i) for i in range(ground.childCount())]
assert len(kept) > 10
if sys.argv[2] != "by itself":
    window.close()
if sys.argv[2] == "deleted":
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
else:
    window.presenter.shut_down()
print("done")
"""


@pytest.mark.parametrize("way", ["deleted", "closed", "by itself"])
def test_the_program_ends_well_with_a_screen_reader_there(way: str, data_dir: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(data_dir), way],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (run.returncode, run.stdout) == (0, "done\n"), run.stderr


# ---------------------------------------------------------------- what is heard


def test_every_event_is_announced_once(start: Start, heard: list[str]) -> None:
    window = start()
    logged: list[str] = []
    window.presenter.logged.connect(logged.append)
    window.begin(PRESETS["portugal"])
    person, chance = Person(window.presenter), Random(1)
    while not window.presenter.showing_result:
        person.decide(chance)
        window.presenter.refresh()  # in the middle of what is shown
        person.my_turn()
    happened = [sentence for sentence in heard if sentence in logged]
    assert happened == logged
    assert sum(" plays the " in s or "You play the " in s for s in heard) == 40
    assert sum(" the trick: " in s for s in heard) == 10
    assert sum("is your turn to" in s for s in heard) == 10
    assert any("Trumps are" in s or "trumps are" in s for s in heard)
    assert any("cards each are dealt" in s for s in heard)
    assert any(s.startswith("The hand is") for s in heard)


def test_a_turn_is_called_once_however_often_the_table_is_shown(start: Start, heard: list[str]) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    Person(window.presenter).my_turn()
    for size in ((1000, 700), (1300, 900)):
        window.resize(*size)
        window.presenter.refresh()
        Person(window.presenter).my_turn()
    assert sum("is your turn" in s for s in heard) == 1


def test_refusal_hint_undo_and_language_are_announced(start: Start, heard: list[str]) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    comes_to_trick(person)
    view = window.presenter.view
    assert view is not None
    heard.clear()
    person.click(next(card for card in person.scene.fan if card not in view.playable))
    assert [s.startswith("You must follow suit") for s in heard] == [True]
    heard.clear()
    person.ask_for_hint()
    assert [s.startswith("Play the ") for s in heard] == [True]
    heard.clear()
    window.presenter.undo()
    person.my_turn()
    assert [s.startswith("Taken back. It is your turn") for s in heard] == [True]
    heard.clear()
    window.change(language="pt_PT")
    assert len(heard) == 1 and "português" in heard[0].lower()


def test_a_claim_is_announced_before_and_after(start: Start, heard: list[str]) -> None:
    window = start()
    window.begin(PRESETS["cafe"], 5)
    person, chance = Person(window.presenter), Random(2)
    while not person.board.buttons:
        person.decide(chance)
        person.my_turn()
    heard.clear()
    person.board.pressed.emit("accuse")
    window.presenter.refresh()
    assert sum("did not follow suit" in s for s in heard) == 1
    against = next(spec.action for spec in person.board.specs if spec.action.startswith("claim:"))
    person.board.pressed.emit(against)
    person.my_turn()
    assert sum(s.startswith("You claim a revoke") for s in heard) == 1


def test_what_is_on_its_way_is_told_though_the_table_is_laid_out_anew(start: Start, heard: list[str]) -> None:
    window = start()
    window.change(speed="slow")
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    person.my_turn()
    view = window.presenter.view
    assert view is not None
    heard.clear()
    window.presenter.play(view.playable[0])
    window.presenter.refresh()
    assert [s for s in heard if s.startswith("You play")] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_says_and_shows_how_the_table_stands(start: Start, heard: list[str], language: str) -> None:
    window = start(language)
    window.begin(PRESETS["portugal"], 5)
    comes_to_trick(Person(window.presenter))
    heard.clear()
    commands(window).state.trigger()
    [dialog] = window.findChildren(StateDialog)
    shown = [line.text() for line in dialog._lines]
    assert heard == [" ".join(shown)]
    assert len(shown) >= 6
    window.change(language="en" if language != "en" else "pt_BR")
    QApplication.processEvents()
    assert [line.text() for line in dialog._lines] != shown
    dialog.close()


def test_the_key_is_there_only_at_the_table(start: Start) -> None:
    window = start()
    state = commands(window).state
    assert state.shortcut().toString() == "E" and not state.isEnabled()
    window.begin(PRESETS["portugal"], 5)
    assert state.isEnabled()
    window.show_start()
    assert not state.isEnabled()
