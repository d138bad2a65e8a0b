"""What all packages for Linux hold, laid out as below /usr.

That is the folder with the programs, menu entry, icons, kind of file, manual pages, what software centres
show.
"""

from __future__ import annotations

import shutil
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from release import TOP, Release, build_time, releases, this_release

HERE = Path(__file__).resolve().parent
PROGRAMS = ("sueca-desktop", "sueca-lab")
COMPONENT = "io.github.sueca_desktop.SuecaDesktop"


def lay_out(bundle: Path, icons: Path, target: Path) -> None:
    """Makes the tree in `target`, which must not exist, from PyInstaller's folder and the icons."""
    library = target / "lib" / "sueca-desktop"
    shutil.copytree(bundle, library, symlinks=True)
    share = target / "share"
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")
    _copy(HERE / "sueca-desktop.desktop", share / "applications")
    _copy(HERE / "sueca-desktop.xml", share / "mime" / "packages")
    for page in sorted((HERE / "man").glob("*.6")):
        _write(share / "man" / "man6" / page.name, filled(page))
    _write(share / "metainfo" / f"{COMPONENT}.metainfo.xml", metainfo())
    _copy(TOP / "CHANGELOG.md", share / "doc" / "sueca-desktop")
    _copy(HERE / "copyright", share / "doc" / "sueca-desktop")
    for path in sorted(target.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path in [library / name for name in PROGRAMS]
            path.chmod(0o755 if runs else 0o644)


def filled(file: Path) -> str:
    """A file's text with version and date put in."""
    text = file.read_text(encoding="utf-8")
    day = this_release().date or build_time().date()
    return text.replace("@VERSION@", this_release().version).replace("@DATE@", day.isoformat())


def metainfo() -> str:
    """What software centres show, with the releases of CHANGELOG.md."""
    builder = ET.TreeBuilder(insert_comments=False)
    root = ET.parse(HERE / "metainfo.xml", ET.XMLParser(target=builder)).getroot()
    entries = root.find("releases")
    assert entries is not None
    now = this_release()
    older = releases((TOP / "CHANGELOG.md").read_text(encoding="utf-8"))
    for release in (now, *(other for other in older if other.version != now.version)):
        entries.append(_entry(release))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _entry(release: Release) -> ET.Element:
    day = release.date or build_time().date()
    kind = "development" if release.date is None else "stable"
    return ET.Element("release", version=release.version, date=day.isoformat(), type=kind)


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
