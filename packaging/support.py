"""PySide's own Python, compiled beforehand.

PySide carries some three thousand lines of Python inside a library, as text in an archive, and compiles them anew at
every start: an eighth of all that a program does before its first picture. Where a folder `files.dir` lies beside that
library it takes them from there (as it does for itself when SBK_EMBED=0 is set); here they lie in it compiled, and
unchanged.
"""

from __future__ import annotations

import importlib.util
import marshal
import sys
from pathlib import Path

PLACE = "shiboken6/files.dir"


def wanted(platform: str) -> bool:
    """On Linux, where it was measured. On macOS a folder with a dot in its name is signed as a program of its own."""
    return platform == "linux"


def sources() -> dict[str, bytes]:
    """The text of each module by its path, from the archive in PySide's library."""
    import shiboken6  # noqa: F401 - it loads them

    archive = sys.modules["shibokensupport"].__loader__.zfile  # type: ignore[union-attr]
    names = [name for name in archive.namelist() if name.startswith("shibokensupport/") and name.endswith(".py")]
    return {name: archive.read(name) for name in sorted(names)}


def compiled(name: str, text: bytes) -> bytes:
    """What stands in a .pyc: valid as long as it is there, and with no time or folder of the build in it."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=0)
    flags = 0b01  # found by a hash of the source, which nobody compares
    head = importlib.util.MAGIC_NUMBER + flags.to_bytes(4, "little") + importlib.util.source_hash(text)
    return head + marshal.dumps(code)


def write(build: Path) -> list[tuple[str, str, str]]:
    """The files for the bundle, in PyInstaller's form."""
    entries = []
    for name, text in sources().items():
        path = build / PLACE / f"{name}c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(compiled(name, text))
        entries.append((f"{PLACE}/{name}c", str(path), "DATA"))
    return entries
