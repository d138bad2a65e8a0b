"""Where everything lies on the table: pure geometry, no Qt.

All lengths are logical pixels of the view. Two scales rule everything: `k`, for text, plates and
buttons, grows slowly with the window and with the user's text size; cards take whatever room is left.
The card sizes come from a whole hand, so that nothing changes size while a hand is played.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.ui.scene import areas
from sueca_desktop.ui.scene.fan import CARD_RATIO, HAND_SIZE
from sueca_desktop.ui.scene.geometry import Rect, Slot, clamp

Keeper = Team | Seat
"""Who keeps taken tricks: a side, or, where each plays for himself, a player."""

SMALLEST_CARDS = 0.85
LARGEST_CARDS = 1.15

_SCALE_STEPS = 20  # to 1: dressing every widget anew is costly, and not for each pixel of a growing window


class Layout(Struct, frozen=True):
    """Every place on a table of a given size."""

    size: tuple[float, float]
    k: float  # one unit of text and furniture
    gap: float
    table: Rect  # the ground, filling the view
    play: Rect  # the part of it in use; a very wide view leaves margins
    left_handed: bool  # mirrored: buttons at the left, your plate and pile at the right
    badge: Rect  # trump suit, upper left (mirrored: right)
    marks: Rect  # under the badge, where each trick of a hand is told
    slate: Rect  # score, upper right (mirrored: left)
    plates: Mapping[Seat, Rect]
    homes: Mapping[Seat, Slot]  # the middle of each hand, where a dealt packet lands
    backs: Mapping[Seat, tuple[Slot, ...]]  # the others' cards: N, W, E
    crowded: Mapping[Seat, bool]  # too little room for a fan: show a packet and a number
    trump: Mapping[Seat, Slot]  # where the turned card lies, by holder; S: its place in the hand
    piles: Mapping[Keeper, Rect]  # taken tricks: yours by your plate, theirs by W (mirrored: E), or by seat
    trick: Mapping[Seat, Slot]
    hand: tuple[Slot, ...]  # S, left to right; the turned trump card is the last
    lift: float  # how far a focused card rises
    hint: Rect  # at most this; the bubble stands on its bottom edge, above the card it is about
    hint_beside: tuple[Rect, ...]  # instead while a card of yours lies in the trick: the first that fits
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
    whole: int = HAND_SIZE,
    holder: Seat | None = None,
    buttons: int = 0,
    left_handed: bool = False,
    each_for_himself: bool = False,
) -> Layout:
    """Place everything on a view of `size`.

    text: the user's text size, 1.0 to 1.5; taken only as far as it does not eat the table.
    cards: the user's card size, 0.85 to 1.15; taken only as far as there is room.
    held: cards in each hand, a whole hand where not said.
    whole: how many cards a whole hand has: ten, five or three.
    holder: who holds the turned trump card, while it lies open.
    buttons: how many rows of them stand beside the hand, 0 to 3. In a narrow view they take width from the
    hand, so where a button may come and go during a hand, its place is better kept throughout.
    left_handed: everything but the cards of the hand and who sits where is mirrored.
    each_for_himself: every player keeps his own tricks, and the slate has a line for each.
    """
    count = dict.fromkeys(Seat, whole) | dict(held or {})
    scale = clamp(cards, SMALLEST_CARDS, LARGEST_CARDS)
    if not left_handed:
        return _right_handed(size, text, scale, count, whole, holder, buttons, each_for_himself)
    facing = {_FACING[seat]: held_there for seat, held_there in count.items()}
    faced = None if holder is None else _FACING[holder]
    return _mirrored(_right_handed(size, text, scale, facing, whole, faced, buttons, each_for_himself))


def _right_handed(
    size: tuple[float, float],
    text: float,
    scale: float,
    count: Mapping[Seat, int],
    whole: int,
    holder: Seat | None,
    buttons: int,
    each_for_himself: bool,
) -> Layout:
    frame = areas.frame(size, text)
    badge, slate = areas.corners(frame, whole, each_for_himself=each_for_himself)
    own = areas.own_hand(frame, count[Seat.S], whole, holder is Seat.S, buttons, scale)
    partner = areas.partner_area(frame, badge, slate, count[Seat.N], whole, scale)
    trick = areas.trick_area(frame, own, partner, scale)
    your_plate, your_pile = areas.your_corner(frame, own, trick)
    sides = areas.side_areas(
        frame,
        badge,
        slate,
        own,
        partner,
        trick,
        your_plate,
        count,
        whole,
        holder,
        each_for_himself=each_for_himself,
    )
    piles: dict[Keeper, Rect] = {Team.NS: your_pile, Team.EW: sides.piles[Seat.W]}
    if each_for_himself:
        piles = {Seat.S: your_pile, Seat.N: partner.pile(frame, slate)}
        piles |= {seat: sides.piles[seat] for seat in (Seat.W, Seat.E)}
    plates = {Seat.S: your_plate, Seat.N: partner.plate} | sides.plates
    trump = {Seat.N: partner.trump, Seat.S: (own.cards or own.whole)[-1]} | sides.trump
    open_trump = trump[Seat.E] if holder is Seat.E else None
    hint = areas.hint_room(frame, own, trick, sides, plates, your_pile, open_trump)
    return Layout(
        size=size,
        k=frame.k,
        gap=frame.gap,
        table=frame.table,
        play=frame.play,
        left_handed=False,
        badge=badge,
        marks=areas.marks_room(frame, badge),
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
        hint_beside=areas.rooms_beside_your_card(frame, own, trick, hint),
        bubbles=areas.bubble_rooms(frame, slate, partner, trick, plates, holder),
        actions=own.actions,
        centre=areas.centre_room(frame, slate, partner, plates),
        result=areas.result_room(frame, slate, partner, plates),
    )


def unit(size: tuple[float, float], text: float = 1.0) -> float:
    """The `k` of a layout of that size: how large text and furniture are there, 1 in a usual window."""
    return areas.frame(size, text).k


def scale_around(window: tuple[float, float], text: float = 1.0) -> float:
    """How many times its usual size text around the table is, in menus and dialogs: in proportion to the
    table in a window of that size, and never smaller than the user wants it."""
    width, height = window
    k = unit((width, height - areas.BAR_HEIGHT), text)
    return max(text, round(k * _SCALE_STEPS) / _SCALE_STEPS)


def speaker(lay: Layout, seat: Seat) -> Rect:
    """What the tail of a player's bubble points to: his plate, or his cards where they lie in between."""
    plate, home, said = lay.plates[seat], lay.homes[seat], lay.bubbles[seat]
    if seat is not Seat.N:
        return plate
    left = min((slot.bounds().x for slot in lay.backs[seat]), default=home.bounds().x)
    right = max((slot.bounds().right for slot in lay.backs[seat]), default=home.bounds().right)
    cards = Rect(left, plate.y, right - left, plate.h)
    between = said.right < cards.x if lay.left_handed else said.x > cards.right
    return cards if between and lay.backs[seat] else plate


