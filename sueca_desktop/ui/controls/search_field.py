"""A field to search with: Enter goes to what is found, Esc empties the field before it closes a window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from sueca_desktop.ui.controls.clear_button import ClearButton

_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)


class SearchField(QLineEdit):
    """`left` tells that the person goes on to what is found."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ClearButton(self)

    def take_focus(self) -> None:
        """Lets the person write, over what stands there."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc are for the field first, and not for the buttons of the window."""
        if event.key() in _ON:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
