"""The program as people get it: `make test-package`, which builds it first.

It runs from a copy far from the source, without Python, without fonts of the system, with nothing in its environment,
and is played with a real mouse in a real window. What lies where is found by a twin, as in tests/e2e.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PyInstaller.archive.readers import CArchiveReader
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop import __version__
from kasane_desktop.match.match import Match
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences, save_preferences
from tests.e2e.test_real_window import (
    SIZE,
    Screen,
    has_left,
    is_humans_turn,
    middle,
    next_turn,
    place_to_click,
    wait_for,
)
from tests.listen.player import BlindPlayer
from tests.ui.windows import Sitting

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
NAME = "kasane-desktop"
LIBRARIES = [path for path in (DIST / NAME).rglob("*.so*") if path.is_file() and not path.is_symlink()]
DIES_AT = 6
"""The turn at which the program is killed."""


# What libraries of the system write into a home that has none of it yet: fontconfig's cache (as root it is elsewhere).
SYSTEMS_OWN = (".cache/fontconfig/", ".fontconfig/")
# A session bus that does not answer: without one Qt would start its own, which leaves its address in the home.
NO_BUS = "unix:path=/nonexistent/bus"


def bare(home: Path, **more: str) -> dict[str, str]:
    """An environment with next to nothing in it."""
    nothing = str(home / "nothing")
    plain = {"HOME": str(home), "TMPDIR": str(home.parent / "tmp"), "PATH": nothing, "FONTCONFIG_FILE": nothing}
    return plain | {"DBUS_SESSION_BUS_ADDRESS": NO_BUS} | more


def left_in(home: Path) -> list[str]:
    """Files in a home that the program has written, and not the system's libraries."""
    return [name for name in listing(home) if not name.startswith(SYSTEMS_OWN)]


