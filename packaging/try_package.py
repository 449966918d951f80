"""Does the frozen program do what the source does? `make try-package`, on any platform.

Standard library only, and the program is started from a copy elsewhere, in an environment with next to nothing in it:
no Python, no settings, no folder of the project.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "kasane-desktop"
PATIENCE = 120  # seconds
PNG = b"\x89PNG"
# Windows itself, not the user, says where it is; no program starts without.
KEPT = ("SYSTEMROOT", "WINDIR", "COMSPEC", "SYSTEMDRIVE")


def program(folder: Path) -> Path:
    """The one whose output can be read."""
    if sys.platform == "darwin":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}-console.exe" if sys.platform == "win32" else NAME)


def bare_environment(home: Path) -> dict[str, str]:
    places = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TMPDIR", "TEMP", "TMP"), str(home))
    nothing = {"PATH": str(home / "nothing"), "FONTCONFIG_FILE": str(home / "nothing")}
    return {name: os.environ[name] for name in KEPT if name in os.environ} | places | nothing


class Trial:
    def __init__(self, folder: Path, away: Path) -> None:
        self.home = away / "home"
        self.home.mkdir()
        self.folder = away / folder.name
        shutil.copytree(folder, self.folder, symlinks=True)

    def say(self, *arguments: str, **environment: str) -> str:
        done = subprocess.run(
            [str(program(self.folder)), *arguments],
            cwd=self.home,
            env={**bare_environment(self.home), "LANG": "C.UTF-8", **environment},
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{NAME} {' '.join(arguments)} failed ({done.returncode}):\n{done.stdout}{done.stderr}")
        return done.stdout

    def open_window(self) -> bool:
        """Whether the window comes up, drawn into memory, and loads all that is behind its first page: then it opens
        the file of past matches."""
        shown = {"QT_QPA_PLATFORM": "offscreen", "KASANE_DESKTOP_SOUND": "off", "LANG": "C.UTF-8"}
        environment, command = bare_environment(self.home) | shown, [str(program(self.folder)), "play"]
        told = self.home / "told.txt"
        with told.open("wb") as out, subprocess.Popen(command, env=environment, stdout=out, stderr=out) as window:
            try:
                end = time.monotonic() + PATIENCE
                while window.poll() is None and time.monotonic() < end:
                    if any(self.home.rglob("history.sqlite")):
                        return True
                    time.sleep(0.1)
                print(told.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)
                return False
            finally:
                window.kill()

    def run(self) -> None:
        from_source = sys.modules["kasane_desktop"].__version__
        check(self.say("--version").strip() == f"{NAME} {from_source}", "it tells its version")
        games = [game["id"] for game in json.loads(self.say("games", "--json"))]
        check(len(games) == 5, f"it knows its games: {', '.join(games)}")
        for game in games:
            seats = ",".join(["greedy", "random", "random"])
            self.say("simulate", "--game", game, "--seats", seats, "--seed", "7", "--record", f"{game}.json")
            self.say("replay", f"{game}.json")
            check((self.home / f"{game}.json").stat().st_size > 1000, f"a match of {game} is played and replayed")
        told = {lang: self.say("games", LANG=f"{lang}.UTF-8", LC_ALL=f"{lang}.UTF-8") for lang in ("fr_FR", "ja_JP")}
        check("joueurs" in told["fr_FR"] and "人" in told["ja_JP"], "it speaks French and Japanese")
        arena = [
            "arena",
            "--game",
            "kasane",
            "--seats",
            "skilled,greedy,greedy",
            "--matches",
            "3",
            "--iterations",
            "20",
        ]
        check("skilled" in self.say(*arena, "--processes", "2"), "players think in processes of their own")
        for game in games:
            picture = self.home / f"{game}.png"
            self.say("render", "--game", game, "--lang", "ja", "--theme", "dark", "--step", "9", str(picture))
            content = picture.read_bytes()
            check(content.startswith(PNG) and len(content) > 100_000, f"a table of {game} is drawn")
        for game in games:
            looked = json.loads(self.say("review", f"{game}.json", "--effort", "20", "--json"))
            check(looked["game"] == game, f"a match of {game} is looked back at")
        check(self.open_window(), "the window opens")


def check(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"This is not so: {what}.")
    print(f"{what}", flush=True)


def main() -> None:
    sys.path.insert(0, str(ROOT))
    import kasane_desktop  # noqa: F401 - its version is compared

    usual = ROOT / "dist" / ("Kasane Desktop.app" if sys.platform == "darwin" else NAME)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as away:  # Windows holds on to what has just run
        Trial(Path(sys.argv[1]) if len(sys.argv) > 1 else usual, Path(away)).run()


if __name__ == "__main__":
    main()
