"""The result of a hand, and of the match with its last hand, laid over the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.rules.seats import Team
from sueca_desktop.text.pages import Result, Row
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.commands import REVIEW_KEY
from sueca_desktop.ui.controls.key_button import KeyButton
from sueca_desktop.ui.controls.labels import LabelRole, label, rule, scrolled, set_role
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.panels.slate_picture import SlatePicture
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_shadow, qrect
from sueca_desktop.ui.scene.theme import RADIUS_PANEL, SHADOW_PANEL, Theme
from sueca_desktop.ui.style import style_sheet

_EDGE = 14  # room for the shadow around the panel, units of k
_PAD = 20
_GAP = 8  # between the buttons
_COLUMN = 400  # least width of the words beside the slate
_WIDEST = 520
_SLACK = 6  # a label may need a little more than it says, and would scroll
_TEAM_ROLES: dict[Team, LabelRole] = {Team.NS: "ours", Team.EW: "theirs"}


class ResultPanel(Panel):
    """`next_clicked`: the next hand, or another match if this one is over. `review_clicked`: this hand once
    more, with all cards open. At the end of a match there are two more buttons: `same_cards_clicked` and
    `leave_clicked`, to the start screen.

    Enter and Space press the button that has the keyboard, and the main one where none has it.
    """

    next_clicked = Signal()
    review_clicked = Signal()
    same_cards_clicked = Signal()
    leave_clicked = Signal()

    def __init__(
        self, result: Result, theme: Theme, parent: QWidget | None = None, *, reviewed: bool = True
    ) -> None:
        """`reviewed`: whether the hand can be gone through once more."""
        super().__init__(parent)
        self._result = result
        self._theme = theme
        self._k = 0.0
        self._room = QRect()
        self._slate = SlatePicture(theme, result)
        self._title = label("shout", wrap=True)
        self._detail = label("muted", wrap=True)
        words = result.words()
        self._heads = [
            label("strong" if column.side is None else _TEAM_ROLES[column.side]) for column in words.columns
        ]
        self._lines = [_Line(len(row.numbers)) for row in words.rows]
        self._next = KeyButton(Qt.Key.Key_Enter)
        self._next.setObjectName("primary")
        self._review = KeyButton(REVIEW_KEY)
        self._reviewed = reviewed
        self._same = QPushButton()
        self._leave = QPushButton()
        for button in (self._next, self._review, self._same, self._leave):
            button.setAutoDefault(True)
        self._next.clicked.connect(self.next_clicked)
        self._review.clicked.connect(self.review_clicked)
        self._same.clicked.connect(self.same_cards_clicked)
        self._leave.clicked.connect(self.leave_clicked)
        self.setFocusProxy(self._next)
        self._lay_out()
        self.retranslate()

    @property
    def result(self) -> Result:
        """What is shown."""
        return self._result

    def set_theme(self, theme: Theme) -> None:
        """Takes another theme's colours."""
        self._theme = theme
        self._dress()

    def place(self, room: QRect, k: float) -> None:
        """Lies down in the middle of `room` (see `Layout.result`), everything in units of `k`. Where it is
        too high for it, it takes what its parent has."""
        self._room = room
        if k != self._k:
            self._k = k
            self._slate.set_unit(k)
            self._dress()
        edge = round(_EDGE * k)
        widest = room.width() + 2 * edge
        slate = self._slate.sizeHint().width()
        large = widest >= slate + round((_COLUMN + 3 * _PAD) * k) + 2 * edge
        self._slate.setVisible(large)
        set_role(self._title, "display" if large else "shout")
        width = min(widest, round(_WIDEST * k) + (slate if large else 0) + 2 * edge)
        self._layout.activate()
        height = self._height_for(width)
        parent = self.parentWidget()
        most = room.height() if parent is None else parent.height()
        height = min(height, most)
        top = room.top() + round((room.height() - height) * 0.42)
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(left, max(0, min(top, most - height)), width, height)

    @property
    def sheet(self) -> Rect:
        """What it covers of its parent."""
        at = self.geometry()
        return Rect(at.x(), at.y(), at.width(), at.height()).grown(-_EDGE * self._k)

    def fit(self) -> None:
        """Lies down again: other words may need another height."""
        if self._k:
            self.place(self._room, self._k)

    def retranslate(self) -> None:
        words, over = self._result.words(), self._result.match_over
        self._title.setText(words.title)
        self._detail.setText(words.detail)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.detail)
        for head, column in zip(self._heads, words.columns, strict=True):
            head.setText(column.head)
        for line, row in zip(self._lines, words.rows, strict=True):
            line.put(row)
        if over:
            self._next.set_words(
                translate("Result", "&Play another"), translate("Result", "Begins another match (Enter)")
            )
        else:
            self._next.set_words(
                translate("Result", "&Next hand"), translate("Result", "Deals the next hand (Enter)")
            )
        self._review.set_words(
            translate("Result", "&Review the hand"),
            translate(
                "Result", "Goes through the tricks with all cards open, and says what each card cost (V)"
            ),
        )
        self._same.setText(translate("Result", "&Same cards"))
        self._same.setToolTip(translate("Result", "Begins a match with the cards of this hand"))
        self._leave.setText(translate("Result", "&Leave the table"))
        self._leave.setToolTip(translate("Result", "Goes to the start screen"))
        self._slate.present(self._theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._next.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, palette = self._k, self._theme.palette
        sheet = Rect(0, 0, self.width(), self.height()).grown(-_EDGE * k)
        if self._theme.flat:
            draw_box(painter, sheet, RADIUS_PANEL * k, palette.surface, palette.surface_line, 2 * k)
        else:
            fall = qrect(sheet).translated(0, SHADOW_PANEL.dy * k)
            draw_shadow(painter, fall, RADIUS_PANEL * k, SHADOW_PANEL.blur * k * 0.6, SHADOW_PANEL.alpha)
            draw_box(painter, sheet, RADIUS_PANEL * k, palette.surface)
        painter.end()

    def _dress(self) -> None:
        if self._k:
            self.setStyleSheet(style_sheet(self._theme.palette, self._k))
            pad = round((_EDGE + _PAD) * self._k)
            self._layout.setContentsMargins(pad, pad, pad, pad)
            self._layout.setSpacing(round(_PAD * self._k))
            self._column.setSpacing(round(_GAP * self._k))
        self._slate.present(self._theme)
        self.update()

    def _lay_out(self) -> None:
        self._words = QWidget()
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 4, 0)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        words.addSpacing(6)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24 if len(self._heads) <= 2 else 14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        for column, head in enumerate(self._heads, start=1):
            grid.addWidget(head, 0, column, right)
        for place, line in enumerate(self._lines):
            grid.addWidget(rule(), 2 * place + 1, 0, 1, len(self._heads) + 1)
            grid.addWidget(line.name, 2 * place + 2, 0)
            for column, number in enumerate(line.numbers, start=1):
                grid.addWidget(number, 2 * place + 2, column, right)
        words.addLayout(grid)
        words.addSpacing(10)
        words.addStretch()
        self._column = QVBoxLayout()
        self._column.addWidget(scrolled(self._words), 1)
        self._column.addWidget(self._next)
        if self._reviewed:
            self._column.addWidget(self._review)
        if self._result.match_over:
            pair = QHBoxLayout()
            pair.setSpacing(10)
            pair.addWidget(self._same, 1)
            pair.addWidget(self._leave, 1)
            self._column.addLayout(pair)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._slate)
        self._layout.addLayout(self._column, 1)

    def _height_for(self, width: int) -> int:
        margins = self._layout.contentsMargins()
        room = width - margins.left() - margins.right()
        least = 0
        if not self._slate.isHidden():
            room -= self._slate.sizeHint().width() + self._layout.spacing()
            least = self._slate.sizeHint().height()
        buttons = (2 if self._reviewed else 1) * (self._next.sizeHint().height() + self._column.spacing())
        if self._result.match_over:
            buttons += self._same.sizeHint().height() + self._column.spacing()
        layout = self._words.layout()
        assert layout is not None
        words = layout.totalHeightForWidth(room) + round(_SLACK * self._k)
        return margins.top() + margins.bottom() + max(least, words + buttons)


class _Line:
    """One row of the little table."""

    def __init__(self, numbers: int) -> None:
        self.name = label("body")
        self.numbers = [label("name") for _ in range(numbers)]

    def put(self, row: Row) -> None:
        self.name.setText(row.name)
        for number, text in zip(self.numbers, row.numbers, strict=True):
            number.setText(text)
