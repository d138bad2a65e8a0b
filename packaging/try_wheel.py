"""Tries the source archive and the wheel: `make test-wheel`.

Each is installed into an environment of its own and used from a folder where nothing of the project lies.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from package import native_modules
from release import DIST, TOP, version

#: Run inside: what is there, and from where.
INSIDE = """
import importlib, sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import sueca_desktop
from sueca_desktop.resources import RESOURCES, TRANSLATIONS

package = Path(sueca_desktop.__file__).parent
assert Path(sys.prefix) in package.parents, package
for name in {native}:
    file = importlib.import_module(name).__file__
    assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{{name}} is not compiled: {{file}}"
for folder in (RESOURCES, TRANSLATIONS):
    assert package in folder.parents, folder
have = {{str(file.relative_to(package)) for file in package.rglob("*") if file.is_file()}}
missing = {wanted} - have
assert not missing, sorted(missing)

from PySide6.QtWidgets import QApplication
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.app_icon import app_pixmap

application = QApplication([])
assert not app_pixmap(64).isNull()
switch, words = LanguageSwitch(application), set()
for language in LANGUAGES:
    switch.use(language)
    words.add(translate("Menu", "S&ettings…"))
assert len(words) > 1, words
"""


def main() -> None:
    """Tries both; ends with what is wrong, or says that all is well."""
    (source,) = DIST.glob(f"sueca_desktop-{version()}.tar.gz")
    (wheel,) = DIST.glob(f"sueca_desktop-{version()}-*.whl")
    for archive in (wheel, source):
        print(f"– {archive.name}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            _try(archive, Path(folder))
    print("Source archive and wheel are good.")


def _try(archive: Path, folder: Path) -> None:
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    _says(
        folder, programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", archive
    )
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    inside = INSIDE.format(native=native_modules(), wanted=_wanted())
    _says(elsewhere, programs / "python", "-W", "error", "-c", inside)
    told = _says(elsewhere, programs / "sueca-desktop", "--version").strip()
    _expect(told == f"Sueca Desktop {version()}", told)
    _expect("--data-dir" in _says(elsewhere, programs / "sueca-desktop", "--help"), "no help")
    record = _says(elsewhere, programs / "sueca-lab", "deal", "--game", "sueca", "--seed", "7")
    (elsewhere / "seven.sueca").write_text(record, encoding="utf-8", newline="\n")
    _expect(
        '"phase": "play"' in _says(elsewhere, programs / "sueca-lab", "replay", "seven.sueca", "--json"),
        "replay",
    )
    _expect('"best"' in _says(elsewhere, programs / "sueca-lab", "solve", "seven.sueca", "--json"), "solve")


def _wanted() -> set[str]:
    """The files of the checkout that an installed copy must hold: all modules, and what they read."""
    tracked = subprocess.run(
        [
            "git",
            "-C",
            TOP,
            "ls-files",
            "sueca_desktop",
            "resources/*.svg",
            "resources/*.wav",
            "resources/*.json",
            "translations/*.qm",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return {str(Path(name.removeprefix("sueca_desktop/"))) for name in tracked if not name.endswith(".pxd")}


def _says(folder: Path, *command: object) -> str:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    arguments = [str(part) for part in command]
    run = subprocess.run(
        arguments, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if run.returncode != 0:
        sys.exit(f"{' '.join(arguments[:4])} failed:\n{run.stdout}{run.stderr}")
    return run.stdout


def _expect(true: bool, complaint: str) -> None:
    if not true:
        sys.exit(f"test-wheel: {complaint}")


if __name__ == "__main__":
    main()
