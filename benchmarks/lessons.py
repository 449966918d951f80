"""How long the lessons are, and how they look.

    python -m benchmarks.lessons                 words of each step in all languages, and the time of a straight run
    python -m benchmarks.lessons build/lessons   pictures of every step at two sizes in three languages
    python -m benchmarks.lessons --replies build/lessons   and of every reply

A straight run is everything that is wanted, done at once, with all movement at the usual speed; reading takes so long
as somebody needs who reads 180 words (400 signs of Japanese) a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import qasync
from PySide6.QtWidgets import QApplication

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action
from kasane_desktop.lessons.length import length, longest
from kasane_desktop.lessons.lesson import LEARNER, Lesson
from kasane_desktop.lessons.library import lesson, lessons_of
from kasane_desktop.lessons.sitting import Sitting
from kasane_desktop.match.speech import say
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.lesson.page import LessonPage
from kasane_desktop.ui.lesson.teacher import Teacher
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences

SIZES = ((1024, 640), (1440, 900))
READ_A_MINUTE = {"ja": 400}


def all_lessons(wanted: str) -> Iterator[Lesson]:
    for game in CATALOGUE:
        for name in lessons_of(game):
            if wanted in ("", name):
                yield lesson(name)


def print_lengths(taught: Lesson) -> None:
    for tongue in LANGUAGES:
        language.install(tongue)
        counts = [length(say(step.key, translate=language.translate), tongue) for step in taught.steps]
        minutes = sum(counts) / READ_A_MINUTE.get(tongue, 180)
        over = " TOO LONG" if max(counts) > longest(tongue) else ""
        print(f"  {tongue}  {' '.join(f'{n:3}' for n in counts)}   read in {60 * minutes:3.0f} s{over}")


async def straight_run(page: LessonPage, taught: Lesson) -> tuple[float, int]:
    """Seconds, and how many things were done."""
    begun, done = time.monotonic(), 0
    page.open(taught, taught.steps[0].id)
    teacher = page.teacher
    assert teacher is not None
    while not teacher.sitting.done:
        await asyncio.sleep(0.01)
        if teacher.asked is not None and teacher.sitting.ask is not None:
            teacher.choose(teacher.sitting.ask.want)
            done += 1
            await asyncio.sleep(0)
    seconds = time.monotonic() - begun
    page.close_lesson()
    return seconds, done


def measure(application: QApplication, wanted: str) -> None:
    page = LessonPage(Preferences(), Thinker())
    page.resize(1440, 900)
    page.show()
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        for taught in all_lessons(wanted):
            print(f"{taught.name}: {len(taught.steps)} steps")
            print_lengths(taught)
            seconds, done = loop.run_until_complete(straight_run(page, taught))
            print(f"  {done} moves, straight run {seconds:.0f} s", flush=True)


def draw(folder: Path, wanted: str, *, replies: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for at, size in enumerate(SIZES):
        for number, tongue in enumerate(LANGUAGES):
            language.install(tongue)
            page = LessonPage(Preferences(speed=0.0), Thinker())
            page.set_dark((at + number) % 2 == 1)  # each language in both lights
            page.resize(*size)
            page.show()
            for taught in all_lessons(wanted):
                for step in range(len(taught.steps)):
                    draw_step(page, taught, step, folder / f"{taught.name}-{size[0]}-{tongue}", replies=replies)
                print(taught.name, size, tongue, flush=True)
            page.close_lesson()
            page.close()


def draw_step(page: LessonPage, taught: Lesson, number: int, stem: Path, *, replies: bool) -> None:
    teacher = page.lay(taught, taught.steps[number].id)
    sitting, at = teacher.sitting, 0
    while True:
        name = f"{stem}-{number + 1}{'abcdef'[at]}"
        shoot(page, teacher, f"{name}.png")
        ask = sitting.ask
        if ask is None:
            return
        if replies:
            answered: set[str] = set()
            for action in sitting.match.actions(LEARNER):
                reply = ask.reply(action)
                if action != ask.want and reply is not None and reply.key not in answered:
                    answered.add(reply.key)
                    do(teacher, action)
                    shoot(page, teacher, f"{name}-{reply.key.rpartition('.')[2]}.png")
                    teacher.go(Sitting.take_back)
        do(teacher, ask.want)
        at += 1
        if sitting.number != number:
            return


def do(teacher: Teacher, action: Action) -> None:
    teacher._stage.ask(None)
    teacher._stage.offer(None)
    teacher.sitting.do(action)
    while teacher.sitting.play_on():
        pass
    teacher.show()


def shoot(page: LessonPage, teacher: Teacher, path: str) -> None:
    if teacher.sitting.ask is not None:
        teacher.offer_table()
    if page.table.scene is not None:
        page.table.scene.finish()
    teacher.moved_on.emit()
    QApplication.processEvents()
    page.grab().save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="where pictures go")
    parser.add_argument("--lesson", default="", help="only this one")
    parser.add_argument("--replies", action="store_true", help="pictures of all replies, too")
    parsed = parser.parse_args()
    application = QApplication(sys.argv[:1])
    style.dress(application, dark=False)
    if parsed.folder is None:
        measure(application, parsed.lesson)
    else:
        draw(parsed.folder, parsed.lesson, replies=parsed.replies)


if __name__ == "__main__":
    main()
