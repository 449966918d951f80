"""The attacks. Each is given its own chance, and a home in which nobody has played."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote_from_bytes

from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core.codec import write_action
from kasane_desktop.core.text import BadRecord
from kasane_desktop.games.kasane.rules.game import GAME as KASANE
from kasane_desktop.games.layering.rules.combinations import combinations
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.history import Card, History, Skill
from kasane_desktop.match.history.book import COLUMNS as BOOK
from kasane_desktop.match.history.entry import COLUMNS, DERIVED
from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record, load_record, parse_record
from kasane_desktop.match.shelf import worth_continuing
from kasane_desktop.ui.settings.commands import COMMANDS
from kasane_desktop.ui.settings.preferences import TEXT_SIZES, Preferences, save_preferences
from kasane_desktop.ui.settings.setup import usual_setup, write_setup
from tests.attack.hostile import VALUES, WORDS, changed_json, put_thing, put_value, spoiled
from tests.attack.life import PATIENCE, ROOT, Life, as_anyone, surroundings
from tests.matches import Setting, random_match
from tests.soak.victim import PREFERENCES, told

GAMES = sorted(CATALOGUE)
TABLE = json.dumps({own.id: [list(cell) for cell in own.spaces] for own in combinations(KASANE.edition)}).encode()


class Case:
    """One attack: what happens in it hangs on its number alone."""

    def __init__(self, number: int, folder: Path) -> None:
        self.rng, self.folder = Random(f"attack {number}"), folder
        self.home = folder / "home"
        self.lives: list[Life] = []

    @property
    def data(self) -> Path:
        return self.home / "kasane-desktop"

    @property
    def config(self) -> Path:
        return self.home / "config" / "kasane-desktop" / "preferences.json"

    def settle_in(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        save_preferences(PREFERENCES, self.config)

    def live(self, *arguments: str, program: Path | str = ROOT, **around: str) -> Life:
        self.lives.append(Life(self.home, *arguments, program=program, **around))
        return self.lives[-1]

    def match(self, *, whole: bool = False) -> Match:
        game = CATALOGUE[self.rng.choice(GAMES)]
        stop_at = None if whole else self.rng.randint(1, 25)
        return random_match(Setting(game, self.rng.choice(game.counts)), self.rng.randrange(2**31), stop_at)

    def good(self, name: str) -> bytes:
        """What may be in a file of that name."""
        scratch = self.folder / "scratch"
        scratch.unlink(missing_ok=True)
        if name.endswith(".sqlite"):
            history = History(scratch)
            history.add(self.match(whole=True), b"")
            history.close()
        elif name.endswith(".json"):
            save_preferences(some_preferences(self.rng), scratch)
        elif name.endswith(".lock"):
            return f"{self.rng.choice((1, os.getpid(), 999_999))}\nkasane-desktop\nhere\n".encode()
        elif name.endswith(".kasane"):
            return dump_record(self.match(whole=self.rng.random() < 0.3)).encode()
        else:
            journal = Journal(scratch, self.match())
            journal.follow()
            journal.close()
        return scratch.read_bytes()

    def close(self) -> None:
        for life in self.lives:
            if life.process.poll() is None:
                life.end()
            life.close()
        for path in (self.data, self.config.parent, self.home):
            with suppress(OSError):
                path.chmod(0o700)


def some_preferences(rng: Random) -> Preferences:
    """Of somebody who has used all there is: something of every kind stands in the file."""
    setups = {game: write_setup(usual_setup(box, "skilled", rng)) for game, box in BOXES.items()}
    lessons = {name: {"step": "lay", "done": rng.random() < 0.5} for game in GAMES for name in lessons_of(game)}
    return Preferences(
        **vars(PREFERENCES)
        | {"text_size": 1.25, "contrast": "high", "keys": {"hint": "F9", "1": "Q", "left": "Ctrl+F8"}}
        | {"setups": setups, "lessons": lessons, "told": ["kasane.market"], "invited": True, "game": "kaleido"}
    )


def kept(data: Path) -> Counter[tuple[str, ...]]:
    """All unfinished matches in a folder, and how often they are there."""
    found: Counter[tuple[str, ...]] = Counter()
    for path in data.glob("*.journal"):
        with suppress(BadRecord, OSError):
            if worth_continuing(match := load_journal(path)):
                found[tuple(map(str, told(match)))] += 1
    return found


# -- a program that goes on: each is told to it in its turn -------------------------------------------


def hostile_file(case: Case, life: Life) -> None:
    """A file through the dialog, onto the window, or as a table of combinations."""
    path = case.folder / f"file-{case.rng.randrange(10**9)}.kasane"
    put_thing(case.rng, path, case.good(path.name))
    before = life.order("lobby")
    way = case.rng.choice(("open", "drop", "table"))
    if way == "table":
        seen = life.order("table", path=str(path))
        assert seen["told"] == [], seen
    else:
        address = f"file://{quote_from_bytes(os.fsencode(path))}"
        seen = life.order("open", path=str(path)) if way == "open" else life.order("drop", address=address)
        try:
            match = _as_anyone_reads(path)
        except (BadRecord, OSError):
            assert len(seen["told"]) == 1
            assert (seen["page"], seen["match"]) == (before["page"], None)
        else:
            assert seen["told"] == []
            assert seen["page"] == ("table" if match.outcome() is None else "replay")
    path.chmod(0o700) if path.is_file() else None
    shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def _as_anyone_reads(path: Path) -> Match:
    if path.is_file() and not path.stat().st_mode & 0o400:
        raise PermissionError
    return load_record(path)


def odd_address(case: Case, life: Life) -> None:
    """Something that is dropped and leads nowhere."""
    life.order("lobby")
    odd = ("a%00b", "x" * 5000, "dev/zero", "", "proc/self/mem", "%FF%FE", "dev/fd/0", "y/" * 400, "%1b%5d0;x%07")
    seen = life.order("drop", address=f"file:///{case.rng.choice(odd)}")
    assert len(seen["told"]) == 1
    assert seen["page"] == "lobby"


def _begin(case: Case, life: Life, steps: int | None = None) -> dict[str, Any]:
    life.order("begin", game=case.rng.choice(GAMES), seed=case.rng.randrange(2**31))
    return life.order("step", times=case.rng.randint(1, 8) if steps is None else steps)


def _see_kept(case: Case, seen: dict[str, Any]) -> None:
    """What is seen at the table is on the disk, or has come to its end."""
    if seen["page"] == "table" and seen["match"] is not None:
        stands = kept(case.data)
        assert stands[tuple(seen["match"])] == 1 or seen["match"][-1] == "dealt", f"{seen} {stands}"


def _removed(place: Path) -> None:
    place.unlink()


def _folder_removed(place: Path) -> None:
    shutil.rmtree(place.parent)


def _folder_replaced(place: Path) -> None:
    away = place.parent.with_name("away")
    shutil.rmtree(away, ignore_errors=True)
    place.parent.rename(away)
    place.parent.mkdir()
    for path in away.glob("*.journal"):
        if path.is_file():  # nobody copies pipes; a link is copied as a link, or one match would become two
            shutil.copy(path, place.parent, follow_symlinks=False)


def _replaced(place: Path) -> None:
    shutil.copy(place, place.with_name("copy"))
    place.with_name("copy").replace(place)


def _cut(place: Path) -> None:
    os.truncate(place, place.stat().st_size // 2)


def _scribbled(place: Path) -> None:
    with place.open("ab") as file:
        file.write(b"scribble")


def _linked(place: Path) -> None:
    place.rename(place.parent.with_name("moved"))
    place.symlink_to(place.parent.with_name("moved"))


def _piped(place: Path) -> None:
    place.unlink()
    os.mkfifo(place)


HARM = (_removed, _folder_removed, _folder_replaced, _replaced, _cut, _scribbled, _linked, _piped)


def harmed_disk(case: Case, life: Life) -> None:
    """Folder or journal are taken away or replaced while the match is being played."""
    _begin(case, life)
    for _ in range(case.rng.randint(1, 3)):
        harm = case.rng.choice(HARM)
        if (place := case.data / "match-1.journal").exists():
            harm(place)
        seen = life.order("step", times=case.rng.randint(1, 4))
        assert seen["told"] == [], (harm, seen)
        if life.seen["match"][-1] != "dealt":
            _see_kept(case, seen)


def full_disk(case: Case, life: Life) -> None:
    """A file may not grow any more; then there is room again."""
    _begin(case, life)
    life.order("limit", size=case.rng.choice((0, 1, 100, 600, 1000)))
    seen = life.order("step", times=case.rng.randint(1, 5))
    life.order("hurry_on")
    seen = life.order("step", times=2)
    _see_kept(case, seen)


def slow_disk(case: Case, life: Life) -> None:
    life.order("slow", seconds=case.rng.choice((0.02, 0.1)))
    seen = _begin(case, life, 4)
    life.order("hurry_on")
    assert seen["told"] == []
    _see_kept(case, seen)


def closed_disk(case: Case, life: Life) -> None:
    """The folder may not be written to for a while."""
    seen = _begin(case, life)
    case.data.chmod(case.rng.choice((0, 0o500, 0o600)))
    try:
        life.order("step", times=2)
        life.order("lobby")
        life.order("history")
        _begin(case, life)
    finally:
        case.data.chmod(0o700)
    seen = life.order("step", times=2)
    _see_kept(case, seen)


def changed_clock(case: Case, life: Life) -> None:
    """The clock goes back, forward, and back: no match takes another one's place."""
    before, seeds = kept(case.data), set[str]()
    for by in case.rng.choices((0, -1, -3600, -86400 * 400, 86400 * 400, -1.7e9, 2.0e9), k=3):
        life.order("clock", by=by)
        seen = _begin(case, life)
        if seen["page"] == "table" and seen["match"][-1] == "touched":
            seeds.add(seen["match"][0])
    life.order("history")
    life.order("hurry_on")
    after = kept(case.data)
    assert {one[0] for one in before} | seeds <= {one[0] for one in after}
    assert set(after.values()) <= {1}


