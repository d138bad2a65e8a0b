"""A match that the system wants opened comes to the window, also where it is not on the command line."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from sueca_desktop.ui.application import Application

wanted = []
application = Application([])
application.match_wanted.connect(wanted.append)
QCoreApplication.sendEvent(application, QEvent(QEvent.Type.User))
QCoreApplication.sendEvent(application, QFileOpenEvent(sys.argv[1]))
assert wanted == [Path(sys.argv[1])], wanted
"""


def test_file_that_the_system_wants_opened_is_told(tmp_path: Path) -> None:
    file = tmp_path / "sete de copas.sueca"
    top = Path(__file__).parents[2]
    command = [sys.executable, "-W", "error", "-c", PROGRAM, str(file)]
    run = subprocess.run(command, cwd=top, env=os.environ, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
