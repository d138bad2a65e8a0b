"""What packages tell the system agrees with the program: names, kind of file, options, version."""

from __future__ import annotations

import argparse
import ast
import configparser
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from icons import MACOS_KINDS, icns, ico
from package import native_modules
from qt_parts import LIBRARIES, MODULES, PLUGINS, is_wanted
from release import releases, this_release, unreleased
from tree import COMPONENT, filled, metainfo

from sueca_desktop import __main__, __version__, lab
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui.report import COMPILED

TOP = Path(__file__).parents[2]
LINUX = TOP / "packaging" / "linux"
KIND = "application/x-sueca-record"
PORTUGUESE = ("pt", "pt_BR")


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / "sueca-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_desktop_entry_starts_the_program_with_a_file() -> None:
    entry = desktop_entry()
    assert entry["Type"] == "Application"
    assert entry["Exec"] == "sueca-desktop %f"
    assert entry["Icon"] == entry["TryExec"] == entry["StartupWMClass"] == "sueca-desktop"
    assert KIND in entry["MimeType"].split(";")
    assert {"Game", "CardGame"} <= set(entry["Categories"].split(";"))


def test_desktop_entry_has_its_words_in_all_languages() -> None:
    entry = desktop_entry()
    for key in ("GenericName", "Comment", "Keywords"):
        for language in PORTUGUESE:
            assert entry[f"{key}[{language}]"], f"{key} in {language}"


