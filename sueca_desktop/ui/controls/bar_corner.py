"""What stands at one end of a menu bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QWidget

_EDGE, _APART = 6, 20  # at the left end: from the edge of the window, from the menus; logical pixels


class BarCorner(QWidget):
    """Widgets in a row at the right end of a menu bar, or at the left end for left-handed people; always as
    wide as they want to be.

    The bar itself asks for that width only when it is resized, before widgets that change with the window
    have changed.
    """

    def __init__(self, bar: QMenuBar, *widgets: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._corner = Qt.Corner.TopRightCorner
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self._row.addWidget(widget, alignment=Qt.AlignmentFlag.AlignVCenter)
        self.place()

    def set_left_handed(self, left_handed: bool) -> None:
        """Chooses the end of the bar."""
        corner = Qt.Corner.TopLeftCorner if left_handed else Qt.Corner.TopRightCorner
        if corner is not self._corner:
            self._bar.setCornerWidget(None, self._corner)  # type: ignore[arg-type]  # Qt allows it
            self._corner = corner
            self._row.setContentsMargins(*((_EDGE, 0, _APART, 0) if left_handed else (0, 0, 0, 0)))
            self.place()
            self.show()  # a bar hides what it gives up

    def place(self) -> None:
        """Takes its end of the bar, and no more of it than is needed; the menus get the rest."""
        self._bar.setCornerWidget(self, self._corner)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return done
