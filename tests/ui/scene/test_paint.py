"""What painters draw stays in its place, says what it should, and is never silently cut."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Suit
from sueca_desktop.resources import resource_path
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.geometry import Rect, Slot
from sueca_desktop.ui.scene.layout import layout, speaker
from sueca_desktop.ui.scene.paint_course import course_bounds, draw_course
from sueca_desktop.ui.scene.paint_furniture import (
    BUTTON_REACH,
    PLATE_HALO,
    ButtonKind,
    draw_badge,
    draw_button,
    draw_count,
    draw_note,
    draw_pile,
    draw_plate,
    draw_tag,
)
from sueca_desktop.ui.scene.paint_ground import draw_ground, ground_pixmap
from sueca_desktop.ui.scene.paint_icons import Icon, draw_icon, icon_pixmap, make_icon
from sueca_desktop.ui.scene.paint_shapes import (
    draw_box,
    draw_paragraph,
    draw_shadow,
    draw_suit,
    draw_text,
    even_width,
    shrunk,
    text_height,
    text_width,
)
from sueca_desktop.ui.scene.paint_slate import (
    Marks,
    draw_chalk,
    draw_cross,
    draw_slate,
    draw_strokes,
    stroke_places,
)
from sueca_desktop.ui.scene.paint_words import (
    BUBBLE_REACH,
    Bubble,
    HintStyle,
    draw_hint,
    draw_speech,
    place_hint,
    place_speech,
    place_title,
)
from sueca_desktop.ui.scene.theme import LEAST_TEXT, THEMES, Role, Theme, font, load_theme
from tests.ui.scene.pixels import BLANK, amount, contrast, painted, painting, runs, touched, within

FELT = load_theme("felt", dark=False)
PALETTE = FELT.palette
LONG_NAME = "Maria Constança de Albuquerque e Lencastre"[:40]
WHITE = QColor("white")

pytestmark = pytest.mark.usefixtures("application")


@pytest.fixture
def application(qtbot: QtBot) -> None:
    """Fonts and pixmaps need one."""


# ---------------------------------------------------------------- shapes and text


def test_a_box_stays_inside_its_rectangle_with_its_line() -> None:
    rect = Rect(20, 30, 100, 40)
    image = painted(lambda p: draw_box(p, rect, 8, PALETTE.plate, PALETTE.accent, 5), 160, 100)
    assert touched(image) == rect
    assert image.pixelColor(70, 32) == PALETTE.accent
    assert image.pixelColor(70, 50) == PALETTE.plate


def test_a_shadow_is_dark_within_and_fades_outside() -> None:
    image = painted(lambda p: draw_shadow(p, QRectF(40, 40, 80, 40), 6, 20, 0.4), 160, 120, WHITE)
    tones = [image.pixelColor(80, y).red() for y in range(60, 110)]
    assert tones == sorted(tones)
    assert tones[0] == pytest.approx(255 * 0.6, abs=4)
    assert tones[-1] == 255


def test_the_four_suits_have_four_shapes() -> None:
    images = [
        painted(partial(draw_suit, suit=suit, cx=30, cy=30, size=40, colour=WHITE), 60, 60) for suit in Suit
    ]
    for i, image in enumerate(images):
        assert within(touched(image), Rect(9, 9, 42, 42))
        assert image not in images[:i]


def test_a_line_that_fits_is_not_changed_and_measured_rightly() -> None:
    body = font(Role.BODY)
    needed = text_width("Copas", body)
    whole = painted(lambda p: draw_text(p, Rect(10, 10, 300, 30), "Copas", body, WHITE), 400, 50)
    tight = painted(lambda p: draw_text(p, Rect(10, 10, needed, 30), "Copas", body, WHITE), 400, 50)
    assert whole == tight
    assert within(touched(whole), Rect(10, 10, needed, 30), slack=2)


@pytest.mark.parametrize("align", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter])
def test_a_line_that_is_too_long_ends_within_its_room(align: Qt.AlignmentFlag) -> None:
    room = Rect(40, 10, 90, 30)
    needed = []
    body = font(Role.BODY)
    image = painted(lambda p: needed.append(draw_text(p, room, LONG_NAME, body, WHITE, align)), 300, 50)
    assert within(touched(image), room)
    assert needed[0].w == pytest.approx(text_width(LONG_NAME, body))
    assert needed[0].w > room.w


def test_a_line_in_a_low_room_keeps_what_hangs_below_its_letters() -> None:
    def tiago(height: float) -> QImage:
        room = Rect(10, 30 - height / 2, 200, height)
        return painted(lambda p: draw_text(p, room, "Tiago", font(Role.BODY), WHITE), 300, 60)

    assert tiago(8) == tiago(40)


def test_an_ampersand_marks_a_mnemonic_only_where_asked() -> None:
    body = font(Role.BODY)
    assert text_width("&Jogo", body, mnemonic=True) == text_width("Jogo", body)
    assert text_width("Jo & Jo", body) > text_width("Jo  Jo", body)

    def drawn(text: str, mnemonic: bool) -> QImage:
        return painted(
            lambda p: draw_text(p, Rect(5, 5, 150, 30), text, body, WHITE, mnemonic=mnemonic), 160, 40
        )

    underlined, plain = drawn("&Jogo", True), drawn("Jogo", False)
    assert underlined != plain
    assert drawn("&Jogo", False) not in (underlined, plain)


def test_text_shrinks_to_its_room_but_stays_legible() -> None:
    title = font(Role.TITLE)
    wide = text_width("Diamonds", title)
    assert shrunk("Diamonds", title, wide) == title
    smaller = shrunk("Diamonds", title, 0.8 * wide)
    assert smaller.pixelSize() < title.pixelSize()
    assert text_width("Diamonds", smaller) <= 0.8 * wide
    assert shrunk("Diamonds", title, 1).pixelSize() >= LEAST_TEXT


def test_a_paragraph_is_as_high_as_was_measured() -> None:
    body = font(Role.BODY)
    words = "Joga o Ás de paus: segura a vaza e vale 11 pontos."
    height = text_height(words, body, 150)
    assert height > 2 * text_height("Joga", body, 150)
    needed = []
    image = painted(
        lambda p: needed.append(draw_paragraph(p, Rect(20, 20, 150, height), words, body, WHITE)), 200, 200
    )
    assert needed[0].h == pytest.approx(height)
    assert within(touched(image), Rect(20, 20, 150, height), slack=2)


# ---------------------------------------------------------------- the ground


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", THEMES)
def test_text_can_be_read_on_every_spot_of_the_ground(name: str, dark: bool) -> None:
    theme = load_theme(name, dark)
    image = ground_pixmap(theme, 1.0, 480, 300).toImage()
    inside = {image.pixel(x, y) for x in range(16, 464) for y in range(16, 284, 3)}
    for text in (theme.palette.text, theme.palette.text_muted):
        weakest = min(contrast(text, QColor.fromRgb(pixel)) for pixel in inside)
        assert weakest >= 4.5


@pytest.mark.parametrize("name", ["azulejo", "cafe"])
def test_text_can_be_read_on_tiles_and_wood_of_any_size(name: str) -> None:
    for dark, k, width, height in ((False, 0.92, 800, 552), (True, 1.0, 1280, 752), (False, 1.5, 1600, 1000)):
        theme = load_theme(name, dark)
        image = ground_pixmap(theme, k, width, height).toImage()
        edge = math.ceil(16 * k)
        pixels = {
            image.pixel(x, y)
            for x in range(edge, width - edge, 2)
            for y in range(edge + (x % 3), height - edge, 3)
        }
        muted = theme.palette.text_muted
        assert min(contrast(muted, QColor.fromRgb(pixel)) for pixel in pixels) >= 4.5


def test_the_wall_of_tiles_is_closed_by_a_darker_frieze_on_all_four_sides() -> None:
    theme = load_theme("azulejo", dark=False)
    image = ground_pixmap(theme, 1.0, 480, 300).toImage()

    def light(x1: int, x2: int, y1: int, y2: int) -> float:
        tones = [image.pixelColor(x, y).lightness() for x in range(x1, x2) for y in range(y1, y2)]
        return sum(tones) / len(tones)

    inside = light(60, 420, 60, 240)
    for strip in ((60, 420, 4, 20), (60, 420, 280, 296), (4, 20, 60, 240), (460, 476, 60, 240)):
        assert light(*strip) < inside - 4


@pytest.mark.parametrize("name", THEMES)
def test_the_ground_is_the_same_each_time_and_fills_its_rectangle(name: str) -> None:
    theme = load_theme(name, dark=False)
    rect = Rect(20, 10, 200, 120)
    first = painted(lambda p: draw_ground(p, theme, 1.0, rect), 240, 150)
    again = painted(lambda p: draw_ground(p, theme, 1.0, rect), 240, 150)
    assert first == again
    assert touched(first) == rect


def test_each_theme_has_its_own_ground() -> None:
    images = [ground_pixmap(load_theme(name, dark=False), 1.0, 200, 120).toImage() for name in THEMES]
    assert all(image not in images[:i] for i, image in enumerate(images))


def test_the_ground_is_drawn_for_the_pixels_of_the_screen() -> None:
    pixmap = ground_pixmap(load_theme("azulejo", dark=False), 1.0, 201, 120, 1.5)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (302, 180, 1.5)


# ---------------------------------------------------------------- nameplates and badge

PLATE = Rect(20, 20, 164, 50)


def plate(
    name: str = "Rosa", sub: str = "Nós", light: float = 0.0, you: bool = False, chip: str = ""
) -> QImage:
    return painted(
        lambda p: draw_plate(p, FELT, 1.0, PLATE, name, sub, light=light, you=you, chip=chip), 210, 90
    )


def test_a_plate_keeps_a_long_name_within_itself() -> None:
    image = plate(LONG_NAME, chip="D")
    assert touched(image) == PLATE
    text_area = Rect(PLATE.right - 39, PLATE.y + 2, 3, 46)  # between the text and the chip
    assert amount(image, PALETTE.plate_text, text_area) == 0
    assert amount(plate(LONG_NAME), PALETTE.plate_text, text_area) > 0  # without a chip there is more room


def test_a_plate_reports_a_line_that_is_too_long() -> None:
    sizes = []
    for sub in ("Nós", "Dá as cartas e espera que alguém parta o baralho"):
        painted(lambda p, sub=sub: sizes.append(draw_plate(p, FELT, 1.0, PLATE, "Rosa", sub)))  # type: ignore[misc]
    assert sizes[0] == (PLATE.w, PLATE.h)
    assert sizes[1].w > 2 * PLATE.w


def test_the_light_of_the_turn_fills_your_plate_and_frames_the_others() -> None:
    spot = (PLATE.right - 8, PLATE.cy)
    assert plate(you=True).pixelColor(*map(int, spot)) == PALETTE.plate
    assert plate(you=True, light=1.0).pixelColor(*map(int, spot)) == PALETTE.accent
    other = plate(light=1.0)
    assert other.pixelColor(*map(int, spot)) == PALETTE.plate
    assert other.pixelColor(int(PLATE.cx), int(PLATE.y) + 1) == PALETTE.accent
    assert within(touched(other), PLATE.grown(PLATE_HALO))


def test_the_light_fades_over() -> None:
    reds = [
        plate(you=True, light=light).pixelColor(int(PLATE.right) - 8, int(PLATE.cy)).red()
        for light in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    assert reds == sorted(set(reds))


def test_the_lamp_is_filled_on_the_turn() -> None:
    lamp = (int(PLATE.x) + 17, int(PLATE.cy))
    assert plate().pixelColor(*lamp) == PALETTE.plate
    assert plate(light=1.0).pixelColor(*lamp) == PALETTE.accent
    assert plate(light=1.0, you=True).pixelColor(*lamp) == PALETTE.on_accent


def test_the_chip_shows_the_letter_it_is_given() -> None:
    none, dealer, foot = plate(), plate(chip="D"), plate(chip="P")
    assert none != dealer
    assert none != foot
    assert dealer != foot


def test_high_contrast_outlines_what_has_no_colour_of_its_own() -> None:
    theme = load_theme("contrast", dark=False)
    image = painted(lambda p: draw_plate(p, theme, 1.0, PLATE, "Rosa"), 210, 90, WHITE)
    assert touched(image, WHITE) == PLATE


BADGE = Rect(10, 10, 174, 68)


def badge(suit: Suit, name: str = "Copas", four: bool = False) -> QImage:
    return painted(
        lambda p: draw_badge(p, FELT, 1.0, BADGE, suit, "Trunfo", name, four_colours=four), 200, 90
    )


def test_the_badge_shows_the_suit_in_its_colour() -> None:
    assert amount(badge(Suit.HEARTS), PALETTE.red) > 300
    assert amount(badge(Suit.SPADES), PALETTE.red) == 0
    assert amount(badge(Suit.DIAMONDS, four=True), PALETTE.diamond_4) > 200
    images = [badge(suit) for suit in Suit]
    assert all(image not in images[:i] for i, image in enumerate(images))


def test_the_badge_keeps_a_long_word_within_itself_and_reports_it() -> None:
    assert touched(badge(Suit.CLUBS, "Diamonds and more")) == BADGE
    sizes = []
    painted(lambda p: sizes.append(draw_badge(p, FELT, 1.0, BADGE, Suit.CLUBS, "Trumps", "Clubs")))
    painted(
        lambda p: sizes.append(draw_badge(p, FELT, 1.0, BADGE, Suit.CLUBS, "Trumps", "Diamonds and more"))
    )
    assert sizes[0].w <= BADGE.w < sizes[1].w


# ---------------------------------------------------------------- marks on cards, piles, buttons


def test_a_count_and_a_tag_are_centred_on_their_point() -> None:
    for draw in (
        lambda p: draw_count(p, FELT, 1.0, 60, 40, 10),
        lambda p: draw_tag(p, FELT, 1.0, 60, 40, "Trunfo"),
    ):
        area = touched(painted(draw, 120, 80))
        assert area is not None
        assert area.cx == pytest.approx(60, abs=1)
        assert area.cy == pytest.approx(40, abs=1)


@pytest.mark.parametrize("tricks", range(1, 11))
@pytest.mark.parametrize("from_right", [False, True])
def test_a_pile_stays_in_its_place(tricks: int, from_right: bool) -> None:
    art = CardArt(FELT)
    place = layout((800, 552)).piles[Team.EW]
    here = Rect(20, 20, place.w, place.h)
    word = "vaza" if tricks == 1 else "vazas"
    sizes = []

    def draw(painter: QPainter) -> None:
        sizes.append(draw_pile(painter, FELT, art, 0.92, here, tricks, word, from_right=from_right))

    image = painted(draw, 160, 100)
    assert sizes[0].w <= here.w + 0.5
    assert within(touched(image), here, slack=8)  # its cards have shadows
    beyond = Rect(0, here.y, here.x, here.h) if from_right else Rect(here.right, here.y, 30, here.h)
    assert amount(image, PALETTE.text, beyond) == 0
    area = touched(image)
    assert area is not None
    outer = here.right - area.right if from_right else area.x - here.x
    assert abs(outer) < 8  # however short, it begins at its end of the room


def test_there_is_no_pile_without_tricks() -> None:
    sizes = []
    image = painted(lambda p: sizes.append(draw_pile(p, FELT, CardArt(FELT), 1.0, BADGE, 0, "vazas")))
    assert touched(image) is None
    assert sizes == [(0, 0)]


BUTTON = Rect(20, 20, 196, 50)


def button(
    label: str = "&Renúncia!",
    key: str = "R",
    kind: ButtonKind = ButtonKind.PLAIN,
    *,
    enabled: bool = True,
    hovered: bool = False,
    pressed: bool = False,
    focused: bool = False,
) -> QImage:
    return painted(
        lambda p: draw_button(
            p,
            FELT,
            1.0,
            BUTTON,
            label,
            key,
            kind,
            enabled=enabled,
            hovered=hovered,
            pressed=pressed,
            focused=focused,
        ),
        240,
        90,
    )


def test_a_button_looks_different_in_every_state() -> None:
    images = [
        button(),
        button(enabled=False),
        button(hovered=True),
        button(pressed=True),
        button(focused=True),
        button(kind=ButtonKind.ACCENT),
        button(kind=ButtonKind.ACCENT, hovered=True),
        button(kind=ButtonKind.QUIET),
    ]
    assert all(image not in images[:i] for i, image in enumerate(images))
    for image in images:
        assert within(touched(image), BUTTON.grown(BUTTON_REACH))


def test_an_accent_button_that_is_disabled_loses_its_accent() -> None:
    assert amount(button(kind=ButtonKind.ACCENT), PALETTE.accent) > 4000
    assert amount(button(kind=ButtonKind.ACCENT, enabled=False), PALETTE.accent) == 0


def needed_width(label: str, key: str = "") -> float:
    sizes = []
    painted(lambda p: sizes.append(draw_button(p, FELT, 1.0, BUTTON, label, key)))
    return sizes[0].w


def test_a_button_reports_what_it_needs_and_breaks_its_label_first() -> None:
    assert needed_width("&Sim") < needed_width("&Renúncia!") < needed_width("&Renúncia!", "Enter")
    assert needed_width("&Renúncia!", "R") <= BUTTON.w
    assert needed_width("Renúncia de &Albuquerque", "B") <= BUTTON.w  # in two lines
    assert needed_width(f"Renúncia de {LONG_NAME}", "B") > BUTTON.w
    for name in (LONG_NAME, "W" * 40):
        assert within(touched(button(f"Renúncia de {name}", "B")), BUTTON.grown(BUTTON_REACH))
        assert within(touched(button(f"Foi {name}", "")), BUTTON.grown(BUTTON_REACH))


@pytest.mark.parametrize("theme", [FELT, load_theme("contrast", dark=False)], ids=["felt", "contrast"])
@pytest.mark.parametrize("at_left", [False, True])
def test_a_note_lies_in_the_corner_of_its_room(theme: Theme, at_left: bool) -> None:
    room = Rect(20, 20, 360, 60)
    rects = []

    def draw(painter: QPainter) -> None:
        words = "A vaza é nossa: 15 pontos"
        rects.append(draw_note(painter, theme, 1.0, room, words, "Espaço", at_left=at_left))

    image = painted(draw)
    area = touched(image)
    assert area is not None
    assert within(area, rects[0])
    assert (rects[0].x == room.x) is at_left
    assert (rects[0].right == room.right) is not at_left
    assert within(rects[0], room)


def test_a_note_in_a_narrow_room_gives_up_its_key_before_its_words() -> None:
    words, narrow = "Bartolomeu faz a vaza: 32 pontos", Rect(20, 20, 330, 60)

    def with_key(key: str) -> QImage:
        return painted(lambda painter: draw_note(painter, FELT, 1.0, narrow, words, key))

    assert with_key("Barra de espaços") == with_key("")
    assert with_key("Esc") != with_key("")


# ---------------------------------------------------------------- the slate

SLATE = Rect(10, 10, 180, 160)


def chalked(
    score: tuple[float, float], target: int = 4, marks: Marks = Marks.STROKES, omen: float = 1.0
) -> QImage:
    return painted(
        lambda p: draw_slate(
            p,
            FELT,
            1.0,
            SLATE,
            ("Nós", "Eles"),
            score,
            "última: 74–46",
            target=target,
            marks=marks,
            omen=omen,
        ),
        200,
        190,
    )


def strokes(score: float, target: int) -> QImage:
    return painted(
        lambda p: draw_strokes(p, FELT, 1.0, Rect(0, 0, 200, 100), score, target, seed=1),
        200,
        100,
        PALETTE.slate,
    )


@pytest.mark.parametrize("target", range(1, 6))
def test_up_to_five_games_are_upright_strokes(target: int) -> None:
    for games in range(target + 1):
        assert runs(strokes(games, target), 50, PALETTE.chalk) == games


@pytest.mark.parametrize("target", [6, 8, 10])
def test_more_games_are_gathered_in_fives(target: int) -> None:
    counts = [runs(strokes(games, target), 42, PALETTE.chalk) for games in range(6)]
    assert counts == [0, 1, 2, 3, 4, 4]  # at the feet of the first row; the fifth goes across, above
    assert amount(strokes(5, target), PALETTE.chalk) > amount(strokes(4, target), PALETTE.chalk)


@pytest.mark.parametrize("target", range(1, 21))
def test_every_game_adds_chalk_to_the_slate(target: int) -> None:
    bright = [amount(strokes(games, target), PALETTE.chalk) for games in range(target + 1)]
    assert bright == sorted(set(bright))
    assert touched(strokes(target, target), PALETTE.slate) is not None


def test_a_score_may_pass_the_target() -> None:
    assert [stroke_places(score, 4) for score in (0, 3, 4, 4.2, 7)] == [4, 4, 4, 5, 7]
    assert runs(strokes(5, 4), 50, PALETTE.chalk) == 5
    assert within(touched(strokes(24, 20), PALETTE.slate), Rect(0, 0, 200, 100))


@pytest.mark.parametrize("target", range(1, 6))
def test_free_places_are_dots(target: int) -> None:
    assert runs(strokes(0, target), 89, PALETTE.chalk_muted) == target
    first_place = 200 // target
    assert runs(strokes(1, target), 89, PALETTE.chalk_muted, x1=first_place) == target - 1


def test_a_stroke_grows_along_its_path() -> None:
    def chalk(part: float) -> Rect | None:
        return touched(
            painted(lambda p: draw_chalk(p, (30, 10), (30, 110), WHITE, 4, seed=2, part=part), 60, 130)
        )

    whole, half = chalk(1.0), chalk(0.5)
    assert whole is not None
    assert half is not None
    assert half.y == whole.y
    assert half.h == pytest.approx(whole.h / 2, abs=4)
    assert chalk(0.0) is None


def test_a_score_between_two_games_shows_part_of_a_stroke() -> None:
    bright = [amount(strokes(games, 4), PALETTE.chalk) for games in (2, 2.3, 2.6, 3)]
    assert bright == sorted(set(bright))


def test_the_slate_stays_in_its_place() -> None:
    for marks in Marks:
        assert within(touched(chalked((3, 5), marks=marks)), SLATE.grown(9))


def test_the_two_sides_of_the_slate_are_told_apart() -> None:
    assert chalked((2, 1)) != chalked((1, 2))


def test_the_cross_is_for_matches_to_four_only() -> None:
    assert chalked((2, 1), marks=Marks.CROSS) != chalked((2, 1))
    assert chalked((2, 1), target=10, marks=Marks.CROSS) == chalked((2, 1), target=10)


def cross(ours: float, theirs: float, omen: float = 1.0) -> QImage:
    return painted(
        lambda p: draw_cross(p, FELT, 1.0, Rect(0, 0, 200, 200), (ours, theirs), omen=omen),
        200,
        200,
        PALETTE.slate,
    )


LEFT, RIGHT = Rect(0, 0, 95, 200), Rect(105, 0, 95, 200)


def test_games_are_dots_at_the_sides_of_the_cross() -> None:
    bare = cross(0, 0)
    for side, other, scores in (
        (LEFT, RIGHT, [(games, 0) for games in range(4)]),
        (RIGHT, LEFT, [(0, games) for games in range(4)]),
    ):
        bright = [amount(cross(*score), PALETTE.chalk, side) for score in scores]
        assert bright == sorted(set(bright))
        assert len({amount(cross(*score), PALETTE.chalk, other) for score in scores}) == 1
    assert runs(cross(2, 1), 68, PALETTE.chalk) == runs(bare, 68, PALETTE.chalk) + 3


def test_more_than_four_games_go_on_outwards() -> None:
    assert runs(cross(5, 2), 68, PALETTE.chalk, 0, 95) == 3
    assert within(touched(cross(9, 3), PALETTE.slate), Rect(0, 0, 200, 200))


@pytest.mark.parametrize(("won", "area"), [((4, 0), RIGHT), ((0, 4), LEFT), ((6, 0), RIGHT)])
def test_losers_without_a_game_get_a_cat(won: tuple[int, int], area: Rect) -> None:
    plain = amount(cross(*won, omen=0.0), PALETTE.chalk, area)
    assert amount(cross(*won), PALETTE.chalk, area) > plain + 200


@pytest.mark.parametrize(("won", "area"), [((4, 1), RIGHT), ((1, 5), LEFT)])
def test_losers_with_one_game_get_an_umbrella(won: tuple[int, int], area: Rect) -> None:
    plain = amount(cross(*won, omen=0.0), PALETTE.chalk, area)
    assert amount(cross(*won), PALETTE.chalk, area) > plain + 200
    assert cross(4, 1) != cross(4, 0)


def test_no_omen_before_the_match_is_won_or_when_losers_did_better() -> None:
    for score in ((3, 0), (3, 1), (4, 2), (2, 4)):
        assert cross(*score, omen=1.0) == cross(*score, omen=0.0)


def test_the_omen_fades_in() -> None:
    bright = [amount(cross(4, 0, omen), PALETTE.chalk, RIGHT) for omen in (0.0, 0.95, 1.0)]
    assert bright[0] < bright[1] <= bright[2]
    assert cross(4, 0, 0.3) not in (cross(4, 0, 0.0), cross(4, 0, 1.0))


def test_the_slate_reports_words_that_are_too_long() -> None:
    sizes = []
    for foot in ("última: 74–46", "empate por marcar: a próxima mão vale mais 1"):
        painted(
            lambda p, foot=foot: sizes.append(  # type: ignore[misc]
                draw_slate(p, FELT, 1.0, SLATE, ("Nós", "Eles"), (0, 0), foot)
            )
        )
    assert sizes[0].w <= SLATE.w < sizes[1].w


# ---------------------------------------------------------------- words

HINT = "Joga o Ás de paus: segura a vaza e vale 11 pontos. Só o Bruno ainda a pode cortar."


@pytest.mark.parametrize("size", [(800, 552), (1280, 752), (2560, 1344)])
@pytest.mark.parametrize("card", [0, 4, 9])
def test_a_hint_lies_in_its_room_and_points_at_its_card(size: tuple[int, int], card: int) -> None:
    lay = layout(size)
    target = lay.hand[card].moved(dy=-lay.lift)
    bubble = place_hint(lay.k, lay.hint, HINT, target)
    assert bubble.fits
    assert within(bubble.rect, lay.hint)
    top = min(y for _, y in target.quad())
    assert bubble.rect.bottom < bubble.tip[1] < top + 8 * lay.k
    if lay.hint.x < target.cx < lay.hint.right:
        assert target.cx - target.w / 2 < bubble.tip[0] < target.cx + target.w / 2


def test_a_hint_is_no_wider_than_it_must_be() -> None:
    room = Rect(0, 0, 900, 120)
    short = place_hint(1.0, room, "Joga o Ás.", None)
    assert short.rect.w == 300
    assert place_hint(1.0, room, HINT, None).rect.w <= 500


def test_a_hint_that_is_too_long_says_so_and_is_not_cut() -> None:
    room = Rect(20, 200, 360, 60)
    bubble = place_hint(1.0, room, HINT * 4, None)
    assert not bubble.fits
    assert bubble.rect.h > room.h
    assert bubble.rect.bottom <= room.bottom


@pytest.mark.parametrize("theme", [FELT, load_theme("contrast", dark=True)], ids=["felt", "contrast"])
def test_a_refusal_is_told_by_more_than_colour(theme: Theme) -> None:
    bubble = Bubble(Rect(30, 30, 300, 60), (100, 110), True)

    def hint(style: HintStyle) -> QImage:
        return painted(lambda p: draw_hint(p, theme, 1.0, bubble, "Tens de assistir a copas", style))

    images = [hint(style) for style in HintStyle]
    assert all(image not in images[:i] for i, image in enumerate(images))
    assert amount(hint(HintStyle.WARNING), theme.palette.warn) > 300
    assert amount(hint(HintStyle.HINT), theme.palette.warn) == 0
    reach = Rect(30, 30, 300, 82).grown(BUBBLE_REACH)
    assert all(within(touched(image), reach) for image in images)


@pytest.mark.parametrize("size", [(800, 552), (1280, 752), (3440, 1344)])
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("left_handed", [False, True])
def test_speech_lies_in_its_room_and_points_at_the_speaker(
    size: tuple[int, int], seat: Seat, left_handed: bool
) -> None:
    lay = layout(size, left_handed=left_handed)
    said_by = speaker(lay, seat)
    bubble = place_speech(lay.k, lay.bubbles[seat], said_by, "Renúncia!")
    assert bubble.fits
    assert within(bubble.rect, lay.bubbles[seat])
    reach = said_by.grown(6 * lay.k)
    assert reach.x <= bubble.tip[0] <= reach.right
    assert reach.y <= bubble.tip[1] <= reach.bottom
    image = painted(
        lambda p: draw_speech(p, FELT, 1.0, Bubble(Rect(20, 20, 200, 54), (10, 90), True), "Renúncia!")
    )
    assert within(touched(image), Rect(10, 20, 210, 70).grown(BUBBLE_REACH))


def test_speech_that_is_too_long_says_so_and_stays_inside() -> None:
    lay = layout((1280, 752))
    bubble = place_speech(lay.k, lay.bubbles[Seat.W], lay.plates[Seat.W], 5 * LONG_NAME)
    assert not bubble.fits
    assert within(bubble.rect, lay.bubbles[Seat.W])


def test_a_title_stands_over_what_it_is_about() -> None:
    room = Rect(100, 50, 600, 60)
    middle = place_title(1.0, room, (400, 130), "Levantas 17 cartas")
    assert middle.rect.cx == pytest.approx(400)
    edge = place_title(1.0, room, (110, 130), "Levantas 1 carta")
    assert edge.rect.x == room.x
    assert edge.fits
    assert not place_title(1.0, Rect(0, 0, 100, 60), (50, 80), "Levantas 17 cartas").fits


@pytest.mark.parametrize("tip", [(200, 200), (60, 200), (390, 200), (200, 10), (10, 100), (395, 100)])
def test_a_tail_reaches_its_tip(tip: tuple[int, int]) -> None:
    bubble = Bubble(Rect(100, 60, 200, 80), (float(tip[0]), float(tip[1])), True)
    flat = load_theme("contrast", dark=False)
    area = touched(painted(lambda p: draw_speech(p, flat, 1.0, bubble, "Corro!"), 400, 220))
    assert area is not None
    assert area.grown(2).x <= tip[0] <= area.grown(2).right
    assert area.grown(2).y <= tip[1] <= area.grown(2).bottom


def test_a_bubble_without_a_tip_has_no_tail() -> None:
    rect = Rect(100, 60, 200, 80)
    flat = load_theme("contrast", dark=False)
    image = painted(lambda p: draw_speech(p, flat, 1.0, Bubble(rect, (200, 140), True), "Corro!"), 400, 220)
    assert within(touched(image), rect)


# ---------------------------------------------------------------- icons


def test_every_icon_is_a_picture_of_its_own_within_its_square() -> None:
    images = [
        painted(partial(draw_icon, icon=icon, cx=20, cy=20, size=24, colour=WHITE), 40, 40) for icon in Icon
    ]
    for i, image in enumerate(images):
        assert within(touched(image), Rect(8, 8, 24, 24))
        assert amount(image, WHITE) > 15
        assert image not in images[:i]


def test_an_icon_has_the_pixels_of_the_screen_and_an_empty_ground() -> None:
    pixmap = icon_pixmap(Icon.UNDO, 24, PALETTE.surface_text, 1.5)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (36, 1.5)
    assert pixmap.toImage().pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_an_icon_follows_the_palette_and_what_is_done_with_it(ratio: float) -> None:
    for theme, dark in product(("felt", "contrast"), (False, True)):
        palette = load_theme(theme, dark).palette
        icon = make_icon(Icon.NEW, palette, 24, ratio)
        for mode, colour in (
            (QIcon.Mode.Normal, palette.surface_text),
            (QIcon.Mode.Disabled, palette.surface_muted),
            (QIcon.Mode.Active, palette.on_accent),
        ):
            pixmap = icon.pixmap(QSize(24, 24), ratio, mode)
            assert pixmap.width() == pixmap.height() == 24 * ratio
            image = pixmap.toImage()
            assert image.pixelColor(image.width() // 2, image.height() // 2) == colour


def test_each_line_icon_is_used_and_there() -> None:
    files = {file.stem for file in resource_path("icons", "svg").iterdir()}
    assert {name for name in files if not name.startswith("app-")} == {str(icon) for icon in Icon}


def test_painters_leave_the_painter_as_it_was() -> None:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(BLANK)
    draws: list[Callable[[QPainter], object]] = [
        lambda p: draw_ground(p, FELT, 1.0, Rect(0, 0, 200, 200)),
        lambda p: draw_icon(p, Icon.LAST_TRICK, 50, 50, 24, WHITE),
        lambda p: draw_suit(p, Suit.CLUBS, 50, 50, 24, WHITE),
        lambda p: draw_plate(p, FELT, 1.0, PLATE, "Rosa", "Nós", light=0.5),
        lambda p: draw_cross(p, FELT, 1.0, Rect(0, 0, 200, 200), (4, 0), omen=0.5),
        lambda p: draw_pile(p, FELT, CardArt(FELT), 1.0, BADGE, 3, "vazas"),
    ]
    with painting(image) as painter:
        painter.translate(3, 4)
        before = painter.transform()
        for draw in draws:
            draw(painter)
            assert painter.transform() == before
            assert painter.opacity() == 1
            assert not painter.hasClipping()


def test_a_slot_can_be_a_target_without_a_turn() -> None:
    bubble = place_hint(1.0, Rect(0, 0, 600, 100), "Joga esta.", Slot(300, 250, 100, 140))
    assert bubble.tip[0] == pytest.approx(280)


# ---------------------------------------------------------------- which way play goes


def test_the_arrow_around_the_chip_tells_which_way_play_goes() -> None:
    def dealer(direction: Direction) -> QImage:
        return painted(
            lambda p: draw_plate(p, FELT, 1.0, PLATE, "Rosa", chip="D", direction=direction), 210, 90
        )

    right, left = dealer(Direction.ANTICLOCKWISE), dealer(Direction.CLOCKWISE)
    assert right != left
    ring = Rect(PLATE.right - 43, PLATE.y, 43, PLATE.h)
    for image in (right, left):
        assert amount(image, PALETTE.plate_muted, ring) > 60


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("direction", Direction)
def test_arrows_on_the_ground_are_drawn_from_the_leader_on(name: str, direction: Direction) -> None:
    theme, lay = load_theme(name, dark=False), layout((800.0, 552.0))
    ground = theme.palette.felt

    def arrows(drawn: float) -> QImage:
        return painted(
            lambda p: draw_course(p, theme, lay, direction, Seat.S, drawn), 800, 552, theme.palette.felt
        )

    def inked(image: QImage, left: bool) -> int:
        middle = lay.play.cx
        half = range(int(middle)) if left else range(int(middle), 800)
        return sum(image.pixelColor(x, y) != ground for x in half for y in range(0, 552, 3))

    assert touched(arrows(0.0), ground) is None
    assert within(touched(arrows(1.0), ground), course_bounds(lay))
    early = arrows(0.25)
    begins_left = direction is Direction.CLOCKWISE  # from S on
    assert inked(early, begins_left) > 0 == inked(early, not begins_left)


def test_arrows_on_the_ground_fade_once_they_are_drawn() -> None:
    lay, ground = layout((800.0, 552.0)), QColor(0, 0, 0)

    def brightest(drawn: float) -> int:
        image = painted(
            lambda p: draw_course(p, FELT, lay, Direction.CLOCKWISE, Seat.S, drawn), 800, 552, ground
        )
        return max(image.pixelColor(x, y).green() for x in range(800) for y in range(0, 552, 5))

    assert 60 < brightest(1.0) < brightest(0.75)


def test_the_head_of_an_arrow_is_no_longer_than_the_arrow_that_begins() -> None:
    lay, ground = layout((800.0, 552.0)), FELT.palette.felt

    def size(drawn: float) -> float:
        image = painted(
            lambda p: draw_course(p, FELT, lay, Direction.ANTICLOCKWISE, Seat.N, drawn), 800, 552, ground
        )
        inked = touched(image, ground)
        return 0.0 if inked is None else max(inked.w, inked.h)

    sizes = [size(drawn) for drawn in (0.0005, 0.002, 0.005, 0.02)]
    assert sizes == sorted(sizes) and sizes[0] < 5 < 9 < sizes[-1]


@pytest.mark.parametrize("width", [180.0, 320.0, 410.0, 900.0])
def test_words_in_lines_are_about_as_wide_as_the_widest_line_needs(width: float) -> None:
    words, body = "Corte onde quiser: clique no baralho ou use ← → e Enter.", font(Role.BODY)
    even = even_width(words, body, width)
    high = text_height(words, body, width)
    assert even <= width and text_height(words, body, even) == high
    lines = round(high / text_height("M", body, 900.0))
    assert even >= text_width(words, body) / lines * 0.9
    assert text_height(words, body, even - 2 * body.pixelSize()) > high


def test_a_hint_whose_letters_shrink_is_no_wider_than_its_lines_need() -> None:
    words, k = "Você escolhe o trunfo: diga um naipe, ou vire a próxima carta, que é sua.", 1.5
    low = Rect(20, 20, 660, 74)
    usual, shrunken = (place_hint(k, room, words, None) for room in (replace(low, h=200.0), low))
    assert usual.rect.h > low.h >= shrunken.rect.h and shrunken.fits
    assert shrunken.rect.w < low.w - 60
    image = painted(lambda p: draw_hint(p, FELT, k, shrunken, words), 700, 120)
    assert within(touched(image), shrunken.rect.grown(BUBBLE_REACH * k))
