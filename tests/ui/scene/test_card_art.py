"""The pictures of the cards are the right ones, sharp, and not drawn twice."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.resources import resource_path
from sueca_desktop.ui.scene import card_art
from sueca_desktop.ui.scene.card_art import BACKS, CardArt, Index, Picture
from sueca_desktop.ui.scene.theme import load_theme
from tests.ui.scene.pixels import multiplied, painting, transparent

FELT = load_theme("felt", dark=False)
RANKS = tuple(rank for rank in Rank if rank not in (Rank.NINE, Rank.EIGHT))
PAPER = QColor("#fffdf6")
SEVEN = Card(Rank.SEVEN, Suit.SPADES)


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pixmaps need one."""


def paper_of(picture: Picture) -> QColor:
    """A spot of bare paper: halfway down, just inside the left edge."""
    image = picture.pixmap.toImage()
    scale = image.width() / picture.width
    card_width = picture.width - 2 * picture.margin
    return image.pixelColor(round((picture.margin + 0.1 * card_width) * scale), image.height() // 2)


def close(a: QColor, b: QColor, by: int = 2) -> bool:
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) <= by


@pytest.mark.parametrize("index", get_args(Index))
@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("large", [False, True])
def test_every_card_has_a_drawing_for_every_wish(index: Index, four: bool, large: bool) -> None:
    art = CardArt(FELT, index=index, four_colours=four, large_index=large)
    names = {art.file_name(Card(rank, suit)) for rank, suit in product(RANKS, Suit)}
    assert len(names) == 44
    assert [name for name in sorted(names) if not resource_path("cards", "svg", name).is_file()] == []


@pytest.mark.parametrize("back", BACKS)
def test_every_back_has_a_drawing(back: int) -> None:
    for small in (False, True):
        name = CardArt(FELT, back=back).file_name(None, small=small)
        assert resource_path("cards", "svg", name).is_file()


