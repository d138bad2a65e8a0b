"""Every theme, in light and dark, can be read by people with weak eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Suit
from sueca_desktop.resources import resource_path
from sueca_desktop.ui.scene import theme as theme_module
from sueca_desktop.ui.scene.theme import LEAST_TEXT, THEMES, Ground, Palette, Role, Theme, font, load_theme
from sueca_desktop.ui.style import mixed, primary_edge
from tests.ui.scene.pixels import contrast, multiplied

TEXT_PAIRS = (
    ("text", "felt"),
    ("text", "felt_light"),
    ("text", "felt_edge"),
    ("text_muted", "felt"),
    ("text_muted", "felt_light"),
    ("text_muted", "felt_edge"),
    ("plate_text", "plate"),
    ("plate_muted", "plate"),
    ("on_accent", "accent"),
    ("surface_text", "surface"),
    ("surface_text", "surface_alt"),
    ("surface_muted", "surface"),
    ("surface_muted", "surface_alt"),
    ("accent_text", "surface"),
    ("accent_text", "surface_alt"),
    ("ours", "surface"),
    ("theirs", "surface"),
    ("ours", "surface_alt"),
    ("theirs", "surface_alt"),
    ("danger", "surface"),
    ("danger", "surface_alt"),
    ("on_danger", "danger"),
    ("bubble_text", "bubble"),
    ("bubble_muted", "bubble"),
    ("warn", "bubble"),
    ("on_warn", "warn"),
    ("chalk", "slate"),
    ("chalk_muted", "slate"),
    ("ink", "paper"),
    ("red", "paper"),
    ("diamond_4", "paper"),
    ("club_4", "paper"),
    ("text", "plate"),  # the start screen
    ("felt_edge", "text"),
    ("felt_edge", "text_muted"),
)
SHAPE_PAIRS = (
    ("accent", "plate"),
    ("focus", "felt"),
    ("focus", "felt_light"),
    ("focus", "felt_edge"),
    ("focus", "plate"),
    ("accent_text", "surface"),  # the ring of whatever has the keyboard in windows
    ("accent_text", "surface_alt"),
    ("surface_muted", "surface"),  # the frames of fields
    ("warn", "bubble"),
    ("danger", "surface"),  # the ring of a refused card, and the line inside it
    ("chalk", "slate"),
)
WORDLESS = {"surface_line", "paper_edge", "paper_dim", "paper_tint", "line", "slate_frame"}
"""Colours that carry no words and stand for nothing by themselves."""

# The suits as the pack draws them, each with a card on which it is seen.
PACK_INKS = {"#161c33": "7S", "#b52e1b": "7H", "#1f55b5": "7D-four", "#1e6b40": "7C-four"}
PACK_PAPER = "#fffdf6"


def both(name: str) -> Iterator[Theme]:
    yield load_theme(name, dark=False)
    yield load_theme(name, dark=True)


@pytest.mark.parametrize("name", THEMES)
def test_every_text_has_contrast(name: str) -> None:
    for theme in both(name):
        for text, ground in TEXT_PAIRS:
            ratio = contrast(getattr(theme.palette, text), getattr(theme.palette, ground))
            assert ratio >= 4.5, f"{theme.name} {theme.dark=} {text} on {ground}"


def test_no_colour_is_left_out() -> None:
    checked = {colour for pair in (*TEXT_PAIRS, *SHAPE_PAIRS) for colour in pair}
    assert checked | WORDLESS == set(Palette.__struct_fields__)
    assert not checked & WORDLESS


@pytest.mark.parametrize("name", THEMES)
def test_words_on_mixed_colours_have_contrast(name: str) -> None:
    """Grounds that are mixed when they are drawn: the frame of the start screen, buttons under the mouse."""
    for theme in both(name):
        c = theme.palette
        place = mixed(c.felt, c.plate, 0.55)
        light_place = mixed(c.felt_light, c.plate, 0.55)
        pairs = [(ink, ground) for ink in (c.text, c.text_muted) for ground in (place, light_place)]
        pairs += [(c.on_accent, mixed(c.accent, c.on_accent, share)) for share in (0.08, 0.14, 0.18)]
        pairs += [(c.on_accent, mixed(c.accent, other, 0.22)) for other in (c.surface, c.text)]
        pairs += [(c.surface_text, mixed(c.surface_alt, c.surface_text, share)) for share in (0.08, 0.16)]
        pairs += [(c.text, mixed(c.felt, c.text, 0.14))]
        for ink, ground in pairs:
            assert contrast(ink, ground) >= 4.5, f"{theme.name} {theme.dark=} {ink.name()} on {ground.name()}"
        for ring, unfocused in (
            (c.focus, place),
            (c.text, place),
            (c.surface_text, primary_edge(c)),  # the button that goes on, in windows
            (c.text, primary_edge(c)),  # and at the start
        ):
            assert contrast(ring, unfocused) >= 3, f"{theme.name} {theme.dark=} {ring.name()}"


@pytest.mark.parametrize("name", THEMES)
def test_a_refused_card_is_ringed_in_sight(name: str) -> None:
    """The ring is of two colours: one of them stands out from whatever ground it lies on."""
    for theme in both(name):
        c = theme.palette
        for ground in (c.felt, c.felt_light, c.felt_edge, c.paper):
            assert max(contrast(c.danger, ground), contrast(c.surface, ground)) >= 3
            assert max(contrast(c.focus, ground), contrast(c.on_accent, ground)) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_every_shape_stands_out(name: str) -> None:
    for theme in both(name):
        palette = theme.palette
        for shape, ground in SHAPE_PAIRS:
            assert contrast(getattr(palette, shape), getattr(palette, ground)) >= 3, f"{shape} on {ground}"
        for paper in (palette.paper, palette.paper_dim):  # a card may stand out by its edge alone
            assert max(contrast(paper, palette.felt), contrast(palette.paper_edge, palette.felt)) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_a_dimmed_card_can_be_read(name: str) -> None:
    for theme in both(name):
        for multiplier in (theme.palette.paper_dim, theme.palette.paper_tint):
            paper = multiplied(QColor(PACK_PAPER), multiplier)
            for ink in PACK_INKS:
                assert contrast(multiplied(QColor(ink), multiplier), paper) >= 4.5, ink


def test_the_pack_is_drawn_in_the_inks_that_are_checked() -> None:
    for ink, card in PACK_INKS.items():
        drawing = resource_path("cards", "svg", f"{card}.svg").read_text(encoding="utf-8").lower()
        assert set(re.findall("#[0-9a-f]{6}", drawing)) >= {ink, PACK_PAPER}


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_says_what_it_is(name: str) -> None:
    light, dark = both(name)
    assert (light.name, light.dark, dark.dark) == (name, False, True)
    assert light.palette.felt != dark.palette.felt
    assert light.ground is dark.ground


def test_themes_differ_in_what_the_table_is_made_of() -> None:
    assert [load_theme(name, dark=False).ground for name in THEMES] == list(Ground)


def test_only_high_contrast_is_flat_and_has_the_large_index() -> None:
    for name in THEMES:
        theme = load_theme(name, dark=False)
        assert theme.flat == theme.large_index == (name == "contrast")


def test_suits_keep_their_colours_unless_there_are_four() -> None:
    palette = load_theme("felt", dark=False).palette
    assert [palette.suit(suit) for suit in Suit] == [palette.ink, palette.red, palette.red, palette.ink]
    assert len({palette.suit(suit, four_colours=True).name() for suit in Suit}) == 4


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no such theme: '\.\./felt'"):
        load_theme("../felt", dark=False)


@pytest.fixture
def theme_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A theme file in place of the felt's, at first a sound copy."""
    source = resource_path("themes", "felt.json")
    copy = tmp_path / "felt.json"
    copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(theme_module, "resource_path", lambda *_: copy)
    load_theme.cache_clear()
    yield copy
    load_theme.cache_clear()


