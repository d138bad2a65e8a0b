"""Adds to the build what pyproject.toml cannot say: the folders that lie beside the package.

`resources/` and `translations/` stand at the top of the project, where those who draw and translate look for
them. An installed copy holds them inside the package, so that it works from any folder.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

TOP = Path(__file__).parent
#: Names below resources/ that only those who work on the program need.
NOT_SHIPPED = {"draw", "synth", "screenshots", "README.md", "__pycache__"}


def shipped_files() -> Iterator[Path]:
    """The files beside the package that the program reads at run time, relative to the top."""
    for file in sorted((TOP / "resources").rglob("*")):
        below = file.relative_to(TOP)
        if file.is_file() and file.suffix not in {".py", ".pyc"} and not NOT_SHIPPED & set(below.parts):
            yield below
    for file in sorted((TOP / "translations").glob("*.qm")):
        yield file.relative_to(TOP)


class BuildWithFolders(build_py):
    """`build_py` that also copies the folders; an editable installation uses them where they are."""

    def run(self) -> None:
        """Builds the package."""
        super().run()
        for source, target in self._copies().items():
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """The files built, for the list that an installer keeps."""
        return [*super().get_outputs(include_bytecode), *self._copies().values()]

    def _copies(self) -> dict[str, str]:
        if self.editable_mode:
            return {}
        package = Path(self.build_lib) / "sueca_desktop"
        return {str(TOP / file): str(package / file) for file in shipped_files()}


setup(cmdclass={"build_py": BuildWithFolders})
