"""The program: reads the command line, builds the objects, runs. The only place that wires."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from sueca_desktop import __version__
from sueca_desktop.rules import GAMES
from sueca_desktop.table.arguments import deal_number_argument

MISSING_LIBRARY = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program; returns the exit status."""
    arguments = parse(argv)
    try:
        if arguments.rules_pdf is not None:
            from sueca_desktop.ui.booklet.command import write_rules as run
        else:
            # Starting makes very many objects and drops few: to look for garbage meanwhile would take a tenth
            # of the time until the first picture. `run` has it looked for again once that is there.
            gc.disable()
            from sueca_desktop.ui.app import run
    except ImportError as error:
        print(
            f"Sueca Desktop cannot start, because a part of Qt or of the system is missing ({error}). "
            "On Debian and Ubuntu, “make run” in the program's folder says what to install.",
            file=sys.stderr,
        )
        return MISSING_LIBRARY
    return run(arguments)


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; a preset tells its game. Exits with a message where they do not go together."""
    arguments = parser().parse_args(argv)
    if arguments.preset is not None:
        game = next(game.id for game in GAMES.values() if arguments.preset in game.presets)
        if arguments.game not in (None, game):
            parser().error(f"{arguments.preset!r} are rules of {game}, not of {arguments.game}")
        arguments.game = game
    return arguments


def parser() -> argparse.ArgumentParser:
    """The command line of `sueca-desktop`."""
    result = argparse.ArgumentParser(
        prog="sueca-desktop",
        description="Sueca, Sobe e Desce and Truco, card games of Portugal and Brazil, against the program.",
    )
    result.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a match (.sueca) to go on with")
    result.add_argument("--language", choices=("pt_PT", "pt_BR", "en"), help="instead of the system's")
    result.add_argument("--game", choices=tuple(GAMES), help="begin a match of this game at once")
    presets = tuple(preset for game in GAMES.values() for preset in game.presets)
    result.add_argument("--preset", choices=presets, help="begin a match with these rules at once")
    result.add_argument(
        "--deal", type=deal_number_argument, metavar="N", help="begin a match with deal number N at once"
    )
    result.add_argument(
        "--rules-pdf",
        type=Path,
        metavar="FILE",
        help="only write the rules of --game and --preset to a PDF file, one page for the wall",
    )
    result.add_argument("--speed", choices=("off", "fast", "normal", "slow"), help="of the animations")
    result.add_argument("--data-dir", type=Path, metavar="DIR", help="where matches and settings are kept")
    result.add_argument("--version", action="version", version=f"Sueca Desktop {__version__}")
    return result


if __name__ == "__main__":
    sys.exit(main())
