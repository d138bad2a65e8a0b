"""The log in a window of its own, where the main window has no room for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.panels.log_panel import LogPanel

_WIDTH, _HEIGHT = 560, 520


class LogDialog(ClosingDialog):
    """Shows what has happened so far in the match."""

    def __init__(self, sentences: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("shout")
        self._log = LogPanel(margin=0)
        self._log.set_sentences(sentences)
        self.stack(self._title, self._log, width=_WIDTH, height=_HEIGHT)
        self._log.setFocus()

    def retranslate(self) -> None:
        title = translate("Window", "Log")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._close.setText(translate("Window", "&Close"))
        self._close.setToolTip(translate("Window", "Closes this window (Esc)"))
