"""The state of a match of truco: frozen values, so that handing one to a thread is safe."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import End, Signal
from sueca_desktop.rules.results import Pair, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco.trick import Trick, Won
from sueca_desktop.rules.truco.variant import Rules


class Phase(StrEnum):
    """What a match waits for."""

    DEALER = "dealer"
    SHUFFLE = "shuffle"
    DEAL_FROM = "deal_from"
    RECEIVE = "receive"
    SPECIAL = "special"
    PLAY = "play"
    RESPOND = "respond"
    OVER = "over"


class Raised(Struct, frozen=True):
    """`by` asked that the hand be worth `asked`, when `laid` cards had been played in it."""

    by: Seat
    asked: int
    laid: int


class Hand(Struct, frozen=True):
    """A hand from its first set of cards to its last trick.

    `held` has the cards of each seat in `SEATS` order; `receiver` is who has just received three cards and
    must say what he does with them. `asked` is what a raise asks for until it is answered. `passer` gave his
    set to his partner; `discarded` has each set thrown away and by whom. `signs` are the signs given, each
    once a seat, the latest last.
    """

    dealer: Seat
    mao: Seat
    end: End
    held: tuple[tuple[Card, ...], ...]
    trick: Trick
    stake: int
    receiver: Seat | None = None
    asked: int | None = None
    raises: tuple[Raised, ...] = ()
    passer: Seat | None = None
    discarded: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Won = ()
    signs: tuple[Signal, ...] = ()

    @property
    def raised_by(self) -> Team | None:
        """The team that raised last."""
        return self.raises[-1].by.team if self.raises else None

    def of(self, seat: Seat) -> tuple[Card, ...]:
        return self.held[seat.place]

    def not_shown_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat that nobody has seen it play: those held and those laid face down."""
        covered = (
            laid.card
            for trick in (*self.tricks, self.trick)
            for by, laid in trick.plays()
            if by is seat and laid.covered and laid.card is not None
        )
        return (*self.of(seat), *covered)


class State(Struct, frozen=True):
    """A match between two actions. `deck` is the pack as it lies, top first, from the shuffle on; while a
    hand is played, what is left of it."""

    rules: Rules
    phase: Phase = Phase.DEALER
    dealer: Seat | None = None
    deck: tuple[Card, ...] = ()
    hand: Hand | None = None
    score: Pair = (0, 0)
    rejects: int = 0
    results: tuple[TrucoResult, ...] = ()

    @property
    def winner(self) -> Team | None:
        """The team with `target` tentos or more, once there is one."""
        return next((team for team in Team if self.score[team.place] >= self.rules.target), None)

    @property
    def mao(self) -> Seat | None:
        """Who receives and plays first in this hand; None before the first dealer is drawn."""
        return None if self.dealer is None else self.rules.order_of_play.after(self.dealer)

    @property
    def near(self) -> tuple[Team, ...]:
        """The teams that lack no more than the first step of the ladder, where that makes a hand special:
        one team decides whether to play it, and nobody may raise in it."""
        if not self.rules.special_hand or self.winner is not None:
            return ()
        border = self.rules.target - self.rules.steps[0]
        return tuple(team for team in Team if self.score[team.place] >= border)

    @property
    def partners_shown(self) -> Team | None:
        """The team whose players see each other's cards, once all have theirs: in its special hand."""
        dealt = self.phase in (Phase.SPECIAL, Phase.PLAY, Phase.RESPOND)
        return self.near[0] if dealt and len(self.near) == 1 else None


NO_CARDS: tuple[tuple[Card, ...], ...] = ((),) * len(SEATS)
