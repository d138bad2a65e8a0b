"""What sobe e desce says."""

from sueca_desktop.rules.sobe_e_desce import GAME, PRESETS
from sueca_desktop.table.table import Table
from sueca_desktop.text.game_text import GameText
from sueca_desktop.text.pages import Sheet
from sueca_desktop.text.sobe_e_desce.match_text import last_tricks, score_sheet, standing
from sueca_desktop.text.sobe_e_desce.result_text import last_result
from sueca_desktop.text.sobe_e_desce.rules_text import (
    FIELDS,
    NUMBERS,
    field_label,
    preset_name,
    preset_sentence,
    value_name,
    value_sentence,
)
from sueca_desktop.text.translate import translate


def _label() -> str:
    return translate("Start", "So&be e Desce")


def _tagline() -> str:
    start = PRESETS["standard"].start
    return translate("Start", "Each for himself, from {start} points down to 0.", start=start)


def _sheet(table: Table) -> Sheet:
    return score_sheet(table.header, table.state.results, table.state.riscos)


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
