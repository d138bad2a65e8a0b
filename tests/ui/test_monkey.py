"""A monkey at the table: random clicks, keys, commands and settings on the whole program, with a fixed seed.

Whatever it does, what stands on disk is the match on the table, the cards lie as their picture says as soon
as nothing moves, and somebody can always go on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from sueca_desktop.record import record_lines
from sueca_desktop.rules.sueca import PRESETS, Phase
from sueca_desktop.storage.settings import CHOICES
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.picture import Key, places
from tests.samples import sampled
from tests.ui.conftest import Person, Start, commands

LEFT = Qt.MouseButton.LeftButton
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(Qt.Key(int(Qt.Key.Key_0) + digit) for digit in range(10)),
)
SIZES = ((800, 600), (1000, 700), (1130, 640), (1280, 800), (1600, 900))
SETTINGS = (
    *("language", "theme", "appearance", "card_size", "large_index", "index_letters", "four_colours", "back"),
    *("sort_order", "hand_click", "speed", "trick_pause", "reduced_motion", "show_log"),
    *("level_e", "level_n", "level_w", "hint_level"),
)
DIALOGS = ("last_trick", "history", "score_sheet", "rules", "keys", "about", "settings", "new")


class Monkey:
    def __init__(self, start: Start, data_dir: Path, seed: int) -> None:
        self.start = start
        self.data_dir = data_dir
        self.chance = Random(seed)
        self.window: MainWindow = start()
        self.begin()

    @property
    def person(self) -> Person:
        return Person(self.window.presenter)

    def step(self) -> str:
        """Does one thing, and says what."""
        things: dict[Callable[[], object], int] = {
            self.sensible: 30,
            self.click_card: 14,
            self.click_anywhere: 8,
            self.key: 10,
            self.drag: 6,
            self.press_button: 10,
            self.undo: 5,
            self.hint: 4,
            self.wait: 12,
            self.resize: 2,
            self.setting: 3,
            self.answer_result: 5,
            self.dialog: 1,
            self.begin: 1,
            self.leave_and_continue: 1,
            self.restart: 1,
        }
        [thing] = self.chance.choices(list(things), list(things.values()))
        thing()
        self.check(thing.__name__)
        return thing.__name__

    # ------------------------------------------------------------ what it does

    def sensible(self) -> None:
        """What the person is asked for, if he is asked for anything."""
        presenter = self.window.presenter
        view = presenter.view
        if view is None or not presenter.waits_for_person:
            presenter.hurry()
        elif presenter.showing_result:
            self.answer_result()
        elif view.phase is Phase.PLAY and view.my_turn:
            self.person.click(self.chance.choice(view.playable))
            if self.window.settings.hand_click != "click":
                presenter.play(self.chance.choice(view.playable))
        elif view.phase in (Phase.DEALER, Phase.CUT):
            self.person.click(self.chance.choice(self.person.scene.pack_keys()))
        else:
            self.press_button()

    def click_card(self) -> None:
        board = self.person.board
        keys: list[Key] = [*self.person.scene.fan, *self.person.scene.pack_keys()[::7]]
        item = self.person.scene.item_of(self.chance.choice(keys)) if keys else None
        if item is not None:
            act = self.chance.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
            act(board.viewport(), LEFT, pos=board.mapFromScene(item.pos()))

    def click_anywhere(self) -> None:
        QTest.mouseClick(self.person.board.viewport(), LEFT, pos=self.spot())

    def key(self) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.person.board, self.chance.choice(KEYS))

    def drag(self) -> None:
        """From a card of the hand to anywhere, with something else going on half-way."""
        board, fan = self.person.board, self.person.scene.fan
        item = self.person.scene.item_of(self.chance.choice(fan)) if fan else None
        if item is None:
            return
        QTest.mousePress(board.viewport(), LEFT, pos=board.mapFromScene(item.pos()))
        QTest.mouseMove(board.viewport(), self.spot())
        self.chance.choice((self.wait, self.undo, self.resize, lambda: None))()
        QTest.mouseMove(board.viewport(), self.spot())
        QTest.mouseRelease(board.viewport(), LEFT, pos=self.spot())

    def press_button(self) -> None:
        if self.person.board.buttons:
            QTest.mouseClick(self.chance.choice(self.person.board.buttons), LEFT)

    def undo(self) -> None:
        self.command("undo")

    def hint(self) -> None:
        self.command("hint")

    def wait(self) -> None:
        QTest.qWait(self.chance.choice((0, 0, 1, 5, 20)))

    def resize(self) -> None:
        self.window.resize(*self.chance.choice(SIZES))

    def setting(self) -> None:
        name = self.chance.choice(SETTINGS)
        values = [value for value in CHOICES[name] if (name, value) != ("speed", "slow")]
        self.window.change(**{name: self.chance.choice(values)})

    def answer_result(self) -> None:
        panel = self.window.result_panel
        if panel is not None:
            over = panel.result.match_over
            signals = (panel.next_clicked, panel.same_cards_clicked, panel.leave_clicked)
            self.chance.choice(signals if over else signals[:1]).emit()

    def dialog(self) -> None:
        """Opens a window of its own, lets the match go on under it, and closes it."""
        self.command(self.chance.choice(DIALOGS))
        QTest.qWait(5)
        self.setting()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()

    def begin(self) -> None:
        rules = replace(self.chance.choice(list(PRESETS.values())), target=self.chance.choice((1, 2, 4)))
        self.window.begin(rules, self.chance.choice((None, self.chance.randrange(1000))))

    def leave_and_continue(self) -> None:
        self.window.show_start()
        if self.window.offers_match:
            self.window.continue_match()
        else:
            self.begin()

    def restart(self) -> None:
        self.window.close()
        self.window = self.start()
        self.leave_and_continue()

    def command(self, name: str) -> None:
        action: QAction = getattr(commands(self.window), name)
        if action.isEnabled():
            action.trigger()

    def spot(self) -> QPoint:
        board = self.person.board.viewport()
        return QPoint(self.chance.randrange(board.width()), self.chance.randrange(board.height()))

    # ------------------------------------------------------------ what must hold

    def check(self, after: str) -> None:
        presenter = self.window.presenter
        table = presenter.table
        if table is None:
            return
        if table.actions:
            files = (self.data_dir / "matches").glob("*.sueca")
            assert any(file.read_bytes() == record_lines(table.header, table.actions) for file in files), (
                after
            )
        if presenter.waits_for_person:
            self.check_rest(after)

    def check_rest(self, after: str) -> None:
        """Nothing moves: the cards lie as the table has it, and the person knows what he can do."""
        presenter, scene = self.window.presenter, self.person.scene
        view, picture = presenter.view, scene.picture
        assert view is not None and picture is not None
        assert picture.view == view, after
        for key, place in places(picture, scene.lay, self.window.settings.sort_order).items():
            item = scene.item_of(key)
            assert item is not None and item.face == place.face, (after, key)
            assert abs(item.slot.cx - place.slot.cx) < 5 * scene.lay.k, (after, key)
            assert abs(item.slot.cy - place.slot.cy) <= scene.lay.lift + 1, (after, key)
        if presenter.showing_result:
            assert self.window.result_panel is not None, after
        elif view.phase in (Phase.DEALER, Phase.CUT):
            assert scene.pack_keys(), after
            assert self.person.board.buttons, after
        elif view.phase is Phase.PLAY:
            assert view.my_turn or any(b.spec.action == "withdraw" for b in self.person.board.buttons), after
        elif view.phase is not Phase.OVER:
            assert self.person.board.buttons, after

    def check_goes_on(self) -> None:
        """From here on the person only does what he is asked for, until a hand is over."""
        self.window.change(speed="off", trick_pause="short", hand_click="click", reduced_motion=False)
        if self.window.presenter.table is None:
            self.begin()
        person = self.person
        hands = len(person.table.state.results)
        for _ in range(40):
            person.decide(self.chance)
            if len(person.table.state.results) > hands or person.table.state.winner is not None:
                break
        else:
            raise AssertionError(f"the hand never ends, phase {person.table.state.phase}")
        person.my_turn()
        self.check("going on")


def run(monkey: Monkey, steps: int) -> None:
    done: list[str] = []
    try:
        for _ in range(steps):
            done.append(monkey.step())
        monkey.check_goes_on()
    except BaseException as error:
        error.add_note(f"after {' '.join(done[-12:])}")
        raise


@pytest.mark.parametrize("seed", sampled(range(3), lambda seed: seed == 1))
def test_monkey_for_some_seconds(start: Start, data_dir: Path, seed: int) -> None:
    run(Monkey(start, data_dir, seed), 150)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 120))
def test_monkey_for_long(start: Start, data_dir: Path, seed: int) -> None:
    run(Monkey(start, data_dir, seed), 1500)
