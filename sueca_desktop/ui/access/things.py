"""Everything that lies on the table, in words and in the order in which it is best gone through.

It follows from what the scene shows, and from nothing that was shown before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.text import heard_text, table_text
from sueca_desktop.text.people import shown_name
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.picture import PACK, TRICK, Key, Picture
from sueca_desktop.ui.scene.table_scene import TableScene


class Thing(Struct, frozen=True):
    """Something on the table.

    `id` stays the same as long as it is the same thing. `place` is its rectangle in the scene. What has a
    `key` is a card that can be pointed at and pressed, unless it is `disabled`; `detail` then says why.
    """

    id: str
    name: str
    place: Rect
    detail: str = ""
    key: Key | None = None
    disabled: bool = False
    pointed_at: bool = False


def things(scene: TableScene, levels: Mapping[Seat, Level]) -> tuple[Thing, ...]:
    """What lies on the table now: the person's cards or the pack first, then the trick and the rest, last
    what is said above it all. `levels` says how well the players of the program play."""
    picture, header = scene.picture, scene.header
    if picture is None or header is None:
        return ()
    return (
        *_own_hand(scene, picture),
        *_pack(scene, picture, header),
        *_trick(scene, picture, header),
        *_trump(scene, picture, header),
        *_furniture(scene, picture, header),
        *_plates(scene, picture, header, levels),
        *_words(scene, header),
    )


def _words(scene: TableScene, header: Header) -> Iterator[Thing]:
    for name, words, place in scene.furniture.words():
        yield Thing(f"words:{name}", words, place)
    for seat, saying in scene.furniture.sayings.items():
        said = heard_text.speech(shown_name(header, seat), saying.words)
        yield Thing(f"speech:{seat}", said, scene.furniture.speech_place(seat), saying.detail)


def _own_hand(scene: TableScene, picture: Picture) -> Iterator[Thing]:
    for card in scene.fan:
        yield Thing(
            f"card:{card}",
            heard_text.own_card_name(card),
            _place(scene, card),
            picture.told.own_card(card),
            key=card,
            disabled=not picture.told.may_choose(card),
            pointed_at=scene.pointed_key == card,
        )


def _pack(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    """The spread pack, to draw from or to cut; what has been drawn lies open."""
    draw = picture.draw
    if draw is not None:
        mine = draw.by_hand
        spread = scene.pack_keys()
        for number, key in enumerate(spread, start=1):
            yield Thing(
                f"pack:{key[1]}",
                heard_text.card_to_draw(number, len(spread)),
                _place(scene, key),
                key=key,
                disabled=not mine,
                pointed_at=mine and scene.pointed_key == key,
            )
        for drawn in draw.drawn:
            yield Thing(
                f"drawn:{drawn.place}",
                table_text.drawn_sentence(drawn, header),
                _place(scene, (PACK, drawn.place)),
            )
    elif picture.cut_at is not None:
        for key in scene.pack_keys()[:-1]:
            lifted = key[1] + 1
            yield Thing(
                f"cut:{lifted}",
                table_text.lifted_words(lifted),
                _place(scene, key),
                key=key,
                pointed_at=lifted == picture.cut_at,
            )
    elif picture.pack is not None and picture.pack.aside:
        yield Thing("pack", heard_text.pack_aside(picture.pack.count), _place(scene, (PACK, 0)))


def _trick(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    for i, thrown in enumerate(picture.trick):
        said, detail = picture.told.thrown(header, i)
        yield Thing(f"trick:{thrown.by}", said, _place(scene, thrown.card or (TRICK, i)), detail)


def _trump(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    """Open cards that lie in no trick, and the badge."""
    if picture.turned is not None and picture.aside is None:
        yield Thing("turned", picture.told.turned_card(header), _place(scene, picture.turned[0]))
    for card in (*picture.open_hand, *(card for _, cards in picture.thrown_away for card in cards)):
        if scene.item_of(card) is not None:
            yield Thing(f"open:{card}", picture.told.open_card(header, card), _place(scene, card))
    badge = picture.told.badge()
    if badge is not None:
        yield Thing("badge", badge.said, scene.lay.badge)


def _furniture(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    lay, slate = scene.lay, picture.told.slate(header)
    for keeper, tricks in picture.tricks.items():
        if tricks:
            whose = shown_name(header, keeper) if isinstance(keeper, Seat) else ""
            yield Thing(f"pile:{keeper}", picture.told.pile(keeper), lay.piles[keeper], whose)
    yield Thing("slate", slate.said, lay.slate, slate.foot)


def _plates(
    scene: TableScene, picture: Picture, header: Header, levels: Mapping[Seat, Level]
) -> Iterator[Thing]:
    for seat in SEATS:
        yield Thing(
            f"plate:{seat}",
            shown_name(header, seat),
            scene.lay.plates[seat],
            picture.told.plate_detail(seat, levels),
        )


def _place(scene: TableScene, key: Key) -> Rect:
    item = scene.item_of(key)
    return Rect(0.0, 0.0, 0.0, 0.0) if item is None else item.slot.bounds()