def test_kind_of_file_is_that_of_records() -> None:
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ET.parse(LINUX / "sueca-desktop.xml").getroot()
    assert kind.get("type") == KIND
    assert [glob.get("pattern") for glob in kind.iter(f"{name}glob")] == ["*.sueca"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {comment.get(language) for comment in kind.iter(f"{name}comment")} == {None, *PORTUGUESE}


def test_software_centres_are_told_this_version_and_kind() -> None:
    root = ET.fromstring(metainfo())
    assert root.findtext("id") == COMPONENT
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", newest.get("date", ""))
    assert root.findtext("launchable") == "sueca-desktop.desktop"
    assert root.findtext("provides/mediatype") == KIND


def test_each_point_for_software_centres_is_in_all_languages() -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    root = ET.fromstring(metainfo())
    for texts in (root.findall("summary"), root.findall("description/p"), root.findall("description/ul/li")):
        told = [text.get(language) for text in texts]
        assert told == [None, "pt", "pt-BR"] * (len(texts) // 3)
        assert told


def options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every option and every command of a command line, those of its commands among them."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices
            for command in action.choices.values():
                yield from options(command)


@pytest.mark.parametrize(
    ("page", "parser"), [("sueca-desktop.6", __main__.parser()), ("sueca-lab.6", lab._parser())]
)
def test_manual_page_tells_every_option(page: str, parser: argparse.ArgumentParser) -> None:
    text = filled(LINUX / "man" / page).replace("\\-", "-")
    assert f"Sueca Desktop {__version__}" in text
    told = set(re.findall(r"(?<![\w-])(--?[a-z][a-z-]*|[a-z]+)\b", text))
    missing = set(options(parser)) - told
    assert not missing, f"{page} does not tell {sorted(missing)}"


def test_manual_page_tells_no_option_that_is_gone() -> None:
    for page, parser in (("sueca-desktop.6", __main__.parser()), ("sueca-lab.6", lab._parser())):
        text = filled(LINUX / "man" / page).replace("\\-", "-")
        told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*\b", text))
        assert told == {option for option in options(parser) if option.startswith("--")}


def test_changelog_is_read_by_versions() -> None:
    text = "# Changelog\n\n## Unreleased\n\n- A\n  b.\n\n"
    text += "## 0.2.0 (2026-12-24)\n\nWords.\n\n- C.\n\n## 0.1.0 (2026-11-01)\n"
    assert unreleased(text) == ("A b.",)
    assert [(release.version, str(release.date), release.changes) for release in releases(text)] == [
        ("0.2.0", "2026-12-24", ("C.",)),
        ("0.1.0", "2026-11-01", ()),
    ]


def test_version_of_the_packages_is_that_of_the_program() -> None:
    assert this_release().version == __version__
    command = [sys.executable, "packaging/release.py", "version"]
    assert (
        subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True).stdout.strip()
        == __version__
    )


def test_packages_hold_every_module_of_qt_that_the_program_uses() -> None:
    used = set()
    for file in (TOP / "sueca_desktop").rglob("*.py"):
        used |= set(re.findall(r"PySide6\.(Qt\w+)", file.read_text(encoding="utf-8")))
    assert used <= MODULES
    assert {name.removeprefix("Qt") for name in MODULES} <= LIBRARIES


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("PySide6/QtPdf.pyd", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("libQt6Quick.so.6", False),
        ("PySide6/Qt6Quick.dll", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/Qt/translations/qtbase_pt_BR.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("libavcodec.so.61", False),
        ("sueca_desktop/translations/sueca_pt_PT.qm", True),
        ("sueca_desktop/solver/search.cpython-311-x86_64-linux-gnu.so", True),
    ],
)
def test_what_goes_into_packages(target: str, wanted: bool) -> None:
    assert is_wanted(target, "") == wanted
    assert is_wanted(target.replace("/", "\\"), "") == wanted


def test_libraries_of_the_system_stay_with_it() -> None:
    assert not is_wanted("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6")
    assert not is_wanted("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6")
    assert is_wanted("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0")
    assert is_wanted("libpython3.11.so.1.0", "/lib/x86_64-linux-gnu/libpython3.11.so.1.0")
    module = "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so"
    assert is_wanted(module, f"/usr/lib/{module}")


def test_program_can_open_a_window_on_each_system() -> None:
    assert {"qxcb", "qwayland", "qwindows", "qcocoa"} <= PLUGINS["platforms"]


def test_the_program_looks_whether_those_modules_are_compiled_that_are() -> None:
    assert set(COMPILED) == set(native_modules())


def test_native_modules_are_those_that_are_compiled() -> None:
    found = native_modules()
    assert "sueca_desktop.solver.search" in found
    for name in found:
        assert (TOP / name.replace(".", "/")).with_suffix(".py").is_file()


def test_spec_leaves_out_what_is_big_and_unused() -> None:
    tree = ast.parse((TOP / "packaging" / "sueca.spec").read_text(encoding="utf-8"))
    (names,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NOT_NEEDED"
    )
    left_out = {node.value for node in ast.walk(names) if isinstance(node, ast.Constant)}
    assert {"tkinter", "ssl", "_ssl", "_hashlib", "sqlite3"} <= left_out


def test_icon_files_hold_each_picture_where_they_say() -> None:
    pictures = {16: b"\x89PNG sixteen", 256: b"\x89PNG large"}
    data = ico(pictures)
    for number, (side, picture) in enumerate(pictures.items()):
        entry = data[6 + 16 * number : 22 + 16 * number]
        size, at = int.from_bytes(entry[8:12], "little"), int.from_bytes(entry[12:16], "little")
        assert entry[0] == side % 256
        assert data[at : at + size] == picture
    kinds = {kind: str(side).encode() for kind, side in MACOS_KINDS.items()}
    data, at = icns(kinds), 8
    assert int.from_bytes(data[4:8], "big") == len(data)
    for kind, picture in kinds.items():
        size = int.from_bytes(data[at + 4 : at + 8], "big")
        assert (data[at : at + 4], data[at + 8 : at + size]) == (kind, picture)
        at += size
    assert at == len(data)


def test_installers_speak_the_languages_of_the_program() -> None:
    windows = (TOP / "packaging" / "windows" / "sueca-desktop.iss").read_text(encoding="utf-8")
    assert set(re.findall(r'^Name: "(\w+)"; MessagesFile', windows, re.MULTILINE)) == set(LANGUAGES)
    spec = (TOP / "packaging" / "sueca.spec").read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert f'"{language.replace("_", "-")}"' in spec
