"""The application as Qt has it, which also hears which match the system wants opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """macOS does not name the match that was double-clicked on the command line: it sends an event, also to a
    program that runs already."""

    match_wanted = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.match_wanted.emit(Path(event.file()))
            return True
        return super().event(event)
