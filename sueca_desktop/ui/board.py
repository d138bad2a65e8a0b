"""The table as a widget: what mouse and keyboard do on it, and the buttons beside the hand.

It turns input into intentions (this card, this place in the pack, go on) and shows what it is told;
whether an intention is allowed is the presenter's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QMenu, QPushButton, QWidget

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.storage.settings import HandClick
from sueca_desktop.ui.access.things import Thing, things
from sueca_desktop.ui.access.tree import Ground
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_furniture import BUTTON_REACH, ButtonKind, draw_button
from sueca_desktop.ui.scene.picture import Key
from sueca_desktop.ui.scene.table_scene import TableScene, in_pack
from sueca_desktop.ui.scene.theme import Theme

GESTURE_MS = 250
"""Presses that follow a played card sooner than this belong to the same gesture and play no other."""


class ButtonSpec(Struct, frozen=True):
    """A button beside the hand: what it stands for, its words, the key that presses it. One with `choices`
    opens a menu of them, and stands for nothing itself. One for a `suit` shows its mark, and two of them
    share a row."""

    action: str
    text: str
    key: str = ""
    primary: bool = False
    tip: str = ""
    choices: tuple[ButtonSpec, ...] = ()
    suit: Suit | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        """What can come of pressing it."""
        return tuple(choice.action for choice in self.choices) or (self.action,)


def button_rows(specs: Sequence[ButtonSpec]) -> list[tuple[ButtonSpec, ...]]:
    """The buttons as they stand beside the hand, from the top."""
    rows: list[tuple[ButtonSpec, ...]] = []
    for spec in specs:
        last = rows[-1] if rows else ()
        if spec.suit is not None and len(last) == 1 and last[0].suit is not None:
            rows[-1] = (*last, spec)
        else:
            rows.append((spec,))
    return rows


class TableButton(QPushButton):
    """A button beside the hand, painted like everything else on the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._k = 1.0
        self._four_colours = False
        self._spec = ButtonSpec("", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)  # Enter presses it, as Space does
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def spec(self) -> ButtonSpec:
        return self._spec

    def present(
        self, spec: ButtonSpec, theme: Theme, k: float, rect: Rect, *, four_colours: bool = False
    ) -> None:
        """Shows a button at a place of the scene."""
        self._spec, self._theme, self._k, self._four_colours = spec, theme, k, four_colours
        self.setText(spec.text)
        self.setToolTip(spec.tip or spec.text.replace("&", ""))
        self.setAccessibleName(spec.text.replace("&", ""))
        if spec.key:
            self.setShortcut(spec.key)
        outer = rect.grown(BUTTON_REACH * k)
        self.setGeometry(round(outer.x), round(outer.y), round(outer.w), round(outer.h))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = BUTTON_REACH * self._k
        rect = Rect(inset, inset, self.width() - 2 * inset, self.height() - 2 * inset)
        draw_button(
            painter,
            self._theme,
            self._k,
            rect,
            self._spec.text,
            self._spec.key,
            ButtonKind.ACCENT if self._spec.primary else ButtonKind.PLAIN,
            enabled=self.isEnabled(),
            hovered=self.underMouse(),
            pressed=self.isDown(),
            focused=self.hasFocus(),
            suit=self._spec.suit,
            four_colours=self._four_colours,
        )
        painter.end()


