"""All that is done by a key, in one table: what it is called, and which keys do it unless others are chosen.

Keys have their names from Qt's portable format ("Ctrl+Shift+Z"). This module needs no Qt: preferences are read by it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.scene.reading_keys import READING_KEYS, READINGS


class Command(NamedTuple):
    """What a key does. `standard` names the keys that a desktop has for it; keys that `stay` work besides any other
    that is chosen: one moves about every program by them."""

    id: str
    group: str
    text: str
    keys: tuple[str, ...]
    standard: str = ""
    stays: bool = False


_WINDOW = (
    Command("new", "window", QT_TRANSLATE_NOOP("Commands", "new match"), ("Ctrl+N",), "New"),
    Command("open", "window", QT_TRANSLATE_NOOP("Commands", "open a match"), ("Ctrl+O",), "Open"),
    Command("history", "window", QT_TRANSLATE_NOOP("Commands", "past matches"), ("Ctrl+H",)),
    Command("mistakes", "window", QT_TRANSLATE_NOOP("Commands", "my mistakes"), ("Ctrl+B",)),
    Command(
        "rules",
        "window",
        QT_TRANSLATE_NOOP("Commands", "rules, at the section that answers the moment"),
        ("F1",),
        "HelpContents",
    ),
    Command("keys", "window", QT_TRANSLATE_NOOP("Commands", "list of keys"), ("Shift+F1", "?")),
    Command("preferences", "window", QT_TRANSLATE_NOOP("Commands", "preferences"), ("Ctrl+,",)),
    Command("screen", "window", QT_TRANSLATE_NOOP("Commands", "full screen; Esc leaves it, too"), ("F11",)),
    Command("sound", "window", QT_TRANSLATE_NOOP("Commands", "sound on or off"), ("Ctrl+Shift+M",)),
    Command("zoom_in", "window", QT_TRANSLATE_NOOP("Commands", "zoom in"), ("Ctrl++", "Ctrl+="), "ZoomIn"),
    Command("zoom_out", "window", QT_TRANSLATE_NOOP("Commands", "zoom out"), ("Ctrl+-",), "ZoomOut"),
    Command("whole", "window", QT_TRANSLATE_NOOP("Commands", "whole table"), ("Ctrl+0",)),
    Command("quit", "window", QT_TRANSLATE_NOOP("Commands", "quit"), ("Ctrl+Q",), "Quit"),
)
_MATCH = (
    Command("undo", "match", QT_TRANSLATE_NOOP("Commands", "undo"), ("Ctrl+Z",), "Undo"),
    Command("redo", "match", QT_TRANSLATE_NOOP("Commands", "redo"), ("Ctrl+Shift+Z",), "Redo"),
    Command("hint", "match", QT_TRANSLATE_NOOP("Commands", "hint; Enter then does it"), ("Ctrl+T",)),
    Command(
        "hurry",
        "match",
        QT_TRANSLATE_NOOP("Commands", "the computer player stops thinking and moves"),
        ("Ctrl+Space",),
    ),
    Command("again", "match", QT_TRANSLATE_NOOP("Commands", "show the last moves again"), ("Ctrl+Shift+R",)),
    Command("log", "match", QT_TRANSLATE_NOOP("Commands", "log"), ("Ctrl+L",)),
    Command("save", "match", QT_TRANSLATE_NOOP("Commands", "save the match; the rules as PDF"), ("Ctrl+S",), "Save"),
    Command("replay", "match", QT_TRANSLATE_NOOP("Commands", "replay the match"), ("Ctrl+R",)),
    Command("result", "match", QT_TRANSLATE_NOOP("Commands", "result"), ("Ctrl+E",)),
)
_TABLE = (
    Command("next", "table", QT_TRANSLATE_NOOP("Commands", "the next thing"), ("Tab",), stays=True),
    Command("before", "table", QT_TRANSLATE_NOOP("Commands", "the thing before"), ("Shift+Tab",), stays=True),
    Command("left", "table", QT_TRANSLATE_NOOP("Commands", "the nearest thing to the left"), ("Left",), stays=True),
    Command("right", "table", QT_TRANSLATE_NOOP("Commands", "the nearest thing to the right"), ("Right",), stays=True),
    Command("up", "table", QT_TRANSLATE_NOOP("Commands", "the nearest thing above"), ("Up",), stays=True),
    Command("down", "table", QT_TRANSLATE_NOOP("Commands", "the nearest thing below"), ("Down",), stays=True),
    Command("group", "table", QT_TRANSLATE_NOOP("Commands", "the next group of things"), ("PgDown",), stays=True),
    Command("group_before", "table", QT_TRANSLATE_NOOP("Commands", "the group before"), ("PgUp",), stays=True),
    Command("do", "table", QT_TRANSLATE_NOOP("Commands", "do it"), ("Return", "Enter", "Space"), stays=True),
    Command("let_go", "table", QT_TRANSLATE_NOOP("Commands", "let go of what is chosen"), ("Esc",), stays=True),
)
_READ = tuple(
    Command(f"read_{what}", "read", text, (key,))
    for what, key, text in zip(
        READINGS,
        READING_KEYS,
        (
            QT_TRANSLATE_NOOP("Commands", "whose turn it is and what is asked"),
            QT_TRANSLATE_NOOP("Commands", "what lies on the table"),
            QT_TRANSLATE_NOOP("Commands", "what you have"),
            QT_TRANSLATE_NOOP("Commands", "the next of the other players"),
            QT_TRANSLATE_NOOP("Commands", "the last moves"),
            QT_TRANSLATE_NOOP("Commands", "how it stands"),
            QT_TRANSLATE_NOOP(
                "Commands", "reading mode: the keys go to everything, and Enter says why a thing does nothing"
            ),
        ),
        strict=True,
    )
)
_GAMES = (
    Command("1", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 1"), ("1",)),
    Command("2", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 2"), ("2",)),
    Command("3", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 3"), ("3",)),
    Command("4", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 4"), ("4",)),
    Command("5", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 5"), ("5",)),
    Command("6", "games", QT_TRANSLATE_NOOP("Commands", "what has the number 6"), ("6",)),
    Command("nearer", "games", QT_TRANSLATE_NOOP("Commands", "nearer to what is laid out"), ("+", "=")),
    Command("farther", "games", QT_TRANSLATE_NOOP("Commands", "farther from it"), ("-",)),
    Command("all", "games", QT_TRANSLATE_NOOP("Commands", "all of it"), ("0",)),
    Command("shift_left", "games", QT_TRANSLATE_NOOP("Commands", "move it to the left"), ("Shift+Left",)),
    Command("shift_right", "games", QT_TRANSLATE_NOOP("Commands", "move it to the right"), ("Shift+Right",)),
    Command("shift_up", "games", QT_TRANSLATE_NOOP("Commands", "move it up"), ("Shift+Up",)),
    Command("shift_down", "games", QT_TRANSLATE_NOOP("Commands", "move it down"), ("Shift+Down",)),
)
_PAST = (
    Command(
        "play", "past", QT_TRANSLATE_NOOP("Commands", "replay: go on by itself, or stop; Space does it, too"), ("P",)
    ),
    Command("delete", "past", QT_TRANSLATE_NOOP("Commands", "delete the matches that are chosen"), ("Del",)),
)
_BOOK = (
    Command("find", "book", QT_TRANSLATE_NOOP("Commands", "search the rules"), ("Ctrl+F",), "Find"),
    Command("back", "book", QT_TRANSLATE_NOOP("Commands", "the section that was read before"), ("Alt+Left",), "Back"),
    Command("forward", "book", QT_TRANSLATE_NOOP("Commands", "forward again"), ("Alt+Right",), "Forward"),
    Command("print", "book", QT_TRANSLATE_NOOP("Commands", "print the rules"), ("Ctrl+P",), "Print"),
)
COMMANDS = (*_WINDOW, *_MATCH, *_TABLE, *_READ, *_GAMES, *_PAST, *_BOOK)
BY_ID = {command.id: command for command in COMMANDS}
GROUPS = {
    "window": QT_TRANSLATE_NOOP("Commands", "Everywhere"),
    "match": QT_TRANSLATE_NOOP("Commands", "In a match"),
    "table": QT_TRANSLATE_NOOP("Commands", "At the table"),
    "read": QT_TRANSLATE_NOOP("Commands", "Read aloud, with a screen reader"),
    "games": QT_TRANSLATE_NOOP("Commands", "In some games"),
    "past": QT_TRANSLATE_NOOP("Commands", "With past matches"),
    "book": QT_TRANSLATE_NOOP("Commands", "In the rules"),
}
STAYING = frozenset(key for command in COMMANDS if command.stays for key in command.keys) | {"Backtab"}
"""Keys that mean the same in every program: no other command gets one."""
_MODIFIERS = ("Meta", "Ctrl", "Alt", "Shift", "Num")
_NAMED = frozenset(
    (
        *(f"F{number}" for number in range(1, 36)),
        *("Tab", "Backtab", "Return", "Enter", "Esc", "Space", "Backspace", "Ins", "Del", "Home", "End", "PgUp"),
        *("PgDown", "Left", "Right", "Up", "Down", "Pause"),
    )
)


def is_key(value: object) -> bool:
    """Whether something names a key, with those that are held down beside it; "" is none at all."""
    if not isinstance(value, str):
        return False
    name = value
    for modifier in _MODIFIERS:
        name = name.removeprefix(f"{modifier}+")
    return not value or name in _NAMED or (len(name) == 1 and name.isprintable() and name == name.upper() != " ")


def keys_of(command: Command, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The keys that do it: what is chosen, else what is usual."""
    key = chosen.get(command.id)
    own = command.keys if key is None else (key,) if key else ()
    return (*own, *command.keys) if command.stays and key else own


