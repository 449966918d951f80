"""The judge of the soak: finds a leak in noise, and none where there is none."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tests.soak.process_tree import Use
from tests.soak.soak import EVERY, MOST_GROWTH, Look, judge

MIB = 2**20


def looks(matches: int, seed: int, leak: float, threads: int = 0, files: int = 0) -> list[Look]:
    """A program that fills its caches, then goes up and down by some megabytes, and leaks so many bytes a match."""
    rng, seen = Random(seed), list[Look]()
    for number in range(EVERY, matches + 1, EVERY):
        cached = min(1.0, number / 15) * 60 * MIB
        noise = rng.gauss(0, 2 * MIB) + rng.choice([0, 0, 0, 0, 12 * MIB])
        size = int(150 * MIB + cached + noise + leak * number)
        seen.append(Look(number, Use(size, size, 20 + threads * number, 40 + files * number + rng.choice([0, 0, 1]))))
    return seen


def test_without_a_leak_nothing_is_found() -> None:
    assert len([seed for seed in range(200) if judge(looks(60, seed, 0))]) <= 4


def test_a_leak_is_found() -> None:
    found = [judge(looks(200, seed, 10 * MOST_GROWTH["pss"])) for seed in range(50)]
    assert found.count(["pss grow"]) >= 48


def test_threads_and_files_that_are_left_behind_are_found() -> None:
    assert judge(looks(60, 1, 0, threads=1)) == ["threads grow"]
    assert judge(looks(60, 1, 0, files=1)) == ["files grow"]


def test_a_few_matches_say_nothing() -> None:
    assert judge(looks(15, 1, 0)) == ["too few matches to say anything"]


BETWEEN = """
import os, subprocess, sys
from tests.soak.process_tree import descendants

read, write = os.pipe()
if not (child := os.fork()):  # as between vfork and exec, for as long as one likes to look
    os.read(read, 1)
    os._exit(0)
other = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
print(list(descendants(os.getpid())) == [other.pid])
os.write(write, b"x")
other.communicate()
"""


def test_a_process_that_is_being_started_is_not_its_parent_once_more() -> None:
    done = subprocess.run([sys.executable, "-c", BETWEEN], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


PLANTED = """
import os, subprocess, sys, tempfile, threading
from tests.soak.process_tree import tree
from tests.soak.soak import EVERY, Look, judge

kept, end, seen = [], threading.Event(), []

def leak(kind):
    if kind == "memory":
        kept.append(os.urandom(2**20))
    elif kind == "threads":
        kept.append(threading.Thread(target=end.wait))
        kept[-1].start()
    elif kind == "files":
        kept.append(tempfile.TemporaryFile())
    elif kind == "processes":
        kept.append(subprocess.Popen(["sleep", "600"]))

for number in range(1, 61):
    leak(sys.argv[1])
    if number % EVERY == 0:
        seen.append(Look(number, tree(os.getpid())))
faults = judge(seen)
end.set()
for one in kept:
    if isinstance(one, subprocess.Popen):
        one.kill()
        one.wait()
print("found:", "; ".join(faults))
"""
FOUND = {
    "nothing": "",
    "memory": "pss grow",
    "threads": "threads grow",
    "files": "files grow",
    "processes": "pss grow; threads grow; files grow",
}


@pytest.mark.parametrize("kind", FOUND)
def test_what_is_really_left_behind_is_found(kind: str) -> None:
    """In a program of its own that leaves one of them behind with each of sixty matches."""
    done = subprocess.run([sys.executable, "-c", PLANTED, kind], capture_output=True, text=True, check=True)
    found = done.stdout.rpartition("found: ")[2].strip()
    assert found == FOUND[kind]
