"""What the pads of the three games share."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from sueca_desktop.keeper.book import Names
from sueca_desktop.rules.seats import Team
from sueca_desktop.text import keeper_text
from sueca_desktop.text.people import side_name
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.keeper.tap_button import Shape, TapButton

GAP = 10  # logical pixels between buttons
_TALL = 100
OUR_KEYS = (Qt.Key.Key_A, Qt.Key.Key_S, Qt.Key.Key_D, Qt.Key.Key_F)
THEIR_KEYS = (Qt.Key.Key_J, Qt.Key.Key_K, Qt.Key.Key_L, Qt.Key.Key_H)
"""Ours lie under the left hand, theirs under the right one."""


class Pad(Panel):
    """Buttons to tap. `tapped` brings the tap."""

    tapped = Signal(object)

    def set_shape(self, shape: Shape) -> None:
        """Takes less width or less height than usual, or as much."""
        for button in self.findChildren(TapButton):
            button.set_shape(shape)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()


def pad_grid(pad: QWidget, columns: int, tall_rows: range) -> QGridLayout:
    """A grid of equal columns; the buttons in `tall_rows` grow with the window."""
    grid = QGridLayout(pad)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(GAP)
    for row in tall_rows:
        set_tall(grid, row, True)
    grid.setRowStretch(tall_rows.stop + 1, 1)  # what the buttons leave
    for column in range(columns):
        grid.setColumnStretch(column, 1)
    return grid


def set_tall(grid: QGridLayout, row: int, tall: bool) -> None:
    """Lets a row of buttons grow with the window, or not, as while it is empty."""
    grid.setRowStretch(row, _TALL if tall else 0)


class SideHeads:
    """Who stands above which column: Us and Them, and their names where they are known."""

    def __init__(self) -> None:
        self.labels: dict[Team, QLabel] = {}
        for side in Team:
            head = label("name", wrap=True)
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.labels[side] = head

    def show_names(self, names: Names) -> None:
        """Puts the words."""
        for side, head in self.labels.items():
            pair = keeper_text.pair_names(names, side)
            head.setText(f"{side_name(side)}: {pair}" if pair else side_name(side))
