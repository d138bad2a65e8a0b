"""A view in the terms of the native search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PlayerView

if TYPE_CHECKING:
    from sueca_desktop.bots.sueca.native.foresight import Foresight

_REVOKES = 0.02
"""How likely somebody who did not follow suit broke the rule, where that is possible."""


class Encoding:
    """Cards and players as one view's search numbers them. Raises ValueError if the view has no hand."""

    def __init__(self, view: PlayerView) -> None:
        if view.hand is None:
            raise ValueError("there is no hand to search")
        self._hand = view.hand
        self._rules = view.rules
        trump = view.hand.trump_suit
        self._suits = [trump, *(suit for suit in Suit if suit is not trump)]
        self.players: tuple[Seat, ...] = tuple(view.rules.order_of_play.from_seat(view.seat))

    def code(self, card: Card) -> int:
        """The number of a card."""
        return 16 * self._suits.index(card.suit) + self._rules.order[card.rank]

    def cards(self, player: int, hands: tuple[int, ...]) -> tuple[Card, ...]:
        """The cards of a player, of 16 masks as `Foresight.hands` gives them; in the order of the pack."""
        return tuple(
            card
            for card in self._rules.pack
            if hands[4 * player + self._suits.index(card.suit)] >> self._rules.order[card.rank] & 1
        )

    def load(self, search: Foresight, seed: int) -> None:
        """Tells a search all that the view tells."""
        hand, order = self._hand, self._rules.order
        tricks = [*hand.tricks, hand.trick]
        search.load(
            seed,
            [sum(1 << order[card.rank] for card in hand.cards if card.suit is suit) for suit in self._suits],
            self.players.index(tricks[0].leader),
            [self.code(card) for trick in tricks for card in trick.cards],
            order[hand.trump.rank],
            self.players.index(hand.holder),
            0.0 if self._rules.revoke == "prevented" else _REVOKES,
        )
