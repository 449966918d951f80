"""What tables tell of their places, without a screen: it is true, all of it comes up, and nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import PUBLIC, Game
from kasane_desktop.core.text import Explanation, Params, Term
from kasane_desktop.games.kabuki.rules import fact as kabuki
from kasane_desktop.games.kaleido.rules import fact as kaleido
from kasane_desktop.games.layering.rules import fact as layering
from kasane_desktop.games.rainbow.rules import fact as rainbow
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import say_all

NAMES = ("", "Ben", "Chiyo", "Dora", "Emi", "Fumi")
EXPLAINING = [game for game in CATALOGUE.values() if any(".tell." in key for key in game.texts)]
LAYERING = [game for game in EXPLAINING if any(key.startswith("layering.tell.") for key in game.texts)]
RARE = {
    "layering.tell.card-closed",
    "layering.tell.space-shut",
    "layering.tell.top-special",
    "kaleido.tell.nobody",
}  # seldom come up by chance
ONLY_EXPLAINED = ("ladder", "lock", "last")


def moments(game: Game[Any, Any], matches: int = 6) -> Iterator[Match]:
    """Matches with few and with many players, at each of their steps."""
    for seed in range(matches):
        seats = sorted(game.counts)[:: max(1, len(game.counts) - 1)][seed % 2 if len(game.counts) > 1 else 0]
        match, rng = Match(game, [Sitter(name) for name in NAMES[:seats]], seed=seed), Random(seed)
        while match.to_act():
            if not match.deal():
                seat = rng.choice(match.to_act())
                actions = match.actions(seat)
                match.play(seat, rng.choice(actions[: rng.choice((1, len(actions)))]))
            yield match


def places(match: Match) -> Iterator[tuple[str, int]]:
    table = match.table(0)
    for zone in table.zones:
        yield from ((zone.id, index) for index in range(-1, max(6, len(zone.pieces) + 1)))
    yield from ((f"seat/{seat}", 0) for seat in range(len(match.sitters)))
    yield from ((place, 0) for place in ONLY_EXPLAINED)


@pytest.mark.parametrize("game", EXPLAINING, ids=lambda game: game.id)
def test_everything_that_can_be_told_is_told_some_time_in_words(game: Game[Any, Any]) -> None:
    told: set[str] = set()
    for at, match in enumerate(moments(game)):
        if at % 9:
            continue
        view = match.view(0)
        for place in places(match):
            for reason in game.explain(view, *place).told:
                told.add(reason.key)
                assert "{" not in say_all(reason, NAMES[: len(match.sitters)]), reason
    known = {key for key in game.texts if ".tell." in key and "@" not in key}
    parts = {key for key in known if key.endswith((".from-to", ".one-or-other"))}
    assert known - parts - told <= RARE


@pytest.mark.parametrize("game", EXPLAINING, ids=lambda game: game.id)
def test_who_only_passes_by_is_told_nothing_of_what_one_seat_knows(game: Game[Any, Any]) -> None:
    for at, match in enumerate(moments(game, 2)):
        if at % 5:
            continue
        view = match.view(PUBLIC)
        for place in places(match):
            explained: Explanation = game.explain(view, *place)
            assert not [zone for zone, _ in explained.serving if zone.startswith("hand/")]


def test_of_covered_masks_nothing_is_told_but_their_number() -> None:
    game = CATALOGUE["kabuki"]
    for match in moments(game, 1):
        for place in places(match):
            for reason in game.explain(match.view(0), *place).told:
                assert not [value for value in reason.params.values() if isinstance(value, Term)]


@pytest.mark.parametrize("game", LAYERING, ids=lambda game: game.id)
def test_a_coin_tells_who_closed_it_and_a_card_how_many_are_free(game: Game[Any, Any]) -> None:
    closed = 0
    for at, match in enumerate(moments(game, 4)):
        if at % 7:
            continue
        for zone in match.table(0).zones:
            if zone.kind != "combination":
                continue
            owners = {piece.facts[layering.SOCKET]: piece.facts[layering.OWNER] for piece in zone.pieces}
            needs = zone.facts[layering.NEEDS]
            for socket in range(len(needs)):
                first = game.explain(match.view(0), zone.id, socket).told[0]
                owner = owners.get(socket)
                if owner is None:
                    assert first.key.endswith(".space")
                elif owner >= 0:
                    assert first.params["who"] == owner
                    closed += 1
                assert first.params["cards"] == needs[socket]
            card = game.explain(match.view(0), zone.id, -1).told
            free = len(needs) - len(owners)
            assert (card[1].params["free"] == free) if free else card[1].key.endswith("card-closed")
    assert closed


@pytest.mark.parametrize("game", LAYERING, ids=lambda game: game.id)
def test_what_serves_a_combination_is_the_right_end_of_the_hand_and_what_goes_on(game: Game[Any, Any]) -> None:
    hands = markets = 0
    for match in moments(game, 2):
        table = match.table(0)
        hand = len(table.zone("hand/0").pieces)
        for zone in table.zones:
            if zone.kind != "combination":
                continue
            serving = game.explain(match.view(0), zone.id, -1).serving
            mine = sorted(row for owner, row in serving if owner == "hand/0")
            assert mine == list(range(hand - len(mine), hand))
            values = zone.facts[layering.VALUES]
            for owner, row in serving:
                face = table.zone(owner).pieces[row].face.rpartition("/")[2]
                assert face.isdigit()
                assert zone.facts[layering.RULE] in ("same", "sum") or int(face) in values
            hands += bool(mine)
            markets += any(owner.startswith("market/") for owner, _ in serving)
    assert hands
    assert markets


def test_three_odd_cards_are_not_enough() -> None:
    game = CATALOGUE["kasane"]
    view: Any = next(match for match in moments(game, 1) if match.cursor == 3).view(0)
    view = replace(view, hands=((4, 9, 7, 3), *view.hands[1:]), robes=((), *view.robes[1:]), actions=())
    told = game.explain(view, "combination/katyou", -1).told
    assert say_all(told[-1]) == "Your 9·7·3: a beginning, but not enough. It takes 4 to 6 cards."
    assert "Your 9·7·3" in say_all(game.explain(view, "combination/katyou", 0).told[-1])
    view = replace(view, hands=((4, 9, 7, 3, 1), *view.hands[1:]))
    told = game.explain(view, "combination/katyou", -1).told
    assert say_all(told[-1]) == "Your 9·7·3·1 can go on growing, to 5 or 6 cards."


def test_a_meeting_point_tells_how_many_spaces_are_free_and_who_leads() -> None:
    game = CATALOGUE["kaleido"]
    led = full = 0
    for at, match in enumerate(moments(game, 3)):
        if at % 5:
            continue
        table = match.table(0)
        for zone in table.zones:
            if zone.kind != "meeting":
                continue
            tiles = zone.facts[kaleido.TILES]
            told = {reason.key.rpartition(".")[2]: reason for reason in game.explain(match.view(0), zone.id, 0).told}
            if zone.facts[kaleido.COMPLETE]:
                full += 1
                assert "at-the-end" in told or "nobody" in told
                continue
            assert told["free"].params["free"] == tiles.count(-1)
            counts = sorted((tiles.count(colour) for colour in range(5)), reverse=True)
            assert ("leads" in told) == (counts[0] > counts[1])
            if "leads" in told:
                led += 1
                owner = int(str(told["leads"].params["who"]))
                colours = table.seats[owner][kaleido.COLOURS]
                assert counts[0] == max(tiles.count(colour) for colour in colours)
    assert led
    assert full


def test_a_ribbon_tells_the_place_that_the_table_shows() -> None:
    game = CATALOGUE["rainbow"]
    told = set()
    for match in moments(game, 4):
        table = match.table(0)
        bids_to_come = any(seat[rainbow.TO_BID] for seat in table.seats)
        for zone in table.zones:
            if zone.kind == "bid" and zone.pieces:
                kind, rank, *why = game.explain(match.view(0), zone.id, 0).told
                assert kind.key == f"rainbow.tell.{zone.facts[rainbow.KIND]}"
                assert rank.key == f"rainbow.tell.{'rank-so-far' if bids_to_come else 'rank'}"
                assert rank.params["rank"] == zone.facts[rainbow.RANK]
                told.add(rank.key)
                if zone.facts[rainbow.RANK] > 1:
                    by = zone.facts[rainbow.WHY].rpartition(".")[2]
                    assert [reason.key for reason in why] == [f"rainbow.tell.behind-{by}"]
                    told.add(why[0].key)
    assert len(told) == 5


# -- numbers that are told are those of the table and of the scoring ------------------------------------


def steps_of(game: str, seats: int, seed: int = 3) -> Iterator[Match]:
    """A random match after each of its steps."""
    match, rng = Match(CATALOGUE[game], [Sitter(f"P{n}") for n in range(seats)], seed=seed), Random(seed)
    while match.to_act():
        if not match.deal():
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))
        yield match


def explained(match: Match, zone: str, index: int = 0, seat: int = 0) -> dict[str, Params]:
    """The keys without the game's name, with what they are told with."""
    told = match.game.explain(match.view(seat), zone, index).told
    return {reason.key.rpartition(".")[2]: reason.params for reason in told}


