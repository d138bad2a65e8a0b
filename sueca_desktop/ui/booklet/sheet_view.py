"""The sheet for the wall on the screen, as wide as there is room, drawn for the screen's own pixels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.booklet import title, wall_sheet
from sueca_desktop.ui.booklet.paper import PAGE_H, PAGE_W, Inks
from sueca_desktop.ui.booklet.press import picture

_MARGIN = 12  # logical pixels around the page


class SheetView(QScrollArea):
    """Scrolls up and down over the page. Screen readers hear its words."""

    def __init__(self, inks: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = _Page(inks)
        self.setWidget(self._page)
        self.setWidgetResizable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def set_rules(self, rules: MatchRules) -> None:
        """Shows the sheet of these rules in the current language."""
        self._page.set_rules(rules)
        sheet = wall_sheet(rules)
        self._page.setAccessibleName(title(rules))
        self._page.setAccessibleDescription(
            "\n".join(" ".join((point.title, *point.sentences)) for point in sheet.points)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page takes the whole breadth."""
        super().resizeEvent(event)
        self._page.take_width(self.viewport().width())


class _Page(QWidget):
    def __init__(self, inks: Inks) -> None:
        super().__init__()
        self._inks = inks
        self._rules: MatchRules | None = None
        self._drawn: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_rules(self, rules: MatchRules) -> None:
        self._rules = rules
        self._drawn = None
        self.update()

    def take_width(self, width: int) -> None:
        sheet = max(1, width - 2 * _MARGIN)
        self.resize(QSize(width, round(sheet * PAGE_H / PAGE_W) + 2 * _MARGIN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn = None

    def event(self, event: QEvent) -> bool:
        """The window may come to a screen with finer pixels."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._drawn = None
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rules is None:
            return
        if self._drawn is None:
            ratio = self.devicePixelRatioF()
            width = round((self.width() - 2 * _MARGIN) * ratio)
            self._drawn = picture(self._rules, self._inks, max(1, width))
            self._drawn.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.drawImage(QPoint(_MARGIN, _MARGIN), self._drawn)
        painter.end()
