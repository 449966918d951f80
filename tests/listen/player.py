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
from kasane_desktop.match.speech import say
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.setup import rename, set_level, usual_setup, write_setup
from tests.listen.ear import Bus, Ear, Heard

PATIENCE = 60.0
"""Seconds of silence after which nothing will come any more."""
LATE = 1.0
MOST_KEYS = 6000
ASIDE = (
    ("Icons", "Undo"),
    ("Icons", "Log"),
    ("Icons", "Menu"),
    ("RainbowWords", "Look at your prizes"),
    ("RainbowWords", "Clear"),
    ("Question", "No"),
)
"""What one hears among the rest and does not press: it does not bring a match on."""
AROUND = (
    ("LessonBar", "One step back"),
    ("LessonBar", "This step again"),
    ("LessonBar", "Skip this step"),
    ("LessonBar", "Leave the lesson"),
    ("LessonBar", "Read it in the rules"),
)
"""Likewise in a lesson: who skips a step has not learnt it."""


class Stuck(AssertionError):
    """Nothing was heard that tells how to go on."""


class BlindPlayer:
    """One program, on a screen that nobody sees."""

    def __init__(self, folder: Path, game: str, tongue: str, command: Sequence[str] = (), seed: int = 1) -> None:
        self.rng, self.keys, self.told = Random(seed), 0, list[Heard]()
        language.install(tongue)
        self._aside = {QCoreApplication.translate(context, text) for context, text in ASIDE}
        strange = [
            text for context, text in ASIDE if tongue == "ja" and QCoreApplication.translate(context, text) == text
        ]
        assert not strange, f"called otherwise by now: {strange}"
        self._unanswered = False  # the Tab key was pressed, and nothing was heard of it
        self._asked = ""  # what had been said when something was last pressed
        self._known: set[str] = set()  # what could be pressed when the teacher spoke
        self._chosen: set[str] = set()  # what is called otherwise since it was pressed: once more would undo it
        self._around = self._aside | {QCoreApplication.translate(context, text) for context, text in AROUND}
        learn = QCoreApplication.translate("LearnButton", "Learn {game}")
        self._game = say(f"{game}.name", translate=language.translate)
        self._aside.add(self._game)  # the table as a whole
        self._learn = learn.format(game=self._game)
        self._take_back = QCoreApplication.translate("LessonBar", "Take it back")
        marked = QCoreApplication.translate("LessonPage", "Marked: {things}")
        self._marked = marked.partition("{")[0].strip()
        self._taught = QCoreApplication.translate("LessonBar", "A real match")
        self._begin = QCoreApplication.translate("SetupPanel", "Sit down")
        self._agree = QCoreApplication.translate("Question", "Yes")
        self._no_limit = QCoreApplication.translate(
            "CurrentMatch", "There is little time to call Stop! here. Play without a limit?"
        )
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
        self._timed = box.windows > 0
        setup = rename(usual_setup(box, "child", Random(seed)), 0, "Aya")
        setup = setup._replace(sitters=setup.sitters[: min(box.counts)], seed=seed, pinned=True)
        for seat in range(1, len(setup.sitters)):
            setup = set_level(setup, seat, "child")
        chosen = {"speed": 0.0, "language": tongue, "theme": "light", "game": game}
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

    def press(self, key: str, seconds: float = 1.5) -> list[Heard]:
        """Press a key; what is heard then within some seconds, until it is quiet for a moment."""
        self.keys += 1
        if self._program.poll() is not None:
            raise Stuck(f"the program ended with {self._program.returncode}")
        if self.keys > MOST_KEYS:
            raise Stuck("too many keys")
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], env=self.environment, check=True)
        heard = self.listen(seconds)
        self._unanswered |= key == "Tab" and not any(one.focus for one in heard)
        return heard

    def _moved_late(self) -> bool:
        """Whether the keyboard is elsewhere than was heard: a slow machine tells of a key after the next one."""
        if not self._unanswered:
            return False
        self._unanswered = False
        return any(one.focus for one in self.listen(LATE))

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
        self._find_in_lobby(self._begin)
        if self._last_focus() != self._game:
            self.listen(PATIENCE)  # the table is being laid

    def _find_in_lobby(self, name: str) -> None:
        if not self.listen(PATIENCE):
            raise Stuck("the window never said a word")
        for _ in range(80):
            heard = self.press("Tab", PATIENCE)  # here each is answered, however slow the machine
            if heard and heard[-1] == Heard(name, focus=True):
                self.press("Return")
                return
        raise Stuck(f"“{name}” was not found")

    def play(self) -> str:
        """To the result; what was told of it. Where time is short, all the time there is was offered and taken."""
        while not (result := self._result()):
            if not self._act():
                raise Stuck("\n".join(heard.text for heard in self.told[-20:]))
        if self._timed:
            asked = [number for number, one in enumerate(self.told) if self._no_limit in one.text]
            assert len(asked) == 1, "it is asked once whether there shall be a limit"
            assert Heard(self._agree, focus=True) in self.told[asked[0] :]
        return result

    # -- a lesson -----------------------------------------------------------------------------

    def study(self) -> int:
        """From the lobby through the first lesson of the game; how many mistakes were made."""
        self._find_in_lobby(self._learn)
        if self._last_focus() == self._learn:
            self.listen(PATIENCE)  # the lesson is being laid, or a menu opens
        if self._last_focus() != self._game:  # there are several: the last one
            self.press("Up")
            self.press("Return")
            self.listen(PATIENCE)
        tried: dict[str, set[str]] = {}
        mistakes, focus = 0, ""
        while focus != self._taught:
            if focus == self._take_back:
                mistakes += 1
                if self._last_said() == self._asked and not self.listen(PATIENCE):
                    raise Stuck(f"nothing was said about the mistake after “{self._asked}”")
                heard = self.press("Return")
            else:
                heard = self._try_something(tried.setdefault(self._last_told(), set()))
            found = [one.text for one in heard if one.focus]
            focus = found[-1] if found else ""
        return mistakes

    def _last_said(self) -> str:
        """What the teacher said last: it interrupts what is being read."""
        return next((heard.text for heard in reversed(self.told) if heard.urgent), "")

    def _last_told(self) -> str:
        """What was announced last, be it in answer to what was chosen."""
        return next((heard.text for heard in reversed(self.told) if not heard.focus), "")

    def _try_something(self, tried: set[str]) -> list[Heard]:
        """Go to something that was not tried since something was told, and press it: what is marked before all else,
        then what was not there before the first of several was pressed."""
        said = next((one.text for one in reversed(self.told) if self._marked in one.text), "")
        marked = said.rpartition(self._marked)[2]
        if not tried and not self._chosen:
            several = len([part for part in re.split("[.。]", marked) if part.strip()]) > 1
            self._known = self._all_around() if several else set()
        for attempt in range(90):
            name = self._next_focus()
            if name in (self._take_back, self._taught):
                return [Heard(name, focus=True)]
            if not name or name in self._around:
                continue
            if name in self._chosen:
                continue
            wanted = name in marked or (bool(self._known) and name not in self._known) or attempt > 30
            if (attempt > 60 or (wanted and name not in tried)) and not self._moved_late():
                tried.add(name)
                self._asked = self._last_said()
                heard = self.press("Return")
                renamed = {one.text for one in heard if one.renamed}
                self._chosen = self._chosen | renamed if renamed else set()
                return heard
        tried.clear()
        self._chosen.clear()
        return self.listen(PATIENCE)

    def _last_focus(self) -> str:
        return next((heard.text for heard in reversed(self.told) if heard.focus), "")

    def _next_focus(self) -> str:
        heard = [one.text for one in self.press("Tab") if one.focus]
        return heard[-1] if heard else ""

    def _all_around(self) -> set[str]:
        """All that the Tab key comes to, once round."""
        names: list[str] = []
        for _ in range(60):
            name = self._next_focus()
            if name in names[:1] or name in (self._take_back, self._taught):
                break
            names += [name] if name and name not in names else []
        return set(names)

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
                if steps <= 0 or focus == self._agree:
                    break
            if self._result():
                return True
        if not focus:
            return bool(self.listen(PATIENCE))
        if not self._moved_late() and self._last_focus() not in self._aside:
            self.press("Return")
        return True
