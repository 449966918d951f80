"""The program's door: what is asked for decides what is loaded."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main(arguments: list[str] | None = None) -> int:
    freeze_support()  # in a frozen program, players' processes start here too
    from kasane_desktop.cli.commands import run

    return run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
