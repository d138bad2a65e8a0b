"""What one seat may know of a match of sueca, and nothing that leads to the rest."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import Action, Claim, End, Play, Template
from sueca_desktop.rules.events import CardPlayed, Event, TrickTaken, censored
from sueca_desktop.rules.results import HandResult, Pair, plus
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca.play import legal_actions, to_act
from sueca_desktop.rules.sueca.state import Hand, Phase, State
from sueca_desktop.rules.sueca.variant import Rules
from sueca_desktop.rules.tricks import Trick


class HandView(Struct, frozen=True):
    """A hand as `seat` sees it.

    `cards` are the seat's own; `counts` how many cards each seat holds, in `SEATS` order; the turned
    `trump` card stays known to all, and lies open before `holder` while `trump_is_open`.
    """

    seat: Seat
    dealer: Seat
    holder: Seat
    trump: Card
    end: End
    trump_is_open: bool
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    points: Pair
    taken: Pair
    off_suit: frozenset[Seat]

    @property
    def trump_suit(self) -> Suit:
        return self.trump.suit

    def with_card(self, by: Seat, card: Card) -> HandView:
        """The hand once `by` has laid `card`, before anything else follows from it."""
        own = tuple(other for other in self.cards if other != card) if by is self.seat else self.cards
        return replace(
            self,
            cards=own,
            counts=tuple(count - (seat is by) for seat, count in zip(SEATS, self.counts, strict=True)),
            trump_is_open=self.trump_is_open and card != self.trump,
            trick=self.trick.with_card(card),
        )

    def gathered(self, by: Seat, points: int) -> HandView:
        """The hand once `by` has taken the trick that lies, worth `points`."""
        return replace(
            self,
            trick=Trick(by, self.trick.direction),
            tricks=(*self.tricks, self.trick),
            points=plus(self.points, by.team, points),
            taken=plus(self.taken, by.team, 1),
        )


class PlayerView(Struct, frozen=True):
    """A match as one seat sees it. `actions` are those that the seat itself may take now."""

    seat: Seat
    rules: Rules
    phase: Phase
    to_act: tuple[Seat, ...]
    dealer: Seat | None
    cutter: Seat | None
    score: Pair
    carry: int
    results: tuple[HandResult, ...]
    hand: HandView | None
    actions: tuple[Action | Template, ...]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.to_act

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that the seat may play now."""
        return tuple(action.card for action in self.actions if isinstance(action, Play))

    @property
    def claimable(self) -> tuple[Seat, ...]:
        """The opponents against whom the seat may claim a revoke now; says nothing about the truth."""
        return tuple(action.against for action in self.actions if isinstance(action, Claim))


def view(state: State, seat: Seat) -> PlayerView:
    """All that `seat` may know of `state`."""
    return PlayerView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        to_act=to_act(state),
        dealer=state.dealer,
        cutter=state.cutter,
        score=state.score,
        carry=state.carry,
        results=state.results,
        hand=None if state.hand is None else _hand_view(state.hand, seat),
        actions=tuple(action for action in legal_actions(state) if getattr(action, "by", None) is seat),
    )


def visible(event: Event, seat: Seat | None, after: State) -> Event:
    """`event` as `seat` may see it (None: as everybody may), given the state after the action that it belongs
    to."""
    return censored(
        event,
        seat,
        frozenset() if after.hand is None else frozenset({after.hand.trump}),
    )


def completed(hand: HandView, events: tuple[Event, ...]) -> HandView:
    """A hand with the cards that ended it."""
    for event in events:
        if isinstance(event, CardPlayed):
            hand = hand.with_card(event.by, event.card)
        elif isinstance(event, TrickTaken):
            hand = hand.gathered(event.by, event.points)
    return hand


def _hand_view(hand: Hand, seat: Seat) -> HandView:
    return HandView(
        seat=seat,
        dealer=hand.dealer,
        holder=hand.holder,
        trump=hand.trump,
        end=hand.end,
        trump_is_open=hand.trump_is_open,
        cards=hand.of(seat),
        counts=tuple(len(hand.of(other)) for other in SEATS),
        trick=hand.trick,
        tricks=hand.tricks,
        points=hand.points,
        taken=hand.taken,
        off_suit=hand.off_suit,
    )
