"""The protocol between the table and whoever plays a seat.

A player gets the view of its seat, never the state: it cannot cheat because it cannot reach the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from sueca_desktop.rules.actions import Action

Cancelled = Callable[[], bool]
"""Polled by long searches; once true the answer no longer matters and the player returns soon."""


class Limit(Struct, frozen=True):
    """How much thought a choice may cost. A limit in iterations gives the same choice on any machine; one
    in seconds does not. A player that does not search ignores both."""

    iterations: int | None = None
    seconds: float | None = None


class Player(Protocol):
    """Whoever decides for a seat in one of the games."""

    def choose(self, view: Any, limit: Limit, cancelled: Cancelled) -> Action | None:
        """One of the actions of `view`, which is of the game's own type. None where the seat need not act: it
        has nothing to claim."""
        ...
