"""`sueca-lab`, as the packages start it."""

import multiprocessing
import sys

from sueca_desktop.lab import main

if __name__ == "__main__":
    # The arena's processes are this program once more: there is no Python to start them with.
    multiprocessing.freeze_support()
    sys.exit(main())
