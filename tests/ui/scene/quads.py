"""Whether things on the table lie on one another."""

from __future__ import annotations

from sueca_desktop.ui.scene.geometry import Quad, Slot

INDEX_WIDTH, INDEX_HEIGHT = 0.25, 0.34  # the corner that the large index fills, in shares of a card


def overlap(p: Quad, q: Quad, slack: float = 0.5) -> bool:
    """Whether two convex quads overlap by more than `slack`: the method of separating axes."""
    if apart(p, q):
        return False
    for quad in (p, q):
        for (x1, y1), (x2, y2) in zip(quad, quad[1:] + quad[:1], strict=True):
            nx, ny = y2 - y1, x1 - x2
            length = (nx * nx + ny * ny) ** 0.5
            a = [(x * nx + y * ny) / length for x, y in p]
            b = [(x * nx + y * ny) / length for x, y in q]
            if min(max(a), max(b)) - max(min(a), min(b)) <= slack:
                return False
    return True


def apart(p: Quad, q: Quad) -> bool:
    """Whether an upright or a level line parts two quads, as it does most of those on a table: soon told."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = p
    (ex, ey), (fx, fy), (gx, gy), (hx, hy) = q
    return (
        max(ax, bx, cx, dx) <= min(ex, fx, gx, hx)
        or max(ex, fx, gx, hx) <= min(ax, bx, cx, dx)
        or max(ay, by, cy, dy) <= min(ey, fy, gy, hy)
        or max(ey, fy, gy, hy) <= min(ay, by, cy, dy)
    )


def index_quads(card: Slot) -> tuple[Quad, Quad]:
    """The two index corners of a card."""
    a, b = card.w / 2, card.h / 2
    i, j = a - card.w * INDEX_WIDTH, b - card.h * INDEX_HEIGHT
    return (
        (card.at(-a, -b), card.at(-i, -b), card.at(-i, -j), card.at(-a, -j)),
        (card.at(i, j), card.at(a, j), card.at(a, b), card.at(i, b)),
    )
