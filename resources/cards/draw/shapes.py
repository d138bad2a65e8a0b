"""Plain shapes, as path data."""

import math

from geometry import Point

_QUARTER = 0.5523  # handle of a quarter circle, as a share of its radius


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse about (x, y); a circle if only one radius is given."""
    ry = rx if ry is None else ry
    k = _QUARTER
    return (
        f"M {x - rx} {y} C {x - rx} {y - ry * k} {x - rx * k} {y - ry} {x} {y - ry} "
        f"C {x + rx * k} {y - ry} {x + rx} {y - ry * k} {x + rx} {y} "
        f"C {x + rx} {y + ry * k} {x + rx * k} {y + ry} {x} {y + ry} "
        f"C {x - rx * k} {y + ry} {x - rx} {y + ry * k} {x - rx} {y} Z "
    )


def dot(x: float, y: float, r: float) -> str:
    """A small round: two curves are enough for it."""
    k = r * 1.32
    return (
        f"M {x - r} {y} C {x - r} {y - k} {x + r} {y - k} {x + r} {y} "
        f"C {x + r} {y + k} {x - r} {y + k} {x - r} {y} Z "
    )


def polygon(*points: Point) -> str:
    """A closed polygon."""
    return "M " + " L ".join(f"{x} {y}" for x, y in points) + " Z "


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle from its upper left corner."""
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with rounded corners."""
    k = r * 0.4477
    right, foot = x + width, y + height
    return (
        f"M {x + r} {y} L {right - r} {y} C {right - k} {y} {right} {y + k} {right} {y + r} "
        f"L {right} {foot - r} C {right} {foot - k} {right - k} {foot} {right - r} {foot} "
        f"L {x + r} {foot} C {x + k} {foot} {x} {foot - k} {x} {foot - r} "
        f"L {x} {y + r} C {x} {y + k} {x + k} {y} {x + r} {y} Z "
    )


def lozenge(half_width: float, half_height: float) -> str:
    """A lozenge about the origin."""
    return polygon((0, -half_height), (half_width, 0), (0, half_height), (-half_width, 0))


def cross_pattee(r: float) -> str:
    """The cross of the Order of Christ about the origin, with arms of length r."""
    t = r * 0.28
    arm = [(-t * 0.55, -t * 0.55), (-r * 0.62, -r), (r * 0.62, -r), (t * 0.55, -t * 0.55)]
    quarters = ((1, 0), (0, 1), (-1, 0), (0, -1))
    return polygon(*((x * c - y * s, x * s + y * c) for c, s in quarters for x, y in arm))


def capsule(x0: float, y0: float, x1: float, y1: float, r0: float, r1: float | None = None) -> str:
    """A finger or a limb: a bar from one point to the other with round ends, so thick at each."""
    r1 = r0 if r1 is None else r1
    length = math.hypot(x1 - x0, y1 - y0) or 1e-6
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    nx, ny = -uy, ux

    def corner(x: float, y: float, r: float, side: int, beyond: float) -> str:
        return f"{x + (side * nx + beyond * ux) * r:.3f} {y + (side * ny + beyond * uy) * r:.3f}"

    def end(x: float, y: float, r: float, side: int) -> str:
        """A round end from one edge to the other; handles of 1.3 make it nearly half a circle."""
        out = -1.3 * side
        return f"C {corner(x, y, r, side, out)} {corner(x, y, r, -side, out)} {corner(x, y, r, -side, 0)} "

    return (
        f"M {corner(x0, y0, r0, 1, 0)} {end(x0, y0, r0, 1)}"
        f"L {corner(x1, y1, r1, -1, 0)} {end(x1, y1, r1, -1)}Z "
    )
