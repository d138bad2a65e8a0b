"""Sueca: four players in two partnerships, forty cards, ten tricks a hand, a match of `target` games."""

from sueca_desktop.rules.sueca.play import apply, legal_actions, may, to_act, why_not
from sueca_desktop.rules.sueca.state import Hand, Phase, State
from sueca_desktop.rules.sueca.variant import PRESETS, Rules
from sueca_desktop.rules.sueca.view import HandView, PlayerView, view, visible

GAME_ID = "sueca"

__all__ = [
    "GAME_ID",
    "PRESETS",
    "Hand",
    "HandView",
    "Phase",
    "PlayerView",
    "Rules",
    "State",
    "apply",
    "legal_actions",
    "may",
    "to_act",
    "view",
    "visible",
    "why_not",
]
