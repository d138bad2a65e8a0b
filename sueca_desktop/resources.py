"""Where the files lie that the program reads at run time: pictures, themes, catalogues.

In a checkout (and an editable installation of it) `resources/` and `translations/` stand beside the package,
in an installed copy they are inside it (see setup.py).
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_HOLDER = _PACKAGE if (_PACKAGE / "resources").is_dir() else _PACKAGE.parent

#: Folder of pictures, icons and themes.
RESOURCES = _HOLDER / "resources"

#: Folder of the compiled catalogues (`*.qm`).
TRANSLATIONS = _HOLDER / "translations"


def resource_path(*parts: str) -> Path:
    """A file below the folder of pictures, icons and themes."""
    return RESOURCES.joinpath(*parts)
