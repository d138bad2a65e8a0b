"""A few words to the person, and a question that is answered with one of two buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.scene.paint_icons import Icon, icon_pixmap

_WIDTH, _MARGIN, _SIGN = 520, 24, 36

Words = Callable[[], str]
"""Gives what is said in the current language, whenever it is asked."""


class Notice(Dialog):
    """Tells something; `detail` is smaller and can be copied, e.g. where a file lies.

    warning: something went wrong; a sign says so.
    """

    def __init__(
        self,
        title: Words,
        text: Words,
        detail: str = "",
        *,
        warning: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._warning = warning
        self._title_words, self._text_words = title, text
        self._title = label("title", wrap=True)
        self._text = label("body", wrap=True)
        self._detail = label("small", wrap=True)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self._detail.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._sign = QLabel()
        self._sign.setVisible(warning)
        self._go_on = QPushButton()
        self._go_on.setObjectName("primary")
        self._go_on.clicked.connect(self.accept)
        self._footer = Footer(self.buttons())
        words = QVBoxLayout()
        words.setSpacing(8)
        for part in (self._title, self._text, self._detail):
            words.addWidget(part)
        words.addStretch()
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        layout.addLayout(body, 1)
        layout.addSpacing(10)
        layout.addWidget(self._footer)
        self.retranslate()
        self._go_on.setDefault(True)
        self.fit()
        self._go_on.setFocus()

    def buttons(self) -> list[QPushButton]:
        """The buttons at the foot, from the left."""
        return [self._go_on]

    def retranslate(self) -> None:
        title, text = self._title_words(), self._text_words()
        self.setWindowTitle(title)
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self._name_buttons()

    def _name_buttons(self) -> None:
        self._go_on.setText(translate("Notice", "&OK"))
        self._go_on.setToolTip(translate("Notice", "Closes this notice (Enter)"))

    def showEvent(self, event: QShowEvent) -> None:
        """The sign is drawn for the screen on which the notice shows."""
        super().showEvent(event)
        if self._warning:
            self._sign.setPixmap(self._sign_pixmap())

    def _sign_pixmap(self) -> QPixmap:
        size = round(_SIGN * text_scale(self))
        return icon_pixmap(Icon.WARNING, size, self.palette().brightText().color(), self.devicePixelRatioF())

    def fit(self) -> None:
        """As high as the words need at the usual width."""
        layout = self.layout()
        assert layout is not None
        room = self.most_room()
        width = min(round(_WIDTH * text_scale(self)), room.width())
        self.resize(width, min(layout.totalHeightForWidth(width), room.height()))


class Question(Notice):
    """Asks something; `accepted` follows the button `yes`, `rejected` the other one and Esc.

    `yes` and `no` give words with their mnemonics.
    """

    def __init__(
        self,
        title: Words,
        text: Words,
        yes: Words,
        no: Words,
        detail: str = "",
        *,
        parent: QWidget | None = None,
    ) -> None:
        self._yes, self._no = yes, no
        self._back = QPushButton()
        super().__init__(title, text, detail, parent=parent)
        self._back.clicked.connect(self.reject)

    def buttons(self) -> list[QPushButton]:
        """The one that goes on stands at the right."""
        return [self._back, self._go_on]

    def _name_buttons(self) -> None:
        for button, words in ((self._go_on, self._yes()), (self._back, self._no())):
            button.setText(words)
            button.setToolTip(words.replace("&", ""))
