"""The things on the table as Qt's accessibility knows things: with names, places and what can be done.

Each thing stands before Qt as a `Stand`, an object of its own that is made once for its id and lives as long
as the ground. Qt's cache of interfaces follows the lives of objects: as no stand goes before its ground, no
interface that a screen reader still holds is ever dead; a thing that is gone is merely no child any more.

An interface itself keeps nothing alive, and asks Qt for the object it stands for: PySide never lets go of one
that Qt has had, and with it a board that is long gone would stay.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import shiboken6
from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from sueca_desktop.ui.access.things import Thing
from sueca_desktop.ui.scene.geometry import Rect

_NO_INTERFACE = shiboken6.VoidPtr(0)  # for None, PySide6 hands a pointer to nowhere to Qt

Things = Callable[[], tuple[Thing, ...]]
Press = Callable[[Thing], None]


class Stand(QObject):
    """Where a thing on the table can be found, whether it lies there now or not."""

    def __init__(self, ground: Ground, thing: Thing) -> None:
        super().__init__(ground)
        self.ground = ground
        self.thing = thing
        self.interface: StandInterface | None = None  # Qt keeps none of its own to Python objects

    @property
    def lies(self) -> bool:
        """Whether the thing is on the table now."""
        return self in self.ground.stands()

    @property
    def focused(self) -> bool:
        """Whether the keyboard points at the thing."""
        return self.thing.pointed_at and self.lies and self.ground.has_keyboard


class Ground(QWidget):
    """The viewport of the table, which has what lies on the table as children.

    Until `show_things` says where things come from there are none.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.interface: GroundInterface | None = None
        self._view = view
        self._source: Things = tuple
        self._press: Press = lambda thing: None
        self._pool: dict[str, Stand] = {}
        self._stands: tuple[Stand, ...] = ()
        self._stale = False
        self._focused: Stand | None = None
        install()

    def show_things(self, source: Things, press: Press) -> None:
        """Takes what tells the things of the moment, and what presses one."""
        self._source, self._press = source, press
        self.renew()

    @property
    def has_keyboard(self) -> bool:
        """Whether keys go to the table."""
        return self._view.hasFocus()

    def stands(self) -> tuple[Stand, ...]:
        """The things on the table now, in order."""
        if self._stale:
            self._stale = False
            self._stands = tuple(self._stand(thing) for thing in self._source())
        return self._stands

    def press(self, thing: Thing) -> None:
        """Does what a click on a thing does."""
        self._press(thing)

    def others(self) -> list[QWidget]:
        """The widgets that lie on the table: buttons, the result of a hand."""
        return [child for child in self.children() if isinstance(child, QWidget)]

    def place_of(self, thing: Thing) -> QRect:
        """Where a thing lies on the screen."""
        place = thing.place
        rect = QRectF(place.x, place.y, place.w, place.h)
        within = self._view.mapFromScene(rect).boundingRect()
        return QRect(self.mapToGlobal(within.topLeft()), within.size())

    def stand_at(self, x: int, y: int) -> Stand | None:
        """What lies at a point of the screen; of things that lie upon each other the one above."""
        point = self._view.mapToScene(self.mapFromGlobal(QPointF(x, y)).toPoint())
        found = [stand for stand in self.stands() if _holds(stand.thing.place, point)]
        return found[-1] if found else None

    def renew(self) -> None:
        """The table has changed: whoever listens is told what came, went, or became something else."""
        self._stale = True
        if QAccessible.isActive():
            self._tell()

    def tell_focus(self) -> None:
        """Tells at which thing the keyboard points now, if it points at another one."""
        focused = next((stand for stand in self.stands() if stand.focused), None)
        if focused is not self._focused:
            self._focused = focused
            if focused is not None:
                _tell(focused, QAccessible.Event.Focus)

    def _tell(self) -> None:
        before = {stand: stand.thing for stand in self._stands}
        now = self.stands()
        for gone in before.keys() - set(now):
            _tell(gone, QAccessible.Event.ObjectHide)
        for stand in now:
            if stand not in before:
                _tell(stand, QAccessible.Event.ObjectShow)
            else:
                _tell_difference(stand, before[stand])
        self.tell_focus()

    def _stand(self, thing: Thing) -> Stand:
        stand = self._pool.get(thing.id)
        if stand is None:
            stand = self._pool[thing.id] = Stand(self, thing)
        stand.thing = thing
        return stand