IN_LIFE: dict[Callable[[Case, Life], None], int] = {
    hostile_file: 60,
    odd_address: 6,
    harmed_disk: 14,
    full_disk: 8,
    slow_disk: 3,
    closed_disk: 5,
    changed_clock: 4,
}


# -- a program that is started for it -----------------------------------------------------------------


def hostile_preferences(case: Case) -> None:
    case.config.unlink()
    kind = put_thing(case.rng, case.config, case.good("preferences.json"))
    _see_preferences(case, told=1)
    if kind != "folder":
        _see_preferences(case, told=0)


ODD_KEYS = (
    *("", "Q", "F12", "Ctrl+Q", "Tab", "Ctrl+Ctrl+Q", "Shift+?", "ß", "É", "Num+Num+7", "Return", "<", "&", "Ctrl+"),
    *("A", "Space", "Ctrl+Space", "Esc", "F36", "Meta+Left", "あ", "\u202e", "F1", "Ctrl+,", "Left", "1"),
)


def odd_preferences(case: Case) -> None:
    """What could have been chosen, in ways in which nobody has: the program goes by what can stand of it."""
    rng, chosen = case.rng, json.loads(case.good("preferences.json"))
    commands = [command.id for command in COMMANDS]
    odd = (*ODD_KEYS, *VALUES) if rng.random() < 0.5 else ODD_KEYS
    chosen["keys"] = {rng.choice((*commands, *WORDS)): rng.choice(odd) for _ in range(rng.randint(1, 60))}
    chosen["text_size"] = rng.choice((*TEXT_SIZES, 0, 1, 2, 1.26, 1e300, -1.5, *VALUES))
    steps = ("", "lay", "take", *VALUES)
    for lesson in rng.sample(sorted(chosen["lessons"]), 3):
        chosen["lessons"][lesson] = rng.choice(({"step": rng.choice(steps), "done": rng.choice(VALUES)}, *VALUES))
    chosen["told"] = rng.choice((WORDS, [*WORDS] * 50, *VALUES))
    case.config.write_bytes(json.dumps(chosen).encode())
    _see_preferences(case, told=1)
    _see_preferences(case, told=0)


