"""What goes into a package is there, and says the same everywhere. (The packages themselves: make test-package.)"""

from __future__ import annotations

import ast
import configparser
import hashlib
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kasane_desktop import __version__
from kasane_desktop.app import desktop_file
from kasane_desktop.catalogue import BOXES, CATALOGUE, ENTRIES
from kasane_desktop.cli import trouble
from kasane_desktop.cli.commands import _parser
from kasane_desktop.players.mind import MINDS
from kasane_desktop.players.thinker import PLAYERS
from kasane_desktop.scene.stage import FACES, POSTERS, SCENES, SHOWINGS, SOUNDS
from kasane_desktop.ui.dialogs import about
from kasane_desktop.ui.dialogs.files import RECORD, REPORT
from kasane_desktop.ui.settings.preferences import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MODULES = ("bundle", "facts", "icons", "icu", "linux_package", "notices", "rehearse", "release", "signing", "support")


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The scripts of the folder, which find each other beside them."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    before = set(sys.modules)
    yield {name: __import__(name) for name in MODULES}
    for name in set(sys.modules) - before:
        if name in MODULES:
            del sys.modules[name]


# --- what is bundled ---


def test_all_inputs_of_the_bundle_exist(tools: dict[str, Any]) -> None:
    bundled = {f"{folder}/{Path(file).name}" for file, folder in tools["bundle"].data_files()}
    assert {f"i18n/kasane_{language}.ts" for language in LANGUAGES} <= bundled
    assert {f"i18n/kasane_{language}.qm" for language in LANGUAGES} <= bundled
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "kasane_desktop").rglob("*.json")} <= bundled
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*.*")} <= bundled
    spec = (PACKAGING / "kasane-desktop.spec").read_text(encoding="utf-8")
    for name in ("streams.py", "bundle.py", "notices.py"):
        assert (PACKAGING / name).is_file()
        assert name.removesuffix(".py") in spec


def test_what_is_found_by_name_is_named_to_the_bundle(tools: dict[str, Any]) -> None:
    named = tools["bundle"].HIDDEN_MODULES
    for shelf in (BOXES, CATALOGUE, MINDS, POSTERS, SCENES, FACES, SHOWINGS, SOUNDS):
        for game in ENTRIES:
            module = shelf.module_of(game.id)
            assert module in named
            assert import_module(module)
    assert PLAYERS.partition(":")[0] in named


def test_nothing_that_is_left_out_is_asked_for(tools: dict[str, Any]) -> None:
    """From source such a module is there, in the packages it is not."""
    left_out = set(tools["bundle"].EXCLUDED_MODULES)
    asked: set[tuple[str, str]] = set()
    for path in (ROOT / "kasane_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            asked |= {(part, path.name) for name in names for part in accumulate(name.split("."), "{}.{}".format)}
    assert ("json", "preferences.py") in asked
    assert sorted((name, where) for name, where in asked if name in left_out) == []


def test_pyside_takes_its_own_python_compiled(tools: dict[str, Any], tmp_path: Path) -> None:
    support = tools["support"]
    entries = support.write(tmp_path / "build")
    import shiboken6

    home = tmp_path / "shiboken6"
    shutil.copytree(Path(shiboken6.__file__).parent, home)
    for destination, file, _ in entries:
        assert str(tmp_path).encode() not in Path(file).read_bytes()  # the same wherever it is built
        (tmp_path / destination).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, tmp_path / destination)
    ask = (
        "import shiboken6, sys; print(*sorted(m.__file__ for n, m in sys.modules.items() if n.startswith('shiboken')))"
    )
    command = [sys.executable, "-c", ask]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    used = {path for path in done.stdout.split() if "files.dir" in path}
    assert (done.stderr, used) == ("", {str(tmp_path / destination) for destination, _, _ in entries})


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6\\opengl32sw.dll", False),
        ("libmvec.so.1", False),
        ("_miniaudio.abi3.so", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("i18n/kasane_fr.qm", True),
        ("assets/fonts/ShipporiMincho-700Bold.ttf", True),
    ],
)
def test_only_what_is_used_is_bundled(tools: dict[str, Any], path: str, wanted: bool) -> None:
    assert tools["bundle"].is_wanted(path) is wanted


