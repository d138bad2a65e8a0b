"""Everything on the table that is not a card: plates, badge, slate, piles, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from html import escape

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.text import table_text
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.settings_text import level_in_full
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.geometry import Rect, Slot
from sueca_desktop.ui.scene.layout import Keeper, Layout, begins_right, speaker
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.paint_beans import draw_bean_slate
from sueca_desktop.ui.scene.paint_course import course_bounds, draw_course
from sueca_desktop.ui.scene.paint_furniture import (
    PLATE_HALO,
    draw_badge,
    draw_count,
    draw_marks,
    draw_note,
    draw_pile,
    draw_plate,
    draw_tag,
    pile_packets,
)
from sueca_desktop.ui.scene.paint_lines import draw_lines
from sueca_desktop.ui.scene.paint_shapes import draw_paragraph, even_width, qrect, text_height
from sueca_desktop.ui.scene.paint_slate import Marks, draw_slate
from sueca_desktop.ui.scene.paint_words import (
    BUBBLE_REACH,
    HintStyle,
    draw_hint,
    draw_secret,
    draw_speech,
    place_hint,
    place_secret,
    place_speech,
    place_title,
)
from sueca_desktop.ui.scene.painted_item import PaintedItem
from sueca_desktop.ui.scene.picture import Layer, PackKey, Picture, Place
from sueca_desktop.ui.scene.ribbon import above_ribbon, below_ribbon, cut_point, pack_aside
from sueca_desktop.ui.scene.theme import Role, Theme, font
from sueca_desktop.ui.scene.told import Saying, Taken

_WORDS_Z = 900.0
_FLAT_Z = 10.0
_GROUND_Z = 5.0


class Look(Struct, frozen=True):
    """How the table is drawn: theme, the pictures of the cards, colours of suits, speed of movement."""

    theme: Theme
    art: CardArt
    four_colours: bool
    speed: Speed


class Furniture(QObject):
    """Shows what a picture says beside its cards. Nothing here decides anything."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        super().__init__(scene)
        self._scene = scene
        self._look = look
        self._plates = {seat: self._add(_FLAT_Z) for seat in SEATS}
        self._course = self._add(_GROUND_Z)
        self._badge = self._add(_FLAT_Z)
        self._marks = self._add(_FLAT_Z)
        self._slate = self._add(_FLAT_Z)
        self._piles: dict[Keeper, PaintedItem] = {}
        self._counts = {seat: self._add(Layer.BACKS + 50) for seat in (Seat.N, Seat.W, Seat.E)}
        self._stock = self._add(Layer.PACK + 90)
        self._tag = self._add(Layer.HAND + 50)
        self._note = self._add(_WORDS_Z)
        self._hint = self._add(_WORDS_Z + 1)
        self._prompt = self._add(_WORDS_Z)
        self._title = self._add(_WORDS_Z + 1)
        self._speech = {seat: self._add(_WORDS_Z + 2) for seat in SEATS}
        self._silence = {seat: self._speech_timer(seat) for seat in SEATS}
        self._lights = dict.fromkeys(SEATS, 0.0)
        self._light_from = dict(self._lights)
        self._light_to = dict(self._lights)
        self._light_clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._light_clock.setEasingCurve(QEasingCurve(motion.TURN_LIGHT.easing))
        self._light_clock.valueChanged.connect(self._fade_lights)
        self._chalked: tuple[float, ...] = ()
        self._chalk_from: tuple[float, ...] = ()
        self._chalk_to: tuple[float, ...] = ()
        self._chalk_clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._chalk_clock.valueChanged.connect(self._draw_chalk)
        self._coursed = 1.0
        self._course_clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._course_clock.setEasingCurve(QEasingCurve(motion.COURSE.easing))
        self._course_clock.valueChanged.connect(self._draw_course)
        self._picture: Picture | None = None
        self._layout: Layout | None = None
        self._header: Header | None = None
        self._levels: Mapping[Seat, Level] = {}
        self._spoken: dict[Seat, Saying] = {}  # what goes by itself
        self._lasting: dict[Seat, Saying] = {}  # what belongs to the picture

    def set_look(self, look: Look) -> None:
        self._look = look

    def set_levels(self, levels: Mapping[Seat, Level]) -> None:
        """How well the players of the program play; the next picture tells it."""
        self._levels = levels

    def show(self, picture: Picture, layout: Layout, header: Header) -> None:
        """Shows all that belongs to a picture, and drops the words that belonged to an earlier one."""
        before = self._picture if header is self._header else None
        just_dealt = before is not None and not before.dealt and _first_trick_is_to_come(picture)
        self._picture, self._layout, self._header = picture, layout, header
        self.drop_words()
        self._turn_lights(picture)
        self._chalk(picture, before)
        self._show_course(just_dealt=just_dealt)
        self._show_badge(picture, layout)
        self._show_piles(picture, layout)
        self._show_counts(picture, layout)
        self._show_tag(picture, layout)
        self._show_prompt(picture, layout, header)
        earlier, self._lasting = self._lasting, {said.by: said for said in picture.told.sayings(header)}
        for seat in SEATS:
            if self._lasting.get(seat, earlier.get(seat)) != earlier.get(seat):
                self._silence[seat].stop()
                self._spoken.pop(seat, None)  # what he said before
            self._present_speech(seat)

    # ------------------------------------------------------------ what is said

    def show_hint(self, words: str, target: Slot | None, strip: float, style: HintStyle) -> None:
        """A hint or a refusal above the card that it is about; it lies on no card of the trick. What the
        person has just called out gives way to it where both want the same room: he knows it."""
        if self._layout is None or self._picture is None:
            return
        theme, lay, k = self._look.theme, self._layout, self._layout.k
        rooms = lay.hint_beside if _has_thrown(self._picture, self._picture.seat) else (lay.hint,)
        placed = [place_hint(k, room, words, target, strip) for room in rooms]
        bubble = next((bubble for bubble in placed if bubble.fits), placed[-1])
        bounds = _around(bubble.rect, bubble.tip).grown(BUBBLE_REACH * k)
        if qrect(self.speech_place(self._picture.seat)).intersects(qrect(bounds)):
            self._be_silent(self._picture.seat)
        self._hint.present(bounds, lambda p: draw_hint(p, theme, k, bubble, words, style), words)

    def drop_hint(self) -> None:
        self._hint.clear()

    def drop_words(self) -> None:
        """Takes away what was said about the moment that is over, before the cards move on."""
        for item in (self._note, self._hint, self._prompt, self._title):
            item.clear()

    def drop_tag(self) -> None:
        """Takes the mark off the turned trump card in the person's own hand, while that card moves."""
        self._tag.clear()

    def show_taken(self, taken: Taken) -> None:
        """Says who takes the trick that lies."""
        if self._layout is None:
            return
        theme, lay = self._look.theme, self._layout
        words, key = taken.words, translate("Keys", "Space")
        room = lay.hint_beside[0]
        paint = partial(
            draw_note, theme=theme, k=lay.k, room=room, text=words, key=key, at_left=lay.left_handed
        )
        self._note.present(room.grown(10 * lay.k), paint, words)

    @property
    def spoken(self) -> dict[Seat, str]:
        """What the players are saying now."""
        return {seat: saying.words for seat, saying in self.sayings.items()}

    @property
    def sayings(self) -> dict[Seat, Saying]:
        """What the players are saying now, and to whom where not all hear it."""
        return self._lasting | self._spoken

    def say(self, seat: Seat, words: str, detail: str = "") -> None:
        """A player says something, with a `detail` only to be noticed by the person; the bubble goes by
        itself."""
        self._spoken[seat] = Saying(seat, words, detail)
        self._silence[seat].start(motion.bubble_stay_ms(f"{words}{detail}"))
        self._present_speech(seat)

    def silence(self) -> None:
        """Takes all speech bubbles away."""
        self._lasting = {}
        for seat in SEATS:
            self._silence[seat].stop()
            self._be_silent(seat)

    def words(self) -> list[tuple[str, str, Rect]]:
        """Each bubble and prompt that stands now: what it is, its words, its place."""
        items = {"prompt": self._prompt, "cut": self._title, "note": self._note, "hint": self._hint}
        return [(name, item.said, item.bounds) for name, item in items.items() if item.said]

    def speech_place(self, seat: Seat) -> Rect:
        """Where the bubble of a player stands."""
        return self._speech[seat].bounds

    def _present_speech(self, seat: Seat) -> None:
        saying = self.sayings.get(seat)
        if self._layout is None or saying is None:
            self._speech[seat].clear()
            return
        theme, lay, words, detail = self._look.theme, self._layout, saying.words, saying.detail
        if detail:
            bubble = place_secret(lay.k, lay.bubbles[seat], speaker(lay, seat), words, detail)
            paint = partial(draw_secret, theme=theme, k=lay.k, bubble=bubble, words=words, detail=detail)
        else:
            bubble = place_speech(lay.k, lay.bubbles[seat], speaker(lay, seat), words)
            paint = partial(draw_speech, theme=theme, k=lay.k, bubble=bubble, words=words)
        bounds = _around(bubble.rect, bubble.tip).grown(BUBBLE_REACH * lay.k)
        self._speech[seat].present(bounds, paint, words)

    def _be_silent(self, seat: Seat) -> None:
        self._spoken.pop(seat, None)
        self._present_speech(seat)

    def _speech_timer(self, seat: Seat) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(partial(self._be_silent, seat))
        return timer

    # ------------------------------------------------------------ whose turn

    def _turn_lights(self, picture: Picture) -> None:
        target = {seat: 1.0 if seat in picture.turn else 0.0 for seat in SEATS}
        if target != self._light_to or self._light_clock.state() is not QVariantAnimation.State.Running:
            self._light_from, self._light_to = dict(self._lights), target
            ms = motion.TURN_LIGHT.duration(self._look.speed)
            self._light_clock.stop()
            if ms == 0 or self._light_from == target:
                self._fade_lights(1.0)
            else:
                self._light_clock.setDuration(ms)
                self._light_clock.start()
        self._present_plates()

    def _fade_lights(self, share: float) -> None:
        start, end = self._light_from, self._light_to
        self._lights = {seat: start[seat] + (end[seat] - start[seat]) * share for seat in SEATS}
        self._present_plates()

    def _present_plates(self) -> None:
        if self._picture is None or self._layout is None or self._header is None:
            return
        theme, lay, picture = self._look.theme, self._layout, self._picture
        for seat, item in self._plates.items():
            name = shown_name(self._header, seat)
            rect = lay.plates[seat]
            chip = picture.told.chip() if picture.dealer is seat else ""
            paint = partial(
                draw_plate,
                theme=theme,
                k=lay.k,
                rect=rect,
                name=name,
                sub=picture.told.plate_line(seat),
                light=self._lights[seat],
                you=seat is picture.seat,
                chip=chip,
                direction=picture.rules.order_of_play,
            )
            item.present(rect.grown(PLATE_HALO * lay.k), paint)
            tip = f"<p>{escape(name)}</p>"  # whatever a foreign record holds is no markup
            if seat in self._levels:
                tip += f"<p>{level_in_full(self._levels[seat])}</p>"
            if chip:
                tip += f"<p>{table_text.course(picture.rules)}</p>"
            item.setToolTip(tip)

    # ------------------------------------------------------------ which way play goes

    def _show_course(self, *, just_dealt: bool) -> None:
        """Arrows around the place of the first trick of a hand; they are drawn before the eye once, when the
        cards have been dealt."""
        if just_dealt:
            ms = motion.COURSE.duration(self._look.speed)
            self._course_clock.stop()
            self._coursed = 1.0
            if ms:
                self._course_clock.setDuration(ms)
                self._course_clock.start()
        self._present_course()

    def _draw_course(self, share: float) -> None:
        self._coursed = share
        self._present_course()

    def _present_course(self) -> None:
        if self._layout is None or self._picture is None or self._picture.leader is None:
            self._course.clear()
            return
        paint = partial(
            draw_course,
            theme=self._look.theme,
            lay=self._layout,
            direction=self._picture.rules.order_of_play,
            leader=self._picture.leader,
            drawn=self._coursed,
        )
        self._course.present(course_bounds(self._layout), paint)

    # ------------------------------------------------------------ the slate

    def _chalk(self, picture: Picture, before: Picture | None) -> None:
        assert self._header is not None
        slate = picture.told.slate(self._header)
        score = tuple(map(float, slate.score))
        if len(score) != len(self._chalked):  # another game's slate
            self._chalked = self._chalk_from = self._chalk_to = (0.0,) * len(score)
        grown = sum(score) - sum(self._chalk_to)
        if score == self._chalk_to:
            self._present_slate()
            return
        self._chalk_clock.stop()
        self._chalk_from, self._chalk_to = self._chalked, score
        ms = motion.CHALK.duration(self._look.speed) * max(0, round(grown))
        if slate.marks is Marks.LINES:  # which go up and down, all at once when a hand has been counted
            counted = before is not None and len(picture.view.results) > len(before.view.results)
            ms = motion.LINES.duration(self._look.speed) if counted else 0
        if ms == 0:
            self._draw_chalk(1.0)
        else:
            self._chalk_clock.setDuration(ms)
            self._chalk_clock.start()

    def _draw_chalk(self, share: float) -> None:
        self._chalked = tuple(
            start + (end - start) * share for start, end in zip(self._chalk_from, self._chalk_to, strict=True)
        )
        self._present_slate()

    def _present_slate(self) -> None:
        if self._picture is None or self._layout is None or self._header is None:
            return
        slate, lay, theme = self._picture.told.slate(self._header), self._layout, self._look.theme
        draw: Callable[..., object]
        match slate.marks:
            case Marks.LINES:
                draw = partial(draw_lines, me=self._picture.seat.place)
            case Marks.BEANS:
                draw = draw_bean_slate
            case marks:
                draw = partial(draw_slate, marks=marks)
        paint = partial(
            draw,
            theme=theme,
            k=lay.k,
            rect=lay.slate,
            heads=slate.heads,
            score=self._chalked,
            foot=slate.foot,
            target=slate.target,
        )
        self._slate.present(lay.slate.grown(10 * lay.k), paint)

    # ------------------------------------------------------------ the rest

    def _show_badge(self, picture: Picture, lay: Layout) -> None:
        badge = picture.told.badge()
        if badge is None:
            self._badge.clear()
            self._marks.clear()
            return
        paint = partial(
            draw_badge,
            theme=self._look.theme,
            k=lay.k,
            rect=lay.badge,
            tile=badge.tile,
            word=badge.word,
            name=badge.name,
            four_colours=self._look.four_colours,
        )
        self._badge.present(lay.badge.grown(2), paint)
        if badge.marks:
            marks = partial(draw_marks, theme=self._look.theme, k=lay.k, rect=lay.marks, marks=badge.marks)
            self._marks.present(lay.marks.grown(2), marks)
        else:
            self._marks.clear()

    def _show_piles(self, picture: Picture, lay: Layout) -> None:
        for keeper in self._piles.keys() - lay.piles.keys():  # of another game
            self._piles[keeper].clear()
        for keeper, rect in lay.piles.items():
            item = self._pile(keeper)
            tricks = picture.tricks.get(keeper, 0)
            if tricks == 0:
                item.clear()
                continue
            paint = partial(
                draw_pile,
                theme=self._look.theme,
                art=self._look.art,
                k=lay.k,
                rect=rect,
                tricks=tricks,
                word=Counted().tricks_word(tricks),
                from_right=begins_right(lay, keeper),
            )
            item.present(rect.grown(20 * lay.k), paint)

    def piles(self) -> dict[PackKey, Place]:
        """The taken tricks, packet by packet, where they lie now."""
        picture, lay = self._picture, self._layout
        if picture is None or lay is None:
            return {}
        shown: dict[PackKey, Place] = {}
        for keeper, rect in lay.piles.items():
            tricks = picture.tricks.get(keeper, 0)
            word, from_right = Counted().tricks_word(tricks), begins_right(lay, keeper)
            for i, slot in enumerate(pile_packets(lay.k, rect, tricks, word, from_right=from_right)):
                shown[(f"pile {keeper}", i)] = Place(slot, None, Layer.PACK + i)
        return shown

    def drop_piles(self) -> None:
        """Takes the piles away, while their packets move."""
        for item in self._piles.values():
            item.clear()

    def drop_stock(self) -> None:
        """Takes away how many cards the stock has, while it makes room."""
        self._stock.clear()

    def _pile(self, keeper: Keeper) -> PaintedItem:
        if keeper not in self._piles:
            self._piles[keeper] = self._add(_FLAT_Z)
        return self._piles[keeper]

    def _show_counts(self, picture: Picture, lay: Layout) -> None:
        """How many cards lie where they cannot be counted."""
        for seat, item in self._counts.items():
            backs = lay.backs[seat]
            if not picture.dealt or not lay.crowded[seat] or not backs or seat in picture.resting:
                item.clear()
            else:
                self._show_count(item, backs[len(backs) // 2], len(backs), lay.k)
        lying = picture.pack
        if lying is None or not lying.aside or lying.at is None:
            self._stock.clear()
        else:
            self._show_count(self._stock, pack_aside(lay, lying.at), lying.count, lay.k)

    def _show_count(self, item: PaintedItem, at: Slot, count: int, k: float) -> None:
        disc = Rect(at.cx - 22 * k, at.cy - 22 * k, 44 * k, 44 * k)
        item.present(disc, partial(draw_count, theme=self._look.theme, k=k, cx=at.cx, cy=at.cy, count=count))

    def _show_tag(self, picture: Picture, lay: Layout) -> None:
        """Marks the turned trump card in the person's own hand."""
        if picture.aside is None or not lay.hand:
            self._tag.clear()
            return
        card = lay.hand[-1].moved(dy=-lay.lift if picture.aside in picture.marked else 0.0).bounds()
        cy = min(card.bottom, lay.table.bottom) - 20 * lay.k
        bounds = Rect(card.x, cy - 14 * lay.k, card.w, 28 * lay.k)
        word = picture.told.tag()
        self._tag.present(
            bounds,
            partial(draw_tag, theme=self._look.theme, k=lay.k, cx=card.cx - 0.1 * card.w, cy=cy, word=word),
        )

    def _show_prompt(self, picture: Picture, lay: Layout, header: Header) -> None:
        words = picture.told.prompt(header)
        if words is None:
            return
        theme, k, room = self._look.theme, lay.k, below_ribbon(lay)
        line, detail = words
        body, small = font(Role.BODY, k), font(Role.SMALL, k)
        upper = _even(line, body, room.x, room.y + 6 * k, room.w)
        lower = _even(detail, small, room.x, upper.bottom + 8 * k, room.w)
        centre = Qt.AlignmentFlag.AlignCenter

        self._prompt.present(
            Rect(room.x, room.y, room.w, lower.bottom - room.y),
            lambda p: (
                draw_paragraph(p, upper, line, body, theme.palette.text, centre),
                draw_paragraph(p, lower, detail, small, theme.palette.text_muted, centre),
            ),
            f"{line} {detail}",
        )
        if picture.cut_at is not None:
            lifted = table_text.lifted_words(picture.cut_at)
            bubble = place_title(k, above_ribbon(lay), cut_point(lay, picture.cut_at), lifted)
            self._title.present(
                _around(bubble.rect, bubble.tip).grown(BUBBLE_REACH * k),
                lambda p: draw_speech(p, theme, k, bubble, lifted, Role.TITLE),
                lifted,
            )

    def _add(self, z: float) -> PaintedItem:
        item = PaintedItem(z)
        item.clear()
        self._scene.addItem(item)
        return item


def _has_thrown(picture: Picture, seat: Seat) -> bool:
    """Whether a card of somebody's lies in the trick."""
    return any(thrown.by is seat for thrown in picture.trick)


def _first_trick_is_to_come(picture: Picture) -> bool:
    return picture.leader is not None and not picture.trick


def _even(words: str, letters: QFont, x: float, y: float, width: float) -> Rect:
    """The room that words take below y, in the middle of a `width` from x on."""
    needed = even_width(words, letters, width)
    return Rect(x + (width - needed) / 2, y, needed, text_height(words, letters, needed))


def _around(rect: Rect, tip: tuple[float, float]) -> Rect:
    left, top = min(rect.x, tip[0]), min(rect.y, tip[1])
    right, bottom = max(rect.right, tip[0]), max(rect.bottom, tip[1])
    return Rect(left, top, right - left, bottom - top)
