"""What mouse and keyboard do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.storage.settings import HandClick
from sueca_desktop.text.settings_text import value_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.key_button import key_name
from sueca_desktop.ui.controls.labels import label, rule, scrolled
from sueca_desktop.ui.controls.live import Dialog

_WIDTH, _HEIGHT, _MARGIN = 760, 620, 24


class KeysDialog(Dialog):
    """Lists what is done at the table, and the key of each of `actions` that has one.

    hand_click: what plays a card.
    """

    def __init__(
        self, actions: Sequence[QAction], hand_click: HandClick, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._actions = [action for action in actions if not action.shortcut().isEmpty()]
        self._hand_click = hand_click
        self._title = label("shout")
        self._heads = [label("muted") for _ in range(3)]
        self._rows = [
            (label("body", wrap=True), label("muted", wrap=True), _key_label())
            for _ in range(len(self._table_rows()) + len(self._actions))
        ]
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(10, 6, 12, 6)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(7)
        for column, stretch in enumerate((5, 4, 0)):
            grid.setColumnStretch(column, stretch)
            grid.addWidget(self._heads[column], 0, column)
        for row, (want, mouse, key) in enumerate(self._rows):
            line = 2 * row + 1
            grid.addWidget(rule(), line, 0, 1, 3)
            grid.addWidget(want, line + 1, 0)
            grid.addWidget(mouse, line + 1, 1)
            grid.addWidget(key, line + 1, 2, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        grid.setRowStretch(2 * len(self._rows) + 1, 1)
        for action in self._actions:
            action.changed.connect(self.retranslate)  # it may get its words after this window
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.addWidget(self._title)
        layout.addWidget(scrolled(page), 1)
        layout.addSpacing(8)
        layout.addWidget(Footer([self._close]))
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)

    def retranslate(self) -> None:
        title = translate("Keys", "Mouse and keys")
        self.setWindowTitle(title)
        self._title.setText(title)
        heads = (translate("Keys", "You want to"), translate("Keys", "Mouse"), translate("Keys", "Keys"))
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        in_menus = translate("Keys", "in the menus")
        rows = [*self._table_rows()]
        rows += [
            (action.text().replace("&", ""), in_menus, key_name(action.shortcut()))
            for action in self._actions
        ]
        for parts, texts in zip(self._rows, rows, strict=True):
            for part, text in zip(parts, texts, strict=True):
                part.setText(text)
        self._close.setText(translate("Keys", "&Close"))
        self._close.setToolTip(translate("Keys", "Closes this window (Esc)"))

    def _table_rows(self) -> list[tuple[str, str, str]]:
        """What is done on the table itself."""
        return [
            (
                translate("Keys", "Choose a card"),
                translate("Keys", "point at it"),
                translate("Keys", "← → or 1 to 9, 0"),
            ),
            (
                translate("Keys", "Go to the first or the last card"),
                translate("Keys", "point at it"),
                translate("Keys", "Home or End"),
            ),
            (
                translate("Keys", "Play the card"),
                _in_a_row(value_name("hand_click", self._hand_click)),
                translate("Keys", "Enter or Space"),
            ),
            (
                translate("Keys", "Cut the pack"),
                translate("Keys", "click where you like"),
                translate("Keys", "← → then Enter"),
            ),
            (
                translate("Keys", "Finish a movement, go on after a trick"),
                translate("Keys", "click on the table"),
                key_name(Qt.Key.Key_Space),
            ),
            (
                translate("Keys", "Reach the buttons beside the hand"),
                translate("Keys", "click on one"),
                translate("Keys", "↑ ↓ or Tab"),
            ),
            (
                translate("Keys", "In a review: another card"),
                translate("Keys", "click on the table or the curve"),
                "← →",
            ),
            (
                translate("Keys", "In a review: another trick"),
                translate("Keys", "click in the list"),
                " ".join(key_name(key) for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)),
            ),
            (
                translate("Keys", "Press a button with an underlined letter"),
                translate("Keys", "click on it"),
                translate("Keys", "Alt and the letter"),
            ),
        ]


def _in_a_row(value: str) -> str:
    """The name of a value as the rest of the column is written."""
    return value[:1].lower() + value[1:]


def _key_label() -> QLabel:
    result = QLabel()
    result.setObjectName("key")
    result.setTextFormat(Qt.TextFormat.PlainText)
    return result
