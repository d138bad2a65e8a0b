"""The cross that empties a field."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.controls.clear_button import ClearButton
from sueca_desktop.ui.scene.theme import THEMES, load_theme
from sueca_desktop.ui.style import style_sheet
from tests.ui.live_words import settle
from tests.ui.scene.pixels import contrast


def shown(qtbot: QtBot, words: str) -> tuple[QWidget, QLineEdit, ClearButton]:
    window = QWidget()
    qtbot.addWidget(window)
    field = QLineEdit(words)
    QVBoxLayout(window).addWidget(field)
    button = ClearButton(field)
    window.resize(400, 120)
    window.show()
    settle()
    return window, field, button


def test_it_is_there_while_there_are_words_and_takes_them_out(qtbot: QtBot) -> None:
    _, field, button = shown(qtbot, "")
    assert not button.isVisible()
    field.setText("trunfo")
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert field.text() == "" and not button.isVisible()
    assert field.hasFocus()


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("dark", [False, True])
def test_it_grows_with_the_letters_and_can_be_seen(qtbot: QtBot, name: str, dark: bool) -> None:
    window, field, button = shown(qtbot, "trunfo")
    palette = load_theme(name, dark=dark).palette
    heights = []
    for text_size in (1.0, 1.5):
        window.setStyleSheet(style_sheet(palette, text_size))
        settle()
        heights.append(button.height())
        assert field.rect().contains(button.geometry())
        assert abs(button.geometry().center().y() - field.rect().center().y()) <= 1
        assert field.textMargins().right() == button.width()
        seen = field.grab().toImage()
        ratio = seen.devicePixelRatio()
        around = button.geometry()
        pixels = [
            seen.pixelColor(QPoint(x, y) * ratio)
            for x in range(around.left(), around.right())
            for y in range(around.top(), around.bottom())
        ]
        assert max(contrast(pixel, palette.surface) for pixel in pixels) >= 4.5
    assert heights[1] > 1.3 * heights[0]
