"""The program that benchmarks/frozen.py measures: a bare window or the lobby, frozen like the real one."""

from __future__ import annotations

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # the lobby's players have processes of their own
    from start_probes import main

    main()
