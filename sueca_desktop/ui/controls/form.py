"""Rows of a name, a choice, and one sentence on what the choice does."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.controls.restore_button import RestoreButton

_ROWS = 5  # rows of the grid for each row of the form; the last one is the gap below it
_GAP, _COLUMN_GAP = 18, 22  # logical pixels


class FormRow(Struct, eq=False):
    """The parts of a row whose words its owner puts."""

    label: QLabel
    note: QLabel
    control: QWidget
    sentence: QLabel
    restore: RestoreButton | None = None
    shown: bool = True

    def put_name(self, name: str) -> None:
        """Puts the name, with its mnemonic, where it is read and where it is spoken."""
        self.label.setText(name)
        if self.restore is not None:
            self.restore.set_setting(name.replace("&", ""))

    def put_note(self, text: str) -> None:
        """Puts the note below the name; none takes no room."""
        self.note.setText(text)
        self.note.setVisible(self.shown and bool(text))

    def offer_default(self, differs: bool) -> None:
        """Shows the button that restores the default where the value `differs` from it."""
        assert self.restore is not None
        self.restore.setVisible(self.shown and differs)


class Form(Panel):
    """Names stand to the left of the choices where the width allows, else above them.

    restorable: each row has a button that restores its default, beside the choice or else beside the name.
    """

    def __init__(self, parent: QWidget | None = None, *, restorable: bool = False) -> None:
        super().__init__(parent)
        self._restorable = restorable
        self._rows: list[FormRow] = []
        self._names_left: bool | None = None
        self._names_break = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_COLUMN_GAP)
        self._grid.setVerticalSpacing(3)

    def add_row(self, control: QWidget) -> FormRow:
        """A row for a choice, its words still empty; the name's mnemonic goes to the choice."""
        restore = RestoreButton(control) if self._restorable else None
        row = FormRow(label("name"), label("note"), control, label("small", wrap=True), restore)
        row.label.setBuddy(control)
        self._rows.append(row)
        self._names_left = self._names_left is not False
        last = len(self._rows) - 1
        self._put(last, self._names_left, self._names_break)
        self._leave_room(max(0, last - 1))
        self._stretch()
        row.put_note("")
        if restore is not None:
            restore.hide()
        return row

    def show_only(self, rows: Collection[FormRow]) -> None:
        """Shows some of the rows; the others take no room. Whose default is to be offered is asked anew."""
        for row in self._rows:
            row.shown = row in rows
        for place, row in enumerate(self._rows):
            for part in (row.label, row.control, row.sentence):
                part.setVisible(row.shown)
            row.put_note(row.note.text())
            if row.restore is not None:
                row.restore.hide()
            self._leave_room(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Chooses the arrangement that fits."""
        super().resizeEvent(event)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        """No wider than the choices while there is an arrangement left that takes less: a form that held its
        page wide would never come to know that there is no room."""
        least = super().minimumSizeHint()
        if self._names_break:
            return least
        controls = [row.control.minimumSizeHint().width() for row in self._rows if row.shown]
        return QSize(min(least.width(), max(controls, default=0)), least.height())

    def fit(self) -> None:
        """Chooses the arrangement that fits the width; to be called after words have changed."""
        shown = [row for row in self._rows if row.shown and not row.control.isHidden()]
        if not shown:
            return
        names = max(max(_line_width(row.label), _line_width(row.note)) for row in shown)
        controls = max(row.control.sizeHint().width() for row in shown)
        # What restores has a column of its own; another one takes the room that is left.
        beside = _COLUMN_GAP + (self._restore_side() + 2 * _COLUMN_GAP if self._restorable else 0)
        names_left = self.width() >= names + controls + beside
        names_break = not names_left and not (self._restorable and self.width() >= names + beside)
        if (names_left, names_break) != (self._names_left, self._names_break):
            self._arrange(names_left, names_break)
        elif self._restorable:
            self._reserve()

    def _arrange(self, names_left: bool, names_break: bool = False) -> None:
        """Sets the grid; names that `names_break` take the whole width but the button's, and more lines."""
        self._names_left, self._names_break = names_left, names_break
        for place in range(len(self._rows)):
            self._put(place, names_left, names_break)
        self._stretch()

    def _put(self, place: int, names_left: bool, names_break: bool) -> None:
        """Puts a row into the grid."""
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        last = 3 if self._restorable else 1
        row = self._rows[place]
        first = place * _ROWS
        for part in (row.label, row.note, row.control, row.sentence):
            self._grid.removeWidget(part)
        row.label.setWordWrap(names_break)
        if names_left:
            self._grid.addWidget(row.label, first, 0)
            self._grid.addWidget(row.note, first + 1, 0, top)
            self._grid.addWidget(row.control, first, 1, left)
            self._grid.addWidget(row.sentence, first + 1, 1, 1, last, top)
        else:
            self._grid.addWidget(row.label, first, 0, 1, 2 if names_break else 1)
            self._grid.addWidget(row.note, first + 1, 0, 1, last + 1)
            self._grid.addWidget(row.control, first + 2, 0, 1, last + 1, left)
            self._grid.addWidget(row.sentence, first + 3, 0, 1, last + 1, top)
        if row.restore is not None:
            self._grid.removeWidget(row.restore)
            self._grid.addWidget(row.restore, first, 2, Qt.AlignmentFlag.AlignVCenter)
        self._leave_room(place)

    def _stretch(self) -> None:
        """Gives the room that is left to a column."""
        at_end = self._restorable and not self._names_break
        self._grid.setColumnStretch(1, 0 if at_end else 1)
        self._grid.setColumnStretch(3, 1 if at_end else 0)
        if self._restorable:
            self._reserve()

    def _leave_room(self, place: int) -> None:
        """A gap below each row that shows, but for the last of them."""
        followed = self._rows[place].shown and any(row.shown for row in self._rows[place + 1 :])
        self._grid.setRowMinimumHeight(place * _ROWS + _ROWS - 1, _GAP if followed else 0)

    def _reserve(self) -> None:
        """Keeps the room for the buttons that restore, so that nothing moves when one comes or goes."""
        side = self._restore_side()
        self._grid.setColumnMinimumWidth(2, side)
        for place, row in enumerate(self._rows):
            self._grid.setRowMinimumHeight(place * _ROWS, side if row.shown else 0)

    def _restore_side(self) -> int:
        restore = self._rows[0].restore
        return 0 if restore is None else restore.sizeHint().width()


def _line_width(part: QLabel) -> int:
    """How wide the words of a label are in one line."""
    part.ensurePolished()
    return part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, part.text()).width() + 2
