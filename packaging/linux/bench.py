"""Figures of the installed packages, beside Debian's aisleriot in the same run: `make bench-package`.

Nothing is asserted; the aims stand beside the figures.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from clean_root import CleanRoot, inside_own_mounts
from release import DIST, version
from screen import Keyboard, Screen, screen

STARTS = 7
MATCHES = 10
DATA = ".local/share/sueca-desktop"

#: Players that do not think long, so that ten matches pass in minutes; all else is as on the first day.
SETTINGS = {
    "version": 1,
    **dict.fromkeys(("level_e", "level_n", "level_w"), "beginner"),
    "trick_pause": "short",
    "language": "pt_PT",
    "speed": "off",
}


def main() -> None:
    """Prints the figures."""
    inside_own_mounts()
    (deb,) = DIST.glob(f"sueca-desktop_{version()}-*.deb")
    (archive,) = DIST.glob(f"sueca-desktop-{version()}-linux-*.tar.zst")
    root = CleanRoot("bench-root")
    root.install(str(deb), recommended=True)
    root.install("aisleriot")
    size = int(root.run("dpkg-query", "--show", "--showformat=${Installed-Size}", "sueca-desktop").stdout)
    _figure(".deb", f"{deb.stat().st_size / 1e6:.1f} MB", "at most 45")
    _figure(".tar.zst", f"{archive.stat().st_size / 1e6:.1f} MB", "")
    _figure("installed", f"{size * 1024 / 1e6:.1f} MB", "at most 130")
    with screen() as seen:
        ours = ("sueca-desktop", "--deal", "7", "--speed", "off")
        _figure("first picture of the table, warm", _starts(root, seen, *ours), "at most 400 ms")
        _figure("first picture of aisleriot, warm", _starts(root, seen, "sol"), "")
        _figure("memory of aisleriot at its first picture", _memory_at_start(root, seen, "sol"), "")
        _figure("memory at the first picture", _memory_at_start(root, seen, *ours), "")
        _figure(f"memory after {MATCHES} matches", _memory_after_matches(root, seen), "at most 100 MB")


def _starts(root: CleanRoot, seen: Screen, *command: str) -> str:
    """The median of several starts, the first of which, that reads from the disk, is left out."""
    times, spent = [], []
    for _ in range(STARTS + 1):
        _wait_for_darkness(seen)
        begun = time.monotonic()
        program = _start(root, seen, *command)
        seen.wait_for_picture()
        times.append(1000 * (time.monotonic() - begun))
        spent.append(1000 * _processor_seconds(program.pid))
        time.sleep(0.5)
        _end(program)
    warm = sorted(times[1:])
    told = f"{median(warm):.0f} ms ({warm[0]:.0f} to {warm[-1]:.0f})"
    return f"{told}, of the processor {median(spent[1:]):.0f} ms"


def _memory_at_start(root: CleanRoot, seen: Screen, *command: str) -> str:
    _wait_for_darkness(seen)
    program = _start(root, seen, *command)
    seen.wait_for_picture()
    time.sleep(3)
    told = _memory(program.pid)
    _end(program)
    return told


def _memory_after_matches(root: CleanRoot, seen: Screen) -> str:
    _wait_for_darkness(seen)
    settings = root.home / DATA / "settings.json"
    settings.write_text(json.dumps(SETTINGS), encoding="utf-8")
    for match in (root.home / DATA / "matches").glob("*"):
        match.unlink()
    program = _start(root, seen, "sueca-desktop")
    seen.wait_for_picture()
    seen.press("Return")
    begun = time.monotonic()
    keyboard = Keyboard(seen, root.home / DATA / "matches")
    keyboard.play_matches(MATCHES + 1, seconds=3600)
    told = f"{_memory(program.pid)}, {keyboard.plays()} cards in {time.monotonic() - begun:.0f} s"
    _end(program)
    return told


def _start(root: CleanRoot, seen: Screen, *command: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        root.command(*command, display=seen.display), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )


def _end(program: subprocess.Popen[bytes]) -> None:
    program.terminate()
    program.wait(30)


def _wait_for_darkness(seen: Screen) -> None:
    while seen.shows_something():
        time.sleep(0.02)


def _processor_seconds(process: int) -> float:
    """What a process and those it has waited for have had of the processors: what it takes on a machine that
    does nothing else."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> str:
    """Resident memory; and the proportional one, in which shared pages count for the share."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    sizes = {line.split(":")[0]: int(line.split()[1]) / 1000 for line in lines[1:]}
    return f"{sizes['Rss']:.0f} MB resident, {sizes['Pss']:.0f} MB proportional"


def _figure(name: str, value: str, aim: str) -> None:
    print(f"{name:42} {value}{f'   (aim: {aim})' if aim else ''}", flush=True)


if __name__ == "__main__":
    main()
