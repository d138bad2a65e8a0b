"""Icons for tools, menus and bubbles, all drawn with one pen in one colour.

The colour is `currentColor`, for which the program puts that of its letters. A square of 24 units about the
origin, of which 20 are used; the line is 2 wide with round ends. Upright and level lines lie on whole units,
so that they are sharp at 24 and at 48 pixels.
"""

from collections.abc import Callable, Sequence

from document import icon
from geometry import Point
from shapes import dot, ellipse, rounded
from sheet import Sheet

SIDE, LINE = 24, 2
INK = "currentColor"


class Pen:
    """Draws on a sheet with the one line that all icons have."""

    def __init__(self) -> None:
        self._sheet = Sheet()

    def document(self) -> str:
        """The icon as an SVG document."""
        return icon(SIDE, self._sheet)

    def line(self, *points: Point) -> None:
        """Straight lines from point to point."""
        self.path("M " + " L ".join(f"{x} {y}" for x, y in points))

    def path(self, data: str, turn: float = 0.0) -> None:
        """Along path data, turned about the middle of the square."""
        with self._sheet.at(SIDE / 2, SIDE / 2, turn):
            self._sheet.stroke(data, INK, LINE)

    def dot(self, x: float, y: float, radius: float = 1.4) -> None:
        """A full stop."""
        with self._sheet.at(SIDE / 2, SIDE / 2):
            self._sheet.fill(dot(x, y, radius), INK)


def _hint(pen: Pen) -> None:
    """A lamp."""
    pen.path("M -3 6 L -3 5 C -3 3 -7 1 -7 -3 C -7 -7 -4 -10 0 -10 C 4 -10 7 -7 7 -3 C 7 1 3 3 3 5 L 3 6 Z")
    pen.line((-2, 10), (2, 10))


def _undo(pen: Pen) -> None:
    """An arrow that turns back."""
    pen.path("M -8 -3 L 3 -3 C 7 -3 9 0 9 2.5 C 9 5 7 8 3 8 L -3 8")
    pen.line((-4, -8), (-9, -3), (-4, 2))


def _last_trick(pen: Pen) -> None:
    """Two cards, one half hidden."""
    pen.path("M -3.5 6 L -7 6 C -8.4 6 -9 5.4 -9 4 L -9 -6 C -9 -7.4 -8.4 -8 -7 -8 L -1 -8", -12)
    pen.path(rounded(-2, -7, 11, 15, 2), 8)


def _tricks(pen: Pen) -> None:
    """A pile of cards, fallen a little apart."""
    pen.path(rounded(-10, -3, 10, 13, 2))
    pen.path("M -5 -6.5 L 1.5 -6.5 C 3 -6.5 3.5 -6 3.5 -4.5 L 3.5 6")
    pen.path("M 0 -10 L 8 -10 C 9.4 -10 10 -9.4 10 -8 L 10 2")


def _score_sheet(pen: Pen) -> None:
    """Two columns under their heads: ours and theirs."""
    pen.path(rounded(-9, -10, 18, 20, 2))
    pen.line((-9, -4), (9, -4))
    pen.line((0, -4), (0, 10))


def _score_keeper(pen: Pen) -> None:
    """Four strokes of chalk and a fifth across them."""
    for x in (-7, -3, 1, 5):
        pen.line((x, -8), (x, 8))
    pen.line((-10, 5), (9, -5))


def _statistics(pen: Pen) -> None:
    """Bars of different heights."""
    for x, top in ((-7, 1), (0, -9), (7, -4)):
        pen.line((x, 6), (x, top))
    pen.line((-10, 10), (10, 10))


def _library(pen: Pen) -> None:
    """Books on a shelf, one leaning."""
    pen.path(rounded(-10, -9, 5, 15, 1))
    pen.path(rounded(-5, -9, 5, 15, 1))
    pen.path(rounded(2, -9, 5, 15, 1), -14)
    pen.line((-10, 10), (10, 10))


