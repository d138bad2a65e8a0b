"""What the table says in truco: plates, prompts, the slate's foot, and the log of what happened."""

from __future__ import annotations

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, End, Raise, Run, Sign
from sueca_desktop.rules.events import (
    CardCovered,
    EndChosen,
    Event,
    HandGivenUp,
    PartnersShown,
    RaiseAccepted,
    SetDiscarded,
    SetKept,
    SetPassed,
    SetReceived,
    SignGiven,
    SpecialAccepted,
    StakeRaised,
    TentosScored,
    TrucoTrickEnded,
)
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import problems, table_text
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import called_name, shown_name, side_name
from sueca_desktop.text.table_text import by_seat
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco.turn import decider
from sueca_desktop.text.truco.words import cards_listed, shout, sign_name, special_hand, this_hand


def chip() -> str:
    """The letter on the chip of the dealer, who is called pé."""
    return translate("Truco", "P")


# ---------------------------------------------------------------- plates, badge, slate


def plate_line(view: PlayerView, seat: Seat, draw: DealerDraw | None = None) -> str:
    """The line under a name: what the player does on his turn, else his side, and what he asks for or is."""
    me, hand = seat is view.seat, view.hand
    if draw is not None:
        return table_text.draw_line(me) if draw.to_draw is seat else side_name(seat.team)
    if seat is decider(view):
        return _mao_turn_line(view.phase, me) if seat is view.mao else _turn_line(view.phase, me)
    if hand is not None and hand.asked is not None and hand.raises[-1].by is seat:
        return _asking_line(seat, hand.asked, mao=seat is view.mao)
    if view.phase is Phase.OVER or seat not in (view.dealer, view.mao):
        return side_name(seat.team)
    if seat is view.dealer:
        return translate("Plate", "Us · pé") if seat.team is Team.NS else translate("Plate", "Them · pé")
    return translate("Plate", "Us · mão") if seat.team is Team.NS else translate("Plate", "Them · mão")


def _turn_line(phase: Phase, me: bool) -> str:
    match phase:
        case Phase.DEAL_FROM | Phase.RECEIVE | Phase.SPECIAL:
            return table_text.decision_line(me)
        case Phase.RESPOND:
            return translate("Plate", "You answer") if me else translate("Plate", "Answers")
        case _:
            return table_text.card_line(me)


def _mao_turn_line(phase: Phase, me: bool) -> str:
    match phase:
        case Phase.DEAL_FROM | Phase.RECEIVE | Phase.SPECIAL:
            return translate("Plate", "Decide · mão") if me else translate("Plate", "Decides · mão")
        case Phase.RESPOND:
            return translate("Plate", "Answer · mão") if me else translate("Plate", "Answers · mão")
        case _:
            return translate("Plate", "Your turn · mão") if me else translate("Plate", "Plays · mão")


def _asking_line(seat: Seat, asked: int, *, mao: bool) -> str:
    if mao:
        return translate("Plate", "Asks {stake} · mão", stake=asked)
    if seat is Seat.S:
        return translate("Plate", "Us · you ask {stake}", stake=asked)
    if seat.team is Team.NS:
        return translate("Plate", "Us · asks {stake}", stake=asked)
    return translate("Plate", "Them · asks {stake}", stake=asked)


def badge_lines(stake: int, asked: int | None, *, by_us: bool) -> tuple[str, str]:
    """What the hand is worth, and what is asked for, in two lines."""
    if asked is None:
        return translate("Badge", "Worth"), Counted().tentos(stake)
    worth = translate("Badge", "Worth {stake}", stake=stake)
    if by_us:
        return worth, translate("Badge", "We ask {stake}", stake=asked)
    return worth, translate("Badge", "They ask {stake}", stake=asked)


def mark_letter(winner: Team | None) -> str:
    """The letter in the mark of a trick: whose it is."""
    if winner is None:
        return translate("Mark", "=")
    return translate("Mark", "U") if winner is Team.NS else translate("Mark", "T")


def slate_foot(view: PlayerView) -> str:
    """The line at the foot of the slate: that the hand is special, else how far the match goes."""
    return this_hand(view) or translate("Slate", "to {tentos}", tentos=Counted().tentos(view.rules.target))


def trick_pill(header: Header, ended: TrucoTrickEnded) -> str:
    """Who takes the trick that lies."""
    if ended.winner is None:
        return translate("Trick", "The trick is tied")
    if ended.leader is Seat.S:
        return translate("Trick", "You take the trick")
    return translate("Trick", "{name} takes the trick", name=called_name(header, ended.leader))


# ---------------------------------------------------------------- what the person decides


