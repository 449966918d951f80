"""`kasane-desktop simulate`: matches between computer players."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.commands import UsageError, complain, print_json, unknown_game, unreadable
from kasane_desktop.cli.language import translate
from kasane_desktop.core.files import read_file, save_file
from kasane_desktop.core.game import Game, Json, Outcome
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.core.text import Refused
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record, write_outcome
from kasane_desktop.match.speech import say, say_refused
from kasane_desktop.match.window import counted, in_time
from kasane_desktop.players.player import PLAYERS, reaction
from kasane_desktop.players.thinking import AtLeisure

MOST_OPTION_BYTES = 64 * 1024


def simulate(parsed: argparse.Namespace) -> int:
    game = CATALOGUE.get(parsed.game)
    if game is None:
        raise UsageError(unknown_game(parsed.game))
    players = parsed.seats.split(",")
    for player in players:
        if player not in PLAYERS:
            complaint = translate("cli", "there is no player “{player}”; there are {known}")
            raise UsageError(complaint.format(player=player, known=", ".join(PLAYERS)))
    if parsed.games < 1:
        raise UsageError(translate("cli", "--games must be at least 1"))
    options = dict(_option(text) for text in parsed.option)
    results = []
    for number in range(parsed.games):
        try:
            match = _new_match(game, players, options, parsed.seed + number)
        except Refused as error:
            raise UsageError(say_refused(error, translate=translate)) from error
        outcome = play_out(match)
        results.append({"seed": match.seed, "steps": match.cursor, **write_outcome(outcome)})
        if parsed.record is not None:
            path = _numbered(parsed.record, number + 1, parsed.games)
            try:
                save_file(path, dump_record(match).encode())
            except OSError as error:
                complaint = translate("cli", "cannot write {file}: {why}")
                return complain(complaint.format(file=path, why=error.strerror), 1)
        if not parsed.json:
            _print_result(match, outcome)
    _print_summary(parsed, players, results)
    return 0


def play_out(match: Match) -> Outcome:
    """Play a match of computer players to its end."""
    players = [
        PLAYERS[sitter.player](match.game, Random(f"{match.seed}/seat {seat}"), sitter.traits)
        for seat, sitter in enumerate(match.sitters)
    ]
    rng, leisure = Random(f"{match.seed}/order"), AtLeisure()
    while acting := match.to_act():
        if match.deal():
            continue
        if racing := in_time(match):
            decided = [(seat, players[seat].choose(match.view(seat), leisure)) for seat in racing]
            waits = [reaction(players[seat], match.view(seat), action, rng) for seat, action in decided]
            for _, seat, action in counted((wait, *what) for wait, what in zip(waits, decided, strict=True)):
                match.play(seat, action)
        else:
            match.play(acting[0], players[acting[0]].choose(match.view(acting[0]), leisure))
    outcome = match.outcome()
    assert outcome is not None  # nobody is to act: the game is over
    return outcome


def _new_match(game: Game[Any, Any], players: list[str], options: dict[str, Json], seed: int) -> Match:
    sitters = [Sitter(f"{player} {seat + 1}", player) for seat, player in enumerate(players)]
    return Match(game, sitters, options, seed)


def _option(text: str) -> tuple[str, Json]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise UsageError(translate("cli", "an option is written name=value, not “{text}”").format(text=text))
    if value.startswith("@"):
        try:
            return name, parse_json(read_file(Path(value[1:]), MOST_OPTION_BYTES, chosen=True))
        except OSError as error:
            raise UsageError(unreadable(value[1:], error)) from error
        except ValueError as error:
            complaint = translate("cli", "the file given for the option “{name}” is not JSON: {why}")
            raise UsageError(complaint.format(name=name, why=error)) from error
    try:
        return name, parse_json(os.fsencode(value))
    except ValueError:
        return name, value


def _numbered(path: Path, number: int, of: int) -> Path:
    return path if of == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def _print_result(match: Match, outcome: Outcome) -> None:
    seats = ", ".join(
        f"{sitter.name} {score} ({place}.)"
        for sitter, score, place in zip(match.sitters, outcome.scores, outcome.places, strict=True)
    )
    line = translate("cli", "Deal {seed}: {seats}. {ending}")
    print(line.format(seed=match.seed, seats=seats, ending=say(outcome.ending, translate=translate)))


def _print_summary(parsed: argparse.Namespace, players: list[str], results: list[dict[str, Json]]) -> None:
    count = len(results)
    summary = [
        {
            "player": player,
            "wins": sum(result["places"][seat] == 1 for result in results),
            "mean score": round(sum(result["scores"][seat] for result in results) / count, 2),
        }
        for seat, player in enumerate(players)
    ]
    if parsed.json:
        print_json({"game": parsed.game, "matches": results, "seats": summary})
    elif count > 1:
        for seat, line in enumerate(summary, 1):
            told = translate("cli", "Seat {seat}, {player}: {wins} of {count} won, mean score {mean}")
            print(told.format(seat=seat, count=count, mean=line["mean score"], **line))
