"""The commands without a screen, as they are called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kasane_desktop.__main__ import main
from kasane_desktop.games.catalogue import CATALOGUE

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
