"""Several people at one screen: the table is turned to whoever decides, and nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QDialog

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import PERSONS_MARK, Header, parse_record, persons_of, record_lines
from sueca_desktop.rules import sobe_e_desce, sueca, truco
from sueca_desktop.rules.actions import Claim, Play
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.table.table import Table
from sueca_desktop.text.cards import card_name
from sueca_desktop.text.curtain_text import pass_screen
from sueca_desktop.ui.access.things import things
from sueca_desktop.ui.dialogs.log_dialog import LogDialog
from sueca_desktop.ui.dialogs.new_match import NewMatchDialog
from sueca_desktop.ui.dialogs.players_editor import PERSON as A_PERSON
from sueca_desktop.ui.dialogs.state_dialog import StateDialog
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.scene.card_item import CardItem
from sueca_desktop.ui.table_buttons import LIFT
from tests.finished_hands import actions_of_a_hand
from tests.samples import diagonal
from tests.ui.conftest import NAMES, Room, Start
from tests.ui.players import any_action, bots
from tests.ui.test_review_thread import even
from tests.ui.truco_players import any_action as any_truco
from tests.ui.truco_players import truco_bots

MakeRoom = Callable[..., Room]
S, E, N, W = SEATS
RULES: dict[str, Any] = {
    "sueca": sueca.Rules(target=1),
    "sueca with claims": sueca.Rules(target=1, revoke="two_games"),
    "sobe-e-desce": sobe_e_desce.Rules(start=6),
    "truco": truco.Rules(target=6),
    "truco onze": truco.Rules(target=4, special_hand=True),
}


def header(rules: Any, *persons: Seat) -> Header:
    return Header(rules, NAMES, extra={PERSONS_MARK: [seat.value for seat in persons]})


def players(rules: Any) -> Any:
    return truco_bots(3) if isinstance(rules, truco.Rules) else bots(3)


class Witness:
    """Looks at all that can be seen and heard whenever it changes, and finds what should not be there."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.curtains: list[Seat] = []
        self.looks = 0
        room.scene.altered.connect(self.look)
        room.presenter.logged.connect(self._hear)
        room.presenter.announced.connect(self._hear)
        room.presenter.log_changed.connect(self._read_log)

    @property
    def _secret(self) -> set[Card]:
        """Cards in the hands of all but the one who may look now, as far as they do not lie open."""
        presenter, state = self._room.presenter, self._room.table.state
        if state.hand is None:
            return set()
        open_now = presenter._hidden
        held = {card for seat in SEATS if open_now or seat is not S for card in state.hand.of(seat)}
        view = self._room.table.view(S)
        known = set() if open_now else set(getattr(view.hand, "partner_cards", ()))
        turned = {getattr(view.hand, "trump", None), getattr(view.hand, "turned_up", None)}
        return held - known - turned

    def look(self) -> None:
        self.looks += 1
        secret = self._secret
        items = [item for item in self._room.scene.items() if isinstance(item, CardItem) and item.isVisible()]
        assert not secret & {item.face for item in items}
        told = " ".join(part for thing in things(self._room.scene, {}) for part in (thing.name, thing.detail))
        state = self._room.presenter.state()
        buttons = " ".join(f"{button.text()} {button.toolTip()}" for button in self._room.board.buttons)
        self._hear(f"{told} {buttons} {'' if state is None else ' '.join(state())}")

    def _read_log(self, sentences: list[str]) -> None:
        """What the log says of the hand in play: its cards lay open in earlier hands, and in the draw."""
        shuffles = [place for place, sentence in enumerate(sentences) if "shuffle" in sentence]
        self._hear(" ".join(sentences[shuffles[-1] :] if shuffles else ()))

    def _hear(self, words: str) -> None:
        if self._room.presenter.table is not None:
            assert not [card for card in self._secret if card_name(card) in words.lower()], words