def _see_preferences(case: Case, told: int) -> None:
    """That the program starts with them, and whatever is set can be looked at. Wrong ones are told once."""
    life = case.live()
    seen = life.start()
    assert seen["page"] == "lobby"
    assert len(seen["told"]) <= told, seen
    assert life.order("settings")["told"] == []
    assert life.order("learn", game=case.rng.choice(GAMES))["told"] == []
    life.quit()


NAMES = (
    "match-1.journal",
    "match-2.journal",
    "match-1.lock",
    "match-1.journal.new",
    "shelf-1-match-1.journal",
    "damaged-1.journal",
    "history.sqlite",
    "history.sqlite-journal",
)


def hostile_data(case: Case) -> None:
    """Journals, locks, shelf, history: whatever lies there, the program starts, plays and keeps."""
    for name in case.rng.sample(NAMES, case.rng.randint(1, 3)):
        with suppress(FileExistsError):
            put_thing(case.rng, case.data / name, case.good(name))
    life = case.live()
    life.start()
    seen = _begin(case, life)
    _see_kept(case, seen)
    life.order("history")
    life.order("continued")
    seen = life.order("step", times=3)
    _see_kept(case, seen)
    life.quit()


def hostile_argument(case: Case) -> None:
    path = case.folder / "argument.kasane"
    put_thing(case.rng, path, case.good(path.name))
    life = case.live(str(path))
    seen = life.start()
    try:
        match = _as_anyone_reads(path)
    except (BadRecord, OSError):
        assert len(seen["told"]) == 1
        assert seen["page"] == "lobby"
    else:
        assert seen["page"] == ("table" if match.outcome() is None else "replay")
    life.quit()