def listing(folder: Path) -> dict[str, tuple[int, int]]:
    """Everything in a folder, with size and moment of its last change."""
    return {
        str(path.relative_to(folder)): (path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }


class FrozenScreen(Screen):
    """A virtual screen with the packaged program on it."""

    def __init__(self, folder: Path, preferences: Preferences) -> None:
        self.home, self.away = folder / "home", folder / "away" / NAME
        self.work, self.tmp = folder / "work", folder / "tmp"
        self.heard = folder / "heard"
        for place in (self.home, self.work, self.tmp):
            place.mkdir()
        shutil.copytree(DIST / NAME, self.away, symlinks=True)
        save_preferences(preferences, self.home / ".config" / NAME / "preferences.json")
        super().__init__(folder)

    def start(self) -> subprocess.Popen[bytes]:
        environment = bare(self.home, DISPLAY=self.display, LANG="C.UTF-8", KASANE_DESKTOP_SOUND=str(self.heard))
        command = [str(self.away / NAME)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=environment, cwd=self.work, stderr=pipe, stdout=pipe)

    @property
    def journal(self) -> Path:
        return self.home / ".local" / "share" / NAME / "match-1.journal"

    def fit(self) -> str:
        """The window, of the twin's size."""
        wait_for(
            lambda: bool(self.tool("search", "--onlyvisible", "--name", "Kasane")) or self.program.poll() is not None
        )
        assert self.program.poll() is None, self.program.communicate()[1].decode()
        window = self.window()
        self.tool("windowsize", "--sync", window, *SIZE)
        wait_for(lambda: self.tool("getwindowgeometry", window).endswith(f"{SIZE[0]}x{SIZE[1]}"))
        return window

    def windows(self) -> set[str]:
        return set(self.tool("search", "--onlyvisible", "--name", "Kasane|Rules").split())

    def processes(self) -> list[int]:
        children = Path(f"/proc/{self.program.pid}/task/{self.program.pid}/children").read_text().split()
        return [self.program.pid, *map(int, children)]


def connections(pid: int) -> set[str]:
    """Sockets of a process that could reach another machine."""
    sockets = set()
    for descriptor in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = os.readlink(descriptor)
        except OSError:
            continue  # closed meanwhile
        if target.startswith("socket:["):
            sockets.add(target[8:-1])
    known = set()
    for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        table = Path(f"/proc/{pid}/net/{kind}")
        if table.exists():
            known |= {line.split()[9] for line in table.read_text().splitlines()[1:]}
    return sockets & known


def twin_of(folder: Path, preferences: Preferences, qtbot: QtBot, journal: Path | None = None) -> Sitting:
    if journal is not None:
        (folder / "data").mkdir(parents=True)
        shutil.copy(journal, folder / "data" / journal.name)
    twin = Sitting(folder, preferences)
    qtbot.addWidget(twin.window)
    twin.window.resize(*SIZE)
    return twin


def play(screen: FrozenScreen, window: str, twin: Sitting, application: QApplication, rng: Random, most: int) -> int:
    """Play some turns of the human, or to the end; how many there were."""
    for turn in range(most):
        match = next_turn(screen)
        if match is None:
            return turn
        for pid in screen.processes():
            assert connections(pid) == set()
        place = place_to_click(twin, application, match, rng)
        screen.click_until(partial(has_left, screen, match.cursor), window, place)
    return most


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_match_is_played_killed_continued_and_ended(
    spoken: str, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    preferences = Preferences(speed=0.0, curtain=False, language=spoken, theme="light", game="kasane")
    language.install(spoken)
    screen = FrozenScreen(tmp_path, preferences)
    try:
        before = listing(screen.away)
        twin = twin_of(tmp_path / "twin", preferences, qtbot)
        window, rng = screen.fit(), Random(1)
        screen.click_until(screen.journal.exists, window, middle(twin.window.lobby.panel.begin, twin.window))
        assert play(screen, window, twin, qapp, rng, DIES_AT) == DIES_AT
        wait_for(lambda: is_humans_turn(screen.match()))
        kept = screen.match()
        assert kept is not None
        heard, wanted = sounds_heard(screen), sounds_of(kept)
        assert is_part_of(heard, wanted)
        assert set(heard) == set(wanted) >= {"deal", "hand"}
        screen.program.kill()
        screen.program.communicate()

        screen.program = screen.start()
        lobby = twin_of(tmp_path / "second twin", preferences, qtbot, screen.journal)
        window = screen.fit()
        asleep = screen.journal.stat().st_mtime_ns  # whoever continues a match begins its file anew
        place = middle(lobby.window.lobby.unfinished.rows[0], lobby.window)
        screen.click_until(lambda: screen.journal.stat().st_mtime_ns != asleep, window, place)
        turns = play(screen, window, twin, qapp, rng, 200)
        ended = screen.match()
        assert ended is None or ended.steps[: kept.cursor] == kept.steps[: kept.cursor]
        assert turns >= 6
        wait_for(lambda: bool({"win", "end"} & set(sounds_heard(screen))))
        screen.tool("key", "--window", window, "ctrl+q")
        wait_for(lambda: screen.program.poll() is not None)
        assert screen.program.returncode == 0
        said = screen.program.communicate()[1].decode()
        assert [line for line in said.splitlines() if not line.startswith("Fontconfig")] == []
        assert listing(screen.away) == before
        assert listing(screen.work) == listing(screen.tmp) == {}
        written = {Path(name).parts[:3] for name in left_in(screen.home)}
        assert {parts[:2] for parts in written} <= {(".config", NAME), (".local", "share")}
        assert {parts for parts in written if parts[0] == ".local"} == {(".local", "share", NAME)}
        for sitting in (twin, lobby):
            sitting.window.close()
    finally:
        language.install("en")
        screen.close()


def sounds_heard(screen: FrozenScreen) -> list[str]:
    lines = [json.loads(line) for line in screen.heard.read_text(encoding="utf-8").splitlines()]
    assert all(-1 <= line["pan"] <= 1 and 0 < line["volume"] <= 1 for line in lines)
    return [line["sound"] for line in lines if line["sound"] not in ("turn", "refusal")]


def sounds_of(match: Match) -> list[str]:
    """What is to be heard of a match, step by step."""
    steps = enumerate(match.steps[: match.cursor])
    cues = (SOUNDS[match.game.id].cues(step.seat, step.action, match.events(number)) for number, step in steps)
    return [cue.sound for step in cues for cue in step]


def is_part_of(heard: list[str], whole: list[str]) -> bool:
    """Whether all of it comes in the whole, in the same order: of what falls into one instant not all is heard."""
    rest = iter(whole)
    return all(sound in rest for sound in heard)


def press_until(screen: FrozenScreen, window: str, key: str, condition: Callable[[], bool]) -> None:
    """A window that has just been opened may not have the keyboard yet: then the key is pressed again."""

    def pressed() -> bool:
        screen.tool("key", "--window", window, key)
        time.sleep(2)
        return condition()

    wait_for(pressed)


def test_the_rules_can_be_printed(tmp_path: Path) -> None:
    screen = FrozenScreen(tmp_path, Preferences(language="en", theme="light"))
    try:
        window = screen.fit()
        screen.click(window, QPoint(SIZE[0] // 2, 8))  # nothing is there, but now the window has the keyboard
        press_until(screen, window, "F1", lambda: screen.windows() > {window})
        (rules,) = screen.windows() - {window}
        press_until(screen, rules, "ctrl+p", lambda: bool(screen.tool("search", "--onlyvisible", "--name", "^Print")))
    finally:
        screen.close()


def test_frozen_means_the_same() -> None:
    command = ["python3", str(ROOT / "packaging" / "try_package.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_descriptions_are_valid() -> None:
    share = ROOT / "build" / "deb" / "usr" / "share"
    (metainfo,) = (share / "metainfo").iterdir()
    entry = share / "applications" / f"{NAME}.desktop"
    for command in (["appstreamcli", "validate", "--no-net", str(metainfo)], ["desktop-file-validate", str(entry)]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_deb_is_installed_started_and_removed_without_a_trace(tmp_path: Path) -> None:
    root, home = tmp_path / "root", tmp_path / "home"
    admin = root / "var/lib/dpkg"
    for folder in (admin / "info", admin / "updates", home, tmp_path / "tmp"):
        folder.mkdir(parents=True)
    (admin / "status").touch()
    (deb,) = DIST.glob(f"{NAME}_{__version__}_*.deb")
    # The libraries that it depends on are those of the machine: a root of its own has no packages.
    dpkg = ["dpkg", f"--root={root}", "--force-depends", "--force-not-root", "--log=/dev/null"]
    administrator = os.environ | {"PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"}  # dpkg looks for its helpers there
    subprocess.run([*dpkg, "--install", str(deb)], check=True, capture_output=True, env=administrator)
    installed = {path for path in listing(root) if not path.startswith("var/lib/dpkg")}
    assert {f"usr/bin/{NAME}", f"usr/share/applications/{NAME}.desktop", f"usr/share/doc/{NAME}/copyright"} <= installed
    assert all(path.startswith(("usr/bin/", "usr/lib/", "usr/share/")) for path in installed)
    started = subprocess.run(
        [str(root / "usr/bin" / NAME), "render", "--game", "kabuki", "--step", "9", str(tmp_path / "out.png")],
        env=bare(home),
        capture_output=True,
        check=False,
    )
    assert started.returncode == 0, started.stderr
    assert (tmp_path / "out.png").stat().st_size > 100_000
    subprocess.run([*dpkg, "--purge", NAME], check=True, capture_output=True, env=administrator)
    left = [path for path in root.rglob("*") if not str(path.relative_to(root)).startswith("var")]
    assert left == []
    assert left_in(home) == []


def test_the_deb_is_clean_for_lintian() -> None:
    (deb,) = DIST.glob(f"{NAME}_{__version__}_*.deb")
    command = ["lintian", "--fail-on", "error,warning", "--allow-root", str(deb)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_deb_asks_for_what_the_bundle_takes_from_the_system() -> None:
    (deb,) = DIST.glob(f"{NAME}_{__version__}_*.deb")

    def told(*what: str) -> str:
        return subprocess.run(["dpkg-deb", *what], capture_output=True, text=True, check=True).stdout.strip()

    asked = told("--field", str(deb), "Depends").split(", ")
    assert re.fullmatch(r"libc6 \(>= 2\.\d+\)", asked[0])
    assert {"libdbus-1-3", "libegl1", "libgl1", "libxcb1"} <= set(asked)
    assert told("--field", str(deb), "Recommends") == "libcups2t64 | libcups2"
    assert not any("cups" in package for package in asked)
    lines = [line.partition("  ") for line in told("--info", str(deb), "md5sums").splitlines()]
    sums = {name: value for value, _, name in lines}
    assert len(sums) > 200
    assert f"usr/share/man/man6/{NAME}.6.gz" in sums
    unpacked = ROOT / "build" / "deb"
    assert {name: hashlib.md5((unpacked / name).read_bytes()).hexdigest() for name in sums} == sums


def test_all_that_the_program_reads_is_bundled() -> None:
    found = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    found += [*(ROOT / "i18n").glob("*.ts"), *(ROOT / "i18n").glob("*.qm"), *(ROOT / "kasane_desktop").rglob("*.json")]
    inside = DIST / NAME / "_internal"
    assert len(found) > 100
    for path in found:
        assert (inside / path.relative_to(ROOT)).read_bytes() == path.read_bytes(), path
    assert (inside / "shiboken6" / "files.dir" / "shibokensupport" / "signature" / "loader.pyc").is_file()


def test_every_artefact_matches_its_checksum() -> None:
    sums = sorted(DIST.glob("*.sha256"))
    assert sums
    for path in sums:
        told, name = path.read_text(encoding="ascii").split()
        assert hashlib.sha256((DIST / name).read_bytes()).hexdigest() == told, name


def test_it_is_no_larger_than_promised() -> None:
    """docs/packaging.md, in millions of bytes."""
    whole = sum(path.lstat().st_size for path in (DIST / NAME).rglob("*") if path.is_file())
    assert whole <= 100e6
    packed = [*DIST.glob(f"{NAME}-{__version__}-linux-*.tar.xz"), *DIST.glob(f"{NAME}_{__version__}_*.deb")]
    assert {path.name: path.stat().st_size for path in packed if path.stat().st_size > 31e6} == {}


def test_nothing_that_speaks_to_a_network_is_bundled() -> None:
    """`socket` is: Python's event loop and its processes talk to each other through local ones."""
    archive = CArchiveReader(str(DIST / NAME / f"{NAME}.bin")).open_embedded_archive("PYZ.pyz")
    names = {name.partition(".")[0] for name in archive.toc} | {path.name.partition(".")[0] for path in LIBRARIES}
    assert "socket" in names
    assert names & {"ssl", "_ssl", "http", "ftplib", "smtplib", "xmlrpc", "webbrowser", "libQt6Network"} == set()
    assert "urllib.request" not in archive.toc


def test_no_path_of_the_machine_that_built_it_is_in_it() -> None:
    assert LIBRARIES
    places = {place for path in LIBRARIES for place in runpath(path).split(":")} - {""}
    assert [place for place in places if not place.startswith("$ORIGIN")] == []
    links = [path for path in (DIST / NAME).rglob("*") if path.is_symlink() and not path.exists()]
    assert links == []


def runpath(library: Path) -> str:
    told = subprocess.run(["objdump", "-p", str(library)], capture_output=True, text=True, check=True).stdout
    return " ".join(line.split()[1] for line in told.splitlines() if line.split()[:1] in (["RUNPATH"], ["RPATH"]))


# Every call that could reach another machine, of all processes.
WATCHED = ("strace", "-f", "-qq", "-e", "trace=socket,connect,sendto,sendmsg,bind,listen,accept,accept4", "-o")
SOUND_SERVER = "/native"
LOCAL = re.compile(
    r"/tmp/\.X11-unix/X\d+"  # the display
    r"|/tmp/dbus-\w+|\S+/at-spi/bus\S*|/nonexistent/bus"  # the session's bus, and the one of screen readers
    rf"|\S+/pulse\S*{SOUND_SERVER}"
)


def reached(trace: Path) -> set[str]:
    """What a traced program has connected to, or tried to; anything that is not on this machine fails."""
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    assert [line for line in lines if re.search(r"AF_(?!UNIX|UNSPEC)\w+|\blisten\(", line)] == []
    return {found[1] for line in lines if (found := re.search(r'connect\(.*sun_path=@?"([^"]*)"', line))}


@pytest.mark.parametrize("bus", [True, False])
def test_a_whole_match_opens_no_connection_but_to_display_and_bus(tmp_path: Path, bus: bool) -> None:
    """From lobby to result, with computer players in their own processes."""
    home, trace = tmp_path / "home", tmp_path / "trace"
    for folder in (home, tmp_path / "tmp"):
        folder.mkdir()
    play = [*WATCHED, str(trace), str(DIST / NAME / NAME), "demonstrate", str(tmp_path / "pictures"), "--game"]
    session = ["dbus-run-session", "--"] if bus else []
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
    given = {} if bus else {"DBUS_SESSION_BUS_ADDRESS": NO_BUS}
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"} | given
    command = [*screen, *session, *play, "rainbow"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    places = reached(trace)
    assert any(".X11-unix" in place for place in places)  # it is the right program
    assert [place for place in places if not LOCAL.fullmatch(place)] == []
    assert not any(place.endswith(SOUND_SERVER) for place in places)  # a demonstration is silent


class TracedScreen(FrozenScreen):
    """The same, traced, and with the sound that a player hears."""

    def start(self) -> subprocess.Popen[bytes]:
        tracer = str(shutil.which(WATCHED[0]))
        self.trace = self.folder / "trace"
        command = [tracer, "-D", *WATCHED[1:], str(self.trace), str(self.away / NAME)]
        environment = bare(self.home, DISPLAY=self.display, LANG="C.UTF-8")
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=environment, cwd=self.work, stderr=pipe, stdout=pipe)


def test_a_match_that_is_heard_reaches_the_sound_server_besides(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light", game="kasane")
    screen = TracedScreen(tmp_path, preferences)
    try:
        twin, window = twin_of(tmp_path / "twin", preferences, qtbot), screen.fit()
        screen.click_until(screen.journal.exists, window, middle(twin.window.lobby.panel.begin, twin.window))
        wait_for(lambda: any(place.endswith(SOUND_SERVER) for place in reached(screen.trace)))
        screen.tool("key", "--window", window, "ctrl+q")
        wait_for(lambda: screen.program.poll() is not None)
        assert screen.program.returncode == 0
        assert [place for place in reached(screen.trace) if not LOCAL.fullmatch(place)] == []
        twin.window.close()
    finally:
        screen.close()


def test_the_tarballs_script_installs_and_removes(tmp_path: Path) -> None:
    home, unpacked = tmp_path / "home", tmp_path / "unpacked"
    home.mkdir()
    shutil.copytree(DIST / NAME, unpacked / NAME, symlinks=True)
    shutil.copytree(ROOT / "build/deb/usr/share", unpacked / NAME / "share")
    script = shutil.copy(ROOT / "packaging/linux/install.sh", unpacked / NAME / "install.sh")
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run(["sh", script], env=environment, check=True, capture_output=True)
    program = home / ".local/bin" / NAME
    told = subprocess.run([str(program), "--version"], env=bare(home), capture_output=True, text=True, check=True)
    assert told.stdout == f"{NAME} {__version__}\n"
    entry = (home / f".local/share/applications/{NAME}.desktop").read_text(encoding="utf-8")
    assert f'Exec="{home}/.local/lib/{NAME}/{NAME}" play %f' in entry
    script = str(home / f".local/lib/{NAME}/install.sh")
    subprocess.run(["sh", script, "--remove"], env=environment, check=True, capture_output=True)
    caches = ("mimeinfo.cache", "icon-theme.cache")
    left = [path for path in listing(home) if not path.endswith(caches) and "/mime/" not in path]
    assert left == []


def test_it_is_played_by_ear_and_keys(qapp: QApplication, tmp_path: Path) -> None:
    """The bundle has all that a screen reader needs."""
    player = BlindPlayer(tmp_path, "kimono", "ja", [str(DIST / NAME / NAME)])
    try:
        player.sit_down()
        assert "Aya" in player.play()
    finally:
        player.close()
