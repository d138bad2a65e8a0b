"""An item of the scene that a function paints: for everything on the table that is not a card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sueca_desktop.ui.scene.geometry import Rect

Paint = Callable[[QPainter], object]


class PaintedItem(QGraphicsItem):
    """Paints itself with the function it was last given, in the scene's own coordinates."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        # Cards that pass by make it drawn again; what it paints has not changed.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._bounds = QRectF()
        self._paint: Paint | None = None
        self._said = ""

    @property
    def said(self) -> str:
        """The words that are painted, for those who hear them; empty for none and for mere pictures."""
        return self._said

    @property
    def bounds(self) -> Rect:
        """Where it is painted, in the scene."""
        return Rect(self._bounds.x(), self._bounds.y(), self._bounds.width(), self._bounds.height())

    def present(self, bounds: Rect, paint: Paint, said: str = "") -> None:
        """Shows what `paint` draws; it stays within `bounds`. `said` are the words in it.

        A `partial` of the same function with equal arguments is taken to draw the same as before: nothing
        else may decide about what it draws.
        """
        self._said = said
        rect = QRectF(bounds.x, bounds.y, bounds.w, bounds.h)
        if rect == self._bounds and _same(paint, self._paint):
            return  # drawing it again is dear, and it is presented after each card
        if rect != self._bounds:
            self.prepareGeometryChange()
            self._bounds = rect
        self._paint = paint
        self.setVisible(True)
        self.update()

    def clear(self) -> None:
        """Shows nothing."""
        self._paint = None
        self._said = ""
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._paint is not None:
            self._paint(painter)


def _same(paint: Paint, other: Paint | None) -> bool:
    """Whether both are known to draw the same: one function with the same arguments."""
    return (
        isinstance(paint, partial)
        and isinstance(other, partial)
        and (paint.func, paint.args, paint.keywords) == (other.func, other.args, other.keywords)
    )
