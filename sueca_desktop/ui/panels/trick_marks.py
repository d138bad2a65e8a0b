"""Who took the tricks of a hand, as marks: a full circle for us, an empty one for them, = for a tie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from sueca_desktop.rules.seats import Team
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_text
from sueca_desktop.ui.scene.theme import Palette, Role, font

_STEP, _HEIGHT = 26, 32  # logical pixels at the usual text size
_RADIUS, _LINE = 8.5, 2.4


def marks_icon(palette: Palette, winners: Sequence[Team | None], scale: float, ratio: float) -> QIcon:
    """The marks side by side, as a picture for a cell."""
    size = marks_icon_size(max(1, len(winners)), scale)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, winner in enumerate(winners):
        middle = QPointF((place + 0.5) * _STEP * scale, size.height() / 2)
        if winner is None:
            room = Rect(middle.x() - _STEP * scale / 2, 0, _STEP * scale, size.height())
            letters = font(Role.TITLE, scale=scale)
            draw_text(painter, room, "=", letters, palette.surface_text, Qt.AlignmentFlag.AlignHCenter)
            continue
        colour = palette.ours if winner is Team.NS else palette.theirs
        painter.setPen(QPen(colour, _LINE * scale))
        painter.setBrush(colour if winner is Team.NS else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, _RADIUS * scale, _RADIUS * scale)
    painter.end()
    return QIcon(pixmap)


def marks_icon_size(tricks: int, scale: float) -> QSize:
    """How large the picture of so many marks is."""
    return QSize(round(_STEP * tricks * scale), round(_HEIGHT * scale))
