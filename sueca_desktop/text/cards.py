"""Cards and suits in words."""

from __future__ import annotations

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.text.translate import translate


def suit_name(suit: Suit) -> str:
    """The suit, as players say it in a sentence."""
    match suit:
        case Suit.SPADES:
            return translate("Cards", "spades")
        case Suit.HEARTS:
            return translate("Cards", "hearts")
        case Suit.DIAMONDS:
            return translate("Cards", "diamonds")
        case Suit.CLUBS:
            return translate("Cards", "clubs")


def rank_name(rank: Rank) -> str:
    """The rank alone, for several cards of one suit: "ace"."""
    match rank:
        case Rank.ACE:
            return translate("Cards", "ace")
        case Rank.KING:
            return translate("Cards", "king")
        case Rank.QUEEN:
            return translate("Cards", "queen")
        case Rank.JACK:
            return translate("Cards", "jack")
        case Rank.TEN:
            return translate("Cards", "ten")
        case Rank.NINE:
            return translate("Cards", "nine")
        case Rank.EIGHT:
            return translate("Cards", "eight")
        case Rank.SEVEN:
            return translate("Cards", "seven")
        case Rank.SIX:
            return translate("Cards", "six")
        case Rank.FIVE:
            return translate("Cards", "five")
        case Rank.FOUR:
            return translate("Cards", "four")
        case Rank.THREE:
            return translate("Cards", "three")
        case Rank.TWO:
            return translate("Cards", "two")


def rank_title(rank: Rank) -> str:
    """A rank by itself, for a line of a table. Raises KeyError for one that no pack of forty cards has."""
    return {
        Rank.ACE: translate("Ranks", "Ace"),
        Rank.KING: translate("Ranks", "King"),
        Rank.QUEEN: translate("Ranks", "Queen"),
        Rank.JACK: translate("Ranks", "Jack"),
        Rank.TEN: translate("Ranks", "Ten"),
        Rank.SEVEN: translate("Ranks", "Seven"),
        Rank.SIX: translate("Ranks", "Six"),
        Rank.FIVE: translate("Ranks", "Five"),
        Rank.FOUR: translate("Ranks", "Four"),
        Rank.THREE: translate("Ranks", "Three"),
        Rank.TWO: translate("Ranks", "Two"),
    }[rank]


def card_name(card: Card) -> str:
    """The card without an article: "ace of spades"."""
    suit = suit_name(card.suit)
    match card.rank:
        case Rank.ACE:
            return translate("Cards", "ace of {suit}", suit=suit)
        case Rank.KING:
            return translate("Cards", "king of {suit}", suit=suit)
        case Rank.QUEEN:
            return translate("Cards", "queen of {suit}", suit=suit)
        case Rank.JACK:
            return translate("Cards", "jack of {suit}", suit=suit)
        case Rank.TEN:
            return translate("Cards", "ten of {suit}", suit=suit)
        case Rank.NINE:
            return translate("Cards", "nine of {suit}", suit=suit)
        case Rank.EIGHT:
            return translate("Cards", "eight of {suit}", suit=suit)
        case Rank.SEVEN:
            return translate("Cards", "seven of {suit}", suit=suit)
        case Rank.SIX:
            return translate("Cards", "six of {suit}", suit=suit)
        case Rank.FIVE:
            return translate("Cards", "five of {suit}", suit=suit)
        case Rank.FOUR:
            return translate("Cards", "four of {suit}", suit=suit)
        case Rank.THREE:
            return translate("Cards", "three of {suit}", suit=suit)
        case Rank.TWO:
            return translate("Cards", "two of {suit}", suit=suit)


def card_with_article(card: Card) -> str:
    """The card with its article, whose form depends on the rank in Portuguese: "the queen of hearts"."""
    suit = suit_name(card.suit)
    match card.rank:
        case Rank.ACE:
            return translate("Cards", "the ace of {suit}", suit=suit)
        case Rank.KING:
            return translate("Cards", "the king of {suit}", suit=suit)
        case Rank.QUEEN:
            return translate("Cards", "the queen of {suit}", suit=suit)
        case Rank.JACK:
            return translate("Cards", "the jack of {suit}", suit=suit)
        case Rank.TEN:
            return translate("Cards", "the ten of {suit}", suit=suit)
        case Rank.NINE:
            return translate("Cards", "the nine of {suit}", suit=suit)
        case Rank.EIGHT:
            return translate("Cards", "the eight of {suit}", suit=suit)
        case Rank.SEVEN:
            return translate("Cards", "the seven of {suit}", suit=suit)
        case Rank.SIX:
            return translate("Cards", "the six of {suit}", suit=suit)
        case Rank.FIVE:
            return translate("Cards", "the five of {suit}", suit=suit)
        case Rank.FOUR:
            return translate("Cards", "the four of {suit}", suit=suit)
        case Rank.THREE:
            return translate("Cards", "the three of {suit}", suit=suit)
        case Rank.TWO:
            return translate("Cards", "the two of {suit}", suit=suit)


def few(count: int) -> str:
    """How many cards, tricks or hands, in words, for running text. Raises KeyError for a number that is in no
    game's rules."""
    return {
        2: translate("How many cards", "two"),
        3: translate("How many cards", "three"),
        5: translate("How many cards", "five"),
        10: translate("How many cards", "ten"),
    }[count]
