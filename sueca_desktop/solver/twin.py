"""The solver's plain twin: the same question answered by the rules as they are written, for tests only.

Minimax without pruning. Positions between tricks are remembered, for otherwise five tricks would take hours.
"""

from __future__ import annotations

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.tricks import Trick, follows
from sueca_desktop.solver.position import Position

_Held = dict[Seat, frozenset[Card]]


def plain_values(position: Position) -> dict[Card, int]:
    """What `Solver.card_values` says, for positions of at most five tricks."""
    held = {seat: frozenset(cards) for seat, cards in zip(SEATS, position.held, strict=True)}
    team = position.to_act.team
    cards = [*position.trick.cards, *(card for hand in position.held for card in hand)]
    everything = sum(position.points) + position.rules.points(tuple(cards))
    twin = _Twin(position)
    ns = {card: position.points[0] + twin.with_card(held, position.trick, card) for card in position.legal}
    return ns if team is Team.NS else {card: everything - points for card, points in ns.items()}


class _Twin:
    """Card points that NS takes from somewhere on."""

    def __init__(self, position: Position) -> None:
        self._rules = position.rules
        self._trump = position.trump
        self._seen: dict[tuple[Seat, tuple[frozenset[Card], ...]], int] = {}

    def with_card(self, held: _Held, trick: Trick, card: Card) -> int:
        by, full = trick.to_play, trick.with_card(card)
        left = {**held, by: held[by] - {card}}
        if len(full.cards) < len(SEATS):
            return self._best(left, full)
        winner = full.winner(self._trump, self._rules.order)
        won = self._rules.points(full.cards) if winner.team is Team.NS else 0
        key = (winner, tuple(left.values()))
        if key not in self._seen:
            self._seen[key] = self._best(left, Trick(winner, full.direction)) if left[by] else 0
        return won + self._seen[key]

    def _best(self, held: _Held, trick: Trick) -> int:
        hand = held[trick.to_play]
        legal = [card for card in hand if follows(card, trick.led, hand)]
        outcomes = [self.with_card(held, trick, card) for card in legal]
        return max(outcomes) if trick.to_play.team is Team.NS else min(outcomes)
