"""Makes the Debian package of the tree."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from email.utils import format_datetime
from pathlib import Path

from release import build_time, this_release
from tree import HERE, PROGRAMS

#: Of the package, not of the program.
REVISION = 1

#: The address that Debian's tools ask for. Whoever publishes the package gives a real one.
MAINTAINER = os.environ.get("MAINTAINER", "The Sueca Desktop authors <sueca-desktop@packages.invalid>")

#: Without these the program is whole, but for sound, printing or Wayland: their libraries are recommended.
EXTRAS = ("Multimedia", "Network", "Wayland", "wayland", "WlShell", "cups")

CONTROL = """\
Package: sueca-desktop
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Description: Portuguese card game Sueca on an animated table
 Sueca is the card game of Portuguese and Brazilian cafes: four players, two
 against two, 40 cards; the seven beats everything but the ace. The program
 plays your partner and the two opponents, in four strengths. It also has
 Sobe e Desce and Truco.
 .
 It knows the rules of the regions, gives hints with reasons, reviews a hand
 with all cards open, and speaks Portuguese of Portugal, Portuguese of Brazil
 and English. It can be played with the mouse, with keys alone and with a
 screen reader. It needs no network.
"""


def make_deb(tree: Path, work: Path, dist: Path) -> Path:
    """Builds the package of the tree into `dist`, using the folder `work`."""
    shutil.rmtree(work, ignore_errors=True)
    root = work / "root"
    shutil.copytree(tree, root / "usr", symlinks=True)
    library = root / "usr" / "lib" / "sueca-desktop"
    _leave_to_the_system(library / "_internal")
    for name in PROGRAMS:
        link = root / "usr" / "games" / name
        link.parent.mkdir(exist_ok=True)
        link.symlink_to(f"../lib/sueca-desktop/{name}")
    _documents(root / "usr" / "share")
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    architecture = _output("dpkg", "--print-architecture")
    version = f"{this_release().version}-{REVISION}"
    depends, recommends = _needed(library, work)
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    # As Debian counts: each file in whole kilobytes, and one for whatever else.
    kilobytes = sum((file.stat().st_size + 1023) // 1024 for file in files)
    kilobytes += sum(1 for path in root.rglob("*") if path.is_dir() or path.is_symlink())
    control.write_text(
        CONTROL.format(
            version=version,
            architecture=architecture,
            maintainer=MAINTAINER,
            kilobytes=kilobytes,
            depends=", ".join(depends),
            recommends=", ".join(sorted(set(recommends) - set(depends))),
        ),
        encoding="utf-8",
    )
    sums = "".join(f"{_output('md5sum', str(file)).split()[0]}  {file.relative_to(root)}\n" for file in files)
    (control.parent / "md5sums").write_text(sums, encoding="utf-8")
    dist.mkdir(exist_ok=True)
    package = dist / f"sueca-desktop_{version}_{architecture}.deb"
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(int(build_time().timestamp()))}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return package


def _leave_to_the_system(internal: Path) -> None:
    """Removes the libraries that Debian has itself; the package names them as needed instead."""
    known = _output("/sbin/ldconfig", "-p")
    for file in internal.glob("lib*.so*"):
        if not file.is_symlink() and not file.name.startswith("libpython") and f"\t{file.name} " in known:
            file.unlink()


def _documents(share: Path) -> None:
    """What Debian wants otherwise: packed pages and changelogs, and the reasons of our overrides."""
    for page in (share / "man" / "man6").iterdir():
        _pack(page.read_bytes(), page.with_name(page.name + ".gz"))
        page.unlink()
    documents = share / "doc" / "sueca-desktop"
    changes = documents / "CHANGELOG.md"
    _pack(changes.read_bytes(), documents / "changelog.gz")
    changes.unlink()
    release = this_release()
    entry = (
        f"sueca-desktop ({release.version}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {release.version}; changelog.gz says what is new.\n\n"
        f" -- {MAINTAINER}  {format_datetime(build_time())}\n"
    )
    _pack(entry.encode(), documents / "changelog.Debian.gz")
    overrides = share / "lintian" / "overrides" / "sueca-desktop"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides)
    for path in [overrides, *(share / "man").rglob("*.gz"), *documents.iterdir()]:
        path.chmod(0o644)


def _pack(data: bytes, target: Path) -> None:
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def _needed(library: Path, work: Path) -> tuple[list[str], list[str]]:
    """The packages that hold the libraries the programs are linked with: demanded, recommended."""
    binaries = [path for path in library.rglob("*") if path.is_file() and not path.is_symlink()]
    binaries = [path for path in binaries if path.read_bytes()[:4] == b"\x7fELF"]
    (work / "debian").mkdir()
    (work / "debian" / "control").write_text(
        "Source: sueca-desktop\n\nPackage: sueca-desktop\nArchitecture: any\n", encoding="utf-8"
    )
    folders = {path.parent for path in binaries}
    command = [
        "dpkg-shlibdeps",
        "-O",
        "--ignore-missing-info",
        *(f"-l{folder}" for folder in sorted(folders)),
    ]
    for path in sorted(binaries):
        extra = any(word in path.name or word in path.parent.name for word in EXTRAS)
        command += ["-dRecommends" if extra else "-dDepends", f"-e{path}"]
    run = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        errors = [line for line in run.stderr.splitlines() if ": warning: " not in line]
        sys.exit("\n".join(errors))
    lines = dict(line.split("=", 1) for line in run.stdout.splitlines())
    return tuple(re.split(r",\s*", lines[f"shlibs:{kind}"]) for kind in ("Depends", "Recommends"))  # type: ignore[return-value]


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
