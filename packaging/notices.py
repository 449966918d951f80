"""Whose work is in the bundle, and under which terms: a text made from what is really bundled.

Called by kasane-desktop.spec. A library or module that belongs to nobody known stops the build.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

import compiling

ROOT = Path(__file__).resolve().parent.parent
LICENCES = Path(__file__).resolve().parent / "licences"
FILE = "NOTICES.txt"

Entry = tuple[str, str, str]


class UnknownOrigin(Exception):
    """Something is bundled that no notice covers."""


@dataclass(frozen=True)
class Notice:
    name: str
    licence: str
    note: str = ""
    text: str = ""

    def __str__(self) -> str:
        head = f"## {self.name}\n\n{self.licence}\n"
        return head + "".join(f"\n{part.strip()}\n" for part in (self.note, self.text) if part.strip())


QT_NOTE = """\
Qt and Qt for Python (PySide6, shiboken6), © The Qt Company Ltd. and other contributors. Version {version},
as published on the Python Package Index, unchanged (of ICU's data only the part for our languages is included).
The source is at https://code.qt.io and https://download.qt.io.

You may replace these libraries by versions of your own. They are ordinary shared libraries in the program's folder
"_internal/PySide6" and "_internal/shiboken6" (on macOS in "Contents/Frameworks"): put others of a compatible version
in their place and start the program. Or run the program from its source with a PySide6 of your own:
`pip install PySide6-Essentials qasync miniaudio`, then `python -m kasane_desktop`. Debugging such changes is allowed.

Qt itself contains work of others, under terms that ask for this mention: HarfBuzz (MIT, old style), FreeType (FTL),
libpng (libpng-2.0), libjpeg-turbo (IJG, BSD-3-Clause), PCRE2 (BSD-3-Clause), zlib (Zlib), MD4C (MIT),
double-conversion (BSD-3-Clause), TinyCBOR (MIT), BLAKE2 and SipHash (CC0-1.0), easing equations (BSD-3-Clause),
Unicode character and CLDR data (Unicode-3.0), ICU (Unicode-3.0), Wayland protocols (MIT), XSVG (HPND).
The full list with all texts: https://doc.qt.io/qt-6/licenses-used-in-qt.html"""


KNOWN = {"qasync": "qasync", "_miniaudio": "miniaudio", "_cffi_backend": "cffi", compiling.LIBRARY: "mypy"}
"""Whose the modules of others are; of mypy a small part is in every module that it compiles."""


def notices(binaries: Iterable[Entry], pure: Iterable[Entry]) -> str:
    """The whole text; a line that begins with “## ” names a work.

    `binaries` and `pure` are PyInstaller's lists of what is bundled.
    """
    binaries = list(binaries)
    modules = {name.partition(".")[0] for name, _, _ in pure} | extensions(binaries)
    found = [*own(), qt(), *(packaged(name) for name in third_party(modules)), python(), starter()]
    if sys.platform == "linux":
        found += system_libraries(binaries)
    intro = (
        "Kasane Desktop and the works of others that it is made of.\n"
        "This file was made together with the program and lists what is in it.\n"
    )
    return intro + "\n" + "\n".join(map(str, found))


def own() -> list[Notice]:
    fonts = sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt"))
    return [
        Notice("Kasane Desktop", "MIT", text=(ROOT / "LICENSE").read_text(encoding="utf-8")),
        *(
            Notice(
                f"Font: {path.stem.removeprefix('OFL-')}",
                "SIL Open Font License 1.1",
                "Only the signs that are needed are included.",
                path.read_text(encoding="utf-8"),
            )
            for path in fonts
        ),
        Notice(
            "BudouX: its table of Japanese phrases",
            "Apache License 2.0",
            "© Google LLC. The table (assets/phrases/ja.json) is unchanged; the program that reads it is our own.",
            (ROOT / "assets" / "phrases" / "LICENSE-BudouX.txt").read_text(encoding="utf-8"),
        ),
    ]


def qt() -> Notice:
    texts = ((LICENCES / name).read_text(encoding="utf-8") for name in ("LGPL-3.0.txt", "GPL-3.0.txt"))
    note = QT_NOTE.format(version=distribution("PySide6-Essentials").version)
    return Notice("Qt, PySide6, shiboken6", "GNU Lesser General Public License 3", note, "\n\n".join(texts))


def third_party(modules: set[str]) -> list[str]:
    """Distributions, other than Qt, whose modules are bundled."""
    ours = {"kasane_desktop", "start_probes", "PySide6", "shiboken6", "shibokensupport"}
    others = modules - ours - set(sys.stdlib_module_names)
    foreign = {name for name in others if name in KNOWN or not name.startswith(("_", "pyi"))}
    if unknown := foreign - set(KNOWN):
        raise UnknownOrigin(f"no notice covers these modules: {', '.join(sorted(unknown))}")
    return sorted(KNOWN[name] for name in foreign)


def extensions(binaries: Iterable[Entry]) -> set[str]:
    """Compiled modules of others that are bundled; one of unknown origin stops the build."""
    site = Path(sysconfig.get_path("purelib"))
    sources = [Path(source) for _, source, kind in binaries if kind == "EXTENSION"]
    homes = {path.relative_to(site).parts[0].partition(".")[0] for path in sources if path.is_relative_to(site)}
    homes |= {compiling.LIBRARY for path in sources if path.is_relative_to(compiling.TREE)}
    if unknown := homes - {"PySide6", "shiboken6"} - set(KNOWN):
        raise UnknownOrigin(f"no notice covers these modules: {', '.join(sorted(unknown))}")
    return homes & set(KNOWN)


def packaged(name: str) -> Notice:
    """A distribution that brings its own text."""
    found = distribution(name)
    files = [file for file in found.files or () if "licenses/" in file.as_posix()]
    if not files:
        raise UnknownOrigin(f"{name} has no licence file")
    return Notice(f"{name} {found.version}", licence_of(name), text="\n\n".join(file.read_text() for file in files))


def licence_of(name: str) -> str:
    told = distribution(name).metadata  # to ask it for a field that it lacks is an error of newer Pythons
    for field in ("License-Expression", "License"):
        for text in told.get_all(field) or []:
            return str(text)
    raise UnknownOrigin(f"{name} does not say under which licence it stands")


def python() -> Notice:
    version = sysconfig.get_python_version()
    homes = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix) / "share/doc/python3"]
    places = [home / name for home in homes for name in ("LICENSE.txt", "LICENSE")]
    places.append(Path(f"/usr/share/doc/python{version}/copyright"))
    text = next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)
    if text is None:
        raise UnknownOrigin("the licence of Python is in none of its usual places")
    return Notice(f"Python {version}", "Python Software Foundation License 2", text=text)


