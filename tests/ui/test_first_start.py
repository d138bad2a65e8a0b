"""The first start follows the system; a damaged settings file costs no start, and is told once."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.storage.settings import TEXT_SIZES, Settings, SettingsFile, settings_bytes
from sueca_desktop.ui import app as app_module
from sueca_desktop.ui.appearance import wanted_text_size
from sueca_desktop.ui.dialogs.notice import Notice

GOOD = settings_bytes(Settings(theme="cafe", volume=75))


def font(points: float) -> QFont:
    result = QFont()
    result.setPointSizeF(points)
    return result


@pytest.mark.parametrize(
    ("platform", "points", "size"),
    [
        ("win32", 9, 1.0),
        ("win32", 10.5, 1.15),
        ("win32", 13.5, 1.5),
        ("win32", 40, 1.5),
        ("win32", 6, 1.0),
        ("darwin", 13, 1.0),
        ("darwin", 17, 1.3),
        ("linux", 9, 1.0),
        ("linux", 11, 1.0),
        ("linux", 14, 1.3),
        ("linux", 22, 1.5),
    ],
)
def test_large_letters_of_the_system_are_wanted_here_too(platform: str, points: float, size: float) -> None:
    assert wanted_text_size(font(points), platform) == size
    assert size in TEXT_SIZES


def test_letters_of_so_many_pixels_say_nothing() -> None:
    letters = QFont()
    letters.setPixelSize(40)
    assert wanted_text_size(letters, "linux") == 1.0


@pytest.mark.usefixtures("start")
def test_the_letters_of_the_system_are_followed_at_the_first_start_only(
    qapp: QApplication, data_dir: Path
) -> None:
    usual = qapp.font()
    qapp.setFont(font(30))
    try:
        for expected in (1.5, 1.0):
            window = app_module.build(qapp, DataFolder.find(data_dir), language="en")
            assert window.settings.text_size == expected
            window.change(text_size=1.0)
            window.close()
            window.deleteLater()
    finally:
        qapp.setFont(usual)


@pytest.mark.usefixtures("start")
@pytest.mark.parametrize(
    ("content", "words", "again"),
    [
        (b"", "cannot be read", 0),
        (b"\x00\xff{garbage", "cannot be read", 0),
        (GOOD[: len(GOOD) // 2], "cannot be read", 0),
        (b'{"version": "one"}', "cannot be read", 0),
        (b'{"version": 1, "theme": 7, "volume": "loud", "text_size": [], "level_n": {}}', "not valid", 0),
        (b'{"version": 99, "theme": {"name": "felt"}}', "newer version", 1),  # each time: nothing is saved
    ],
    ids=["empty", "garbage", "cut", "no version", "wrong types", "newer"],
)
def test_a_damaged_settings_file_costs_no_start_and_is_told_once(
    qapp: QApplication, qtbot: QtBot, data_dir: Path, content: bytes, words: str, again: int
) -> None:
    folder = DataFolder.find(data_dir)
    folder.settings.parent.mkdir(parents=True, exist_ok=True)
    folder.settings.write_bytes(content)
    for told in (1, again):
        window = app_module.build(qapp, folder, language="en")
        window.show()
        assert window.settings == Settings(language="en", window_geometry=window.settings.window_geometry)
        notices = [notice for notice in window.findChildren(Notice) if notice.isVisible()]
        assert len(notices) == told
        for notice in notices:
            assert any(words in part.text() for part in notice.findChildren(QLabel))
            notice.accept()
        window.close()
        window.deleteLater()
    if again:
        assert folder.settings.read_bytes() == content


@pytest.mark.usefixtures("start")
def test_after_a_damaged_file_the_next_choice_is_saved(qapp: QApplication, data_dir: Path) -> None:
    folder = DataFolder.find(data_dir)
    folder.settings.parent.mkdir(parents=True, exist_ok=True)
    folder.settings.write_bytes(b"{")
    window = app_module.build(qapp, folder, language="en")
    window.change(theme="azulejo")
    assert json.loads(folder.settings.read_bytes())["theme"] == "azulejo"
    assert SettingsFile(folder.settings).load()[1] == ()
    for notice in window.findChildren(Notice):
        notice.accept()
    window.close()
    window.deleteLater()
