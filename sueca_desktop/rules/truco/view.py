"""What one seat may know of a match of truco, and nothing that leads to the rest."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, End, Play, Raise, Signal, Template
from sueca_desktop.rules.events import (
    CardCovered,
    CardPlayed,
    Event,
    PartnersShown,
    SetPassed,
    SetReceived,
    SignGiven,
    TrucoTrickEnded,
)
from sueca_desktop.rules.results import Pair, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco.play import legal_actions, to_act
from sueca_desktop.rules.truco.state import Hand, Phase, Raised, State
from sueca_desktop.rules.truco.trick import Laid, Trick, Won
from sueca_desktop.rules.truco.variant import Rules


class HandView(Struct, frozen=True):
    """A hand as `seat` sees it.

    `cards` are the seat's own; `counts` how many cards each seat holds, in `SEATS` order. In `trick` and
    `tricks` the cards that others played face down are None. `partner_cards` are the cards known to be the
    partner's, passed to him or shown in the special hand, less those that he played open: where he covered
    one it is still among them, for nobody saw which. `signs` are the partner's and the seat's own.
    """

    seat: Seat
    dealer: Seat
    mao: Seat
    end: End
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    won: Won
    stake: int
    asked: int | None
    raises: tuple[Raised, ...]
    passer: Seat | None
    discarded: tuple[tuple[Seat, tuple[Card, ...]], ...]
    partner_cards: tuple[Card, ...]
    signs: tuple[Signal, ...]

    @property
    def raised_by(self) -> Team | None:
        """The team that raised last."""
        return self.raises[-1].by.team if self.raises else None

    def with_card(self, by: Seat, laid: Laid) -> HandView:
        """The hand once `by` has laid a card, before anything else follows from it."""
        shown = laid.card if not laid.covered else None
        own = tuple(card for card in self.cards if card != laid.card) if by is self.seat else self.cards
        return replace(
            self,
            cards=own,
            counts=tuple(count - (seat is by) for seat, count in zip(SEATS, self.counts, strict=True)),
            trick=self.trick.with_card(laid).seen_by(self.seat),
            partner_cards=tuple(card for card in self.partner_cards if card != shown),
        )

    def gathered(self, winner: Team | None, leader: Seat) -> HandView:
        """The hand once the trick that lies is over: None for a tie; `leader` leads the next."""
        return replace(
            self,
            trick=Trick(leader, self.trick.direction),
            tricks=(*self.tricks, self.trick),
            won=(*self.won, winner),
        )


class PlayerView(Struct, frozen=True):
    """A match as one seat sees it. `actions` are those that the seat itself may take now; `near` are the
    teams that make a hand special; `rejects` counts the sets discarded in the match."""

    seat: Seat
    rules: Rules
    phase: Phase
    to_act: tuple[Seat, ...]
    dealer: Seat | None
    mao: Seat | None
    score: Pair
    near: tuple[Team, ...]
    rejects: int
    results: tuple[TrucoResult, ...]
    hand: HandView | None
    actions: tuple[Action | Template, ...]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.to_act

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that the seat may play now, open."""
        return tuple(
            action.card for action in self.actions if isinstance(action, Play) and not action.face_down
        )

    @property
    def may_cover(self) -> bool:
        """Whether the seat may play a card face down now."""
        return any(isinstance(action, Play) and action.face_down for action in self.actions)

    @property
    def may_raise(self) -> bool:
        return Raise(self.seat) in self.actions


def view(state: State, seat: Seat) -> PlayerView:
    """All that `seat` may know of `state`."""
    return PlayerView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        to_act=to_act(state),
        dealer=state.dealer,
        mao=state.mao,
        score=state.score,
        near=state.near,
        rejects=state.rejects,
        results=state.results,
        hand=None if state.hand is None else _hand_view(state, state.hand, seat),
        actions=tuple(action for action in legal_actions(state) if getattr(action, "by", None) is seat),
    )


def visible(event: Event, seat: Seat | None, after: State) -> Event | None:
    """`event` as `seat` may see it (None: as everybody may), given the state after the action that it belongs
    to; None for a sign that was not meant for it."""
    side = None if seat is None else seat.team
    match event:
        case SetReceived(by, cards) if by is not seat:
            return replace(event, cards=(None,) * len(cards))
        case SetPassed(by, cards) if by.team is not side:
            return replace(event, cards=(None,) * len(cards))
        case PartnersShown(team, hands) if team is not side:
            return replace(event, hands=tuple((by, (None,) * len(cards)) for by, cards in hands))
        case CardCovered(by) if by is not seat:
            return replace(event, card=None)
        case SignGiven(by) if by.team is not side:
            return None
    return event


def completed(hand: HandView, events: tuple[Event, ...]) -> HandView:
    """A hand with the cards that ended it, as the same seat sees them."""
    for event in events:
        match event:
            case CardPlayed(by, card):
                hand = hand.with_card(by, Laid(card))
            case CardCovered(by, card):
                hand = hand.with_card(by, Laid(card, covered=True))
            case TrucoTrickEnded(winner, leader):
                hand = hand.gathered(winner, leader)
    return hand


def _hand_view(state: State, hand: Hand, seat: Seat) -> HandView:
    partner_known = hand.passer is seat or state.partners_shown is seat.team
    partner_cards = hand.not_shown_by(seat.partner) if partner_known else ()
    return HandView(
        seat=seat,
        dealer=hand.dealer,
        mao=hand.mao,
        end=hand.end,
        cards=hand.of(seat),
        counts=tuple(len(hand.of(other)) for other in SEATS),
        trick=hand.trick.seen_by(seat),
        tricks=tuple(trick.seen_by(seat) for trick in hand.tricks),
        won=hand.won,
        stake=hand.stake,
        asked=hand.asked,
        raises=hand.raises,
        passer=hand.passer,
        discarded=hand.discarded,
        partner_cards=tuple(sorted(partner_cards, key=state.rules.sort_key)),
        signs=tuple(sign for sign in hand.signs if sign.by.team is seat.team),
    )
