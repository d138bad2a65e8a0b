"""A page that scrolls looks the same wherever it was made."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.controls.labels import fill, scroll_area, scrolled
from tests.ui.live_words import settle


def furnished(page: QWidget) -> QWidget:
    """The page with words on it, dressed before it scrolls."""
    QVBoxLayout(page).addWidget(QLabel("Words", page))
    page.ensurePolished()
    return page


def empty(qtbot: QtBot) -> QStackedWidget:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    stack.setStyleSheet("QStackedWidget { background: #123456; }")
    stack.resize(200, 100)
    return stack


def seen(stack: QStackedWidget) -> QImage:
    stack.show()
    settle()
    return stack.grab().toImage()


def test_a_page_made_in_its_area_shows_what_lies_behind_as_one_made_before(qtbot: QtBot) -> None:
    there, before = empty(qtbot), empty(qtbot)
    area = scroll_area(there)
    there.addWidget(area)
    fill(area, furnished(QWidget(area.viewport())))
    before.addWidget(scrolled(furnished(QWidget()), before))
    assert seen(there) == seen(before)
    assert seen(there).pixelColor(20, 85).name() == "#123456"
