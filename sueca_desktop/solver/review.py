"""A finished hand looked at once more with all cards open: what each card cost, and which was best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.sueca.played import PlayedHand
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.solver.position import Position

CardValues = Callable[[Position], Mapping[Card, int]]
"""What the team to act takes in the whole hand with each card that it may play (see `Solver.card_values`)."""


class Judgement(Struct, frozen=True):
    """What one card of a hand was worth.

    place: which card of the hand, from 0.
    values: card points that the team of `by` takes in the whole hand with each card that follows suit, if
        from then on all play perfectly.
    after: card points that NS takes from the position after this card on, in the whole hand.
    """

    place: int
    by: Seat
    card: Card
    values: Mapping[Card, int]
    after: int

    @property
    def before(self) -> int:
        """Card points that NS takes in the whole hand if the best card is played."""
        most = max(self.values.values())
        return most if self.by.team is Team.NS else ALL_POINTS - most

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that take most, in the order of the hand."""
        most = max(self.values.values())
        return tuple(card for card, value in self.values.items() if value == most)

    @property
    def revoked(self) -> bool:
        """Whether suit was not followed: the rules of play say nothing of what such a card is worth."""
        return self.card not in self.values

    @property
    def cost(self) -> int | None:
        """Card points that the player's team lost by the card, 0 for a best one; None for a revoke."""
        return None if self.revoked else max(self.values.values()) - self.values[self.card]

    def better(self, rules: Rules) -> Card:
        """One best card to name: of the suit that was played if there is one, and no dearer than needed."""
        return min(
            self.best,
            key=lambda card: (
                card.suit is not self.card.suit,
                rules.card_points[card.rank],
                rules.order[card.rank],
            ),
        )


class HandReview:
    """A hand with its positions, and the judgements that are known up to now."""

    def __init__(self, hand: PlayedHand, rules: Rules) -> None:
        self.hand = hand
        self.rules = rules
        self.positions = positions(hand, rules)
        self._judgements: dict[int, Judgement] = {}

    @property
    def cards(self) -> int:
        """How many cards were played."""
        return len(self.hand.plays)

    @property
    def judged(self) -> int:
        """How many of them are judged."""
        return len(self._judgements)

    @property
    def complete(self) -> bool:
        return self.judged == self.cards

    def add(self, judgement: Judgement) -> None:
        self._judgements[judgement.place] = judgement

    def at(self, place: int) -> Judgement | None:
        """What is known of a card."""
        return self._judgements.get(place)

    def points_at(self, place: int) -> int | None:
        """Card points that NS takes in the whole hand from the position after `place` cards on."""
        following, preceding = self.at(place), self.at(place - 1)
        if following is not None:
            return following.before
        return None if preceding is None else preceding.after

    def given_away(self, *seats: Seat) -> int:
        """Card points that the cards of some seats cost, as far as is known."""
        return sum(j.cost or 0 for j in self._judgements.values() if j.by in seats)

    def next_mistake(self, place: int) -> int | None:
        """The next card after `place` that cost something, round the end if there is none later."""
        costly = sorted(j.place for j in self._judgements.values() if j.cost or j.revoked)
        return next((at for at in costly if at > place), costly[0] if costly else None)


def positions(hand: PlayedHand, rules: Rules) -> tuple[Position, ...]:
    """The hand before each of its cards, and after the last."""
    found = [Position.of(hand.dealt, rules)]
    for _, card in hand.plays:
        found.append(found[-1].after(card))
    return tuple(found)


def judgements(hand: PlayedHand, rules: Rules, values: CardValues) -> Iterator[Judgement]:
    """Judges each card, from the last to the first: so the first answers come at once, and a solver that
    remembers finds each position with what follows from it known already."""
    steps = positions(hand, rules)
    after = _points_of_ns(steps[-1], values)
    for place in reversed(range(len(hand.plays))):
        by, card = hand.plays[place]
        judgement = Judgement(place, by, card, values(steps[place]), after)
        yield judgement
        after = judgement.before


def native_values(stop: Callable[[], bool]) -> CardValues:
    """The solver's answers; once `stop` is true they end with its `Stopped`.

    Raises ImportError where the solver is not compiled.
    """
    # The program goes on without native code: only who asks for it is to miss it.
    from sueca_desktop.solver.solver import Solver

    solver = Solver()
    return lambda position: solver.card_values(position, stop)


def _points_of_ns(position: Position, values: CardValues) -> int:
    """Card points that NS takes in the whole hand: what it has where the hand was played to its end."""
    if not position.legal:
        return position.points[Team.NS.place]
    most = max(values(position).values())
    return most if position.to_act.team is Team.NS else ALL_POINTS - most
