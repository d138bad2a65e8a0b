"""A lesson at the real table: with keys alone, with wrong cards, left in the middle, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from sueca_desktop.cards import Card
from sueca_desktop.lessons import LESSONS
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Action, Enter, Play, Template
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import PRESETS as SOBE_PRESETS
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.text.heard_text import plays_at
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui import games
from sueca_desktop.ui.access.things import things
from sueca_desktop.ui.games import CONDUCTS, offered_lessons
from sueca_desktop.ui.lesson_guide import LessonGuide
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.paint_words import place_hint
from sueca_desktop.ui.start_screen import StartScreen
from sueca_desktop.ui.table_buttons import GO_ON, LEAVE, PLAY_MATCH
from tests.samples import diagonal
from tests.ui.conftest import Person, Room, Start, commands, eyes_closed

NAMES = ("You", "Bruno", "Amelia", "Tiago")


class Learner(Person):
    """Reads what is said above the hand, and does it with keys; what is no card, with its button."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter)
        self.heard: list[str] = []
        presenter.announced.connect(self.heard.append)

    @property
    def guide(self) -> LessonGuide:
        guide = self.presenter._lesson
        assert guide is not None
        return guide

    def my_turn(self) -> None:
        """Waits for the next words, hurrying what moves."""
        with eyes_closed(self.board):
            for _ in range(10_000):
                if self.at_rest:
                    return
                if self.sees_movement():
                    self.presenter.hurry()
                QTest.qWait(1)
        raise AssertionError("the table came to no rest")

    @property
    def reads(self) -> str:
        """What stands above the hand."""
        return next((said for name, said, _ in self.scene.furniture.words() if name == "hint"), "")

    def point_at(self, card: Card) -> None:
        self.press(Qt.Key.Key_Home)
        for _ in self.scene.fan:
            if self.scene.focus_key == card:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"{card} cannot be reached")

    def go_on(self) -> None:
        """Reads a page, or plays the card that is advised, or exchanges the cards that are."""
        self.my_turn()
        if not self.guide.reading and not self.guide.cards:
            self.board.buttons[0].click()
            return
        if len(self.guide.cards) > 1:
            self.choose(*self.guide.cards)
            self.board.buttons[0].click()
            return
        if not self.guide.reading:
            self.point_at(self.guide.cards[0])
        self.press(Qt.Key.Key_Space)

    def choose(self, *cards: Card) -> None:
        """Chooses cards to be exchanged, or chooses them no longer."""
        for card in cards:
            self.point_at(card)
            self.press(Qt.Key.Key_Space)
            self.my_turn()

    def read_until(self, topic: str) -> None:
        self.my_turn()
        while self.guide.topic != topic:
            self.go_on()
            self.my_turn()


@pytest.fixture
def learner(room: Room) -> Learner:
    learner = Learner(room.presenter)
    room.presenter.teach(LessonGuide("sueca", NAMES))
    return learner


def test_whole_lesson_with_one_hand_on_the_keyboard(learner: Learner) -> None:
    read: list[str] = []
    learner.my_turn()
    while not learner.guide.over:
        assert learner.reads == learner.guide.words()
        read.append(learner.reads)
        learner.go_on()
        learner.my_turn()
    read.append(learner.reads)
    assert len(set(read)) == len(read) == 21
    assert [said for said in learner.heard if said in read] == read  # each once, in the same order
    assert learner.table.state.results[0].points == (95, 25)
    assert not learner.presenter.showing_result
    for action, wants_match in ((PLAY_MATCH, True), (LEAVE, False)):
        told: list[bool] = []
        learner.presenter.lesson_done.connect(told.append)
        button = next(button for button in learner.board.buttons if button.spec.action == action)
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert told == [wants_match]
        learner.presenter.lesson_done.disconnect(told.append)


def test_last_page_gives_the_keyboard_to_the_match(learner: Learner) -> None:
    learner.board.activateWindow()
    learner.read_until("end")
    focus = QApplication.focusWidget()
    assert focus in learner.board.buttons
    assert focus is learner.board.buttons[0] and learner.board.buttons[0].spec.action == PLAY_MATCH


