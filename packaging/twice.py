"""`make package-twice`: builds all packages in two folders, in environments of their own, and compares every bit."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import facts

ROOT = Path(__file__).resolve().parent.parent


def copy_source(target: Path) -> None:
    """What git knows, as it is now."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, told.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def build(folder: Path, **told: str) -> dict[str, str]:
    """Checksums of all that is made in a copy of the source."""
    environment = os.environ | told
    make = ["make", f"PYTHON={sys._base_executable}", "package"]  # type: ignore[attr-defined]
    subprocess.run(make, cwd=folder, env=environment, check=True)
    dist = folder / "dist"
    return {str(path.relative_to(dist)): digest(path) for path in sorted(dist.rglob("*")) if not path.is_dir()}


def digest(path: Path) -> str:
    if path.is_symlink():
        return f"-> {os.readlink(path)}"
    return f"{path.stat().st_mode & 0o777:o} {hashlib.sha256(path.read_bytes()).hexdigest()}"


def main() -> int:
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as other:
        folders = Path(first), Path(other) / "a folder with a longer name"
        for folder in folders:  # both before anything is built: who goes on working meanwhile compares no two states
            copy_source(folder)
        told = {"SOURCE_DATE_EPOCH": str(facts.source_time()), "KASANE_HOMEPAGE": facts.homepage()}
        # Chance of Python's own must not show.
        one, two = (build(folder, PYTHONHASHSEED=seed, **told) for folder, seed in zip(folders, "12", strict=True))
    different = sorted(name for name in one.keys() | two.keys() if one.get(name) != two.get(name))
    for name in different:
        print(f"different: {name}\n  {one.get(name)}\n  {two.get(name)}")
    print(f"{len(one)} files built twice, {len(different)} of them differ")
    return bool(different)


if __name__ == "__main__":
    sys.exit(main())
