"""Matches in the middle of a hand, and some hands behind them."""

from random import Random
from typing import Any

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.results import HandReason, HandResult, Pair
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.table.table import Table
from tests.rules.walks import random_walk

NAMES = ("Rosa", "Bruno", "Amélia", "Tiago")
HEADER = Header(PRESETS["cafe"], NAMES)


def hand(
    points: Pair,
    tricks: Pair,
    games: Pair,
    reason: HandReason = HandReason.POINTS,
    *,
    dealer: Seat = Seat.W,
    trump: str = "7H",
) -> HandResult:
    return HandResult(dealer, Card.parse(trump), points, tricks, games, reason)


RESULTS = (
    hand((74, 46), (6, 4), (1, 0)),
    hand((60, 60), (5, 5), (0, 0), HandReason.TIE, dealer=Seat.S, trump="AS"),
    hand((0, 0), (0, 0), (0, 0), HandReason.SPOILED, dealer=Seat.E, trump="KD"),
    hand((20, 100), (2, 8), (0, 3), dealer=Seat.E, trump="AC"),
)


def table_after(cards: int, deal: int = 7) -> Table:
    """A numbered deal of the Portuguese rules, after some cards: everybody plays the first that he may."""
    table = Table.numbered(Header(PRESETS["portugal"], NAMES), deal)
    for _ in range(cards):
        (seat,) = table.view(Seat.S).to_act
        table.act(next(action for action in table.view(seat).actions if isinstance(action, Play)))
    return table


def walked(rules: Any, actions: int = 400, seed: int = 5) -> Table:
    """A match of any game, played at random for so many actions at most."""
    return Table(Header(rules, NAMES), random_walk(rules, Random(seed), actions).actions)
