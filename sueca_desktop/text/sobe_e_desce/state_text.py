"""How the table stands in sobe e desce, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Header
from sueca_desktop.rules.events import MatchRanked
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import HandView, Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.sobe_e_desce.table_text import (
    clubs_double,
    enter_prompt,
    event_sentence,
    trump_prompt,
)
from sueca_desktop.text.state_text import (
    card_of_sentence,
    dealing_sentence,
    hand_sentences,
    my_card_sentence,
    play_sentence,
)
from sueca_desktop.text.table_text import draw_prompt
from sueca_desktop.text.translate import Counted, translate


def state_sentences(
    view: PlayerView, header: Header, fan: Sequence[Card], draw: DealerDraw | None = None
) -> list[str]:
    """The state of the table as the person sees it, what he needs first at the beginning. `fan` are his cards
    as they lie in his hand, `draw` the draw for the first deal while it goes on."""
    between_steps = not view.to_act and view.phase in (Phase.TRUMP, Phase.ENTER, Phase.PLAY)
    sentences = [] if between_steps and draw is None else [turn_sentence(view, header, draw)]
    hand = view.hand
    if hand is not None:
        sentences += [card_sentence(header, hand, seat, card) for seat, card in hand.trick.plays()]
        if hand.trick.cards:
            sentences.append(winning_sentence(view, header, hand))
        if fan:
            sentences.append(" ".join(hand_sentences(fan)))
        if hand.trump is not None:
            sentences.append(trump_sentence(header, hand, hand.trump))
        sentences += [in_sentence(header, hand, seat) for seat in (*hand.entered, *hand.sat_out)]
        if hand.tricks:
            sentences.append(tricks_sentence(header, hand))
    sentences.append(match_sentence(view, header))
    return sentences


def turn_sentence(view: PlayerView, header: Header, draw: DealerDraw | None = None) -> str:
    """Who is to do what."""
    if draw is not None:
        return draw_prompt(draw, header)
    if view.phase is Phase.OVER:
        return event_sentence(MatchRanked(_winner(view), (0, 0, 0, 0)), header) or ""
    if not view.to_act:
        return dealing_sentence()
    seat = view.to_act[0]
    return _my_turn(view) if seat is view.seat else _turn_of(view, shown_name(header, seat))


def _winner(view: PlayerView) -> Seat:
    speaking = view.rules.order_of_play.from_seat(view.results[-1].chooser)
    return min(speaking, key=lambda seat: view.score[seat.place])


def _my_turn(view: PlayerView) -> str:
    match view.phase:
        case Phase.TRUMP:
            return trump_prompt()
        case Phase.ENTER:
            return enter_prompt(view)
        case _:
            return my_card_sentence(view.hand)


def _turn_of(view: PlayerView, name: str) -> str:
    match view.phase:
        case Phase.TRUMP:
            return translate("Sobe e Desce state", "{name} chooses trumps.", name=name)
        case Phase.ENTER:
            return translate("Sobe e Desce state", "{name} says whether he plays.", name=name)
        case _:
            return card_of_sentence(name, view.hand)


def card_sentence(header: Header, hand: HandView, seat: Seat, card: Card) -> str:
    """Who has laid a card of the trick that lies, and who led it."""
    return play_sentence(header, hand.seat, hand.trick.leader, seat, card)


def winning_sentence(view: PlayerView, header: Header, hand: HandView) -> str:
    """Who wins the trick with the cards that lie."""
    assert hand.trump is not None
    winner = hand.trick.winner(hand.trump, view.rules.order)
    if winner is hand.seat:
        return translate("Sobe e Desce state", "You are winning the trick so far.")
    name = shown_name(header, winner)
    return translate("Sobe e Desce state", "{name} is winning the trick so far.", name=name)


def trump_sentence(header: Header, hand: HandView, trump: Suit) -> str:
    """Which suit is trumps, who chose it, what it counts, and which card was turned up for it."""
    suit, name = suit_name(trump), shown_name(header, hand.chooser)
    if hand.chooser is hand.seat:
        said = [translate("Sobe e Desce state", "Trumps are {suit}; you chose.", suit=suit)]
    else:
        said = [translate("Sobe e Desce state", "Trumps are {suit}; {name} chose.", suit=suit, name=name)]
    if hand.turned_up is not None:
        card = card_with_article(hand.turned_up)
        said.append(translate("Sobe e Desce state", "Turned up was {card}.", card=card))
    if trump is Suit.CLUBS:
        said.append(clubs_double())
    return " ".join(said)


def in_sentence(header: Header, hand: HandView, seat: Seat) -> str:
    """Whether a player who has said so plays the hand, and how many cards he has exchanged."""
    me, name = seat is hand.seat, shown_name(header, seat)
    if seat in hand.sat_out:
        if me:
            return translate("Sobe e Desce state", "You sit this hand out.")
        return translate("Sobe e Desce state", "{name} sits this hand out.", name=name)
    cards = Counted().cards(hand.exchanged[seat.place])
    if me:
        return translate("Sobe e Desce state", "You play, and exchanged {cards}.", cards=cards)
    return translate("Sobe e Desce state", "{name} plays, and exchanged {cards}.", name=name, cards=cards)


def tricks_sentence(header: Header, hand: HandView) -> str:
    """How many tricks those who play have taken."""
    said = []
    for seat in hand.entered:
        tricks = Counted().tricks(hand.taken[seat.place])
        if seat is hand.seat:
            said.append(translate("Sobe e Desce state", "you have {tricks}", tricks=tricks))
        else:
            name = shown_name(header, seat)
            said.append(translate("Sobe e Desce state", "{name} has {tricks}", name=name, tricks=tricks))
    return translate("Sobe e Desce state", "In this hand {all_tricks}.", all_tricks=listed(said))


def match_sentence(view: PlayerView, header: Header) -> str:
    """How the match stands, and how it ends."""
    said = []
    for seat in SEATS:
        points = Counted().points(view.score[seat.place])
        if seat is view.seat:
            said.append(translate("Sobe e Desce state", "you have {points}", points=points))
        else:
            name = shown_name(header, seat)
            said.append(translate("Sobe e Desce state", "{name} has {points}", name=name, points=points))
    return translate(
        "Sobe e Desce state",
        "In the match {all_points}; whoever comes down to 0 wins.",
        all_points=listed(said),
    )
