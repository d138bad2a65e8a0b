"""What lies on the table at one moment, card by card: pure, no Qt.

A picture is a view (plus what the view cannot say, such as the draw for the first dealer); `places` turns
it into a place for each card. Showing a picture never depends on what was shown before: that is what
keeps animations, undo, resizing and loading from ever disagreeing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from random import Random

from sueca_desktop.cards import Card
from sueca_desktop.rules.events import (
    CardPlayed,
    Dealt,
    Event,
    PackCut,
    TrickTaken,
    TrumpTurned,
)
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.ui.scene.areas import THROWN_ASIDE
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.hand_order import sorted_hand
from sueca_desktop.ui.scene.layout import Layout
from sueca_desktop.ui.scene.ribbon import cut_ribbon, drawn_card, pack, ribbon

PACK = "pack"

PackKey = tuple[str, int]
"""Where a hidden card lies."""

Key = Card | PackKey
"""Which card of the picture: an open card by itself, a hidden one by where it lies: `("N", 3)` is the
fourth back in the partner's hand, `("pack", 0)` the top of the pack."""


class Layer(IntEnum):
    """What lies above what; cards within a layer stack in their own order."""

    BACKS = 100
    TRUMP = 200
    PACK = 300
    TRICK = 400
    HAND = 500


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its slot, its face (None shows the back), its height in the stack, whether it is
    dimmed because it may not be played, and whether it is bare, lying on others without a shadow."""

    slot: Slot
    face: Card | None
    z: float
    dim: bool = False
    bare: bool = False


@dataclass(frozen=True)
class Picture:
    """A moment at the table. `draw` is the draw for the first dealer while it goes on; `turned` the trump
    card, lying open before the cards are dealt; `cut_at` how many cards of the ribbon are lifted while
    the person chooses where to cut."""

    view: PlayerView
    draw: DealerDraw | None = None
    turned: tuple[Card, Seat] | None = None
    cut_at: int | None = None

    @property
    def holder(self) -> Seat | None:
        """Before whom the turned trump card lies open."""
        if self.turned is not None:
            return self.turned[1]
        hand = self.view.hand
        return hand.holder if hand is not None and hand.trump_is_open else None

    @property
    def held(self) -> dict[Seat, int]:
        """How many cards each hand shows; the others' open trump card is not among their backs."""
        hand = self.view.hand
        if hand is None:
            return dict.fromkeys(SEATS, 10)
        counts = {seat: hand.counts[seat.place] for seat in SEATS}
        if hand.trump_is_open and hand.holder is not self.view.seat:
            counts[hand.holder] -= 1
        return counts


def own_fan(view: PlayerView, order: SortOrder) -> tuple[Card, ...]:
    """The person's cards from left to right."""
    hand = view.hand
    if hand is None:
        return ()
    aside = hand.trump if hand.trump_is_open and hand.holder is view.seat else None
    return sorted_hand(hand.cards, view.rules, hand.trump_suit, order, aside)


def places(picture: Picture, lay: Layout, order: SortOrder) -> dict[Key, Place]:
    """Where each card of the picture lies."""
    view = picture.view
    if view.hand is not None:
        return _dealt(view, view.hand, lay, order)
    shown: dict[Key, Place] = {}
    if picture.draw is not None:
        shown |= _drawing(picture.draw, lay)
    elif view.phase is Phase.CUT and picture.cut_at is not None:
        shown |= _spread(cut_ribbon(lay, picture.cut_at))
    elif view.phase in (Phase.CUT, Phase.TRUMP) or (view.phase is Phase.SHUFFLE and not has_result(view)):
        shown |= squared_pack(lay, view.dealer if view.phase is not Phase.CUT else None)
    if picture.turned is not None:
        card, holder = picture.turned
        shown[card] = Place(lay.trump[holder], card, Layer.TRUMP)
    return shown


def has_result(view: PlayerView) -> bool:
    """Whether a hand has just been counted: its result takes the place of the pack until the next shuffle."""
    counted = bool(view.results) and view.results[-1].reason is not HandReason.SPOILED
    return view.phase is Phase.OVER or (view.phase is Phase.SHUFFLE and counted)


