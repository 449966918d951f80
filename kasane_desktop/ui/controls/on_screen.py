"""The one way to open a dialog, a message, a menu or a second window: wholly on the screen, frame included.

A window that is shown, or that grows later, is brought back onto its screen; whoever has more to say than the screen
has room for asks for the `room` and scrolls.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox, QWidget

from kasane_desktop.ui.controls.text_scale import text_scale

FRAME = QMargins(6, 40, 6, 8)
"""What the desktop puts round a window is not known before it is shown; few put more."""


EDGE = 10
"""Round the words of a message, besides what Qt leaves there."""
FILES = QSize(640, 420)
"""How large Qt's own file dialog is."""
FRAMED, CENTRED = "framed", "centred"  # properties of a window


def show_window(window: QWidget) -> None:
    """A window beside the one where one plays, in front of it."""
    _keep_on_screen(window)
    window.show()
    window.activateWindow()


def run_dialog(dialog: QDialog) -> int:
    """Return when it has been answered."""
    _keep_on_screen(dialog)
    return dialog.exec()


def open_dialog(dialog: QDialog) -> None:
    """Return at once; it is gone when it has been closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _keep_on_screen(dialog)
    dialog.open()


def tell(parent: QWidget, text: str) -> None:
    """Something that must be read."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Kasane Desktop", text, QMessageBox.StandardButton.Ok, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    edge = round(EDGE * text_scale(box))
    box.setContentsMargins(edge, edge, edge, edge)
    open_dialog(box)


def ask_for_file(parent: QWidget, title: str, kinds: str, proposal: Path, *, to_write: bool) -> Path | None:
    """A file to be read, or to be written; `proposal` is a folder, or a file in one."""
    # Qt would write the folders that were visited into a file of its own, for all programs.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
    folder, name = (proposal.parent, proposal.name) if to_write else (proposal, "")
    dialog = QFileDialog(parent, title, str(folder), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave if to_write else QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile if to_write else QFileDialog.FileMode.ExistingFile)
    dialog.resize(FILES * text_scale(dialog))
    if name:
        dialog.selectFile(name)
    label = QFileDialog.DialogLabel  # Qt's own dialog, where the desktop has none, does not know these in our languages
    dialog.setLabelText(label.LookIn, QCoreApplication.translate("FileDialog", "Folder:"))
    dialog.setLabelText(label.FileType, QCoreApplication.translate("FileDialog", "Kind of file:"))
    chosen = dialog.selectedFiles() if run_dialog(dialog) else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def pop_up(menu: QMenu, at: QPoint, *, to_the_left: bool = False) -> None:
    """A menu that hangs from a point of the screen. How wide it is, Qt knows for sure only when it is shown. Who hears
    it read is at its first entry: a menu that has only opened is silent."""
    if (hook := menu.findChild(_Hook, options=Qt.FindChildOption.FindDirectChildrenOnly)) is None:
        menu.installEventFilter(hook := _Hook(menu))
    hook.at, hook.to_the_left = at, to_the_left
    menu.popup(at)
    if QAccessible.isActive():
        menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))


def room(window: QWidget) -> QSize:
    """How large a window may be so that all of it is seen."""
    return _screen(window).marginsRemoved(_frame(window)).size()


def _screen(window: QWidget) -> QRect:
    above = window.parentWidget()
    return (window if above is None else above.window()).screen().availableGeometry()


def _frame(window: QWidget) -> QMargins:
    """What is round a window, or may be as soon as it is shown."""
    inside, outside = window.geometry(), window.frameGeometry()
    if inside == outside:
        return FRAME
    return QMargins(
        inside.left() - outside.left(),
        inside.top() - outside.top(),
        outside.right() - inside.right(),
        outside.bottom() - inside.bottom(),
    )


def is_kept(window: QWidget) -> bool:
    """Whether a window came through this door."""
    return window.findChild(_Warden, options=Qt.FindChildOption.FindDirectChildrenOnly) is not None


def _keep_on_screen(window: QWidget) -> None:
    if not is_kept(window):
        window.installEventFilter(_Warden(window))


class _Warden(QObject):
    """Brings a window back. Where the hand moves it, it stays; until then it keeps to the middle, if it began there."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(watched, QWidget):
            kind = event.type()
            if kind == QEvent.Type.Show:
                watched.setProperty(FRAMED, False)
                _bring_in(watched, centred=not watched.testAttribute(Qt.WidgetAttribute.WA_Moved))
            elif kind == QEvent.Type.WindowActivate and not watched.property(FRAMED):
                watched.setProperty(FRAMED, True)  # only now the desktop has put its frame round it
                _bring_in(watched, centred=watched.property(CENTRED) is not None)
            elif kind == QEvent.Type.Resize and watched.isVisible():
                _bring_in(watched, centred=watched.property(CENTRED) == watched.pos())
        return False


class _Hook(QObject):
    """Keeps a menu at the point where it hangs, and on the screen."""

    at, to_the_left = QPoint(), False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize) and isinstance(watched, QWidget):
            within = watched.screen().availableGeometry()
            x = self.at.x() - (watched.width() if self.to_the_left else 0)
            watched.move(
                max(within.left(), min(x, within.right() + 1 - watched.width())),
                max(within.top(), min(self.at.y(), within.bottom() + 1 - watched.height())),
            )
        return False


def _bring_in(window: QWidget, *, centred: bool) -> None:
    within, frame = _screen(window), _frame(window)
    size = window.size().boundedTo(room(window))
    if size != window.size():
        window.resize(size)
    whole = QRect(window.pos(), size.grownBy(frame))
    if centred:
        above = window.parentWidget()
        whole.moveCenter(within.center() if above is None else above.window().frameGeometry().center())
    window.move(
        max(within.left(), min(whole.x(), within.right() + 1 - whole.width())),
        max(within.top(), min(whole.y(), within.bottom() + 1 - whole.height())),
    )
    window.setProperty(CENTRED, window.pos() if centred else None)
