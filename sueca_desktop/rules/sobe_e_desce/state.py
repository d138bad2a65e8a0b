"""The state of a match of sobe e desce: frozen values, so that handing one to a thread is safe."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.results import Four, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce.variant import MOST_SAT_OUT, NEAR_ZERO, TRICKS, Rules
from sueca_desktop.rules.tricks import Trick


class Phase(StrEnum):
    """What a match waits for."""

    DEALER = "dealer"
    SHUFFLE = "shuffle"
    TRUMP = "trump"
    ENTER = "enter"
    PLAY = "play"
    OVER = "over"


class Duty(StrEnum):
    """Why a player must enter."""

    CHOSE_TRUMPS = "chose_trumps"
    HEARTS = "hearts"  # with hearts as trumps everyone plays
    NEAR_ZERO = "near_zero"
    SAT_OUT_TWICE = "sat_out_twice"


class Hand(Struct, frozen=True):
    """A hand from the deal to its last trick.

    `held` has the cards of each seat in `SEATS` order, `thrown` what each exchanged away; `stock` is what is
    left of the pack, top first. `trump` is None until it is chosen; `turned_up` stays known to the end of the
    hand. `entered` and `sat_out` are in the order of speaking. The trick's leader is the chooser until
    somebody has won one.
    """

    dealer: Seat
    chooser: Seat
    held: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trick: Trick
    trump: Suit | None = None
    turned_up: Card | None = None
    entered: tuple[Seat, ...] = ()
    sat_out: tuple[Seat, ...] = ()
    thrown: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    tricks: tuple[Trick, ...] = ()
    taken: Four = (0, 0, 0, 0)

    @property
    def speaker(self) -> Seat:
        """Who says next whether he enters (the chooser again once all have spoken)."""
        return self.trick.direction.after(self.chooser, len(self.entered) + len(self.sat_out))

    @property
    def finished(self) -> bool:
        return len(self.tricks) == TRICKS

    def of(self, seat: Seat) -> tuple[Card, ...]:
        return self.held[seat.place]


class State(Struct, frozen=True):
    """A match between two actions; `begin` makes the first."""

    rules: Rules
    score: Four
    phase: Phase = Phase.DEALER
    dealer: Seat | None = None
    hand: Hand | None = None
    results: tuple[SobeResult, ...] = ()

    @property
    def winner(self) -> Seat | None:
        """Who has the lowest score once somebody is down to zero; among equals the one who comes first from
        the last hand's chooser."""
        if min(self.score) > 0:
            return None
        return lowest(self.score, self.rules.order_of_play.from_seat(self.results[-1].chooser))

    @property
    def riscos(self) -> Four | None:
        """The marks of all once the match is over: each loser pays the winner what is left of his points."""
        return None if self.winner is None else marks(self.score, self.winner)


def lowest(score: Four, speaking: Iterable[Seat]) -> Seat:
    """Who has the lowest score; among equals the one who speaks first."""
    return min(speaking, key=lambda seat: score[seat.place])


def marks(score: Four, winner: Seat) -> Four:
    """The riscos of a match: each loser pays what he has left above 0, and the winner gets it all."""
    paid = [0 if seat is winner else max(0, score[seat.place]) for seat in SEATS]
    south, east, north, west = (sum(paid) if seat is winner else -paid[seat.place] for seat in SEATS)
    return south, east, north, west


def plus(four: Four, seat: Seat, number: int) -> Four:
    """The numbers with `number` more for one seat."""
    south, east, north, west = (
        count + number * (other is seat) for other, count in zip(SEATS, four, strict=True)
    )
    return south, east, north, west


def begin(rules: Rules) -> State:
    """A match before its first action."""
    return State(rules, (rules.start,) * 4)


def duty_to_enter(
    seat: Seat, chooser: Seat, trump: Suit | None, score: Four, results: tuple[SobeResult, ...]
) -> Duty | None:
    """Why a seat must enter a hand, or None if it may sit it out. Known to everybody at the table."""
    if seat is chooser:
        return Duty.CHOSE_TRUMPS
    if trump is Suit.HEARTS:
        return Duty.HEARTS
    if score[seat.place] <= NEAR_ZERO:
        return Duty.NEAR_ZERO
    last = results[-MOST_SAT_OUT:]
    if len(last) == MOST_SAT_OUT and all(seat not in result.entered for result in last):
        return Duty.SAT_OUT_TWICE
    return None