def deal_prompt() -> str:
    """What the mão says before the deal."""
    return translate("Prompt", "You are mão: do the cards come off the top or the bottom?")


def deal_prompt_detail() -> str:
    """The words for it, for the second line."""
    return translate("Prompt", "“Desce” deals from the top of the pack, “sobe” from the bottom.")


def receive_prompt(view: PlayerView) -> str:
    """What is to be done with three cards just received, as far as the rules let one choose now."""
    actions = {type(action).__name__ for action in view.actions}
    if {"Pass", "Discard"} <= actions:
        return translate("Prompt", "Do you keep these cards, pass them to your partner, or throw them away?")
    if "Pass" in actions:
        return translate("Prompt", "Do you keep these cards, or pass them to your partner?")
    if "Discard" in actions:
        return translate("Prompt", "Do you keep these cards, or throw them away?")
    return translate("Prompt", "You keep these cards: nothing else is left.")


def special_prompt(view: PlayerView) -> str:
    """What the person decides in the special hand of his side."""
    return translate(
        "Prompt",
        "This is your {hand}: play it for {tentos}, or run?",
        hand=special_hand(view.rules),
        tentos=Counted().tentos(view.rules.steps[1]),
    )


def answer_prompt(view: PlayerView) -> str:
    """What the person may answer to a raise."""
    assert view.hand is not None and view.hand.asked is not None
    if view.may_raise:
        return translate("Prompt", "They ask for {stake}: accept, raise or run?", stake=view.hand.asked)
    return translate("Prompt", "They ask for {stake}: accept or run?", stake=view.hand.asked)


def covering_prompt() -> str:
    """What stands above the hand while the next card will be played face down."""
    return translate("Prompt", "The next card that you play goes face down.")


def refusal(view: PlayerView, reason: Reason) -> str:
    """Why what the person chose cannot be done."""
    if reason is Reason.CANNOT_COVER:
        if view.rules.face_down:
            return translate("Refusal", "In the first trick every card is played open.")
        return translate("Refusal", "By these rules every card is played open.")
    if view.my_turn:
        match view.phase:
            case Phase.RESPOND:
                return translate("Refusal", "First answer what they ask for.")
            case Phase.SPECIAL:
                return translate("Refusal", "First say whether you play this hand.")
            case Phase.RECEIVE:
                return translate("Refusal", "First say what you do with your cards.")
    return problems.refusal(reason, None, ())


# ---------------------------------------------------------------- what players say


def end_bubble(end: End) -> str:
    """What the mão says."""
    return translate("Truco", "Desce!") if end == "top" else translate("Truco", "Sobe!")


def pass_bubble() -> str:
    """What a player says who passes his cards."""
    return translate("Bubble", "I pass them!")


def accept_bubble() -> str:
    """What a player says who accepts."""
    return translate("Bubble", "I accept!")


def run_bubble() -> str:
    """What a player says who gives the hand up."""
    return translate("Bubble", "I run!")


def advice_bubble(advice: Action) -> str:
    """What the partner would answer, said to the person."""
    match advice:
        case Raise():
            return translate("Bubble", "I would raise")
        case Run():
            return translate("Bubble", "I would run")
        case _:
            return translate("Bubble", "I would accept")


def sign_bubble(sign: Sign) -> str:
    """A sign, in the bubble of who gives it."""
    return translate("Bubble", "Sign: {sign}", sign=sign_name(sign))


def sign_detail(by: Seat) -> str:
    """Who sees a sign, under it."""
    return translate("Bubble", "partner only") if by is Seat.S else translate("Bubble", "only you see")


# ---------------------------------------------------------------- the log


def event_sentence(event: Event, header: Header) -> str | None:
    """What happened, as a sentence of the log; None for what needs no words of its own."""
    match event:
        case EndChosen() | SetReceived() | SetKept() | SetPassed() | SetDiscarded():
            return _deal_sentence(event, header)
        case StakeRaised() | RaiseAccepted() | HandGivenUp() | SpecialAccepted() | PartnersShown():
            return _stake_sentence(event, header)
        case CardCovered(by, card):
            if by is Seat.S and card is not None:
                return translate("Log", "You play {card} face down.", card=card_with_article(card))
            return translate("Log", "{name} plays a card face down.", name=shown_name(header, by))
        case TrucoTrickEnded(winner, leader):
            if winner is None:
                return translate("Log", "The trick is tied.")
            name = shown_name(header, leader)
            you = translate("Log", "You take the trick.")
            return by_seat(leader, you, translate("Log", "{name} takes the trick.", name=name))
        case SignGiven(by, sign):
            name, text = shown_name(header, by.partner if by is Seat.S else by), sign_name(sign)
            you = translate("Log", "You give {name} a sign: {sign}.", name=name, sign=text)
            return by_seat(
                by, you, translate("Log", "{name} gives you a sign: {sign}.", name=name, sign=text)
            )
        case TentosScored():
            return _score_sentence(event)
        case _:
            return table_text.event_sentence(event, header)


