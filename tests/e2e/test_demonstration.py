"""A demonstration shows a match in the real window and leaves nothing behind but its pictures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path


def test_a_demonstration_writes_nothing_into_the_users_own_folders(tmp_path: Path) -> None:
    home = tmp_path / "home"
    config = home / "config" / "kasane-desktop"
    config.mkdir(parents=True)
    seats = [
        {"name": "", "player": "human", "colour": "ai", "crest": "私"},
        {"name": "", "player": "child", "colour": "matsu", "crest": "葵"},
    ]
    setups = {"rainbow": {"seats": seats, "options": {}, "seed": 1}}
    chosen = json.dumps({"speed": 0.0, "language": "en", "think_seconds": 0.5, "setups": setups})
    (config / "preferences.json").write_text(chosen, encoding="utf-8")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "TMPDIR": str(tmp_path),
    }
    pictures = tmp_path / "pictures"
    command = [sys.executable, "-m", "kasane_desktop", "demonstrate", "--game", "rainbow", str(pictures)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Rainbow\n  1. ")
    assert {"lobby.png", "result.png"} <= {path.name for path in pictures.iterdir()}
    assert [path for path in home.rglob("*") if path.is_file()] == [config / "preferences.json"]
    assert (config / "preferences.json").read_text(encoding="utf-8") == chosen
    assert set(tmp_path.iterdir()) == {home, pictures}
