"""Sobe e desce ("up and down"): four players, each for himself, who bring their points down to zero."""

from sueca_desktop.rules.game import Game
from sueca_desktop.rules.sobe_e_desce.play import apply, legal_actions, may, to_act, why_not
from sueca_desktop.rules.sobe_e_desce.state import Duty, Hand, Phase, State, begin
from sueca_desktop.rules.sobe_e_desce.variant import FIELD_VALUES, PRESETS, Rules
from sueca_desktop.rules.sobe_e_desce.view import HandView, PlayerView, completed, view, visible

GAME_ID = "sobe-e-desce"

GAME = Game(
    id=GAME_ID,
    rules=Rules,
    presets=PRESETS,
    field_values=FIELD_VALUES,
    start=begin,
    to_act=to_act,
    why_not=why_not,
    apply=apply,
    legal_actions=legal_actions,
    view=view,
    visible=visible,
    completed=completed,
)

__all__ = [
    "FIELD_VALUES",
    "GAME",
    "GAME_ID",
    "PRESETS",
    "Duty",
    "Hand",
    "HandView",
    "Phase",
    "PlayerView",
    "Rules",
    "State",
    "apply",
    "begin",
    "completed",
    "legal_actions",
    "may",
    "to_act",
    "view",
    "visible",
    "why_not",
]
