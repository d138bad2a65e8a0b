"""A feast of our side on the table: played once, never in the way, gone at a click."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import Layout
from sueca_desktop.ui.scene.motion import Motion
from sueca_desktop.ui.scene.paint_feast import draw_frame, draw_sweep, frame_bounds, sweep_bounds
from sueca_desktop.ui.scene.painted_item import PaintedItem

_Z = 6.0  # on the ground, under all that can be read


class Feast(StrEnum):
    """What is celebrated."""

    SWEEP = "sweep"  # all ten tricks, before the result is shown
    MATCH = "match"  # around the result that is shown


MOTIONS: dict[Feast, Motion] = {Feast.SWEEP: motion.SWEEP_FEAST, Feast.MATCH: motion.MATCH_FEAST}


class Celebration(QObject):
    """Plays one feast at a time on the ground of the table."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._item = PaintedItem(_Z)
        self._item.clear()
        scene.addItem(self._item)
        self._feast: Feast | None = None
        self._share = 0.0
        self._look: Look | None = None
        self._layout: Layout | None = None
        self._panel: Rect | None = None
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.stop)

    @property
    def feast(self) -> Feast | None:
        """What is being celebrated."""
        return self._feast

    def play(self, feast: Feast, look: Look, layout: Layout) -> None:
        """Celebrates, unless nothing is to move."""
        self.stop()
        ms = MOTIONS[feast].duration(look.speed)
        if ms == 0:
            return
        self._feast, self._share = feast, 0.0
        self.place(look, layout)
        self._clock.setDuration(ms)
        self._clock.start()

    def place(self, look: Look, layout: Layout) -> None:
        """Goes on in another look or size."""
        self._look, self._layout = look, layout
        self._present()

    def surround(self, panel: Rect) -> None:
        """Where a result lies over the table."""
        self._panel = panel
        self._present()

    def stop(self) -> None:
        """Is over."""
        self._feast = None
        self._clock.stop()
        self._item.clear()

    def _tick(self, share: float) -> None:
        self._share = share
        self._present()

    def _present(self) -> None:
        if self._feast is None or self._look is None or self._layout is None:
            return
        look, lay, share = self._look, self._layout, self._share
        if self._feast is Feast.SWEEP:
            self._item.present(sweep_bounds(lay), lambda p: draw_sweep(p, look.theme, look.art, lay, share))
        else:
            panel = self._panel or lay.result
            self._item.present(
                frame_bounds(panel, lay), lambda p: draw_frame(p, look.theme, panel, lay, share)
            )
