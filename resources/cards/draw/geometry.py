"""Paths as lists of segments: read from path data, moved, cut along a line, measured and written.

Lengths are card units throughout; y grows downwards, as in SVG.
"""

import math
import re
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[Point, ...]  # two points make a line, four a cubic curve
Matrix: TypeAlias = tuple[float, float, float, float, float, float]  # in the order of SVG's matrix()
Cut: TypeAlias = Callable[[Point], float]  # what is kept has a value of zero or less


class Subpath(NamedTuple):
    """One run of the pen."""

    closed: bool
    segments: list[Segment]


class Spot(NamedTuple):
    """A point on a path and the path's direction there, in degrees."""

    x: float
    y: float
    degrees: float


Path: TypeAlias = list[Subpath]
Shape: TypeAlias = str | Path  # path data (absolute M L C Q Z) or what parse makes of it

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
GRID = 10  # written coordinates are whole tenths of a unit
_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?")


def mix(p: Point, q: Point, t: float) -> Point:
    """The point a share t of the way from p to q."""
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def parse(shape: Shape) -> Path:
    """Read path data in absolute commands; quadratic curves become cubic. A path is handed back as it is."""
    if not isinstance(shape, str):
        return shape
    path: Path = []
    segments: list[Segment] = []
    command, start, here = "", (0.0, 0.0), (0.0, 0.0)
    tokens = iter(_TOKEN.findall(shape))

    def point(first: str | None = None) -> Point:
        return (float(first or next(tokens)), float(next(tokens)))

    for token in tokens:
        first: str | None = token
        if token == "Z":
            path[-1] = Subpath(True, segments)
            here = start
            continue
        if token in "MLCQ":
            command, first = token, None
        if command == "M":
            start = here = point(first)
            segments = []
            path.append(Subpath(False, segments))
            command = "L"
            continue
        if command == "L":
            segment: Segment = (here, point(first))
        elif command == "C":
            segment = (here, point(first), point(), point())
        else:
            bend, end = point(first), point()
            segment = (here, mix(here, bend, 2 / 3), mix(end, bend, 2 / 3), end)
        segments.append(segment)
        here = segment[-1]
    return path


def moved(shape: Shape, matrix: Matrix) -> Path:
    """The shape put through a matrix."""
    a, b, c, d, e, f = matrix
    return [
        Subpath(
            closed,
            [tuple((a * x + c * y + e, b * x + d * y + f) for x, y in segment) for segment in segments],
        )
        for closed, segments in parse(shape)
    ]


def times(second: Matrix, first: Matrix) -> Matrix:
    """The matrix that does first, then second."""
    a, b, c, d, e, f = second
    p, q, r, s, t, u = first
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def place(
    x: float = 0.0,
    y: float = 0.0,
    turn: float = 0.0,
    scale: float = 1.0,
    flip: bool = False,
    scale_y: float | None = None,
) -> Matrix:
    """Scale (mirroring left and right if flip), turn by so many degrees, then carry the origin to (x, y)."""
    scale_y = scale if scale_y is None else scale_y
    scale_x = -scale if flip else scale
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return (cosine * scale_x, sine * scale_x, -sine * scale_y, cosine * scale_y, x, y)


def point_at(segment: Segment, t: float) -> Point:
    """The point of a segment at the parameter t (0 to 1)."""
    if len(segment) == 2:
        return mix(segment[0], segment[1], t)
    a, b, c = (mix(p, q, t) for p, q in pairwise(segment))
    return mix(mix(a, b, t), mix(b, c, t), t)


def _split(curve: Segment, t: float) -> tuple[Segment, Segment]:
    a, b, c = (mix(p, q, t) for p, q in pairwise(curve))
    d, e = mix(a, b, t), mix(b, c, t)
    middle = mix(d, e, t)
    return (curve[0], a, d, middle), (middle, e, c, curve[3])


def _part(segment: Segment, t0: float, t1: float) -> Segment:
    if len(segment) == 2:
        return (point_at(segment, t0), point_at(segment, t1))
    curve = _split(segment, t1)[0]
    return _split(curve, t0 / t1)[1] if t0 > 0 else curve


def area(segments: list[Segment]) -> float:
    """Twice the signed area within the control points: the sign tells which way the pen went round."""
    points = [p for segment in segments for p in segment[:-1]]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1], strict=True))


def _backwards(subpath: Subpath) -> Subpath:
    return Subpath(subpath.closed, [segment[::-1] for segment in subpath.segments[::-1]])


def solid(shape: Shape) -> Path:
    """The shape with every run turning the same way, so that overlaps do not become holes."""
    return [run if area(run.segments) >= 0 else _backwards(run) for run in parse(shape)]


def hole(shape: Shape) -> Path:
    """The shape with every run turning the other way than in a solid, so that it opens a hole in one."""
    return [_backwards(run) for run in solid(shape)]


