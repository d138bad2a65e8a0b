"""What lies on the table at one moment, card by card: pure, no Qt, the same for every game.

A game makes a picture of what the person knows; `places` turns it into a place for each card. Showing a
picture never depends on what was shown before: that is what keeps animations, undo, resizing and loading
from ever disagreeing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.game import MatchRules, MatchView
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.ui.scene.areas import THROWN_ASIDE
from sueca_desktop.ui.scene.fan import HAND_SIZE
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.hand_order import by_height, sorted_hand
from sueca_desktop.ui.scene.layout import Keeper, Layout
from sueca_desktop.ui.scene.ribbon import PACK_SIZE, cut_ribbon, drawn_card, pack, pack_aside, ribbon
from sueca_desktop.ui.scene.spread import SETS_SHOWN, open_hand, thrown_away
from sueca_desktop.ui.scene.told import Told

PACK = "pack"
TRICK = "trick"

_ASKEW = -4.0  # how a packet lies that rests, degrees off its usual turn

PackKey = tuple[str, int]
"""Where a hidden card lies."""

Key = Card | PackKey
"""Which card of the picture: an open card by itself, a hidden one by where it lies: `("N", 3)` is the
fourth back in the partner's hand, `("pack", 0)` the top of the pack, `("trick", 2)` the third card of the
trick, played face down, `("pile NS", 0)` the first trick of a pile that moves."""


class Layer(IntEnum):
    """What lies above what; cards within a layer stack in their own order."""

    BACKS = 100
    TRUMP = 200
    PACK = 300
    TRICK = 400
    HAND = 500


class Place(Struct, frozen=True):
    """Where a card lies: its slot, its face (None shows the back), its height in the stack, whether it is
    dimmed because it may not be played, whether it is bare, lying on others without a shadow, and whether it
    has the mark of a chosen card."""

    slot: Slot
    face: Card | None
    z: float
    dim: bool = False
    bare: bool = False
    marked: bool = False


class Pack(Struct, frozen=True):
    """Cards that are not dealt: squared, in the middle or before `at` (`aside`: beside his hand, where cards
    lie on the table already); or, where `lifted` is given, spread to be cut, with so many cards lifted."""

    count: int = PACK_SIZE
    at: Seat | None = None
    lifted: int | None = None
    aside: bool = False


class Thrown(Struct, frozen=True):
    """A card of the trick that lies. `card` is None where the person does not know it; `covered` lies face
    down."""

    by: Seat
    card: Card | None
    covered: bool = False


class Picture(Struct, frozen=True):
    """A moment at the table.

    `told` says what is shown and heard in words. `turn` are the players whose plates are lit, and `dealer`
    has the chip. `own` are the person's cards, in any order; `dimmed` those of them that may not be chosen
    now, `marked` those that are chosen. `backs` is what the others hold face down; whoever is `resting` has
    squared his hand into a packet, the person too. `turned` is an open card and before whom it lies; in the
    person's own hand it closes the fan. `throw` sets one trick apart from any other. `open_hand` is what the
    partner holds, where the person sees it; he then has no `backs`. `thrown_away` are sets that lie open
    before those who did not want them, and are nobody's. `leader` is who leads the first trick, while arrows
    show the way of play. `tricks` is how many tricks lie before whom. `whole` is how many cards a whole hand
    has: it decides how large cards are. Where suits mean nothing the hand is sorted `by_height` alone.
    `each_for_himself`: nobody has a partner, and all keep their own tricks.
    """

    told: Told
    turn: tuple[Seat, ...] = ()
    dealer: Seat | None = None
    dealt: bool = False
    own: tuple[Card, ...] = ()
    trump: Suit | None = None
    dimmed: frozenset[Card] = frozenset()
    marked: frozenset[Card] = frozenset()
    backs: Mapping[Seat, int] = field(default_factory=dict)
    resting: frozenset[Seat] = frozenset()
    turned: tuple[Card, Seat] | None = None
    trick: tuple[Thrown, ...] = ()
    throw: str = ""
    open_hand: tuple[Card, ...] = ()
    thrown_away: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    leader: Seat | None = None
    tricks: Mapping[Keeper, int] = field(default_factory=dict)
    pack: Pack | None = None
    draw: DealerDraw | None = None
    whole: int = HAND_SIZE
    by_height: bool = False
    each_for_himself: bool = False

    @property
    def view(self) -> MatchView:
        """What the person knows."""
        return self.told.view

    @property
    def rules(self) -> MatchRules:
        return self.told.view.rules

    @property
    def seat(self) -> Seat:
        """Through whose eyes the table is seen."""
        return self.told.view.seat

    @property
    def cut_at(self) -> int | None:
        """How many cards are lifted while the person chooses where to cut."""
        return None if self.pack is None else self.pack.lifted

    @property
    def holder(self) -> Seat | None:
        """Beside whose place cards lie open that are in his hand."""
        if self.open_hand and not self.open_in_middle:
            return self.seat.partner
        return None if self.turned is None else self.turned[1]

    @property
    def open_in_middle(self) -> bool:
        """Whether the partner's open cards lie large where the trick will lie: until the first card falls."""
        return self.leader is not None and not self.trick

    @property
    def aside(self) -> Card | None:
        """The turned card, where it lies in the person's own hand."""
        return self.turned[0] if self.turned is not None and self.turned[0] in self.own else None

    @property
    def raised(self) -> frozenset[Card]:
        """The person's cards that are told apart from dimmed ones by lying higher."""
        return frozenset(self.own) - self.dimmed if self.dimmed else frozenset()

    @property
    def held(self) -> dict[Seat, int]:
        """How many cards each hand shows."""
        if not self.dealt:
            return dict.fromkeys(SEATS, self.whole)
        return {**dict.fromkeys(SEATS, 0), **self.backs, self.seat: len(self.own)}

    def covered(self, count: int) -> Picture:
        """The same with the person's `count` cards squared into a packet, face down."""
        return replace(
            self,
            own=(),
            dimmed=frozenset(),
            marked=frozenset(),
            backs={**self.backs, self.seat: count},
            resting=self.resting | {self.seat},
        )

    def fan(self, order: SortOrder) -> tuple[Card, ...]:
        """The person's cards from left to right."""
        if self.by_height:
            return by_height(self.own, self.rules, order)
        return sorted_hand(self.own, self.rules, self.trump, order, self.aside)


