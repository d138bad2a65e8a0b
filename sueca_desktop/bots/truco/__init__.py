"""Players of truco."""

from sueca_desktop.bots.truco.advice import Answer, advise
from sueca_desktop.bots.truco.levels import player_for
from sueca_desktop.bots.truco.signs import Signing, sign_to_give

__all__ = ["Answer", "Signing", "advise", "player_for", "sign_to_give"]
