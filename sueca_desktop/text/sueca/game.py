"""What sueca says."""

from sueca_desktop.rules.sueca import GAME, PRESETS
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TRICKS
from sueca_desktop.table.table import Table
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.pages import Sheet
from sueca_desktop.text.sueca.match_text import last_tricks, score_sheet, standing
from sueca_desktop.text.sueca.result_text import last_result
from sueca_desktop.text.sueca.rules_text import (
    FIELDS,
    field_label,
    preset_name,
    preset_sentence,
    value_name,
    value_sentence,
)
from sueca_desktop.text.translate import translate


def _label() -> str:
    return translate("Start", "&Sueca")


def _tagline() -> str:
    return translate(
        "Start", "Two against two, {cards} cards each, {points} points.", cards=TRICKS, points=ALL_POINTS
    )


def _sheet(table: Table) -> Sheet:
    return score_sheet(table.header, table.state.results, TEXT.rules_name(table.header.rules))


TEXT = GameText(
    game=GAME,
    label=_label,
    tagline=_tagline,
    fields=FIELDS,
    numbers={"target": tuple(sorted({rules.target for rules in PRESETS.values()}))},
    preset_name=preset_name,
    preset_sentence=preset_sentence,
    field_label=field_label,
    value_name=value_name,
    value_sentence=value_sentence,
    standing=standing,
    result=last_result,
    tricks=last_tricks,
    sheet=_sheet,
)

__all__ = ["TEXT"]
