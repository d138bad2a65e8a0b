"""Players of sueca."""

from sueca_desktop.bots.sueca.levels import player_for

__all__ = ["player_for"]
