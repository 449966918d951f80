"""What the bundle holds and what it leaves out, for kasane-desktop.spec and the tests."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from icu import reduce_library

from kasane_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
NAME = "kasane-desktop"
TITLE = "Kasane Desktop"
PROGRAM = f"{NAME}.bin"  # on Linux, where a script named NAME starts it
IDENTIFIER = "org.kasane_desktop.kasane_desktop"  # a name in the form that AppStream wants, not an address
MACOS_IDENTIFIER = IDENTIFIER.replace("_", "-")  # Apple allows letters, digits, hyphens and dots
COPYRIGHT = "© 2026 Kasane Desktop contributors, MIT licence"
DESCRIPTION = "Five tabletop games with a Japanese touch"
LANGUAGES = ("fr", "ja")  # English needs no catalogue of Qt's own texts


def game_modules() -> list[str]:
    """All modules of all games: the catalogue finds them by name."""
    paths = (ROOT / "kasane_desktop" / "games").rglob("*.py")
    names = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return sorted(name.removesuffix(".__init__") for name in names)


HIDDEN_MODULES = [
    *game_modules(),
    "kasane_desktop.players.player",  # players' processes look it up by name
    *("_miniaudio", "_cffi_backend"),  # the latter is asked for by compiled code
    "logging",  # PySide6 wants it when much is left out
]

# What nobody here uses; some of it brings large libraries. Nothing that speaks a protocol of the network is in the
# program. Only `socket` is: Python's event loop and its processes talk to each other through local ones.
EXCLUDED_MODULES = [
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick"),
    *("PySide6.QtSql", "PySide6.QtTest", "PySide6.QtXml", "PySide6.QtDBus"),
    *("tkinter", "unittest", "test", "doctest", "pydoc", "pdb", "distutils", "setuptools", "lib2to3", "ensurepip"),
    *("ssl", "_ssl", "_hashlib", "http", "urllib.request", "urllib.error", "urllib.response", "urllib.robotparser"),
    *("ftplib", "smtplib", "poplib", "imaplib", "nntplib", "telnetlib", "xmlrpc", "wsgiref", "socketserver", "netrc"),
    *("webbrowser", "mimetypes", "cgi", "asyncore", "asynchat", "smtpd", "xml.sax", "xml.dom"),
    *("miniaudio", "cffi", "pycparser"),  # its compiled part alone is used: see sound/device.py
    *("curses", "readline", "_curses", "idlelib", "turtle", "decimal", "_decimal", "_pydecimal", "fractions"),
    "statistics",  # only a trial of Python's own `random` asks for it
    *("bz2", "_bz2", "lzma", "_lzma", "tarfile", "dbm", "_dbm", "_gdbm", "nturl2path", "pip", "pkg_resources"),
    *("_codecs_cn", "_codecs_hk", "_codecs_kr", "_codecs_tw", "_codecs_iso2022"),
]

# Of Qt's plugins only these, on whichever platform they are.
PLUGINS = (
    *("platforms/*qxcb.*", "platforms/*qwayland.*", "platforms/*qoffscreen.*", "platforms/*qwindows.*"),
    *("platforms/*qcocoa.*", "iconengines/*qsvgicon.*", "imageformats/*qsvg.*"),
    *("platformthemes/*qxdgdesktopportal.*", "wayland-shell-integration/*xdg-shell.*"),
    *("platforminputcontexts/*compose*", "platforminputcontexts/*ibus*", "wayland-decoration-client/*"),
    "printsupport/*",
)

# Libraries that only came along with plugins or modules left out, and what the program does not read.
UNWANTED = (
    *("*Qt6Network.*", "*Qt6OpenGL*", "*Qt6Qml*", "*Qt6Quick*", "*Qt6VirtualKeyboard*", "*Qt6Pdf*", "*Qt6EglF*"),
    *("*/QtNetwork*", "*/QtOpenGL*", "*/QtQml*", "*/QtQuick*", "*/QtVirtualKeyboard*", "*/QtPdf*"),
    *("*opengl32sw.dll", "*d3dcompiler_*.dll", "*libcrypto*", "*libssl*", "*.dist-info/*"),
    "*libmvec.so*",  # a part of the C library, and of no use with another one
    "*libcups.*",  # the one of the system knows its printers; without it the program prints into files
    "*libdbus-1.*",  # every desktop has its own; this one would bring systemd's library and all that hangs on it
)

Entry = tuple[str, str, str]
"""PyInstaller's: where it goes, where it is, and its kind."""


