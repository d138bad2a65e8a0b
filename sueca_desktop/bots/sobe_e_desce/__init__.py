"""Players of sobe e desce."""

from sueca_desktop.bots.sobe_e_desce.levels import player_for

__all__ = ["player_for"]
