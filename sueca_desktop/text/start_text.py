"""What the start screen says."""

from __future__ import annotations

from sueca_desktop.text.people import called
from sueca_desktop.text.translate import translate

_MORNING, _AFTERNOON, _EVENING = 5, 12, 20  # hours at which they begin


def greeting(hour: int, name: str | None) -> str:
    """A greeting for the time of day, by the first words of the name that the person has given."""
    if _MORNING <= hour < _AFTERNOON:
        return (
            translate("Start", "Good morning, {name}.", name=called(name))
            if name
            else translate("Start", "Good morning.")
        )
    if _AFTERNOON <= hour < _EVENING:
        return (
            translate("Start", "Good afternoon, {name}.", name=called(name))
            if name
            else translate("Start", "Good afternoon.")
        )
    return (
        translate("Start", "Good evening, {name}.", name=called(name))
        if name
        else translate("Start", "Good evening.")
    )
