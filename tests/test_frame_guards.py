"""The suite's own alarms ring: each sample below must end as its name says."""

import os
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parent.parent

SAMPLES = """
import logging
import warnings
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import qDebug, qWarning


def test_unexpected_log_line_fails():
    logging.getLogger("sueca_desktop").warning("the disk is full")


def test_log_line_from_set_up_fails(loud):
    pass


@pytest.fixture
def loud():
    logging.getLogger("sueca_desktop").error("no such folder")


def test_expected_log_line_passes(allowed_logs):
    allowed_logs("disk is")
    logging.getLogger("sueca_desktop").warning("the disk is full")


def test_expected_log_line_that_never_comes_fails(allowed_logs):
    allowed_logs("disk is")


def test_quiet_log_line_passes():
    logging.getLogger("sueca_desktop").info("a match begins")


def test_qt_warning_fails():
    qWarning("no such signal")


def test_qt_debug_message_fails():
    qDebug("here")


def test_python_warning_fails():
    warnings.warn("old", DeprecationWarning)


def test_user_folders_are_not_the_real_ones_passes(home, qapp):
    assert Path.home() == home
    assert Path(platformdirs.user_data_dir("sueca-desktop")).is_relative_to(home)
    assert Path(platformdirs.user_config_dir("sueca-desktop")).is_relative_to(home)


def test_slow_one_is_left_out():
    pass


test_slow_one_is_left_out = pytest.mark.soak(test_slow_one_is_left_out)
"""


def test_alarms_ring(tmp_path: Path) -> None:
    (tmp_path / "test_samples.py").write_text(SAMPLES, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-c", str(TOP / "pyproject.toml"), "-v", "-rN"]
    command += ["-p", "tests.conftest", "-p", "no:cacheprovider", str(tmp_path)]
    run = subprocess.run(command, cwd=TOP, env=environment, capture_output=True, text=True, check=False)

    tests = {line.split("::")[1].split()[0] for line in run.stdout.splitlines() if "::test_" in line}
    assert len(tests) == SAMPLES.count("def test_") - 1, run.stdout + run.stderr
    for test in tests:
        outcomes = {line.split()[1] for line in run.stdout.splitlines() if f"::{test} " in line}
        assert outcomes in ({"PASSED"}, {"FAILED"}, {"PASSED", "ERROR"})
        assert (outcomes == {"PASSED"}) == test.endswith("_passes"), f"{test}: {outcomes}"