def scored(match: Match, seat: int = 0) -> list[int]:
    return [sum(score.points for score in scores) for scores in match.game.scoring(match.view(seat))]


@pytest.mark.parametrize("game", LAYERING, ids=lambda game: game.id)
def test_rows_seats_and_colours_are_told_as_the_table_has_them(game: Game[Any, Any]) -> None:
    seen: set[bool] = set()
    for match in steps_of(game.id, 3):
        table = match.table(0)
        for zone in table.zones:
            for index in range(len(zone.pieces) if zone.kind == "market" else 0):
                told, above = explained(match, zone.id, index), len(zone.pieces) - 1 - index
                assert ("open" in told, told.get("covered", {}).get("above", 0)) == (not above, above)
        for seat, facts in enumerate(table.seats):
            told = explained(match, f"seat/{seat}")
            assert told["seat"]["points"] == facts[layering.POINTS]
            assert told["seat"]["total"] == facts[layering.FORECAST]
            assert ("seat-leads" in told) == (facts[layering.FORECAST] == max(scored(match)))
        told, robe, enough = explained(match, "ladder"), table.seats[0][layering.ROBE], table.facts[layering.ENOUGH]
        coloured = table.seats[0][layering.COLOURS] > 0
        assert ("ladder-early" in told) == (coloured and robe < enough)
        assert ("ladder-now" in told) == (coloured and robe >= enough)
        seen |= {robe == enough} if coloured else set()
        for index in range(len(table.zone("robe/0").pieces), table.facts[layering.LAYERS]):
            place = explained(match, "places/0", index)
            number = int(str(place["place"]["number"]))
            assert number == index + 1 + robe - len(table.zone("robe/0").pieces)
            assert ("place-counts" in place) == (enough <= number < table.facts[layering.LAYERS])
    assert seen == {False, True}