def squared_pack(lay: Layout, dealer: Seat | None) -> dict[Key, Place]:
    """The forty cards in a packet, each a hair above the one under it."""
    slot, count = pack(lay, dealer), 40
    thickness = 0.18 * lay.k
    return {
        (PACK, i): Place(
            slot.moved(dy=-thickness * (count - 1 - i)),
            None,
            Layer.PACK + (count - i) / 100,
            bare=i < count - 1,
        )
        for i in range(count)
    }


def between(picture: Picture, event: Event) -> Picture:
    """The picture after `event`, where more events of the same action follow: the cards have moved, but
    nothing is settled yet, so it is nobody's turn."""
    view = replace(picture.view, to_act=(), actions=())
    hand = view.hand
    match event:
        case PackCut():
            return replace(picture, view=replace(view, phase=Phase.TRUMP), cut_at=None)
        case TrumpTurned(card, holder):
            return replace(picture, view=replace(view, phase=Phase.TRUMP), turned=(card, holder))
        case CardPlayed(by, card) if hand is not None:
            return replace(picture, view=replace(view, hand=hand.with_card(by, card)))
        case TrickTaken(by, _, points) if hand is not None:
            return replace(picture, view=replace(view, hand=hand.gathered(by, points)))
        case Dealt():
            return replace(picture, turned=None)
        case _:
            return replace(picture, view=view)


def _spread(slots: tuple[Slot, ...]) -> dict[Key, Place]:
    return {(PACK, i): Place(slot, None, Layer.PACK + i / 100) for i, slot in enumerate(slots)}


def _drawing(draw: DealerDraw, lay: Layout) -> dict[Key, Place]:
    """The spread pack with gaps where cards were taken; this round's cards lie open before who took them."""
    spread = _spread(ribbon(lay, len(draw.pack)))
    shown: dict[Key, Place] = {(PACK, place): spread[(PACK, place)] for place in draw.places}
    for i, drawn in enumerate(draw.drawn):
        shown[(PACK, drawn.place)] = Place(drawn_card(lay, drawn.seat), drawn.card, Layer.TRICK + i)
    return shown


def _dealt(view: PlayerView, hand: HandView, lay: Layout, order: SortOrder) -> dict[Key, Place]:
    shown: dict[Key, Place] = {}
    for seat in (Seat.N, Seat.W, Seat.E):
        for i, slot in enumerate(lay.backs[seat]):
            shown[(seat.value, i)] = Place(slot, None, Layer.BACKS + i)
    if hand.trump_is_open and hand.holder is not view.seat:
        shown[hand.trump] = Place(lay.trump[hand.holder], hand.trump, Layer.TRUMP)
    for i, (seat, card) in enumerate(hand.trick.plays()):
        thrown = lay.trick[seat].moved(turn=thrown_aside(view, hand, card))
        shown[card] = Place(thrown, card, Layer.TRICK + i)
    dimmed = dimmed_cards(view)
    for i, (card, slot) in enumerate(zip(own_fan(view, order), lay.hand, strict=True)):
        dim = card in dimmed
        raised = dimmed and not dim
        lifted = slot.moved(dy=-0.45 * lay.lift) if raised else slot
        shown[card] = Place(lifted, card, Layer.HAND + i, dim)
    return shown


def thrown_aside(view: PlayerView, hand: HandView, card: Card) -> float:
    """By how many degrees a card of the trick lies off its usual turn: no two throws are alike, but each lies
    the same whenever it is looked at."""
    throw = f"{len(view.results)} {hand.trump} {len(hand.tricks)} {card}"
    return Random(throw).uniform(-THROWN_ASIDE, THROWN_ASIDE)


def dimmed_cards(view: PlayerView) -> frozenset[Card]:
    """The person's cards that may not be played now; empty when it is not his turn to play."""
    if view.hand is None or view.phase is not Phase.PLAY or not view.my_turn:
        return frozenset()
    return frozenset(view.hand.cards) - frozenset(view.playable)
