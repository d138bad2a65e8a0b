"""The areas of the table, each placed by what was placed before it: pure geometry, no Qt.

All of it is for right-handed people; `layout` mirrors it for others.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.scene.fan import CARD_RATIO, INDEX_HEIGHT, INDEX_WIDTH, fan, is_small, tightest
from sueca_desktop.ui.scene.geometry import Rect, Slot, bounds, clamp

SMALLEST_K = 0.92
LARGEST_K = 2.6
BAR_HEIGHT = 48  # menu bar and tools above the view at the usual text size, logical pixels
THROWN_ASIDE = 2.0  # by how much a thrown card may lie off its usual turn, degrees

_BUTTON_HEIGHT = 50  # in units of k
_LEAST_TRUMP = 0.6  # of a card of the trick; rather than smaller, W's turned trump has the pile below it
_THROW = {Seat.S: -3.0, Seat.E: 4.0, Seat.N: 2.5, Seat.W: -5.0}  # how a card lies when thrown, degrees
_LEAST_HINT = 58  # two lines of text, in units of k
_NARROWEST_HINT = 230  # in units of k
_PILE_WIDTH = 96  # ten tricks and the word for them, in units of k
_LEAST_SLATE, _WIDE_SLATE = 150, 180  # in units of k
_LEAST_BUBBLE, _MOST_BUBBLE = 114, 230  # a word or two, and a short sentence, in units of k
_TAIL = 12  # between a speaker's cards and what he says beside them, in units of k
_LARGE_RESULT = (790, 480)  # least width and height of a result with a slate in it, in units of k
_HINT_GAP = 0.03  # between the trick and the hint, in card heights
_THROW_ROOM = 1.035  # a card lying at an angle is this much taller


class Frame(Struct, frozen=True):
    """What everything else is measured by."""

    k: float
    gap: float
    margin: float
    table: Rect
    play: Rect
    plate: tuple[float, float]  # width, height

    @property
    def left(self) -> float:
        return self.play.x + self.margin

    @property
    def right(self) -> float:
        return self.play.right - self.margin


def frame(size: tuple[float, float], text: float) -> Frame:
    """The units and edges of a view of `size`, for a user's text size."""
    width, height = size
    window_height = height + BAR_HEIGHT
    k = text * clamp(min(width / 1280, window_height / 800) ** 0.8, SMALLEST_K, LARGEST_K)
    k = max(SMALLEST_K, min(k, width / 860, window_height / 640))  # a large text size never eats the table
    play_width = min(width, 2.0 * height)  # in a 21:9 window the players stay within reach
    play = Rect((width - play_width) / 2, 0.0, play_width, height)
    return Frame(k, 8 * k, 14 * k, Rect(0.0, 0.0, width, height), play, (164 * k, 50 * k))


def corners(f: Frame, size: int, *, each_for_himself: bool = False) -> tuple[Rect, Rect]:
    """The trump badge and the slate; where a whole hand has few cards, or each has a line of his own, the
    score has more to say."""
    badge = Rect(f.left, f.play.y + f.margin, 174 * f.k, 68 * f.k)
    height = clamp(0.215 * f.table.h, 112 * f.k, 190 * f.k)
    if each_for_himself:
        width = clamp(height * 1.4, 180 * f.k, max(180 * f.k, min(250 * f.k, 0.22 * f.play.w)))
    else:
        least = (_WIDE_SLATE if is_small(size) else _LEAST_SLATE) * f.k
        width = clamp(height * 1.12, least, max(least, min(220 * f.k, 0.19 * f.play.w)))
    return badge, Rect(f.right - width, f.play.y + f.margin, width, height)


def marks_room(f: Frame, badge: Rect) -> Rect:
    """Three marks for tricks, under the badge: together they are no lower than the slate."""
    return Rect(badge.x, badge.bottom + f.gap, 118 * f.k, 34 * f.k)


