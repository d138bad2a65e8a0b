"""A Debian system with nothing on it, in a folder: where packages are tried as on a new machine.

Everything runs in mounts of its own (`inside_own_mounts`), which are gone when the program ends, however it
ends.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
WORK = TOP / "build" / "package"
PLAYER = "player"

#: What a desktop brings that Debian's least system does not: it opens files by their kind.
DESKTOP = ("xdg-utils", "libfile-mimeinfo-perl", "shared-mime-info", "desktop-file-utils")

_OWN_MOUNTS = "SUECA_TEST_HAS_OWN_MOUNTS"


def inside_own_mounts() -> None:
    """Starts this program once more, as root in mounts that no other process sees, unless that is done."""
    if os.environ.get(_OWN_MOUNTS):
        return
    if os.geteuid() != 0:
        sys.exit("Installing a package into a system of its own takes root: run this as root.")
    os.environ[_OWN_MOUNTS] = "1"
    command = [
        "unshare",
        "--mount",
        "--pid",
        "--fork",
        "--kill-child",
        "--mount-proc",
        sys.executable,
        *sys.argv,
    ]
    os.execvp(command[0], command)


class CleanRoot:
    """The system in its folder, freshly unpacked."""

    def __init__(self, name: str) -> None:
        self.folder = WORK / name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        subprocess.run(["tar", "--extract", "--file", _archive(), "--directory", self.folder], check=True)
        # An X server makes the folder of its sockets when it starts, which is later.
        Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
        for mount in ("proc", "sys", "dev", "tmp/.X11-unix"):
            (self.folder / mount).mkdir(exist_ok=True, parents=True)
            subprocess.run(["mount", "--rbind", f"/{mount}", self.folder / mount], check=True)
        shutil.copyfile("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")
        # Packages once fetched are kept for the next time.
        kept, archives = WORK / "apt-archives", self.folder / "var" / "cache" / "apt" / "archives"
        kept.mkdir(exist_ok=True)
        subprocess.run(["mount", "--bind", kept, archives], check=True)
        self.run("useradd", "--create-home", PLAYER)

    @property
    def home(self) -> Path:
        """The home folder of the ordinary user, seen from outside."""
        return self.folder / "home" / PLAYER

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Runs a command in there as root; what it says is in the result. Ends the program if it fails."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LC_ALL": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        run = subprocess.run(
            ["chroot", self.folder, *command], env=environment, capture_output=True, text=True, check=False
        )
        if check and run.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{run.stdout}{run.stderr}")
        return run

    def command(self, *command: str, display: str | None = None) -> list[str]:
        """The command line, from outside, by which an ordinary user runs a command in there."""
        environment = [
            f"HOME=/home/{PLAYER}",
            f"USER={PLAYER}",
            "LANG=C.UTF-8",
            "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            *([f"DISPLAY={display}"] if display else []),
        ]
        user = ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.folder)]
        return [*user, "/usr/bin/env", "-i", "-C", f"/home/{PLAYER}", *environment, *command]

    def says(self, *command: str) -> str:
        """What a command says that an ordinary user runs in there. Ends the program if it fails."""
        run = subprocess.run(self.command(*command), capture_output=True, text=True, check=False)
        if run.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{run.stdout}{run.stderr}")
        return run.stdout.strip()

    def install(self, *packages: str, recommended: bool = False) -> None:
        """Installs packages, named or as files seen from outside, with what they demand."""
        names = []
        for package in packages:
            if package.endswith(".deb"):
                shutil.copy(package, self.folder / "root")
                package = f"/root/{Path(package).name}"
            names.append(package)
        self.run("apt-get", "update", "--quiet")
        option = "--install-recommends" if recommended else "--no-install-recommends"
        self.run("apt-get", "install", "--quiet", "--yes", option, *names)


def _archive() -> Path:
    """The system as it was made first, from the package sources of this machine."""
    release = platform.freedesktop_os_release()["VERSION_CODENAME"]
    archive = WORK / f"root-{release}.tar"
    if not archive.exists():
        archive.parent.mkdir(parents=True, exist_ok=True)
        sources = [
            file
            for file in (
                *Path("/etc/apt").glob("sources.list"),
                *Path("/etc/apt/sources.list.d").glob("debian.*"),
            )
            if file.stat().st_size
        ]
        command = ["mmdebstrap", "--variant=minbase", f"--include={','.join(DESKTOP)}", release]
        made = archive.with_suffix(".new.tar")
        subprocess.run([*command, made, *sources], check=True)
        made.rename(archive)
    return archive
