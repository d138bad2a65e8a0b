"""The course of a match of sueca: what may come next, why not, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.cards import Card, same_cards
from sueca_desktop.rules.actions import (
    Action,
    Claim,
    Cut,
    DrawDealer,
    End,
    Play,
    Score,
    Shuffle,
    Spoil,
    Template,
    TurnTrump,
)
from sueca_desktop.rules.events import (
    CardPlayed,
    DealerDrawn,
    DealKept,
    DealSpoiled,
    Dealt,
    Event,
    HandScored,
    MatchWon,
    PackCut,
    PackShuffled,
    RevokeClaimed,
    TrickTaken,
    TrumpTurned,
)
from sueca_desktop.rules.reasons import IllegalAction, Reason
from sueca_desktop.rules.results import HandReason, HandResult, Pair, plus
from sueca_desktop.rules.seats import SEATS, Seat, Team, put
from sueca_desktop.rules.sueca.state import Hand, Phase, State
from sueca_desktop.rules.sueca.variant import SPOIL_BELOW, TRICKS, Rules
from sueca_desktop.rules.tricks import Trick, follows

Step = tuple[State, tuple[Event, ...]]

_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    DrawDealer: (Phase.DEALER,),
    Shuffle: (Phase.SHUFFLE,),
    Cut: (Phase.CUT,),
    TurnTrump: (Phase.TRUMP,),
    Spoil: (Phase.SPOIL,),
    Play: (Phase.PLAY,),
    Claim: (Phase.PLAY, Phase.SCORE),
    Score: (Phase.SCORE,),
}


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose decision the match waits for; nobody where chance or the scorer goes on.

    Claims never count: they interrupt.
    """
    match state.phase:
        case Phase.CUT:
            seat = state.cutter
        case Phase.TRUMP:
            seat = state.dealer
        case Phase.SPOIL:
            seat = state.first_leader
        case Phase.PLAY:
            seat = state.hand.trick.to_play if state.hand else None
        case _:
            seat = None
    return () if seat is None else (seat,)


def why_not(state: State, action: Action) -> Reason | None:
    """Why an action cannot come next, or None if it can."""
    if state.phase not in _PHASES.get(type(action), ()):
        return Reason.MATCH_OVER if state.phase is Phase.OVER else Reason.NOT_NOW
    if isinstance(action, Claim):
        return None if _claimable(state, action) else Reason.NOTHING_TO_CLAIM
    if isinstance(action, Cut | TurnTrump | Spoil | Play) and action.by not in to_act(state):
        return Reason.NOT_YOUR_TURN
    match action:
        case Shuffle(deck) if not same_cards(deck, state.rules.pack):
            return Reason.NOT_THE_PACK
        case Cut(at=at) if at not in range(1, len(state.deck)):
            return Reason.BAD_CUT
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
            return replace(state, phase=Phase.CUT, deck=deck), (PackShuffled(state.dealer),)
        case Cut(by, at):
            return _cut(state, by, at)
        case TurnTrump(_, end):
            return _deal(state, end)
        case Spoil(by, spoil):
            return _spoil(state, by) if spoil else (replace(state, phase=Phase.PLAY), (DealKept(by),))
        case Play(by, card):
            return _play(state, by, card)
        case Claim(by, against):
            return _claim(state, by, against)
        case Score():
            return _score_tricks(state)
        case _:
            raise AssertionError(f"no action of sueca: {action}")


def legal_actions(state: State) -> tuple[Action | Template, ...]:
    """Every action that may come next; a template stands for those that are too many to list."""
    match state.phase:
        case Phase.DEALER:
            return (Template("dealer"),)
        case Phase.SHUFFLE:
            return (Template("shuffle"),)
        case Phase.CUT:
            return (Template("cut", state.cutter),)
    candidates: list[Action] = []
    for seat in to_act(state):
        match state.phase:
            case Phase.TRUMP:
                candidates += [TurnTrump(seat, "top"), TurnTrump(seat, "bottom")]
            case Phase.SPOIL:
                candidates += [Spoil(seat, True), Spoil(seat, False)]
            case Phase.PLAY if state.hand:
                candidates += [Play(seat, card) for card in state.hand.of(seat)]
    candidates += [Claim(by, against) for by in SEATS for against in by.opponents]
    candidates.append(Score())
    return tuple(action for action in candidates if may(state, action))