def _pieces_kept(segment: Segment, cut: Cut) -> list[Segment]:
    """The parts of a segment on the kept side. At most one crossing is sought in each sixteenth of it."""
    crossings = [0.0]
    for i in range(16):
        low, high = i / 16, (i + 1) / 16
        starts_kept = cut(point_at(segment, low)) <= 0
        if (cut(point_at(segment, high)) <= 0) == starts_kept:
            continue
        for _ in range(24):
            middle = (low + high) / 2
            if (cut(point_at(segment, middle)) <= 0) == starts_kept:
                low = middle
            else:
                high = middle
        crossings.append(low)
    crossings.append(1.0)
    return [
        _part(segment, t0, t1)
        for t0, t1 in pairwise(crossings)
        if t1 - t0 > 1e-6 and cut(point_at(segment, (t0 + t1) / 2)) <= 0
    ]


def trimmed(path: Path, cut: Cut) -> Path:
    """What of the path lies on the kept side. Closed runs are closed again along the cut."""
    result: Path = []
    for closed, segments in path:
        if all(cut(p) <= 0 for segment in segments for p in segment):
            result.append(Subpath(closed, segments))
            continue
        if closed and segments and segments[-1][-1] != segments[0][0]:
            segments = [*segments, (segments[-1][-1], segments[0][0])]
        kept = [piece for segment in segments for piece in _pieces_kept(segment, cut)]
        if not kept:
            continue
        run = [kept[0]]
        for piece in kept[1:]:
            if math.dist(run[-1][-1], piece[0]) > 0.01:
                if closed:
                    run.append((run[-1][-1], piece[0]))
                else:
                    result.append(Subpath(False, run))
                    run = []
            run.append(piece)
        result.append(Subpath(closed, run))
    return result


def along(line: Shape, step: float) -> list[Spot]:
    """Spots a step apart along a line; what is left over lies at its two ends."""
    points = [
        point_at(segment, i / 24) for _, segments in parse(line) for segment in segments for i in range(25)
    ]
    total = sum(math.dist(p, q) for p, q in pairwise(points))
    count = max(int(total / step), 1)
    wanted = (total - (count - 1) * step) / 2
    spots: list[Spot] = []
    walked = 0.0
    for p, q in pairwise(points):
        length = math.dist(p, q)
        while length and walked + length >= wanted and len(spots) < count:
            x, y = mix(p, q, (wanted - walked) / length)
            spots.append(Spot(x, y, math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))))
            wanted += step
        walked += length
    return spots


def contains(path: Path, x: float, y: float) -> bool:
    """Whether the point lies inside the path, by the even-odd rule."""
    points = [
        point_at(segment, i / 8)
        for _, segments in path
        for segment in segments
        for i in range(8 if len(segment) == 4 else 1)
    ]
    odd = False
    for p, q in zip(points, points[1:] + points[:1], strict=True):
        if (p[1] > y) != (q[1] > y) and x < (q[0] - p[0]) * (y - p[1]) / (q[1] - p[1]) + p[0]:
            odd = not odd
    return odd


def bounds(path: Path) -> tuple[float, float, float, float]:
    """The least and greatest x, then the least and greatest y, of the control points."""
    xs, ys = zip(*(p for _, segments in path for segment in segments for p in segment), strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def number(value: float) -> str:
    """A number as SVG likes it: at most two decimals, no idle zeros."""
    text = f"{round(value, 6):.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def _joined(numbers: list[str]) -> str:
    """The numbers, a minus sign being space enough."""
    return " ".join(numbers).replace(" -", "-")


def path_data(path: Path) -> str:
    """Path data in relative commands, on the grid.

    Every step is taken from the rounded point before it, so that errors never add up.
    """
    runs: list[str] = []
    for closed, segments in path:
        if not segments:
            continue
        here_x, here_y = _on_grid(segments[0][0])
        data = f"M{_joined([number(here_x / GRID), number(here_y / GRID)])}"
        command, numbers = "", list[str]()
        for segment in segments:
            points = [_on_grid(p) for p in segment[1:]]
            if len(points) == 1 and points[0] == (here_x, here_y):
                continue
            segment_command = "l" if len(points) == 1 else "c"
            if segment_command != command:
                data += command + _joined(numbers) if command else ""
                command, numbers = segment_command, []
            numbers += [number(v / GRID) for x, y in points for v in (x - here_x, y - here_y)]
            here_x, here_y = points[-1]
        data += command + _joined(numbers) if command else ""
        runs.append(data + ("Z" if closed else ""))
    return "".join(runs)


def _on_grid(p: Point) -> tuple[int, int]:
    # Rounded twice, so that a last digit that differs between machines never decides which way a half goes.
    return round(round(p[0] * GRID, 6)), round(round(p[1] * GRID, 6))
