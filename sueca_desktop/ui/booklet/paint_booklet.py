"""The booklet: the rules at length on as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtGui import QPainter

from sueca_desktop.text.booklet import Booklet, Chapter, ShownCard
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.booklet.paper import (
    BREADTH,
    FOOT,
    MARGIN,
    PER_MM,
    Inks,
    Paragraph,
    Table,
    draw_badge,
    draw_cards,
    draw_foot,
    draw_head,
)

_SIZE = 410
_HEADING = 560
_BADGE = 760
_INDENT = 11 * PER_MM
_WIDTH = BREADTH - _INDENT
_TOP = 14 * PER_MM
_SENTENCE_GAP = 80
_TABLE_GAP = 2 * PER_MM
_CHAPTER_GAP = 5.5 * PER_MM
_BULLET = 300
_NUMBERS = 0.6  # of the breadth: a table of numbers, which would else stand far from their words


class _Block(Struct, frozen=True):
    """What is not torn apart by the end of a page; `gap` is the room above it, but at the head of a page."""

    height: float
    gap: float
    draw: Callable[[QPainter, float], None]


def draw_booklet(
    painter: QPainter,
    booklet: Booklet,
    cards: Sequence[ShownCard],
    inks: Inks,
    new_page: Callable[[], object],
) -> None:
    """Draws the pages; `new_page` is called between two of them."""
    y = draw_head(painter, inks, booklet.title, booklet.lead) + 3 * PER_MM
    y = draw_cards(painter, inks, cards, y)
    page = 1
    for number, chapter in enumerate(booklet.chapters, 1):
        for block in _blocks(number, chapter, inks):
            if y + block.gap + block.height > FOOT:
                _draw_foot(painter, inks, booklet, page)
                new_page()
                page, y = page + 1, float(_TOP)
            else:
                y += block.gap
            block.draw(painter, y)
            y += block.height
    _draw_foot(painter, inks, booklet, page)


def _draw_foot(painter: QPainter, inks: Inks, booklet: Booklet, page: int) -> None:
    draw_foot(painter, inks, booklet.title, translate("Booklet", "Page {number}", number=page))


def _blocks(number: int, chapter: Chapter, inks: Inks) -> list[_Block]:
    """A chapter's heading, which stays with what comes next, its sentences, its table."""
    parts = [_sentence(sentence, inks) for sentence in chapter.sentences]
    if chapter.table is not None:
        share = _NUMBERS if chapter.table.has_numbers else 1.0
        table = Table("", chapter.table, _SIZE, share * _WIDTH)
        parts.append(_table(table, inks))
    heading = Paragraph(chapter.title, _HEADING, _WIDTH, bold=True)
    first, *others = parts

    def draw(painter: QPainter, y: float) -> None:
        draw_badge(painter, inks, number, MARGIN, y + (heading.height - _BADGE) / 2, _BADGE)
        heading.draw(painter, MARGIN + _INDENT, y, inks.cobalt)
        first.draw(painter, y + heading.height + first.gap)

    return [_Block(heading.height + first.gap + first.height, _CHAPTER_GAP, draw), *others]


def _sentence(text: str, inks: Inks) -> _Block:
    words = Paragraph(text, _SIZE, _WIDTH - _BULLET)
    dot = Paragraph("\N{BULLET}", _SIZE, _BULLET)

    def draw(painter: QPainter, y: float) -> None:
        dot.draw(painter, MARGIN + _INDENT, y, inks.cobalt)
        words.draw(painter, MARGIN + _INDENT + _BULLET, y, inks.text)

    return _Block(words.height, _SENTENCE_GAP, draw)


def _table(table: Table, inks: Inks) -> _Block:
    return _Block(table.height, _TABLE_GAP, lambda painter, y: table.draw(painter, inks, MARGIN + _INDENT, y))
