"""The first lesson of sueca: one hand, in which everything that matters happens once.

The learner deals, so that he plays last to the first trick and sees what he is to beat.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from sueca_desktop.cards import Card
from sueca_desktop.lessons.lesson import LEARNER, Lesson, Other, Say, Turn
from sueca_desktop.rules.actions import Action, Cut, DrawDealer, Play, Shuffle, TurnTrump
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.sueca.play import packets


class Tell(StrEnum):
    """What is explained, in the order of the lesson."""

    WELCOME = "welcome"
    TRUMPS = "trumps"
    POINTS = "points"
    JACK_BEATS_QUEEN = "jack beats queen"
    FOLLOW_SUIT = "follow suit"
    REVOKE = "revoke"
    LEAD_ACE = "lead the ace"
    PARTNER_LOADED = "partner loaded"
    LURE_ACE = "lure the ace"
    ACE_GONE = "ace gone"
    MANILHA = "manilha"
    LAST_OF_SUIT = "last of a suit"
    TRUMP_IN = "trump in"
    TRUMPED = "trumped"
    LEAD_NOTHING = "lead nothing"
    COUNT = "count"
    LOAD = "load"
    WON = "won"
    FOLLOW_TRUMP = "follow trump"
    LAST_CARD = "last card"
    END = "end"


class Why(StrEnum):
    """Why a card that the rules allow is not taken."""

    LOW_LOSES = "low card loses"
    ACE_NOW = "the ace now"
    MANILHA_TOO_EARLY = "manilha too early"
    TRUMP_TOO_DEAR = "trump too dear"
    POINTS_GIVEN_AWAY = "points given away"
    LURES_NOTHING = "lures nothing"
    KING_WOULD_WIN = "king would win"
    KEEP_MANILHA = "keep the manilha"
    MORE_OF_SUIT = "more of the suit"
    SUIT_USED_UP = "suit used up"
    SMALL_TRUMP_DOES = "a small trump does"
    THROWN_AWAY = "thrown away"
    KEEP_COMPANY = "keep its company"
    NOT_LOADED = "not loaded"


_HELD = {
    Seat.S: "KC 2C AD 7D 5D 4S 7S 2S JH 3H",
    Seat.E: "QC 7C AC 3D JD AS KS 4H 6H KH",
    Seat.N: "6C 3C 5C KD 2D QS 3S QH AH 7H",
    Seat.W: "JC 4C 6D QD 4D 5S 6S JS 2H 5H",
}
_TURNED = Card.parse("JH")
_CUT = 17  # any cut: the pack is stacked for it


def _play(by: Seat, card: str) -> Play:
    return Play(by, Card.parse(card))


def _others(*plays: str) -> tuple[Other, ...]:
    """Cards of the others, each with the seat before it: "E QC"."""
    return tuple(Other(_play(Seat(play[0]), play[2:])) for play in plays)


def _turn(
    what: Tell, cards: str, otherwise: Why | None = None, wrong: Mapping[str, Why] | None = None
) -> Turn:
    """A task that any of `cards` does; `wrong` tells why not, for several cards at once."""
    reasons: dict[Action, StrEnum] = {
        _play(LEARNER, card): why for some, why in (wrong or {}).items() for card in some.split()
    }
    return Turn(what, tuple(_play(LEARNER, card) for card in cards.split()), otherwise, reasons)


def _deal(rules: Rules) -> tuple[Action, ...]:
    """Deals everybody his cards, and turns the learner's trump at the bottom of the pack."""
    held = {seat: [Card.parse(card) for card in cards.split()] for seat, cards in _HELD.items()}
    held[LEARNER].sort(key=lambda card: card == _TURNED)
    order = [seat for seat, _ in packets(rules, LEARNER, rules.pack, "bottom")]
    deck = tuple(card for seat in order for card in held[seat])
    before_cut = deck[-_CUT:] + deck[:-_CUT]
    cutter = rules.order_of_play.after(LEARNER, -1)
    return (
        DrawDealer(LEARNER),
        Shuffle(before_cut),
        Cut(cutter, _CUT),
        TurnTrump(LEARNER, "bottom"),
    )


SUECA_LESSON = Lesson(
    rules=Rules(),
    opening=_deal(Rules()),
    steps=(
        Say(Tell.WELCOME),
        Say(Tell.TRUMPS),
        Say(Tell.POINTS),
        *_others("E QC", "N 6C", "W JC"),
        Say(Tell.JACK_BEATS_QUEEN),
        _turn(Tell.FOLLOW_SUIT, "KC", Why.LOW_LOSES),
        Say(Tell.REVOKE),
        _turn(Tell.LEAD_ACE, "AD", Why.ACE_NOW),
        *_others("E 3D", "N KD", "W 6D"),
        Say(Tell.PARTNER_LOADED),
        _turn(
            Tell.LURE_ACE,
            "4S 2S",
            Why.LURES_NOTHING,
            {"7S": Why.MANILHA_TOO_EARLY, "JH 3H": Why.TRUMP_TOO_DEAR, "7D": Why.POINTS_GIVEN_AWAY},
        ),
        *_others("E AS", "N 3S", "W 5S"),
        Say(Tell.ACE_GONE),
        *_others("E KS", "N QS", "W 6S"),
        _turn(Tell.MANILHA, "7S", Why.KING_WOULD_WIN),
        _turn(
            Tell.LAST_OF_SUIT,
            "2C",
            Why.MORE_OF_SUIT,
            {"7D": Why.KEEP_MANILHA, "JH 3H": Why.TRUMP_TOO_DEAR, "4S 2S": Why.SUIT_USED_UP},
        ),
        *_others("E AC", "N 3C", "W 4C"),
        *_others("E 7C", "N 5C", "W QD"),
        _turn(Tell.TRUMP_IN, "3H", Why.THROWN_AWAY, {"JH": Why.SMALL_TRUMP_DOES}),
        Say(Tell.TRUMPED),
        _turn(
            Tell.LEAD_NOTHING,
            "2S 4S",
            Why.TRUMP_TOO_DEAR,
            {"7D": Why.KEEP_MANILHA, "5D": Why.KEEP_COMPANY},
        ),
        *_others("E 4H", "N 2D", "W JS"),
        *_others("E JD", "N QH", "W 4D"),
        Say(Tell.COUNT),
        _turn(Tell.LOAD, "7D", Why.NOT_LOADED),
        Say(Tell.WON),
        *_others("N AH", "W 2H"),
        _turn(Tell.FOLLOW_TRUMP, "JH"),
        *_others("E 6H"),
        *_others("N 7H", "W 5H"),
        _turn(Tell.LAST_CARD, "5D"),
        *_others("E KH"),
        Say(Tell.END),
    ),
)
