"""Match records: a header and its actions as `.sueca` lines, and back.

A match is its header and its actions; everything else is recomputed by folding the actions over the
rules. One format serves as saved game, autosave, replay and bug report, so reading is strict: the first
line that is unreadable or against the rules is an error that names it. Source: the project's
specification of match records.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, NoReturn, TypeVar, assert_never

from sueca_desktop.cards import Card, cards_text, parse_cards
from sueca_desktop.rules import sueca
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
    Signal,
    SitOut,
    Spoil,
    Template,
    TurnTrump,
    TurnUp,
)
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import Rules, State

SUFFIX = ".sueca"
MIME_TYPE = "application/x-sueca-record"
RECORD_MARK = "sueca-desktop"
VERSION = 1
GAMES = ("sueca", "sobe-e-desce", "truco")
PLAYABLE_GAMES = (sueca.GAME_ID,)

MAX_FILE_BYTES = 4 * 1024 * 1024
MAX_LINE_BYTES = 4 * 1024
MAX_LINES = 50_000
MAX_NESTING = 500
"""How deep values may nest: what any Python reads and writes again, whatever it is doing."""

MAX_NAME_LENGTH = 40

_REQUIRED_KEYS = ("record", "version", "game", "rules", "seats")


class Fault(StrEnum):
    """What is wrong with a record, as an id that `text` puts into words."""

    UNREADABLE = "unreadable"  # the file cannot be read at all
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    NOT_JSON = "not_json"
    NOT_A_RECORD = "not_a_record"
    NEWER_VERSION = "newer_version"
    UNKNOWN_GAME = "unknown_game"
    BAD_HEADER = "bad_header"
    BAD_ACTION = "bad_action"
    AGAINST_RULES = "against_rules"


class RecordError(Exception):
    """A record that cannot be read: whose line (from 1; 0 if the file cannot be opened), the kind of
    fault, and the details in plain English for a log or a terminal."""

    def __init__(self, line: int, fault: Fault, detail: str) -> None:
        super().__init__(f"{line}: {detail}")
        self.line = line
        self.fault = fault
        self.detail = detail


@dataclass(frozen=True)
class Header:
    """The first line of a record. `names` are in `SEATS` order; `extra` holds keys that this version
    does not know, kept as they are."""

    rules: Rules
    names: tuple[str, str, str, str]
    game: str = sueca.GAME_ID
    created: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    def name(self, seat: Seat) -> str:
        return self.names[seat.place]


@dataclass(frozen=True)
class Record:
    """A record as read: header, actions, and the state after the last of them. `dropped` tells that a
    last line, cut short by a crash, was left out."""

    header: Header
    actions: tuple[Action, ...]
    state: State
    dropped: bool = False


def parse_record(data: bytes) -> Record:
    """Reads a whole record. Raises RecordError for the first bad line."""
    if len(data) > MAX_FILE_BYTES:
        raise RecordError(1, Fault.TOO_LARGE, f"the file is larger than {MAX_FILE_BYTES} bytes")
    if not data:
        raise RecordError(1, Fault.EMPTY, "the file is empty")
    lines = _lines(data)
    header = _parse_line(next(lines), parse_header)
    state = State(header.rules)
    actions: list[Action] = []
    for line in lines:
        try:
            action = _parse_line(line, parse_action)
        except _CutShort:
            return Record(header, tuple(actions), state, dropped=True)
        try:
            state, _ = sueca.apply(state, action)
        except IllegalAction as error:
            detail = f"against the rules: {error.reason.value.replace('_', ' ')}"
            raise RecordError(line.number, Fault.AGAINST_RULES, detail) from None
        actions.append(action)
    return Record(header, tuple(actions), state)


def record_lines(header: Header, actions: tuple[Action, ...]) -> bytes:
    """A whole record as the bytes of a file; mirror of `parse_record`."""
    return "".join([header_line(header), *map(action_line, actions)]).encode()


def parse_header(value: Mapping[str, Any]) -> Header:
    """The header in a JSON object. Raises ValueError with the reason, or a `_HeaderFault`."""
    for key in _REQUIRED_KEYS:
        if key not in value:
            fault = Fault.NOT_A_RECORD if key == "record" else Fault.BAD_HEADER
            raise _HeaderFault(fault, f"the header has no {key!r}")
        _HEADER_CHECKS[key](value[key])
    created = value.get("created")
    if "created" in value:
        _check_created(created)
    known = (*_REQUIRED_KEYS, "created")
    return Header(
        rules=parse_rules(value["rules"]),
        names=_parse_names(value["seats"]),
        game=value["game"],
        created=created,
        extra={key: kept for key, kept in value.items() if key not in known},
    )


def header_line(header: Header) -> str:
    """The header as a line with its newline. Where it would be too long to be read again (it may have been
    shorter as it came, with rules left to their defaults), the longest extra keys are left out."""
    value: dict[str, Any] = {
        "record": RECORD_MARK,
        "version": VERSION,
        "game": header.game,
        "rules": rules_object(header.rules),
        "seats": {seat.value: header.name(seat) for seat in SEATS},
    }
    if header.created is not None:
        value["created"] = header.created
    extra = dict(header.extra)
    while len((line := _json_line({**value, **extra})).encode()) > MAX_LINE_BYTES and extra:
        del extra[max(extra, key=lambda key: len(_json_line({key: extra[key]})))]
    return line


def marked(header: Header, **marks: Any) -> Header:
    """The header with keys of our own added, e.g. that hints were taken."""
    return replace(header, extra={**header.extra, **marks})


def parse_rules(value: Any) -> Rules:
    """The rules in a header's object, missing fields as by default. Raises ValueError or TypeError."""
    known = {field_.name for field_ in fields(Rules)}
    for key in _object(value, "rules"):
        if key not in known:
            raise ValueError(f"unknown rule {key!r}")
    return Rules(**value)


