"""What is said on the table: speech bubbles, hints, refusals."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF

from sueca_desktop.ui.scene.geometry import Point, Rect, Slot
from sueca_desktop.ui.scene.paint_icons import Icon, draw_icon
from sueca_desktop.ui.scene.paint_shapes import (
    draw_paragraph,
    draw_shadow,
    draw_text,
    qrect,
    saved,
    shrunk,
    text_height,
    text_width,
)
from sueca_desktop.ui.scene.theme import LEAST_TEXT, RADIUS_BUBBLE, Role, Shadow, Theme, font

BUBBLE_REACH = 8  # how far a bubble's shadow reaches beyond it, units of k

_SHADOW = Shadow(2.5, 5, 0.22)
_PAD, _ICON = 14, 34  # units of k
_SPEECH_PAD = 10
_EYE_ROOM = 54  # for the eye and the margins beside secret words
_SMALL_EYE = 15  # before the lower line where the room is narrow
_HINT_LEAST, _HINT_MOST, _HINT_STEP = 300, 500, 20  # widths that are tried, units of k


class Bubble(Struct, frozen=True):
    """Where a bubble lies and the point its tail reaches."""

    rect: Rect
    tip: Point
    fits: bool  # within the room it was given


class Outline(StrEnum):
    """How the edge of a bubble is drawn."""

    NONE = "none"  # but in a flat theme
    WARNING = "warning"
    DASHED = "dashed"


class HintStyle(StrEnum):
    """What the bubble above the hand tells."""

    HINT = "hint"
    WARNING = "warning"
    NOTE = "note"


def place_speech(k: float, room: Rect, plate: Rect, words: str, role: Role = Role.SHOUT) -> Bubble:
    """Where the words of a player go, in the room that the layout gives him (`Layout.bubbles`), as near to
    his plate as can be."""
    inner = room.w - 2 * _SPEECH_PAD * k
    letters, fits = _speech_letters(k, words, inner, room.h, role)
    needed = min(text_width(words, letters), inner)
    width = min(room.w, needed + 40 * k)
    x, edge, outwards = (room.x, plate.right, 1) if plate.cx < room.cx else (room.right - width, plate.x, -1)
    reach_x, reach_y = (2 * k, plate.y + 3 * k) if room.bottom < plate.y else (4 * k, plate.cy)
    tip = (edge + outwards * reach_x, reach_y)
    return Bubble(Rect(x, room.y, width, room.h), tip, fits)


def _speech_letters(k: float, words: str, width: float, height: float, role: Role) -> tuple[QFont, bool]:
    """In what letters the words of a player are written, and whether they fit then: smaller before they are
    broken into lines, and broken before they are cut."""
    letters = shrunk(words, font(role, k), width)
    if text_width(words, letters) <= width:
        return letters, True
    letters = font(Role.NAME, k)
    while not (fits := _block_fits(words, letters, width, height - 4 * k)):
        if letters.pixelSize() - 1 < LEAST_TEXT:
            break
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters, fits


def _block_fits(words: str, letters: QFont, width: float, height: float) -> bool:
    whole = all(text_width(word, letters) <= width for word in words.split())
    return whole and text_height(words, letters, width) <= height


def draw_speech(
    painter: QPainter, theme: Theme, k: float, bubble: Bubble, words: str, role: Role = Role.SHOUT
) -> None:
    """A player's words on paper, a tail to his plate; made smaller, then broken, before they are cut."""
    _draw_paper(painter, theme, k, bubble)
    rect = bubble.rect
    room = Rect(rect.x + _SPEECH_PAD * k, rect.y, rect.w - 2 * _SPEECH_PAD * k + 0.01, rect.h)
    letters, _ = _speech_letters(k, words, room.w, room.h, role)
    if text_width(words, letters) <= room.w:
        draw_text(painter, room, words, letters, theme.palette.bubble_text, Qt.AlignmentFlag.AlignHCenter)
    else:
        draw_paragraph(painter, room, words, letters, theme.palette.bubble_text, Qt.AlignmentFlag.AlignCenter)


def place_secret(k: float, room: Rect, plate: Rect, words: str, detail: str) -> Bubble:
    """Where a bubble goes that only the person sees: words, and under them a line that says so."""
    secret = _secret(k, words, detail, room.w)
    placed = place_speech(k, room, plate, words)
    width = min(room.w, secret.width)
    x = placed.rect.x if plate.cx < room.cx else room.right - width
    return Bubble(Rect(x, room.y, width, room.h), placed.tip, secret.width <= room.w + 0.5)


class _Secret(Struct, frozen=True):
    """The two lines of a bubble that only the person sees: their letters, how far from the left edge they
    begin, how large the eye is that stands before them, and the width of it all."""

    words: QFont
    detail: QFont
    words_x: float
    detail_x: float
    eye: float
    width: float


