"""A dialog that only shows something, with one button that closes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.live import Dialog

_MARGIN = 24


class ClosingDialog(Dialog):
    """Its parts stand one below the other; the last of them takes the room that is left. Buttons `beside` the
    one that closes stand before it."""

    def __init__(self, parent: QWidget | None = None, *, beside: Sequence[QPushButton] = ()) -> None:
        super().__init__(parent)
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._footer = Footer([*beside, self._close])

    def stack(self, *parts: QWidget, width: int, height: int) -> None:
        """Lays out the parts above the button, puts the words, and takes a size in logical pixels at the
        usual text size. To be called once, at the end of a subclass's constructor."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(8)
        for part in parts:
            layout.addWidget(part, 1 if part is parts[-1] else 0)
        layout.addWidget(self._footer)
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(width, height)
