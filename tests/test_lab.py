"""The headless command: what it prints, where, and with which exit status."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from sueca_desktop.lab import dealt_record, main
from sueca_desktop.record import MAX_FILE_BYTES, Header, parse_record, record_lines
from sueca_desktop.replays.sueca import replay_object
from sueca_desktop.rules import GAMES, sobe_e_desce, truco
from sueca_desktop.rules.sueca import PRESETS, Phase, State
from sueca_desktop.table.deals import MAX_DEAL_NUMBER, numbered_deal
from tests.rules.walks import RULES, walk

TOP = Path(__file__).parent.parent
NAMES = ("S", "E", "N", "W")

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell's files")
needs_full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")


class Run(Struct, frozen=True):
    status: int
    out: bytes
    err: str


@pytest.fixture
def lab(capsysbinary: pytest.CaptureFixture[bytes]) -> Any:
    """Runs `sueca-lab` with some arguments in this process."""

    def run(*arguments: str) -> Run:
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        captured = capsysbinary.readouterr()
        return Run(status, captured.out, captured.err.decode())

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record in the middle of a hand in which a revoke can be claimed."""
    file = tmp_path / "match.sueca"
    file.write_bytes(record_of("cafe"))
    return file


ARENA = ("arena", "--game", "sueca", "--a", "rules", "--b", "random", "--deals", "3", "--seed", "7")
BAD_ARENA = (
    ("--a", "grandmaster"),
    ("--b", ""),
    ("--game", "truco"),
    ("--game", "sobe-e-desce"),
    ("--preset", "mine"),
    ("--seed", "-1"),
    *(
        (option, number)
        for option in ("--deals", "--iterations", "--jobs")
        for number in ("0", "x", "2" * 50)
    ),
    *(("--seconds", seconds) for seconds in ("0", "-1", "nan", "inf", "soon")),
)


def record_of(name: str, length: int = 60) -> bytes:
    return record_lines(Header(RULES[name], NAMES), walk(name).actions[:length])


