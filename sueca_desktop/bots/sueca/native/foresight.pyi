"""What the compiled search for the bots offers."""

from collections.abc import Sequence
from typing import ClassVar

class Foresight:
    """Draws worlds that fit one player's view, and plays cards out in them.

    A card is 16 times its suit (0: trumps) plus its strength (0: the two, 9: the ace). The player who decides
    is 0, the others follow in the order of play. megabytes: memory for exact endings. One thread at a time.
    Raises MemoryError.
    """

    lot_size: ClassVar[int]
    """Worlds that are chosen together."""

    def __init__(self, megabytes: int) -> None: ...
    def load(
        self,
        seed: int,
        own: Sequence[int],
        leader: int,
        plays: Sequence[int],
        trump: int,
        holder: int,
        doubtful: float,
    ) -> None:
        """Takes what the player knows.

        own: four masks, his cards in each suit; bit 9 is the ace. leader: who led to the first trick. plays:
        all cards played in the hand, in order. trump, holder: strength of the turned trump, and whose it was.
        doubtful: how likely somebody who did not follow suit revoked; 0 where that is prevented.
        """

    def favourite(self) -> int:
        """The card that the rule player would play."""

    def worths(self) -> dict[int, float]:
        """What the rule player thinks of the player's cards, in card points; of cards alike the lowest."""

    def hands(self, index: int) -> tuple[int, ...]:
        """All hands of a world as 16 masks, [4 * player + suit]. Raises ValueError if no deal fits."""

    def weight(self, index: int) -> float:
        """How likely the plays seen so far are in a world. Raises as `hands` does."""

    def lot(self, index: int, among: int) -> list[tuple[int, set[int]]]:
        """The worlds of a lot by index, chosen out of so many times as many, at most 64, the likelier the
        plays seen are in it, the more often a world; and which players are rule players in each. Raises as
        `hands` does.
        """

    def values(self) -> dict[int, float]:
        """What the policy thinks of the player's cards; of cards alike the lowest. A card better by one is
        played about three times as often."""

    def inputs(self) -> dict[int, list[int]]:
        """The inputs of the policy that are lit for each suit in question: for learning."""

    def outcomes(
        self, first: int, count: int, cards: Sequence[int], exact_from: int, among: int, learnt: bool
    ) -> bytes:
        """Plays each card out in the worlds from `first` on; leaves the interpreter to others meanwhile.

        first: the beginning of a lot, a multiple of `lot_size`; the last lot may be smaller. exact_from:
        with so many tricks to play the rest is solved with open cards. among: as for `lot`. learnt: whether
        all play as the policy does, but for the rule players of the lot, or all as the rule player. Returns
        for each world and card how the hand ends: card points of the player's team; 121 if it takes all
        tricks, 122 if the others do. Raises as `hands` does, and ValueError if `first` or `among` cannot be.
        """
