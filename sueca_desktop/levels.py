"""The levels of the players by name, as they are chosen and kept; `bots.sueca.levels` makes the players."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal


class Level(StrEnum):
    """How well a player plays, from the weakest on."""

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    EXPERT = "expert"
    MASTER = "master"


HintLevel = Literal[Level.INTERMEDIATE, Level.EXPERT, Level.MASTER]
"""Who can be asked for a hint: a beginner's would be worth nothing."""
