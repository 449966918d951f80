"""Facts are told by rules and read by scenes: one that is not told is a mistake, and never a zero."""

from __future__ import annotations

import pytest

from kasane_desktop.core.table import Facts
from kasane_desktop.scene.desk import number, numbers


def test_a_fact_that_is_not_told_is_no_zero() -> None:
    facts: Facts = {"points": 0, "rounds": ()}
    assert number(facts, "points") == 0
    assert numbers(facts, "rounds") == ()
    with pytest.raises(KeyError, match="pionts"):
        number(facts, "pionts")
    with pytest.raises(KeyError, match="round"):
        numbers(facts, "round")
    assert number(facts, "total", 7) == 7
