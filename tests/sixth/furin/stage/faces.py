"""The pictures of Fūrin's cards lie under the names of their faces."""

from kasane_desktop.scene.faces import Faces

FACES = Faces()
