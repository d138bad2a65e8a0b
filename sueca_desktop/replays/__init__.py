"""Matches as `sueca-lab replay` prints them: all that can be told of a state, seen from behind all four
players, with the keys of the project's specification of match records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sueca_desktop.replays import sobe_e_desce, sueca, truco

REPLAY_OBJECTS: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "sueca": sueca.replay_object,
    "sobe-e-desce": sobe_e_desce.replay_object,
    "truco": truco.replay_object,
}
"""For each game by its id, what makes the object from a state."""
