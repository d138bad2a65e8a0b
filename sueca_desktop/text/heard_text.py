"""What a screen reader says of the things on the table in every game, and what is only heard."""

from __future__ import annotations

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.cards import card_name, suit_name
from sueca_desktop.text.settings_text import level_name
from sueca_desktop.text.translate import Counted, translate

# ---------------------------------------------------------------- things on the table


def own_card_name(card: Card) -> str:
    """A card of the person's hand."""
    name = card_name(card)
    return name[:1].upper() + name[1:]


def trumps(suit: Suit) -> str:
    """The badge."""
    return translate("Heard", "Trumps are {suit}.", suit=suit_name(suit))


def has_turn(me: bool) -> str:
    """Said of the plate of a player who is to act."""
    return translate("Heard", "It is your turn.") if me else translate("Heard", "Has the turn.")


def dealing(me: bool, dealt: bool) -> str:
    """Said of the dealer's plate, before and after the cards are dealt."""
    if not dealt:
        return translate("Heard", "You deal.") if me else translate("Heard", "Deals.")
    return translate("Heard", "You dealt.") if me else translate("Heard", "Dealt.")


def relation(me: Seat, seat: Seat) -> str:
    """Whose plate it is, where partners play together."""
    if seat is me:
        return translate("Heard", "This is your place.")
    if seat is me.partner:
        return translate("Heard", "Your partner.")
    return translate("Heard", "An opponent.")


def holds(me: bool, count: int) -> str:
    """How many cards a player holds."""
    cards = Counted().cards(count)
    if me:
        return translate("Heard", "You hold {cards}.", cards=cards)
    return translate("Heard", "Holds {cards}.", cards=cards)


def plays_at(level: Level) -> str:
    """How well a player of the program plays."""
    return translate("Heard", "Level: {level}.", level=level_name(level))


def card_to_draw(number: int, count: int) -> str:
    """A card of the spread pack in the draw for the first deal; numbers from 1."""
    return translate("Heard", "Card {number} of {count}, face down", number=number, count=count)


def pack_aside(count: int) -> str:
    """The pack, lying squared while cards are in the players' hands."""
    return translate("Heard", "The pack: {cards}.", cards=Counted().cards(count))


def speech(name: str, words: str) -> str:
    """What somebody says."""
    return translate("Heard", "{name} says: {words}", name=name, words=words)


# ---------------------------------------------------------------- what is only heard


def taken_back(turn: str) -> str:
    """The last decision has been undone: where the match stands again, `turn` being whose turn it is."""
    return translate("Heard", "Taken back. {turn}", turn=turn)


def language_changed() -> str:
    """The language, said in itself."""
    return translate("Heard", "The program speaks English now.")
