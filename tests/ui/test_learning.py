"""Lessons in the real window: done by clicks, in three languages, with all the ways through them."""

from __future__ import annotations

import asyncio
import os
import statistics
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.codec import action_name, write_action
from kasane_desktop.core.fact import ACTING, Fact, Facts
from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Zone
from kasane_desktop.lessons.lesson import LEARNER, Ask, Pointer
from kasane_desktop.lessons.library import lesson
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.speech import say
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.cache import store
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.conducting import last_moves
from kasane_desktop.ui.lesson.bar import LessonBar
from kasane_desktop.ui.lesson.page import LessonPage
from kasane_desktop.ui.lesson.pointing import Rings, names_in, seen_of, where
from kasane_desktop.ui.lesson.progress import is_done, keep_step, step_of
from kasane_desktop.ui.lesson.teacher import Teacher
from kasane_desktop.ui.lobby.invitation import Invitation
from kasane_desktop.ui.lobby.learning import LearnButton
from kasane_desktop.ui.lobby.lobby import Lobby
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences, load_preferences
from tests.lessons.every import NAMES
from tests.pseudo import cuts
from tests.scene.tables import sit as sit_in_scene
from tests.ui.windows import Sitting, process_events, run


class Learner:
    """Somebody before the real window who does things with the mouse."""

    def __init__(self, here: Sitting) -> None:
        self.here = here
        self.patient = True  # looks at everything as long as it is shown

    @property
    def page(self) -> LessonPage:
        return self.here.window.lesson

    @property
    def teacher(self) -> Teacher:
        assert self.page.teacher is not None
        return self.page.teacher

    @property
    def scene(self) -> TableScene:
        assert self.page.table.scene is not None
        return self.page.table.scene

    @property
    def said(self) -> str:
        return self.page.bar.words.text()

    async def asked(self) -> None:
        await self.here.until(lambda: self.seen() and self.teacher.asked is not None and self.scene.resting)
        process_events()

    def live(self) -> dict[str, HotItem]:
        return {key: item for key, item in self.scene._hots.items() if item.live}

    def click(self, at: QPointF) -> None:
        view = self.page.table.view
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))

    def press(self, key: str) -> None:
        hot = self.live()[key].hot
        at = QPointF(hot.rect.left() + 8, hot.rect.center().y()) if key.startswith("hand/") else hot.rect.center()
        self.click(at)
        process_events()

    async def do(self, action: Action) -> None:
        """Click what an action takes, and see it happen."""
        await self.asked()
        sitting = self.teacher.sitting
        before = sitting.match.cursor
        self.click_on(action)
        match = sitting.match
        await self.here.until(lambda: match.cursor > before)
        await self.here.until(lambda: self.seen() and sitting.upcoming is None)

    def click_on(self, action: Action) -> None:
        self._prepare(write_action(action))
        keys = [key for key, item in self.live().items() if item.hot.action == action]
        keys.sort(key=self.reach)
        assert keys, (action, self.live().keys())
        self.press(keys[0])

    def reach(self, key: str) -> tuple[bool, ...]:
        """What is clicked rather comes first."""
        return (key.startswith(("combination/", "hand/", "top", "socket/")),)

    def _prepare(self, written: dict[str, Any]) -> None:
        """The clicks before the last one, where an action takes several."""
        do = written["do"]
        if do == "bid":
            values = list(written["cards"])
            pieces = self.scene.shown.zones[f"hand/{LEARNER}"].pieces
            for index, piece in enumerate(pieces):
                if values and piece.face.endswith(f"/{values[0]}"):
                    values.pop(0)
                    self.press(next(key for key, item in self.live().items() if _card(item, index)))
        elif do in ("white", "add-board"):
            self.press("tool/white" if do == "white" else "tool/board")
        elif do == "turn":
            for _ in range(written["steps"]):
                self.press("turn-right")

    def seen(self) -> bool:
        """Who is not patient clicks: whatever is still being shown may be over."""
        if not self.patient and not self.scene.resting:
            self.click(QPointF(4, 4))
        return True

    async def answer(self, button: str) -> None:
        QTest.mouseClick(getattr(self.page.bar, f"{button}_button"), Qt.MouseButton.LeftButton)
        process_events()
        await asyncio.sleep(0)


