"""The state of a match of sueca: frozen values, so that handing one to a thread is safe."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import End
from sueca_desktop.rules.results import HandResult, Pair
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca.variant import TRICKS, Rules
from sueca_desktop.rules.tricks import Trick


class Phase(StrEnum):
    """What a match waits for."""

    DEALER = "dealer"
    SHUFFLE = "shuffle"
    CUT = "cut"
    TRUMP = "trump"
    SPOIL = "spoil"
    PLAY = "play"
    SCORE = "score"
    OVER = "over"


class Hand(Struct, frozen=True):
    """A hand from the deal to its last trick.

    `held` has the cards of each seat in `SEATS` order; `revoked` names who has broken the duty to
    follow suit, which nobody may see; `off_suit` names who has played another suit than the one led,
    which everybody saw.
    """

    dealer: Seat
    trump: Card
    end: End
    held: tuple[tuple[Card, ...], ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    points: Pair = (0, 0)
    taken: Pair = (0, 0)
    revoked: frozenset[Seat] = frozenset()
    off_suit: frozenset[Seat] = frozenset()

    @property
    def holder(self) -> Seat:
        """Whose card the turned trump is: always the dealer's."""
        return self.dealer

    @property
    def trump_suit(self) -> Suit:
        return self.trump.suit

    @property
    def finished(self) -> bool:
        return len(self.tricks) == TRICKS

    def of(self, seat: Seat) -> tuple[Card, ...]:
        return self.held[seat.place]

    @property
    def trump_is_open(self) -> bool:
        """Whether the turned trump card still lies open before its holder."""
        return self.trump in self.of(self.holder)


class State(Struct, frozen=True):
    """A match between two actions. `deck` is the pack as it lies, top first, between shuffle and deal."""

    rules: Rules
    phase: Phase = Phase.DEALER
    dealer: Seat | None = None
    deck: tuple[Card, ...] = ()
    hand: Hand | None = None
    score: Pair = (0, 0)
    carry: int = 0
    results: tuple[HandResult, ...] = ()

    @property
    def winner(self) -> Team | None:
        """The team with `target` games or more, once there is one."""
        return next((team for team in Team if self.score[team.place] >= self.rules.target), None)

    @property
    def cutter(self) -> Seat | None:
        """Who cuts in this hand; None before the first dealer is drawn."""
        if self.dealer is None:
            return None
        return self.rules.order_of_play.after(self.dealer, 1 if self.rules.cutter == "after_dealer" else -1)

    @property
    def first_leader(self) -> Seat | None:
        """Who leads to the first trick of this hand; None before the first dealer is drawn."""
        if self.dealer is None:
            return None
        if self.rules.first_lead == "cutter":
            return self.cutter
        return self.rules.order_of_play.after(self.dealer)
