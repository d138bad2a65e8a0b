"""What a person sees on the real table: every box, text, button and card, where it was really painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.ui.board import Board, button_rows
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.scene import (
    furniture,
    paint_beans,
    paint_furniture,
    paint_lines,
    paint_slate,
    paint_words,
)
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.card_item import CardItem
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.geometry import Point, Quad, Rect, Slot
from sueca_desktop.ui.scene.layout import Layout, begins_right
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.paint_furniture import BUTTON_REACH
from sueca_desktop.ui.scene.paint_shapes import qrect
from sueca_desktop.ui.scene.painted_item import PaintedItem
from sueca_desktop.ui.scene.picture import Layer
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.theme import LEAST_TEXT, load_theme
from tests.ui.scene.moments import Moment
from tests.ui.scene.quads import index_quads, overlap

SOLID = ("plate", "badge", "marks", "slate", "pile", "button")
WORDS = ("note", "hint", "speech", "title", "prompt")
ON_CARDS = ("count", "tag")

#: What may lie on what, and why.
INTENDED = {
    ("speech S", "pile NS"): "your own words cover your own tricks for a moment",
    ("speech N", "pile N"): "and so do the partner's",
    ("speech S", "note"): "the trick is told when all have fallen silent",
}
_SLACK = 1.0  # logical pixels by which a letter may touch the edge of its room


class Text(Struct, frozen=True):
    """Letters as they were painted."""

    said: str
    room: Rect
    ink: Rect
    whole: bool
    pixels: int


class Seen(Struct):
    """All that is on the table at one moment."""

    board: Rect
    names: tuple[str, ...]
    thrown: Point  # the middle of your own card in the trick
    boxes: list[tuple[str, Rect]] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    cards: list[tuple[float, bool, Slot]] = field(default_factory=list)  # height in the stack, open?, where
    misfits: list[str] = field(default_factory=list)

    def faults(self) -> Iterator[str]:
        """All that is wrong, in words."""
        yield from self.misfits
        for text in self.texts:
            yield from self._text_faults(text)
        for name, box in self.boxes:
            if not _within(box, self.board):
                yield f"{name} leaves the table"
        for (a, p), (b, q) in combinations(self.boxes, 2):
            if (a, b) in INTENDED or (b, a) in INTENDED or {_kind(a), _kind(b)} & set(ON_CARDS):
                continue
            if overlap(p.quad(), q.quad()):
                yield f"{a} on {b}"
        yield from self._card_faults()

    def _text_faults(self, text: Text) -> Iterator[str]:
        if not text.whole and not any(name in text.said for name in self.names if len(name) > 20):
            yield f"{text.said!r} is cut"
        if not _within(text.ink, text.room, _SLACK):
            yield f"{text.said!r} at {_rounded(text.ink)} leaves its room {_rounded(text.room)}"
        if text.pixels < int(LEAST_TEXT):
            yield f"{text.said!r} is only {text.pixels} pixels high"

    def _card_faults(self) -> Iterator[str]:
        quads = [slot.quad() for _, _, slot in self.cards]
        for name, box in self.boxes:
            kind, quad = _kind(name), box.quad()
            for (z, is_open, slot), card in zip(self.cards, quads, strict=True):
                if kind in SOLID and overlap(quad, card):
                    yield f"{name} on a card at {slot.cx:.0f}, {slot.cy:.0f}"
                if kind == "prompt" and overlap(quad, card):
                    yield f"{name} on a card at {slot.cx:.0f}, {slot.cy:.0f}"
                if kind in WORDS and is_open and overlap(quad, self._kept_free(z, slot)):
                    yield f"{name} on the index of a card at {slot.cx:.0f}, {slot.cy:.0f}"
                if kind == "tag" and is_open and overlap(quad, index_quads(slot)[0]):
                    yield f"the tag on the index of a card at {slot.cx:.0f}, {slot.cy:.0f}"
        for z, is_open, slot in self.cards:
            if not is_open:
                continue
            if not _within(slot.bounds(), self.board):
                yield f"a card leaves the table at {slot.cx:.0f}, {slot.cy:.0f}"
            corner = index_quads(slot)[0]
            for (other_z, _, other), quad in zip(self.cards, quads, strict=True):
                if other_z > z and overlap(corner, quad):
                    yield f"the card at {other.cx:.0f} covers the index at {slot.cx:.0f}, {slot.cy:.0f}"

    def _kept_free(self, z: float, slot: Slot) -> Quad:
        """What words must leave free of an open card: all of it. While you have a card in the trick none of
        your hand can be played, and the corner with the index must do."""
        waits = z >= Layer.HAND and any((card.cx, card.cy) == self.thrown for _, _, card in self.cards)
        return index_quads(slot)[0] if waits else slot.quad()


def _kind(name: str) -> str:
    return name.split(" ")[0]


def _within(inner: Rect, outer: Rect, slack: float = 0.5) -> bool:
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def _rounded(rect: Rect) -> tuple[int, ...]:
    return tuple(round(edge) for edge in (rect.x, rect.y, rect.right, rect.bottom))


class Watched:
    """A real board whose painters are listened to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.theme = load_theme("felt", dark=False)
        self._look = Look(self.theme, CardArt(self.theme), four_colours=False, speed=Speed.OFF)
        self.scene = TableScene(self._look)
        self.board = Board(self.scene)
        self.board.set_theme(self.theme)
        self._seen = Seen(Rect(0, 0, 0, 0), (), (0, 0))
        self._clip: Rect | None = None
        self._image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
        for module in (paint_beans, paint_furniture, paint_lines, paint_slate, paint_words, furniture):
            for name, listen in (("draw_text", self._hear_line), ("draw_paragraph", self._hear_paragraph)):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, listen(getattr(module, name), module))
        for name, box in _BOXES.items():
            monkeypatch.setattr(furniture, name, self._hear_box(getattr(furniture, name), box))

    def show(
        self,
        moment: Moment,
        header: Header,
        size: tuple[float, float],
        *,
        text: float = 1.0,
        cards: float = 1.0,
        left_handed: bool = False,
        ratio: float = 1.0,
    ) -> Seen:
        """Puts a moment on a table of that size, and looks at it. `ratio`: pixels of the screen for each
        logical one; of the `header` only the names count."""
        header = replace(header, rules=moment.picture.rules)
        scene, board, buttons = self.scene, self.board, moment.buttons(header)
        scene.set_look(
            self._look, order="trumps_right", text_size=text, card_size=cards, left_handed=left_handed
        )
        scene.set_match(header)
        scene.set_size(*size)
        scene.furniture.silence()
        scene.set_focus(None)
        reserved = CONDUCTS[header.game.id]().least_buttons(moment.picture.view)
        scene.set_buttons(max(reserved, len(button_rows(buttons))))
        scene.sync(moment.picture)
        board.set_buttons(buttons)
        moment.words(scene, header)
        self._image.setDevicePixelRatio(ratio)
        thrown = scene.lay.trick[Seat.S]
        self._seen = Seen(Rect(0, 0, *size), header.names, (thrown.cx, thrown.cy))
        self._look_at_items()
        self._look_at_buttons()
        return self._seen

    def _look_at_items(self) -> None:
        painter, option = QPainter(self._image), QStyleOptionGraphicsItem()
        try:
            for item in self.scene.items(Qt.SortOrder.AscendingOrder):
                if isinstance(item, CardItem):
                    self._seen.cards.append((item.zValue(), item.face is not None, item.slot))
                elif isinstance(item, PaintedItem) and item.isVisible():
                    self._clip = _rect(item.boundingRect())
                    item.paint(painter, option)
        finally:
            painter.end()

    def _look_at_buttons(self) -> None:
        self._clip = None
        for button in self.board.buttons:
            outer = button.geometry()
            box = Rect(outer.x(), outer.y(), outer.width(), outer.height())
            self._seen.boxes.append(
                (f"button {button.text()}", box.grown(-BUTTON_REACH * self.scene.lay.k - 0.5))
            )
            button.grab()

    # ------------------------------------------------------------ listening

    def _hear_line(self, draw: Callable[..., Any], module: ModuleType) -> Callable[..., Any]:
        def heard(
            painter: QPainter,
            rect: Rect,
            text: str,
            font: QFont,
            colour: object,
            align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
            *,
            mnemonic: bool = False,
        ) -> Any:
            metrics = QFontMetricsF(font, self._image)
            said = text.replace("&", "") if mnemonic else text
            needed = draw(painter, rect, text, font, colour, align, mnemonic=mnemonic)
            ink = metrics.tightBoundingRect(said)
            width = min(rect.w, metrics.horizontalAdvance(said))
            start = {
                Qt.AlignmentFlag.AlignHCenter: rect.cx - width / 2,
                Qt.AlignmentFlag.AlignRight: rect.right - width,
            }.get(align, rect.x)
            base = rect.cy - metrics.height() / 2 + metrics.ascent()
            place = Rect(start, base + ink.top(), width, ink.height())
            self._remember(Text(said, rect, place, needed.w <= rect.w + 0.5, font.pixelSize()))
            return needed

        return heard

    def _hear_paragraph(self, draw: Callable[..., Any], module: ModuleType) -> Callable[..., Any]:
        def heard(
            painter: QPainter,
            rect: Rect,
            text: str,
            font: QFont,
            colour: object,
            align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            *,
            mnemonic: bool = False,
        ) -> Any:
            needed = draw(painter, rect, text, font, colour, align, mnemonic=mnemonic)
            said = text.replace("&", "") if mnemonic else text
            flags = int(align) | int(Qt.TextFlag.TextWordWrap)
            place = _rect(QFontMetricsF(font, self._image).boundingRect(qrect(rect), flags, said))
            self._remember(Text(said, rect, place, True, font.pixelSize()))
            if module is furniture:  # what asks for a cut or a draw stands on the bare table
                self._seen.boxes.append(("prompt", place))
            return needed

        return heard

    def _remember(self, text: Text) -> None:
        self._seen.texts.append(text)
        if self._clip is not None and not _within(text.ink, self._clip, _SLACK):
            self._seen.misfits.append(f"{text.said!r} is painted beyond its item")

    def _hear_box(self, draw: Callable[..., Any], box: _Boxed) -> Callable[..., Any]:
        names = tuple(signature(draw).parameters)[1:]

        def heard(painter: QPainter, *rest: Any, **given: Any) -> Any:
            known = dict(zip(names, rest, strict=False)) | given
            result = draw(painter, *rest, **given)
            self._seen.boxes.append(box(known, result, self.scene.lay))
            bubble = known.get("bubble")
            if bubble is not None and not bubble.fits:
                self._seen.misfits.append(f"the room for {known['words']!r} is too small")
            return result

        return heard


