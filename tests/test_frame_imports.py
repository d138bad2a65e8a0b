"""Who may import whom: cards <- rules <- record, replays, solver <- bots; table, lessons, text; ui."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "sueca_desktop"

RULES = {"cards", "rules"}
VERBS = RULES | {"verbs"}
RECORD = VERBS | {"record"}
SOLVER = RULES | {"solver"}
BOTS = RECORD | SOLVER | {"levels", "bots"}

#: Each part of the package and the parts that it may import, itself among them.
ALLOWED = {
    "resources": {"resources"},
    "cards": {"cards"},
    "rules": RULES,
    "verbs": VERBS,
    "record": RECORD,
    "replays": RULES | {"replays"},
    "keeper": RECORD | {"keeper"},
    "levels": {"levels"},
    "annals": RECORD | {"levels", "annals"},
    "solver": SOLVER,
    "bots": BOTS,
    "table": BOTS | {"table"},
    "storage": RECORD | {"levels", "keeper", "annals", "storage"},
    "processes": {"processes"},
    "arena": BOTS | {"table", "processes", "arena"},
    "lab": BOTS | {"table", "processes", "arena", "replays", "lab"},
    "lessons": BOTS | {"table", "lessons"},
    "text": BOTS | {"table", "keeper", "annals", "storage", "lessons", "text", "resources"},
}
PURE = sorted(ALLOWED.keys() - {"text"})


def modules(part: str) -> list[Path]:
    """The files of a part, which is a module or a package."""
    return sorted((PACKAGE / part).rglob("*.py")) or [PACKAGE / f"{part}.py"]


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def imported(file: Path) -> Iterator[str]:
    """Full names of the modules that a file imports; of `from m import n` both m and m.n."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: relative import"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def existing(parts: list[str]) -> list[str]:
    return [part for part in parts if all(file.exists() for file in modules(part))]


@pytest.mark.parametrize("part", existing(PURE))
def test_pure_part_loads_no_qt(part: str) -> None:
    names = [module_name(file) for file in modules(part)]
    program = (
        f"import importlib, sys\nfor name in {names}: importlib.import_module(name)\n"
        "print(*(name for name in sys.modules if name.partition('.')[0] in ('PySide6', 'shiboken6')))"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=PACKAGE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout.strip(), run.stderr) == (0, "", "")


@pytest.mark.parametrize("part", existing(sorted(ALLOWED)))
def test_imports_go_one_way(part: str) -> None:
    parts = {file.stem for file in PACKAGE.iterdir()}
    for file in modules(part):
        for name in imported(file):
            package, _, rest = name.partition(".")
            if package == "sueca_desktop" and (other := rest.partition(".")[0]) in parts:
                assert other in ALLOWED[part], f"{file} imports {name}"
            if package == "PySide6" and rest:
                assert part == "text" and rest.startswith("QtCore"), f"{file} imports {name}"


def test_a_start_waits_for_no_game_that_is_not_played() -> None:
    program = """
import sys
import sueca_desktop.ui.app
print(*(name for name in sys.modules if name.startswith(("sueca_desktop.bots.", "sueca_desktop.ui.games."))))
"""
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, text=True, check=True
    )
    games = {name.split(".")[-1] for name in run.stdout.split()} & {"sueca", "sobe_e_desce", "truco"}
    assert games == set()


#: What a start does not need: what opens later, and libraries that such parts or careless imports bring.
LATER = {
    *("lessons.lesson", "solver.review", "text.annals_text", "text.lessons_text"),
    *("ui.start_screen", "ui.lesson_guide", "ui.library.catalogue", "ui.dialogs.notice"),
}
LIBRARIES = {"hashlib", "logging.handlers", "multiprocessing", "pickle", "secrets", "socket", "statistics"}


def test_a_start_waits_for_nothing_that_comes_later() -> None:
    program = "import sys, sueca_desktop.ui.app\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, text=True, check=True
    )
    unwanted = LIBRARIES | {f"sueca_desktop.{name}" for name in LATER}
    assert {module_name(file) for file in PACKAGE.rglob("*.py")} >= unwanted - LIBRARIES
    assert unwanted & set(run.stdout.split()) == set()
