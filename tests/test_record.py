"""Match records: what is read, what is written, what is refused and at which line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sueca_desktop.record
from sueca_desktop.cards import Card
from sueca_desktop.record import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    MAX_LINES,
    MAX_NAME_LENGTH,
    MAX_NESTING,
    Fault,
    Header,
    Record,
    RecordError,
    action_line,
    clean_name,
    header_line,
    marked,
    parse_header,
    parse_record,
    record_lines,
    rules_object,
)
from sueca_desktop.rules.actions import (
    Action,
    Claim,
    Cut,
    DrawDealer,
    Play,
    Score,
    Shuffle,
    Spoil,
    Template,
    TurnTrump,
)
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, State
from sueca_desktop.verbs import action_object, parse_action
from tests.rules.walks import RULES, walk

NAMES = ("Sul", "Este", "Norte", "Oeste")
HEADER = Header(Rules(), NAMES)
ACTIONS = walk("cafe").actions
RECORD = record_lines(HEADER, walk("portugal").actions)
PACK = " ".join(map(str, Rules().pack))

DEALER = b'{"do":"dealer","seat":"S"}\n'
SHUFFLE = json.dumps({"do": "shuffle", "deck": PACK}).encode() + b"\n"


def header_value(**changes: Any) -> dict[str, Any]:
    """A header's object; a change to None takes the key out."""
    value = {
        "record": "sueca-desktop",
        "version": 1,
        "game": "sueca",
        "rules": {},
        "seats": dict(zip("SENW", NAMES, strict=True)),
    }
    return {key: kept for key, kept in {**value, **changes}.items() if kept is not None}


def header(**changes: Any) -> bytes:
    return json.dumps(header_value(**changes)).encode() + b"\n"


def header_with(text: str) -> bytes:
    """A header with one more key, its value written out."""
    return header()[:-2] + b',"x":' + text.encode() + b"}\n"