@pytest.mark.parametrize("back", BACKS)
def test_a_small_back_keeps_its_colours_apart(back: int) -> None:
    tones = {}
    for height in (40, 75, 76):
        picture = CardArt(FELT, back=back).picture(None, height * 5 / 7, height, 1.0, bare=True)
        image = picture.pixmap.toImage()
        middle, edge = image.width() // 2, round(picture.margin) + 4
        row = [image.pixelColor(x, image.height() // 2) for x in range(edge, image.width() - edge)]
        tones[height] = max(c.lightness() for c in row) - min(c.lightness() for c in row)
        assert image.pixelColor(middle, image.height() // 2).alpha() == 255
    assert min(tones[40], tones[75]) > 100


def test_a_drawing_is_named_after_what_differs_in_it() -> None:
    every_wish = CardArt(FELT, index="rdv", four_colours=True, large_index=True)
    names = {text: every_wish.file_name(Card.parse(text)) for text in ("KD", "7D", "KS", "AH")}
    assert names == {
        "KD": "KD-rdv-four-large.svg",
        "7D": "7D-four-large.svg",
        "KS": "KS-rdv-large.svg",
        "AH": "AH-large.svg",
    }
    assert CardArt(FELT).file_name(Card.parse("KD")) == "KD.svg"


def test_there_are_four_backs() -> None:
    with pytest.raises(ValueError, match="no such back: 5"):
        CardArt(FELT, back=5)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("height", [40.0, 66.3, 120.0, 214.0, 588.7])
def test_a_picture_is_as_large_as_the_screen_shows_it_and_never_coarser(height: float, ratio: float) -> None:
    width = height * 5 / 7
    picture = CardArt(FELT).picture(SEVEN, width, height, ratio)
    pixels_per_unit = picture.pixmap.height() / picture.height
    assert pixels_per_unit in (pytest.approx(ratio, rel=0.01), pytest.approx(2 * ratio, rel=0.01))
    assert picture.width - 2 * picture.margin == pytest.approx(width, abs=0.51 / ratio)
    assert picture.height - 2 * picture.margin == pytest.approx(height, abs=0.51 / ratio)


def test_a_picture_is_drawn_once() -> None:
    art = CardArt(FELT)
    first = art.picture(SEVEN, 100, 140)
    assert art.picture(SEVEN, 100.2, 140.1) is first
    others = [
        art.picture(SEVEN, 110, 154),
        art.picture(SEVEN, 100, 140, 2.0),
        art.picture(SEVEN, 100, 140, dimmed=True),
        art.picture(SEVEN, 100, 140, lifted=True),
        art.picture(SEVEN, 100, 140, angle=90),
        art.picture(None, 100, 140),
    ]
    assert len({id(picture) for picture in [first, *others]}) == 7


def test_no_more_pictures_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    art = CardArt(FELT)
    first, second = art.picture(SEVEN, 100, 140), art.picture(None, 100, 140)
    room = 2.5 * first.pixmap.width() * first.pixmap.height() * 4
    monkeypatch.setattr(card_art, "_KEPT_BYTES", room)
    monkeypatch.setattr(card_art, "_KEPT_PICTURES", 1)
    assert art.picture(SEVEN, 100, 140) is first  # now the one looked at last
    art.picture(SEVEN, 101, 140)
    assert art.picture(SEVEN, 100, 140) is first
    assert art.picture(None, 100, 140) is not second


def test_pictures_of_all_that_is_seen_at_once_are_kept_however_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_art, "_KEPT_BYTES", 1)
    art = CardArt(FELT)
    seen = [art.picture(card, 100, 140) for card in (SEVEN, None)]
    assert all(
        art.picture(card, 100, 140) is picture for card, picture in zip((SEVEN, None), seen, strict=True)
    )


def test_dropped_pictures_are_drawn_again_when_wanted() -> None:
    art = CardArt(FELT)
    first = art.picture(SEVEN, 100, 140)
    art.drop_pictures()
    again = art.picture(SEVEN, 100, 140)
    assert again is not first
    assert again.pixmap.toImage() == first.pixmap.toImage()


def test_a_card_that_may_not_be_played_is_darker_all_over() -> None:
    art = CardArt(FELT)
    bright, dim = art.picture(SEVEN, 100, 140), art.picture(SEVEN, 100, 140, dimmed=True)
    assert close(paper_of(bright), PAPER)
    assert close(paper_of(dim), multiplied(PAPER, FELT.palette.paper_dim))
    bright_image, dim_image = bright.pixmap.toImage(), dim.pixmap.toImage()
    corner = round(bright.margin / 2)
    assert bright_image.pixelColor(corner, corner) == dim_image.pixelColor(corner, corner)  # not its shadow


def test_paper_is_softer_in_the_dark() -> None:
    dark = load_theme("felt", dark=True)
    assert close(paper_of(CardArt(dark).picture(SEVEN, 100, 140)), multiplied(PAPER, dark.palette.paper_tint))
    contrast = load_theme("contrast", dark=True)
    assert close(paper_of(CardArt(contrast).picture(SEVEN, 100, 140)), PAPER)


def shadow_weight(image: QImage, top: int, bottom: int) -> int:
    return sum(image.pixelColor(image.width() // 2, y).alpha() for y in range(top, bottom))


@pytest.mark.parametrize("angle", [0, 90, 180, -90])
def test_the_shadow_falls_down_however_the_card_lies(angle: int) -> None:
    picture = CardArt(FELT).picture(SEVEN, 100, 140, lifted=True, angle=angle)
    image = transparent(200, 200)
    with painting(image) as painter:
        painter.translate(100, 100)
        painter.rotate(angle)
        picture.draw(painter)
    half = 70 if angle % 180 == 0 else 50
    above = shadow_weight(image, 0, 100 - half - 2)
    below = shadow_weight(image, 100 + half + 2, 200)
    assert below > 2 * above
    assert below > 0


def test_a_lifted_card_throws_its_shadow_farther() -> None:
    art = CardArt(FELT)
    assert art.picture(SEVEN, 100, 140, lifted=True).margin > art.picture(SEVEN, 100, 140).margin


def test_high_contrast_has_lines_in_place_of_shadows() -> None:
    theme = load_theme("contrast", dark=False)
    picture = CardArt(theme).picture(SEVEN, 140, 196)
    image = picture.pixmap.toImage()
    scale = image.width() / picture.width
    edge = image.pixelColor(round(picture.margin * scale), image.height() // 2)
    assert close(edge, theme.palette.paper_edge, by=60)
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_card_is_drawn_about_the_origin() -> None:
    picture = CardArt(FELT).picture(None, 50, 70)
    image = transparent(120, 120)
    with painting(image) as painter:
        painter.translate(60, 60)
        picture.draw(painter)
    solid = [x for x in range(120) if image.pixelColor(x, 60).alpha() == 255]
    assert min(solid) == pytest.approx(35, abs=1)
    assert max(solid) == pytest.approx(84, abs=1)


def test_a_missing_drawing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_art, "resource_path", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(FileNotFoundError, match=r"7S\.svg"):
        CardArt(FELT).picture(SEVEN, 100, 140)


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
def test_a_drawing_that_is_not_one_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "7S.svg").write_text("seven of spades", encoding="utf-8")
    monkeypatch.setattr(card_art, "resource_path", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(ValueError, match=r"7S\.svg"):
        CardArt(FELT).picture(SEVEN, 100, 140)