def begins_right(lay: Layout, keeper: Keeper) -> bool:
    """Whether a pile has its first packet at its right end: by whoever keeps it, or in a mirror."""
    return keeper is not Seat.W if lay.left_handed else keeper is Seat.E


def pile_slot(lay: Layout, keeper: Keeper) -> Slot:
    """Where the first packet of somebody's taken tricks lies; the others follow it towards the middle."""
    pile = lay.piles[keeper]
    height = 0.88 * pile.h
    cx = pile.right - height / 2 if begins_right(lay, keeper) else pile.x + height / 2
    return Slot(cx, pile.bottom - height / 2, height * CARD_RATIO, height)


_FACING = {Seat.S: Seat.S, Seat.N: Seat.N, Seat.E: Seat.W, Seat.W: Seat.E}  # who sits where, in a mirror


def _mirrored(lay: Layout) -> Layout:
    """The table in a mirror, E and W in each other's places there. Your hand only moves: a fan in a mirror
    would hide the corners by which cards are known, and turn the order of the suits round."""
    axis = lay.play.cx
    across = 2 * (axis - lay.homes[Seat.S].cx)

    def rects(places: Mapping[Seat, Rect]) -> dict[Seat, Rect]:
        return {_FACING[seat]: rect.mirrored(axis) for seat, rect in places.items()}

    def slots(places: Mapping[Seat, Slot]) -> dict[Seat, Slot]:
        return {_FACING[seat]: slot.mirrored(axis) for seat, slot in places.items()}

    backs = {_FACING[seat]: tuple(slot.mirrored(axis) for slot in lay.backs[seat]) for seat in lay.backs}
    return replace(
        lay,
        left_handed=True,
        badge=lay.badge.mirrored(axis),
        marks=lay.marks.mirrored(axis),
        slate=lay.slate.mirrored(axis),
        plates=rects(lay.plates),
        homes=slots(lay.homes),
        backs=backs | {Seat.N: backs[Seat.N][::-1]},  # from left to right again
        crowded={_FACING[seat]: crowded for seat, crowded in lay.crowded.items()},
        trump=slots(lay.trump) | {Seat.S: lay.trump[Seat.S].moved(dx=across)},
        piles={
            _FACING[keeper] if isinstance(keeper, Seat) else keeper: rect.mirrored(axis)
            for keeper, rect in lay.piles.items()
        },
        trick=slots(lay.trick),
        hand=tuple(slot.moved(dx=across) for slot in lay.hand),
        hint=lay.hint.mirrored(axis),
        hint_beside=tuple(room.mirrored(axis) for room in lay.hint_beside),
        bubbles=rects(lay.bubbles),
        actions=tuple(rect.mirrored(axis) for rect in lay.actions),
        centre=lay.centre.mirrored(axis),
        result=lay.result.mirrored(axis),
    )
