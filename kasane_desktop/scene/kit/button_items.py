"""Buttons in a scene, which show the faces of button_faces.py."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from kasane_desktop.scene.kit.plain import set_tip

from .button_faces import ButtonKind, State, Words, button_face, icon_face
from .items import Actionable, PictureItem
from .look import Look
from .ornament import ornament
from .paint import ellipse, width


class _Button(Actionable):
    """Shows the face of its present state; setEnabled greys it out."""

    def __init__(self, look: Look, w: int, h: int, name: str, parent: QGraphicsItem | None) -> None:
        super().__init__(w, h, parent)
        self.look, self.accessible_name = look, name
        self._face = PictureItem(parent=self)

    def _state(self) -> State:
        if not self.isEnabled() or not self.live:
            return "off"
        return "down" if self.down else "hover" if self._under else "rest"


class ButtonItem(_Button):
    """A button with words. Without a width it is as wide as they need."""

    def __init__(
        self,
        look: Look,
        label: str,
        kind: ButtonKind = "quiet",
        *,
        kanji: str = "",
        key: str = "",
        size: float = 17,
        w: int | None = None,
        h: int | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        self._words, self._kind = Words(label, ornament(kanji), key, size), kind
        h = look.px(size * 2.9) if h is None else h
        super().__init__(look, self._width(look) if w is None else w, h, label, parent)
        self.set_live(True)

    def _width(self, look: Look) -> int:
        words = self._words
        need = width(look.sans(words.size, 700), words.label) + look.px(44)
        need += width(look.serif(words.size + 1, 600), words.kanji) + look.px(9) if words.kanji else 0
        return round(need + (look.px(34) if words.key else 0)) + 1

    def restyle(self) -> None:
        w, h = round(self.size().width()), round(self.size().height())
        self._face.show_picture(button_face(self.look, self._kind, w, h, self._words, self._state(), self.hasFocus()))


class IconButtonItem(_Button):
    """A round button with a drawn icon: a thin ring in the ink of its ground, or filled vermilion (style act)."""

    def __init__(
        self,
        look: Look,
        icon: str,
        name: str,
        d: int | None = None,
        *,
        style: Literal["ring", "act"] = "ring",
        ink: str | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        d = look.px(32) if d is None else d
        self._icon, self._style, self._ink = icon, style, QColor(ink or look.theme.ink).name()
        super().__init__(look, d, d, name, parent)
        set_tip(self, name)
        self.set_live(True)

    def set_icon(self, icon: str, name: str) -> None:
        self._icon, self.accessible_name = icon, name
        set_tip(self, name)
        self.restyle()

    def restyle(self) -> None:
        d = round(self.size().width())
        self._face.show_picture(
            icon_face(self.look, self._icon, d, self._style, self._ink, self._state(), self.hasFocus())
        )

    def shape(self) -> QPainterPath:
        r = self.size().width() / 2
        return ellipse(r, r, r)
