"""Small pictures of what can be chosen: the table of each theme, the backs of the cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from sueca_desktop.cards import Card
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_ground import draw_ground
from sueca_desktop.ui.scene.paint_shapes import saved
from sueca_desktop.ui.scene.theme import Theme

_UNIT = 0.5  # the ground's pattern, as on a table half as large
_CARDS = (("AS", -0.17, -8.0), ("7H", 0.17, 7.0))


def table_swatch(theme: Theme, size: QSize, ratio: float) -> QPixmap:
    """A corner of the theme's table with two cards on it, `size` in logical pixels."""
    pixmap = _empty(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 8, 8)
    painter.setClipPath(clip)
    draw_ground(painter, theme, _UNIT, Rect(0, 0, size.width(), size.height()))
    art = CardArt(theme)
    height = size.height() * 0.68
    for card, dx, angle in _CARDS:
        with saved(painter):
            painter.translate(size.width() * (0.5 + dx), size.height() / 2)
            painter.rotate(angle)
            art.picture(Card.parse(card), height * CARD_RATIO, height, ratio, angle=angle).draw(painter)
    painter.end()
    return pixmap


def back_swatch(theme: Theme, back: int, size: QSize, ratio: float) -> QPixmap:
    """A card from behind, `size` in logical pixels. Raises ValueError for an unknown back."""
    pixmap = _empty(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size.width() / 2, size.height() / 2)
    height = size.height() - 10.0
    CardArt(theme, back=back).picture(None, height * CARD_RATIO, height, ratio).draw(painter)
    painter.end()
    return pixmap


def _empty(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
