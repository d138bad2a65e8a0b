"""A choice between a few values that all stand in sight, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QPushButton, QSizePolicy, QWidget

from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.labels import repolish


class Segment(QPushButton):
    """One value of a `Segmented`."""

    def __init__(self, parent: Segmented) -> None:
        super().__init__(parent)
        self._whole = parent
        self.setCheckable(True)
        self.setAutoDefault(False)

    def sizeHint(self) -> QSize:
        """Wide enough for the bold letters of the chosen value, so that nothing moves when it is chosen."""
        size = super().sizeHint()
        usual = QFont(self.font())
        usual.setWeight(QFont.Weight.Normal)
        bold = QFont(usual)
        bold.setWeight(QFont.Weight.Bold)
        text = self.text()
        more = QFontMetrics(bold).horizontalAdvance(text) - QFontMetrics(usual).horizontalAdvance(text)
        return QSize(size.width() + max(0, more) + 2, size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._whole.show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._whole.show_focus(False)


class Segmented(QFrame):
    """Exclusive buttons in one frame; the arrow keys go from one to the next. Long ones take a second line.

    `chosen` tells the value that the person has chosen; `set_value` does not.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        layout = FlowLayout(self)
        for place in range(len(self._values)):
            segment = Segment(self)
            self._group.addButton(segment, place)
            layout.addWidget(segment)
        self._group.idClicked.connect(lambda place: self.chosen.emit(self._values[place]))
        self._group.idToggled.connect(self._take_focus_to)
        self.setFocusProxy(self._group.button(0))
        self.setProperty("focused", False)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def values(self) -> tuple[Any, ...]:
        return self._values

    def value(self) -> Any:
        """The chosen value; None while nothing is chosen."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def set_value(self, value: object) -> None:
        """Shows `value` as chosen. Raises ValueError for one that is not offered."""
        self.button(value).setChecked(True)

    def set_words(self, name: str, texts: Sequence[str], tips: Sequence[str] | None = None) -> None:
        """What is chosen here, for those who hear it, and the words for each value in their order."""
        self.setAccessibleName(name)
        for place, text in enumerate(texts):
            segment = self._group.button(place)
            segment.setText(text.replace("&", "&&"))
            segment.setAccessibleName(text)
            segment.setAccessibleDescription(name)
            segment.setToolTip(tips[place] if tips else "")

    def button(self, value: object) -> QAbstractButton:
        """The button for a value. Raises ValueError for one that is not offered."""
        return self._group.button(self._values.index(value))

    def show_focus(self, focused: bool) -> None:
        """Draws the frame as having the keyboard, or not."""
        self.setProperty("focused", focused)
        repolish(self)

    def _take_focus_to(self, place: int, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(self._group.button(place))
