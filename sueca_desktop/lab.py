"""`sueca-lab`, the headless twin of the program: replays, lists legal actions, solves, measures, deals.

Results go to standard output, messages to standard error. Exit status: 0 done, 1 standard output cannot be
written, the solver is not compiled or a process was killed, 2 a bad record or bad arguments, 130 Ctrl+C.
Imports no Qt.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from sueca_desktop.arena import Contest, deal_numbers, play_all, summary
from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.yardsticks import PLAYERS
from sueca_desktop.processes import usable_cores
from sueca_desktop.record import (
    MAX_FILE_BYTES,
    Fault,
    Header,
    Record,
    RecordError,
    parse_record,
    record_lines,
)
from sueca_desktop.replays import REPLAY_OBJECTS
from sueca_desktop.rules import GAMES, game_of
from sueca_desktop.rules.game import MatchState
from sueca_desktop.rules.sueca import Phase, State
from sueca_desktop.solver.position import Position
from sueca_desktop.table.arguments import deal_number_argument
from sueca_desktop.table.deals import numbered_deal
from sueca_desktop.verbs import action_object

BAD_INPUT = 2
NOT_DONE = 1
INTERRUPTED = 130

_MOST = 1_000_000
"""The most deals, iterations or processes that can be asked for."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line; returns the exit status."""
    arguments = _parser().parse_args(argv)
    try:
        result: str = arguments.run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except RecordError as error:
        _tell(f"{_one_line(arguments.file)}:{error.line}: {error.detail}\n")
        return BAD_INPUT
    except _BadArgument as error:
        _tell(f"sueca-lab: error: {error}\n")
        return BAD_INPUT
    except (ImportError, ChildProcessError) as error:
        _tell(f"sueca-lab: {error}\n")
        return NOT_DONE
    return _written(result)


def legal_object(state: MatchState) -> dict[str, Any]:
    """Every action that may come next, as record lines."""
    game = game_of(state.rules)
    return {
        "to_act": [seat.value for seat in game.to_act(state)],
        "actions": [action_object(action) for action in game.legal_actions(state)],
    }


def solve_object(position: Position) -> dict[str, Any]:
    """What each legal card is worth with all cards open, and the best of them.

    Raises ImportError if the solver is not compiled.
    """
    # Only this command needs native code: the others work without.
    from sueca_desktop.solver.solver import Solver

    values = Solver().card_values(position)
    most = max(values.values())
    return {
        "values": {str(card): value for card, value in values.items()},
        "best": [str(card) for card, value in values.items() if value == most],
    }


def dealt_record(game: str, preset: str, number: int) -> bytes:
    """A fresh record of deal `number`, up to the first player's decision."""
    rules = GAMES[game].presets[preset]
    header = Header(rules, ("South", "East", "North", "West"))
    return record_lines(header, numbered_deal(rules, number).actions(rules))


def arena_object(contest: Contest, deals: int, seed: int, jobs: int) -> dict[str, Any]:
    """How A does against B in so many deals or matches, run in so many processes; tells on standard error how
    far it is."""
    with _progress(deals) as progress:
        samples = play_all(contest, deal_numbers(seed, deals), jobs, progress)
    return {
        "game": contest.game,
        "preset": contest.preset,
        "a": contest.a,
        "b": contest.b,
        "deals": deals,
        "seed": seed,
        **summary(contest, samples),
    }


def _read(name: str) -> Record:
    try:
        if name == "-":
            if sys.stdin is None:
                raise ValueError("standard input is closed")
            data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(0, Fault.UNREADABLE, f"cannot be read: {reason}") from None
    record = parse_record(data)
    if record.dropped:
        _tell(f"{_one_line(name)}: the last line was cut short and is left out\n")
    return record


def _one_line(name: str) -> str:
    """A file's name as a message shows it: even a name with line breaks takes one line."""
    return name.replace("\r", "\\r").replace("\n", "\\n")


