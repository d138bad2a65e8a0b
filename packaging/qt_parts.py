"""Which files of Qt and of the system go into a package: what the program uses, named one by one.

Qt's wheels hold plugins for car displays, five databases and a web browser. A list of what is wanted stays
right when a new Qt brings more of them; what is missing shows in `make test-package`, what is too much
would show nowhere.
"""

import re
from pathlib import PurePosixPath

#: Libraries of Qt, by the names after "Qt" or "Qt6". Network and Concurrent are there because Multimedia,
#: which plays the sounds, wants them; none of their functions is called.
LIBRARIES = {
    *("Core", "Gui", "Widgets", "Svg", "PrintSupport", "Multimedia", "Network", "Concurrent"),
    *("DBus", "XcbQpa", "WaylandClient", "WlShellIntegration"),
}

#: Modules of PySide6. QtMultimedia loads QtNetwork when it is loaded itself.
MODULES = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtMultimedia", "QtNetwork"}

#: Plugins of Qt by folder: how the program gets a window, letters with accents, the system's file dialog,
#: looks. Multimedia has none: the sounds are plain samples, which the library itself hands to the system.
PLUGINS = {
    # offscreen: the rules are written to a PDF file where there is no screen.
    "platforms": {"qxcb", "qwayland", "qwindows", "qcocoa", "qoffscreen"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "printsupport": {"cupsprintersupport"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
}

#: Qt's own words, for the languages of the program; Portugal's come from translations/.
CATALOGUE = re.compile(r"qtbase_(en|pt_BR|pt_PT|pt)\.qm")

#: Takes films apart, and draws in three dimensions without a graphics card.
NEVER = re.compile(
    r"(lib)?(av(codec|format|util|filter|device)|sw(scale|resample)|Qt6FFmpegStub)[-.\d]|opengl32sw\.dll"
)

#: Libraries of a Linux system that are taken along, because some systems lack them; libpython and what it is
#: linked with. All others are where there is a desktop, and have to be the system's own, which knows its
#: screen and fonts.
TAKEN_ALONG = re.compile(
    r"lib(python3|xcb-(cursor|icccm|image|keysyms|render-util|util|xkb)|xkbcommon|expat|ffi)\b"
)


def is_wanted(target: str, source: str) -> bool:
    """Whether a file that PyInstaller found goes to `target` (relative to the package's folder)."""
    path = PurePosixPath(target.replace("\\", "/"))
    name = path.name.removeprefix("lib").split(".")[0]
    if "translations" in path.parts and "PySide6" in path.parts:
        return CATALOGUE.fullmatch(path.name) is not None
    if "plugins" in path.parts and "PySide6" in path.parts:
        return name in PLUGINS.get(path.parent.name, set())
    if NEVER.match(path.name):
        return False
    if path.parent.name == "PySide6" and path.name.startswith("Qt") and path.suffix in (".so", ".pyd"):
        return name in MODULES
    library = re.match(r"(?:lib)?Qt6?([A-Z]\w*?)(?:\.framework|\.so|\.dll|\.dylib|$)", _library(path))
    if library is not None:
        return library[1] in LIBRARIES
    if source.startswith(("/usr/lib/", "/lib/", "/usr/local/lib/")) and ".so" in path.name:
        return ("python3" in source and "libpython" not in path.name) or TAKEN_ALONG.match(
            path.name
        ) is not None
    return True


def _library(path: PurePosixPath) -> str:
    """The part of a path that names a library: on macOS the folder ending in ".framework"."""
    return next((part for part in path.parts if part.endswith(".framework")), path.name)
