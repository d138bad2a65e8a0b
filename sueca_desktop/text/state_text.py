"""How the table stands, in the sentences that all games have in common: for the key that repeats it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.cards import card_with_article, rank_name, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import Counted, translate


def dealing_sentence() -> str:
    """Nobody is to do anything: the next hand begins."""
    return translate("State", "The cards are about to be dealt.")


class Trick(Protocol):
    """The cards of a trick that lie, in any game; None face down."""

    @property
    def cards(self) -> tuple[Card | None, ...]: ...


class Hand(Protocol):
    """A hand of any game."""

    @property
    def trick(self) -> Trick: ...


def my_card_sentence(hand: Hand | None) -> str:
    """The person is to play a card, the first of a trick or a further one."""
    if _is_led(hand):
        return translate("State", "It is your turn to lead.")
    return translate("State", "It is your turn to play.")


def card_of_sentence(name: str, hand: Hand | None) -> str:
    """Another player is to play a card, the first of a trick or a further one."""
    if _is_led(hand):
        return translate("State", "{name} leads.", name=name)
    return translate("State", "It is the turn of {name}.", name=name)


def _is_led(hand: Hand | None) -> bool:
    """Whether the next card is the first of a trick."""
    return hand is not None and not hand.trick.cards


def pairs_sentence(ours: str, theirs: str, target: int) -> str:
    """How a match of two pairs stands, in what they have won, and how far it goes."""
    return translate(
        "State",
        "In the match we have {ours} and they have {theirs}; it goes to {target}.",
        ours=ours,
        theirs=theirs,
        target=target,
    )


def play_sentence(header: Header, me: Seat, leader: Seat, seat: Seat, card: Card) -> str:
    """Who has laid a card of the trick that lies, and who led it."""
    text, name = card_with_article(card), shown_name(header, seat)
    if seat is leader:
        if seat is me:
            return translate("State", "You led {card}.", card=text)
        return translate("State", "{name} led {card}.", name=name, card=text)
    if seat is me:
        return translate("State", "You played {card}.", card=text)
    return translate("State", "{name} played {card}.", name=name, card=text)


def hand_sentences(fan: Sequence[Card]) -> list[str]:
    """The person's cards from left to right, the suit said once for cards of a suit that lie together."""
    said = [translate("State", "You hold {cards}.", cards=Counted().cards(len(fan)))]
    for suit, cards in groupby(fan, key=lambda card: card.suit):
        name, ranks = suit_name(suit), listed([rank_name(card.rank) for card in cards])
        said.append(translate("State", "{suit}: {ranks}.", suit=name.capitalize(), ranks=ranks))
    return said
