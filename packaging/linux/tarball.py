"""Makes the archive for all other distributions, which a person unpacks and installs without being root."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

from release import build_time, this_release
from tree import HERE


def make_tarball(tree: Path, work: Path, dist: Path) -> Path:
    """Builds the archive of the tree into `dist`, using the folder `work`."""
    shutil.rmtree(work, ignore_errors=True)
    name = f"sueca-desktop-{this_release().version}-linux-{platform.machine()}"
    shutil.copytree(tree, work / name, symlinks=True)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(HERE / script, work / name / script)
        (work / name / script).chmod(0o755)
    shutil.copyfile(HERE / "README.txt", work / name / "README.txt")
    (work / name / "README.txt").chmod(0o644)
    dist.mkdir(exist_ok=True)
    archive = dist / f"{name}.tar.zst"
    command: list[str | Path] = [
        "tar",
        "--create",
        "--file",
        archive,
        "--use-compress-program",
        "zstd -16 -T0 --quiet",
    ]
    command += ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    command += [f"--mtime=@{int(build_time().timestamp())}", "--directory", work, name]
    subprocess.run(command, check=True)
    return archive
