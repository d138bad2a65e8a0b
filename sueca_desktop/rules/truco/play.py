"""The course of a match of truco: what may come next, why not, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.cards import Card, same_cards
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    DealFrom,
    Discard,
    DrawDealer,
    End,
    Keep,
    Pass,
    Play,
    Raise,
    Run,
    Shuffle,
    Sign,
    Signal,
    Template,
)
from sueca_desktop.rules.events import (
    CardCovered,
    CardPlayed,
    DealerDrawn,
    EndChosen,
    Event,
    HandGivenUp,
    MatchWon,
    PackShuffled,
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
from sueca_desktop.rules.reasons import IllegalAction, Reason
from sueca_desktop.rules.results import TrucoReason, TrucoResult, plus
from sueca_desktop.rules.seats import SEATS, Seat, Team, put
from sueca_desktop.rules.truco.state import NO_CARDS, Hand, Phase, Raised, State
from sueca_desktop.rules.truco.trick import Laid, Trick, hand_decided, hand_winner
from sueca_desktop.rules.truco.variant import SET, Rules

Step = tuple[State, tuple[Event, ...]]

_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    DrawDealer: (Phase.DEALER,),
    Shuffle: (Phase.SHUFFLE,),
    DealFrom: (Phase.DEAL_FROM,),
    Keep: (Phase.RECEIVE,),
    Pass: (Phase.RECEIVE,),
    Discard: (Phase.RECEIVE,),
    Play: (Phase.PLAY,),
    Raise: (Phase.SPECIAL, Phase.PLAY, Phase.RESPOND),
    Accept: (Phase.SPECIAL, Phase.RESPOND),
    Run: (Phase.SPECIAL, Phase.RESPOND),
    Signal: (Phase.PLAY, Phase.RESPOND),
}


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats whose decision the match waits for: both of a team where either may answer, nobody where
    chance goes on. Signs never count: anybody may give them."""
    hand = state.hand
    match state.phase:
        case Phase.DEAL_FROM if state.mao is not None:
            return (state.mao,)
        case Phase.RECEIVE if hand is not None and hand.receiver is not None:
            return (hand.receiver,)
        case Phase.SPECIAL:
            return state.near[0].members
        case Phase.PLAY if hand is not None:
            return (hand.trick.to_play,)
        case Phase.RESPOND if hand is not None and hand.raised_by is not None:
            return hand.raised_by.other.members
        case _:
            return ()


def why_not(state: State, action: Action) -> Reason | None:
    """Why an action cannot come next, or None if it can."""
    if state.phase not in _PHASES.get(type(action), ()):
        return Reason.MATCH_OVER if state.phase is Phase.OVER else Reason.NOT_NOW
    match action:
        case Shuffle(deck):
            return None if same_cards(deck, state.rules.pack) else Reason.NOT_THE_PACK
        case Signal():
            return None if state.rules.signals else Reason.CANNOT_SIGNAL
        case (
            DealFrom(by) | Keep(by) | Pass(by) | Discard(by) | Play(by) | Raise(by) | Accept(by) | Run(by)
        ) if by not in to_act(state):
            return Reason.NOT_YOUR_TURN
        case Pass(by):
            return None if _may_pass(state, by) else Reason.CANNOT_PASS
        case Discard():
            return None if state.rejects < state.rules.rejects else Reason.CANNOT_DISCARD
        case Raise(by):
            return None if _may_raise(state, by) else Reason.CANNOT_RAISE
        case Play():
            return _why_not_play(state, action)
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
            assert state.dealer is not None
            return replace(state, phase=Phase.DEAL_FROM, deck=deck), (PackShuffled(state.dealer),)
        case DealFrom(by, end):
            return _deal(state, by, end)
        case Keep(by):
            return _next_set(state, (SetKept(by),))
        case Pass(by):
            return _pass(state, by)
        case Discard(by):
            return _discard(state, by)
        case Play():
            return _play(state, action)
        case Raise(by):
            return _raise(state, by)
        case Accept(by):
            return _accept(state, by)
        case Run(by):
            return _run(state, by)
        case Signal(by, sign):
            hand = _hand(state)
            signs = (*(given for given in hand.signs if given != action), action)
            return replace(state, hand=replace(hand, signs=signs)), (SignGiven(by, sign),)
        case _:
            raise AssertionError(f"no action of truco: {action}")


def legal_actions(state: State) -> tuple[Action | Template, ...]:
    """Every action that may come next; a template stands for those that are too many to list."""
    match state.phase:
        case Phase.DEALER:
            return (Template("dealer"),)
        case Phase.SHUFFLE:
            return (Template("shuffle"),)
    candidates: list[Action] = []
    for seat in to_act(state):
        match state.phase:
            case Phase.DEAL_FROM:
                candidates += [DealFrom(seat, "top"), DealFrom(seat, "bottom")]
            case Phase.RECEIVE:
                candidates += [Keep(seat), Pass(seat), Discard(seat)]
            case Phase.PLAY if state.hand:
                held = state.hand.of(seat)
                candidates += [Play(seat, card) for card in held]
                candidates += [Play(seat, card, face_down=True) for card in held]
                candidates.append(Raise(seat))
            case _:
                candidates += [Accept(seat), Run(seat), Raise(seat)]
    candidates += [Signal(seat, sign) for seat in SEATS for sign in Sign]
    return tuple(action for action in candidates if may(state, action))


def _may_pass(state: State, by: Seat) -> bool:
    hand = _hand(state)
    return state.rules.pass_ and hand.passer is None and not hand.of(by.partner)


def _may_raise(state: State, by: Seat) -> bool:
    hand = _hand(state)
    return (
        not state.near
        and hand.raised_by is not by.team
        and state.rules.step_above(hand.asked or hand.stake) is not None
    )


