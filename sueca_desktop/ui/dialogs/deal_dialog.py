"""The cards of a hand once more: from one's own seat or from another's."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from sueca_desktop.record import persons_of
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.table.table import Table
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.segmented import Segmented

_WIDTH, _HEIGHT = 640, 280  # logical pixels at the usual text size


class DealDialog(ClosingDialog):
    """`play` brings the rules, and the deal as the first actions of another match."""

    play = Signal(object, object)

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = Table(*table.written)  # whoever of several looks at it
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._number = label("small", wrap=True)
        self._question = label("name")
        self._seats = Segmented(SEATS)
        self._seats.set_value(Seat.S)
        self._question.setBuddy(self._seats)
        self._rest = QWidget()
        self._play, self._copy = QPushButton(), QPushButton()
        self._play.setObjectName("primary")
        self._play.clicked.connect(self._begin)
        self._copy.setVisible(table.deal_number is not None)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(table.deal_number)))
        self._footer = Footer([self._copy, self._close, self._play])
        self.stack(
            self._title,
            self._lead,
            self._question,
            self._seats,
            self._number,
            self._rest,
            width=_WIDTH,
            height=_HEIGHT,
        )
        self._play.setDefault(True)
        self._seats.setFocus()

    def choose(self, seat: Seat) -> None:
        """Chooses whose cards the person wants."""
        self._seats.set_value(seat)

    def retranslate(self) -> None:
        title = translate("Deal", "The same cards again")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._lead.setText(
            translate(
                "Deal", "Begins another match with the cards of the last hand, dealt by the same player."
            )
        )
        self._question.setText(translate("Deal", "&Whose cards do you want?"))
        names = [shown_name(self._table.header, seat) for seat in SEATS]
        tips = [translate("Deal", "The cards that {name} held", name=name) for name in names]
        if len(persons_of(self._table.header)) == 1:
            names[0], tips[0] = translate("Deal", "Mine"), translate("Deal", "The cards that you held")
        self._seats.set_words(translate("Deal", "Whose cards do you want?"), names, tips)
        number = self._table.deal_number
        self._number.setText(
            translate("Deal", "These cards were shuffled by chance and have no number.")
            if number is None
            else translate("Deal", "The match began with deal {number}.", number=number)
        )
        self._play.setText(translate("Deal", "&Play"))
        self._play.setToolTip(translate("Deal", "Begins the match (Enter)"))
        self._copy.setText(translate("Deal", "Copy the &number"))
        self._copy.setToolTip(translate("Deal", "Copies the number of the deal, to send it to a friend"))
        self._close.setText(translate("Deal", "&Cancel"))
        self._close.setToolTip(translate("Deal", "Begins no match (Esc)"))

    def _begin(self) -> None:
        seat: Seat = self._seats.value()
        self.accept()
        self.play.emit(self._table.header.rules, self._table.same_cards(seat))