def _deal_sentence(
    event: EndChosen | SetReceived | SetKept | SetPassed | SetDiscarded, header: Header
) -> str:
    by, name = event.by, shown_name(header, event.by)
    match event:
        case EndChosen(_, "top"):
            you = translate("Log", "You say “desce”: the cards come off the top.")
            return by_seat(
                by, you, translate("Log", "{name} says “desce”: the cards come off the top.", name=name)
            )
        case EndChosen():
            you = translate("Log", "You say “sobe”: the cards come off the bottom.")
            return by_seat(
                by, you, translate("Log", "{name} says “sobe”: the cards come off the bottom.", name=name)
            )
        case SetReceived(_, cards):
            you = translate("Log", "You receive {cards}.", cards=_known(cards))
            return by_seat(by, you, translate("Log", "{name} receives three cards.", name=name))
        case SetKept():
            you = translate("Log", "You keep your cards.")
            return by_seat(by, you, translate("Log", "{name} keeps the cards.", name=name))
        case SetDiscarded(_, cards):
            text = cards_listed(cards)
            you = translate("Log", "You throw away {cards}.", cards=text)
            return by_seat(by, you, translate("Log", "{name} throws away {cards}.", name=name, cards=text))
        case SetPassed(_, cards):
            other = shown_name(header, by.partner)
            if by is Seat.S:
                return translate("Log", "You pass your cards to {name}.", name=other)
            if by.partner is Seat.S:
                return translate("Log", "{name} passes you {cards}.", name=name, cards=_known(cards))
            return translate("Log", "{name} passes the cards to {other}.", name=name, other=other)


def _known(cards: tuple[Card | None, ...]) -> str:
    return cards_listed(card for card in cards if card is not None)


def _stake_sentence(
    event: StakeRaised | RaiseAccepted | HandGivenUp | SpecialAccepted | PartnersShown, header: Header
) -> str:
    counted, hand = Counted(), special_hand(header.rules)
    if isinstance(event, PartnersShown):
        if event.team is not Team.NS:
            return translate("Log", "It is their {hand}: they see each other's cards.", hand=hand)
        cards = next(cards for seat, cards in event.hands if seat is Seat.N)
        name = shown_name(header, Seat.N)
        return translate(
            "Log", "It is our {hand}: {name} shows you {cards}.", hand=hand, name=name, cards=_known(cards)
        )
    by, name = event.by, shown_name(header, event.by)
    match event:
        case StakeRaised(_, asked):
            call = shout(asked).rstrip("!")
            you = translate("Log", "You call “{call}”: you ask for {stake}.", call=call, stake=asked)
            other = translate(
                "Log", "{name} calls “{call}”: asks for {stake}.", name=name, call=call, stake=asked
            )
        case RaiseAccepted(_, stake):
            tentos = counted.tentos(stake)
            you = translate("Log", "You accept: the hand is worth {tentos}.", tentos=tentos)
            other = translate("Log", "{name} accepts: the hand is worth {tentos}.", name=name, tentos=tentos)
        case SpecialAccepted(_, stake):
            tentos = counted.tentos(stake)
            you = translate("Log", "You play the {hand}: it is worth {tentos}.", hand=hand, tentos=tentos)
            other = translate(
                "Log", "{name} plays the {hand}: it is worth {tentos}.", name=name, hand=hand, tentos=tentos
            )
        case HandGivenUp():
            you = translate("Log", "You run.")
            other = translate("Log", "{name} runs.", name=name)
    return by_seat(by, you, other)


def _score_sentence(scored: TentosScored) -> str:
    result, (ours, theirs) = scored.result, scored.score
    if result.reason is TrucoReason.TIED:
        return translate("Log", "All three tricks are tied: nobody scores.")
    tentos = Counted().tentos(result.tentos)
    if result.winner is Team.NS:
        return translate(
            "Log",
            "The hand is ours: {tentos}. The match stands at {ours}–{theirs}.",
            tentos=tentos,
            ours=ours,
            theirs=theirs,
        )
    return translate(
        "Log",
        "The hand is theirs: {tentos}. The match stands at {ours}–{theirs}.",
        tentos=tentos,
        ours=ours,
        theirs=theirs,
    )
