"""What one seat may know of a match of sobe e desce, and nothing that leads to the rest."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import Action, Play, Template
from sueca_desktop.rules.events import CardPlayed, Entered, Event, SatOut, SobeScored, TrickTaken, censored
from sueca_desktop.rules.results import Four, SobeResult
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce.play import legal_actions, to_act
from sueca_desktop.rules.sobe_e_desce.state import Duty, Hand, Phase, State, duty_to_enter, plus
from sueca_desktop.rules.sobe_e_desce.variant import Rules
from sueca_desktop.rules.tricks import Trick


class HandView(Struct, frozen=True):
    """A hand as `seat` sees it.

    `cards` are the seat's own, `thrown` those that it exchanged away. In `SEATS` order: `counts`, how many
    cards each seat holds, and `exchanged`, how many it exchanged; `stock` is how many are left to exchange
    for. Who has `turned_up` now is known only until the chooser has exchanged.
    """

    seat: Seat
    dealer: Seat
    chooser: Seat
    trump: Suit | None
    turned_up: Card | None
    cards: tuple[Card, ...]
    thrown: tuple[Card, ...]
    counts: Four
    exchanged: Four
    stock: int
    entered: tuple[Seat, ...]
    sat_out: tuple[Seat, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    taken: Four

    @property
    def turned_up_is_open(self) -> bool:
        """Whether the turned card still lies open before the chooser."""
        return self.turned_up is not None and not self.entered

    def with_card(self, by: Seat, card: Card) -> HandView:
        """The hand once `by` has laid `card`, before anything else follows from it."""
        own = tuple(other for other in self.cards if other != card) if by is self.seat else self.cards
        return replace(self, cards=own, counts=plus(self.counts, by, -1), trick=self.trick.with_card(card))

    def gathered(self, by: Seat) -> HandView:
        """The hand once `by` has taken the trick that lies."""
        return replace(
            self,
            trick=self.trick.next_led_by(by),
            tricks=(*self.tricks, self.trick),
            taken=plus(self.taken, by, 1),
        )

    def without(self, by: Seat) -> HandView:
        """The hand once `by` has said that he sits it out."""
        return replace(self, sat_out=(*self.sat_out, by), trick=self.trick.without(by))


class PlayerView(Struct, frozen=True):
    """A match as one seat sees it. `actions` are those that the seat itself may take now."""

    seat: Seat
    rules: Rules
    phase: Phase
    to_act: tuple[Seat, ...]
    dealer: Seat | None
    score: Four
    results: tuple[SobeResult, ...]
    hand: HandView | None
    actions: tuple[Action | Template, ...]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.to_act

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that the seat may play now."""
        return tuple(action.card for action in self.actions if isinstance(action, Play))

    def duty_of(self, seat: Seat) -> Duty | None:
        """Why a seat must enter this hand, or must have; None if it may sit it out, and between hands."""
        if self.hand is None:
            return None
        return duty_to_enter(seat, self.hand.chooser, self.hand.trump, self.score, self.results)


def view(state: State, seat: Seat) -> PlayerView:
    """All that `seat` may know of `state`."""
    return PlayerView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        to_act=to_act(state),
        dealer=state.dealer,
        score=state.score,
        results=state.results,
        hand=None if state.hand is None else _hand_view(state.hand, seat),
        actions=tuple(action for action in legal_actions(state) if getattr(action, "by", None) is seat),
    )


def visible(event: Event, seat: Seat | None, after: State) -> Event:
    """`event` as `seat` may see it (None: as everybody may), given the state after the action that it belongs
    to."""
    if isinstance(event, Entered) and event.by is not seat:
        return replace(event, given=(None,) * len(event.given), received=(None,) * len(event.received))
    turned_up = None if after.hand is None else after.hand.turned_up
    return censored(event, seat, frozenset() if turned_up is None else frozenset({turned_up}))


def completed(hand: HandView, events: tuple[Event, ...]) -> HandView:
    """A hand with what ended it: the last card, or the last word of those who leave it to the chooser."""
    for event in events:
        match event:
            case CardPlayed(by, card):
                hand = hand.with_card(by, card)
            case TrickTaken(by):
                hand = hand.gathered(by)
            case SatOut(by):
                hand = hand.without(by)
            case SobeScored(result):
                hand = replace(hand, taken=result.tricks)
    return hand


def _hand_view(hand: Hand, seat: Seat) -> HandView:
    return HandView(
        seat=seat,
        dealer=hand.dealer,
        chooser=hand.chooser,
        trump=hand.trump,
        turned_up=hand.turned_up,
        cards=hand.of(seat),
        thrown=hand.thrown[seat.place],
        counts=_numbers(hand.held),
        exchanged=_numbers(hand.thrown),
        stock=len(hand.stock),
        entered=hand.entered,
        sat_out=hand.sat_out,
        trick=hand.trick,
        tricks=hand.tricks,
        taken=hand.taken,
    )


def _numbers(by_seat: tuple[tuple[Card, ...], ...]) -> Four:
    south, east, north, west = map(len, by_seat)
    return south, east, north, west
