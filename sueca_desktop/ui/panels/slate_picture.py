"""The slate as a widget."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.results import Pair
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.text.result_text import counts_on_a_cross
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_slate import Marks, draw_slate
from sueca_desktop.ui.scene.theme import Theme

_WIDTH, _HEIGHT, _HIGHEST = (
    330,
    345,
    375,
)  # units of k; the cat needs a slate that is not much higher than wide
_HAND = 1.45  # chalk and letters, larger than on the small slate of the table
_SHADOW = 8  # room for the shadow, units of k


class SlatePicture(QWidget):
    """A large slate with the score of a match; it says nothing that does not stand beside it in words."""

    def __init__(self, theme: Theme, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rules = rules
        self._k = 1.0
        self._heads = ("", "")
        self._score: Pair = (0, 0)
        self._foot = ""

    def present(self, theme: Theme, heads: tuple[str, str], score: Pair, foot: str) -> None:
        """Shows a score: what the sides are called, their games, and the quiet line below."""
        self._theme, self._heads, self._score, self._foot = theme, heads, score, foot
        self.update()

    def set_unit(self, k: float) -> None:
        """Sets the size of everything."""
        self._k = k
        self.setFixedWidth(round(_WIDTH * k))
        self.setMinimumHeight(round(_HEIGHT * k))
        self.setMaximumHeight(round(_HIGHEST * k))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * self._k), round(_HEIGHT * self._k))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = Rect(0, 0, self.width(), self.height()).grown(-_SHADOW * self._k)
        draw_slate(
            painter,
            self._theme,
            self._k * _HAND,
            room,
            self._heads,
            self._score,
            self._foot,
            target=self._rules.target,
            marks=Marks.CROSS if counts_on_a_cross(self._rules) else Marks.STROKES,
        )
        painter.end()
