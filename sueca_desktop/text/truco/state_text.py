"""How the table stands in truco, in sentences: for the key that repeats it, and for whoever cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.events import MatchWon
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.rules.truco.trick import Laid
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.state_text import (
    card_of_sentence,
    dealing_sentence,
    hand_sentences,
    my_card_sentence,
    pairs_sentence,
    play_sentence,
)
from sueca_desktop.text.table_text import draw_prompt
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco import table_text
from sueca_desktop.text.truco.turn import decider
from sueca_desktop.text.truco.words import cards_listed, sign_name, this_hand


def state_sentences(
    view: PlayerView, header: Header, fan: Sequence[Card], draw: DealerDraw | None = None
) -> list[str]:
    """The state of the table as the person sees it, what he needs first at the beginning. `fan` are his cards
    as they lie in his hand, `draw` the draw for the first deal while it goes on."""
    hand = view.hand
    between_steps = not view.to_act and hand is not None
    sentences = [] if between_steps and draw is None else [turn_sentence(view, header, draw)]
    if hand is not None:
        sentences += [stake_sentence(hand)]
        sentences += [card_sentence(header, hand, seat, laid) for seat, laid in hand.trick.plays()]
        if hand.trick.laid:
            sentences.append(winning_sentence(header, hand))
        if fan:
            sentences.append(" ".join(hand_sentences(fan)))
        sentences += [trick_sentence(place, winner) for place, winner in enumerate(hand.won, start=1)]
        sentences += _partner_sentences(view, header, hand)
        sentences += [thrown_sentence(header, seat, cards) for seat, cards in hand.discarded]
    if view.dealer is not None and view.mao is not None and view.phase is not Phase.OVER:
        sentences += [mao_sentence(header, view.mao), pe_sentence(header, view.dealer)]
    special = this_hand(view)
    if special:
        sentences.append(translate("State", "This is a {hand}: nobody may raise.", hand=special))
    sentences.append(match_sentence(view))
    return sentences


def turn_sentence(view: PlayerView, header: Header, draw: DealerDraw | None = None) -> str:
    """Who is to do what."""
    if draw is not None:
        return draw_prompt(draw, header)
    if view.phase is Phase.OVER:
        winner = Team.NS if view.score[0] > view.score[1] else Team.EW
        return table_text.event_sentence(MatchWon(winner), header) or ""
    seat = decider(view)
    if seat is None:
        return dealing_sentence()
    return _my_turn(view) if seat is view.seat else _turn_of(view, shown_name(header, seat))


def _my_turn(view: PlayerView) -> str:
    match view.phase:
        case Phase.DEAL_FROM:
            return table_text.deal_prompt()
        case Phase.RECEIVE:
            return table_text.receive_prompt(view)
        case Phase.SPECIAL:
            return table_text.special_prompt(view)
        case Phase.RESPOND:
            return table_text.answer_prompt(view)
        case _:
            return my_card_sentence(view.hand)


def _turn_of(view: PlayerView, name: str) -> str:
    match view.phase:
        case Phase.DEAL_FROM:
            return translate("State", "{name} says from which end the cards are dealt.", name=name)
        case Phase.RECEIVE:
            return translate("State", "{name} looks at three cards.", name=name)
        case Phase.SPECIAL:
            return translate("State", "{name} decides whether this hand is played.", name=name)
        case Phase.RESPOND:
            return translate("State", "{name} answers what we ask for.", name=name)
        case _:
            return card_of_sentence(name, view.hand)


def stake_sentence(hand: HandView) -> str:
    """What the hand is worth, and what is asked for."""
    tentos = Counted().tentos(hand.stake)
    if hand.asked is None:
        return translate("State", "The hand is worth {tentos}.", tentos=tentos)
    if hand.raised_by is hand.seat.team:
        return translate(
            "State", "The hand is worth {tentos}, and we ask for {stake}.", tentos=tentos, stake=hand.asked
        )
    return translate(
        "State", "The hand is worth {tentos}, and they ask for {stake}.", tentos=tentos, stake=hand.asked
    )


def card_sentence(header: Header, hand: HandView, seat: Seat, laid: Laid) -> str:
    """Who has laid a card of the trick that lies, and who led it; one that lies face down is not named."""
    if laid.card is not None and not laid.covered:
        return play_sentence(header, hand.seat, hand.trick.leader, seat, laid.card)
    if seat is hand.seat:
        return translate("State", "You played a card face down.")
    return translate("State", "{name} played a card face down.", name=shown_name(header, seat))


def winning_sentence(header: Header, hand: HandView) -> str:
    """Who wins the trick with the cards that lie."""
    if hand.trick.winner() is None:
        return translate("State", "The trick is tied so far.")
    best = hand.trick.best()
    if best is hand.seat:
        return translate("State", "You are winning the trick so far.")
    return translate("State", "{name} is winning the trick so far.", name=shown_name(header, best))


def trick_sentence(place: int, winner: Team | None) -> str:
    """Whose a finished trick is; places from 1."""
    if winner is None:
        return translate("State", "Trick {number} is tied.", number=place)
    if winner is Team.NS:
        return translate("State", "Trick {number} is ours.", number=place)
    return translate("State", "Trick {number} is theirs.", number=place)


def _partner_sentences(view: PlayerView, header: Header, hand: HandView) -> Iterator[str]:
    """What the person knows of his partner that others do not."""
    name = shown_name(header, view.seat.partner)
    if hand.partner_cards:
        cards = cards_listed(hand.partner_cards)
        yield translate("State", "You know that {name} has {cards}.", name=name, cards=cards)
    for sign in hand.signs:
        if sign.by is view.seat.partner:
            yield translate(
                "State", "{name} has given you a sign: {sign}.", name=name, sign=sign_name(sign.sign)
            )


def thrown_sentence(header: Header, seat: Seat, cards: Sequence[Card]) -> str:
    """What somebody has thrown away."""
    text = cards_listed(cards)
    if seat is Seat.S:
        return translate("State", "You threw away {cards}.", cards=text)
    return translate("State", "{name} threw away {cards}.", name=shown_name(header, seat), cards=text)


def mao_sentence(header: Header, seat: Seat) -> str:
    """Who is mão."""
    if seat is Seat.S:
        return translate("State", "You are mão.")
    return translate("State", "{name} is mão.", name=shown_name(header, seat))


def pe_sentence(header: Header, seat: Seat) -> str:
    """Who is pé."""
    if seat is Seat.S:
        return translate("State", "You are pé.")
    return translate("State", "{name} is pé.", name=shown_name(header, seat))


def match_sentence(view: PlayerView) -> str:
    """How the match stands, and how far it goes."""
    counted, (us, them) = Counted(), view.score
    return pairs_sentence(counted.tentos(us), counted.tentos(them), view.rules.target)
