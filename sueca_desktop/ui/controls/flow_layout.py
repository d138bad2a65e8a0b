"""A layout that sets widgets side by side and begins a new line where the width ends."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Like words on a page.

    right: sets each line flush right, as buttons at the foot of a dialog are.
    even: sets as many on each line, so that none is left over alone.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 0, *, right: bool = False, even: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._right = right
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        """One below the other."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Sets the lines, and returns how high they are with the margins."""
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for line in self._lines(inner.width()):
            height = max(size.height() for _, size in line)
            width = sum(size.width() for _, size in line) + self.spacing() * (len(line) - 1)
            left = inner.left() + (max(0, inner.width() - width) if self._right else 0)
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(left, top), QSize(size.width(), height)))
                left += size.width() + self.spacing()
            top += height + self.spacing()
        bottom = max(inner.top(), top - self.spacing())
        return bottom - rect.top() + self.contentsMargins().bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        items = self._shown()
        lines = self._broken(items, width, len(items))
        if self._even and lines:
            lines = self._broken(items, width, math.ceil(len(items) / len(lines)))
        return lines

    def _broken(
        self, items: list[QLayoutItem], width: int, most: int
    ) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Lines no wider than `width`, of no more than `most` items."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in items:
            size = item.sizeHint()
            if size.width() > width:
                size.setWidth(max(width, item.minimumSize().width()))
                if item.hasHeightForWidth():
                    size.setHeight(item.heightForWidth(size.width()))
            if lines and len(lines[-1]) < most and used + self.spacing() + size.width() <= width:
                lines[-1].append((item, size))
                used += self.spacing() + size.width()
            else:
                lines.append([(item, size)])
                used = size.width()
        return lines