def lab_process(*arguments: str | bytes, **options: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-W", "error", "-m", "sueca_desktop.lab", *arguments]
    return subprocess.run(command, cwd=TOP, check=False, **options)


@pytest.mark.parametrize("name", ["portugal", "cafe", "brazil", "azores"])
def test_replay_prints_one_json_object_with_these_keys_and_no_others(
    lab: Any, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "x"
    file.write_bytes(record_of(name, 30))
    run = lab("replay", str(file), "--json")
    assert (run.status, run.err) == (0, "")
    assert run.out.count(b"\n") == 1
    answer = json.loads(run.out)
    assert answer == replay_object(walk(name).states[30])
    assert list(answer) == [
        "game",
        "phase",
        "to_act",
        "finished",
        "winner",
        "score",
        "carry",
        "hand",
        "hands",
    ]
    assert list(answer["hand"]) == ["dealer", "trump", "holder", "hands", "trick", "points", "tricks"]
    assert list(answer["hand"]["trick"]) == ["leader", "cards"]
    for result in answer["hands"]:
        assert list(result) == ["dealer", "trump", "points", "tricks", "games", "reason"]


def test_legal_prints_every_action_as_a_line_of_a_record(lab: Any, record: Path) -> None:
    data = record.read_bytes()
    for length in (1, 2, 3, 4, 5, 20, 43, 60):
        record.write_bytes(b"".join(data.splitlines(keepends=True)[:length]))
        run = lab("legal", str(record), "--json")
        assert (run.status, run.err) == (0, "")
        answer = json.loads(run.out)
        assert list(answer) == ["to_act", "actions"]
        for action in answer["actions"]:
            if action["do"] in ("dealer", "shuffle", "cut"):
                continue
            line = json.dumps(action).encode() + b"\n"
            assert parse_record(record.read_bytes() + line).actions


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_standard_input_is_a_dash(
    lab: Any, record: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from_file = lab(command, str(record), "--json")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert lab(command, "-", "--json") == from_file


def test_without_json_each_part_has_a_line(lab: Any, record: Path) -> None:
    run = lab("replay", str(record))
    answer = json.loads(lab("replay", str(record), "--json").out)
    lines = dict(line.split(": ", 1) for line in run.out.decode().splitlines())
    assert {key: json.loads(value) for key, value in lines.items()} == answer


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"{", 1),
        (b"\xff\n", 1),
        (b"x" * 5000, 1),
        (b"\0" * (MAX_FILE_BYTES + 1), 1),
        (record_of("cafe") + b"\n", 62),
        (record_of("cafe") + b'{"do":"dance"}\n{', 62),
        (record_of("cafe") + b'{"do":"dealer","seat":"S"}', 62),
        (record_of("cafe") + b"[" * 3000 + b"\n", 62),
        (b'{"record":"sueca-desktop","version":1,"game":"\\ud800\\n\xc3\xa9"}\n', 1),
        (b'{"record":"sueca-desktop","version":' + b"9" * 3900 + b"}\n", 1),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_bad_record_gives_status_2_and_one_line(
    lab: Any, tmp_path: Path, command: str, data: bytes, line: int
) -> None:
    file = tmp_path / "bad.sueca"
    file.write_bytes(data)
    run = lab(command, str(file), "--json")
    assert (run.status, run.out) == (2, b"")
    assert run.err.startswith(f"{file}:{line}: ")
    assert run.err.count("\n") == 1
    assert run.err.endswith("\n")
    assert len(run.err.strip()) > len(f"{file}:{line}:")


def test_a_newer_record_says_so(lab: Any, tmp_path: Path) -> None:
    file = tmp_path / "newer"
    file.write_bytes(b'{"record":"sueca-desktop","version":7}\n')
    assert "newer" in lab("replay", str(file)).err


@pytest.mark.parametrize("name", ["missing", ".", "missing/deeper", "", "a\0b"])
def test_a_file_that_cannot_be_read_is_line_0(lab: Any, tmp_path: Path, name: str) -> None:
    run = lab("legal", f"{tmp_path}/{name}" if name else "", "--json")
    assert (run.status, run.out) == (2, b"")
    assert ":0: cannot be read: " in run.err
    assert run.err.count("\n") == 1


def test_a_name_with_line_breaks_is_one_line(lab: Any, tmp_path: Path) -> None:
    run = lab("replay", f"{tmp_path}/a\nb\r\nc")
    assert (run.status, run.err.count("\n"), run.err.count("\r")) == (2, 1, 0)
    assert run.err.startswith(f"{tmp_path}/a\\nb\\r\\nc:0: ")


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_a_cut_last_line_is_dropped_with_a_notice(lab: Any, record: Path, command: str) -> None:
    before = lab(command, str(record), "--json")
    record.write_bytes(record.read_bytes() + b'{"do":"pl')
    run = lab(command, str(record), "--json")
    assert (run.status, run.out) == (0, before.out)
    assert "cut short" in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("replay",),
        ("replay", "a", "b"),
        ("replay", "a", "--xml"),
        ("legal",),
        ("deal",),
        ("deal", "--game", "sueca"),
        ("deal", "--seed", "1"),
        ("deal", "--game", "bisca", "--seed", "1"),
        ("deal", "--game", "sueca", "--seed", "1", "--preset", "mine"),
        ("deal", "--game", "sueca", "--seed", "1", "two\nlines"),
        ("arena",),
        *((*ARENA, *more) for more in BAD_ARENA),
        *(
            ("deal", "--game", "sueca", "--seed", seed)
            for seed in (
                "",
                "x",
                "-1",
                "1.0",
                "1e3",
                "1_0",
                " 1",
                "٣",
                "0x10",
                str(MAX_DEAL_NUMBER + 1),
                "9" * 5000,
            )
        ),
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_bad_arguments_give_status_2_and_print_nothing(lab: Any, arguments: tuple[str, ...]) -> None:
    run = lab(*arguments)
    assert (run.status, run.out) == (2, b"")
    assert run.err.startswith("sueca-lab")
    assert "error: " in run.err
    assert run.err.count("\n") == 1
    assert "_deal_number" not in run.err


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [0, 1, MAX_DEAL_NUMBER])
def test_deal_prints_a_fresh_record_up_to_the_first_decision(lab: Any, preset: str, seed: int) -> None:
    run = lab("deal", "--game", "sueca", "--seed", str(seed), "--preset", preset)
    assert (run.status, run.err) == (0, "")
    dealt = parse_record(run.out)
    assert dealt.header.rules == PRESETS[preset]
    assert (dealt.header.created, dealt.header.extra) == (None, {})
    assert dealt.actions == numbered_deal(PRESETS[preset], seed).actions(PRESETS[preset])
    assert dealt.state.phase in (Phase.PLAY, Phase.SPOIL)
    assert run.out == dealt_record("sueca", preset, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_bytes_for_ever(lab: Any, game: str) -> None:
    golden = (Path(__file__).parent / f"lab-deal-7-{game}.golden").read_bytes()
    assert lab("deal", "--game", game, "--seed", "7").out == golden


@pytest.mark.parametrize(
    ("game", "phase"),
    [("sobe-e-desce", sobe_e_desce.Phase.TRUMP), ("truco", truco.Phase.RECEIVE)],
)
@pytest.mark.parametrize("seed", [0, 1, MAX_DEAL_NUMBER])
def test_deals_of_the_other_games_wait_for_the_first_decision_too(
    lab: Any, game: str, phase: StrEnum, seed: int
) -> None:
    for preset, rules in GAMES[game].presets.items():
        run = lab("deal", "--game", game, "--seed", str(seed), "--preset", preset)
        assert (run.status, run.err) == (0, "")
        dealt = parse_record(run.out)
        assert (dealt.header.rules, dealt.header.created, dealt.header.extra) == (rules, None, {})
        assert dealt.state.phase is phase


def test_a_fresh_match_waits_for_its_dealer() -> None:
    answer = replay_object(State(PRESETS["portugal"]))
    assert (answer["phase"], answer["to_act"], answer["hand"], answer["hands"]) == ("dealer", [], None, [])


def test_arena_prints_one_json_object_with_these_keys_and_no_others(lab: Any) -> None:
    run = lab(*ARENA, "--preset", "cafe", "--json")
    assert run.status == 0
    assert run.out.count(b"\n") == 1
    answer = json.loads(run.out)
    assert list(answer) == [
        "game",
        "preset",
        "a",
        "b",
        "deals",
        "seed",
        "a_points",
        "a_points_ci95",
        "a_wins",
        "a_wins_ci95",
        "decision_ms",
    ]
    assert list(answer.values())[:6] == ["sueca", "cafe", "rules", "random", 3, 7]
    for mean, most in (("a_points", 120), ("a_wins", 1)):
        low, high = answer[f"{mean}_ci95"]
        assert 0 <= low <= answer[mean] <= high <= most
    for side in ("a", "b"):
        times = answer["decision_ms"][side]
        assert list(times) == ["median", "p95", "max"]
        assert 0 < times["median"] <= times["p95"] <= times["max"]


def test_arena_tells_how_far_it_is_in_one_line_of_standard_error(lab: Any) -> None:
    run = lab(*ARENA)
    assert run.err == "0 of 3 deals\r1 of 3 deals\r2 of 3 deals\r3 of 3 deals\n"
    many = lab(*ARENA, "--a", "random", "--deals", "110", "--jobs", "1")
    assert many.err.count("\r") == 100
    assert many.err.endswith("\r110 of 110 deals\n")


def test_arena_gives_the_same_for_the_same_seed_but_for_the_times(lab: Any) -> None:
    def numbers(*more: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(lab(*ARENA, "--json", "--jobs", "1", *more).out)
        del answer["decision_ms"]
        return answer

    assert numbers() == numbers("--jobs", "2") == numbers("--iterations", "9", "--seconds", "1.5")
    assert numbers()["a_points"] != numbers("--seed", "8")["a_points"]


# In a process of its own


def test_as_a_command(record: Path) -> None:
    run = lab_process("replay", str(record), "--json", capture_output=True)
    assert (run.returncode, run.stderr) == (0, b"")
    assert json.loads(run.stdout) == replay_object(walk("cafe").states[60])


@posix_only
def test_a_reader_that_goes_away_is_no_disaster(record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    run = lab_process("replay", str(record), "--json", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (run.returncode, run.stderr) == (1, b"")


@needs_full_disk
def test_a_full_disk_is_told(record: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        run = lab_process("replay", str(record), "--json", stdout=full, stderr=subprocess.PIPE)
    assert run.returncode == 1
    assert run.stderr.startswith(b"standard output: ")
    assert run.stderr.count(b"\n") == 1


@posix_only
def test_closed_streams_are_no_disaster(record: Path) -> None:
    command = f'exec "{sys.executable}" -m sueca_desktop.lab'
    for script, status in ((f"{command} replay - <&-", 2), (f'{command} replay "{record}" >&-', 1)):
        run = subprocess.run(["sh", "-c", script], cwd=TOP, capture_output=True, check=False)
        assert (run.returncode, run.stdout, b"Traceback" in run.stderr) == (status, b"", False)


@posix_only
@pytest.mark.parametrize("errors", ["2>&-", pytest.param("2>/dev/full", marks=needs_full_disk)])
def test_messages_that_nobody_can_read_change_nothing(record: Path, tmp_path: Path, errors: str) -> None:
    bad = tmp_path / "bad.sueca"
    bad.write_bytes(record.read_bytes() + b"{}\n")
    cut = tmp_path / "cut.sueca"
    cut.write_bytes(record.read_bytes() + b"{")
    command = f'exec "{sys.executable}" -m sueca_desktop.lab'
    for arguments, status, objects in (
        (f'replay "{bad}" --json', 2, 0),
        (f'replay "{cut}" --json', 0, 1),
        ("deal --game truco --seed 1 --preset brazil", 2, 0),
    ):
        run = subprocess.run(
            ["sh", "-c", f"{command} {arguments} {errors}"], cwd=TOP, stdout=subprocess.PIPE, check=False
        )
        assert (run.returncode, len(list(map(json.loads, run.stdout.splitlines())))) == (status, objects)


@posix_only
def test_a_name_of_odd_bytes(tmp_path: Path) -> None:
    missing = os.fsencode(tmp_path) + b"/\xff\xfe.sueca"
    for environment in (
        {"LC_ALL": "C.UTF-8"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ):
        run = lab_process("replay", missing, capture_output=True, env={**os.environ, **environment})
        assert (run.returncode, run.stdout, run.stderr.count(b"\n")) == (2, b"", 1)
        assert b".sueca:0: cannot be read: " in run.stderr


@posix_only
def test_closed_standard_error_does_not_stop_an_arena() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    gone = lab_process(*ARENA, "--json", stdout=subprocess.PIPE, stderr=writing)
    os.close(writing)
    assert (gone.returncode, json.loads(gone.stdout)["deals"]) == (0, 3)
    script = f'exec "{sys.executable}" -m sueca_desktop.lab {" ".join(ARENA)} --json 2>&-'
    closed = subprocess.run(["sh", "-c", script], cwd=TOP, stdout=subprocess.PIPE, check=False)
    assert (closed.returncode, json.loads(closed.stdout)["deals"]) == (0, 3)


@posix_only
@pytest.mark.parametrize("done", [0, 20])
def test_an_interrupted_arena_ends_quietly(done: int) -> None:
    arena = started_arena(done)
    os.killpg(arena.pid, signal.SIGINT)
    out, err = arena.communicate(timeout=60)
    assert (arena.returncode, out, err.splitlines()[1:]) == (130, b"", [])
    assert b"Traceback" not in err


@posix_only
def test_the_processes_of_a_killed_arena_end_too() -> None:
    arena = started_arena(20)
    arena.kill()
    # Standard error is at its end only when all have gone that inherited it.
    _, err = arena.communicate(timeout=60)
    assert b"Traceback" not in err


def started_arena(done: int) -> subprocess.Popen[bytes]:
    """An arena in a process group of its own that has played so many deals of two thousand."""
    arena = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "sueca_desktop.lab", *ARENA, "--deals", "2000", "--jobs", "2"],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A shell has those in its background ignore it, and they pass that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert arena.stderr is not None
    told = b""
    while not told.endswith(b"%d of 2000 deals" % done):
        letter = arena.stderr.read(1)
        assert letter, told
        told += letter
    return arena


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_file_without_end_is_too_large(lab: Any) -> None:
    run = lab("replay", "/dev/zero")
    assert (run.status, run.out) == (2, b"")
    assert run.err.startswith("/dev/zero:1: ")
