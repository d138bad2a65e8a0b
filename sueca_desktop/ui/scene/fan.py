"""A hand of cards, spread: pure geometry, no Qt."""

from __future__ import annotations

from math import cos, degrees, radians, sin

from sueca_desktop.ui.scene.geometry import Rect, Slot, clamp

HAND_SIZE = 10
CARD_RATIO = 5 / 7  # width to height
INDEX_WIDTH, INDEX_HEIGHT = 0.25, 0.34  # the corner that the large index fills, in shares of a card

_MIN_STEP = 0.42  # neighbours in the fan never lie closer than this share of a card's width
_MAX_STEP = 0.60
_SMALL_HAND = 5  # so few cards, and fewer, lie wider apart
_SMALL_MIN_STEP, _SMALL_MAX_STEP = 0.70, 0.88
_ASIDE = 0.28  # the gap before the turned trump card in the hand, in card widths


def is_small(whole: int) -> bool:
    """Whether a whole hand of so many cards leaves room to spare."""
    return whole <= _SMALL_HAND


def tightest(whole: int) -> float:
    """The width of the tightest whole hand, in card widths; three cards are no larger than five."""
    step = _SMALL_MIN_STEP if is_small(whole) else _MIN_STEP
    return 1 + (max(whole, _SMALL_HAND) - 1) * step + _ASIDE


def fan(
    count: int, room: Rect, height: float, *, apart: bool = False, whole: int = HAND_SIZE
) -> tuple[Slot, ...]:
    """`count` cards on a very flat arc, centred in `room` and standing on its bottom edge.

    apart: the last card is the turned trump and stands a little aside.
    whole: how many cards a whole hand has; the fewer, the wider they lie.
    """
    if count == 0:
        return ()
    w = height * CARD_RATIO
    if count == 1:
        return (Slot(room.cx, room.bottom - height / 2, w, height),)
    aside = _ASIDE * w if apart else 0.0
    widest = _SMALL_MAX_STEP if is_small(whole) else _MAX_STEP
    step = clamp((room.w * 0.985 - w - aside) / (count - 1), _MIN_STEP * w, widest * w)
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
