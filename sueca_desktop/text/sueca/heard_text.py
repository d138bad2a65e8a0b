"""What a screen reader says of the things on the table in sueca, and the call to the person's turn."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import heard_text, table_text
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.problems import refusal
from sueca_desktop.text.sueca.state_text import turn_sentence
from sueca_desktop.text.sueca.table_text import spoil_prompt
from sueca_desktop.text.translate import Counted, translate


def own_card_detail(view: PlayerView, hand: HandView, card: Card) -> str:
    """Why a card of the person's hand cannot be played now, and whether it is the turned one."""
    said = []
    if not may_play(view, card):
        said.append(why_not(view, hand))
    if hand.trump_is_open and hand.holder is view.seat and card == hand.trump:
        said.append(translate("Heard", "It is the turned trump: all see it."))
    return " ".join(said)


def may_play(view: PlayerView, card: Card) -> bool:
    """Whether the person may play a card now."""
    return card in view.playable


def why_not(view: PlayerView, hand: HandView) -> str:
    """Why the person may not play one of his cards."""
    if view.phase is not Phase.PLAY or not view.my_turn:
        return refusal(Reason.NOT_YOUR_TURN, None, ())
    led = hand.trick.led
    same = sorted((card for card in hand.cards if card.suit is led), key=view.rules.sort_key)
    return refusal(Reason.MUST_FOLLOW, led, same)


def turned_card(header: Header, hand: HandView) -> str:
    """The turned trump card before one of the others."""
    name = shown_name(header, hand.holder)
    return translate(
        "Heard", "The turned trump before {name}: {card}.", name=name, card=card_with_article(hand.trump)
    )


def turned_before_deal(header: Header, card: Card, holder: Seat, me: Seat) -> str:
    """The trump card that has just been turned, before the cards are dealt."""
    text = card_with_article(card)
    if holder is me:
        return translate("Heard", "The turned trump before you: {card}.", card=text)
    return translate(
        "Heard", "The turned trump before {name}: {card}.", name=shown_name(header, holder), card=text
    )


def plate_detail(
    view: PlayerView, seat: Seat, levels: Mapping[Seat, Level], draw: DealerDraw | None = None
) -> str:
    """What a nameplate shows besides the name, in sentences."""
    me, hand = seat is view.seat, view.hand
    said = [heard_text.relation(view.seat, seat)]
    if seat in _to_act(view, draw):
        said.append(heard_text.has_turn(me))
    if view.dealer is seat and view.phase is not Phase.OVER:
        said.append(heard_text.dealing(me, hand is not None))
    if hand is not None:
        said.append(heard_text.holds(me, hand.counts[seat.place]))
    if seat in levels:
        said.append(heard_text.plays_at(levels[seat]))
    return " ".join(said)


def _to_act(view: PlayerView, draw: DealerDraw | None) -> tuple[Seat, ...]:
    if draw is None:
        return view.to_act
    return () if draw.to_draw is None else (draw.to_draw,)


def pile(hand: HandView, team: Team) -> str:
    """The tricks that a side has taken."""
    tricks = Counted().tricks(hand.taken[team.place])
    points = Counted().points(hand.points[team.place])
    if team is hand.seat.team:
        return translate("Heard", "Our tricks: {tricks}, {points}.", tricks=tricks, points=points)
    return translate("Heard", "Their tricks: {tricks}, {points}.", tricks=tricks, points=points)


def turn_call(view: PlayerView, header: Header, draw: DealerDraw | None = None) -> str:
    """Tells the person that he is to decide, and how."""
    if draw is None and view.phase is Phase.CUT:
        return table_text.cut_prompt()
    if draw is None and view.phase is Phase.SPOIL:
        return spoil_prompt()
    return turn_sentence(view, header, draw)
