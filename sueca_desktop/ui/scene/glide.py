"""Small movements of single cards: rising under the mouse, shaking when refused."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.card_item import CardItem
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.motion import Motion, Speed

_SHAKES = 2


class Glide(QObject):
    """Moves cards a little way; a new movement of a card takes the place of its last one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[CardItem, QVariantAnimation] = {}

    def rise(self, item: CardItem, target: Slot, speed: Speed) -> None:
        """The card slides to `target`."""
        if item.slot == target and item not in self._running:
            return
        start = item.slot
        self._run(item, motion.HOVER, speed, lambda share: item.place(start.towards(target, share)))

    def shake(self, item: CardItem, at: Slot, k: float, speed: Speed) -> None:
        """The card shakes at its place and comes to rest there."""
        reach = motion.REFUSE_SHAKE * k

        def place(share: float) -> None:
            item.place(at.moved(dx=reach * sin(2 * pi * _SHAKES * share)))

        self._run(item, motion.REFUSE, speed, place)

    def stop(self) -> None:
        """Leaves all cards where they are."""
        for animation in tuple(self._running.values()):
            animation.stop()
        self._running.clear()

    def _run(self, item: CardItem, way: Motion, speed: Speed, place: Callable[[float], None]) -> None:
        running = self._running.pop(item, None)
        if running is not None:
            running.stop()
        ms = way.duration(speed)
        if ms == 0:
            place(1.0)
            return
        animation = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        animation.setDuration(ms)
        animation.setEasingCurve(QEasingCurve(way.easing))
        animation.valueChanged.connect(place)
        animation.finished.connect(lambda: self._running.pop(item, None))
        animation.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)
        self._running[item] = animation
