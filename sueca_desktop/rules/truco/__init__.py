"""Truco: two partnerships, three cards each, best of three tricks, a match of `target` tentos."""

from sueca_desktop.rules.game import Game
from sueca_desktop.rules.truco.play import apply, legal_actions, may, to_act, why_not
from sueca_desktop.rules.truco.state import Hand, Phase, Raised, State
from sueca_desktop.rules.truco.variant import FIELD_VALUES, PRESETS, Rules
from sueca_desktop.rules.truco.view import HandView, PlayerView, completed, view, visible

GAME_ID = "truco"

GAME = Game(
    id=GAME_ID,
    rules=Rules,
    presets=PRESETS,
    field_values=FIELD_VALUES,
    start=State,
    to_act=to_act,
    why_not=why_not,
    apply=apply,
    legal_actions=legal_actions,
    view=view,
    visible=visible,
    completed=completed,
)

__all__ = [
    "GAME",
    "GAME_ID",
    "PRESETS",
    "Hand",
    "HandView",
    "Phase",
    "PlayerView",
    "Raised",
    "Rules",
    "State",
    "apply",
    "completed",
    "legal_actions",
    "may",
    "to_act",
    "view",
    "visible",
    "why_not",
]