def _secret(k: float, words: str, detail: str, width: float) -> _Secret:
    """How a bubble of at most that width is filled. The eye stands before both lines; where it would leave
    too little room for the words, a small one stands before the lower line."""
    name, small = font(Role.NAME, k), font(Role.SMALL, k)
    letters = shrunk(words, name, width - _EYE_ROOM * k)
    lower = shrunk(detail, small, width - _EYE_ROOM * k)
    longest = max(text_width(words, letters), text_width(detail, lower))
    whole = _Secret(letters, lower, 40 * k, 40 * k, 24 * k, longest + _EYE_ROOM * k)
    if whole.width <= width + 0.5:
        return whole
    pad, before = _SPEECH_PAD * k, (_SMALL_EYE + 5) * k
    letters = shrunk(words, name, width - 2 * pad)
    lower = shrunk(detail, small, width - 2 * pad - before)
    longest = max(text_width(words, letters), text_width(detail, lower) + before)
    return _Secret(letters, lower, pad, pad + before, _SMALL_EYE * k, longest + 2 * pad)


def draw_secret(painter: QPainter, theme: Theme, k: float, bubble: Bubble, words: str, detail: str) -> None:
    """A player's words for the person alone: a dashed outline, an eye, and the line that says so."""
    palette, rect = theme.palette, bubble.rect
    _draw_paper(painter, theme, k, bubble, outline=Outline.DASHED)
    secret = _secret(k, words, detail, rect.w)
    upper = Rect(rect.x, rect.y + 0.08 * rect.h, rect.w, 0.46 * rect.h)
    lower = Rect(rect.x, rect.y + 0.51 * rect.h, rect.w, 0.40 * rect.h)
    at = rect.cy if secret.words_x == secret.detail_x else lower.cy
    eye_x = rect.x + secret.detail_x - 5 * k - secret.eye / 2
    draw_icon(painter, Icon.EYE, eye_x, at, secret.eye, palette.bubble_text)
    for line, said, x, letters, colour in (
        (upper, words, secret.words_x, secret.words, palette.bubble_text),
        (lower, detail, secret.detail_x, secret.detail, palette.bubble_muted),
    ):
        room = Rect(line.x + x, line.y, secret.width - x - _SPEECH_PAD * k + 0.01, line.h)
        draw_text(painter, room, said, letters, colour)


def place_title(k: float, room: Rect, tip: Point, words: str) -> Bubble:
    """A bubble with one line about something on the table below it, such as where the pack is cut.

    It stands on the bottom of `room`, centred on the tip as far as the room allows.
    """
    needed = text_width(words, font(Role.TITLE, k)) + 48 * k
    width = min(room.w, needed)
    x = min(max(tip[0] - width / 2, room.x), room.right - width)
    return Bubble(Rect(x, room.bottom - 52 * k, width, 52 * k), tip, needed <= room.w)


def place_hint(k: float, room: Rect, words: str, target: Slot | None, strip: float = 0.6) -> Bubble:
    """Where a hint goes: at the bottom of `room` (`Layout.hint`), above the card it is about.

    target: the card, already lifted; without one the bubble stands in the middle and has no tail.
    strip: how much of the card's width its right neighbour leaves free.
    The bubble is as narrow as it can be without more lines, so that no word stands alone in the last; where
    the room is small the letters get smaller; if that is not enough it grows upwards and `fits` is false.
    """
    body = font(Role.BODY, k)
    most = min(room.w, _HINT_MOST * k)
    widths = [min(most, w * k) for w in range(_HINT_LEAST, _HINT_MOST + _HINT_STEP, _HINT_STEP)]
    lowest = _hint_height(k, words, body, most)
    width = next(w for w in widths if _hint_height(k, words, body, w) <= lowest + 1)
    height = _hint_height(k, words, body, width)
    if height > room.h:
        letters = _hint_letters(k, words, room.w, room.h)
        height = _hint_height(k, words, letters, room.w)
        width = next((w for w in widths if _hint_height(k, words, letters, w) <= height), room.w)
    about = target.cx + target.w * (strip - 1) / 2 if target else room.cx
    x = min(max(room.x, about - width / 2), room.right - width)
    fits = height <= room.h + 0.5
    rect = Rect(x, room.bottom - height - max(0.0, min(3 * k, room.h - height)), width, height)
    if target is None:
        return Bubble(rect, (rect.cx, rect.bottom), fits)
    top = min(y for _, y in target.quad())
    down = min(13 * k, max(7 * k, top - rect.bottom - 4 * k))
    inside = min(max(about, rect.x + 24 * k), rect.right - 24 * k)
    return Bubble(rect, (inside, rect.bottom + down), fits)


