"""First lessons at the table: prepared deals, and which action comes next and why."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.lessons.lesson import Lesson
from sueca_desktop.lessons.sueca import SUECA_LESSON
from sueca_desktop.lessons.truco import TRUCO_LESSON
from sueca_desktop.rules.sueca import GAME_ID as SUECA
from sueca_desktop.rules.truco import GAME_ID as TRUCO

LESSONS: Mapping[str, Lesson] = {SUECA: SUECA_LESSON, TRUCO: TRUCO_LESSON}
"""The first lesson of each game that has one, by the id of the game."""
