"""How games, levels, dates and results are called."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from kasane_desktop.core.game import Seat
from kasane_desktop.match.history import MIXED, PEOPLE, Entry, Kind, Word, normal
from kasane_desktop.match.history.entry import YOU
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.match.speech import SOURCES, called, say
from kasane_desktop.ui.language import translate
from kasane_desktop.ui.lobby.cards import game_name


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


def at_that_time(entry: Entry, what: str) -> str:
    return QCoreApplication.translate("HistoryPage", "{when}: {what}").format(when=date_of(entry), what=what)


def result_of(entry: Entry) -> str:
    """Who came in where, with how many points."""
    return " · ".join(f"{entry.places[seat]}. {name_of(entry, seat)} {entry.scores[seat]}" for seat in entry.ranking)


def name_of(entry: Entry | Waiting, seat: Seat) -> str:
    return called(entry.names[seat], translate)


def found(entry: Entry | Waiting, text: str) -> bool:
    """Whether every word that was typed is found somewhere in what is shown of a match."""
    told = normal(
        " ".join(
            (
                game_name(entry.game),
                *(name_of(entry, seat) for seat in range(entry.count)),
                date_of(entry),
                str(entry.seed),
                level_name(entry.level),
            )
        )
    )
    return all(word in told for word in normal(text).split())


def words_of(text: str, kinds: Iterable[Kind]) -> tuple[Word, ...]:
    """The same question for the file of past matches, which does not know how things are called here."""
    games = {kind.game: normal(game_name(kind.game)) for kind in kinds}
    levels = {kind.level: normal(level_name(kind.level)) for kind in kinds}
    you = normal(say("match.you", translate=translate))
    return tuple(
        Word(
            word,
            tuple(game for game, name in games.items() if word in name),
            tuple(level for level, name in levels.items() if word in name),
            (YOU,) if word in you else (),
        )
        for word in normal(text).split()
    )


def date_form() -> str:
    """How a date is written here."""
    return QLocale().dateFormat(QLocale.FormatType.ShortFormat)
