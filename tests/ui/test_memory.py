import ctypes
import subprocess
import sys

import pytest

#: How many bytes a picture takes from the system for itself, after a far larger one has come and gone.
TAKEN = """
import ctypes
from PySide6.QtGui import QImage
from sueca_desktop.ui.memory import give_back_pictures

class Told(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]

told = ctypes.CDLL(None).mallinfo2
told.restype = Told
large = QImage(2000, 2000, QImage.Format.Format_ARGB32)
del large
{call}
before = told().hblkhd
picture = QImage(300, 400, QImage.Format.Format_ARGB32)
print(told().hblkhd - before)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="needs the GNU C library"
)
def test_pictures_are_taken_from_the_system_one_by_one() -> None:
    def taken(call: str) -> int:
        command = [sys.executable, "-c", TAKEN.replace("{call}", call)]
        return int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)

    assert taken("") == 0
    assert taken("give_back_pictures()") >= 300 * 400 * 4
