"""Drawing for the first deal: each takes a card from the spread pack, the highest card deals.

The record holds only who won. Those who tie for the highest card draw again.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.deals import shuffled_pack


class Drawn(Struct, frozen=True):
    """A card that a seat took from a place (from 0) in the spread pack."""

    seat: Seat
    place: int
    card: Card


class DealerDraw(Struct, frozen=True):
    """A draw in progress. `drawn` are the cards of this round, `earlier` those of rounds that were tied;
    `rivals` are the seats that draw in this round, in the order of play. `persons` draw by hand."""

    rules: MatchRules
    pack: tuple[Card, ...]
    rivals: tuple[Seat, ...]
    drawn: tuple[Drawn, ...] = ()
    earlier: tuple[Drawn, ...] = ()
    persons: frozenset[Seat] = frozenset({Seat.S})

    @classmethod
    def start(cls, rules: MatchRules, persons: frozenset[Seat] = frozenset({Seat.S})) -> DealerDraw:
        """A fresh draw, S first."""
        rivals = tuple(rules.order_of_play.from_seat(Seat.S))
        return cls(rules, shuffled_pack(rules), rivals, persons=persons)

    @property
    def to_draw(self) -> Seat | None:
        """Who takes a card next; None when the round is complete."""
        return self.rivals[len(self.drawn)] if len(self.drawn) < len(self.rivals) else None

    @property
    def by_hand(self) -> bool:
        """Whether it is a person who takes a card next."""
        return self.to_draw in self.persons

    @property
    def places(self) -> tuple[int, ...]:
        """The places where a card still lies."""
        gone = {drawn.place for drawn in (*self.earlier, *self.drawn)}
        return tuple(place for place in range(len(self.pack)) if place not in gone)

    @property
    def winner(self) -> Seat | None:
        """Who deals first; None while the round is not complete, or is tied."""
        best = self._best()
        return best[0] if len(best) == 1 else None

    @property
    def tied(self) -> tuple[Seat, ...]:
        """Who must draw again after a complete round; empty if nobody."""
        best = self._best()
        return best if len(best) > 1 else ()

    def take(self, place: int) -> DealerDraw:
        """The next seat takes the card at `place`. Raises ValueError if no card lies there or the round is
        complete."""
        if self.to_draw is None or place not in self.places:
            raise ValueError(f"nobody can take the card at place {place}")
        return replace(self, drawn=(*self.drawn, Drawn(self.to_draw, place, self.pack[place])))

    def again(self) -> DealerDraw:
        """The next round, among those who tied. Raises ValueError if nobody did."""
        if not self.tied:
            raise ValueError("the draw is not tied")
        earlier = (*self.earlier, *self.drawn)
        if len(self.pack) - len(earlier) < len(self.tied):  # ties without end have used up the pack
            return replace(self, pack=shuffled_pack(self.rules), rivals=self.tied, drawn=(), earlier=())
        return replace(self, rivals=self.tied, drawn=(), earlier=earlier)

    def _best(self) -> tuple[Seat, ...]:
        if self.to_draw is not None:
            return ()
        height = self.rules.height
        highest = max(height(drawn.card) for drawn in self.drawn)
        return tuple(drawn.seat for drawn in self.drawn if height(drawn.card) == highest)
