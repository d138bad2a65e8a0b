"""A radio button with a name and a line that explains it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import text_scale

_LEFT, _TOP, _RIGHT = 46, 6, 10  # margins of the words, logical pixels at the usual text size


class ChoiceCard(QRadioButton):
    """Clickable all over; the words wrap where the card is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label("name", wrap=True)
        self._line = label("small", wrap=True)
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        layout.addStretch()
        for part in (self._name, self._line):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(part)
        layout.addStretch()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, name: str, line: str) -> None:
        """Puts the name and the line below it."""
        self._name.setText(name)
        self._line.setText(line)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setToolTip(line)

    def hitButton(self, at: QPoint) -> bool:
        return self.rect().contains(at)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._fit()
        return self._margined().totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        self._fit()
        return self._margined().totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """One line high: how many lines it takes is up to `heightForWidth`."""
        self._fit()
        margins = self._margined().contentsMargins()
        widest_word = self._margined().totalMinimumSize().width()
        return QSize(widest_word, self.fontMetrics().height() + margins.top() + margins.bottom())

    def _margined(self) -> QVBoxLayout:
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        return layout

    def _fit(self) -> None:
        scale = text_scale(self)
        left, top, right = (round(length * scale) for length in (_LEFT, _TOP, _RIGHT))
        if self._margined().contentsMargins().left() != left:
            self._margined().setContentsMargins(left, top, right, top)