@pytest.mark.parametrize("way", ["space", "button", "click"])
def test_page_is_turned(learner: Learner, way: str) -> None:
    learner.read_until("welcome")
    assert [spec.action for spec in learner.board.specs] == [GO_ON]
    if way == "space":
        learner.press(Qt.Key.Key_Space)
    elif way == "button":
        QTest.mouseClick(learner.board.buttons[0], Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(
            learner.board.viewport(), Qt.MouseButton.LeftButton, pos=learner.point_of(Card.parse("JH"))
        )
    learner.my_turn()
    assert learner.guide.topic == "trumps"


def test_key_that_turns_a_page_plays_no_card(learner: Learner) -> None:
    learner.read_until("jack beats queen")
    learner.point_at(Card.parse("KC"))
    learner.press(Qt.Key.Key_Return)
    learner.my_turn()
    assert learner.guide.topic == "follow suit"
    assert len(learner.table.state.hand.trick.cards) == 3


def test_wrong_card_is_refused_with_its_reason_and_may_be_tried_again(learner: Learner, room: Room) -> None:
    learner.read_until("follow suit")
    before = learner.table.actions
    task = learner.reads
    learner.point_at(Card.parse("2C"))
    learner.press(Qt.Key.Key_Return)
    assert learner.table.actions == before
    assert learner.scene.refused_key == Card.parse("2C")
    assert learner.reads.startswith("That follows suit, but it leaves the trick to Tiago.")
    assert learner.heard[-1] == learner.reads
    assert room.heard[-1] is Sound.KNOCK
    learner.press(Qt.Key.Key_Space)  # nothing is pointed at: the task is told once more
    assert learner.reads == task
    learner.point_at(Card.parse("KC"))
    learner.press(Qt.Key.Key_Return)
    assert learner.table.actions == (*before, Play(Seat.S, Card.parse("KC")))


def test_card_against_the_rules_is_refused_by_the_rules(learner: Learner) -> None:
    learner.read_until("follow suit")
    learner.presenter.play(Card.parse("AD"))
    assert learner.reads == "You must follow suit: clubs were led."


def test_wrong_card_clicked_is_refused_too(learner: Learner) -> None:
    learner.read_until("follow suit")
    learner.click(Card.parse("2C"))
    assert learner.scene.refused_key == Card.parse("2C")
    learner.click(Card.parse("KC"))
    learner.my_turn()
    assert learner.guide.topic == "revoke"


def test_no_card_is_played_while_a_page_is_read(learner: Learner) -> None:
    learner.read_until("revoke")
    learner.presenter.play(Card.parse("AD"))
    learner.presenter.decide(Play(Seat.S, Card.parse("AD")))
    assert len(learner.table.state.hand.tricks) == 1 and not learner.table.state.hand.trick.cards


def test_nothing_wrong_is_decided_past_the_hand(learner: Learner) -> None:
    learner.read_until("follow suit")
    before = learner.table.actions
    learner.presenter.decide(Play(Seat.S, Card.parse("2C")))
    assert learner.table.actions == before
    assert learner.reads.startswith("That follows suit")
    learner.presenter.decide(Play(Seat.S, Card.parse("KC")))
    assert learner.table.actions != before


def test_hint_points_at_the_card_that_the_lesson_waits_for(learner: Learner) -> None:
    learner.read_until("welcome")
    assert not learner.presenter.can_hint and not learner.presenter.can_undo
    learner.read_until("follow suit")
    learner.presenter.hint()
    assert learner.scene.focus_key == Card.parse("KC")
    assert learner.reads == learner.guide.words()
    learner.press(Qt.Key.Key_Return)
    learner.read_until("lead the ace")
    learner.presenter.undo()
    assert learner.guide.topic == "lead the ace" and not learner.table.helped


@pytest.fixture
def learner_of_sobe(room: Room) -> Learner:
    learner = Learner(room.presenter)
    room.presenter.teach(LessonGuide("sobe-e-desce", NAMES))
    return learner


def test_wrong_exchange_gets_its_reason_and_may_be_tried_again(learner_of_sobe: Learner) -> None:
    learner = learner_of_sobe
    learner.read_until("exchange")
    task, before = learner.reads, learner.table.actions
    learner.choose(Card.parse("KC"), Card.parse("3H"))
    assert learner.heard[-1] == "To be exchanged: the king of clubs and the three of hearts."
    assert learner.reads == task
    learner.board.buttons[0].click()
    assert learner.reads.startswith("Keep the king") and learner.heard[-1] == learner.reads
    assert learner.table.actions == before
    learner.choose(Card.parse("KC"), Card.parse("2D"))  # the king stays after all
    assert learner.reads == task
    learner.board.buttons[0].click()  # chosen in another order than the lesson names them
    exchanged = Enter(Seat.S, (Card.parse("3H"), Card.parse("2D")))
    assert learner.table.actions == (*before, exchanged)
    learner.my_turn()
    assert learner.guide.topic == "sat out"


def test_hint_points_at_all_cards_to_be_exchanged(learner_of_sobe: Learner) -> None:
    learner_of_sobe.read_until("exchange")
    assert learner_of_sobe.presenter.can_hint
    assert set(learner_of_sobe.guide.cards) == {Card.parse("3H"), Card.parse("2D")}
    learner_of_sobe.presenter.hint()
    assert learner_of_sobe.scene.focus_key in learner_of_sobe.guide.cards
    assert learner_of_sobe.reads == learner_of_sobe.guide.words()


@pytest.mark.parametrize("game", ["sobe-e-desce", "truco"])
def test_hint_says_which_button_the_lesson_waits_for(room: Room, game: str) -> None:
    learner = Learner(room.presenter)
    room.presenter.teach(LessonGuide(game, NAMES))
    pressed = 0
    learner.my_turn()
    while not learner.guide.over:
        if learner.guide.press is not None:
            assert learner.presenter.can_hint
            learner.board.activateWindow()
            learner.presenter.hint()
            assert learner.reads and learner.heard[-1] == learner.reads
            focus = QApplication.focusWidget()
            assert focus in learner.board.buttons
            assert focus is learner.board.buttons[0], "the learner of these tests presses the first one"
            assert not learner.table.helped
            pressed += 1
        learner.go_on()
        learner.my_turn()
    assert pressed


def test_other_trumps_get_their_reason(learner_of_sobe: Learner) -> None:
    learner_of_sobe.read_until("choose trumps")
    before = learner_of_sobe.table.actions
    for action, reason in (("trump:H", "You hold hardly any"), ("turn_up", "The next card would be yours")):
        next(b for b in learner_of_sobe.board.buttons if b.spec.action == action).click()
        assert learner_of_sobe.reads.startswith(reason)
        assert learner_of_sobe.table.actions == before


def test_screen_reader_finds_the_words(learner: Learner) -> None:
    learner.read_until("trumps")
    assert learner.reads in [thing.name for thing in things(learner.scene, {})]


def test_lesson_of_a_game_without_a_table_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered_lessons() == tuple(game for game in LESSONS if game in CONDUCTS)
    assert "sueca" in offered_lessons()
    monkeypatch.setattr(games, "CONDUCTS", {})
    assert offered_lessons() == ()


# ---------------------------------------------------------------- in the program


def matches(data_dir: Path) -> list[Path]:
    return sorted((data_dir / "matches").glob("*"))


def begun(window: MainWindow) -> Learner:
    learner = Learner(window.presenter)
    commands(window).lesson.trigger()
    return learner


def offer(window: MainWindow) -> QPushButton:
    """The button for a lesson that the start screen shows."""
    screen = window.findChild(StartScreen)
    assert screen is not None
    found = [
        button
        for button in screen.findChildren(QPushButton)
        if "First lesson" in (button.text().replace("&", ""), button.accessibleName()[-12:])
        and button.isVisible()
    ]
    assert len(found) == 1
    return found[0]


def test_newcomer_is_offered_the_lesson_and_not_forced(start: Start) -> None:
    window = start()
    assert window.presenter.table is None
    button = offer(window)
    assert button.accessibleName() == "New here? First lesson"
    button.click()
    assert window.presenter.teaching
    window.show_start()
    assert offer(window) is button
    window.begin(PRESETS["portugal"])
    window.show_start()
    button = offer(window)
    assert button.text() == "First &lesson"
    button.click()
    assert window.presenter.teaching


def test_lesson_leaves_nothing_behind_and_the_running_match_as_it_was(start: Start, data_dir: Path) -> None:
    window = start()
    window.begin(PRESETS["portugal"], 3)
    person = Person(window.presenter)
    for _ in range(3):
        person.decide(Random(1))
    person.my_turn()
    actions = person.table.actions
    settings = window.settings
    (match,) = [file for file in matches(data_dir) if file.suffix == ".sueca"]
    written = match.read_bytes()
    learner = begun(window)
    assert "first lesson" in window.windowTitle()
    assert not commands(window).save_as.isEnabled()
    learner.read_until("end")
    assert not commands(window).review.isEnabled()
    assert match.read_bytes() == written
    assert [file for file in matches(data_dir) if file.suffix == ".sueca"] == [match]
    assert window.settings == settings
    window.show_start()
    window.continue_match()
    assert not window.presenter.teaching
    assert Person(window.presenter).table.actions[: len(actions)] == actions


def test_help_offers_the_lesson_of_each_game(start: Start) -> None:
    window = start()
    offered = commands(window).lessons.actions()
    assert [action.data() for action in offered] == list(offered_lessons())
    assert [action.text() for action in offered] == ["Sueca", "Sobe e Desce", "Truco"]
    (menu,) = [menu for menu in window.findChildren(QMenu) if set(offered) <= set(menu.actions())]
    assert menu.title().replace("&", "") == "First lesson" and menu.actions() == offered
    for action in offered:
        action.trigger()
        assert window.presenter.teaching and window.game == action.data()
    window.show_start()
    commands(window).lesson.trigger()  # asks for no game: that of the table, or the one played last
    assert window.game == "sueca"
    window.begin(SOBE_PRESETS["standard"])
    press_lesson_key(window)
    assert window.presenter.teaching and window.game == "sobe-e-desce"


def press_lesson_key(window: MainWindow) -> None:
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)


