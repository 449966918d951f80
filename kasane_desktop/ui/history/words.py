"""How games, levels, dates and results are called."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from kasane_desktop.core.game import Seat
from kasane_desktop.match.history import MIXED, PEOPLE, Category, Entry, Word, normal
from kasane_desktop.match.history.entry import YOU
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.match.sitter import HUMAN, Sitter
from kasane_desktop.match.speech import SOURCES, say
from kasane_desktop.match.speech import name_of as spoken_name
from kasane_desktop.scene.kit.ornament import dotted, japanese
from kasane_desktop.ui.lobby.cards import game_name
from kasane_desktop.ui.pictures.state_in_words import StateInWords
from kasane_desktop.ui.settings.language import translate

NAMED = "players.name."
"""Keys of what computer players are called; what follows is the name under which they are kept, in small letters."""


def level_name(level: str) -> str:
    if level == MIXED:
        return QCoreApplication.translate("HistoryPage", "Mixed levels")
    if level == PEOPLE:
        return QCoreApplication.translate("HistoryPage", "Without computers")
    key = f"players.level.{level}"
    return say(key, translate=translate) if key in SOURCES else level.capitalize()


def date_of(entry: Entry | Waiting, *, time: bool = False) -> str:
    """When it ended or was left, in the time and the manner of where one is."""
    last = entry.ended if isinstance(entry, Entry) else entry.left
    moment = QDateTime.fromSecsSinceEpoch(round(last.timestamp()))
    form = QLocale.FormatType.ShortFormat
    return QLocale().toString(moment, form) if time else QLocale().toString(moment.date(), form)


def percent(part: float) -> str:
    return QCoreApplication.translate("HistoryPage", "{share}%").format(share=round(100 * part))


def listed(*parts: str) -> str:
    """Parts of something that is read aloud."""
    return ("、" if japanese() else ", ").join(parts)


def at_that_time(entry: Entry, what: str) -> str:
    return QCoreApplication.translate("HistoryPage", "{when}: {what}").format(when=date_of(entry), what=what)


def result_of(entry: Entry) -> str:
    """Who came in where, with how many points."""
    places = (f"{entry.places[seat]}. {name_of(entry, seat)} {entry.scores[seat]}" for seat in entry.ranking)
    return ("、" if japanese() else " · ").join(places)


def name_of(entry: Entry | Waiting, seat: Seat) -> str:
    if isinstance(entry, Waiting):
        return spoken_name(entry.match.sitters[seat], translate)
    # Of the others it is not kept who they were; who bears the name of a computer player is taken for it.
    return spoken_name(Sitter(entry.names[seat], HUMAN if seat == entry.own else entry.level), translate)


def state_of(entry: Waiting) -> str:
    """How far an unfinished match has come, whose turn it is, who leads and who sits there."""
    words = StateInWords(entry.match)
    return dotted(words.state(), words.others())


def found(entry: Entry | Waiting, text: str) -> bool:
    """Whether every word that was typed is found somewhere in what is known of a match."""
    told = normal(
        " ".join(
            (
                game_name(entry.game),
                *(name_of(entry, seat) for seat in range(entry.count)),
                *entry.names,  # a computer player is found by either name
                date_of(entry),
                str(entry.seed),
                level_name(entry.level),
            )
        )
    )
    return all(word in told for word in normal(text).split())


def words_of(text: str, kinds: Iterable[Category]) -> tuple[Word, ...]:
    """The same question for the file of past matches, which does not know how things are called here."""
    games = {kind.game: normal(game_name(kind.game)) for kind in kinds}
    levels = {kind.level: normal(level_name(kind.level)) for kind in kinds}
    shown = {f"\n{key[len(NAMED) :]}\n": say(key, translate=translate) for key in SOURCES if key.startswith(NAMED)}
    shown[YOU] = say("match.you", translate=translate)
    return tuple(
        Word(
            word,
            tuple(game for game, name in games.items() if word in name),
            tuple(level for level, name in levels.items() if word in name),
            tuple(kept for kept, name in shown.items() if word in normal(name)),
        )
        for word in normal(text).split()
    )


def date_form() -> str:
    """How a date is written here."""
    return QLocale().dateFormat(QLocale.FormatType.ShortFormat)