class OwnHand(Struct, frozen=True):
    """Your cards and the buttons beside them."""

    cards: tuple[Slot, ...]
    whole: tuple[Slot, ...]  # all cards, the last aside: what the room is measured with
    home: Slot
    lift: float
    top: float  # no lifted card rises above this
    actions: tuple[Rect, ...]


def own_hand(f: Frame, count: int, size: int, apart: bool, buttons: int, scale: float) -> OwnHand:
    """Your cards, `size` in a whole hand, along the bottom, as large as fits, the buttons at their right.

    Where a centred hand would meet the buttons, it moves to the left edge instead.
    """
    column = 196 * f.k if buttons else 0.0
    room_left = f.left + f.margin
    room_width = f.right - f.left - 2 * f.margin
    share = (0.30 if is_small(size) else 0.285) * f.table.h
    height = min(
        share * scale, max(share, 0.5 * f.table.h - 120 * f.k)
    )  # large cards leave the trick its room
    centred_width = room_width - 2 * (column + f.gap)
    tight = centred_width < tightest(size) * height * CARD_RATIO
    if not buttons:
        width = room_width
    elif tight:
        width = room_width - column - f.gap
    else:
        room_left += column + f.gap
        width = centred_width
    height = min(height, width / tightest(size) / CARD_RATIO * 0.98)
    base = f.table.bottom - 10 * f.k
    room = Rect(room_left, base - height, width, height)
    lift = 0.10 * height
    whole = fan(size, room, height, apart=True, whole=size)
    top = min(slot.bounds().y for slot in whole) - lift
    middle = Slot(room.cx, (whole[(size - 1) // 2].cy + whole[size // 2].cy) / 2, height * CARD_RATIO, height)
    actions = _action_column(f, buttons, column, base)
    return OwnHand(fan(count, room, height, apart=apart, whole=size), whole, middle, lift, top, actions)


def _action_column(f: Frame, buttons: int, width: float, base: float) -> tuple[Rect, ...]:
    height = _BUTTON_HEIGHT * f.k
    top = base - f.gap - buttons * height - (buttons - 1) * f.gap
    return tuple(Rect(f.right - width, top + i * (height + f.gap), width, height) for i in range(buttons))


class Partner(Struct, frozen=True):
    """N's cards and plate."""

    backs: tuple[Slot, ...]
    crowded: bool
    plate: Rect
    trump: Slot
    home: Slot
    span: float

    @property
    def bottom(self) -> float:
        return self.home.cy + self.home.h / 2

    def pile(self, f: Frame, slate: Rect) -> Rect:
        """The tricks that N keeps, where he plays for himself: to the right of his cards."""
        w, h = _pile_size(f)
        x = f.play.cx + self.span / 2 + f.gap
        return Rect(x, self.bottom - h, min(w, slate.x - f.gap - x), h)


def partner_area(f: Frame, badge: Rect, slate: Rect, count: int, size: int, scale: float) -> Partner:
    """Backs centred at the top, the plate to their left, the turned trump to their right."""
    plate_w, plate_h = f.plate
    cx, top = f.play.cx, f.play.y + f.margin
    h = clamp(0.120 * max(1.0, scale) * f.table.h, 60 * f.k, 260)
    until_slate = slate.x - cx - 2 * f.gap  # in a high, narrow view one card and the trump must do
    h = min(h, max(60 * f.k, min(until_slate / 1.5, 2 * (until_slate - _LEAST_BUBBLE * f.k)) / CARD_RATIO))
    w = h * CARD_RATIO
    beside = min(slate.x - cx, cx - badge.right) - 2 * f.gap
    step = clamp((beside - plate_w - w) / 9 * 1.1, 0.13 * w, 0.30 * w)
    left_room = 2 * (cx - badge.right - 2 * f.gap - plate_w) - f.gap - w
    right_room = 2 * (until_slate - w) - w
    step = min(step, max(0.0, min(left_room, right_room) / (size - 1)))
    span = w + step * (size - 1)
    backs = tuple(Slot(cx + (i - (count - 1) / 2) * step, top + h / 2, w, h) for i in range(count))
    return Partner(
        backs=backs,
        crowded=step < 0.10 * w,
        plate=Rect(cx - span / 2 - f.gap - plate_w, top + (h - plate_h) / 2, plate_w, plate_h),
        trump=Slot(cx - span / 2 + max(span, _LEAST_BUBBLE * f.k) + f.gap + w / 2, top + h / 2, w, h),
        home=Slot(cx, top + h / 2, w, h),
        span=span,
    )


class Trick(Struct, frozen=True):
    """The four cards in the middle, and how far they reach to both sides."""

    slots: dict[Seat, Slot]
    w: float
    h: float
    left: float
    right: float


def trick_area(f: Frame, own: OwnHand, partner: Partner, scale: float) -> Trick:
    """A close cross; its four free corners hold bubbles (above), your plate and pile (below)."""
    top, bottom = partner.bottom + f.gap, own.top - f.gap / 2
    between = 0.03 * (bottom - top)
    two_cards = (bottom - top - between) / 2 / _THROW_ROOM
    over_hint = ((bottom - top - f.gap) / 2 - _LEAST_HINT * f.k - 2) / (
        0.524 + _HINT_GAP
    )  # E's card lies at 4°
    h = min(two_cards, over_hint, own.home.h) * min(1.0, scale)
    side = max(f.plate[0] + 2 * f.gap, partner.home.h + (_PILE_WIDTH + 30) * f.k + 3 * f.gap)
    w = min(h * CARD_RATIO, (f.play.cx - f.left - side) / 1.62)
    h = w / CARD_RATIO
    cx, cy = f.play.cx, (top + bottom) / 2
    dx, dy = 1.11 * w, h / 2 + between / 2 + 0.01 * h
    offset = {Seat.S: (0.0, dy), Seat.N: (0.0, -dy), Seat.W: (-dx, 0.0), Seat.E: (dx, 0.0)}
    slots = {seat: Slot(cx + x, cy + y, w, h, _THROW[seat]) for seat, (x, y) in offset.items()}
    return Trick(slots, w, h, cx - dx - 0.56 * w, cx + dx + 0.56 * w)


def your_corner(f: Frame, own: OwnHand, trick: Trick) -> tuple[Rect, Rect]:
    """Your plate and pile, at the left above the hand."""
    plate_w, plate_h = f.plate
    pile_w, pile_h = _pile_size(f)
    plate = Rect(f.left, own.top - plate_h - f.gap / 2, plate_w, plate_h)
    x = plate.right + f.gap
    width = min(pile_w, f.play.cx - 0.56 * trick.w - x - f.gap)
    return plate, Rect(x, plate.bottom - pile_h, width, pile_h)


def _pile_size(f: Frame) -> tuple[float, float]:
    return _PILE_WIDTH * f.k, 44 * f.k


class Sides(Struct, frozen=True):
    """What belongs to W and E."""

    plates: dict[Seat, Rect]
    backs: dict[Seat, tuple[Slot, ...]]
    crowded: dict[Seat, bool]
    homes: dict[Seat, Slot]
    trump: dict[Seat, Slot]
    piles: dict[Seat, Rect]  # W's may hold the tricks of his team
    bottom: float  # of a whole hand of backs


def side_areas(
    f: Frame,
    badge: Rect,
    slate: Rect,
    own: OwnHand,
    partner: Partner,
    trick: Trick,
    your_plate: Rect,
    count: Mapping[Seat, int],
    size: int,
    holder: Seat | None,
    *,
    each_for_himself: bool = False,
) -> Sides:
    """W and E: the plate above, then backs, turned trump and pile, from the edge inwards; E mirrors W. Where
    each keeps his own tricks none is taken before the turned card is in its holder's hand: the pile lies in
    its place."""
    plate_w, plate_h = f.plate
    pile_w, pile_h = _pile_size(f)
    top = max(badge.bottom, slate.bottom) + f.gap
    bottom = min(your_plate.y - f.gap, own.top - 2 * f.gap - 66 * f.k)  # the hint lies under E
    room = bottom - top - plate_h - f.gap
    # backs lie on their side: `h` runs across, `w` down
    h = min(partner.home.h, trick.left - f.left - f.gap - 0.35 * trick.w, room / CARD_RATIO)
    w = h * CARD_RATIO
    step = clamp((room - w) / (size - 1), 0.0, 0.30 * w)
    span = w + step * (size - 1)
    top += 0.35 * max(0.0, room - span)
    backs_top = top + plate_h + f.gap
    plates, backs, homes, trump = {}, {}, {}, {}
    for seat, edge, inwards in ((Seat.W, f.left, 1), (Seat.E, f.right, -1)):
        plates[seat] = Rect(edge if inwards > 0 else edge - plate_w, top, plate_w, plate_h)
        home = Slot(edge + inwards * h / 2, backs_top + span / 2, w, h, 90.0 * inwards)
        homes[seat] = home
        n = count[seat]
        backs[seat] = tuple(home.moved(dy=(i - (n - 1) / 2) * step) for i in range(n))
        beside = abs((trick.left if seat is Seat.W else trick.right) - edge) - h - 2 * f.gap
        trump_h = min(bottom - backs_top, 0.9 * trick.h, beside / CARD_RATIO)
        if seat is Seat.W and not each_for_himself:  # E keeps no pile
            past = min(trump_h, (beside - pile_w - f.gap) / CARD_RATIO)
            over = min(trump_h, bottom - backs_top - pile_h - f.gap)
            under = past < _LEAST_TRUMP * trick.h and past < over
            trump_h = over if under else past
        trump_w = trump_h * CARD_RATIO
        trump[seat] = Slot(
            edge + inwards * (h + f.gap + trump_w / 2), backs_top + trump_h / 2, trump_w, trump_h
        )
    out, pile_y = h + f.gap, min(backs_top + max(0.0, span - pile_h), bottom - pile_h)
    if holder is Seat.W and not each_for_himself:
        if under:
            pile_y = max(pile_y, backs_top + trump[Seat.W].h + f.gap)
        else:
            out += trump[Seat.W].w + f.gap
    return Sides(
        plates=plates,
        backs=backs,
        crowded=dict.fromkeys(plates, step < 0.07 * w),
        homes=homes,
        trump=trump,
        piles={
            Seat.W: Rect(f.left + out, pile_y, pile_w, pile_h),
            Seat.E: Rect(f.right - out - pile_w, pile_y, pile_w, pile_h),
        },
        bottom=backs_top + span,
    )


def hint_room(
    f: Frame,
    own: OwnHand,
    trick: Trick,
    sides: Sides,
    plates: Mapping[Seat, Rect],
    your_pile: Rect,
    open_trump: Slot | None,
) -> Rect:
    """Above the hand, your own place in the trick included: on your turn that is empty."""
    top = max(
        trick.slots[Seat.E].bounds().bottom + _HINT_GAP * trick.h + 2,
        plates[Seat.E].bottom + f.gap,
        sides.bottom + f.gap,
        open_trump.bounds().bottom + f.gap if open_trump else 0.0,
    )
    x, bottom = your_pile.right + f.gap, own.top - f.gap
    beside_buttons = bool(own.actions) and own.actions[0].y < bottom
    right = own.actions[0].x - f.gap if beside_buttons else f.right
    return Rect(x, top, right - x, bottom - top)


def rooms_beside_your_card(f: Frame, own: OwnHand, trick: Trick, hint: Rect) -> tuple[Rect, ...]:
    """Where a hint goes while a card of yours lies in the trick, the best first: of its usual room what is
    under that card, else what is to its right, unless buttons leave too little; and over the lower part of
    your hand, for none of it can be played now."""
    card = trick.slots[Seat.S]
    wobbling = (card.moved(turn=turn).quad() for turn in (-THROWN_ASIDE, THROWN_ASIDE))
    yours = bounds(point for quad in wobbling for point in quad)
    top, x = max(hint.y, yours.bottom + f.gap / 2), yours.right + f.gap
    under = Rect(hint.x, top, hint.w, hint.bottom - top)
    beside = Rect(x, hint.y, hint.right - x, hint.h)
    rooms = []
    if under.h >= _LEAST_HINT * f.k:
        rooms.append(under)
    elif beside.w >= _NARROWEST_HINT * f.k:
        rooms.append(beside)
    indexes = max(
        slot.at((share - 0.5) * slot.w, (INDEX_HEIGHT - 0.5) * slot.h)[1]
        for slot in own.whole
        for share in (0.0, INDEX_WIDTH)
    )
    right = own.actions[0].x - f.gap if own.actions else f.right
    return (*rooms, Rect(f.left, indexes + f.gap / 2, right - f.left, f.table.bottom - f.gap - indexes))


def bubble_rooms(
    f: Frame, slate: Rect, partner: Partner, trick: Trick, plates: Mapping[Seat, Rect], holder: Seat | None
) -> dict[Seat, Rect]:
    """What each player says, at most this large. The partner speaks beside his cards; where open ones lie
    there, or there is no room, he speaks before his hand, and leaves the open ones free."""
    north_x = f.play.cx + partner.span / 2 + _TAIL * f.k
    beside = slate.x - 2 * f.gap - north_x
    if holder is not Seat.N and beside >= _LEAST_BUBBLE * f.k:
        north_w = min(beside, _MOST_BUBBLE * f.k)
    else:
        north_x = f.play.cx - partner.span / 2 + 6 * f.k  # room for the tail
        north_w = max(partner.span, _LEAST_BUBBLE * f.k)
        if holder is not Seat.N:
            north_w = max(north_w, min(slate.x - 2 * f.gap - north_x, _MOST_BUBBLE * f.k))
    height = 54 * f.k
    west, north = trick.slots[Seat.W].bounds(), trick.slots[Seat.N].bounds()
    highest = plates[Seat.N].bottom + f.gap
    west_y = clamp(plates[Seat.W].y, highest, max(highest, west.y - height - f.gap))
    if slate.bottom + f.gap <= west.y - height - f.gap:  # room for E under the slate
        east_y, east_right = max(west_y, slate.bottom + f.gap), plates[Seat.E].x
    else:
        east_y, east_right = west_y, min(plates[Seat.E].x, slate.x)
    west_x = plates[Seat.W].right + 2 * f.gap
    east_x = north.right + f.gap
    you = plates[Seat.S]
    your_x = you.right + f.gap
    return {
        Seat.N: Rect(
            north_x,
            f.play.y + f.margin,
            north_w,
            min(partner.home.h, height),
        ),
        Seat.W: Rect(west_x, west_y, north.x - f.gap - west_x, height),
        Seat.E: Rect(east_x, east_y, east_right - 2 * f.gap - east_x, height),
        Seat.S: Rect(your_x, you.bottom - height, f.play.cx - 0.56 * trick.w - f.gap - your_x, height),
    }


def centre_room(f: Frame, slate: Rect, partner: Partner, plates: Mapping[Seat, Rect]) -> Rect:
    """What is free before the cards are dealt."""
    top = partner.bottom + f.gap
    half = min(plates[Seat.E].x, slate.x) - 2 * f.gap - f.play.cx
    return Rect(f.play.cx - half, top, 2 * half, f.table.bottom - f.margin - top)


def result_room(f: Frame, slate: Rect, partner: Partner, plates: Mapping[Seat, Rect]) -> Rect:
    """What a result may cover: the middle beside the slate, or under a slate so wide that a large one could
    not stand in the result."""
    top = partner.bottom + f.gap
    width = plates[Seat.E].x - plates[Seat.W].right - 2 * f.gap
    if slate.bottom > top:
        beside, under = 2 * (slate.x - f.gap - f.play.cx), f.table.bottom - f.margin - slate.bottom - f.gap
        large = _LARGE_RESULT[0] * f.k
        if beside < large <= width and under >= _LARGE_RESULT[1] * f.k:
            top = slate.bottom + f.gap
        else:
            width = min(width, beside)
    return Rect(f.play.cx - width / 2, top, width, f.table.bottom - f.margin - top)