def _card(item: HotItem, index: int) -> bool:
    return item.hot.zone == f"hand/{LEARNER}" and item.hot.index == index


def faces(zones: Iterable[Zone]) -> dict[str, tuple[object, ...]]:
    """All that lies on a table, and what is known of it."""
    return {zone.id: (*(piece.face for piece in zone.pieces), zone.facts.plain()) for zone in zones}


def at_home(folder: Path, **chosen: Any) -> Learner:
    usual: dict[str, Any] = {"speed": 0.0, "curtain": False, "language": "en", "theme": "light"}
    return Learner(Sitting(folder, Preferences(**{**usual, **chosen})))


class Typist(Learner):
    """Somebody who has only keys: what is wanted is come to with Tab, and done with Enter."""

    def press(self, key: str) -> None:
        view = self.page.table.view
        assert key in {stop.key for stop in self.scene.stops() if isinstance(stop, HotItem)}, key
        for _ in range(2 * len(self.scene.stops()) + 2):
            if isinstance(focused := self.scene.focusItem(), HotItem) and focused.key == key:
                break
            QTest.keyClick(view, Qt.Key.Key_Tab)
        QTest.keyClick(view, Qt.Key.Key_Return)
        process_events()

    def reach(self, key: str) -> tuple[bool, ...]:
        return self.live()[key].hot.order < 0, *super().reach(key)

    async def answer(self, button: str) -> None:
        QTest.keyClick(getattr(self.page.bar, f"{button}_button"), Qt.Key.Key_Space)
        process_events()
        await asyncio.sleep(0)


