"""The look of ordinary widgets: menus, dialogs, lists and fields in the colours of the table."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QColor, QGuiApplication, QPalette, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from kasane_desktop.scene.kit import fonts
from kasane_desktop.scene.kit.theme import ON_VERMILION, VERMILION, VERMILION_LOW, VERMILION_TOP, Theme, mix, theme
from kasane_desktop.ui.settings.preferences import Preferences

Scheme = Qt.ColorScheme
_PIXELS = re.compile(r"\b([1-9]\d*)px")


def wants_dark(preference: str) -> bool:
    """Whether the surroundings are dark: as the player says, or as the system is."""
    if preference == "system":
        return QGuiApplication.styleHints().colorScheme() == Scheme.Dark
    return preference == "dark"


def wants_contrast(preference: str) -> bool:
    """Whether everything is shown in high contrast: as the player says, or as the system is."""
    if preference == "system":
        hints = QGuiApplication.styleHints()  # held: what it is asked for goes with it
        return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    return preference == "high"


def follow_contrast(do: Callable[[], object]) -> None:
    """Do something whenever the system is switched to high contrast, or back. `do` is a method of a QObject, which Qt
    forgets with it: a function would hold on to what it does for ever."""
    hints = QGuiApplication.styleHints()
    hints.accessibility().contrastPreferenceChanged.connect(do)


def wants_stillness() -> bool:
    """Whether the system asks for no movement. Qt 6.12 tells it; earlier ones tell only how Windows opens menus, which
    goes with its switch for animations."""
    hints = QGuiApplication.styleHints()
    told: Any = hints.accessibility()
    if hasattr(told, "motionPreference"):
        return str(told.motionPreference()).endswith("ReducedMotion")
    moving = (Qt.UIEffect.UI_AnimateMenu, Qt.UIEffect.UI_AnimateCombo, Qt.UIEffect.UI_AnimateTooltip)
    return sys.platform == "win32" and not any(QApplication.isEffectEnabled(effect) for effect in moving)


def follow_motion(do: Callable[[], object]) -> None:
    """The same when the system asks for no movement, or allows it again, if Qt tells that."""
    hints = QGuiApplication.styleHints()
    if (changed := getattr(hints.accessibility(), "motionPreferenceChanged", None)) is not None:
        changed.connect(do)


def pace(preferences: Preferences) -> float:
    """How long movement takes, 1 being the usual and 0 no movement: as the player says, or as the system is."""
    return 0.0 if preferences.follows_motion and wants_stillness() else preferences.speed


def tint(application: QApplication, dark: bool, scale: float = 1.0) -> None:
    """Give everything the colours and letters of the table: all that the lobby needs, which paints itself."""
    application.setFont(fonts.sans(14 * scale))
    application.setPalette(_palette(theme(dark)))


def dress(application: QApplication, dark: bool, scale: float = 1.0) -> None:
    """Give all ordinary widgets the colours, letters and shapes of the table; see text_scale.py for their size."""
    sheet = scaled(_sheet(theme(dark)), scale)
    if application.styleSheet() != sheet:  # if they have them, to give them once more takes a while
        tint(application, dark, scale)
        application.setStyleSheet(sheet)


def scaled(sheet: str, scale: float) -> str:
    """A style sheet with all its measures larger."""
    return _PIXELS.sub(lambda found: f"{round(int(found[1]) * scale)}px", sheet)


def colour_area(area: QAbstractScrollArea, palette: QPalette) -> None:
    """Give something that scrolls its own colours. Under a style sheet its inside does not take them over by itself,
    and is seen in the light of before."""
    area.setPalette(palette)
    area.viewport().setPalette(palette)


def _palette(colours: Theme) -> QPalette:
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.plate[1],
        QPalette.ColorRole.Base: colours.plate[0],
        QPalette.ColorRole.AlternateBase: colours.plate[1],
        QPalette.ColorRole.Button: colours.plate[0],
        QPalette.ColorRole.WindowText: colours.plate_ink,
        QPalette.ColorRole.Text: colours.plate_ink,
        QPalette.ColorRole.ButtonText: colours.plate_ink,
        QPalette.ColorRole.ToolTipBase: colours.plate[0],
        QPalette.ColorRole.ToolTipText: colours.plate_ink,
        QPalette.ColorRole.PlaceholderText: colours.plate_soft,
        QPalette.ColorRole.Highlight: VERMILION_TOP,
        QPalette.ColorRole.HighlightedText: ON_VERMILION,
        QPalette.ColorRole.Link: colours.accent_ink,
    }
    for role, name in roles.items():
        palette.setColor(role, QColor(name))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, mix(colours.plate_soft, colours.plate[1], 0.4))
    return palette


def _sheet(colours: Theme) -> str:
    paper, low, edge, ink, soft = (*colours.plate, colours.plate_edge, colours.plate_ink, colours.plate_soft)
    tint = mix(VERMILION, paper, 0.82).name()
    press = mix(ink, paper, 0.9).name()
    return f"""
    QMenu, QMenuBar {{ background: {paper}; color: {ink}; border: 1px solid {edge}; padding: 6px; }}
    QMenuBar {{ border: 0; padding: 2px 8px; }}
    QMenu::item {{ padding: 6px 28px 6px 14px; border-radius: 6px; }}
    QMenuBar::item {{ padding: 4px 10px; border-radius: 6px; background: transparent; }}
    QMenu::item:selected, QMenuBar::item:selected {{ background: {tint}; color: {ink}; }}
    QMenu::item:disabled {{ color: {mix(soft, paper, 0.4).name()}; }}
    QMenu::separator {{ height: 1px; background: {edge}; margin: 5px 8px; }}
    QToolTip {{ background: {paper}; color: {ink}; border: 1px solid {edge}; padding: 5px 8px; }}
    QDialog, QMessageBox {{ background: {low}; color: {ink}; }}
    QPushButton {{ background: {paper}; color: {ink}; border: 1px solid {edge}; border-radius: 8px;
                   padding: 7px 18px; min-width: 70px; }}
    QPushButton:hover {{ border-color: {colours.accent}; }}
    QPushButton:pressed {{ background: {press}; }}
    QPushButton:focus {{ border: 2px solid {colours.accent}; padding: 6px 17px; }}
    QPushButton:default {{ background: {VERMILION_TOP}; color: {ON_VERMILION}; border-color: {VERMILION_LOW}; }}
    QPushButton:default:focus {{ border: 2px solid {ink}; padding: 6px 17px; }}
    QPushButton:disabled {{ background: {low}; color: {mix(soft, paper, 0.4).name()}; border-color: {edge}; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QComboBox, .QLineEdit, QSpinBox {{ background: {paper}; color: {ink}; border: 1px solid {edge};
                   border-radius: 6px; padding: 5px 10px; selection-background-color: {VERMILION_TOP};
                   selection-color: {ON_VERMILION}; }}
    QComboBox:focus, .QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {colours.accent}; padding: 4px 9px; }}
    .QLineEdit {{ placeholder-text-color: {soft}; }}
    Field {{ background: transparent; border: 0; }}
    QComboBox::drop-down {{ border: 0; width: 22px; }}
    QComboBox QAbstractItemView {{ background: {paper}; color: {ink}; border: 1px solid {edge};
                   selection-background-color: {tint}; selection-color: {ink}; outline: 0; }}
    QCheckBox {{ color: {ink}; spacing: 10px; padding: 3px; }}
    QCheckBox:focus {{ color: {colours.accent_ink}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: 30px; margin: 1px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
                   height: 0; width: 0; }}
    """
