"""What every test gets: no screen, no folder of the real user, no log line that nobody noticed."""

import os

# Before Qt loads. Qt complains about a locale that is not UTF-8, as a bare machine has it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import gc
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

# Time is never asserted, and the same examples come at each run: what was green stays green.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("suite")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Of all tests each of several processes compiles a share of its own before it collects them, and then
    finds done what the others did: on a fresh clone every one would compile them all."""
    share = getattr(session.config, "workerinput", None)
    if share is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted(Path(__file__).parent.rglob("test_*.py"))
    for file in files[int(share["workerid"].removeprefix("gw")) :: share["workercount"]]:
        with suppress(Exception):  # it fails again, and is reported, where the tests are collected
            import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """What has been loaded stays: thousands of tests, through which Python need not look for cycles again
    and again."""
    gc.collect()
    gc.freeze()


class AllowedLogs:
    """The warnings and errors that a test expects in the log: `allowed_logs(r"cut short")`."""

    def __init__(self) -> None:
        self._patterns: list[str] = []

    def __call__(self, pattern: str) -> None:
        """Expects at least one message of level WARNING or above in which the pattern is found."""
        self._patterns.append(pattern)

    def complaints(self, records: list[logging.LogRecord]) -> list[str]:
        """What was logged against, and not logged in spite of, expectation."""
        messages = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
        unexpected = [
            f"logged: {message}"
            for message in messages
            if not any(re.search(pattern, message) for pattern in self._patterns)
        ]
        missing = [
            f"not logged: {pattern}"
            for pattern in self._patterns
            if not any(re.search(pattern, message) for message in messages)
        ]
        return unexpected + missing


@pytest.fixture(autouse=True)
def allowed_logs(caplog: pytest.LogCaptureFixture) -> Iterator[AllowedLogs]:
    """Fails the test on a log line of level WARNING or above that it did not allow."""
    allowed = AllowedLogs()
    yield allowed
    complaints = allowed.complaints(caplog.get_records("setup") + caplog.get_records("call"))
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder in place of the user's, for this process and those it starts."""
    folder = tmp_path / "home"
    folder.mkdir(mode=0o700)
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(folder))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty data folder, as `--data-dir` names one."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
