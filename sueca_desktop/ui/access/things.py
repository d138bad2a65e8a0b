"""Everything that lies on the table, in words and in the order in which it is best gone through.

It follows from what the scene shows, and from nothing that was shown before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import HandView
from sueca_desktop.text import heard_text, state_text, table_text
from sueca_desktop.text.people import shown_name
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.picture import PACK, Key, Picture
from sueca_desktop.ui.scene.table_scene import TableScene


@dataclass(frozen=True)
class Thing:
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
        *_furniture(scene, picture),
        *_plates(scene, picture, header, levels),
        *_words(scene, header),
    )


def _words(scene: TableScene, header: Header) -> Iterator[Thing]:
    for name, words, place in scene.furniture.words():
        yield Thing(f"words:{name}", words, place)
    for seat, words in scene.furniture.spoken.items():
        said = heard_text.speech(shown_name(header, seat), words)
        yield Thing(f"speech:{seat}", said, scene.furniture.speech_place(seat))


def _own_hand(scene: TableScene, picture: Picture) -> Iterator[Thing]:
    view, hand = picture.view, picture.view.hand
    if hand is None:
        return
    for card in scene.fan:
        yield Thing(
            f"card:{card}",
            heard_text.own_card_name(card),
            _place(scene, card),
            heard_text.own_card_detail(view, hand, card),
            key=card,
            disabled=not heard_text.may_play(view, card),
            pointed_at=scene.pointed_key == card,
        )


def _pack(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    """The spread pack, to draw from or to cut; what has been drawn lies open."""
    draw = picture.draw
    if draw is not None:
        mine = draw.to_draw is picture.view.seat
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


def _trick(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    hand = picture.view.hand
    if hand is None:
        return
    for seat, card in hand.trick.plays():
        said = state_text.play_sentence(header, hand, seat, card)
        wins = _wins(picture, hand, seat)
        detail = state_text.winning_sentence(picture.view.rules, header, hand) if wins else ""
        yield Thing(f"trick:{seat}", said, _place(scene, card), detail)


def _wins(picture: Picture, hand: HandView, seat: Seat) -> bool:
    return hand.trick.winner(hand.trump_suit, picture.view.rules.order) is seat


def _trump(scene: TableScene, picture: Picture, header: Header) -> Iterator[Thing]:
    """The turned card before one of the others, and the badge."""
    view, hand = picture.view, picture.view.hand
    if picture.turned is not None and hand is None:
        card, holder = picture.turned
        said = heard_text.turned_before_deal(header, card, holder, view.seat)
        yield Thing("turned", said, _place(scene, card))
        yield Thing("badge", heard_text.trumps(card.suit), scene.lay.badge)
    if hand is not None:
        if hand.trump_is_open and hand.holder is not view.seat:
            yield Thing("turned", heard_text.turned_card(header, hand), _place(scene, hand.trump))
        yield Thing("badge", heard_text.trumps(hand.trump_suit), scene.lay.badge)


def _furniture(scene: TableScene, picture: Picture) -> Iterator[Thing]:
    view, hand, lay = picture.view, picture.view.hand, scene.lay
    for team in Team:
        if hand is not None and hand.taken[team.place]:
            yield Thing(f"pile:{team}", heard_text.pile(hand, team), lay.piles[team])
    yield Thing("slate", state_text.match_sentence(view), lay.slate, table_text.slate_foot(view))


def _plates(
    scene: TableScene, picture: Picture, header: Header, levels: Mapping[Seat, Level]
) -> Iterator[Thing]:
    for seat in SEATS:
        yield Thing(
            f"plate:{seat}",
            shown_name(header, seat),
            scene.lay.plates[seat],
            heard_text.plate_detail(picture.view, seat, levels, picture.draw),
        )


def _place(scene: TableScene, key: Key) -> Rect:
    item = scene.item_of(key)
    return Rect(0.0, 0.0, 0.0, 0.0) if item is None else item.slot.bounds()