def test_kaleido_tells_when_six_tiles_bring_nothing_to_anybody() -> None:
    match = next(match for match in steps_of("kaleido", 3) if match.cursor > 4)
    view: Any = match.view(0)
    white = replace(view, tiles=(5,) * 6 + view.tiles[6:])
    told = match.game.explain(white, "board/0", 0).told
    assert [reason.key for reason in told] == ["kaleido.tell.board-full", "kaleido.tell.nobody"]


def test_kabuki_tells_its_stages_and_seats_as_they_are() -> None:
    covered = totals = 0
    for match in steps_of("kabuki", 3):
        table = match.table(0)
        for stack in range(4):
            count = table.zone(f"stack/{stack}").facts[kabuki.COUNT]
            told = explained(match, f"stack/{stack}")
            assert told.get("stage", {"masks": 0})["masks"] == count
            if isinstance(count, int) and count > 1:
                assert told["stage-below"]["below"] == count - 1
                covered += 1
        for seat in range(3):
            told = explained(match, f"seat/{seat}")
            assert told["seat"]["tokens"] == table.seats[seat][kabuki.TOKENS]
            assert ("seat-first" in told) == bool(table.seats[seat][kabuki.FIRST])
            if "seat-noted" in told:
                assert told["seat-noted"]["total"] == scored(match)[seat]
                totals += 1
    assert covered
    assert totals


def test_kaleido_tells_supplies_and_who_has_no_one_ahead() -> None:
    level = 0
    for match in steps_of("kaleido", 3, seed=4):
        table, points = match.table(0), scored(match)
        for seat in range(3):
            facts = table.zone(f"supply/{seat}").facts
            tiles = facts[kaleido.SUPPLY]
            left = {"tile": sum(tiles), "white": facts[kaleido.WHITES], "board": facts[kaleido.BOARDS]}
            for index, (kind, number) in enumerate(left.items()):
                assert explained(match, f"supply/{seat}", index)[f"supply-{kind}"]["left"] == number
            told = explained(match, f"seat/{seat}")
            assert told["seat"]["total"] == points[seat]
            assert ("nobody-more" in told) == (points[seat] == max(points))
            level += points[seat] != told["seat"]["points"]
    assert level  # meetings counted


@pytest.mark.parametrize("seats", [2, 3])
def test_rainbow_tells_what_one_may_know_and_how_many_prizes_one_takes(seats: int) -> None:
    rounds = set()
    for match in steps_of("rainbow", seats):
        table = match.table(0)
        if not table.facts[rainbow.ROUND]:
            continue
        rounds.add(table.zone("prizes").facts[rainbow.TAKE])
        assert ("choice-one" in explained(match, "prizes")) == (table.zone("prizes").facts[rainbow.TAKE] == 1)
        for seat in range(seats):
            told, facts = explained(match, f"seat/{seat}"), table.seats[seat]
            over = not match.to_act()
            assert ("seat-points" in told) == (seat == 0 or over)
            if not over:
                cards = told["ends-one" if seats == 2 else "ends-two"]["cards"]
                assert cards == facts[rainbow.HAND] + facts[rainbow.PILE]
    assert rounds == {1, 2}