def _why_not_play(state: State, play: Play) -> Reason | None:
    hand = _hand(state)
    if play.card not in hand.of(play.by):
        return Reason.NOT_HELD
    if play.face_down and not (state.rules.face_down and hand.tricks):
        return Reason.CANNOT_COVER
    return None


def _deal(state: State, by: Seat, end: End) -> Step:
    assert state.dealer is not None
    trick = Trick(by, state.rules.order_of_play)
    hand = Hand(state.dealer, by, end, NO_CARDS, trick, stake=state.rules.steps[0])
    return _next_set(replace(state, hand=hand), (EndChosen(by, end),))


def _pass(state: State, by: Seat) -> Step:
    hand = _hand(state)
    given = hand.of(by)
    hand = replace(hand, held=put(put(hand.held, by, ()), by.partner, given), passer=by)
    return _next_set(replace(state, hand=hand), (SetPassed(by, given),))


def _discard(state: State, by: Seat) -> Step:
    hand = _hand(state)
    thrown = hand.of(by)
    hand = replace(hand, held=put(hand.held, by, ()), discarded=(*hand.discarded, (by, thrown)))
    state = replace(state, hand=hand, rejects=state.rejects + 1)
    return _next_set(state, (SetDiscarded(by, thrown),))


def _next_set(state: State, events: tuple[Event, ...]) -> Step:
    """Gives three cards to the next player, from the mão on, who has none; once all have theirs, goes on."""
    hand = _hand(state)
    order = state.rules.order_of_play.from_seat(hand.mao)
    receiver = next((seat for seat in order if not hand.of(seat)), None)
    if receiver is None:
        return _begin(replace(state, hand=replace(hand, receiver=None)), events)
    cards, deck = state.deck[:SET], state.deck[SET:]
    if hand.end == "bottom":
        cards, deck = state.deck[: -SET - 1 : -1], state.deck[:-SET]
    held = put(hand.held, receiver, _sorted(state.rules, cards))
    hand = replace(hand, held=held, receiver=receiver)
    received = SetReceived(receiver, cards)
    return replace(state, phase=Phase.RECEIVE, deck=deck, hand=hand), (*events, received)


def _begin(state: State, events: tuple[Event, ...]) -> Step:
    """After the deal: a special hand is first accepted or not, any other is played."""
    if len(state.near) != 1:
        return replace(state, phase=Phase.PLAY), events
    [team] = state.near
    shown = tuple((seat, _hand(state).of(seat)) for seat in team.members)
    return replace(state, phase=Phase.SPECIAL), (*events, PartnersShown(team, shown))


def _raise(state: State, by: Seat) -> Step:
    hand = _hand(state)
    stake = hand.asked or hand.stake
    asked = state.rules.step_above(stake)
    assert asked is not None
    laid = len(SEATS) * len(hand.tricks) + len(hand.trick.laid)
    hand = replace(hand, stake=stake, asked=asked, raises=(*hand.raises, Raised(by, asked, laid)))
    return replace(state, phase=Phase.RESPOND, hand=hand), (StakeRaised(by, asked),)


def _accept(state: State, by: Seat) -> Step:
    hand = _hand(state)
    stake = state.rules.steps[1] if state.phase is Phase.SPECIAL else hand.asked
    assert stake is not None
    event = SpecialAccepted(by, stake) if state.phase is Phase.SPECIAL else RaiseAccepted(by, stake)
    return replace(state, phase=Phase.PLAY, hand=replace(hand, stake=stake, asked=None)), (event,)


def _run(state: State, by: Seat) -> Step:
    reason = TrucoReason.SPECIAL_RUN if state.phase is Phase.SPECIAL else TrucoReason.RUN
    return _close(state, by.team.other, reason, (HandGivenUp(by),))


def _play(state: State, play: Play) -> Step:
    hand = _hand(state)
    rest = tuple(card for card in hand.of(play.by) if card != play.card)
    trick = hand.trick.with_card(Laid(play.card, play.face_down))
    hand = replace(hand, held=put(hand.held, play.by, rest), trick=trick)
    event = CardCovered(play.by, play.card) if play.face_down else CardPlayed(play.by, play.card)
    if len(trick.laid) < len(SEATS):
        return replace(state, hand=hand), (event,)
    winner, leader = trick.winner(), trick.best()
    hand = replace(
        hand,
        trick=Trick(leader, trick.direction),
        tricks=(*hand.tricks, trick),
        won=(*hand.won, winner),
    )
    state, events = replace(state, hand=hand), (event, TrucoTrickEnded(winner, leader))
    if not hand_decided(hand.won):
        return state, events
    team = hand_winner(hand.won)
    return _close(state, team, TrucoReason.TRICKS if team else TrucoReason.TIED, events)


def _close(state: State, winner: Team | None, reason: TrucoReason, events: tuple[Event, ...]) -> Step:
    """Ends the hand: the stake in force to the winners, the deal to the next seat."""
    hand = _hand(state)
    tentos = 0 if winner is None else hand.stake
    result = TrucoResult(hand.dealer, hand.stake, hand.won, winner, tentos, reason)
    state = replace(
        state,
        phase=Phase.SHUFFLE,
        dealer=state.rules.order_of_play.after(hand.dealer),
        deck=(),
        hand=None,
        score=state.score if winner is None else plus(state.score, winner, tentos),
        results=(*state.results, result),
    )
    events = (*events, TentosScored(result, state.score))
    if state.winner is None:
        return state, events
    return replace(state, phase=Phase.OVER), (*events, MatchWon(state.winner))


def _sorted(rules: Rules, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=rules.sort_key))


def _hand(state: State) -> Hand:
    assert state.hand is not None, f"no hand in phase {state.phase}"
    return state.hand
