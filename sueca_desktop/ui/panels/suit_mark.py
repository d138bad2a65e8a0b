"""Cards in a table: the letter and the suit on a bit of paper, so that they look the same in every theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.ui.scene.card_art import Index
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_suit, draw_text, text_width
from sueca_desktop.ui.scene.theme import Palette, Role, font

_LETTERS: dict[Index, dict[Rank, str]] = {
    "kqj": {Rank.TEN: "10"},
    "rdv": {Rank.TEN: "10", Rank.KING: "R", Rank.QUEEN: "D", Rank.JACK: "V"},
}


def rank_letter(rank: Rank, index: Index) -> str:
    """What stands in the corner of a card."""
    return _LETTERS[index].get(rank, rank.value)


def draw_card_mark(
    painter: QPainter,
    palette: Palette,
    rect: Rect,
    card: Card,
    index: Index,
    scale: float,
    *,
    four_colours: bool = False,
    framed: bool = False,
) -> None:
    """A card's letter and suit on paper in the middle of `rect`; `framed` rings the card that won."""
    colour = palette.suit(card.suit, four_colours)
    letters = font(Role.NAME, scale=scale)
    letter = rank_letter(card.rank, index)
    width = text_width("10", letters) + 30 * scale
    paper = Rect(rect.cx - width / 2, rect.cy - 15 * scale, width, 30 * scale)
    draw_box(painter, paper, 6 * scale, palette.paper, palette.paper_edge, 1)
    if framed:
        ring = 2.5 * scale
        draw_box(painter, paper.grown(ring + 1), 6 * scale + ring, None, palette.surface_text, ring)
    room = Rect(paper.x + 4 * scale, paper.y, paper.w - 24 * scale, paper.h)
    draw_text(painter, room, letter, letters, colour, Qt.AlignmentFlag.AlignHCenter)
    draw_suit(painter, card.suit, paper.right - 13 * scale, paper.cy, 15 * scale, colour)


def draw_covered_mark(painter: QPainter, palette: Palette, rect: Rect, scale: float) -> None:
    """A card that lies face down, in the middle of `rect`."""
    width = text_width("10", font(Role.NAME, scale=scale)) + 30 * scale
    back = Rect(rect.cx - width / 2, rect.cy - 15 * scale, width, 30 * scale)
    draw_box(painter, back, 6 * scale, palette.surface_alt, palette.surface_muted, 1.5 * scale)
    draw_box(painter, back.grown(-5 * scale), 3 * scale, None, palette.surface_muted, 1.5 * scale)


def card_icon(
    palette: Palette, card: Card, index: Index, scale: float, ratio: float, *, four_colours: bool = False
) -> QIcon:
    """The mark as a picture for a cell."""
    size = card_icon_size(scale)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = Rect(0, 0, size.width(), size.height())
    draw_card_mark(painter, palette, room, card, index, scale, four_colours=four_colours)
    painter.end()
    return QIcon(pixmap)


def suit_icon(
    palette: Palette, suit: Suit, scale: float, ratio: float, *, four_colours: bool = False
) -> QIcon:
    """A suit alone on paper, as a picture for a cell."""
    size = card_icon_size(scale)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = 30 * scale
    paper = Rect((size.width() - side) / 2, (size.height() - side) / 2, side, side)
    draw_box(painter, paper, 6 * scale, palette.paper, palette.paper_edge, 1)
    draw_suit(painter, suit, paper.cx, paper.cy, 18 * scale, palette.suit(suit, four_colours))
    painter.end()
    return QIcon(pixmap)


def card_icon_size(scale: float) -> QSize:
    """How large `card_icon` is."""
    width = text_width("10", font(Role.NAME, scale=scale)) + 32 * scale
    return QSize(round(width), round(32 * scale))
