"""Why an action is advised in sobe e desce, in words."""

from __future__ import annotations

from sueca_desktop.bots.sobe_e_desce.advice import Advice, HintReason
from sueca_desktop.cards import Suit
from sueca_desktop.rules.actions import Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.translate import Counted, translate


def hint_sentence(advice: Advice) -> str:
    """The advice with its reason. Raises ValueError for advice about something that nobody decides."""
    match advice.action:
        case TurnUp():
            return translate("Sobe e Desce hint", "Turn the next card: your three cards make no good trumps.")
        case NameTrump(_, suit):
            return _trump_sentence(suit, advice.reason)
        case Enter(_, exchange):
            return _enter_sentence(len(exchange), advice.reason)
        case SitOut() if advice.reason is HintReason.POOR_HAND:
            return translate("Sobe e Desce hint", "Sit out: you may well win no trick, and then you go up.")
        case SitOut():
            return translate("Sobe e Desce hint", "Sit out: {why}", why=_weighed())
        case Play(_, card):
            return translate(
                "Hint", "Play {card}: {why}", card=card_with_article(card), why=_why_play(advice.reason)
            )
        case _:
            raise ValueError(f"no hint for {advice.action}")


def _trump_sentence(suit: Suit, reason: HintReason) -> str:
    name = suit_name(suit)
    if reason is HintReason.NAME_STRONGEST:
        return translate("Sobe e Desce hint", "Choose {suit}: you hold most of them.", suit=name)
    return translate("Sobe e Desce hint", "Choose {suit}: {why}", suit=name, why=_weighed())


def _enter_sentence(count: int, reason: HintReason) -> str:
    cards = Counted().cards(count)
    match reason:
        case HintReason.MUST_ENTER if count:
            return translate(
                "Sobe e Desce hint", "You must play: exchange {cards}, which win you least.", cards=cards
            )
        case HintReason.MUST_ENTER:
            return translate("Sobe e Desce hint", "You must play: keep all your cards, they are good.")
        case HintReason.GOOD_HAND if count:
            return translate(
                "Sobe e Desce hint",
                "Play: your hand may well win a trick. Exchange {cards}, which win you least.",
                cards=cards,
            )
        case HintReason.GOOD_HAND:
            return translate("Sobe e Desce hint", "Play, and keep all your cards: they are good.")
        case _ if count:
            return translate(
                "Sobe e Desce hint", "Play and exchange {cards}: {why}", cards=cards, why=_weighed()
            )
        case _:
            return translate("Sobe e Desce hint", "Play, and keep all your cards: {why}", why=_weighed())


def _why_play(reason: HintReason) -> str:
    match reason:
        case HintReason.ONLY_CARD:
            return translate("Hint", "it is the only card you may play.")
        case HintReason.LEAD_SURE:
            return translate("Hint", "nobody can beat it any more.")
        case HintReason.LEAD_HIGH:
            return translate("Sobe e Desce hint", "it may well win the trick.")
        case HintReason.LEAD_LOW:
            return translate("Sobe e Desce hint", "it costs you least.")
        case HintReason.TAKE_SURE:
            return translate("Sobe e Desce hint", "it takes the trick for certain.")
        case HintReason.TAKE_LIKELY:
            return translate("Sobe e Desce hint", "it will probably take the trick.")
        case HintReason.CANNOT_WIN:
            return translate("Sobe e Desce hint", "you cannot win the trick: throw the weakest.")
        case HintReason.SAVE_WINNER:
            return translate("Sobe e Desce hint", "it could be beaten yet: keep the better card.")
        case _:
            return _weighed()


def _weighed() -> str:
    return translate("Hint", "weighing how the cards that you do not see may lie, it promises the most.")