def fault(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as raised:
        parse_record(data)
    error = raised.value
    assert "\n" not in error.detail
    assert error.detail
    assert str(error) == f"{error.line}: {error.detail}"
    return error


def line_and_fault(data: bytes) -> tuple[int, Fault]:
    error = fault(data)
    return error.line, error.fault


# Writing and reading again


@pytest.mark.parametrize("name", RULES)
def test_what_is_written_is_read(name: str) -> None:
    played = walk(name)
    record = parse_record(record_lines(Header(played.rules, NAMES), played.actions))
    assert record == Record(Header(played.rules, NAMES), played.actions, played.last)


def test_every_beginning_of_a_record_is_a_record() -> None:
    lines = RECORD.splitlines(keepends=True)
    for length in range(1, len(lines)):
        record = parse_record(b"".join(lines[:length]))
        assert record.state == walk("portugal").states[length - 1]


def test_lines_are_compact_and_end_with_a_newline() -> None:
    assert header_line(HEADER).startswith('{"record":"sueca-desktop","version":1,"game":"sueca","rules":{')
    assert action_line(Play(Seat.E, Card.parse("7H"))) == '{"do":"play","by":"E","card":"7H"}\n'
    assert RECORD.count(b"\n") == len(RECORD.splitlines()) == len(walk("portugal").actions) + 1


def test_all_fields_of_the_rules_are_written() -> None:
    written = json.loads(header_line(HEADER))["rules"]
    assert written == rules_object(Rules())
    assert len(written) == 11


LINES: list[tuple[Action, dict[str, Any]]] = [
    (DrawDealer(Seat.W), {"do": "dealer", "seat": "W"}),
    (Shuffle(Rules().pack), {"do": "shuffle", "deck": PACK}),
    (Cut(Seat.N, 17), {"do": "cut", "by": "N", "at": 17}),
    (TurnTrump(Seat.S, "top"), {"do": "trump", "by": "S", "from": "top"}),
    (TurnTrump(Seat.S, "bottom"), {"do": "trump", "by": "S", "from": "bottom"}),
    (Spoil(Seat.E, True), {"do": "spoil", "by": "E", "spoil": True}),
    (Spoil(Seat.E, False), {"do": "spoil", "by": "E", "spoil": False}),
    (Play(Seat.E, Card.parse("TD")), {"do": "play", "by": "E", "card": "TD"}),
    (Claim(Seat.E, Seat.S), {"do": "claim", "by": "E", "against": "S"}),
    (Score(), {"do": "score"}),
]
each_line = pytest.mark.parametrize(("action", "value"), LINES, ids=lambda part: str(part)[:24])


@each_line
def test_each_verb_both_ways(action: Action, value: dict[str, Any]) -> None:
    assert action_object(action) == value
    assert parse_action(value, "sueca") == action
    assert json.loads(action_line(action)) == value


@each_line
def test_keys_may_come_in_any_order(action: Action, value: dict[str, Any]) -> None:
    assert parse_action(dict(reversed(value.items())), "sueca") == action


@each_line
def test_a_missing_key_is_an_error(action: Action, value: dict[str, Any]) -> None:
    for key in value:
        with pytest.raises(ValueError, match=f"no '{key}'"):
            parse_action({other: kept for other, kept in value.items() if other != key}, "sueca")


@each_line
@pytest.mark.parametrize("key", ["face_down", "note", "", "By", "from "])
def test_an_unknown_key_is_an_error(action: Action, value: dict[str, Any], key: str) -> None:
    with pytest.raises(ValueError, match="unknown key"):
        parse_action({**value, key: False}, "sueca")


@each_line
def test_nothing_else_passes_for_a_value(action: Action, value: dict[str, Any]) -> None:
    strange = [None, [], {}, "x", " S", "s", "NS", 1.5, 1e2, [17], {"S": 1}, "AS 7S ", "\ud800", 0.0]
    strange += [0, 1] if action != Cut(Seat.N, 17) else [True, False, 17.0, "17"]
    strange += [] if isinstance(action, Spoil) else [True, False]
    for key in value:
        for wrong in strange:
            with pytest.raises(ValueError, match=r"not|unknown|neither"):
                parse_action({**value, key: wrong}, "sueca")


def test_templates_as_lines() -> None:
    objects = [action_object(t) for t in (Template("dealer"), Template("shuffle"), Template("cut", Seat.W))]
    assert objects == [{"do": "dealer"}, {"do": "shuffle"}, {"do": "cut", "by": "W", "at": [1, 39]}]


# The header


def test_a_missing_rule_has_its_default_and_an_unknown_one_is_an_error() -> None:
    assert parse_header(header_value()).rules == Rules()
    assert parse_header(header_value(rules={"target": 9})).rules == Rules(target=9)
    assert line_and_fault(header(rules={"colour": "red"})) == (1, Fault.BAD_HEADER)
    assert line_and_fault(header(rules={"preset": "cafe"})) == (1, Fault.BAD_HEADER)


@pytest.mark.parametrize(
    "rules",
    [
        {"manilha": 10},
        {"manilha": 7},
        {"target": 4.0},
        {"target": "4"},
        {"target": True},
        {"target": 0},
        {"target": 21},
        {"target": 10**40},
        {"target": None},
        {"target": [[[]]]},
        {"spoil": 0},
        {"spoil": "false"},
        {"spoil": None},
        {"tie": "Carry"},
        {"tie": ""},
        {"tie": True},
        {"revoke": "one_game"},
        {"": 1},
        [],
        "portugal",
        None,
        0,
    ],
)
def test_wrong_rules_are_an_error_of_line_1(rules: Any) -> None:
    value = json.dumps({**header_value(), "rules": rules}).encode() + b"\n"
    assert line_and_fault(value) == (1, Fault.BAD_HEADER)


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_read_as_written(preset: str) -> None:
    assert parse_header(header_value(rules=rules_object(PRESETS[preset]))).rules == PRESETS[preset]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"record": None}, Fault.NOT_A_RECORD),
        ({"record": "other"}, Fault.NOT_A_RECORD),
        ({"record": ["sueca-desktop"]}, Fault.NOT_A_RECORD),
        ({"version": None}, Fault.BAD_HEADER),
        ({"version": 0}, Fault.BAD_HEADER),
        ({"version": -1}, Fault.BAD_HEADER),
        ({"version": True}, Fault.BAD_HEADER),
        ({"version": 1.0}, Fault.BAD_HEADER),
        ({"version": "1"}, Fault.BAD_HEADER),
        ({"version": 2}, Fault.NEWER_VERSION),
        ({"version": 10**30}, Fault.NEWER_VERSION),
        ({"game": None}, Fault.BAD_HEADER),
        ({"game": "bisca"}, Fault.UNKNOWN_GAME),
        ({"game": "Sueca"}, Fault.UNKNOWN_GAME),
        ({"game": ["sueca"]}, Fault.UNKNOWN_GAME),
        ({"game": {}}, Fault.UNKNOWN_GAME),
        ({"rules": None}, Fault.BAD_HEADER),
        ({"seats": None}, Fault.BAD_HEADER),
    ],
    ids=str,
)
def test_a_wrong_header(changes: dict[str, Any], expected: Fault) -> None:
    assert line_and_fault(header(**changes)) == (1, expected)


