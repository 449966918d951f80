"""Files and folders that are taken away, replaced, or were never ours: nothing that was played is lost in silence."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from kasane_desktop.match.journal import Journal, load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.shelf import shelved
from kasane_desktop.ui.keeping.keeper import Keeper
from tests.matches import Setting, plain_settings, random_match

RAINBOW = next(setting for setting in plain_settings() if setting.game.id == "rainbow" and setting.seats == 3)
KIMONO = next(setting for setting in plain_settings() if setting.game.id == "kimono")


class Game:
    """A match that goes on step by step, and what was told meanwhile."""

    def __init__(self, keeper: Keeper, setting: Setting = RAINBOW) -> None:
        self.keeper, self.whole, self.match = keeper, random_match(setting, 1), setting.match(1)
        self.troubles: list[int] = []
        keeper.failed.connect(lambda: self.troubles.append(1))
        keeper.begin(self.match).result()

    def play(self, steps: int = 1) -> None:
        for step in self.whole.steps[self.match.cursor :][:steps]:
            self.match.play(step.seat, step.action)
            self.keeper.keep().result()
            QApplication.processEvents()

    def see_that_it_is_kept(self, path: Path) -> None:
        assert load_journal(path).steps == self.match.steps


def _write(path: Path, match: Match) -> None:
    journal = Journal(path, match)
    journal.follow()
    journal.close()


def _removed(data: Path) -> None:
    (data / "match-1.journal").unlink()


def _folder_removed(data: Path) -> None:
    shutil.rmtree(data)


def _folder_replaced(data: Path) -> None:
    data.rename(data.with_name("away"))
    shutil.copytree(data.with_name("away"), data)


def _file_replaced(data: Path) -> None:
    shutil.copy(data / "match-1.journal", data / "copy")
    (data / "copy").replace(data / "match-1.journal")


def _cut(data: Path) -> None:
    os.truncate(data / "match-1.journal", 20)


def _emptied(data: Path) -> None:
    (data / "match-1.journal").write_bytes(b"")


def _link(data: Path) -> None:
    (data / "match-1.journal").rename(data.with_name("moved"))
    (data / "match-1.journal").symlink_to(data.with_name("moved"))


def _pipe(data: Path) -> None:
    (data / "match-1.journal").unlink()
    os.mkfifo(data / "match-1.journal")


HARM = [_removed, _folder_removed, _folder_replaced, _file_replaced, _cut, _emptied, _link, _pipe]


@pytest.mark.parametrize("harm", HARM)
def test_what_is_done_to_the_file_while_it_is_open_is_noticed_and_mended(
    harm: Callable[[Path], None], keepers: Callable[[], Keeper], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    game = Game(keepers())
    for _ in range(3):
        game.play(3)
        harm(data)
        game.play()
        game.see_that_it_is_kept(data / "match-1.journal")
        assert not (data / "match-1.journal").is_symlink()
        for old in (data.with_name("away"), data.with_name("moved")):
            shutil.rmtree(old) if old.is_dir() else old.unlink(missing_ok=True)
    assert game.troubles == []
    assert (data / "match-1.lock").exists()
    assert [one.match.seed for one in keepers().waiting()] == []  # the place is taken: another copy leaves it alone


def test_a_write_that_went_through_a_link_would_land_elsewhere(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(3)
    _link(data)
    before = (tmp_path / "moved").read_bytes()
    game.play(2)
    assert (tmp_path / "moved").read_bytes() == before


def test_what_cannot_be_mended_is_told_and_later_made_good(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(3)
    shutil.rmtree(data)
    data.write_text("a file where the folder was")
    game.play(2)
    assert game.troubles == [1]
    data.unlink()
    game.play(2)
    game.see_that_it_is_kept(data / "match-1.journal")


def test_another_match_that_came_into_the_place_goes_on_the_shelf(
    keepers: Callable[[], Keeper], tmp_path: Path
) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(4)
    (data / "match-1.journal").unlink()
    _write(data / "match-1.journal", random_match(KIMONO, 8, stop_at=6))
    game.play()
    game.see_that_it_is_kept(data / "match-1.journal")
    (other,) = shelved(data)
    assert load_journal(other).seed == 8


def test_an_older_copy_of_the_same_match_is_no_other_one(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(4)
    copy = (data / "match-1.journal").read_bytes()
    game.play(2)
    (data / "match-1.journal").unlink()
    (data / "match-1.journal").write_bytes(copy)
    game.play()
    game.see_that_it_is_kept(data / "match-1.journal")
    assert shelved(data) == []


def test_a_copy_that_went_further_elsewhere_is_kept_beside_ours(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(4)
    (data / "match-1.journal").unlink()
    _write(data / "match-1.journal", random_match(RAINBOW, 1, stop_at=9))
    game.play()
    game.see_that_it_is_kept(data / "match-1.journal")
    (other,) = shelved(data)
    assert load_journal(other).cursor == 9


def test_in_another_folder_the_place_may_be_taken(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    game, data = Game(keepers()), tmp_path / "data"
    game.play(4)
    data.rename(tmp_path / "away")
    other = keepers()  # it makes the folder anew, and has the first place there
    game.play()
    assert sorted(path.name for path in data.glob("*.lock")) == ["match-1.lock"]
    other.begin(random_match(KIMONO, 8, stop_at=6)).result()
    found = {load_journal(path).seed for path in data.glob("*.journal")}
    assert found == {1, 8}


# -- what was there before we came -------------------------------------------------------------------


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))


def _link_to(path: Path) -> None:
    path.with_name("target").write_bytes(b"not ours")
    path.symlink_to(path.with_name("target"))


@pytest.mark.parametrize("make", [_fifo, _folder, _socket, _link_to])
@pytest.mark.parametrize("name", ["match-1.journal", "match-1.lock", "match-1.journal.new", "shelf-1-match-1.journal"])
def test_nobody_waits_for_what_is_no_file_and_the_match_is_kept(
    name: str, make: Callable[[Path], None], keepers: Callable[[], Keeper], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    make(data / name)
    keeper = keepers()
    assert keeper.waiting() == []
    game = Game(keeper)
    game.play(5)
    assert game.troubles == []
    (again,) = keeper.waiting()
    assert again.match.steps == game.match.steps
    if (data / "target").exists():
        assert (data / "target").read_bytes() == b"not ours"


def test_what_is_kept_is_private(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    _write(data / "shelf-1-match-1.journal", random_match(KIMONO, 8, stop_at=6))
    (data / "shelf-1-match-1.journal").chmod(0o644)
    keeper = keepers()
    game = Game(keeper)
    game.play(10**6)
    keeper.finish(game.match, QImage()).result()
    modes = {path.name: path.stat().st_mode & 0o077 for path in (data, *data.iterdir()) if path.suffix != ".lock"}
    assert set(modes.values()) == {0}
    assert "history.sqlite" in modes
