"""A small button that gives a setting its default back; it is there only where it would do something."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.access.announce import announce
from sueca_desktop.ui.scene.paint_icons import Icon, draw_icon

_EDGE = 5  # logical pixels around the arrow


class RestoreButton(QToolButton):
    """An arrow back; `wanted` tells that it was pressed. It is gone then, so the keyboard goes to `control`,
    whose value it restores."""

    wanted = Signal()

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._setting = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._press)

    def set_setting(self, setting: str) -> None:
        """Puts the words: whose default comes back."""
        self._setting = setting
        words = translate("Settings", "Restore the default of {setting}", setting=setting)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        """As high as a line of the text beside it."""
        self.ensurePolished()
        side = self.fontMetrics().height() + 2 * _EDGE
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The arrow takes the colour of the text, whatever the theme."""
        super().paintEvent(event)
        painter = QPainter(self)
        centre = self.rect().center()
        side = self.fontMetrics().height()
        draw_icon(painter, Icon.UNDO, centre.x() + 0.5, centre.y() + 0.5, side, self.palette().text().color())
        painter.end()

    def _press(self) -> None:
        # Before, so that the keyboard does not wander off as the button goes; after, because it belongs to
        # the value that is chosen then.
        self._control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wanted.emit()
        self._control.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(
            self._control, translate("Settings", "{setting}: as it was at first.", setting=self._setting)
        )
