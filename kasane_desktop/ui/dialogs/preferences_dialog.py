"""The preferences as a sheet of rows: what is chosen holds at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.catalogue import BOXES
from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.sheet import ScrollSheet
from kasane_desktop.ui.controls.style import wants_dark
from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.controls.widgets import Line, Toggle, WordButton, dress
from kasane_desktop.ui.keys.key_caps import KeyCaps
from kasane_desktop.ui.keys.keys_editor import KeysButton
from kasane_desktop.ui.lobby.cards import game_name
from kasane_desktop.ui.settings.commands import settled
from kasane_desktop.ui.settings.language import NAMES
from kasane_desktop.ui.settings.preferences import (
    CALL_SECONDS,
    CONTRASTS,
    LANGUAGES,
    SPEEDS,
    TEXT_SIZES,
    THEMES,
    THINK_SECONDS,
    VOLUMES,
    Preferences,
)

T = TypeVar("T")
WIDTH = 760


def _games_with_calls() -> str:
    """The games in which all may act at once."""
    return dotted(*(game_name(game) for game, box in BOXES.items() if box.windows))


class _Row(QWidget):
    """A name and one line that explains it at the left, a control at the right."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        self._name, self._hint = Line(16, weight=700, wraps=True), Line(13, tone="plate_soft", wraps=True)
        words = QVBoxLayout()
        words.addWidget(self._name)
        words.addWidget(self._hint)
        words.setSpacing(1)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def restyle(self, look: Look) -> None:
        self._row.setSpacing(look.px(24))

    def say(self, name: str, hint: str, *spoken: QAbstractButton) -> None:
        """`spoken` are the parts of the control that a screen reader knows by this row."""
        self._name.setText(name)
        self._hint.setText(hint)
        for part in spoken:
            part.setAccessibleDescription(joined(name, hint))


class _Choice(Segment, Generic[T]):
    """One of a few values."""

    picked = Signal(object)

    def __init__(self, values: Sequence[T], value: T) -> None:
        super().__init__(len(values))
        self._values = tuple(values)
        self.choose(self._values.index(value))
        self.chosen.connect(lambda number: self.picked.emit(self._values[number]))


