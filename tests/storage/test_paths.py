"""The folder of data: the platform's own, or the one that was chosen."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.paths import DataFolder


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has its own folder")
def test_the_platforms_own_folder_is_used_unless_another_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert DataFolder.find().root == tmp_path / "xdg" / "sueca-desktop"
    assert not (tmp_path / "xdg").exists()


def test_a_chosen_folder_stays_the_same_if_the_working_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert DataFolder.find(Path("mine")).root == tmp_path / "mine"


def test_all_folders_are_made_and_making_them_again_does_no_harm(tmp_path: Path) -> None:
    data = DataFolder.find(tmp_path / "a" / "b")
    data.create()
    data.settings.write_text("{}")
    data.create()
    assert data.matches.is_dir()
    assert data.log.parent.is_dir()
    assert data.settings.read_text() == "{}"
    assert {data.settings.parent, data.matches.parent, data.log.parent.parent} == {data.root}


@pytest.mark.parametrize("below", ["", "below", "far/below"])
def test_a_folder_that_cannot_be_made_is_an_error_that_says_so(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StorageError) as caught:
        DataFolder.find(tmp_path / "file" / below).create()
    assert caught.value.trouble is Trouble.NOT_A_FOLDER
    assert (tmp_path / "file").read_text() == "mine"
