"""Where everything lies on the table: pure geometry, no Qt.

All lengths are logical pixels of the view. Two scales rule everything: `k`, for text, plates and
buttons, grows slowly with the window and with the user's text size; cards take whatever room is left.
The card sizes come from a whole hand, so that nothing changes size while a hand is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, degrees, radians, sin

from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.scene.geometry import Point, Rect, Slot

HAND_SIZE = 10
PACK_SIZE = 40
CARD_RATIO = 5 / 7  # width to height
SMALLEST_K = 0.92
LARGEST_K = 2.6
SMALLEST_CARDS = 0.85
LARGEST_CARDS = 1.15
MAX_BUTTONS = 3

_BUTTON_HEIGHT = 50  # in units of k
_MIN_STEP = 0.42  # neighbours in the fan never lie closer than this share of a card's width
_MAX_STEP = 0.60
_LEAST_TRUMP = 0.6  # of a card of the trick; rather than smaller, W's turned trump has the pile below it
_ASIDE = 0.28  # the gap before the turned trump card in the hand, in card widths
_BAR_HEIGHT = 48  # menu bar and tools above the view at the usual text size, logical pixels
_SCALE_STEPS = 20  # to 1: dressing every widget anew is costly, and not for each pixel of a growing window
_NEED = 1 + (HAND_SIZE - 1) * _MIN_STEP + _ASIDE  # width of the tightest whole hand, in card widths
_THROW = {Seat.S: -3.0, Seat.E: 4.0, Seat.N: 2.5, Seat.W: -5.0}  # how a card lies when thrown, degrees
THROWN_ASIDE = 2.0  # by how much a thrown card may lie off its usual turn, degrees
_LEAST_HINT = 58  # two lines of text, in units of k
_PILE_WIDTH = 96  # ten tricks and the word for them, in units of k
_LEAST_BUBBLE = 114  # a word or two, in units of k
_HINT_GAP = 0.03  # between the trick and the hint, in card heights
_THROW_ROOM = 1.035  # a card lying at an angle is this much taller


@dataclass(frozen=True, slots=True)
class Layout:
    """Every place on a table of a given size."""

    size: tuple[float, float]
    k: float  # one unit of text and furniture
    gap: float
    table: Rect  # the ground, filling the view
    play: Rect  # the part of it in use; a very wide view leaves margins
    badge: Rect  # trump suit, upper left
    slate: Rect  # score, upper right
    plates: Mapping[Seat, Rect]
    homes: Mapping[Seat, Slot]  # the middle of each hand, where a dealt packet lands
    backs: Mapping[Seat, tuple[Slot, ...]]  # the others' cards: N, W, E
    crowded: Mapping[Seat, bool]  # too little room for a fan: show a packet and a number
    trump: Mapping[Seat, Slot]  # where the turned card lies, by holder; S: its place in the hand
    piles: Mapping[Seat, Rect]  # taken tricks: yours by S, theirs by W
    trick: Mapping[Seat, Slot]
    hand: tuple[Slot, ...]  # S, left to right; the turned trump card is the last
    lift: float  # how far a focused card rises
    hint: Rect  # at most this; the bubble stands on its bottom edge, above the card it is about
    bubbles: Mapping[Seat, Rect]  # at most this, by speaker
    actions: tuple[Rect, ...]  # buttons beside the hand, from the top
    centre: Rect  # free of plates and slate while no cards are dealt: drawing, cutting
    result: Rect  # at most this, when a hand or match is over


def layout(
    size: tuple[float, float],
    *,
    text: float = 1.0,
    cards: float = 1.0,
    held: Mapping[Seat, int] | None = None,
    holder: Seat | None = None,
    buttons: int = 0,
) -> Layout:
    """Place everything on a view of `size`.

    text: the user's text size, 1.0 to 1.5; taken only as far as it does not eat the table.
    cards: the user's card size, 0.85 to 1.15; taken only as far as there is room.
    held: cards in each hand, ten where not said.
    holder: who holds the turned trump card, while it lies open.
    buttons: how many stand beside the hand, 0 to 3. In a narrow view they take width from the hand, so
    where a button may come and go during a hand, its place is better kept throughout.
    """
    count = dict.fromkeys(Seat, HAND_SIZE) | dict(held or {})
    frame = _frame(size, text)
    scale = _clamp(cards, SMALLEST_CARDS, LARGEST_CARDS)
    badge, slate = _corners(frame)
    own = _own_hand(frame, count[Seat.S], holder is Seat.S, buttons, scale)
    partner = _partner(frame, badge, slate, count[Seat.N], scale)
    trick = _trick(frame, own, partner, scale)
    your_plate, your_pile = _your_corner(frame, own, trick)
    sides = _sides(frame, badge, slate, own, partner, trick, your_plate, count, holder)
    plates = {Seat.S: your_plate, Seat.N: partner.plate} | sides.plates
    piles = {Seat.S: your_pile, Seat.W: sides.pile}
    trump = {Seat.N: partner.trump, Seat.S: (own.cards or own.whole)[-1]} | sides.trump
    hint = _hint(frame, own, trick, sides, plates, piles, trump[Seat.E] if holder is Seat.E else None)
    return Layout(
        size=size,
        k=frame.k,
        gap=frame.gap,
        table=frame.table,
        play=frame.play,
        badge=badge,
        slate=slate,
        plates=plates,
        homes={Seat.S: own.home, Seat.N: partner.home} | sides.homes,
        backs={Seat.N: partner.backs} | sides.backs,
        crowded={Seat.N: partner.crowded} | sides.crowded,
        trump=trump,
        piles=piles,
        trick=trick.slots,
        hand=own.cards,
        lift=own.lift,
        hint=hint,
        bubbles=_bubbles(frame, slate, partner, trick, plates),
        actions=own.actions,
        centre=_centre(frame, slate, partner, plates),
        result=_result(frame, slate, partner, plates),
    )


def unit(size: tuple[float, float], text: float = 1.0) -> float:
    """The `k` of a layout of that size: how large text and furniture are there, 1 in a usual window."""
    return _frame(size, text).k


def scale_around(window: tuple[float, float], text: float = 1.0) -> float:
    """How many times its usual size text around the table is, in menus and dialogs: in proportion to the
    table in a window of that size, and never smaller than the user wants it."""
    width, height = window
    k = unit((width, height - _BAR_HEIGHT), text)
    return max(text, round(k * _SCALE_STEPS) / _SCALE_STEPS)


def fan(count: int, room: Rect, height: float, *, apart: bool = False) -> tuple[Slot, ...]:
    """`count` cards on a very flat arc, centred in `room` and standing on its bottom edge.

    apart: the last card is the turned trump and stands a little aside.
    """
    if count == 0:
        return ()
    w = height * CARD_RATIO
    if count == 1:
        return (Slot(room.cx, room.bottom - height / 2, w, height),)
    aside = _ASIDE * w if apart else 0.0
    step = _clamp((room.w * 0.985 - w - aside) / (count - 1), _MIN_STEP * w, _MAX_STEP * w)
    half_angle = radians(min(4.5, 0.5 * count))
    span = step * (count - 1) + aside
    radius = span / (2 * sin(half_angle))
    drop = radius * (1 - cos(half_angle)) + w / 2 * sin(half_angle)
    top_of_arc = room.bottom - drop - height / 2
    slots = []
    for i in range(count):
        x = -span / 2 + step * i + (aside if i == count - 1 else 0.0)
        lean = x / radius
        y = top_of_arc + radius * (1 - (1 - lean * lean) ** 0.5)
        slots.append(Slot(room.cx + x, y, w, height, degrees(lean)))
    return tuple(slots)


# ---------------------------------------------------------------- before the cards are dealt


def ribbon(lay: Layout, count: int = PACK_SIZE) -> tuple[Slot, ...]:
    """`count` cards spread face down across the centre, to draw from or to cut."""
    return _spread(lay, count, 0, 0.0)


def cut_ribbon(lay: Layout, at: int, count: int = PACK_SIZE) -> tuple[Slot, ...]:
    """The ribbon with its first `at` cards lifted, slightly turned and drawn apart from the rest."""
    height = _ribbon_height(lay)
    return tuple(
        slot.moved(dy=-0.085 * height, turn=-2.0) if i < at else slot
        for i, slot in enumerate(_spread(lay, count, at, 0.24 * height))
    )


def cut_point(lay: Layout, at: int, count: int = PACK_SIZE) -> Point:
    """Just above the last lifted card of `cut_ribbon`: where a bubble about the cut points to."""
    last = cut_ribbon(lay, at, count)[max(0, at - 1)]
    return (last.cx, last.bounds().y - 4 * lay.k)


def above_ribbon(lay: Layout) -> Rect:
    """Free room above the ribbon, for a bubble."""
    top = _ribbon_middle(lay) - 0.60 * _ribbon_height(lay) - 12 * lay.k
    return Rect(lay.centre.x, top - 56 * lay.k, lay.centre.w, 56 * lay.k)


def below_ribbon(lay: Layout) -> Rect:
    """Free room below the ribbon, for two lines of text."""
    top = _ribbon_middle(lay) + 0.55 * _ribbon_height(lay) + 12 * lay.k
    you = lay.plates[Seat.S]
    if top < you.bottom + lay.gap:
        return Rect(lay.centre.x, top, lay.centre.w, 64 * lay.k)
    return Rect(you.x, top, 2 * (lay.play.cx - you.x), 64 * lay.k)


def pack(lay: Layout, dealer: Seat | None = None) -> Slot:
    """The squared pack: in the middle, or lying before `dealer` while he deals."""
    if dealer is None:
        sample = lay.trick[Seat.S]
        return Slot(lay.play.cx, lay.centre.cy, 0.86 * sample.w, 0.86 * sample.h)
    near = lay.trick[dealer]
    return Slot(near.cx, near.cy, 0.86 * near.w, 0.86 * near.h, 90.0 if dealer in (Seat.E, Seat.W) else 0.0)


def packet(lay: Layout, seat: Seat) -> Slot:
    """Where a packet of ten lands that is dealt to `seat`, before it opens to a fan."""
    return lay.homes[seat]


def _ribbon_height(lay: Layout) -> float:
    return min(0.33 * lay.centre.h, 0.26 * lay.centre.w)


def _ribbon_middle(lay: Layout) -> float:
    return lay.centre.cy - 4 * lay.k


def _spread(lay: Layout, count: int, at: int, opening: float) -> tuple[Slot, ...]:
    height = _ribbon_height(lay)
    w = height * CARD_RATIO
    span = min(lay.centre.w, 5 * height) - w - 0.05 * height  # the lifted cards lean out a little
    step = (span - opening) / max(1, count - 1)
    left = lay.centre.cx - (step * (count - 1) + opening) / 2
    return tuple(
        Slot(left + i * step + (opening if i >= at else 0.0), _ribbon_middle(lay), w, height)
        for i in range(count)
    )


# ---------------------------------------------------------------- areas of the table


@dataclass(frozen=True, slots=True)
class _Frame:
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


def _frame(size: tuple[float, float], text: float) -> _Frame:
    width, height = size
    window_height = height + _BAR_HEIGHT
    k = text * _clamp(min(width / 1280, window_height / 800) ** 0.8, SMALLEST_K, LARGEST_K)
    k = max(SMALLEST_K, min(k, width / 860, window_height / 640))  # a large text size never eats the table
    play_width = min(width, 2.0 * height)  # in a 21:9 window the players stay within reach
    play = Rect((width - play_width) / 2, 0.0, play_width, height)
    return _Frame(k, 8 * k, 14 * k, Rect(0.0, 0.0, width, height), play, (164 * k, 50 * k))


def _corners(f: _Frame) -> tuple[Rect, Rect]:
    """The trump badge and the slate."""
    badge = Rect(f.left, f.play.y + f.margin, 174 * f.k, 68 * f.k)
    height = _clamp(0.215 * f.table.h, 112 * f.k, 190 * f.k)
    width = _clamp(height * 1.12, 150 * f.k, max(150 * f.k, min(220 * f.k, 0.19 * f.play.w)))
    return badge, Rect(f.right - width, f.play.y + f.margin, width, height)


@dataclass(frozen=True, slots=True)
class _OwnHand:
    cards: tuple[Slot, ...]
    whole: tuple[Slot, ...]  # ten cards, the last aside: what the room is measured with
    home: Slot
    lift: float
    top: float  # no lifted card rises above this
    actions: tuple[Rect, ...]


def _own_hand(f: _Frame, count: int, apart: bool, buttons: int, scale: float) -> _OwnHand:
    """Your cards along the bottom, as large as fits, with the buttons at their right.

    Where a centred hand would meet the buttons, it moves to the left edge instead.
    """
    column = 196 * f.k if buttons else 0.0
    room_left = f.left + f.margin
    room_width = f.right - f.left - 2 * f.margin
    share = 0.285 * f.table.h
    height = min(
        share * scale, max(share, 0.5 * f.table.h - 120 * f.k)
    )  # large cards leave the trick its room
    centred_width = room_width - 2 * (column + f.gap)
    tight = centred_width < _NEED * height * CARD_RATIO
    if not buttons:
        width = room_width
    elif tight:
        width = room_width - column - f.gap
    else:
        room_left += column + f.gap
        width = centred_width
    height = min(height, width / _NEED / CARD_RATIO * 0.98)
    base = f.table.bottom - 10 * f.k
    room = Rect(room_left, base - height, width, height)
    lift = 0.10 * height
    whole = fan(HAND_SIZE, room, height, apart=True)
    top = min(slot.bounds().y for slot in whole) - lift
    middle = Slot(room.cx, (whole[4].cy + whole[5].cy) / 2, height * CARD_RATIO, height)
    actions = _action_column(f, buttons, column, base)
    return _OwnHand(fan(count, room, height, apart=apart), whole, middle, lift, top, actions)


def _action_column(f: _Frame, buttons: int, width: float, base: float) -> tuple[Rect, ...]:
    height = _BUTTON_HEIGHT * f.k
    top = base - f.gap - buttons * height - (buttons - 1) * f.gap
    return tuple(Rect(f.right - width, top + i * (height + f.gap), width, height) for i in range(buttons))


@dataclass(frozen=True, slots=True)
class _Partner:
    backs: tuple[Slot, ...]
    crowded: bool
    plate: Rect
    trump: Slot
    home: Slot
    span: float

    @property
    def bottom(self) -> float:
        return self.home.cy + self.home.h / 2


def _partner(f: _Frame, badge: Rect, slate: Rect, count: int, scale: float) -> _Partner:
    """Backs centred at the top, the plate to their left, the turned trump to their right."""
    plate_w, plate_h = f.plate
    cx, top = f.play.cx, f.play.y + f.margin
    h = _clamp(0.120 * max(1.0, scale) * f.table.h, 60 * f.k, 260)
    w = h * CARD_RATIO
    beside = min(slate.x - cx, cx - badge.right) - 2 * f.gap
    step = _clamp((beside - plate_w - w) / 9 * 1.1, 0.13 * w, 0.30 * w)
    left_room = 2 * (cx - badge.right - 2 * f.gap - plate_w) - f.gap - w
    step = min(step, max(0.0, left_room / (HAND_SIZE - 1)))
    span = w + step * (HAND_SIZE - 1)
    backs = tuple(Slot(cx + (i - (count - 1) / 2) * step, top + h / 2, w, h) for i in range(count))
    return _Partner(
        backs=backs,
        crowded=step < 0.10 * w,
        plate=Rect(cx - span / 2 - f.gap - plate_w, top + (h - plate_h) / 2, plate_w, plate_h),
        trump=Slot(cx - span / 2 + max(span, _LEAST_BUBBLE * f.k) + f.gap + w / 2, top + h / 2, w, h),
        home=Slot(cx, top + h / 2, w, h),
        span=span,
    )


@dataclass(frozen=True, slots=True)
class _Trick:
    slots: dict[Seat, Slot]
    w: float
    h: float
    left: float
    right: float


def _trick(f: _Frame, own: _OwnHand, partner: _Partner, scale: float) -> _Trick:
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
    return _Trick(slots, w, h, cx - dx - 0.56 * w, cx + dx + 0.56 * w)


def _your_corner(f: _Frame, own: _OwnHand, trick: _Trick) -> tuple[Rect, Rect]:
    """Your plate and pile, at the left above the hand."""
    plate_w, plate_h = f.plate
    pile_w, pile_h = _pile_size(f)
    plate = Rect(f.left, own.top - plate_h - f.gap / 2, plate_w, plate_h)
    x = plate.right + f.gap
    width = min(pile_w, f.play.cx - 0.56 * trick.w - x - f.gap)
    return plate, Rect(x, plate.bottom - pile_h, width, pile_h)


def _pile_size(f: _Frame) -> tuple[float, float]:
    return _PILE_WIDTH * f.k, 44 * f.k


@dataclass(frozen=True, slots=True)
class _Sides:
    plates: dict[Seat, Rect]
    backs: dict[Seat, tuple[Slot, ...]]
    crowded: dict[Seat, bool]
    homes: dict[Seat, Slot]
    trump: dict[Seat, Slot]
    pile: Rect  # W keeps his team's tricks
    bottom: float  # of a whole hand of backs


def _sides(
    f: _Frame,
    badge: Rect,
    slate: Rect,
    own: _OwnHand,
    partner: _Partner,
    trick: _Trick,
    your_plate: Rect,
    count: Mapping[Seat, int],
    holder: Seat | None,
) -> _Sides:
    """W and E: the plate above, then backs, turned trump and pile, from the edge inwards; E mirrors W."""
    plate_w, plate_h = f.plate
    pile_w, pile_h = _pile_size(f)
    top = max(badge.bottom, slate.bottom) + f.gap
    bottom = min(your_plate.y - f.gap, own.top - 2 * f.gap - 66 * f.k)  # the hint lies under E
    room = bottom - top - plate_h - f.gap
    # backs lie on their side: `h` runs across, `w` down
    h = min(partner.home.h, trick.left - f.left - f.gap - 0.35 * trick.w, room / CARD_RATIO)
    w = h * CARD_RATIO
    step = _clamp((room - w) / (HAND_SIZE - 1), 0.0, 0.30 * w)
    span = w + step * (HAND_SIZE - 1)
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
        if seat is Seat.W:  # E keeps no pile
            past = min(trump_h, (beside - pile_w - f.gap) / CARD_RATIO)
            over = min(trump_h, bottom - backs_top - pile_h - f.gap)
            under = past < _LEAST_TRUMP * trick.h and past < over
            trump_h = over if under else past
        trump_w = trump_h * CARD_RATIO
        trump[seat] = Slot(
            edge + inwards * (h + f.gap + trump_w / 2), backs_top + trump_h / 2, trump_w, trump_h
        )
    out, pile_y = h + f.gap, min(backs_top + max(0.0, span - pile_h), bottom - pile_h)
    if holder is Seat.W and under:
        pile_y = max(pile_y, backs_top + trump[Seat.W].h + f.gap)
    elif holder is Seat.W:
        out += trump[Seat.W].w + f.gap
    return _Sides(
        plates=plates,
        backs=backs,
        crowded=dict.fromkeys(plates, step < 0.07 * w),
        homes=homes,
        trump=trump,
        pile=Rect(f.left + out, pile_y, pile_w, pile_h),
        bottom=backs_top + span,
    )


def _hint(
    f: _Frame,
    own: _OwnHand,
    trick: _Trick,
    sides: _Sides,
    plates: Mapping[Seat, Rect],
    piles: Mapping[Seat, Rect],
    open_trump: Slot | None,
) -> Rect:
    """Above the hand. It speaks only on your turn, so your own place in the trick is empty then."""
    top = max(
        trick.slots[Seat.E].bounds().bottom + _HINT_GAP * trick.h + 2,
        plates[Seat.E].bottom + f.gap,
        sides.bottom + f.gap,
        open_trump.bounds().bottom + f.gap if open_trump else 0.0,
    )
    x, bottom = piles[Seat.S].right + f.gap, own.top - f.gap
    beside_buttons = bool(own.actions) and own.actions[0].y < bottom
    right = own.actions[0].x - f.gap if beside_buttons else f.right
    return Rect(x, top, right - x, bottom - top)


def _bubbles(
    f: _Frame, slate: Rect, partner: _Partner, trick: _Trick, plates: Mapping[Seat, Rect]
) -> dict[Seat, Rect]:
    height = 54 * f.k
    west, north = trick.slots[Seat.W].bounds(), trick.slots[Seat.N].bounds()
    highest = plates[Seat.N].bottom + f.gap
    west_y = _clamp(plates[Seat.W].y, highest, max(highest, west.y - height - f.gap))
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
            f.play.cx - partner.span / 2,
            f.play.y + f.margin,
            max(partner.span, _LEAST_BUBBLE * f.k),
            min(partner.home.h, height),
        ),
        Seat.W: Rect(west_x, west_y, north.x - f.gap - west_x, height),
        Seat.E: Rect(east_x, east_y, east_right - 2 * f.gap - east_x, height),
        Seat.S: Rect(your_x, you.bottom - height, f.play.cx - 0.56 * trick.w - f.gap - your_x, height),
    }


def _centre(f: _Frame, slate: Rect, partner: _Partner, plates: Mapping[Seat, Rect]) -> Rect:
    top = partner.bottom + f.gap
    half = min(plates[Seat.E].x, slate.x) - 2 * f.gap - f.play.cx
    return Rect(f.play.cx - half, top, 2 * half, f.table.bottom - f.margin - top)


def _result(f: _Frame, slate: Rect, partner: _Partner, plates: Mapping[Seat, Rect]) -> Rect:
    top = partner.bottom + f.gap
    width = plates[Seat.E].x - plates[Seat.W].right - 2 * f.gap
    if slate.bottom > top:
        width = min(width, 2 * (slate.x - f.gap - f.play.cx))
    return Rect(f.play.cx - width / 2, top, width, f.table.bottom - f.margin - top)


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
