"""A large button to tap: what is chalked up, why, and the key that does the same."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sueca_desktop.ui.controls.key_button import key_name
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale

_HEIGHT, _LOW, _HIGHEST = 66, 50, 108  # logical pixels at the usual text size: more than a finger's breadth
_SIDE, _TOP = 12, 5


class Shape(Enum):
    """How a button uses its room."""

    USUAL = auto()
    NARROW = auto()  # without the key
    LOW = auto()  # without the key, and with all words in one line


class TapButton(QPushButton):
    """A bold number or word over a quiet line. The key stands in its corner where one is given."""

    def __init__(self, key: Qt.Key | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = label("shout")
        self._why = label("small")
        self._key = QLabel()
        self._key.setObjectName("key")
        self._key.setVisible(key is not None)
        if key is not None:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)  # a key held down is one tap
            shortcut.activated.connect(self.click)  # at once, unlike a button's own shortcut
            self._key.setText(key_name(key))
        for part in (self._what, self._why, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._is_low = False
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(0)
        self._words.addStretch()
        for part in (self._what, self._why):
            self._words.addWidget(part, 0, Qt.AlignmentFlag.AlignCenter)
        self._words.addStretch()
        row = self._row = QHBoxLayout(self)
        row.setSpacing(0)
        row.addStretch()
        row.addLayout(self._words)
        row.addStretch()
        row.addWidget(self._key, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_shape(self, shape: Shape) -> None:
        """Puts the words one below the other or beside each other, with or without the key."""
        self._is_low = low = shape is Shape.LOW
        down, along = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._words.setDirection(along if low else down)
        self._words.setSpacing(8 if low else 0)
        self._key.setVisible(bool(self._key.text()) and shape is Shape.USUAL)
        self._row.invalidate()  # it does not hear of changes within its part
        self.updateGeometry()

    def set_words(self, what: str, why: str, said: str) -> None:
        """Puts the bold words, the quiet line (none takes no room), and what those hear who do not see."""
        self._what.setText(what)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.setAccessibleName(said)
        self.setToolTip(said)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for all words, and never less than a finger needs."""
        scale = text_scale(self)
        side, top = round(_SIDE * scale), round(_TOP * scale)
        row = self._row
        if row.contentsMargins().left() != side:
            row.setContentsMargins(side, top, side, top)
            self.setMaximumHeight(round(_HIGHEST * scale))
        needed = row.totalMinimumSize()
        least = round((_LOW if self._is_low else _HEIGHT) * scale)
        return QSize(needed.width(), max(needed.height(), least))
