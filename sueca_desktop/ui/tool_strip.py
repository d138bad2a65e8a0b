"""The tools at the right end of the menu bar: pictures with words, words dropped where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QStyleOptionToolButton, QToolButton, QWidget

from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.style import icon_size

_SPACING = 4


class Tool(QToolButton):
    """A button whose word keeps a little farther from its picture than Qt would have it."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.text = f" {option.text}"


class ToolStrip(QWidget):
    """A row of buttons for actions; `fit` decides how many show their words, from the left. It is as high
    with words as without: else the table would be laid out anew whenever one comes or goes."""

    def __init__(self, bar: QMenuBar, actions: Sequence[QAction]) -> None:
        super().__init__(bar)
        self._bar = bar
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 10, 0)
        row.setSpacing(_SPACING)
        self._buttons = []
        for action in actions:
            button = Tool(self)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            row.addWidget(button)
            self._buttons.append(button)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        return tuple(self._buttons)

    def button(self, action: QAction) -> QToolButton:
        """The button for one of the actions."""
        return next(button for button in self._buttons if button.defaultAction() is action)

    def fit(self) -> None:
        """Shows as many words as there is room for beside the menus."""
        menus = [action for action in self._bar.actions() if action.isVisible()]
        used = sum(self._bar.actionGeometry(action).width() for action in menus)
        room = self._bar.width() - used - 2 * _SPACING - 24
        side = icon_size(text_scale(self))
        self.setMinimumHeight(self._height(side))
        for with_words in range(len(self._buttons), -1, -1):
            for i, button in enumerate(self._buttons):
                button.setIconSize(QSize(side, side))
                style = Qt.ToolButtonStyle
                button.setToolButtonStyle(
                    style.ToolButtonTextBesideIcon if i < with_words else style.ToolButtonIconOnly
                )
            if sum(button.sizeHint().width() + _SPACING for button in self._buttons) <= room:
                break
        self.updateGeometry()

    def _height(self, side: int) -> int:
        """How high the highest button is, with its word or without."""
        height = 0
        for button in self._buttons:
            button.setIconSize(QSize(side, side))
            for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
                button.setToolButtonStyle(style)
                height = max(height, button.sizeHint().height())
        return height
