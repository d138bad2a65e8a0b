"""A trick of truco: suits do not count, cards may tie, and some lie face down."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.rules.truco.variant import STRENGTH

Won = tuple[Team | None, ...]
"""Who took each finished trick; None for a tie."""


class Laid(Struct, frozen=True):
    """A card on the table. One that lies `covered` is None to all but its player."""

    card: Card | None
    covered: bool = False

    @property
    def strength(self) -> int:
        """Higher beats lower; a covered card is below every open one."""
        return -1 if self.covered or self.card is None else STRENGTH[self.card]


class Trick(Struct, frozen=True):
    """A trick, finished or not: who led, and what was laid, in the order played.

    Before the first card `leader` is the seat that will lead.
    """

    leader: Seat
    direction: Direction
    laid: tuple[Laid, ...] = ()

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The cards in the order played; None where one lies face down."""
        return tuple(None if laid.covered else laid.card for laid in self.laid)

    @property
    def to_play(self) -> Seat:
        """Whose card comes next (the leader again once four cards lie)."""
        return self.direction.after(self.leader, len(self.laid))

    def plays(self) -> tuple[tuple[Seat, Laid], ...]:
        """Who laid what, in the order played."""
        return tuple(zip(self.direction.from_seat(self.leader), self.laid, strict=False))

    def with_card(self, laid: Laid) -> Trick:
        return replace(self, laid=(*self.laid, laid))

    def seen_by(self, seat: Seat | None) -> Trick:
        """The trick without the cards that lie face down, but for the seat's own; None: for anybody's."""
        laid = tuple(
            Laid(None, covered=True) if card.covered and by is not seat else card for by, card in self.plays()
        )
        return replace(self, laid=laid)

    def best(self) -> Seat:
        """Who laid the highest card so far: of equal ones the first. Raises ValueError for no cards."""
        return max(self.plays(), key=lambda play: play[1].strength)[0]

    def winner(self) -> Team | None:
        """The team of the highest card so far; None where both teams have one as high."""
        top = max(laid.strength for laid in self.laid)
        teams = {seat.team for seat, laid in self.plays() if laid.strength == top}
        return teams.pop() if len(teams) == 1 else None


def hand_decided(won: Won) -> bool:
    """Whether these tricks decide a hand."""
    return hand_winner(won) is not None or len(won) == 3


def hand_winner(won: Won) -> Team | None:
    """The team to which these tricks give the hand. None if they do not decide it yet, or all three are
    tied."""
    for team in Team:
        if won.count(team) == 2:
            return team
    if len(won) > 1 and None in won:
        return next((team for team in won if team is not None), None)
    return None
