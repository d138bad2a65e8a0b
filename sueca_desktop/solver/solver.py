"""Exact answers about open positions: the door between the game's values and the native search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.solver.position import Position
from sueca_desktop.solver.search import Searcher, Stopped

__all__ = ["DEFAULT_MEGABYTES", "MEGABYTES", "Solver", "Stop", "Stopped"]

Stop = Callable[[], bool]
"""Asked every few milliseconds of a search; once true the search ends with `Stopped`."""

MEGABYTES = range(1, 257)
DEFAULT_MEGABYTES = 64


class Solver:
    """Solves hands of sueca with open cards: all four play perfectly and see everything.

    Remembers what it found for the next question, whatever hand that is about. It serves one thread at a
    time; two threads take two solvers. A search leaves the interpreter to other threads meanwhile.

    megabytes: memory for what is remembered, 1 to 256. Raises ValueError for another size, MemoryError if
    it cannot be had.
    """

    def __init__(self, megabytes: int = DEFAULT_MEGABYTES) -> None:
        if megabytes not in MEGABYTES:
            raise ValueError(f"a solver takes {MEGABYTES[0]} to {MEGABYTES[-1]} MB, not {megabytes}")
        self._searcher = Searcher(megabytes)

    @property
    def nodes(self) -> int:
        """How many positions between two tricks were looked at so far."""
        return self._searcher.nodes

    def forget(self) -> None:
        """Empties the memory: the next answers are the same, only slower."""
        self._searcher.clear()

    def value(self, position: Position, stop: Stop | None = None) -> int:
        """Card points that the team to act takes in the whole hand. Raises Stopped."""
        return _for_team(position.to_act.team, position, self._points_of_ns(position, stop))

    def card_values(self, position: Position, stop: Stop | None = None) -> dict[Card, int]:
        """What the team to act takes in the whole hand with each legal card. Raises Stopped."""
        best = self._points_of_ns(position, stop)
        return {
            card: _for_team(
                position.to_act.team, position, self._points_of_ns(position.after(card), stop, best)
            )
            for card in position.legal
        }

    def reaches(self, position: Position, points: int, stop: Stop | None = None) -> bool:
        """Whether the team to act can take so many card points in the whole hand; far quicker than to ask
        how many. Raises Stopped."""
        taken = position.points[Team.NS.place]
        if position.to_act.team is Team.NS:
            return self._ns_takes(position, points - taken, stop)
        return not self._ns_takes(position, _all_points(position) - points + 1 - taken, stop)

    def takes_all_tricks(self, position: Position, stop: Stop | None = None) -> bool:
        """Whether the team to act can take each of the ten tricks of the hand. Raises Stopped."""
        team = position.to_act.team
        if position.taken[team.other.place]:
            return False
        self._load(position)
        return self._searcher.sweeps(team.place, stop)

    def _points_of_ns(self, position: Position, stop: Stop | None, guess: int | None = None) -> int:
        """Card points that NS takes in the whole hand; a near guess makes it quicker."""
        taken = position.points[Team.NS.place]
        if not position.legal:
            return taken
        self._load(position)
        to_come = _all_points(position) - sum(position.points)
        first = to_come // 2 if guess is None else guess - taken
        return taken + self._searcher.exact(first, stop)

    def _ns_takes(self, position: Position, points: int, stop: Stop | None) -> bool:
        if not position.legal:
            return points <= 0
        self._load(position)
        return self._searcher.reaches(points, stop)

    def _load(self, position: Position) -> None:
        places = _places(position.trump)
        # Players go by the order of play, S first, so that the partners of a team are 0 and 2 or 1 and 3.
        players = tuple(position.trick.direction.from_seat(SEATS[0]))
        order = position.rules.order
        hands = [0] * (len(players) * len(places))
        for player, seat in enumerate(players):
            for card in position.held[seat.place]:
                hands[player * len(places) + places[card.suit]] |= 1 << order[card.rank]
        trick = [(places[card.suit], order[card.rank]) for card in position.trick.cards]
        self._searcher.load(hands, players.index(position.trick.leader), trick)


def _all_points(position: Position) -> int:
    """All card points of the hand, those taken and those to come: 120 in a whole hand."""
    cards = [*position.trick.cards, *(card for hand in position.held for card in hand)]
    return sum(position.points) + position.rules.points(tuple(cards))


def _for_team(team: Team, position: Position, ns: int) -> int:
    return ns if team is Team.NS else _all_points(position) - ns


@cache
def _places(trump: Suit) -> dict[Suit, int]:
    """The search has trumps first; the other suits are alike to it."""
    return {suit: place for place, suit in enumerate([trump, *(suit for suit in Suit if suit is not trump)])}
