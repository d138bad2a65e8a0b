"""Adds to the build what pyproject.toml cannot say: the folders that lie beside the package, and native code.

`resources/` and `translations/` stand at the top of the project, where those who draw and translate look for
them. An installed copy holds them inside the package, so that it works from any folder.

The modules in `NATIVE` are compiled. Where that fails, for want of a C compiler, the program is installed
without them: it plays all the same, only not as strongly.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

TOP = Path(__file__).parent
#: Names below resources/ that only those who work on the program need.
NOT_SHIPPED = {"draw", "synth", "screenshots", "policy", "README.md", "__pycache__"}
NATIVE = (
    "sueca_desktop.solver.search",
    "sueca_desktop.bots.sueca.native.world",
    "sueca_desktop.bots.sueca.native.deals",
    "sueca_desktop.bots.sueca.native.policy",
    "sueca_desktop.bots.sueca.native.rule_twin",
    "sueca_desktop.bots.sueca.native.choices",
    "sueca_desktop.bots.sueca.native.lots",
    "sueca_desktop.bots.sueca.native.foresight",
)


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


def native_modules() -> list[Extension]:
    """What is to be compiled."""
    # Fractions come out alike on every machine only if the compiler does not fuse multiplying and adding.
    flags = [] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
    if sys.platform == "linux":
        # GCC else turns the policy's loops round, and then finds nothing to do eight at a time.
        flags += ["-fno-loop-unroll-and-jam", "-fno-loop-interchange"]
    modules = [
        Extension(name, [name.replace(".", "/") + ".py"], extra_compile_args=flags, optional=True)
        for name in NATIVE
    ]
    return list(cythonize(modules, build_dir="build/native", quiet=True))


setup(cmdclass={"build_py": BuildWithFolders}, ext_modules=native_modules())
