"""The course of a match of sobe e desce: what may come next, why not, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.cards import Card, Rank, Suit, same_cards
from sueca_desktop.rules.actions import (
    Action,
    DrawDealer,
    Enter,
    NameTrump,
    Play,
    Shuffle,
    SitOut,
    Template,
    TurnUp,
)
from sueca_desktop.rules.events import (
    CardPlayed,
    DealerDrawn,
    Dealt,
    Entered,
    Event,
    MatchRanked,
    PackShuffled,
    SatOut,
    SobeScored,
    TrickTaken,
    TrumpNamed,
    TrumpTurnedUp,
)
from sueca_desktop.rules.reasons import IllegalAction, Reason
from sueca_desktop.rules.results import SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat, put
from sueca_desktop.rules.sobe_e_desce.state import Hand, Phase, State, duty_to_enter, plus
from sueca_desktop.rules.sobe_e_desce.variant import FIRST_PACKET, TRICKS, Rules
from sueca_desktop.rules.tricks import Order, Trick, follows

Step = tuple[State, tuple[Event, ...]]

_PHASES: dict[type[Action], Phase] = {
    DrawDealer: Phase.DEALER,
    Shuffle: Phase.SHUFFLE,
    NameTrump: Phase.TRUMP,
    TurnUp: Phase.TRUMP,
    Enter: Phase.ENTER,
    SitOut: Phase.ENTER,
    Play: Phase.PLAY,
}


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose decision the match waits for; nobody where chance goes on."""
    if state.hand is None:
        return ()
    match state.phase:
        case Phase.TRUMP:
            return (state.hand.chooser,)
        case Phase.ENTER:
            return (state.hand.speaker,)
        case _:
            return (state.hand.trick.to_play,)


def why_not(state: State, action: Action) -> Reason | None:
    """Why an action cannot come next, or None if it can."""
    if _PHASES.get(type(action)) is not state.phase:
        return Reason.MATCH_OVER if state.phase is Phase.OVER else Reason.NOT_NOW
    match action:
        case Shuffle(deck) if not same_cards(deck, state.rules.pack):
            return Reason.NOT_THE_PACK
        case NameTrump() | TurnUp() | Enter() | SitOut() | Play() if action.by not in to_act(state):
            return Reason.NOT_YOUR_TURN
        case Enter():
            return _why_not_enter(_hand(state), action)
        case SitOut(by):
            hand = _hand(state)
            duty = duty_to_enter(by, hand.chooser, hand.trump, state.score, state.results)
            return None if duty is None else Reason.MUST_ENTER
        case Play():
            return _why_not_play(_hand(state), action, state.rules.order)
    return None


def may(state: State, action: Action) -> bool:
    """Whether an action can come next."""
    return why_not(state, action) is None


