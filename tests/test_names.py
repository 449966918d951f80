"""Names: whatever is typed can be shown in a line, written down and read again."""

from __future__ import annotations

from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kasane_desktop.core.names import LONGEST_NAME, LONGEST_TEXT, initial, tidy
from kasane_desktop.core.text import shown

TEXTS = st.text(st.characters(exclude_categories=()), max_size=120)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("山田　花子", "山田　花子"),
        ("Jean\u00a0Luc", "Jean\u00a0Luc"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("Tab\there", "Tab here"),
        ("  Aya \n", "Aya"),
        ("two\nlines\u2028more", "two lines more"),
        ("\x1b[31mred", "[31mred"),
        ("\u202egnp.exe", "gnp.exe"),
        ("half \ud83d", "half"),
        ("\u200b\u200d", ""),
        ("", ""),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("x" * 22 + "👩\u200d👩", "x" * 22 + "👩"),
    ],
)
def test_names_as_they_are_typed_and_as_they_are_kept(typed: str, name: str) -> None:
    assert tidy(typed, LONGEST_NAME) == name


@given(TEXTS)
@example("x" * 23 + " y")
@example(" \u200d ")
@example("x" * 23 + "\u3000y")
@example("x\u3000\u200d")
def test_every_name_is_in_its_final_form(typed: str) -> None:
    for longest in (LONGEST_NAME, LONGEST_TEXT):
        name = tidy(typed, longest)
        assert tidy(name, longest) == name
        assert len(name) <= longest
        assert name == name.strip()
        assert not {"Cc", "Cs", "Zl", "Zp"} & set(map(category, name))
        name.encode()


@pytest.mark.parametrize(
    ("name", "sign"), [("aya", "A"), ("\u00ad0", "0"), ("\u200bé", "É"), ("山田", "山"), ("", ""), ("\u00ad", "")]
)
def test_the_sign_of_a_name_can_be_seen(name: str, sign: str) -> None:
    assert initial(name) == sign


def test_a_wrong_value_is_told_in_few_signs() -> None:
    assert shown(10**5000) == shown(-(10**5000)) == "…"  # Python itself refuses to write it
    assert (shown(-12), shown(None), shown([1] * 99), len(shown("a" * 99))) == ("-12", "None", "list", 40)
