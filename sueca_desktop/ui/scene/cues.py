"""What is heard of a movement, and when: pure, no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from sueca_desktop.rules.events import (
    CardCovered,
    CardPlayed,
    Dealt,
    Entered,
    HandScored,
    PackCut,
    PackShuffled,
    PartnersShown,
    SatOut,
    SetDiscarded,
    SetPassed,
    SetReceived,
    SobeScored,
    TentosScored,
    TrickTaken,
    TrucoTrickEnded,
    TrumpTurned,
    TrumpTurnedUp,
)
from sueca_desktop.table.draw import Drawn
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.choreography import Happened, Leg, Track
from sueca_desktop.ui.scene.picture import Key

_LANDED = 0.75  # of a leg: slowing down, the card lies there for the eye


class Sound(StrEnum):
    """The sounds of the table, the weightier the later: of those that fall together the last is heard."""

    PACKET = "packet"
    CARD = "card"
    PILE = "pile"
    GATHER = "gather"
    CUT = "cut"
    SHUFFLE = "shuffle"
    KNOCK = "knock"
    CHALK = "chalk"
    CHALK_MORE = "chalk_more"
    WIN = "win"


class Cue(Struct, frozen=True):
    """A sound and when it is due, in milliseconds after the movement began."""

    at: int
    sound: Sound


def cues(happened: Happened, tracks: Mapping[Key, Track]) -> tuple[Cue, ...]:
    """The sounds of a movement in the order in which they are due."""
    match happened:
        case CardPlayed() | CardCovered() | Drawn() | TrumpTurned() | TrumpTurnedUp():
            return tuple(Cue(_landing(leg), Sound.CARD) for leg in _last_legs(tracks))
        case SetPassed() | SetDiscarded() | PartnersShown():
            return tuple(Cue(_landing(leg), Sound.PACKET) for leg in _last_legs(tracks))
        case Dealt() | SetReceived():
            lowest = (track for track in tracks.values() if not track.origin.bare)  # those on it are bare
            landings = (_landing(leg) for track in lowest for leg in track.legs if leg.motion is motion.DEAL)
            return tuple(Cue(at, Sound.PACKET) for at in sorted(landings))
        case Entered() | SatOut():
            return tuple(Cue(_landing(leg), Sound.PACKET) for leg in _last_legs(tracks))
        case PackCut():
            put_down = (Cue(_landing(leg), Sound.PACKET) for leg in _last_legs(tracks))
            return Cue(0, Sound.CUT), *put_down
        case PackShuffled():
            return (Cue(0, Sound.SHUFFLE),)
        case TrickTaken() | TrucoTrickEnded():
            dropped = (Cue(_landing(leg), Sound.PILE) for leg in _last_legs(tracks))
            return Cue(0, Sound.GATHER), *dropped
        case HandScored(result):
            return _scored(sum(result.games), tracks)
        case TentosScored(result):
            return _scored(result.tentos, tracks)
        case SobeScored(result):
            return _scored(2 * any(result.change), tracks)  # several lines of the slate change
        case _:
            return ()


def _scored(strokes: int, tracks: Mapping[Key, Track]) -> tuple[Cue, ...]:
    """What was not played is thrown in, then the chalk writes."""
    heard = [Cue(_landing(leg), Sound.PILE) for leg in _last_legs(tracks)]
    if heard:
        heard.insert(0, Cue(0, Sound.GATHER))
    if strokes:
        written = max((track.end for track in tracks.values()), default=0)
        heard.append(Cue(written, Sound.CHALK if strokes == 1 else Sound.CHALK_MORE))
    return tuple(heard)


def _last_legs(tracks: Mapping[Key, Track]) -> tuple[Leg, ...]:
    """The leg with which what the movement is about comes to rest: mere rearrangement makes no sound."""
    legs = [track.legs[-1] for track in tracks.values() if track.legs[-1].motion is not motion.REFLOW]
    return (max(legs, key=_landing),) if legs else ()


def _landing(leg: Leg) -> int:
    return leg.start + round(_LANDED * leg.ms)
