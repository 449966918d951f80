"""What is told to those who do not look at the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.scene import accessibility
from kasane_desktop.scene.accessibility import ItemReader, ViewReader, readable
from kasane_desktop.scene.announcer import LAST_LINES, Announcer
from kasane_desktop.scene.hot import HotItem, SheetItem
from kasane_desktop.scene.keyboard import _outline
from kasane_desktop.scene.kit import Actionable, IconButtonItem
from kasane_desktop.scene.reading import LAST_MOVES, TableReader
from kasane_desktop.scene.reading_keys import READING_KEYS, READINGS
from kasane_desktop.scene.spoken import joined, log_lines
from tests.scene.tables import Sitting, sit

GAMES = [("kasane", 3), ("kimono", 2), ("rainbow", 3), ("kabuki", 3), ("kaleido", 3)]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Hall:
    """A table before a view, and all that is announced of it."""

    def __init__(self, qtbot: QtBot, game: str, seats: int, seed: int = 3) -> None:
        self.sitting: Sitting = sit(game, seats, seed)
        self.view = QGraphicsView(self.sitting.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1440, 900)
        self.announcer = Announcer(self.view)
        self.announcer.follow(self.sitting.log)
        self.announcer.attend(self.sitting.scene)
        self.said: list[tuple[str, bool]] = []
        self.announcer.announced.connect(lambda text, urgent: self.said.append((text, urgent)))
        self.rng, self.qtbot = Random(seed), qtbot

    def play(self, until_asked: int | None = None) -> None:
        """A step; or all until a seat is to act."""
        match = self.sitting.match
        while True:
            if not match.deal():
                seat = match.to_act()[0]
                match.play(seat, self.rng.choice(list(match.actions(seat))))
            self.sitting.show()
            if until_asked is None or match.to_act() in ((until_asked,), ()):
                return

    def hear(self) -> list[tuple[str, bool]]:
        self.qtbot.waitUntil(lambda: bool(self.said))
        said, self.said[:] = list(self.said), []
        return said

    def log(self) -> list[str]:
        log = self.sitting.log
        return [str(log.data(log.index(row, 0))) for row in range(log.rowCount())]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_all_that_happened_is_told_in_one_breath_and_then_what_is_asked(
    qtbot: QtBot, listening: None, game: str, seats: int
) -> None:
    hall = Hall(qtbot, game, seats)
    hall.play(until_asked=0)
    hall.sitting.scene.ask(0)
    ((text, urgent),) = hall.hear()
    assert urgent
    assert hall.log()
    at = 0
    for line in hall.log():
        assert line in text[at:]
        at = text.index(line, at)
    assert text.endswith(hall.sitting.scene.prompt())
    assert hall.sitting.scene.prompt()


def test_moves_of_others_do_not_interrupt(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play()
    ((_, urgent),) = hall.hear()
    assert not urgent


def test_what_is_taken_back_is_told(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    hall.hear()
    before = hall.sitting.match.cursor
    hall.play()
    hall.play(until_asked=0)
    hall.sitting.scene.ask(0)
    hall.hear()
    asked, last = hall.sitting.scene.prompt(), hall.log()[-1]
    hall.sitting.match.undo(before)
    hall.sitting.show()
    ((text, _),) = hall.hear()
    assert text.startswith("Taken back: ")
    assert last in text
    assert hall.sitting.scene.prompt() == asked  # and is told all the same
    assert text.endswith(asked)


def test_whose_turn_it_is_is_told_once_and_not_before_one_is_asked(qtbot: QtBot, listening: None) -> None:
    """What was done is seen and saved first, and that takes a moment."""
    hall = Hall(qtbot, "kimono", 2)
    hall.play(until_asked=0)
    ((text, urgent),) = hall.hear()
    prompt = hall.sitting.scene.prompt()
    assert prompt not in text
    assert not urgent
    hall.sitting.scene.ask(0)
    assert hall.hear() == [(prompt, True)]


def test_while_one_chooses_only_what_is_new_is_told_and_it_interrupts_nothing(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "rainbow", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    ((text, urgent),) = hall.hear()
    assert urgent
    assert "Keys: 1–6" in text
    asked = scene.prompt()
    for key in map(Qt.Key, range(Qt.Key.Key_1, Qt.Key.Key_7)):
        if scene.prompt() == asked:  # there may be no such card
            scene.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    ((text, urgent),) = hall.hear()
    assert not urgent
    assert "Keys" not in text
    assert text in scene.prompt()


def test_points_that_are_only_seen_to_fly_are_told(qtbot: QtBot, listening: None) -> None:
    hall, told = Hall(qtbot, "kaleido", 3), ""
    log = hall.sitting.log
    while not (scored := [row for row in range(log.rowCount()) if log.data(log.index(row, 0), LogRole.EVENT).gains]):
        hall.play()
        told = hall.hear()[-1][0]
    line, *gains = log_lines(log, scored[0])
    names = [sitter.name for sitter in hall.sitting.match.sitters]
    gained = log.data(log.index(scored[0], 0), LogRole.EVENT).gains
    assert gains == [f"{names[seat]}: +{points}" for seat, points in gained]
    assert joined(line, *gains) in told


def test_what_a_stage_tells_of_a_call_is_not_told_by_the_log_as_well(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kabuki", 3)
    hall.play()
    while hall.sitting.match.to_act() != (0, 1, 2)[1:]:
        hall.said.clear()
        hall.play()
    text = hall.hear()[-1][0]
    assert hall.sitting.scene.echoed == ("kabuki.laid",)
    assert hall.log()[-1] not in text
    assert "laid it on stage" in text


def test_refusals_and_advice_are_told(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    hall.sitting.scene.ask(0)
    hall.hear()
    hall.sitting.scene.talk.tell("Only the end of a row.")
    assert hall.hear() == [("Only the end of a row.", False)]
    hall.sitting.scene.talk.advise(hall.sitting.match.actions(0)[0], "It is worth most.")
    assert hall.hear() == [("It is worth most.", False)]


def test_what_is_pointed_at_and_asked_about_is_told_once(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    hall.hear()
    scene.talk.say_beside(QRectF(0, 0, 9, 9), ["A card.", "It is worth most."])
    scene.talk.tell("A card.\nIt is worth most.")
    assert hall.hear() == [("A card. It is worth most.", False)]


def test_pointing_about_says_nothing_new(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    hall.hear()
    for key in list(scene.arranged.hots):
        scene.point_at(key)
    scene.clicked_at = QPointF(3, 3)
    scene.talk.tell("A sign.")
    assert hall.hear() == [("A sign.", False)]


def test_a_match_that_is_opened_again_does_not_tell_its_past(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    hall.hear()
    hall.sitting.log.open(hall.sitting.match)
    hall.sitting.scene.talk.tell("A sign.")
    assert hall.hear() == [("A sign.", False)]


def test_nobody_listens_nothing_is_kept(qtbot: QtBot) -> None:
    QAccessible.setActive(False)
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    QAccessible.setActive(True)
    try:
        hall.sitting.scene.talk.tell("A sign.")
        assert hall.hear() == [("A sign.", False)]
    finally:
        QAccessible.setActive(False)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_keyboard_walks_in_the_order_in_which_things_are_read(
    qtbot: QtBot, listening: None, game: str, seats: int
) -> None:
    hall = Hall(qtbot, game, seats)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    stops = scene.stops()
    assert [item for item in readable(scene) if item in stops] == stops
    reader = QAccessible.queryAccessibleInterface(hall.view)
    assert isinstance(reader, ViewReader)
    roles = {}
    for index in range(reader.childCount()):
        child = reader.child(index)
        assert isinstance(child, ItemReader)
        assert reader.indexOfChild(child) == index
        roles[child.item] = child.role(), child.state().focusable
    assert [item for item, (_, focusable) in roles.items() if focusable] == stops
    assert [item for item, (role, _) in roles.items() if role == QAccessible.Role.Button] == stops


def test_a_thing_is_pressed_by_its_action(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    stop = next(item for item in scene.stops() if isinstance(item, HotItem))
    reader = QAccessible.queryAccessibleInterface(stop)
    assert isinstance(reader, ItemReader)
    assert reader.actionNames() == ["Press"]
    chosen: list[object] = []
    scene.chosen.connect(chosen.append)
    reader.doAction("Press")
    assert chosen == []  # a reader is answered first: what it has asked about may be gone afterwards
    qtbot.waitUntil(lambda: chosen == [stop.hot.action])
    reader.doAction("Press")
    scene.ask(None)
    scene.lay_out()
    assert reader.actionNames() == []
    reader.doAction("Press")
    QCoreApplication.processEvents()
    assert chosen == [stop.hot.action]


def test_a_view_is_read_that_was_asked_about_before_it_had_a_scene(qtbot: QtBot, listening: None) -> None:
    view = QGraphicsView()
    qtbot.addWidget(view)
    sitting = sit("kasane", 3)
    reader = QAccessible.queryAccessibleInterface(view)
    assert reader.childCount() == 0
    sitting.match.deal()
    sitting.show()
    view.setScene(sitting.scene)
    assert QAccessible.queryAccessibleInterface(view).childCount() > 5


def test_what_is_covered_is_not_read(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "rainbow", 3)
    hall.play(until_asked=0)
    reader = QAccessible.queryAccessibleInterface(hall.view)
    assert reader.childCount() > 5
    hall.view.covered = True  # type: ignore[attr-defined]
    assert reader.childCount() == 0


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_frame_sits_on_what_has_the_focus(qtbot: QtBot, game: str, seats: int) -> None:
    hall = Hall(qtbot, game, seats)
    for _ in range(4):
        hall.play(until_asked=0)
        scene = hall.sitting.scene
        scene.ask(0)
        scene._keyed = True
        assert all(isinstance(stop, Actionable) for stop in scene.stops())
        scene.reading = True
        for stop in scene.stops():
            scene._frame.follow(stop, scene.look, wanted=True)
            if isinstance(stop, HotItem | SheetItem):  # icons show it themselves
                whole = _outline(stop)
                w, h = whole.w, whole.h
                for corner in (QPointF(0, 0), QPointF(w, 0), QPointF(0, h), QPointF(w, h)):
                    assert (scene._frame.mapToScene(corner) - stop.mapToScene(corner)).manhattanLength() < 0.01
                size = stop.boundingRect().size()
                assert abs(size.width() - w) + abs(size.height() - h) <= 2.0, stop.accessible_name
        scene.reading = False
        scene.ask(None)


def test_labels_become_sentences() -> None:
    assert joined("Aya took a 5.", "Your turn, take a card") == "Aya took a 5. Your turn, take a card"
    assert joined("Kitsune", "", "Lay it!") == "Kitsune. Lay it!"
    assert joined("狐の面", "舞台に置きます。") == "狐の面。舞台に置きます。"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_keys_read_parts_of_the_table(qtbot: QtBot, listening: None, game: str, seats: int) -> None:
    hall = Hall(qtbot, game, seats)
    for _ in range(2):
        hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    reader = TableReader(scene)
    hall.hear()
    said = {}
    for key, what in zip(READING_KEYS, READINGS, strict=True):
        if what != "mode":
            assert reader.press(key)
            ((said[what], _),) = hall.hear()
    assert said["asked"] == scene.prompt()
    assert said["moves"] == joined(*hall.log()[-LAST_MOVES:])
    assert all(name in said["points"] for name in ("Aya", "Ben"))
    assert "Ben" in said["others"]
    names = {sheet.name for sheet in scene.arranged.sheets.values()}
    middle = [name for name in names if name and name in said["table"]]
    assert len(middle) >= 2
    assert not reader.press("F9")


def test_the_next_of_the_others_is_read_each_time(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    hall.play(until_asked=0)
    reader = TableReader(hall.sitting.scene)
    heard = [reader.words("others").partition(",")[0] for _ in range(3)]
    assert heard == ["Ben", "Chiyo", "Ben"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_in_the_reading_mode_everything_is_reached_and_says_why(
    qtbot: QtBot, listening: None, game: str, seats: int
) -> None:
    hall = Hall(qtbot, game, seats)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    reader = TableReader(scene)
    reader.press("F8")
    assert scene.stops() == readable(scene)
    sheets = [(stop.y(), stop.x()) for stop in scene.stops() if isinstance(stop, SheetItem)]
    assert sheets == sorted(sheets)  # as one reads a page
    asked: list[str] = []
    scene.touched.connect(lambda zone, index: asked.append(zone))
    for stop in scene.stops():
        scene.setFocusItem(stop)
        assert scene.focusItem() is stop
        if isinstance(stop, SheetItem):
            scene.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
    assert asked
    reader.press("F8")
    assert not any(isinstance(stop, SheetItem) for stop in scene.stops())


def test_pages_go_from_board_to_board(qtbot: QtBot) -> None:
    hall = Hall(qtbot, "kaleido", 3)
    for _ in range(3):
        hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)

    def turn(key: Qt.Key) -> str:
        scene.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        focused = scene.focusItem()
        return focused.key.rpartition("/")[0] if isinstance(focused, HotItem) else ""

    boards = [turn(Qt.Key.Key_PageDown) for _ in range(4)]
    assert [turn(Qt.Key.Key_PageUp) for _ in range(3)] == boards[2::-1]
    spaces = [board for board in boards if board.startswith("space/")]
    assert len(spaces) == len(set(spaces)) >= 2


def test_readers_go_with_what_they_read(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kaleido", 3)
    reader, seen = QAccessible.queryAccessibleInterface(hall.view), list[QAccessibleInterface]()
    for _ in range(6):
        hall.play(until_asked=0)
        hall.sitting.scene.ask(0)
        hall.sitting.scene.lay_out()
        children = [reader.child(index) for index in range(reader.childCount())]
        assert all(child.text(QAccessible.Text.Name) for child in children)
        seen += children
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    alive = [child for child in seen if isValid(child) and child.isValid()]
    assert len(set(map(id, alive))) == reader.childCount()
    hall.sitting.scene.set_dark(True)  # everything is made anew
    hall.sitting.scene.lay_out()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [child.item.accessible_name for child in seen if isValid(child)] == []  # type: ignore[attr-defined]


def test_of_a_long_way_through_a_replay_the_end_is_told(qtbot: QtBot, listening: None) -> None:
    hall = Hall(qtbot, "kasane", 3)
    log, announcer = LogModel(source_text), Announcer(hall.view)
    said: list[str] = []
    announcer.announced.connect(lambda text, urgent: said.append(text))
    log.open(hall.sitting.match)
    announcer.follow(log, looking_back=True)
    for _ in range(4):
        hall.play(until_asked=0)
    log.update()
    lines = hall.log()
    qtbot.waitUntil(lambda: bool(said))
    assert said == [joined(*lines[-LAST_LINES:])]
    hall.sitting.match.undo(hall.sitting.match.cursor - 2)
    log.update()
    announcer.say("A sign.")
    qtbot.waitUntil(lambda: len(said) > 1)
    assert said[1:] == ["A sign."]


def test_a_view_is_told_before_what_has_the_focus_in_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt tells of a view when all that its focus brings about has happened; a reader believes what it hears last."""
    told: list[QGraphicsItem | None] = []
    monkeypatch.setattr(accessibility, "tell_focus", told.append)
    hall = Hall(qtbot, "rainbow", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    hall.view.show()
    hall.view.activateWindow()
    hall.view.setFocus()
    qtbot.waitUntil(lambda: scene.isActive() and hall.view.hasFocus())
    for _ in range(3):
        assert scene.focusNextPrevChild(True)
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    assert told == [scene.focusItem()]


@pytest.mark.parametrize("usable", [False, True])
def test_icons_are_called_after_what_they_do_and_are_off_when_told_so_before(qtbot: QtBot, usable: bool) -> None:
    sitting, asked = sit("rainbow", 3, seed=3), list[str]()
    scene = sitting.scene
    for name in ("undo", "log", "menu"):
        getattr(scene, f"{name}_requested").connect(lambda name=name: asked.append(name))
        scene.set_icon(name, usable)
    sitting.show()  # now they are laid
    assert set(scene._icons) == {"undo", "log", "menu"}
    for name, icon in scene._icons.items():
        assert icon.live == usable
        assert icon.accessible_name == name.capitalize()
        icon.clicked.emit()
    assert asked == list(scene._icons)


def test_arrows_stay_on_the_table_and_icons_go_from_left_to_right(qtbot: QtBot) -> None:
    hall = Hall(qtbot, "rainbow", 3)
    hall.play(until_asked=0)
    scene = hall.sitting.scene
    scene.ask(0)
    stops = scene.stops()
    icons = [stop for stop in stops if isinstance(stop, IconButtonItem)]
    assert [icon.x() for icon in icons] == sorted(icon.x() for icon in icons)
    assert len(icons) >= 2
    card = next(stop for stop in stops if isinstance(stop, HotItem) and stop.key.startswith("hand/"))
    scene.setFocusItem(card)
    for way in (Qt.Key.Key_Up,) * 6:
        QCoreApplication.sendEvent(scene, QKeyEvent(QEvent.Type.KeyPress, way, Qt.KeyboardModifier.NoModifier))
        assert scene.focusItem() not in icons
    scene.setFocusItem(icons[0])
    QCoreApplication.sendEvent(scene, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier))
    assert scene.focusItem() is icons[1]
