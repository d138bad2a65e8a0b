"""A hand of cards, spread: pure geometry, no Qt."""

from __future__ import annotations

from math import cos, degrees, radians, sin

from sueca_desktop.ui.scene.geometry import Rect, Slot, clamp

HAND_SIZE = 10
CARD_RATIO = 5 / 7  # width to height

_MIN_STEP = 0.42  # neighbours in the fan never lie closer than this share of a card's width
_MAX_STEP = 0.60
_ASIDE = 0.28  # the gap before the turned trump card in the hand, in card widths

TIGHTEST = 1 + (HAND_SIZE - 1) * _MIN_STEP + _ASIDE
"""The width of the tightest whole hand, in card widths."""


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
    step = clamp((room.w * 0.985 - w - aside) / (count - 1), _MIN_STEP * w, _MAX_STEP * w)
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