def owner(key: str, chosen: Mapping[str, str], but: str = "") -> Command | None:
    """Which command has a key."""
    return next((one for one in COMMANDS if one.id != but and key in keys_of(one, chosen)), None)


def settled(chosen: Mapping[str, Any], calling: Collection[str]) -> dict[str, str]:
    """What can stand of a choice that comes from a file: keys that are keys, each of one command alone, and none of
    those that call. What cannot goes back to what is usual."""
    good = {
        id: key
        for id, key in chosen.items()
        if id in BY_ID and is_key(key) and key not in calling and not (key in STAYING and key not in BY_ID[id].keys)
    }
    while doubled := _doubled(good):
        good.pop(next(id for id in reversed(doubled) if id in good))
    return good


def _doubled(chosen: Mapping[str, str]) -> list[str]:
    """Commands that have the same key, of which at least one has chosen it."""
    owners: dict[str, list[str]] = {}
    for command in COMMANDS:
        for key in dict.fromkeys(keys_of(command, chosen)):
            owners.setdefault(key, []).append(command.id)
    return next((ids for ids in owners.values() if len(ids) > 1 and any(id in chosen for id in ids)), [])


def taken_over(id: str, key: str, chosen: Mapping[str, str]) -> tuple[dict[str, str], Command | None]:
    """The choice in which a command has a key; whoever had it gets the one that this command had, and is told."""
    before = keys_of(BY_ID[id], chosen)
    other, changed = owner(key, chosen, but=id) if key else None, {**chosen, id: key}
    if other is not None:
        changed[other.id] = next((one for one in before if one not in BY_ID[id].keys or not BY_ID[id].stays), "")
    return _tidied(changed), other


def _tidied(chosen: Mapping[str, str]) -> dict[str, str]:
    """Without what is usual anyway."""
    return {id: key for id, key in chosen.items() if (key,) != BY_ID[id].keys}


def all_keys(commands: Iterable[Command], chosen: Mapping[str, str]) -> list[str]:
    return [key for command in commands for key in keys_of(command, chosen)]
