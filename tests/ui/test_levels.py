"""Levels of the players and of hints at the table: who is asked, how long that takes, and what ends it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from threading import Event

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.bots.sueca.levels import THOUGHTS
from sueca_desktop.bots.sueca.rule_player import explain
from sueca_desktop.bots.sueca.thinker import Thinker
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Claim, Play
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, PlayerView, Rules
from sueca_desktop.storage.settings import CHOICES
from sueca_desktop.table.table import Table
from sueca_desktop.text.hints import hint_sentence
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.settings_text import level_in_full, level_name, level_sentence
from sueca_desktop.ui import match_room, presenter
from sueca_desktop.ui.games.sueca import conduct
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.motion import Speed
from tests.ui.conftest import NAMES, Person, Room, Start, commands
from tests.ui.players import BOTS, AnyCard, Slow, any_action

MakeRoom = Callable[..., Room]


def until(reached: Callable[[], bool]) -> None:
    """Lets the program run until something is so."""
    for _ in range(10_000):
        if reached():
            return
        QTest.qWait(1)
    raise AssertionError("it never came to that")


def searching() -> list[threading.Thread]:
    """The threads in which players search."""
    return [thread for thread in threading.enumerate() if thread.name.startswith("worlds")]


def thinkers() -> list[threading.Thread]:
    """The threads in which players decide."""
    return [thread for thread in threading.enumerate() if thread.name.startswith(("worlds", "bots"))]


# ---------------------------------------------------------------- a master who thinks


def endless_master(seed: int = 0) -> Thinker:
    """A master without end, or nearly: what ends it is not the clock."""
    return Thinker(seed, replace(THOUGHTS[Level.MASTER], worlds=10**9, seconds=60.0))


def master_thinks(room: Room) -> Table:
    """A table at which a master searches after the person has played."""
    for deal in range(40):
        table = Table.numbered(Header(Rules(), NAMES), deal)
        room.presenter.open(table, dict.fromkeys(BOTS, endless_master()))
        if table.view(Seat.S).my_turn:
            room.my_turn()
            room.click(table.view(Seat.S).playable[0])
            until(lambda: room.presenter.thinking)
            until(lambda: bool(searching()) or not room.presenter.thinking)
            if searching():
                return table
    raise AssertionError("no deal begins with the person")


def test_undo_takes_effect_while_a_master_thinks(room: Room) -> None:
    table = master_thinks(room)
    room.presenter.undo()
    assert table.view(Seat.S).my_turn
    assert room.at_rest and not room.presenter.thinking
    until(lambda: not searching())


def test_another_match_takes_the_place_of_one_in_which_a_master_thinks(room: Room) -> None:
    table = master_thinks(room)
    count = len(table.actions)
    other = room.sit(deal=4)
    room.my_turn()
    assert not searching()
    assert room.presenter.table is other and len(table.actions) == count
    room.decide(Random(1))


def test_closing_while_a_master_thinks_leaves_no_thread(make_room: MakeRoom, quick_fingers: None) -> None:
    before = thinkers()
    room = make_room()
    master_thinks(room)
    room.presenter.shut_down()
    assert thinkers() == before


def test_window_closes_while_masters_think_and_the_match_is_there_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_room, "Seated", lambda game, level, seed: endless_master(seed))
    before = thinkers()
    window = start()
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    until(lambda: bool(searching()) or person.at_rest)
    if not searching():
        person.click(window.presenter.view.playable[0])
        until(lambda: bool(searching()))
    window.close()
    assert not window.isVisible()
    assert thinkers() == before
    again = start()
    assert again.offers_match


@pytest.mark.parametrize(("thought", "left"), [(0.0, 350), (0.25, 100), (0.9, 0)])
def test_time_spent_thinking_counts_as_the_pause_before_a_card(
    make_room: MakeRoom, monkeypatch: pytest.MonkeyPatch, thought: float, left: int
) -> None:
    now = [100.0]
    monkeypatch.setattr(presenter, "monotonic", lambda: now[0])
    assert motion.THINK.duration(Speed.NORMAL) == 350
    room = make_room(speed="normal")
    go = Event()
    pauses: list[int] = []
    monkeypatch.setattr(room.presenter, "_after", lambda ms, do: pauses.append(ms))
    room.presenter.open(Table.numbered(Header(Rules(), NAMES), 2), dict.fromkeys(BOTS, Slow(go)))
    if room.presenter.view is not None and room.presenter.view.my_turn:
        room.click(room.presenter.view.playable[0])
        room.presenter.director.drain()
    assert room.presenter.thinking
    now[0] += thought
    go.set()
    until(lambda: bool(pauses))
    assert pauses == [left]


# ---------------------------------------------------------------- levels that change


@dataclass
class Named(AnyCard):
    """A player of a level who remembers each time he was asked."""

    level: Level
    asked: list[tuple[Level, Seat]]

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        self.asked.append((self.level, view.seat))
        return any_action(view, Random(len(self.asked)))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Level, Seat]]:
    """The level and seat of each question to a player."""
    questions: list[tuple[Level, Seat]] = []
    monkeypatch.setattr(match_room, "Seated", lambda game, level, seed: Named(level, questions))
    return questions


def test_level_changed_within_a_hand_holds_from_the_next_decision_of_that_seat(
    start: Start, asked: list[tuple[Level, Seat]]
) -> None:
    window = start(name_n="Rosa")
    window.begin(PRESETS["portugal"], 5)
    person, chance = Person(window.presenter), Random(2)
    header = person.table.header
    for _ in range(3):
        person.decide(chance)
    person.my_turn()
    assert {level for level, _ in asked} == {Level.INTERMEDIATE}
    before = len(asked)
    window.change(level_n=Level.MASTER, name_n="Outra")
    while not person.table.state.results:
        person.decide(chance)
        person.my_turn()
    later = asked[before:]
    assert {level for level, seat in later if seat is Seat.N} == {Level.MASTER}
    assert {level for level, seat in later if seat is not Seat.N} == {Level.INTERMEDIATE}
    assert person.table.header.names == header.names
    window.change(level_e=Level.BEGINNER)
    before = len(asked)
    window.presenter.go_on_after_result()
    while len(person.table.state.results) < 2:
        person.decide(chance)
        person.my_turn()
    assert {level for level, seat in asked[before:] if seat is Seat.E} == {Level.BEGINNER}


def test_who_is_asked_when_his_level_changes_is_asked_anew(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[tuple[Level, Seat]] = []

    def player(game: str, level: Level, seed: int) -> Player:
        return endless_master() if level is Level.MASTER else Named(level, questions)

    monkeypatch.setattr(match_room, "Seated", player)
    window = start(**dict.fromkeys(("level_e", "level_n", "level_w"), Level.MASTER))
    window.begin(PRESETS["portugal"], 5)
    person = Person(window.presenter)
    until(lambda: bool(searching()) or person.at_rest)
    if not searching():
        person.click(window.presenter.view.playable[0])
        until(lambda: bool(searching()))
    window.change(**dict.fromkeys(("level_e", "level_n", "level_w"), Level.BEGINNER))
    person.my_turn()
    assert questions and {level for level, _ in questions} == {Level.BEGINNER}
    assert not searching()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_tell_the_levels_of_their_players(start: Start, language: str) -> None:
    window = start(language, level_e=Level.MASTER, level_n=Level.EXPERT, level_w=Level.BEGINNER)
    window.begin(PRESETS["portugal"], 5)
    plates = window.presenter.board.table_scene.furniture._plates
    levels = {Seat.E: Level.MASTER, Seat.N: Level.EXPERT, Seat.W: Level.BEGINNER}
    for seat, level in levels.items():
        assert level_in_full(level) in plates[seat].toolTip()
        assert level_name(level) in level_in_full(level)
    assert not any(level_name(level) in plates[Seat.S].toolTip() for level in Level)
    window.change(level_e=Level.INTERMEDIATE)
    assert level_in_full(Level.INTERMEDIATE) in plates[Seat.E].toolTip()


def test_each_level_has_its_own_name_and_sentence() -> None:
    assert len({level_name(level) for level in Level}) == len(Level) == 4
    assert len({level_sentence(level) for level in Level}) == 4


# ---------------------------------------------------------------- hints


class Advisers:
    """Stands in for the advisers: they think until they are told to go on."""

    def __init__(self) -> None:
        self.go = Event()
        self.asked: list[HintLevel] = []
        self.stopped = Event()

    def __call__(self, level: HintLevel) -> Player:
        self.asked.append(level)
        return self

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        while not self.go.wait(0.002):
            if cancelled():
                self.stopped.set()
                break
        return Play(view.seat, view.playable[-1])


@pytest.fixture
def advisers(monkeypatch: pytest.MonkeyPatch) -> Advisers:
    fakes = Advisers()
    monkeypatch.setattr(conduct, "Adviser", fakes)
    return fakes


@pytest.fixture
def window(start: Start) -> MainWindow:
    """The person is to play his first card, with several to choose from."""
    window = start(hint_level=Level.MASTER)
    for deal in range(40):
        window.begin(PRESETS["portugal"], deal)
        Person(window.presenter).my_turn()
        view = window.presenter.view
        if view is not None and len(view.playable) > 1:
            return window
    raise AssertionError("no such deal")


def focus(window: MainWindow) -> object:
    return window.presenter.board.table_scene.focus_key


def hint_comes(window: MainWindow) -> bool:
    return window.presenter.hint_is_coming


def helped(window: MainWindow) -> bool:
    """Whether the match is marked as one with help."""
    return window.presenter.table is not None and window.presenter.table.helped


def test_button_shows_that_a_hint_is_thought_about(window: MainWindow, advisers: Advisers) -> None:
    action, button = commands(window).hint, window.tool_buttons[0]
    view = window.presenter.view
    assert view is not None
    usual = button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert hint_comes(window) and button.isDown()
    assert button.text() != usual and "…" in action.text()
    assert focus(window) is None and not helped(window)
    action.trigger()
    assert advisers.asked == [Level.MASTER]
    advisers.go.set()
    until(lambda: not hint_comes(window))
    assert focus(window) == view.playable[-1]
    assert helped(window)
    assert not button.isDown() and button.text() == usual


@pytest.mark.parametrize("what", ["play", "undo", "start page", "new match", "close"])
def test_hint_is_dropped_by_what_the_person_does(
    start: Start, window: MainWindow, advisers: Advisers, what: str
) -> None:
    person = Person(window.presenter)
    if what == "undo":
        person.decide(Random(1))
        person.my_turn()
    table, view = person.table, window.presenter.view
    assert view is not None
    commands(window).hint.trigger()
    assert hint_comes(window)
    match what:
        case "play":
            person.click(view.playable[0])
        case "undo":
            commands(window).undo.trigger()
        case "start page":
            window.show_start()
        case "new match":
            window.begin(PRESETS["portugal"], 8)
        case "close":
            window.close()
    assert not hint_comes(window)
    assert not window.tool_buttons[0].isDown() and "…" not in commands(window).hint.text()
    until(advisers.stopped.is_set)
    QTest.qWait(20)
    assert focus(window) is None
    assert "hints" not in table.header.extra


def test_what_does_not_concern_the_hint_does_not_stop_it(window: MainWindow, advisers: Advisers) -> None:
    commands(window).hint.trigger()
    window.change(level_e=Level.BEGINNER, theme="cafe", language="pt_PT")
    window.resize(900, 650)
    assert hint_comes(window) and window.presenter.waits_for_person
    advisers.go.set()
    until(lambda: not hint_comes(window))
    assert focus(window) is not None and helped(window)


@pytest.mark.parametrize("level", CHOICES["hint_level"])
@pytest.mark.parametrize("worlds", [20, pytest.param(2000, marks=pytest.mark.soak)])
def test_hint_says_why_in_words_that_belong_to_its_card(
    start: Start, monkeypatch: pytest.MonkeyPatch, level: HintLevel, worlds: int
) -> None:
    if level in THOUGHTS:
        monkeypatch.setitem(THOUGHTS, level, replace(THOUGHTS[level], worlds=worlds))
    window = start(hint_level=level)
    person, chance = Person(window.presenter), Random(4)
    window.begin(PRESETS["cafe"], 5)
    hints = 0
    said: list[str] = []
    person.scene.hint = lambda words, *cards: said.append(words)  # type: ignore[method-assign]
    while not person.table.state.results:
        person.my_turn()
        view = window.presenter.view
        assert view is not None
        if window.presenter.can_hint:
            person.ask_for_hint()
            sentences = {hint_sentence(explain(view, card), person.table.header) for card in view.playable}
            assert said.pop() in sentences
            hints += 1
        person.decide(chance)
        person.my_turn()
    assert hints == 10
    assert not any(isinstance(action, Claim) for action in person.table.actions)


def test_beginners_give_no_hints() -> None:
    assert CHOICES["hint_level"] == tuple(level for level in Level if level is not Level.BEGINNER)
