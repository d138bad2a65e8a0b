"""The rules that differ from table to table, as one frozen value, and the named presets.

Source of every field, value and preset: the project's specification of sueca, which gathers the
Portuguese, Brazilian and Azorean ways of playing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules.results import HandReason, Pair
from sueca_desktop.rules.seats import Direction, Team
from sueca_desktop.rules.tricks import Order
from sueca_desktop.rules.variants import check_fields, field_values, hand_order

TARGET_RANGE = range(1, 21)
ALL_POINTS = 120
TRICKS = 10
SPOIL_BELOW = 10
TWO_GAMES_ABOVE = 90  # card points
SWEEP_GAMES = 4

_CARD_POINTS = {Rank.ACE: 11, Rank.KING: 4, Rank.QUEEN: 2, Rank.JACK: 3}


class Rules(Struct, frozen=True, dict=True):
    """One table's way of playing sueca. The defaults are the usual Portuguese game.

    Raises ValueError or TypeError on construction if a field has a value it cannot have.
    """

    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"  # order of play
    manilha: Literal["7", "10"] = "7"  # second card of each suit; the other of the two is not in the pack
    cutter: Literal["before_dealer", "after_dealer"] = "before_dealer"  # who cuts
    trump_from: Literal["dealer", "bottom", "top"] = "dealer"  # the dealer chooses the end, or it is fixed
    deal_order: Literal["traditional", "reversed", "in_play"] = "traditional"  # who gets which packet
    first_lead: Literal["after_dealer", "cutter"] = "after_dealer"  # who leads to the first trick
    tie: Literal["no_score", "carry"] = "no_score"  # what 60-60 does
    sweep: Literal["all_tricks", "all_points"] = "all_tricks"  # what earns four games
    revoke: Literal["prevented", "two_games", "four_games"] = "prevented"  # cost of a claimed revoke
    spoil: bool = False  # the first player with fewer than 10 card points may throw the deal in
    target: int = 4  # games that win the match

    def __post_init__(self) -> None:
        check_fields(self, FIELD_VALUES)

    @property
    def order_of_play(self) -> Direction:
        return Direction(self.direction)

    @cached_property
    def order(self) -> Order:
        """How strong each rank is within its suit: A 7 K J Q 6 5 4 3 2, or with the ten for the seven."""
        weakest_first = "23456QJK" + ("7A" if self.manilha == "7" else "TA")
        return {Rank(letter): strength for strength, letter in enumerate(weakest_first)}

    @cached_property
    def card_points(self) -> dict[Rank, int]:
        """Card points of each rank in the pack: 30 a suit, 120 in all."""
        manilha = {self.manilha_rank: 10}
        return {rank: (_CARD_POINTS | manilha).get(rank, 0) for rank in self.order}

    @property
    def manilha_rank(self) -> Rank:
        return Rank.SEVEN if self.manilha == "7" else Rank.TEN

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The forty cards, suits S H D C, strongest first."""
        ranks = sorted(self.order, key=self.order.__getitem__, reverse=True)
        return tuple(Card(rank, suit) for suit in Suit for rank in ranks)

    @property
    def revoke_games(self) -> int:
        """Games that a claimed revoke costs; 0 where revokes are prevented."""
        return {"prevented": 0, "two_games": 2, "four_games": 4}[self.revoke]

    def points(self, cards: tuple[Card, ...]) -> int:
        """Card points of some cards."""
        return sum(self.card_points[card.rank] for card in cards)

    def height(self, card: Card) -> int:
        """How high a card is where only ranks count, as in the draw for the first deal."""
        return self.order[card.rank]

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand by suits S H D C, within a suit the strongest first."""
        return hand_order(card, self.order[card.rank])

    def outcome(self, points: Pair, tricks: Pair) -> tuple[Team | None, int, HandReason]:
        """Who wins ten finished tricks, how many games without a carried bonus, and why."""
        if points[0] == points[1]:
            return None, 0, HandReason.TIE
        team = Team.NS if points[0] > points[1] else Team.EW
        swept = tricks[team.place] == TRICKS
        if swept or (self.sweep == "all_points" and points[team.place] == ALL_POINTS):
            return team, SWEEP_GAMES, HandReason.SWEEP
        return team, 2 if points[team.place] > TWO_GAMES_ABOVE else 1, HandReason.POINTS


FIELD_VALUES = field_values(Rules, {"target": TARGET_RANGE})

PRESETS: dict[str, Rules] = {
    "portugal": Rules(),
    "online": Rules(deal_order="in_play"),
    "cafe": Rules(tie="carry", revoke="two_games"),
    "tournament": Rules(deal_order="reversed", revoke="four_games", target=10),
    "cutter_leads": Rules(first_lead="cutter"),
    "brazil": Rules(
        direction="clockwise",
        cutter="after_dealer",
        first_lead="cutter",
        tie="carry",
        spoil=True,
    ),
    "azores": Rules(manilha="10"),
}
