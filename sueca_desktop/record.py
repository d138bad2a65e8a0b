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
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Any, NoReturn, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from sueca_desktop.rules import GAMES, game_of
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.game import Game, MatchRules
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.verbs import action_object, parse_action

SUFFIX = ".sueca"
RECORD_MARK = "sueca-desktop"
VERSION = 1

MAX_FILE_BYTES = 4 * 1024 * 1024
MAX_LINE_BYTES = 4 * 1024
MAX_LINES = 50_000
MAX_NESTING = 500
"""How deep values may nest: what any Python reads and writes again, whatever it is doing."""

MAX_NAME_LENGTH = 40

DEAL_MARK = "deal"
"""Header key: the number of the deal that a match began with."""

HINTS_MARK = "hints"
UNDO_MARK = "undo"
"""Header keys: how often the person asked for a hint, and took back; absent means never."""

MATCH_MARK = "match"
"""Header key: a word by which a match is known again under whatever name its file has."""

LEVELS_MARK = "levels"
"""Header key: how well the program's players played, by seat; where that changed, the weakest of it."""

DAY_MARK = "day"
"""Header key: the date (ISO 8601) of which the first hand is the hand of the day."""

PERSONS_MARK = "persons"
"""Header key: the seats of those who play at one screen, where S does not play alone."""

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


class Header(Struct, frozen=True):
    """The first line of a record. `rules` are those of one of the `GAMES`, of that game's own type; `names`
    are in `SEATS` order; `extra` holds keys that this version does not know, kept as they are."""

    rules: Any
    names: tuple[str, str, str, str]
    created: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Which game is played."""
        return game_of(self.rules)

    def name(self, seat: Seat) -> str:
        return self.names[seat.place]


class Record(Struct, frozen=True):
    """A record as read: header, actions, and the state after the last of them, of the game's own type.
    `dropped` tells that a last line, cut short by a crash, was left out."""

    header: Header
    actions: tuple[Action, ...]
    state: Any
    dropped: bool = False


def parse_record(data: bytes) -> Record:
    """Reads a whole record. Raises RecordError for the first bad line."""
    if len(data) > MAX_FILE_BYTES:
        raise RecordError(1, Fault.TOO_LARGE, f"the file is larger than {MAX_FILE_BYTES} bytes")
    if not data:
        raise RecordError(1, Fault.EMPTY, "the file is empty")
    lines = _lines(data)
    header = _parse_line(next(lines), parse_header)
    game = header.game
    state = game.start(header.rules)
    actions: list[Action] = []
    for line in lines:
        try:
            action = _parse_line(line, partial(parse_action, game=game.id))
        except _CutShort:
            return Record(header, tuple(actions), state, dropped=True)
        try:
            state, _ = game.apply(state, action)
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
        _HEADER_CHECKS[key](value)
    created = value.get("created")
    if "created" in value:
        _check_created(created)
    known = (*_REQUIRED_KEYS, "created")
    return Header(
        rules=parse_rules(value["rules"], value["game"]),
        names=_parse_names(value["seats"]),
        created=created,
        extra={key: kept for key, kept in value.items() if key not in known},
    )


def header_line(header: Header) -> str:
    """The header as a line with its newline. Where it would be too long to be read again (it may have been
    shorter as it came, with rules left to their defaults), the longest extra keys are left out."""
    value: dict[str, Any] = {
        "record": RECORD_MARK,
        "version": VERSION,
        "game": header.game.id,
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


def mark_number(header: Header, mark: str) -> int | None:
    """The whole number under a header key of our own; None where there is none."""
    number = header.extra.get(mark)
    return number if type(number) is int else None


def persons_of(header: Header) -> frozenset[Seat]:
    """Who plays at this screen: S, and whom the header names besides."""
    named = header.extra.get(PERSONS_MARK)
    seats = named if isinstance(named, list) else []
    return frozenset({Seat.S, *(seat for seat in SEATS if seat.value in seats)})


def parse_rules(value: Any, game: str) -> Any:
    """The rules of `game` in a header's object, missing fields as by default. Raises ValueError or
    TypeError."""
    rules = GAMES[game].rules
    known = {_key(name): name for name in rules.__struct_fields__}
    for key in _object(value, "rules"):
        if key not in known:
            raise ValueError(f"unknown rule {key!r}")
    return rules(**{known[key]: kept for key, kept in value.items()})


def rules_object(rules: MatchRules) -> dict[str, Any]:
    """All fields of the rules, as they stand in a header."""
    return {_key(name): getattr(rules, name) for name in rules.__struct_fields__}


def _key(field_name: str) -> str:
    """A rule's key in records: where that is a word of Python, the field's name ends in an underscore."""
    return field_name.removesuffix("_")


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


class _Line(Struct, frozen=True):
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


_DATE_TIME_OFFSET = re.compile(r"[0-9W-]+T(?!24)[0-9:]+([.,][0-9]{1,9})?(Z|[+-][0-9]{2}(:?[0-9]{2})?)")


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


_HEADER_CHECKS: dict[str, Callable[[Mapping[str, Any]], object]] = {
    "record": lambda header: _check_mark(header["record"]),
    "version": lambda header: _check_version(header["version"]),
    "game": lambda header: _check_game(header["game"]),
    "rules": lambda header: parse_rules(header["rules"], header["game"]),
    "seats": lambda header: _parse_names(header["seats"]),
}