class PreferencesDialog(QDialog):
    """Changes the preferences it is given, and says so each time."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.language = _Choice(("system", *LANGUAGES), preferences.language)
        self.theme = _Choice(THEMES, preferences.theme)
        self.contrast = _Choice(CONTRASTS, preferences.contrast)
        self._contrast_row = _Row(self.contrast)
        self.text_size = _Choice(TEXT_SIZES, preferences.text_size)
        self._text_row = _Row(self.text_size)
        paces: tuple[float | None, ...] = (None, *SPEEDS)
        self.speed = _Choice(paces, None if preferences.follows_motion else preferences.speed)
        self.curtain, self.open_hands, self.undo_agreement = Toggle(), Toggle(), Toggle()
        self.curtain.setChecked(preferences.curtain)
        self.open_hands.setChecked(preferences.open_hands)
        self.undo_agreement.setChecked(preferences.undo_agreement)
        self.companion = Toggle()
        self.companion.setChecked(preferences.companion)
        self._companion_row = _Row(self.companion)
        self.book = Toggle()
        self.book.setChecked(preferences.book)
        self._book_row = _Row(self.book)
        loudness: tuple[float | None, ...] = (None, *VOLUMES)
        self.volume = _Choice(loudness, None if preferences.muted else preferences.volume)
        self.sounds, self.turn_signal = Toggle(), Toggle()
        self.sounds.setChecked(preferences.sounds)
        self.turn_signal.setChecked(preferences.turn_signal)
        self.think_time = _Choice(THINK_SECONDS, preferences.think_seconds)
        limits: tuple[float | None, ...] = (*CALL_SECONDS, None)
        self.call_time = _Choice(limits, None if preferences.untimed else preferences.call_seconds)
        self.stop_keys = KeyCaps(preferences.stop_keys, preferences.pass_keys)
        self.keys_button = KeysButton(preferences)
        self.done_button = WordButton("primary", 16)
        self._title = Line(27, weight=700, serif=True, wraps=True)
        controls: list[QWidget] = [self.language, self.theme, self.volume, self.sounds, self.turn_signal, self.speed]
        controls.append(self.think_time)
        controls += [self.curtain, self.open_hands, self.undo_agreement, self.call_time, self.stop_keys]
        controls += [self.keys_button]
        self._rows = [_Row(control) for control in controls]
        self._lay_out()
        self._connect()
        self._restyle()
        self._retranslate()

    def _lay_out(self) -> None:
        self._sheet = sheet = QVBoxLayout(self)
        sheet.setSpacing(0)
        sheet.addWidget(self._title)
        sheet.addSpacing(10)
        content = QWidget()
        self._words = QVBoxLayout(content)
        for row in self._rows:
            self._words.addWidget(row)
        self._words.insertWidget(2, self._contrast_row)
        self._words.addWidget(self._companion_row)
        self._words.addWidget(self._book_row)
        self._words.insertWidget(2, self._text_row)
        self._scrolled = ScrollSheet(content)
        sheet.addWidget(self._scrolled)
        sheet.addSpacing(8)
        sheet.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)

    def _connect(self) -> None:
        self.language.picked.connect(self._setter("language"))
        self.theme.picked.connect(self._setter("theme"))
        self.contrast.picked.connect(self._setter("contrast"))
        self.text_size.picked.connect(self._setter("text_size"))
        self.speed.picked.connect(self._set_speed)
        self.volume.picked.connect(self._set_volume)
        self.sounds.clicked.connect(self._setter("sounds"))
        self.turn_signal.clicked.connect(self._setter("turn_signal"))
        self.think_time.picked.connect(self._setter("think_seconds"))
        self.curtain.clicked.connect(self._setter("curtain"))
        self.open_hands.clicked.connect(self._setter("open_hands"))
        self.undo_agreement.clicked.connect(self._setter("undo_agreement"))
        self.companion.clicked.connect(self._accompany)
        self.book.clicked.connect(self._setter("book"))
        self.call_time.picked.connect(self._limit_calls)
        self.stop_keys.picked.connect(self._set_keys)
        self.keys_button.changed.connect(self.changed)
        self.done_button.clicked.connect(self.accept)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._restyle)

    def _setter(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            setattr(self._preferences, name, value)
            self.changed.emit()
            self._restyle()

        return change

    def _set_keys(self, rows: list[list[str]]) -> None:
        self._preferences.stop_keys, passing = rows
        self._preferences.keys = settled(self._preferences.keys, [key for row in rows for key in row])
        self._setter("pass_keys")(passing)

    def _accompany(self, on: bool) -> None:
        """Whoever calls the companion back hears everything once more."""
        self._preferences.told.clear()
        self._setter("companion")(on)

    def _set_volume(self, volume: float | None) -> None:
        self._preferences.volume = volume or self._preferences.volume
        self._setter("muted")(volume is None)

    def _set_speed(self, speed: float | None) -> None:
        self._preferences.system_motion = speed is None
        self._setter("speed")(1.0 if speed is None else speed)

    def _limit_calls(self, seconds: float | None) -> None:
        self._preferences.call_seconds = seconds or self._preferences.call_seconds
        self._setter("untimed")(seconds is None)

    def _restyle(self) -> None:
        self.look = look = look_beside(self, dark=wants_dark(self._preferences.theme))
        dress(self, look)
        self._sheet.setContentsMargins(look.px(32), look.px(18), look.px(16), look.px(12))
        self._words.setContentsMargins(0, 0, look.px(8), 0)
        self._words.setSpacing(look.px(4))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the words in a row have become longer or shorter
            self._fit()
        return handled

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self._title.setText(self.tr("Preferences"))
        self.language.say(self.tr("System"), *(NAMES[name] for name in LANGUAGES))
        self.theme.say(self.tr("System"), self.tr("Light"), self.tr("Dark"))
        paces = (self.tr("Off"), self.tr("Quick"), self.tr("Normal"), self.tr("Calm"), self.tr("Slow"))
        self.speed.say(self.tr("System"), *paces)
        self.text_size.say(*map(QLocale().toString, (round(100 * size) for size in TEXT_SIZES)))
        self._text_row.say(
            self.tr("Text size"), self.tr("Of all texts, in percent of the usual."), *self.text_size.parts
        )
        self.volume.say(self.tr("Off", "sound"), self.tr("Quiet"), self.tr("Medium"), self.tr("Loud"))
        self.sounds.setAccessibleName(self.tr("Sounds of the table"))
        self.turn_signal.setAccessibleName(self.tr("Signal for your turn"))
        self.curtain.setAccessibleName(self.tr("Curtain"))
        self.open_hands.setAccessibleName(self.tr("Open hands"))
        self.undo_agreement.setAccessibleName(self.tr("Undo by agreement"))
        self.done_button.say(self.tr("Done"))
        self.think_time.say(*map(self._seconds, THINK_SECONDS))
        self.call_time.say(*map(self._seconds, CALL_SECONDS), self.tr("No limit"))
        self.stop_keys.say(self.tr("Stop! key of human {number}"), self.tr("Pass key of human {number}"))
        language, light, volume, sounds, signal, movement, thought, *others = self._rows
        curtain, hands, undo, calls, keys, all_keys = others
        language.say(self.tr("Language"), self.tr("For all texts."), *self.language.parts)
        light.say(self.tr("Lighting"), self.tr("A room by day, or by lamplight."), *self.theme.parts)
        volume.say(self.tr("Sound"), self.tr("How loud everything is."), *self.volume.parts)
        sounds.say(self.tr("Sounds of the table"), self.tr("Cards, tiles, drums and strings."), self.sounds)
        signal.say(
            self.tr("Signal for your turn"),
            self.tr("Two strings are plucked when it is your turn after a long wait."),
            self.turn_signal,
        )
        movement.say(
            self.tr("Movement"),
            self.tr("The pace of cards, and of the other players."),
            *self.speed.parts,
        )
        thought.say(
            self.tr("Time to think"),
            self.tr("The longest a computer player takes for a step."),
            *self.think_time.parts,
        )
        curtain.say(
            self.tr("Curtain"),
            self.tr("Hides the table when players take turns, to keep hands secret."),
            self.curtain,
        )
        hands.say(
            self.tr("Open hands"),
            self.tr("Shows, in the hands of others, the cards that everyone saw them take."),
            self.open_hands,
        )
        undo.say(
            self.tr("Undo by agreement"),
            self.tr("Where several people play, the others are asked before something is taken back."),
            self.undo_agreement,
        )
        calls.say(
            self.tr("Time to call"),
            self.tr("How long the others may call Stop! ({games}); without a limit everyone calls or passes.").format(
                games=_games_with_calls()
            ),
            *self.call_time.parts,
        )
        keys.say(
            self.tr("Keys to call and to pass"),
            self.tr("Stop! above, Pass below, for each human in the order they sit. Choose a key, then press another."),
            *self.stop_keys.caps,
        )
        self.keys_button.say(self.tr("Change…"), self.tr("Change the keys…"))
        all_keys.say(
            self.tr("Keys"), self.tr("Of the whole program, of the table, and to read aloud."), self.keys_button
        )
        self.contrast.say(self.tr("System"), self.tr("Normal", "contrast"), self.tr("High", "contrast"))
        self._contrast_row.say(
            self.tr("Contrast"), self.tr("High: black and white with firm lines."), *self.contrast.parts
        )
        self.companion.setAccessibleName(self.tr("Companion"))
        self._companion_row.say(
            self.tr("Companion"),
            self.tr("Says a sentence when something comes up at a table for the first time."),
            self.companion,
        )
        self.book.setAccessibleName(self.tr("Book of mistakes"))
        self._book_row.say(
            self.tr("Book of mistakes"),
            self.tr("Looks back at your matches while nobody plays, and asks about your mistakes days later."),
            self.book,
        )
        self._fit()

    def _seconds(self, limit: float) -> str:
        return self.tr("{seconds} s").format(seconds=QLocale().toString(limit, "g", 3))

    def _fit(self) -> None:
        """As high as the words need at this width, and the screen has room for."""
        margins = self._sheet.contentsMargins()
        wide = min(self.look.px(WIDTH), on_screen.room(self).width())
        width = max(wide, self._words.totalMinimumSize().width() + margins.left() + margins.right())
        words = max(0, self._words.totalHeightForWidth(width - margins.left() - margins.right()))
        self._scrolled.setMinimumHeight(0)
        around = self._sheet.totalMinimumSize().height() - self._scrolled.minimumSizeHint().height()
        room = on_screen.room(self).height() - around
        bar = Qt.ScrollBarPolicy
        self._scrolled.setVerticalScrollBarPolicy(bar.ScrollBarAsNeeded if words > room else bar.ScrollBarAlwaysOff)
        self._scrolled.setFixedHeight(min(words, room))
        self.setFixedSize(width, min(words, room) + around)
