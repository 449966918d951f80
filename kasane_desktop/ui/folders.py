"""Where the program keeps its files: the platform's own folders, nowhere else."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

Location = QStandardPaths.StandardLocation


def data_folder() -> Path:
    """Matches in progress."""
    return Path(QStandardPaths.writableLocation(Location.AppDataLocation))


def preferences_file() -> Path:
    return Path(QStandardPaths.writableLocation(Location.AppConfigLocation)) / "preferences.json"


def documents_folder() -> Path:
    """Where a player looks for saved matches first; one that is not there would be taken for the name of a file."""
    usual = Path(QStandardPaths.writableLocation(Location.DocumentsLocation))
    return usual if usual.is_dir() else Path.home()
