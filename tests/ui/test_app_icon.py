"""The icon of the program, wherever it is shown."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.resources import resource_path
from sueca_desktop.ui.app_icon import SIZES, AppPicture, app_icon, app_pixmap
from tests.ui.conftest import Start

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("side", SIZES)
def test_it_is_drawn_for_every_size(side: int) -> None:
    icon = app_icon()
    assert QSize(side, side) in icon.availableSizes()
    pixmap = icon.pixmap(QSize(side, side), 1.0)
    assert pixmap.size() == QSize(side, side)
    image = pixmap.toImage()
    assert image == app_pixmap(side).toImage()
    assert image.pixelColor(side // 2, side // 2).alpha() == 255
    colours = {image.pixelColor(x, y).rgb() >> 4 & 0x0F0F0F for x in range(side) for y in range(0, side, 3)}
    assert len(colours) > 5


@pytest.mark.parametrize(
    ("side", "drawn_for"), [(15, 16), (16, 16), (31, 16), (32, 32), (63, 32), (64, 64), (300, 64)]
)
def test_each_size_has_the_drawing_that_is_clear_there(side: int, drawn_for: int) -> None:
    drawing = QSvgRenderer(str(resource_path("icons", "svg", f"app-{drawn_for}.svg")))
    expected = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    expected.fill(0)
    painter = QPainter(expected)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    found = app_pixmap(side).toImage().convertToFormat(expected.format())
    assert found == expected


def test_the_program_wears_it(start: Start, qapp: QApplication) -> None:
    window = start()
    assert {size.width() for size in qapp.windowIcon().availableSizes()} == set(SIZES)
    assert window.windowIcon().cacheKey() == qapp.windowIcon().cacheKey()


def test_a_picture_of_it_has_the_pixels_of_the_screen(qtbot: QtBot) -> None:
    picture = AppPicture()
    qtbot.addWidget(picture)
    for side in (112, 64):
        picture.fit(side)
        shown = picture.grab().toImage()
        assert shown.size() == QSize(side, side)
        assert shown.pixelColor(side // 2, side // 2) == app_pixmap(side).toImage().pixelColor(
            side // 2, side // 2
        )
