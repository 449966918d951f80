"""Reading the preferences never fails, and neither does writing what was read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences, load_preferences, save_preferences
from kasane_desktop.ui.settings.setup import read_setup, usual_setup, write_setup
from kasane_desktop.ui.window.frame import Frame
from tests.ui.windows import Sitting

NAMES = sorted(vars(Preferences()))
TEXTS = st.text(st.characters(exclude_categories=()), max_size=20)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | TEXTS
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner), max_leaves=12)
GOOD = vars(Preferences())


def total(path: Path, data: bytes) -> Preferences:
    """Whatever stands there: preferences, which can be written and read again without a fault."""
    path.write_bytes(data)
    preferences, wrong = load_preferences(path)
    assert set(wrong) <= {"", *NAMES}
    assert vars(preferences).keys() == GOOD.keys()
    assert all(type(value) is type(GOOD[name]) for name, value in vars(preferences).items())
    assert save_preferences(preferences, path)
    assert load_preferences(path) == (preferences, [])
    assert os.listdir(path.parent) == [path.name]
    return preferences


@given(st.binary(max_size=300))
def test_any_bytes_give_preferences(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    total(tmp_path_factory.mktemp("any") / "preferences.json", data)


@given(st.dictionaries(st.sampled_from(NAMES), JSON | st.sampled_from(list(GOOD.values()))))
def test_any_json_gives_preferences_and_sets_up_a_table_or_none(
    tmp_path_factory: pytest.TempPathFactory, written: dict[str, Any]
) -> None:
    preferences = total(tmp_path_factory.mktemp("any") / "preferences.json", json.dumps(written).encode())
    for value in (*preferences.setups.values(), written.get("setups")):
        for box in BOXES.values():
            read_setup(box, value, ("skilled",), Random(1))


@given(st.data())
def test_a_set_up_with_anything_in_it_is_read_or_not(data: st.DataObject) -> None:
    box = data.draw(st.sampled_from(list(BOXES.values())))
    written: Any = write_setup(usual_setup(box, "skilled", Random(1)))
    place = data.draw(st.sampled_from([written, *written["seats"], written["options"]]))
    place[data.draw(st.sampled_from(["seats", "options", "seed", "name", "player", "colour", "crest"]))] = data.draw(
        JSON
    )
    setup = read_setup(box, written, ("skilled",), Random(1))
    if setup is not None:
        json.dumps(write_setup(setup), ensure_ascii=False).encode()


HOSTILE = [
    b'{"speed": ' + b"9" * 400 + b"}",
    b'{"speed": ' + b"9" * 5000 + b"}",
    b'{"speed": 1e999}',
    b'{"speed": NaN}',
    b'{"geometry": "\\ud800"}',
    b'{"rules_geometry": "\\ud800"}',
    b'{"geometry": "no base64 \xc3\xa9"}',
    b'{"geometry": "' + b"A" * 100_000 + b'"}',
    b'{"game": "\\udfff"}',
    b'{"setups": {"kasane": {"seats": [{"name": "\\ud800"}]}}}',
    b'{"setups": {"\\ud800": {}}}',
    b'{"stop_keys": [[], {}, 1, 2, 3, 4]}',
    b'{"setups": {"x": ' + b"[" * 900 + b"]" * 900 + b"}}",
    b'{"setups": {"kasane": {"seed": 1e999}}}',
    b'{"lessons": {"kasane": {"step": -1e400}}}',
    b'{"told": [' + b'"a",' * 200_000 + b'"a"]}',  # written in lines it would be too long to read
    b'{"lessons": {"kasane": []}}',
    b'{"told": [1]}',
    b'{"volume": "loud"}',
    b"[" * 100_000,
    b"\x00" * 2_000_000,
    b"",
]


@pytest.mark.parametrize("data", HOSTILE, ids=range(len(HOSTILE)))
def test_what_once_kept_the_program_from_starting(
    data: bytes, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    path = folder / "preferences.json"
    path.write_bytes(data)
    preferences, wrong = load_preferences(path)
    assert len(wrong) == 1
    frame = Frame(preferences, path)
    qtbot.addWidget(frame)
    frame.keep_preferences()
    assert load_preferences(path)[1] == []
    total(path, data)


def test_preferences_that_no_file_can_hold_do_not_keep_the_program_from_closing(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(tmp_path)
    monkeypatch.setattr(sitting.preferences, "game", "\ud800")  # the lobby may outlive this test, and hear of languages
    sitting.window.close()
    assert not list((tmp_path / "data").glob("*.lock"))
    assert not (tmp_path / "preferences.json").exists()


@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "no folder"])
def test_what_is_no_file_is_told_and_nobody_waits(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "config" / "preferences.json"
    path.parent.mkdir()
    other = tmp_path / "other.json"
    other.write_text('{"speed": 0}')
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to(other)
        case "no folder":
            path.parent.rmdir()
            path.parent.write_text("a file")
    assert load_preferences(path) == (Preferences(), [""])
    assert save_preferences(Preferences(theme="dark"), path) == (kind in ("pipe", "link"))
    assert other.read_text() == '{"speed": 0}'


@pytest.mark.parametrize(
    ("name", "value"),
    [("speed", 7.5), ("language", "tlh"), ("text_size", 4.0), ("volume", 2.0)],
)
def test_what_cannot_be_chosen_is_as_usual(tmp_path: Path, name: str, value: object) -> None:
    (tmp_path / "preferences.json").write_text(json.dumps({name: value}))
    preferences, _ = load_preferences(tmp_path / "preferences.json")
    assert getattr(preferences, name) == getattr(Preferences(), name)


def test_the_language_that_was_chosen_is_meant_whatever_the_system_speaks() -> None:
    assert [language.resolve(name) for name in LANGUAGES] == list(LANGUAGES)
    assert language.resolve("system") in LANGUAGES
