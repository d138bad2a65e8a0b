"""The program with the window, as the packages start it."""

import sys

from sueca_desktop.__main__ import main

sys.exit(main())
