"""How cards move from one picture to the next: pure, no Qt.

An event and the two pictures around it give a track for each card that moves. What a track ends with is
always the place in the second picture, so that skipping and playing come to the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.events import (
    CardCovered,
    CardPlayed,
    Dealt,
    Entered,
    Event,
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
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.draw import Drawn
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.layout import Layout, pile_slot
from sueca_desktop.ui.scene.motion import Motion, Speed
from sueca_desktop.ui.scene.picture import PACK, TRICK, Key, Layer, PackKey, Place
from sueca_desktop.ui.scene.ribbon import pack, pack_aside, packet

Happened = Event | Drawn | None
"""What a movement shows: an event, a card drawn for the first deal, or a mere rearrangement."""

Places = Mapping[Key, Place]

_NOTHING: Mapping[PackKey, Place] = MappingProxyType({})


class Leg(Struct, frozen=True):
    """One stretch of a track: it begins `start` ms after the movement, takes `ms`, and ends at `slot`
    showing `face` (turning over half-way if that is new). On its way the card swings by up to `spin` degrees
    and comes back."""

    start: int
    ms: int
    slot: Slot
    face: Card | None
    motion: Motion
    spin: float = 0.0


class Track(Struct, frozen=True):
    """The way of one card. A card that `vanishes` is gone at the end (it lies in a pile)."""

    origin: Place
    legs: tuple[Leg, ...]
    vanishes: bool = False

    @property
    def end(self) -> int:
        """Milliseconds until it lies still."""
        return max(leg.start + leg.ms for leg in self.legs)


def choreography(
    happened: Happened,
    before: Places,
    after: Places,
    lay: Layout,
    speed: Speed,
    me: Seat,
    dealer: Seat | None = None,
    taken: Mapping[PackKey, Place] = _NOTHING,
) -> dict[Key, Track]:
    """A track for each card that moves between two pictures. `dealer` is before whom the pack lies; `taken`
    are the packets in the piles."""
    match happened:
        case CardPlayed(by, card):
            tracks = _throw(by, card, before, after, speed) | _clear(dealer, before, after, lay, speed)
            tracks |= _stow(dealer, before, after, lay, speed)
        case CardCovered(by):
            tracks = _throw(by, _newest(after), before, after, speed) | _clear(
                dealer, before, after, lay, speed
            )
        case TrucoTrickEnded(winner=None, leader=by):
            tracks = _close(by, before, after, lay, speed)
        case TrickTaken(by) | TrucoTrickEnded(leader=by):
            tracks = _gather(by, before, after, lay, speed)
        case Dealt(packets):
            tracks = _deal([seat for seat, _ in packets], before, after, lay, speed, me)
        case SetReceived(by):
            tracks = _deal([by], before, after, lay, speed, me)
        case SetPassed() | SetDiscarded() | PartnersShown():
            tracks = _change_hands(before, after, speed)
        case TrumpTurned(card):
            tracks = {card: _turn_trump(before, after[card], speed, happened.end)}
        case TrumpTurnedUp(_, card):
            tracks = {card: _turn_trump(before, after[card], speed, "top")}
        case Entered(by, given):
            tracks = _exchange(by, len(given), before, after, lay, speed, me)
        case SatOut(by) if by is me:
            tracks = _lay_down(by, before, after, speed)
        case PackCut(_, at):
            tracks = _cut(at, before, after, lay, speed)
        case HandScored() | TentosScored() | SobeScored():
            tracks = _throw_in(dealer, before, after, lay, speed)
            tracks |= _bring_back(taken, tracks, pack(lay, dealer), speed)
        case PackShuffled():
            tracks = _shuffle(after, lay, speed)
        case Drawn(_, place, card):
            key = (PACK, place)
            tracks = {key: _straight(before[key], after[key], motion.THROW, speed)}
        case _:
            tracks = {}
    return tracks | _reflow(before, after, speed, tracks)


def _straight(origin: Place, target: Place, way: Motion, speed: Speed, start: int = 0) -> Track:
    leg = Leg(start, way.duration(speed), target.slot, target.face, way)
    return Track(replace(origin, z=target.z), (leg,))


def _reflow(before: Places, after: Places, speed: Speed, moving: Mapping[Key, Track]) -> dict[Key, Track]:
    """Cards that were there and lie elsewhere now."""
    return {
        key: _straight(before[key], place, motion.REFLOW, speed)
        for key, place in after.items()
        if key in before and key not in moving and before[key].slot != place.slot
    }


def _newest(after: Places) -> Key:
    """The card that was laid to the trick last."""
    return max((key for key in after if _in_trick(after[key])), key=lambda key: after[key].z)


def _in_trick(place: Place) -> bool:
    return Layer.TRICK <= place.z < Layer.HAND


def _throw(by: Seat, card: Key, before: Places, after: Places, speed: Speed) -> dict[Key, Track]:
    backs = [key for key in before if isinstance(key, tuple) and key[0] == by.value]
    if card in before:
        origin = before[card]
    elif backs:
        origin = before[backs[-1]]
    else:  # out of an open hand, of which nobody sees any more which cards are left
        open_hand = [place for key, place in before.items() if key not in after]
        origin = replace(min(open_hand, key=lambda place: place.z), face=None)
    track = _straight(replace(origin, dim=False), after[card], motion.THROW, speed)
    (leg,) = track.legs
    spin = motion.THROW_SPIN if by in (Seat.S, Seat.E) else -motion.THROW_SPIN
    return {card: replace(track, legs=(replace(leg, spin=spin),))}


def _clear(dealer: Seat | None, before: Places, after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """Open cards that nobody wants make room for the first trick: they turn over on their way to the
    dealer's pack, and are gone there."""
    pile = pack(lay) if dealer is None else pack_aside(lay, dealer)
    gone = [key for key in before if key not in after and _in_trick(before[key])]
    leg = Leg(0, motion.GATHER.duration(speed), pile, None, motion.GATHER)
    return {key: Track(before[key], (leg,), vanishes=True) for key in gone}


