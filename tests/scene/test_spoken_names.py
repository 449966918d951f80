"""What is read aloud at the tables, in all languages: all that is seen, and well set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.scene.accessibility import readable
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.settings import language
from tests.scene.tables import Sitting, sit

GAMES = [("kasane", 3), ("kimono", 2), ("rainbow", 3), ("kabuki", 3), ("kaleido", 3)]
NARROW = r"[,;!?](\s|$)|[ぁ-んァ-ヶ一-龠][.:,;]"
"""Marks of other scripts among Japanese."""


@pytest.fixture
def tongue(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(request.param)
    yield request.param
    language.install("en")


def moments(game: str, seats: int, steps: int = 60) -> Iterator[tuple[Sitting, TableScene]]:
    """A match at every moment at which the first seat is asked, and at its last one."""
    sitting, rng = sit(game, seats, 3), Random(3)
    sitting.scene.translate = sitting.log._translate = language.translate
    for _ in range(steps):
        if not sitting.match.to_act():
            return
        if not sitting.match.deal():
            seat = sitting.match.to_act()[0]
            sitting.match.play(seat, rng.choice(list(sitting.match.actions(seat))))
        if 0 in sitting.match.to_act():
            sitting.show()
            sitting.scene.ask(0)
            yield sitting, sitting.scene


def names(scene: TableScene) -> list[str]:
    return [item.accessible_name for item in readable(scene)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("tongue", ["en", "fr", "ja"], indirect=True)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_names_are_whole_and_well_set(tongue: str, game: str, seats: int) -> None:
    for _, scene in moments(game, seats, 24):
        for name in names(scene):
            assert not [word for word in ("sweep", "balay", "なぞ") if word in name.lower()], name  # it is only seen
            assert "{" not in name
            assert "→" not in name
            assert not re.search(r"\s\s", name), f"{name}: two spaces"
            assert not name.rstrip().endswith((":", "：")), f"{name}: nothing follows"
            assert tongue != "ja" or not re.search(NARROW, name), name
            assert not re.search(r"[.。][,、]|, [A-Z][a-z]+ (a|the|your|it)\b", name), f"{name}: no list of sentences"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_does_something_else_is_called_otherwise(qapp: QApplication, game: str, seats: int) -> None:
    for _, scene in moments(game, seats, 60):
        named: dict[str, set[object]] = {}
        for stop in scene.stops():
            if isinstance(stop, HotItem):
                named.setdefault(stop.accessible_name, set()).add(stop.hot.action or stop.key)
        assert [name for name, actions in named.items() if len(actions) > 1] == []


def test_all_rows_of_a_market_and_all_robes_are_read(qapp: QApplication) -> None:
    for sitting, scene in moments("kasane", 3, 40):
        table = sitting.match.table(0)
        spoken = " | ".join(names(scene))
        for zone in table.zones:
            if zone.kind in ("market", "robe") and zone.pieces:
                plain = [piece.face.rpartition("/")[2] for piece in zone.pieces]
                cards = ", ".join("+1 card" if card == "plus1" else card for card in plain)
                assert f": {cards}" in spoken, zone.id


def test_every_tile_of_the_honeycomb_is_read_with_its_owner(qapp: QApplication) -> None:
    for sitting, scene in moments("kaleido", 3, 40):
        table = sitting.match.table(0)
        owners = {"red": "Aya", "yellow": "Ben", "green": "Chiyo"}
        for zone in table.zones:
            if zone.kind == "board":
                board = int(zone.id.partition("/")[2]) + 1
                name = next(name for name in names(scene) if name.startswith(f"Board {board}: "))
                for piece in zone.pieces:
                    colour = piece.face.rpartition("-")[2]
                    if colour in owners:
                        assert f"{colour} ({owners[colour]})" in name
                assert name.count("free") == sum(piece.face == "kaleido/space" for piece in zone.pieces)


def test_prizes_and_bids_are_read_while_one_bids(qapp: QApplication) -> None:
    bidding = 0
    for sitting, scene in moments("rainbow", 3, 40):
        table = {zone.id: zone for zone in sitting.match.table(0).zones}
        spoken = names(scene)
        prizes = ", ".join(str(piece.facts[fact.VALUE]) for piece in table["prizes"].pieces)
        assert f"Prizes: {prizes or '–'}" in spoken
        for seat in (1, 2):
            cards = ", ".join(str(piece.facts[fact.VALUE]) for piece in table[f"bid/{seat}"].pieces)
            assert not cards or any(f": {cards}," in name for name in spoken)
        hand = table["hand/0"].pieces
        if any("card 1 of" in name for name in spoken):
            bidding += 1
            assert any(name.endswith(f"card {len(hand)} of {len(hand)}") for name in spoken)
    assert bidding


SPELLED = {"Aya", "Ben", "Chiyo", "Dora", "SOLO", "SET", "RUN", "Enter", "Esc", "PDF"}
"""Latin words that stand in Japanese, too: names of players, and what is printed so."""


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_word_is_left_untranslated(qapp: QApplication, game: str, seats: int) -> None:
    """The same moments in three languages: what reads as in English is a name or a figure."""
    told: dict[str, list[str]] = {}
    try:
        for tongue in ("en", "fr", "ja"):
            language.install(tongue)
            told[tongue] = [name for _, scene in moments(game, seats, 24) for name in names(scene)]
    finally:
        language.install("en")
    english = {name for name in told["en"] if re.search(r"\b[a-z]{3,}\b", name)}
    assert english
    assert english & set(told["fr"]) == set()
    for name in told["ja"]:
        assert not set(re.findall(r"[A-Za-z]{3,}", name)) - SPELLED, name
