"""Labels by what they are for, and what parts one from another."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

LabelRole = Literal[
    "display",
    "shout",
    "title",
    "name",
    "body",
    "strong",
    "muted",
    "small",
    "note",
    "ours",
    "theirs",
    "lead",
]


def label(role: LabelRole = "body", *, wrap: bool = False) -> QLabel:
    """An empty label that looks as its role says; words that `wrap` take as many lines as they need."""
    result = QLabel()
    result.setProperty("role", role)
    result.setTextFormat(Qt.TextFormat.PlainText)
    if wrap:
        result.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        result.setSizePolicy(policy)
    return result


def set_role(widget: QWidget, role: LabelRole) -> None:
    """Gives a widget another role, and its look."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        repolish(widget)


def repolish(widget: QWidget) -> None:
    """Looks its style up again after a property in a selector has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def rule(vertical: bool = False) -> QFrame:
    """A thin line between two parts."""
    line = QFrame()
    line.setObjectName("rule")
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line


def scrolled(page: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """A frameless area that scrolls `page` up and down where it is too high, and never sideways.

    Large pages want the `parent` at once, or to be made in the viewport of a `scroll_area` that they fill: a
    widget that comes to another parent is dressed anew, with all that is in it.
    """
    area = scroll_area(parent)
    fill(area, page)
    return area


def scroll_area(parent: QWidget | None) -> QScrollArea:
    """What `scrolled` returns, still empty: for `fill`."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


def fill(area: QScrollArea, page: QWidget) -> None:
    """Puts a page into a `scroll_area`."""
    page.setObjectName("page")
    if page.parentWidget() is area.viewport():
        repolish(page)  # it may have been dressed under no name
    area.setWidget(page)