def _hint_height(k: float, words: str, letters: QFont, width: float) -> float:
    return text_height(words, letters, width - (2 * _PAD + _ICON) * k) + _PAD * k


def _hint_letters(k: float, words: str, width: float, height: float) -> QFont:
    """The largest letters, up to the usual ones, in which a hint is no higher than that, or the smallest."""
    letters = font(Role.BODY, k)
    while _hint_height(k, words, letters, width) > height + 0.5 and letters.pixelSize() - 1 >= LEAST_TEXT:
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters


def draw_hint(
    painter: QPainter,
    theme: Theme,
    k: float,
    bubble: Bubble,
    words: str,
    style: HintStyle = HintStyle.HINT,
) -> None:
    """Advice with a lamp, or a refusal with its warning outline and sign; never by colour alone."""
    palette = theme.palette
    outline = Outline.WARNING if style is HintStyle.WARNING else Outline.NONE
    _draw_paper(painter, theme, k, bubble, outline=outline)
    rect = bubble.rect
    sign_x = rect.x + (_PAD + 10) * k
    match style:
        case HintStyle.WARNING:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.warn)
            painter.drawEllipse(QPointF(sign_x, rect.cy), 11 * k, 11 * k)
            room = Rect(sign_x - 11 * k, rect.cy - 12 * k, 22 * k, 24 * k)
            bold = font(Role.NAME, k, weight=QFont.Weight.Bold)
            draw_text(painter, room, "!", bold, palette.on_warn, Qt.AlignmentFlag.AlignHCenter)
        case HintStyle.HINT:
            draw_icon(painter, Icon.HINT, sign_x, rect.cy, 24 * k, palette.bubble_text)
        case HintStyle.NOTE:
            draw_icon(painter, Icon.NEXT, sign_x, rect.cy, 20 * k, palette.bubble_text)
    text = Rect(rect.x + (_PAD + _ICON) * k, rect.y, rect.w - (2 * _PAD + _ICON) * k + 2, rect.h)
    letters = _hint_letters(k, words, rect.w, rect.h)
    draw_paragraph(painter, text, words, letters, palette.bubble_text)


def _draw_paper(
    painter: QPainter, theme: Theme, k: float, bubble: Bubble, *, outline: Outline = Outline.NONE
) -> None:
    palette = theme.palette
    path = _outline(k, bubble)
    if not theme.flat:
        fall = qrect(bubble.rect).translated(0, _SHADOW.dy * k)
        draw_shadow(painter, fall, RADIUS_BUBBLE * k, _SHADOW.blur * k, _SHADOW.alpha)
    if outline is Outline.WARNING:
        painter.setPen(QPen(palette.warn, 2 * k))
    elif outline is Outline.DASHED:
        pen = QPen(palette.bubble_muted, 1.6 * k)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
    elif theme.flat:
        painter.setPen(QPen(palette.bubble_text, 1.2 * k))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.bubble)
    with saved(painter):
        painter.drawPath(path)


def _outline(k: float, bubble: Bubble) -> QPainterPath:
    """The bubble and its tail, one shape."""
    rect, (tx, ty) = bubble.rect, bubble.tip
    radius = min(RADIUS_BUBBLE * k, rect.h / 2)
    path = QPainterPath()
    path.addRoundedRect(qrect(rect), radius, radius)
    tail = _tail(k, rect, tx, ty)
    if tail is None:
        return path
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(x, y) for x, y in tail]))
    shape.closeSubpath()
    return path.united(shape)


def _tail(k: float, rect: Rect, tx: float, ty: float) -> tuple[Point, Point, Point] | None:
    """The tail's corners; None if the tip does not leave the bubble."""
    if rect.x <= tx <= rect.right and rect.y <= ty <= rect.bottom:
        return None
    corner = 26 * k
    if ty > rect.bottom + 2 and not rect.x + corner <= tx <= rect.right - corner:  # below, to one side
        base, width = (rect.x + 20 * k, 20 * k) if tx < rect.cx else (rect.right - 20 * k, -20 * k)
        return ((base, rect.bottom - 2 * k), (tx, ty), (base + width, rect.bottom - 2 * k))
    if rect.x <= tx <= rect.right:  # above or below
        base = min(max(tx, rect.x + corner), rect.right - corner)
        edge = rect.bottom - 3 * k if ty > rect.cy else rect.y + 3 * k
        return ((base - 10 * k, edge), (tx, ty), (base + 10 * k, edge))
    side = rect.right - 3 * k if tx > rect.cx else rect.x + 3 * k
    base = min(max(ty, rect.y + 20 * k), rect.bottom - 20 * k)
    return ((side, base - 9 * k), (tx, ty), (side, base + 9 * k))