def _pile(known: dict[str, Any], size: Any, lay: Layout) -> tuple[str, Rect]:
    rect: Rect = known["rect"]
    team = next(team for team, place in lay.piles.items() if place == rect)
    x = rect.right - size.w if begins_right(lay, team) else rect.x
    return f"pile {team}", Rect(x, rect.y, size.w, size.h)


def _speech(known: dict[str, Any], _: Any, lay: Layout) -> tuple[str, Rect]:
    rect: Rect = known["bubble"].rect
    seats = [seat for seat, room in lay.bubbles.items() if _within(rect, room)]
    return f"speech {seats[0]}" if seats else "title", rect


def _tag(known: dict[str, Any], size: Any, _: Layout) -> tuple[str, Rect]:
    return "tag", Rect(known["cx"] - size.w / 2, known["cy"] - size.h / 2, size.w, size.h)


_Boxed = Callable[[dict[str, Any], Any, Layout], tuple[str, Rect]]

#: The name and the place of everything that is drawn as a box, from what its painter was given and returned.
_BOXES: dict[str, _Boxed] = {
    "draw_plate": lambda known, _, lay: (f"plate {known['name']}", known["rect"]),
    "draw_badge": lambda known, _, lay: ("badge", known["rect"]),
    "draw_marks": lambda known, _, lay: ("marks", known["rect"]),
    "draw_slate": lambda known, _, lay: ("slate", known["rect"]),
    "draw_bean_slate": lambda known, _, lay: ("slate", known["rect"]),
    "draw_lines": lambda known, _, lay: ("slate", known["rect"]),
    "draw_note": lambda known, rect, lay: ("note", rect),
    "draw_hint": lambda known, _, lay: ("hint", known["bubble"].rect),
    "draw_count": lambda known, _, lay: (
        "count",
        Rect(known["cx"], known["cy"], 0, 0).grown(15 * known["k"]),
    ),
    "draw_speech": _speech,
    "draw_secret": _speech,
    "draw_tag": _tag,
    "draw_pile": _pile,
}


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
