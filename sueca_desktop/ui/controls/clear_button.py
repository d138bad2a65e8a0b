"""The cross in a field that empties it: it grows with the letters, and can be seen in every theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit, QToolButton

from sueca_desktop.text.translate import translate

_EDGE = 6  # logical pixels from the cross to the end of its button
_REACH = 0.28  # half the cross, in heights of the letters
_LAID_ANEW = (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class ClearButton(QToolButton):
    """At the right end of a `field`, while there are words in it. For mouse and finger: by keyboard words
    are taken out as in any field, so it is no stop on the way through the window."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(field.clear)
        self.clicked.connect(field.setFocus)
        field.textChanged.connect(lambda words: self.setVisible(bool(words)))
        field.installEventFilter(self)
        self.setVisible(bool(field.text()))
        self._retranslate()

    def sizeHint(self) -> QSize:
        """As high as the letters of the field."""
        side = self._field.fontMetrics().height()
        return QSize(side + _EDGE, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A cross, on a disc while the mouse is on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = self._field.palette(), float(self.height())
        middle = QPointF(self.width() - _EDGE - side / 2, side / 2)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.mid())
            painter.drawEllipse(middle, side / 2, side / 2)
        reach = side * _REACH
        pen = QPen(colours.text(), max(2.0, side / 11))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for rising in (1, -1):
            way = QPointF(reach, rising * reach)
            painter.drawLine(middle - way, middle + way)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps its place in the field."""
        if event.type() in _LAID_ANEW:
            self._lay()
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        size, field = self.sizeHint(), self._field
        self.resize(size)
        self.move(field.width() - size.width() - _EDGE, (field.height() - size.height()) // 2)
        field.setTextMargins(0, 0, size.width(), 0)

    def _retranslate(self) -> None:
        words = translate("Find", "Empty the field")
        self.setToolTip(words)
        self.setAccessibleName(words)
