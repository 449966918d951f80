"""What is agreed on before a match: the game, who sits where, the options, the deal number.

A set-up is a value; each change gives a new one. While it is being made, a sitter whom nobody has named has the
empty name: `named` gives everyone the name by which the table will know them, in the language of the moment, but the
lone human whom it will call "you".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import NamedTuple

from kasane_desktop.catalogue import BOXES
from kasane_desktop.core.box import Box, Json, Option
from kasane_desktop.core.names import LONGEST_NAME, initial, tidy
from kasane_desktop.core.text import Refused
from kasane_desktop.match.sitter import GUESTS, HUMAN, SEEDS, Sitter, lone_human
from kasane_desktop.match.speech import Translate, say
from kasane_desktop.scene.kit.theme import PLAYERS

USUAL_SEATS = 4
COLOURS = tuple(player.name for player in PLAYERS)


class Persona(NamedTuple):
    """A computer player: the same name in every language, and a way of playing (a key of the players' texts)."""

    name: str
    character: str


PERSONAS = {
    "葵": Persona("Aoi", "steady"),
    "蓮": Persona("Ren", "greedy"),
    "楓": Persona("Kaede", "builder"),
    "墨": Persona("Sumi", "cautious"),
    "美": Persona("Mika", "builder"),
    "海": Persona("Kai", "greedy"),
    "空": Persona("Sora", "cautious"),
}
"""By their crests."""
AS_USUAL: Mapping[str, Json] = {}


class Setup(NamedTuple):
    """A table that is laid; the lobby gives it away when the match is to begin."""

    game: str
    sitters: tuple[Sitter, ...]
    options: Mapping[str, Json] = AS_USUAL
    seed: int = 0
    pinned: bool = False  # whether the same deal number is wanted next time, too


def usual_setup(box: Box, level: str, rng: Random) -> Setup:
    """You and computer players, four at the table or as near to it as the game allows."""
    seats = max((count for count in box.counts if count <= USUAL_SEATS), default=min(box.counts))
    setup = Setup(box.id, (_human(COLOURS[0], GUESTS[0]),), seed=rng.randrange(SEEDS))
    while len(setup.sitters) < seats:
        setup = add_seat(setup, level)
    return setup


def middle(levels: Sequence[str]) -> str:
    """The level that suits most people."""
    return levels[(len(levels) - 1) // 2]


# -- changes ----------------------------------------------------------------------------------


def add_seat(setup: Setup, level: str) -> Setup:
    """One more computer player."""
    colour = next(colour for colour in COLOURS if colour not in _colours(setup))
    return setup._replace(sitters=(*setup.sitters, _computer(colour, _free_persona(setup), level)))


def remove_seat(setup: Setup, seat: int) -> Setup:
    return setup._replace(sitters=(*setup.sitters[:seat], *setup.sitters[seat + 1 :]))


def seat_human(setup: Setup, seat: int) -> Setup:
    """A human takes the place of whoever sits there; a name that was typed in stays."""
    before = setup.sitters[seat]
    used = _crests(setup, seat)
    crest = next(crest for crest in GUESTS if crest not in used)
    return _reseat(setup, seat, _human(before.traits["colour"], crest)._replace(name=before.name))


def seat_computer(setup: Setup, seat: int, level: str) -> Setup:
    """A computer player takes the place of whoever sits there; a name that was typed in stays."""
    before = setup.sitters[seat]
    sitter = _computer(before.traits["colour"], _free_persona(setup), level)
    return _reseat(setup, seat, sitter._replace(name=before.name))


def next_persona(setup: Setup, seat: int) -> Setup:
    """The next of the computer players who sit nowhere else, with another character perhaps."""
    before, crests = setup.sitters[seat], list(PERSONAS)
    at, used = crests.index(before.traits["crest"]), _crests(setup, seat)
    crest = next(crest for crest in (*crests[at + 1 :], *crests[: at + 1]) if crest not in used)
    sitter = _computer(before.traits["colour"], crest, before.player)
    return _reseat(setup, seat, sitter._replace(name=before.name))


def set_level(setup: Setup, seat: int, level: str) -> Setup:
    before = setup.sitters[seat]
    return _reseat(setup, seat, before._replace(player=level, traits={**before.traits, "level": level}))


def rename(setup: Setup, seat: int, name: str) -> Setup:
    """The name of a sitter; the empty one stands for the usual name."""
    return _reseat(setup, seat, setup.sitters[seat]._replace(name=tidy(name, LONGEST_NAME)))


def next_colour(setup: Setup, seat: int) -> Setup:
    """The next of the colours that no other seat has."""
    before = setup.sitters[seat]
    at = COLOURS.index(before.traits["colour"])
    free = [colour for colour in (*COLOURS[at + 1 :], *COLOURS[:at]) if colour not in _colours(setup)]
    return _reseat(setup, seat, before._replace(traits={**before.traits, "colour": free[0]})) if free else setup


def all_computers(setup: Setup, level: str) -> Setup:
    """The same table with nobody to wait for: computer players on every seat."""
    for seat, sitter in enumerate(setup.sitters):
        if sitter.human:
            setup = seat_computer(rename(setup, seat, ""), seat, level)
    return setup


def named(setup: Setup, translate: Translate) -> Setup:
    """Everyone with a name and the crest that goes with it. Only who plays alone may have none, and is "you": of
    several people at a screen nobody could tell who is meant."""
    people, you = [n for n, sitter in enumerate(setup.sitters) if sitter.human], lone_human(setup.sitters)
    guests = {n: say("match.player", {"n": n + 1}, translate=translate) for n in people if n != you}
    sitters = []
    for n, sitter in enumerate(setup.sitters):
        persona = PERSONAS.get(sitter.traits["crest"])
        usual = guests.get(n) or (persona.name if persona else "")
        crest = initial(sitter.name) or sitter.traits["crest"]
        sitters.append(sitter._replace(name=sitter.name or usual, traits={**sitter.traits, "crest": crest}))
    return setup._replace(sitters=tuple(sitters), options=_offered_values(setup))


def offered(box: Box, seats: int) -> list[Option]:
    """The options that exist with so many seats."""
    return [option for option in box.options if option.counts is None or seats in option.counts]


def _offered_values(setup: Setup) -> dict[str, Json]:
    keys = {option.key for option in offered(BOXES[setup.game], len(setup.sitters))}
    return {key: value for key, value in setup.options.items() if key in keys}


def _reseat(setup: Setup, seat: int, sitter: Sitter) -> Setup:
    return setup._replace(sitters=(*setup.sitters[:seat], sitter, *setup.sitters[seat + 1 :]))


def _human(colour: str, crest: str) -> Sitter:
    return Sitter("", HUMAN, {"colour": colour, "crest": crest})


def _computer(colour: str, crest: str, level: str) -> Sitter:
    character = PERSONAS[crest].character
    return Sitter("", level, {"colour": colour, "crest": crest, "level": level, "character": character})


def _colours(setup: Setup) -> set[str]:
    return {sitter.traits["colour"] for sitter in setup.sitters}


def _crests(setup: Setup, but: int | None = None) -> set[str]:
    return {sitter.traits["crest"] for seat, sitter in enumerate(setup.sitters) if seat != but}


def _free_persona(setup: Setup) -> str:
    used = _crests(setup)
    return next(crest for crest in PERSONAS if crest not in used)


# -- kept in the preferences ------------------------------------------------------------------


def write_setup(setup: Setup) -> dict[str, Json]:
    """As JSON; a deal number only if it is to stay."""
    seats = [
        {"name": s.name, "player": s.player, "colour": s.traits["colour"], "crest": s.traits["crest"]}
        for s in setup.sitters
    ]
    return {"seats": seats, "options": _offered_values(setup), "seed": setup.seed if setup.pinned else None}


def read_setup(box: Box, written: Json, levels: Collection[str], rng: Random) -> Setup | None:
    """The set-up that was written, or None if anything in it is wrong. Without a deal number it gets one by chance."""
    try:
        sitters = tuple(_read_sitter(seat, levels) for seat in written["seats"])
        options, seed = written["options"], written["seed"]
        if not isinstance(options, dict):
            raise TypeError(options)
        box.settle(len(sitters), options)
    except (TypeError, KeyError, ValueError, AttributeError, Refused):
        return None
    setup = Setup(box.id, sitters, options, rng.randrange(SEEDS) if seed is None else seed, seed is not None)
    distinct = len(_colours(setup)) == len(_crests(setup)) == len(sitters)
    return setup if distinct and type(setup.seed) is int and 0 <= setup.seed < SEEDS else None


def _read_sitter(seat: dict[str, Json], levels: Collection[str]) -> Sitter:
    name, player, colour, crest = (seat[key] for key in ("name", "player", "colour", "crest"))
    if not isinstance(name, str) or len(name) > LONGEST_NAME or colour not in COLOURS:
        raise ValueError(seat)
    name = tidy(name)
    if player == HUMAN and crest in tuple(GUESTS):
        return _human(colour, crest)._replace(name=name)
    if player in levels and crest in PERSONAS:
        return _computer(colour, crest, player)._replace(name=name)
    raise ValueError(seat)