def packets(
    rules: Rules, dealer: Seat, deck: tuple[Card, ...], end: End
) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Who gets which ten cards, in the order in which the packets leave the dealer's hand.

    The dealer's packet is the one that holds the turned card: the last with the bottom card turned, the
    first with the top card.
    """
    before, opposite, after = (rules.order_of_play.after(dealer, steps) for steps in (3, 2, 1))
    if end == "bottom":
        others = (before, opposite, after) if rules.deal_order == "traditional" else (after, opposite, before)
        order = (*others, dealer)
    else:
        others = (before, opposite, after) if rules.deal_order == "reversed" else (after, opposite, before)
        order = (dealer, *others)
    return tuple((seat, deck[i * TRICKS : (i + 1) * TRICKS]) for i, seat in enumerate(order))


def _why_not_play(state: State, action: Play) -> Reason | None:
    assert state.hand is not None
    if action.face_down:
        return Reason.CANNOT_COVER
    held = state.hand.of(action.by)
    if action.card not in held:
        return Reason.NOT_HELD
    if state.rules.revoke == "prevented" and not follows(action.card, state.hand.trick.led, held):
        return Reason.MUST_FOLLOW
    return None


def _claimable(state: State, claim: Claim) -> bool:
    return (
        state.rules.revoke != "prevented"
        and state.hand is not None
        and claim.against in state.hand.off_suit
        and claim.by.team is not claim.against.team
    )


def _cut(state: State, by: Seat, at: int) -> Step:
    deck = state.deck[at:] + state.deck[:at]
    state = replace(state, phase=Phase.TRUMP, deck=deck)
    cut = (PackCut(by, at),)
    if state.rules.trump_from == "dealer":
        return state, cut
    state, events = _deal(state, state.rules.trump_from)
    return state, cut + events


def _deal(state: State, end: End) -> Step:
    dealer, leader = state.dealer, state.first_leader
    assert dealer is not None and leader is not None
    dealt = packets(state.rules, dealer, state.deck, end)
    by_seat = dict(dealt)
    trump = state.deck[0 if end == "top" else -1]
    hand = Hand(
        dealer=dealer,
        trump=trump,
        end=end,
        held=tuple(tuple(sorted(by_seat[seat], key=state.rules.sort_key)) for seat in SEATS),
        trick=Trick(leader, state.rules.order_of_play),
    )
    poor = state.rules.points(by_seat[leader]) < SPOIL_BELOW
    phase = Phase.SPOIL if state.rules.spoil and poor else Phase.PLAY
    events = (TrumpTurned(trump, dealer, end), Dealt(dealt))
    return replace(state, phase=phase, deck=(), hand=hand), events


def _spoil(state: State, by: Seat) -> Step:
    hand = _hand(state)
    result = HandResult(hand.dealer, hand.trump, (0, 0), (0, 0), (0, 0), HandReason.SPOILED)
    spoiled = replace(state, phase=Phase.SHUFFLE, hand=None, results=(*state.results, result))
    return spoiled, (DealSpoiled(by), HandScored(result, state.score, state.carry))


def _play(state: State, by: Seat, card: Card) -> Step:
    hand = _hand(state)
    led = hand.trick.led
    held = hand.of(by)
    if led is not None and card.suit is not led:
        hand = replace(hand, off_suit=hand.off_suit | {by})
    if not follows(card, led, held):
        hand = replace(hand, revoked=hand.revoked | {by})
    rest = tuple(other for other in held if other != card)
    hand = replace(
        hand,
        held=put(hand.held, by, rest),
        trick=hand.trick.with_card(card),
    )
    played = (CardPlayed(by, card),)
    if len(hand.trick.cards) < len(SEATS):
        return replace(state, hand=hand), played
    hand, taken = _gather(state.rules, hand)
    state = replace(state, hand=hand)
    if not hand.finished:
        return state, (*played, taken)
    if state.rules.revoke != "prevented":
        return replace(state, phase=Phase.SCORE), (*played, taken)
    state, events = _score_tricks(state)
    return state, (*played, taken, *events)


def _gather(rules: Rules, hand: Hand) -> tuple[Hand, TrickTaken]:
    trick = hand.trick
    winner = trick.winner(hand.trump_suit, rules.order)
    points = rules.points(trick.cards)
    hand = replace(
        hand,
        tricks=(*hand.tricks, trick),
        trick=Trick(winner, trick.direction),
        points=plus(hand.points, winner.team, points),
        taken=plus(hand.taken, winner.team, 1),
    )
    return hand, TrickTaken(winner, trick.cards, points)


def _claim(state: State, by: Seat, against: Seat) -> Step:
    proven = against in _hand(state).revoked
    winners = by.team if proven else against.team
    state, events = _close(state, winners, state.rules.revoke_games, HandReason.REVOKE)
    return state, (RevokeClaimed(by, against, proven), *events)


def _score_tricks(state: State) -> Step:
    hand = _hand(state)
    team, games, reason = state.rules.outcome(hand.points, hand.taken)
    return _close(state, team, games, reason)


def _close(state: State, winners: Team | None, games: int, reason: HandReason) -> Step:
    """Ends the hand: games and carried bonus to the winners, the deal to the next seat."""
    hand = _hand(state)
    scored: Pair = (0, 0)
    carry = state.carry
    if winners is not None:
        scored = plus(scored, winners, games + carry)
        carry = 0
    elif state.rules.tie == "carry":
        carry += 1
    result = HandResult(hand.dealer, hand.trump, hand.points, hand.taken, scored, reason)
    state = replace(
        state,
        phase=Phase.SHUFFLE,
        dealer=state.rules.order_of_play.after(hand.dealer),
        hand=None,
        score=(state.score[0] + scored[0], state.score[1] + scored[1]),
        carry=carry,
        results=(*state.results, result),
    )
    events: tuple[Event, ...] = (HandScored(result, state.score, state.carry),)
    if state.winner is None:
        return state, events
    return replace(state, phase=Phase.OVER), (*events, MatchWon(state.winner))


def _hand(state: State) -> Hand:
    assert state.hand is not None, f"no hand in phase {state.phase}"
    return state.hand
