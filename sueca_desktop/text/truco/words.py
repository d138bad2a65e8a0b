"""What players of truco call cards, stakes and hands: mostly Brazilian words, in every language."""

from __future__ import annotations

from collections.abc import Iterable

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Sign
from sueca_desktop.rules.truco import PlayerView, Rules
from sueca_desktop.rules.truco.variant import MANILHAS
from sueca_desktop.text.cards import card_name, card_with_article
from sueca_desktop.text.lists import listed
from sueca_desktop.text.translate import translate

_MANILHA_SIGNS = dict(zip(MANILHAS, (Sign.ZAP, Sign.ESCOPETA, Sign.ESPADILHA, Sign.PICA_FUMO), strict=True))


def manilha_name(card: Card) -> str:
    """What a manilha is called; empty for any other card."""
    sign = _MANILHA_SIGNS.get(card)
    return "" if sign is None else sign_name(sign)


def sign_name(sign: Sign) -> str:
    """What a sign to the partner says."""
    match sign:
        case Sign.ZAP:
            return translate("Truco", "zap")
        case Sign.ESCOPETA:
            return translate("Truco", "escopeta")
        case Sign.ESPADILHA:
            return translate("Truco", "espadilha")
        case Sign.PICA_FUMO:
            return translate("Truco", "pica-fumo")
        case Sign.THREE:
            return translate("Truco", "a three")
        case Sign.NOTHING:
            return translate("Truco", "nothing")


def sign_in_full(sign: Sign) -> str:
    """What a sign says, with the card that a manilha is."""
    card = next((card for card, its in _MANILHA_SIGNS.items() if its is sign), None)
    name = sign_name(sign)
    name = name[:1].upper() + name[1:]
    if card is None:
        return name
    return translate("Truco", "{manilha} ({card})", manilha=name, card=card_name(card))


def shout(asked: int) -> str:
    """What a player calls out who asks that the hand be worth so much, on either ladder."""
    match asked:
        case 3 | 4:
            return translate("Truco", "Truco!")
        case 6:
            return translate("Truco", "Seis!")
        case 9:
            return translate("Truco", "Nove!")
        case 10:
            return translate("Truco", "Dez!")
        case _:
            return translate("Truco", "Doze!")


def special_hand(rules: Rules) -> str:
    """What the special hand of one team is called, by the tentos from which it is played."""
    match rules.target - rules.steps[0]:
        case 11:
            return translate("Truco", "hand of eleven")
        case 10:
            return translate("Truco", "hand of ten")
        case tentos:
            return translate("Truco", "hand of {tentos}", tentos=tentos)


def this_hand(view: PlayerView) -> str:
    """What the hand is called where the score makes it special; empty for a usual one."""
    match len(view.near):
        case 0:
            return ""
        case 1:
            return special_hand(view.rules)
        case _:
            return translate("Truco", "mão de ferro")


def cards_listed(cards: Iterable[Card]) -> str:
    """Some cards in a sentence."""
    return listed([card_with_article(card) for card in cards])