def test_a_newer_file_says_that_it_is_newer_whatever_else_it_holds() -> None:
    newer = b'{"record":"sueca-desktop","version":2}\n'
    strange = (
        b'{"created":5,"seats":[],"rules":{"new":1},"game":"king","version":2,"record":"sueca-desktop"}\n'
    )
    for data in (newer, strange, newer + b"not JSON\n"):
        error = fault(data)
        assert (error.line, error.fault) == (1, Fault.NEWER_VERSION)
        assert "newer" in error.detail


def test_keys_are_checked_in_their_order() -> None:
    wrong = {"record": "x", "version": "x", "game": "x", "rules": "x", "seats": "x"}
    right = header_value()
    details = [fault(header(**wrong)).detail]
    for key in ("record", "version", "game", "rules"):
        wrong[key] = right[key]
        details.append(fault(header(**wrong)).detail)
    assert details == [
        "not a record of Sueca Desktop",
        "'version' is not a whole number",
        "unknown game 'x'",
        "'rules' is not an object",
        "'seats' is not an object",
    ]


@pytest.mark.parametrize(
    "name",
    ["A", "é" * 40, "𝔑" * 40, "😀" * 40, " ", "<b>Eva</b>", "$(id)", "\u202etxt", "\ud800", '"\\', "\u2028"],
)
def test_a_name_has_1_to_40_code_points(name: str) -> None:
    seats = {"S": name, "E": "b", "N": "c", "W": name}
    record = parse_record(header(seats=seats))
    assert record.header.name(Seat.S) == record.header.name(Seat.W) == name
    assert parse_record(record_lines(record.header, ())).header == record.header


@pytest.mark.parametrize(
    "name", ["", "x" * 41, "😀" * 41, "a\n", "\t", "\0", "\x7f", "\x85", "\x9f", None, 5, ["a"], {}]
)
def test_other_names_are_refused(name: Any) -> None:
    assert line_and_fault(header(seats={"S": "a", "E": "b", "N": name, "W": "d"})) == (1, Fault.BAD_HEADER)


@pytest.mark.parametrize(
    "seats", [{}, {"S": "a", "E": "b", "N": "c"}, {**dict.fromkeys("SENW", "a"), "X": "b"}, [], "SENW", 4]
)
def test_all_four_seats_and_no_other_have_names(seats: Any) -> None:
    assert line_and_fault(header(seats=seats)) == (1, Fault.BAD_HEADER)


@pytest.mark.parametrize(
    "created",
    [
        "2025-11-30T21:04:05+01:00",
        "2025-11-30T21:04:05Z",
        "2025-11-30T21:04-03:00",
        "2025-11-30T21:04:05.123456+00:00",
        "2024-02-29T00:00:00-03:30",
    ],
)
def test_created_is_a_date_and_time_with_offset(created: str) -> None:
    assert parse_record(header(created=created)).header.created == created


