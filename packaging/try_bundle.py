"""Tries the folder with both programs, on any system: `try_bundle.py [FOLDER]`.

The window opens on the system's screen and is closed again after a while.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from package import BUNDLE
from release import version

#: How long the window is watched: a program that cannot start is gone by then.
SECONDS = 15


def main(folder: Path) -> None:
    """Tries both programs; ends with what is wrong, or says that all is well."""
    suffix = ".exe" if sys.platform == "win32" else ""
    lab, window = folder / f"sueca-lab{suffix}", folder / f"sueca-desktop{suffix}"
    with tempfile.TemporaryDirectory() as name:
        elsewhere = Path(name)
        if lab.exists():
            _try_lab(lab, elsewhere)
        data, rules = elsewhere / "data", elsewhere / "rules.pdf"
        _says(window, "--rules-pdf", rules, "--data-dir", data)
        _expect(rules.read_bytes().startswith(b"%PDF"), "the rules are not written")
        command: list[str | Path] = [window, "--deal", "7", "--speed", "off", "--data-dir", data]
        program = subprocess.Popen(command, cwd=elsewhere)
        try:
            status: int | None = program.wait(SECONDS)
        except subprocess.TimeoutExpired:
            status = None
            program.kill()
            program.wait()
        _expect(status is None, f"the window is gone at once: {status}")
        (match,) = (data / "matches").glob("*.sueca")
        _expect(match.stat().st_size > 0, "no match was begun")
    print(f"The programs in {folder} are good.")


def _try_lab(lab: Path, elsewhere: Path) -> None:
    record = elsewhere / "seven.sueca"
    record.write_bytes(_says(lab, "deal", "--game", "sueca", "--seed", "7"))
    _expect(b'"phase": "play"' in _says(lab, "replay", record, "--json"), "sueca-lab cannot replay")
    _expect(b'"best"' in _says(lab, "solve", record, "--json"), "sueca-lab cannot solve")
    arena = "arena --game sueca --a expert --b beginner --deals 2 --iterations 20 --seed 1 --jobs 2 --json"
    _expect(b'"a_points"' in _says(lab, *arena.split()), "sueca-lab cannot measure")


def _says(*command: object) -> bytes:
    run = subprocess.run([str(part) for part in command], capture_output=True, check=False)
    _expect(run.returncode == 0, f"{command}:\n{run.stderr.decode(errors='replace')}")
    return run.stdout


def _expect(true: bool, complaint: str) -> None:
    if not true:
        sys.exit(f"try_bundle (version {version()}): {complaint}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else BUNDLE)