def play_on(room: Room, chance: Random, witness: Witness | None = None) -> None:
    """Whoever is at the screen does what he is asked for."""
    room.my_turn()
    presenter = room.presenter
    if witness is not None:
        witness.look()
    if presenter.curtain:
        if witness is not None:
            witness.curtains.append(room.table.seat_in_record(S))
        assert presenter.view.hand.cards == () and not presenter.can_hint and not presenter.can_undo
        [button] = room.board.buttons
        assert button.spec.action == LIFT
        QTest.keyClick(button, Qt.Key.Key_Space)
    elif presenter.showing_result:
        presenter.go_on_after_result()
    elif presenter.view.phase == "dealer":
        room.click(chance.choice(room.scene.pack_keys()))
    elif any(spec.action == "score" for spec in room.board.specs):
        presenter._pressed("score")
    else:
        view = presenter.view
        action = any_truco(view, chance) if isinstance(view, truco.PlayerView) else any_action(view, chance)
        assert action is not None
        presenter.decide(action)


@pytest.mark.parametrize(("persons", "game"), diagonal([(S, E), (S, E, N, W)], RULES))
def test_whole_match_in_which_nobody_sees_anothers_cards(
    room: Room, game: str, persons: tuple[Seat, ...]
) -> None:
    rules = RULES[game]
    room.presenter.open(Table(header(rules, *persons)), players(rules))
    witness, chance = Witness(room), Random(game)
    while room.table.state.winner is None:
        play_on(room, chance, witness)
    assert len(set(witness.curtains)) > 1 and set(witness.curtains) <= set(persons)
    assert witness.looks > 50
    written, actions = room.table.written
    record = parse_record(record_lines(written, actions))
    assert written.names == NAMES and persons_of(record.header) == set(persons)
    front = room.table.seat_in_record(S)
    assert record.state == Table(record.header, record.actions).state
    assert Table(record.header, record.actions, front=front).state == room.table.state


@pytest.mark.parametrize("keys", [False, True])
def test_whoever_is_a_person_draws_for_the_first_deal_by_hand(room: Room, keys: bool) -> None:
    rules = truco.Rules()
    called, drawn = list[str](), list[Seat]()
    room.presenter.announced.connect(called.append)
    room.presenter.open(Table(header(rules, S, E, N)), truco_bots(3))
    while room.table.state.phase == "dealer":
        room.my_turn()
        draw = room.presenter._draw
        if draw is None:
            break
        assert draw.to_draw is not None and draw.by_hand and not room.presenter.curtain
        name = room.table.header.name(draw.to_draw)
        [prompt] = [words for kind, words, _ in room.scene.furniture.words() if kind == "prompt"]
        assert prompt.startswith(f"{name}, draw a card")
        assert [button.spec.action for button in room.board.buttons] == ["draw"]
        drawn.append(draw.to_draw)
        assert name in called[-1]
        if keys:
            room.press(Qt.Key.Key_Right)
            room.press(Qt.Key.Key_Return)
        else:
            room.click(room.scene.pack_keys()[3])
    assert drawn[:3] == [S, E, N] and len(called) >= 3


def test_second_press_of_a_double_click_draws_for_nobody_else(make_room: MakeRoom) -> None:
    room = make_room()
    room.presenter.open(Table(header(sueca.Rules(), S, E)), bots(3))
    room.my_turn()
    first, second = room.scene.pack_keys()[3:5]
    place = room.point_of(second)
    room.click(first)
    room.my_turn()
    QTest.mouseDClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    draw = room.presenter._draw
    assert draw is not None and draw.to_draw is E and len(draw.drawn) == 1


def test_curtain_falls_only_between_two_persons(room: Room) -> None:
    room.presenter.open(Table.numbered(header(sueca.Rules(target=1), S, N), 5), bots(3))
    witness, chance = Witness(room), Random(5)
    while not room.table.state.results:
        play_on(room, chance, witness)
    deciders = [a.by for a in room.table.written[1] if isinstance(a, Play) and a.by in (S, N)]
    changes = [by for i, by in enumerate(deciders) if i == 0 or by is not deciders[i - 1]]
    assert witness.curtains == changes


