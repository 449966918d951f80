"""Where the program keeps its files: the platform's own folders, nowhere else."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

Location = QStandardPaths.StandardLocation


def data_folder() -> Path:
    """Matches in progress."""
    return _folder(Location.AppDataLocation)


def preferences_file() -> Path:
    return _folder(Location.AppConfigLocation) / "preferences.json"


def documents_folder() -> Path:
    """Where a player looks for saved matches first; one that is not there would be taken for the name of a file."""
    usual = _folder(Location.DocumentsLocation)
    return usual if usual.is_dir() else Path.home()


def _folder(location: Location) -> Path:
    """What Qt calls a folder may have a name that Python cannot write, where the language of the system is none. Then
    there is no such folder, which all who work with it are prepared for."""
    name = QStandardPaths.writableLocation(location)
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return Path(os.devnull, "kasane-desktop")
    return Path(name)
