"""Where the pack lies before the cards are dealt: spread, cut, or squared before the dealer. No Qt."""

from __future__ import annotations

from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Point, Rect, Slot
from sueca_desktop.ui.scene.layout import Layout

PACK_SIZE = 40


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
    """Free room below the ribbon, for a few lines of text: beside your plate, what lies under it, and the
    buttons."""
    top = _ribbon_middle(lay) + 0.55 * _ribbon_height(lay) + 12 * lay.k
    beside = (lay.plates[Seat.S], *lay.actions)
    half = min(abs(rect.cx - lay.play.cx) - rect.w / 2 for rect in beside) - lay.gap
    return Rect(lay.play.cx - half, top, 2 * half, lay.table.bottom - lay.gap - top)


def drawn_card(lay: Layout, seat: Seat) -> Slot:
    """Where a card lies that `seat` has drawn from the ribbon: yours under your plate, the others' where a
    turned trump card would lie."""
    near = lay.trump[seat]
    if seat is not Seat.S:
        return near
    you = lay.plates[Seat.S]
    top = you.bottom + lay.gap
    height = min(near.h, lay.table.bottom - 2 * lay.gap - top, you.w / CARD_RATIO)
    return Slot(you.cx, top + height / 2, height * near.w / near.h, height)


def pack(lay: Layout, dealer: Seat | None = None) -> Slot:
    """The squared pack: in the middle, or lying before `dealer` while he deals."""
    if dealer is None:
        sample = lay.trick[Seat.S]
        return Slot(lay.play.cx, lay.centre.cy, 0.86 * sample.w, 0.86 * sample.h)
    near = lay.trick[dealer]
    return Slot(near.cx, near.cy, 0.86 * near.w, 0.86 * near.h, 90.0 if dealer in (Seat.E, Seat.W) else 0.0)


def pack_aside(lay: Layout, dealer: Seat) -> Slot:
    """The squared pack beside the hand of `dealer`, while the middle of the table is in use: where a turned
    card of his would lie, yours beside your plate."""
    near, height = lay.trump[dealer], lay.homes[Seat.N].h
    if dealer is not Seat.S:
        height = min(height, near.h)
        return Slot(near.cx, near.cy, height * CARD_RATIO, height)
    you, beside = lay.plates[Seat.S], lay.trump[Seat.E if lay.left_handed else Seat.W].bounds()
    room = (you.x - lay.hint.right if lay.left_handed else lay.hint.x - you.right) - 2 * lay.gap
    height = min(height, room / CARD_RATIO, you.bottom - beside.bottom - lay.gap)
    out = lay.gap + height * CARD_RATIO / 2
    cx = you.x - out if lay.left_handed else you.right + out
    return Slot(cx, you.bottom - height / 2, height * CARD_RATIO, height)


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
