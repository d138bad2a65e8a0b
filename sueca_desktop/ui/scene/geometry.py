"""Rectangles and places for cards, in plain numbers: the geometry that needs no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from msgspec import Struct

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]


class Rect(Struct, frozen=True):
    """An upright rectangle: left edge, top edge, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def quad(self) -> Quad:
        """The corners, clockwise from the upper left."""
        return ((self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom))

    def mirrored(self, axis: float) -> Rect:
        """The rectangle at the other side of the upright line at `axis`, as far from it."""
        return Rect(2 * axis - self.right, self.y, self.w, self.h)

    def grown(self, by: float) -> Rect:
        """The rectangle with every edge moved out by `by` (in, if negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Slot(Struct, frozen=True):
    """A place for one card: its centre, its size upright, and its angle in degrees clockwise."""

    cx: float
    cy: float
    w: float
    h: float
    angle: float = 0.0

    def quad(self) -> Quad:
        """The card's corners, clockwise from the one that is upper left when the card is upright."""
        a, b = self.w / 2, self.h / 2
        return (self.at(-a, -b), self.at(a, -b), self.at(a, b), self.at(-a, b))

    def at(self, dx: float, dy: float) -> Point:
        """The point that lies (dx, dy) from the centre on the upright card."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        return (self.cx + dx * c - dy * s, self.cy + dx * s + dy * c)

    def bounds(self) -> Rect:
        """The smallest upright rectangle around the card."""
        return bounds(self.quad())

    def moved(self, dx: float = 0.0, dy: float = 0.0, turn: float = 0.0) -> Slot:
        """The place shifted by (dx, dy) and turned by `turn` degrees."""
        return Slot(self.cx + dx, self.cy + dy, self.w, self.h, self.angle + turn)

    def mirrored(self, axis: float) -> Slot:
        """The place at the other side of the upright line at `axis`, leaning the other way."""
        return Slot(2 * axis - self.cx, self.cy, self.w, self.h, -self.angle)

    def towards(self, other: Slot, share: float) -> Slot:
        """The place that lies a share (0 to 1) of the way to another."""

        def mixed(a: float, b: float) -> float:
            return a + (b - a) * share

        return Slot(
            mixed(self.cx, other.cx),
            mixed(self.cy, other.cy),
            mixed(self.w, other.w),
            mixed(self.h, other.h),
            mixed(self.angle, other.angle),
        )


def bounds(points: Iterable[Point]) -> Rect:
    """The smallest upright rectangle around some points. Raises ValueError if there are none."""
    xs, ys = zip(*points, strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def clamp(value: float, low: float, high: float) -> float:
    """The value, or the limit that it is beyond."""
    return max(low, min(high, value))
