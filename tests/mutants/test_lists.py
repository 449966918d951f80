"""Every fault of the lists can be planted: its line stands in its file, once, and there are tests of the names beside
it. A line that went elsewhere or reads otherwise now would be told only when all the faults are tried."""

from __future__ import annotations

import re

import pytest

from tests.mutants.faults import Fault
from tests.mutants.run import FAULTS, ROOT


def test_no_fault_is_planted_twice() -> None:
    assert len({(fault.file, fault.old, fault.new) for fault in FAULTS}) == len(FAULTS) > 500


@pytest.mark.parametrize("file", sorted({fault.file for fault in FAULTS}))
def test_every_fault_has_its_line(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    stale = [str(fault) for fault in FAULTS if fault.file == file and source.count(fault.old) != 1]
    assert stale == []


def test_every_fault_has_its_tests() -> None:
    assert [str(fault) for fault in FAULTS if not fault.runs or not all(map(_may_run, fault.runs))] == []


def _may_run(run: tuple[str, ...]) -> bool:
    """Whether there is a test of each name; what is in brackets after one, or a word after `-k` that may be a setting
    of a test, is found out when it runs."""
    files = [ROOT / test.partition("::")[0] for test in run if test.startswith("tests/")]
    if not files or not all(file.is_file() for file in files):
        return False
    known = set(re.findall(r"def (test_\w+)", "\n".join(file.read_text(encoding="utf-8") for file in files)))
    named = {test.partition("::")[2].partition("[")[0] for test in run if "::" in test}
    words = re.findall(r"\w+_\w+", run[run.index("-k") + 1]) if "-k" in run else []
    return named <= known and all(any(word in name for name in known) for word in words)


def test_a_fault_that_is_stale_or_without_a_test_is_noticed() -> None:
    ours = "tests/mutants/test_lists.py"
    assert _may_run((ours, "-k", "is_noticed"))
    assert not _may_run((ours, "-k", "no_" + "such_test"))
    assert not _may_run((ours + "::test_" + "nothing",))
    assert not _may_run(("tests/test_gone.py",))
    assert str(Fault("a.py", "one  line", "", ())) == "a.py: one line → (nothing)"
