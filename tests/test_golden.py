"""Golden playthroughs: one per game and count. They fail when behaviour changes.

After a wanted change: `python -m tests.test_golden`, and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record, parse_record, write_step
from tests.matches import Setting, plain_settings, random_match

GOLDEN = Path(__file__).parent / "golden"


def playthrough(match: Match) -> str:
    """Each step: who, what, what came of it, and what changed on the public table."""
    lines: list[str] = []
    before: dict[str, str] = {}
    for index in range(match.cursor):
        lines.append(f"{index + 1} {json.dumps(write_step(match.steps[index]))}")
        for event in match.events(index):
            lines.append(f"    {event.key} {json.dumps(dict(event.params))} {list(event.gains)}")
        after = public_lines(match.table(PUBLIC, index + 1))
        lines += [f"  | {zone}: {line}" for zone, line in after.items() if before.get(zone) != line]
        before = after
    lines += [f"{score}" for score in match.game.scoring(match.view(PUBLIC))]
    return "\n".join([*lines, str(match.outcome()), ""])


def public_lines(table: Table) -> dict[str, str]:
    lines = {zone.id: f"{[p.face for p in zone.pieces]} {json.dumps(zone.facts.plain())}" for zone in table.zones}
    lines |= {f"seat {seat}": json.dumps(facts.plain()) for seat, facts in enumerate(table.seats)}
    return lines | {"table": json.dumps(table.facts.plain())}


@pytest.mark.parametrize("setting", [pytest.param(s, id=str(s)) for s in plain_settings()])
def test_the_playthrough_is_the_golden_one(setting: Setting) -> None:
    record = (GOLDEN / f"{setting}.json").read_bytes()
    match = parse_record(record)
    assert playthrough(match) == (GOLDEN / f"{setting}.txt").read_text(encoding="utf-8")
    assert dump_record(random_match(setting, 1)) == dump_record(match)


if __name__ == "__main__":
    for chosen in plain_settings():
        played = random_match(chosen, 1)
        (GOLDEN / f"{chosen}.json").write_text(dump_record(played), encoding="utf-8")
        (GOLDEN / f"{chosen}.txt").write_text(playthrough(played), encoding="utf-8")