@pytest.mark.parametrize(
    "created",
    [
        "",
        "yesterday",
        "2025-11-30",
        "2025-11-30T21:04:05",
        "2025-02-29T21:04:05Z",
        "2025-11-30T25:04:05Z",
        "2025-11-30T24:00:00Z",  # which newer versions of Python read
        "2025-11-30 21:04:05Z",
        "2025-11-30x21:04:05Z",
        "2025-11-30\ud80021:04:05Z",
        "2025-11-30T21:04:05 +01:00",
        "2025-11-30T21:04:05+01:00:30",
        "2025-11-30T21:04:05+25:00",
        "２０２５-11-30T21:04:05Z",
        "2025-11-30T21:04:05Z\n",
        "2025-11-30T21:04:05." + "1" * 400 + "Z",
        5,
        1764536645.5,
        ["2025-11-30T21:04:05Z"],
        True,
    ],
)
def test_other_dates_are_refused(created: Any) -> None:
    assert line_and_fault(header(created=created)) == (1, Fault.BAD_HEADER)


def test_created_may_be_missing_but_not_null() -> None:
    assert parse_record(header()).header.created is None
    assert line_and_fault(header_with("null").replace(b'"x"', b'"created"')) == (1, Fault.BAD_HEADER)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
known_keys = {"record", "version", "game", "rules", "seats", "created"}


@given(
    st.dictionaries(st.text(max_size=8).filter(lambda key: key not in known_keys), json_values, max_size=3)
)
def test_other_header_keys_are_kept(extra: dict[str, Any]) -> None:
    record = parse_record(json.dumps({**header_value(), **extra}).encode() + b"\n")
    assert record.header == Header(Rules(), NAMES, extra=extra)
    assert parse_record(record_lines(record.header, ())).header == record.header


@pytest.mark.parametrize("text", ["ã" * 1500, "漢" * 1150, "😀" * 850, "\x7f" * 3000, "\u2028" * 1100])
def test_a_header_that_could_be_read_can_be_read_again(text: str) -> None:
    data = json.dumps(header_value(note=text), ensure_ascii=False).encode() + b"\n"
    assert len(data) <= MAX_LINE_BYTES
    kept = parse_record(data).header
    again = parse_record(record_lines(kept, ())).header
    assert again == kept


@pytest.mark.parametrize("note", ["x" * 3900, [1e15] * 600])
def test_what_no_longer_fits_beside_the_rules_is_left_out(note: Any) -> None:
    written = json.dumps(header_value(note=note), separators=(",", ":")).replace("1000000000000000.0", "1e15")
    kept = parse_record(written.encode() + b"\n").header
    assert kept.extra == {"note": note}
    assert parse_record(record_lines(kept, ())).header == Header(Rules(), NAMES)


def test_lone_surrogates_survive() -> None:
    kept = parse_record(header(note=["\ud800", "a\udfffb", {"\udc00": "\ud83d\ude00"}])).header
    assert kept.extra == {"note": ["\ud800", "a\udfffb", {"\udc00": "😀"}]}
    assert parse_record(record_lines(kept, ())).header == kept


def test_marks_of_our_own() -> None:
    once = marked(HEADER, hints=1)
    twice = marked(once, hints=2, undo=1)
    assert (HEADER.extra, once.extra, twice.extra) == ({}, {"hints": 1}, {"hints": 2, "undo": 1})
    assert parse_record(record_lines(twice, ())).header == twice


