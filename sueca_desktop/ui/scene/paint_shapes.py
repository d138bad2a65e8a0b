"""The simplest things that painters share: boxes, shadows, suits, text that fits.

All painters of the scene are plain functions: they draw with the QPainter they are given and keep
nothing. Text reaches them translated. Lengths are logical pixels; `k` is the layout's unit.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from sueca_desktop.cards import Suit
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.theme import LEAST_TEXT

_SHADOW_STEPS = 8
_UNBOUNDED = 10_000.0  # higher than any wrapped text


class Size(NamedTuple):
    """A width and a height in logical pixels."""

    w: float
    h: float


def qrect(rect: Rect) -> QRectF:
    """The rectangle as Qt has it."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Give the painter back as it was."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour, `alpha` (0 to 1) opaque."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


# ---------------------------------------------------------------- boxes


def draw_box(
    painter: QPainter,
    rect: Rect,
    radius: float,
    fill: QColor | None = None,
    line: QColor | None = None,
    line_width: float = 1.0,
) -> None:
    """A rounded box; its outline lies inside `rect`."""
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(qrect(rect), radius, radius)
    else:
        painter.setPen(QPen(line, line_width))
        painter.drawRoundedRect(qrect(rect.grown(-line_width / 2)), radius, radius)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, alpha: float) -> None:
    """A soft dark box: full inside `rect`, fading over `blur` around its edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    layer = faded(QColor(Qt.GlobalColor.black), 1 - (1 - alpha) ** (1 / _SHADOW_STEPS))
    painter.setBrush(layer)
    for i in range(_SHADOW_STEPS):
        d = blur * (i / (_SHADOW_STEPS - 1) - 0.4)
        painter.drawRoundedRect(rect.adjusted(-d, -d, d, d), max(0.0, radius + d), max(0.0, radius + d))


# ---------------------------------------------------------------- suits


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The suit's mark, about one unit high and centred on the origin."""
    path = QPainterPath()
    match suit:
        case Suit.HEARTS:
            path.moveTo(0, 0.48)
            path.cubicTo(-0.08, 0.30, -0.50, 0.08, -0.48, -0.20)
            path.cubicTo(-0.46, -0.50, -0.10, -0.54, 0, -0.22)
            path.cubicTo(0.10, -0.54, 0.46, -0.50, 0.48, -0.20)
            path.cubicTo(0.50, 0.08, 0.08, 0.30, 0, 0.48)
        case Suit.DIAMONDS:
            path.moveTo(0, -0.52)
            path.quadTo(0.12, -0.20, 0.40, 0)
            path.quadTo(0.12, 0.20, 0, 0.52)
            path.quadTo(-0.12, 0.20, -0.40, 0)
            path.quadTo(-0.12, -0.20, 0, -0.52)
        case Suit.SPADES:
            path.moveTo(0, -0.52)
            path.cubicTo(0.10, -0.30, 0.48, -0.12, 0.47, 0.14)
            path.cubicTo(0.46, 0.36, 0.16, 0.40, 0.05, 0.20)
            path.lineTo(0.16, 0.50)
            path.lineTo(-0.16, 0.50)
            path.lineTo(-0.05, 0.20)
            path.cubicTo(-0.16, 0.40, -0.46, 0.36, -0.47, 0.14)
            path.cubicTo(-0.48, -0.12, -0.10, -0.30, 0, -0.52)
        case Suit.CLUBS:
            return _club_path()
    path.closeSubpath()
    return path


def _club_path() -> QPainterPath:
    leaves = QPainterPath()
    leaves.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.27), (-0.25, 0.10), (0.25, 0.10)):
        leaves.addEllipse(QPointF(x, y), 0.225, 0.225)
    stem = QPainterPath(QPointF(-0.05, -0.1))
    for x, y in ((0.05, -0.1), (0.05, 0.2), (0.16, 0.50), (-0.16, 0.50), (-0.05, 0.2)):
        stem.lineTo(x, y)
    stem.closeSubpath()
    # Qt unites paths on a grid too coarse for unit shapes
    large, small = QTransform.fromScale(1000, 1000), QTransform.fromScale(0.001, 0.001)
    return small.map(large.map(leaves).united(large.map(stem)))


def draw_suit(painter: QPainter, suit: Suit, cx: float, cy: float, size: float, colour: QColor) -> None:
    """The suit's mark, `size` high, centred on (cx, cy)."""
    with saved(painter):
        painter.translate(cx, cy)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(suit_path(suit))


# ---------------------------------------------------------------- text


def text_width(text: str, font: QFont, *, mnemonic: bool = False) -> float:
    """How wide one line is; with `mnemonic` an `&` before a letter takes no room."""
    flags = int(Qt.TextFlag.TextSingleLine) | _mnemonic_flag(mnemonic)
    return QFontMetricsF(font).size(flags, text).width()


def text_height(text: str, font: QFont, width: float, *, mnemonic: bool = False) -> float:
    """How high the text is when broken into lines of `width`."""
    flags = int(Qt.TextFlag.TextWordWrap) | _mnemonic_flag(mnemonic)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _UNBOUNDED), flags, text).height()


def even_width(text: str, font: QFont, width: float) -> float:
    """The least width, but for a letter, in which the text has no more lines than in `width`: they are about
    equally long then, and no word stands alone in the last."""
    height, step = text_height(text, font, width), float(font.pixelSize())
    narrower = width - step
    while narrower > step and text_height(text, font, narrower) <= height:
        width, narrower = narrower, narrower - step
    return width


def shrunk(text: str, font: QFont, width: float, *, mnemonic: bool = False) -> QFont:
    """The font, made smaller until the line fits `width`, but never under the least size of text."""
    result = QFont(font)
    while text_width(text, result, mnemonic=mnemonic) > width and result.pixelSize() - 1 >= LEAST_TEXT:
        result.setPixelSize(result.pixelSize() - 1)
    return result


def _mnemonic_flag(mnemonic: bool) -> int:
    return int(Qt.TextFlag.TextShowMnemonic) if mnemonic else 0


def draw_text(
    painter: QPainter,
    rect: Rect,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    mnemonic: bool = False,
) -> Size:
    """One line, in the middle of `rect`'s height; what is too long ends in an ellipsis, and what is too high
    stands out of `rect` with what it has below and above its letters.

    mnemonic: underline the letter after `&` instead of showing it.
    Returns the size that the whole line needs.
    """
    metrics = QFontMetricsF(font)
    flags = _mnemonic_flag(mnemonic)
    needed = metrics.size(flags | int(Qt.TextFlag.TextSingleLine), text).width()
    shown = text if needed <= rect.w else metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.w, flags)
    painter.setFont(font)
    painter.setPen(colour)
    flags |= int(align | Qt.AlignmentFlag.AlignVCenter)
    flags |= int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(qrect(rect), flags, shown)
    return Size(needed, metrics.height())


def draw_paragraph(
    painter: QPainter,
    rect: Rect,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    *,
    mnemonic: bool = False,
) -> Size:
    """Text broken into lines as wide as `rect`. Returns the size that it needs; it is never cut."""
    painter.setFont(font)
    painter.setPen(colour)
    flags = (
        int(align) | int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextDontClip) | _mnemonic_flag(mnemonic)
    )
    painter.drawText(qrect(rect), flags, text)
    needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.w, _UNBOUNDED), flags, text)
    return Size(needed.width(), needed.height())
