"""What the table says in sobe e desce: plates, prompts, the slate's foot, and the log of what happened."""

from __future__ import annotations

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Header
from sueca_desktop.rules.events import (
    Dealt,
    Entered,
    Event,
    MatchRanked,
    SatOut,
    SobeScored,
    TrickTaken,
    TrumpNamed,
    TrumpTurnedUp,
)
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import SobeReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Duty, HandView, Phase, PlayerView
from sueca_desktop.rules.sobe_e_desce.variant import NEAR_ZERO, TRICKS
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import problems, table_text
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import called_name, shown_name
from sueca_desktop.text.table_text import by_seat
from sueca_desktop.text.translate import Counted, translate

# ---------------------------------------------------------------- plates and slate


def plate_line(view: PlayerView, seat: Seat, draw: DealerDraw | None = None) -> str:
    """The line under a name: what the player does on his turn, else whether he is in, and since the last
    hand his points."""
    me = seat is view.seat
    if draw is not None and draw.to_draw is seat:
        return table_text.draw_line(me)
    if seat in view.to_act:
        return _turn_line(view, seat, me)
    hand = view.hand
    if hand is None:
        return Counted().points(view.score[seat.place])
    if seat in hand.sat_out:
        return translate("Sobe e Desce plate", "You sit out") if me else _sits_out()
    if seat in hand.entered:
        return _exchanged_line(hand.exchanged[seat.place], me)
    if seat is hand.chooser and hand.trump is not None:
        you = translate("Sobe e Desce plate", "Your trumps")
        return you if me else translate("Sobe e Desce plate", "Chose trumps")
    return Counted().points(view.score[seat.place])


def _turn_line(view: PlayerView, seat: Seat, me: bool) -> str:
    forced = view.duty_of(seat) is not None
    match view.phase:
        case Phase.TRUMP if me:
            return translate("Sobe e Desce plate", "Choose trumps")
        case Phase.TRUMP:
            return translate("Sobe e Desce plate", "Chooses trumps")
        case Phase.ENTER if me and forced:
            return translate("Sobe e Desce plate", "You exchange")
        case Phase.ENTER if me:
            return translate("Sobe e Desce plate", "Do you play?")
        case Phase.ENTER if forced:
            return translate("Sobe e Desce plate", "Exchanges")
        case Phase.ENTER:
            return translate("Sobe e Desce plate", "In or out?")
        case _:
            return table_text.card_line(me)


def _sits_out() -> str:
    return translate("Sobe e Desce plate", "Sits out")


def _exchanged_line(count: int, me: bool) -> str:
    if count == 0:
        you = translate("Sobe e Desce plate", "You kept all cards")
        return you if me else translate("Sobe e Desce plate", "Kept all cards")
    if me:
        return translate("Sobe e Desce plate", "You exchanged {count}", count=count)
    return translate("Sobe e Desce plate", "Exchanged {count}", count=count)


def slate_foot(view: PlayerView) -> str:
    """The line at the foot of the slate: that clubs count double while they are trumps, else the way."""
    if view.hand is not None and view.hand.trump is Suit.CLUBS:
        return translate("Sobe e Desce slate", "clubs count double")
    return translate("Sobe e Desce slate", "from {start} to 0", start=view.rules.start)


def trick_pill(header: Header, taken: TrickTaken) -> str:
    """Who takes the trick that lies, and what it counts where that is more than usual."""
    if taken.points > 1:
        return table_text.trick_pill(header, taken)
    if taken.by is Seat.S:
        return translate("Sobe e Desce trick", "You take the trick")
    return translate("Sobe e Desce trick", "{name} takes the trick", name=called_name(header, taken.by))


# ---------------------------------------------------------------- what the person is asked


def trump_prompt() -> str:
    """How the chooser makes trumps."""
    return translate(
        "Sobe e Desce prompt", "You choose trumps: name a suit, or turn up the next card, which is yours."
    )


def enter_prompt(view: PlayerView) -> str:
    """What the person decides when it is for him to say whether he plays; why he must, where he must."""
    sentences = [_why_enter(view)]
    if view.hand is not None and view.hand.trump is Suit.CLUBS:
        sentences.append(clubs_double())
    return " ".join(sentences)


