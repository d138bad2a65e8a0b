"""`sueca-lab`, the headless twin of the program: replays records, lists legal actions, solves, deals.

Results go to standard output, messages to standard error. Exit status: 0 done, 1 standard output cannot be
written or the solver is not compiled, 2 a bad record or bad arguments. Imports no Qt.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sueca_desktop.cards import Card, cards_text
from sueca_desktop.record import (
    MAX_FILE_BYTES,
    PLAYABLE_GAMES,
    Fault,
    Header,
    Record,
    RecordError,
    action_object,
    parse_record,
    record_lines,
)
from sueca_desktop.rules.results import HandResult, Pair
from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.rules.sueca import PRESETS, Hand, Phase, State, legal_actions, to_act
from sueca_desktop.solver.position import Position
from sueca_desktop.table.deals import numbered_deal, parse_deal_number

BAD_INPUT = 2
NOT_DONE = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line; returns the exit status."""
    arguments = _parser().parse_args(argv)
    try:
        result: str = arguments.run(arguments)
    except RecordError as error:
        print(f"{_one_line(arguments.file)}:{error.line}: {error.detail}", file=sys.stderr)
        return BAD_INPUT
    except ImportError as error:
        print(f"sueca-lab: {error}", file=sys.stderr)
        return NOT_DONE
    return _written(result)


def replay_object(state: State) -> dict[str, Any]:
    """The state after the last action and every finished hand, seen from behind all four players."""
    return {
        "game": "sueca",
        "phase": state.phase.value,
        "to_act": [seat.value for seat in to_act(state)],
        "finished": state.winner is not None,
        "winner": None if state.winner is None else state.winner.value,
        "score": _by_team(state.score),
        "carry": state.carry,
        "hand": None if state.hand is None else _hand_object(state.hand),
        "hands": [_result_object(result) for result in state.results],
    }


def legal_object(state: State) -> dict[str, Any]:
    """Every action that may come next, as record lines."""
    return {
        "to_act": [seat.value for seat in to_act(state)],
        "actions": [action_object(action) for action in legal_actions(state)],
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


def dealt_record(preset: str, number: int) -> bytes:
    """A fresh record of deal `number`, up to the first player's decision."""
    rules = PRESETS[preset]
    header = Header(rules, ("South", "East", "North", "West"))
    return record_lines(header, numbered_deal(rules, number).actions(rules))


def _by_team(pair: Pair) -> dict[str, int]:
    return {team.value: pair[team.place] for team in Team}


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _hand_object(hand: Hand) -> dict[str, Any]:
    return {
        "dealer": hand.dealer.value,
        "trump": str(hand.trump),
        "holder": hand.holder.value,
        "hands": {seat.value: cards_text(hand.of(seat)) for seat in SEATS},
        "trick": {"leader": hand.trick.leader.value, "cards": _texts(hand.trick.cards)},
        "points": _by_team(hand.points),
        "tricks": _by_team(hand.taken),
    }


def _result_object(result: HandResult) -> dict[str, Any]:
    return {
        "dealer": result.dealer.value,
        "trump": str(result.trump),
        "points": _by_team(result.points),
        "tricks": _by_team(result.tricks),
        "games": _by_team(result.games),
        "reason": result.reason.value,
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
        print(f"{_one_line(name)}: the last line was cut short and is left out", file=sys.stderr)
    return record


def _one_line(name: str) -> str:
    """A file's name as a message shows it: even a name with line breaks takes one line."""
    return name.replace("\r", "\\r").replace("\n", "\\n")


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
            print(f"standard output: {error.strerror}", file=sys.stderr)
        return NOT_DONE
    return 0


def _replay(arguments: argparse.Namespace) -> str:
    return _printed(replay_object(_read(arguments.file).state), arguments.json)


def _legal(arguments: argparse.Namespace) -> str:
    return _printed(legal_object(_read(arguments.file).state), arguments.json)


def _solve(arguments: argparse.Namespace) -> str:
    record = _read(arguments.file)
    state = record.state
    if state.phase is not Phase.PLAY or state.hand is None:
        raise RecordError(
            len(record.actions) + 1,
            Fault.AGAINST_RULES,
            f"there is nothing to solve in phase {state.phase.value}",
        )
    return _printed(solve_object(Position.of(state.hand, state.rules)), arguments.json)


def _deal(arguments: argparse.Namespace) -> str:
    return dealt_record(arguments.preset, arguments.seed).decode()


def _printed(value: dict[str, Any], as_json: bool) -> str:
    if as_json:
        return json.dumps(value) + "\n"
    return "".join(f"{key}: {json.dumps(part)}\n" for key, part in value.items())


def deal_number_argument(text: str) -> int:
    """A deal's number on a command line; raises as argparse wants it."""
    try:
        return parse_deal_number(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sueca-lab", description=__doc__.split("\n\n")[0] if __doc__ else None
    )
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
    deal = commands.add_parser("deal", help="a fresh record of a numbered deal")
    deal.add_argument("--game", choices=PLAYABLE_GAMES, required=True)
    deal.add_argument(
        "--seed",
        type=deal_number_argument,
        required=True,
        metavar="K",
        help="the deal's number",
    )
    deal.add_argument("--preset", choices=tuple(PRESETS), default="portugal")
    deal.set_defaults(run=_deal)
    return parser


if __name__ == "__main__":
    sys.exit(main())
