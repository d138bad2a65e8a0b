"""Where open cards lie that are in no trick: those that nobody wants, and the partner's where the person sees
them. No Qt."""

from __future__ import annotations

from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.layout import Layout

SETS_SHOWN = 3
"""Of the sets that one player has thrown away the last so many are seen; earlier ones are under them."""

_SHARE = 0.6  # of a card of the trick
_STEP, _ROW = 0.42, 0.35  # between neighbours and between sets, in cards: indexes stay free


def thrown_away(lay: Layout, seat: Seat, row: int, rows: int, count: int) -> tuple[Slot, ...]:
    """A set that `seat` has thrown away, where his card of the trick would lie: the one in `row` of `rows`,
    each a little lower than the one before. All of them stay above the room for hints."""
    trick = lay.trick
    w, h = _SHARE * trick[seat].w, _SHARE * trick[seat].h
    top = {
        Seat.N: trick[Seat.N].bounds().y,
        Seat.S: lay.hint.y - h * (1 + _ROW * (rows - 1)),
    }.get(seat, trick[seat].cy - trick[seat].h / 2)
    first = trick[seat].cx - _STEP * w * (count - 1) / 2
    return tuple(Slot(first + i * _STEP * w, top + h / 2 + row * _ROW * h, w, h) for i in range(count))


def open_hand(lay: Layout, seat: Seat, count: int, *, in_middle: bool) -> tuple[Slot, ...]:
    """The open hand of the partner: large in the middle of the table, or beside his place, from where one
    turned card would lie towards the slate (mirrored: the badge)."""
    if in_middle:
        near = lay.trick[seat]
        return tuple(
            Slot(near.cx + (i - (count - 1) / 2) * 1.04 * near.w, near.cy, near.w, near.h)
            for i in range(count)
        )
    first = lay.trump[seat]
    outwards = -1 if lay.left_handed else 1
    edge = lay.slate.right + lay.gap if lay.left_handed else lay.slate.x - lay.gap
    room = abs(edge - first.cx) + first.w / 2
    w = min(first.w, room / (1 + 0.6 * max(0, count - 1)))
    h = w / CARD_RATIO
    step = min(1.04 * w, (room - w) / max(1, count - 1))
    start = first.cx - outwards * (first.w - w) / 2
    slots = tuple(Slot(start + outwards * i * step, first.cy, w, h) for i in range(count))
    return tuple(sorted(slots, key=lambda slot: slot.cx))
