from functools import partial

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.painted_item import PaintedItem
from tests.ui.live_words import settle


def test_what_is_the_same_is_not_drawn_again_and_what_is_not_is(qtbot: QtBot) -> None:
    drawn: list[tuple[str, int]] = []

    def draw(painter: QPainter, *, word: str, number: int) -> None:
        drawn.append((word, number))

    item = PaintedItem(0)
    scene = QGraphicsScene(0, 0, 200, 200)
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.show()

    def present(width: float, word: str, number: int) -> list[tuple[str, int]]:
        item.present(Rect(10, 10, width, 50), partial(draw, word=word, number=number))
        settle()
        said = drawn[:]
        drawn.clear()
        return said

    assert present(50, "two", 2) == [("two", 2)]
    assert present(50, "two", 2) == []
    assert present(50, "two", 3) == [("two", 3)]
    assert present(60, "two", 3) == [("two", 3)]
    item.clear()
    settle()
    assert present(60, "two", 3) == [("two", 3)]
