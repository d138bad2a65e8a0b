"""The icon of the program, drawn for the exact device pixels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from sueca_desktop.resources import resource_path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The device pixels that window managers, task bars and docks ask for."""

_DRAWN_FOR = (64, 32, 16)  # each drawing serves so many device pixels and more


def app_pixmap(side: int) -> QPixmap:
    """The icon in a square of so many device pixels, in the drawing that is clear at that size.

    Raises FileNotFoundError or ValueError if the drawing is missing or not sound.
    """
    least = next((least for least in _DRAWN_FOR if least <= side), _DRAWN_FOR[-1])
    path = resource_path("icons", "svg", f"app-{least}.svg")
    if not path.is_file():
        raise FileNotFoundError(f"the icons lack {path.name}")
    drawing = QSvgRenderer(str(path))
    if not drawing.isValid():
        raise ValueError(f"{path.name} is not a drawing")
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    return pixmap


def app_icon() -> QIcon:
    """The icon for windows and task bars, in every size."""
    icon = QIcon()
    for side in SIZES:
        icon.addPixmap(app_pixmap(side))
    return icon


class AppPicture(QWidget):
    """The icon as a picture in a window; `fit` says how large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()

    def fit(self, side: int) -> None:
        """Takes a square of so many logical pixels."""
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        side = round(self.width() * ratio)
        if self._pixmap.width() != side:
            self._pixmap = app_pixmap(side)
        self._pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()
