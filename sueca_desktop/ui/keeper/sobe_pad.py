"""Tapping a hand of Sobe e Desce: the tricks of each player."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.keeper.book import Names
from sueca_desktop.keeper.sobe import Hand, State
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce.variant import TRICKS
from sueca_desktop.text import keeper_text
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.controls.labels import label, set_role
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.keeper.pad import GAP, Pad
from sueca_desktop.ui.keeper.tap_button import Shape

OUT = None
"""Stands for sitting out among the numbers of tricks."""

_VALUES = (OUT, *range(TRICKS + 1))


class SobePad(Pad):
    """A row of numbers for each player; the hand can be marked once five tricks are given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._names: Names = (None, None, None, None)
        self._heads = {seat: label("name", wrap=True) for seat in SEATS}
        self.tricks = {seat: Segmented(_VALUES) for seat in SEATS}
        self.clubs = Segmented((False, True))
        self._left = label("body", wrap=True)
        self.mark = QPushButton()
        self.mark.setObjectName("primary")
        self.mark.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._rows = []
        for seat in SEATS:
            self._heads[seat].setBuddy(self.tricks[seat])
            row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
            row.setSpacing(GAP // 2)
            row.addWidget(self._heads[seat], 1)
            row.addWidget(self.tricks[seat], 0, left)
            self._rows.append(row)
            column.addLayout(row)
            self.tricks[seat].chosen.connect(self._show)
        column.addSpacing(GAP)
        column.addWidget(self.clubs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(GAP // 2)
        column.addWidget(self._left)
        column.addWidget(self.mark)
        column.addStretch()
        self.clubs.chosen.connect(self._show)
        self.mark.clicked.connect(self._mark)
        self._clear()

    def set_shape(self, shape: Shape) -> None:
        """Puts the names above the numbers or beside them."""
        low = shape is Shape.LOW
        down, along = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for row in self._rows:
            row.setDirection(along if low else down)
        for head in self._heads.values():
            set_role(head, "strong" if low else "name")

    def begin(self, state: State, names: Names) -> None:
        """Everybody sits out again, for the next hand."""
        self._clear()
        self.show_state(state, names)

    def show_state(self, state: State, names: Names) -> None:
        """Shows who has to play, and what a hand would do."""
        self._state, self._names = state, names
        for seat in SEATS:
            name = keeper_text.player_name(names, seat)
            self._heads[seat].setText(self._head(seat, name).replace("&", "&&"))
            texts = [translate("Keeper", "Out"), *map(str, range(TRICKS + 1))]
            tips = [translate("Keeper", "Sits out"), *(Counted().tricks(n) for n in range(TRICKS + 1))]
            self.tricks[seat].set_words(translate("Keeper", "Tricks of {name}", name=name), texts, tips)
        self.clubs.set_words(
            translate("Keeper", "Trumps"),
            [translate("Keeper", "Other trumps"), translate("Keeper", "Clubs: double")],
            [translate("Keeper", "A trick counts 1"), translate("Keeper", "A trick counts 2")],
        )
        self.mark.setText(translate("Keeper", "&Mark the hand"))
        self.mark.setToolTip(translate("Keeper", "Writes the hand on the slate"))
        self._show()

    def hand(self) -> Hand | None:
        """The hand as it is shown now; None while the tricks are not five."""
        south, east, north, west = (self.tricks[seat].value() for seat in SEATS)
        try:
            return Hand((south, east, north, west), self.clubs.value())
        except ValueError:
            return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter marks the hand wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._mark()
        else:
            super().keyPressEvent(event)

    def _head(self, seat: Seat, name: str) -> str:
        assert self._state is not None
        if seat is self._state.chooser:
            return translate("Keeper", "{name} (chooses trumps)", name=name)
        if self._state.must_play(seat):
            return translate("Keeper", "{name} (has to play)", name=name)
        return name

    def _clear(self) -> None:
        for row in self.tricks.values():
            row.set_value(OUT)
        self.clubs.set_value(False)

    def _mark(self) -> None:
        hand = self.hand()
        if hand is not None:
            self.tapped.emit(hand)

    def _show(self) -> None:
        hand = self.hand()
        self.mark.setEnabled(hand is not None)
        if hand is not None and self._state is not None:
            self._left.setText(keeper_text.tapped(hand, self._state, self._names))
            return
        given = sum(row.value() or 0 for row in self.tricks.values())
        self._left.setText(
            translate("Keeper", "{given} of {tricks} tricks are given.", given=given, tricks=TRICKS)
        )
