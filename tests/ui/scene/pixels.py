"""Looking at what painters leave behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from sueca_desktop.ui.scene.geometry import Rect

BLANK = QColor(120, 130, 140)


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def painted(
    draw: Callable[[QPainter], object], width: int = 400, height: int = 300, ground: QColor = BLANK
) -> QImage:
    """What `draw` leaves on an even ground."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(ground)
    with painting(image) as painter:
        draw(painter)
    return image


def touched(image: QImage, ground: QColor = BLANK) -> Rect | None:
    """The smallest rectangle around all pixels that are not the ground's; None if there are none."""
    plain = ground.rgb()
    rows = _rows(image)
    ys = [y for y, row in enumerate(rows) if any(pixel != plain for pixel in row)]
    if not ys:
        return None
    xs = [x for x, column in enumerate(zip(*rows, strict=True)) if any(pixel != plain for pixel in column)]
    return Rect(xs[0], ys[0], xs[-1] + 1 - xs[0], ys[-1] + 1 - ys[0])


def within(inner: Rect | None, outer: Rect, slack: float = 1.0) -> bool:
    """Whether something was drawn, and nothing beyond `outer`."""
    return (
        inner is not None
        and inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def runs(image: QImage, y: int, colour: QColor, x1: int = 0, x2: int | None = None) -> int:
    """How often a row of pixels, from `x1` to `x2`, comes upon a colour."""
    like = _Like(colour)
    here = [like(pixel) for pixel in _rows(image)[y][x1:x2]]
    return sum(now and not before for before, now in zip([False, *here], here, strict=False))


def amount(image: QImage, colour: QColor, area: Rect | None = None) -> int:
    """How many pixels are about that colour."""
    area = area or Rect(0, 0, image.width(), image.height())
    like = _Like(colour)
    rows = _rows(image)[round(area.y) : round(area.bottom)]
    return sum(like(pixel) for row in rows for pixel in row[round(area.x) : round(area.right)])


def transparent(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG has it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(a: QColor, b: QColor) -> float:
    """Contrast ratio as WCAG has it, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def multiplied(a: QColor, b: QColor) -> QColor:
    """One colour seen through another."""
    return QColor.fromRgbF(a.redF() * b.redF(), a.greenF() * b.greenF(), a.blueF() * b.blueF())


def _rows(image: QImage) -> list[list[int]]:
    """The pixels of a 32-bit image, row by row, as `QColor.rgb()` writes them."""
    pixels = memoryview(image.constBits()).cast("I").tolist()
    width = image.width()
    return [pixels[start : start + width] for start in range(0, len(pixels), width)]


class _Like:
    """Whether a pixel is about a colour; each value is judged once."""

    def __init__(self, colour: QColor) -> None:
        self._colour = colour
        self._judged: dict[int, bool] = {}

    def __call__(self, pixel: int) -> bool:
        if pixel not in self._judged:
            other = QColor.fromRgb(pixel)
            self._judged[pixel] = all(
                abs(a - b) <= 40
                for a, b in zip(self._colour.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
            )
        return self._judged[pixel]