@pytest.mark.parametrize("game", RULES)
def test_one_person_alone_has_no_curtain(room: Room, game: str) -> None:
    rules = RULES[game]
    room.presenter.open(Table(Header(rules, NAMES)), players(rules))
    chance, turned, covered = Random(3), QSignalSpy(room.presenter.turned), QSignalSpy(room.presenter.covered)
    while not room.table.state.results:
        play_on(room, chance)
        assert not room.presenter.curtain
    assert turned.count() == 0 and covered.count() == 0


def at_curtain(room: Room, *persons: Seat) -> None:
    """A match of sueca just before its first card, which a person plays."""
    for deal in range(30):
        room.presenter.open(Table.numbered(header(sueca.Rules(), *persons), deal), bots(3))
        room.my_turn()
        if room.presenter.curtain and not room.table.state.hand.trick.cards:
            return
    raise AssertionError("no deal is led by a person")


def test_click_lifts_no_curtain_but_enter_does(room: Room) -> None:
    at_curtain(room, S, E, N, W)
    center = room.board.viewport().rect().center()
    for _ in range(3):
        QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=center)
    assert not room.scene.fan
    hints = [said for name, said, _ in room.scene.furniture.words() if name == "hint"]
    assert hints == [pass_screen(room.table.header, S)]  # it says still what is to be done
    count = len(room.table.actions)
    room.press(Qt.Key.Key_Return)
    assert len(room.scene.fan) == 10
    assert len(room.table.actions) == count


def test_curtain_is_announced_once_and_survives_a_new_look(room: Room) -> None:
    said = QSignalSpy(room.presenter.announced)
    at_curtain(room, S, E, N, W)
    words = pass_screen(room.table.header, S)
    for _ in range(3):
        room.presenter.refresh()
    assert room.presenter.curtain
    assert [said.at(place)[0] for place in range(said.count())].count(words) == 1
    state = room.presenter.state()
    assert state is not None and state() == [words]


def test_undo_goes_back_to_the_decision_of_who_is_at_the_screen(room: Room) -> None:
    room.presenter.open(Table.numbered(header(sueca.Rules(), S, N), 5), bots(3))
    chance = Random(5)
    while len([a for a in room.table.actions if isinstance(a, Play)]) < 12 or room.presenter.curtain:
        play_on(room, chance)
    front, before = room.table.seat_in_record(S), room.table.written[1]
    room.presenter.undo()
    after = room.table.written[1]
    assert after == before[: len(after)] and getattr(before[len(after)], "by", None) is front
    assert room.presenter.view.my_turn and not room.presenter.curtain
    assert room.table.header.extra["undo"] == 1


def test_resumed_in_the_middle_it_begins_with_the_curtain(room: Room) -> None:
    room.presenter.open(Table.numbered(header(sueca.Rules(), S, N), 5), bots(3))
    chance = Random(5)
    for _ in range(15):
        play_on(room, chance)
    record = parse_record(record_lines(*room.table.written))
    room.presenter.open(Table(record.header, record.actions), bots(3))
    witness = Witness(room)
    room.my_turn()
    witness.look()
    assert room.presenter.curtain and not room.scene.fan
    while not room.table.state.results:
        play_on(room, chance, witness)


