"""A whole match by somebody who sees nothing: `make listen` plays all games in all languages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.listen.player import BlindPlayer


def test_a_match_is_played_by_ear_and_keys(qapp: QApplication, tmp_path: Path) -> None:
    player = BlindPlayer(tmp_path, "kimono", "fr", seed=2)
    try:
        player.sit_down()
        result = player.play()
    finally:
        player.close()
    assert "Aya" in result
    said = [heard for heard in player.told if not heard.focus]
    asked = [heard for heard in said if "À vous" in heard.text]
    assert len(asked) >= 9  # twelve cards are taken; who is quicker than a breath is not told what is done already
    assert all(heard.urgent for heard in asked)
    assert not any(heard.urgent for heard in said if heard.text == result)
    assert all(heard.text for heard in player.told if heard.focus and heard.text not in ("", "Kimono"))
