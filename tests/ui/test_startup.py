"""Before there is a window, and when something breaks: one clear sentence, never a traceback or an abort."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sueca_desktop.__main__ import main, parse, parser
from sueca_desktop.ui.startup import catch_faults, keep_log, no_display_sentence
from tests.conftest import AllowedLogs

ROOT = Path(__file__).parents[2]


def run_without_display(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "sueca_desktop", *arguments],
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there a program can be without a screen")
@pytest.mark.parametrize(("language", "word"), [("en", "screen"), ("pt_PT", "ecrã"), ("pt_BR", "tela")])
def test_without_a_screen_it_says_so_in_one_sentence(language: str, word: str, tmp_path: Path) -> None:
    done = run_without_display("--language", language, "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert word in done.stderr
    assert done.stderr.strip() == no_display_sentence(language)


def test_version_and_help_need_no_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as left:
            main([option])
        assert left.value.code == 0
    assert "--data-dir" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["--deal", "-1"], ["--deal", "x"], ["--game", "whist"], ["--preset", "nowhere"], ["--language", "fr"]],
)
def test_bad_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args(arguments)
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "game"),
    [
        (["--preset", "mineiro"], "truco"),
        (["--preset", "standard", "--game", "sobe-e-desce"], "sobe-e-desce"),
        (["--preset", "cafe"], "sueca"),
        (["--game", "truco", "--deal", "5"], "truco"),
        (["--deal", "5"], None),
    ],
)
def test_a_preset_tells_its_game(arguments: list[str], game: str | None) -> None:
    assert parse(arguments).game == game


def test_a_preset_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["--game", "sueca", "--preset", "velha"])
    assert left.value.code == 2
    assert "rules of truco" in capsys.readouterr().err


@pytest.fixture
def hooks() -> Iterator[None]:
    """Puts back what the program hangs into Python."""
    import threading

    before = sys.excepthook, threading.excepthook
    handlers = list(logging.getLogger().handlers)
    level = logging.getLogger().level
    yield
    sys.excepthook, threading.excepthook = before
    for handler in set(logging.getLogger().handlers) - set(handlers):
        logging.getLogger().removeHandler(handler)
        handler.close()
    logging.getLogger().setLevel(level)


def test_fault_in_the_program_is_logged_and_told(
    qtbot: QtBot, hooks: None, tmp_path: Path, allowed_logs: AllowedLogs
) -> None:
    allowed_logs("unexpected fault")
    told: list[bool] = []
    file = tmp_path / "log" / "program.log"
    keep_log(file)
    catch_faults(lambda: told.append(True))
    with qtbot.capture_exceptions() as caught:
        QTimer.singleShot(0, lambda: 1 // 0)
        qtbot.wait(30)
    kind, error, trace = caught[0]
    sys.excepthook(kind, error, trace)
    assert told == [True]
    assert "ZeroDivisionError" in file.read_text(encoding="utf-8")


@pytest.mark.usefixtures("hooks")
def test_log_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    keep_log(tmp_path / "log" / "program.log")
    logging.getLogger("test").info("goes nowhere")