def test_each_person_may_claim_a_revoke_after_the_last_trick(room: Room) -> None:
    """The one who looks counts the points only once the others who could claim have let it be."""
    rules = sueca.Rules(revoke="two_games", target=4)
    chance = Random(8)
    for deal in range(20):
        room.presenter.open(Table.numbered(header(rules, S, E, N, W), deal), bots(3))
        while not room.table.state.results:
            room.my_turn()
            if room.presenter.curtain or room.table.state.phase != "play":
                if room.table.state.phase == "score" and not room.presenter.curtain:
                    break
                play_on(room, chance)
            else:  # off suit whenever he can
                view = room.presenter.view
                led = view.hand.trick.led
                off = [card for card in view.playable if card.suit is not led]
                room.presenter.decide(Play(S, chance.choice(off or view.playable)))
        if room.table.state.phase == "score":
            break
    assert room.table.state.phase == "score"
    asked = {room.table.seat_in_record(S)}
    while not room.table.state.results:
        play_on(room, chance)
        asked.add(room.table.seat_in_record(S))
    assert len(asked) > 1 and not any(isinstance(a, Claim) for a in room.table.actions)


def test_sign_of_a_partner_is_for_his_eyes_only(room: Room) -> None:
    """What S signs to N is told to N when he sits at the screen, and not to E before him."""
    rules, chance = truco.Rules(), Random(2)
    room.presenter.open(Table(header(rules, S, E, N, W)), {})
    while not room.scene.fan or room.table.state.phase != "play":
        play_on(room, chance)
        room.my_turn()
    giver = room.table.seat_in_record(S)
    room.presenter._pressed("sign:zap")
    room.my_turn()
    seen: set[Seat] = set()
    while len(seen) < 3 and not room.table.state.results:
        if room.scene.fan:
            front = room.table.seat_in_record(S)
            state = room.presenter.state()
            assert state is not None
            signs = [sign for sign in room.presenter.view.hand.signs if sign.sign == "zap"]
            assert bool(signs) == (front.team is giver.team), state()
            seen.add(front)
            room.presenter.decide(Play(S, room.presenter.view.playable[0]))
        else:
            assert room.presenter.view.hand.signs == ()
            play_on(room, chance)
        room.my_turn()
    assert len(seen) >= 3


# ---------------------------------------------------------------- the whole program


def test_persons_are_chosen_in_the_dialog_and_noted_in_the_match(start: Start) -> None:
    window = start()
    window._ask_new_match()
    [dialog] = window.findChildren(NewMatchDialog)
    for seat in (E, N):
        dialog._players.control(seat).level.button(A_PERSON).click()  # type: ignore[attr-defined]
    assert dialog.setup().persons == {S, E, N}
    assert dialog.setup().levels[E] == window.settings.level_e  # kept for another time
    dialog.accept()
    assert window.settings.persons == {S, E, N}
    table = window.presenter.table
    assert table is not None and persons_of(table.header) == {S, E, N}
    assert table.header.names[0] == "Clara"  # nobody is called You by the others
    assert set(table.header.extra["levels"]) == {"W"}


def finish(window: Any, chance: Random) -> None:
    room = _Seated(window.presenter)
    for _ in range(3000):
        if room.table.state.winner is not None:
            return
        play_on(room, chance)
    raise AssertionError("the match came to no end")


class _Seated(Room):
    """A room of a window that is there."""

    def __init__(self, presenter: Any) -> None:
        self.presenter = presenter
        self.board = presenter.board
        self.scene = presenter.board.table_scene


def test_match_of_several_is_in_nobodys_statistics(start: Start) -> None:
    window = start(person_n=True)
    window.begin(sueca.Rules(target=1), 7)
    finish(window, Random(1))
    window.show_review()
    (review,) = window.findChildren(ReviewWindow)
    review.judged.emit(review.review)
    review.accept()
    assert not window._annals.book.entries
    assert not window._annals.book.reviews
    window.change(person_n=False)
    window.begin(sueca.Rules(target=1), 7)
    finish(window, Random(1))
    assert len(window._annals.book.entries) == 1


def test_hand_of_the_day_is_played_alone(start: Start) -> None:
    window = start(person_n=True, person_e=True)
    window.begin_day("2026-11-30")
    assert window.presenter.table is not None
    assert persons_of(window.presenter.table.header) == {S}


