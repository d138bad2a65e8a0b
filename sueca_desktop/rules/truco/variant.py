"""The rules that differ from table to table, as one frozen value, the named presets, and what no table
changes: how strong the cards are.

Source of every field, value and preset: the project's specification of Brazilian truco with fixed manilhas.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.rules.seats import Direction
from sueca_desktop.rules.variants import check_fields, field_values, hand_order

TARGET_RANGE = range(3, 31)
REJECTS_RANGE = range(10)

Ladder = Literal["1-3-6-9-12", "2-4-6-10-12"]
LADDERS: tuple[Ladder, ...] = get_args(Ladder)

SET = 3
"""Cards that a player receives, and tricks of a hand."""

_WEAKEST_FIRST = (
    "4H 4S 4D",
    "5S 5H 5D 5C",
    "6S 6H 6D 6C",
    "7S 7C",
    "QS QH QD QC",
    "JS JH JD JC",
    "KS KH KD KC",
    "AC AH AD",
    "2S 2H 2D 2C",
    "3S 3H 3D 3C",
    "7D",
    "AS",
    "7H",
    "4C",
)
"""Rows of equal cards; the last four are the manilhas pica-fumo, espadilha, escopeta and zap."""

STRENGTH = {card: row for row, text in enumerate(_WEAKEST_FIRST) for card in parse_cards(text)}
"""How strong each card is; higher beats lower, whatever the suits, and equal ones tie."""

MANILHAS = parse_cards("4C 7H AS 7D")
"""The four highest cards, the strongest first: zap, escopeta, espadilha, pica-fumo."""

PACK = tuple(sorted(STRENGTH, key=lambda card: hand_order(card, STRENGTH[card])))
"""The forty cards, suits S H D C, strongest first: within a suit no two are equal."""


def steps_of(ladder: Ladder) -> tuple[int, ...]:
    """What a hand may be worth, from the start on."""
    return tuple(map(int, ladder.split("-")))


class Rules(Struct, frozen=True, dict=True):
    """One table's way of playing truco. The defaults are what players call *manilha velha*.

    `pass_` stands in records as `pass`, which is no name in Python. Raises ValueError or TypeError on
    construction if a field has a value it cannot have.
    """

    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"  # order of play
    target: int = 12  # tentos that win the match
    rejects: int = 3  # sets that may be discarded in the whole match, by all together
    pass_: bool = True  # a set may be passed to the partner, once a hand
    face_down: bool = True  # the second and third card may be played face down
    special_hand: bool = False  # a team that lacks no more than one step decides whether to play
    signals: bool = True  # signs to the partner are allowed
    ladder: Ladder = "1-3-6-9-12"  # a hand's worth, and what raises ask for

    def __post_init__(self) -> None:
        check_fields(self, FIELD_VALUES)

    @property
    def order_of_play(self) -> Direction:
        return Direction(self.direction)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """What a hand may be worth, from the start on."""
        return steps_of(self.ladder)

    def step_above(self, stake: int) -> int | None:
        """What the next raise asks for; None above the last step."""
        return next((step for step in self.steps if step > stake), None)

    @property
    def pack(self) -> tuple[Card, ...]:
        """The forty cards in use."""
        return PACK

    def height(self, card: Card) -> int:
        """How high a card is where the highest of some wins, as in the draw for the first deal."""
        return STRENGTH[card]

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand by suits S H D C, within a suit the strongest first."""
        return hand_order(card, STRENGTH[card])


FIELD_VALUES = field_values(Rules, {"target": TARGET_RANGE, "rejects": REJECTS_RANGE})

PRESETS: dict[str, Rules] = {
    "velha": Rules(),
    "velha_onze": Rules(special_hand=True),
    "mineiro": Rules(special_hand=True, ladder="2-4-6-10-12"),
}
