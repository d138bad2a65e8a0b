"""The log in a window of its own, where the main window has no room for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.live import Dialog
from sueca_desktop.ui.panels.log_panel import LogPanel

_WIDTH, _HEIGHT = 560, 520


class LogDialog(Dialog):
    """Shows what has happened so far in the match."""

    def __init__(self, sentences: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = LogPanel()
        self._log.set_sentences(sentences)
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self._log, 1)
        layout.addWidget(Footer([self._close]))
        self.retranslate()
        self.open_at(_WIDTH, _HEIGHT)
        self._log.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Window", "Log"))
        self._close.setText(translate("Window", "&Close"))
        self._close.setToolTip(translate("Window", "Closes this window (Esc)"))
