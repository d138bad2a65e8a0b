"""The slate as a widget, as large as it may be."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.keeper.book import Names, State
from sueca_desktop.text import keeper_text
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.keeper.paint_sheets import draw_sheet, slate_unit
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.theme import Theme

_LEAST_WIDTH, _LEAST_HEIGHT = 300, 190  # logical pixels


class Slate(QWidget):
    """Shows the score; those who hear it find it as the widget's name."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: State | None = None
        self._names: Names = (None, None, None, None)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        """Takes the colours of a theme."""
        self._theme = theme
        self.update()

    def show_state(self, state: State, names: Names) -> None:
        """Shows a score, in the current language."""
        self._state, self._names = state, names
        self.setAccessibleName(keeper_text.spoken(state, names))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._state is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = slate_unit(self.width(), self.height(), text_scale(self), self._state)
        room = Rect(0, 0, self.width(), self.height())
        draw_sheet(painter, self._theme, k, room, self._state, self._names)
        painter.end()
