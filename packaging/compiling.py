"""The modules in which players think, compiled by mypyc: the very same source, at twice the speed.

Who decides is KASANE_COMPILE: unset, packages hold them compiled where mypy and a C compiler are at hand, and all else
(wheels, checkouts) is pure Python; 0 keeps packages pure as well, 1 compiles for a wheel, too. Where something is
missing a line says so, and all of it runs as it stands. For setup.py, package.py and benchmarks/compiled.py.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "compiled"
LIBRARY = "kasane_desktop__mypyc"
"""What holds the code of all of them; each module by itself only opens it."""

# Who inherits from a class in here must be in here, too: all actions, all heuristics.
MODULES = (
    *("core/action", "core/chance"),
    *("players/exact", "players/heuristic", "players/judge", "players/learned", "players/open_search"),
    *("players/search", "players/supposing"),
    *("games/kabuki/mind/heuristic", "games/kabuki/mind/judge", "games/kabuki/rules/actions"),
    *("games/kaleido/mind/features", "games/kaleido/mind/heuristic", "games/kaleido/rules/actions"),
    *("games/kaleido/rules/honeycomb", "games/kaleido/rules/majority", "games/kaleido/rules/state"),
    *("games/layering/mind/features", "games/layering/mind/heuristic", "games/layering/mind/lore"),
    *("games/layering/rules/actions", "games/layering/rules/book", "games/layering/rules/combinations"),
    *("games/layering/rules/edition", "games/layering/rules/scoring", "games/layering/rules/state"),
    *("games/rainbow/mind/auction", "games/rainbow/mind/features", "games/rainbow/mind/heuristic"),
    *("games/rainbow/rules/actions", "games/rainbow/rules/cards", "games/rainbow/rules/state"),
)
SOURCES = tuple(f"kasane_desktop/{name}.py" for name in MODULES)


def possible() -> bool:
    """Whether mypyc and a compiler that finds Python's headers are at hand; says what is missing."""
    missing = "mypy is not installed" if find_spec("mypyc") is None else "" if _compiles() else "no C compiler works"
    if missing:
        print(f"All of it stays pure Python: {missing}", file=sys.stderr, flush=True)
    return not missing


def _compiles() -> bool:
    """Whether a module comes of it; in a process of its own, so that nothing is heard of what ails a compiler."""
    build = (
        "from setuptools import Extension, setup; setup(name='trial', ext_modules=[Extension('trial', ['trial.c'])])"
    )
    with tempfile.TemporaryDirectory() as folder:
        trial = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
        (Path(folder) / "trial.c").write_text(trial, encoding="ascii")
        command = [sys.executable, "-c", build, "--quiet", "build_ext", "--inplace"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def extensions() -> list[Any]:
    """For setup.py, in the folder of the source; nothing if it is not asked for or not possible."""
    if os.environ.get("KASANE_COMPILE") != "1" or not possible():
        return []
    from mypyc.build import mypycify

    told = [*SOURCES, "--config-file", "pyproject.toml"]
    return list(mypycify(told, opt_level="3", debug_level="0", multi_file=True, group_name="kasane_desktop"))


def build() -> Path:
    """The folder whose package is to be taken: TREE, with compiled modules in the place of their source, if that is
    possible and not forbidden, else the checkout."""
    if os.environ.get("KASANE_COMPILE") == "0" or not possible():
        return ROOT
    shutil.rmtree(TREE, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "kasane_desktop", TREE / "kasane_desktop", ignore=ignored)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(TREE)]
    command += ["--build-temp", str(ROOT / "build" / "compiling")]
    environment = os.environ | {"KASANE_COMPILE": "1", "PYTHONHASHSEED": "0"}  # the C source is the same each time
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        if "KASANE_COMPILE" in os.environ:
            raise SystemExit("mypyc failed")
        print("All of it stays pure Python: mypyc failed", file=sys.stderr, flush=True)
        return ROOT
    for source in SOURCES:
        (TREE / source).unlink()
    return TREE


def hidden() -> list[str]:
    """What compiled modules import: PyInstaller reads source alone."""
    found = {LIBRARY}
    for source in SOURCES:
        found.add(source.removesuffix(".py").replace("/", "."))
        for node in ast.walk(ast.parse((ROOT / source).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                inside = ROOT / node.module.replace(".", "/")
                found |= {f"{node.module}.{name.name}" for name in node.names if (inside / f"{name.name}.py").is_file()}
    return sorted(found)
