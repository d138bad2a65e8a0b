"""Searches a text: accents and capitals make no difference, every place is marked, Enter goes on."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShortcut, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser, QTextEdit, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.clear_button import ClearButton
from sueca_desktop.ui.controls.labels import label

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def plain(text: str) -> str:
    """The text without accents and capitals, letter for letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def places(text: str, wanted: str) -> list[int]:
    """Where `wanted` begins in `text`."""
    text, wanted = plain(text), plain(wanted)
    found = []
    place = text.find(wanted) if wanted else -1
    while place >= 0:
        found.append(place)
        place = text.find(wanted, place + len(wanted))
    return found


class FindBar(QWidget):
    """A field for what to search in `text`, and which of how many places shows."""

    def __init__(self, text: QTextBrowser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._places: list[int] = []
        self._shown = 0
        self._field = QLineEdit()
        ClearButton(self._field)
        self._field.textChanged.connect(self._search)
        self._field.installEventFilter(self)
        self._count = label("small")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._count)
        row.addWidget(self._field, 1)
        for key, steps in (("F3", 1), ("Shift+F3", -1)):
            QShortcut(QKeySequence(key), text.parentWidget() or text, lambda steps=steps: self._go(steps))

    @property
    def field(self) -> QLineEdit:
        """Where the person writes."""
        return self._field

    @property
    def count(self) -> str:
        """Which of how many places shows, in words."""
        return self._count.text()

    def retranslate(self) -> None:
        """Puts the words anew, and searches again: the text may be another one."""
        self._field.setPlaceholderText(translate("Find", "Search (Ctrl+F)"))
        self._field.setAccessibleName(translate("Find", "Search in the rules"))
        self._field.setToolTip(
            translate("Find", "Enter goes to the next place, Shift+Enter to the one before")
        )
        self._search()

    def take_focus(self) -> None:
        """Lets the person write."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter goes to the next place instead of closing the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
            self._go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(watched, event)

    def _search(self) -> None:
        self._places = places(self._text.document().toRawText(), self._field.text().strip())
        self._shown = 0
        self._show()

    def _go(self, steps: int) -> None:
        if self._places:
            self._shown = (self._shown + steps) % len(self._places)
            self._show()

    def _show(self) -> None:
        """Marks all places, goes to the one that shows, and says which it is."""
        marks = []
        for number, place in enumerate(self._places):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor(place)
            mark.format = self._format(number == self._shown)
            marks.append(mark)
        self._text.setExtraSelections(marks)
        if self._places:
            cursor = self._cursor(self._places[self._shown])
            cursor.clearSelection()
            self._text.setTextCursor(cursor)
            self._text.ensureCursorVisible()
            self._count.setText(
                translate("Find", "{number} of {count}", number=self._shown + 1, count=len(self._places))
            )
        else:
            sought = bool(self._field.text().strip())
            self._count.setText(translate("Find", "Not found") if sought else "")

    def _cursor(self, place: int) -> QTextCursor:
        cursor = QTextCursor(self._text.document())
        cursor.setPosition(place)
        length = len(self._field.text().strip())
        cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _format(self, shown: bool) -> QTextCharFormat:
        """The place that shows stands out by more than colour: it is underlined."""
        palette = self._text.palette()
        result = QTextCharFormat()
        if shown:
            result.setBackground(palette.color(QPalette.ColorRole.Highlight))
            result.setForeground(palette.color(QPalette.ColorRole.HighlightedText))
            result.setFontUnderline(True)
        else:
            result.setBackground(palette.color(QPalette.ColorRole.AlternateBase))
        return result
