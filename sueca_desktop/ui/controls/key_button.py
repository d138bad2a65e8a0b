"""A button that shows the key that does the same."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

_GAP = 12


def key_name(key: QKeySequence | Qt.Key) -> str:
    """What stands on the key, in the current language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class KeyButton(QPushButton):
    """Its words at the left, the key in a frame at the right."""

    def __init__(self, key: QKeySequence | Qt.Key, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = QKeySequence(key)
        self._key_label = QLabel()
        self._key_label.setObjectName("key")
        self._key_label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, _GAP, 0)
        layout.addStretch()
        layout.addWidget(self._key_label, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_words(self, text: str, tip: str) -> None:
        """Puts the words, with their mnemonic, and the key's name in the current language."""
        self.setText(text)
        self.setToolTip(tip)
        self._key_label.setText(key_name(self._key))

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + self._key_label.sizeHint().width() + _GAP, size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
