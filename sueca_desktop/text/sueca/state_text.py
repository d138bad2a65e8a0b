"""How a match of sueca stands, in sentences short enough to be listened to."""

from __future__ import annotations

from collections.abc import Sequence

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.events import MatchWon
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView, Rules
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.state_text import (
    card_of_sentence,
    dealing_sentence,
    hand_sentences,
    my_card_sentence,
    pairs_sentence,
    play_sentence,
)
from sueca_desktop.text.sueca.table_text import event_sentence, score_prompt, trump_prompt
from sueca_desktop.text.table_text import draw_prompt
from sueca_desktop.text.translate import Counted, translate


def state_sentences(
    view: PlayerView, header: Header, fan: Sequence[Card], draw: DealerDraw | None = None
) -> list[str]:
    """The state of the table as the person sees it, what he needs first at the beginning. `fan` are his cards
    as they lie in his hand, `draw` the draw for the first deal while it goes on."""
    between_steps = not view.to_act and view.phase in (Phase.CUT, Phase.TRUMP, Phase.SPOIL, Phase.PLAY)
    sentences = [] if between_steps and draw is None else [turn_sentence(view, header, draw)]
    hand = view.hand
    if hand is not None and view.phase in (Phase.PLAY, Phase.SPOIL, Phase.SCORE):
        sentences += [card_sentence(header, hand, seat, card) for seat, card in hand.trick.plays()]
        if hand.trick.cards:
            sentences.append(winning_sentence(view.rules, header, hand))
        if fan:
            sentences.append(" ".join(hand_sentences(fan)))
        sentences += [trump_sentence(header, hand), points_sentence(hand)]
    sentences.append(match_sentence(view))
    if view.carry:
        sentences.append(bonus_sentence(view.carry))
    return sentences


def turn_sentence(view: PlayerView, header: Header, draw: DealerDraw | None = None) -> str:
    """Who is to do what."""
    if draw is not None:
        return draw_prompt(draw, header)
    if view.phase is Phase.OVER:
        return event_sentence(MatchWon(_winner(view)), header) or ""
    if view.phase is Phase.SCORE:
        return score_prompt()
    if not view.to_act:
        return dealing_sentence()
    seat = view.to_act[0]
    return _my_turn(view) if seat is view.seat else _turn_of(view, shown_name(header, seat))


def _winner(view: PlayerView) -> Team:
    return Team.NS if view.score[0] > view.score[1] else Team.EW


def _my_turn(view: PlayerView) -> str:
    match view.phase:
        case Phase.CUT:
            return translate("State", "You cut the pack.")
        case Phase.TRUMP:
            return trump_prompt()
        case Phase.SPOIL:
            return translate("State", "You decide whether the deal is played.")
        case _:
            return my_card_sentence(view.hand)


def _turn_of(view: PlayerView, name: str) -> str:
    match view.phase:
        case Phase.CUT:
            return translate("State", "{name} cuts the pack.", name=name)
        case Phase.TRUMP:
            return translate("State", "{name} turns the trump.", name=name)
        case Phase.SPOIL:
            return translate("State", "{name} decides whether the deal is played.", name=name)
        case _:
            return card_of_sentence(name, view.hand)


def card_sentence(header: Header, hand: HandView, seat: Seat, card: Card) -> str:
    """Who has laid a card of the trick that lies, and who led it."""
    return play_sentence(header, hand.seat, hand.trick.leader, seat, card)


def winning_sentence(rules: Rules, header: Header, hand: HandView) -> str:
    """Who wins the trick with the cards that lie, and what they are worth."""
    winner = hand.trick.winner(hand.trump_suit, rules.order)
    points = Counted().points(rules.points(hand.trick.cards))
    if winner is hand.seat:
        return translate("State", "You are winning the trick so far: {points}.", points=points)
    name = shown_name(header, winner)
    return translate("State", "{name} is winning the trick so far: {points}.", name=name, points=points)


def trump_sentence(header: Header, hand: HandView) -> str:
    """Which suit is trumps, and whether the turned card is still held, and by whom."""
    suit, card = suit_name(hand.trump_suit), card_with_article(hand.trump)
    if not hand.trump_is_open:
        return translate(
            "State", "Trumps are {suit}; the turned card, {card}, has been played.", suit=suit, card=card
        )
    if hand.holder is hand.seat:
        return translate(
            "State", "Trumps are {suit}; you hold the turned card, {card}.", suit=suit, card=card
        )
    name = shown_name(header, hand.holder)
    return translate(
        "State", "Trumps are {suit}; {name} holds the turned card, {card}.", suit=suit, name=name, card=card
    )


def points_sentence(hand: HandView) -> str:
    """What each side has taken in this hand."""
    counted = Counted()
    (our_points, their_points), (our_tricks, their_tricks) = hand.points, hand.taken
    return translate(
        "State",
        "In this hand we have {our_points} in {our_tricks}, they have {their_points} in {their_tricks}.",
        our_points=counted.points(our_points),
        our_tricks=counted.tricks(our_tricks),
        their_points=counted.points(their_points),
        their_tricks=counted.tricks(their_tricks),
    )


def match_sentence(view: PlayerView) -> str:
    """How the match stands, and how far it goes."""
    counted, (us, them) = Counted(), view.score
    return pairs_sentence(counted.games(us), counted.games(them), view.rules.target)


def bonus_sentence(carry: int) -> str:
    """What ties before make this hand worth on top."""
    return translate("State", "After a tie this hand is worth {games} more.", games=Counted().games(carry))
