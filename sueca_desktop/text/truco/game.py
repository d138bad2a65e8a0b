"""What truco says."""

from sueca_desktop.rules.truco import GAME, PRESETS
from sueca_desktop.rules.truco.variant import SET
from sueca_desktop.table.table import Table
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.pages import Sheet
from sueca_desktop.text.translate import translate
from sueca_desktop.text.truco.match_text import last_tricks, score_sheet, standing
from sueca_desktop.text.truco.result_text import last_result
from sueca_desktop.text.truco.rules_text import (
    FIELDS,
    NUMBERS,
    field_label,
    preset_name,
    preset_sentence,
    value_name,
    value_sentence,
)


def _label() -> str:
    return translate("Start", "&Truco")


def _tagline() -> str:
    target = PRESETS["velha"].target
    return translate(
        "Start", "Two against two, {cards} cards each, {target} tentos.", cards=SET, target=target
    )


def _sheet(table: Table) -> Sheet:
    return score_sheet(table.header, table.state.results, TEXT.rules_name(table.header.rules))


TEXT = GameText(
    game=GAME,
    label=_label,
    tagline=_tagline,
    fields=FIELDS,
    numbers=NUMBERS,
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