@given(st.text(max_size=60))
def test_a_cleaned_name_can_stand_in_a_header_unless_nothing_is_left(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= MAX_NAME_LENGTH
    if cleaned:
        seats = dict.fromkeys("SENW", cleaned)
        assert parse_header(header_value(seats=seats)).name(Seat.E) == cleaned


def test_a_good_name_is_left_as_it_is() -> None:
    assert [clean_name(name) for name in (*NAMES, "Zé d'Óbidos", "  Ana\n", "\t")] == [
        *NAMES,
        "Zé d'Óbidos",
        "Ana",
        "",
    ]


# Lines


def test_a_carriage_return_before_the_newline_is_white_space() -> None:
    data = RECORD.replace(b"\n", b"\r\n")
    assert parse_record(data).actions == walk("portugal").actions


def test_a_carriage_return_ends_no_line() -> None:
    assert line_and_fault(RECORD.replace(b"\n", b"\r")) == (1, Fault.TOO_LARGE)
    assert line_and_fault(header() + DEALER[:-1] + b"\r" + SHUFFLE) == (2, Fault.NOT_JSON)


@pytest.mark.parametrize("other", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1e", "\u00a0"])
def test_no_other_character_ends_a_line_or_is_white_space(other: str) -> None:
    assert parse_record(header_with(json.dumps(other, ensure_ascii=other < " "))).header.extra == {"x": other}
    assert line_and_fault(header() + other.encode() + DEALER) == (2, Fault.NOT_JSON)


@pytest.mark.parametrize("space", [b" ", b"\t", b"\r", b" \t\r "])
def test_json_white_space_around_an_object_is_allowed(space: bytes) -> None:
    data = space + header()[:-1] + space + b"\n" + space + DEALER[:-1] + space + b"\n"
    assert parse_record(data).actions == (DrawDealer(Seat.S),)


@pytest.mark.parametrize("blank", [b"\n", b"\r\n", b" \n", b"\t\n"])
def test_a_blank_line_is_an_error(blank: bytes) -> None:
    assert line_and_fault(blank) == (1, Fault.NOT_JSON)
    assert line_and_fault(blank + RECORD) == (1, Fault.NOT_JSON)
    assert line_and_fault(header() + blank + DEALER) == (2, Fault.NOT_JSON)
    assert line_and_fault(header() + DEALER + blank) == (3, Fault.NOT_JSON)


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"])
def test_a_byte_order_mark_is_an_error(mark: bytes) -> None:
    assert line_and_fault(mark + RECORD) == (1, Fault.NOT_JSON)
    assert line_and_fault(header() + mark + DEALER + SHUFFLE) == (2, Fault.NOT_JSON)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_other_encodings_are_errors(encoding: str) -> None:
    data = json.dumps(header_value(note="é"), ensure_ascii=False).encode(encoding) + b"\n"
    assert line_and_fault(data) == (1, Fault.NOT_JSON)


@pytest.mark.parametrize("text", [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"])
def test_bytes_that_are_no_utf_8_are_errors(text: bytes) -> None:
    data = header_with('"@"').replace(b"@", text)
    assert line_and_fault(data) == (1, Fault.NOT_JSON)


@pytest.mark.parametrize(
    "constant", ["NaN", "Infinity", "-Infinity", "nan", "undefined", "'x'", "01", "+1", ".5", "1."]
)
def test_what_json_does_not_know_is_an_error(constant: str) -> None:
    assert line_and_fault(header_with(constant)) == (1, Fault.NOT_JSON)
    assert line_and_fault(header_with(f"[{constant}]")) == (1, Fault.NOT_JSON)
    at = f'{{"do":"cut","by":"W","at":{constant}}}\n'.encode()
    assert line_and_fault(header() + DEALER + SHUFFLE + at + DEALER) == (4, Fault.NOT_JSON)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1E+400", "9" * 400 + ".5"])
def test_a_number_too_large_to_hold_does_no_harm(number: str) -> None:
    kept = parse_record(header_with(number)).header
    assert parse_record(record_lines(kept, ())).header == kept
    assert kept.extra["x"] == kept.extra["x"]
    at = f'{{"do":"cut","by":"W","at":{number}}}'.encode()
    assert line_and_fault(header() + DEALER + SHUFFLE + at) == (4, Fault.BAD_ACTION)


@pytest.mark.parametrize(
    "at", ["1e2", "1.0", "2e0", "true", "null", "-0", "0", "-1", "40", "1e1", '"3"', "9" * 3000]
)
def test_a_cut_is_a_whole_number_from_1_to_39(at: str) -> None:
    cut = f'{{"do":"cut","by":"W","at":{at}}}\n'.encode()
    assert fault(header() + DEALER + SHUFFLE + cut).line == 4


@pytest.mark.parametrize("value", ["[]", '"x"', "5", "null", "true", '[{"do":"score"}]'])
def test_a_line_is_an_object(value: str) -> None:
    assert line_and_fault(value.encode() + b"\n") == (1, Fault.NOT_JSON)
    assert line_and_fault(header() + value.encode() + b"\n") == (2, Fault.NOT_JSON)
    assert line_and_fault(header() + value.encode()) == (2, Fault.NOT_JSON)


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"dealer","seat":"S","seat":"S"}',
        b'{"do":"score","do":"dealer","seat":"S"}',
        b'{"seat":"S","do":"dealer","s\\u0065at":"S"}',
    ],
)
def test_a_repeated_key_is_an_error(line: bytes) -> None:
    assert line_and_fault(header() + line + b"\n") == (2, Fault.NOT_JSON)
    assert line_and_fault(header() + line) == (2, Fault.NOT_JSON)


@pytest.mark.parametrize("key", [b'"version":1', b'"rules":{}', b'"game":"sueca"'])
def test_a_repeated_key_of_the_header_is_an_error(key: bytes) -> None:
    assert line_and_fault(header()[:-2] + b"," + key + b"}\n") == (1, Fault.NOT_JSON)


@pytest.mark.parametrize("rest", [b"{}", b"5", b",", b"}", b" {}"])
def test_two_values_on_a_line_are_an_error(rest: bytes) -> None:
    assert line_and_fault(header() + DEALER[:-1] + rest + b"\n") == (2, Fault.NOT_JSON)


# Nesting


def nested(depth: int) -> bytes:
    return header_with("[" * depth + "]" * depth)


def test_values_may_nest_as_deep_as_can_be_written_again() -> None:
    kept = parse_record(nested(MAX_NESTING - 1)).header
    assert parse_record(record_lines(kept, ())).header == kept


@pytest.mark.parametrize("depth", [MAX_NESTING, 1000, 1900])
def test_deeper_ones_are_refused_wherever_they_stand(depth: int) -> None:
    assert line_and_fault(nested(depth)) == (1, Fault.TOO_LARGE)
    deep = b'{"do":' + b"[" * depth + b"]" * depth + b"}"
    assert line_and_fault(header() + deep + b"\n") == (2, Fault.TOO_LARGE)
    assert line_and_fault(header() + deep) == (2, Fault.TOO_LARGE)
    assert line_and_fault(b"[" * (2 * depth) + b"\n") == (1, Fault.TOO_LARGE)
    objects = b'{"a":' * (depth // 3) + b"1" + b"}" * (depth // 3)
    assert line_and_fault(header() + objects + b"\n")[0] == 2


def test_brackets_in_strings_do_not_nest() -> None:
    text = "[{" * 700 + '\\"' + "[" * 600
    assert parse_record(header(note=text)).header.extra == {"note": text}
    side_by_side: list[list[int]] = [[]] * 700
    assert parse_record(header(note=side_by_side)).header.extra == {"note": side_by_side}


# Limits


def padded(line: bytes, size: int) -> bytes:
    """A line with white space before its newline, to so many bytes in all."""
    return line[:-1] + b" " * (size - len(line)) + b"\n"


def test_a_line_has_4_kib_with_its_newline() -> None:
    assert MAX_LINE_BYTES == 4096
    assert parse_record(padded(header(), 4096) + padded(DEALER, 4096)).actions == (DrawDealer(Seat.S),)
    assert line_and_fault(padded(header(), 4097)) == (1, Fault.TOO_LARGE)
    assert line_and_fault(header() + padded(DEALER, 4097)) == (2, Fault.TOO_LARGE)
    assert line_and_fault(header() + b"x" * 5000) == (2, Fault.TOO_LARGE)
    assert line_and_fault(b"\0" * 100_000) == (1, Fault.TOO_LARGE)


def long_record(lines: int) -> bytes:
    """A record of so many lines: deals thrown in for ever."""
    rules = {"spoil": True, "trump_from": "bottom"}
    poor = sorted(Rules().pack, key=lambda card: Rules().card_points[card.rank])
    # S deals, E leads with the third packet of an anticlockwise table.
    deck = [*poor[10:30], *poor[:10], *poor[30:]]
    shuffle = (
        json.dumps({"do": "shuffle", "deck": " ".join(map(str, deck[-1:] + deck[:-1]))}).encode() + b"\n"
    )
    hand = shuffle + b'{"do":"cut","by":"W","at":1}\n' + b'{"do":"spoil","by":"E","spoil":true}\n'
    data = header(rules=rules) + DEALER + hand * ((lines - 2) // 3)
    return data + b"".join(hand.splitlines(keepends=True)[: (lines - 2) % 3])


@pytest.mark.parametrize("most", [80, pytest.param(MAX_LINES, marks=pytest.mark.soak)])
def test_a_file_has_50_000_lines_with_its_header(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_LINES == 50_000
    monkeypatch.setattr(sueca_desktop.record, "MAX_LINES", most)
    data = long_record(most)
    assert (data.count(b"\n"), len(data) < MAX_FILE_BYTES) == (most, True)
    assert len(parse_record(data).actions) == most - 1
    assert line_and_fault(data + DEALER) == (most + 1, Fault.TOO_LARGE)
    assert line_and_fault(data + b"cut sho") == (most + 1, Fault.TOO_LARGE)
    assert line_and_fault(DEALER.join([header(), data])) == (3, Fault.BAD_ACTION)


def test_a_file_has_4_mib() -> None:
    assert MAX_FILE_BYTES == 4 * 1024 * 1024
    whole = header() + DEALER
    filler = padded(b"\n", 4096)  # blank lines: the first of them is the error, until the file is too large
    assert fault(whole + filler * 1023 + b" " * (4096 - len(whole))).line == 3
    assert line_and_fault(whole + filler * 1023 + b" " * (4097 - len(whole))) == (1, Fault.TOO_LARGE)
    assert line_and_fault(b"\n" * (MAX_FILE_BYTES + 1)) == (1, Fault.TOO_LARGE)


# What a crash leaves


def test_a_last_line_that_was_cut_short_is_dropped() -> None:
    *whole, last = RECORD.splitlines(keepends=True)
    for length in range(1, len(last) - 1):
        record = parse_record(b"".join(whole) + last[:length])
        assert (record.dropped, record.state) == (True, walk("portugal").states[-2])


def test_a_last_line_that_lacks_nothing_but_its_newline_counts() -> None:
    record = parse_record(RECORD[:-1])
    assert (record.dropped, record.actions) == (False, walk("portugal").actions)


@pytest.mark.parametrize("rest", [b"\0\0\0", b"\xff\xfe", b"{", b"nul", b"NaN", b"{'do': 'score'}", b"   "])
def test_whatever_is_not_json_at_the_end_was_cut_short(rest: bytes) -> None:
    assert parse_record(header() + DEALER + rest).dropped
    assert line_and_fault(header() + DEALER + rest + b"\n")[0] == 3
    assert line_and_fault(header() + rest + b"\n" + DEALER)[0] == 2


def test_json_at_the_end_that_is_no_action_is_an_error() -> None:
    assert line_and_fault(header() + DEALER + b"{}") == (3, Fault.BAD_ACTION)
    assert line_and_fault(header() + DEALER + b"12") == (3, Fault.NOT_JSON)
    assert line_and_fault(header() + DEALER + DEALER[:-1]) == (3, Fault.AGAINST_RULES)


def test_an_empty_file_and_a_cut_header_are_errors_of_line_1() -> None:
    assert line_and_fault(b"") == (1, Fault.EMPTY)
    for length in range(1, len(header()) - 1):
        assert line_and_fault(header()[:length])[0] == 1
    assert parse_record(header()[:-1]).state == State(Rules())


# Which line is named


def test_the_first_bad_line_is_named_be_it_unreadable_or_against_the_rules() -> None:
    against, unreadable, unknown = DEALER, b"?\n", b'{"do":"dance"}\n'
    start = header() + DEALER
    assert line_and_fault(start + against + unreadable) == (3, Fault.AGAINST_RULES)
    assert line_and_fault(start + unreadable + against) == (3, Fault.NOT_JSON)
    assert line_and_fault(start + unknown + unreadable) == (3, Fault.BAD_ACTION)
    assert line_and_fault(start + against + b" " * 5000 + b"\n") == (3, Fault.AGAINST_RULES)
    assert line_and_fault(start + b" " * 5000 + b"\n" + against) == (3, Fault.TOO_LARGE)
    assert line_and_fault(b"?\n" + against) == (1, Fault.NOT_JSON)


@pytest.mark.parametrize("place", range(2, 40, 5))
def test_a_line_left_out_or_given_twice_is_against_the_rules(place: int) -> None:
    lines = RECORD.splitlines(keepends=True)
    twice = lines[:place] + lines[place - 1 :]
    assert line_and_fault(b"".join(twice)) == (place + 1, Fault.AGAINST_RULES)
    left_out = lines[: place - 1] + lines[place:]
    assert fault(b"".join(left_out)).line in (place, place + 1)


def test_nothing_may_follow_the_end_of_a_match() -> None:
    played = next(walk(name) for name in RULES if walk(name).last.phase is Phase.OVER)
    data = record_lines(Header(played.rules, NAMES), played.actions)
    assert line_and_fault(data + b'{"do":"score"}\n') == (len(played.actions) + 2, Fault.AGAINST_RULES)


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"turn_up","by":"S"}',
        b'{"do":"trump","by":"S","suit":"H"}',
        b'{"do":"enter","by":"S","exchange":""}',
        b'{"do":"sit_out","by":"S"}',
        b'{"do":"deal_from","by":"S","from":"top"}',
        b'{"do":"keep","by":"S"}',
        b'{"do":"raise","by":"S"}',
        b'{"do":"signal","by":"S","sign":"wink"}',
        b'{"do":"play","by":"S","card":"AS","face_down":false}',
    ],
)
def test_what_belongs_to_other_games_is_an_error(line: bytes) -> None:
    assert line_and_fault(header() + line + b"\n") == (2, Fault.BAD_ACTION)


def test_the_pack_in_use_is_that_of_the_rules() -> None:
    shuffle = json.dumps({"do": "shuffle", "deck": PACK}).encode() + b"\n"
    assert parse_record(header() + DEALER + shuffle).state.phase is Phase.CUT
    assert line_and_fault(header(rules={"manilha": "10"}) + DEALER + shuffle) == (3, Fault.AGAINST_RULES)


# Anything at all


def reads_or_refuses(data: bytes) -> None:
    """Reading ends with a record that can be written again, or a RecordError that names one of its lines."""
    result: Record | RecordError
    try:
        result = parse_record(data)
    except RecordError as error:
        result = error
    if isinstance(result, RecordError):
        assert 1 <= result.line <= data.count(b"\n") + 1
    else:
        assert parse_record(record_lines(result.header, result.actions)).state == result.state


def mutated(data: bytes, chance: Random) -> bytes:
    """Bytes changed, taken out, doubled or moved, lines too."""
    result = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randrange(len(result) + 1) for _ in range(2))
        to = min(to, at + chance.choice((1, 3, 40)))
        lines = bytes(result).splitlines(keepends=True) or [b""]
        match chance.randrange(6):
            case 0:
                result[at:to] = chance.randbytes(to - at)
            case 1:
                del result[at:to]
            case 2:
                result[at:at] = result[at:to]
            case 3:
                result[at:to] = chance.choice(
                    (b'"', b"{", b"}", b"[", b"\n", b"\r", b"\0", b"1e9", b"true", b"\\u")
                )
            case 4:
                chance.shuffle(lines)
                result[:] = b"".join(lines)
            case 5:
                lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
                result[:] = b"".join(lines)
    return bytes(result)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    reads_or_refuses(data)
    reads_or_refuses(header() + data)


@pytest.mark.parametrize("name", ["cafe", "brazil", "mixture3"])
def test_damaged_records_are_read_or_refused(name: str) -> None:
    data = record_lines(Header(RULES[name], NAMES), walk(name).actions)
    chance = Random(name)
    for _ in range(60):
        reads_or_refuses(mutated(data, chance))


@pytest.mark.soak
@pytest.mark.parametrize("name", RULES)
def test_many_damaged_records_are_read_or_refused(name: str) -> None:
    data = record_lines(Header(RULES[name], NAMES, created="2026-01-01T00:00:00Z"), walk(name).actions)
    chance = Random(name)
    for _ in range(3000):
        reads_or_refuses(mutated(data, chance))


def test_a_header_knows_the_name_of_each_seat() -> None:
    assert [HEADER.name(seat) for seat in SEATS] == list(NAMES)
