"""The foot of a dialog: a quiet note, and the buttons at the right."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale

_LEAST_NOTE = 240  # logical pixels that the note wants beside the buttons, at the usual text size


class Footer(QWidget):
    """The note goes above the buttons where there is no room beside them."""

    def __init__(self, buttons: list[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = label("small", wrap=True)
        self._buttons = QWidget()
        flow = FlowLayout(self._buttons, spacing=12, right=True)
        for button in buttons:
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._buttons.setSizePolicy(policy)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(12)
        self._layout.addWidget(self.note, 1)
        self._layout.addWidget(self._buttons)

    def set_note(self, text: str) -> None:
        """Puts the note; none leaves the room to the buttons."""
        self.note.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sets the note beside or above the buttons."""
        super().resizeEvent(event)
        needed = self._buttons.sizeHint().width() + round(_LEAST_NOTE * text_scale(self))
        beside = self.width() >= needed
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(way)
