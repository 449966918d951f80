"""Runs first in the frozen program, and sees to its output on Windows."""

import os
import sys

# A window has none, and whoever prints must not fall over that.
if sys.stdout is None:
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program lives
if sys.stderr is None:
    sys.stderr = sys.stdout
# Into a file or a pipe Windows writes in an old encoding, which has no Japanese.
if sys.platform == "win32":
    for stream in (sys.stdout, sys.stderr):
        if not stream.isatty():
            stream.reconfigure(encoding="utf-8")
