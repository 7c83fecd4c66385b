"""`python -m roundtable` is the command `roundtable`."""

import sys

from roundtable.cli import main

sys.exit(main())
