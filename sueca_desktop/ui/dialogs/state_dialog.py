"""How the table stands, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label, scrolled

_WIDTH, _HEIGHT = 640, 460


class StateDialog(ClosingDialog):
    """Shows what `state` says, the first sentence large; the same again in another language."""

    def __init__(self, state: Callable[[], list[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._lines = [label("title" if first == 0 else "body", wrap=True) for first in range(len(state()))]
        page = QWidget()
        words = QVBoxLayout(page)
        words.setContentsMargins(0, 0, 8, 0)
        words.setSpacing(10)
        for line in self._lines:
            words.addWidget(line)
        words.addStretch()
        self.stack(scrolled(page), width=_WIDTH, height=_HEIGHT)
        self._close.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("State", "How the table stands"))
        for line, sentence in zip(self._lines, self._state(), strict=True):
            line.setText(sentence)
        self._close.setText(translate("State", "&Close"))
        self._close.setToolTip(translate("State", "Closes this window (Esc)"))
