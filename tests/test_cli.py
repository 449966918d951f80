"""The commands without a screen, as they are called."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kasane_desktop.__main__ import main
from kasane_desktop.catalogue import CATALOGUE

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", CATALOGUE)
def test_simulate_record_and_replay_agree(game: str, tmp_path: Path, capsys: Capture) -> None:
    seats = ",".join(["random"] * CATALOGUE[game].counts[-1])
    path = tmp_path / "match.json"
    assert main(["simulate", "--game", game, "--seats", seats, "--seed", "7", "--record", str(path), "--json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)["matches"]
    assert main(["replay", str(path), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["result"]["scores"] == result["scores"]
    assert len(replayed["steps"]) == result["steps"]
    assert [sum(line["points"] for line in seat) for seat in replayed["scoring"]] == result["scores"]
    assert main(["replay", str(path)]) == 0
    assert "Final scoring" in capsys.readouterr().out


def test_review_tells_skill_and_luck_apart(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "match.json"
    assert main(["simulate", "--game", "kimono", "--seats", "random,random", "--seed", "7", "--record", str(path)]) == 0
    capsys.readouterr()
    assert main(["review", str(path), "--effort", "100", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for seat, balance in enumerate(told["balance"]):
        parts = sum(balance[name] for name in ("fair", "luck", "own", "others"))
        assert parts == pytest.approx(balance["result"]) == pytest.approx(told["curve"][-1][seat])
    assert main(["review", str(path), "--effort", "100"]) == 0
    out = capsys.readouterr()
    assert "Fair share" in out.out
    assert out.err == ""  # a bar is for a terminal


def test_simulate_repeats_itself_and_counts_wins(capsys: Capture) -> None:
    arguments = [
        "simulate",
        "--game",
        "kasane",
        "--seats",
        "random,random,random",
        "--seed",
        "3",
        "--games",
        "4",
        "--json",
    ]
    assert main(arguments) == 0
    first = capsys.readouterr().out
    assert main(arguments) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    assert [match["seed"] for match in told["matches"]] == [3, 4, 5, 6]
    assert sum(seat["wins"] for seat in told["seats"]) >= 4


def test_several_matches_give_several_records(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "match.json"
    assert (
        main(["simulate", "--game", "rainbow", "--seats", "random,random", "--games", "2", "--record", str(path)]) == 0
    )
    assert sorted(p.name for p in tmp_path.iterdir()) == ["match-1.json", "match-2.json"]


def test_options_reach_the_match(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "match.json"
    arguments = ["simulate", "--game", "kasane", "--seats", "random,random,random", "--record", str(path)]
    assert main([*arguments, "--option", "harder_three=true"]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["harder_three"] is True


def test_a_table_of_combinations_comes_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    table, record = tmp_path / "table.json", tmp_path / "match.json"
    table.write_text('{"juu": [[2, 9]]}', encoding="utf-8")
    arguments = ["simulate", "--game", "kasane", "--seats", "random,random,random", "--record", str(record)]
    assert main([*arguments, "--option", f"combinations=@{table}"]) == 0
    assert "juu" in json.loads(record.read_text(encoding="utf-8"))["options"]["combinations"]
    capsys.readouterr()
    table.write_text('{"juu": [[2, 1], [2, "nine"]]}', encoding="utf-8")
    assert main([*arguments, "--option", f"combinations=@{table}"]) == 2
    complaint = capsys.readouterr().err
    assert "2" in complaint
    assert complaint.count("\n") == 1


def test_games_lists_the_catalogue(capsys: Capture) -> None:
    assert main(["games", "--json"]) == 0
    assert [game["id"] for game in json.loads(capsys.readouterr().out)] == list(CATALOGUE)
    assert main(["games"]) == 0
    assert "harder_three" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["simulate"],
        ["simulate", "--game", "go", "--seats", "random"],
        ["simulate", "--game", "kasane", "--seats", "random"],
        ["simulate", "--game", "kasane", "--seats", "random,random,nobody"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--seed", "x"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--seed", "-1"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--games", "0"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--option", "harder_three"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--option", "harder_three=maybe"],
        ["simulate", "--game", "kasane", "--seats", "random,random,random", "--option", "combinations=@/no/such/file"],
        ["replay"],
        ["games", "extra"],
    ],
)
def test_wrong_arguments_get_one_clear_line_and_status_2(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kasane-desktop: ")
    assert told.err.count("\n") == 1


def test_a_bad_record_gets_one_clear_line_and_status_1(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path / "nothing.json")]) == 1
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    assert main(["replay", str(bad)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 2


def test_a_record_that_cannot_be_written_is_said(tmp_path: Path, capsys: Capture) -> None:
    arguments = ["simulate", "--game", "rainbow", "--seats", "random,random"]
    assert main([*arguments, "--record", str(tmp_path / "no" / "such" / "folder.json")]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_what_a_terminal_would_obey_is_written_out(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "record.json"
    assert main(["simulate", "--game", "kimono", "--seats", "random,random", "--record", str(record)]) == 0
    written = json.loads(record.read_text(encoding="utf-8"))
    hostile = "\x1b]0;owned\x07\x9b31m\u202e\u2028"
    bad = tmp_path / f"bad{hostile}.json"
    wrong: list[dict[str, Any]] = [
        {"game": hostile},
        {hostile: 1},
        {"options": {hostile: 1}},
        {"moves": [{"seat": 0, "do": hostile}]},
    ]
    for change in wrong:
        bad.write_text(json.dumps({**written, **change}), encoding="utf-8")
        assert main(["replay", str(bad)]) == 1
    simulate = ["simulate", "--game", "kimono", "--seats", "random,random"]
    for arguments in (
        ["play", "--" + hostile],
        [*simulate, "--option", f"{hostile}=1"],
        ["simulate", "--game", hostile],
    ):
        assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 7
    assert all(line.isprintable() for line in told.err.splitlines())
    assert r"\x1b" in told.err
    written["seats"][0]["name"] = hostile
    record.write_text(json.dumps(written), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    assert all(line.isprintable() for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize("encoding", ["cp932", "cp1252", "ascii", "utf-8"])
@pytest.mark.parametrize("language", ["ja", "fr", "en"])
def test_any_console_will_do(encoding: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    assert main(["simulate", "--game", "kimono", "--seats", "random,random", "--record", str(record)]) == 0
    written = json.loads(record.read_text(encoding="utf-8"))
    written["seats"][0]["name"] = "山田 é 👩"
    record.write_text(json.dumps(written), encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": f"{language}_XX"}
    commands = [["replay", str(record)], ["replay", "--json", str(record)], ["games"], ["games", "--json"]]
    script = f"from kasane_desktop.__main__ import main; main(['replay', '\\u5c71']); [main(c) for c in {commands}]"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment, cwd=Path(__file__).parents[1], check=True
    )
    assert told.stderr.count(b"\n") == 1
    assert b"Traceback" not in told.stderr
    out = told.stdout.decode(encoding)
    replayed, games = (
        json.loads(part) for part in re.findall(r"^(?:\{.*?^\}|\[.*?^\])$", out, re.DOTALL | re.MULTILINE)
    )
    assert replayed["seats"][0] == "山田 é 👩"
    assert len(games) == 5


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "long", "impossible"])
def test_what_is_no_file_gets_one_clear_line(kind: str, tmp_path: Path, capsys: Capture) -> None:
    path = str(tmp_path / "odd")
    match kind:
        case "folder":
            (tmp_path / "odd").mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path = "/dev/zero"
        case "long":
            path = str(tmp_path) + "/x" * 700
        case "impossible":
            path = str(tmp_path / "a\0b")
    assert main(["replay", path]) == 1
    seats = ["simulate", "--game", "kasane", "--seats", "random,random,random"]
    assert main([*seats, "--option", f"combinations=@{path}"]) == 2
    assert main([*seats, "--record", path]) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") == 3


def test_an_option_that_is_nested_without_end_is_refused_in_words(capsys: Capture) -> None:
    for depth in (40, 983, 100_000):
        nested = "[" * depth + "]" * depth
        arguments = ["simulate", "--game", "kasane", "--seats", "random,random,random", "--option"]
        assert main([*arguments, f"plus_one_combines={nested}"]) == 2
    assert capsys.readouterr().err.count("\n") == 3
