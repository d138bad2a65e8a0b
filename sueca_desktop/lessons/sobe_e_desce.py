"""The first lesson of sobe e desce: one hand, in which one player comes down, one goes up and one stays.

The learner chooses trumps and so leads; one of the others sits the hand out.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import combinations

from sueca_desktop.cards import Card, Suit, parse_cards
from sueca_desktop.lessons.lesson import LEARNER, Lesson, Other, Say, Turn, as_written
from sueca_desktop.rules.actions import Action, DrawDealer, Enter, NameTrump, Play, Shuffle, SitOut, TurnUp
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import Rules


class Tell(StrEnum):
    """What is explained, in the order of the lesson."""

    WELCOME = "welcome"
    RANKS = "ranks"
    CHOOSE = "choose trumps"
    WHO_PLAYS = "who plays"
    EXCHANGE = "exchange"
    SAT_OUT = "sat out"
    LEAD_ACE = "lead the ace"
    FOLLOWED = "followed suit"
    LEAD_LAST = "lead the last of a suit"
    FOLLOW_SUIT = "follow suit"
    OVERTRUMP = "overtrump"
    HIGHEST = "highest trump"
    SCORE = "score"
    END = "end"


class Why(StrEnum):
    """Why something that the rules allow is not taken."""

    WEAK_TRUMPS = "weak trumps"
    NO_NEED_TO_TURN = "no need to turn"
    KEEP_TRUMPS = "keep the trumps"
    KEEP_KING = "keep the king"
    EXCHANGE_BOTH = "exchange both"
    TRUMP_LATER = "trump later"
    KING_LATER = "king later"
    SMALL_TRUMP_DOES = "a small trump does"


_FIRST = {Seat.S: "AS 7S 3H", Seat.E: "QS 7C 4H", Seat.N: "4S AH 2C", Seat.W: "3C 5H 4D"}
_THEN = {Seat.S: "KC 2D", Seat.E: "AD 5C", Seat.N: "2S 4C", Seat.W: "QH 6S"}
_STOCK = "5S 6D QC KH 3D 6C"
_TRUMPS = Suit.SPADES
_LOW = parse_cards("3H 2D")
_KING = Card.parse("KC")


def _play(by: Seat, card: str) -> Play:
    return Play(by, Card.parse(card))


def _others(*plays: str) -> tuple[Other, ...]:
    """Cards of the others, each with the seat before it: "E QS"."""
    return tuple(Other(_play(Seat(play[0]), play[2:])) for play in plays)


def _exchange(*cards: Card) -> Action:
    return as_written(Enter(LEARNER, cards))


def _why_exchange(cards: tuple[Card, ...]) -> Why:
    """Why the learner is not to exchange these cards."""
    if any(card.suit is _TRUMPS for card in cards):
        return Why.KEEP_TRUMPS
    return Why.KEEP_KING if _KING in cards else Why.EXCHANGE_BOTH


def _exchanges() -> Mapping[Action, StrEnum]:
    """Every exchange but that of both low cards, with the reason against it."""
    held = parse_cards(f"{_FIRST[LEARNER]} {_THEN[LEARNER]}")
    some = (cards for count in range(len(held) + 1) for cards in combinations(held, count))
    return {_exchange(*cards): _why_exchange(cards) for cards in some if set(cards) != set(_LOW)}


def _deal(rules: Rules) -> tuple[Action, ...]:
    """Deals everybody the first cards; the others lie in the pack in their order."""
    order = tuple(rules.order_of_play.from_seat(LEARNER))
    packets = (packet[seat] for packet in (_FIRST, _THEN) for seat in order)
    dealt = tuple(card for cards in (*packets, _STOCK) for card in parse_cards(cards))
    rest = tuple(card for card in rules.pack if card not in dealt)
    return DrawDealer(rules.order_of_play.after(LEARNER, -1)), Shuffle(dealt + rest)


SOBE_E_DESCE_LESSON = Lesson(
    rules=Rules(),
    opening=_deal(Rules()),
    steps=(
        Say(Tell.WELCOME),
        Say(Tell.RANKS),
        Turn(
            Tell.CHOOSE,
            (NameTrump(LEARNER, _TRUMPS),),
            Why.WEAK_TRUMPS,
            {TurnUp(LEARNER): Why.NO_NEED_TO_TURN},
        ),
        Say(Tell.WHO_PLAYS),
        Turn(Tell.EXCHANGE, (_exchange(*_LOW),), wrong=_exchanges()),
        Other(Enter(Seat.E, parse_cards("4H 5C"))),
        Other(Enter(Seat.N, parse_cards("2C 4C"))),
        Other(SitOut(Seat.W)),
        Say(Tell.SAT_OUT),
        Turn(Tell.LEAD_ACE, (_play(LEARNER, "AS"),)),
        *_others("E QS", "N 2S"),
        Say(Tell.FOLLOWED),
        Turn(
            Tell.LEAD_LAST, (_play(LEARNER, "6D"),), Why.TRUMP_LATER, {_play(LEARNER, "KC"): Why.KING_LATER}
        ),
        *_others("E AD", "N 3D"),
        *_others("E 7C", "N 6C"),
        Turn(Tell.FOLLOW_SUIT, (_play(LEARNER, "KC"),)),
        *_others("E QC", "N 4S"),
        Turn(Tell.OVERTRUMP, (_play(LEARNER, "5S"),), Why.SMALL_TRUMP_DOES),
        Turn(Tell.HIGHEST, (_play(LEARNER, "7S"),)),
        *_others("E KH", "N AH"),
        Say(Tell.SCORE),
        Say(Tell.END),
    ),
)
