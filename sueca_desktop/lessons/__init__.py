"""First lessons at the table: prepared deals, and which action comes next and why."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.lessons.lesson import Lesson
from sueca_desktop.lessons.sobe_e_desce import SOBE_E_DESCE_LESSON
from sueca_desktop.lessons.sueca import SUECA_LESSON
from sueca_desktop.lessons.truco import TRUCO_LESSON
from sueca_desktop.rules.sobe_e_desce import GAME_ID as SOBE_E_DESCE
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO

LESSONS: Mapping[str, Lesson] = {
    SUECA: SUECA_LESSON,
    SOBE_E_DESCE: SOBE_E_DESCE_LESSON,
    TRUCO: TRUCO_LESSON,
}
"""The first lesson of each game that has one, by the id of the game, in the order in which they are
offered."""