def test_whoever_looks_at_a_hand_all_sit_where_they_sat_when_it_goes_on_from_a_card(start: Start) -> None:
    """The settings may be those of another evening meanwhile."""
    window = start(person_w=True, name_s="Somebody else")
    window._reviewer._open_solver = even
    rules = sueca.Rules(target=1)
    played = Table(header(rules, S, N), actions_of_a_hand(rules, 5))
    plays = [place for place, action in enumerate(played.actions) if isinstance(action, Play)]
    place = next(i for i in range(6, 40) if played.actions[plays[i]].by is N)  # type: ignore[union-attr]
    before = Table(played.header, played.actions[: plays[place]])
    window._shelf.review(played.turned(N))
    [review] = window.findChildren(ReviewWindow)
    review.show_card(place)
    QTest.keyClick(review, Qt.Key.Key_P)
    room = _Seated(window.presenter)
    written, _ = room.table.written
    assert written.names == NAMES and persons_of(written) == {S, N}
    assert Table(*room.table.written).state == before.state
    room.my_turn()
    assert room.presenter.curtain and room.table.seat_in_record(S) is N
    assert [said for name, said, _ in room.scene.furniture.words() if name == "hint"] == [
        pass_screen(room.table.header, S)
    ]


def test_the_same_cards_are_told_apart_by_the_names_of_all(start: Start) -> None:
    """Nobody is I where several look."""
    window = start()
    rules = sueca.Rules(target=1)
    played = Table(header(rules, S, N), actions_of_a_hand(rules, 5))
    dialog = window._shelf.show_deal(played.turned(N))
    asked = QSignalSpy(dialog.play)
    assert [dialog._seats.button(seat).text() for seat in SEATS] == list(NAMES)
    dialog._begin()
    assert asked.at(0)[1] == played.same_cards()


def told_privately(window: MainWindow) -> list[QDialog]:
    """Open windows that tell what one person knows."""
    dialogs: list[QDialog] = [*window.findChildren(StateDialog), *window.findChildren(LogDialog)]
    return [dialog for dialog in dialogs if dialog.isVisible()]


def test_what_was_told_to_one_is_put_away_before_the_next(start: Start) -> None:
    window = start(person_n=True)
    window.begin(sueca.Rules(), 5)
    room, chance = _Seated(window.presenter), Random(5)
    while not room.scene.fan:
        play_on(room, chance)
        room.my_turn()
    window._show_state()
    window._windows.open(LogDialog(["x"], window))
    assert len(told_privately(window)) == 2
    while room.scene.fan:
        play_on(room, chance)
        room.my_turn()
    assert room.presenter.curtain
    QApplication.processEvents()
    assert not told_privately(window)


def test_levels_stand_at_the_plates_of_the_program_alone(start: Start) -> None:
    window = start(person_n=True, level_e=Level.BEGINNER, level_w=Level.MASTER)
    window.begin(sueca.Rules(), 5)
    room, chance = _Seated(window.presenter), Random(5)
    while room.table.seat_in_record(S) is not N:
        play_on(room, chance)
        room.my_turn()
    assert room.board._levels == {W: Level.BEGINNER, E: Level.MASTER}


@pytest.mark.parametrize("game", ["sueca", "sobe-e-desce", "truco"])
@pytest.mark.parametrize("most", [8, pytest.param(1000, marks=pytest.mark.soak)])
def test_cards_fly_to_covered_hands(make_room: MakeRoom, game: str, most: int) -> None:
    """Whatever moves while all hands are covered: nothing shows its face on the way. Until so many have
    looked, or the hand is over."""
    room = make_room(speed="fast")
    rules = RULES[game]
    room.presenter.open(Table(header(rules, S, E, N, W)), players(rules))
    witness, chance = Witness(room), Random(2)
    while len(witness.curtains) < most and not room.table.state.results:
        if room.sees_movement():
            QTest.qWait(5)
            witness.look()
        play_on(room, chance, witness)
    assert witness.curtains