def _why_enter(view: PlayerView) -> str:
    match view.duty_of(view.seat):
        case Duty.CHOSE_TRUMPS:
            return translate(
                "Sobe e Desce prompt", "You chose trumps, so you play. Which cards do you exchange?"
            )
        case Duty.HEARTS:
            return translate(
                "Sobe e Desce prompt", "Hearts are trumps: everybody plays. Which cards do you exchange?"
            )
        case Duty.NEAR_ZERO:
            return translate(
                "Sobe e Desce prompt",
                "With {points} points or fewer you must play. Which cards do you exchange?",
                points=NEAR_ZERO,
            )
        case Duty.SAT_OUT_TWICE:
            return translate(
                "Sobe e Desce prompt",
                "You sat out twice running: now you must play. Which cards do you exchange?",
            )
        case None:
            return translate(
                "Sobe e Desce prompt",
                "Choose the cards that you would exchange. If you sit out, you stay at {points}.",
                points=Counted().points(view.score[view.seat.place]),
            )


def clubs_double() -> str:
    """What clubs as trumps mean."""
    return translate("Sobe e Desce prompt", "Clubs count double.")


def chosen_call(cards: list[Card]) -> str:
    """Which cards the person has chosen to exchange, for the ears."""
    if not cards:
        return translate("Sobe e Desce prompt", "No card is chosen.")
    named = listed([card_with_article(card) for card in cards])
    return translate("Sobe e Desce prompt", "To be exchanged: {cards}.", cards=named)


def refusal(reason: Reason, hand: HandView | None, in_suit: list[Card], choosing: bool) -> str:
    """Why a card of the person cannot be played. `in_suit` are his cards of the suit led, strongest first;
    `choosing`: he has trumps to choose first."""
    if choosing:
        return translate("Sobe e Desce refusal", "First you choose trumps.")
    if hand is None or hand.trump is None:
        return problems.refusal(reason, None, ())
    trump = suit_name(hand.trump)
    match reason:
        case Reason.MUST_LEAD_ACE:
            return translate(
                "Sobe e Desce refusal", "Whoever leads and holds the ace of trumps must lead it."
            )
        case Reason.MUST_TRUMP:
            return translate(
                "Sobe e Desce refusal", "You cannot follow suit: you must trump, with {suit}.", suit=trump
            )
        case Reason.MUST_OVERTRUMP:
            return translate(
                "Sobe e Desce refusal",
                "You cannot follow suit: you must play a higher trump than the one that lies.",
            )
        case _:
            return problems.refusal(reason, hand.trick.led, in_suit)


# ---------------------------------------------------------------- bubbles


def trump_bubble(suit: Suit) -> str:
    """What a player says who names trumps."""
    return translate("Sobe e Desce bubble", "{suit}!", suit=suit_name(suit).capitalize())


def turn_up_bubble() -> str:
    """What a player says who has the next card turned up for trumps."""
    return translate("Sobe e Desce bubble", "The next one!")


def enter_bubble() -> str:
    """What a player says who plays the hand."""
    return translate("Sobe e Desce bubble", "I play!")


def sit_out_bubble() -> str:
    """What a player says who sits the hand out."""
    return translate("Sobe e Desce bubble", "I sit out")


# ---------------------------------------------------------------- the log


def event_sentence(event: Event, header: Header) -> str | None:
    """What happened, as a sentence of the log; None for what needs no words of its own."""
    match event:
        case Dealt(packets):
            return _dealt_sentence(packets[0][1], header)
        case TrumpNamed(by, suit):
            return _trump_sentence(by, suit, header)
        case TrumpTurnedUp(by, card):
            return _turned_sentence(by, card, header)
        case Entered():
            return _entered_sentence(event, header)
        case SatOut(by):
            you = translate("Sobe e Desce log", "You sit this hand out.")
            name = shown_name(header, by)
            return by_seat(by, you, translate("Sobe e Desce log", "{name} sits this hand out.", name=name))
        case TrickTaken(by, _, points):
            return _taken_sentence(by, points, header)
        case SobeScored():
            return " ".join(_score_sentences(event, header))
        case MatchRanked(winner):
            you = translate("Sobe e Desce log", "You win the match!")
            name = shown_name(header, winner)
            return by_seat(winner, you, translate("Sobe e Desce log", "{name} wins the match.", name=name))
        case _:
            return table_text.event_sentence(event, header)


