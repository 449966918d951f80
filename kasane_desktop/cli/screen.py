"""Whether there is a screen, found out without Qt, which would abort."""

from __future__ import annotations

import os
import socket
import sys

from kasane_desktop.cli.language import translate


def missing_screen() -> str | None:
    """Why no window can be opened here, in a line; None if one can (as far as can be told)."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    display = os.environ.get("DISPLAY", "")
    if not display:
        return translate("cli", "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)")
    host, _, number = display.rpartition(":")
    if host not in ("", "unix"):
        return None  # a remote screen: Qt will find out
    path = f"/tmp/.X11-unix/X{number.partition('.')[0]}"
    for address in (path, "\0" + path):
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(address)
            except OSError:
                continue
            return None
    return translate("cli", "the screen {display} (DISPLAY) does not answer").format(display=display)
