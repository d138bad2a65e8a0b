"""The sheet one paints on."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from geometry import (
    IDENTITY,
    Cut,
    Matrix,
    Path,
    Point,
    Shape,
    moved,
    number,
    path_data,
    place,
    solid,
    times,
    trimmed,
)
from palette import INK
from penwork import FINE, LINE

_EVENODD = ' fill-rule="evenodd"'


def _line(paint: str, width: float) -> str:
    return f' stroke="{paint}"' + (f' stroke-width="{number(width)}"' if width != FINE else "")


@dataclass
class _Layer:
    """Paths with the same style, one after the other."""

    style: str
    data: str


@dataclass
class _Stamps:
    """A drawing made at the origin and its places on the sheet."""

    drawing: str
    places: Sequence[Point]


class Sheet:
    """Layers of paint, the later over the earlier."""

    def __init__(self, name: str = "t", matrix: Matrix = IDENTITY) -> None:
        """Start an empty sheet. Its name begins the ids of its stamps."""
        self.name = name
        self.keep: Cut | None = None
        self.matrix = matrix
        self._layers: list[_Layer | _Stamps] = []

    @contextmanager
    def at(
        self,
        x: float = 0.0,
        y: float = 0.0,
        turn: float = 0.0,
        scale: float = 1.0,
        flip: bool = False,
        scale_y: float | None = None,
    ) -> Iterator[None]:
        """Paint in coordinates of one's own: see place."""
        outside = self.matrix
        self.matrix = times(outside, place(x, y, turn, scale, flip, scale_y))
        yield
        self.matrix = outside

    def fill(self, shape: Shape, paint: str, *, evenodd: bool = False, keep_winding: bool = False) -> None:
        """Paint a shape without an edge. Overlaps within it do not become holes, unless asked to."""
        path = self._on_sheet(shape)
        style = f' fill="{paint}"'
        if evenodd:
            self._add(style + _EVENODD, path, joins=False)
        else:
            self._add(style, path if keep_winding else solid(path), joins=True)

    def stroke(self, shape: Shape, paint: str, width: float) -> None:
        """Draw along a shape with a line so wide."""
        self._add(_line(paint, width), self._on_sheet(shape), joins=True)

    def contour(
        self, shape: Shape, paint: str, width: float = LINE, ink: str = INK, *, evenodd: bool = False
    ) -> None:
        """Paint a shape with an edge so wide."""
        path = self._on_sheet(shape)
        style = f' fill="{paint}"' + _line(ink, width)
        if evenodd:
            self._add(style + _EVENODD, path, joins=False)
        else:
            self._add(style, solid(path), joins=False)

    def stamp(self, drawing: "Sheet", places: Sequence[Point]) -> None:
        """Repeat a drawing made at the origin. Drawings stamped in a row at the same places become one."""
        if not places:
            return
        last = self._layers[-1] if self._layers else None
        if isinstance(last, _Stamps) and last.places == places:
            last.drawing += drawing.body()
        else:
            self._layers.append(_Stamps(drawing.body(), places))

    def _on_sheet(self, shape: Shape) -> Path:
        path = moved(shape, self.matrix)
        return trimmed(path, self.keep) if self.keep else path

    def _add(self, style: str, path: Path, *, joins: bool) -> None:
        """Add a layer, or let it join the last one if that has the same style and order does not matter."""
        if not path:
            return
        last = self._layers[-1] if self._layers else None
        if joins and isinstance(last, _Layer) and last.style == style:
            last.data += path_data(path)
        else:
            self._layers.append(_Layer(style, path_data(path)))

    def body(self) -> str:
        """The painted layers as SVG elements."""
        elements: list[str] = []
        for i, layer in enumerate(self._layers):
            if isinstance(layer, _Layer):
                elements.append(f'<path{layer.style} d="{layer.data}"/>\n')
                continue
            name = f"{self.name}{i}"
            (x, y), *others = layer.places
            elements.append(
                f'<g id="{name}" transform="translate({number(x)} {number(y)})">\n{layer.drawing}</g>\n'
            )
            elements += [
                f'<use xlink:href="#{name}" x="{number(u - x)}" y="{number(v - y)}"/>\n' for u, v in others
            ]
        return "".join(elements)
