"""What this version is called, when it came, and whether it may go out (`make release-check`).

The version stands in sueca_desktop/__init__.py alone, what is new in CHANGELOG.md alone. A released version
has a heading of its own there, `## 0.1.0 (2026-12-24)`; what is not released yet is under `## Unreleased`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"

#: Says which packages have been tested: their names and SHA-256. `make test-package` writes it.
TESTED = TOP / "build" / "package" / "tested.json"

_HEADING = re.compile(r"^## (?P<version>\d\S*) \((?P<date>\d{4}-\d\d-\d\d)\)$")
UNRELEASED = "## Unreleased"


@dataclass(frozen=True)
class Release:
    """A version and what CHANGELOG.md says of it. `date` is None as long as it is not released."""

    version: str
    date: date | None
    changes: tuple[str, ...]


def version() -> str:
    """The version of this copy of the project."""
    text = (TOP / "sueca_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def releases(changelog: str) -> Iterator[Release]:
    """The released versions of a changelog, the newest first."""
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        if found := _HEADING.match(heading):
            yield Release(found["version"], date.fromisoformat(found["date"]), _changes(body))


def unreleased(changelog: str) -> tuple[str, ...]:
    """What is new since the last release."""
    _, _, rest = changelog.partition(UNRELEASED + "\n")
    return _changes(re.split(r"^## ", rest, flags=re.MULTILINE)[0])


def _changes(body: str) -> tuple[str, ...]:
    """The points of a list, each on one line."""
    points = re.split(r"^- ", body, flags=re.MULTILINE)[1:]
    return tuple(" ".join(point.split()) for point in points)


def this_release() -> Release:
    """The version of this copy: as released, or as it stands."""
    changelog = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    for release in releases(changelog):
        if release.version == version():
            return release
    return Release(version(), None, unreleased(changelog))


def build_time() -> datetime:
    """The time that goes into packages, so that the same source makes the same bytes: SOURCE_DATE_EPOCH, or
    that of the last commit; in a copy without git that of the changelog."""
    if (epoch := os.environ.get("SOURCE_DATE_EPOCH")) is None:
        asked = subprocess.run(
            ["git", "-C", TOP, "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
        )
        epoch = asked.stdout.strip() or str(int((TOP / "CHANGELOG.md").stat().st_mtime))
    return datetime.fromtimestamp(int(epoch), UTC)


def sums(files: list[Path]) -> dict[str, str]:
    """The SHA-256 of each file, by its name."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def packages(number: str) -> list[Path]:
    """The files of this version in dist/ that go out from a Linux machine."""
    patterns = (
        f"sueca-desktop_{number}-*.deb",
        f"sueca-desktop-{number}-linux-*.tar.zst",
        f"sueca_desktop-{number}.tar.gz",
        f"sueca_desktop-{number}-*.whl",
    )
    return [file for pattern in patterns for file in sorted(DIST.glob(pattern))]


def objections() -> Iterator[str]:
    """What speaks against releasing this copy of the project."""
    release = this_release()
    if release.date is None:
        yield f"CHANGELOG.md has no heading “## {release.version} (YYYY-MM-DD)”."
    elif not release.changes:
        yield f"CHANGELOG.md says nothing of what is new in {release.version}."
    elif unreleased((TOP / "CHANGELOG.md").read_text(encoding="utf-8")):
        yield "CHANGELOG.md still has points under “Unreleased”."
    changed = subprocess.run(
        ["git", "-C", TOP, "status", "--porcelain"], capture_output=True, text=True, check=False
    ).stdout
    if changed:
        yield f"There are changes that are not committed:\n{changed.rstrip()}"
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "tests/test_translations.py"]
    run = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        yield f"The translations are not clean (make translations):\n{run.stdout[-2000:].rstrip()}"
    found = packages(release.version)
    if len(found) < 4:
        yield f"dist/ lacks packages of {release.version} (make package)."
    tested = json.loads(TESTED.read_text(encoding="utf-8")) if TESTED.exists() else {}
    for name, digest in sums(found).items():
        if tested.get(name) != digest:
            yield f"{name} has not passed its tests (make test-package)."


def main(argv: list[str]) -> int:
    """Prints the version, or what speaks against a release; the exit status is 1 then."""
    if argv == ["version"]:
        print(version())
        return 0
    if argv == ["check"]:
        found = list(objections())
        print("\n".join(found) or f"Sueca Desktop {version()} may go out.")
        return 1 if found else 0
    if argv[:1] == ["tested"]:
        # Packages and wheels are tested apart: what was known of the others stays.
        known = json.loads(TESTED.read_text(encoding="utf-8")) if TESTED.exists() else {}
        known |= sums([Path(name) for name in argv[1:]])
        TESTED.write_text(
            json.dumps({name: known[name] for name in sorted(known)}, indent=1), encoding="utf-8"
        )
        return 0
    print("usage: release.py version | check | tested FILE ...", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
