"""The verbs of match records: actions as JSON objects, and back.

Which verbs there are, and what fields they have, depends on the game: `trump` turns a card in sueca and
names a suit in sobe e desce. Source: the project's specification of match records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from sueca_desktop.cards import Card, Suit, cards_text, parse_cards
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    Claim,
    Cut,
    DealFrom,
    Discard,
    DrawDealer,
    End,
    Enter,
    Keep,
    NameTrump,
    Pass,
    Play,
    Raise,
    Run,
    Score,
    Shuffle,
    Sign,
    Signal,
    SitOut,
    Spoil,
    Template,
    TurnTrump,
    TurnUp,
)
from sueca_desktop.rules.seats import SEATS, Seat

Verbs = Mapping[str, "Callable[[_Fields], Action]"]
"""How the fields of each verb of a game are read."""


def parse_action(value: Mapping[str, Any], game: str) -> Action:
    """The action of `game` in a JSON object. Raises ValueError with the reason."""
    reader = _Fields(value)
    verb = reader.text("do")
    if verb not in _VERBS[game]:
        raise ValueError(f"unknown verb {verb!r}")
    action = _VERBS[game][verb](reader)
    reader.finish()
    return action


def action_object(action: Action | Template) -> dict[str, Any]:
    """An action (or template) as the object of its line; mirror of `parse_action`."""
    match action:
        case DrawDealer(seat):
            return {"do": "dealer", "seat": seat.value}
        case Shuffle(deck):
            return {"do": "shuffle", "deck": cards_text(deck)}
        case Cut(by, at):
            return {"do": "cut", "by": by.value, "at": at}
        case TurnTrump(by, end):
            return {"do": "trump", "by": by.value, "from": end}
        case Spoil(by, spoil):
            return {"do": "spoil", "by": by.value, "spoil": spoil}
        case Play(by, card, face_down):
            return {
                "do": "play",
                "by": by.value,
                "card": str(card),
                **({"face_down": True} if face_down else {}),
            }
        case Claim(by, against):
            return {"do": "claim", "by": by.value, "against": against.value}
        case Score():
            return {"do": "score"}
        case NameTrump(by, suit):
            return {"do": "trump", "by": by.value, "suit": suit.value}
        case Enter(by, exchange):
            return {"do": "enter", "by": by.value, "exchange": cards_text(exchange)}
        case DealFrom(by, end):
            return {"do": "deal_from", "by": by.value, "from": end}
        case Signal(by, sign):
            return {"do": "signal", "by": by.value, "sign": sign.value}
        case TurnUp(by) | SitOut(by) | Keep(by) | Pass(by) | Discard(by) | Raise(by) | Accept(by) | Run(by):
            return {"do": _BARE_VERBS[type(action)], "by": by.value}
        case Template("cut", by):
            return {"do": "cut", "by": str(by), "at": [1, 39]}
        case Template(verb, by):
            return {"do": verb} if by is None else {"do": verb, "by": by.value}
        case _:
            assert_never(action)


class _Fields:
    """The keys of one action, taken one by one, so that what is left over is known to be wrong."""

    def __init__(self, value: Mapping[str, Any]) -> None:
        self._left = dict(value)

    def _take(self, key: str, kind: type, what: str) -> Any:
        if key not in self._left:
            raise ValueError(f"no {key!r}")
        value = self._left.pop(key)
        if type(value) is not kind:
            raise ValueError(f"{key!r} is not {what}")
        return value

    def text(self, key: str) -> str:
        text: str = self._take(key, str, "a string")
        return text

    def number(self, key: str) -> int:
        number: int = self._take(key, int, "a whole number")
        return number

    def flag(self, key: str) -> bool:
        flag: bool = self._take(key, bool, "true or false")
        return flag

    def seat(self, key: str) -> Seat:
        text = self.text(key)
        if text not in tuple(SEATS):
            raise ValueError(f"{key!r} is not a seat: {text!r}")
        return Seat(text)

    def end(self) -> End:
        end = self.text("from")
        if end not in _ENDS:
            raise ValueError(f"'from' is neither top nor bottom: {end!r}")
        return _ENDS[end]

    def card(self) -> Card:
        return Card.parse(self.text("card"))

    def suit(self) -> Suit:
        text = self.text("suit")
        if text not in tuple(Suit):
            raise ValueError(f"'suit' is not a suit: {text!r}")
        return Suit(text)

    def sign(self) -> Sign:
        text = self.text("sign")
        if text not in tuple(Sign):
            raise ValueError(f"'sign' is not a sign: {text!r}")
        return Sign(text)

    def has(self, key: str) -> bool:
        return key in self._left

    def finish(self) -> None:
        if self._left:
            raise ValueError(f"unknown key {next(iter(self._left))!r}")


_BARE_VERBS: dict[type, str] = {
    TurnUp: "turn_up",
    SitOut: "sit_out",
    Keep: "keep",
    Pass: "pass",
    Discard: "discard",
    Raise: "raise",
    Accept: "accept",
    Run: "run",
}
"""Verbs of a player that need no more fields."""

_ENDS: dict[str, End] = {"top": "top", "bottom": "bottom"}

_COMMON: Verbs = {
    "dealer": lambda keys: DrawDealer(keys.seat("seat")),
    "shuffle": lambda keys: Shuffle(parse_cards(keys.text("deck"))),
}

_VERBS: Mapping[str, Verbs] = {
    "sueca": {
        **_COMMON,
        "cut": lambda keys: Cut(keys.seat("by"), keys.number("at")),
        "trump": lambda keys: TurnTrump(keys.seat("by"), keys.end()),
        "spoil": lambda keys: Spoil(keys.seat("by"), keys.flag("spoil")),
        "play": lambda keys: Play(keys.seat("by"), keys.card()),
        "claim": lambda keys: Claim(keys.seat("by"), keys.seat("against")),
        "score": lambda keys: Score(),
    },
    "sobe-e-desce": {
        **_COMMON,
        "trump": lambda keys: NameTrump(keys.seat("by"), keys.suit()),
        "turn_up": lambda keys: TurnUp(keys.seat("by")),
        "enter": lambda keys: Enter(keys.seat("by"), parse_cards(keys.text("exchange"))),
        "sit_out": lambda keys: SitOut(keys.seat("by")),
        "play": lambda keys: Play(keys.seat("by"), keys.card()),
    },
    "truco": {
        **_COMMON,
        "deal_from": lambda keys: DealFrom(keys.seat("by"), keys.end()),
        "keep": lambda keys: Keep(keys.seat("by")),
        "pass": lambda keys: Pass(keys.seat("by")),
        "discard": lambda keys: Discard(keys.seat("by")),
        "play": lambda keys: Play(
            keys.seat("by"), keys.card(), keys.has("face_down") and keys.flag("face_down")
        ),
        "raise": lambda keys: Raise(keys.seat("by")),
        "accept": lambda keys: Accept(keys.seat("by")),
        "run": lambda keys: Run(keys.seat("by")),
        "signal": lambda keys: Signal(keys.seat("by"), keys.sign()),
    },
}
