"""A finished match to write and read, and a way to run pieces of program that get killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.matches import save_record
from tests.rules.walks import random_walk

RULES = replace(PRESETS["cafe"], target=20)
ROOT = Path(__file__).parents[2]

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(scope="session")
def header() -> Header:
    return Header(RULES, ("Eu", "Zé", "Conceição", "Bruno"), created="2026-02-03T21:00:00+00:00")


@pytest.fixture(scope="session")
def actions() -> tuple[Action, ...]:
    """A whole match."""
    walk = random_walk(RULES, Random(7), most=10_000)
    assert walk.last.winner is not None
    return walk.actions


@pytest.fixture
def source(tmp_path: Path, header: Header, actions: tuple[Action, ...]) -> Path:
    """The whole match as a file outside the folder of matches."""
    path = tmp_path / "source.sueca"
    save_record(path, header, actions)
    return path


@pytest.fixture
def start() -> Start:
    """Runs Python code, with arguments, in a process of its own."""

    def run(code: str, *arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return run