def test_a_sound_copy_of_a_theme_is_taken(theme_file: Path) -> None:
    assert load_theme("felt", dark=False).ground is Ground.CLOTH


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"ground": "water"}, "water"),
        ({"light": {}}, "wrong colours"),
        ({"light": None}, "not sound"),
        ({"back": None}, "not sound"),
    ],
    ids=["ground", "no colours", "no palette", "no back"],
)
def test_a_theme_that_is_not_sound_is_refused(
    theme_file: Path, change: dict[str, object], complaint: str
) -> None:
    data = json.loads(theme_file.read_text(encoding="utf-8"))
    theme_file.write_text(json.dumps(data | change), encoding="utf-8")
    with pytest.raises(ValueError, match=complaint):
        load_theme("felt", dark=False)


def test_a_colour_that_cannot_be_read_is_refused(theme_file: Path) -> None:
    text = theme_file.read_text(encoding="utf-8")
    theme_file.write_text(text.replace('"felt": "#', '"felt": "#x'), encoding="utf-8")
    with pytest.raises(ValueError, match=r"cannot be read: \['felt'\]"):
        load_theme("felt", dark=False)


def test_a_missing_theme_file_is_refused(theme_file: Path) -> None:
    theme_file.unlink()
    with pytest.raises(ValueError, match="not sound"):
        load_theme("felt", dark=False)


def test_no_text_is_ever_too_small(qtbot: QtBot) -> None:
    for role in Role:
        for k in (0.5, 0.92, 1.0, 2.6):
            for scale in (0.8, 1.0, 1.5):
                assert font(role, k, scale).pixelSize() >= round(LEAST_TEXT)


def test_text_grows_with_the_table_and_with_the_user(qtbot: QtBot) -> None:
    assert font(Role.BODY).pixelSize() == 17
    assert font(Role.BODY, 2.0).pixelSize() == 34
    assert font(Role.BODY, 1.0, 1.5).pixelSize() == font(Role.BODY, 1.5).pixelSize()


def test_roles_differ_in_size_and_a_weight_can_be_asked_for(qtbot: QtBot) -> None:
    sizes = [font(role).pixelSize() for role in Role]
    assert sizes == sorted(set(sizes))
    assert font(Role.BODY).weight() == QFont.Weight.Normal
    assert font(Role.BODY, weight=QFont.Weight.Bold).weight() == QFont.Weight.Bold
