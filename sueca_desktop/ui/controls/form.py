"""Rows of a name, a choice, and one sentence on what the choice does."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Panel

_ROWS = 5  # rows of the grid for each row of the form; the last one is the gap below it
_GAP, _COLUMN_GAP = 18, 22  # logical pixels


@dataclass(frozen=True, eq=False)
class FormRow:
    """The parts of a row whose words its owner puts."""

    label: QLabel
    note: QLabel
    control: QWidget
    sentence: QLabel

    def put_note(self, text: str) -> None:
        """Puts the note below the name; none takes no room."""
        self.note.setText(text)
        self.note.setVisible(bool(text))


class Form(Panel):
    """Names stand to the left of the choices where the width allows, else above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[FormRow] = []
        self._names_left: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_COLUMN_GAP)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def add_row(self, control: QWidget) -> FormRow:
        """A row for a choice, its words still empty; the name's mnemonic goes to the choice."""
        row = FormRow(label("name"), label("note"), control, label("small", wrap=True))
        row.label.setBuddy(control)
        self._rows.append(row)
        self._arrange(names_left=self._names_left is not False)
        row.put_note("")
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Chooses the arrangement that fits."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Chooses the arrangement that fits the width; to be called after words have changed."""
        shown = [row for row in self._rows if not row.control.isHidden()]
        if not shown:
            return
        names = max(max(_line_width(row.label), _line_width(row.note)) for row in shown)
        controls = max(row.control.sizeHint().width() for row in shown)
        names_left = self.width() >= names + controls + _COLUMN_GAP
        if names_left is not self._names_left:
            self._arrange(names_left)

    def _arrange(self, names_left: bool) -> None:
        self._names_left = names_left
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        for place, row in enumerate(self._rows):
            first = place * _ROWS
            for part in (row.label, row.note, row.control, row.sentence):
                self._grid.removeWidget(part)
            row.label.setWordWrap(not names_left)
            if names_left:
                self._grid.addWidget(row.label, first, 0)
                self._grid.addWidget(row.note, first + 1, 0, top)
                self._grid.addWidget(row.control, first, 1, left)
                self._grid.addWidget(row.sentence, first + 1, 1, top)
            else:
                self._grid.addWidget(row.label, first, 0, 1, 2)
                self._grid.addWidget(row.note, first + 1, 0, 1, 2)
                self._grid.addWidget(row.control, first + 2, 0, 1, 2, left)
                self._grid.addWidget(row.sentence, first + 3, 0, 1, 2, top)
            self._grid.setRowMinimumHeight(first + _ROWS - 1, _GAP)


def _line_width(part: QLabel) -> int:
    """How wide the words of a label are in one line."""
    part.ensurePolished()
    return part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, part.text()).width() + 2
