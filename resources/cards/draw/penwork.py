"""Strokes with a body: the outlines that a pen or a brush leaves along a line."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from geometry import Path, Point, Segment, Shape, Subpath, parse, point_at

LINE, FINE = 1.5, 1.1  # widths of a contour and of a line inside it

# From the share of the way along the line and the unit tangent there, the vector to the stroke's edge.
Offset: TypeAlias = Callable[[float, Point], Point]


def _outline(spine: list[Segment], offset: Offset, pieces: int) -> Subpath:
    length = len(spine)

    def spine_point(t: float) -> Point:
        t = min(max(t, 0.0), length)
        i = min(int(t), length - 1)
        return point_at(spine[i], t - i)

    def edge_point(t: float, side: int) -> Point:
        p, q = spine_point(max(t - 1e-3, 0)), spine_point(min(t + 1e-3, length))
        distance = math.dist(p, q) or 1e-9
        across = offset(t / length, ((q[0] - p[0]) / distance, (q[1] - p[1]) / distance))
        middle = spine_point(t)
        return (middle[0] + side * across[0], middle[1] + side * across[1])

    def edge(stops: list[float], side: int) -> list[Segment]:
        curves: list[Segment] = []
        for t0, t1 in pairwise(stops):
            nudge, reach = (t1 - t0) * 0.02, 1 / 0.06
            p, q = edge_point(t0, side), edge_point(t1, side)
            after_p, before_q = edge_point(t0 + nudge, side), edge_point(t1 - nudge, side)
            handle_p = (p[0] + (after_p[0] - p[0]) * reach, p[1] + (after_p[1] - p[1]) * reach)
            handle_q = (q[0] + (before_q[0] - q[0]) * reach, q[1] + (before_q[1] - q[1]) * reach)
            curves.append((p, handle_p, handle_q, q))
        return curves

    stops = [i / pieces for i in range(length * pieces + 1)]
    there, back = edge(stops, 1), edge(stops[::-1], -1)
    return Subpath(True, [*there, (there[-1][-1], back[0][0]), *back])


def swept(line: Shape, offset: Offset, pieces: int = 3) -> Path:
    """The outline of a stroke along open lines, with so many curves an edge for each segment of theirs."""
    return [_outline(segments, offset, pieces) for _, segments in parse(line)]


def nib(line: Shape, thick: float, thin: float) -> Path:
    """A broad pen held level: half-widths thick on uprights, thin on level strokes."""

    def offset(_: float, tangent: Point) -> Point:
        nx, ny = -tangent[1], tangent[0]
        r = math.hypot(thick * nx, thin * ny)
        return (thick * thick * nx / r, thin * thin * ny / r)

    return swept(line, offset)


def tapered(line: Shape, width: float, ends: float = 0.0, pieces: int = 2) -> Path:
    """A brush stroke that swells to its width in the middle; at its ends it has that share of the width."""

    def offset(share: float, tangent: Point) -> Point:
        swell = math.sin(math.pi * share) ** 0.8 if 0 < share < 1 else 0
        r = width / 2 * (ends + (1 - ends) * swell)
        return (-tangent[1] * r, tangent[0] * r)

    return swept(line, offset, pieces)


def tube(line: Shape, width0: float, width1: float, pieces: int = 2) -> Path:
    """A stroke whose width goes evenly from one end's to the other's."""

    def offset(share: float, tangent: Point) -> Point:
        r = (width0 + (width1 - width0) * share) / 2
        return (-tangent[1] * r, tangent[0] * r)

    return swept(line, offset, pieces)
