"""What the pages have in common: their measures, colours and letters, paragraphs, tables, cards.

Lengths are hundredths of a millimetre on an A4 page, from its upper left corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.cards import Card
from sueca_desktop.resources import resource_path
from sueca_desktop.text.booklet import Rows, ShownCard
from sueca_desktop.ui.scene.card_art import CardArt, Index
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_azulejo import draw_frieze_band
from sueca_desktop.ui.scene.paint_shapes import draw_suit, qrect
from sueca_desktop.ui.scene.theme import RADIUS_CARD, Theme, load_theme

PER_MM = 100
PAGE_W, PAGE_H = 210 * PER_MM, 297 * PER_MM
MARGIN = 12 * PER_MM
BREADTH = PAGE_W - 2 * MARGIN

_LEADING = 1.24  # from line to line, in heights of the letters
_CARD_SHAPE = 350 / 250  # height to width of the drawings of cards
_FRIEZE = 9 * PER_MM
_HAIR = 18  # a thin line
_ENDLESS = 100 * PAGE_W
_HEAD_SIZE = 0.86  # of the text: the heads of a table
_WORN = 3  # letters of a note that fit under a card of the usual width
_BROAD = 1.35  # of that width: a card with a longer note
_LEFT, _RIGHT, _CENTRE = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
)


def face(size: float, *, bold: bool = False) -> QFont:
    """The application's letters, `size` high."""
    result = QFont(QGuiApplication.font())
    result.setPixelSize(max(1, round(size)))
    result.setBold(bold)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setFeature(QFont.Tag("liga"), 0)  # “fi” stays two letters for whoever searches the file
    return result


class Paragraph:
    """Text broken into lines of `width`; `height` is what it needs, `breadth` what its longest line does."""

    def __init__(
        self,
        text: str,
        size: float,
        width: float,
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        self._layout = QTextLayout(text, face(size, bold=bold))
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self.height = self.breadth = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height + (_LEADING * size - line.height()) / 2))
            self.height += _LEADING * size
            self.breadth = max(self.breadth, line.naturalTextWidth())
        self._layout.endLayout()

    def draw(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        """Draws it with its upper left corner at (x, y)."""
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(x, y))


def one_line(text: str, size: float, width: float, *, bold: bool = False) -> float:
    """The size, or the smaller one at which the text fits one line of `width`."""
    while size > 1 and Paragraph(text, size, _ENDLESS, bold=bold).breadth > width:
        size *= 0.96
    return size


class Inks(Struct, frozen=True, dict=True):
    """The colours of the pages, and the pack: white paper takes the tiles' own."""

    index: Index = "kqj"
    four_colours: bool = False

    @cached_property
    def theme(self) -> Theme:
        return load_theme("azulejo", dark=False)

    @property
    def cobalt(self) -> QColor:
        return self.theme.palette.felt_edge

    @property
    def text(self) -> QColor:
        return self.theme.palette.ink

    @property
    def muted(self) -> QColor:
        return QColor("#4A5565")

    @property
    def tint(self) -> QColor:
        return QColor("#EAF0F8")

    @property
    def rule(self) -> QColor:
        return QColor("#9FB2CE")

    @property
    def white(self) -> QColor:
        return QColor(Qt.GlobalColor.white)

    @cached_property
    def _art(self) -> CardArt:
        return CardArt(self.theme, index=self.index, four_colours=self.four_colours)

    def draw_card(self, painter: QPainter, card: Card, rect: Rect) -> None:
        """The card's picture, as lines and areas."""
        drawing = QSvgRenderer(str(resource_path("cards", "svg", self._art.file_name(card))))
        if not drawing.isValid():
            raise ValueError(f"{card} has no drawing")
        drawing.render(painter, qrect(rect))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.rule, _HAIR))
        painter.drawRoundedRect(qrect(rect), RADIUS_CARD * rect.w, RADIUS_CARD * rect.w)


def draw_head(painter: QPainter, inks: Inks, title: str, lead: str) -> float:
    """The frieze, the title and the line below it. Returns how far down they reach."""
    draw_frieze_band(painter, Rect(MARGIN, 9 * PER_MM, BREADTH, _FRIEZE), inks.cobalt, inks.white)
    y = 9 * PER_MM + _FRIEZE + 1.5 * PER_MM
    heading = Paragraph(title, one_line(title, 1150, BREADTH, bold=True), BREADTH, bold=True)
    heading.draw(painter, MARGIN, y, inks.cobalt)
    y += heading.height
    below = Paragraph(lead, one_line(lead, 440, BREADTH), BREADTH)
    below.draw(painter, MARGIN, y - 60, inks.muted)
    return y + below.height


def draw_foot(painter: QPainter, inks: Inks, left: str, right: str) -> None:
    """A thin line, and small print below it."""
    y = PAGE_H - 12.5 * PER_MM
    draw_line(painter, inks.rule, MARGIN, y, MARGIN + BREADTH, y)
    for text, align in ((left, _LEFT), (right, _RIGHT)):
        words = Paragraph(text, one_line(text, 280, BREADTH / 2), BREADTH, align=align)
        words.draw(painter, MARGIN, y + 80, inks.muted)


FOOT = PAGE_H - 14 * PER_MM
"""How far down there is room above the foot."""


