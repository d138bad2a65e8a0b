"""The pictures of the program: those that are kept are shown, and what is not to be had is told."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget

TOP = Path(__file__).parents[2]
KEPT = TOP / "resources" / "screenshots"


@pytest.mark.parametrize("readme", ["README.md", "README.pt.md"])
def test_readme_shows_the_pictures_that_are_kept(readme: str) -> None:
    text = (TOP / readme).read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(resources/screenshots/([\w-]+)\.png\)", text)
    assert len(shown) == len(set(shown))
    assert set(shown) == {picture.stem for picture in KEPT.glob("*.png")}


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, ModuleType]]:
    """The modules with which pictures are taken."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(str(KEPT))
    yield import_module("studio"), import_module("take")
    for name in sys.modules.keys() - known:
        if Path(getattr(sys.modules[name], "__file__", None) or "").parent == KEPT:
            del sys.modules[name]


def test_moment_that_never_comes_is_told(tools: tuple[ModuleType, ModuleType], qapp: QApplication) -> None:
    studio, _ = tools
    presenter = SimpleNamespace(
        waits_for_person=True, view=SimpleNamespace(phase="over"), hurry=lambda: None, can_hint=False
    )
    window: Any = SimpleNamespace(game="sueca", presenter=presenter)
    studio.play(window, lambda _: True)
    with pytest.raises(studio.NotReached, match="the match ended"):
        studio.play(window, lambda _: False)
    with pytest.raises(studio.NotReached, match="no hint"):
        studio.ask_hint(window)


def test_picture_that_cannot_be_taken_is_named_and_the_others_are_taken(
    tools: tuple[ModuleType, ModuleType],
    qapp: QApplication,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    studio, take = tools

    def lost(_: Any) -> QWidget:
        raise studio.NotReached("the match ended")

    monkeypatch.setattr(take, "PICTURES", {"lost": lost, "there": lambda _: QWidget()})
    monkeypatch.setattr(take, "QApplication", lambda _: SimpleNamespace(setCursorFlashTime=lambda _: None))
    assert take.main(str(tmp_path)) == 1
    assert capsys.readouterr().err == "lost: the match ended\n"
    assert [file.name for file in tmp_path.glob("*.png")] == ["there.png"]
    assert take.main(str(tmp_path), "there") == 0