def test_finished_lesson_leads_to_a_match_or_back(start: Start) -> None:
    window = start()
    for action in (LEAVE, PLAY_MATCH):
        begun(window).read_until("end")
        button = next(b for b in window.presenter.board.buttons if b.spec.action == action)
        button.click()
        assert not window.presenter.teaching
        assert (window.presenter.table is None) == (action == LEAVE)


@pytest.mark.parametrize("topic", ["welcome", "follow suit", "won"])
def test_lesson_can_be_left_and_begun_anew_at_any_moment(start: Start, topic: str) -> None:
    window = start()
    begun(window).read_until(topic)
    window.show_start()
    assert window.presenter.table is None
    learner = begun(window)
    learner.my_turn()
    assert learner.guide.topic == "welcome"
    learner.read_until("trumps")
    window.learn()  # in the middle of another one
    learner.my_turn()
    assert learner.guide.topic == "welcome"


def test_language_changes_in_the_middle(start: Start) -> None:
    window = start()
    learner = begun(window)
    for topic in ("welcome", "follow suit"):
        learner.read_until(topic)
        said = {}
        for language in LANGUAGES:
            window.change(language=language)
            QApplication.processEvents()
            learner.my_turn()
            assert learner.reads == learner.guide.words()
            said[language] = learner.reads
        assert len(set(said.values())) == len(LANGUAGES)
        assert learner.guide.topic == topic
        window.change(language="en")
        QApplication.processEvents()
    learner.read_until("end")