def draw_line(painter: QPainter, colour: QColor, x1: float, y1: float, x2: float, y2: float) -> None:
    """A thin straight line."""
    painter.setPen(QPen(colour, _HAIR))
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def draw_badge(painter: QPainter, inks: Inks, number: int, x: float, y: float, size: float) -> None:
    """The number of a point, white in a disc with its upper left corner at (x, y)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.cobalt)
    painter.drawEllipse(QRectF(x, y, size, size))
    letters = 0.62 * size
    words = Paragraph(str(number), letters, size, bold=True, align=_CENTRE)
    words.draw(painter, x, y + (size - words.height) / 2, inks.white)


def draw_cards(painter: QPainter, inks: Inks, cards: Sequence[ShownCard], y: float) -> float:
    """All the cards of a game side by side from the strongest, under each what it is worth or called and
    where it is as strong. Returns how far down they reach."""
    shares = [_BROAD if len(shown.note) > _WORN else 1.0 for shown in cards]
    unit = BREADTH / sum(shares)
    width = 0.92 * unit
    below = y + width * _CARD_SHAPE + 70
    letters = min(
        one_line(shown.note, 460, unit * share * 0.94, bold=True)
        for shown, share in zip(cards, shares, strict=True)
    )
    mark = unit / 4.5
    x, bottom = float(MARGIN), below
    for shown, share in zip(cards, shares, strict=True):
        room = unit * share
        middle = x + room / 2
        card = Rect(middle - width / 2, y, width, width * _CARD_SHAPE)
        inks.draw_card(painter, shown.card, card)
        if shown.note:
            words = Paragraph(shown.note, letters, room, bold=True, align=_CENTRE)
            words.draw(painter, x, below, inks.text)
            bottom = max(bottom, below + words.height)
        for place, suit in enumerate(shown.suits):
            cx = middle + (place - (len(shown.suits) - 1) / 2) * mark * 1.04
            colour = inks.theme.palette.suit(suit, inks.four_colours)
            draw_suit(painter, suit, cx, below + mark * 0.8, mark, colour)
            bottom = max(bottom, below + mark * 1.4)
        x += room
    return bottom


class Table:
    """A table under a title: words at the left, numbers at the right, every other row tinted."""

    def __init__(self, title: str, rows: Rows, size: float, width: float) -> None:
        self._size, self._width = size, width
        pad = self._pad = 0.5 * size
        self._title = Paragraph(title, 1.08 * size, width - 2 * pad, bold=True) if title else None
        self._numbers = rows.number_columns
        self._places = self._columns(rows)
        self._heads = [self._cell(text, column, head=True) for column, text in enumerate(rows.heads)]
        self._cells = [[self._cell(text, column) for column, text in enumerate(row)] for row in rows.rows]
        self._row_heights = [max(cell.height for cell in row) + 0.36 * size for row in self._cells]

    @property
    def height(self) -> float:
        return self._title_height + self._head_height + sum(self._row_heights)

    @property
    def _title_height(self) -> float:
        return 0.0 if self._title is None else self._title.height + 0.5 * self._size

    @property
    def _head_height(self) -> float:
        return max(cell.height for cell in self._heads) + 0.2 * self._size

    def draw(self, painter: QPainter, inks: Inks, x: float, y: float) -> None:
        """Draws it with its upper left corner at (x, y)."""
        frame = QRectF(x, y, self._width, self.height)
        if self._title is not None:
            painter.fillRect(QRectF(x, y, self._width, self._title_height), inks.cobalt)
            self._title.draw(painter, x + self._pad, y + 0.25 * self._size, inks.white)
        y += self._title_height
        self._draw_row(painter, self._heads, x, y + 0.1 * self._size, inks.muted)
        y += self._head_height
        draw_line(painter, inks.rule, x, y, x + self._width, y)
        for place, (cells, height) in enumerate(zip(self._cells, self._row_heights, strict=True)):
            if place % 2 == 0:
                painter.fillRect(QRectF(x, y, self._width, height), inks.tint)
            self._draw_row(painter, cells, x, y + 0.18 * self._size, inks.text)
            y += height
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(inks.rule, _HAIR))
        painter.drawRect(frame)

    def _draw_row(
        self, painter: QPainter, cells: Sequence[Paragraph], x: float, y: float, colour: QColor
    ) -> None:
        for (left, _), cell in zip(self._places, cells, strict=True):
            cell.draw(painter, x + left, y, colour)

    def _cell(self, text: str, column: int, *, head: bool = False) -> Paragraph:
        _, width = self._places[column]
        return self._words(text, column, width, head)

    def _words(self, text: str, column: int, width: float, head: bool) -> Paragraph:
        number = self._numbers[column]
        size = self._size * (_HEAD_SIZE if head else 1.0)
        return Paragraph(text, size, width, bold=number and not head, align=_RIGHT if number else _LEFT)

    def _columns(self, rows: Rows) -> list[tuple[float, float]]:
        """Where each column begins and how wide it is: as its words want where there is room, else the
        widest breaks its words. What is left over goes before the numbers, or after the last words."""
        wanted = [
            max(
                self._words(head, column, _ENDLESS, head=True).breadth,
                *(self._words(row[column], column, _ENDLESS, head=False).breadth for row in rows.rows),
            )
            for column, head in enumerate(rows.heads)
        ]
        gap = 0.8 * self._size
        spare = self._width - 2 * self._pad - gap * (len(wanted) - 1) - sum(wanted)
        if spare < 0:
            grown = max(range(len(wanted)), key=wanted.__getitem__)
        else:
            grown = 0 if any(self._numbers) else len(wanted) - 1
        wanted[grown] += spare
        places, x = [], self._pad
        for width in wanted:
            places.append((x, width + 1))
            x += width + gap
        return places