def _holds(place: Rect, point: QPointF) -> bool:
    return place.x <= point.x() <= place.right and place.y <= point.y() <= place.bottom


def _tell(stand: Stand, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(stand, event))


def _tell_difference(stand: Stand, before: Thing) -> None:
    now = stand.thing
    if now.name != before.name:
        _tell(stand, QAccessible.Event.NameChanged)
    if now.detail != before.detail:
        _tell(stand, QAccessible.Event.DescriptionChanged)
    if now.disabled != before.disabled:
        changed = QAccessible.State()
        changed.disabled = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(stand, changed))


class StandInterface(QAccessibleObject, QAccessibleActionInterface):
    """One thing on the table."""

    def __init__(self, stand: Stand) -> None:
        QAccessibleObject.__init__(self, stand)
        QAccessibleActionInterface.__init__(self)

    @property
    def _stand(self) -> Stand:
        stand = self.object()
        assert isinstance(stand, Stand)
        return stand

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._stand.ground)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        pressable = self._stand.thing.key is not None
        return QAccessible.Role.Button if pressable else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        match kind:
            case QAccessible.Text.Name:
                return self._stand.thing.name
            case QAccessible.Text.Description:
                return self._stand.thing.detail
            case _:
                return ""

    def rect(self) -> QRect:
        return self._stand.ground.place_of(self._stand.thing)

    def state(self) -> QAccessible.State:
        stand, state = self._stand, QAccessible.State()
        if not stand.lies or not stand.ground.isVisible():
            state.invisible = True
        elif stand.thing.key is not None:
            state.focusable = state.selectable = True
            state.focused = state.selected = stand.focused
            state.disabled = stand.thing.disabled
        else:
            state.readOnly = True
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> shiboken6.VoidPtr:  # type: ignore[override]
        if kind is not QAccessible.InterfaceType.ActionInterface or self._stand.thing.key is None:
            return _NO_INTERFACE
        # The interface for actions is the second of the two C++ objects that this one consists of.
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self)[1])

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, action: str) -> None:
        if action == QAccessibleActionInterface.pressAction() and self._stand.lies:
            self._stand.ground.press(self._stand.thing)

    def keyBindingsForAction(self, action: str) -> list[str]:
        return []


class GroundInterface(QAccessibleWidget):
    """The ground: the things on it, then the widgets."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground, QAccessible.Role.Pane)

    @property
    def _ground(self) -> Ground:
        ground = self.object()
        assert isinstance(ground, Ground)
        return ground

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focused = False  # the table has the keyboard, or a thing on it
        return state

    def childCount(self) -> int:
        return len(self._ground.stands()) + len(self._ground.others())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, wanted = self._children(), child.object()
        return children.index(wanted) if wanted in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self._ground.mapFromGlobal(QPointF(x, y)).toPoint()
        widget = self._ground.childAt(point)
        found = self._ground.stand_at(x, y) if widget is None else widget
        return None if found is None else QAccessible.queryAccessibleInterface(found)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = next((stand for stand in self._ground.stands() if stand.focused), None)
        return super().focusChild() if focused is None else QAccessible.queryAccessibleInterface(focused)

    def _children(self) -> list[QObject]:
        return [*self._ground.stands(), *self._ground.others()]


@cache
def install() -> None:
    """Tells Qt, once, where the interfaces of the ground and of what lies on it come from."""
    QAccessible.installFactory(_interface)


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    match thing:
        case Stand():
            thing.interface = StandInterface(thing)
            return thing.interface
        case Ground():
            thing.interface = GroundInterface(thing)
            return thing.interface
        case _:
            return None