def _tell(message: str) -> None:
    """Writes to standard error. Whoever does not want to read on neither stops the work nor finds the message
    among the results: `print` would take standard output where there is no standard error."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(message)
            sys.stderr.flush()


def _written(result: str) -> int:
    """Writes to standard output, the same bytes on every system; returns the exit status."""
    if sys.stdout is None:
        return NOT_DONE
    try:
        sys.stdout.buffer.write(result.encode())
        sys.stdout.flush()
    except OSError as error:
        # Python would try once more on the way out, and fail in public.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            _tell(f"standard output: {error.strerror}\n")
        return NOT_DONE
    return 0


def _replay(arguments: argparse.Namespace) -> str:
    record = _read(arguments.file)
    return _printed(REPLAY_OBJECTS[record.header.game.id](record.state), arguments.json)


def _legal(arguments: argparse.Namespace) -> str:
    return _printed(legal_object(_read(arguments.file).state), arguments.json)


def _solve(arguments: argparse.Namespace) -> str:
    record = _read(arguments.file)
    state = record.state
    if not isinstance(state, State):
        raise RecordError(1, Fault.UNKNOWN_GAME, f"only sueca can be solved, not {record.header.game.id}")
    if state.phase is not Phase.PLAY or state.hand is None:
        raise RecordError(
            len(record.actions) + 1,
            Fault.AGAINST_RULES,
            f"there is nothing to solve in phase {state.phase.value}",
        )
    return _printed(solve_object(Position.of(state.hand, state.rules)), arguments.json)


def _deal(arguments: argparse.Namespace) -> str:
    return dealt_record(arguments.game, _preset(arguments), arguments.seed).decode()


def _arena(arguments: argparse.Namespace) -> str:
    limit = Limit(arguments.iterations, arguments.seconds)
    for name in (arguments.a, arguments.b):
        _one_of(PLAYERS[arguments.game], name, f"player of {arguments.game}")
    contest = Contest(arguments.game, _preset(arguments), arguments.a, arguments.b, limit)
    jobs = arguments.jobs or usable_cores()
    result = arena_object(contest, arguments.deals, arguments.seed, jobs)
    return _printed(result, arguments.json)


def _preset(arguments: argparse.Namespace) -> str:
    """The preset asked for, or the game's first, which holds the defaults."""
    presets = GAMES[arguments.game].presets
    return next(iter(presets)) if arguments.preset is None else _one_of(presets, arguments.preset, "preset")


def _one_of(known: Iterable[str], name: str, what: str) -> str:
    if name not in known:
        raise _BadArgument(f"no {what}: {name!r} (choose from {', '.join(known)})")
    return name


class _BadArgument(Exception):
    """An argument that does not go with another."""


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """Reports how many of `total` deals are done, in one line that is written anew at each percent."""

    def report(done: int) -> None:
        if 100 * done // total > 100 * (done - 1) // total:
            _tell(f"\r{done} of {total} deals")

    _tell(f"0 of {total} deals")
    try:
        yield report
    finally:
        _tell("\n")


def _printed(value: dict[str, Any], as_json: bool) -> str:
    if as_json:
        return json.dumps(value) + "\n"
    return "".join(f"{key}: {json.dumps(part)}\n" for key, part in value.items())


def _count_argument(text: str) -> int:
    """How many deals or so on a command line; raises as argparse wants it."""
    if not (text.isascii() and text.isdigit() and len(text) <= 30 and 1 <= int(text) <= _MOST):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {_MOST}")
    return int(text)


def _seconds_argument(text: str) -> float:
    """A time on a command line; raises as argparse wants it."""
    with suppress(ValueError):
        seconds = float(text)
        if isfinite(seconds) and seconds > 0:
            return seconds
    raise argparse.ArgumentTypeError("must be a number above 0")


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong: whoever wants the usage asks for --help."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: error: {_one_line(message)}\n")


def _presets_help() -> str:
    return "; ".join(f"{game.id}: {', '.join(game.presets)}" for game in GAMES.values())


def _players_help() -> str:
    return "; ".join(f"{game}: {', '.join(players)}" for game, players in PLAYERS.items())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sueca-lab", description=__doc__.split("\n\n")[0] if __doc__ else None)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, run, purpose in (
        ("replay", _replay, "the state after the last action, and every finished hand"),
        ("legal", _legal, "every action that may come next"),
        ("solve", _solve, "what each legal card is worth if all play perfectly with open cards"),
    ):
        command = commands.add_parser(name, help=purpose, description=purpose)
        command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
        command.add_argument("--json", action="store_true", help="print one JSON object")
        command.set_defaults(run=run)
    purpose = "player A against player B, each deal or match played again with the seats swapped"
    arena = commands.add_parser("arena", help=purpose, description=purpose)
    deal = commands.add_parser("deal", help="a fresh record of a numbered deal")
    for command, games, seed in (
        (arena, PLAYERS, "which deals: the same for the same seed"),
        (deal, GAMES, "the deal's number"),
    ):
        command.add_argument("--game", choices=tuple(games), required=True)
        command.add_argument("--seed", type=deal_number_argument, required=True, metavar="K", help=seed)
        command.add_argument("--preset", metavar="P", help=f"which rules; {_presets_help()}")
    for side in ("--a", "--b"):
        arena.add_argument(side, metavar="LEVEL", required=True, help=f"who plays; {_players_help()}")
    arena.add_argument("--deals", type=_count_argument, required=True, metavar="N", help="how many deals")
    arena.add_argument(
        "--iterations",
        type=_count_argument,
        metavar="N",
        help="how much a choice may cost (else the player's own)",
    )
    arena.add_argument("--seconds", type=_seconds_argument, metavar="S", help="how long a choice may take")
    arena.add_argument(
        "--jobs",
        type=_count_argument,
        metavar="J",
        help="how many processes (else one a core; 1 for calm times)",
    )
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.set_defaults(run=_arena)
    deal.set_defaults(run=_deal)
    return parser


if __name__ == "__main__":
    sys.exit(main())