def starter() -> Notice:
    note = (
        "The small program that starts all the others comes from PyInstaller. Its licence is the GPL with an exception "
        "that lets it be part of programs under any terms."
    )
    return Notice(f"PyInstaller {distribution('pyinstaller').version}", "GPL-2.0-or-later with exception", note)


# --- libraries that come from the system this was built on ---


def system_libraries(binaries: list[Entry]) -> list[Notice]:
    """A notice for each work of the system from which a library was taken."""
    library = sys.base_prefix + "/lib/libpython"
    own_places = (sysconfig.get_path("purelib"), sysconfig.get_path("stdlib"), library, str(compiling.TREE))
    packages: dict[str, set[str]] = {}  # by their terms: the parts of one work are in several packages
    files: dict[str, set[str]] = {}
    for destination, source, kind in binaries:
        if kind == "SYMLINK" or str(source).startswith(own_places) or "libpython" in destination:
            continue
        package = owner(str(source))
        packages.setdefault(terms(package), set()).add(package)
        files.setdefault(package, set()).add(Path(source).name)
    return sorted(
        (
            Notice(
                ", ".join(sorted(names)),
                "Libraries of the system on which the program was built",
                ", ".join(sorted(set().union(*(files[name] for name in names)))),
                text,
            )
            for text, names in packages.items()
        ),
        key=lambda notice: notice.name,
    )


@cache
def owner(library: str) -> str:
    """The Debian package of a library; /lib and /usr/lib may be the same folder under two names."""
    real = str(Path(library).resolve())
    for path in dict.fromkeys((library, real, real.removeprefix("/usr"))):
        told = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.partition(":")[0]
    raise UnknownOrigin(f"no package owns {library}")


@cache
def terms(package: str) -> str:
    path = Path("/usr/share/doc") / package / "copyright"
    if not path.is_file():
        raise UnknownOrigin(f"{path} is missing")
    return path.read_text(encoding="utf-8", errors="replace")
