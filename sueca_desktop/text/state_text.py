"""How the table stands, in the sentences that all games have in common: for the key that repeats it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.cards import card_with_article, rank_name, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import Counted, translate


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
