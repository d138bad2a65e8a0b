"""Finds words that stay in English, and words that are cut, in any tree of widgets."""

import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTableWidget,
    QTextEdit,
    QWidget,
)

from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui.controls.choice_card import ChoiceCard

_MARKS = "«»"
#: What stands between the marks came out of a catalogue.
_TRANSLATED = re.compile(r"«[^«»]*»")
_WORD = re.compile(r"[^\W\d_]{2,}")

#: Portuguese takes more room than English; the widest of our translations is about so much longer.
_PADDING = "ção"


class MarkingTranslator(QTranslator):
    """Marks every text as translated and makes it longer."""

    def __init__(self, padding: str = "") -> None:
        super().__init__()
        self._padding = padding

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        # Values that were filled in may be marked already: the marks do not nest.
        extra = self._padding * (len(source) // 12)
        return f"«{source}{extra}»"


@contextmanager
def marked_language(padding: str = "") -> Iterator[None]:
    """The program in a language whose every word is marked."""
    translator = MarkingTranslator(padding)
    QCoreApplication.installTranslator(translator)
    settle()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        settle()


def longer_language() -> AbstractContextManager[None]:
    """A language whose words are about as much longer than English as Portuguese ones."""
    return marked_language(_PADDING)


def settle() -> None:
    """Lets layouts and posted events come to rest."""
    for _ in range(6):
        QApplication.processEvents()


def words_of(root: QWidget) -> Iterator[str]:
    """Everything that a person may read or hear in `root`, visible now or not."""
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.objectName().startswith("qt_"):
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if widget.isWindow():
            yield widget.windowTitle()
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QLineEdit():
                yield widget.placeholderText()
            case QPlainTextEdit():
                yield widget.placeholderText()
            case QTextEdit():
                yield from widget.toPlainText().split("\n")
            case QComboBox():
                yield from (widget.itemText(i) for i in range(widget.count()))
            case QListWidget():
                yield from (widget.item(i).text() for i in range(widget.count()))
            case QTableWidget():
                yield from _table_words(widget)


def untranslated(root: QWidget, own: Iterable[str] = ()) -> list[str]:
    """The words in `root` that did not come out of the catalogue; `own` are names and the like."""
    known = {*own, *LANGUAGES.values(), "Português / English", "PT", "BR", "EN"}
    left = []
    for text in words_of(root):
        rest = text
        while (shorter := _TRANSLATED.sub("", rest)) != rest:  # innermost marks first
            rest = shorter
        for name in sorted(known, key=len, reverse=True):
            rest = rest.replace(name, "")
        if _WORD.search(rest):
            left.append(text)
    return left


def cut_words(root: QWidget) -> list[str]:
    """Visible labels, buttons and choices in `root` that have less room than they need, and pages too wide
    for their scroll area."""
    cut = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root):
            continue
        size = widget.size()
        if isinstance(widget, QScrollArea):
            page = widget.widget()
            if page is not None and page.width() > widget.viewport().width():
                cut.append(f"page of {page.width()} in {widget.viewport().width()} pixels")
        elif isinstance(widget, ChoiceCard) or (isinstance(widget, QLabel) and widget.wordWrap()):
            if (
                size.height() < widget.heightForWidth(size.width())
                or size.width() < widget.minimumSizeHint().width()
            ):
                cut.append(f"{_said(widget)!r} at {size.width()}×{size.height()}")
        elif isinstance(widget, QComboBox):
            if not _holds_its_words(widget):
                cut.append(f"{widget.currentText()!r} at {size.width()}×{size.height()}")
        elif isinstance(widget, QLabel | QAbstractButton):
            needed = widget.sizeHint()
            if _said(widget) and (size.width() < needed.width() or size.height() < needed.height()):
                cut.append(f"{_said(widget)!r} at {size.width()}×{size.height()}, not {needed.toTuple()}")
    return cut


def _holds_its_words(box: QComboBox) -> bool:
    """Whether what is chosen can be read."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style, part = box.style(), QStyle.SubControl.SC_ComboBoxEditField
    field = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
    metrics = box.fontMetrics()
    wide = metrics.boundingRect(box.currentText().strip(_MARKS)).width()
    return field.width() >= wide and box.height() >= metrics.height()


def _said(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        return widget.text()
    return widget.accessibleName()


def _table_words(table: QTableWidget) -> Iterator[str]:
    rows, columns = range(table.rowCount()), range(table.columnCount())
    cells = [table.horizontalHeaderItem(column) for column in columns]
    cells += [table.item(row, column) for row in rows for column in columns]
    for cell in cells:
        if cell is not None:
            yield from (cell.text(), cell.toolTip())
