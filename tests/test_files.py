"""The one way in which files are opened: whatever lies there, nobody waits, nothing is written elsewhere."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from kasane_desktop.core import files
from kasane_desktop.core.files import NotAFile, open_file, own_folder, read_file, replace_file, save_file, stands


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))


def _link(path: Path) -> None:
    path.with_name("elsewhere").write_bytes(b"elsewhere")
    path.symlink_to(path.with_name("elsewhere"))


def _dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


ODD = [_pipe, _folder, _socket, _link, _dangling, _device]


@pytest.fixture(params=[True, False], ids=["posix", "without the flags of POSIX"])
def _flags(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system knows no such flags, the look before the opening must do."""
    if not request.param:
        monkeypatch.setattr(files, "_NO_LINK", 0)
        monkeypatch.setattr(files, "_AT_ONCE", 0)


@pytest.mark.usefixtures("_flags")
@pytest.mark.parametrize("make", ODD)
def test_of_our_own_only_regular_files_are_opened(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "odd")
    with pytest.raises(NotAFile):
        read_file(tmp_path / "odd", 99)
    with pytest.raises(NotAFile):
        open_file(tmp_path / "odd", os.O_WRONLY | os.O_APPEND)


@pytest.mark.usefixtures("_flags")
@pytest.mark.parametrize("make", [_pipe, _folder, _socket, _device])
def test_nor_of_those_that_a_player_has_chosen(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "odd")
    with pytest.raises(NotAFile):
        read_file(tmp_path / "odd", 99, chosen=True)
    with pytest.raises(OSError, match=r"regular|directory"):
        save_file(tmp_path / "odd", b"x")


def test_a_player_may_choose_a_link(tmp_path: Path) -> None:
    _link(tmp_path / "link")
    assert read_file(tmp_path / "link", 99, chosen=True) == b"elsewhere"
    save_file(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "elsewhere").read_bytes() == b"new"


def test_what_becomes_a_link_between_the_look_and_the_opening_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"ours")
    (tmp_path / "other").write_bytes(b"theirs")
    opened = os.open

    def swap(path: Path, flags: int, mode: int = 0o777) -> int:
        (tmp_path / "file").unlink()
        (tmp_path / "file").symlink_to(tmp_path / "other")
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", swap)
    with pytest.raises(NotAFile):
        read_file(tmp_path / "file", 99)


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "y/" * 3000])
def test_impossible_names_are_an_error_like_others(name: str, tmp_path: Path) -> None:
    for chosen in (True, False):
        with pytest.raises(OSError, match=r".+") as error:
            read_file(tmp_path / name, 99, chosen=chosen)
        assert error.value.strerror


@pytest.mark.parametrize("make", [_pipe, _socket, _link, _dangling])
def test_writing_takes_the_place_of_what_is_there_and_goes_nowhere_else(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    make(tmp_path / "odd")
    replace_file(tmp_path / "odd", b"ours")
    assert stat.S_ISREG((tmp_path / "odd").lstat().st_mode)
    assert read_file(tmp_path / "odd", 99) == b"ours"
    assert not (tmp_path / "nowhere").exists()
    if (tmp_path / "elsewhere").exists():
        assert (tmp_path / "elsewhere").read_bytes() == b"elsewhere"


def test_what_is_ours_is_read_by_us_alone(tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    for name in ("a", "b"):
        (folder / name).write_bytes(b"old")
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    _link(folder / "link")
    (folder / "elsewhere").chmod(0o644)
    own_folder(folder)
    replace_file(folder / "new", b"new")
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())} == {
        "ours": 0o700,
        **dict.fromkeys(["a", "b", "new", "elsewhere", "link"], 0o600),
    }
    (folder / "a").chmod(0o640)
    read_file(folder / "a", 9)
    assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600


def test_a_file_that_fails_leaves_the_old_one_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace_file(tmp_path / "file", b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for write in (replace_file, save_file):
        with pytest.raises(OSError, match="No space"):
            write(tmp_path / "file", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("file", b"old")]


def test_what_the_dead_left_behind_is_swept_away(tmp_path: Path) -> None:
    old, fresh = tmp_path / "file.1-1.new", tmp_path / "file.2-2.new"
    for path in (old, fresh):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    replace_file(tmp_path / "file", b"whole")
    assert not old.exists()
    assert fresh.exists()  # another copy of the program may be writing it


@pytest.mark.parametrize("change", ["removed", "replaced", "cut", "longer", "folder", "link"])
def test_what_no_longer_stands_is_seen(change: str, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    path = folder / "file"
    replace_file(path, b"four")
    handle = open_file(path, os.O_WRONLY | os.O_APPEND)
    assert stands(handle, path, 4)
    match change:
        case "removed":
            path.unlink()
        case "replaced":
            path.rename(folder / "away")
            path.write_bytes(b"four")
        case "cut":
            os.truncate(path, 2)
        case "longer":
            path.write_bytes(b"longer")
        case "folder":
            folder.rename(tmp_path / "away")
            folder.mkdir()
        case "link":
            path.rename(folder / "away")
            path.symlink_to(folder / "away")
    assert not stands(handle, path, 4)
    os.close(handle)