def data_files() -> list[tuple[str, str]]:
    """Pictures, fonts, rules, catalogues and the tables of the games: (file, folder in the bundle)."""
    found = [path for path in sorted((ROOT / "assets").rglob("*")) if path.is_file()]
    found += [*sorted(ROOT.glob("i18n/*.qm")), *sorted(ROOT.glob("i18n/*.ts"))]
    found += sorted((ROOT / "kasane_desktop").rglob("*.json"))
    return [(str(path), str(path.parent.relative_to(ROOT))) for path in found]


def is_wanted(destination: str) -> bool:
    """Whether a file that PyInstaller has found belongs into the bundle."""
    path = destination.replace("\\", "/")
    if "/plugins/" in path:
        return any(fnmatch(path, f"*/plugins/{pattern}") for pattern in PLUGINS)
    if "/translations/" in path and path.endswith(".qm"):
        return any(path.endswith(f"/qtbase_{language}.qm") for language in LANGUAGES)
    return not any(fnmatch(path, pattern) for pattern in UNWANTED)


# --- libraries of Linux ---


def needed_libraries(path: Path | str) -> set[str]:
    """Names of the libraries that a program or library of Linux asks for itself."""
    told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", told.stdout, re.MULTILINE))


def is_root(entry: Entry) -> bool:
    """Whether it is loaded by name, and not because another library asks for it."""
    destination, _, kind = entry
    return kind == "EXTENSION" or "/plugins/" in destination or Path(destination).name.startswith("libpython")


def reachable(entries: Iterable[Entry]) -> list[Entry]:
    """Without libraries that only something left out has asked for."""
    entries = list(entries)
    homes: dict[str, list[Entry]] = {}
    for entry in entries:
        homes.setdefault(Path(entry[0]).name, []).append(entry)
    kept: set[str] = set()
    waiting = [entry for entry in entries if is_root(entry)]
    while waiting:
        entry = waiting.pop()
        if entry[0] in kept:
            continue
        kept.add(entry[0])
        if entry[2] != "SYMLINK":
            waiting += [home for name in needed_libraries(entry[1]) for home in homes.get(name, [])]
    return [entry for entry in entries if entry[0] in kept]


def without_loose_links(entries: Iterable[Entry], bundled: Iterable[Entry]) -> list[Entry]:
    """Without links that lead to nothing of what is bundled."""
    names = {os.path.normpath(name) for name, _, _ in bundled}
    return [
        (name, target, kind)
        for name, target, kind in entries
        if kind != "SYMLINK" or os.path.normpath(Path(name).parent / target) in names
    ]


def with_less_icu(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """With ICU's data cut down to our languages: see icu.py."""
    result = []
    for destination, source, kind in entries:
        path = Path(source)
        if path.name.startswith("libicudata.so") and kind == "BINARY":
            path = folder / path.name
            reduce_library(Path(source), path)
        result.append((destination, str(path), kind))
    return result


# --- what the platforms want to know ---


def windows_version() -> str:
    """The version information of the .exe, in PyInstaller's form."""
    numbers = (*(int(number) for number in __version__.split(".")), 0)
    words = {
        "CompanyName": "Kasane Desktop contributors",
        "FileDescription": TITLE,
        "FileVersion": __version__,
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": __version__,
        "Comments": DESCRIPTION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, "
        "fileType=1, subtype=0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def has_console(platform: str) -> bool:
    """Whether the program itself is told to PyInstaller as one of a console: on Linux alone. On Windows it would open
    one, and on macOS be hidden from Dock and menu bar."""
    return platform == "linux"


def macos_bundle() -> dict[str, Any]:
    """What PyInstaller's BUNDLE is told."""
    return {"name": f"{TITLE}.app", "bundle_identifier": MACOS_IDENTIFIER, "info_plist": macos_info()}


def macos_info() -> dict[str, Any]:
    """What Info.plist says beside PyInstaller's own entries."""
    kinds = {"kasane": f"{MACOS_IDENTIFIER}.match", "kasane-report": f"{MACOS_IDENTIFIER}.report"}
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",  # as Qt 6.11
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} {suffix.removeprefix('kasane-').replace('kasane', 'match')}",
                "CFBundleTypeRole": "Editor" if suffix == "kasane" else "Viewer",
                "CFBundleTypeIconFile": f"{NAME}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
            for suffix, kind in kinds.items()
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [suffix]},
            }
            for suffix, kind in kinds.items()
        ],
    }
