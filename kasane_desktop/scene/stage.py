"""What is seen of a game, as its room `stage` gives it: a shelf for each thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kasane_desktop.catalogue import Shelf

if TYPE_CHECKING:
    from kasane_desktop.scene.faces import Faces
    from kasane_desktop.scene.poster import Poster
    from kasane_desktop.scene.showing import Showing
    from kasane_desktop.scene.table_scene import TableScene
    from kasane_desktop.sound.cues import Sounds

POSTERS: Shelf[Poster] = Shelf("stage.poster:POSTER")
SCENES: Shelf[type[TableScene]] = Shelf("stage.scene:SCENE")
FACES: Shelf[Faces] = Shelf("stage.faces:FACES")
SHOWINGS: Shelf[Showing] = Shelf("stage.showing:SHOWING")
SOUNDS: Shelf[Sounds] = Shelf("stage.sounds:SOUNDS")
