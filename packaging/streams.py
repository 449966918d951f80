"""Runs first in the frozen program: a window on Windows has no output, and whoever prints must not fall over that."""

import os
import sys

if sys.stdout is None:
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program lives
if sys.stderr is None:
    sys.stderr = sys.stdout
