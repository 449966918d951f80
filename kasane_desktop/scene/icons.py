"""The icons at the edge of a table: to take back, to read the log, to open the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kasane_desktop.scene.arrangement import Arrangement
from kasane_desktop.scene.kit import IconButtonItem, Z

if TYPE_CHECKING:
    from kasane_desktop.scene.moving import Laid
    from kasane_desktop.scene.table_scene import TableScene


class Icons(QObject):
    """Where an arrangement has one it is laid; whether it can be used is known before that."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._off: set[str] = set()

    def lay(self, new: Arrangement, laid: Laid) -> None:
        scene = self._scene
        for name, rect in new.icons.items():
            if name not in laid.icons:
                icon = IconButtonItem(scene.look, name, self._name_of(name), round(rect.width()))
                icon.setZValue(Z.PANEL + 8 + 0.1 * len(laid.icons))
                icon.clicked.connect(getattr(scene, f"{name}_requested"))
                icon.set_live(name not in self._off)
                laid.icons[name] = icon
                scene.addItem(icon)
            laid.icons[name].setPos(rect.topLeft())

    def use(self, name: str, usable: bool, laid: Laid) -> None:
        """Whether one of them can be used."""
        self._off = self._off - {name} if usable else self._off | {name}
        if name in laid.icons:  # else when it is laid
            laid.icons[name].set_live(usable)

    def _name_of(self, name: str) -> str:
        return {"undo": self.tr("Undo"), "log": self.tr("Log"), "menu": self.tr("Menu")}[name]
