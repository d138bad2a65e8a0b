"""The first lesson of truco: one hand, won with a three, a raise and the zap.

The learner deals, so that he plays last to the first trick; nobody gives signs, for they come later.
"""

from __future__ import annotations

from enum import StrEnum

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.lessons.lesson import LEARNER, Lesson, Other, Say, Turn
from sueca_desktop.rules.actions import Accept, Action, DealFrom, DrawDealer, Keep, Play, Raise, Shuffle
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import Rules


class Tell(StrEnum):
    """What is explained, in the order of the lesson."""

    WELCOME = "welcome"
    RANKS = "ranks"
    MANILHAS = "manilhas"
    THREE_BEATS_TWO = "three beats two"
    FIRST_TAKEN = "first trick taken"
    CALL = "call truco"
    ACCEPTED = "accepted"
    ZAP = "zap"
    END = "end"


class Why(StrEnum):
    """Why something that the rules allow is not taken."""

    ZAP_TOO_GOOD = "zap too good"
    TOO_LOW = "too low"
    NOT_YET = "not yet"
    RAISE_FIRST = "raise first"
    MIGHT_LOSE = "might lose"


_HELD = {Seat.E: "KD JC 6S", Seat.N: "AH QS 4D", Seat.W: "2C 7S 5C", Seat.S: "4C 3D 5H"}
_RULES = Rules(signals=False)


def _play(by: Seat, card: str) -> Play:
    return Play(by, Card.parse(card))


def _deal(rules: Rules) -> tuple[Action, ...]:
    """Deals everybody his cards, which all keep."""
    mao = rules.order_of_play.after(LEARNER)
    order = tuple(rules.order_of_play.from_seat(mao))
    dealt = tuple(card for seat in order for card in parse_cards(_HELD[seat]))
    rest = tuple(card for card in rules.pack if card not in dealt)
    keeps = (Keep(seat) for seat in order)
    return (DrawDealer(LEARNER), Shuffle(dealt + rest), DealFrom(mao, "top"), *keeps)


TRUCO_LESSON = Lesson(
    rules=_RULES,
    opening=_deal(_RULES),
    steps=(
        Say(Tell.WELCOME),
        Say(Tell.RANKS),
        Say(Tell.MANILHAS),
        Other(_play(Seat.E, "KD")),
        Other(_play(Seat.N, "AH")),
        Other(_play(Seat.W, "2C")),
        Turn(
            Tell.THREE_BEATS_TWO,
            (_play(LEARNER, "3D"),),
            Why.TOO_LOW,
            {_play(LEARNER, "4C"): Why.ZAP_TOO_GOOD, Raise(LEARNER): Why.NOT_YET},
        ),
        Say(Tell.FIRST_TAKEN),
        Turn(Tell.CALL, (Raise(LEARNER),), Why.RAISE_FIRST),
        Other(Accept(Seat.E)),
        Say(Tell.ACCEPTED),
        Turn(Tell.ZAP, (_play(LEARNER, "4C"),), Why.MIGHT_LOSE),
        Other(_play(Seat.E, "6S")),
        Other(_play(Seat.N, "4D")),
        Other(_play(Seat.W, "5C")),
        Say(Tell.END),
    ),
)