def rules_object(rules: Rules) -> dict[str, Any]:
    """All fields of the rules, as they stand in a header."""
    return asdict(rules)


def parse_action(value: Mapping[str, Any]) -> Action:
    """The action in a JSON object. Raises ValueError with the reason."""
    reader = _Fields(value)
    verb = reader.text("do")
    if verb not in _PARSERS:
        raise ValueError(f"unknown verb {verb!r}")
    action = _PARSERS[verb](reader)
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


def action_line(action: Action) -> str:
    """An action as a line with its newline."""
    return _json_line(action_object(action))


def clean_name(name: str) -> str:
    """`name` as a header may hold it: without control characters, at most 40 code points."""
    return "".join(char for char in name if not _is_control(char)).strip()[:MAX_NAME_LENGTH].rstrip()


_Parsed = TypeVar("_Parsed")


class _CutShort(Exception):
    """The last line was cut short by a crash."""


class _HeaderFault(ValueError):
    """A header that is wrong in a way worth telling apart."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


@dataclass(frozen=True)
class _Line:
    number: int
    data: bytes
    whole: bool  # ends with a newline


def _json_line(value: Mapping[str, Any]) -> str:
    """As short as JSON can be; what UTF-8 cannot hold, a lone surrogate, stays escaped."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace").decode("utf-8") + "\n"


def _lines(data: bytes) -> Iterator[_Line]:
    start, number = 0, 0
    while start < len(data):
        number += 1
        end = data.find(b"\n", start)
        stop = len(data) if end < 0 else end + 1
        if number > MAX_LINES:
            raise RecordError(number, Fault.TOO_LARGE, f"more than {MAX_LINES} lines")
        if stop - start > MAX_LINE_BYTES:
            raise RecordError(number, Fault.TOO_LARGE, f"a line of more than {MAX_LINE_BYTES} bytes")
        yield _Line(number, data[start:stop], end >= 0)
        start = stop


def _parse_line(line: _Line, parse: Callable[[Mapping[str, Any]], _Parsed]) -> _Parsed:
    value = _json_object(line)
    try:
        return parse(value)
    except _HeaderFault as error:
        raise RecordError(line.number, error.fault, str(error)) from None
    except (ValueError, TypeError) as error:
        fault = Fault.BAD_HEADER if line.number == 1 else Fault.BAD_ACTION
        raise RecordError(line.number, fault, str(error)) from None


def _json_object(line: _Line) -> Mapping[str, Any]:
    if _nests_too_deep(line.data):
        raise RecordError(line.number, Fault.TOO_LARGE, f"nested more than {MAX_NESTING} deep")
    try:
        value = json.loads(
            line.data.decode("utf-8"),
            object_pairs_hook=_unrepeated,
            parse_constant=_refuse_constant,
            parse_float=_finite,
        )
    except _RepeatedKey as error:
        raise RecordError(line.number, Fault.NOT_JSON, str(error)) from None
    except ValueError:
        if not line.whole and line.number > 1:
            raise _CutShort from None
        raise RecordError(line.number, Fault.NOT_JSON, "not JSON in UTF-8") from None
    if not isinstance(value, dict):
        raise RecordError(line.number, Fault.NOT_JSON, "not a JSON object")
    return value


