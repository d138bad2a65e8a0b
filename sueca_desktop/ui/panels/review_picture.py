"""The table of a review: four open hands, and the trick with the card that is looked at."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.solver.review import HandReview, Judgement
from sueca_desktop.text.cards import card_name, suit_name
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.review_text import given_away, worth
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.live import text_scale
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.hand_order import sorted_hand
from sueca_desktop.ui.scene.paint_furniture import draw_badge
from sueca_desktop.ui.scene.paint_ground import ground_pixmap
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_suit, draw_text, saved, shrunk, text_width
from sueca_desktop.ui.scene.theme import LINE_FOCUS, RADIUS_CARD, RADIUS_PLATE, Palette, Role, font

_LEAST = QSize(420, 250)  # logical pixels at the usual text size, as all lengths here
_MARGIN = 10
_NAME, _NAME_HEIGHT = 96, 46  # what a name, and what is below it, want at least
_LEAST_NAME = 40  # two lines of the smallest letters, whatever the size of text
_MOST = 10  # cards in a hand
_STEP = 0.46  # between the cards of a fan, of their width
_SIDE_STEP = 0.36  # and of their height where they lie one above the other
_CROSS = {Seat.S: (0.0, 0.40), Seat.E: (1.06, 0.0), Seat.N: (0.0, -0.40), Seat.W: (-1.06, 0.0)}
_LIFT = {Seat.S: (0.0, -0.09), Seat.E: (-0.12, 0.0), Seat.N: (0.0, 0.09), Seat.W: (0.12, 0.0)}
_TOWARDS = {Seat.S: (0, 1), Seat.E: (1, 0), Seat.N: (0, -1), Seat.W: (-1, 0)}
_BADGE_WIDTH = 150
_NO_LESS_THAN = QSize(600, 310)  # where the table has less room, its letters are smaller
_TICK = 11  # radius of the mark on a card
_CLEAR = 22  # beyond a lifted card, for its mark
_HIGH = 3.95  # the table in heights of a card, without margins: two hands, and the cross between them
_WIDE = 5.3  # and in widths: two hands at the sides, and the cross


class OpenTable(Struct, frozen=True):
    """Where everything lies, in logical pixels. `aside`: the names of N and S stand beside their hands, and
    end there."""

    hands: Mapping[Seat, tuple[Rect, ...]]
    trick: Mapping[Seat, Rect]
    names: Mapping[Seat, Rect]
    badge: Rect
    aside: bool


def open_table(width: float, height: float, k: float, counts: Mapping[Seat, int]) -> OpenTable:
    """The layout of so many cards at each seat on a table of that size, its letters in units of `k`."""
    margin = _MARGIN * k
    h = min((height - 4 * margin) / _HIGH, (width - 6 * margin - 2 * _NAME * k) / (_WIDE * CARD_RATIO))
    w = h * CARD_RATIO
    cx, cy = width / 2, height / 2
    inner = width - 2 * (w + 2 * margin)
    hands: dict[Seat, tuple[Rect, ...]] = {}
    for seat, count in counts.items():
        last = max(1, count - 1)
        if seat in (Seat.N, Seat.S):
            step = min(_STEP * w, (inner - w) / last)
            left = cx - ((count - 1) * step + w) / 2
            top = margin if seat is Seat.N else height - margin - h
            hands[seat] = tuple(Rect(left + i * step, top, w, h) for i in range(count))
        else:
            step = min(_SIDE_STEP * h, (height - 2 * margin - h) / last)
            top = cy - ((count - 1) * step + h) / 2
            left = margin if seat is Seat.W else width - margin - w
            hands[seat] = tuple(Rect(left, top + i * step, w, h) for i in range(count))
    trick = {seat: Rect(cx + dx * w - w / 2, cy + dy * h - h / 2, w, h) for seat, (dx, dy) in _CROSS.items()}
    edge = margin + 1.12 * w + _CLEAR * k  # what a side takes with its best cards lifted
    room, high = trick[Seat.W].x - margin - edge, max(_NAME_HEIGHT * k, _LEAST_NAME)
    fan = cx - ((_MOST - 1) * min(_STEP * w, (inner - w) / (_MOST - 1)) + w) / 2  # where a whole one begins
    beside = fan - margin - edge
    if beside >= _NAME * k:
        upper, lower = margin + (h - high) / 2, height - margin - (h + high) / 2
        names = {seat: Rect(edge, y, beside, high) for seat, y in ((Seat.N, upper), (Seat.S, lower))}
    else:
        upper = min(margin + 1.09 * h + _CLEAR * k, cy - 1.5 * high - 1)
        lower = height - upper - high
        names = {seat: Rect(edge, y, room, high) for seat, y in ((Seat.N, upper), (Seat.S, lower))}
    names[Seat.W] = Rect(edge, cy - high / 2, room, high)
    names[Seat.E] = Rect(width - edge - room, cy - high / 2, room, high)
    if beside >= _NAME * k:
        left, widest = width - names[Seat.N].right, names[Seat.N].w
    else:
        left, widest = trick[Seat.E].right + margin / 2, width - 2 * margin - w - trick[Seat.E].right - margin
    wide = min(widest, _BADGE_WIDTH * k)
    badge = Rect(left if beside >= _NAME * k else left + widest - wide, upper, wide, high)
    return OpenTable(hands, trick, names, badge, aside=beside >= _NAME * k)


class ReviewPicture(QWidget):
    """`stepped`: the person wants so many cards forward (back, if negative), by a click or the wheel."""

    stepped = Signal(int)

    def __init__(self, header: Header, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._look = look
        self._review: HandReview | None = None
        self._place = 0
        self._ground: QPixmap | None = None
        self._turned = 0

    def present(self, review: HandReview, place: int) -> None:
        """Shows the table with a card just played, and what is known of it."""
        self._review, self._place = review, place
        self.setAccessibleName(translate("Review", "The table, all hands open"))
        self.setAccessibleDescription(self._spoken(review))
        self.update()

    @property
    def judgement(self) -> Judgement | None:
        return None if self._review is None else self._review.at(self._place)

    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards that the players still hold, from left to right or from top to bottom."""
        if self._review is None:
            return {}
        rules, dealt = self._review.rules, self._review.hand.dealt
        held = self._review.positions[self._place].held
        played = self._review.hand.plays[self._place][1]
        return {
            seat: sorted_hand(
                (card for card in held[seat.place] if card != played), rules, dealt.trump_suit, "trumps_right"
            )
            for seat in SEATS
        }

    def trick(self) -> Trick:
        """The cards that lie in the middle, the one looked at among them."""
        assert self._review is not None
        return self._review.positions[self._place].trick.with_card(self._review.hand.plays[self._place][1])

    def marked_best(self) -> tuple[Card, ...]:
        """The cards in hand that would have been better than the one played."""
        judgement = self.judgement
        return judgement.best if judgement is not None and judgement.cost else ()

    def table(self) -> OpenTable:
        """Where everything lies now."""
        counts = {seat: len(cards) for seat, cards in self.hands().items()}
        return open_table(self.width(), self.height(), self._unit, counts)

    @property
    def _unit(self) -> float:
        """The size of letters, as far as they leave room for the cards."""
        return min(
            text_scale(self),
            self.width() / _NO_LESS_THAN.width(),
            self.height() / _NO_LESS_THAN.height(),
        )

    def sizeHint(self) -> QSize:
        return _LEAST * text_scale(self) * 1.2

    def minimumSizeHint(self) -> QSize:
        scale = min(1.0, text_scale(self))
        return _LEAST * scale * 0.55

    def event(self, event: QEvent) -> bool:
        """Tells what a card in hand would have brought."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip(event.pos().toPointF()), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table goes on, as it does while playing."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.stepped.emit(1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel is a card."""
        self._turned += event.angleDelta().y()
        steps, self._turned = int(self._turned / 120), self._turned - int(self._turned / 120) * 120
        if steps:
            self.stepped.emit(-steps)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(self._ground_now()))
        radius = RADIUS_PLATE * text_scale(self)
        painter.drawRoundedRect(self.rect(), radius, radius)
        if self._review is not None:
            self._draw_table(painter, self._review, self.table())
        painter.end()

    def _draw_table(self, painter: QPainter, review: HandReview, table: OpenTable) -> None:
        k, best = self._unit, self.marked_best()
        actor, played = review.hand.plays[self._place]
        marks: list[tuple[Card, Rect, Seat]] = []
        for seat, cards in self.hands().items():
            for card, at in zip(cards, table.hands[seat], strict=True):
                if card in best:
                    dx, dy = _LIFT[seat]
                    at = Rect(at.x + dx * at.w, at.y + dy * at.h, at.w, at.h)
                    marks.append((card, at, seat))
                self._draw_card(painter, card, at, ringed=card in best)
        for seat, name_room in table.names.items():
            towards = (1, 0) if table.aside and seat in (Seat.N, Seat.S) else _TOWARDS[seat]
            self._draw_name(painter, review, seat, name_room, towards, acting=seat is actor)
        self._draw_trump(painter, review, table.badge)
        for seat, card in self.trick().plays():
            at = table.trick[seat]
            self._draw_card(painter, card, at)
            if card == played:
                self._mark_played(painter, at, k)
        for _, at, seat in marks:
            self._draw_tick(painter, *_mark_point(at, seat, _TICK * k), k)

    def _draw_card(self, painter: QPainter, card: Card, at: Rect, *, ringed: bool = False) -> None:
        with saved(painter):
            painter.translate(at.cx, at.cy)
            self._look.art.picture(card, at.w, at.h, self.devicePixelRatioF()).draw(painter)
        if ringed:
            self._draw_ring(painter, at, self._palette.focus, self._palette.on_accent)

    def _mark_played(self, painter: QPainter, at: Rect, k: float) -> None:
        """The ring of the card that is looked at, and how it was: a tick, or what it cost."""
        judgement, palette = self.judgement, self._palette
        if judgement is None:
            self._draw_ring(painter, at, palette.text, palette.felt_edge)
        elif judgement.cost == 0:
            self._draw_ring(painter, at, palette.focus, palette.on_accent)
            self._draw_tick(painter, at.right - _TICK * k * 0.4, at.y + _TICK * k * 0.4, k)
        else:
            self._draw_ring(painter, at, palette.warn, palette.on_warn)
            words = "!" if judgement.cost is None else translate("Review", "−{cost}", cost=judgement.cost)
            self._draw_cost(painter, words, at, k)

    def _draw_ring(self, painter: QPainter, card: Rect, colour: QColor, inner: QColor) -> None:
        k, radius = self._unit, RADIUS_CARD * card.w
        draw_box(painter, card.grown(2 * k), radius + 2 * k, None, inner, 2.5 * k)
        draw_box(painter, card.grown(4.5 * k), radius + 4.5 * k, None, colour, LINE_FOCUS * k)

    def _draw_tick(self, painter: QPainter, x: float, y: float, k: float) -> None:
        """The mark of a best card."""
        palette, r = self._palette, _TICK * k
        box = Rect(x - r, y - r, 2 * r, 2 * r)
        draw_box(painter, box, r, palette.focus, palette.on_accent, 1.5 * k)
        pen = QPen(palette.on_accent, 2.6 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [
                QPointF(x - 0.42 * r, y + 0.02 * r),
                QPointF(x - 0.10 * r, y + 0.36 * r),
                QPointF(x + 0.45 * r, y - 0.34 * r),
            ]
        )

    def _draw_cost(self, painter: QPainter, words: str, card: Rect, k: float) -> None:
        letters = font(Role.NAME, k, weight=font(Role.TITLE).weight())
        width = max(text_width(words, letters) + 16 * k, 28 * k)
        pill = Rect(card.right - width + 5 * k, card.y - 15 * k, width, 28 * k)
        draw_box(painter, pill, 14 * k, self._palette.warn, self._palette.on_warn, 1.5 * k)
        draw_text(painter, pill, words, letters, self._palette.on_warn, Qt.AlignmentFlag.AlignHCenter)

    def _draw_name(
        self,
        painter: QPainter,
        review: HandReview,
        seat: Seat,
        room: Rect,
        towards: tuple[int, int],
        *,
        acting: bool,
    ) -> None:
        """The name and an arrow towards the hand, lit if the card looked at is from there; below, what the
        player gave away in all."""
        palette, k = self._palette, self._unit
        name, letters = shown_name(self._header, seat), font(Role.NAME, k)
        right = towards == (1, 0)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        arrow = 16 * k
        line = Rect(room.x + (0 if right else arrow), room.y, room.w - arrow, room.h * 0.55)
        letters = shrunk(name, letters, line.w)
        draw_text(painter, line, name, letters, palette.text, align)
        x = room.right - 5 * k if right else room.x + 5 * k
        self._draw_arrow(painter, x, line.cy, towards, palette.focus if acting else palette.text_muted)
        cost = review.given_away(seat)
        if cost:
            below = Rect(room.x, room.y + room.h * 0.52, room.w, room.h * 0.48)
            words = translate("Review", "gave away {points}", points=cost)
            small = shrunk(words, font(Role.SMALL, k), below.w)
            if text_width(words, small) > below.w:
                words = translate("Review", "−{cost}", cost=cost)
            draw_text(painter, below, words, small, palette.text_muted, align)

    def _draw_arrow(
        self, painter: QPainter, x: float, y: float, towards: tuple[int, int], colour: QColor
    ) -> None:
        dx, dy = (part * 5.5 * self._unit for part in towards)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        tip, left, right = (x + dx, y + dy), (x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)
        painter.drawPolygon(QPolygonF([QPointF(*tip), QPointF(*left), QPointF(*right)]))

    def _draw_trump(self, painter: QPainter, review: HandReview, room: Rect) -> None:
        suit, k = review.hand.dealt.trump_suit, room.h / 68
        if room.w < 0.9 * _BADGE_WIDTH * self._unit:  # the suit's name alone
            palette, side = self._palette, room.h - 12 * k
            draw_box(painter, room, RADIUS_PLATE * k, palette.plate, palette.line, 1)
            tile = Rect(room.x + 6 * k, room.y + 6 * k, side, side)
            draw_box(painter, tile, 8 * k, palette.paper)
            colour = palette.suit(suit, self._look.four_colours)
            draw_suit(painter, suit, tile.cx, tile.cy, side * 0.64, colour)
            name = suit_name(suit).capitalize()
            words = Rect(tile.right + 5 * k, room.y, room.right - tile.right - 10 * k, room.h)
            letters = shrunk(name, font(Role.BODY, self._unit), words.w)
            draw_text(painter, words, name, letters, palette.plate_text)
            return
        draw_badge(
            painter,
            self._look.theme,
            k,
            room,
            suit,
            translate("Badge", "Trumps"),
            suit_name(suit).capitalize(),
            four_colours=self._look.four_colours,
        )

    @property
    def _palette(self) -> Palette:
        return self._look.theme.palette

    def _ground_now(self) -> QPixmap:
        ratio, scale = self.devicePixelRatioF(), text_scale(self)
        wanted = self.size() * ratio
        if self._ground is None or self._ground.size() != wanted:
            self._ground = ground_pixmap(self._look.theme, scale, self.width(), self.height(), ratio)
        return self._ground

    def _tip(self, at: QPointF) -> str:
        """What lies under the pointer, and what it would have brought."""
        table, judgement = self.table(), self.judgement
        lying: list[tuple[Card, Rect]] = []
        for seat, cards in self.hands().items():
            lying += zip(cards, table.hands[seat], strict=True)
        lying += [(card, table.trick[seat]) for seat, card in self.trick().plays()]
        for card, room in reversed(lying):
            if room.x <= at.x() <= room.right and room.y <= at.y() <= room.bottom:
                if judgement is not None and card in judgement.values:
                    return worth(judgement, card)
                return card_name(card)
        return ""

    def _spoken(self, review: HandReview) -> str:
        """Who holds what, and what each gave away, for those who do not see it."""
        lines = [
            translate(
                "Review",
                "{name}: {cards}",
                name=shown_name(self._header, seat),
                cards=", ".join(card_name(card) for card in cards),
            )
            for seat, cards in self.hands().items()
        ]
        lines += [given_away(self._header, seat, review.given_away(seat)) for seat in SEATS]
        return "\n".join(lines)


def _mark_point(card: Rect, seat: Seat, radius: float) -> tuple[float, float]:
    """Where the tick of a lifted card is seen, whatever lies on the card: on the edge towards the middle."""
    gap = radius * 0.55
    match seat:
        case Seat.S:
            return card.x + card.w * 0.25, card.y - gap
        case Seat.N:
            return card.x + card.w * 0.25, card.bottom + gap
        case Seat.W:
            return card.right + gap, card.y + card.h * 0.18
        case Seat.E:
            return card.x - gap, card.y + card.h * 0.18