def hostile_command(case: Case) -> None:
    """The commands without a screen: a line, and nothing that a terminal would obey."""
    path = case.folder / case.rng.choice(("file.kasane", "\x1b]0;x\x07.kasane", "é\udcff.kasane"))
    put_thing(case.rng, path, case.good("file.kasane"))
    look_back = ["review", "--effort", "1", *case.rng.choice(([], ["--json"])), str(path)]
    option = ["simulate", "--game", "kasane", "--seats", "random,random,random", "--option", f"combinations=@{path}"]
    command = case.rng.choice((["replay", str(path)], ["replay", "--json", str(path)], look_back, option))
    told = _command(case, command)
    errors = told.stderr.decode()
    assert told.returncode in (0, 1, 2), errors
    assert errors.count("\n") == (1 if told.returncode else 0), errors
    assert all(line.isprintable() for line in (errors + told.stdout.decode()).splitlines())


def _command(case: Case, command: list[str], program: Path = ROOT) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "kasane_desktop", *command],
        cwd=program,
        env=surroundings(case.home),
        capture_output=True,
        timeout=PATIENCE,
        preexec_fn=as_anyone,
        check=False,
    )


CELLS = {
    "matches": ("digest", *COLUMNS, *DERIVED),
    "papers": ("record", "picture"),
    "reviews": ("digest", "review"),
    **BOOK,
}


def hostile_history(case: Case) -> None:
    """Matches that were looked back at, with anything in their rows: each is shown, or told to be unreadable."""
    path, rng = case.data / "history.sqlite", case.rng
    with closing(History(path)) as history:
        for _ in range(rng.randint(1, 3)):
            match = case.match(whole=True)
            history.add(match, b"")
            review = json.dumps(a_review(match)).encode()
            history.keep_review(match, changed_json(rng, review) if rng.random() < 0.8 else review)
            cards = [Card(at, good=at % 2 == 0, due=1) for at in (1, 2, 3)]
            history.sum_up(match, 1, Skill(9, 0.1, 0.1), lambda days, cards=cards: cards)  # type: ignore[misc]
    if rng.random() < 0.6:
        table = rng.choice(sorted(CELLS))
        value = rng.choice([one for one in VALUES if not isinstance(one, (list, dict)) and one not in (10**400, 2**63)])
        put_value(path, table, rng.choice(CELLS[table]), value.encode(errors="ignore") if value == "\ud800" else value)
    life = case.live()
    life.start()
    life.order("look_back")
    life.order("practise")
    life.order("statistics")
    life.order("export", folder=str(case.folder))
    _see_export(case)
    seen = _begin(case, life)
    _see_kept(case, seen)
    life.order("look_back")
    life.quit()


