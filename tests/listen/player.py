"""Somebody who sees nothing: starts the real program, hears what is said and presses keys, to the end of a match."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from kasane_desktop.catalogue import BOXES
from kasane_desktop.ui import language
from kasane_desktop.ui.setup import rename, set_level, usual_setup, write_setup
from tests.listen.ear import Bus, Ear, Heard

PATIENCE = 60.0
"""Seconds of silence after which nothing will come any more."""
MOST_KEYS = 6000
ASIDE = (
    ("TableScene", "Undo"),
    ("TableScene", "Log"),
    ("TableScene", "Menu"),
    ("RainbowWords", "Look at your prizes"),
    ("RainbowWords", "Clear"),
)
"""What one hears among the rest and does not press: it does not bring a match on."""


class Stuck(AssertionError):
    """Nothing was heard that tells how to go on."""


class BlindPlayer:
    """One program, on a screen that nobody sees."""

    def __init__(self, folder: Path, game: str, tongue: str, command: Sequence[str] = (), seed: int = 1) -> None:
        self.rng, self.keys, self.told = Random(seed), 0, list[Heard]()
        language.install(tongue)
        self._aside = {QCoreApplication.translate(context, text) for context, text in ASIDE}
        self._begin = QCoreApplication.translate("SetupPanel", "Sit down")
        place = QCoreApplication.translate("ResultPage", "Place {place}: {name}, points: {points}")
        self._place = re.compile(place.format(place="[1-6]", name=".+", points="[0-9]+"), re.MULTILINE)
        self.bus = Bus(folder)
        self.ear = Ear(self.bus)
        read, write = os.pipe()
        screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        self.environment = {
            **{key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")},
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": self.bus.address,
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LANG": "C.UTF-8",
        }
        config = folder / "config" / "kasane-desktop"
        config.mkdir(parents=True)
        box = BOXES[game]
        setup = rename(usual_setup(box, "child", Random(seed)), 0, "Aya")
        setup = setup._replace(sitters=setup.sitters[: min(box.counts)], seed=seed, pinned=True)
        for seat in range(1, len(setup.sitters)):
            setup = set_level(setup, seat, "child")
        chosen = {"speed": 0.0, "language": tongue, "theme": "light", "game": game, "untimed": True}
        chosen["setups"] = {game: write_setup(setup)}
        (config / "preferences.json").write_text(json.dumps(chosen), encoding="utf-8")
        self._wm = subprocess.Popen(["openbox"], env=self.environment, stderr=subprocess.DEVNULL)
        self._program = subprocess.Popen([*(command or (sys.executable, "-m", "kasane_desktop"))], env=self.environment)

    def close(self) -> None:
        ended = self._program.poll()
        for process in (self._program, self._wm, self._server):
            if process.poll() is None:
                process.terminate()
            process.wait()
        self.ear.close()
        self.bus.close()
        language.install("en")
        assert ended in (None, 0), f"the program ended with {ended}"

    # -- keys and ears ------------------------------------------------------------------------

    def press(self, key: str) -> list[Heard]:
        """Press a key; what is heard then, until it is quiet for a moment."""
        self.keys += 1
        if self.keys > MOST_KEYS:
            raise Stuck("too many keys")
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], env=self.environment, check=True)
        return self.listen(1.5)

    def listen(self, seconds: float) -> list[Heard]:
        """What is heard within some seconds: it ends when nothing follows any more."""
        heard: list[Heard] = []
        while self.ear.wait(lambda: bool(self.ear.heard), 0.06 if heard else seconds):
            heard += self.ear.heard
            self.ear.heard.clear()
        self.told += heard
        return heard

    # -- a match ------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """From the lobby to the table."""
        if not self.listen(PATIENCE):
            raise Stuck("the window never said a word")
        for _ in range(80):
            if any(heard.focus and heard.text == self._begin for heard in self.press("Tab")):
                self.press("Return")
                return
        raise Stuck(f"“{self._begin}” was not found")

    def play(self) -> str:
        """To the result; what was told of it."""
        while not (result := self._result()):
            if not self._act():
                raise Stuck("\n".join(heard.text for heard in self.told[-20:]))
        return result

    def _result(self) -> str:
        """What was last told with places in it."""
        said = (heard.text for heard in reversed(self.told) if not heard.focus)
        return next((text for text in said if self._place.search(text)), "")

    def _act(self) -> bool:
        """Go to something and press it; False if nothing was heard for long."""
        steps, focus = self.rng.randint(1, 5), ""
        for _ in range(steps + 12):
            heard = [one.text for one in self.press("Tab") if one.focus]
            if heard and heard[-1] not in self._aside:
                focus, steps = heard[-1], steps - 1
                if steps <= 0:
                    break
            if self._result():
                return True
        if not focus:
            return bool(self.listen(PATIENCE))
        self.press("Return")
        return True