IN_TURN = [(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(NAMES)]
"""Each lesson in one language; with KASANE_LESSONS=all in the environment, each in all of them."""
ALL = [(name, spoken) for name in NAMES for spoken in LANGUAGES]
PLATES = "seat/", "plate/"  # sheets on which one sees who is at it
ALL_BY_CLICKS = os.environ.get("KASANE_LESSONS") == "all"
SPOKEN = ALL if ALL_BY_CLICKS else IN_TURN


@pytest.mark.parametrize(("name", "spoken"), SPOKEN)
def test_a_lesson_is_done_by_clicks_to_its_end(name: str, spoken: str, qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path, language=spoken)

    async def scenario() -> None:
        window, bar = learner.here.window, learner.page.bar
        window.apply_preferences()
        window.resize(1024, 640)
        window.learn(name)
        sitting = learner.teacher.sitting
        await learner.asked()
        store.clear()  # all that was drawn before the table had its size
        cut.clear()
        learner.scene.refresh()
        while not sitting.done:
            await learner.asked()
            ask = sitting.ask
            assert ask is not None
            assert learner.said == say(sitting.step.key, translate=translate)
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height()  # nothing is cut
            learner.page._point()
            assert len(learner.page.rings.areas) == len(ask.show)  # all that is spoken of is seen, and ringed
            _sees_labels(learner)
            await learner.do(ask.want)
            assert sitting.reply is None
        await learner.here.until(lambda: learner.page.bar.match_button.isVisible())
        assert not cut  # nor anything at the table
        assert is_done(learner.here.preferences, name)
        assert window.match is None  # it was no match, and nothing of it is kept
        assert not learner.here.window._keeper.waiting()
        await learner.answer("match")
        match = learner.here.match
        assert match.game.id == lesson(name).game.id
        assert [sitter.human for sitter in match.sitters] == [True, *[False] * (2 if name in CATALOGUE else 1)]

    with cuts() as cut:
        run(scenario, qapp)
    learner.here.window.close()
    language.install("en")


LABELS = ("worth/", "just-laid", "tag/", "frame/")


def _sees_labels(learner: Learner) -> None:
    """No ring lies on what stands out of the thing that it is round."""
    scene, rings = learner.scene, learner.page.rings
    for key, sheet in scene.arranged.sheets.items():
        if key.startswith(LABELS) and (key.endswith("/key") or not key.startswith("frame/")):
            size, picture = sheet.picture.pixmap.deviceIndependentSize(), sheet.picture
            label = QRectF(sheet.x, sheet.y, size.width() + 2 * picture.x, size.height() + 2 * picture.y)
            middle = label.adjusted(label.height() / 3, 3, -label.height() / 3, -3)
            seen = [_rendered(scene, middle, rings, shown) for shown in (True, False)]
            assert seen[0] == seen[1], key


def _rendered(scene: TableScene, area: QRectF, rings: Rings, shown: bool) -> QImage:
    rings.setVisible(shown)
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, source=area)
    painter.end()
    rings.setVisible(True)
    return image


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_done_by_keys_alone_to_its_end(name: str, qapp: QApplication, tmp_path: Path) -> None:
    """With a mistake on the way, and every step looked at again."""
    usual = at_home(tmp_path)
    learner = Typist(usual.here)

    async def scenario() -> None:
        learner.here.window.learn(name)
        sitting = learner.teacher.sitting
        await learner.asked()
        other = next(action for action in sitting.match.actions(LEARNER) if action != sitting.ask.want)  # type: ignore[union-attr]
        await learner.do(other)
        await learner.here.until(lambda: learner.page.bar.take_back_button.isVisible())
        await learner.answer("take_back")
        while not sitting.done:
            await learner.asked()
            ask, step = sitting.ask, sitting.step
            assert ask is not None
            if ask is step.asks[0]:
                await learner.answer("again")
                await learner.asked()
                assert sitting.ask is ask
            await learner.do(ask.want)
            assert sitting.reply is None
        await learner.here.until(lambda: learner.page.bar.match_button.isVisible())
        await learner.answer("match")
        assert learner.here.match.game.id == lesson(name).game.id

    run(scenario, qapp)
    learner.here.window.close()


@pytest.mark.parametrize(("name", "spoken"), SPOKEN)
def test_all_else_that_is_legal_is_played_answered_and_taken_back(
    name: str, spoken: str, qapp: QApplication, tmp_path: Path
) -> None:
    """At every step, on the table: by clicks one of each class, or all of them; and one may go back and forth."""
    learner = at_home(tmp_path, language=spoken)
    learner.patient = False

    async def scenario() -> None:
        learner.here.window.apply_preferences()
        learner.here.window.learn(name)
        sitting, tried = learner.teacher.sitting, 0
        while not sitting.done:
            await learner.asked()
            ask, number = sitting.ask, sitting.number
            assert ask is not None
            answered = set[str]()
            for action in sitting.match.actions(LEARNER):
                if action != ask.want:
                    await _try(learner, action, clicked=ALL_BY_CLICKS or _key_of(ask, action) not in answered)
                    answered.add(_key_of(ask, action))
                    tried += 1
            if number and ask is sitting.step.asks[0]:
                await learner.answer("back")
                assert sitting.number == number - 1
                await learner.answer("skip")
                await learner.asked()
                assert sitting.ask is ask
            await learner.do(ask.want)
        assert tried >= len(sitting.lesson.steps) - 1

    run(scenario, qapp)
    learner.here.window.close()
    language.install("en")


def _key_of(ask: Ask, action: Action) -> str:
    reply = ask.reply(action)
    assert reply is not None
    return reply.key