def _see_export(case: Case) -> None:
    """What is given to other programs can be read by them, and does nothing there."""
    with (case.folder / "table.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for value in row.values():
                assert not value.startswith(("=", "+", "@", "\t", "\r")), row
                assert not value.startswith("-") or float(value) < 0, row
    told = json.loads((case.folder / "all.json").read_bytes())
    for one in told["matches"]:
        parse_record(json.dumps(one["record"]).encode())
        assert one["review"] is None or isinstance(one["review"], dict | list | str | int | float)
    if (reported := case.folder / "problem.kasane-report").exists():
        assert load_record(reported).outcome() is not None


def damaged_program(case: Case) -> None:
    """What was learned and measured lies beside the program: where it is damaged that is said in a line, and players
    judge and nobody is compared without it."""
    rng, program = case.rng, case.folder / "program"
    shutil.copytree(ROOT / "kasane_desktop", program / "kasane_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    for beside in ("assets", "i18n", "tests"):
        (program / beside).symlink_to(ROOT / beside)
    learned = sorted((program / "kasane_desktop").glob("games/*/mind/*.json"))
    for path in rng.sample(learned, rng.randint(1, len(learned))):
        good = path.read_bytes()
        path.unlink()
        put_thing(rng, path, good) if rng.random() < 0.2 else path.write_bytes(spoiled(rng, good))
    game = rng.choice(GAMES)
    seats = ",".join(["child", *["greedy"] * (min(CATALOGUE[game].counts) - 1)])
    told = _command(case, ["simulate", "--game", game, "--seats", seats], program)
    errors = told.stderr.decode()
    assert told.returncode == 0, errors
    assert errors.count("\n") == errors.count("cannot be used") <= 1, errors
    with closing(History(case.data / "history.sqlite")) as history:
        history.add(match := random_match(Setting(CATALOGUE[game], min(CATALOGUE[game].counts)), 1), b"")
        history.sum_up(match, VERSION, Skill(9, 0.1, 0.1), lambda days: [])
    life = case.live(program=program)
    assert life.start()["told"] == []
    assert life.order("statistics")["told"] == []
    life.quit()


def a_review(match: Match) -> dict[str, Any]:
    """As if all had been lost by what was done: no analyst is asked."""
    seats, decisions = len(match.sitters), list[dict[str, Any]]()
    for at, step in enumerate(match.steps):
        others = [one for one in match.view(step.seat, at).actions if one != step.action] if step.seat >= 0 else []
        if others:
            worths = ((others[0], 1.0), (step.action, 0.0))
            alternatives = [
                {"action": write_action(action), "values": [worth] * seats, "error": 0.0} for action, worth in worths
            ]
            chosen = write_action(step.action)
            decisions.append({"at": at, "seat": step.seat, "chosen": chosen, "alternatives": alternatives})
    return {
        **{"version": VERSION, "game": match.game.id, "unit": "chance", "settings": {}, "decisions": decisions},
        "curve": [[1 / seats] * seats for _ in range(match.cursor + 1)],
        "chances": [{"at": at, "luck": [0.5] * seats} for at, step in enumerate(match.steps) if step.seat < 0],
    }


def hostile_tables(case: Case) -> None:
    """Tables of one's own box under any names, with anything in them: what is offered can be chosen and deleted."""
    folder = case.data / "tables" / "kasane"
    folder.mkdir(parents=True)
    for _ in range(case.rng.randint(1, 6)):
        name = case.rng.choice((*WORDS, "%FF", "a%0Ab", "\udcff", "%E2%80%AE", ".", "Mine"))
        name = name.replace("/", "%2F").replace("\0", "%00").replace("\ud800", "%ED%A0%80")[:200]
        with suppress(FileExistsError):
            put_thing(case.rng, folder / f"{name}.json", TABLE)
    life = case.live()
    life.start()
    life.order("tables")
    assert life.order("tables")["told"] == []
    life.quit()


def hostile_sound(case: Case) -> None:
    """Something odd where it is to be written what would be heard: silence, and no fault."""
    path = case.folder / "heard"
    put_thing(case.rng, path, b"")
    life = case.live(KASANE_DESKTOP_SOUND=case.rng.choice((str(path), "/", "x" * 5000, "/dev/full", "/nowhere/x", "~")))
    life.start()
    seen = _begin(case, life)
    assert seen["told"] == []
    _see_kept(case, seen)
    life.quit()


def signals(case: Case) -> None:
    """A signal in the middle of play: what was kept is there at the next start."""
    life = case.live()
    life.start()
    seen = _begin(case, life)
    life.send("step", times=30)
    time.sleep(case.rng.expovariate(10))
    sign = case.rng.choice(
        (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL, signal.SIGABRT, signal.SIGSTOP)
    )
    if sign is signal.SIGSTOP:
        life.process.send_signal(sign)
        time.sleep(0.1)
        life.process.send_signal(signal.SIGCONT)
        _see_kept(case, life.hear())
        life.end()
    else:
        life.end(sign)
    found = {one[0] for one in kept(case.data)} | _finished(case)
    assert seen["match"][0] in found or seen["match"][-1] == "dealt"
    again = case.live()
    assert again.start()["told"] == []
    again.order("resume")
    again.quit()


def _finished(case: Case) -> set[str]:
    if not (case.data / "history.sqlite").exists():
        return set()
    history = History(case.data / "history.sqlite")
    with closing(history):
        return {str(entry.seed) for entry in history.entries()}


def orphans(case: Case) -> None:
    """Processes that play or look back are stopped or killed, then the program is: none is left."""
    looking_back = case.rng.random() < 0.4
    if looking_back:
        with closing(History(case.data / "history.sqlite")) as history:
            history.add(random_match(Setting(CATALOGUE["kaleido"], 3), 1), b"")
    life = case.live()
    life.start()
    seen = life.order("begin_to_look_back") if looking_back else _begin(case, life)
    players = life.players()
    assert len(players) > looking_back
    for pid in players:
        with suppress(ProcessLookupError):
            os.kill(pid, case.rng.choice((signal.SIGSTOP, signal.SIGKILL, signal.SIGCONT)))
    _see_kept(case, life.order("lobby") if looking_back else life.order("step", times=2))
    life.end()
    due = time.monotonic() + PATIENCE
    while left := [pid for pid in players if _runs(pid)]:
        assert time.monotonic() < due, f"left behind: {left}"
        time.sleep(0.01)
    assert seen["told"] == []


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def copies(case: Case) -> None:
    """Several copies at once, some of which are killed: no match is lost, none is there twice."""
    lives = [case.live() for _ in range(case.rng.randint(2, 4))]
    for life in lives:
        life.start()
    expected = set[tuple[str, ...]]()
    for _ in range(2):
        for life in lives:
            life.send("begin", game=case.rng.choice(GAMES), seed=case.rng.randrange(2**31))
            life.send("step", times=case.rng.randint(1, 6))
        for life in lives:
            life.hear()
            seen = life.hear()
            if seen["page"] == "table" and seen["match"][-1] == "touched":
                expected.add(tuple(seen["match"]))
    killed = case.rng.sample(lives, case.rng.randint(1, len(lives) - 1))
    for life in killed:
        life.end()
    for life in lives:
        if life not in killed:
            life.order("history")
    found = kept(case.data)
    assert expected == set(found), expected ^ set(found)
    assert set(found.values()) <= {1}


def locked_history(case: Case) -> None:
    """Another program holds the history while a match comes to its end."""
    life = case.live()
    life.start()
    life.order("history")
    with closing(sqlite3.connect(case.data / "history.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        life.order("begin", game="rainbow", seed=(seed := case.rng.randrange(2**31)))
        seen = life.order("step", times=400)
        assert seen["page"] == "result"
        life.order("history")
        there = {one[0] for one in kept(case.data)}
        assert str(seed) in there
        other.rollback()
    life.order("lobby")
    life.order("history")
    life.quit()
    assert str(seed) in _finished(case) | {one[0] for one in kept(case.data)}


def closed_folders(case: Case) -> None:
    """Folders that nobody may enter, or that cannot be written to."""
    mode = case.rng.choice((0, 0o500, 0o400))
    for folder in case.rng.choice(([case.data], [case.config.parent], [case.data, case.config.parent], [case.home])):
        folder.chmod(mode)
    life = case.live()
    life.start()
    life.order("begin", game="rainbow", seed=5)
    life.order("lobby")
    life.order("history")
    life.quit()


def long_way(case: Case) -> None:
    """A home whose name is longer than most."""
    deep = case.home
    for _ in range(case.rng.choice((3, 4, 5))):
        deep = deep / ("x" * 200)
    deep.mkdir(parents=True)
    case.home = deep
    case.settle_in()
    life = case.live()
    life.start()
    seen = _begin(case, life)
    assert seen["told"] == []
    _see_kept(case, seen)
    life.order("history")
    life.quit()


AT_START: dict[Callable[[Case], None], int] = {
    hostile_preferences: 20,
    odd_preferences: 10,
    damaged_program: 8,
    hostile_data: 30,
    hostile_argument: 10,
    hostile_command: 20,
    hostile_history: 16,
    hostile_tables: 6,
    hostile_sound: 3,
    signals: 12,
    orphans: 5,
    copies: 6,
    locked_history: 3,
    closed_folders: 6,
    long_way: 3,
}
