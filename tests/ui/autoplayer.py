"""Plays matches in the whole program with mouse clicks until it is killed, and says what was on the table.

    python -m tests.ui.autoplayer DATA_DIR PRESET SPEED SEED

Each line on standard output is one action, written when the table shows it.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from sueca_desktop.record import action_line
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui import board
from sueca_desktop.ui.app import build
from tests.ui.conftest import Person


def tell(line: str) -> None:
    """Says something to whoever started the player."""
    sys.stdout.write(line)
    sys.stdout.flush()


def main(data_dir: str, preset: str, speed: str, seed: str) -> None:
    """Goes on with the match of the folder or begins one, and plays for ever."""
    board.GESTURE_MS = 0
    application = QApplication([])
    window = build(application, DataFolder.find(Path(data_dir)), language="en", speed=speed)
    window.show()
    if window.offers_match:
        window.continue_match()
    else:
        window.begin(PRESETS[preset])
    person, chance, told = Person(window.presenter), Random(int(seed)), 0
    tell("begun\n")
    while True:
        person.decide(chance)
        for action in person.table.actions[told:]:
            tell(action_line(action))
        told = len(person.table.actions)
        if chance.random() < 0.05:
            window.change(language=chance.choice(list(LANGUAGES)))
        if person.table.state.winner is not None:
            window.begin(PRESETS[preset])
            told = 0
            tell("begun\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
