"""The sheets of all three games, who sits at the table, and undo without end."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.sobe import SobeRules
from sueca_desktop.keeper.sueca import SuecaRules
from sueca_desktop.keeper.taps import IllegalTap
from sueca_desktop.keeper.truco import TrucoRules
from sueca_desktop.record import clean_name
from sueca_desktop.rules.seats import Seat


class Game(StrEnum):
    """The games that can be kept."""

    SUECA = "sueca"
    SOBE = "sobe_e_desce"
    TRUCO = "truco"


Rules = SuecaRules | SobeRules | TrucoRules
State = sueca.State | sobe.State | truco.State
Tap = sueca.Tap | sobe.Tap | truco.Tap
Names = tuple[str | None, str | None, str | None, str | None]


class Sheet(Struct, frozen=True, dict=True):
    """All taps in one game since its sheet was begun with `rules`.

    undone: what was taken back and can be brought again, the last first.
    Raises IllegalTap on construction if the taps cannot follow each other.
    """

    rules: Rules
    taps: tuple[Tap, ...] = ()
    undone: tuple[Tap, ...] = ()

    def __post_init__(self) -> None:
        self._with(*self.undone)

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The state before the first tap, and that after each."""
        return _fold(self.rules, self.taps)

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    def tap(self, tap: Tap) -> Sheet:
        """The sheet with one more tap; what was undone cannot be brought again. Raises IllegalTap."""
        return Sheet(self.rules, (*self.taps, tap))

    def may(self, tap: Tap) -> bool:
        """Whether a tap means something now."""
        try:
            _apply(self.state, tap)
        except IllegalTap:
            return False
        return True

    def undo(self) -> Sheet:
        """The sheet without its last tap. Raises IllegalTap if there is none."""
        if not self.taps:
            raise IllegalTap("nothing to take back")
        return Sheet(self.rules, self.taps[:-1], (self.taps[-1], *self.undone))

    def redo(self) -> Sheet:
        """The sheet with the tap that was undone last. Raises IllegalTap if there is none."""
        if not self.undone:
            raise IllegalTap("nothing to bring again")
        return Sheet(self.rules, (*self.taps, self.undone[0]), self.undone[1:])

    def _with(self, *taps: Tap) -> None:
        state = self.state
        for tap in taps:
            state = _apply(state, tap)


class Book(Struct, frozen=True):
    """What the score keeper holds. Raises ValueError for a name that is not `clean_name`d, or empty.

    names: of the players in the order of `SEATS`; None where nobody has said.
    """

    sueca: Sheet
    sobe: Sheet
    truco: Sheet
    game: Game = Game.SUECA
    names: Names = (None, None, None, None)

    def __post_init__(self) -> None:
        for name in self.names:
            if name is not None and (not name or clean_name(name) != name):
                raise ValueError(f"not a name: {name!r}")

    @classmethod
    def new(cls, rules: SuecaRules | None = None) -> Book:
        """A book in which nothing stands yet."""
        return cls(Sheet(rules or SuecaRules()), Sheet(SobeRules()), Sheet(TrucoRules()))

    @property
    def sheet(self) -> Sheet:
        """That of the game being played."""
        return self.sheet_of(self.game)

    def sheet_of(self, game: Game) -> Sheet:
        """The sheet of a game."""
        return {Game.SUECA: self.sueca, Game.SOBE: self.sobe, Game.TRUCO: self.truco}[game]

    def with_sheet(self, sheet: Sheet) -> Book:
        """The book with another sheet for the game being played."""
        match self.game:
            case Game.SUECA:
                return replace(self, sueca=sheet)
            case Game.SOBE:
                return replace(self, sobe=sheet)
            case Game.TRUCO:
                return replace(self, truco=sheet)

    def with_name(self, seat: Seat, typed: str) -> Book:
        """The book with a name as somebody typed it; nothing but spaces is nobody's."""
        names = list(self.names)
        names[seat.place] = clean_name(typed) or None
        south, east, north, west = names
        return replace(self, names=(south, east, north, west))


def first_state(rules: Rules) -> State:
    """The slate on which nothing has happened."""
    match rules:
        case SuecaRules():
            return sueca.State(rules)
        case SobeRules():
            return sobe.State.new(rules)
        case TrucoRules():
            return truco.State(rules)


def set_rules(rules: Rules) -> Tap:
    """The tap that changes the rules."""
    match rules:
        case SuecaRules():
            return sueca.SetRules(rules)
        case SobeRules():
            return sobe.SetRules(rules)
        case TrucoRules():
            return truco.SetRules(rules)


def _fold(rules: Rules, taps: tuple[Tap, ...]) -> tuple[State, ...]:
    states = [first_state(rules)]
    for tap in taps:
        states.append(_apply(states[-1], tap))
    return tuple(states)


def _apply(state: State, tap: Tap) -> State:
    """The state after a tap. Raises IllegalTap, also for a tap of another game."""
    match state:
        case sueca.State() if isinstance(tap, sueca.Tap):
            return sueca.apply(state, tap)
        case sobe.State() if isinstance(tap, sobe.Tap):
            return sobe.apply(state, tap)
        case truco.State() if isinstance(tap, truco.Tap):
            return truco.apply(state, tap)
    raise IllegalTap("a tap of another game")