def unplayable(held: Iterable[Card], playable: Iterable[Card]) -> frozenset[Card]:
    """The cards of a hand that may not be played; none where no card is to be played now."""
    may = frozenset(playable)
    return frozenset(held) - may if may else frozenset()


def places(picture: Picture, lay: Layout, order: SortOrder) -> dict[Key, Place]:
    """Where each card of the picture lies."""
    shown: dict[Key, Place] = {}
    if picture.draw is not None:
        shown |= _drawing(picture.draw, lay)
    elif picture.pack is not None:
        shown |= _undealt(picture.pack, lay)
    for seat, slots in lay.backs.items():
        if seat not in picture.resting:
            for i, slot in enumerate(slots[: picture.backs.get(seat, 0)]):
                shown[(seat.value, i)] = Place(slot, None, Layer.BACKS + i)
    for seat in picture.resting:
        shown |= _resting(seat, picture.backs[seat], lay)
    if picture.turned is not None and picture.aside is None:
        card, holder = picture.turned
        shown[card] = Place(lay.trump[holder], card, Layer.TRUMP)
    if picture.open_hand:
        slots = open_hand(lay, picture.seat.partner, len(picture.open_hand), in_middle=picture.open_in_middle)
        ranked = by_height(picture.open_hand, picture.rules, order)
        for i, (card, slot) in enumerate(zip(ranked, slots, strict=True)):
            shown[card] = Place(slot, card, Layer.TRUMP + i)
    shown |= _thrown_away(picture, lay, order)
    for i, thrown in enumerate(picture.trick):
        key: Key = (TRICK, i) if thrown.card is None else thrown.card
        lying = lay.trick[thrown.by].moved(turn=thrown_aside(picture.throw, key))
        shown[key] = Place(lying, None if thrown.covered else thrown.card, Layer.TRICK + i)
    for i, (card, slot) in enumerate(zip(picture.fan(order), lay.hand, strict=picture.dealt)):
        marked = card in picture.marked
        rise = 1.0 if marked else 0.45 if card in picture.raised else 0.0
        lifted = slot.moved(dy=-rise * lay.lift) if rise else slot
        shown[card] = Place(lifted, card, Layer.HAND + i, card in picture.dimmed, marked=marked)
    return shown