class Board(QGraphicsView):
    """The view of the table.

    `card_chosen`: a card of the hand, and whether it was chosen with Shift: face down. `place_chosen`: a card
    of the spread pack, or where to cut. `pack_pointed`: the mouse or a key points at a place in the pack.
    `went_on`: a click or key that only wants things to go on. `confirmed`: Enter or space, and nothing is
    pointed at. `pressed`: a button's action. `resized`:
    everything is to be laid out anew.
    """

    card_chosen = Signal(object, bool)
    place_chosen = Signal(int)
    pack_pointed = Signal(int)
    went_on = Signal()
    confirmed = Signal()
    pressed = Signal(str)
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        scene.setParent(self)
        self._table = scene
        self._hand_click: HandClick = "click"
        self._buttons: list[TableButton] = []
        self._specs: tuple[ButtonSpec, ...] = ()
        self._theme: Theme | None = None
        self._press: tuple[Key | None, QPointF] | None = None
        self._dragging = False
        self._since_play = QElapsedTimer()
        self._since_press = QElapsedTimer()
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._chosen_from_menu)
        self._menu_for: ButtonSpec | None = None
        self._levels: Mapping[Seat, Level] = {}
        self._ground = Ground(self)
        self.setViewport(self._ground)
        self._ground.show_things(lambda: things(scene, self._levels), self._press_thing)
        scene.altered.connect(self._ground.renew)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def table_scene(self) -> TableScene:
        return self._table

    @property
    def specs(self) -> tuple[ButtonSpec, ...]:
        """What the buttons stand for."""
        return self._specs

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons that are shown."""
        return tuple(button for button in self._buttons if not button.isHidden())

    def set_hand_click(self, how: HandClick) -> None:
        """What plays a card: a click, a double click, or dragging it onto the table."""
        self._hand_click = how

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def set_levels(self, levels: Mapping[Seat, Level]) -> None:
        """How well the players of the program play, for those who hear their plates."""
        self._levels = levels
        self._ground.renew()

    def set_buttons(self, specs: tuple[ButtonSpec, ...]) -> None:
        """Shows these buttons beside the hand."""
        if specs == self._specs:
            self.place_buttons()
            return
        self._specs = specs
        if self._menu_for not in specs:  # what it offered is over, or called otherwise now
            self._menu.close()
        while len(self._buttons) < len(specs):
            button = TableButton(self.viewport())
            button.clicked.connect(self._button_pressed)
            QWidget.setTabOrder(self._buttons[-1] if self._buttons else self, button)
            self._buttons.append(button)
        self.place_buttons()

    def place_buttons(self) -> None:
        """Puts the buttons where the layout wants them; the lowest place is used first."""
        if self._theme is None:
            return
        places = self._button_places()
        for i, button in enumerate(self._buttons):
            if i < len(places):
                look = self._table.four_colours
                button.present(self._specs[i], self._theme, self._table.lay.k, places[i], four_colours=look)
                button.show()
            else:
                if button.hasFocus():
                    self.setFocus()
                button.hide()
                button.setShortcut("")

    def _button_places(self) -> list[Rect]:
        """A place for each button; none where the table is not laid out for so many rows."""
        slots, rows, gap = self._table.lay.actions, button_rows(self._specs), self._table.lay.gap
        if len(slots) < len(rows):
            return []
        places = []
        for row, slot in zip(rows, slots[len(slots) - len(rows) :], strict=True):
            width = (slot.w - (len(row) - 1) * gap) / len(row)
            places += [Rect(slot.x + i * (width + gap), slot.y, width, slot.h) for i in range(len(row))]
        return places

    def card_played(self) -> None:
        """A card has just been played or drawn by hand: further presses of the same gesture play no other."""
        self._since_play.start()

    # ------------------------------------------------------------ mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._dragging = False
        self._press = (self._key_at(event), event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        key = self._key_at(event)
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event)
            return
        place = in_pack(key)
        if place is not None:
            self.pack_pointed.emit(place)
        self._table.hover(key if self._table.in_own_hand(key) else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._press is None:
            return
        pressed, _ = self._press
        self._press = None
        if self._dragging:
            self._drop(pressed, event)
        elif pressed == self._key_at(event) or pressed is None:
            self._clicked(pressed, double=False, shift=_with_shift(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click: it plays a card where that is the person's choice."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._hand_click == "double_click":
            self._clicked(self._key_at(event), double=True, shift=_with_shift(event))
        else:
            self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._table.hover(None)
        super().leaveEvent(event)

    def _clicked(self, key: Key | None, *, double: bool, shift: bool = False) -> None:
        self.went_on.emit()
        place = in_pack(key)
        if place is not None:
            if not self._same_gesture:
                self.place_chosen.emit(place)
        elif isinstance(key, Card) and self._table.in_own_hand(key):
            if self._hand_click == "click" or double:
                self._choose(key, shift)
            else:
                self._table.set_focus(key)

    def _press_thing(self, thing: Thing) -> None:
        """What a screen reader presses goes through the same door as a click."""
        if thing.key is not None:
            self._clicked(thing.key, double=True)

    def _choose(self, card: Card, shift: bool) -> None:
        if not self._same_gesture:
            self.card_chosen.emit(card, shift)

    @property
    def _same_gesture(self) -> bool:
        """Whether a press still belongs to the one that has just played or drawn a card."""
        return self._since_play.isValid() and self._since_play.elapsed() < GESTURE_MS

    def _drag(self, event: QMouseEvent) -> None:
        assert self._press is not None
        key, start = self._press
        moved = event.position() - start
        far = moved.manhattanLength() >= QApplication.startDragDistance()
        if not isinstance(key, Card) or not self._table.in_own_hand(key) or not (self._dragging or far):
            return
        self._dragging = True
        self._table.carry(key, moved.x(), moved.y())

    def _drop(self, key: Key | None, event: QMouseEvent) -> None:
        self._dragging = False
        if not isinstance(key, Card) or not self._table.in_own_hand(key):
            return
        above_hand = event.position().y() < min(slot.bounds().y for slot in self._table.lay.hand)
        self.went_on.emit()
        if above_hand:
            self._choose(key, _with_shift(event))
        self._table.put_back(key)

    def _key_at(self, event: QMouseEvent) -> Key | None:
        return self._table.key_at(self.mapToScene(event.position().toPoint()))

    # ------------------------------------------------------------ keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._step_focus(-1)
            case Qt.Key.Key_Right:
                self._step_focus(1)
            case Qt.Key.Key_Home:
                self._point_at_end(0)
            case Qt.Key.Key_End:
                self._point_at_end(-1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._reach_buttons()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self._confirm(event)
            case key if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
                self._focus_nth((int(key) - int(Qt.Key.Key_1)) % 10)
            case _:
                super().keyPressEvent(event)

    def _confirm(self, event: QKeyEvent) -> None:
        focus = self._table.pointed_key
        self.went_on.emit()
        place = in_pack(focus)
        if place is not None:
            self.place_chosen.emit(place)
        elif isinstance(focus, Card) and self._table.focus_key == focus:
            self.card_chosen.emit(focus, _with_shift(event))
        elif focus is None:
            self.confirmed.emit()

    def _step_focus(self, step: int) -> None:
        ring = self._ring()
        if not ring:
            self._reach_buttons()
            return
        pointed = self._table.pointed_key
        start = (
            ring.index(pointed)
            if pointed in ring
            else (len(ring) // 2 if in_pack(ring[0]) is not None else None)
        )
        index = (0 if step > 0 else len(ring) - 1) if start is None else (start + step) % len(ring)
        self._point(ring[index])

    def _ring(self) -> list[Key]:
        """The cards that the keyboard can point at, from left to right."""
        return list(self._table.fan) or list(self._table.pack_keys())

    def _point_at_end(self, end: int) -> None:
        ring = self._ring()
        if ring:
            self._point(ring[end])

    def _reach_buttons(self) -> None:
        """Brings the keyboard to the first button beside the hand, if there is one."""
        for button in self.buttons[:1]:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _focus_nth(self, index: int) -> None:
        fan = self._table.fan
        if index < len(fan):
            self._point(fan[index])

    def _point(self, key: Key) -> None:
        place = in_pack(key)
        if place is not None:
            self.pack_pointed.emit(place)
        else:
            self._table.set_focus(key)

    # ------------------------------------------------------------ the widget

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ground.renew()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ground.renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table.set_size(self.viewport().width(), self.viewport().height())
        self.resized.emit()

    def point_at_button(self, action: str) -> None:
        """Brings the keyboard to the button of an action, if it is there."""
        for button in self.buttons:
            if button.spec.action == action:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _button_pressed(self) -> None:
        button = self.sender()
        if not isinstance(button, TableButton):
            return
        if button.spec.choices:
            self._offer(button)
        else:
            self._press_once(button.spec.action)

    def _press_once(self, action: str) -> None:
        """Presses that follow each other too fast for a second thought are one: the second would be about
        what has only just come to stand there."""
        if self._since_press.isValid() and self._since_press.elapsed() < GESTURE_MS:
            return
        self._since_press.start()
        self.pressed.emit(action)

    def _offer(self, button: TableButton) -> None:
        """Opens the menu of a button's choices above it."""
        self._menu.clear()
        for choice in button.spec.choices:
            self._menu.addAction(choice.text).setData(choice.action)
        self._menu_for = button.spec
        self._menu.setActiveAction(self._menu.actions()[0])
        above = button.mapToGlobal(QPoint(button.width(), 0)) - QPoint(*self._menu.sizeHint().toTuple())
        self._menu.popup(above)

    def _chosen_from_menu(self, choice: QAction) -> None:
        self.window().activateWindow()  # some platforms leave the keyboard with the menu that is gone
        self._press_once(choice.data())

    def result_room(self) -> QRect:
        """Where a panel over the table may lie."""
        room = self._table.lay.result
        return QRect(round(room.x), round(room.y), round(room.w), round(room.h))


def _with_shift(event: QKeyEvent | QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
