"""What the player has chosen once and for all, kept in one JSON file.

The file is checked on reading: what is wrong in it is replaced by its default, and said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from kasane_desktop.core.box import Json
from kasane_desktop.core.files import own_folder, read_file, replace_file
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.scene.call_keys import CALL_KEYS, KEYS, PASS_KEYS

LANGUAGES = ("en", "fr", "ja")
THEMES = ("system", "light", "dark")
CONTRASTS = ("system", "usual", "high")
TEXT_SIZES = (0.9, 1.0, 1.1, 1.25, 1.5)
"""How large all texts are, 1 being the usual."""
SPEEDS = (0.0, 0.5, 1.0, 1.5, 2.5)
"""How long movement takes, 1 being the usual; 0 is no movement."""
CALL_SECONDS = (2.0, 3.0, 4.0, 6.0, 8.0)
"""How long seats have that may act at once."""
THINK_SECONDS = (0.5, 1.0, 1.5, 3.0, 6.0)
"""How long a computer player may think about a step."""
VOLUMES = (0.3, 0.6, 1.0)
"""How loud sounds are, 1 being all that they have."""
RULES_ZOOMS = (0.85, 1.0, 1.15, 1.3, 1.5)
"""How large the rulebook is set."""
MOST_BYTES = 1024 * 1024
MOST_EACH = MOST_BYTES // 16
"""Bytes of one preference as it is written: whatever is kept of a file, the whole can be read again."""
_GEOMETRY = re.compile("[A-Za-z0-9+/]{0,4000}={0,2}")


class Preferences(SimpleNamespace):
    """All preferences, with their defaults. (A dataclass would take longer to make than the file to read.)"""

    language: str = "system"
    theme: str = "system"
    contrast: str = "system"
    text_size: float = 1.0
    speed: float = 1.0
    system_motion: bool = True  # at the usual speed nothing moves if the system asks for that
    curtain: bool = True
    open_hands: bool = False
    undo_agreement: bool = True  # with several humans at the table, the others are asked first
    think_seconds: float = 1.5
    call_seconds: float = 4.0
    untimed: bool = False  # seats that may act at once have all the time they want
    stop_keys: list[str]  # of the humans, in the order they sit
    pass_keys: list[str]  # likewise
    keys: dict[str, str]  # of commands (see commands.py) that have others than the usual ones
    volume: float = 0.6
    muted: bool = False  # nothing at all is heard
    sounds: bool = True  # of the table
    turn_signal: bool = True  # after a long wait
    log_open: bool = False
    geometry: str = ""
    rules_geometry: str = ""
    rules_zoom: float = 1.0
    game: str = ""  # the one chosen last in the lobby
    setups: dict[str, Json]  # per game: how it was last set up
    lessons: dict[str, Json]  # by name: the step at which it was left, and whether it was ever done
    invited: bool = False  # to learn a game, once
    book: bool = True  # of mistakes: past matches are looked back at while nobody plays
    companion: bool = True  # says a sentence when something comes up for the first time
    told: list[str]  # what it has said

    def __init__(self, **chosen: Any) -> None:
        if unknown := chosen.keys() - self.__annotations__.keys():
            raise TypeError(f"there are no preferences {', '.join(unknown)}")
        usual = {name: getattr(self, name, None) for name in self.__annotations__}
        lists = {"stop_keys": CALL_KEYS, "pass_keys": PASS_KEYS, "told": ()}
        copies = {name: list(keys) for name, keys in lists.items()}
        super().__init__(**{**usual, **copies, "keys": {}, "setups": {}, "lessons": {}, **chosen})

    @property
    def follows_motion(self) -> bool:
        """Whether the system says if things move: it does until the player has said so."""
        return self.system_motion and self.speed == 1.0


def _is_geometry(value: str) -> bool:
    return _GEOMETRY.fullmatch(value) is not None


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "geometry": _is_geometry,
    "rules_geometry": _is_geometry,
    "language": lambda value: value == "system" or value in LANGUAGES,
    "theme": lambda value: value in THEMES,
    "contrast": lambda value: value in CONTRASTS,
    "text_size": lambda value: value in TEXT_SIZES,
    "speed": lambda value: value in SPEEDS,
    "think_seconds": lambda value: value in THINK_SECONDS,
    "call_seconds": lambda value: value in CALL_SECONDS,
    "stop_keys": lambda value: _six_keys(value),
    "pass_keys": lambda value: _six_keys(value),
    "volume": lambda value: value in VOLUMES,
    "rules_zoom": lambda value: value in RULES_ZOOMS,
    "setups": lambda value: all(isinstance(setup, dict) for setup in value.values()),
    "told": lambda value: all(isinstance(key, str) for key in value),
    "lessons": lambda value: all(isinstance(kept, dict) for kept in value.values()),
}


def load_preferences(path: Path) -> tuple[Preferences, list[str]]:
    """The preferences in a file, and the names of those that were wrong in it ("" for the
    whole file). No file is no fault."""
    preferences = Preferences()
    try:
        written = parse_json(read_file(path, MOST_BYTES), doubles=True)
    except FileNotFoundError:
        return preferences, []
    except (OSError, ValueError):
        return preferences, [""]
    if not isinstance(written, dict):
        return preferences, [""]
    wrong = []
    for name, default in vars(Preferences()).items():
        if name not in written:
            continue
        value = written[name]
        if isinstance(default, float) and type(value) is int and abs(value) < 1000:
            value = float(value)
        if type(value) is type(default) and _is_text(value) and _CHECKS.get(name, _anything)(value):
            setattr(preferences, name, value)
        else:
            wrong.append(name)
    _tell_keys_apart(preferences)
    if preferences.keys:
        from kasane_desktop.ui.settings.commands import settled  # seldom needed

        keys = settled(preferences.keys, (*preferences.stop_keys, *preferences.pass_keys))
        if keys != preferences.keys:
            preferences.keys = keys
            wrong.append("keys")
    return preferences, wrong


def save_preferences(preferences: Preferences, path: Path) -> bool:
    """Write them whole or not at all; False if the disk does not take them."""
    try:
        own_folder(path.parent)
        replace_file(path, _written(vars(preferences)))
    except (OSError, ValueError):  # a value that no file can hold
        return False
    return True


def _is_text(value: object) -> bool:
    """Whether our file can hold it: half a character is read from JSON, and cannot be written."""
    try:
        return len(_written(value)) <= MOST_EACH
    except ValueError:
        return False


def _written(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode()


def _six_keys(value: list[Any]) -> bool:
    return _different(value, KEYS, len(CALL_KEYS))


def _different(value: list[Any], keys: tuple[str, ...], number: int) -> bool:
    return len(value) == number == len({key for key in value if isinstance(key, str) and key in keys})


def _tell_keys_apart(preferences: Preferences) -> None:
    """A key that calls cannot let pass, too: earlier versions had no keys for that, and one may have been taken."""
    calling, passing = preferences.stop_keys, preferences.pass_keys
    free = iter([key for key in dict.fromkeys((*PASS_KEYS, *KEYS)) if key not in (*calling, *passing)])
    preferences.pass_keys = [next(free) if key in calling else key for key in passing]


def _anything(value: object) -> bool:
    return True