def _thrown_away(picture: Picture, lay: Layout, order: SortOrder) -> dict[Key, Place]:
    shown: dict[Key, Place] = {}
    for seat in SEATS:
        sets = [cards for by, cards in picture.thrown_away if by is seat]
        sets = sets[-SETS_SHOWN:]
        for row, cards in enumerate(sets):
            slots = thrown_away(lay, seat, row, len(sets), len(cards))
            for card, slot in zip(by_height(cards, picture.rules, order), slots, strict=True):
                shown[card] = Place(slot, card, Layer.TRICK + len(shown))
    return shown


def _resting(seat: Seat, count: int, lay: Layout) -> dict[Key, Place]:
    """A hand that sits out, in a packet that lies a little askew."""
    home = lay.homes[seat]
    if seat is Seat.S:  # no larger than it must be to be seen
        home = replace(home, cy=home.cy + 0.15 * home.h, w=0.7 * home.w, h=0.7 * home.h)
    return {
        (seat.value, i): Place(
            home.moved(dx=-0.5 * lay.k * (count - 1 - i), dy=-0.5 * lay.k * (count - 1 - i), turn=_ASKEW),
            None,
            Layer.BACKS + (count - i) / 100,
            bare=i < count - 1,
        )
        for i in range(count)
    }


def squared_pack(
    lay: Layout, dealer: Seat | None, count: int = PACK_SIZE, *, aside: bool = False
) -> dict[Key, Place]:
    """Cards in a packet, each a hair above the one under it."""
    lying = pack_aside(lay, dealer) if aside and dealer is not None else pack(lay, dealer)
    slot, thickness = lying, 0.18 * lay.k
    return {
        (PACK, i): Place(
            slot.moved(dy=-thickness * (count - 1 - i)),
            None,
            Layer.PACK + (count - i) / 100,
            bare=i < count - 1,
        )
        for i in range(count)
    }


def _undealt(lying: Pack, lay: Layout) -> dict[Key, Place]:
    if lying.lifted is not None:
        return _spread(cut_ribbon(lay, lying.lifted, lying.count))
    return squared_pack(lay, lying.at, lying.count, aside=lying.aside)


def _spread(slots: tuple[Slot, ...]) -> dict[Key, Place]:
    return {(PACK, i): Place(slot, None, Layer.PACK + i / 100) for i, slot in enumerate(slots)}


def _drawing(draw: DealerDraw, lay: Layout) -> dict[Key, Place]:
    """The spread pack with gaps where cards were taken; this round's cards lie open before who took them."""
    spread = _spread(ribbon(lay, len(draw.pack)))
    shown: dict[Key, Place] = {(PACK, place): spread[(PACK, place)] for place in draw.places}
    for i, drawn in enumerate(draw.drawn):
        shown[(PACK, drawn.place)] = Place(drawn_card(lay, drawn.seat), drawn.card, Layer.TRICK + i)
    return shown


def thrown_aside(throw: str, key: Key) -> float:
    """By how many degrees a card of the trick lies off its usual turn: no two throws are alike, but each lies
    the same whenever it is looked at."""
    lying = f"{throw} {key}" if isinstance(key, Card) else f"{throw} {key[1]}"
    return Random(lying).uniform(-THROWN_ASIDE, THROWN_ASIDE)