def _dealt_sentence(packet: tuple[Card | None, ...], header: Header) -> str:
    cards = Counted().cards(len(packet))
    if len(packet) < TRICKS / 2:
        return translate("Sobe e Desce log", "Everybody gets {cards} more.", cards=cards)
    if header.rules.direction == "clockwise":
        return translate("Sobe e Desce log", "Everybody gets {cards}. Play goes to the left.", cards=cards)
    return translate("Sobe e Desce log", "Everybody gets {cards}. Play goes to the right.", cards=cards)


def _trump_sentence(by: Seat, suit: Suit, header: Header) -> str:
    words, name = suit_name(suit), shown_name(header, by)
    you = translate("Sobe e Desce log", "You choose {suit} as trumps.", suit=words)
    other = translate("Sobe e Desce log", "{name} chooses {suit} as trumps.", name=name, suit=words)
    return _with_clubs(by_seat(by, you, other), suit)


def _turned_sentence(by: Seat, card: Card, header: Header) -> str:
    text, words, name = card_with_article(card), suit_name(card.suit), shown_name(header, by)
    you = translate(
        "Sobe e Desce log", "Your next card is turned up, {card}: trumps are {suit}.", card=text, suit=words
    )
    other = translate(
        "Sobe e Desce log",
        "The next card of {name} is turned up, {card}: trumps are {suit}.",
        name=name,
        card=text,
        suit=words,
    )
    return _with_clubs(by_seat(by, you, other), card.suit)


def _with_clubs(sentence: str, suit: Suit) -> str:
    return f"{sentence} {clubs_double()}" if suit is Suit.CLUBS else sentence


def _entered_sentence(entered: Entered, header: Header) -> str:
    count = len(entered.given)
    cards, name = Counted().cards(count), shown_name(header, entered.by)
    if entered.by is Seat.S and count:
        given, received = (
            listed([card_with_article(card) for card in some if card is not None])
            for some in (entered.given, entered.received)
        )
        return translate(
            "Sobe e Desce log",
            "You play and exchange {cards}: {given}. You get {received}.",
            cards=cards,
            given=given,
            received=received,
        )
    if count == 0:
        you = translate("Sobe e Desce log", "You play without exchanging.")
        return by_seat(
            entered.by, you, translate("Sobe e Desce log", "{name} plays without exchanging.", name=name)
        )
    return translate("Sobe e Desce log", "{name} plays and exchanges {cards}.", name=name, cards=cards)


def _taken_sentence(by: Seat, points: int, header: Header) -> str:
    if points > 1:
        return table_text.taken_sentence(by, points, header)
    you, name = translate("Sobe e Desce log", "You take the trick."), shown_name(header, by)
    return by_seat(by, you, translate("Sobe e Desce log", "{name} takes the trick.", name=name))


def _score_sentences(scored: SobeScored, header: Header) -> list[str]:
    """Who plays alone, and how each player's points have changed."""
    said = []
    result = scored.result
    if result.reason is SobeReason.ALONE:
        (alone,) = result.entered
        name = shown_name(header, alone)
        you = translate("Sobe e Desce log", "You play alone: all {count} tricks are yours.", count=TRICKS)
        other = translate(
            "Sobe e Desce log", "{name} plays alone and has all {count} tricks.", name=name, count=TRICKS
        )
        said.append(by_seat(alone, you, other))
    said += [
        _change_sentence(seat, result.change[seat.place], scored.score[seat.place], header) for seat in SEATS
    ]
    return said


def _change_sentence(seat: Seat, change: int, points: int, header: Header) -> str:
    name, now = shown_name(header, seat), str(points).replace("-", "\N{MINUS SIGN}")
    if change < 0:
        you = translate("Sobe e Desce log", "You go down to {points}.", points=now)
        other = translate("Sobe e Desce log", "{name} goes down to {points}.", name=name, points=now)
    elif change > 0:
        you = translate("Sobe e Desce log", "You go up to {points}.", points=now)
        other = translate("Sobe e Desce log", "{name} goes up to {points}.", name=name, points=now)
    else:
        you = translate("Sobe e Desce log", "You stay at {points}.", points=now)
        other = translate("Sobe e Desce log", "{name} stays at {points}.", name=name, points=now)
    return by_seat(seat, you, other)
