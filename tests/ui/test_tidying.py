"""Garbage is collected in the thread of the window, whoever left it."""

from __future__ import annotations

import subprocess
import sys

LITTERING = """
import threading
from PySide6.QtCore import QCoreApplication, QTimer
from kasane_desktop.ui.window.tidying import tidy_at_rest

class Litter:
    gone = []
    def __init__(self):
        self.itself = self
    def __del__(self):
        self.gone.append(threading.current_thread().name)

def litter():
    for _ in range(5000):
        Litter()

application = QCoreApplication([])
tidy_at_rest()
thread = threading.Thread(target=litter)
thread.start()
thread.join()
print(len(Litter.gone))
QTimer.singleShot(100, application.quit)  # so that the loop has to wait for something
application.exec()
print(len(Litter.gone), *set(Litter.gone))
"""


def test_what_another_thread_has_left_goes_when_the_window_is_about_to_rest() -> None:
    done = subprocess.run([sys.executable, "-c", LITTERING], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n5000 MainThread\n"


AFTER_A_MATCH = """
import gc
from PySide6.QtCore import QCoreApplication, QTimer
from kasane_desktop.ui.window.tidying import tidy_at_rest, tidy_thoroughly

class Match:
    gone = 0
    def __init__(self):
        self.itself = self
    def __del__(self):
        Match.gone += 1

def rest():
    QTimer.singleShot(100, application.quit)
    application.exec()

application = QCoreApplication([])
tidy_at_rest()
match = Match()
gc.collect()  # it lasts: from now on it is looked at seldom
del match
rest()
print(Match.gone)
tidy_thoroughly()
rest()
print(Match.gone)
"""


def test_a_match_goes_at_the_first_rest_after_it_was_left() -> None:
    done = subprocess.run([sys.executable, "-c", AFTER_A_MATCH], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n1\n"


STILL_AT_WORK = """
import linecache
from PySide6.QtCore import QCoreApplication, QTimer
from kasane_desktop.ui.window.tidying import tidy_at_rest, tidy_thoroughly

class Match:
    gone = 0
    def __init__(self):
        self.itself = self
    def __del__(self):
        Match.gone += 1

application = QCoreApplication([])
tidy_at_rest()
workers = [Match()]
linecache.getlines(linecache.__file__)  # as PySide reads every module
tidy_thoroughly()
QTimer.singleShot(5, workers.clear)  # whoever works on it ends a moment later
QTimer.singleShot(300, application.quit)
application.exec()
print(Match.gone, len(linecache.cache))
"""


def test_it_goes_as_well_if_somebody_worked_on_it_when_it_was_left() -> None:
    done = subprocess.run([sys.executable, "-c", STILL_AT_WORK], capture_output=True, text=True, check=True)
    assert done.stdout == "1 0\n"
