"""Sobe e Desce: four players, each from his points down to 0, and the riscos at the end."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.keeper.taps import IllegalTap, NewMatch, SetDealer
from sueca_desktop.rules.results import Four
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sobe_e_desce.state import lowest, marks
from sueca_desktop.rules.sobe_e_desce.variant import MOST_SAT_OUT, NEAR_ZERO, NO_TRICK, START_RANGE, TRICKS

Took = tuple[int | None, int | None, int | None, int | None]
"""The tricks of each player, in the order of `SEATS`; None for one who sat out."""


class SobeRules(Struct, frozen=True):
    """What of the rules the score depends on. Raises ValueError for a value that cannot be."""

    start: int = 20  # points that everybody begins with; counts from the next match on
    direction: Direction = Direction.ANTICLOCKWISE

    def __post_init__(self) -> None:
        if self.start not in START_RANGE:
            raise ValueError(f"a match begins with 5 to 50 points, not {self.start}")


class Hand(Struct, frozen=True):
    """A hand was played. Raises ValueError unless the tricks are five.

    clubs: clubs were trumps, and everything counts double.
    """

    took: Took
    clubs: bool = False

    def __post_init__(self) -> None:
        if any(tricks is not None and tricks not in range(TRICKS + 1) for tricks in self.took):
            raise ValueError(f"a player takes 0 to {TRICKS} tricks")
        if sum(tricks or 0 for tricks in self.took) != TRICKS:
            raise ValueError(f"a hand has {TRICKS} tricks")

    def change(self, seat: Seat) -> int:
        """What the hand does to the points of a player."""
        tricks = self.took[seat.place]
        if tricks is None:
            return 0
        return (-tricks or NO_TRICK) * (2 if self.clubs else 1)


class SetRules(Struct, frozen=True):
    """Other rules from here on; another start counts from the next match on."""

    rules: SobeRules


Tap = Hand | NewMatch | SetDealer | SetRules


class Scored(Struct, frozen=True):
    """A hand of the match, who dealt it, and everybody's points after it."""

    hand: Hand
    dealer: Seat
    points: Four


class State(Struct, frozen=True):
    """The slate. `matches` are the riscos that each won match brought; `winner` has won the present one."""

    rules: SobeRules
    points: Four
    dealer: Seat = Seat.S
    hands: tuple[Scored, ...] = ()
    matches: tuple[Four, ...] = ()
    winner: Seat | None = None

    @classmethod
    def new(cls, rules: SobeRules) -> State:
        """A slate on which nothing has happened."""
        return cls(rules, _all_at(rules.start))

    @property
    def chooser(self) -> Seat:
        """Who will choose trumps in the next hand."""
        return self.rules.direction.after(self.dealer)

    @property
    def riscos(self) -> Four:
        """Everybody's riscos, of the present match too once it is won."""
        present = () if self.winner is None else (marks(self.points, self.winner),)
        return _four(tuple(sum(match[seat.place] for match in self.matches + present) for seat in SEATS))

    def must_play(self, seat: Seat) -> bool:
        """Whether a player may not sit the next hand out, whatever is trumps."""
        last = self.hands[-MOST_SAT_OUT:]
        sat_out = len(last) == MOST_SAT_OUT and all(scored.hand.took[seat.place] is None for scored in last)
        return self.points[seat.place] <= NEAR_ZERO or sat_out or seat is self.chooser


def apply(state: State, tap: Tap) -> State:
    """The slate after a tap. Raises IllegalTap."""
    match tap:
        case Hand():
            return _scored(state, tap)
        case NewMatch():
            if not state.hands:
                raise IllegalTap("nothing to wipe")
            finished = () if state.winner is None else (marks(state.points, state.winner),)
            return replace(State.new(state.rules), dealer=state.dealer, matches=state.matches + finished)
        case SetDealer(seat):
            if seat is state.dealer:
                raise IllegalTap("deals already")
            return replace(state, dealer=seat)
        case SetRules(rules):
            if rules == state.rules:
                raise IllegalTap("those are the rules")
            points = state.points if state.hands else _all_at(rules.start)
            return replace(state, rules=rules, points=points)


def _scored(state: State, hand: Hand) -> State:
    if state.winner is not None:
        raise IllegalTap("the match is over")
    points = _four(tuple(state.points[seat.place] + hand.change(seat) for seat in SEATS))
    over = min(points) <= 0
    return replace(
        state,
        points=points,
        dealer=state.rules.direction.after(state.dealer),
        hands=(*state.hands, Scored(hand, state.dealer, points)),
        winner=lowest(points, state.rules.direction.from_seat(state.chooser)) if over else None,
    )


def _all_at(start: int) -> Four:
    return start, start, start, start


def _four(numbers: tuple[int, ...]) -> Four:
    south, east, north, west = numbers
    return south, east, north, west
