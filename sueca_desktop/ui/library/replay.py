"""A match replayed on a table of its own, step by step forwards and backwards; nothing can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QSlider, QVBoxLayout, QWidget

from sueca_desktop.annals.entry import PERSON
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Shuffle
from sueca_desktop.rules.events import Event
from sueca_desktop.text.annals_text import replay_line
from sueca_desktop.text.games import text_of
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.games.conduct import Conduct
from sueca_desktop.ui.scene.director import Director, Step, Wait
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.scene.table_scene import TableScene

_WIDTH, _HEIGHT, _MARGIN = 1180, 800, 16  # logical pixels at the usual text size


class Replay:
    """The states of a match, one after the other. Step 0 is before the first action."""

    def __init__(self, header: Header, actions: tuple[Action, ...]) -> None:
        game = header.game
        self.header = header
        self.actions = actions
        self.states: list[Any] = [game.start(header.rules)]
        self.events: list[tuple[Event, ...]] = []
        for action in actions:
            state, events = game.apply(self.states[-1], action)
            self.states.append(state)
            self.events.append(events)

    @property
    def steps(self) -> int:
        """How many there are after the first state."""
        return len(self.actions)

    def view(self, step: int) -> Any:
        """What the person knew then."""
        return self.header.game.view(self.states[step], PERSON)

    def hand_starts(self) -> list[int]:
        """The steps at which a pack has just been shuffled, one for each hand."""
        return [place + 1 for place, action in enumerate(self.actions) if isinstance(action, Shuffle)]


class ReplayWindow(Dialog):
    """Shows a match through the eyes of the person who played it, on the table itself."""

    def __init__(
        self,
        header: Header,
        actions: tuple[Action, ...],
        look: Look,
        dress: Callable[[Board], None],
        parent: QWidget | None = None,
    ) -> None:
        """`dress` gives the board the person's look."""
        super().__init__(parent)
        self._replay = Replay(header, actions)
        self._conduct: Conduct[Any] = CONDUCTS[header.game.id]()
        self._step = 0
        scene = TableScene(look)
        self._board = Board(scene)
        dress(self._board)
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._director = Director(scene, self._wait, self)
        scene.set_match(header)
        self._sentence = label("strong", wrap=True)
        self._place = label("muted")
        self._hands = QComboBox()
        self._hands.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._hands.addItems([""] * len(self._replay.hand_starts()))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, self._replay.steps)
        self._slider.setPageStep(4)
        self._first, self._previous, self._next, self._last, self._close = (QPushButton() for _ in range(5))
        self._next.setObjectName("primary")
        self._footer = Footer([self._first, self._previous, self._next, self._last, self._close])
        self._lay_out()
        self._connect()
        self.retranslate()
        self._next.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)
        self._slider.setFocus()
        starts = self._replay.hand_starts()
        self.show_step(starts[0] if starts else 0)

    @property
    def board(self) -> Board:
        return self._board

    @property
    def step(self) -> int:
        """Which step of the match the table shows."""
        return self._step

    def show_step(self, step: int) -> None:
        """Goes to a step at once; one before the first is the first, one after the last the last."""
        self._step = max(0, min(self._replay.steps, step))
        self._director.show(self._picture(self._step))
        self._tell()

    def forward(self) -> None:
        """Shows what happened next, moving as it moved at the table."""
        if self._step == self._replay.steps:
            return
        self._director.drain()
        before, self._step = self._picture(self._step), self._step + 1
        game, after = self._replay.header.game, self._replay.states[self._step]
        events = self._replay.events[self._step - 1]
        steps, picture = [], before
        for event in events:
            last = event is events[-1]
            picture = self._picture(self._step) if last else self._conduct.after(picture, event)
            steps.append(Step(game.visible(event, PERSON, after), picture))
        self._director.enqueue(steps or [Step(None, self._picture(self._step))])
        self._tell()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Replay", "Replay"))
        self._board.setAccessibleName(translate("Replay", "The table, to look at"))
        self._hands.setAccessibleName(translate("Replay", "Hand"))
        self._hands.setToolTip(translate("Replay", "Goes to the beginning of a hand"))
        for number in range(self._hands.count()):
            self._hands.setItemText(number, translate("Replay", "Hand {number}", number=number + 1))
        self._slider.setAccessibleName(translate("Replay", "Step"))
        self._slider.setToolTip(translate("Replay", "Left and right go step by step"))
        for button, text, tip in (
            (self._first, translate("Replay", "&First"), translate("Replay", "To the beginning (Home)")),
            (self._previous, translate("Replay", "&Back"), translate("Replay", "One step back (left)")),
            (self._next, translate("Replay", "&Next"), translate("Replay", "One step on (right)")),
            (self._last, translate("Replay", "&Last"), translate("Replay", "To the end (End)")),
            (self._close, translate("Replay", "&Close"), translate("Replay", "Closes the replay (Esc)")),
        ):
            button.setText(text)
            button.setToolTip(tip)
        self.show_step(self._step)

    def done(self, result: int) -> None:
        """Closes the window; nothing moves any more."""
        self._director.clear()
        super().done(result)

    def _picture(self, step: int) -> Picture:
        self._conduct.forget()
        return self._conduct.picture(self._replay.view(step))

    def _wait(self, step: Step) -> Wait:
        return 0

    def _tell(self) -> None:
        replay, step = self._replay, self._step
        told = [self._sentence_of(event) for event in replay.events[step - 1]] if step else []
        self._sentence.setText(
            " ".join(filter(None, told))
            or text_of(replay.header.rules).standing(replay.header, replay.view(step))
        )
        self._place.setText(replay_line(step, replay.steps))
        self._slider.blockSignals(True)
        self._slider.setValue(step)
        self._slider.blockSignals(False)
        starts = replay.hand_starts()
        hand = sum(start <= step for start in starts) - 1
        self._hands.setCurrentIndex(max(0, hand))
        for button in (self._first, self._previous):
            button.setEnabled(step > 0)
        for button in (self._next, self._last):
            button.setEnabled(step < replay.steps)

    def _sentence_of(self, event: Event) -> str | None:
        header = self._replay.header
        seen = header.game.visible(event, PERSON, self._replay.states[self._step])
        return None if seen is None else self._conduct.sentence(seen, header)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._sentence, 1)
        head.addWidget(self._hands)
        foot = QHBoxLayout()
        foot.setSpacing(14)
        foot.addWidget(self._slider, 1)
        foot.addWidget(self._place)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 12, _MARGIN, 14)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._board, 1)
        layout.addLayout(foot)
        layout.addWidget(self._footer)

    def _connect(self) -> None:
        self._board.resized.connect(lambda: self.show_step(self._step))
        self._slider.valueChanged.connect(self.show_step)
        self._hands.activated.connect(lambda hand: self.show_step(self._replay.hand_starts()[hand]))
        self._first.clicked.connect(lambda: self.show_step(0))
        self._previous.clicked.connect(lambda: self.show_step(self._step - 1))
        self._next.clicked.connect(self.forward)
        self._last.clicked.connect(lambda: self.show_step(self._replay.steps))
        self._close.clicked.connect(self.accept)
        # Buttons and sliders would take these keys for themselves.
        for key, do in (
            (Qt.Key.Key_Left, lambda: self.show_step(self._step - 1)),
            (Qt.Key.Key_Right, self.forward),
            (Qt.Key.Key_Home, lambda: self.show_step(0)),
            (Qt.Key.Key_End, lambda: self.show_step(self._replay.steps)),
            (Qt.Key.Key_PageUp, lambda: self._step_hand(-1)),
            (Qt.Key.Key_PageDown, lambda: self._step_hand(1)),
        ):
            QShortcut(QKeySequence(key), self, do)

    def _step_hand(self, way: int) -> None:
        """To the beginning of the next hand, or of this one, or of the one before."""
        starts = self._replay.hand_starts()
        later = [start for start in starts if start > self._step]
        earlier = [start for start in starts if start < self._step]
        if way > 0 and later:
            self.show_step(later[0])
        elif way < 0 and earlier:
            self.show_step(earlier[-1])
