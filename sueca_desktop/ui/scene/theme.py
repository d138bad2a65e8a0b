"""Colours, type and measures of the table.

A theme is a data file with a light and a dark palette; everything else that gives the program its look
stands here as constants. Lengths are in units of `k` (see `layout`): multiply them by it.
"""

from __future__ import annotations

import json
from enum import StrEnum
from functools import cache
from typing import Any

from msgspec import Struct
from PySide6.QtGui import QColor, QFont, QGuiApplication

from sueca_desktop.cards import Suit
from sueca_desktop.resources import resource_path

THEMES = ("felt", "azulejo", "cafe", "contrast")

LEAST_TEXT = 13.8  # logical pixels; no text is ever smaller


RADIUS_CARD = 0.055  # a share of the card's width
RADIUS_SLATE, RADIUS_BUTTON, RADIUS_PLATE, RADIUS_BUBBLE, RADIUS_PANEL = 8, 10, 12, 16, 18

LINE_RULE, LINE_TURN, LINE_FOCUS, LINE_CHALK = 1.5, 2.5, 3, 4.2


class Shadow(Struct, frozen=True):
    """A soft shadow: how far it falls, how far it spreads, how dark it is."""

    dy: float
    blur: float
    alpha: float


SHADOW_CARD = Shadow(2, 5, 0.22)
SHADOW_LIFTED = Shadow(6, 12, 0.26)
SHADOW_BUTTON = Shadow(2, 5, 0.20)
SHADOW_SLATE = Shadow(2, 6, 0.24)
SHADOW_PANEL = Shadow(4, 18, 0.25)


class Role(StrEnum):
    """What a text is for; decides its size and weight."""

    SMALL = "small"
    BODY = "body"
    NAME = "name"
    TITLE = "title"
    SHOUT = "shout"
    DISPLAY = "display"


_TYPE = {
    Role.SMALL: (15.0, QFont.Weight.Medium),
    Role.BODY: (17.0, QFont.Weight.Normal),
    Role.NAME: (18.5, QFont.Weight.DemiBold),
    Role.TITLE: (22.0, QFont.Weight.Bold),
    Role.SHOUT: (26.0, QFont.Weight.Bold),
    Role.DISPLAY: (34.0, QFont.Weight.Bold),
}


def font(role: Role, k: float = 1.0, scale: float = 1.0, weight: QFont.Weight | None = None) -> QFont:
    """The application's family in the size and weight of `role`.

    On the table `k` already carries the user's text size; in dialogs pass that as `scale`.
    """
    size, usual = _TYPE[role]
    result = QFont(QGuiApplication.font())
    result.setPixelSize(max(round(LEAST_TEXT), round(size * k * scale)))
    result.setWeight(usual if weight is None else weight)
    return result


class Ground(StrEnum):
    """What the table is made of."""

    CLOTH = "cloth"
    TILES = "tiles"
    PLANKS = "planks"
    PLAIN = "plain"


class Palette(Struct, frozen=True, eq=False):
    """The colours of one theme in light or dark; `QColor.name()` gives them to style sheets."""

    surface: QColor  # windows, panels, buttons
    surface_alt: QColor
    surface_line: QColor
    surface_text: QColor
    surface_muted: QColor
    accent_text: QColor
    ours: QColor
    theirs: QColor
    danger: QColor
    on_danger: QColor
    bubble: QColor
    bubble_text: QColor
    bubble_muted: QColor
    warn: QColor
    on_warn: QColor
    paper: QColor  # what cards are made of
    paper_edge: QColor
    paper_dim: QColor  # a card that may not be played is multiplied with this
    paper_tint: QColor  # every other card with this
    ink: QColor  # suits
    red: QColor
    diamond_4: QColor
    club_4: QColor
    accent: QColor  # whose turn, the button that goes on
    on_accent: QColor
    focus: QColor  # the ring around a card
    felt: QColor  # the ground, whatever it is made of
    felt_light: QColor
    felt_edge: QColor
    line: QColor
    text: QColor  # on the ground
    text_muted: QColor
    plate: QColor
    plate_text: QColor
    plate_muted: QColor
    slate: QColor
    slate_frame: QColor
    chalk: QColor
    chalk_muted: QColor

    def suit(self, suit: Suit, four_colours: bool = False) -> QColor:
        """The colour of a suit's mark on paper."""
        if four_colours and suit is Suit.DIAMONDS:
            return self.diamond_4
        if four_colours and suit is Suit.CLUBS:
            return self.club_4
        return self.red if suit in (Suit.HEARTS, Suit.DIAMONDS) else self.ink


class Theme(Struct, frozen=True, eq=False):
    """How the table looks."""

    name: str
    dark: bool
    ground: Ground
    flat: bool  # outlines instead of shadows
    back: int  # the back that goes with it unless the user chose one, 1 to 4
    large_index: bool  # the large index goes with it unless the user chose
    palette: Palette


@cache
def load_theme(name: str, dark: bool) -> Theme:
    """The theme called `name`, in its light or dark palette.

    Raises ValueError if there is none of that name or its file is not sound.
    """
    if name not in THEMES:
        raise ValueError(f"no such theme: {name!r}")
    try:
        data = json.loads(resource_path("themes", f"{name}.json").read_text(encoding="utf-8"))
        return Theme(
            name=name,
            dark=dark,
            ground=Ground(data["ground"]),
            flat=bool(data["flat"]),
            back=int(data["back"]),
            large_index=bool(data["large_index"]),
            palette=_palette(data["dark" if dark else "light"]),
        )
    except (OSError, KeyError, TypeError) as error:
        raise ValueError(f"theme {name!r} is not sound: {error}") from error


def _palette(data: dict[str, Any]) -> Palette:
    names = Palette.__struct_fields__
    if sorted(data) != sorted(names):
        raise ValueError(f"palette has wrong colours: {sorted(set(data) ^ set(names))}")
    colours = {name: QColor(data[name]) for name in names}
    bad = [name for name, colour in colours.items() if not colour.isValid()]
    if bad:
        raise ValueError(f"palette has colours that cannot be read: {bad}")
    return Palette(**colours)