def apply(state: State, action: Action) -> Step:
    """The state after an action, and what happened. Raises IllegalAction if it cannot come next."""
    reason = why_not(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case DrawDealer(seat):
            return replace(state, phase=Phase.SHUFFLE, dealer=seat), (DealerDrawn(seat),)
        case Shuffle(deck):
            return _deal(state, deck)
        case NameTrump(by, suit):
            return _choose_trump(state, suit, None, TrumpNamed(by, suit))
        case TurnUp(by):
            card = _hand(state).stock[0]
            return _choose_trump(state, card.suit, card, TrumpTurnedUp(by, card))
        case Enter(by, exchange):
            return _enter(state, by, exchange)
        case SitOut(by):
            return _sit_out(state, by)
        case Play(by, card):
            return _play(state, by, card)
        case _:
            raise AssertionError(f"no action of sobe e desce: {action}")


def legal_actions(state: State) -> tuple[Action | Template, ...]:
    """Every action that may come next; a template stands for those that are too many to list."""
    match state.phase:
        case Phase.DEALER:
            return (Template("dealer"),)
        case Phase.SHUFFLE:
            return (Template("shuffle"),)
        case Phase.OVER:
            return ()
    (seat,) = to_act(state)
    match state.phase:
        case Phase.TRUMP:
            return (*(NameTrump(seat, suit) for suit in Suit), TurnUp(seat))
        case Phase.ENTER:
            enter = Template("enter", seat)
            return (enter, SitOut(seat)) if may(state, SitOut(seat)) else (enter,)
        case _:
            plays = (Play(seat, card) for card in _hand(state).of(seat))
            return tuple(play for play in plays if may(state, play))


def why_not_card(
    card: Card, held: tuple[Card, ...], trick: Trick, trump: Suit, order: Order
) -> Reason | None:
    """Which duty of play a card out of those held would break, or None if it keeps them all."""
    if trick.led is None:
        ace = Card(Rank.ACE, trump)
        return Reason.MUST_LEAD_ACE if ace in held and card != ace else None
    if not follows(card, trick.led, held):
        return Reason.MUST_FOLLOW
    if card.suit is trick.led:
        return None
    highest = max((order[lying.rank] for lying in trick.cards if lying.suit is trump), default=-1)
    if card.suit is trump and order[card.rank] > highest:
        return None
    if any(other.suit is trump and order[other.rank] > highest for other in held):
        return Reason.MUST_TRUMP if highest < 0 else Reason.MUST_OVERTRUMP
    return None


def _why_not_enter(hand: Hand, action: Enter) -> Reason | None:
    held = hand.of(action.by)
    if any(card not in held for card in action.exchange):
        return Reason.NOT_HELD
    return Reason.BAD_EXCHANGE if len(set(action.exchange)) < len(action.exchange) else None


def _why_not_play(hand: Hand, action: Play, order: Order) -> Reason | None:
    assert hand.trump is not None
    if action.face_down:
        return Reason.CANNOT_COVER
    held = hand.of(action.by)
    if action.card not in held:
        return Reason.NOT_HELD
    return why_not_card(action.card, held, hand.trick, hand.trump, order)


def _deal(state: State, deck: tuple[Card, ...]) -> Step:
    assert state.dealer is not None
    direction = state.rules.order_of_play
    chooser = direction.after(state.dealer)
    hand = Hand(state.dealer, chooser, ((),) * 4, deck, Trick(chooser, direction))
    hand, dealt = _dealt(state.rules, hand, FIRST_PACKET)
    return replace(state, phase=Phase.TRUMP, hand=hand), (PackShuffled(state.dealer), dealt)


def _dealt(rules: Rules, hand: Hand, each: int) -> tuple[Hand, Dealt]:
    """So many cards at a time off the stock to each, starting with the chooser."""
    packets = tuple(
        (seat, hand.stock[each * turn : each * (turn + 1)])
        for turn, seat in enumerate(hand.trick.direction.from_seat(hand.chooser))
    )
    received = dict(packets)
    held = tuple(tuple(sorted((*hand.of(seat), *received[seat]), key=rules.sort_key)) for seat in SEATS)
    return replace(hand, held=held, stock=hand.stock[each * len(SEATS) :]), Dealt(packets)


def _choose_trump(
    state: State, suit: Suit, turned_up: Card | None, chosen: TrumpNamed | TrumpTurnedUp
) -> Step:
    hand, dealt = _dealt(state.rules, _hand(state), TRICKS - FIRST_PACKET)
    hand = replace(hand, trump=suit, turned_up=turned_up)
    return replace(state, phase=Phase.ENTER, hand=hand), (chosen, dealt)


def _enter(state: State, by: Seat, exchange: tuple[Card, ...]) -> Step:
    hand = _hand(state)
    received = hand.stock[: len(exchange)]
    kept = (card for card in hand.of(by) if card not in exchange)
    cards = tuple(sorted((*kept, *received), key=state.rules.sort_key))
    hand = replace(
        hand,
        held=put(hand.held, by, cards),
        thrown=put(hand.thrown, by, exchange),
        stock=hand.stock[len(exchange) :],
        entered=(*hand.entered, by),
    )
    return _after_speaking(state, hand, Entered(by, exchange, received))


def _sit_out(state: State, by: Seat) -> Step:
    hand = _hand(state)
    hand = replace(hand, sat_out=(*hand.sat_out, by), trick=hand.trick.without(by))
    return _after_speaking(state, hand, SatOut(by))


def _after_speaking(state: State, hand: Hand, spoke: Event) -> Step:
    if len(hand.entered) + len(hand.sat_out) < len(SEATS):
        return replace(state, hand=hand), (spoke,)
    if len(hand.entered) > 1:
        return replace(state, phase=Phase.PLAY, hand=hand), (spoke,)
    (alone,) = hand.entered
    hand = replace(hand, taken=plus(hand.taken, alone, TRICKS))
    state, events = _close(state, hand, SobeReason.ALONE)
    return state, (spoke, *events)


def _play(state: State, by: Seat, card: Card) -> Step:
    hand = _hand(state)
    trump, trick = hand.trump, hand.trick.with_card(card)
    assert trump is not None
    rest = tuple(other for other in hand.of(by) if other != card)
    hand = replace(hand, held=put(hand.held, by, rest), trick=trick)
    played = (CardPlayed(by, card),)
    if not trick.complete:
        return replace(state, hand=hand), played
    winner = trick.winner(trump, state.rules.order)
    hand = replace(
        hand,
        tricks=(*hand.tricks, trick),
        trick=trick.next_led_by(winner),
        taken=plus(hand.taken, winner, 1),
    )
    taken = TrickTaken(winner, trick.cards, state.rules.worth(trump))
    if not hand.finished:
        return replace(state, hand=hand), (*played, taken)
    state, events = _close(state, hand, SobeReason.PLAYED)
    return state, (*played, taken, *events)


def _close(state: State, hand: Hand, reason: SobeReason) -> Step:
    """Ends the hand: every score changes by what it brought, the deal goes to the next seat."""
    assert hand.trump is not None
    change = state.rules.change(hand.trump, hand.entered, hand.taken)
    result = SobeResult(hand.dealer, hand.chooser, hand.trump, hand.entered, hand.taken, change, reason)
    south, east, north, west = (points + more for points, more in zip(state.score, change, strict=True))
    state = replace(
        state,
        phase=Phase.SHUFFLE,
        dealer=hand.chooser,
        hand=None,
        score=(south, east, north, west),
        results=(*state.results, result),
    )
    scored = SobeScored(result, state.score)
    winner, riscos = state.winner, state.riscos
    if winner is None or riscos is None:
        return state, (scored,)
    return replace(state, phase=Phase.OVER), (scored, MatchRanked(winner, riscos))


def _hand(state: State) -> Hand:
    assert state.hand is not None, f"no hand in phase {state.phase}"
    return state.hand
