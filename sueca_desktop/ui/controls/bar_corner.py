"""What stands at the right end of a menu bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QWidget


class BarCorner(QWidget):
    """Widgets in a row at the right end of a menu bar, always as wide as they want to be.

    The bar itself asks for that width only when it is resized, before widgets that change with the window
    have changed.
    """

    def __init__(self, bar: QMenuBar, *widgets: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            row.addWidget(widget, alignment=Qt.AlignmentFlag.AlignVCenter)
        self.place()

    def place(self) -> None:
        """Takes the right end of the bar, and no more of it than is needed; the menus get the rest."""
        self._bar.setCornerWidget(self, Qt.Corner.TopRightCorner)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return done