def _day(pen: Pen) -> None:
    """A leaf of the calendar."""
    pen.path(rounded(-9, -8, 18, 18, 2))
    pen.line((-9, -2), (9, -2))
    pen.line((-4, -10), (-4, -6))
    pen.line((4, -10), (4, -6))
    pen.dot(0, 4, 2)


def _deal_again(pen: Pen) -> None:
    """A card that comes round again."""
    pen.path(rounded(-4, -5, 8, 11, 2))
    pen.path("M -9 -3 C -8 -7 -4 -10 0 -10 C 5 -10 9 -6 10 -1")
    pen.line((5, -3), (10, -1), (11, -6))


def _state(pen: Pen) -> None:
    """A table and who sits at it."""
    pen.path(rounded(-5, -5, 10, 10, 2))
    for x, y in ((0, -9), (9, 0), (0, 9), (-9, 0)):
        pen.dot(x, y, 1.8)


def _new(pen: Pen) -> None:
    """A card yet to be dealt."""
    pen.path(rounded(-7, -10, 14, 20, 2))
    pen.line((-3, 0), (3, 0))
    pen.line((0, -3), (0, 3))


def _open(pen: Pen) -> None:
    """A folder."""
    pen.path("M -10 8 L -10 -6 C -10 -7.4 -9.4 -8 -8 -8 L -4 -8 L -1 -5 L 6 -5 C 7.4 -5 8 -4.4 8 -3 L 8 -1")
    pen.path("M -10 8 L -6 -1 L 11 -1 L 7.5 8 Z")


def _save(pen: Pen) -> None:
    """Down into the tray."""
    pen.line((0, -10), (0, 3))
    pen.line((-5, -2), (0, 3), (5, -2))
    pen.path("M -10 4 L -10 7 C -10 8.4 -9.4 9 -8 9 L 8 9 C 9.4 9 10 8.4 10 7 L 10 4")


def _settings(pen: Pen) -> None:
    """Three sliders."""
    for y, knob in ((-7, 4), (0, -4), (7, 1)):
        pen.line((-10, y), (knob - 3, y))
        pen.line((knob + 3, y), (10, y))
        pen.path(ellipse(knob, y, 2.5))


def _rules(pen: Pen) -> None:
    """An open book."""
    for side in (-1, 1):
        pen.path(
            f"M 0 -5 C {side * 2.5} -8 {side * 6} -8 {side * 10} -8 L {side * 10} 6 C {side * 6} 6 "
            f"{side * 2.5} 6 0 9"
        )
    pen.line((0, -5), (0, 9))


def _lesson(pen: Pen) -> None:
    """A scholar's cap."""
    pen.path("M 0 -8 L 10 -3 L 0 2 L -10 -3 Z")
    pen.path("M -6 0 L -6 5 C -3 8 3 8 6 5 L 6 0")
    pen.line((10, -3), (10, 4))


def _print(pen: Pen) -> None:
    """Paper through a printer."""
    pen.line((-6, -3), (-6, -10), (6, -10), (6, -3))
    pen.path(
        "M -6 6 L -8 6 C -9.4 6 -10 5.4 -10 4 L -10 -1 C -10 -2.4 -9.4 -3 -8 -3 "
        "L 8 -3 C 9.4 -3 10 -2.4 10 -1 L 10 4 C 10 5.4 9.4 6 8 6 L 6 6"
    )
    pen.path("M -6 2 L 6 2 L 6 10 L -6 10 Z")


def _document(pen: Pen) -> None:
    """A written page with its corner folded."""
    pen.path("M 2 -10 L -7 -10 L -7 10 L 7 10 L 7 -5 Z")
    pen.line((2, -10), (2, -5), (7, -5))
    for y in (0, 5):
        pen.line((-3, y), (3, y))


def _leave(pen: Pen) -> None:
    """Out at the door."""
    pen.path("M 1 -10 L 7 -10 C 8.4 -10 9 -9.4 9 -8 L 9 8 C 9 9.4 8.4 10 7 10 L 1 10")
    pen.line((3, 0), (-9, 0))
    pen.line((-5, -5), (-10, 0), (-5, 5))


