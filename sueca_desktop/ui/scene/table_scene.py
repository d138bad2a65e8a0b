"""The scene: the ground, the cards, the furniture, and what they do when told.

It shows pictures and moves between them. It knows no rules beyond what a picture says, and holds nothing
that could not be shown anew from the picture, the look and the size.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.events import Event
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.ui.scene.card_item import CardItem
from sueca_desktop.ui.scene.celebration import Celebration, Feast
from sueca_desktop.ui.scene.choreography import Track, choreography
from sueca_desktop.ui.scene.director import Pose, Step
from sueca_desktop.ui.scene.fan import HAND_SIZE
from sueca_desktop.ui.scene.furniture import Furniture, Look
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.glide import Glide
from sueca_desktop.ui.scene.layout import Layout, layout
from sueca_desktop.ui.scene.paint_ground import ground_pixmap
from sueca_desktop.ui.scene.paint_words import HintStyle
from sueca_desktop.ui.scene.picture import PACK, Key, Layer, PackKey, Picture, Place, places
from sueca_desktop.ui.scene.theme import LINE_FOCUS

_REFUSED_LIFT = 0.5  # of the whole lift


class TableScene(QGraphicsScene):
    """The table as a picture. See `director.Stage` for what moves it.

    `altered`: another picture, card pointed at, or word is shown.
    """

    altered = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size = (1280.0, 752.0)
        self._text_size = 1.0
        self._card_size = 1.0
        self._order: SortOrder = "trumps_right"
        self._left_handed = False
        self._items: dict[Key, CardItem] = {}
        self._places: dict[Key, Place] = {}
        self._flying: frozenset[Key] = frozenset()  # moved by the director, and by nobody else meanwhile
        self._picture: Picture | None = None
        self._header: Header | None = None
        self._buttons = 0
        self._focus: Key | None = None
        self._refused: Card | None = None
        self._ground: tuple[tuple[object, ...], QPixmap] | None = None
        self._glide = Glide(self)
        self.furniture = Furniture(self, look)
        self.celebration = Celebration(self)
        self.lay = self._layout_for(None)

    # ------------------------------------------------------------ what is shown

    @property
    def picture(self) -> Picture | None:
        return self._picture

    @property
    def header(self) -> Header | None:
        """The match that is shown, if any was."""
        return self._header

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._look.four_colours

    @property
    def refused_key(self) -> Card | None:
        """The card that has just been refused, while its mark stands."""
        return self._refused

    @property
    def fan(self) -> tuple[Card, ...]:
        """The person's cards from left to right, as they lie in the picture."""
        return () if self._picture is None else self._picture.fan(self._order)

    @property
    def focus_key(self) -> Key | None:
        """The card that the keyboard or a hint points at."""
        return self._focus

    @property
    def pointed_key(self) -> Key | None:
        """From which card the keyboard goes on: where the pack would be cut, the card with the focus, or the
        one that has just been refused."""
        if self._picture is not None and self._picture.cut_at is not None:
            return PACK, self._picture.cut_at - 1
        return self._refused if self._focus is None else self._focus

    def place_of(self, key: Key) -> Place | None:
        """Where a card lies in the picture."""
        return self._places.get(key)

    def item_of(self, key: Key) -> CardItem | None:
        return self._items.get(key)

    def set_match(self, header: Header) -> None:
        """Shows the names of another match from now on."""
        self._header = header

    def set_look(
        self,
        look: Look,
        *,
        order: SortOrder,
        text_size: float,
        card_size: float,
        left_handed: bool = False,
    ) -> None:
        """Changes how things are drawn and where they lie; the next picture shows it."""
        self._look, self._order, self._left_handed = look, order, left_handed
        self._text_size, self._card_size = text_size, card_size
        self._ground = None
        self.furniture.set_look(look)
        for item in self._items.values():
            item.set_art(look.art)
        self.update()

    def set_size(self, width: float, height: float) -> None:
        """The size of the view, to which everything is laid out."""
        self._size = (width, height)
        self.setSceneRect(0, 0, width, height)

    def set_buttons(self, count: int) -> None:
        """How many rows of buttons stand beside the hand and take their room from it."""
        self._buttons = count

    # ------------------------------------------------------------ the stage

    def sync(self, picture: Picture) -> None:
        """Shows a picture, whatever was shown before."""
        self._picture = picture
        self._refused = None
        self._flying = frozenset()
        self._glide.stop()
        self.lay = self._layout_for(picture)
        self._places = places(picture, self.lay, self._order)
        if self._focus not in self._places:
            self._focus = None
        for key in [key for key in self._items if key not in self._places]:
            self.removeItem(self._items.pop(key))
        for key, place in self._places.items():
            self._rest(key, place)
        self.celebration.place(self._look, self.lay)
        if self._header is not None:
            self.furniture.show(picture, self.lay, self._header)
        self.altered.emit()

    def prepare(self, step: Step) -> dict[Key, Track]:
        """Readies the cards that move in a step, and says how they move: each from where it lies now, be it
        raised or in the person's fingers."""
        self._glide.stop()
        before = {key: replace(place, slot=self._items[key].slot) for key, place in self._places.items()}
        taken = self.furniture.piles()
        self.lay = self._layout_for(step.picture)
        after = places(step.picture, self.lay, self._order)
        speed, me = self._look.speed, step.picture.seat
        dealer = step.picture.dealer
        tracks = choreography(step.happened, before, after, self.lay, speed, me, dealer, taken)
        if step.happened is None:  # the person only rearranges: he goes on from where he points
            tracks = {key: track for key, track in tracks.items() if key != self._focus}
        else:
            self._focus = None
        self._flying = frozenset(tracks)
        self.furniture.drop_words()
        if not tracks.keys().isdisjoint(self.fan):
            self.furniture.drop_tag()
        if not tracks.keys().isdisjoint(taken):
            self.furniture.drop_piles()
        if step.picture.pack is None:
            self.furniture.drop_stock()
        self.altered.emit()
        for key in [key for key in self._items if key not in after and key not in tracks]:
            self.removeItem(self._items.pop(key))
        for key, track in tracks.items():
            item = self._item(key)
            item.setZValue(track.origin.z)
            item.set_ring(None)
            if key in after:
                item.rest(after[key].slot)
            else:  # sharp where it is largest
                item.rest(max(track.origin.slot, track.legs[-1].slot, key=lambda slot: slot.h))
            item.show_face(track.origin.face, bare=track.origin.bare)
            item.place(track.origin.slot)
        return tracks

    def pose(self, key: Key, pose: Pose) -> None:
        """Places a moving card."""
        item = self._items[key]
        item.show_face(pose.face, bare=item.bare)
        item.fly(pose.slot, pose.turning)

    def hold(self, step: Step) -> None:
        """Rings the card that wins the trick, and says whose it is."""
        if self._picture is None or self._header is None or not isinstance(step.happened, Event):
            return
        taken = self._picture.told.taken(step.happened, self._header)
        if taken is None:
            return
        winning = next((thrown.card for thrown in self._picture.trick if thrown.by is taken.by), None)
        item = None if winning is None else self._items.get(winning)
        if item is not None:
            self._ring(item, "focus")
        self.furniture.show_taken(taken)
        self.altered.emit()

    def celebrate(self, feast: Feast) -> None:
        """Celebrates something that our side has won."""
        self.celebration.play(feast, self._look, self.lay)

    # ------------------------------------------------------------ the person's hand

    def set_focus(self, key: Key | None) -> None:
        """Raises and rings one card, and lowers the one that was."""
        changes = {self._focus, self._refused}
        self._focus, self._refused = key if key in self._places else None, None
        for changed in changes | {self._focus}:
            if changed in self._places and changed not in self._flying:
                self._rest(changed, self._places[changed])
        self.altered.emit()

    def hover(self, key: Key | None) -> None:
        """Raises the card under the mouse."""
        for other, item in self._items.items():
            if self.in_own_hand(other) and other not in (self._focus, self._refused):
                up = other == key and not self._places[other].dim
                self._glide.rise(
                    item, self._raised(self._places[other], 1.0 if up else 0.0), self._look.speed
                )

    def hint(self, words: str, *cards: Card) -> None:
        """Points at cards, if it is about any, and says why."""
        self.set_focus(cards[0] if cards else None)
        for card in cards[1:]:
            if (item := self._items.get(card)) is not None:
                self._ring(item, "focus")
        if cards:
            self._say_above(cards[0], words, HintStyle.HINT)
        else:
            self.furniture.show_hint(words, None, 1.0, HintStyle.HINT)
            self.altered.emit()

    def refuse(self, card: Card, words: str) -> None:
        """Marks a card that may not be played and says why not."""
        self.set_focus(None)
        self._refused = card
        item, place = self._items.get(card), self._places.get(card)
        if item is not None and place is not None:
            self._rest(card, place)  # it may have been dragged
            self._glide.shake(item, self._raised(place, _REFUSED_LIFT), self.lay.k, self._look.speed)
            self._ring(item, "danger")
        self._say_above(card, words, HintStyle.WARNING)

    def note(self, words: str) -> None:
        """Says something above the hand that is about no card."""
        self.furniture.show_hint(words, None, 1.0, HintStyle.NOTE)
        self.altered.emit()

    def carry(self, card: Card, dx: float, dy: float) -> None:
        """A card of the hand follows the mouse."""
        self._glide.stop()
        if card == self._refused:
            self.set_focus(None)
        item, place = self._items.get(card), self._places.get(card)
        if item is not None and place is not None:
            item.setZValue(Layer.HAND + 90)
            item.place(place.slot.moved(dx, dy))

    def put_back(self, card: Card) -> None:
        """A card that was carried and not played lies in the hand again."""
        if self.in_own_hand(card) and card != self._refused:
            self._rest(card, self._places[card])

    def pack_keys(self) -> list[PackKey]:
        """The cards of the spread pack from left to right; none where it lies squared."""
        if self._picture is None or (self._picture.draw is None and self._picture.cut_at is None):
            return []
        hidden = [key for key, place in self._places.items() if place.face is None]
        return [key for key in hidden if isinstance(key, tuple) and key[0] == PACK]

    def key_at(self, point: QPointF) -> Key | None:
        """The uppermost card at a point of the scene."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item.card_rect().contains(item.mapFromScene(point)):
                return next((key for key, known in self._items.items() if known is item), None)
        return None

    def in_own_hand(self, key: Key | None) -> bool:
        """Whether a card lies in the person's hand."""
        place = self._places.get(key) if isinstance(key, Card) else None
        return place is not None and place.z >= Layer.HAND and key not in self._flying

    # ------------------------------------------------------------ drawing

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        device = painter.device()
        ratio = device.devicePixelRatioF()
        key = (self._look.theme, self.lay.k, self._size, ratio)
        if self._ground is None or self._ground[0] != key:
            pixmap = ground_pixmap(self._look.theme, self.lay.k, *self._size, ratio)
            self._ground = (key, pixmap)
        painter.drawPixmap(0, 0, self._ground[1])

    def _layout_for(self, picture: Picture | None) -> Layout:
        return layout(
            self._size,
            text=self._text_size,
            cards=self._card_size,
            held=None if picture is None else picture.held,
            whole=HAND_SIZE if picture is None else picture.whole,
            holder=None if picture is None else picture.holder,
            buttons=self._buttons,
            left_handed=self._left_handed,
            each_for_himself=picture is not None and picture.each_for_himself,
        )

    def _item(self, key: Key) -> CardItem:
        if key not in self._items:
            item = CardItem(self._look.art)
            self._items[key] = item
            self.addItem(item)
        return self._items[key]

    def _rest(self, key: Key, place: Place) -> None:
        item = self._item(key)
        focused = key == self._focus
        item.setZValue(place.z)
        item.show_face(place.face, dim=place.dim, lifted=focused and self.in_own_hand(key), bare=place.bare)
        item.rest(place.slot)
        item.place(self._raised(place, 1.0) if focused else place.slot)
        item.set_ring(None)
        palette = self._look.theme.palette
        item.set_mark(palette.accent if place.marked else None, palette.on_accent)
        if focused:
            self._ring(item, "focus")

    def _raised(self, place: Place, share: float) -> Slot:
        """The place of a card that rises; a playable card that is raised already goes on from there."""
        if share == 0.0:
            return place.slot
        resting = self.lay.hand
        index = round(place.z - Layer.HAND)
        if 0 <= index < len(resting) and place.z >= Layer.HAND:
            return resting[index].moved(dy=-share * self.lay.lift)
        return place.slot.moved(dy=-share * 0.06 * place.slot.h)

    def _ring(self, item: CardItem, role: str) -> None:
        palette = self._look.theme.palette
        colour = palette.focus if role == "focus" else palette.danger
        inner = palette.on_accent if role == "focus" else palette.surface
        item.set_ring(colour, inner, (LINE_FOCUS + 0.2) * self.lay.k)

    def _say_above(self, card: Card, words: str, style: HintStyle) -> None:
        place = self._places.get(card)
        if place is None:
            return
        last = self.fan[-1:] == (card,)
        target = self._raised(place, 1.0)
        self.furniture.show_hint(words, target, 1.0 if last else 0.6, style)
        self.altered.emit()


def in_pack(key: Key | None) -> int | None:
    """The place in the spread pack that a key stands for, or None if it is no card of the pack."""
    return key[1] if isinstance(key, tuple) and key[0] == PACK else None
