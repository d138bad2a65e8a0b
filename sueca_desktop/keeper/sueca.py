"""Sueca on the slate: one, two or four games a hand, ties that may be carried, revokes."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.keeper.taps import IllegalTap, NewMatch, SetDealer, leader
from sueca_desktop.rules.results import Pair, plus, running_scores
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.rules.sueca import cross
from sueca_desktop.rules.sueca.cross import CROSS_TARGET, Omen
from sueca_desktop.rules.sueca.variant import ALL_POINTS, SWEEP_GAMES, TWO_GAMES_ABOVE

Target = Literal[3, 4, 7, 10]
Revoke = Literal[2, 4]
Tie = Literal["no_score", "carry"]
SlateStyle = Literal["strokes", "cross"]

TARGETS: tuple[Target, ...] = get_args(Target)
REVOKES: tuple[Revoke, ...] = get_args(Revoke)
TIES: tuple[Tie, ...] = get_args(Tie)
SLATES: tuple[SlateStyle, ...] = get_args(SlateStyle)

HALF = ALL_POINTS // 2


class SuecaRules(Struct, frozen=True):
    """What of the rules the score depends on. Raises ValueError for a value that cannot be."""

    target: Target = 4  # games that win the match
    tie: Tie = "no_score"  # whether a tie makes the next hand worth one game more
    revoke: Revoke = 2  # games that a revoke costs
    direction: Direction = Direction.ANTICLOCKWISE  # in which the deal goes round
    slate: SlateStyle = "strokes"  # how games are chalked up

    def __post_init__(self) -> None:
        chosen = (self.target, TARGETS), (self.tie, TIES), (self.revoke, REVOKES), (self.slate, SLATES)
        for value, allowed in chosen:
            if value not in allowed:
                raise ValueError(f"{value!r} is none of {allowed}")

    @property
    def on_a_cross(self) -> bool:
        """Whether games stand about a cross, where a match may end with a cat or an umbrella."""
        return self.slate == "cross" and self.target == CROSS_TARGET


BRAZIL = SuecaRules(tie="carry", direction=Direction.CLOCKWISE, slate="cross")
"""As it is usually played in Brazil."""


class How(StrEnum):
    """How a hand ended."""

    ONE = "one"  # 61 to 90 card points
    TWO = "two"  # 91 or more
    SWEEP = "sweep"  # all ten tricks: bandeira
    REVOKE = "revoke"  # a revoke of the losers, or a claim of theirs that was wrong
    TIE = "tie"


_GAMES = {How.ONE: 1, How.TWO: 2, How.SWEEP: SWEEP_GAMES, How.TIE: 0}


class Hand(Struct, frozen=True):
    """A hand was played. Raises ValueError if its parts contradict each other.

    winner: who scores; None for a tie and only then.
    points: our card points, where somebody counted them: those of hands with one game, two games or a tie.
    """

    how: How
    winner: Team | None = None
    points: int | None = None

    def __post_init__(self) -> None:
        if (self.how is How.TIE) is not (self.winner is None):
            raise ValueError("a tie, and nothing else, is won by nobody")
        if self.points is not None and _by_points(self.points) != (self.how, self.winner):
            raise ValueError(f"{self.points} points are not {self.how} for {self.winner}")

    @classmethod
    def counted(cls, points: int) -> Hand:
        """The hand in which our side made so many card points, 0 to 120. All of them are two games: whether
        they were ten tricks too, points do not tell. Raises ValueError for other numbers."""
        how, winner = _by_points(points)
        return cls(how, winner, points)


def _by_points(points: int) -> tuple[How, Team | None]:
    if not 0 <= points <= ALL_POINTS:
        raise ValueError(f"a hand has 0 to {ALL_POINTS} points, not {points}")
    if points == HALF:
        return How.TIE, None
    winner = Team.NS if points > HALF else Team.EW
    return (How.TWO if max(points, ALL_POINTS - points) > TWO_GAMES_ABOVE else How.ONE), winner


class SetRules(Struct, frozen=True):
    """Other rules from here on. The games on the slate stay."""

    rules: SuecaRules


Tap = Hand | NewMatch | SetDealer | SetRules


class Scored(Struct, frozen=True):
    """A hand of the match, who dealt it, and the games it brought, `bonus` of them from ties."""

    hand: Hand
    dealer: Seat
    games: Pair
    bonus: int


class State(Struct, frozen=True):
    """The slate. `matches` are the final scores of those that were won before."""

    rules: SuecaRules
    dealer: Seat = Seat.S
    score: Pair = (0, 0)
    bonus: int = 0
    hands: tuple[Scored, ...] = ()
    matches: tuple[Pair, ...] = ()

    @property
    def winner(self) -> Team | None:
        """Who has won the match."""
        return leader(self.score, self.rules.target)

    def games(self, how: How) -> int:
        """What a hand that ends so brings its winners now."""
        own = self.rules.revoke if how is How.REVOKE else _GAMES[how]
        return own + self.bonus if own else 0


def apply(state: State, tap: Tap) -> State:
    """The slate after a tap. Raises IllegalTap."""
    match tap:
        case Hand():
            return _scored(state, tap)
        case NewMatch():
            if not state.hands:
                raise IllegalTap("nothing to wipe")
            finished = (state.score,) if state.winner else ()
            return State(state.rules, state.dealer, matches=state.matches + finished)
        case SetDealer(seat):
            if seat is state.dealer:
                raise IllegalTap("deals already")
            return replace(state, dealer=seat)
        case SetRules(rules):
            if rules == state.rules:
                raise IllegalTap("those are the rules")
            return replace(state, rules=rules, bonus=state.bonus if rules.tie == "carry" else 0)


def _scored(state: State, hand: Hand) -> State:
    if state.winner is not None:
        raise IllegalTap("the match is over")
    if hand.winner is None:
        games, score = (0, 0), state.score
        bonus = state.bonus + (state.rules.tie == "carry")
    else:
        won = state.games(hand.how)
        games, score, bonus = plus((0, 0), hand.winner, won), plus(state.score, hand.winner, won), 0
    return replace(
        state,
        dealer=state.rules.direction.after(state.dealer),
        score=score,
        bonus=bonus,
        hands=(*state.hands, Scored(hand, state.dealer, games, 0 if hand.winner is None else state.bonus)),
    )


def omen(state: State) -> Omen | None:
    """What the Brazilian slate calls a match that ended so. None elsewhere, for an ordinary end, and while
    the match goes on."""
    if state.winner is None or not state.rules.on_a_cross:
        return None
    return cross.omen(state.winner, state.score, running_scores(scored.games for scored in state.hands))
