"""Makes the packages of this system from a clean checkout: `make package` or `python packaging/package.py`.

    dist/sueca_desktop-VERSION.tar.gz, …-PYTHON-….whl      for pip
    build/package/sueca-desktop/                           the folder with both programs; on macOS also a .app
    dist/sueca-desktop_VERSION-1_ARCH.deb, …tar.zst        on Linux

Runs with the Python that goes into the packages. Everything it needs from elsewhere comes by pip into a
virtual environment in build/package/.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from release import DIST, TOP, build_time, version

HERE = Path(__file__).resolve().parent
WORK = TOP / "build" / "package"
BIN = WORK / "venv" / ("Scripts" if os.name == "nt" else "bin")
ICONS = TOP / "build" / "icons"
BUNDLE = WORK / "sueca-desktop"


def main() -> int:
    """Makes everything; prints each package with its size."""
    WORK.mkdir(parents=True, exist_ok=True)
    _environment()
    wheel = _for_pip()
    _run(BIN / "python", "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", wheel)
    _run(BIN / "python", HERE / "icons.py", ICONS)
    _bundle()
    made = sorted(DIST.glob(f"sueca_desktop-{version()}*"))
    if sys.platform == "linux":
        made += _for_linux()
    for file in made:
        print(f"{file.stat().st_size / 1e6:7.1f} MB  {file.relative_to(TOP)}")
    return 0


def _environment() -> None:
    """The virtual environment; made anew when what it was made from has changed."""
    wanted = "\n".join(
        [
            sys.version,
            (HERE / "requirements.txt").read_text("utf-8"),
            (TOP / "pyproject.toml").read_text("utf-8"),
        ]
    )
    stamp = WORK / "venv" / "made-from"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(WORK / "venv", ignore_errors=True)
    venv.create(WORK / "venv", with_pip=True)
    pip = (BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _run(*pip, "--requirement", HERE / "requirements.txt", "msgspec", "platformdirs")
    stamp.write_text(wanted, encoding="utf-8")


def _for_pip() -> Path:
    """The source archive, and the wheel made of that archive, so that it is known to hold everything."""
    for old in DIST.glob(f"sueca_desktop-{version()}*"):
        old.unlink()
    _run(BIN / "python", "-m", "build", "--outdir", DIST, TOP, quiet=True)
    (wheel,) = DIST.glob(f"sueca_desktop-{version()}-*.whl")
    return wheel


def _bundle() -> None:
    """The folder with both programs. Fails if a compiled module, pictures or catalogues are not in it."""
    shutil.rmtree(BUNDLE, ignore_errors=True)
    command = (BIN / "python", "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR")
    _run(*command, "--distpath", WORK, "--workpath", WORK / "work", HERE / "sueca.spec")
    inside = BUNDLE / "_internal"
    if sys.platform == "linux":
        _forget_where_python_was_built(inside)
    for name in native_modules():
        folders, _, module = name.replace(".", "/").rpartition("/")
        compiled = (inside / folders).glob(f"{module}.*")
        if not any(file.suffix in (".so", ".pyd") for file in compiled):
            sys.exit(f"{name} is not compiled: is there a C compiler?")
    for folder in ("resources", "translations"):
        if not (inside / "sueca_desktop" / folder).is_dir():
            sys.exit(f"{folder} is missing")


def _forget_where_python_was_built(inside: Path) -> None:
    """Removes search paths that name a folder of this machine: a Python that a person has built leaves them
    in its libraries, and in the modules compiled for it."""
    for file in sorted(inside.rglob("*.so*")):
        if file.is_symlink():
            continue
        asked = subprocess.run(
            [BIN / "patchelf", "--print-rpath", file], capture_output=True, text=True, check=True
        )
        if asked.stdout.startswith("/"):
            _run(BIN / "patchelf", "--remove-rpath", file)


def native_modules() -> tuple[str, ...]:
    """The modules that setup.py has compiled."""
    for node in ast.parse((TOP / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NATIVE":
            return tuple(ast.literal_eval(node.value))
    raise LookupError("setup.py names no native modules")


def _for_linux() -> list[Path]:
    sys.path.insert(0, str(HERE / "linux"))
    from deb import make_deb
    from tarball import make_tarball
    from tree import COMPONENT, lay_out

    shutil.rmtree(WORK / "tree", ignore_errors=True)
    lay_out(BUNDLE, ICONS, WORK / "tree")
    archive = make_tarball(WORK / "tree", WORK / "tarball", DIST)
    manifest = WORK / "flatpak" / f"{COMPONENT}.yml"
    manifest.parent.mkdir(exist_ok=True)
    text = (HERE / "flatpak" / "manifest.yml").read_text(encoding="utf-8")
    text = text.replace("@ID@", COMPONENT).replace("@ARCHIVE@", str(archive))
    manifest.write_text(text, encoding="utf-8")
    return [make_deb(WORK / "tree", WORK / "deb", DIST), archive]


def _run(*command: object, quiet: bool = False) -> None:
    environment = os.environ | {
        "PYINSTALLER_CONFIG_DIR": str(WORK / "pyinstaller"),
        # The packages are compressed as a whole; modules need not be unpacked once more at each start.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        # The same source makes the same bytes.
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(int(build_time().timestamp())),
    }
    # Not in the checkout: its sueca_desktop/ would be taken in place of the installed one.
    arguments = [str(part) for part in command]
    run = subprocess.run(arguments, env=environment, cwd=WORK, check=False, capture_output=quiet)
    if run.returncode != 0:
        sys.exit(
            f"{(run.stdout or b'').decode()}{(run.stderr or b'').decode()}failed: {command[0]} {command[1:]}"
        )


if __name__ == "__main__":
    sys.exit(main())
