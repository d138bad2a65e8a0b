"""What the table shows when our side has won every trick, or the match: a rosette, and tiles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from sueca_desktop.cards import Suit
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.fan import CARD_RATIO, HAND_SIZE
from sueca_desktop.ui.scene.geometry import Rect, Slot
from sueca_desktop.ui.scene.layout import Layout, pile_slot
from sueca_desktop.ui.scene.paint_shapes import faded, qrect, saved
from sueca_desktop.ui.scene.theme import Theme

_FADES = 0.86  # of the time: from then on everything fades

_RING, _CARD, _ROSETTE = 0.76, 0.40, 0.50  # in heights of a card of the trick
_FLIGHT = 0.30  # of the time: so long a packet is on its way
_GAP = 0.028  # of the time: then the next one leaves
_BLOOM = (0.26, 0.62)  # of the time: the rosette is drawn

_TILE, _LEAST_TILE = 36, 14  # sides, units of k
_APART = 3  # from the tiles to what must not be covered, units of k
_ASIDE = 6  # from the panel to the tiles, units of k
_LAID = 0.55  # of the time: all tiles lie
_LANDING = 0.14  # of the time that a tile needs


def sweep_bounds(lay: Layout) -> Rect:
    """What the feast of a sweep may take: it reaches from the pile to the middle of the table."""
    middle, reach = _middle(lay), (_RING + _CARD) * lay.trick[Seat.S].h
    pile = lay.piles[Team.NS]
    left, right = min(pile.x, middle.x() - reach), max(pile.right, middle.x() + reach)
    top, bottom = middle.y() - reach, max(pile.bottom, middle.y() + reach)
    return Rect(left, top, right - left, bottom - top).grown(10 * lay.k)


def draw_sweep(painter: QPainter, theme: Theme, art: CardArt, lay: Layout, share: float) -> None:
    """The ten packets of tricks come from the pile and lie down as a wheel; a rosette opens in its middle.

    share: how much of the time has passed, 0 to 1.
    """
    with saved(painter):
        painter.setOpacity(_strength(share))
        _draw_rosette(painter, theme, lay, _part(share, *_BLOOM))
        for i in range(HAND_SIZE):
            way = _part(share, _GAP * i, _GAP * i + _FLIGHT)
            if way > 0:
                _draw_packet(painter, art, _on_the_way(lay, i, way), min(1.0, 4 * way))


def frame_bounds(panel: Rect, lay: Layout) -> Rect:
    """What the tiles around a panel may take."""
    return panel.grown((_ASIDE + 1.2 * _TILE) * lay.k)


def draw_frame(painter: QPainter, theme: Theme, panel: Rect, lay: Layout, share: float) -> None:
    """Tiles are laid around the panel, from the middle of its foot up both sides.

    share: how much of the time has passed, 0 to 1.
    """
    places = frame_places(panel, lay.k, (*lay.plates.values(), lay.slate))
    last = max((order for _, order in places), default=0)
    ratio = painter.device().devicePixelRatioF()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        strength = _strength(share)
        tile = _tile(theme, max(8, round(_TILE * lay.k * ratio)))
        for place, order in places:
            start = (_LAID - _LANDING) * order / last
            laid = _part(share, start, start + _LANDING)
            if laid > 0:
                painter.setOpacity(strength * min(1.0, 2 * laid))
                lying = place.grown(-0.25 * place.w * (1 - laid))
                painter.drawPixmap(qrect(lying), tile, QRectF(tile.rect()))


def _strength(share: float) -> float:
    return 1.0 if share < _FADES else max(0.0, (1 - share) / (1 - _FADES))


def _part(share: float, start: float, end: float) -> float:
    """How much of what happens between two moments is done, slowing down towards its end."""
    left = 1 - min(1.0, max(0.0, (share - start) / (end - start)))
    return 1 - left**3


# ---------------------------------------------------------------- a sweep


def _middle(lay: Layout) -> QPointF:
    return QPointF(lay.play.cx, lay.trick[Seat.W].cy)


def _on_the_way(lay: Layout, i: int, way: float) -> Slot:
    """The place of a packet between the pile and the wheel."""
    middle, card = _middle(lay), lay.trick[Seat.S].h
    height = _CARD * card
    angle = 360 / HAND_SIZE * i
    turn = math.radians(angle)
    end = Slot(
        middle.x() + _RING * card * math.sin(turn),
        middle.y() - _RING * card * math.cos(turn),
        height * CARD_RATIO,
        height,
        angle if angle <= 180 else angle - 360,
    )
    return pile_slot(lay, Team.NS).towards(end, way)


def _draw_packet(painter: QPainter, art: CardArt, slot: Slot, strength: float) -> None:
    ratio = painter.device().devicePixelRatioF()
    with saved(painter):
        painter.setOpacity(painter.opacity() * strength)
        painter.translate(slot.cx, slot.cy)
        painter.rotate(slot.angle)
        art.picture(None, slot.w, slot.h, ratio, angle=slot.angle % 360, quick=True).draw(painter)


def _draw_rosette(painter: QPainter, theme: Theme, lay: Layout, drawn: float) -> None:
    if drawn <= 0:
        return
    palette, radius = theme.palette, _ROSETTE * lay.trick[Seat.S].h
    fill = max(0.0, (drawn - 0.5) * 2)
    width = 2.2 * lay.k / radius
    with saved(painter):
        middle = _middle(lay)
        painter.translate(middle)
        painter.scale(radius, radius)
        for path, colour, filling in _rosette(palette.text, palette.accent):
            painter.setBrush(faded(colour, filling * fill))
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if drawn < 1:
                pen.setDashPattern([max(1e-3, drawn * path.length() / width), 1e4])
            painter.setPen(pen)
            painter.drawPath(path)


def _rosette(line: QColor, heart: QColor) -> list[tuple[QPainterPath, QColor, float]]:
    """The parts of the rosette, within a circle of radius 1: path, colour, and how full it is painted."""
    petal, leaf = _petal(0.30, 0.92, 0.20), _petal(0.22, 0.62, 0.11)
    parts = [(_turned(petal, 45 * i), line, 0.16) for i in range(8)]
    parts += [(_turned(leaf, 45 * i + 22.5), heart, 0.55) for i in range(8)]
    for radius, filling in ((0.17, 1.0), (0.98, 0.0)):
        circle = QPainterPath()
        circle.addEllipse(QPointF(0, 0), radius, radius)
        parts.append((circle, heart if filling else line, filling))
    return parts


@cache
def _petal(foot: float, tip: float, half: float) -> QPainterPath:
    """A petal that points upwards, from `foot` to `tip` away from the middle."""
    path = QPainterPath(QPointF(0, -foot))
    belly = foot + 0.55 * (tip - foot)
    path.cubicTo(half, -foot - 0.05, 1.25 * half, -belly, 0, -tip)
    path.cubicTo(-1.25 * half, -belly, -half, -foot - 0.05, 0, -foot)
    return path


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    return QTransform().rotate(degrees).map(path)


# ---------------------------------------------------------------- a match


Places = list[tuple[Rect, int]]


@lru_cache(maxsize=4)
def frame_places(panel: Rect, k: float, kept_free: tuple[Rect, ...]) -> Places:
    """The places of the tiles, each with when its turn comes: as large as what is kept free allows. Where
    there is too little room at the sides of the panel they lie above and below it only."""
    aside = _ASIDE * k
    narrow = Rect(panel.x + aside, panel.y, panel.w - 2 * aside, panel.h)
    sides = range(_TILE, _LEAST_TILE - 1, -1)
    around = (_places_around(panel, k, side) for side in sides)
    above_and_below = (
        [(tile, order) for tile, order in _places_around(narrow, k, side) if panel.x < tile.cx < panel.right]
        for side in sides
    )
    covered = [rect.grown(_APART * k) for rect in kept_free]
    return next((places for places in chain(around, above_and_below) if _clear(places, covered)), [])


def _clear(places: Places, covered: Sequence[Rect]) -> bool:
    return not any(
        tile.x < rect.right and rect.x < tile.right and tile.y < rect.bottom and rect.y < tile.bottom
        for tile, _ in places
        for rect in covered
    )


def _places_around(panel: Rect, k: float, side: float) -> Places:
    inner = panel.grown(_ASIDE * k)
    columns, rows = max(1, round(inner.w / (side * k))), max(1, round(inner.h / (side * k)))
    w, h = inner.w / columns, inner.h / rows
    left, top = inner.x - w, inner.y - h
    places: Places = []
    for row in range(rows + 2):
        for column in range(columns + 2):
            if 0 < row <= rows and 0 < column <= columns:
                continue
            aside = abs(column - (columns + 1) / 2)
            if row == rows + 1:
                order = aside
            elif row == 0:
                order = (columns + 1) + (rows + 1) - aside
            else:
                order = (columns + 1) / 2 + (rows + 1 - row)
            places.append((Rect(left + column * w, top + row * h, w, h), math.floor(order)))
    return places


def _tile(theme: Theme, pixels: int) -> QPixmap:
    """An azulejo: a flower in a ring, quarter rings at the corners that meet those of its neighbours."""
    palette = theme.palette
    blue = palette.suit(Suit.DIAMONDS, four_colours=True)
    tile = QPixmap(pixels, pixels)
    tile.fill(palette.paper)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixels / 2, pixels / 2)
    painter.scale(pixels / 2, pixels / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(blue, 0.13))
    for x in (-1, 1):
        for y in (-1, 1):
            painter.drawEllipse(QPointF(x, y), 0.46, 0.46)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blue)
    for i in range(4):
        painter.drawPath(_turned(_petal(0.16, 0.84, 0.22), 90 * i))
    painter.setBrush(palette.accent)
    for i in range(4):
        painter.drawPath(_turned(_petal(0.14, 0.52, 0.12), 90 * i + 45))
    painter.drawEllipse(QPointF(0, 0), 0.14, 0.14)
    painter.setPen(QPen(palette.paper_edge, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-1, -1, 2, 2))
    painter.end()
    return tile
