"""Advice in words: what an adviser would do in the person's place, and what speaks for it."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Accept, Action, Discard, Keep, Pass, Play, Raise, Run
from sueca_desktop.rules.truco import PlayerView
from sueca_desktop.rules.truco.variant import STRENGTH
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import translate


def hint_sentence(action: Action, view: PlayerView, header: Header) -> str:
    """The advice to do something. Raises ValueError for what nobody is advised to do."""
    match action:
        case Play():
            return _card_sentence(action, view, header)
        case Keep():
            return translate("Hint", "Keep these cards.")
        case Pass():
            return translate("Hint", "Pass them to {name}.", name=called_name(header, view.seat.partner))
        case Discard():
            return translate("Hint", "Throw them away.")
        case Raise():
            return translate("Hint", "Raise: your cards are worth more.")
        case Accept():
            return translate("Hint", "Accept: your cards are worth it.")
        case Run():
            return translate("Hint", "Run: your cards are not worth it.")
        case _:
            raise ValueError(f"no advice: {action}")


def _card_sentence(play: Play, view: PlayerView, header: Header) -> str:
    """Why a card: what it does to the trick that lies, or what it is in the hand."""
    hand, text = view.hand, card_with_article(play.card)
    assert hand is not None
    if play.face_down:
        return translate(
            "Hint", "Play {card} face down: it wins nothing, and nobody learns what it was.", card=text
        )
    height, held = STRENGTH[play.card], sorted(STRENGTH[card] for card in hand.cards)
    if not hand.trick.laid:
        if height == held[-1]:
            return translate("Hint", "Lead {card}, your best card.", card=text)
        return translate("Hint", "Lead {card}: better cards are worth more later.", card=text)
    top, best = max(laid.strength for laid in hand.trick.laid), hand.trick.best()
    if height > top and best.team is not view.seat.team:
        return translate("Hint", "{card} takes the trick from them.", card=_capital(text))
    if height > top:
        return translate("Hint", "{card} makes our trick safer.", card=_capital(text))
    if best.team is view.seat.team and hand.trick.winner() is not None:
        name = called_name(header, best)
        return translate("Hint", "{name} is winning the trick: {card} is enough.", name=name, card=text)
    if height == top:
        return translate("Hint", "{card} ties the trick.", card=_capital(text))
    return translate(
        "Hint", "This trick cannot be won with it, but {card} is what you need least.", card=text
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
