"""PySide6 6.12.0 on Python 3.11 loses a reference to None with each void Qt call, and aborts in the end."""

import subprocess
import sys
from importlib.metadata import version

VOID_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for number in range(50_000):
    thing.setObjectName(str(number))
print(thing.objectName())
"""


def test_installed_pair_is_not_the_broken_one() -> None:
    assert sys.version_info >= (3, 12) or version("PySide6-Essentials") != "6.12.0"


def test_fifty_thousand_void_calls_leave_the_program_alive() -> None:
    run = subprocess.run(
        [sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, timeout=120, check=False
    )
    assert (run.returncode, run.stdout.strip()) == (0, "49999"), run.stderr
