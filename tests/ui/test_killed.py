"""Killed at any moment, the program loses nothing that was on the table."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from sueca_desktop.record import action_line
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.matches import MatchStore

MOMENTS = 100


def killed_after(seconds: float, data_dir: Path, preset: str, speed: str, seed: int) -> list[str]:
    """Plays, kills, and returns the lines of the match that was on the table."""
    command = [sys.executable, "-m", "tests.ui.autoplayer", str(data_dir), preset, speed, str(seed)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2], text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "begun\n"
        time.sleep(seconds)
        program.kill()
        told = program.stdout.read()
    whole = told[: told.rfind("\n") + 1].split("begun\n")[-1]
    return whole.splitlines(keepends=True)


def check(moment: int, folder: Path) -> None:
    chance = Random(moment)
    preset = list(PRESETS)[moment % len(PRESETS)]
    speed = ("off", "fast")[moment % 2]
    told = killed_after(chance.uniform(0.0, 1.5), folder, preset, speed, moment)
    latest = MatchStore(folder / "matches").waiting()
    assert not latest.unreadable
    if told:
        assert latest.latest is not None
        lines = [action_line(action) for action in latest.latest.record.actions]
        assert lines[: len(told)] == told


def test_killed_once_loses_nothing(data_dir: Path) -> None:
    check(1, data_dir)


@pytest.mark.soak
@pytest.mark.parametrize("moment", range(MOMENTS))
def test_killed_at_a_hundred_moments_loses_nothing(moment: int, data_dir: Path) -> None:
    check(moment, data_dir)
