"""What is said between the turns of several people at one screen."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import translate


def pass_screen(header: Header, seat: Seat) -> str:
    """Who is to take the screen now, while all hands are covered."""
    name = called_name(header, seat)
    return translate("Curtain", "Pass the screen to {name}. All hands are covered.", name=name)
