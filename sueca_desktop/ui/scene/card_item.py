"""A card on the table, as the scene draws it."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sueca_desktop.cards import Card
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.paint_icons import Icon, draw_icon
from sueca_desktop.ui.scene.theme import RADIUS_CARD

_MARK_AT = 0.55  # of the width: what its neighbours in the fan leave free of a card


class CardItem(QGraphicsItem):
    """One card: where it lies, what it shows, and the ring around it.

    The picture is drawn for the size at which the card comes to rest and merely scaled while it moves, so
    that moving costs no rendering.
    """

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._face: Card | None = None
        self._dim = False
        self._slot = Slot(0, 0, 1, 1)
        self._drawn = Slot(0, 0, 1, 1)
        self._squeeze = 1.0
        self._ring: tuple[QColor, QColor, float] | None = None
        self._mark: tuple[QColor, QColor] | None = None
        self._lifted = False
        self._bare = False
        self._quick = False

    @property
    def face(self) -> Card | None:
        return self._face

    @property
    def bare(self) -> bool:
        return self._bare

    @property
    def ringed(self) -> bool:
        """Whether a ring is drawn around the card."""
        return self._ring is not None

    @property
    def marked(self) -> bool:
        """Whether the card has the mark of a chosen one."""
        return self._mark is not None

    @property
    def slot(self) -> Slot:
        return self._slot

    def set_art(self, art: CardArt) -> None:
        self._art = art
        self.update()

    def show_face(
        self, face: Card | None, *, dim: bool = False, lifted: bool = False, bare: bool = False
    ) -> None:
        """Shows a face, or the back for None; `bare` without a shadow, as within a pack."""
        shown = (face, dim, lifted, bare)
        if shown != (self._face, self._dim, self._lifted, self._bare):
            self._face, self._dim, self._lifted, self._bare = shown
            self.update()

    def rest(self, slot: Slot) -> None:
        """Lies still at `slot`, drawn sharp for its size."""
        if (slot.w, slot.h) != (self._drawn.w, self._drawn.h):
            self.prepareGeometryChange()
        self._drawn = slot
        self.place(slot)

    def fly(self, slot: Slot, turning: float) -> None:
        """Moves through `slot`; `turning` from 0 to 1 is how far it has turned over."""
        self._quick = True
        self._stand(slot, turning)

    def place(self, slot: Slot) -> None:
        """Lies at `slot` for now, a little off where it rests."""
        self._quick = False
        self._stand(slot, 0.0)

    def _stand(self, slot: Slot, turning: float) -> None:
        self._slot = slot
        self.setPos(slot.cx, slot.cy)
        self.setRotation(slot.angle)
        squeeze = abs(cos(turning * pi))
        self.setScale(slot.w / self._drawn.w)
        if squeeze != self._squeeze:
            self._squeeze = squeeze
            self.update()

    def set_ring(self, colour: QColor | None, inner: QColor | None = None, width: float = 0.0) -> None:
        """A ring outside the card with a line inside it, so that it is seen on paper and on the ground."""
        ring = None if colour is None or inner is None else (colour, inner, width)
        if ring != self._ring:
            self.prepareGeometryChange()
            self._ring = ring
            self.update()

    def set_mark(self, colour: QColor | None, ink: QColor) -> None:
        """A round mark with two arrows: the card is to be exchanged."""
        mark = None if colour is None else (colour, ink)
        if mark != self._mark:
            self._mark = mark
            self.update()

    def boundingRect(self) -> QRectF:
        half_w, half_h = self._drawn.w / 2, self._drawn.h / 2
        edge = 0.22 * self._drawn.w + (3 * self._ring[2] if self._ring else 0.0)
        return QRectF(-half_w - edge, -half_h - edge, 2 * (half_w + edge), 2 * (half_h + edge))

    def card_rect(self) -> QRectF:
        """The card itself, without its shadow, in the item's own coordinates."""
        return QRectF(-self._drawn.w / 2, -self._drawn.h / 2, self._drawn.w, self._drawn.h)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        picture = self._art.picture(
            self._face,
            self._drawn.w,
            self._drawn.h,
            painter.device().devicePixelRatioF(),
            dimmed=self._dim,
            lifted=self._lifted,
            angle=self._drawn.angle,
            bare=self._bare,
            quick=self._quick,
        )
        painter.save()
        painter.scale(max(0.02, self._squeeze), 1.0)
        picture.draw(painter)
        painter.restore()
        if self._ring is not None:
            self._paint_ring(painter, *self._ring)
        if self._mark is not None:
            self._paint_mark(painter, *self._mark)

    def _paint_mark(self, painter: QPainter, colour: QColor, ink: QColor) -> None:
        rect = self.card_rect()
        radius = 0.115 * rect.width()
        at = QPointF(rect.left() + _MARK_AT * rect.width(), rect.top() + 1.25 * radius)
        painter.setPen(QPen(ink, 0.12 * radius))
        painter.setBrush(colour)
        painter.drawEllipse(at, radius, radius)
        draw_icon(painter, Icon.EXCHANGE, at.x(), at.y(), 1.3 * radius, ink)

    def _paint_ring(self, painter: QPainter, colour: QColor, inner: QColor, width: float) -> None:
        out = width / 2 + 0.4 * width
        rect = self.card_rect()
        radius = RADIUS_CARD * rect.width() + out
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.setPen(QPen(inner, width + 0.7 * width))
        painter.drawRoundedRect(rect.adjusted(1 - out, 1 - out, out - 1, out - 1), radius, radius)
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)