async def _try(learner: Learner, action: Action, *, clicked: bool) -> None:
    """Do something that is not wanted, see it, read what is said to it, and take it back."""
    sitting, bar = learner.teacher.sitting, learner.page.bar
    await learner.asked()
    ask, said = sitting.ask, learner.said
    assert ask is not None
    before = sitting.match.table(LEARNER)
    if clicked:
        learner.click_on(action)
    else:
        learner.scene.chosen.emit(action)
    await learner.here.until(lambda: learner.seen() and bar.take_back_button.isVisible())
    assert learner.said == say(_key_of(ask, action), translate=translate) != said
    assert faces(learner.scene.shown.zones.values()) != faces(before.zones)  # it is seen
    assert bar.take_back_button.hasFocus()
    assert not _tells_who_has_the_turn(learner.scene)
    assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height()  # nothing is cut
    await learner.answer("take_back")
    await learner.asked()
    assert (sitting.ask, sitting.match.table(LEARNER), learner.said) == (ask, before, said)
    assert not bar.take_back_button.isVisible()
    assert _tells_who_has_the_turn(learner.scene)


def _tells_who_has_the_turn(scene: TableScene) -> bool:
    """Whether the table would look or be read otherwise if the turn were that of the next seat."""
    shown = scene.shown
    there, elsewhere = (_read_and_drawn(scene, one) for one in (shown, _next_ones_turn(shown)))
    scene.refresh()
    return there != elsewhere


def _read_and_drawn(scene: TableScene, shown: Shown) -> dict[str, tuple[str, int]]:
    """What is read, and the plates of the seats."""
    return {
        key: (sheet.name, sheet.picture.pixmap.cacheKey() if key.startswith(PLATES) else 0)
        for key, sheet in scene.arrange(shown).sheets.items()
    }


