"""Why a card is advised, in words."""

from __future__ import annotations

from sueca_desktop.bots.sueca.advice import Advice, HintReason
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Play
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import Counted, translate


def hint_sentence(advice: Advice, header: Header) -> str:
    """The advice to play a card, with its reason. Raises ValueError for advice that is about no card."""
    if not isinstance(advice.action, Play):
        raise ValueError(f"no hint for {advice.action}")
    return translate(
        "Hint", "Play {card}: {why}", card=card_with_article(advice.action.card), why=_why(advice, header)
    )


def _why(advice: Advice, header: Header) -> str:
    points = Counted().points(advice.points)
    suit = "" if advice.suit is None else suit_name(advice.suit)
    kept = "" if advice.kept is None else card_with_article(advice.kept)
    partner = called_name(header, advice.action.by.partner)
    match advice.reason:
        case HintReason.ONLY_CARD:
            return translate("Hint", "it is the only card you may play.")
        case HintReason.WINS_HAND:
            return translate(
                "Hint", "with it you two surely have {points}: the hand is yours.", points=points
            )
        case HintReason.LEAD_SURE:
            return translate("Hint", "nobody can beat it any more.")
        case HintReason.LEAD_WINNER:
            return translate("Hint", "it is the highest of its suit that is left; only a trump can take it.")
        case HintReason.LEAD_TO_PARTNERS_TRUMPS:
            return translate("Hint", "{name} has no more {suit} and can trump in.", name=partner, suit=suit)
        case HintReason.LEAD_LAST_OF_SUIT:
            return translate("Hint", "it is your last in {suit}, and next time you can trump in.", suit=suit)
        case HintReason.LEAD_LOW:
            return translate("Hint", "it is worth nothing, so it gives the least away.")
        case HintReason.DRAW_TRUMPS:
            return translate("Hint", "it draws their trumps, so that they cannot trump in later.")
        case HintReason.LEAD_LEAST_HARM:
            return translate("Hint", "every lead costs something; this one costs least.")
        case HintReason.TAKE_SURE:
            return translate("Hint", "it takes the trick for certain, worth {points}.", points=points)
        case HintReason.TAKE_LIKELY:
            return translate("Hint", "it will probably hold the trick, worth {points}.", points=points)
        case HintReason.TRUMP_IN:
            return translate("Hint", "you trump in: the trick is worth {points}.", points=points)
        case HintReason.OVERTRUMP:
            return translate("Hint", "it beats their trump: the trick is worth {points}.", points=points)
        case HintReason.FORCE:
            return translate("Hint", "they must spend a better card to take the trick.")
        case HintReason.LOAD:
            return translate("Hint", "the trick is {name}'s for certain: load points on it.", name=partner)
        case HintReason.LOAD_LIKELY:
            return translate("Hint", "the trick is probably {name}'s: load points on it.", name=partner)
        case HintReason.LOAD_PARTNER_TO_COME:
            return translate("Hint", "{name} plays after you and will probably win the trick.", name=partner)
        case HintReason.PARTNER_WINS:
            return translate("Hint", "{name} wins the trick: nothing more is needed.", name=partner)
        case HintReason.PARTNER_MAY_WIN:
            return translate("Hint", "{name} may win the trick: keep your better cards.", name=partner)
        case HintReason.SECURE_PARTNERS_TRICK:
            return translate(
                "Hint",
                "they could beat {name}'s card, but hardly this one: {points} at stake.",
                name=partner,
                points=points,
            )
        case HintReason.SAVE_TRUMP:
            return translate("Hint", "the trick is not worth a trump.")
        case HintReason.SAVE_WINNER:
            return translate("Hint", "the trick is lost: keep {card}, which still wins one.", card=kept)
        case HintReason.KEEP_GUARD:
            return translate("Hint", "the trick is lost: {card} needs its company.", card=kept)
        case HintReason.MAKE_VOID:
            return translate("Hint", "after it you hold no {suit} and can trump in.", suit=suit)
        case HintReason.WEIGHED:
            return translate(
                "Hint", "weighing how the cards that you do not see may lie, it promises the most."
            )
        case _:
            return translate("Hint", "the trick is lost: give as little as possible.")