def test_levels_of_the_players_do_not_speak_for_the_lesson(start: Start) -> None:
    window = start()
    learner = begun(window)
    learner.read_until("welcome")
    window.change(level_n=Level.BEGINNER)
    learner.read_until("jack beats queen")  # played by the lesson still
    assert plays_at(Level.BEGINNER) not in partners_plate(learner)
    window.begin(PRESETS["portugal"])
    learner.my_turn()
    assert plays_at(Level.BEGINNER) in partners_plate(learner)


def partners_plate(learner: Learner) -> str:
    """What a screen reader says of the partner's plate."""
    found = things(learner.scene, learner.board._levels)
    return next(thing.detail for thing in found if thing.id == "plate:N")


def possible(view: Any) -> Iterator[Action]:
    """Everything that the rules let the learner do now."""
    for action in view.actions:
        if isinstance(action, Template):
            cards = view.hand.cards
            for count in range(len(cards) + 1):
                yield from (Enter(view.seat, some) for some in combinations(cards, count))
        else:
            yield action


@pytest.mark.parametrize(("size", "language"), diagonal([(800, 600), (1280, 800)], LANGUAGES))
@pytest.mark.parametrize("game", offered_lessons())
def test_all_words_have_room_above_the_hand(
    start: Start, game: str, language: str, size: tuple[int, int]
) -> None:
    window = start(language)
    window.resize(*size)
    learner = Learner(window.presenter)
    window.learn(game)
    while True:
        learner.my_turn()
        lay = learner.scene.lay
        picture = learner.scene.picture
        assert picture is not None
        rooms = lay.hint_beside if any(thrown.by is Seat.S for thrown in picture.trick) else (lay.hint,)
        said = [learner.guide.words()]
        if not learner.guide.reading:
            actions = possible(learner.presenter.view)
            said += [words for action in actions if (words := learner.guide.objection(action))]
        for words in said:
            assert any(place_hint(lay.k, room, words, None).fits for room in rooms), words
        if learner.guide.over:
            break
        learner.go_on()
