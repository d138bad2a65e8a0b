"""The slate as a widget: the score of a match in the manner of its game."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.text.pages import Result
from sueca_desktop.text.people import called_name, side_name
from sueca_desktop.text.sobe_e_desce.result_text import SobeResultInfo
from sueca_desktop.text.sueca.result_text import ResultInfo, counts_on_a_cross
from sueca_desktop.text.translate import translate
from sueca_desktop.text.truco.result_text import TrucoResultInfo
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_beans import draw_bean_slate
from sueca_desktop.ui.scene.paint_race import draw_race_slate
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
    """A large slate with the score after a hand; it says nothing that does not stand beside it in words."""

    def __init__(self, theme: Theme, result: Result, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._result = result
        self._k = 1.0

    def present(self, theme: Theme) -> None:
        """Draws the slate anew: in a theme's colours, and in the current language."""
        self._theme = theme
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
        draw_result_slate(painter, self._theme, self._k * _HAND, room, self._result)
        painter.end()


def draw_result_slate(painter: QPainter, theme: Theme, k: float, room: Rect, result: Result) -> None:
    """The slate of whichever game it is. Raises TypeError for a result that has none."""
    sides = (side_name(Team.NS), side_name(Team.EW))
    match result:
        case ResultInfo():
            target = result.rules.target
            if result.carry:
                foot = translate("Slate", "tie: worth +{bonus}", bonus=result.carry)
            else:
                foot = translate("Slate", "to {target}", target=target)
            marks = Marks.CROSS if counts_on_a_cross(result.rules) else Marks.STROKES
            draw_slate(painter, theme, k, room, sides, result.score, foot, target=target, marks=marks)
        case TrucoResultInfo():
            target = result.rules.target
            foot = translate("Slate", "to {target}", target=target)
            draw_bean_slate(painter, theme, k, room, sides, result.score, foot, target=target)
        case SobeResultInfo():
            names = [called_name(result.header, seat) for seat in SEATS]
            start = result.rules.start
            foot = translate("Slate", "from {start} down to 0", start=start)
            draw_race_slate(painter, theme, k * 0.8, room, names, result.score, foot, start=start)
        case _:
            raise TypeError(f"no slate for {result!r}")
