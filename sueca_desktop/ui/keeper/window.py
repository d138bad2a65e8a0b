"""The score keeper's window: slate and buttons, the history, and who plays what."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.book import Book, Game, Rules, Sheet, Tap, set_rules
from sueca_desktop.keeper.taps import IllegalTap, NewMatch, SetDealer
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text import keeper_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.access.announce import announce
from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.labels import fill, label, scroll_area, scrolled, set_role
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.keeper.pad import Pad
from sueca_desktop.ui.keeper.setup_page import SetupPage
from sueca_desktop.ui.keeper.slate import Slate
from sueca_desktop.ui.keeper.sobe_pad import SobePad
from sueca_desktop.ui.keeper.sueca_pad import PointsPad, SuecaPad
from sueca_desktop.ui.keeper.tap_button import Shape
from sueca_desktop.ui.keeper.truco_pad import TrucoPad
from sueca_desktop.ui.scene.paint_ground import ground_pixmap
from sueca_desktop.ui.scene.theme import Theme

Page = Literal["slate", "history", "setup"]
PAGES: tuple[Page, ...] = ("slate", "history", "setup")

_WIDTH, _HEIGHT = 1180, 800  # logical pixels at the usual text size, as all lengths here
_LEAST = QSize(360, 480)
_MARGIN = 12
_BESIDE = 800  # from this width on the buttons stand beside the slate
_PAD_WIDTH = 440
_LOW = 900  # below this height, with the buttons below the slate, their words go beside each other
_SCROLL_BAR = 32  # with what is free beside it
_UNBOUNDED = 16_777_215  # Qt's own word for it


class Ground(QWidget):
    """The table that slate and buttons lie on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = QPixmap()

    def set_theme(self, theme: Theme) -> None:
        """Takes another table."""
        self._theme = theme
        self._picture = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        fits = self._picture.deviceIndependentSize().toSize() == self.size()
        if not fits or self._picture.devicePixelRatio() != ratio:
            self._picture = ground_pixmap(self._theme, 1.0, self.width(), self.height(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class EndPad(Pad):
    """What follows a match that is won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = label("title", wrap=True)
        self._meaning = label("body", wrap=True)
        self._riscos = label("body", wrap=True)
        self.again = QPushButton()
        self.again.setObjectName("primary")
        self.again.clicked.connect(lambda: self.tapped.emit(NewMatch()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_MARGIN)
        for part in (self._score, self._meaning, self._riscos, self.again):
            column.addWidget(part)
        column.addStretch()

    def set_shape(self, shape: Shape) -> None:
        """Where there is little height the score and the riscos stand on the slate only."""
        for part in (self._score, self._riscos):
            part.setVisible(shape is not Shape.LOW and bool(part.text()))

    def show_book(self, book: Book) -> None:
        """Says how the match of the game being played ended."""
        state = book.sheet.state
        self._score.setText(keeper_text.standing(state, book.names))
        self._meaning.setText(keeper_text.match_end(state))
        self._riscos.setText(
            keeper_text.riscos_line(state, book.names) if isinstance(state, sobe.State) else ""
        )
        self.again.setText(translate("Keeper", "Ne&xt match"))
        self.again.setToolTip(translate("Keeper", "Wipes the slate for another match"))


class KeeperWindow(Dialog):
    """Shows a book and changes it tap by tap; `changed` brings the book after each.

    It is no part of the table's window: it stays open beside it.
    """

    changed = Signal(object)
    _unfitted = False

    def __init__(self, book: Book, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._book = book
        self._page: Page = "slate"
        self._pages = Segmented(PAGES, self)  # first for the keyboard
        self._pages.set_value(self._page)
        self._game = label("title")
        self._ground = Ground(theme, self)
        self._slate = Slate(theme)
        self._prompt = label("title", wrap=True)
        self.sueca, self.points, self.sobe, self.truco = SuecaPad(), PointsPad(), SobePad(), TrucoPad()
        self.end = EndPad()
        self._pads: tuple[Pad, ...] = (self.sueca, self.points, self.sobe, self.truco, self.end)
        self._typing_points = False
        self._beside, self._low = True, False
        self._stack = QStackedWidget(self)
        self.history = QListWidget()
        self._setup_area = scroll_area(self._stack)
        self.setup = SetupPage(book, self._setup_area.viewport())
        fill(self._setup_area, self.setup)
        self.undo_button, self.redo_button, self.new_button, self._close = (QPushButton() for _ in range(4))
        self.setMinimumSize(_LEAST)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.open_at(_WIDTH, _HEIGHT)
        self._arrange()
        self._focus_pad()

    @property
    def book(self) -> Book:
        """The book as it stands now."""
        return self._book

    @property
    def page(self) -> Page:
        """What is shown."""
        return self._page

    def show_page(self, page: Page) -> None:
        """Opens one of the pages."""
        self._page = page
        self._pages.set_value(page)
        self._stack.setCurrentIndex(PAGES.index(page))
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Takes the look of a theme."""
        self._slate.set_theme(theme)
        self._ground.set_theme(theme)

    def tap(self, tap: Tap) -> None:
        """Writes a tap into the sheet; one that means nothing as the score stands is ignored."""
        before = self._book.sheet
        try:
            sheet = before.tap(tap)
        except IllegalTap:
            return
        self._take(sheet)
        said = keeper_text.tapped(tap, before.state, self._book.names)
        announce(self, f"{said} {keeper_text.spoken(sheet.state, self._book.names)}")

    def undo(self) -> None:
        """Takes the last tap back, if there is one."""
        if self._book.sheet.taps:
            self._take(self._book.sheet.undo())
            self._announce_score()

    def redo(self) -> None:
        """Brings what was taken back last again, if there is something."""
        if self._book.sheet.undone:
            self._take(self._book.sheet.redo())
            self._announce_score()

    def retranslate(self) -> None:
        self.setWindowTitle(keeper_text.window_title())
        self._pages.set_words(
            translate("Keeper", "What to show"),
            [
                translate("Keeper", "Slate"),
                translate("Keeper", "History"),
                translate("Keeper", "Game and players"),
            ],
            [
                translate("Keeper", "The score, and the buttons that change it"),
                translate("Keeper", "Everything that was tapped"),
                translate("Keeper", "Names, dealer and rules"),
            ],
        )
        self.history.setAccessibleName(translate("Keeper", "History"))
        words = (
            (
                self.undo_button,
                translate("Keeper", "&Undo"),
                translate("Keeper", "Takes the last tap back (Ctrl+Z)"),
            ),
            (self.redo_button, translate("Keeper", "Re&do"), translate("Keeper", "Brings it again (Ctrl+Y)")),
            (
                self.new_button,
                translate("Keeper", "&New match"),
                translate("Keeper", "Wipes the slate for another match"),
            ),
            (self._close, translate("Keeper", "&Close"), translate("Keeper", "Everything is saved (Esc)")),
        )
        for button, text, tip in words:
            button.setText(text)
            button.setToolTip(tip)
        self._show()

    def fit(self) -> None:
        """Will choose the arrangement that fits, once the words know what room they need."""
        self._unfitted = True

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._unfitted:
            self._unfitted = False
            self._arrange()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses only the button that has the keyboard: nothing is chalked up by mistake."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ changing the book

    def _take(self, sheet: Sheet) -> None:
        self._typing_points = False
        had_pad = self._current_pad
        hands = len(self._book.sheet.state.hands)
        self._set_book(self._book.with_sheet(sheet))
        state = self._book.sheet.state
        if isinstance(state, sobe.State) and len(state.hands) != hands:
            self.sobe.begin(state, self._book.names)
        if self._current_pad is not had_pad:
            self._focus_pad()

    def _set_book(self, book: Book) -> None:
        self._book = book
        self._show()
        self.changed.emit(book)

    def _choose_game(self, game: Game) -> None:
        self._typing_points = False
        self._set_book(replace(self._book, game=game))

    def _type_name(self, seat: Seat, typed: str) -> None:
        self._set_book(self._book.with_name(seat, typed))

    def _choose_rules(self, rules: Rules) -> None:
        self.tap(set_rules(rules))

    def _choose_dealer(self, seat: Seat) -> None:
        self.tap(SetDealer(seat))

    def _announce_score(self) -> None:
        announce(self, keeper_text.spoken(self._book.sheet.state, self._book.names))

    # ------------------------------------------------------------ what is shown

    @property
    def _current_pad(self) -> Pad:
        state = self._book.sheet.state
        if state.winner is not None:
            return self.end
        if isinstance(state, sobe.State):
            return self.sobe
        if isinstance(state, truco.State):
            return self.truco
        return self.points if self._typing_points else self.sueca

    def _show(self) -> None:
        """Shows the book as it stands now, in the current language."""
        book, sheet = self._book, self._book.sheet
        state, names = sheet.state, book.names
        self._game.setText(keeper_text.game_name(book.game))
        self._slate.show_state(state, names)
        self._prompt.setText(keeper_text.prompt(state, names))
        for game in Game:
            match book.sheet_of(game).state:
                case sueca.State() as now:
                    self.sueca.show_state(now, names)
                    self.points.show_state(now, names)
                case sobe.State() as now:
                    self.sobe.show_state(now, names)
                case truco.State() as now:
                    self.truco.show_state(now, names)
        self.end.show_book(book)
        for pad in self._pads:
            pad.setVisible(pad is self._current_pad)
        self._fit_pad()
        self.undo_button.setEnabled(bool(sheet.taps))
        self.redo_button.setEnabled(bool(sheet.undone))
        self.new_button.setEnabled(sheet.may(NewMatch()))
        self.setup.show_book(book)
        self._show_history()

    def _fit_pad(self) -> None:
        """Makes the pad low where there is little height and its words have the width, and narrow where they
        have not. The slate makes room for the digits where there is not enough for both."""
        pad = self._current_pad
        room = (self._column.maximumWidth() if self._beside else self.width() - 4 * _MARGIN) - _SCROLL_BAR
        for shape in ((Shape.LOW,) if self._low else ()) + (Shape.USUAL, Shape.NARROW):
            pad.set_shape(shape)
            if pad.minimumSizeHint().width() <= room:
                break
        self._prompt.setVisible(pad is not self.points)  # it says itself what is typed
        self._slate.setVisible(not (self._low and pad is self.points))
        # At the end the slate has all that the words leave: cat and umbrella are to be seen.
        ended = pad is self.end and not self._beside
        self._column.setMaximumHeight(self._words.heightForWidth(room) if ended else _UNBOUNDED)

    def _show_history(self) -> None:
        lines = keeper_text.history(self._book.sheet, self._book.names) if self._page == "history" else []
        self.history.clear()
        self.history.addItems(lines or [translate("Keeper", "Nothing was tapped yet.")])
        self.history.setCurrentRow(0)

    def _type_points(self, typing: bool) -> None:
        self._typing_points = typing
        self._show()
        state = self._book.sheet.state
        if typing and isinstance(state, sueca.State):
            self.points.begin(state, self._book.names)
        else:
            self.sueca.points_button.setFocus()

    def _focus_pad(self) -> None:
        """Brings the keyboard to the first button of the pad that is shown."""
        buttons = [
            button
            for button in self._current_pad.findChildren(QPushButton)
            if button.isEnabled() and not button.isHidden()
        ]
        buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Buttons beside the slate where there is room, else below it."""
        scale = text_scale(self)
        beside = self.width() >= _BESIDE * scale
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._score.setDirection(way)
        self._column.setMinimumWidth(round(_PAD_WIDTH * scale) if beside else 0)
        self._column.setMaximumWidth(round(_PAD_WIDTH * scale) if beside else _UNBOUNDED)
        self._score.setStretch(0, 1 if beside else 4)
        self._score.setStretch(1, 0 if beside else 6)
        self._game.setVisible(beside)
        set_role(self._prompt, "title" if beside else "name")
        self._beside, self._low = beside, not beside and self.height() < _LOW * scale
        self._fit_pad()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._pages, 1)
        head.addWidget(self._game)
        pads = QWidget()
        self._words = QVBoxLayout(pads)
        self._words.setContentsMargins(2, 2, 8, 2)
        self._words.addWidget(self._prompt)
        for pad in self._pads:
            self._words.addWidget(pad, 1)
        self._column = QWidget(self._ground)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled(pads, self._column))
        self._score = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._ground)
        self._score.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._score.setSpacing(_MARGIN)
        self._score.addWidget(self._slate)
        self._score.addWidget(self._column)
        self.history.setWordWrap(True)
        self.history.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for page in (self._ground, self.history, self._setup_area):
            self._stack.addWidget(page)
        foot = QWidget()
        flow = FlowLayout(foot, spacing=8, even=True)
        for button in (self.undo_button, self.redo_button, self.new_button, self._close):
            flow.addWidget(button)
        policy = foot.sizePolicy()
        policy.setHeightForWidth(True)
        foot.setSizePolicy(policy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(foot)

    def _connect(self) -> None:
        self._pages.chosen.connect(self.show_page)
        for pad in self._pads:
            pad.tapped.connect(self.tap)
        self.sueca.points.connect(lambda: self._type_points(True))
        self.points.left.connect(lambda: self._type_points(False))
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.new_button.clicked.connect(lambda: self.tap(NewMatch()))
        self._close.clicked.connect(self.accept)
        for key, done in (("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo), ("Ctrl+Shift+Z", self.redo)):
            QShortcut(QKeySequence(key), self).activated.connect(done)
        self.setup.game_chosen.connect(self._choose_game)
        self.setup.name_typed.connect(self._type_name)
        self.setup.dealer_chosen.connect(self._choose_dealer)
        self.setup.rules_chosen.connect(self._choose_rules)
