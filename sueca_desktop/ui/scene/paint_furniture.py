"""What stands on the table: nameplates, the trump badge, piles, buttons, and marks on cards."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from sueca_desktop.cards import Suit
from sueca_desktop.rules.seats import Direction
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.fan import CARD_RATIO, HAND_SIZE
from sueca_desktop.ui.scene.geometry import Rect, Slot
from sueca_desktop.ui.scene.paint_course import draw_chip_course
from sueca_desktop.ui.scene.paint_shapes import (
    Size,
    draw_box,
    draw_paragraph,
    draw_shadow,
    draw_suit,
    draw_text,
    faded,
    qrect,
    saved,
    shrunk,
    text_height,
    text_width,
)
from sueca_desktop.ui.scene.theme import (
    LINE_FOCUS,
    LINE_RULE,
    LINE_TURN,
    RADIUS_BUTTON,
    RADIUS_PLATE,
    SHADOW_BUTTON,
    Role,
    Theme,
    font,
)
from sueca_desktop.ui.scene.told import Taker, TrickMark

PLATE_HALO = 8  # how far the light of a plate reaches beyond it, units of k
BUTTON_REACH = 8  # how far the shadow and focus ring of a button reach beyond it, units of k
_CHIP, _CHIP_COURSE = 10.5, 14.0  # half the dealer's chip, and half the arrow over it, units of k

_CENTRE = Qt.AlignmentFlag.AlignHCenter
_BOLD = QFont.Weight.Bold


# ---------------------------------------------------------------- nameplates


def draw_plate(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    name: str,
    sub: str = "",
    *,
    light: float = 0.0,
    you: bool = False,
    chip: str = "",
    direction: Direction = Direction.ANTICLOCKWISE,
) -> Size:
    """A player's plate: lamp, name, one line on what he is or does, and the dealer's chip.

    light: how far the light of his turn is on, 0 to 1.
    you: the plate at the bottom; the light fills it.
    chip: the letter on the dealer's chip; without one there is no chip.
    direction: the arrow around the chip tells which way play goes from there.
    A name that is too long ends in an ellipsis; the line under it is made smaller first.
    Returns the size that the plate needs for the whole line under the name.
    """
    needed = rect
    if light < 1:
        needed = _draw_plate(
            painter, theme, k, rect, name, sub, lit=False, you=you, chip=chip, direction=direction
        )
    if light > 0:
        with saved(painter):
            painter.setOpacity(painter.opacity() * light)
            needed = _draw_plate(
                painter, theme, k, rect, name, sub, lit=True, you=you, chip=chip, direction=direction
            )
    return Size(needed.w, needed.h)


def _draw_plate(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    name: str,
    sub: str,
    *,
    lit: bool,
    you: bool,
    chip: str,
    direction: Direction,
) -> Rect:
    palette = theme.palette
    filled = lit and you
    ink = palette.on_accent if filled else palette.plate_text
    sub_ink = palette.on_accent if filled else palette.plate_muted
    if lit and not theme.flat:
        for reach, alpha in ((7, 0.10), (4, 0.16)):
            draw_box(painter, rect.grown(reach * k), (RADIUS_PLATE + reach) * k, faded(palette.accent, alpha))
    outline = palette.accent if lit else palette.line if theme.flat else None
    width = (LINE_TURN if lit else LINE_RULE) * k
    draw_box(painter, rect, RADIUS_PLATE * k, palette.accent if filled else palette.plate, outline, width)
    _draw_lamp(painter, theme, k, rect.x + 17 * k, rect.cy, lit=lit, filled=filled)
    x = rect.x + 31 * k
    room = rect.right - x - 6 * k
    beside_chip = room - (34 * k if chip else 0.0)
    sub_needed = 0.0
    if sub:
        draw_text(painter, Rect(x, rect.y + 3 * k, beside_chip, rect.h * 0.52), name, font(Role.NAME, k), ink)
        sub_font = font(Role.SMALL, k, weight=_BOLD if lit else QFont.Weight.Medium)
        sub_needed = text_width(sub, sub_font)
        sub_room = Rect(x, rect.y + rect.h * 0.51, room, rect.h * 0.40)
        draw_text(painter, sub_room, sub, shrunk(sub, sub_font, room), sub_ink)
    else:
        draw_text(painter, Rect(x, rect.y, beside_chip, rect.h), name, font(Role.NAME, k), ink)
    if chip:
        cx, cy = rect.right - 20 * k, rect.y + 16 * k  # clear of a long line below
        _draw_chip(painter, theme, k, cx, cy, chip)
        draw_chip_course(painter, direction, cx, cy, _CHIP_COURSE * k, k, sub_ink)
    return Rect(rect.x, rect.y, max(rect.w, rect.w - room + sub_needed), rect.h)


def _draw_lamp(
    painter: QPainter, theme: Theme, k: float, cx: float, cy: float, *, lit: bool, filled: bool
) -> None:
    palette = theme.palette
    glow = palette.on_accent if filled else palette.accent
    painter.setPen(QPen(glow if lit else palette.plate_muted, 2 * k))
    painter.setBrush(glow if lit else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(cx, cy), 5.5 * k, 5.5 * k)


def _draw_chip(painter: QPainter, theme: Theme, k: float, cx: float, cy: float, letter: str) -> None:
    palette = theme.palette
    painter.setBrush(palette.paper)
    painter.setPen(QPen(palette.ink, 1.6 * k))
    painter.drawEllipse(QPointF(cx, cy), _CHIP * k, _CHIP * k)
    room = Rect(cx - _CHIP * k, cy - 14 * k, 2 * _CHIP * k, 28 * k)
    draw_text(painter, room, letter, font(Role.SMALL, k, weight=_BOLD), palette.ink, _CENTRE)


# ---------------------------------------------------------------- trump


def draw_badge(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    tile: Suit | int,
    word: str,
    name: str,
    *,
    four_colours: bool = False,
) -> Size:
    """The badge: a suit or a number on paper, and two lines such as the word for trump and the suit's name.

    Returns the size that the badge needs for its words at their usual size; they are made smaller where
    `rect` is narrower.
    """
    palette = theme.palette
    outline = palette.line if theme.flat else None
    draw_box(painter, rect, RADIUS_PLATE * k, palette.plate, outline, LINE_RULE * k)
    side = rect.h - 14 * k
    paper = Rect(rect.x + 7 * k, rect.y + 7 * k, side, side)
    draw_box(painter, paper, 8 * k, palette.paper)
    if isinstance(tile, Suit):
        draw_suit(painter, tile, paper.cx, paper.cy, side * 0.64, palette.suit(tile, four_colours))
    else:
        number = font(Role.SHOUT, k)
        number.setPixelSize(round(side * 0.66))
        draw_text(painter, paper, str(tile), number, palette.ink, _CENTRE)
    x = paper.right + 11 * k
    room = rect.right - x - 8 * k
    word_font, name_font = font(Role.SMALL, k), font(Role.TITLE, k)
    draw_text(
        painter,
        Rect(x, rect.y + 8 * k, room, 22 * k),
        word,
        shrunk(word, word_font, room),
        palette.plate_muted,
    )
    draw_text(
        painter,
        Rect(x, rect.y + 28 * k, room, 32 * k),
        name,
        shrunk(name, name_font, room),
        palette.plate_text,
    )
    widest = max(text_width(word, word_font), text_width(name, name_font))
    return Size(rect.w - room + widest, rect.h)


def draw_marks(painter: QPainter, theme: Theme, k: float, rect: Rect, marks: tuple[TrickMark, ...]) -> None:
    """A round mark for each trick of a hand: ours on paper, theirs dark, nobody's struck through by its sign
    alone, those to come dashed."""
    palette, side = theme.palette, rect.h
    step = (rect.w - side) / max(1, len(marks) - 1)
    for i, mark in enumerate(marks):
        room = Rect(rect.x + i * step, rect.y, side, side)
        ours = mark.taker is Taker.OURS
        edge = palette.line if theme.flat else palette.paper
        pen = QPen(edge if mark.taker else palette.text_muted, (2 if mark.taker else 1.6) * k)
        if mark.taker is None:
            pen.setDashPattern([3, 2.4])
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(palette.paper if ours else palette.plate)
        painter.setPen(pen)
        painter.drawEllipse(qrect(room.grown(-k)))
        ink = palette.ink if ours else palette.plate_text if mark.taker else palette.text_muted
        letters = font(Role.SMALL, k, weight=_BOLD if mark.taker else QFont.Weight.Medium)
        draw_text(painter, room, mark.word, letters, ink, _CENTRE)


def draw_tag(painter: QPainter, theme: Theme, k: float, cx: float, cy: float, word: str) -> Size:
    """A small label on the turned trump card in your hand, centred on (cx, cy). Returns its size."""
    small = font(Role.SMALL, k)
    size = Size(text_width(word, small) + 14 * k, 22 * k)
    box = Rect(cx - size.w / 2, cy - size.h / 2, size.w, size.h)
    draw_box(
        painter, box, 8 * k, theme.palette.plate, theme.palette.line if theme.flat else None, LINE_RULE * k
    )
    draw_text(painter, box, word, small, theme.palette.plate_text, _CENTRE)
    return size


# ---------------------------------------------------------------- cards


def draw_count(painter: QPainter, theme: Theme, k: float, cx: float, cy: float, count: int) -> None:
    """How many cards lie in a packet, on a disc centred on (cx, cy)."""
    painter.setPen(QPen(theme.palette.line, LINE_RULE * k) if theme.flat else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(theme.palette.plate)
    painter.drawEllipse(QPointF(cx, cy), 15 * k, 15 * k)
    room = Rect(cx - 20 * k, cy - 15 * k, 40 * k, 30 * k)
    draw_text(painter, room, str(count), font(Role.NAME, k), theme.palette.plate_text, _CENTRE)


def draw_pile(
    painter: QPainter,
    theme: Theme,
    art: CardArt,
    k: float,
    rect: Rect,
    tricks: int,
    word: str,
    *,
    from_right: bool = False,
) -> Size:
    """Taken tricks, their number, and the word for them. Nothing where there are none.

    from_right: the packets begin at the right end of `rect` and have the words at their left.
    Returns the size that the pile takes.
    """
    if tricks == 0:
        return Size(0.0, 0.0)
    palette = theme.palette
    ratio = painter.device().devicePixelRatioF()
    name, small = _pile_letters(k)
    words = _pile_words(k, tricks, word)
    packets = pile_packets(k, rect, tricks, word, from_right=from_right)
    for packet in packets:
        with saved(painter):
            painter.translate(packet.cx, packet.cy)
            painter.rotate(packet.angle)
            art.picture(None, packet.w, packet.h, ratio, angle=packet.angle).draw(painter)
    first, last = packets[0], packets[-1]
    taken = first.h + abs(last.cx - first.cx) + 6 * k + words
    x = rect.right - taken if from_right else rect.x + taken - words
    align = Qt.AlignmentFlag.AlignRight if from_right else Qt.AlignmentFlag.AlignLeft
    upper = Rect(x, rect.y + k, words, rect.h * 0.52)
    lower = Rect(x, rect.y + rect.h * 0.46, words, rect.h * 0.5)
    draw_text(painter, upper, str(tricks), name, palette.text, align)
    draw_text(painter, lower, word, small, palette.text_muted, align)
    return Size(taken, rect.h)


def pile_packets(
    k: float, rect: Rect, tricks: int, word: str, *, from_right: bool = False
) -> tuple[Slot, ...]:
    """Where the taken tricks of a pile lie, crosswise so that they can be counted: closer and smaller before
    the word for them runs out of `rect`."""
    shown = min(tricks, HAND_SIZE)
    room = rect.w - _pile_words(k, tricks, word) - 6 * k
    height = max(0.5 * rect.h, min(0.88 * rect.h, room - (shown - 1) * k))
    step = max(k, min(5 * k, (room - height) / max(1, shown - 1)))
    outs = (height / 2 + i * step for i in range(shown))
    return tuple(
        Slot(
            rect.right - out if from_right else rect.x + out,
            rect.bottom - height / 2,
            height * CARD_RATIO,
            height,
            90.0 if i % 2 else 0.0,
        )
        for i, out in enumerate(outs)
    )


def _pile_words(k: float, tricks: int, word: str) -> float:
    """How wide the words beside a pile are."""
    name, small = _pile_letters(k)
    return max(text_width(str(tricks), name), text_width(word, small))


def _pile_letters(k: float) -> tuple[QFont, QFont]:
    return font(Role.NAME, k, weight=_BOLD), font(Role.SMALL, k)


# ---------------------------------------------------------------- buttons


class ButtonKind(StrEnum):
    """How much a button asks for attention."""

    ACCENT = "accent"  # the one that goes on
    PLAIN = "plain"
    QUIET = "quiet"


def draw_button(
    painter: QPainter,
    theme: Theme,
    k: float,
    rect: Rect,
    label: str,
    key: str = "",
    kind: ButtonKind = ButtonKind.PLAIN,
    *,
    enabled: bool = True,
    hovered: bool = False,
    pressed: bool = False,
    focused: bool = False,
    suit: Suit | None = None,
    four_colours: bool = False,
) -> Size:
    """A button beside the hand; `&` in the label marks the mnemonic, `key` is shown in a frame. One for a
    `suit` shows its mark on paper in place of the label.

    Returns the size it needs for the whole label; where `rect` is narrower it ends in an ellipsis.
    """
    palette = theme.palette
    accent = kind is ButtonKind.ACCENT and enabled
    fill = palette.accent if accent else palette.surface
    if not accent and (kind is ButtonKind.QUIET or hovered or pressed):
        fill = palette.surface_alt
    elif accent and (hovered or pressed):
        fill = _towards(palette.accent, palette.on_accent, 0.08 if hovered else 0.14)
    ink = palette.on_accent if accent else palette.surface_text if enabled else palette.surface_muted
    key_ink = ink if accent else palette.surface_muted
    radius = RADIUS_BUTTON * k
    if theme.flat:
        draw_box(painter, rect, radius, fill, palette.surface_line, 2 * k)
    else:
        if not pressed:
            fall = qrect(rect).translated(0, SHADOW_BUTTON.dy * k)
            draw_shadow(painter, fall, radius, SHADOW_BUTTON.blur * k, SHADOW_BUTTON.alpha)
        outline = palette.surface_line if kind is ButtonKind.PLAIN and not accent else None
        draw_box(painter, rect, radius, fill, outline, 1.2 * k)
    if focused:
        draw_box(
            painter, rect.grown(4 * k + LINE_FOCUS * k), 13 * k, line=palette.focus, line_width=LINE_FOCUS * k
        )
    key_width = _draw_key(painter, k, rect, key, key_ink) if key else 0.0
    if suit is not None:
        tile = Rect(rect.x + 8 * k, rect.y + 8 * k, rect.h - 16 * k, rect.h - 16 * k)
        draw_box(painter, tile, 7 * k, palette.paper, palette.paper_edge, k)
        draw_suit(painter, suit, tile.cx, tile.cy, 0.68 * tile.h, palette.suit(suit, four_colours))
        return Size(tile.w + key_width + 20 * k, rect.h)
    side = 14 * k
    room = rect.w - 2 * side - (key_width + 4 * k if key else 0)
    needed = _draw_label(painter, k, Rect(rect.x + side, rect.y, room, rect.h), label, ink)
    return Size(needed + rect.w - room, rect.h)


def _draw_label(painter: QPainter, k: float, room: Rect, label: str, ink: QColor) -> float:
    """A button's words: smaller where they are too long, then in two lines, and cut where even one word is
    too long. Returns the width they need."""
    usual = font(Role.NAME, k)
    needed = text_width(label, usual, mnemonic=True)
    fitting = shrunk(label, usual, room.w, mnemonic=True)
    if text_width(label, fitting, mnemonic=True) > room.w:
        small = font(Role.SMALL, k, weight=usual.weight())
        breaks = all(text_width(word, small, mnemonic=True) <= room.w for word in label.split())
        if breaks and text_height(label, small, room.w, mnemonic=True) <= room.h - 6 * k:
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            lines = draw_paragraph(painter, room, label, small, ink, align, mnemonic=True)
            return min(needed, lines.w)
    draw_text(painter, room, label, fitting, ink, Qt.AlignmentFlag.AlignLeft, mnemonic=True)
    return needed


def _draw_key(painter: QPainter, k: float, rect: Rect, key: str, ink: QColor) -> float:
    """The name of a key in a frame, at the right end of `rect`. Returns the width taken."""
    small = font(Role.SMALL, k)
    width = text_width(key, small) + 16 * k
    box = Rect(rect.right - width - 9 * k, rect.cy - 12 * k, width, 24 * k)
    draw_box(painter, box, 6 * k, line=ink, line_width=1.2 * k)
    draw_text(painter, box, key, small, ink, _CENTRE)
    return width


def draw_note(
    painter: QPainter,
    theme: Theme,
    k: float,
    room: Rect,
    text: str,
    key: str = "",
    *,
    at_left: bool = False,
) -> Rect:
    """A line on a dark plate in the lower right (or left) corner of `room`, with the key that goes on.

    Returns where it lies; it is as wide as its words. If `room` is narrower they are made smaller, and then
    the key gives way to them.
    """
    palette = theme.palette
    key_width = text_width(key, font(Role.SMALL, k)) + 26 * k if key else 0.0
    body = shrunk(text, font(Role.BODY, k), room.w - 32 * k - key_width)
    if key and text_width(text, body) > room.w - 32 * k - key_width:
        key, key_width = "", 0.0
        body = shrunk(text, font(Role.BODY, k), room.w - 32 * k)
    width = min(room.w, text_width(text, body) + 32 * k + key_width)
    x = room.x if at_left else room.right - width
    rect = Rect(x, room.bottom - 42 * k, width, 38 * k)
    outline = palette.line if theme.flat else None
    draw_box(painter, rect, RADIUS_PLATE * k, palette.plate, outline, LINE_RULE * k)
    words = Rect(rect.x + 16 * k, rect.y, rect.w - 32 * k - key_width + 1, rect.h)
    draw_text(painter, words, text, body, palette.plate_text)
    if key:
        _draw_key(painter, k, rect, key, palette.plate_muted)
    return rect


def _towards(colour: QColor, other: QColor, share: float) -> QColor:
    """The colour, that share of the way to another."""

    def mixed(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return QColor(
        mixed(colour.red(), other.red()),
        mixed(colour.green(), other.green()),
        mixed(colour.blue(), other.blue()),
    )
