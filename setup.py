"""What a wheel holds beside the modules: the folders `assets` and `i18n`, which lie beside the package in a checkout,
go into it, with the catalogues compiled; and where it is asked for, compiled modules. All else about the project stands
in pyproject.toml."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILER = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lrelease; lrelease()", "-silent"]


class BuildWithResources(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the checkout is used as it is
            return
        package = Path(self.build_lib) / "kasane_desktop"
        for name in ("assets", "i18n"):
            shutil.rmtree(package / name, ignore_errors=True)
            shutil.copytree(ROOT / name, package / name, ignore=shutil.ignore_patterns("*.qm"))
        subprocess.run([*COMPILER, *sorted(map(str, (package / "i18n").glob("*.ts")))], check=True)


def compiled_modules() -> list[Any]:
    """See packaging/compiling.py."""
    if "KASANE_COMPILE" not in os.environ:
        return []
    sys.path.insert(0, str(ROOT / "packaging"))
    import compiling

    return compiling.extensions()


setup(cmdclass={"build_py": BuildWithResources}, ext_modules=compiled_modules())
