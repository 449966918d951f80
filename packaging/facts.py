"""What a package says of itself that does not stand in the source: when it was made, where the project lives, and who
is to be written to. Standard library only."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOWHERE = "https://kasane-desktop.example"
"""Stands for the project's address where a copy of the source does not know it. By RFC 2606 nobody can own it."""


def source_time() -> int:
    """The moment of the source, in seconds: the commit's, so that two builds of it are the same to the bit."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    if told := _git("log", "-1", "--format=%ct"):
        return int(told)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)  # an unpacked archive


def homepage() -> str:
    """Where the project lives: as told, as the workflow's host says, or as this clone came from."""
    if told := os.environ.get("KASANE_HOMEPAGE"):
        return told
    if repository := os.environ.get("GITHUB_REPOSITORY"):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}"
    origin = _git("remote", "get-url", "origin")
    return origin.removesuffix(".git") if re.fullmatch(r"https://[\w./-]+", origin) else NOWHERE


def download(version: str, file: str) -> str:
    """Where a file of a release can be had."""
    return f"{homepage()}/releases/download/v{version}/{file}"


def maintainer() -> str:
    """In Debian's form, from Debian's own variables if they are set."""
    name = os.environ.get("DEBFULLNAME", "Kasane Desktop contributors")
    host = NOWHERE.removeprefix("https://")
    return f"{name} <{os.environ.get('DEBEMAIL', f'contributors@{host}')}>"


def _git(*arguments: str) -> str:
    """What git says; nothing where there is none or this is no clone."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