def _quit(pen: Pen) -> None:
    """The end."""
    pen.path("M -5 -7 C -8 -5 -9 -2 -9 1 C -9 6 -5 10 0 10 C 5 10 9 6 9 1 C 9 -2 8 -5 5 -7")
    pen.line((0, -10), (0, 0))


def _theme(pen: Pen) -> None:
    """A tile."""
    pen.path(rounded(-9, -9, 18, 18, 2))
    for turn in (0, 90, 180, 270):
        pen.path("M -9 -1 C -4.6 -1 -1 -4.6 -1 -9", turn)


def _speed(pen: Pen) -> None:
    """A card in flight."""
    pen.path(rounded(-1, -8, 10, 15, 2), 12)
    for y, start in ((-5, -6), (0, -10), (5, -8)):
        pen.line((start, y), (-5 if y else -6, y))


def _language(pen: Pen) -> None:
    """Something said."""
    pen.path(
        "M -8 -9 L 8 -9 C 9.4 -9 10 -8.4 10 -7 L 10 3 C 10 4.4 9.4 5 8 5 L 0 5 L -5 10 L -5 5 L -8 5 "
        "C -9.4 5 -10 4.4 -10 3 L -10 -7 C -10 -8.4 -9.4 -9 -8 -9 Z"
    )
    pen.line((-5, -4), (5, -4))
    pen.line((-5, 0), (1, 0))


def _keys(pen: Pen) -> None:
    """A keyboard."""
    pen.path(rounded(-11, -7, 22, 14, 2))
    for x in (-6, -2, 2, 6):
        pen.dot(x, -2.5, 1.2)
    pen.line((-4, 3), (4, 3))


def _about(pen: Pen) -> None:
    """The letter i."""
    pen.path(ellipse(0, 0, 10))
    pen.dot(0, -5)
    pen.line((0, -0.5), (0, 5))


def _next(pen: Pen) -> None:
    """Onwards."""
    pen.line((-3, -7), (4, 0), (-3, 7))


def _review(pen: Pen) -> None:
    """A card under the glass."""
    pen.path(ellipse(-2, -2, 8))
    pen.line((4, 4), (10, 10))
    pen.path(rounded(-5, -6, 6, 8, 1))


def _first(pen: Pen) -> None:
    """Back to the beginning."""
    pen.line((-6, -7), (-6, 7))
    pen.line((5, -7), (-2, 0), (5, 7))


def _previous(pen: Pen) -> None:
    """Back."""
    pen.line((3, -7), (-4, 0), (3, 7))


def _last(pen: Pen) -> None:
    """On to the end."""
    pen.line((-5, -7), (2, 0), (-5, 7))
    pen.line((6, -7), (6, 7))


def _warning(pen: Pen) -> None:
    """Attention."""
    pen.path(ellipse(0, 0, 10))
    pen.line((0, -5), (0, 1))
    pen.dot(0, 5)


def _eye(pen: Pen) -> None:
    """What only the person sees."""
    pen.path("M -10 0 C -6 -7 6 -7 10 0 C 6 7 -6 7 -10 0 Z")
    pen.dot(0, 0, 3)


def _exchange(pen: Pen) -> None:
    """Some go, some come."""
    pen.line((-9, -4), (9, -4), (4, -9))
    pen.line((9, 4), (-9, 4), (-4, 9))


DRAWINGS: Sequence[Callable[[Pen], None]] = (
    _hint,
    _undo,
    _last_trick,
    _tricks,
    _score_sheet,
    _score_keeper,
    _statistics,
    _library,
    _day,
    _deal_again,
    _state,
    _new,
    _open,
    _save,
    _settings,
    _rules,
    _lesson,
    _print,
    _document,
    _leave,
    _quit,
    _theme,
    _speed,
    _language,
    _keys,
    _about,
    _review,
    _first,
    _previous,
    _next,
    _last,
    _warning,
    _eye,
    _exchange,
)


def line_icons() -> dict[str, str]:
    """The SVG documents by name."""
    documents = {}
    for drawing in DRAWINGS:
        pen = Pen()
        drawing(pen)
        documents[drawing.__name__.strip("_").replace("_", "-")] = pen.document()
    return documents
