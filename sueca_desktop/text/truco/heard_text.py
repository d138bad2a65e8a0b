"""What a screen reader says of the things on the table in truco, and the call to the person's turn."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Raise, Run
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import heard_text
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco import table_text
from sueca_desktop.text.truco.state_text import stake_sentence, trick_sentence, turn_sentence
from sueca_desktop.text.truco.turn import decider
from sueca_desktop.text.truco.words import manilha_name


def own_card_detail(view: PlayerView, card: Card) -> str:
    """Which manilha a card of the person's hand is, and why it cannot be played now."""
    said = []
    manilha = manilha_name(card)
    if manilha:
        said.append(translate("Heard", "Manilha: {manilha}.", manilha=manilha))
    if card not in view.playable:
        said.append(table_text.refusal(view, Reason.NOT_YOUR_TURN))
    return " ".join(said)


def badge(hand: HandView) -> str:
    """The badge and the marks of the tricks under it."""
    tricks = [trick_sentence(place, winner) for place, winner in enumerate(hand.won, start=1)]
    return " ".join([stake_sentence(hand), *tricks])


def open_card(header: Header, hand: HandView, card: Card) -> str:
    """A card that lies open and is in no trick: thrown away, or the partner's."""
    text = card_with_article(card)
    by = next((seat for seat, cards in hand.discarded if card in cards), None)
    if by is Seat.S:
        return translate("Heard", "You threw away {card}.", card=text)
    if by is not None:
        return translate("Heard", "{name} threw away {card}.", name=shown_name(header, by), card=text)
    return translate("Heard", "{name} holds {card}.", name=shown_name(header, hand.seat.partner), card=text)


def pile(hand: HandView, team: Team) -> str:
    """The tricks that a side has taken."""
    tricks = Counted().tricks(hand.won.count(team))
    if team is hand.seat.team:
        return translate("Heard", "Our tricks: {tricks}.", tricks=tricks)
    return translate("Heard", "Their tricks: {tricks}.", tricks=tricks)


def plate_detail(
    view: PlayerView, seat: Seat, levels: Mapping[Seat, Level], draw: DealerDraw | None = None
) -> str:
    """What a nameplate shows besides the name, in sentences."""
    me, hand = seat is view.seat, view.hand
    said = [heard_text.relation(view.seat, seat)]
    if seat is (decider(view) if draw is None else draw.to_draw):
        said.append(heard_text.has_turn(me))
    if view.phase is not Phase.OVER:
        if view.dealer is seat:
            said.append(translate("Heard", "Pé: deals."))
        if view.mao is seat:
            said.append(translate("Heard", "Mão: plays first."))
    if hand is not None:
        if hand.asked is not None and hand.raises[-1].by is seat:
            said.append(translate("Heard", "Asks for {stake}.", stake=hand.asked))
        said.append(heard_text.holds(me, hand.counts[seat.place]))
    if seat in levels:
        said.append(heard_text.plays_at(levels[seat]))
    return " ".join(said)


def turn_call(view: PlayerView, header: Header, advice: Action | None = None) -> str:
    """Tells the person that he is to decide, and what his partner would do."""
    said = [turn_sentence(view, header)]
    if advice is not None:
        said.append(advice_sentence(header, advice))
    return " ".join(said)


def advice_sentence(header: Header, advice: Action) -> str:
    """What the partner would answer."""
    name = shown_name(header, Seat.N)
    match advice:
        case Raise():
            return translate("Heard", "{name} would raise.", name=name)
        case Run():
            return translate("Heard", "{name} would run.", name=name)
        case _:
            return translate("Heard", "{name} would accept.", name=name)
