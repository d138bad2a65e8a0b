"""What the compiled search offers; `search.py` says how it works."""

from collections.abc import Callable, Sequence

class Stopped(Exception):
    """A search was given up because it was told to stop."""

class Searcher:
    """Searches one loaded position at a time; remembers what it found in a table of fixed size.

    megabytes: size of the table. Raises MemoryError if it cannot be had.
    """

    nodes: int
    """How many positions between two tricks were looked at so far."""

    def __init__(self, megabytes: int) -> None: ...
    def load(self, hands: Sequence[int], leader: int, trick: Sequence[tuple[int, int]]) -> None:
        """Takes a position.

        hands: 16 masks, for each player his trumps and his other three suits; bit 9 is the ace, bit 0 the
        two. leader: who led the trick (0 to 3 in the order of play). trick: suit and bit of each card that
        lies, in the order played.
        """

    def exact(self, guess: int, stop: Callable[[], bool] | None) -> int:
        """Card points that players 0 and 2 take from here on, those that lie in the trick among them.

        Raises Stopped, and whatever `stop` raises.
        """

    def reaches(self, target: int, stop: Callable[[], bool] | None) -> bool:
        """Whether that is at least `target`. Raises as `exact` does."""

    def sweeps(self, team: int, stop: Callable[[], bool] | None) -> bool:
        """Whether a team (0: players 0 and 2) can take every trick from here on. Raises as `exact` does."""

    def clear(self) -> None:
        """Empties the table."""
