"""What a screen reader says of the things on the table, and what is only heard when something happens."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import table_text
from sueca_desktop.text.cards import card_name, card_with_article, suit_name
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.problems import refusal
from sueca_desktop.text.settings_text import level_name
from sueca_desktop.text.state_text import turn_sentence
from sueca_desktop.text.translate import Counted, translate

# ---------------------------------------------------------------- things on the table


def own_card_name(card: Card) -> str:
    """A card of the person's hand."""
    name = card_name(card)
    return name[:1].upper() + name[1:]


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


def trumps(suit: Suit) -> str:
    """The badge."""
    return translate("Heard", "Trumps are {suit}.", suit=suit_name(suit))


def plate_detail(
    view: PlayerView, seat: Seat, levels: Mapping[Seat, Level], draw: DealerDraw | None = None
) -> str:
    """What a nameplate shows besides the name, in sentences."""
    me, hand = seat is view.seat, view.hand
    said = [_side(view.seat, seat)]
    if seat in _to_act(view, draw):
        said.append(translate("Heard", "It is your turn.") if me else translate("Heard", "Has the turn."))
    if view.dealer is seat and view.phase is not Phase.OVER:
        said.append(_dealing(view, me))
    if hand is not None:
        count = Counted().cards(hand.counts[SEATS.index(seat)])
        said.append(
            translate("Heard", "You hold {cards}.", cards=count)
            if me
            else translate("Heard", "Holds {cards}.", cards=count)
        )
    if seat in levels:
        said.append(translate("Heard", "Level: {level}.", level=level_name(levels[seat])))
    return " ".join(said)


def _to_act(view: PlayerView, draw: DealerDraw | None) -> tuple[Seat, ...]:
    if draw is None:
        return view.to_act
    return () if draw.to_draw is None else (draw.to_draw,)


def _side(me: Seat, seat: Seat) -> str:
    if seat is me:
        return translate("Heard", "This is your place.")
    if seat is me.partner:
        return translate("Heard", "Your partner.")
    return translate("Heard", "An opponent.")


def _dealing(view: PlayerView, me: bool) -> str:
    if view.hand is None:
        return translate("Heard", "You deal.") if me else translate("Heard", "Deals.")
    return translate("Heard", "You dealt.") if me else translate("Heard", "Dealt.")


def pile(hand: HandView, team: Team) -> str:
    """The tricks that a side has taken."""
    tricks = Counted().tricks(hand.taken[team.place])
    points = Counted().points(hand.points[team.place])
    if team is hand.seat.team:
        return translate("Heard", "Our tricks: {tricks}, {points}.", tricks=tricks, points=points)
    return translate("Heard", "Their tricks: {tricks}, {points}.", tricks=tricks, points=points)


def card_to_draw(number: int, count: int) -> str:
    """A card of the spread pack in the draw for the first deal; numbers from 1."""
    return translate("Heard", "Card {number} of {count}, face down", number=number, count=count)


def speech(name: str, words: str) -> str:
    """What somebody says."""
    return translate("Heard", "{name} says: {words}", name=name, words=words)


# ---------------------------------------------------------------- what is only heard


def turn_call(view: PlayerView, header: Header, draw: DealerDraw | None = None) -> str:
    """Tells the person that he is to decide, and how."""
    if draw is None and view.phase is Phase.CUT:
        return table_text.cut_prompt()
    if draw is None and view.phase is Phase.SPOIL:
        return table_text.spoil_prompt()
    return turn_sentence(view, header, draw)


def taken_back(view: PlayerView, header: Header) -> str:
    """The last decision has been undone: where the match stands again."""
    turn = turn_sentence(view, header)
    return translate("Heard", "Taken back. {turn}", turn=turn)


def language_changed() -> str:
    """The language, said in itself."""
    return translate("Heard", "The program speaks English now.")
