"""The cards of a trick, and who led and took it."""

from __future__ import annotations

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.cards import card_name
from sueca_desktop.text.pages import SeenTrick
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import translate


def laid_name(card: Card | None) -> str:
    """A card of a finished trick as all saw it; None lay face down."""
    return translate("Trick history", "face down") if card is None else card_name(card)


def trick_sentence(header: Header, trick: SeenTrick, worth: str) -> str:
    """Who led, who took the trick, and what it is worth. The trick has a winner."""
    leader, winner = trick.leader, trick.winner
    assert winner is not None
    first, second = shown_name(header, leader), shown_name(header, winner)
    if leader is winner is Seat.S:
        return translate("Last trick", "You led and took it: {points}.", points=worth)
    if leader is winner:
        return translate("Last trick", "{name} led and took it: {points}.", name=first, points=worth)
    if leader is Seat.S:
        return translate("Last trick", "You led, {name} took it: {points}.", name=second, points=worth)
    if winner is Seat.S:
        return translate("Last trick", "{name} led, you took it: {points}.", name=first, points=worth)
    return translate(
        "Last trick", "{name} led, {other} took it: {points}.", name=first, other=second, points=worth
    )
