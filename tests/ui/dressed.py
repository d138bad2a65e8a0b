"""Fixtures that give widgets the program's own look, without which nothing has its real size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.style import apply_style


@pytest.fixture(autouse=True, scope="module")
def dressed(qapp: QApplication) -> Iterator[None]:
    """The felt theme in its light palette."""
    apply_style(qapp, load_theme("felt", dark=False))
    yield
    _sweep()
    qapp.setStyleSheet("")


@pytest.fixture(autouse=True)
def swept(dressed: None) -> None:
    """No window of the test before, which would have to be dressed and translated with those of this one."""
    _sweep()


def _sweep() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
