"""What a screen reader says of the things on the table in sobe e desce."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import HandView, Phase, PlayerView
from sueca_desktop.rules.sobe_e_desce.play import why_not_card
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import heard_text
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.sobe_e_desce.table_text import clubs_double, refusal
from sueca_desktop.text.translate import Counted, translate


def trumps(suit: Suit) -> str:
    """The badge."""
    said = heard_text.trumps(suit)
    return f"{said} {clubs_double()}" if suit is Suit.CLUBS else said


def own_card_detail(view: PlayerView, hand: HandView, card: Card, *, chosen: bool) -> str:
    """Whether a card of the person's hand is chosen to be exchanged, why it cannot be played now, and whether
    it is the one that was turned up."""
    said = []
    if chosen:
        said.append(translate("Sobe e Desce heard", "Chosen to be exchanged."))
    elif not may_choose(view, card):
        said.append(why_not(view, hand, card))
    if hand.turned_up_is_open and card == hand.turned_up:
        said.append(translate("Sobe e Desce heard", "It was turned up: all have seen it."))
    return " ".join(said)


def may_choose(view: PlayerView, card: Card) -> bool:
    """Whether the person may play a card now, or choose it to be exchanged."""
    return card in view.playable or (view.phase is Phase.ENTER and view.my_turn)


def why_not(view: PlayerView, hand: HandView, card: Card) -> str:
    """Why the person may not play one of his cards."""
    choosing = view.phase is Phase.TRUMP and view.my_turn
    reason = None
    if view.phase is Phase.PLAY and view.my_turn and hand.trump is not None:
        reason = why_not_card(card, hand.cards, hand.trick, hand.trump, view.rules.order)
    return refusal(reason or Reason.NOT_YOUR_TURN, hand, suit_led(view, hand), choosing)


def suit_led(view: PlayerView, hand: HandView) -> list[Card]:
    """The person's cards of the suit led, strongest first."""
    led = hand.trick.led
    return sorted((card for card in hand.cards if card.suit is led), key=view.rules.sort_key)


def turned_card(header: Header, hand: HandView) -> str:
    """The card that was turned up before one of the others."""
    assert hand.turned_up is not None
    return translate(
        "Sobe e Desce heard",
        "Turned up before {name}: {card}.",
        name=shown_name(header, hand.chooser),
        card=card_with_article(hand.turned_up),
    )


def plate_detail(
    view: PlayerView,
    seat: Seat,
    levels: Mapping[Seat, Level],
    draw: DealerDraw | None = None,
) -> str:
    """What a nameplate shows besides the name, in sentences."""
    me, hand = seat is view.seat, view.hand
    said = [translate("Heard", "This is your place.") if me else translate("Heard", "An opponent.")]
    turn = view.to_act if draw is None else (draw.to_draw,)
    if seat in turn:
        said.append(heard_text.has_turn(me))
    if view.dealer is seat and view.phase is not Phase.OVER:
        said.append(heard_text.dealing(me, hand is not None))
    if hand is not None:
        if seat in (*hand.entered, *hand.sat_out):
            said.append(_in_or_out(hand, seat))
        said.append(heard_text.holds(me, hand.counts[seat.place]))
    if seat in levels:
        said.append(heard_text.plays_at(levels[seat]))
    return " ".join(said)


def _in_or_out(hand: HandView, seat: Seat) -> str:
    """Whether a player who has said so plays the hand, and how many cards he has exchanged."""
    me = seat is hand.seat
    if seat in hand.sat_out:
        if me:
            return translate("Sobe e Desce heard", "You sit this hand out.")
        return translate("Sobe e Desce heard", "Sits this hand out.")
    cards = Counted().cards(hand.exchanged[seat.place])
    if me:
        return translate("Sobe e Desce heard", "You play, and exchanged {cards}.", cards=cards)
    return translate("Sobe e Desce heard", "Plays, and exchanged {cards}.", cards=cards)


def pile(hand: HandView, seat: Seat) -> str:
    """The tricks that a player has taken."""
    tricks = Counted().tricks(hand.taken[seat.place])
    if seat is hand.seat:
        return translate("Sobe e Desce heard", "Your tricks: {tricks}.", tricks=tricks)
    return translate("Sobe e Desce heard", "Tricks taken: {tricks}.", tricks=tricks)
