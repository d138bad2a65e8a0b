"""Truco: tentos, what a hand is worth, and who asked for more."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.keeper.taps import IllegalTap, NewMatch, SetDealer, leader
from sueca_desktop.rules.results import Pair, plus
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.rules.truco.variant import LADDERS, TARGET_RANGE, Ladder, steps_of


class TrucoRules(Struct, frozen=True):
    """What of the rules the score depends on. Raises ValueError for a value that cannot be."""

    target: int = 12  # tentos that win the match
    ladder: Ladder = "1-3-6-9-12"  # what a hand is worth, and what each raise asks for
    special_hand: bool = False  # one step before the end a hand is worth the second step, or is run from
    direction: Direction = Direction.ANTICLOCKWISE

    def __post_init__(self) -> None:
        if self.target not in TARGET_RANGE or self.ladder not in LADDERS:
            raise ValueError(f"no match to {self.target} with the ladder {self.ladder!r}")

    @property
    def steps(self) -> tuple[int, ...]:
        """What a hand may be worth, least first."""
        return steps_of(self.ladder)


class Raise(Struct, frozen=True):
    """A side asks for the next step; as an answer it accepts what was asked, and asks for more.

    Raises TypeError for nobody's raise.
    """

    side: Team

    def __post_init__(self) -> None:
        if not isinstance(self.side, Team):
            raise TypeError(f"{self.side!r} cannot raise")


class Accept(Struct, frozen=True):
    """The side that was asked plays on for what was asked."""


class Run(Struct, frozen=True):
    """The side that was asked runs: the others score the stake in force."""


class Won(Struct, frozen=True):
    """A side has won the hand; None if all its tricks were tied."""

    side: Team | None


class SetRules(Struct, frozen=True):
    """Other rules from here on. The tentos on the slate stay."""

    rules: TrucoRules


Tap = Raise | Accept | Run | Won | NewMatch | SetDealer | SetRules


class Scored(Struct, frozen=True):
    """A hand of the match, who dealt it, who scored how much, and whether the others ran."""

    winner: Team | None
    tentos: int
    ran: bool
    dealer: Seat


class State(Struct, frozen=True):
    """The slate and the hand in play.

    step: which of the ladder's steps the hand is worth.
    raiser: who made the last raise that was accepted; may not raise next.
    asked_by: who has asked for the next step and waits for an answer.
    special: the hand of eleven (or ten): nobody may raise. It begins as if the side that is behind had
    asked, unless both sides are as far.
    """

    rules: TrucoRules
    dealer: Seat = Seat.S
    score: Pair = (0, 0)
    step: int = 0
    raiser: Team | None = None
    asked_by: Team | None = None
    special: bool = False
    hands: tuple[Scored, ...] = ()
    matches: tuple[Pair, ...] = ()

    @property
    def winner(self) -> Team | None:
        """Who has won the match."""
        return leader(self.score, self.rules.target)

    @property
    def stake(self) -> int:
        """Tentos that the hand is worth now."""
        return self.rules.steps[self.step]

    @property
    def asked(self) -> int | None:
        """Tentos that the hand will be worth if what was asked is accepted; None while nothing is asked."""
        return None if self.asked_by is None else self.rules.steps[self.step + 1]

    def next_step(self, side: Team) -> int | None:
        """What a side may ask for now; None if it may not."""
        if self.winner is not None or self.special or side is (self.asked_by or self.raiser):
            return None
        step = self.step + (1 if self.asked_by is None else 2)
        return self.rules.steps[step] if step < len(self.rules.steps) else None


def apply(state: State, tap: Tap) -> State:
    """The slate after a tap. Raises IllegalTap."""
    match tap:
        case Raise(side):
            if state.next_step(side) is None:
                raise IllegalTap("may not raise")
            if state.asked_by is not None:
                state = replace(state, step=state.step + 1)
            return replace(state, raiser=None, asked_by=side)
        case Accept():
            _need_answer(state)
            return replace(state, step=state.step + 1, raiser=state.asked_by, asked_by=None)
        case Run():
            return _scored(state, _need_answer(state), ran=True)
        case Won(side):
            if state.winner is not None or state.asked_by is not None:
                raise IllegalTap("no hand is being played")
            return _scored(state, side, ran=False)
        case NewMatch():
            if not state.hands:
                raise IllegalTap("nothing to wipe")
            finished = (state.score,) if state.winner else ()
            return _opened(State(state.rules, state.dealer, matches=state.matches + finished))
        case SetDealer(seat):
            if seat is state.dealer:
                raise IllegalTap("deals already")
            return replace(state, dealer=seat)
        case SetRules(rules):
            if rules == state.rules:
                raise IllegalTap("those are the rules")
            begun = state.step > 0 or (state.asked_by is not None and not state.special)
            changed = replace(state, rules=rules)
            return changed if begun else _opened(changed)


def _need_answer(state: State) -> Team:
    if state.asked_by is None or state.winner is not None:
        raise IllegalTap("nothing was asked")
    return state.asked_by


def _scored(state: State, winner: Team | None, *, ran: bool) -> State:
    tentos = 0 if winner is None else state.stake
    return _opened(
        replace(
            state,
            dealer=state.rules.direction.after(state.dealer),
            score=state.score if winner is None else plus(state.score, winner, tentos),
            hands=(*state.hands, Scored(winner, tentos, ran, state.dealer)),
        )
    )


def _opened(state: State) -> State:
    """The slate at the beginning of a hand: the lowest stake, and the special hand where it is one."""
    first = state.rules.steps[0]
    near = [side for side in Team if state.score[side.place] >= state.rules.target - first]
    special = state.rules.special_hand and bool(near) and state.winner is None
    return replace(
        state,
        step=0,
        raiser=None,
        asked_by=near[0].other if special and len(near) == 1 else None,
        special=special,
    )