def _stow(dealer: Seat | None, before: Places, after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """The stock makes room for the tricks when the first card falls: it is pushed under the dealer's hand."""
    if dealer is None:
        return {}
    under, ms = packet(lay, dealer), motion.GATHER.duration(speed)
    tracks: dict[Key, Track] = {}
    for key in (key for key in _pack_keys(before) if key not in after):
        place = before[key]
        slot = replace(under, w=place.slot.w, h=place.slot.h)
        origin = replace(place, z=place.z - Layer.PACK + Layer.BACKS / 2)
        tracks[key] = Track(origin, (Leg(0, ms, slot, None, motion.GATHER),), vanishes=True)
    return tracks


def _throw_in(
    dealer: Seat | None, before: Places, after: Places, lay: Layout, speed: Speed
) -> dict[Key, Track]:
    """A hand is over: what nobody has played is squared, face down, and goes to the dealer's pack, first the
    others' cards, then what lies open, then the person's, one packet after the other."""
    pile = pack(lay, dealer)
    close, gather = motion.CLOSE.duration(speed), motion.GATHER.duration(speed)
    packets: dict[str, list[Key]] = {}
    for key, place in before.items():
        if key not in after:
            packets.setdefault(_packet_of(key, place), []).append(key)
    tracks: dict[Key, Track] = {}
    for number, keys in enumerate(packets.values()):
        start = number * motion.CLOSE.gap(speed)
        middle = _middle([before[key].slot for key in keys])
        legs = (
            Leg(start, close, middle, None, motion.CLOSE),
            Leg(start + close, gather, pile, None, motion.GATHER),
        )
        for i, key in enumerate(keys):  # the lowest has the shadow of all
            tracks[key] = Track(replace(before[key], dim=False, bare=i > 0), legs, vanishes=True)
    return tracks


def _bring_back(
    taken: Mapping[PackKey, Place], thrown_in: Mapping[Key, Track], pile: Slot, speed: Speed
) -> dict[Key, Track]:
    """The taken tricks go to the dealer's pack with the last of what is thrown in, squared on their way."""
    start = max((track.legs[-1].start for track in thrown_in.values()), default=0)
    leg = Leg(start, motion.GATHER.duration(speed), pile, None, motion.GATHER)
    return {key: Track(replace(taken[key], bare=key[1] > 0), (leg,), vanishes=True) for key in taken}


def _packet_of(key: Key, place: Place) -> str:
    """With which other cards a card is squared: those of its hand, of the trick, or that lie beside them."""
    if isinstance(key, tuple) and key[0] != TRICK:
        return key[0]
    return Layer(int(place.z // 100) * 100).name


def _middle(slots: Sequence[Slot]) -> Slot:
    """Where cards are squared into a packet: amid their places."""
    middle = slots[0]
    for count, slot in enumerate(slots[1:], start=2):
        middle = middle.towards(slot, 1 / count)
    return middle


def _gather(by: Seat, before: Places, after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """To one packet before the winner, then to his or his side's pile, turning over half-way: one after
    the other, each before the last has arrived."""
    ms, gap = motion.GATHER.duration(speed), motion.CLOSE.gap(speed)
    pile = pile_slot(lay, by if by in lay.piles else by.team)
    tracks = _close(by, before, after, lay, speed)
    for i, (key, track) in enumerate(tracks.items()):
        leg = Leg(i * gap + track.legs[0].ms, ms, pile, None, motion.GATHER)
        tracks[key] = replace(track, legs=(*track.legs, leg))
    return tracks


def _close(by: Seat, before: Places, after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """To one packet before a player, where it is gone if nobody takes it."""
    close, gap = motion.CLOSE.duration(speed), motion.CLOSE.gap(speed)
    middle = replace(lay.trick[by], cx=lay.play.cx, cy=lay.trick[Seat.W].cy)
    centre = lay.trick[by].towards(middle, 0.35)
    gone = [key for key in before if key not in after and _in_trick(before[key])]
    tracks: dict[Key, Track] = {}
    for i, key in enumerate(gone):
        origin = before[key]
        packet_slot = replace(origin.slot, cx=centre.cx, cy=centre.cy, angle=0.0)
        leg = Leg(i * gap, close, packet_slot, origin.face, motion.CLOSE)
        tracks[key] = Track(replace(origin, z=origin.z + Layer.HAND), (leg,), vanishes=True)
    return tracks


def _change_hands(before: Places, after: Places, speed: Speed) -> dict[Key, Track]:
    """Cards that leave a hand, and turn over on their way where they are seen at one end of it only."""
    gone = sorted((key for key in before if key not in after), key=lambda key: before[key].z)
    come = sorted((key for key in after if key not in before), key=lambda key: after[key].z)
    return {
        new: _straight(replace(before[old], dim=False), after[new], motion.DEAL, speed)
        for old, new in zip(gone, come, strict=False)
    }


def _deal(
    seats: Sequence[Seat], before: Places, after: Places, lay: Layout, speed: Speed, me: Seat
) -> dict[Key, Track]:
    """A packet to one seat after the other; each then opens to a fan and is sorted."""
    tracks: dict[Key, Track] = {}
    start = 0
    ms, gap, spread = motion.DEAL.duration(speed), motion.DEAL.gap(speed), motion.SPREAD.duration(speed)
    trailing = motion.PACKET.duration(speed)
    lying = _pack_keys(before)
    source = before[lying[0]].slot if lying else pack(lay)
    for i, seat in enumerate(seats):
        landing = packet(lay, seat)
        keys = _hand_keys(seat, before, after, me)
        for j, key in enumerate(keys):
            place = after[key]
            origin = Place(source.moved(dy=-0.2 * j), None, Layer.PACK + 50 - i * 10 + j / 10, bare=j > 0)
            late = start + trailing * j // max(1, len(keys) - 1)
            legs = (
                Leg(late, ms, landing.moved(dy=-0.2 * j), None, motion.DEAL),
                Leg(late + ms, spread, place.slot, place.face, motion.SPREAD),
            )
            tracks[key] = Track(origin, legs)
        start += ms // 2 + gap
    return tracks


def _hand_keys(seat: Seat, before: Places, after: Places, me: Seat) -> list[Key]:
    """The cards that `seat` gets; a turned trump card that lies open stays where it is."""
    if seat is me:
        own = [key for key, place in after.items() if isinstance(key, Card) and place.z >= Layer.HAND]
        if own:  # else they come face down, as everybody's
            return [key for key in own if key not in before]
    return [key for key in after if isinstance(key, tuple) and key[0] == seat.value and key not in before]


def _pack_keys(places: Places) -> list[PackKey]:
    """The cards of the pack, from the top down."""
    return sorted(key for key in places if isinstance(key, tuple) and key[0] == PACK)


def _turn_trump(before: Places, target: Place, speed: Speed, end: str) -> Track:
    """The card turns over about its long axis, then slides beside its holder."""
    lying = _pack_keys(before)
    origin = before[lying[0 if end == "top" else -1]]
    ms = motion.TURN_TRUMP.duration(speed)
    aside = origin.slot.moved(dy=-0.55 * origin.slot.h if end == "top" else 0.55 * origin.slot.h)
    legs = (
        Leg(0, ms, aside, target.face, motion.TURN_TRUMP),
        Leg(ms + ms // 2, ms, target.slot, target.face, motion.TURN_TRUMP),
    )
    return Track(replace(origin, z=Layer.TRICK), legs)


def _cut(at: int, before: Places, after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """The upper part lifts, moves aside, goes under."""
    ms = motion.CUT.duration(speed)
    tracks: dict[Key, Track] = {}
    count = len(_pack_keys(after))
    for i in range(count):
        lifted = i < at
        key = (PACK, (i - at) % count)
        target = after[key]
        origin = replace(before.get((PACK, i), target), z=Layer.PACK + (count - i) / 100)
        aside = target.slot.moved(dx=-1.15 * target.slot.w if lifted else 0.0)
        legs: tuple[Leg, ...] = (Leg(0, ms, aside, None, motion.CUT),)
        if lifted:
            legs = (*legs, Leg(ms, ms // 2, target.slot, None, motion.CUT))
        tracks[key] = Track(origin, legs)
    return tracks


def _exchange(
    by: Seat, count: int, before: Places, after: Places, lay: Layout, speed: Speed, me: Seat
) -> dict[Key, Track]:
    """What a player does not want goes under the stock, and as many cards come off it."""
    lying = _pack_keys(before)
    stock = before[lying[0]].slot if lying else pack(lay)
    if by is me:
        return _exchange_own(before, after, stock, packet(lay, me), speed, me)
    return _exchange_backs(by, count, before, after, stock, packet(lay, by), speed)


def _exchange_own(
    before: Places, after: Places, stock: Slot, landing: Slot, speed: Speed, me: Seat
) -> dict[Key, Track]:
    ms, spread = motion.DEAL.duration(speed), motion.SPREAD.duration(speed)
    tracks: dict[Key, Track] = {}
    given = [key for key, place in before.items() if place.z >= Layer.HAND and key not in after]
    for i, key in enumerate(given):
        origin = replace(before[key], z=Layer.PACK - 50 + i, marked=False)
        tracks[key] = Track(origin, (Leg(0, ms, stock, None, motion.DEAL),), vanishes=True)
    for i, key in enumerate(_hand_keys(me, before, after, me)):
        place = after[key]
        legs = (
            Leg(ms, ms, landing, None, motion.DEAL),
            Leg(2 * ms, spread, place.slot, place.face, motion.SPREAD),
        )
        tracks[key] = Track(Place(stock, None, Layer.PACK + 50 + i), legs)
    return tracks


def _exchange_backs(
    by: Seat, count: int, before: Places, after: Places, stock: Slot, home: Slot, speed: Speed
) -> dict[Key, Track]:
    """Nobody sees which cards another player changes: the last ones go and come. A card that lay open before
    him comes into his hand, or goes with them."""
    ms = motion.DEAL.duration(speed)
    backs = _back_keys(by, after)
    opened = [place for key, place in before.items() if key not in after and _is_turned(place)]
    tracks: dict[Key, Track] = {}
    for key in backs:
        place = after[key]
        origin = replace(opened[0], z=place.z) if key not in before and opened else before.get(key)
        if key in backs[len(backs) - count :]:
            legs = (Leg(0, ms, stock, None, motion.DEAL), Leg(ms, ms, place.slot, None, motion.DEAL))
            tracks[key] = Track(origin or Place(home, None, place.z), legs)
        elif key not in before and origin is not None:
            tracks[key] = _straight(origin, place, motion.TURN_TRUMP, speed)
    return tracks


def _back_keys(by: Seat, places: Places) -> list[PackKey]:
    """The cards that lie face down before a player."""
    return [key for key in places if isinstance(key, tuple) and key[0] == by.value]


def _is_turned(place: Place) -> bool:
    return Layer.TRUMP <= place.z < Layer.PACK


def _lay_down(by: Seat, before: Places, after: Places, speed: Speed) -> dict[Key, Track]:
    """The person's cards are squared into a packet, face down."""
    own = [place for key, place in before.items() if isinstance(key, Card) and place.z >= Layer.HAND]
    return {
        key: _straight(place, after[key], motion.SPREAD, speed)
        for key, place in zip(_back_keys(by, after), own, strict=False)
    }


def _shuffle(after: Places, lay: Layout, speed: Speed) -> dict[Key, Track]:
    """Two halves slide apart and into each other."""
    ms = motion.CUT.duration(speed)
    tracks: dict[Key, Track] = {}
    for key in _pack_keys(after):
        place = after[key]
        side = 1 if key[1] % 2 else -1
        apart = place.slot.moved(dx=0.55 * side * place.slot.w, turn=4.0 * side)
        legs = (
            Leg(0, ms // 2, apart, None, motion.CUT),
            Leg(ms // 2, ms // 2, place.slot, None, motion.CUT),
        )
        tracks[key] = Track(place, legs)
    return tracks