def _next_ones_turn(shown: Shown) -> Shown:
    def told(facts: Facts, before: Facts) -> Facts:
        told = facts.plain()
        return facts | Facts(*((Fact[Any](name), before.plain()[name]) for name in ("acting", "turn") if name in told))

    seats = tuple(told(facts, shown.seats[at - 1]) for at, facts in enumerate(shown.seats))
    acting = [at for at, facts in enumerate(seats) if facts.get(ACTING, 0)]
    several = isinstance(shown.facts.plain()["acting"], tuple)
    who = tuple(acting) if several else next(iter(acting), -1)
    facts = shown.facts | Facts((Fact[Any]("acting"), who))
    if several:  # and whose mask is turned up
        turn = Fact[int]("turn")
        facts |= Facts(turn((shown.facts[turn] + 1) % len(seats)))
    return replace(shown, seats=seats, facts=facts)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_another_language_light_and_size_in_the_middle(spoken: str, qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        window, preferences = learner.here.window, learner.here.preferences
        window.learn("kasane", "lay")
        await learner.asked()
        preferences.language, preferences.theme = spoken, "dark"
        window.apply_preferences()
        window.resize(1024, 640)
        process_events()
        bar, sitting = learner.page.bar, learner.teacher.sitting
        assert learner.said == say("kasane.lesson.lay", translate=translate)
        assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height()  # nothing is cut
        assert learner.page.table.geometry().bottom() < bar.geometry().top()  # nothing is covered
        await learner.asked()
        ask = sitting.ask
        assert ask is not None
        await learner.do(ask.want)
        assert sitting.number == 1

    run(scenario, qapp)
    learner.here.window.close()
    language.install("en")


def test_back_again_skip_and_coming_back_to_the_same_step(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        window, bar = learner.here.window, learner.page.bar
        window.learn("kasane")
        sitting = learner.teacher.sitting
        await learner.asked()
        assert not bar.back_button.isEnabled()
        await learner.answer("skip")
        await learner.answer("skip")
        assert sitting.number == 2
        await learner.asked()
        ask = sitting.ask
        assert ask is not None
        await learner.do(ask.want)
        await learner.answer("again")
        await learner.asked()
        assert sitting.ask is ask
        await learner.answer("back")
        assert sitting.number == 1
        await learner.asked()
        await learner.answer("leave")
        assert window.lobby.isVisible()
        assert learner.page.teacher is None
        kept, wrong = load_preferences(tmp_path / "preferences.json")
        assert wrong == []
        assert step_of(kept, "kasane") == "lay"
        window.learn("kasane")
        await learner.asked()
        assert learner.teacher.sitting.step.id == "lay"
        for _ in range(10):
            await learner.answer("skip")
        assert learner.teacher.sitting.done
        assert not bar.skip_button.isEnabled()
        assert is_done(learner.here.preferences, "kasane")
        QTest.keyClick(learner.page, Qt.Key.Key_Escape)
        assert window.lobby.isVisible()
        window.lobby.choose("kasane")
        assert window.lobby.panel.learn.done
        assert step_of(learner.here.preferences, "kasane") == ""  # it begins anew

    run(scenario, qapp)
    learner.here.window.close()


def told(log: LogModel) -> list[str]:
    return [str(log.data(log.index(row, 0))) for row in range(log.rowCount())]


def test_a_jump_in_the_midst_of_what_others_do(qapp: QApplication, tmp_path: Path) -> None:
    """Whatever was on its way is void: the table shows where the lesson is."""
    learner = at_home(tmp_path, speed=0.5)

    async def scenario() -> None:
        learner.here.window.learn("kasane", "lay")
        sitting = learner.teacher.sitting
        for how in ("again", "back", "skip"):
            await learner.asked()
            ask = sitting.ask
            assert ask is not None
            learner.teacher.choose(ask.want)
            await asyncio.sleep(0.05)
            await learner.answer(how)
            await learner.asked()
            assert faces(learner.scene.shown.zones.values()) == faces(sitting.match.table(LEARNER).zones)
            assert learner.teacher.match is sitting.match
            fresh = LogModel(translate)
            fresh.open(sitting.match)
            fresh.update()
            assert told(learner.teacher.models.log) == told(fresh)

    run(scenario, qapp)
    learner.here.window.close()


def test_a_jump_in_the_midst_of_the_last_moves(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are those of another place: nobody looks at them any more."""
    monkeypatch.setattr(last_moves, "SEEN", 60.0)
    learner = at_home(tmp_path)

    async def scenario() -> None:
        learner.here.window.learn("kasane", "lay")
        sitting, teacher = learner.teacher.sitting, learner.teacher
        while not teacher.last_moves.can_show:
            await learner.asked()
            assert sitting.ask is not None
            await learner.do(sitting.ask.want)
            await learner.asked()
        teacher.last_moves.show()
        await learner.here.until(lambda: teacher.last_moves.shown)
        await learner.answer("again")
        await learner.here.until(lambda: not teacher.last_moves.shown)
        await learner.asked()
        assert faces(learner.scene.shown.zones.values()) == faces(sitting.match.table(LEARNER).zones)

    run(scenario, qapp)
    learner.here.window.close()


def test_keys_alone_do_a_step(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        learner.here.window.learn("kabuki")
        sitting, view = learner.teacher.sitting, learner.page.table.view
        await learner.asked()
        QTest.keyClick(view, Qt.Key.Key_2)  # the second stage: not the one that is wanted
        await learner.here.until(lambda: learner.page.bar.take_back_button.isVisible())
        QTest.keyClick(learner.page.bar.take_back_button, Qt.Key.Key_Return)
        await learner.asked()
        QTest.keyClick(view, Qt.Key.Key_1)
        await learner.here.until(lambda: sitting.number == 1)
        await learner.asked()
        QTest.keyClick(view, Qt.Key(ord(learner.here.preferences.pass_keys[0])))
        await learner.here.until(lambda: sitting.number == 2)

    run(scenario, qapp)
    learner.here.window.close()


def test_lobby_rulebook_and_lesson_lead_to_each_other(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        window = learner.here.window
        window.lobby.choose("kimono")
        QTest.mouseClick(window.lobby.panel.learn, Qt.MouseButton.LeftButton)
        await learner.asked()
        assert learner.teacher.sitting.lesson.name == "kimono"
        QTest.mouseClick(learner.page.bar.read_link, Qt.MouseButton.LeftButton)
        book = window.guide.book
        assert book is not None
        assert (book.game, book.section) == ("kimono", "market")
        book.open_at("kimono", "scoring")
        assert book.play_button.isVisible()
        QTest.mouseClick(book.play_button, Qt.MouseButton.LeftButton)
        await learner.asked()
        assert learner.teacher.sitting.step.id == "last"
        assert not book.isVisible()  # it lay on the table
        book.open_at("kimono", "examples")
        assert not book.play_button.isVisible()
        book.close()
        window.lobby.choose("rainbow")
        panel = window.lobby.panel
        panel.learn.fill_menu()
        assert [action.text() for action in panel.learn.menu.actions()] == ["The game", "For two players"]
        panel.learn.menu.actions()[1].trigger()
        await learner.asked()
        assert learner.teacher.sitting.lesson.name == "rainbow-two"

    run(scenario, qapp)
    learner.here.window.close()


def test_what_is_not_legal_says_why_and_undo_is_off(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        window = learner.here.window
        heard: list[str] = []
        monkeypatch.setattr(learner.page.table.announcer, "say", lambda text, urgent=False: heard.append(text))
        window.learn("kasane")
        await learner.asked()
        assert heard.count(say("kasane.lesson.take")) == 1  # who listens hears it, too
        learner.click(QPointF(*_middle_of_touch(learner.scene, "market/0", 1)))
        process_events()
        assert learner.scene.talk.told  # a covered card
        assert not window.menu.undo_action.isEnabled()
        assert not learner.scene._icons["undo"].live
        assert learner.teacher.undo_target is None
        assert not window.menu.hint_action.isEnabled()

    run(scenario, qapp)
    learner.here.window.close()


def _middle_of_touch(scene: TableScene, zone: str, index: int) -> tuple[float, float]:
    rect = next(t.rect for t in scene.arranged.touches if (t.zone, t.index) == (zone, index))
    box = rect if not hasattr(rect, "boundingRect") else rect.boundingRect()
    return box.left() + 6, box.center().y()


def test_a_ring_round_a_card_of_a_fan_leaves_the_next_one_alone() -> None:
    card, further = QRectF(0, 0, 100, 140), QRectF(200, 0, 100, 140)
    assert seen_of(card, [QRectF(40, 4, 100, 140)]).right() < 40
    assert seen_of(card, [further]) == card
    assert seen_of(card, []) == card


def test_a_ring_has_the_form_of_what_it_is_round_and_an_arrow_lies_on_nothing(
    qapp: QApplication, tmp_path: Path
) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        learner.here.window.learn("kaleido", "board")
        await learner.asked()
        board = where(learner.scene, Pointer(mark="comb/ghost/0/1"))
        assert not board.contains(board.boundingRect().topLeft() + QPointF(4, 4))  # there lies another board
        learner.page._point()
        assert learner.page.rings.side is not None
        for name, step, mark in (("kaleido", "turn", "turn-right"), ("kabuki", "stop", "stop/0")):
            learner.here.window.learn(name, step)
            await learner.asked()
            disc = where(learner.scene, Pointer(mark=mark))
            assert disc.contains(disc.boundingRect().center())
            assert not disc.contains(disc.boundingRect().topLeft() + QPointF(4, 4))
        learner.here.window.learn("kaleido", "fill")
        await learner.asked()
        learner.page._point()
        assert learner.page.rings.areas
        assert learner.page.rings.side is None  # tiles all round

    run(scenario, qapp)
    learner.here.window.close()


def test_an_arrow_hides_no_label_of_the_next_row(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        learner.here.window.resize(1440, 900)
        learner.here.window.learn("kasane", "reuse")
        await learner.asked()
        learner.page._point()
        assert learner.page.rings.areas
        _sees_labels(learner)

    run(scenario, qapp)
    learner.here.window.close()


def test_how_many_cards_others_hold_is_not_cut(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path, language="fr")

    async def scenario() -> None:
        learner.here.window.apply_preferences()
        learner.here.window.resize(1440, 900)
        learner.here.window.learn("kasane", "last")
        await learner.asked()
        store.clear()
        cut.clear()
        learner.scene.refresh()
        await learner.asked()
        assert not cut

    with cuts() as cut:
        run(scenario, qapp)
    learner.here.window.close()
    language.install("en")


def test_a_caption_leaves_room_for_the_buttons_that_are_beside_it_and_no_others(qapp: QApplication) -> None:
    bar, look, text = LessonBar(), Look(theme(False)), "Take the end card of a row, and then the next one. " * 3

    def high(steps: list[str], replies: list[str], end: str) -> int:
        bar.set_texts(steps, replies, end, more=True)
        return bar.height_for(720, look)

    alone, beside_one, beside_two = high([text], [], ""), high([], [text], ""), high([], [], text)
    assert alone < beside_one < beside_two
    bar.deleteLater()


def test_a_caption_offers_what_can_be_done_at_the_moment(qapp: QApplication) -> None:
    bar = LessonBar()

    def offered(at: int, *, wrong: bool, done: bool) -> list[bool]:
        bar.say("", at, 3, wrong=wrong, done=done, more=True)
        hidden = [button.isHidden() for button in (bar.take_back_button, bar.next_button, bar.match_button)]
        return [bar.back_button.isEnabled(), bar.skip_button.isEnabled(), *(not one for one in hidden)]

    assert offered(0, wrong=False, done=False) == [False, True, False, False, False]
    assert offered(1, wrong=True, done=False) == [True, True, True, False, False]
    assert offered(2, wrong=False, done=True) == [True, False, False, True, True]
    bar.deleteLater()


def still_inviting(lobby: Lobby) -> Invitation | None:
    return lobby.inviting


def shade_below(lobby: Lobby, place: QRect) -> float:
    """How light the ground is just below a sheet."""
    seen = lobby.grab(QRect(place.x() + 30, place.bottom() + 2, place.width() - 60, 3)).toImage()
    return statistics.mean(seen.pixelColor(x, y).lightness() for x in range(seen.width()) for y in range(seen.height()))


def test_the_invitation_lies_on_the_table_like_the_other_sheets(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)
    lobby = learner.here.window.lobby
    card = lobby.cards["kabuki"].geometry()
    before = shade_below(lobby, card)
    lobby.invite()
    inviting = still_inviting(lobby)
    assert inviting is not None
    place = inviting.geometry()
    assert place.bottom() == card.bottom()
    assert shade_below(lobby, QRect(card.x(), place.y(), card.width(), place.height())) == pytest.approx(before, abs=2)
    learner.here.window.close()


def test_a_new_user_is_invited_once(qapp: QApplication, tmp_path: Path) -> None:
    learner = at_home(tmp_path)

    async def scenario() -> None:
        window, preferences = learner.here.window, learner.here.preferences
        window.lobby.invite()
        inviting = still_inviting(window.lobby)
        assert inviting is not None
        process_events()
        cards = [card.geometry() for card in window.lobby.cards.values()]
        assert inviting.isVisible()
        assert not any(card.intersects(inviting.geometry()) for card in cards)
        QTest.mouseClick(inviting.no, Qt.MouseButton.LeftButton)
        assert still_inviting(window.lobby) is None
        assert preferences.invited
        assert window.lesson.teacher is None
        window.lobby.invite()
        assert still_inviting(window.lobby) is None  # never again
        preferences.invited = False
        window.lobby.invite()
        inviting = still_inviting(window.lobby)
        assert inviting is not None
        QTest.mouseClick(inviting.yes, Qt.MouseButton.LeftButton)
        await learner.asked()
        assert learner.teacher.sitting.lesson.name == window.lobby.game
        assert still_inviting(window.lobby) is None
        preferences.invited = False
        window.lobby.invite()
        assert still_inviting(window.lobby) is not None
        window.learn("kimono")  # that is an answer, too
        assert still_inviting(window.lobby) is None
        assert preferences.invited

    run(scenario, qapp)
    learner.here.window.close()


def test_of_what_is_marked_that_is_told_which_the_keyboard_reaches(qtbot: QtBot) -> None:
    sitting, everywhere = sit_in_scene("kasane", 3, seed=1), QPainterPath()
    scene, rng = sitting.scene, Random(1)
    while sitting.match.to_act() != (0,):
        sitting.go_on(rng)
    sitting.show()
    scene.ask(0)
    everywhere.addRect(scene.sceneRect())
    hots = [hot for hot in scene.arranged.hots.values() if hot.name]
    assert any(hot.order < 0 for hot in hots)
    assert names_in(scene, everywhere) == [hot.name for hot in hots if hot.order >= 0]


def test_a_game_is_learnt_when_all_its_lessons_are_done(qtbot: QtBot) -> None:
    names = lessons_of("rainbow")
    assert len(names) == 2
    button = LearnButton()
    qtbot.addWidget(button)
    for done in range(len(names) + 1):
        button.show_game("rainbow", "Rainbow", {name: {"done": True} for name in names[:done]})
        assert button.done == (done == len(names))
        assert button.accessibleName() == ("Learn Rainbow: done" if button.done else "Learn Rainbow")
        button.fill_menu()
        assert [action.isChecked() for action in button.menu.actions()] == [at < done for at in range(len(names))]


def test_every_action_that_a_lesson_wants_can_be_clicked() -> None:
    """The hand of these tests knows all kinds of actions that are wanted."""
    known = {"take", "meld", "keep", "bid", "prize", "lay", "stop", "pass", "begin", "place", "white", "add-board"}
    wanted = {action_name(type(ask.want)) for name in NAMES for step in lesson(name).steps for ask in step.asks}
    assert wanted == known | {"done", "turn", "leave"}


def _heard(told: list[str], text: str) -> bool:
    return any(text in one for one in told)


def test_what_the_teacher_says_is_told_to_screen_readers(qapp: QApplication, tmp_path: Path) -> None:
    learner, told = at_home(tmp_path), list[str]()
    QAccessible.setActive(True)

    async def scenario() -> None:
        learner.here.window.learn("kasane")
        learner.page.table.announcer.announced.connect(lambda text, urgent: told.append(text))
        sitting = learner.teacher.sitting
        for _ in range(2):
            await learner.asked()
            text, ask = learner.said, sitting.ask
            assert ask is not None
            await learner.here.until(partial(_heard, told, text))
            key = learner.scene.place_of(ask.want)  # what has a ring round it is named, too
            await learner.here.until(partial(_heard, told, f"Marked: {learner.live()[key].hot.name}"))
            await learner.do(ask.want)

    try:
        run(scenario, qapp)
    finally:
        QAccessible.setActive(False)
        learner.here.window.close()


def test_what_was_done_once_stays_done_when_it_is_begun_again() -> None:
    preferences = Preferences()
    assert keep_step(preferences, "kasane", "take", done=False)
    assert (step_of(preferences, "kasane"), is_done(preferences, "kasane")) == ("take", False)
    assert not keep_step(preferences, "kasane", "take", done=False)  # nothing new
    assert keep_step(preferences, "kasane", "end", done=True)
    assert (step_of(preferences, "kasane"), is_done(preferences, "kasane")) == ("", True)
    assert keep_step(preferences, "kasane", "take", done=False)
    assert (step_of(preferences, "kasane"), is_done(preferences, "kasane")) == ("take", True)
