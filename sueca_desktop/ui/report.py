"""What helps to help somebody who is stuck: versions, settings and the running match, without any names."""

from __future__ import annotations

import json
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from msgspec.structs import replace
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from sueca_desktop import __version__
from sueca_desktop.record import (
    DAY_MARK,
    DEAL_MARK,
    HINTS_MARK,
    LEVELS_MARK,
    PERSONS_MARK,
    UNDO_MARK,
    record_lines,
)
from sueca_desktop.storage.settings import Settings, settings_bytes
from sueca_desktop.table.table import Table

COMPILED = (
    "sueca_desktop.solver.search",
    "sueca_desktop.bots.sueca.native.world",
    "sueca_desktop.bots.sueca.native.deals",
    "sueca_desktop.bots.sueca.native.policy",
    "sueca_desktop.bots.sueca.native.rule_twin",
    "sueca_desktop.bots.sueca.native.choices",
    "sueca_desktop.bots.sueca.native.lots",
    "sueca_desktop.bots.sueca.native.foresight",
)
"""The modules that are compiled; `setup.py` names the same."""

_MARKS = (DAY_MARK, DEAL_MARK, HINTS_MARK, LEVELS_MARK, PERSONS_MARK, UNDO_MARK)
_PRIVATE = ("name_", "window_geometry")


def is_compiled() -> bool:
    """Whether the fast parts of the program are compiled, without which the strong players are weaker."""
    return all(_is_compiled(name) for name in COMPILED)


def versions() -> dict[str, str]:
    """The program and what it runs on."""
    return {
        "Sueca Desktop": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": pyside_version,
        "System": f"{platform.system()} {platform.release()} ({platform.machine()})",
        "Windowing": QGuiApplication.platformName(),
        "Compiled modules": "yes" if is_compiled() else "no",
    }


def report(settings: Settings, table: Table | None) -> str:
    """A text to copy. It is for those who mend the program, so it is English everywhere."""
    parts = [f"{name}: {value}" for name, value in versions().items()]
    kept = {
        name: value
        for name, value in json.loads(settings_bytes(replace(settings, unknown={}))).items()
        if not name.startswith(_PRIVATE)
    }
    parts += ["", "Settings:", json.dumps(kept, indent=1)]
    if table is not None:
        extra = {mark: table.header.extra[mark] for mark in _MARKS if mark in table.header.extra}
        written, actions = table.written
        header = replace(written, names=("S", "E", "N", "W"), extra=extra)
        parts += ["", "Match:", record_lines(header, actions).decode().rstrip()]
    return "\n".join(parts) + "\n"


def _is_compiled(name: str) -> bool:
    spec = find_spec(name)
    origin = "" if spec is None else spec.origin or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))
