"""Sentences for screen readers, said when something happens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(by: QObject, sentence: str) -> None:
    """Has a screen reader, if one listens, say a sentence once it has finished what it is saying."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(by, sentence))
