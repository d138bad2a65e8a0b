"""What has happened at the table, to read and to copy."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.live import Panel, text_scale

_MOST_SENTENCES = 20_000
_WIDTH = 300  # logical pixels at the usual text size


class LogPanel(Panel):
    """A sentence a line, the newest at the end and in sight. Mouse and keyboard can select and copy."""

    def __init__(self, parent: QWidget | None = None, *, margin: int = 8) -> None:
        super().__init__(parent)
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setMaximumBlockCount(_MOST_SENTENCES)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._text.setTabChangesFocus(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self._text)
        self.setFocusProxy(self._text)
        self.retranslate()

    def append(self, sentence: str) -> None:
        """Adds what has just happened."""
        self._text.appendPlainText(sentence)

    def set_sentences(self, sentences: Sequence[str]) -> None:
        """Replaces everything, as after undo or in another language."""
        self._text.setPlainText("\n".join(sentences))
        self._text.moveCursor(QTextCursor.MoveOperation.End)

    def sentences(self) -> list[str]:
        """All that stands in the log."""
        text = self._text.toPlainText()
        return text.split("\n") if text else []

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * text_scale(self)), 400)

    def retranslate(self) -> None:
        self._text.setAccessibleName(translate("Log panel", "Log of the match"))
        self._text.setToolTip(translate("Log panel", "All that happened; can be selected and copied"))
        self._text.setPlaceholderText(translate("Log panel", "What happens at the table will stand here."))
