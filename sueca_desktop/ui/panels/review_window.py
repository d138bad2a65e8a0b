"""The review of a hand: trick by trick with all cards open, and what each card cost."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.record import Header
from sueca_desktop.rules.sueca.played import PlayedHand
from sueca_desktop.solver.review import HandReview, Judgement
from sueca_desktop.text import review_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.commands import REVIEW_KEY
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.key_button import KeyButton
from sueca_desktop.ui.controls.labels import label, scrolled
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.panels.review_curve import ReviewCurve
from sueca_desktop.ui.panels.review_picture import ReviewPicture
from sueca_desktop.ui.panels.review_tricks import ReviewTricks
from sueca_desktop.ui.review_thread import Ending, ReviewThread
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.paint_icons import Icon, icon_pixmap
from sueca_desktop.ui.style import icon_size

Page = Literal["table", "tricks", "curve"]
_PAGES: tuple[Page, ...] = ("table", "tricks", "curve")

_WIDTH, _HEIGHT, _MARGIN = 1280, 790, 20  # logical pixels at the usual text size, as all lengths here
_ROOMY = QSize(1120, 680)  # from this size on table, curve and tricks are seen together
_TIGHT = 540  # below this height only what is needed at each card stays
_WORDS, _FEWER_WORDS, _LEAST_WORDS = 168, 112, 70  # heights of the words: high window, low one, tight one
_TRICK = 4  # cards


class ReviewWindow(Dialog):
    """Shows finished hands of a match, at first the last of them, and has them judged in `thread`.

    Where there is little room, table, tricks and curve are pages of their own. `judged`: a hand is judged to
    its last card. `play_from_here`: the person wants the hand as it stood before the card he looks at; brings
    it as the first actions of another match.
    """

    judged = Signal(object)
    play_from_here = Signal(object)

    def __init__(
        self,
        header: Header,
        hands: tuple[PlayedHand, ...],
        look: Look,
        thread: ReviewThread,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._header = header
        self._hands = hands
        self._look = look
        self._thread = thread
        self._review = HandReview(hands[-1], header.rules)
        self._place = 0
        self._ending: Ending | None = None
        self._page: Page = "table"
        self._title = label("shout", wrap=True)
        self._hand_choice = QComboBox()
        self._hand_choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._hand_choice.addItems([""] * len(hands))
        self._hand_choice.setCurrentIndex(len(hands) - 1)
        self._hand_choice.setVisible(len(hands) > 1)
        self._lead = label("muted", wrap=True)
        self._stop = QToolButton()
        self._pages = Segmented(_PAGES)
        self._pages.set_value(self._page)
        self._picture = ReviewPicture(header, look)
        self._curve = ReviewCurve(look.theme)
        self._tricks = ReviewTricks(header, look)
        self._play = label("name", wrap=True)
        self._verdict = label("strong", wrap=True)
        self._outlook = label("muted", wrap=True)
        self._note = label("small", wrap=True)
        self._words = self._sheet()
        self._first, self._previous, self._next, self._last = (QPushButton() for _ in range(4))
        self._mistake = KeyButton(Qt.Key.Key_M)
        self._from_here = KeyButton(Qt.Key.Key_P)
        self._close = QPushButton()
        self._next.setObjectName("primary")
        steps = [self._first, self._previous, self._next, self._last]
        buttons = [*steps, self._mistake, self._from_here, self._close]
        self._footer = Footer(buttons)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._next.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)
        self._arrange()
        self._tricks.setFocus()
        self._start()

    # ------------------------------------------------------------ what is shown

    @property
    def review(self) -> HandReview:
        """The hand that is shown, and what is known of it."""
        return self._review

    @property
    def place(self) -> int:
        """Which of its cards is looked at, from 0."""
        return self._place

    def show_card(self, place: int) -> None:
        """Looks at a card; one before the first is the first, one after the last the last."""
        self._place = max(0, min(self._review.cards - 1, place))
        self._show()

    def show_hand(self, index: int) -> None:
        """Looks at another hand, from its first card on."""
        self._review = HandReview(self._hands[index], self._header.rules)
        self._place = 0
        self._start()
        self.retranslate()

    def show_page(self, page: Page) -> None:
        """Where there is room for one thing only: shows that one."""
        self._page = page
        self._pages.set_value(page)
        self._arrange()

    def retranslate(self) -> None:
        title = translate("Review", "Review of the hand")
        self.setWindowTitle(title)
        self._title.setText(review_text.review_title(self._review.hand))
        for index, hand in enumerate(self._hands):
            self._hand_choice.setItemText(index, review_text.hand_choice(hand))
        self._hand_choice.setAccessibleName(translate("Review", "Which hand"))
        self._hand_choice.setToolTip(translate("Review", "Which hand of the match is looked at"))
        self._pages.set_words(
            translate("Review", "What is shown"),
            (translate("Review", "Table"), translate("Review", "Tricks"), translate("Review", "Curve")),
        )
        self._tricks.setAccessibleName(translate("Review", "The tricks, and what each card cost"))
        for note in (self._note, self._footer.note):
            note.setText(review_text.open_cards_note())
        steps = (
            (self._first, translate("Review", "First card"), translate("Review", "First card (Home)")),
            (self._previous, translate("Review", "Card before"), translate("Review", "Card before (←)")),
            (self._next, translate("Review", "Next card"), translate("Review", "Next card (→ or Enter)")),
            (self._last, translate("Review", "Last card"), translate("Review", "Last card (End)")),
        )
        for button, name, tip in steps:
            button.setAccessibleName(name)
            button.setToolTip(tip)
        self._mistake.set_words(
            translate("Review", "Next &mistake"),
            translate("Review", "Goes to the next card that cost points (M)"),
        )
        self._from_here.set_words(
            translate("Review", "&Play from here"),
            translate("Review", "Begins another match with this hand as it stood before this card (P)"),
        )
        self._close.setText(translate("Review", "&Close"))
        self._close.setToolTip(translate("Review", "Back to the table (Esc)"))
        self._show()

    def fit(self) -> None:
        """Takes the sizes that its words need."""
        scale = text_scale(self)
        side = icon_size(scale)
        for button, icon in (
            (self._first, Icon.FIRST),
            (self._previous, Icon.PREVIOUS),
            (self._next, Icon.NEXT),
            (self._last, Icon.LAST),
        ):
            palette = self._look.theme.palette
            ink = palette.on_accent if button is self._next else palette.surface_text
            button.setIcon(QIcon(icon_pixmap(icon, side, ink, self.devicePixelRatioF())))
            button.setIconSize(QSize(side, side))
        self._tricks.fit()
        self._arrange()

    # ------------------------------------------------------------ what the person does

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on, as at the table; the key that opened the window closes it."""
        if event.key() == REVIEW_KEY:
            self.accept()
        elif event.key() == Qt.Key.Key_Space:
            self._step(1)
        elif event.key() == Qt.Key.Key_M:
            self._go_to_mistake()
        elif event.key() == Qt.Key.Key_P:
            self._play_from_here()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Closes the window; nothing is worked out any more."""
        self._thread.cancel()
        super().done(result)

    def _step(self, cards: int) -> None:
        self.show_card(self._place + cards)

    def _step_trick(self, tricks: int) -> None:
        """To the first card of the next trick; backwards to that of this one, or of the one before."""
        first = self._place - self._place % _TRICK
        if tricks < 0 and first < self._place:
            tricks += 1
        self.show_card(
            first + tricks * _TRICK if first + tricks * _TRICK < self._review.cards else self._place
        )

    def _go_to_mistake(self) -> None:
        place = self._review.next_mistake(self._place)
        if place is not None:
            self.show_card(place)

    def _play_from_here(self) -> None:
        self.accept()
        self.play_from_here.emit(self._review.hand.up_to(self._place))

    def _clicked_cell(self, row: int, column: int) -> None:
        place = self._tricks.place_of(row, column)
        if place is not None:
            self.show_card(place)

    # ------------------------------------------------------------ working it out

    def _start(self) -> None:
        self._ending = None
        self._thread.start(self._review.hand, self._header.rules)

    def _judged(self, judgement: Judgement) -> None:
        if self._thread.working:
            self._review.add(judgement)
            self._show()

    def _ended(self, ending: Ending) -> None:
        self._ending = ending
        self._show()
        if ending is Ending.DONE:
            self.judged.emit(self._review)

    def _stop_or_go_on(self) -> None:
        if self._thread.working:
            self._thread.cancel()
            self._show()
        else:
            self._start()
            self._show()

    # ------------------------------------------------------------ how it is shown

    def _show(self) -> None:
        review, place = self._review, self._place
        seat, card = review.hand.plays[place]
        judgement = review.at(place)
        self._picture.present(review, place)
        self._curve.present(review, place)
        self._tricks.present(review, place)
        self._play.setText(review_text.play_line(self._header, place, seat, card))
        others = review_text.others_as_good(review, judgement)
        self._verdict.setText(" ".join(filter(None, (review_text.verdict(review, judgement), others))))
        taken = review_text.trick_line(self._header, review, place)
        self._outlook.setText("\n".join(filter(None, (taken, review_text.outlook(review, place)))))
        self._verdict.setVisible(bool(self._verdict.text()))
        self._outlook.setVisible(bool(self._outlook.text()))
        self._first.setEnabled(place > 0)
        self._previous.setEnabled(place > 0)
        self._next.setEnabled(place < review.cards - 1)
        self._last.setEnabled(place < review.cards - 1)
        self._mistake.setEnabled(review.next_mistake(place) is not None)
        self._show_progress()

    def _show_progress(self) -> None:
        review, working = self._review, self._thread.working
        stopped = not working and self._ending is None
        if working:
            self._lead.setText(review_text.progress_line(review.judged, review.cards))
        elif stopped:
            self._lead.setText(review_text.stopped_line(review.judged, review.cards))
        elif self._ending is Ending.NO_SOLVER:
            self._lead.setText(review_text.no_solver_line())
        elif self._ending is Ending.BROKEN:
            self._lead.setText(review_text.broken_line())
        else:
            self._lead.setText(review_text.given_away_line(review))
        self._stop.setText(translate("Review", "&Go on") if stopped else translate("Review", "S&top"))
        self._stop.setToolTip(
            translate("Review", "Goes on working it out")
            if stopped
            else translate("Review", "Stops working it out")
        )
        self._stop.setVisible(working or stopped)
        self._lead.setVisible(self._needs_lead)

    @property
    def _needs_lead(self) -> bool:
        """Whether the line below the title says something that stands nowhere else."""
        totals_beside = self._tight or (not self._roomy and self._page == "tricks")
        return self._ending is not Ending.DONE or not totals_beside

    @property
    def _roomy(self) -> bool:
        return self._high and self.width() >= _ROOMY.width() * text_scale(self)

    @property
    def _high(self) -> bool:
        return self.height() >= _ROOMY.height() * text_scale(self)

    @property
    def _tight(self) -> bool:
        return self.height() < _TIGHT * text_scale(self)

    def _arrange(self) -> None:
        """All side by side where there is room, else a page at a time."""
        scale, roomy, tight = text_scale(self), self._roomy, self._tight
        way = QBoxLayout.Direction.LeftToRight if roomy else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(way)
        self._pages.setVisible(not roomy)
        self._picture.setVisible(roomy or self._page == "table")
        self._curve.setVisible(roomy or self._page == "curve")
        self._tricks.setVisible(roomy or self._page == "tricks")
        self._footer.note.setVisible(roomy)
        self._note.setVisible(not roomy)
        self._title.setVisible(not tight)
        self._lead.setVisible(self._needs_lead)
        for button in (self._first, self._last):
            button.setVisible(roomy)
        self._from_here.setVisible(not tight)
        words = _WORDS if self._high else _LEAST_WORDS if tight else _FEWER_WORDS
        self._words.setFixedHeight(round(words * scale))
        self._curve.setMaximumHeight(round(178 * scale) if roomy else _UNBOUNDED)
        width = self._tricks.wanted_width()
        for part in (self._tricks, self._words):
            part.setMinimumWidth(width if roomy else 0)
            part.setMaximumWidth(width if roomy else _UNBOUNDED)

    def _sheet(self) -> QFrame:
        """The words about the card on a sheet of their own; what is too long can be scrolled."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(14, 8, 8, 8)
        column.setSpacing(4)
        for part in (self._play, self._verdict, self._outlook, self._note):
            column.addWidget(part)
        column.addStretch()
        area: QScrollArea = scrolled(page)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = QFrame()
        sheet.setObjectName("sheet")
        around = QVBoxLayout(sheet)
        around.setContentsMargins(2, 2, 2, 2)
        around.addWidget(area)
        return sheet

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._pages, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._hand_choice)
        progress = QHBoxLayout()
        progress.addWidget(self._lead, 1)
        progress.addWidget(self._stop)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(10)
        left.addWidget(self._picture, 1)
        left.addWidget(self._curve, 0)
        right.addWidget(self._tricks, 1)
        right.addWidget(self._words)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(14)
        self._body.addLayout(left, 1)
        self._body.addLayout(right)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 12, _MARGIN, 14)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(progress)
        layout.addLayout(self._body, 1)
        layout.addWidget(self._footer)

    def _connect(self) -> None:
        self._thread.judged.connect(self._judged)
        self._thread.ended.connect(self._ended)
        self._stop.clicked.connect(self._stop_or_go_on)
        self._hand_choice.activated.connect(self.show_hand)
        self._pages.chosen.connect(self.show_page)
        self._picture.stepped.connect(self._step)
        self._curve.chosen.connect(self.show_card)
        self._tricks.cellClicked.connect(self._clicked_cell)
        self._first.clicked.connect(lambda: self.show_card(0))
        self._previous.clicked.connect(lambda: self._step(-1))
        self._next.clicked.connect(lambda: self._step(1))
        self._last.clicked.connect(lambda: self.show_card(self._review.cards - 1))
        self._mistake.clicked.connect(self._go_to_mistake)
        self._from_here.clicked.connect(self._play_from_here)
        self._close.clicked.connect(self.accept)
        # Buttons and lists would take these keys for themselves.
        for key, do in (
            (Qt.Key.Key_Left, lambda: self._step(-1)),
            (Qt.Key.Key_Right, lambda: self._step(1)),
            (Qt.Key.Key_Home, lambda: self.show_card(0)),
            (Qt.Key.Key_End, lambda: self.show_card(self._review.cards - 1)),
            (Qt.Key.Key_PageUp, lambda: self._step_trick(-1)),
            (Qt.Key.Key_PageDown, lambda: self._step_trick(1)),
        ):
            QShortcut(QKeySequence(key), self, do)


_UNBOUNDED = 16_777_215  # what Qt takes for no limit
