"""The rules of each game to read and to hang on the wall, as they are played at one table."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.sobe_e_desce import GAME_ID as SOBE_E_DESCE
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO
from sueca_desktop.text.booklet import sobe_e_desce, sueca, truco
from sueca_desktop.text.booklet.parts import (
    Booklet,
    Chapter,
    GameBooklet,
    Grid,
    Point,
    Rows,
    ShownCard,
    WallSheet,
)
from sueca_desktop.text.games import text_of
from sueca_desktop.text.translate import translate

_BOOKLETS: Mapping[str, GameBooklet] = {
    SUECA: sueca.BOOKLET,
    SOBE_E_DESCE: sobe_e_desce.BOOKLET,
    TRUCO: truco.BOOKLET,
}


def booklet(rules: MatchRules) -> Booklet:
    """The rules at length: a chapter for each point of the sheet, then what is settled at this table and the
    words that players use."""
    told = _BOOKLETS[text_of(rules).game.id]
    return Booklet(
        title(rules),
        lead(rules),
        (
            *map(_chapter, told.points(rules)),
            _settled(rules),
            Chapter(translate("Booklet", "Words at the table"), (), told.words()),
        ),
    )


def wall_sheet(rules: MatchRules) -> WallSheet:
    """The rules in ten points, with the cards, what counts, and a blank score."""
    told = _BOOKLETS[text_of(rules).game.id]
    return WallSheet(
        title=text_of(rules).name(),
        lead=translate("Booklet", "The rules in ten points: {rules}", rules=text_of(rules).rules_name(rules)),
        cards_title=translate("Booklet", "The cards, strongest first"),
        cards=told.cards(rules),
        points=told.points(rules),
        counting_title=told.counting_title(),
        counting=told.counting(rules),
        grid=told.grid(rules),
    )


def title(rules: MatchRules) -> str:
    """What the booklet is called."""
    return translate("Summary", "Rules of {game}", game=text_of(rules).name())


def lead(rules: MatchRules) -> str:
    """Which way of playing it tells."""
    return translate("Summary", "As played at this table: {rules}.", rules=text_of(rules).rules_name(rules))


def _chapter(point: Point) -> Chapter:
    return Chapter(point.title, point.sentences + point.more, point.table)


def _settled(rules: MatchRules) -> Chapter:
    """Every choice, and what was chosen."""
    text = text_of(rules)
    rows = tuple(
        (text.field_label(field).replace("&", ""), text.value_name(field, getattr(rules, field)))
        for field in text.fields
    )
    heads = (translate("Booklet", "Choice"), translate("Booklet", "Here"))
    return Chapter(translate("Booklet", "What is settled at this table"), (), Rows(heads, rows))


__all__ = [
    "Booklet",
    "Chapter",
    "Grid",
    "Point",
    "Rows",
    "ShownCard",
    "WallSheet",
    "booklet",
    "lead",
    "title",
    "wall_sheet",
]