_STRINGS_AND_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]')


def _nests_too_deep(data: bytes) -> bool:
    if data.count(b"[") + data.count(b"{") <= MAX_NESTING:
        return False
    depth = 0
    for token in _STRINGS_AND_BRACKETS.findall(data):
        depth += (token in (b"[", b"{")) - (token in (b"]", b"}"))
        if depth > MAX_NESTING:
            return True
    return False


class _RepeatedKey(Exception):
    pass


def _unrepeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise _RepeatedKey("a key stands twice")
    return value


def _refuse_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON")


def _finite(text: str) -> float:
    """The number, or the nearest that can be written again: JSON knows `1e999`, but no infinity."""
    largest = sys.float_info.max
    return min(max(float(text), -largest), largest)


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

    def turn_trump(self) -> TurnTrump:
        seat, end = self.seat("by"), self.text("from")
        if end not in _ENDS:
            raise ValueError(f"'from' is neither top nor bottom: {end!r}")
        return TurnTrump(seat, _ENDS[end])

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

_PARSERS: dict[str, Callable[[_Fields], Action]] = {
    "dealer": lambda keys: DrawDealer(keys.seat("seat")),
    "shuffle": lambda keys: Shuffle(parse_cards(keys.text("deck"))),
    "cut": lambda keys: Cut(keys.seat("by"), keys.number("at")),
    "trump": _Fields.turn_trump,
    "spoil": lambda keys: Spoil(keys.seat("by"), keys.flag("spoil")),
    "play": lambda keys: Play(keys.seat("by"), Card.parse(keys.text("card"))),
    "claim": lambda keys: Claim(keys.seat("by"), keys.seat("against")),
    "score": lambda keys: Score(),
}


def _object(value: Any, what: str) -> dict[str, Any]:
    if type(value) is not dict:
        raise ValueError(f"{what!r} is not an object")
    return value


def _check_mark(value: Any) -> None:
    if value != RECORD_MARK:
        raise _HeaderFault(Fault.NOT_A_RECORD, "not a record of Sueca Desktop")


def _check_version(value: Any) -> None:
    if type(value) is not int:
        raise ValueError("'version' is not a whole number")
    if value > VERSION:
        detail = f"made by a newer program (version {value} of the format; this one reads {VERSION})"
        raise _HeaderFault(Fault.NEWER_VERSION, detail)
    if value != VERSION:
        raise ValueError(f"unknown version {value}")


def _check_game(value: Any) -> None:
    if type(value) is not str or value not in GAMES:
        raise _HeaderFault(Fault.UNKNOWN_GAME, f"unknown game {value!r}")
    if value not in PLAYABLE_GAMES:
        raise _HeaderFault(Fault.UNKNOWN_GAME, f"this version does not play {value} yet")


_DATE_TIME_OFFSET = re.compile(r"[0-9W-]+T[0-9:]+([.,][0-9]{1,9})?(Z|[+-][0-9]{2}(:?[0-9]{2})?)")


def _check_created(value: Any) -> None:
    # The pattern, because Python reads more than ISO 8601 allows, and not the same in each version.
    try:
        valid = type(value) is str and _DATE_TIME_OFFSET.fullmatch(value) is not None
        if valid:
            datetime.fromisoformat(value)
    except ValueError:
        valid = False
    if not valid:
        raise ValueError("'created' is not a date and time with offset (ISO 8601)")


def _parse_names(value: Any) -> tuple[str, str, str, str]:
    seats = _object(value, "seats")
    if set(seats) != {seat.value for seat in SEATS}:
        raise ValueError("'seats' must name S, E, N and W")
    for seat, name in seats.items():
        if type(name) is not str or not 1 <= len(name) <= MAX_NAME_LENGTH or any(map(_is_control, name)):
            raise ValueError(f"the name at {seat} is not 1 to {MAX_NAME_LENGTH} characters of plain text")
    return seats["S"], seats["E"], seats["N"], seats["W"]


def _is_control(char: str) -> bool:
    return unicodedata.category(char) == "Cc"


_HEADER_CHECKS: dict[str, Callable[[Any], object]] = {
    "record": _check_mark,
    "version": _check_version,
    "game": _check_game,
    "rules": parse_rules,
    "seats": _parse_names,
}
