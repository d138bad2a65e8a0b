"""How long everything that moves takes, and how it speeds up and slows down: all of it in one place."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QEasingCurve

from sueca_desktop.storage.settings import TrickPause

_Ease = QEasingCurve.Type


class Speed(StrEnum):
    """The user's choice; `OFF` shows the end of every movement at once."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


_FACTORS = {Speed.OFF: 0.0, Speed.FAST: 0.55, Speed.NORMAL: 1.0, Speed.SLOW: 1.7}


class Motion(Struct, frozen=True):
    """One kind of movement; times are milliseconds at normal speed."""

    ms: int
    easing: QEasingCurve.Type = QEasingCurve.Type.Linear
    gap_ms: int = 0  # between the starts of two of its kind

    def duration(self, speed: Speed) -> int:
        """Milliseconds it takes at `speed`."""
        return round(self.ms * _FACTORS[speed])

    def gap(self, speed: Speed) -> int:
        """Milliseconds between the starts of two of its kind at `speed`."""
        return round(self.gap_ms * _FACTORS[speed])


THROW = Motion(280, _Ease.OutCubic)  # hand to trick: off at once, slowed by the cloth
CLOSE = Motion(170, _Ease.OutQuad, gap_ms=45)  # the cards of a trick to one packet, one after the other
GATHER = Motion(300, _Ease.InOutCubic)  # on to the winner's pile, turning over half-way
DEAL = Motion(300, _Ease.OutCubic, gap_ms=120)  # one packet of ten to a seat
PACKET = Motion(60)  # by how much the last card of a packet trails behind the first
SPREAD = Motion(240, _Ease.OutCubic)  # a packet opens to a fan, then sorts
CUT = Motion(420, _Ease.InOutCubic)  # the upper part lifts, moves aside, goes under
TURN_TRUMP = Motion(320, _Ease.InOutQuad)  # turns over about its long axis, then slides beside its holder
THINK = Motion(350)  # between two players' cards, so that the eye can follow
HOVER = Motion(90, _Ease.OutQuad)
REFLOW = Motion(160, _Ease.OutCubic)  # the hand closes after a card has left
REFUSE = Motion(220, _Ease.InOutSine)  # two small shakes, then back
TURN_LIGHT = Motion(200, _Ease.OutQuad)  # fades over from plate to plate, never blinks
COURSE = Motion(1300, _Ease.InOutSine)  # arrows tell which way play goes, then fade to a faint mark
SWEEP_FEAST = Motion(1700)  # the tricks lie down as a wheel around a rosette, and fade
MATCH_FEAST = Motion(1900)  # tiles are laid around the result, and fade
CHALK = Motion(280)  # a stroke is drawn along its path
LINES = Motion(700)  # the lines of all players grow or shrink to their new points

REFUSE_SHAKE = 4  # units of k
THROW_SPIN = 9.0  # degrees that a thrown card swings beyond its turn in flight, at the most

TRICK_PAUSE_MS: dict[TrickPause, int | None] = {"short": 500, "normal": 1100, "long": 2400, "click": None}
"""How long a full trick lies, whatever the speed; None until the person goes on."""

READING_MS = 1500  # what interrupts a hand, or the cards drawn for the first deal, can be taken in

_BUBBLE_STAY_MS = 1600
_READING_MS = 60  # a letter


def bubble_stay_ms(words: str) -> int:
    """How long a bubble stands so that it can be read; the same at every speed."""
    return max(_BUBBLE_STAY_MS, _READING_MS * len(words))
