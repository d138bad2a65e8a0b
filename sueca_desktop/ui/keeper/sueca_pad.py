"""Tapping a hand of sueca: who won it, and how; or its card points, typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from sueca_desktop.keeper.book import Names
from sueca_desktop.keeper.sueca import HALF, Hand, How, State
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.text import keeper_text
from sueca_desktop.text.people import side_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.keeper.pad import OUR_KEYS, THEIR_KEYS, Pad, SideHeads, pad_grid
from sueca_desktop.ui.keeper.tap_button import TapButton

_WON = (How.ONE, How.TWO, How.SWEEP, How.REVOKE)


class SuecaPad(Pad):
    """One button for each way a hand can end; `points` asks for the pad on which card points are typed."""

    points = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = SideHeads()
        self.buttons: dict[Hand, TapButton] = {}
        grid = pad_grid(self, 2, range(1, 6))
        for column, (side, keys) in enumerate(((Team.NS, OUR_KEYS), (Team.EW, THEIR_KEYS))):
            grid.addWidget(self._heads.labels[side], 0, column)
            for row, (how, key) in enumerate(zip(_WON, keys, strict=True), 1):
                grid.addWidget(self._button(Hand(how, side), key), row, column)
        grid.addWidget(self._button(Hand(How.TIE), Qt.Key.Key_E), 5, 0)
        self.points_button = TapButton(Qt.Key.Key_P)
        self.points_button.clicked.connect(self.points)
        grid.addWidget(self.points_button, 5, 1)

    def show_state(self, state: State, names: Names) -> None:
        """Shows what each hand is worth now."""
        self._heads.show_names(names)
        lines = {
            How.ONE: keeper_text.one_game_words(),
            How.TWO: keeper_text.two_games_words(),
            How.SWEEP: translate("Keeper", "all tricks"),
        }
        revokes = {
            Team.NS: translate("Keeper", "they revoked"),
            Team.EW: translate("Keeper", "we revoked"),
        }
        for hand, button in self.buttons.items():
            said = keeper_text.tapped(hand, state, names)
            if hand.winner is None:
                button.set_words(translate("Keeper", "Tie"), score_of_tie(), said)
            else:
                line = revokes[hand.winner] if hand.how is How.REVOKE else lines[hand.how]
                button.set_words(keeper_text.change(state.games(hand.how)), line, said)
        self.points_button.set_words(
            translate("Keeper", "Points"),
            translate("Keeper", "type them"),
            translate("Keeper", "Type the card points of the hand"),
        )

    def _button(self, hand: Hand, key: Qt.Key) -> TapButton:
        button = TapButton(key)
        button.clicked.connect(lambda: self.tapped.emit(hand))
        self.buttons[hand] = button
        return button


def score_of_tie() -> str:
    """The card points of a tie."""
    return keeper_text.score_pair((HALF, HALF))


class PointsPad(Pad):
    """Card points, typed with large keys or the keyboard. `left` goes back without marking anything."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typed = ""
        self._state: State | None = None
        self._names: Names = (None, None, None, None)
        self._side = Segmented(tuple(Team))
        self._side.set_value(Team.NS)
        self._side.chosen.connect(self._show)
        self._number = label("display")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._meaning = label("body", wrap=True)
        self._meaning.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid = pad_grid(self, 3, range(3, 7))
        grid.addWidget(self._side, 0, 0, 1, 3, Qt.AlignmentFlag.AlignHCenter)
        grid.addWidget(self._number, 1, 0, 1, 3)
        grid.addWidget(self._meaning, 2, 0, 1, 3)
        self.digits = [TapButton() for _ in range(10)]
        for digit, button in enumerate(self.digits):
            row, column = divmod(digit - 1, 3) if digit else (3, 1)
            grid.addWidget(button, row + 3, column)
            button.clicked.connect(lambda _=False, digit=digit: self._type(str(digit)))
            button.setAutoDefault(False)  # Enter marks the hand
        self._back, self._cancel, self.mark = TapButton(), QPushButton(), QPushButton()
        self._back.setAutoDefault(False)
        self.mark.setObjectName("primary")
        grid.addWidget(self._back, 6, 2)
        grid.addWidget(self._cancel, 7, 0)
        grid.addWidget(self.mark, 7, 1, 1, 2)
        self._back.clicked.connect(self._rub_out)
        self._cancel.clicked.connect(self.left)
        self.mark.clicked.connect(self._mark)

    def begin(self, state: State, names: Names) -> None:
        """Empties the number and takes the keyboard."""
        self._typed = ""
        self.show_state(state, names)
        self.digits[1].setFocus()

    def show_state(self, state: State, names: Names) -> None:
        """Shows what the number means as the score stands."""
        self._state, self._names = state, names
        sides = [side_name(side) for side in Team]
        self._side.set_words(translate("Keeper", "Whose points"), sides)
        for digit, button in enumerate(self.digits):
            button.set_words(str(digit), "", str(digit))
        self._back.set_words("←", "", translate("Keeper", "Rub out a digit"))
        self._cancel.setText(translate("Keeper", "&Back"))
        self._cancel.setToolTip(translate("Keeper", "Back without marking anything"))
        self.mark.setText(translate("Keeper", "&Mark it"))
        self.mark.setToolTip(translate("Keeper", "Marks the hand (Enter)"))
        self._show()

    def hand(self) -> Hand | None:
        """The hand with the points as they are typed now; None while there is no such hand."""
        if not self._typed or int(self._typed) > ALL_POINTS:
            return None
        points = int(self._typed)
        return Hand.counted(points if self._side.value() is Team.NS else ALL_POINTS - points)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, Backspace and Enter work wherever the keyboard is."""
        if event.text().isdecimal() and event.text().isascii():
            self._type(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self._rub_out()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._mark()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _type(self, digit: str) -> None:
        typed = str(int(self._typed + digit))
        if int(typed) <= ALL_POINTS:
            self._typed = typed
            self._show()

    def _rub_out(self) -> None:
        self._typed = self._typed[:-1]
        self._show()

    def _mark(self) -> None:
        hand = self.hand()
        if hand is not None:
            self.tapped.emit(hand)

    def _show(self) -> None:
        hand = self.hand()
        self.mark.setEnabled(hand is not None)
        self._number.setText(self._typed or "–")
        if hand is None or self._state is None:
            self._meaning.setText(
                translate("Keeper", "Card points of one side, 0 to {points}", points=ALL_POINTS)
            )
        else:
            self._meaning.setText(keeper_text.tapped(hand, self._state, self._names))
