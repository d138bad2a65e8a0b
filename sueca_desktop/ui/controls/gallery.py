"""A choice between pictures with a name below each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QToolButton, QWidget

from sueca_desktop.ui.controls.flow_layout import FlowLayout

Painter = Callable[[Any, QSize, float], QPixmap]
"""Draws the picture of a value, of a size in logical pixels, for a device pixel ratio."""


class Gallery(QWidget):
    """Exclusive buttons with pictures; `chosen` tells the value that the person has chosen."""

    chosen = Signal(object)

    def __init__(
        self, values: Sequence[object], size: QSize, paint: Painter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._size = size
        self._paint = paint
        self._group = QButtonGroup(self)
        layout = FlowLayout(self, spacing=8, even=True)
        for place in range(len(self._values)):
            button = QToolButton()
            button.setObjectName("picture")
            button.setCheckable(True)
            button.setIconSize(size)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(button, place)
            layout.addWidget(button)
        self._group.idClicked.connect(lambda place: self.chosen.emit(self._values[place]))
        self._group.idToggled.connect(self._take_focus_to)
        self.setFocusProxy(self._group.button(0))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def value(self) -> Any:
        """The chosen value; None while nothing is chosen."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def set_value(self, value: object) -> None:
        """Shows `value` as chosen. Raises ValueError for one that is not offered."""
        self.button(value).setChecked(True)

    def button(self, value: object) -> QAbstractButton:
        """The button for a value. Raises ValueError for one that is not offered."""
        return self._group.button(self._values.index(value))

    def set_words(self, name: str, texts: Sequence[str]) -> None:
        """What is chosen here, and the words below each picture; without them only the pictures stand."""
        self.setAccessibleName(name)
        for button, text in zip(self._buttons(), texts, strict=True):
            button.setText(text)
            button.setAccessibleName(text)
            button.setAccessibleDescription(name)
            button.setToolTip(text)

    def show_names(self, shown: bool) -> None:
        """Whether the words stand below the pictures or only in the tooltips."""
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if shown else Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self._buttons():
            button.setToolButtonStyle(style)

    def paint_pictures(self) -> None:
        """Draws all pictures anew."""
        ratio = self.devicePixelRatioF()
        for value, button in zip(self._values, self._buttons(), strict=True):
            button.setIcon(QIcon(self._paint(value, self._size, ratio)))

    def _buttons(self) -> list[QToolButton]:
        buttons = [self._group.button(place) for place in range(len(self._values))]
        return [button for button in buttons if isinstance(button, QToolButton)]

    def _take_focus_to(self, place: int, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(self._group.button(place))