def test_libraries_that_only_something_left_out_has_asked_for_stay_out(
    tools: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asks = {"ext.so": {"libneeded.so"}, "libneeded.so": {"libdeeper.so", "libc.so.6"}, "liborphan.so": {"libneeded.so"}}
    monkeypatch.setattr(tools["bundle"], "needed_libraries", lambda path: asks.get(path, set()))
    entries = [(name, name, "BINARY") for name in ("libneeded.so", "libdeeper.so", "liborphan.so")]
    entries.append(("ext.so", "ext.so", "EXTENSION"))
    kept = {name for name, _, _ in tools["bundle"].reachable(entries)}
    assert kept == {"ext.so", "libneeded.so", "libdeeper.so"}


def test_data_of_other_languages_is_left_out(tools: dict[str, Any]) -> None:
    icu = tools["icu"]
    names = [b"icudt/de.res", b"icudt/ja.res", b"icudt/old.cnv", b"icudt/plurals.res", b"icudt/root.res"]
    header = struct.pack("<H", 8) + b"header"
    reduced = icu.reduced(header + icu.packed([(name, name * 3) for name in names]))
    kept = [name for name in names if name not in (b"icudt/de.res", b"icudt/old.cnv")]
    assert reduced == header + icu.packed([(name, name * 3 + bytes(-len(name) * 3 % 16)) for name in kept])
    count, place, start = struct.unpack_from("<III", reduced, 8)
    assert (count, reduced[8 + place :][: len(kept[0])], start % 16) == (3, kept[0], 0)
    assert reduced[8 + start :].startswith(kept[0] * 3)


# --- what the platforms are told ---


def test_icons_have_every_form(tools: dict[str, Any], qtbot: QtBot, tmp_path: Path) -> None:
    icons = tools["icons"]
    icons.write_icons(tmp_path)
    for size in icons.SIZES:
        assert QImage(str(tmp_path / f"kasane-desktop-{size}.png")).width() == size
    ico = (tmp_path / "kasane-desktop.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", ico)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    ends = [sum(struct.unpack_from("<II", ico, 6 + 16 * number + 8)) for number in range(count)]
    assert ends[-1] == len(ico)
    icns = (tmp_path / "kasane-desktop.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4)[0] == len(icns)
    drawn, kept = QImage(str(tmp_path / "kasane-desktop-128.png")), ROOT / "assets/icon/kasane-desktop-128.png"
    assert kept.is_file()
    alike = QImage(str(kept)).scaled(16, 16), drawn.scaled(16, 16)
    for x in range(16):
        for y in range(16):
            a, b = (image.pixelColor(x, y) for image in alike)
            assert abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) < 24


def test_version_is_the_same_everywhere(tools: dict[str, Any]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "kasane_desktop.__version__"
    assert "version" not in project["project"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert tools["linux_package"].release_date()  # the list of changes has it
    numbers = f"({__version__.replace('.', ', ')}, 0)"
    assert f"filevers={numbers}" in tools["bundle"].windows_version()
    assert tools["bundle"].macos_info()["CFBundleShortVersionString"] == __version__


def test_version_information_for_windows_is_well_formed(tools: dict[str, Any]) -> None:
    def record(*values: object, **named: object) -> object:
        return values, named

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    scope = dict.fromkeys((*names, "VarFileInfo", "VarStruct"), record)
    assert eval(tools["bundle"].windows_version(), {"__builtins__": {}}, scope)


def test_desktop_files_are_put_where_a_desktop_looks(tools: dict[str, Any], qtbot: QtBot, tmp_path: Path) -> None:
    tools["icons"].write_icons(tmp_path / "icons")
    tools["linux_package"].ICONS = tmp_path / "icons"
    tools["linux_package"].add_desktop_files(tmp_path / "share")
    share = tmp_path / "share"
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # keys as they are written
    entry.read(share / "applications/kasane-desktop.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Type"] == "Application"
    assert desktop["Exec"].split() == ["kasane-desktop", "play", "%f"]
    assert (share / f"icons/hicolor/scalable/apps/{desktop['Icon']}.svg").is_file()
    for key in ("GenericName", "Comment", "Keywords"):
        assert len({desktop[key], desktop[f"{key}[fr]"], desktop[f"{key}[ja]"]}) == 3
    types = set(filter(None, desktop["MimeType"].split(";")))
    mime = ElementTree.parse(share / "mime/packages/kasane-desktop.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    assert {kind.get("type") for kind in mime.findall("m:mime-type", space)} == types
    patterns = {glob.get("pattern") for glob in mime.findall("m:mime-type/m:glob", space)}
    assert patterns == {f"*{RECORD}", f"*{REPORT}"}
    assert {comment.get(LANG) for comment in mime.iter(f"{{{space['m']}}}comment")} == {None, "fr", "ja"}


def test_description_for_software_centres_is_complete(tools: dict[str, Any], qtbot: QtBot, tmp_path: Path) -> None:
    tools["icons"].write_icons(tmp_path / "icons")
    tools["linux_package"].ICONS = tmp_path / "icons"
    tools["linux_package"].add_desktop_files(tmp_path)
    (path,) = (tmp_path / "metainfo").iterdir()
    component = ElementTree.parse(path).getroot()
    assert component.findtext("id") == tools["bundle"].IDENTIFIER == path.name.removesuffix(".metainfo.xml")
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", ""))
    assert component.findtext("launchable") == "kasane-desktop.desktop"
    for tag in ("summary", "description/p", "description/ul/li"):
        spoken = [element.get(LANG) for element in component.findall(tag)]
        assert spoken == [None, "fr", "ja"] * (len(spoken) // 3) != []
    for element in component.findall("summary"):
        assert not (element.text or ".").endswith(".")
    # What AppStream 1.x asks for beyond 0.16: an address, and the developer in an element of its own, with an id.
    assert (component.findtext("url[@type='homepage']") or "").startswith("https://")
    assert component.find("developer_name") is None
    developer = component.find("developer")
    assert developer is not None
    assert re.fullmatch(r"[a-z]+\.[a-z_]+", developer.get("id", ""))
    assert developer.findtext("name")
    for image in component.findall("screenshots/screenshot/image"):
        assert (ROOT / "docs" / "pictures" / Path(image.text or "").name).is_file()
    assert "@" not in ElementTree.tostring(component, encoding="unicode")


def test_manual_and_readme_name_every_command() -> None:
    pages = [(PACKAGING / "linux" / "kasane-desktop.6").read_text(encoding="utf-8").partition(".SH COMMANDS")[2]]
    pages.append((ROOT / "README.md").read_text(encoding="utf-8").partition("| command |")[2] + "play")
    told = _parser().format_help().partition("commands:")[2]
    commands = re.findall(r"^    ([a-z]+)", told, re.MULTILINE)
    assert {"play", "simulate", "review"} <= set(commands)
    for page in pages:
        assert [name for name in commands if not re.search(rf"\b{name}\b", page)] == []


def test_macos_is_told_about_our_files(tools: dict[str, Any]) -> None:
    info = plistlib.loads(plistlib.dumps(tools["bundle"].macos_info()))
    declared = {kind["UTTypeIdentifier"]: kind for kind in info["UTExportedTypeDeclarations"]}
    claimed = [kind["LSItemContentTypes"][0] for kind in info["CFBundleDocumentTypes"]]
    assert sorted(declared) == sorted(claimed)
    suffixes = {kind["UTTypeTagSpecification"]["public.filename-extension"][0] for kind in declared.values()}
    assert suffixes == {RECORD.removeprefix("."), REPORT.removeprefix(".")}
    assert set(info["CFBundleLocalizations"]) == set(LANGUAGES)
    for identifier in (*declared, tools["bundle"].macos_bundle()["bundle_identifier"]):
        assert re.fullmatch(r"[A-Za-z0-9.-]+", identifier)


def test_the_mac_app_is_seen_in_dock_and_menu_bar(
    tools: dict[str, Any], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Info.plist as PyInstaller writes it from what the spec hands over."""
    from PyInstaller.building import osx
    from PyInstaller.config import CONF

    class Collected(osx.COLLECT):  # type: ignore[misc]
        def __init__(self) -> None:
            self.toc = [("kasane-desktop", str(program), "EXECUTABLE")]
            self.strip_binaries = self.upx_binaries = False
            self.upx_exclude: list[str] = []
            self.console = tools["bundle"].has_console("darwin")
            self.target_arch = self.codesign_identity = self.entitlements_file = None

    program = tmp_path / "kasane-desktop"
    program.touch()
    tools["icons"].write_icons(tmp_path / "icons")
    monkeypatch.setattr(osx, "is_darwin", True)
    monkeypatch.setattr(osx, "osxutils", MagicMock(), raising=False)
    monkeypatch.setattr(osx, "process_collected_binary", lambda name, *_, **__: name)
    for name in ("distpath", "workpath", "specpath"):
        monkeypatch.setitem(CONF, name, str(tmp_path))
    osx.BUNDLE(Collected(), icon=str(tmp_path / "icons/kasane-desktop.icns"), **tools["bundle"].macos_bundle())
    info = plistlib.loads((tmp_path / "Kasane Desktop.app/Contents/Info.plist").read_bytes())
    assert "LSBackgroundOnly" not in info
    assert info["CFBundleExecutable"] == "kasane-desktop"
    assert info["CFBundleIdentifier"] == "org.kasane-desktop.kasane-desktop"
    assert info["NSHighResolutionCapable"] is True


def test_whatever_the_system_must_have_is_named_where_it_is_missing(tools: dict[str, Any]) -> None:
    package = tools["linux_package"]
    asked = {name: deb for name, deb in package.SYSTEM_LIBRARIES.items() if name not in package.OPTIONAL}
    ours = {name: deb.rpartition(" ")[2] for name, deb in asked.items() if deb != "libc6"}
    assert ours == trouble.DEBIAN


def test_only_the_program_of_linux_is_one_of_a_console(tools: dict[str, Any]) -> None:
    assert [tools["bundle"].has_console(name) for name in ("linux", "win32", "darwin")] == [True, False, False]
    assert "console=bundle.has_console(sys.platform)" in (PACKAGING / "kasane-desktop.spec").read_text(encoding="utf-8")


def test_windows_installer_speaks_all_languages_and_leaves_nothing() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert set(re.findall(r'MUI_LANGUAGE "(\w+)"', script)) == {"English", "French", "Japanese"}
    assert "RequestExecutionLevel user" in script
    install, _, uninstall = script.partition('Section "Uninstall"')
    keys = set(re.findall(r'WriteRegStr HKCU "([^"]+)"', install))
    removed = re.findall(r'DeleteRegKey HKCU "([^"]+)"', uninstall)
    assert keys
    assert [key for key in keys if not any(key == gone or key.startswith(f"{gone}\\") for gone in removed)] == []
    assert {RECORD, REPORT} <= set(re.findall(r'Classes\\(\.[\w-]+)"', install))


# --- notices ---


def test_every_bundled_module_needs_a_notice(tools: dict[str, Any]) -> None:
    notices = tools["notices"]
    assert notices.third_party({"kasane_desktop", "PySide6", "json", "qasync"}) == ["qasync"]
    with pytest.raises(notices.UnknownOrigin, match="numpy"):
        notices.third_party({"json", "numpy"})


def test_compiled_modules_of_others_have_a_notice_too(tools: dict[str, Any]) -> None:
    notices, site = tools["notices"], sysconfig.get_path("purelib")
    found = ("_miniaudio.abi3.so", "_cffi_backend.cpython-311-x86_64-linux-gnu.so", "PySide6/QtCore.abi3.so")
    bundled = [(name, f"{site}/{name}", "EXTENSION") for name in found]
    modules = notices.extensions([*bundled, ("_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", "EXTENSION")])
    assert notices.third_party(modules) == ["cffi", "miniaudio"]
    for name in ("cffi", "miniaudio"):
        assert "MIT" in notices.packaged(name).licence
        assert "ermission" in notices.packaged(name).text
    with pytest.raises(notices.UnknownOrigin, match="_speech"):
        notices.extensions([("_speech.so", f"{site}/_speech.so", "EXTENSION")])


def test_notices_say_how_to_replace_qt_and_carry_the_licences(tools: dict[str, Any]) -> None:
    text = str(tools["notices"].qt())
    assert "You may replace these libraries" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text
    fonts = [notice for notice in tools["notices"].own() if notice.name.startswith("Font")]
    assert len(fonts) == len(list((ROOT / "assets/fonts").glob("OFL-*.txt"))) == 2
    assert all("SIL OPEN FONT LICENSE" in notice.text for notice in fonts)


def test_a_frozen_program_shows_its_notices(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "NOTICES.txt").write_text("Intro.\n\n## A library <1.0>\n\nIts terms.\n", encoding="utf-8")
    assert about.bundled_notices() == ""
    with monkeypatch.context() as frozen:
        frozen.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
        notices = about.bundled_notices()
    monkeypatch.setattr(about, "bundled_notices", lambda: notices)
    window = about.About()
    qtbot.addWidget(window)
    told = window.licences.toPlainText()
    assert "A library <1.0>\nIts terms." in told
    assert "Permission is hereby granted" not in told  # it is in the notices, once
    assert "Lesser General Public License" in told


# --- files that the desktop wants opened ---

WANTED = """
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from kasane_desktop.ui.window.opening import Application
application = Application([])
for name in ("early", "earlier"):
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(f"/a/{name}")))
print("ready")
application.open_with(print)
QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile("/a/late")))
"""


def test_files_that_the_desktop_hands_over_are_opened_even_if_they_come_early() -> None:
    done = subprocess.run([sys.executable, "-c", WANTED], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == ["ready", *(str(Path("/a", name)) for name in ("early", "earlier", "late")), ""]


# --- the release ---


def test_actions_of_the_release_are_pinned() -> None:
    workflows = list((ROOT / ".github" / "workflows").glob("*.yml"))
    assert workflows
    for workflow in workflows:
        uses = re.findall(r"uses: (\S+)(.*)", workflow.read_text(encoding="utf-8"))
        assert uses
        for action, comment in uses:
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action} does not say its version"


def checksum(artefact: Path) -> None:
    told = f"{hashlib.sha256(artefact.read_bytes()).hexdigest()}  {artefact.name}\n"
    artefact.with_name(f"{artefact.name}.sha256").write_text(told, encoding="ascii")


def test_workflows_have_no_findings() -> None:
    """What zizmor knows of attacks on workflows; "offline" leaves out what it would ask the network."""
    command = [str(Path(sys.executable).with_name("zizmor")), "--offline", "--quiet", "--min-severity", "medium", "."]
    done = subprocess.run(command, cwd=ROOT / ".github" / "workflows", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_jobs_are_bounded_and_keep_no_credentials() -> None:
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = workflow.read_text(encoding="utf-8")
        assert text.count("runs-on:") == text.count("timeout-minutes:")
        assert text.count("actions/checkout@") == text.count("persist-credentials: false")
        assert "concurrency:" in text
        assert "macos-14" not in text  # retired


def test_the_rehearsal_runs_what_the_workflows_run(tools: dict[str, Any]) -> None:
    steps = {job: [step.command for step in steps] for job, steps in tools["rehearse"].jobs().items()}
    assert steps["release.build"] == ["make system", "make package", "make try-package", "make test-built"]
    assert steps["release.test"] == steps["test.test"] == ["make system", "make test"]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        for called in re.findall(
            r"run: (?:sudo )?make(?: PYTHON=\S+(?: -v python\)\")?)? ([a-z-]+)", workflow.read_text()
        ):
            assert called in targets


def test_stores_are_told_addresses_and_checksums(
    tools: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KASANE_HOMEPAGE", "https://kasane.example/project")
    for end in ("macos-arm64.dmg", "macos-x86_64.dmg", "windows-x86_64-setup.exe", "linux-x86_64.tar.xz"):
        artefact = tmp_path / f"kasane-desktop-{__version__}-{end}"
        artefact.write_text(end)
        checksum(artefact)
    made = {path.name: path.read_text(encoding="utf-8") for path in tools["release"].fill_stores(__version__, tmp_path)}
    assert len(made) == 5
    assert [name for name, text in made.items() if re.search(r"@[A-Z]", text)] == []
    cask, flatpak = made["kasane-desktop.rb"], made["org.kasane_desktop.kasane_desktop.yml"]
    assert f'sha256 arm:   "{hashlib.sha256(b"macos-arm64.dmg").hexdigest()}"' in cask
    address = f"https://kasane.example/project/releases/download/v{__version__}/kasane-desktop-{__version__}"
    assert f"url: {address}-linux-x86_64.tar.xz\n" in flatpak
    # Quoted: one without letters would be read as a number.
    assert f'sha256: "{hashlib.sha256(b"linux-x86_64.tar.xz").hexdigest()}"' in flatpak
    assert re.search(r'InstallerSha256: "[0-9a-f]{64}"', made["KasaneDesktop.KasaneDesktop.installer.yaml"])
    assert f"{address}-windows-x86_64-setup.exe" in made["KasaneDesktop.KasaneDesktop.installer.yaml"]


def test_the_flatpak_may_what_the_program_does_and_no_more(
    tools: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = tools["bundle"].IDENTIFIER
    manifest = (PACKAGING / "stores" / f"{name}.yml").read_text(encoding="utf-8")
    allowed = set(re.findall(r"^  - --(\S+)$", manifest, re.MULTILINE))
    shown = {"socket=wayland", "socket=fallback-x11", "share=ipc", "device=dri"}
    assert allowed == shown | {"socket=cups", "socket=pulseaudio"}  # a window, printing, sound
    assert f"/app/share/applications/{name}.desktop" in manifest
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    assert desktop_file() == "kasane-desktop"
    monkeypatch.setenv("FLATPAK_ID", name)
    assert desktop_file() == name  # or the desktop would not know whose window it is


def test_without_keys_the_build_says_so_and_goes_on(
    tools: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signing = tools["signing"]
    ran: list[list[str]] = []
    monkeypatch.setattr(signing, "CERTIFICATE", tmp_path / "none.pfx")
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(command))
    for name in (*signing.NOTARY, "KASANE_APPLE_IDENTITY"):
        monkeypatch.delenv(name, raising=False)
    signing.sign_for_windows([tmp_path / "a.exe"])
    signing.notarise(tmp_path / "a.dmg")
    assert ran == []
    assert capsys.readouterr().out.count("Not signed") == 2
    for name in (*signing.NOTARY, "KASANE_APPLE_IDENTITY"):
        monkeypatch.setenv(name, "told")
    (tmp_path / "none.pfx").touch()
    monkeypatch.setattr("shutil.which", lambda name: f"/{name}")
    signing.sign_for_windows([tmp_path / "a.exe"])
    signing.notarise(tmp_path / "a.dmg")
    assert [command[1] for command in ran] == ["sign", "notarytool", "stapler"]


def test_a_release_is_checked_before_it_is_published(
    tools: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    release, artefact = tools["release"], tmp_path / "kasane-desktop.zip"
    artefact.write_bytes(b"content")
    with pytest.raises(SystemExit, match="the tag is v9"):
        release.main("v9.9.9", str(tmp_path))
    monkeypatch.setattr(tools["facts"], "homepage", lambda: tools["facts"].NOWHERE)
    with pytest.raises(SystemExit, match="nobody knows where this project lives"):
        release.main(f"v{__version__}", str(tmp_path))
    monkeypatch.setattr(tools["facts"], "homepage", lambda: "https://project.example/kasane")
    with pytest.raises(SystemExit, match=r"no checksum for kasane-desktop\.zip"):
        release.main(f"v{__version__}", str(tmp_path))
    checksum(artefact)
    monkeypatch.setattr(release, "fill_stores", lambda version, folder: [])
    release.main(f"v{__version__}", str(tmp_path))
    notes = capsys.readouterr().out
    assert "### Games" in notes
    assert "## 0.1.0 (" not in notes
    artefact.write_bytes(b"changed")
    with pytest.raises(SystemExit, match="does not match"):
        release.main(f"v{__version__}", str(tmp_path))
